"""A sentence as words: what stands between spaces and punctuation, with where it stands and how it is spelt."""

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from nlpuzzle.english.morphology import stem
from nlpuzzle.english.tables import rows
from nlpuzzle.english.tables import words as table
from nlpuzzle.regex import regex

__all__ = ["Word", "finite", "forms", "key", "participles", "past_of", "past_tense", "pasts", "split", "stems", "unchanged"]


class Word(NamedTuple):
    """One word or punctuation mark; `start` and `end` count characters of the sentence."""

    text: str
    #: lower case, straight apostrophe
    low: str
    stem: str
    start: int
    end: int
    #: joined to the word before by a hyphen or a slash, as "old" in "30-year-old"
    glued: bool = False
    #: written with a capital although it does not begin the sentence
    proper: bool = False

    def instead(self, low: str) -> "Word":
        """Another word in the place of this one: one that the sentence leaves out."""
        return self._replace(text=low, low=low, stem=key(low), proper=False)


_TOKEN = regex(
    r"""
      (?:is|was|are|were|does|did|do|has|have|had|could|would|should)(?=nt\b)  # isnt: no other word is spelt so
    | [^\W\d_]++(?!['.])                      # letters, nearly always
    | (?<![\w)])-\d+(?![\w-])                # -3
    | \d{1,2}:\d\d                            # 9:00
    | \d+(?i:st|nd|rd|th)\b                 # 3rd
    | \d[\d,]*\d(?:\.\d+)? | \d+(?:\.\d+)?    # 1,200  6.50  7
    | (?<![\w.)])\.\d+                        # .5
    | (?i:n't)\b
    | [^\W\d_]+(?=(?i:n't)\b)                # is | n't
    | (?:[^\W\d_]\.){2,8}(?!\w)               # A.I.  p.m.; bounded, or dotted noise takes quadratic time
    | [^\W\d_]+                               # letters
    | '(?i:s|ll|re|ve|d)\b | '(?=\s|$|[.,;]) # possessive and contractions
    | [$£€¢#%&,;:()!?—–]
    """,
    re.VERBOSE,
)
#: pronouns and the like after which 's is "is"
_BEFORE_IS = frozenset({"there", "it", "he", "she", "who", "that", "what", "here", "where"})
_CONTRACTED = {"ca": "can", "wo": "will", "sha": "shall", "ai": "is"}
#: what makes two words one: "30-year-old"; nothing between letters and digits does so, too: "f150"
_JOINTS = frozenset("-/\u2010\u2011")
_AFTER_APOSTROPHE = {"nt": "n't", "'ll": "will", "'re": "are", "'ve": "have", "'d": "would"}


_Piece = tuple[str, str, str, int, int, bool, bool]
"""A word of a chunk as the chunk alone tells it: text, low and stem, where it stands in the chunk, whether it is glued to the
word before, whether it has a capital. No class of its own: the collector of garbage passes over plain tuples of these."""


@lru_cache(maxsize=1024)
def split(sentence: str) -> tuple[Word, ...]:
    """The words and the telling punctuation of a sentence; quotes, hyphens and full stops are left out."""
    found: list[Word] = []
    plain = sentence.replace("\u2019", "'").replace("\u2018", "'")
    offset, before, begun = 0, "", False
    for chunk in plain.split(" "):
        for text, low, stem_, start, end, glued, capital in _pieces(chunk) if len(chunk) <= _USUAL else _cut(chunk):
            if low == "'s" and before in _BEFORE_IS:
                low = stem_ = "is"
            found.append(_made(Word, (text, low, stem_, start + offset, end + offset, glued, capital and begun)))
            before, begun = low, True
        offset += len(chunk) + 1
    return tuple(found)


#: a word without the call in between by which a named tuple is made
_made = tuple.__new__


#: the longest chunk that is worth remembering
_USUAL = 40


def _cut(chunk: str) -> tuple[_Piece, ...]:
    """The words of what stands between two spaces: no word reaches over a space, and few depend on what stands before it."""
    found: list[_Piece] = []
    before, ended = "", -2
    for match in _TOKEN.finditer(chunk):
        text = match[0]
        start, end = match.span()
        low, stem_ = _spelling(text)
        glued = False
        if found and start - ended < 2:
            feet = chunk[ended] == "'" and text[0].isdecimal() and before[-1].isdecimal() if start > ended else False  # 5'10"
            glued = feet or chunk[ended] in _JOINTS if start > ended else text[0].isalnum() and before[-1].isalnum()
        if low in _CONTRACTED and chunk[end : end + 3].lower() == "n't":
            low = _CONTRACTED[low]
            stem_ = key(low)
        found.append((text, low, stem_, start, end, glued, text[0].isupper()))
        before, ended = low, end
    return tuple(found)


_pieces = lru_cache(maxsize=16384)(_cut)


def stems(text: str) -> frozenset[str]:
    """The stems of the words of a text, numbers and single letters left out."""
    if "'" in text or "\u2019" in text or "\u2018" in text:  # "it's" and "can't" are told by their neighbours
        return frozenset(w.stem for w in split(text) if len(w.low) > 1 and w.low.isalpha())
    chunks = {*text.split(" ")}
    return frozenset().union(*(_stems_in(chunk) if len(chunk) <= _USUAL else _told_in(chunk) for chunk in chunks))


