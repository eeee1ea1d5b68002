"""Questions in other words: "whose hat is it" asks who has the hat. The words of a plainer question, before it is read."""

import re

from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.phrasing import base_form
from nlpuzzle.english.words import finite, split, stems
from nlpuzzle.puzzle import Frame
from nlpuzzle.regex import regex
from nlpuzzle.understanding.words.lines import is_contest, line
from nlpuzzle.understanding.words.vocabulary import verb_forms

__all__ = ["plainer_question"]

#: "one of them rides the scooter, but which"
_BUT_WHO = regex(
    r"\A(?:only |just |exactly )?one of (?:them|these|those|the [a-z]+) (?P<does>[a-z]+s [^,;?]+),? but"
    r" (?P<ask>which(?! of)|which(?= of them\Z)|who)(?: one| of them)?\Z",
    re.I,
)
#: "whose hat is it?"
_WHOSE_IT = regex(r"\Awhose (?P<thing>[^?]+?) (?:is|was) (?:it|this|that)\Z", re.I)
#: "whose desk has a fern on it?": where else?
_ON_IT = regex(r"(?<=\w) (?:on|in|inside) it\Z", re.I)
#: "which one of the following dishes must be served on Friday?"
_OF_THE_FOLLOWING = regex(r"\A(?P<ask>which|who) (?:one )?(?:of|among) the (?:following )?(?P<noun>[a-z]+)(?= )", re.I)
_MUST = regex(r" must(?: (?P<be>be))? ", re.I)
_WHEN = regex(r"\Awhen (?=(?:is|was|does|did|will) )", re.I)
#: "Ann belongs to which of the following towns?"
_LAST = regex(
    r"\A(?P<who>(?!(?:who|what|which|how|if|is|are|does|did|when|where)\b)[^?,;]+?) (?P<verb>[a-z]+s)"
    r"(?P<led> (?:to|in|on|at|from|for))?"
    r" (?:which|what) (?:one )?(?:of the (?:following )?)?(?P<noun>[a-z]+)\Z",
    re.I,
)
#: "what the climber who dreams of Denali is eating"
_INDIRECT = regex(r"\A(?P<ask>what|which [a-z]+) (?P<who>the [^?,;]+?) (?P<is>is|was) (?P<doing>[a-z]+ing)\Z", re.I)
#: "what Cyril grows", "which plot the tailor has"
_INDIRECT_DEED = regex(
    r"\A(?P<ask>what|where|which [a-z]+|in which [a-z]+) (?P<who>(?-i:[A-Z])[^\W\d_]+(?: (?-i:[A-Z])[^\W\d_]+)?|the [a-z]+)"
    r" (?P<verb>[a-z]+)(?P<led> (?:in|on|at|from|for|with))?\Z",
    re.I,
)
#: "what colour is the bicycle of the pilot"
_THING_OF = regex(
    r"\A(?P<ask>(?:what|which) (?:kind of |sort of |type of )?[a-z]+) (?P<is>is|was) the (?P<thing>[a-z]+)"
    r" of (?P<who>(?:the )?[^?,;' ]+)\Z",
    re.I,
)


#: "who won the Silver Oar?"
_WON_IT = regex(r"\A(?P<who>who|which [a-z]+) (?P<won>won|wins) the (?P<what>[^?,;]{2,50})\Z", re.I)


def plainer_question(text: str, frame: Frame) -> str:
    """The question in plainer words where it is one of those known here, else as it is; without its question mark."""
    if told := _BUT_WHO.match(text):
        return f"{'who' if told['ask'].casefold() == 'who' else 'which of them'} {told['does']}"
    if whose := _WHOSE_IT.match(text):
        return f"who has the {whose['thing']}"
    if (won := _WON_IT.match(text)) and _is_the_contest(won["what"], frame):
        return f"{won['who']} {won['won']}"
    if last := _LAST.match(text):
        if last["verb"].casefold() in ("is", "was"):
            return f"which {singular(last['noun'])} {last['verb']} {last['who']}{last['led'] or ''}"
        does = base_form(last["verb"]) + (last["led"] or "")
        return f"which {singular(last['noun'])} does {last['who']} {does}"
    if owned := _THING_OF.match(text):
        return f"{owned['ask']} {owned['is']} {owned['who']}'s {owned['thing']}"
    if told := _INDIRECT.match(text):
        return f"{told['ask']} {told['is']} {told['who']} {told['doing']}"
    if (told := _INDIRECT_DEED.match(text)) and (does := _auxiliary(told["verb"])):
        return f"{told['ask']} {does} {told['who']} {base_form(told['verb'])}{told['led'] or ''}"
    if text[:6].casefold() == "whose ":
        text = _ON_IT.sub("", text)
    asked = _OF_THE_FOLLOWING.match(text)
    if asked is not None and is_plural(asked["noun"]):
        text = f"which {singular(asked['noun'])}{text[asked.end() :]}"
        text = _MUST.sub(lambda must: " is " if must["be"] else " does ", text, count=1)
    dated = [c for c in frame if c.dimension in ("date", "time")]
    if len(dated) == 1 and (when := _WHEN.match(text)):
        return f"on which {dated[0].name.casefold()} {text[when.end() :]}"
    return text


def _is_the_contest(what: str, frame: Frame) -> bool:
    """Whether what was won can only be the contest itself: its ranks are told, and no item or category is called so."""
    row = line(frame)
    words = {w.stem for w in split(what)}
    named = any(words & stems(text) for category in frame for text in (category.name, *category.items))
    return row is not None and is_contest(row) and not named


def _auxiliary(verb: str) -> str:
    """What asks with a verb in the same tense: "does" with "grows", "did" with "grew"; nothing where it is no finite verb."""
    base = base_form(verb)
    if verb not in verb_forms() or not finite(verb) or base in ("be", verb) or verb.endswith("ing"):
        return ""
    return "does" if verb.endswith("s") else "did"
