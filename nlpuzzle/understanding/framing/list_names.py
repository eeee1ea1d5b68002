"""What a list inside a sentence is called: by its own items, or by the words that stand before or after it."""

import re
from collections.abc import Sequence
from functools import cache

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.dates import date_value, month_value, weekday_value
from nlpuzzle.english.kinds import HOLDERS, NUMBERED_PLACES, PLACES, families, kind_of, object_called
from nlpuzzle.english.morphology import is_plural, plural, singular, stem
from nlpuzzle.english.numbers import CARDINALS, ordinal_value
from nlpuzzle.english.scales import scale_values
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.titles import titles
from nlpuzzle.english.wordlists import word_set
from nlpuzzle.regex import any_of, regex
from nlpuzzle.understanding.framing.distributive import distribution
from nlpuzzle.understanding.framing.enumeration import Enumeration
from nlpuzzle.understanding.framing.grammar_words import verbs_known
from nlpuzzle.understanding.framing.labels import category_name, head_noun, noun_phrase
from nlpuzzle.understanding.framing.values import measure
from nlpuzzle.understanding.words.people import is_person

__all__ = [
    "BRACKETS", "HOURS", "counted_noun", "last_clause", "loose_name", "name_before", "near", "place_of_each", "sound_name",
    "subject_of", "whereabouts",
]  # fmt: skip

#: "four guests (Ann, Bo, Cy, Di)"; and not the arguments of "seat(Guest,Meal,Wine)"
BRACKETS = regex(r"(?:(?<!\w)|(?=\([^()]*, ))\(([^()]{3,400})\)")
_COPULA = regex(r"(?:are|were|is|was|be|include|includes|included|involved|involves|have|had)\Z", re.I)
_HAVE = regex(r"(?:have|had|has)\Z", re.I)
HOURS = regex(r"\s*(o['’]clock|[ap]\.?m\b\.?)", re.I)
_PREPOSITIONS = word_set(
    """
    in on at from to of for with by into between among about over under behind
    """
)
#: that tell when or why, before a comma
_SETTING = word_set("after before during since until throughout despite because amid amidst following given thanks")
_NOT_NOUNS = word_set("as has have had us them him me you it who which that than like including namely")
_SMALL = (
    word_set(
        """
    the a an their his her its our my all either both
    """
    )
    | _PREPOSITIONS
)
#: words that name nothing
_NO_NOUNS = word_set(
    """
    i you he she it we they me him her us them inside outside here there this that up off out away
    everybody everyone somebody someone one each
    """
)
_AGED = regex(r"\b(?:age[ds]|turn(?:ed|ing))\s*\Z", re.I)
#: "have heights of 210, 260 and 300 metres"
_ALONG = regex(r"\b(heights|lengths|widths|depths|weights|ages|prices|distances|altitudes|elevations)\s+(?:of|from)\s*\Z", re.I)
#: "they measure 180 cm": tall, long or wide?
_MEASURING = regex(r"\bmeasur(?:es?|ed|ing)\s*\Z", re.I)
_YEARS_OLD = regex(r"\byears? old\b|\bage[ds]?\b", re.I)


_YEAR = regex(r"1[0-9]\d\d|20\d\d")
_STREETS = word_class("streets") | {"place"}
_AUXILIARY = word_set("is are was were be been being has have had do does did not will would can could")


