"""What stands side by side in a sentence is alike: "either X or Y", "one X and the other Y", "X, or Y, or both", "A, B and C".

The words that join the parts tell what each part must be: a noun phrase, which has no main verb; a predicate or a clause,
which has one; or the same kind of phrase as the part beside it. So "either drinks tea or | in the red house" lacks a word
whatever its words mean, and so do "Ann and the man | drinks tea are neighbours" and "one | last and the other has flax".
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from nlpuzzle.regex import regex
from nlpuzzle.understanding.soundness.counted_verbs import FINITE, spare_verbs, sure_verbs, without_participles
from nlpuzzle.understanding.soundness.habits import Found
from nlpuzzle.understanding.soundness.mentioned import Tokens
from nlpuzzle.understanding.soundness.word_sequence import Classes

__all__ = ["unlike_parts"]

#: the letters of what joins parts or says something of several, in the place of what `word_sequence` has for them
_MARKS = {
    "ONE": "1", "OTHER": "2", "ONEOFPAIR": "3", "ONEOF": "4", "NONEOF": "4", "OFTHESE": ";", "ALLN": "9", "BETWEEN": "7",
    "EACHDIFF": "6", "ANYORDER": "6", "SAMEONE": "6", "APART": "6", "NEXTEACH": "6", "ORBOTH": "8", "NOTBOTH": "8", "_BUT": "+",
}  # fmt: skip
_JOINING = frozenset(_MARKS) | {"AND", "OR", "NOR", "EITHER", "NEITHER", "IF", "IFF", "UNLESS", "_SEMI"}
_CLAUSE = regex(r"[^;.]+")
_PART = regex(r"[^&|,+]+")
#: how a clause about several begins that were named before: "..., and | they are", "..., but | the two are not"
_AGAIN = regex(r"[,+]&?(?=P|d[#nSu]*[!BMvL])")
#: a verb of several, in its plain form: "Ann and the man in red | live two floors apart"
_OF_SEVERAL = regex(r"(?<![DM!])[lbcm][quNS#]*$")
_EITHER_CLAUSE = regex(r"E?(?P<one>[^|]*),\|(?P<other>[^|]*?)(?P<both>,8)?")
_DONE = regex(r"[vokiy]")
_COPULA = regex(r"B!?r*[vok]?r*!?r*$")
_JOINT = regex(r",?[&+](?!E)")
_ANY_JOINT = regex(r",?[&|+]")
#: what a phrase that opens so is joined to: "goes to Oslo and | to Lund"
_LED = dict.fromkeys("pfy", regex(r"[pfyt>BRlLFa12<]")) | {"t": regex("[t>]")}
_MORE_THAN, _MORE = regex(r"C~[dIAhN]"), regex(r"[C<~>]")
#: "nor does she drink", of what was denied; and such a clause without its verb
_INVERTED, _DENIED = regex(r"\|[DHM](?=[AIPd])"), regex(r"^;|[!ETr|x4]")
_UNDONE = regex(r"\|D(?:[AIP]|d[jn]*[AINhm])(?:d|[IU#])|\|D[^.;,&|]*[lbcm]p[nNmS]?(?=\.)")
_IDLE, _SIDE_BY_SIDE = regex(r"(?:[AP]|d[jn]*[hA])[VOoviZ]"), regex(r"A(?:d?I|U|#)")
_AUXILIARY = regex(r"(?<=[&;+,])[^&;|+,xPE]*[AI][NSnh]?([BHDM])!?r*(?=[.;])")
_SAID_WITH = {"B": regex("[BxP67]"), "D": regex("[DVOLvoiYZQ]"), "H": regex("H"), "M": regex("M")}
_DOES = regex(r"(?<=d[hNnm])(?:[voiVO](?=d[^f]|[IR#])|[ZQ](?=[ptdI#]))")
_RANK = regex(r"[pf]?d?R")
_TERM = regex(r"[AIU#RPh]")
_CLAUSE_TERM = regex(r"[AIU#RPx1-9]|[BHDM]!?[rEn]*\.")
#: what opens a phrase, by the letter of its first word; a noun phrase is what begins with any other
_KINDS = {
    letter: kind
    for kind, letters in (("in", "pfyt"), ("does", "VOLBHDMvoiY"), ("does?", "QZz"), ("doing", "kgG"), ("do", "cbl"),
                          ("more", "<C>qu~a7"), ("fond", "F"), ("", ".,;&|+8"))
    for letter in letters
}  # fmt: skip
#: what may stand beside the first part of a choice, by what stands before the choice: "finished either first or | last"
_BESIDE = {
    "noun": {"does": ("does", "does?"), "in": ("in", "thing", "more"), "thing": ("thing",)},
    "verb": {"in": ("in", "thing", "more"), "thing": ("thing",)},
    "preposition": {"thing": ("thing", "more"), "more": ("thing", "more"), "in": (), "does": ()},
}
_BEFORE = dict.fromkeys("AIRU#NSnmPh,w", "noun") | dict.fromkeys("VOLvoi", "verb") | dict.fromkeys("pfyt>~", "preposition")


class _Uneven(NamedTuple):
    """What is lost, what is said of the place, and where it is."""

    lost: str
    where: str
    start: int
    stop: int


def unlike_parts(tokens: Tokens, classes: Classes) -> Iterator[Found]:
    """Each place where parts are joined of which one is not what the others are."""
    if not _JOINING.isdisjoint([t.type for t in tokens]):
        for lost, where, start, stop in _unevenness(_marked(tokens, classes[0])):
            if where == "joined" and not start and classes[1][0].text[0].islower():
                continue  # "I passed | the mill before the inn, and ...", without its narrator
            yield (lost, where), classes[1][start:stop]


def _marked(tokens: Tokens, text: str) -> str:
    """The classes, with a letter of its own for what joins parts."""
    letters, at = list(text), 0
    for token in tokens:
        at += len(token.gap)
        if token.words or token.type == "END":
            if token.type in _MARKS:
                letters[at] = _MARKS[token.type]
            at += 1
    return "".join(letters)


@lru_cache(maxsize=8192)
def _unevenness(text: str) -> tuple[_Uneven, ...]:
    """What is uneven in a sentence of such words: sentences of one shape recur."""
    found = []
    several = ";" in text
    for match in _CLAUSE.finditer(text.replace(";2", ",2")):
        if several and _verbless(match[0]):
            found.append(_Uneven("verb", "clauses", *match.span()))
        for one in _in_clause(match[0]):
            found.append(one._replace(start=one.start + match.start(), stop=one.stop + match.start()))
    return (*found, *_inverted(text), *_auxiliaries(text))


def _in_clause(clause: str) -> Iterator[_Uneven]:
    yield from _choices(clause)
    yield from _one_and_the_other(clause)
    yield from _told_together(clause)
    yield from _either_clause(clause)
    yield from _joined_clauses(clause)
    yield from _taken_over(clause)


def _verbless(clause: str) -> bool:
    """ "If Ann is red, then the man paid by Ben | more than Cleo": of several clauses one without its verb."""
    return clause[:1] not in tuple("x123469") and len(_CLAUSE_TERM.findall(clause)) > 1 and spare_verbs(clause) < 1


def _kind(text: str, at: int) -> str:
    """What kind of phrase begins there, if adverbs are passed over."""
    while text[at : at + 1] in tuple("rqTKe!"):
        at += 1
    kind = _KINDS.get(text[at : at + 1] or ".", "thing")
    return "does" if kind == "does?" and text[at + 1 : at + 2] in tuple("dIA#U") else kind  # "drinks | milk", no drinks


def _choices(clause: str) -> Iterator[_Uneven]:
    """ "Either drinks tea or | in the red house", "lives in either house 2 or | drinks tea", "either | the badge or is 28"."""
    at = clause.find("E")
    if not at and "&" in clause and "|" not in clause:
        yield _Uneven("joint", "choice", 0, 1)  # "neither the cook and the baker"
    while at >= 0:
        bar = clause.find("|", at)
        if bar < 0:
            return
        before = clause[:at].rstrip("rT!")
        kinds = _kind(clause, at + 1), _kind(clause, bar + 1)
        place = _BEFORE.get(before[-1:], "")
        if place == "noun" and before[-1:] == "," and "w" not in before:
            place = ""  # ", either Ann is red or ..."
        if _COPULA.search(before):
            place = ""
            done = _DONE.search(before) or _DONE.search(clause[at:bar])
            if (kinds[0] == "does" and clause[at + 1] in "VOLHDM") or (clause[bar + 1 : bar + 2] == "y" and not done):
                yield _Uneven("verb", "choice", at, bar + 2)  # "is either 60 m long or | by Ann"
        if place == "noun" and _DONE.match(clause, at + 1) and clause[at + 2 : at + 3] == "y":
            yield _Uneven("verb", "choice", at, bar)  # "Ann's boat | either built by Ben or weighs 5 kg"
        if place == "noun" and kinds[0] == "does?":
            kinds = "does", kinds[1]
        if clause[at + 1] == "|":
            yield _Uneven("noun", "choice", at, bar + 1)  # "neither | nor Ann"
        if place == "noun" and kinds[0] == "does" and _too_many(clause[bar + 1 :].split(",")[0], wanted=1 + before.count("w")):
            yield _Uneven("relative", "choice", at, bar)  # "the man | either drinks tea or wears red is Ben"
        if kinds[0] in _BESIDE.get(place, ()) and kinds[1]:
            verbless = place == "noun" and kinds[0] == "thing" and spare_verbs(clause[:at]) < 1
            if kinds[1] not in _BESIDE[place][kinds[0]] + ("does?",) or verbless:
                yield _Uneven("preposition" if place == "preposition" else "verb", "choice", at, bar + 2)
        at = clause.find("E", bar)


def _one_and_the_other(clause: str) -> Iterator[_Uneven]:
    """ "Of Ann and the man | drinks tea, one | last and the other has flax", "one has flax and the other | in May"."""
    other = clause.find("2")
    if other < 0:
        if clause[:1] == "3" and (_too_many(clause) or spare_verbs(clause) < 1):
            yield _Uneven("relative" if _too_many(clause) else "verb", "one", 0, 1)
        return
    one = clause.find("1") if clause[0] == "f" else 0 if clause[0] == "3" else -1
    if one < 0:
        return
    if one and _too_many(clause[1:one], wanted=0):
        yield _Uneven("relative", "of two", 0, one)
    first, second = clause[one + 1 : other].rstrip("&,+"), clause[other + 1 :]
    if spare_verbs(first) < 1:
        yield _Uneven("verb", "one", one, other)
    elif _too_many(first):
        yield _Uneven("relative", "one", one, other)
    if spare_verbs(second) < 1:
        verb = FINITE.search(without_participles(first))
        taken = first[verb.end() :] if verb is not None else second
        if _kind(taken, 0) != _kind(second, 0) or _ranked(taken) != _ranked(second):
            yield _Uneven("verb", "other", other, len(clause))


def _ranked(phrase: str) -> bool:
    return _RANK.match(phrase) is not None


def _told_together(clause: str) -> Iterator[_Uneven]:
    """ "Ann and the man | drinks tea are neighbours", "two seats between Ann and the man | drinks tea": one verb for all."""
    at = max(clause.rfind(mark) for mark in "679")
    if at < 0:
        return
    said = clause[:at] if clause[at] == "6" else clause
    if clause[at] == "6" and spare_verbs(clause) < 1 and not _OF_SEVERAL.search(said):
        yield _Uneven("verb", "together", 0, at)  # "the huts of Ann and Ben | next to each other"
    if clause[at] == "7":
        if _too_many(said, wanted=1 + sum(said.count(joint) for joint in ("+", ",&", "&L"))):
            yield _Uneven("relative", "between", at, len(clause))
        return
    plural = clause[at] == "6" and _OF_SEVERAL.search(said) is not None
    again = [m.start() for m in _AGAIN.finditer(said)]
    said = said[again[-1] + 1 :].lstrip("&+") if again else said
    if any(joint in said for joint in "&,|") and _too_many(said, wanted=0 if plural else 1):
        yield _Uneven("relative", "together", 0, at)


def _either_clause(clause: str) -> Iterator[_Uneven]:
    """ "Either Ann is red, or the man in the hat | last, or both": of two clauses each has its verb."""
    found = _EITHER_CLAUSE.fullmatch(clause)
    if found is None:
        return
    listed = len(_TERM.findall(found["other"])) < 2 or not sure_verbs(found["one"])  # "either Ann, Ben, or Cleo drinks tea"
    if found["both"] is None and listed:
        return
    for part in ("one", "other"):
        said = found[part]
        if spare_verbs(said) < 1:
            yield _Uneven("verb", "clause", *found.span(part))
        elif found["both"] is not None and _too_many(said, wanted=1 + said.count("&") + said.count(",")):
            yield _Uneven("relative", "clause", *found.span(part))


def _joined_clauses(clause: str) -> Iterator[_Uneven]:
    """ "Ann | older than Ben, and the man in red is the cook", "the man who drinks tea | on deck but has no lute"."""
    if "6" in clause or "7" in clause:
        return
    start = 0
    for joint in _JOINT.finditer(clause):
        left, right = clause[start : joint.start()], clause[joint.end() :].split(",")[0]
        whole = joint[0][0] == "," and _kind(left, 0) == _kind(right, 0) == "thing" and "," not in left
        if whole and sure_verbs(right) and spare_verbs(left) < 1 and len(_TERM.findall(left)) > 1:
            yield _Uneven("verb", "joined", start, joint.start())
        goes_on = right[:1] in tuple("VOLBHDM") and "E" not in left and "|" not in left
        if goes_on and spare_verbs(left) < 1 and spare_verbs(left + right) < 2:
            yield _Uneven("verb", "joined", start, joint.start())
        start = joint.end() if joint[0][0] == "," else start


def _taken_over(clause: str) -> Iterator[_Uneven]:
    """ "Likes tea and | on deck before Ann", "likes tea or | more than soup": what only a verb takes that was not said."""
    for joint in _ANY_JOINT.finditer(clause):
        left, right = clause[: joint.start()], clause[joint.end() :]
        led = _LED.get(right[:1]) if right[:1] == "t" or "E" not in left else None
        if led is not None and joint[0][-1] != "+" and not led.search(left):
            yield _Uneven("verb", "led", joint.start(), joint.end() + 1)
        if _MORE_THAN.match(right) and not _MORE.search(left):
            yield _Uneven("order", "more", joint.start(), joint.end() + 1)
        if _IDLE.fullmatch(left) and (_kind(right, 0) == "thing" or right[:1] == "D"):
            yield _Uneven("object", "joined", joint.start() - 1, joint.end())  # "Ann drinks | and the cook does not come"
        if _SIDE_BY_SIDE.fullmatch(left) and sure_verbs(right):
            yield _Uneven("verb", "joined", 0, joint.start())  # "Ann | tea and the cook does not come"
        if right[:1] == "E" and "|" not in right and right[1:2] not in tuple("BHDMLVOv"):
            yield _Uneven("verb", "neither", joint.start(), joint.end() + 1)


def _inverted(text: str) -> Iterator[_Uneven]:
    """ "Ann is the cook, | nor does she dance", "Ann isn't the cook, nor does she | the waltz"."""
    for begun in _INVERTED.finditer(text):
        if not _DENIED.search(text, 0, begun.start()):
            yield _Uneven("negation", "nor", *begun.span())
    for undone in _UNDONE.finditer(text):
        yield _Uneven("verb", "nor", *undone.span())


def _auxiliaries(text: str) -> Iterator[_Uneven]:
    """ "Plays the lute, and Ann isn't |": what ends in an auxiliary leaves out the rest of what was said with it."""
    for end in _AUXILIARY.finditer(text):
        if not _SAID_WITH[end[1]].search(text, 0, end.start()):
            yield _Uneven("verb", "auxiliary", *end.span())


def _too_many(said: str, *, wanted: int = 1) -> bool:
    """Whether more verbs are sure than there is room for."""
    return sum(max(sure_verbs(part), _told(part)) for part in _PART.findall(said)) > wanted


def _told(part: str) -> int:
    """ "The keeper | cooked pie": what a noun does to something, as no participle has an object."""
    return len(_DOES.findall(part)) + sure_verbs(_DOES.sub("", part))
