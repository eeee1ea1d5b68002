"""Questions in other words: "whose hat is it" asks who has the hat. The words of a plainer question, before it is read."""

import re

from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.phrasing import base_form
from nlpuzzle.puzzle import Frame
from nlpuzzle.regex import regex

__all__ = ["plainer_question"]

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
#: "what colour is the bicycle of the pilot"
_THING_OF = regex(
    r"\A(?P<ask>(?:what|which) (?:kind of |sort of |type of )?[a-z]+) (?P<is>is|was) the (?P<thing>[a-z]+)"
    r" of (?P<who>(?:the )?[^?,;' ]+)\Z",
    re.I,
)


def plainer_question(text: str, frame: Frame) -> str:
    """The question in plainer words where it is one of those known here, else as it is; without its question mark."""
    if whose := _WHOSE_IT.match(text):
        return f"who has the {whose['thing']}"
    if last := _LAST.match(text):
        if last["verb"].casefold() in ("is", "was"):
            return f"which {singular(last['noun'])} {last['verb']} {last['who']}{last['led'] or ''}"
        does = base_form(last["verb"]) + (last["led"] or "")
        return f"which {singular(last['noun'])} does {last['who']} {does}"
    if owned := _THING_OF.match(text):
        return f"{owned['ask']} {owned['is']} {owned['who']}'s {owned['thing']}"
    if told := _INDIRECT.match(text):
        return f"{told['ask']} {told['is']} {told['who']} {told['doing']}"
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
