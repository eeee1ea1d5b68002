"""Lists of items inside a sentence: in brackets, after a colon, a dash or "namely", after "are", or in passing."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from nlpuzzle.english.dates import date_value, month_value, weekday_value
from nlpuzzle.english.kinds import HOLDERS, PLACES, families, kind_of
from nlpuzzle.english.morphology import singular, stem
from nlpuzzle.english.numbers import ordinal_value
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.wordlists import word_set
from nlpuzzle.understanding.framing.distributive import distribution
from nlpuzzle.understanding.framing.enumeration import Enumeration, enumerations
from nlpuzzle.understanding.framing.labels import LONGEST_LIST, category_name, head_noun, noun_phrase, splits
from nlpuzzle.understanding.framing.pieces import verbs_known
from nlpuzzle.understanding.framing.ranges import counts, lettered, ranges
from nlpuzzle.understanding.framing.values import measure

__all__ = ["ProseList", "prose_lists"]


@dataclass(frozen=True, slots=True)
class ProseList:
    """A list inside a sentence: the words that introduce it, its category's name, the ways to split it."""

    words: str
    name: str
    ways: tuple[tuple[str, ...], ...]
    #: an enumeration in passing, a category only where its size fits and the clues use its items
    loose: bool = False
    second_name: str = ""


_BRACKETS = re.compile(r"\(([^()]{3,400})\)")
_COLON = re.compile(r"(?<=[^\W\d_])(?:\s*:\s|,?\s+(?:namely|viz\.?|i\.e\.?|specifically|such as)[,;:]?\s+)", re.I)
_DASHES = re.compile(r"\s?—\s?([^—]{3,300}?)\s?(?:—|[.?!]?\Z)")
_COPULA = re.compile(r"(?:are|were|is|was|be|include|includes|included|involved|involves|have|had)\Z", re.I)
_ASIDE = re.compile(
    r"\s*[(,]?\s*(?:though |but )?(?:not (?:necessarily|respectively|in (?:any|that|this|the))|in no particular|in"
    r" some|in alphabetical|in any|listed|respectively)"
    r"[^,()]*(?:[),]|(?=\.?\s*\Z))\s*",
    re.I,
)
_INSTRUCTION = re.compile(
    r"\b(?:determine|find out|work out|figure out|deduce|can you|could you|discover|identify|establish|name each"
    r"|tell (?:me|us|which)|from the clues)\b"
    r"|(?:^|[.,;] )(?:match|find|name|give|list)\b",
    re.I,
)
_VERBISH = re.compile(
    r"\b(?:is|are|was|were|has|have|had|does|do|did|will|not|than|who|which|that|he|she|it|they|each|different"
    r"|certain|unique|but)\b",
    re.I,
)
_HAVE = re.compile(r"(?:have|had|has)\Z", re.I)
_HOURS = re.compile(r"\s*(o['’]clock|[ap]\.?m\b\.?)", re.I)
_PREPOSITIONS = word_set(
    """
    in on at from to of for with by into between among
    """
)
_NOT_NOUNS = word_set("as has have had us them him me you it who which that than like including")
_SMALL = (
    word_set(
        """
    the a an their his her its our my all either both
    """
    )
    | _PREPOSITIONS
)


def prose_lists(sentence: str, previous: str = "") -> Iterator[ProseList]:
    """The lists inside one sentence of the story; `previous` is the sentence before it, for "They are an oak, ...".

    Names may repeat; `second_name` is then the next best.
    """
    if len(sentence) > LONGEST_LIST:
        return
    parts = sentence.split("; ") if distribution(sentence) is not None else [sentence]  # "one hums, ...; and there are ..."
    for part in parts:
        for found in _lists_of(part, previous):
            told = found.words == found.name  # a range says what it counts
            yield found if told else replace(found, name=_sound(found.name, found.ways[0], part))