def sound_name(name: str, items: tuple[str, ...], sentence: str) -> str:
    """The name, unless it is a mere verb ("are taken by", "were given"), a pronoun, or what somebody is called."""
    if placed := _place_of_each(items):
        return placed
    if (dated := dated_name(items)) and _somebody(name) and not all(i.casefold() in word_table("given_names") for i in items):
        return dated  # "visited four farms, one on each day: Monday, Tuesday, ..."
    if (shared := _noun_of_each(items)) and (name == "item" or "'" in name or items[0][-1].isdecimal()):
        return shared
    name = name.removeprefix("other ")
    if _THEIRS.search(sentence) and _somebody(who := counted_noun(sentence)) and not _somebody(name):
        given = sum(item.casefold() in word_table("given_names") for item in items)
        counted = CARDINALS.get(sentence.split()[0].casefold()) == len(items) and all(item[:1].isupper() for item in items)
        name = who if given * 2 > len(items) or counted else name  # "four drummers parade, beating their drums: Abel, ..."
    if name == "other":
        return kind_of(items) or ("name" if all(item[:1].isupper() for item in items) else "item")
    last = name.split()[-1] if name.split() else ""
    if name == "item":
        return dated_name(items) or name  # "they were put up in 1961, 1974 and 1988"
    if last[:1].isdecimal():  # "in 1988 in ..."
        return dated_name(items) or kind_of(items) or ("name" if all(item[:1].isupper() for item in items) else "item")
    if last in _AUXILIARY:  # "they were in the den, the loft and the hall", "had been reading, sewing and sleeping"
        gerunds = all(item.split()[0].endswith("ing") for item in items)
        return kind_of(items) or ("activity" if gerunds else "person" if all(i[:1].isupper() for i in items) else "item")
    if last in _UNCOUNTED:
        return f"{name}s"
    written = re.findall(rf"(?<=[a-z,] ){re.escape(last)}(?:e?s)?\b", sentence, re.I) if last else []
    titles = all(item.casefold().startswith(last) for item in items)  # "Nurse Hall, Nurse Jones"
    if last in _NO_NOUNS or (written and not titles and all(word.istitle() for word in written)):
        return kind_of(items) or ("age" if _YEARS_OLD.search(sentence) and items[0][:1].isdecimal() else "item")
    if name not in verbs_known() or name in _known_nouns() or families(name):
        return name
    if re.search(rf"\b(?:another|different|separate|own) {re.escape(last)}\b", sentence):
        return kind_of(items) or name  # "from a different source"
    return kind_of(items) or ("name" if all(item[:1].isupper() for item in items) else "item")


#: what those who are named have with them, right before their names
_THEIRS = regex(r"\b(?:their|share an?) (?:[a-z]+ )?[a-z]+s?:\s")


def _somebody(name: str) -> bool:
    """Whether a noun is that of people, one or several: "runner", "family"."""
    noun = singular(name.split()[-1]).casefold() if name.split() else ""
    return is_person(noun) or noun in _SEVERAL


_SEVERAL = frozenset("band choir class club couple crew family group household pair team troop".split())


@cache
def _known_nouns() -> frozenset[str]:
    return word_table("things") | word_table("settings") | word_table("people") | HOLDERS | {*PLACES}


def last_clause(before: str) -> str:
    """The last clause of what stands before a list."""
    text = BRACKETS.sub(" ", before)
    return re.split(r"[;:!?—]\s|\.\s|,\s(?=and |but |while )", text)[-1].strip()


#: "the month in which each play opens", "..., the potter who threw it", before a list in brackets
_THE_ONE_WHO = regex(
    r".*\bthe ((?:[a-z]+ )?[a-z]+) (?:(?:in|on|at|by|for|from|with|to|of) )?"
    r"(?:who|which|that|where|when|whom|she|he|they|it|each)\b[^,;]*\Z"
)
#: "in which hall the concert took place", "at what hour it started", before a list in brackets
_IN_WHICH = regex(
    r"\b(?:which|what) (?:(?:kind|sort|type) of )?((?:[a-z]+ )?[a-z]+)"
    r" (?:(?:the|each|every|this|that|his|her|its|their) [a-z]+|he|she|it|they)\b[^,;:]*\Z"
)
#: "what each baker (...) baked"
_WHAT_EACH_DID = regex(r"\bwhat (?:the|each|every|his|her) [a-z]+ +([a-z]+ed)\s*\Z")
#: "what each talk is about"
_ABOUT_WHAT = regex(r"\bwhat (?:the|each|every|his|her|their) [a-z]+(?: [a-z]+)? (?:is|was) about\Z")


#: "no two of the kites climbed to the same height"
_THE_SAME = regex(r"^(?:.* )?[Nn]o two\b.* the same ([a-z]+)\Z")
_ONE_EACH = frozenset({"one", "different", "another", "own", "separate"})


