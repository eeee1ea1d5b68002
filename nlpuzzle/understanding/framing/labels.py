"""Labels of items and names of categories: splitting a list, cleaning its items, finding the head noun that names it."""

import re
from functools import lru_cache

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.wordlists import word_set
from nlpuzzle.reading.tables import without_remark
from nlpuzzle.regex import regex

__all__ = [
    "BLANK",
    "LONGEST_LIST",
    "category_name",
    "clean_item",
    "head_noun",
    "noun_phrase",
    "split_list",
    "splits",
]

_ARTICLE = regex(r"(?:an?|the|some(?=\s+[a-z]))\s+(?=\S)")
_ABBREVIATION = regex(r"(?:\b\w\.)+\w?\.?\Z|\b(?:Inc|Jr|Sr|Ltd|Co|Corp|St|Bros|etc)\.\Z")
#: "#1, #2, #3 (from left to right)": as they are listed anyhow
_UPWARDS = regex(
    r"\s*\((?:from |in order from )?(?:left to right|first to last|front to back|west to east|earliest to latest"
    r"|lowest to highest|smallest to largest|youngest to oldest)\)\Z",
    re.I,
)
_LAST = regex(r"\s*(?:,\s*)?(?:\band\b/?(?:\bor\b)?|\bor\b|&)\s+", re.I)
_LEADING = regex(r"(?:and|or|&)\s+", re.I)
#: the characters that separate, and the separator
_SEPARATORS = tuple(
    (frozenset(signs), regex(pattern))
    for signs, pattern in ((";", r"\s*;\s*"), ("/|•·", r"\s+[/|•·]\s+"), ("|", r"\s*\|\s*"), ("—", r"\s+—\s+"))
)
#: quoted or in brackets; a mark right after a figure means inches
_PROTECTED = regex(r'(?<![\d])"[^"]*"|\([^()]*\)')

#: words after which a noun phrase begins that names what a list holds
INTRODUCERS = word_class("introducers")
_DETERMINERS = word_set(
    """
    a an the his her their its our my your some any these those all both this that one
    """
)
_NUMBERS = word_set(
    """
    two three four five six seven eight nine ten eleven twelve
    """
)
_EVERY = frozenset({"each", "every"})
#: a noun phrase ends before one of these
_STOPS = word_set(
    """
    of in on at by for from with to into onto about over under between among around during after before as than via
    through near that which who whom whose where when while because so but and or nor if not no is are was were be
    been being has have had do does did will would can could may might must should shall namely including respectively
    e.g i.e ie eg each there here they he she it we you us them
    """
)
_KIND_WORDS = word_class("portions")
_OF_STYLE = word_class("styles")
_ATTACHED = frozenset("by in at on to for from with".split())
_PARTICIPLES = regex(
    r"\w+(?:ed|ing)\Z|(?:sold|bought|worn|eaten|drunk|chosen|seen|made|given|found|known"
    r"|taken|grown|run|won|built)\Z"
)


BLANK = regex(r"\(not named(?: \d+)?\)")
"""The slot of an item that the text never names, as our own category blocks write it."""

#: "Amara/Bertil/Ciara", and no date
_SLASHED = regex(r"[^\W\d_][^/]{0,30}(?:/[^\W\d_][^/]{0,30}){2,}|\S*\d\S*(?:/\S*\d\S*){3,}")
LONGEST_LIST = 3000
"""Characters of the longest text that is tried as a list, or searched for lists as one sentence."""


def splits(text: str) -> list[tuple[str, ...]]:
    """The ways to split a list text into items, likeliest first; items are cleaned. Empty where it is no list.

    "a, b and c", "a; b; c", "a / b / c"; two ways where the last comma part holds an "and" of its own.
    """
    if len(text) > LONGEST_LIST:
        return []
    text = re.sub(r"\s*\((?:not (?!named)|in )[^()]*\)", "", " ".join(text.split()).rstrip(":")).strip()
    text = _UPWARDS.sub("", text)
    text = without_remark(text)
    if not text:
        return []
    for signs, separator in _SEPARATORS:
        if signs.isdisjoint(text):
            continue
        parts = separator.split(text)
        if len(parts) >= 2 and (len(parts) >= 3 or "," not in text):
            return [_cleaned(parts)]
    parts = _commas(text)
    if not parts:
        return []
    if len(parts) == 1:
        if _SLASHED.fullmatch(parts[0]):
            return [_cleaned(parts[0].split("/"))]
        pair = _LAST.split(parts[0])
        return [_cleaned(pair)] if len(pair) >= 2 else []
    *first, last = parts
    if leading := _LEADING.match(last):
        return [_cleaned([*first, last[leading.end() :]])]
    cut = list(_LAST.finditer(last))
    if not cut:
        return [_cleaned(parts)]
    at = cut[-1]
    return [_cleaned([*first, last[: at.start()], last[at.end() :]]), _cleaned(parts)]


