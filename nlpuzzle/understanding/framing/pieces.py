"""A sentence in pieces: noun phrases, and the words of grammar between them with their tags. No tagger: word tables only."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from nlpuzzle.english.adjectives import comparative, superlative
from nlpuzzle.english.kinds import families
from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.numbers import ORDINALS, number_value
from nlpuzzle.english.tables import rows, words
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.wordlists import word_set
from nlpuzzle.english.words import Word, finite, forms, key

__all__ = ["ASKING", "FOND", "Piece", "pieces_of", "verb_key", "verbs_known"]


#: words between two descriptions: what stands on their two sides is about two things
_RELATIONS = word_set(
    """
    next left right beside behind between before after above below than adjacent near nearer closer directly immediately
    immediate direct somewhere side end ends middle far away apart exactly ahead front row line queue corner opposite across
    first last leftmost rightmost lower higher earlier later position places beat beats beaten centre center central extreme
    """
)
_SUBJECTS = word_set("who that whoever")
ASKING = word_set("whose which what")
#: adjectives of liking: "fond of chess", "keen on rowing"
FOND = frozenset(row[0] for row in rows("fond"))
_LIKED = frozenset(key(verb) for verb in ("like", "love", "enjoy", "prefer"))
_DETERMINERS = word_set("the a an his her their its this these those my our your no")
_PREPOSITIONS = word_set("from with in on at by behind of for about as into under over near to through like during along off")
_PRONOUNS = word_set(
    "they he she it we you i them him us me everybody everyone nobody somebody someone anybody anyone"
    " each neither both all none hers mine theirs yours ours"
)
_COPULAS = word_set("is are was were be been being isn't wasn't")
_AUXILIARIES = word_set("does did do will would can could may might must should cannot doesn't didn't")
_DOING = word_set("does did do")
_RELATIVES = word_set("who whoever that which where whose whom what when while because if then so but")
_LINKS = word_set("and or nor but neither either both , as well &")
#: after a verb or a comparison these only say whither: "went up in 1926", "lower down"
_PARTICLES = word_set("up down out away back apart along around round")
_SKIPPED = word_set(
    """
    not n't also too only always usually never just favorite favourite different own certain same kind type sort brand
    twice once ever instead straight
    yesterday today tonight tomorrow late early well again together respectively another other others some several many
    few more most less least there here now then quite very really both almost nearly hardly
    barely scarcely perhaps maybe
    """
)


class Piece(NamedTuple):
    """A word of grammar with its tag, or the neighbouring open words that make one noun phrase (tag "N")."""

    tag: str
    words: tuple[Word, ...]

    @property
    def low(self) -> str:
        return self.words[0].low


def pieces_of(tokens: Sequence[Word], part: str, holders: frozenset[str]) -> list[Piece]:
    """The sentence in pieces: d determiner, n number, c copula, a auxiliary, w relative, o pronoun, & link, p preposition,
    v verb, s possessive, x relation or break, - passed over, N noun phrase.
    """
    quoted = _quoted(tokens, part)
    pieces: list[Piece] = []
    at = 0
    while at < len(tokens):
        if (end := quoted.get(at)) is not None:
            pieces.append(Piece("N", tuple(tokens[at:end])))
            at = end
            continue
        tag = _tag(tokens, at, pieces, holders)
        last = pieces[-1] if pieces else None
        if tag == "N" and last is not None and last.tag == "N" and at not in quoted.values() and not _apposed(last, tokens[at]):
            pieces[-1] = Piece("N", (*last.words, tokens[at]))
        else:
            pieces.append(Piece(tag, (tokens[at],)))
        at += 1
    return pieces


def _apposed(phrase: Piece, word: Word) -> bool:
    """Whether a capitalised word begins a phrase of its own: "the robot | Bolt", "the boat name | Mad Otter"."""
    return word.proper and not phrase.words[-1].proper and not phrase.words[0].text[:1].isupper()


def _quoted(tokens: Sequence[Word], part: str) -> dict[int, int]:
    """First word -> end of every title in quotes: "The Glass Heron"."""
    spans: dict[int, int] = {}
    marks = [i for i, c in enumerate(part) if c in '"“”']
    for begin, stop in zip(marks[::2], marks[1::2], strict=False):
        inside = [i for i, w in enumerate(tokens) if begin < w.start and w.end <= stop]
        if inside and len(inside) <= 7 and inside[-1] - inside[0] + 1 == len(inside):
            spans[inside[0]] = inside[-1] + 1
    return spans


def _tag(tokens: Sequence[Word], at: int, pieces: Sequence[Piece], holders: frozenset[str]) -> str:
    word = tokens[at]
    low = word.low
    if low == "'s" or low == "'":
        return "s"
    if low == ",":
        return ","
    if not low[0].isalnum() and low not in "$£€#%":
        return "x"
    if at + 1 < len(tokens) and word.text[:1].isupper() and tokens[at + 1].glued and tokens[at + 1].proper:
        return "N"  # "One-Eyed Jack"
    name = word.proper and low not in ("i",)
    if name and (len(word.text) > 1 or low != "a"):
        return "N"
    if low in _DETERMINERS:
        return "d"
    if low in _COPULAS:
        return "c"
    if low == "as" and at > 1 and tokens[at - 2].low == "as":
        return "x"  # "as high as"
    if low == "well" and pieces and pieces[-1].tag in ("d", "-", "N") and tokens[at - 1].low != "as":
        return "N"  # "the old well"
    if low in _LINKS and not (low == "as" and "well" not in (tokens[at - 1].low, *(w.low for w in tokens[at + 1 : at + 2]))):
        return "&"
    if low == "door" and at and tokens[at - 1].low == "next":
        return "x"
    if low in _RELATIVES and not (low == "that" and pieces and pieces[-1].tag in ("p", "v", "&")):
        return "w"
    if low in _PRONOUNS or low == "that":
        return "o"
    if (low in _RELATIONS or superlative(low) or comparative(low)) and not (
        pieces and low in ("line", "position", "row") and pieces[-1].tag == "N"
    ):
        return "x"
    if number_value(low) is not None or low in ORDINALS or low[0].isdigit() or low in "$£€#%":
        return "n"
    if low in _DOING and _does_something(tokens, at, pieces):
        return "v"
    if low in _AUXILIARIES:
        return "a"
    if low in ("has", "have", "had"):
        after = next((w.low for w in tokens[at + 1 :] if w.low not in _SKIPPED and w.low != "ever"), "")
        return "a" if after == "been" or (after in _participles()) else "v"
    if low in _PARTICLES and pieces and pieces[-1].tag in ("v", "x", "c"):
        return "-"
    if _is_verb(tokens, at, pieces, holders):
        return "v"
    if low in _PREPOSITIONS:
        return "p"
    following = tokens[at + 1].low if at + 1 < len(tokens) else ""
    if at == 0 and word.text[:1].isupper() and low.endswith("ly") and following in verbs_known() and finite(following):
        return "N"  # "Milly keeps": a name, and no adverb
    if low in _SKIPPED or low in _closed() or (low.endswith("ly") and len(low) > 4 and not families(low)):
        return "-"
    return "N"


def _does_something(tokens: Sequence[Word], at: int, pieces: Sequence[Piece]) -> bool:
    """Whether "does" is the verb itself: "who does judo", "Ann did the dishes"; not "does not keep", "does Ann keep"."""
    following = tokens[at + 1] if at + 1 < len(tokens) else None
    if following is None or len(pieces) < 1 or pieces[-1].tag not in ("N", "w") or (len(pieces) < 2 and pieces[-1].tag == "w"):
        return False
    if pieces[-1].tag == "w" and pieces[-1].low not in ("who", "that"):
        return False
    if following.low in _DETERMINERS - {"no"}:
        return True
    grammar = _SKIPPED | _LINKS | _COPULAS | _PRONOUNS
    plain = following.low.isalpha() and following.text.islower() and following.low not in grammar
    return plain and (following.low not in verbs_known() or bool(families(following.low)))


def _is_verb(tokens: Sequence[Word], at: int, pieces: Sequence[Piece], holders: frozenset[str]) -> bool:
    """Whether an open word is the verb here: by the tables, and by what stands before it."""
    low = tokens[at].low
    before = next((p for p in reversed(pieces) if p.tag != "-"), None)
    if before is None and at + 1 < len(tokens) and low in verbs_known() and not finite(low) and low not in _given():
        return tokens[at + 1].low in _DETERMINERS - {"his", "her"} or tokens[at + 1].low in ("him", "her", "them", "us", "me")
    if before is None or not low.isalpha() or low in _PREPOSITIONS or low in _closed():
        return False
    known, following = low in verbs_known(), _next_tag(tokens, at + 1)
    if pieces[-1].low in ("never", "always", "usually") and before.tag in ("N", ",", "&", "w"):
        return finite(low) and following in ("d", "p", "n", "N") and not families(singular(low))
    if before.tag == "v" and known and finite(low) and following in ("n", "p") and any(p.tag == "w" for p in pieces):
        return len(pieces) > 1 and pieces[-2].tag == "c"  # "the van where jazz is played | stands next to"
    asked = next((p.tag for p in reversed(pieces) if p.tag in ("a", "v", "c")), "") == "a"  # "What does Gudrun eat?"
    if before.low in ("each", "every"):  # "each | eats", "every friend"
        return known and (finite(low) or low.endswith("ed")) and low not in holders and not families(singular(low))
    if before.tag in ("a", "o") or (before.tag == "w" and before.low in _SUBJECTS) or (before.low == "to" and known):
        return known or following in ("d", "p", "n", "N", "")
    if asked and before.tag == "N" and (known or (before is pieces[-1] and following in ("", "p") and not _asked_of(pieces))):
        return True  # "What does Ute | smell of?"
    if asked and before.tag == "N":
        return False
    if low.endswith("ing") and following in ("", "p") and _inverted(pieces):
        return True  # "What was Ute | carrying?"
    if before.tag == "v" and key(before.low) in _LIKED and known and low.endswith("ing"):
        return True  # "likes | lying in the cave"
    if before.tag == "c" and low in FOND:
        return True
    if before.tag == "x":  # "the trader on the left | wears a fez"
        subject = any(p.tag == "N" for p in pieces)
        return subject and known and finite(low) and following in ("d", "p", "n", "N") and not families(singular(low))
    if before.tag == "c":
        return (
            low in _participles()
            or (low.endswith("ing") and (known or following == "d"))
            or (low.endswith(("ed", "en")) and following == "p")
        )
    if before.tag == "&" and low.endswith("ed") and not known and following in ("n", "p", "d"):
        return any(p.tag == "v" for p in pieces) and not families(low)  # "wears white and | marched right before"
    if before.tag in (",", "&"):
        return known and finite(low) and following in ("d", "p", "n", "N", "o") and not families(singular(low))
    if before.tag == "w" and before.low in ("where", "when", "while", "but", "if", "which"):
        return known and finite(low) and following in ("d", "p", "n", "N")
    if before.tag == "n":
        return known and finite(low) and following in ("d", "p", "n", "N") and unit_of(low) is None
    if before.tag != "N":
        return False
    somebody = before.words[-1].text[:1].isupper() or singular(before.words[-1].low) in holders
    if low.endswith("ing") and known and (not families(low) or following in ("d", "n")):
        return singular(before.words[-1].low) in holders  # "the person | reading the novel"
    if known and not finite(low) and following in ("d", "p", "n", "x") and _whole(pieces) and _several(before.words[-1].low):
        return True  # "More people | stand ahead of Ute"
    if somebody and known:
        return finite(low) or is_plural(before.words[-1].low)
    if somebody:
        return (known and finite(low)) or (low.endswith(("s", "ed")) and following in ("d", "p", "n", "N") and not known)
    if low.endswith("ed") and not known and following in ("n", "p") and is_plural(before.words[-1].low):
        return not any(p.tag in ("v", "c", "a") for p in pieces)  # "The band in blue uniforms | marched first"
    if known and not finite(low) and following == "n" and pieces[0].tag == "p":
        return True  # "On the shelf | stand four jars"
    if not known:
        return (
            low.endswith("s")
            and following in ("p", "d")
            and _whole(pieces)
            and not families(low)
            and singular(low) not in words("things")
        )
    return finite(low) and following in ("d", "p", "n", "N", "-", "") and _whole(pieces)


def _several(noun: str) -> bool:
    """ "Waffles", "people", "goldfish": what may go with a verb in the plural."""
    return is_plural(noun) or noun in ("people", "men", "women", "children") or noun.endswith("fish")


def _asked_of(pieces: Sequence[Piece]) -> bool:
    """Whether the verb that a question asks for is there: "does Ute keep"."""
    at = next(i for i, p in enumerate(pieces) if p.tag == "a")
    return any(p.tag == "v" for p in pieces[at:])


def _inverted(pieces: Sequence[Piece]) -> bool:
    """Whether a question has come as far as its subject: "What was the cook"."""
    tags = [p.tag for p in pieces if p.tag not in ("d", "-")]
    return tags[-2:] == ["c", "N"] and len(tags) < 5 and pieces[0].low in ("what", "which", "who", "whose", "where")


def _whole(pieces: Sequence[Piece]) -> bool:
    """Whether the phrase before may be a whole subject: an article opens it, or a possessive."""
    opened = max((i for i, p in enumerate(pieces) if p.tag == "w"), default=None)
    if opened is not None:  # "the man who drinks cider | lives": one verb belongs to the relative clause
        verbs = sum(p.tag in ("v", "c") for p in pieces[opened:])
        # "whose shield | shows a wolf", "where the cook | sleeps"
        return verbs == 1 or (verbs == 0 and pieces[opened].low in (*ASKING, "where", "when"))
    return len(pieces) == 1 or pieces[-2].tag in ("d", "s", "n", "x")


def _next_tag(tokens: Sequence[Word], at: int) -> str:
    """What follows a possible verb, roughly: d, n, p, N, another letter, or "" at the end of the clause."""
    while at < len(tokens) and (tokens[at].low in _SKIPPED or tokens[at].low.endswith("ly")):
        at += 1
    if at >= len(tokens) or not (tokens[at].low[0].isalnum() or tokens[at].low in "$£€#"):
        return ""
    low = tokens[at].low
    ways = _PREPOSITIONS | _PARTICLES
    for tag, table in (("d", _DETERMINERS), ("c", _COPULAS), ("p", ways), ("&", _LINKS), ("o", _PRONOUNS)):
        if low in table:
            return tag
    return "n" if number_value(low) is not None or low in ORDINALS or low in _RELATIONS else "N"


@cache
def _closed() -> frozenset[str]:
    return words("function") | frozenset(row[1] for row in rows("closed") if row[0] != "h")


@cache
def _given() -> frozenset[str]:
    """First names, of which some are verbs, too: "Will", "Mark"."""
    return frozenset(row[0] for row in rows("given_names"))


def verb_key(low: str) -> str:
    """The key of a verb, the same for all its forms."""
    return {"does": "do", "used": "use"}.get(low) or key(low)


@cache
def verbs_known() -> frozenset[str]:
    bases = {row[0] for table in ("verbs", "denying") for row in rows(table)} | {row[1] for row in rows("irregular")}
    return frozenset(form for base in bases for form in forms(base)) - _COPULAS


@cache
def _participles() -> frozenset[str]:
    return frozenset(f for f in verbs_known() if f.endswith("ed")) | frozenset(row[0] for row in rows("irregular"))