def name_before(before: str) -> str:
    """The noun a bracketed list belongs to: the last noun phrase opened by a number, "different", "each" and the like."""
    clause = last_clause(_THIS_TIME.sub("", before))
    if same := _THE_SAME.search(clause):
        return same[1]
    if done := _WHAT_EACH_DID.search(clause):
        return object_called(done[1]) or "item"
    asked = _IN_WHICH.search(re.split(r"\band\b|,", clause)[-1])
    if asked and not {*asked[1].split()} & _SMALL | _NO_NOUNS & {*asked[1].split()} and asked[1] not in verbs_known():
        return head_noun(noun_phrase(asked[1].split()), [])
    if whose := _THE_ONE_WHO.search(clause):
        return head_noun(noun_phrase(whose[1].split()), [])
    if _ABOUT_WHAT.search(clause):
        return "topic"
    last = re.split(r"\band\b|,", clause)[-1].split()
    if 0 < len(last) <= 2 and last[-1].islower() and clause != before.strip():
        phrase = noun_phrase(last)
        if phrase:
            return head_noun(phrase, [])
    one = next((i for i in range(len(last) - 1, 0, -1) if last[i].casefold() in _ONE_EACH), 0)
    if 0 < len(last) - 1 - one <= 3 and one and "of" not in last[one:] and (phrase := noun_phrase(last[one + 1 :])):
        return head_noun(phrase, [])  # "work in four departments (...) and each brought | one dish"
    return category_name(clause)


def subject_of(before: str) -> str:
    """The head of the first noun phrase of a clause: "The top five finishers in a race were" -> "finisher"."""
    words = _THIS_YEAR.sub("", last_clause(before)).split()
    phrase = noun_phrase(words)
    name = head_noun(phrase, words[words.index(phrase[-1]) + 1 :] if phrase and phrase[-1] in words else [])
    return name.split(" ")[-1].casefold() if len(name.split()) > 2 else name.casefold()


#: "this year | the cakes were", before a list
_THIS_YEAR = regex(
    r"\A(?:this|last|next|each|every|that) (?:year|season|term|month|week|weekend|time|spring|summer|autumn|fall|winter|day"
    r"|morning|afternoon|evening|night),? (?=(?:the|their|his|her|our|these|\w+s|there)\b)",
    re.I,
)
#: what tells when, at the head of a sentence
_WHEN = frozenset("last this next yesterday today".split())
_EACH_TIME = frozenset("every each one".split())
#: what nobody has one of: "their earnings were"
_UNCOUNTED = frozenset("earning taking winning saving belonging".split())
#: verbs that give the winner his place, before a list of ordinals
_RANKED = regex(r"\b(?:came|come|finished|placed|ranked|ended|won)(?: in| up)?\s*\Z")
#: "the wines came from": the things, told by where they are from or went
_CAME_FROM = regex(
    r"\b(?:the|their|these) ([a-z]+s) (?:all )?(?:come|came|hail|hailed|were sent|went|go) (?:from|to)\Z", re.I
)


def dated_name(items: Sequence[str]) -> str:
    """ "day", "month", "date" or "year" where all items are such; else nothing."""
    kinds = (("day", weekday_value), ("month", month_value), ("date", date_value), ("year", _YEAR.fullmatch))
    return next((name for name, value in kinds if all(value(item) for item in items)), "")


def _noun_of_each(items: Sequence[str]) -> str:
    """ "Knife" for "bread knife, fish knife", "kiosk" for "kiosk 1, kiosk 2": the one noun of every item; else nothing."""
    parts = [item.split() for item in items]
    if any(len(part) < 2 for part in parts) or dated_name(items):
        return ""
    numbered = all(len(part) == 2 and part[1].isdecimal() for part in parts)
    nouns = {part[0 if numbered else -1] for part in parts}
    return nouns.pop().casefold() if len(nouns) == 1 and (numbered or all(item.islower() for item in items)) else ""


def place_of_each(items: Sequence[str]) -> str:
    """ "Floor" for "ground floor, middle floor, attic", "shelf" for "top shelf, middle shelf": where they are; else nothing."""
    nouns = {item.casefold().split()[-1] for item in items if " " in item}
    noun = nouns.pop() if len(nouns) == 1 else ""
    rest = [item for item in items if " " not in item]
    return noun if noun in PLACES and (not rest or (noun == "floor" and scale_values(items) is not None)) else ""


