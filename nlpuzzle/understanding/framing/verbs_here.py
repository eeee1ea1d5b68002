"""Whether a word is the verb where it stands: by the tables, and by what stands before and after it."""

from collections.abc import Sequence
from itertools import pairwise

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.kinds import families
from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.tables import words
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, finite, forms, key
from nlpuzzle.understanding.framing.grammar_words import (
    ASKING,
    COPULAS,
    DETERMINERS,
    FOND,
    LIKED,
    LINKS,
    PREPOSITIONS,
    PRONOUNS,
    SKIPPED,
    SUBJECTS,
    Piece,
    closed_words,
    next_tag,
    participles,
    verbs_known,
)
from nlpuzzle.understanding.framing.kinds import given_names

__all__ = ["does_something", "is_verb", "led_by_after"]


def led_by_after(low: str) -> bool:
    """Whether "after" only brings in what a verb is done to, as in "looks after the bees", and tells no order."""
    return low in _WITH_AFTER


def does_something(tokens: Sequence[Word], at: int, pieces: Sequence[Piece]) -> bool:
    """Whether "does" is the verb itself: "who does judo", "Ann did the dishes"; not "does not keep", "does Ann keep"."""
    following = tokens[at + 1] if at + 1 < len(tokens) else None
    if [p.tag for p in pieces[-2:]] == ["a", "-"] and pieces[-1].low in ("not", "n't", "never") and tokens[at].low == "do":
        return following is not None and following.low.isalpha()  # "does not do judo"
    if [p.low for p in pieces] == ["who"] and following is not None and [w.low for w in tokens[at + 2 :]] in ([], ["?"]):
        return following.low.isalpha() and following.text.islower()  # "Who does fencing?"
    if following is None or not pieces or pieces[-1].tag not in ("N", "w", "n", "x"):
        return False
    if len(pieces) < 2 and pieces[-1].tag == "w":
        return False
    if pieces[-1].tag == "w" and pieces[-1].low not in ("who", "that"):
        return False
    if pieces[0].low in (*ASKING, "how") and _ends_in_a_verb(tokens[at + 1 :]):
        return False  # "How many points did the Scot get?"
    if following.low in DETERMINERS - {"no"}:
        return True
    grammar = SKIPPED | LINKS | COPULAS | PRONOUNS
    plain = following.low.isalpha() and following.text.islower() and following.low not in grammar
    return plain and (following.low not in verbs_known() or bool(families(following.low)))


def _ends_in_a_verb(rest: Sequence[Word]) -> bool:
    """Whether a question closes with a bare verb, which its "did" belongs to: "did the cook make?"."""
    told = [w for w in rest if w.low.isalpha()]
    if len(told) > 2 and told[-1].low in PREPOSITIONS:
        told.pop()
    bare = len(told) > 1 and told[-1].low in verbs_known() and not finite(told[-1].low)
    return bare and told[-2].low not in DETERMINERS


