"""Who did it: "the ring was stolen by whoever sat in the attic. Whom does the constable arrest?" asks who sat there.

The text tells it once, of a deed or of a culprit, and what tells him is what the clues are about.
"""

import re
from collections.abc import Iterable

from nlpuzzle.english.wordlists import word_set
from nlpuzzle.english.words import key
from nlpuzzle.regex import regex

__all__ = ["culprit_question"]

_CULPRIT = r"(?:culprit|thief|burglar|robber|murderer|murderess|killer|poisoner|forger|vandal|guilty (?:one|party|person))"
_WHOEVER = r"(?:whoever|the (?:one|person|man|woman|guest|suspect|visitor|member|pupil|child) (?:who|that)) (?P<did>[^.;:,?!]+)"
#: "the ring was stolen by whoever sat in the attic"
_DEED = regex(rf"\b(?P<what>\w+) (?:was|were|has been|had been) (?P<deed>[a-z]+) by {_WHOEVER}", re.I)
#: "the thief is the one who sat in the attic"
_NAMED = regex(rf"\bthe (?P<noun>{_CULPRIT}) (?:is|was|must be) {_WHOEVER}", re.I)
#: "whom does the constable arrest", "who did it", "who is the thief", "who stole the ring"
_ARREST = regex(
    r"who(?:m)? (?:does|did|should|will|must|can) (?:the |an? )?[\w. ]{2,30}? (?:arrest|accuse|charge|suspect of it)"
    r"|who(?:m)? (?:should|must) be (?:arrested|accused|charged)|who is (?:guilty|to blame)|who (?:did|has done) it|whodunn?it",
    re.I,
)
_WHO_IS = regex(rf"who (?:is|was) the (?P<noun>{_CULPRIT})", re.I)
_WHO_DID = regex(r"who (?P<verb>[a-z]+) (?:[^,;?]* )?(?P<what>\w+)", re.I)
_UNSURE = regex(r"\b(?:not|never|n't|perhaps|maybe|either|or|if|unless|might|may|could)\b", re.I)
#: what a thief does, and what others do
_DEEDS = word_set(
    """
    broken burgled eaten damaged drunk forged hidden killed murdered nicked pinched poisoned ransacked removed robbed shot
    smashed snipped spoilt spoiled stabbed stolen strangled swiped swapped taken torn vandalised vandalized
    """
)


def culprit_question(question: str, told: Iterable[str]) -> str:
    """The question as one about whoever did so, where the text tells once who that is; else as it is."""
    asked = question.strip().rstrip("?.! ")
    arrest, who_is, who_did = _ARREST.fullmatch(asked), _WHO_IS.fullmatch(asked), _WHO_DID.fullmatch(asked)
    if not (arrest or who_is or who_did):
        return question
    deeds: list[tuple[str, str, str, str]] = []
    for sentence in told:
        done = (m for m in _DEED.finditer(sentence) if m["deed"].casefold() in _DEEDS)
        found = [(m["deed"], m["what"], "", m["did"]) for m in done]
        found += [("", "", m["noun"], m["did"]) for m in _NAMED.finditer(sentence)]
        if found and _UNSURE.search(sentence):
            return question
        deeds += found
    if len(deeds) != 1:
        return question
    deed, what, noun, did = deeds[0]
    if who_did and not (arrest or who_is):
        same = bool(deed) and key(who_did["verb"]) == key(deed) and who_did["what"].casefold() == what.casefold()
        if not same:
            return question  # "who ate the pie", of a ring that was stolen
    if who_is and noun and who_is["noun"].casefold() not in ("culprit", noun.casefold()):
        return question
    return f"Who {did}?"
