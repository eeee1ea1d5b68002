"""What stands side by side in a sentence is alike: "either X or Y", "one X and the other Y", "X, or Y, or both", "A, B and C".

The words that join the parts tell what each part must be: a noun phrase, which has no main verb; a predicate or a clause,
which has one; or the same kind of phrase as the part beside it. So "either drinks tea or | in the red house" lacks a word
whatever its words mean, and so do "Ann and the man | drinks tea are neighbours" and "one | last and the other has flax".
"""

from collections.abc import Iterator
from functools import lru_cache

from nlpuzzle.regex import regex
from nlpuzzle.understanding.soundness.counted_verbs import FINITE, spare_verbs, too_many, without_participles
from nlpuzzle.understanding.soundness.habits import Found
from nlpuzzle.understanding.soundness.joints import Uneven, joined_in_clause, joined_in_text, kind_of, verbless
from nlpuzzle.understanding.soundness.mentioned import Tokens
from nlpuzzle.understanding.soundness.word_sequence import Classes
from nlpuzzle.understanding.tokenising.tokens import Choice, Token

__all__ = ["unlike_parts"]

#: the letters of what joins parts or says something of several, in the place of what `word_sequence` has for them
_MARKS = {
    "ONE": "1", "OTHER": "2", "ONEOFPAIR": "3", "ONEOF": "4", "NONEOF": "4", "OFTHESE": ";", "ALLN": "9", "BETWEEN": "7",
    "EACHDIFF": "6", "ANYORDER": "6", "SAMEONE": "6", "APART": "6", "NEXTEACH": "6", "ORBOTH": "8", "NOTBOTH": "8", "_BUT": "+",
    "THERE": "0",
}  # fmt: skip
_JOINING = frozenset(_MARKS) | {"AND", "OR", "NOR", "EITHER", "NEITHER", "IF", "IFF", "UNLESS", "_SEMI"}
_CLAUSE = regex(r"[^;.]+")
#: how a clause about several begins that were named before: "..., and | they are", "..., but | the two are not"
_AGAIN = regex(r"[,+]&?(?=P|d[#nSu]*[!BMvL]|d#[nSu]*[lbcm]$)")
#: a verb of several, in its plain form: "Ann and the man in red | live two floors apart"
_OF_SEVERAL = regex(r"(?<![DM!])[lbcm][quNS#]*$")
_DONE = regex(r"[vokiy]")
#: "are all different | skiers", which is no verb
_ALIKE = regex(r"(?<=6)[ZQ](?=[.,;&])")
_NOT_DONE = regex(r"^[dAI][^BHDM]*![vo]")  # "the jam | not sold in May, nor by Ann"
_COPULA = regex(r"B!?r*[vok]?r*!?r*$")
_RANK = regex(r"[pf]?d?R")
#: "was | bound | for Oslo and the other for Lund", "was | bound | in calf and the other in vellum"
_BOUND = regex(r"^j(?=[ftpy])")
#: "paid less than Ann and | to the right of Ben": who pays is nowhere yet
_PLACED_TOO = regex(r"[VOYviocb][^&,;.]*~[^&,;.]*,?&[qr]*(?:u[NnS]*)?(>)")
_SPATIAL = frozenset({"to", "next", "left", "right", "beside", "above", "below"})
#: what may stand beside the first part of a choice, by what stands before the choice: "finished either first or | last"
_BESIDE = {
    "noun": {"does": ("does", "does?"), "in": ("in", "thing", "more"), "thing": ("thing",)},
    "verb": {"in": ("in", "thing", "more"), "thing": ("thing",)},
    "preposition": {"thing": ("thing", "more"), "more": ("thing", "more"), "in": (), "does": ()},
}
_BEFORE = dict.fromkeys("AIRU#NSnmPh,w", "noun") | dict.fromkeys("VOLvoi", "verb") | dict.fromkeys("pfyt>~", "preposition")


def unlike_parts(tokens: Tokens, classes: Classes) -> Iterator[Found]:
    """Each place where parts are joined of which one is not what the others are."""
    if not _JOINING.isdisjoint([t.type for t in tokens]):
        for lost, where, start, stop in _unevenness(_marked(tokens, classes[0])):
            if where == "joined" and not start and classes[1][0].text[0].islower():
                continue  # "I passed | the mill before the inn, and ...", without its narrator
            yield (lost, where), classes[1][start:stop]
        for match in _PLACED_TOO.finditer(classes[0]):
            if classes[1][match.start(1)].low in _SPATIAL:
                yield ("verb", "measured"), classes[1][match.start() : match.end()]


def _marked(tokens: Tokens, text: str) -> str:
    """The classes, with a letter of its own for what joins parts."""
    letters, at = list(text), 0
    verbal: list[tuple[int, Token]] = []
    nouns: set[str] = set()
    for token in tokens:
        at += len(token.gap)
        if token.words or token.type == "END":
            if token.type in _MARKS:
                letters[at] = _MARKS[token.type]
            if letters[at : at + 1] == ["Y"]:
                verbal.append((at, token))
            elif isinstance(token.reference, Choice):
                nouns.update(item.category for item in token.reference.items)
            at += 1
    for at, token in verbal:  # "ate either jerky or nuts": as the one, so the other
        reference = token.reference
        if isinstance(reference, Choice) and reference.as_listed and any(i.category in nouns for i in reference.items):
            letters[at] = "I"
    return _ALIKE.sub("N", "".join(letters))


