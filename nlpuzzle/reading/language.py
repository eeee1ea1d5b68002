"""Whether a text is English, by its most common words; a puzzle in another language must not be half understood."""

import re

__all__ = ["looks_english"]

_WORD = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)?")
_ENGLISH = frozenset(
    "the a an of in on at to for with by from and or but not is are was were be been has have had does do did will would can"
    " who which that what where when there their they he she it his her its this these those each every one two three four five"
    " first second last next than more less if then either neither nor between left right before after person people same different"
    " isn't doesn't didn't wasn't all no only also directly who's clue clues house name color colour lives likes owns".split()
)
_OTHERS = frozenset(
    "der die das und ist nicht ein eine einen dem den im mit wer wohnt hat von zu auf für sich als auch neben"
    " le la les et est pas un une des du dans qui avec sur pour ne il elle au aux son sa"
    " el los las y es no una del en con por para que quien vive tiene su se junto"
    " il lo gli di è non che con per chi vive ha della nel accanto"
    " de het een van niet wie met op voor naast woont heeft"
    " o os as e é não um uma do da em com por quem mora tem ao"
    " och är inte den det en ett som på med av bor har".split()
) - _ENGLISH  # fmt: skip


def looks_english(text: str) -> bool:
    """False where the text is clearly in another language or script; short and bare texts get the benefit of the doubt."""
    words = [w.casefold() for w in _WORD.findall(text[:20_000].replace("’", "'"))]
    if len(words) < 12:
        return not words or sum(w.isascii() for w in words) * 2 >= len(words)
    latin = sum(any("a" <= c <= "z" for c in w) for w in words)
    if latin * 2 < len(words):
        return False
    english = sum(w in _ENGLISH for w in words)
    foreign = sum(w in _OTHERS for w in words)
    return english * 12 >= len(words) and english >= foreign or foreign == 0 and english * 30 >= len(words)