def _lists_of(sentence: str, previous: str) -> Iterator[ProseList]:
    for name, items in (*ranges(sentence), *counts(sentence)):
        yield ProseList(name, name, (items,), True)
    seen: set[str] = set()
    for name, items in lettered(sentence):
        seen.update(item.casefold() for item in items)
        yield ProseList(name, name, (items,))
    for found in _set_off(sentence):
        seen.update(item.casefold() for way in found.ways for item in way)
        yield found
    dealt = distribution(sentence)
    if dealt is not None and seen.isdisjoint(item.casefold() for item in dealt.items):
        seen.update(item.casefold() for item in dealt.items)
        counted = singular(dealt.counted.split()[-1]).casefold() if dealt.counted else ""
        name = counted or kind_of(dealt.items) or _OBJECTS.get(dealt.verb) or "item"
        words = " ".join(filter(None, (dealt.before, *dealt.verbs, counted))).strip()
        yield ProseList(words or name, name, (dealt.items,), not dealt.alike)
    plain = _BRACKETS.sub(" ", dealt.before if dealt else sentence) if seen else sentence
    if plain.endswith("?") or _INSTRUCTION.search(plain):
        plain = re.split(_INSTRUCTION, plain, maxsplit=1)[0]
    yield from (p for p in _in_passing(plain, previous) if seen.isdisjoint(item.casefold() for item in p.ways[0]))


#: words that name nothing
_NO_NOUNS = frozenset("i you he she it we they me him her us them inside outside here there this that".split())
_YEARS_OLD = re.compile(r"\byears? old\b|\bage[ds]?\b", re.I)


def _sound(name: str, items: tuple[str, ...], sentence: str) -> str:
    """The name, unless it is a mere verb ("are taken by", "were given"), a pronoun, or what somebody is called."""
    last = name.split()[-1] if name.split() else ""
    written = re.findall(rf"(?<=[a-z,] ){re.escape(last)}\b", sentence, re.I) if last else []
    titles = all(item.casefold().startswith(last) for item in items)  # "Nurse Hall, Nurse Jones"
    if last in _NO_NOUNS or (written and not titles and all(word.istitle() for word in written)):
        return kind_of(items) or ("age" if _YEARS_OLD.search(sentence) and items[0][:1].isdigit() else "item")
    known = word_table("things") | word_table("settings") | word_table("people") | HOLDERS | {*PLACES}
    if name not in verbs_known() or name in known or families(name):
        return name
    return kind_of(items) or ("name" if all(item[:1].isupper() for item in items) else "item")


def _set_off(sentence: str) -> Iterator[ProseList]:
    """Lists that brackets, dashes or a colon set off from their sentence."""
    bracketed = False
    for found in _BRACKETS.finditer(sentence):
        ways = _ways(_NUMBERS.sub("", found[1]))
        if ways:
            bracketed = True
            before = sentence[: found.start()]
            yield ProseList(_clause(before), _name_before(before), ways, second_name=_subject(before))
    for found in _DASHES.finditer(sentence):
        ways = _ways_or_first(found[1])
        if ways and len(ways[0]) > 2:
            before = sentence[: found.start()]
            yield ProseList(_clause(before), _name_before(before), ways)
            break
    if _COLON.search(sentence) and not bracketed:
        pieces = sentence.split(";") if sentence.count(":") > 1 else [sentence]
        yield from (p for piece in pieces if (p := _after_colon(piece)) is not None)


#: "(numbers 2, 4 and 6)"
_NUMBERS = re.compile(r"\A(?:numbers|nos\.?) (?=\d)", re.I)
#: "won one event each: ..."
_ONE_EACH = re.compile(r"\b(?:one|an?)(?: different| other)? ([a-z]+) each\Z")
_SOMETHING = re.compile(r"\b(?:something|somewhere|someone|anything|one thing)(?: (?:else|different|special))?\Z", re.I)


def _after_colon(sentence: str) -> ProseList | None:
    found = _COLON.search(sentence)
    if found is None:
        return None
    words = sentence[: found.start()].strip()
    rest = _ASIDE.sub(" ", sentence[found.end() :]).strip()
    ways = _ways_or_first(rest)
    each = _ONE_EACH.search(words)
    name = each[1] if each else category_name(_clause(_ASIDE.sub(" ", words)))
    if (dealt := distribution(rest)) is not None and dealt.counted:
        name = singular(dealt.counted.split()[-1]).casefold()  # "They counted their sweets: one had 20 pieces, one had 25, ..."
        words = f"{words} {dealt.counted}"
    elif dealt is not None and words.casefold().endswith(name):
        name = "item"  # "All of them are afraid: one of mice, ..."
    if not name and ways and re.search(r"\bof (?:us|them|you)\Z", words):
        name = "person" if all(item[:1].isupper() for item in ways[0]) else "item"
    if not name and ways and len(ways[0]) > 2 and (counted := _counted(words)) != "item":
        name = counted  # "Five teams took part in this week's quiz: ..."
    if not name and ways and len(ways[0]) > 2 and _SOMETHING.search(words):
        name = kind_of(ways[0]) or ("activity" if all(item.split()[0].endswith("ing") for item in ways[0]) else "item")
    return ProseList(words, name, ways) if ways and name else None