def _place_of_each(items: Sequence[str]) -> str:
    """ "Floor" for "1st floor, 2nd floor", the noun after every ordinal; "street" for "Ash Road, Dyer Lane"; else nothing."""
    parts = [item.casefold().split() for item in items]
    placed = all(len(part) == 2 and ordinal_value(part[0]) and part[1] in PLACES for part in parts)
    nouns = {part[-1] for part in parts if part}
    if nouns and nouns <= _STREETS and all(len(part) > 1 for part in parts) and len(nouns) > 1:
        return "street"  # "Abbey Road, Dyer Lane and Union Square"
    return nouns.pop() if placed and len(nouns) == 1 else ""


#: "had picked the barn, the mill and the inn | as their shelters"
_AS_THEIR = regex(r"\s*,?\s*(?:as|for) their(?: [a-z]+)? ([a-z]+s)\b")
#: "the mules answer to", before a list of names
_ANSWER_TO = regex(
    r"\b(?:the|their|his|her|our|these) (?:[a-z]+ )?([a-z]+s) (?:all )?(?:answer(?:ed)? to|go by|went by)\s*\Z", re.I
)
#: "... and by noon their earnings were", before a list
_EACH_OF_THEIRS = regex(r"\b(?:their|whose) (?:[a-z]+ )??((?:[a-z]+ )?[a-z]+s) (?:are|were)\s*\Z", re.I)
#: "each organised an event": what each of those things is that "there was"
_AN_OBJECT_EACH = regex(r"\beach(?: of them)? [a-z]+ed (?:an?|one|another|a different) ([a-z]+)\b(?! (?:of|and|or)\b)")
#: "their stalls are numbered", "rooms numbered, from left to right,", before a list
_ALL_ALONG = (
    r"(?:,? from (?:left to right|right to left|top to bottom|bottom to top|front to back|back to front),?)?\s*\Z"
)
_TOLD_APART = regex(rf"\b([a-z]+s),? (?:(?:are|were) (?:all )?)?(?:numbered|lettered|labell?ed){_ALL_ALONG}")
#: "the houses in the terrace are numbered", before a list
_TOLD_APART_THERE = regex(
    r"\b([a-z]+s) (?:along|around|at|by|in|of|on|round) (?:[a-z'’]+ ){1,4}(?:are|were) (?:all )?(?:numbered|lettered|labell?ed)"
    rf"{_ALL_ALONG}"
)


#: "they are, though you must not expect the same order, | a baker and a clerk"
_NOT_IN_ORDER = regex(r",? (?:though|although|but|if)? ?(?:not|you|we|I|in|this)\b[^,.;]*\border,\s*\Z")
#: "six floats are to roll this year | (...)"
_THIS_TIME = regex(
    r" (?:this|next|each|every|last) (?:year|season|term|month|week|weekend|spring|summer|autumn|fall|winter|morning|afternoon"
    r"|evening|night)(?=\s*\(?\s*\Z)"
)
_NUMBERED_PLACES = regex(rf"\b({any_of(map(plural, NUMBERED_PLACES))})(?: numbered| nos?\.?)?\s*\Z", re.I)
_THEY_ARE_CALLED = regex(r"\b[Tt]hey (?:are|were) (?:called|named)\s*\Z")
_THEY_ARE = regex(r"\b(?:they|these) (?:are|were)\s*\Z", re.I)