@lru_cache(maxsize=8192)
def _unevenness(text: str) -> tuple[Uneven, ...]:
    """What is uneven in a sentence of such words: sentences of one shape recur."""
    found = []
    several = ";" in text or _NOT_DONE.search(text) is not None
    for match in _CLAUSE.finditer(text.replace(";2", ",2")):
        if several and verbless(match[0]):
            found.append(Uneven("verb", "clauses", *match.span()))
        for one in _in_clause(match[0]):
            found.append(one._replace(start=one.start + match.start(), stop=one.stop + match.start()))
    return (*found, *joined_in_text(text))


def _in_clause(clause: str) -> Iterator[Uneven]:
    yield from _choices(clause)
    yield from _one_and_the_other(clause)
    yield from _told_together(clause)
    yield from joined_in_clause(clause)


def _choices(clause: str) -> Iterator[Uneven]:
    """ "Either drinks tea or | in the red house", "lives in either house 2 or | drinks tea", "either | the badge or is 28"."""
    at = clause.find("E")
    if not at and "&" in clause and "|" not in clause:
        yield Uneven("joint", "choice", 0, 1)  # "neither the cook and the baker"
    while at >= 0:
        bar = clause.find("|", at)
        if bar < 0:
            return
        before = clause[:at].rstrip("rT!")
        kinds = kind_of(clause, at + 1), kind_of(clause, bar + 1)
        place = _BEFORE.get(before[-1:], "")
        if place == "noun" and before[-1:] == "," and "w" not in before:
            place = ""  # ", either Ann is red or ..."
        if _COPULA.search(before):
            place = ""
            done = _DONE.search(before) or _DONE.search(clause[at:bar])
            if (kinds[0] == "does" and clause[at + 1] in "VOLHDM") or (clause[bar + 1 : bar + 2] == "y" and not done):
                yield Uneven("verb", "choice", at, bar + 2)  # "is either 60 m long or | by Ann"
        if place == "noun" and _DONE.match(clause, at + 1) and clause[at + 2 : at + 3] == "y":
            yield Uneven("verb", "choice", at, bar)  # "Ann's boat | either built by Ben or weighs 5 kg"
        if place == "noun" and kinds[0] == "does?":
            kinds = "does", kinds[1]
        if clause[at + 1] == "|":
            yield Uneven("noun", "choice", at, bar + 1)  # "neither | nor Ann"
        if place == "noun" and kinds[0] == "does" and too_many(clause[bar + 1 :].split(",")[0], wanted=1 + before.count("w")):
            yield Uneven("relative", "choice", at, bar)  # "the man | either drinks tea or wears red is Ben"
        if kinds[0] in _BESIDE.get(place, ()) and kinds[1]:
            verbless = place == "noun" and kinds[0] == "thing" and spare_verbs(clause[:at]) < 1
            if kinds[1] not in _BESIDE[place][kinds[0]] + ("does?",) or verbless:
                yield Uneven("preposition" if place == "preposition" else "verb", "choice", at, bar + 2)
        at = clause.find("E", bar)


def _one_and_the_other(clause: str) -> Iterator[Uneven]:
    """ "Of Ann and the man | drinks tea, one | last and the other has flax", "one has flax and the other | in May"."""
    other = clause.find("2")
    if other < 0:
        if clause[:1] == "3" and (too_many(clause) or spare_verbs(clause) < 1):
            yield Uneven("relative" if too_many(clause) else "verb", "one", 0, 1)
        return
    one = clause.find("1") if clause[0] == "f" else 0 if clause[0] in "34" else -1
    if one < 0:
        return
    if one and too_many(clause[1:one], wanted=0):
        yield Uneven("relative", "of two", 0, one)
    first, second = clause[one + 1 : other].rstrip("&,+"), clause[other + 1 :]
    if spare_verbs(first) < 1:
        yield Uneven("verb", "one", one, other)
    elif too_many(first):
        yield Uneven("relative", "one", one, other)
    if spare_verbs(second) < 1:
        verb = FINITE.search(without_participles(first))
        taken = first[verb.end() :] if verb is not None else second
        taken = _BOUND.sub("", taken) if second[:1] in ("f", "t") or taken[1:2] == second[:1] else taken
        if kind_of(taken, 0) != kind_of(second, 0) or _ranked(taken) != _ranked(second):
            yield Uneven("verb", "other", other, len(clause))


def _ranked(phrase: str) -> bool:
    return _RANK.match(phrase) is not None


def _told_together(clause: str) -> Iterator[Uneven]:
    """ "Ann and the man | drinks tea are neighbours", "two seats between Ann and the man | drinks tea": one verb for all."""
    if clause[:1] == "0" and clause[1:2] not in tuple("BHMe!r"):
        yield Uneven("verb", "there", 0, 2)  # "there | two seats between Ann and Ben"
    if "L4" in clause:
        yield Uneven("preposition", "one of", clause.index("L4"), clause.index("L4") + 2)  # "lives | one of the two end houses"
    at = max(clause.rfind(mark) for mark in "679")
    if at < 0:
        return
    said = clause[:at] if clause[at] == "6" else clause
    if clause[at] == "6" and spare_verbs(clause) < 1 and not _OF_SEVERAL.search(said):
        yield Uneven("verb", "together", 0, at)  # "the huts of Ann and Ben | next to each other"
    if clause[at - 2 : at + 1] == "D!6":
        yield Uneven("verb", "together", at - 2, at)  # "do not | next to each other"
    if clause[at] == "7":
        if too_many(said, wanted=1 + sum(said.count(joint) for joint in ("+", ",&", "&L"))):
            yield Uneven("relative", "between", at, len(clause))
        return
    plural = clause[at] == "6" and _OF_SEVERAL.search(said) is not None
    again = [m.start() for m in _AGAIN.finditer(said)]
    said = said[again[-1] + 1 :].lstrip("&+") if again else said
    if any(joint in said for joint in "&,|") and too_many(said, wanted=0 if plural else 1):
        yield Uneven("relative", "together", 0, at)