def split_list(text: str) -> tuple[str, ...]:
    """The likeliest items of a list text; empty where it is no list."""
    found = splits(text)
    return found[0] if found else ()


def _cleaned(parts: list[str]) -> tuple[str, ...]:
    return tuple(item for item in map(clean_item, parts) if item)


def _commas(text: str) -> list[str]:
    """Split at commas; not inside quotes, brackets or numbers such as 1,200."""
    guarded = [(m.start(), m.end()) for m in _PROTECTED.finditer(text)]
    spaced = ", " in text
    parts, begin = [], 0
    for found in re.finditer(",", text):
        at = found.start()
        if any(a < at < b for a, b in guarded):
            continue
        if spaced and text[max(0, at - 1) : at].isdecimal() and re.match(r"\d{3}(?!\d)", text[at + 1 : at + 5]):
            continue
        parts.append(text[begin:at])
        begin = at + 1
    parts.append(text[begin:])
    return [p.strip() for p in parts if p.strip()]


#: "a pair of gloves": gloves come in pairs
_PAIR = regex(r"[Aa] pair of (?=[a-z][a-z -]*s\Z)")


@lru_cache(maxsize=4096)
def clean_item(text: str) -> str:
    """An item as the text spells it, without article, quotes, back-ticks and closing stop."""
    item = text.strip().strip("`").strip()
    if BLANK.fullmatch(item):
        return item
    while len(item) > 1 and item[0] in "\"'“(" and item[-1] in "\"'”)" and item[1:-1].count(item[0]) == 0:
        item = item[1:-1].strip()
    if item.count('"') == 1 and '"' in (item[0], item[-1]) and not item[-2:-1].isdecimal():
        item = item.strip('"')  # the quote began or ended with the list
    item = item.rstrip(",;:")
    if item.endswith(".") and not _ABBREVIATION.search(item):
        item = item[:-1]
    item = item.removeprefix("those of ")  # "four floats: those of the Elks, the Lions, ..."
    if found := _PAIR.match(item) or _ARTICLE.match(item):
        item = item[found.end() :]
    item = item.strip().strip("`").strip()
    if item[:1].isupper() and item.count(" ") == 1 and item.endswith((" himself", " herself", " itself")):
        item = item.split()[0]  # "Ann, Ben himself and Cleo"
    if len(item) > 1 and item[0] == '"' == item[-1]:
        item = item[1:-1].strip()
    return item


def noun_phrase(words: list[str]) -> list[str]:
    """The words of the noun phrase at the start of `words`: up to a preposition, a verb we know, or punctuation."""
    phrase: list[str] = []
    several = bool(words) and _counts(words[0])
    for i, word in enumerate(words):
        bare = word.strip("\"'()[]").casefold()
        if not phrase and (bare in _DETERMINERS or bare in _NUMBERS or bare in INTRODUCERS or bare.isdecimal()):
            continue
        if bare.rstrip(",;:.") in _STOPS or not bare:
            break
        if phrase and _PARTICIPLES.match(bare) and i < len(words):
            break
        kept = word.strip('"()[],;:.').lstrip("'")
        phrase.append(kept if kept.endswith("s'") else kept.rstrip("'"))
        if word[-1:] in ",;:.":
            break
    phrase = [w for w in phrase if w]
    return _counted(phrase) if several else phrase


def _counted(phrase: list[str]) -> list[str]:
    """ "Seven cyclists rode": what is counted is a plural, so the verb after it is no part of the phrase."""
    last = max((i for i, w in enumerate(phrase) if is_plural(w)), default=len(phrase) - 1)
    return phrase[: last + 1]


def _counts(word: str) -> bool:
    bare = word.strip("\"'()[]").casefold()
    return bare in _NUMBERS or (bare.isdecimal() and bare != "1")