def loose_name(found: Enumeration, previous: str) -> tuple[str, bool]:
    """The name of an enumeration's category, and whether a copula makes it a plain statement of the list."""
    if dated := dated_name(found.items):
        return dated, False
    if HOURS.match(found.after):
        return "time", False
    if all(ordinal_value(i) for i in found.items):
        return _of_ordinals(found), False
    if all(i.isdecimal() for i in found.items) and (place := _NUMBERED_PLACES.search(found.before)):
        return singular(place[1].casefold()), False  # "the guests in rooms 11, 12 and 14 | compared notes"
    kind = kind_of(found.items)
    if called := _TOLD_APART_THERE.search(found.before) or _TOLD_APART.search(found.before):
        return singular(called[1]), False
    if "on foot" in (i.casefold() for i in found.items):
        return "vehicle", False
    if found.where and kind is None:
        return "place", False
    if as_what := _AS_THEIR.match(found.after):
        return singular(as_what[1]), False
    if named := _ANSWER_TO.search(found.before):
        return singular(named[1]), False
    before = _NOT_IN_ORDER.sub(" ", found.before)
    words = before.replace(",", " ").split()
    if _THEY_ARE_CALLED.search(before) and (counted := counted_noun(previous)):
        return ("name" if distribution(previous) else counted), True  # "one read 2 books, one 4 ... They are called Ann, ..."
    if kind == "job" and before != found.before and _THEY_ARE.search(before):
        return kind, True
    while words and words[-1].casefold() in ("either", "either:", "the", "a", "an"):
        words = words[:-1]
    if len(words) > 2 and words[-1].casefold() == "about" and words[-2].casefold() in ("are", "were"):
        words = words[:-1]  # "the talks are about | bees, bridges and money"
    if words and _COPULA.match(words[-1]):
        if all(i[:1].isdecimal() for i in found.items) and _EXTENDED.match(found.after) and (extent := _dimension(found)):
            return extent, words[-1].casefold() not in ("have", "had", "is", "was")  # "their flowers were 3, 4 and 5 cm tall"
        if all(i[:1].isdecimal() for i in found.items) and (_HAVE.match(words[-1]) or not _names_numbers(words[:-1])):
            return _numbers(found), words[-1].casefold() not in ("have", "had", "is", "was")
        subject = words[:-1]
        while len(subject) > 4 and subject[0].casefold() in ("and", "but"):
            subject = subject[1:]
        if len(subject) < 2 and (not subject or subject[0].casefold() in ("they", "these", "there", "those", "it")):
            one_each = _AN_OBJECT_EACH.search(previous) if subject and subject[-1].casefold() == "there" else None
            noun = singular(one_each[1]) if one_each and found.items[0].islower() else counted_noun(previous)
            if noun in CARDINALS:  # "... is down to four. They are Ann, ..."
                return ("person" if all(i[:1].isupper() for i in found.items) else kind or "item"), True
            return ((kind or "item") if noun in PLACES else noun), True  # four floors, and on them bats and owls
        if (theirs := _EACH_OF_THEIRS.search(found.before)) and len(subject) > 4:
            return category_name(theirs[1]).casefold(), True
        if subject and subject[-1].casefold() in ("who", "which", "that") and (told := _dimension(found)):
            return told, True
        if subject[-1].casefold() == "which" and len(subject) > 3 and singular(subject[-2]) in word_table("things"):
            return singular(subject[-2]), True  # "each ordered a different drink, which was a latte, a mocha or an espresso"
        clause = re.split(r"\b(?:and|whose|while|but|that)\b", " ".join(subject))[-1]
        return subject_of(clause) or "item", words[-1].casefold() not in ("is", "was", "have", "had")
    if all(i[:1].isdecimal() for i in found.items):
        if _AGED.search(found.before):
            return "age", False
        if along := _ALONG.search(found.before):
            return singular(along[1].casefold()), False
        if _MEASURING.search(found.before) and _dimension(found) == "length":
            return "size", False
    if all(i[:1].isdecimal() for i in found.items) and _NOUN_AFTER.match(found.after):
        return _numbers(found), False
    if told := _dimension(found):
        return told, False
    if words and words[-1].casefold() in ("at", "for") and all(i[:1] in _CURRENCIES for i in found.items):
        return "price", False  # "valued the objects at £45, £120 and £360"
    if words and words[-1].casefold() in _PAYING and all(i[:1] in _CURRENCIES for i in found.items):
        return "price", False  # "paid $2, $3 and $5"
    clause_before = found.before.rstrip().rpartition(",")[2].replace(",", " ").split()
    if clause_before and not found.before.rstrip().endswith(","):
        words = words[-len(clause_before) :]
    came = _CAME_FROM.search(" ".join(words))
    if came and singular(came[1]) in word_table("things") and singular(came[1]) not in HOLDERS:
        return singular(came[1]), False
    if words and kind is None and (where := whereabouts(words, found.items)):
        return where, False
    if words and words[-1].casefold() == "as" and kind is None and all(is_person(i.split()[-1]) for i in found.items):
        return "job", False  # "knows them as its grocer, its cobbler and its squire"
    if words and _no_name(words, found.before):
        return kind or ("name" if all(i[:1].isupper() for i in found.items) else "item"), False
    some_time = words[0].casefold() in _WHEN or (words[0].casefold() in _EACH_TIME and len(words) == 2) if words else False
    if some_time and found.items[0][:1].isupper():
        return "name", False  # "Last season Anton, Bo and Cy", "Every morning Ms Low, Mr Hay and Dr Orr"
    if words and words[0].casefold() in _PREPOSITIONS and stem(words[-1]) in _WHERE and found.items[0][:1].isupper():
        return "name", False  # "On Maple Street live the Hardys, ..."
    if not words:
        complement = re.match(r"\s*,?\s*(?:are|were)\s+(?:the\s+|all\s+)?(?:(?!\w+ing\b)\w+\s+)?([a-z]+s)\b", found.after)
        plain = "name" if all(i[:1].isupper() for i in found.items) else kind or "item"
        return (singular(complement[1]) if complement else plain), False
    if kind in ("color", "animal", "drink"):
        return kind, False
    while len(words) > 1 and words[-1].casefold() in _AFTER_VERBS:
        words = words[:-1]
    if _done_by_all(words) and object_called(words[-1]) is None:
        return kind or ("name" if all(i[:1].isupper() for i in found.items) else "item"), False
    last = [w for w in words if w.casefold() not in _SMALL]
    by_whom = words[-1].casefold() == "by"
    noun = _noun(words[-1]) if words[-1].casefold() not in _SMALL else _noun(last[-1], by_whom) if last else "item"
    # "they play jazz, folk and punk": what is played need be no game
    if noun == "color" and not any("color" in families(i.casefold()) for i in found.items):
        noun = "item"  # "on their shields were painted a boar, a lion and a rose"
    guessed = noun == "item" or (bool(last) and noun == object_called(last[-1].strip(".,\"'")))
    return (kind if kind and guessed else noun), False