def is_verb(tokens: Sequence[Word], at: int, pieces: Sequence[Piece], holders: frozenset[str]) -> bool:
    """Whether an open word is the verb here: by the tables, and by what stands before it."""
    low = tokens[at].low
    before = next((p for p in reversed(pieces) if p.tag != "-"), None)
    if before is None and at + 1 < len(tokens) and low in verbs_known() and not finite(low) and low not in given_names():
        return tokens[at + 1].low in DETERMINERS - {"his", "her"} or tokens[at + 1].low in ("him", "her", "them", "us", "me")
    if before is None or not low.isalpha() or low in PREPOSITIONS or low in closed_words():
        return False
    known, following = low in verbs_known(), next_tag(tokens, at + 1)
    if led_by_after(low) and [w.low for w in tokens[at + 1 : at + 2]] == ["after"]:
        known, following = True, "p"  # "who wears a grey cap | looks after the moss"
    if pieces[-1].low in _HOW_OFTEN and before.tag in ("N", ",", "&", "w"):
        return finite(low) and following in ("d", "p", "n", "N") and not families(singular(low))
    if before.tag == "v" and known and finite(low) and following in ("n", "p") and any(p.tag == "w" for p in pieces):
        return len(pieces) > 1 and pieces[-2].tag == "c"  # "the van where jazz is played | stands next to"
    if tokens[at].text.islower() and low.endswith(("s", "ed")) and before.tag in "N,&wo" and _to_each_another(tokens, at + 1):
        return known or singular(low) not in words("things")  # "each | chews a different sweet and | supports a different club"
    asked = next((p.tag for p in reversed(pieces) if p.tag in ("a", "v", "c")), "") == "a"  # "What does Gudrun eat?"
    if [p.low for p in pieces if p.low not in _HOW_OFTEN][-2:] == ["the", "other"]:  # "one has it, the other | ordered pie"
        done = (known or low.endswith("ed")) and finite(low) and not families(singular(low))
        return done and following in ("d", "p", "n", "N")
    if before.low in ("each", "every"):  # "each | eats", "every friend"
        return known and (finite(low) or low.endswith("ed")) and low not in holders and not families(singular(low))
    if before.tag in ("a", "o") or (before.tag == "w" and before.low in SUBJECTS) or (before.low == "to" and known):
        return known or following in ("d", "p", "n", "N", "")
    if asked and before.tag == "N" and (known or (before is pieces[-1] and following in ("", "p") and not _asked_of(pieces))):
        return True  # "What does Ute | smell of?"
    if asked and before.tag == "N":
        return False
    if low.endswith("ing") and following in ("", "p") and _inverted(pieces):
        return True  # "What was Ute | carrying?"
    if before.tag == "v" and key(before.low) in LIKED and known and low.endswith("ing"):
        return following in ("d", "p", "n", "N")  # "likes | lying in the cave", and not "likes painting"
    if before.tag == "c" and low in FOND:
        return True
    if before.tag == "x":  # "the trader on the left | wears a fez"
        subject = any(p.tag == "N" for p in pieces)
        return subject and known and finite(low) and following in ("d", "p", "n", "N") and not families(singular(low))
    if before.tag == "c":
        doing = low.endswith("ing") and following == "p" and not families(low) and singular(low) not in words("things")
        return doing or (  # "is saving up for"
            low in participles()
            or (low.endswith("ing") and (known or following == "d" or _somebodys(tokens, at + 1)))
            or (low.endswith(("ed", "en")) and following == "p")
        )
    if before.tag == "&" and low.endswith("ed") and not known and following in ("n", "p", "d"):
        return any(p.tag == "v" for p in pieces) and not families(low)  # "wears white and | marched right before"
    if before.tag == "&" and low.endswith("s") and not known and following == "d" and any(p.tag in ("v", "c") for p in pieces):
        return tokens[at].text.islower() and singular(low) not in words("things")  # "is fond of drums and | chases the ball"
    if before.tag in (",", "&") and not low.endswith(("s", "ed", "ing")) and _they_do(pieces):
        # "They all are tall, | wear hats of different colours and | complain about different pests"
        listed = singular(low) in words("things") or families(singular(low))
        if not listed and ((known and following == "N") or _to_each_another(tokens, at + 1)):
            return True
    if before.tag in (",", "&"):
        return known and finite(low) and following in ("d", "p", "n", "N", "o") and not families(singular(low))
    if before.low == "which" and following == "d" and low.endswith(("s", "ed")) and [p.tag for p in pieces[-2:]] == ["N", "w"]:
        return tokens[at].text.islower()  # "the goat which | eats the clover"
    if before.tag == "w" and before.low in ("where", "when", "while", "but", "if", "which"):
        return known and finite(low) and following in ("d", "p", "n", "N")
    if before.tag == "n":
        return known and finite(low) and following in ("d", "p", "n", "N") and unit_of(low) is None
    if before.tag != "N":
        return False
    if known and not families(singular(low)) and _after_a_deed(pieces, holders, finite(low)):
        return following in ("d", "p", "n", "N", "o")  # "the person buying plums | stands behind"
    if known and not finite(low) and following in ("p", "x") and _of_several(pieces):
        return True  # "six goats of different breeds | graze in"
    somebody = before.words[-1].text[:1].isupper() or singular(before.words[-1].low) in holders
    doing = known or (following in ("d", "n", "N") and singular(low) not in words("things"))
    if low.endswith("ing") and doing and (not families(low) or following in ("d", "n")):
        return singular(before.words[-1].low) in holders  # "the person | reading the novel"
    if known and not finite(low) and following in ("d", "p", "n", "x") and _whole(pieces) and _several(before.words[-1].low):
        return True  # "More people | stand ahead of Ute"
    if somebody and known:
        return finite(low) or is_plural(before.words[-1].low)
    if somebody:
        return (known and finite(low)) or (low.endswith(("s", "ed")) and following in ("d", "p", "n", "N") and not known)
    if low.endswith("ed") and not known and following in ("n", "p") and is_plural(before.words[-1].low):
        return not any(p.tag in ("v", "c", "a") for p in pieces)  # "The band in blue uniforms | marched first"
    if known and not finite(low) and following == "n" and pieces[0].tag == "p" and not _verb_ahead(tokens[at + 1 :]):
        return True  # "On the shelf | stand four jars"
    if low.endswith("ed") and not known and following in ("n", "p") and _whole(pieces) and not _goes_on(tokens[at + 1 :]):
        return True  # "The comic | turned up in the red bag", and not "the toy | dropped by the swing is Ute's"
    if not known:
        named = at + 1 < len(tokens) and tokens[at + 1].proper and any(p.tag == "w" for p in pieces)
        return (  # "the scout who collects stamps | supports United"
            low.endswith("s")
            and (following in ("p", "d") or named)
            and _whole(pieces)
            and not families(low)
            and singular(low) not in words("things")
        )
    return finite(low) and following in ("d", "p", "n", "N", "-", "") and _whole(pieces)