def _ways(text: str) -> tuple[tuple[str, ...], ...]:
    dealt = distribution(text)
    found = [dealt.items] if dealt else [_one_less(way) for way in splits(_ASIDE.sub(" ", text).strip(" ,."))]
    return tuple(
        way
        for way in found
        if len(way) > 1
        and len({i.casefold() for i in way}) == len(way)
        and all(len(item.split()) <= 6 and len(item) <= 50 and not _VERBISH.search(item) for item in way)
    )


def _one_less(way: tuple[str, ...]) -> tuple[str, ...]:
    """ "A blue one and a red one", "Ann got one, Bo got one": the items without the words that stand for what they are."""
    ends = {" ".join(item.split()[-2:]) for item in way}
    if len(ends) == 1 and (end := ends.pop()).endswith(" one") and end.split()[0] in verbs_known():
        return tuple(item.removesuffix(end).strip() for item in way)
    return tuple(item[:-4] for item in way) if way and all(item.endswith(" one") for item in way) else way


def _ways_or_first(text: str) -> tuple[tuple[str, ...], ...]:
    """The whole text as a list, or the enumeration it begins with."""
    ways = _ways(text)
    if ways and not _overlong(ways[0]):
        return ways
    first = next(enumerations(text), None)
    return (first.items,) if first is not None and not first.before.strip() else ways


def _overlong(way: tuple[str, ...]) -> bool:
    """Whether the last item seems to run on into the sentence: "Uma, Vic and Wes arrived late"."""
    longest = max(len(item.split()) for item in way[:-1])
    last = way[-1].split()
    capital = all(item[:1].isupper() for item in way)
    return len(last) > longest + 1 or (capital and len(last) > longest and last[-1].islower())


def _clause(before: str) -> str:
    """The last clause of what stands before a list."""
    text = _BRACKETS.sub(" ", before)
    return re.split(r"[;:!?—]\s|\.\s|,\s(?=and |but |while )", text)[-1].strip()


def _name_before(before: str) -> str:
    """The noun a bracketed list belongs to: the last noun phrase opened by a number, "different", "each" and the like."""
    clause = _clause(before)
    last = re.split(r"\band\b|,", clause)[-1].split()
    if 0 < len(last) <= 2 and last[-1].islower() and clause != before.strip():
        phrase = noun_phrase(last)
        if phrase:
            return head_noun(phrase, [])
    return category_name(clause)


def _subject(before: str) -> str:
    """The head of the first noun phrase of a clause: "The top five finishers in a race were" -> "finisher"."""
    words = _clause(before).split()
    phrase = noun_phrase(words)
    name = head_noun(phrase, words[words.index(phrase[-1]) + 1 :] if phrase and phrase[-1] in words else [])
    return name.split(" ")[-1].casefold() if len(name.split()) > 2 else name.casefold()


def _in_passing(sentence: str, previous: str) -> Iterator[ProseList]:
    """Enumerations of three or more, and ranges: "The murders took place in the den, attic and hall"."""
    plain = _ASIDE.sub(" ", sentence)
    for found in enumerations(plain):
        found = replace(found, items=_of_one_month(_one_less(found.items), found.after))
        name, firm = _loose_name(found, previous)
        items = found.items
        if hours := _HOURS.match(found.after):
            half = hours[1] if hours[1].count(".") > 1 else hours[1].rstrip(".")
            items = tuple(f"{item} {half}" for item in items)
        ways = (items,) if found.leader is None else (items, (found.leader, *items))
        if found.doubtful:
            ways = (*ways, items[1:])
        words = _near(found) if any(i[:1].isdigit() for i in items) else found.before.strip() or plain
        yield ProseList(words, name, ways, not firm, "item")


