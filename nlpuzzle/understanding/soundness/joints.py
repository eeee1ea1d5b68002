"""What follows a joint, "and", "but", "or", "nor" or the beginning of a clause, is what the words before it can be joined to.

A clause is joined to a clause, each with its verb; a predicate to a predicate; what a preposition leads to or a comparison to
another of its kind; what ends in an auxiliary leaves out what was said with this one. All by the classes of the words, with the
letters that `coordination` puts in for what joins parts.
"""

from collections.abc import Iterator
from typing import NamedTuple

from nlpuzzle.regex import regex
from nlpuzzle.understanding.soundness.counted_verbs import spare_verbs, sure_verbs, too_many

__all__ = ["Uneven", "joined_in_clause", "joined_in_text", "kind_of", "verbless"]

_EITHER_CLAUSE = regex(r"E?(?P<one>[^|]*),\|(?P<other>[^|]*?)(?P<both>,8)?")
_JOINT = regex(r",?[&+](?!E)")
_ANY_JOINT = regex(r",?[&|+]")
#: what a phrase that opens so is joined to: "goes to Oslo and | to Lund"
_LED = dict.fromkeys("pfy", regex(r"[pfyt>BRlLFa12<]")) | {"t": regex("[t>]")}
_BETWEEN, _PLACED = regex(r"q?7"), regex(r"[BL>Rl7pfty]")
_MORE_THAN, _MORE = regex(r"C~[dIAhN]"), regex(r"[C<~>]")
#: "nor does she drink", of what was denied; and such a clause without its verb
_INVERTED, _DENIED = regex(r"\|[DHM](?=[AIPd])"), regex(r"^;|[!ETr|x4]")
_UNDONE = regex(r"\|D(?:[AIP]|d[jn]*[AINhm])(?:d|[IU#]|q?u?S?>)|\|D[^.;,&|]*[lbcm]p[nNmS]?(?=\.)")
_IDLE, _SIDE_BY_SIDE = regex(r"(?:[AP]|d[jn]*[hA])[VOoviZ]"), regex(r"A(?:d?I|U|#)")
_AUXILIARY = regex(r"(?<=[&;+,])[^&;|+,xPE]*[AI][NSnh]?([BHDM])!?r*(?=[.;])")
#: who has a thing, and somebody else who "does not", as well as who does it
_SAID_WITH = {
    "B": regex("[BxP67]"), "D": regex("[DVOLvoiYZQ]|H(?=d)|(?<=[IAN])[lbcm](?=[dpIA])"), "H": regex("H"), "M": regex("M"),
}  # fmt: skip
_NAMED = regex(r"d[jn]*[hNnmU]A")
_COUNTED = regex(r"7|^[^lbcm]*6")
_WITHIN = regex(r"[^,&+]*,w[^,&+]*[&+][VOLBHDM][^,&+]*,[VOLBHDM][^,]*")
_TERM = regex(r"[AIU#RPh]")
_CLAUSE_TERM = regex(r"[AIU#RPx0-9]|[BHDM]!?[rEn]*\.")
#: what opens a phrase, by the letter of its first word; a noun phrase is what begins with any other
_KINDS = {
    letter: kind
    for kind, letters in (("in", "pfyt"), ("does", "VOLBHDMvoiY"), ("does?", "QZz"), ("doing", "kgG"), ("do", "cbl"),
                          ("more", "<C>qu~a7"), ("fond", "F"), ("", ".,;&|+8"))
    for letter in letters
}  # fmt: skip


class Uneven(NamedTuple):
    """What is lost, what is said of the place, and where it is."""

    lost: str
    where: str
    start: int
    stop: int


def joined_in_clause(clause: str) -> Iterator[Uneven]:
    """What is uneven about the joints of one clause."""
    yield from _either_clause(clause)
    yield from _joined_clauses(clause)
    yield from _taken_over(clause)


def joined_in_text(text: str) -> Iterator[Uneven]:
    """What is uneven about clauses that take something over from one before."""
    yield from _inverted(text)
    yield from _auxiliaries(text)


def verbless(clause: str) -> bool:
    """ "If Ann is red, then the man paid by Ben | more than Cleo": of several clauses one without its verb."""
    return clause[:1] not in tuple("x0123469") and len(_CLAUSE_TERM.findall(clause)) > 1 and spare_verbs(clause) < 1


def kind_of(text: str, at: int) -> str:
    """What kind of phrase begins there, if adverbs are passed over."""
    while text[at : at + 1] in tuple("rqTKe!"):
        at += 1
    kind = _KINDS.get(text[at : at + 1] or ".", "thing")
    return "does" if kind == "does?" and text[at + 1 : at + 2] in tuple("dIA#U") else kind  # "drinks | milk", no drinks