def _of_ordinals(found: Enumeration) -> str:
    """ "One on each of the first, second and third | floors": the noun for places behind them, or what they rank."""
    noun = re.match(r"\s+([a-z]+)\b", found.after)
    place = singular(noun[1]) if noun else ""
    if place in PLACES:
        return place
    return "place" if _RANKED.search(found.before) or place == "prize" else "position"


def _done_by_all(words: Sequence[str]) -> bool:
    """ "They show", "the photographs show": a verb, whatever else the word may be."""
    if len(words) < 2 or words[-1] not in verbs_known() or words[-1].endswith("s"):
        return False
    several = len(words) == 3 and words[0].casefold() in ("the", "these") and is_plural(words[1])
    return several or words[-2].casefold() in _PLURALS


_PLURALS = frozenset({"they", "we", "you", "these", "those", "all", "both"})
#: what may stand between a verb and a list, and names nothing: "brought home", "are called"
_AFTER_VERBS = frozenset("called named labelled labeled marked are were home back along together".split())


def _dimension(found: Enumeration) -> str | None:
    """What the numbers of an enumeration measure, where that is said: "were built in 1955, 1959 and 1963"."""
    if not any(i[:1].isdecimal() for i in found.items):
        return None
    order = measure(near(found), "", found.items)
    if order is None or order.dimension in (None, "count", "id"):
        return None
    if order.dimension == "length":  # "6, 7 and 9 feet tall"
        said = re.findall(r"[a-z]+", found.after[:40].casefold())[:3]
        return next((_EXTENTS[word] for word in said if word in _EXTENTS), "length")
    if order.dimension == "position":  # "are on floors 3, 5 and 9"
        last = singular((found.before.split() or [""])[-1].casefold())
        return last if last in word_table("places") else "position"
    return "price" if order.dimension == "money" else order.dimension


_CURRENCIES = frozenset("$£€¥")
_PAYING = frozenset("charged cost costs gave paid pay spent".split())
#: "5 | cm tall"
_EXTENDED = regex(r"\s*[a-z]+ (?:tall|high|wide|broad|deep|thick|long)\b", re.I)
#: which of its lengths an adjective tells of a thing
_EXTENTS = {
    "tall": "height", "high": "height", "wide": "width", "broad": "width", "deep": "depth", "thick": "thickness",
    "height": "height", "width": "width", "depth": "depth", "thickness": "thickness",
}  # fmt: skip
#: verbs that may stand before who does them
_WHERE = frozenset(map(stem, "live stay stand sit dwell reside work".split()))
#: nouns for what numbers measure
_MEASURES = word_class("listed-measures")