#: verbs that give the winner his place, before a list of ordinals
_RANKED = re.compile(r"\b(?:came|come|finished|placed|ranked|ended|won)(?: in| up)?\s*\Z")


#: "the wines came from": the things, told by where they are from or went
_CAME_FROM = re.compile(
    r"\b(?:the|their|these) ([a-z]+s) (?:all )?(?:come|came|hail|hailed|were sent|went|go) (?:from|to)\Z", re.I
)


def _of_one_month(items: tuple[str, ...], after: str) -> tuple[str, ...]:
    """ "3rd, 9th and 22nd | May", "May 3, 9 and 22": dates whose month is said once, in full."""
    month = (after.split() or [""])[0].strip(",.;)")
    if month_value(month.casefold()) is not None and all(_DAY.fullmatch(i) for i in items):
        return tuple(f"{i} {month}" for i in items)
    first, *rest = items
    month = first.split()[0]
    dated = month_value(month.casefold()) is not None and len(first.split()) == 2 and all(_DAY.fullmatch(i) for i in rest)
    return (first, *(f"{month} {i}" for i in rest)) if dated else items


_DAY = re.compile(r"\d{1,2}(?:st|nd|rd|th)?")


def _loose_name(found: Enumeration, previous: str) -> tuple[str, bool]:
    """The name of an enumeration's category, and whether a copula makes it a plain statement of the list."""
    if all(weekday_value(i) for i in found.items):
        return "day", False
    if all(month_value(i) for i in found.items):
        return "month", False
    if all(date_value(i) for i in found.items):
        return "date", False
    if _HOURS.match(found.after):
        return "time", False
    if all(ordinal_value(i) for i in found.items):
        return ("place" if _RANKED.search(found.before) else "position"), False
    kind = kind_of(found.items)
    if "on foot" in (i.casefold() for i in found.items):
        return "vehicle", False
    words = found.before.replace(",", " ").split()
    while words and words[-1].casefold() in ("either", "either:", "the", "a", "an"):
        words = words[:-1]
    if words and _COPULA.match(words[-1]):
        if all(i[:1].isdigit() for i in found.items) and (_HAVE.match(words[-1]) or not _names_numbers(words[:-1])):
            return _numbers(found), words[-1].casefold() not in ("have", "had", "is", "was")
        subject = words[:-1]
        while len(subject) > 4 and subject[0].casefold() in ("and", "but"):
            subject = subject[1:]
        if len(subject) < 2 and (not subject or subject[0].casefold() in ("they", "these", "there", "those", "it")):
            noun = _counted(previous)
            return ((kind or "item") if noun in PLACES else noun), True  # four floors, and on them bats and owls
        if subject and subject[-1].casefold() in ("who", "which", "that") and (told := _dimension(found)):
            return told, True
        clause = re.split(r"\b(?:and|whose|while|but)\b", " ".join(subject))[-1]
        return _subject(clause) or "item", words[-1].casefold() not in ("is", "was", "have", "had")
    if all(i[:1].isdigit() for i in found.items) and _NOUN_AFTER.match(found.after):
        return _numbers(found), False
    if told := _dimension(found):
        return told, False
    clause_before = found.before.rstrip().rpartition(",")[2].replace(",", " ").split()
    if clause_before and not found.before.rstrip().endswith(","):
        words = words[-len(clause_before) :]
    came = _CAME_FROM.search(" ".join(words))
    if came and singular(came[1]) in word_table("things") and singular(came[1]) not in HOLDERS:
        return singular(came[1]), False
    if words and _no_name(words, found.before):
        return kind or ("name" if all(i[:1].isupper() for i in found.items) else "item"), False
    if words and words[0].casefold() in ("last", "this", "next", "yesterday", "today") and found.items[0][:1].isupper():
        return "name", False  # "Last season Anton, Bo and Cy"
    if words and words[0].casefold() in _PREPOSITIONS and stem(words[-1]) in _WHERE and found.items[0][:1].isupper():
        return "name", False  # "On Maple Street live the Hardys, ..."
    if not words:
        complement = re.match(r"\s*,?\s*(?:are|were)\s+(?:the\s+|all\s+)?(?:\w+\s+)?([a-z]+s)\b", found.after)
        plain = "name" if all(i[:1].isupper() for i in found.items) else kind or "item"
        return (singular(complement[1]) if complement else plain), False
    if kind in ("color", "animal", "drink"):
        return kind, False
    while len(words) > 1 and words[-1].casefold() in ("called", "named", "labelled", "labeled", "marked", "are", "were"):
        words = words[:-1]
    last = [w for w in words if w.casefold() not in _SMALL]
    noun = _noun(words[-1]) if words[-1].casefold() not in _SMALL else _noun(last[-1]) if last else "item"
    return (kind if kind and noun == "item" else noun), False


