"""Whether a text is English prose at all, judged by its smallest words; only used to say plainly what is wrong with it."""

import re
from typing import Literal

from nlpuzzle.regex import regex

__all__ = ["Illegible", "illegible"]

Illegible = Literal["empty", "binary", "foreign"]

_ENGLISH_WORDS = """
    a about all an and are as at be been both but by did do does each either exactly for from had has have he her him his
    if in is it its neither next no nor not of on one or other she that the their them there they this to two was were
    what when where which who whose with
"""
#: the commonest small words of French, German, Spanish, Italian, Portuguese and Dutch that are no English words
_FOREIGN_WORDS = """
    aan auf avec che con das dans dem den der des deux di diese dos een ein eine einen el elle en entre es est et gli het
    ich il ist la las le les los mais mit na nach naast nel nem nicht niet não o os ou para pas più plus por pour quale que
    quel quem qui quien sein sich sie sind son sono sur tra um una und une van vom von voor y zijn zwei è é
"""
_ENGLISH = frozenset(_ENGLISH_WORDS.split())
_FOREIGN = frozenset(_FOREIGN_WORDS.split())
_CONTROL = regex("[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f\ufffd]")


def illegible(text: str) -> Illegible | None:
    """Why nobody could read the text as English: it is empty, binary data, or in another language; None otherwise.

    A text is foreign where most of its letters are of another alphabet, or where small words of other languages are at least
    five and twice as many as English ones: names like "de la Cruz" do no harm.
    """
    if not text.strip():
        return "empty"
    sample = text[:20_000]
    if len(_CONTROL.findall(sample)) * 50 > len(sample):
        return "binary"
    if sample.count(" the ") >= 3:
        return None
    letters = [c for c in sample if c.isalpha()]
    if len(letters) >= 20 and sum(c > "\u024f" for c in letters) * 2 > len(letters):
        return "foreign"
    words = re.findall(r"[^\W\d_]+", sample)
    foreign = sum(w.casefold() in _FOREIGN for w in words if len(w) > 1 or w.islower())  # a lone capital is a label
    english = sum(w.casefold() in _ENGLISH for w in words)
    return "foreign" if foreign >= 5 and foreign > 2 * english else None