def _names_numbers(words: list[str]) -> bool:
    """Whether a subject is what is measured itself, "their ages", "the prices", and not those who have it."""
    noun = singular(words[-1]).casefold() if words else ""
    if "of" in words[1:] and singular(words[words.index("of") - 1]).casefold() in _MEASURES:
        return True  # "the heights of the castles are"
    owned = words[0].casefold() in ("the", "my", "our") if words else False  # "the boats are 5, 7 and 9 metres long"
    if any(singular(w).casefold() in ("amount", "number", "quantity") for w in words) or noun in _MEASURES:
        return True  # "the amounts of rice are", "the sizes are"
    return (
        noun not in ("", "they", "these", "those", "it", "there")
        and noun not in HOLDERS
        and not (owned and noun in word_table("things"))
    )


_NOUN_AFTER = regex(r"\s+((?:[a-z]+ ){0,1}?[a-z]+s)\b(?! (?:of|old)\b)")


def _numbers(found: Enumeration) -> str:
    """What numbers without a subject of their own are called: by what they measure, or count ("votes")."""
    counted = _NOUN_AFTER.match(found.after)
    if told := _dimension(found):
        return told
    return singular(counted[1].split()[-1]) if counted else "number"


def near(found: Enumeration) -> str:
    """The words right around an enumeration, which tell what its numbers measure; not those of another one beside it."""
    clause = re.split(r"[,;:]|\band\b|\d[\d.]*(?: [a-z]+)?", found.before.rstrip(" ,"))[-1]
    return f"{clause.strip() or found.before.strip()} {' '.join(found.after.split(',')[0].split()[:3])}".strip()


#: what somebody does from, in or to a place
_THERE = frozenset(
    stem(verb)
    for verb in word_set(
        """
        come came hail live lived be been are were born grow grew dwell stay stayed work worked go went travel travelled
        traveled
        fly flew drive drove sail sailed move moved return returned settle settled holiday holidayed land landed study studied
        """
    )
)


def whereabouts(words: Sequence[str], items: Sequence[str]) -> str | None:
    """ "They come from Cork, Leeds and York", "traders from ...", "they flew to ...": where a list of names is nobody's."""
    led, verb = words[-1].casefold(), words[-2].casefold() if len(words) > 1 else ""
    titled = titles("kin", "form", "rank", "noble")
    people = sum(item.split()[0].casefold() in word_table("given_names") | titled for item in items) * 2 >= len(items)
    whose = led == "from" and is_plural(verb) and (is_person(singular(verb)) or singular(verb) in HOLDERS)
    if led not in ("from", "in", "to", "at") or not (whose or stem(verb) in _THERE) or people:
        return None
    if not all(item[:1].isupper() for item in items):
        return None
    return "home" if led == "from" else "place"


def _no_name(words: list[str], before: str) -> bool:
    """Whether the words before an enumeration end in no noun for it: "and has a", "dressed as a", "At the fair,"."""
    if before.rstrip().endswith(",") and words[0].casefold() in _PREPOSITIONS | _SETTING:
        return True
    if words[-2:] in (["each", "for"], ["each", "from"], ["each", "to"]):
        return True  # "four parcels, one each for"
    if words[0].casefold() in ("they", "these", "those") and len(words) < 4 and words[-1].casefold() in _PREPOSITIONS:
        return True
    return words[-1].casefold() in _NOT_NOUNS


def _noun(word: str, by_whom: bool = False) -> str:
    """The last word before a list as a name; a verb gives the noun of its object, unless "by" leads to who does it."""
    bare = word.strip(".,\"'")
    return (None if by_whom else object_called(bare)) or ("item" if bare.endswith("ed") else singular(bare).casefold())


def counted_noun(sentence: str) -> str:
    """The noun that a sentence counts ("Four trees are planted" -> "tree")."""
    found = re.search(
        r"\b(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2})\s+((?:[a-z-]+\s+){0,2}?[a-z]+s"
        r"|people|men|women|children)\b",
        sentence,
        re.I,
    )
    name = singular(found[1].split()[-1]).casefold() if found else category_name(sentence)
    return name if name[:1].isalpha() else "item"
