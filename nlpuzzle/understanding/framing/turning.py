"""Headings and openings that turn what stands below them: "Only one is true:", "Lies:", "Last year:", "If Ann is a cook:".

What stands under them is no fact, so that it is never read as one. "All of these are true:" turns nothing.
"""

import re

from nlpuzzle.regex import regex

__all__ = ["turns_what_follows"]

_TRUTH = r"(?:true|false|lies?|untrue|wrong|incorrect|(?:not )?the case|impossible|possible|nonsense"
_TRUTH += r"|(?:is|are|was|were|be) (?:right|correct|so|certain))"
#: "these are true", "all of the following hold", "what is true"
_PLAINLY_TRUE = regex(
    r"\A(?!.*\b(?:but|not|one|two|three|four|five|only|exactly|least|most|some|none|n?either|false|untrue|wrong|lies?|incorrect|"
    r"impossible|possible|if|unless)\b).*\b(?:all|each|every|both|everything|following|these|what|here)\b",
    re.I,
)
#: "... if the following are true"
_IF_TRUE = regex(r"\bif (?:all |both )?(?:of )?(?:the following|these|those)\b(?!.*\b(?:not|only|one|false|untrue)\b)", re.I)
_TURNED = regex(rf"\b{_TRUTH}\W*\Z", re.I)
_TOLD = regex(
    r"\A(?:\w+ ){0,3}?(?:rumou?rs?|guess(?:es|ed)?|lies|dreams?|wishes|hopes|gossip|hearsay|predictions?|theor(?:y|ies)|myths?"
    r"|untruths)\W*\Z|\A(?:wrong|false|fake|bogus) \w+\W*\Z",
    re.I,
)
_THEN = regex(
    r"\A(?:(?:the )?(?:last|next|previous|following) (?:day|week|month|season|time|night|year)|yesterday|tomorrow|formerly|"
    r"(?:the )?(?:old|former|earlier|previous|wrong|fake) (?:clues?|facts?|plan|order|list))\W*\Z",
    re.I,
)
_IF = regex(r"\A(?:if|unless|suppose|assuming|in case)\b(?!.*\b(?:you|your|stuck|needed)\b)", re.I)


def turns_what_follows(heading: str) -> bool:
    """Whether what stands below a heading, or after an opening with a colon, is not simply so."""
    text = heading.strip().rstrip(":").strip()
    if not text or _PLAINLY_TRUE.match(text) or _IF_TRUE.search(text):
        return False
    return any(found.search(text) for found in (_TURNED, _TOLD, _THEN, _IF))
