"""Enumerations in running text, "a quail, an owl and a jay": where the first item begins and where the last one ends.

The pieces between the commas are of one form (names, numbers, nouns with an article, bare nouns). The piece before the first
that is not of that form holds the first item at its end: "In the loft, the elves Pip, Tam and Una".
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.dates import month_value, weekday_value
from nlpuzzle.english.kinds import families
from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.titles import titles
from nlpuzzle.english.wordlists import word_set
from nlpuzzle.english.words import finite
from nlpuzzle.regex import regex
from nlpuzzle.understanding.framing.labels import clean_item
from nlpuzzle.understanding.words.vocabulary import verb_forms

__all__ = ["Enumeration", "enumerations", "unled"]


class Enumeration(NamedTuple):
    """The items of an enumeration, and the text of its sentence before and after it."""

    items: tuple[str, ...]
    before: str
    after: str
    #: whether the first item may be the end of what stands before them: "At Little Wold, Ann, Bo and Cy"
    doubtful: bool = False
    #: "Ann" in "Ann and her friends Ben, Cy and Di": perhaps one more item
    leader: str | None = None
    #: whether prepositions of different kinds lead the items: "in the loft, under the stairs and behind the shed"
    where: bool = False


_COMMA = regex(r",\s*(?![^\"]*\"[^\"]*(?:\"[^\"]*\"[^\"]*)*\Z)")
_LEADING = regex(r"(?:and|or|&)\s+", re.I)
_INSIDE = regex(r"\s+(?:and|or|&)\s+", re.I)
_CLAUSES = regex(r"[;()]|:(?!\d)|\s—\s")
_VERBISH = regex(
    r"\b(?:is|are|was|were|has|have|had|does|do|did|will|would|not|than|who|which|that|he|she|it|they|his|her|each"
    r"|every|different|certain|unique"
    r"|but|both|all|neither|either|because|if|when|while|after|before|from|to|by|for)\b",
    re.I,
)
#: inside an enumeration a name, whatever the tables say
_WILL = regex(r"\bWill\b")
_EDGE = word_set(
    """
    a an the of in on at by for from with to into onto and or but is are was were be been has have had do does did
    will would can could their his her its our my who that which whose each every between among there they he she it
    as than like likes liked lives live lived take takes took sells sold sell buy buys bought visited visit wear wears
    wore drink drinks drank eat eats ate play plays played own owns owned named called include includes including
    either both all some not no either: studying study teach teaches bring brought chose choose ordered order grows
    grow raise raises keep keeps made make makes met went go about
    """
)  # fmt: skip
#: what names the kind of the items right before them
_NAMED_BEFORE = word_class("named-before-them")
_HOURS = frozenset({"noon", "midday", "midnight"})
_PLACING = frozenset({"on", "in", "at", "of", "from"})
_AUXILIARIES = frozenset({"are", "were", "have", "had", "will", "can"})
_IN_TITLES = frozenset("a an and at by for from in of on or the to with".split())
_ARE = frozenset({"are", "were", "include", "included"})
#: verbs of the edge that are nouns after another one: "a puppet play", "a tea drink"
_DEEDS = frozenset("play drink visit keep raise make take buy".split())
_LEADER = regex(
    r"([A-Z][\w'-]*)(?: [A-Z][\w'-]*)? and (?:her|his|their) (?:\w+ )?(?:friends|sisters|brothers"
    r"|colleagues|cousins|siblings|neighbou?rs)\Z"
)
_THE = frozenset({"the", "their", "his", "her", "our", "my", "these"})
_WHOSE = frozenset({"their", "his", "her", "its", "our", "my"})
#: what the items are, said right before them
_CLASS = regex(r"(?:an? )?(?:another|different|certain|distinct|unique)\b", re.I)
#: words that open an item, by the form of the items that they open
_OPENERS = {
    **dict.fromkeys(("a", "an", "some"), "article"),
    **dict.fromkeys(("his", "her", "their", "its", "my", "our", "the"), "the"),
    **dict.fromkeys(("in", "on", "at", "by", "for", "from", "with", "to", "of"), "preposition"),
    **dict.fromkeys(("under", "behind", "beside", "near", "inside", "above", "below", "beneath", "outside"), "preposition"),
}  # fmt: skip
#: prepositions that say no more than where something is
_WHERE = frozenset({"in", "on", "at"})
#: "were filled with scouts, bell ringers and the bowls club"
_WITH_THE = frozenset({"plain", "the"})
#: forms that may stand in one enumeration: "glue, a saw and a drill", "maths, art and French"
_MIXED = (
    frozenset({"article", "plain"}),
    frozenset({"article", "the"}),
    frozenset({"capital", "plain"}),
    _WITH_THE,
    frozenset({"capital", "The"}),
    frozenset({"capital", "article"}),
)


def enumerations(sentence: str) -> Iterator[Enumeration]:
    """Every enumeration of three or more items in a sentence, from left to right."""
    begin = 0
    for cut in [*_CLAUSES.finditer(sentence), None]:
        end = cut.start() if cut else len(sentence)
        yield from _in_clause(sentence, begin, end)
        begin = cut.end() if cut else end


def _in_clause(sentence: str, begin: int, end: int) -> Iterator[Enumeration]:
    segments = list(_segments(sentence, begin, end))
    floor = 0
    for k in range(1, len(segments)):
        start, stop = segments[k]
        text = sentence[start:stop]
        leading, inside = _LEADING.match(text), _INSIDE.search(text)
        if leading:
            inner, tail_at = [], start + leading.end()
        elif inside and _simple(text[: inside.start()]):
            if _titles_go_on(sentence, segments, k):
                continue  # "the books were Nine Lamps, | Salt and Smoke, | The Tin Garden and Winter Road"
            inner, tail_at = [text[: inside.start()]], start + inside.end()
        else:
            continue
        forms = {_form(sentence[tail_at:stop]), *map(_form, inner)}
        first = k - 1
        while first > floor and _simple(piece := sentence[slice(*segments[first])]) and _agrees(_form(piece), forms):
            if forms | {_form(piece)} == _WITH_THE and any(map(_tells, piece.split())):
                break  # "another | danced with Bo, and the third sat beside Cy"
            if _LEADING.match(piece.lstrip()) or _is_predicate(piece.split()):
                break  # "live in Rome and Oslo, and | grow figs, plums and limes", "Ann and Bo, | ran in red, blue and white"
            if "article" in forms and {"a", "an"} & set(piece.split()[1:]):
                break  # "dressed as | a bat, a mummy and a robot"
            if _is_led_by_doing(piece.split(), inner):
                break  # "a hat, a cardigan and a scarf, | using alpaca, cashmere and merino"
            inner.insert(0, piece)
            forms.add(_form(piece))
            first -= 1
        found = _trimmed(sentence, segments[first], inner, sentence[tail_at:stop], begin)
        if found is not None:
            yield found
            floor = k


def _titles_go_on(sentence: str, segments: list[tuple[int, int]], k: int) -> bool:
    """Whether a piece with "and" inside is one title of several: after "are", and the enumeration only ends further on."""
    pieces = [sentence[slice(*segment)].strip() for segment in segments]
    if not _ARE & set(pieces[0].split()) or not all(map(_upper, _INSIDE.split(pieces[k]))):
        return False
    for piece in pieces[k + 1 :]:
        parts = _INSIDE.split(_LEADING.sub("", piece, count=1)) if _LEADING.match(piece) else _INSIDE.split(piece)
        if not all(map(_upper, parts)) or not all(map(_simple, parts)):
            return False
        if len(parts) > 1 or _LEADING.match(piece):
            return True
    return False


def _segments(sentence: str, begin: int, end: int) -> Iterator[tuple[int, int]]:
    """The pieces between commas; the comma of 1,200 divides nothing."""
    at = begin
    for comma in _COMMA.finditer(sentence, begin, end):
        if not re.match(r"\d,\d{3}(?!\d)", sentence[comma.start() - 1 : comma.start() + 5]):
            yield at, comma.start()
            at = comma.end()
    yield at, end


def _form(piece: str) -> str:
    """ "article" (a cat), "the" (the cat), "preposition" (in May), "number" (7, €30, nine), "capital" (Ann),
    "The" (the Angel), "quoted", "plain" (tea).
    """
    first = piece.split()[0] if piece.split() else ""
    if first[:1] in '"“' and first:
        return "quoted"
    if opener := _OPENERS.get(first.casefold()):
        named = opener == "the" and piece.split()[1:] and piece.split()[1][:1].isupper()
        return "The" if named else opener
    title = first[:1].isupper() and any(word[:1].isupper() for word in piece.split()[1:2])  # "Nine Doors"
    if first[:1].isdecimal() or first[:1] in "$£€#" or (number_value(first.casefold()) is not None and not title):
        return "number"
    if first.casefold().rstrip(".?!") in _HOURS:
        return "number"  # "9 am, 10 am and noon"
    return "capital" if first[:1].isupper() else "plain"


def _upper(word: str) -> bool:
    """Whether a word, or a title in quotes, has a capital."""
    return word.lstrip("\"'“")[:1].isupper()


def _numbered(piece: str) -> bool:
    """Whether a name goes on with a number: "January 9", "Platform 2"."""
    first, _, rest = piece.partition(" ")
    return _upper(first) and rest.isdecimal()


def _agrees(form: str, forms: set[str]) -> bool:
    return forms == {form} or any(forms | {form} <= mixed for mixed in _MIXED)


def _simple(piece: str) -> bool:
    words = piece.split()
    if len(words) > 1 and _OPENERS.get(words[0].casefold()) == "preposition":
        piece = piece.partition(words[0])[2]
    if len(words) > 1 and words[0] in ("his", "her"):
        piece = piece.partition(words[0])[2]  # "her plumber", beside "her lawyer"
    opened = words[:1] and _OPENERS.get(words[0].casefold()) in ("article", "the") and _OPENERS.keys().isdisjoint(words[1:])
    most = 6 if _measured_out(words) else 5 if opened else 4
    return 0 < len(words) <= most and words[0].casefold() != "one" and not _VERBISH.search(_WILL.sub("", piece))


def _is_one_of_them(words: list[str], inner: list[str], form: str) -> bool:
    """ "Cocoa, coffee and | mint tea": two words whose noun is of the kind of all the others."""
    if form != "plain" or len(words) != 2 or not inner:
        return False
    kinds = set(families(words[1].casefold()))
    return all(kinds & set(families(piece.split()[-1].casefold())) for piece in inner)


def _is_predicate(words: list[str]) -> bool:
    """ "Ran in red", "had a cat": a verb with what it brings in."""
    return len(words) > 2 and words[0] in verb_forms() and finite(words[0]) and words[1].casefold() in _OPENERS


def _is_led_by_doing(words: list[str], inner: list[str]) -> bool:
    """ "Using alpaca", "playing flute": what one does with what follows, where the other pieces are no doings."""
    doing = len(words) > 1 and words[0].endswith("ing") and words[0] in verb_forms()
    doing = doing and singular(words[0]) not in word_table("things")
    return doing and not any(piece.split()[0].endswith("ing") for piece in inner)


def _measured_out(words: list[str]) -> bool:
    """ "A set of silver spoons": what stands before "of" only holds or measures out what follows; "24 pieces of" counts it."""
    at = next((i for i, word in enumerate(words) if word == "of"), 0)
    if words and number_value(words[0].casefold()) is not None:
        return False
    return 0 < at < len(words) - 1 and singular(words[at - 1].casefold()) in word_table("partitives")


def _trimmed(sentence: str, head: tuple[int, int], inner: list[str], tail: str, begin: int) -> Enumeration | None:
    """The enumeration whose first item ends `head`, whose last begins `tail`."""
    inner = [p.strip() for p in inner]
    form = _form(inner[0]) if inner else _form(tail)
    capital = bool(inner) and all(_upper(p) for p in inner)
    longest = max((len(p.split()) for p in inner), default=2)
    words = sentence[slice(*head)].split()
    numbered = bool(inner) and all(map(_numbered, inner))
    opened = "article" if form == "plain" and any(_form(p) == "article" for p in (*inner, tail)) else form
    at = len(words) - 2 if numbered and _numbered(" ".join(words[-2:])) else _first_item(words, opened, capital, longest)
    if len(inner) > 1 and words and words[-1].endswith("'s") and not any(p.endswith("'s") for p in inner):
        at = len(words)  # "three pupils of St Aidan's, Ann, Bo and Cy"
    if words and _dated(words[-1]) and not any(_dated(word) for p in inner for word in p.split()):
        at = len(words)  # "last Saturday, Ann, Bo and Cy"
    if len(inner) > 1 and _counts(words, len(inner) + 1):
        at = len(words)  # "four tenants of Elm House, Ann, Bo, Cy and Di"
    if len(inner) > 1 and (_CLASS.match(" ".join(words[at:])) or (form == "article" and _are_they(words))):
        at = len(words)  # "each sold another cake, | a babka, a strudel or a tart", "the guests, | a pilot, ..."
    if at == len(words) and len(inner) > 1:  # nothing of the head is an item: "At the fair, | Ann, Bo and Cy"
        last = clean_item(_tail(tail, capital, longest))
        items = tuple(clean_item(p) for p in (*inner, last))
        return Enumeration(items, sentence[begin : head[1]] + ",", "") if _distinct(items) else None
    last = " ".join(tail.rstrip(".?!").split()[:2]) if numbered else _tail(tail, capital, longest - (form == "article"))
    if last.startswith("pair of ") and tail.casefold().startswith("a pair"):
        last = f"a {last}"  # a pair of them is what they come in
    if words[at : at + 1] == ["The"] and at + 1 < len(words) and all(piece.startswith("the ") for piece in (*inner, tail)):
        at += 1  # "The Elks, the Goats and the Stags"
    if _is_one_of_them(rest := tail.rstrip(".?!").split(), inner, form):
        last = " ".join(rest)
    if form == "article":
        words[at:] = [w for i, w in enumerate(words[at:]) if i or w not in ("A", "An")]
    led = tuple(clean_item(p) for p in (" ".join(words[at:]), *inner, last))
    where = form == "preposition" and len({item.split()[0] for item in led if item}) > 1
    items = _unshown(unled(_unowned(led, words[at : at + 1]), form))
    if not _distinct(items):
        return None
    before = sentence[begin : head[0]] + " ".join(words[:at])
    leader = _LEADER.search(before.strip())
    after = sentence[sentence.find(last, sentence.find(tail)) + len(last) :] if last in tail else ""
    doubtful = (
        len(items) > 3 and capital and _OPENERS.get((sentence[begin : head[1]].split() or [""])[0].casefold()) == "preposition"
    )
    clauses = capital and all(any(w in verb_forms() and finite(w) for w in item.split()[1:-1]) for item in items[:-1])
    return None if clauses else Enumeration(items, before, after, doubtful, leader[1] if leader else None, where)


def _counts(words: list[str], many: int) -> bool:
    """Whether the words before the first comma tell of as many people as are named after it: "four tenants of Elm House"."""
    count = next((n for word in words[:2] if (n := number_value(word.casefold())) is not None), None)
    return count == many and any(word in _PLACING for word in words[2:]) and _upper(words[-1])


def _are_they(words: list[str]) -> bool:
    """Whether the words before the first comma only name them all: "the four guests"."""
    led = bool(words) and (words[0].casefold() in _THE or number_value(words[0].casefold()) is not None)
    return led and 1 < len(words) < 5 and is_plural(words[-1].casefold()) and not _VERBISH.search(" ".join(words[1:]))


_SHOWING = frozenset("depicting featuring picturing portraying representing showing".split())


def _dated(word: str) -> bool:
    return weekday_value(word) is not None or month_value(word) is not None


def unled(items: tuple[str, ...], form: str) -> tuple[str, ...]:
    """The items without the preposition that each of them has, "by car, by bus and on foot", or that only says where: "at
    the bank, in the church and on the pier".
    """
    led = {item.split()[0].casefold() for item in items if " " in item and item.casefold() != "on foot"}
    if form != "preposition" or (len(led) > 1 and not led <= _WHERE) or any(" " not in item for item in items):
        return items
    return tuple(item if item.casefold() == "on foot" else clean_item(item.partition(" ")[2]) for item in items)


def _unowned(items: tuple[str, ...], opener: list[str]) -> tuple[str, ...]:
    """ "Its grocer, its cobbler and its vicar": the items without the word for whose all of them are."""
    whose = opener[0].casefold() if opener else ""
    alike = whose in _WHOSE and all(item.startswith(f"{whose} ") for item in items[1:-1])
    return (items[0].partition(" ")[2], *(item.removeprefix(f"{whose} ") for item in items[1:])) if alike else items


def _unshown(items: tuple[str, ...]) -> tuple[str, ...]:
    """ "Three prints, | showing | Delft, Ghent and Lyon": the items without what leads to the first, and to all of them."""
    for at in (0, 1):
        led, _, first = items[at].partition(" ") if at < len(items) else ("", "", "")
        if led in _SHOWING and _upper(first) and all(_upper(item) for item in items[at + 1 :]):
            return (*items[:at], first, *items[at + 1 :])
    return items


def _first_item(words: list[str], form: str, capital: bool, longest: int) -> int:
    """Where the first item begins among the words before the first comma; their number where none of them is one."""
    at = len(words)
    if form == "number":
        return next((i for i in range(at - 1, max(-1, at - 1 - longest), -1) if _form(words[i]) == "number"), at)
    if capital:
        while at > 0 and _upper(words[at - 1]) and len(words) - at < longest:
            at -= 1
        if 0 < at < len(words) and words[at - 1].casefold().rstrip(".") in titles("kin", "form", "rank", "noble"):
            at -= 1 if _upper(words[at - 1]) else 0  # "for | Aunt Jo, Ella and Grandma"
        are = next((i for i in range(len(words) - 1, -1, -1) if words[i] in _ARE), None)
        title = words[are + 1 :] if are is not None else []
        capitals = all(not w.islower() or w in _IN_TITLES for w in title)
        if len(title) in range(3, longest + 3) and _upper(title[0]) and capitals:
            return len(words) - len(title)  # "the songs were | Heart and Soul, Blue Moon and Five Bridges"
        whole = at
        while whole > 0 and _upper(words[whole - 1]) and len(words) - whole < longest + 2:
            whole -= 1
        return whole if whole > 0 and words[whole - 1] in _ARE else at  # "their names are | Old Martha, Comet and Swift"
    if form == "plain" and _is_led_by_doing(words, []):
        return 1
    if form == "plain" and (said := next((i for i in range(at - 1, -1, -1) if words[i] in _ARE), None)) is not None:
        between = words[said + 1 :]
        if 1 < len(between) <= longest + 2 and not set(between) & _EDGE and not between[0].endswith(("ed", "ing", "en", "ly")):
            return said + 1  # "the soups they chose were | clear broth, leek and tomato"
    if form in ("article", "the", "The", "preposition"):
        opened = [i for i, word in enumerate(words) if _OPENERS.get(word.casefold()) == form.casefold()]
        if opened and len(words) - opened[-1] <= longest + 2:
            return opened[-1]
    while at > 0 and not _ends_before(words[at - 1], at < len(words)) and len(words) - at < longest + (0 if at > 1 else 1):
        at -= 1
    if form == "plain" and 0 < at < len(words) - 1 and words[at - 1].casefold() == "the" and is_plural(words[at]):
        return at + (singular(words[at].casefold()) in _NAMED_BEFORE)  # "the patterns | acorns, bow ties and stars"
    return at


def _ends_before(word: str, followed: bool) -> bool:
    """Whether an item cannot reach back over a word: one of grammar, or a verb with its object after it."""
    low = word.casefold()
    if low in _EDGE:
        return True
    return followed and low in verb_forms() and finite(low) and singular(low) not in word_table("things") and not families(low)


def _distinct(items: tuple[str, ...]) -> bool:
    return len(items) > 2 and all(items) and len({i.casefold() for i in items}) == len(items)


def _verb_after(words: list[str], longest: int) -> int:
    """Where the verb stands that ends a noun with its adjectives, no more than two words longer than others; 0 for nowhere."""
    ends = range(longest + 1, min(longest + 3, len(words)))
    return next((i for i in ends if _tells(words[i]) and not any(map(_tells, words[:i]))), 0)


def _tells(word: str) -> bool:
    """Whether a word can be nothing but a verb that says something: "stood", and not "saw"."""
    return word in verb_forms() and finite(word) and singular(word) not in word_table("things") and not families(word)


def _tail(piece: str, capital: bool, longest: int) -> str:
    words = piece.rstrip(".?!").split()
    article = bool(words) and words[0].casefold() in ("a", "an")
    lead = words[:1] if words and _OPENERS.get(words[0].casefold()) == "preposition" else []
    if lead and words[1:2] and words[1].casefold() == "the":
        lead = words[:2]
    opener = ""
    while words and words[0].casefold() in _OPENERS:
        opener, words = words[0].casefold(), words[1:]
    noun = opener in ("a", "an", "the") and bool(words) and words[0] in verb_forms()  # "the attic, the hall and the | study"
    kept: list[str] = []
    for i, word in enumerate(words):
        if kept and not capital and word in _AUXILIARIES and i <= longest + 1:
            return " ".join([*lead, *kept])  # "stew, trout and lentil soup | are served"
        if article and kept and i == len(words) - 1 and word in _DEEDS:
            kept.append(word)  # "a flood, a fair and a village play"
            break
        if word == "of" and kept and _measured_out([*kept, *words[i : i + 2]]):
            kept += words[i : i + 3] if len(words) == i + 3 else words[i : i + 2]  # "a glass of | hot milk", to the end
            return " ".join([*lead, *kept])
        if noun and i == 0:
            kept.append(word)
            continue
        if (word.casefold() in _EDGE and not (capital and _upper(word))) or (capital and kept and not _upper(word)):
            break
        kept.append(word)
    whole = article and len(kept) == len(words) <= longest + 2  # "a bowline, a hitch and a reef knot", to the end
    names = capital and len(kept) <= longest + 2
    doing = article and len(kept) > 1 and kept[0].endswith("ing") and singular(kept[1].casefold()) in word_table("things")
    longest = max(longest, 2) if doing else longest  # "a | rocking horse | came to light"
    if article and (verb := _verb_after(kept, longest)):
        return " ".join(kept[:verb])  # "an oak, a pine and a | little old willow | stood in a row"
    return " ".join([*lead, *(kept if whole or names else kept[: max(longest, 1)])])
