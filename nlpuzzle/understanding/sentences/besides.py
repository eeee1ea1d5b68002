"""What clues tell of matters that no category holds: tastes, votes, nations.

"Ann and the baker both vote Green", "Olaf votes Blue": three people, for nobody votes both. Such a sentence is read only where
every category is listed, where it is read word for word (two or more people, or one of whom another clue tells the same kind
of matter), and where nothing in it speaks of a category; it then says who is somebody else, and nothing more.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, product
from typing import NamedTuple

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.dates import month_value
from nlpuzzle.english.tables import rows
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.wordlists import word_set
from nlpuzzle.english.words import Word, forms
from nlpuzzle.rules import Different, Item, Rule, Term
from nlpuzzle.understanding.clauses.said import Said
from nlpuzzle.understanding.reading import ClueReading
from nlpuzzle.understanding.sentences.among_others import denied as denial
from nlpuzzle.understanding.sentences.compound import ended
from nlpuzzle.understanding.sentences.implied import company, of_a_category, person, set_apart
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Pronoun, Token
from nlpuzzle.understanding.words.vocabulary import closed, denying, verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["Reads", "known", "with_besides", "with_rules"]

Tokens = tuple[Token, ...]
Words = tuple[Word, ...]
#: reads one clause, with whom "he" stands for
Reads = Callable[[Tokens, Sequence[Term]], Said]


def _forms(verbs: str) -> frozenset[str]:
    return frozenset(form for verb in verbs.split() for form in forms(verb))


_LIKE = _forms("like love adore enjoy")
_HATE = _forms("hate dislike detest loathe despise")
#: what is done for pleasure: who does it does not hate it
_PLAY = _forms("play watch practise practice dance sing")
_GO = word_set("go goes went")
_VOTE = _forms("vote")
_DO = word_set("do does did")
_ABLE = word_set("can could")
_TOGETHER = word_set("both all each also together always too really regularly every")
#: what sets no two people apart, or makes them one
_RECKONING = word_set("same identical alike one namesakes different other others else half twins")
#: "classical music", "the classics"
_KINDS = word_class("fields")


class _Matter(NamedTuple):
    """One thing told of some people: "votes Green", "does not like jazz"."""

    #: "vote", "like jazz"; matters that share it can clash
    about: str
    #: "green"; "yes" or "no" where it is one or the other
    value: str
    #: as the clue puts it
    said: str


class _Told(NamedTuple):
    clue: str
    people: tuple[Item, ...]
    matters: tuple[_Matter, ...]


def with_besides(
    readings: Sequence[ClueReading], sentences: Mapping[str, tuple[Tokens, ...]], reads: Reads, support: Support
) -> tuple[ClueReading, ...]:
    """The readings, with the clues that tell of such matters read, and with what these say together."""
    if any(category.given not in ("listed", "implied") for category in support.frame):
        return tuple(readings)
    whole = {r.number: _clue(r.number, sentences.get(r.number, ()), reads, support) for r in readings}
    told = [one for found in whole.values() for one in found or ()]
    pairs: dict[str, list[tuple[_Told, _Told, str]]] = defaultdict(list)
    for pair in _clashes(told):
        for number in {pair[0].clue, pair[1].clue}:
            pairs[number].append(pair)
    shared = {one.about for t in told if len(t.people) > 1 for one in t.matters}
    read: list[ClueReading] = []
    for reading in readings:
        of_clue = whole[reading.number]
        about = {one.about for t in of_clue or () for one in t.matters}
        if of_clue is None or not about & shared:
            read.append(reading)
            continue
        own = {r for t in of_clue for r in _apart(t.people, t.people)}
        clashing = pairs[reading.number]
        rules = [*sorted(own, key=repr)]
        for t, u, _ in clashing:  # with each of the two, whatever their order
            rules += _apart(t.people, u.people)
        read.append(with_rules(reading, rules, tuple(why for *_, why in clashing)))
    return tuple(read)


def with_rules(reading: ClueReading, rules: Sequence[Rule], assumed: tuple[str, ...]) -> ClueReading:
    if not rules:
        return reading
    whole = tuple(dict.fromkeys((*reading.rules, *rules)))
    known = tuple(dict.fromkeys((*reading.assumed, *assumed)))
    return ClueReading(reading.number, reading.text, reading.span, "parsed", whole, assumed=known)


def _apart(some: Sequence[Item], others: Sequence[Item]) -> list[Rule]:
    """That the ones are none of the others; two items of one category need no saying."""
    pairs = product(some, others) if some is not others else combinations(some, 2)
    return list(dict.fromkeys(Different(*sorted(pair)) for pair in pairs if pair[0].category != pair[1].category))


def _clashes(told: Sequence[_Told]) -> Iterator[tuple[_Told, _Told, str]]:
    """Pairs of sentences that cannot be about the same person, and why."""
    for t, u in combinations(told, 2):
        pair = next(((a, b) for a in t.matters for b in u.matters if a.about == b.about and a.value != b.value), None)
        if pair is not None:
            yield t, u, f"nobody is told of both “{pair[0].said}” and “{pair[1].said}”"


def _clauses(tokens: Tokens) -> Iterator[Tokens]:
    """The statements of a sentence: "Ann hates golf, | but Olaf loves it"."""
    start = 0
    for i, token in enumerate(tokens):
        if token.type != "ITEM":
            continue
        joints = i
        while joints > start and tokens[joints - 1].type in ("_COMMA", "_BUT", "AND", "_SEMI") and not tokens[joints].gap:
            joints -= 1
        if joints < i and any(t.gap for t in tokens[start + 1 : joints + 1]) and _has_verb(tokens[joints].gap):
            yield ended(tokens, start, joints)
            start = i
    yield tokens[start:]


def _has_verb(words: Words) -> bool:
    return any(w.low in verb_forms() or w.low in _HATE or w.low in COPULAS or w.low in _DO for w in words)


def _clue(number: str, sentences: tuple[Tokens, ...], reads: Reads, support: Support) -> list[_Told] | None:
    """What a clue tells of such matters, where each of its sentences does."""
    found: list[_Told] = []
    for tokens in (clause for sentence in sentences for clause in _clauses(sentence)):
        told = _sentence(number, tokens, found[-1].matters[-1] if found else None, reads, support)
        if told is None:
            return None
        found.append(told)
    return found or None


def _sentence(number: str, tokens: Tokens, before: _Matter | None, reads: Reads, support: Support) -> _Told | None:
    denied = tokens[0].type == "NEITHER" and not tokens[0].gap
    several = company(tokens[1:] if denied else tokens, "NOR" if denied else "AND")
    if several is None or (denied and len(several[0]) < 2):
        return None
    predicate = tuple(w for t in several[1] for w in (*t.gap, *t.words))
    everyone = predicate[:1] != () and predicate[0].low == "all"
    plain = all(t.type in ("END", "_BUT", "NOT", "AND") or _unable(t) or _it(t) for t in several[1])
    if not predicate or not plain:
        return None
    matters: list[_Matter] = []
    for part in _parts(predicate):
        matter = _matter(part, before, support)
        if matter is None:
            return None
        matters += matter
    if denied:  # "neither plays chess": and whether they like it nobody says
        if any(m.value not in _OPPOSITE for m in matters) or len(list(_parts(predicate))) > 1:
            return None
        matters = [matters[0]._replace(value=_OPPOSITE[matters[0].value], said=f"neither {matters[0].said}")]
    people = [known(token, after, reads, support) for token, after in several[0]]
    if None in people or not (everyone or set_apart(several[0], people)):
        return None
    return _Told(number, tuple(p for p in people if p is not None), tuple(matters))


_OPPOSITE = {"yes": "no", "no": "yes"}


def _it(token: Token) -> bool:
    return isinstance(token.reference, Pronoun) and token.reference.word in ("it", "them")


def _unable(token: Token) -> bool:
    """ "Can | n't stand": no doubt, but dislike."""
    return token.type == "STOP" and token.words[0].low in _ABLE


def known(token: Token, after: Words, reads: Reads, support: Support) -> Item | None:
    """The item that a noun phrase stands for, where "... is not Ann" can be read with it."""
    item = person(token, token.gap, after, support)
    other = next((i for i in support.frame.items if item and i.category != item.category), None)
    if item is None or other is None:
        return None
    him = Token("ITEM", "", token.words[-1:], (), reference=Pronoun("the same"))
    said = reads(denial(token, after, him, ()), (other,))
    return item if said.read and said.readings in (((Different(item, other),),), ((Different(other, item),),)) else None


def _parts(predicate: Words) -> Iterator[Words]:
    """ "Hate tennis | but love jazz": the statements of a predicate; "tea and coffee" stays together."""
    start = 0
    for i, word in enumerate(predicate):
        following = predicate[i + 1].low if i + 1 < len(predicate) else ""
        if word.low in ("but", "and") and (following in _LIKE | _HATE | _PLAY | _DO or following in verb_forms()):
            yield predicate[start:i]
            start = i + 1
    yield predicate[start:]


def _matter(words: Words, before: _Matter | None, support: Support) -> list[_Matter] | None:
    """What a predicate tells; None where it is none of the matters known here."""
    said = " ".join(w.text for w in words).replace(" n't", "n't")
    plain = [w for w in words if w.low not in _TOGETHER and w.low not in ("not", "n't", "never")]
    negated = sum(w.low in ("not", "n't", "never") for w in words)
    if not plain or negated > 1 or any(w.low in _RECKONING or w.low[0].isdecimal() for w in words):
        return None
    value = "no" if negated else "yes"
    verb, rest = plain[0].low, plain[1:]
    if (verb in _DO or verb in _ABLE) and negated and rest:
        unable = verb in _ABLE
        verb, rest = rest[0].low, rest[1:]
        if unable and verb not in ("stand", "bear", "abide"):
            return None
        if unable:
            verb, value = "like", "no"
    if any(_speaks_of_a_category(w, support) for w in rest) or (_stop(rest) is not None):
        return None
    thing = " ".join(w.stem for w in rest if closed().get(w.low) != "d" and w.low not in _KINDS)
    if [w.low for w in rest] in (["it"], ["them"]) and before is not None:
        thing = before.about.partition(" ")[2]
    if verb in _GO and rest[:1] and rest[0].low.endswith("ing"):
        verb = "play"  # "went fishing"
    if verb in COPULAS and len(rest) == 1 and (nation := _nations().get(rest[0].low)) and not negated:
        return [_Matter("nation", nation, said)]
    if not thing:
        return None
    if verb in _VOTE:
        return None if negated else [_Matter("vote", thing, said)]
    if verb in _LIKE:
        return [_Matter(f"like {thing}", value, said)]
    if verb in _HATE:
        return None if negated else [_Matter(f"like {thing}", "no", said)]
    if verb in _PLAY:
        doing = _Matter(f"play {thing}", value, said)
        return [doing] if negated else [doing, _Matter(f"like {thing}", "yes", said)]
    return None


def _speaks_of_a_category(word: Word, support: Support) -> bool:
    if closed().get(word.low):
        return False
    return support.only_in_clues(word) is False or of_a_category(word.low, support)


def _stop(words: Sequence[Word]) -> Word | None:
    """A word that weakens or turns what is said."""
    weak = denying() | word_table("function")
    return next((w for w in words if w.low in weak or (w.low.endswith("ly") and w.low not in verb_forms())), None)


@cache
def _nations() -> dict[str, str]:
    """Each word for a nation or its people, with one name for all of them."""
    found: dict[str, str] = {}
    for group in rows("aliases"):
        if month_value(group[0]):
            break
        for word in group:
            found[word] = group[0]
            found.setdefault(f"{word}s", group[0])
    return found