def _either_clause(clause: str) -> Iterator[Uneven]:
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
            yield Uneven("verb", "clause", *found.span(part))
        elif found["both"] is not None and too_many(said, wanted=1 + said.count("&") + said.count(",")):
            yield Uneven("relative", "clause", *found.span(part))


def _joined_clauses(clause: str) -> Iterator[Uneven]:
    """ "Ann | older than Ben, and the man in red is the cook", "the man who drinks tea | on deck but has no lute"."""
    start, counted = 0, "6" in clause or "7" in clause
    for joint in _JOINT.finditer(clause):
        left, right = clause[start : joint.start()], clause[joint.end() :].split(",")[0]
        if joint[0][0] == "," and sure_verbs(right) and spare_verbs(left) < 1 and _COUNTED.search(left):
            yield Uneven("verb", "counted", start, joint.start())  # "exactly two seats | between Ann and Ben, and ..."
        if joint[0][0] == "," and _NAMED.fullmatch(right) and sure_verbs(left):
            yield Uneven("verb", "joined", joint.start(), len(clause))  # "Ann did not bring tea, and its drinker | Ben"
        if counted:
            continue
        whole = joint[0][0] == "," and kind_of(left, 0) == kind_of(right, 0) == "thing" and "," not in left
        if whole and sure_verbs(right) and spare_verbs(left) < 1 and len(_TERM.findall(left)) > 1:
            yield Uneven("verb", "joined", start, joint.start())
        goes_on = right[:1] in tuple("VOLBHDM") and "E" not in left and "|" not in left
        goes_on = goes_on and not _WITHIN.fullmatch(clause[start:])  # "the hut, which is red but | isn't Ann's, is first"
        if goes_on and spare_verbs(left) < 1 and spare_verbs(left + right) < 2:
            yield Uneven("verb", "joined", start, joint.start())
        start = joint.end() if joint[0][0] == "," else start


def _taken_over(clause: str) -> Iterator[Uneven]:
    """ "Likes tea and | on deck before Ann", "likes tea or | more than soup": what only a verb takes that was not said."""
    for joint in _ANY_JOINT.finditer(clause):
        left, right = clause[: joint.start()], clause[joint.end() :]
        led = _LED.get(right[:1]) if right[:1] == "t" or "E" not in left else None
        if led is not None and joint[0][-1] != "+" and not led.search(left):
            yield Uneven("verb", "led", joint.start(), joint.end() + 1)
        if _MORE_THAN.match(right) and not _MORE.search(left):
            yield Uneven("order", "more", joint.start(), joint.end() + 1)
        if right[:1] == "!" and right[1:2] in tuple("cbl") and "D" not in left and "M" not in left:
            yield Uneven("negation", "joined", joint.start(), joint.end() + 2)  # "is the cook but | not bring the tea"
        if right[:2] in ("DA", "DP") and joint[0][-1] != "|":
            yield Uneven("negation", "neither", joint.start(), joint.end() + 2)  # "does not sing, and | does Ben"
        if _BETWEEN.match(right) and not _PLACED.search(left):
            yield Uneven("verb", "led", joint.start(), joint.end() + 1)  # "ate the nuts and | between Ann and Ben"
        if _IDLE.fullmatch(left) and (kind_of(right, 0) == "thing" or right[:1] == "D"):
            yield Uneven("object", "joined", joint.start() - 1, joint.end())  # "Ann drinks | and the cook does not come"
        if _SIDE_BY_SIDE.fullmatch(left) and sure_verbs(right):
            yield Uneven("verb", "joined", 0, joint.start())  # "Ann | tea and the cook does not come"
        if right[:1] == "E" and "|" not in right and right[1:2] not in tuple("BHDMLVOv"):
            yield Uneven("verb", "neither", joint.start(), joint.end() + 1)


def _inverted(text: str) -> Iterator[Uneven]:
    """ "Ann is the cook, | nor does she dance", "Ann isn't the cook, nor does she | the waltz"."""
    for begun in _INVERTED.finditer(text):
        if not _DENIED.search(text, 0, begun.start()):
            yield Uneven("negation", "nor", *begun.span())
    for undone in _UNDONE.finditer(text):
        yield Uneven("verb", "nor", *undone.span())


def _auxiliaries(text: str) -> Iterator[Uneven]:
    """ "Plays the lute, and Ann isn't |": what ends in an auxiliary leaves out the rest of what was said with it."""
    for end in _AUXILIARY.finditer(text):
        if not _SAID_WITH[end[1]].search(text, 0, end.start()):
            yield Uneven("verb", "auxiliary", *end.span())