def head_noun(phrase: list[str], rest: list[str]) -> str:
    """The name a noun phrase gives its category: "hair colors" -> "hair color", "kinds of shoes" -> "shoe"."""
    if not phrase:
        return ""
    if re.search(r"colou?red\Z", phrase[0], re.I) and len(phrase) > 1:
        return "color" if "colored" in phrase[0].casefold() else "colour"
    kept = [
        w
        for w in phrase
        if w.casefold() not in INTRODUCERS and w.casefold() not in _DETERMINERS and w.casefold() not in _NUMBERS
    ]
    if not kept:
        return ""
    head = singular(kept[-1])
    if len(rest) > 1 and rest[0].casefold() == "of":
        inner = noun_phrase(rest[1:])
        if inner and head.casefold() in _KIND_WORDS:
            return head_noun(inner, rest[1 + len(inner) :])
        if inner and head.casefold() in _OF_STYLE:
            return f"{singular(inner[-1])} {head}"
        if inner and head.casefold() == "level":
            return singular(inner[-1])
    owners = [f"{singular(w[:-1])}'s" if w.endswith("s'") else w for w in kept[:-1]]
    return " ".join([*owners, head][-3:])


#: how things stand, which never names what they are
_ARRANGED = regex(r"\s+(?:lined up |standing |sitting |arranged )?(?:in|on) (?:a|one|the same) (?:row|line|queue)\b", re.I)


#: "used a different wool | for each"
_FOR_EACH = regex(r"(?<=\w) (?:for|in|on|at|to|with) (?:each|every)(?: one)?(?: of (?:them|these|those))?\Z", re.I)
#: "a role of her own"
_OWN = regex(r" of (?:his|her|its|their|your|our) (?:very )?own\b", re.I)


@lru_cache(maxsize=1024)
def category_name(words: str) -> str:
    """The name of the category that `words` introduce ("Each person has a unique type of pet" -> "pet").

    A plain label keeps its case and loses its plural and its brackets ("Prices (dollars)" -> "Price").
    """
    text = _OWN.sub("", _ARRANGED.sub("", re.sub(r"\s*\([^()]*\)", "", words))).strip(" .:,;")
    text = _FOR_EACH.sub("", text)
    parts = text.split()
    if not parts:
        return ""
    lowered = [p.strip("\"'(),;:.").casefold() for p in parts]
    if len(parts) == 2 and _PARTICIPLES.match(lowered[0]) and lowered[1] in _ATTACHED:
        return text  # "Chosen by", "Sold to"
    sentence = len(parts) > 4 or any(
        w in _STOPS or w in INTRODUCERS or w in _DETERMINERS or w in _NUMBERS or w.isdecimal() for w in lowered
    )
    if not sentence:
        return " ".join([*parts[:-1], singular(parts[-1])])
    if lowered[-1] not in INTRODUCERS:
        for introducers in (INTRODUCERS - _EVERY, (_DETERMINERS - {"the"}) | _NUMBERS, _EVERY):
            for i in range(len(parts) - 1, -1, -1):
                if (lowered[i] in introducers or (lowered[i].isdecimal() and "a" in introducers)) and (
                    found := _after(parts[i + 1 :], _counts(parts[i]))
                ):
                    return found if found.isupper() else found.casefold()
    subject = noun_phrase([p for p in parts if p.casefold() not in _DETERMINERS])
    name = head_noun(subject, parts[_end_of(parts, subject) :])
    if (
        lowered[-1] not in _STOPS
        and lowered[-1] not in INTRODUCERS
        and any(w in ("are", "is", "were", "was", "have", "has") for w in lowered)
    ):
        last = [p for p in parts if p][-1]
        return singular(last.strip(".,:;")).casefold()
    return name.casefold()


def _end_of(parts: list[str], phrase: list[str]) -> int:
    for i, part in enumerate(parts):
        if phrase and part.strip("\"'()[],;:.") == phrase[-1]:
            return i + 1
    return len(parts)


def _after(words: list[str], several: bool) -> str:
    """The name given by the noun phrase right after an introducer; past a preposition where nothing stands before it."""
    phrase = noun_phrase(words)
    if several:
        phrase = _counted(phrase)
    if phrase:
        used = _end_of(words, phrase)
        return head_noun(phrase, words[used:])
    if len(words) > 1 and words[0].casefold() in ("for", "of", "to", "in"):
        return head_noun(noun_phrase(words[1:]), [])
    return ""