def _dimension(found: Enumeration) -> str | None:
    """What the numbers of an enumeration measure, where that is said: "were built in 1955, 1959 and 1963"."""
    if not any(i[:1].isdigit() for i in found.items):
        return None
    order = measure(_near(found), "", found.items)
    if order is None or order.dimension in (None, "count", "id"):
        return None
    return "price" if order.dimension == "money" else order.dimension


#: verbs that may stand before who does them
_WHERE = frozenset(map(stem, "live stay stand sit dwell reside work".split()))
#: nouns for what numbers measure
_MEASURES = word_set(
    "age cost depth distance duration height length number price score size speed temperature time total weight width year"
)


def _names_numbers(words: list[str]) -> bool:
    """Whether a subject is what is measured itself, "their ages", "the prices", and not those who have it."""
    noun = singular(words[-1]).casefold() if words else ""
    owned = words[0].casefold() in ("the", "my", "our") if words else False  # "the boats are 5, 7 and 9 metres long"
    if any(singular(w).casefold() in ("amount", "number", "quantity") for w in words) or noun in _MEASURES:
        return True  # "the amounts of rice are", "the sizes are"
    return (
        noun not in ("", "they", "these", "those", "it", "there")
        and noun not in HOLDERS
        and not (owned and noun in word_table("things"))
    )


_NOUN_AFTER = re.compile(r"\s+((?:[a-z]+ ){0,1}?[a-z]+s)\b(?! (?:of|old)\b)")


def _numbers(found: Enumeration) -> str:
    """What numbers without a subject of their own are called: by what they measure, or count ("votes")."""
    counted = _NOUN_AFTER.match(found.after)
    if told := _dimension(found):
        return told
    return singular(counted[1].split()[-1]) if counted else "number"


def _near(found: Enumeration) -> str:
    """The words right around an enumeration, which tell what its numbers measure; not those of another one beside it."""
    clause = re.split(r"[,;:]|\band\b|\d[\d.]*(?: [a-z]+)?", found.before.rstrip(" ,"))[-1]
    return f"{clause.strip() or found.before.strip()} {' '.join(found.after.split(',')[0].split()[:3])}".strip()


def _no_name(words: list[str], before: str) -> bool:
    """Whether the words before an enumeration end in no noun for it: "and has a", "dressed as a", "At the fair,"."""
    if before.rstrip().endswith(",") and words[0].casefold() in _PREPOSITIONS:
        return True
    if words[0].casefold() in ("they", "these", "those") and len(words) < 4 and words[-1].casefold() in _PREPOSITIONS:
        return True
    return words[-1].casefold() in _NOT_NOUNS


#: what the object of a verb is called where the text gives no noun for it
_OBJECTS = {
    stem(verb): noun
    for noun, verbs in (
        ("place", "visit travel go fly live stay"),
        ("subject", "teach study take"),
        ("food", "eat bake cook"),
        ("drink", "drink"),
        ("outfit", "wear wore"),
        ("game", "play"),
        ("color", "paint"),
        ("car", "drive"),
        ("item", "buy bought sell sold keep kept own have bring brought choose chose hold held own like get got"),
    )
    for verb in verbs.split()
}


def _noun(word: str) -> str:
    """The last word before a list as a name; a verb gives the noun of its object."""
    bare = word.strip(".,\"'")
    return _OBJECTS.get(stem(bare)) or ("item" if bare.endswith("ed") else singular(bare).casefold())


def _counted(sentence: str) -> str:
    """The noun that a sentence counts ("Four trees are planted" -> "tree")."""
    found = re.search(
        r"\b(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2})\s+((?:[a-z-]+\s+){0,2}?[a-z]+s"
        r"|people|men|women|children)\b",
        sentence,
        re.I,
    )
    return singular(found[1].split()[-1]).casefold() if found else category_name(sentence) or "item"