def _somebodys(tokens: Sequence[Word], at: int) -> bool:
    """Whether "somebody's" stands here: "are gnawing | somebody's boots"."""
    return [w.low for w in tokens[at : at + 2]] in (["somebody", "'s"], ["someone", "'s"])


#: "another", "a different", "different" (with a plural), "its own"
_ANOTHER = word_class("different") | {"another"}


def _they_do(pieces: Sequence[Piece]) -> bool:
    """Whether a sentence is about several of them, and has told what they are or do: "They come from", "all cooks are"."""
    subject = next((p for p in pieces if p.tag == "N" or p.low in ("all", "they", "each", "every")), None)
    told = any(p.tag in ("v", "c") for p in pieces)
    if subject is None or not told:
        return False
    return subject.low in ("all", "they") or (subject.tag == "N" and is_plural(subject.words[-1].low))


def _to_each_another(tokens: Sequence[Word], at: int) -> bool:
    """Whether "a different" begins here, or a preposition before it: "plays | with a different toy"."""
    lows = [w.low for w in tokens[at : at + 4]]
    led = lows[:1] != [] and lows[0] in PREPOSITIONS | {"after"}
    lows = lows[led:]
    second = lows[1:2] if lows and lows[0] in DETERMINERS else lows[:1]
    return not {*second}.isdisjoint(_ANOTHER - {"certain"})


_WITH_AFTER = frozenset(form for verb in ("look", "yearn") for form in forms(verb))
_HOW_OFTEN = frozenset({"never", "always", "usually"})
#: "the talk on comets", "the hut by the lake", as whole sentences so far
_SUBJECTS_LED = (["d", "N", "p", "N"], ["d", "N", "p", "d", "N"])


def _verb_ahead(rest: Sequence[Word]) -> bool:
    """Whether a verb in the plural with its place comes later: "At the county show five dogs | wait in"."""
    return any(w.low in verbs_known() and not finite(w.low) and o.low in PREPOSITIONS for w, o in pairwise(rest))


def _goes_on(rest: Sequence[Word]) -> bool:
    """Whether another verb follows, so that what stands before may only describe its subject."""
    return any(w.low in COPULAS or w.low in ("has", "had") or (w.low in verbs_known() and finite(w.low)) for w in rest)


def _after_a_deed(pieces: Sequence[Piece], holders: frozenset[str], single: bool) -> bool:
    """Whether a sentence has come as far as "the person buying plums": somebody, and what they are doing.

    Before a verb in the plural another one must be told of: "the Pole and the person buying plums | stand".
    """
    told = [p for p in pieces if p.tag != "-"]
    at = next((i for i, p in enumerate(told) if p.tag == "v"), 0)
    if at < 1 or not told[at].low.endswith("ing") or told[at - 1].tag != "N":
        return False
    before = [p.low if p.tag == "&" else p.tag for p in told[: at - 1] if p.tag != "d"]
    plain = before == ([] if single else ["N", "and"]) and all(p.tag in ("d", "n", "N") for p in told[at + 1 :])
    return plain and singular(told[at - 1].words[-1].low) in holders


def _several(noun: str) -> bool:
    """ "Waffles", "people", "goldfish": what may go with a verb in the plural."""
    return is_plural(noun) or noun in ("people", "men", "women", "children") or noun.endswith("fish")


def _of_several(pieces: Sequence[Piece]) -> bool:
    """ "Six goats of different breeds": several, and no verb yet."""
    told = [p for p in pieces if p.tag != "-"]
    if [p.tag for p in told[-3:]] != ["N", "p", "N"] or told[-2].low != "of" or {p.tag for p in told} & {*"vcaw"}:
        return False
    return _several(told[-3].words[-1].low) and _several(told[-1].words[-1].low)


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
        told = ["", *(p.tag for p in pieces[opened:] if p.tag != "-")]
        verbs = sum(tag == "c" or (tag == "v" and before_it != "c") for before_it, tag in pairwise(told))  # "is reading" is one
        if opened == 0 and pieces[0].low in ("who", *ASKING) and verbs:
            return False  # "Who owns the chess set?": it has its verb
        # "whose shield | shows a wolf", "where the cook | sleeps"
        return verbs == 1 or (verbs == 0 and pieces[opened].low in (*ASKING, "where", "when"))
    if [p.tag for p in pieces if p.tag != "-"] in _SUBJECTS_LED:
        return True
    return len(pieces) == 1 or pieces[-2].tag in ("d", "s", "n", "x")