def _told_in(chunk: str) -> frozenset[str]:
    return frozenset(stem_ for _, low, stem_, *_ in _cut(chunk) if len(low) > 1 and low.isalpha())


_stems_in = lru_cache(maxsize=16384)(_told_in)


@lru_cache(maxsize=16384)
def _spelling(text: str) -> tuple[str, str]:
    """A word in small letters, with its stem."""
    low = text.lower()
    low = "and" if low == "&" else _AFTER_APOSTROPHE.get(low, low)
    if low[0] == "." and low[1:].isdecimal():
        low = f"0{low}"
    elif "." in low and not low[0].isdecimal():
        low = low.replace(".", "")
    return low, key(low)


@cache
def _irregular() -> dict[str, str]:
    return {row[0]: row[1] for row in rows("irregular")}


@cache
def _irregular_forms() -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for form, verb in _irregular().items():
        found[verb] = (*found.get(verb, ()), form)
    return found


def forms(verb: str) -> tuple[str, ...]:
    """Every form of a verb: "carry", "carries", "carried", "carrying"; irregular ones from their table."""
    past = _irregular_forms().get(verb, ())
    regular: tuple[str, ...]
    if verb.endswith("ie"):
        regular = (verb + "s", verb + "d", verb[:-2] + "ying")
    elif verb.endswith("e"):
        regular = (verb + "s", verb + "d", verb[:-1] + "ing", verb + "ing")
    elif verb.endswith("y") and verb[-2:-1] not in "aeiou":
        regular = (verb[:-1] + "ies", verb[:-1] + "ied", verb + "ing")
    elif verb.endswith(("s", "x", "z", "ch", "sh", "o")):
        regular = (verb + "es", verb + "ed", verb + "ing")
    else:
        doubled = verb + verb[-1]
        regular = (verb + "s", verb + "ed", verb + "ing", doubled + "ed", doubled + "ing")
    return (verb, *regular, *past)


def third_person(verb: str) -> str:
    """What one does where several "keep", "fly", "watch" or "have"; what they did stays: "kept"."""
    if verb in ("have", "do"):
        return {"have": "has", "do": "does"}[verb]
    base = verb.endswith(("ss", "eed")) or not finite(verb) or _irregular().get(verb) == verb  # "pass", "need", "read"
    return forms(verb)[1] if base else verb


def unchanged(verb: str) -> bool:
    """Whether a verb has its past tense spelt like itself: "put", "set", "let"."""
    return _irregular().get(verb) == verb


@lru_cache(maxsize=16384)
def finite(word: str) -> bool:
    """Whether a verb form can be the verb of a sentence with one subject: "wears", "wore", "carried"; not "wear", "wearing"."""
    ending = word.endswith("s") and not word.endswith("ss")
    return ending or (word.endswith("ed") and word not in table("no_pasts")) or word in _irregular()


@cache
def participles() -> frozenset[str]:
    """Irregular forms that need "is" or "has": "known", "driven", "sung", where "knew", "drove" and "sang" do without."""
    told = ((form, others) for others in _irregular_forms().values() for form in others)
    return frozenset(form for form, others in told if _participle(form, [other for other in others if other != form]))


@cache
def pasts() -> frozenset[str]:
    """Irregular forms that are nothing but a past tense: "drove", "sang", "came"; "made" and "bought" may be participles."""
    groups = _irregular_forms().items()
    told = (form for _, others in groups if participles() & {*others} for form in others if form not in participles())
    same = (form for verb, others in groups for form in others if verb.endswith(("come", "run")) and form != verb)
    return frozenset(form for form in (*told, *same) if not form.endswith("s"))


#: forms that are a noun or an adjective more often, and so not in irregular.txt
_RARE_PASTS = {"bit": "bite", "bound": "bind", "ground": "grind", "lay": "lie", "rose": "rise", "shed": "shed", "wound": "wind"}


def past_tense(verb: str) -> str:
    """What a verb is in the past: "open" -> "opened", "begin" -> "began", "stop" -> "stopped"."""
    told = [form for form in _irregular_forms().get(verb, ()) if not form.endswith(("s", "ing"))]
    if told:
        return next((form for form in told if form in pasts()), told[0])
    short = sum(letter in "aeiouy" for letter in verb) == 1 and verb[-2:-1] in tuple("aeiou") and verb[-1] not in "aeiouwxy"
    return verb + verb[-1] + "ed" if short else next(form for form in forms(verb)[1:] if form.endswith("d"))


def past_of(form: str) -> str | None:
    """The verb, or its stem, whose past tense a word may be: "fell", "lost", "quit", "missed"; None for "red", "falls"."""
    if form.endswith(("s", "ing")):
        return None
    verb = _irregular().get(form) or _RARE_PASTS.get(form)
    if verb is not None:
        return verb
    root = key(form)
    return root if form.endswith("ed") and root != form else None  # not "hundred"


def _participle(form: str, others: Sequence[str]) -> bool:
    changed = any(other.replace("a", "u") == form for other in others)
    return changed or (bool(others) and form.endswith(("n", "ne")) and form.replace("a", "u") not in others)


@lru_cache(maxsize=16384)
def key(word: str) -> str:
    """The stem of a word, irregular verbs included: "wore", "wears" and "worn" share one."""
    return stem(_irregular().get(word, word))
