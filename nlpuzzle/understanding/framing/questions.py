"""What a sentence asks: a question to answer, or an instruction to solve the whole puzzle."""

import re

from nlpuzzle.regex import regex

__all__ = ["question_in"]

_WH = (
    r"(?:who(?:se|m)?|which|what|where|when|how (?:many|much|old|long|far|tall)|in what order|in which|on which"
    r"|at which|to whom|what is)"
)
_WANTS = regex(
    r"\b(?:determine|find(?: out)?|work out|figure out|say|tell(?: me| us)?|deduce|discover|decide|know|identify"
    r"|name|establish|see|learn|wonder(?:ing)?|question (?:now )?is)\b"
    rf"[^?.]*?\b({_WH}\b.*)",
    re.I,
)
_STARTS = regex(rf"(?:(?:and|so|then|now|but|therefore|finally|question \d+|the question)[,:]?\s+)?({_WH}\b.*)", re.I)
_WHOLE = regex(
    r"\b(?:each|every|everyone|everybody|respective(?:ly)?|all of (?:them|the)|who is who|who's who|who (?:(?!and )\w+ )+"
    r"(?:which|what|where|when)\b"
    r"|which (?:(?!and )\w+ )+(?:which|what|who|where|when)\b)\b",
    re.I,
)
#: "please tell me who", "I need to know what", "see if you can tell who": how a question opens that ends in no question mark
_OPENS = regex(
    r"(?:(?:please|now|then|so|and|but),? )*(?:determine|find|work|figure|say|tell|deduce|discover|follow|name"
    r"|(?:i|we)(?:['’]d|['’]ll| would| just| only)* (?:need|want|wish|like|love|have) to (?:know|learn|find|work|see|be told)\b"
    r"|(?:i|we)(?: just)? wonder\b|(?:i['’]m|i am|we['’]re|we are) wondering\b|let (?:me|us) know\b"
    r"|see (?:if|whether) you can\b"
    r"|(?:my|the|our) question (?:now )?is\b)",
    re.I,
)
_YES_NO = regex(r"(?:is|are|was|were|does|do|did|has|have|can|could|must|might|will)(?:n't|n’t)?\b", re.I)
#: "List the runners from fastest to slowest", "put the sisters in order of age", "name the five, the oldest first"
_IN_ORDER = regex(
    r"(?:please |now |then )*(?:list|rank|arrange|order|sort|put|place|name|give|write(?: down)?)\b"
    r"[^.?!]*\b(?:from [^.?!]+ to [^.?!]+|in (?:the )?(?:right |correct |\w+ing )?order(?: of [^.?!,]+)?"
    r"|, (?:starting|beginning) (?:with|from|at) [^.?!]+|, (?:the )?[a-z]+ first)[.?!]?\Z",
    re.I,
)
_CAN_YOU = regex(
    r"\b(?:can|could|will|are) (?:you|we|anyone|anybody|someone|somebody)"
    r" (?:able to )?(?:\w+ ){0,2}?(?:work|figure|solve|determine|find"
    r"|deduce|match|help|tell|say|name|discover|identify|put)\b",
    re.I,
)


def question_in(sentence: str) -> tuple[int, int, bool] | None:
    """Where the question in a sentence stands, and whether it wants an answer of its own.

    None where nothing is asked; the flag is False for "Can you work out who did what?", which asks for the whole table.
    """
    text = sentence.rstrip().rstrip("\"\u201d")  # "... Who lives in Rome?"
    opened = len(text) - len(text.lstrip("\"\u201c"))
    if opened:
        asked = question_in(text[opened:])
        return asked and (asked[0] + opened, asked[1] + opened, asked[2])
    if _IN_ORDER.match(text):
        return 0, len(text), not _WHOLE.search(text)
    if not text.endswith("?") and not (_WANTS.search(text) and _OPENS.match(text)):
        return None
    if wanted := _WANTS.search(text):
        return wanted.start(1), len(text), not _WHOLE.search(wanted[1])
    if _CAN_YOU.search(text):
        return 0, len(text), False
    if not text.endswith("?"):
        return None
    if starts := _STARTS.match(text):
        return starts.start(1), len(text), not _WHOLE.search(starts[1])
    inner = re.search(rf"[,:]\s+({_WH}\b.*)", text, re.I)
    if inner and not text[: inner.start()].count("."):
        return inner.start(1), len(text), not _WHOLE.search(inner[1])
    return 0, len(text), bool(_YES_NO.match(text)) or bool(re.search(rf"\b{_WH}\b", text, re.I))
