"""Lists that run over several sentences: "One plays the harp. Another plays the lute. The third plays the viol."

Each sentence gives one thing to one of them, or says which one of them spoke of it: '"A stamp, please," said one.'
"""

import re
from collections.abc import Sequence

from nlpuzzle.english.numbers import CARDINALS
from nlpuzzle.regex import regex
from nlpuzzle.understanding.framing.distributive import distribution
from nlpuzzle.understanding.framing.retold import as_plain_list

__all__ = ["dealt_on"]

_FURTHER = (
    r"another(?: one)?|(?:a|the) (?:second|third|fourth|fifth|sixth)(?: one)?"
    r"|the (?:last|other|remaining)(?: (?:one|two))?"
)
_OF_THEM = r"(?: of (?:them|these|those|us|the \w+(?: \w+)?s))?"
_GIVEN = regex(rf"(?P<who>one|{_FURTHER}){_OF_THEM} (?P<rest>(?!of\b)[^.;!?]+)[.!]", re.I)
_SAID = regex(
    r'["“](?P<speech>[^"“”]+)["”],? (?:asked|began|called|cried|replied|said|says|shouted|whispered) '
    rf"(?P<who>one|{_FURTHER}){_OF_THEM}[.!]",
    re.I,
)
_GOES_ON = regex(rf"(?:{_FURTHER})\b", re.I)
#: "Is this where I get my | ticket", "A stamp, please", "Envelopes"
_THING = regex(
    r"(?:.* )?(?:an?|my|our|some|the|your) (?P<thing>[a-z-]+(?: [a-z-]+)?)(?:,? please)?|(?P<alone>[\w-]+(?: [a-z-]+)?)", re.I
)
#: what makes more of such a sentence than the thing it gives
_SAYS_MORE = regex(
    r"\b(?:not|never|neither|nor|no|none|but|than|before|after|next|left|right|above|below|between|behind|beside|first|both|same"
    r"|only|except|who|which|that|whose|because|if|when|while|although|though|he|she|him|her|they|them|it)\b|n['’]t\b",
    re.I,
)
_SHORTEST = 2


def dealt_on(sentences: Sequence[str]) -> tuple[str, int] | None:
    """The one sentence that those in a row come to, and how many they are; None where they do not deal out one list."""
    pieces: list[str] = []
    for sentence in sentences:
        piece = _piece(sentence)
        if piece is None and _GOES_ON.match(sentence):
            return None  # "The fourth has not told us."
        if piece is None or piece.startswith("one ") != (not pieces):
            break
        pieces.append(piece)
    if len(pieces) < _SHORTEST:
        return None
    told = as_plain_list(f"O{', '.join(pieces[:-1])[1:]}, and {pieces[-1]}.")
    dealt = distribution(told)
    of_two = sum(" two " in piece for piece in pieces)
    return (told, len(pieces)) if dealt is not None and len(dealt.items) == len(pieces) + of_two else None


def _piece(sentence: str) -> str | None:
    """What a sentence gives to whom, without its end; None where it may say more."""
    if (said := _SAID.fullmatch(sentence)) is not None:
        thing = _THING.fullmatch(said["speech"].strip(" ,.!?"))
        named = (thing["thing"] or thing["alone"].casefold()) if thing else ""
        first, _, rest = named.partition(" ")
        named = rest if CARDINALS.get(first) else named  # "Six | rolls"
        return f"{said['who'].casefold()} wanted a {named}" if named else None
    given = _GIVEN.fullmatch(sentence)
    if given is None or _SAYS_MORE.search(given["rest"]) or re.search(r",|\bone\b", given["rest"]):
        return None
    return f"{given['who'].casefold()} {given['rest']}"
