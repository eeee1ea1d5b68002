"""Lists of items inside a sentence: in brackets, after a colon, a dash or "namely", after "are", or in passing."""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from nlpuzzle.english.dates import month_value
from nlpuzzle.english.kinds import NUMBERED_PLACES, kind_of, object_called
from nlpuzzle.english.morphology import plural, singular
from nlpuzzle.english.numbers import CARDINALS
from nlpuzzle.regex import any_of, regex
from nlpuzzle.understanding.framing.counting import said_size
from nlpuzzle.understanding.framing.distributive import distribution
from nlpuzzle.understanding.framing.enumeration import enumerations
from nlpuzzle.understanding.framing.labels import LONGEST_LIST, category_name
from nlpuzzle.understanding.framing.led_by_participle import led_by_participle
from nlpuzzle.understanding.framing.list_names import (
    BRACKETS,
    HOURS,
    counted_noun,
    dated_name,
    last_clause,
    loose_name,
    name_before,
    near,
    place_of_each,
    sound_name,
    subject_of,
    whereabouts,
)
from nlpuzzle.understanding.framing.list_ways import one_less, ways_of, ways_or_first, without_asides
from nlpuzzle.understanding.framing.others import one_before_the_others
from nlpuzzle.understanding.framing.ranges import counts, lettered, ranges
from nlpuzzle.understanding.framing.retold import as_plain_list
from nlpuzzle.understanding.framing.scenes import without_occasion
from nlpuzzle.understanding.words.told_groups import grouped_names

__all__ = ["ProseList", "prose_lists"]


class ProseList(NamedTuple):
    """A list inside a sentence: the words that introduce it, its category's name, the ways to split it."""

    words: str
    name: str
    ways: tuple[tuple[str, ...], ...]
    #: an enumeration in passing, a category only where its size fits and the clues use its items
    loose: bool = False
    second_name: str = ""


#: "a mouse, a moth and, | to everyone's horror, | a bat"
_REMARK = regex(
    r"\b(and|or), (?:to|of|for|with|in|as|from|by|last|finally|best|worst|most)\b[^,.;:]{3,40}, "
    r"(?=(?:an?|the|some)\b|[A-Z]|[a-z-]+[.;!])"
)
#: "a mouse, a moth and, | believe it or not, | a bat"
_EXCLAIMED = regex(
    r"\b(and|or), (?:believe it or not|would you believe(?: it)?|of all things|of course|oddly enough|strangely enough"
    r"|naturally|surprisingly(?: enough)?|strange to say|you guessed it|inevitably|lastly|finally), ",
    re.I,
)
#: "four friends of the club, | named | Ann, Ben, Cy and Di,": the names alone say who they are
_NAMED = regex(r", (?:who are |who were )?(?:named|called) (?=[A-Z][\w'’-]*(?: [A-Z][\w'’-]*)?(?:, (?:and )?| and )[A-Z])")
#: "the four villages | being | Marsh End, Tull and Wick"
_BEING = regex(r"(?<=[a-z]s),? being (?=(?:[A-Z]|an? |the )[^.;:]*,[^.;:]* and )")
#: "each keep a hive|, | painted blue, green or white"
_PAINTED = regex(
    r"(?<=[a-z]), (?=(?:colou?red|dyed|glazed|lacquered|painted|varnished)"
    r" (?:[a-z-]+, )+[a-z-]+,? (?:or|and) [a-z-]+\b)"
)
#: "drive | the number | 12, the number 27 and the number 40"
_THE_NUMBER = regex(r"\b[Tt]he (?:number|no\.?) (?=\d)")
#: "a different topic | from the set {jazz, folk, punk}"
_SET = regex(r"(?:(?:from|in|of|out of) (?:the )?(?:following )?set (?:of (?=\{))?)?\{([^{}()]{3,300})\}")
#: what somebody says: more words than a title has
_SPEECH = regex(r'["“]([^"“”]*)(?:["”]|\Z)')
_TITLE = 7
_COLON = regex(r"(?<=[^\W\d_])(?:\s*:\s|,?\s+(?:namely|viz\.?|i\.e\.?|specifically|such as)[,;:]?\s+)", re.I)
#: "each keeps a pet, namely ..., | and each eats a cheese, namely ...": a list of its own after the first
_NEXT_LIST = regex(r"[,;]? (?:and|while|but) (?=(?:each|every|all|they|no two|the|their|his|her)\b)")
_DASHES = regex(r"\s?—\s?([^—]{3,300}?)\s?(?:—|[.?!]?\Z)")
#: "one has a dog and one a cat, and | the pets' names are Biff and Mopp": a clause after the list
_SECOND = regex(r"(?:, (?:and|while|but)|;) ((?:the|their|its|these|they|each|every|all) .*)", re.I)
_INSTRUCTION = regex(
    r"\b(?:determine|find out|work out|figure out|deduce|can you|could you|discover|identify|establish|name each"
    r"|tell (?:me|us|which)|from the clues)\b"
    r"|(?:^|[.,;] )(?:match|find|name|give|list)\b",
    re.I,
)


@lru_cache(maxsize=1024)
def prose_lists(sentence: str, previous: str = "") -> tuple[ProseList, ...]:
    """The lists inside one sentence of the story; `previous` is the sentence before it, for "They are an oak, ...".

    Names may repeat; `second_name` is then the next best.
    """
    if len(sentence) > LONGEST_LIST:
        return ()
    sentence = as_plain_list(_EXCLAIMED.sub(r"\1 ", _REMARK.sub(r"\1 ", sentence)))
    sentence = _NAMED.sub(", ", without_occasion(sentence))
    sentence = _PAINTED.sub(" ", _BEING.sub(": ", sentence))
    if len(_THE_NUMBER.findall(sentence)) > 2:
        sentence = _THE_NUMBER.sub("", _THE_NUMBER.sub("the numbers ", sentence, count=1))
    sentence = _SET.sub(r"(\1)", sentence)
    sentence = _SPEECH.sub(lambda m: m[1] if len(m[1].split()) > _TITLE else m[0], sentence)
    said: list[ProseList] = []
    parts = sentence.split("; ") if distribution(sentence) is not None else [sentence]  # "one hums, ...; and there are ..."
    parts = [piece for part in parts for piece in _dealt_twice(part)]
    for part in parts:
        for found in _lists_of(part, previous):
            if (one := one_before_the_others(found.ways[0], sentence, previous)) is not None:
                found = found._replace(ways=(*found.ways, (one, *found.ways[0])))
            told = found.words == found.name  # a range says what it counts
            said.append(found if told else found._replace(name=sound_name(found.name, found.ways[0], part)))
    return tuple(said)


#: "one studies law, ... and one music, and | to get there | one takes the bus, ..."
_DEALT_AGAIN = regex(r", (?:and|while) (?=(?:to|for|on|in|at|from|as) (?:[a-z]+ ){1,6}one [a-z])")


def _dealt_twice(part: str) -> list[str]:
    """A sentence that deals out two lists as the two of them; else as it is."""
    for cut in _DEALT_AGAIN.finditer(part):
        halves = [part[: cut.start()], part[cut.end() :]]
        dealt = [distribution(half) for half in halves]
        if all(dealt) and len({len(d.items) for d in dealt if d is not None}) == 1:
            return halves
    return [part]


#: what each of some has to do with one of the others: ", are married to", ") took"; not "and", "joined"
_DOES = regex(
    r"[\s),—-]*(?:(?:are|were|got|have been) (?:all |each )?(?:engaged|married|matched|paired|partnered) (?:to|with)"
    r"|(?:each )?(?:adopted|coached|danced with|dated|have|had|married|partnered|taught|took|wed)) (?:[a-z]+ )*\Z"
)


def _lists_of_their_own(grouped: Sequence[tuple[str, tuple[str, ...], tuple[int, int]]], sentence: str) -> bool:
    """ "Four boys (...) took four girls (...) to four movies (...)", "three men (...) are married to three women (...)"."""
    sizes = {len(names) for _, names, _ in grouped}
    between = [sentence[one[2][1] : other[2][0]] for one, other in pairwise(grouped)]
    if len(sizes) == 1 and min(sizes) > 2 and any(map(_DOES.match, between)):
        return True
    number = next((word for word, value in CARDINALS.items() if value == min(sizes) and word.isalpha()), "")
    return len(sizes) == 1 and min(sizes) > 2 and sentence.casefold().split().count(number) > len(grouped)


#: that the people of two lists belong together, one of either
_IN_PAIRS = regex(r"\b(?:couples|husbands|married|marriages|pairs|partners|wives)\b", re.I)


def _lists_of(sentence: str, previous: str) -> Iterator[ProseList]:
    for name, items in (*ranges(sentence), *counts(sentence)):
        yield ProseList(name, name, (items,), True)
    seen: set[str] = set()
    for name, items in lettered(sentence, previous):
        seen.update(item.casefold() for item in items)
        yield ProseList(name, name, (items,))
    if (grouped := grouped_names(sentence)) and not _lists_of_their_own(grouped, sentence):
        names = tuple(name for _, group, _ in grouped for name in group)
        seen.update(name.casefold() for name in names)
        begin, end = grouped[0][2][0], grouped[-1][2][1]
        before = sentence[:begin].rstrip(" (")
        inside = sentence[:begin].rstrip().endswith("(")
        words = f"{last_clause(before)} {' '.join(noun for noun, _, _ in grouped)}"
        yield ProseList(words, (name_before(before) if inside else "") or "person", (names,))
        alike = len({len(group) for _, group, _ in grouped}) == 1 < len(grouped)
        if alike and len(grouped[0][1]) > 2 and _IN_PAIRS.search(f"{previous} {sentence}"):
            yield from (ProseList(noun, singular(noun), (group,), True) for noun, group, _ in grouped)  # of couples
        sentence = f"{sentence[:begin]}{sentence[end:]}".replace("()", "")
    for found in _set_off(sentence):
        seen.update(item.casefold() for way in found.ways for item in way)
        yield found
    dealt = distribution(sentence)
    named: set[str] = set()
    if dealt is not None and seen.isdisjoint(item.casefold() for item in dealt.items):
        named = {item for item in dealt.items if item[:1].islower()}
        seen.update(item.casefold() for item in dealt.items)
        counted = singular(dealt.counted.split()[-1]).casefold() if dealt.counted else ""
        led = sentence[len(dealt.before) : sentence.find(dealt.items[0], len(dealt.before))].split()
        where = whereabouts(led, dealt.items) if len(led) > 1 else None
        told = kind_of(dealt.items) or place_of_each(dealt.items) or dealt.kind or where or object_called(dealt.verb)
        name = counted or dated_name(dealt.items) or told or "item"
        words = " ".join(filter(None, (dealt.before, *dealt.verbs, counted))).strip()
        yield ProseList(words or name, name, (dealt.items,), not dealt.alike)
    plain = BRACKETS.sub(" ", dealt.before if dealt else sentence) if seen else sentence
    if dealt is not None and (more := _SECOND.search(sentence, sentence.find(dealt.items[-1]))) is not None:
        yield from (p for p in _in_passing(more[1], previous) if seen.isdisjoint(item.casefold() for item in p.ways[0]))
    if plain.endswith("?") or _INSTRUCTION.search(plain):
        plain = _INSTRUCTION.split(plain, 1)[0]
    for found in _in_passing(plain, previous):
        capital = all(item[:1].isupper() for item in found.ways[0])  # "our names are Grey and Brown; one has grey hair"
        if (seen - named if capital else seen).isdisjoint(item.casefold() for item in found.ways[0]):
            yield found


def _set_off(sentence: str) -> Iterator[ProseList]:
    """Lists that brackets, dashes or a colon set off from their sentence."""
    bracketed = False
    for found in BRACKETS.finditer(sentence):
        led, name, inner = led_by_participle(found[1])
        ways = ways_of(_NUMBERS.sub("", inner))
        if ways:
            bracketed = True
            before = sentence[: found.start()]
            if led:
                yield ProseList(f"{last_clause(before)} {led}", name, ways)
                continue
            yield ProseList(last_clause(before), name_before(before), ways, second_name=subject_of(before))
    for found in _DASHES.finditer(sentence):
        led, name, inner = led_by_participle(found[1])
        ways = ways_or_first(inner)
        if ways and len(ways[0]) > 2:
            before = sentence[: found.start()]
            yield ProseList(f"{last_clause(before)} {led}".rstrip(), name or name_before(before), ways)
            break
    colon = _COLON.search(sentence)
    if colon and not (bracketed and BRACKETS.search(sentence, colon.end())):
        sentence = BRACKETS.sub("", sentence)
        pieces = sentence.split(";") if sentence.count(":") > 1 else [sentence]
        if len(_COLON.findall(sentence)) > 1 and sentence.count(":") < 2:
            pieces = _NEXT_LIST.split(sentence)
        if colon[0].strip() != ":" and sentence.count(":") == 1:
            last = sentence.rfind(", ", colon.end(), sentence.find(":"))  # "four boys, namely ..., | were born in years: ..."
            pieces = [sentence[:last], sentence[last + 2 :]] if last > 0 else pieces
        yield from (p for piece in pieces if (p := _after_colon(piece)) is not None)


#: "(numbers 2, 4 and 6)"
_NUMBERS = regex(r"\A(?:numbers|nos\.?) (?=\d)", re.I)
#: "won one event each: ..."
_ONE_EACH = regex(r"\b(?:one|an?)(?: different| other)? ([a-z]+) each\Z")
#: "no two of them order the same dish: ..."
_THE_SAME = regex(r"\bno two\b.*(?<! at)(?<! for)(?<! in)(?<! on)(?<! with) the same ([a-z]+)\Z", re.I)
#: "does not | bake, brew or garden": what is denied of somebody is no list of what there is
_DENIED = regex(r"(?:\b(?:not|never|neither|without)\b|n['’]t\b)[^,;:]*\Z", re.I)
_SOMETHING = regex(
    r"\b(?:something|somewhere|someone|anything|one thing)(?: (?:else|different|special))?"
    r"(?: (?:in|on|at|for|from|during|to) [\w'’]+(?: [\w'’]+){0,3})?\Z",
    re.I,
)


#: "had four entries | this year"
_WHEN = regex(
    r",? (?:(?:this|last|next|every|each|that) (?:year|week|weekend|month|season|term|time|spring|summer|autumn|fall|winter|day"
    r"|morning|afternoon|evening|night)|today|tonight|yesterday|so far|in all|altogether)\Z",
    re.I,
)
#: "six operas were given, | one a month"
_ONE_A_DAY = regex(
    r",? one (?:[a-z]+ )?(?:an?|each|every|per) (?:day|evening|hour|month|morning|night|week|weekday|year)\Z", re.I
)
#: "one with a swan on it", between things told by one word each: "a plain one, a chipped one"
_WITH_ON_IT = regex(r"\b(?:one|another) with ((?:an? |the |some )?[\w-]+(?: [\w-]+)?) (?:on|in|inside|round|around) it\b", re.I)
#: ", namely | Ann, Ben, Cleo and Dov, | meet every spring": what the sentence goes on with
_NAMED_IN_PASSING = regex(
    r"((?:[A-Z][^,;:]{0,30}, ){1,9}?(?:[A-Z][^,;:]{0,30} )?and [A-Z][^,;:]{0,30}?), (?=[a-z])(?!and |or )"
)
#: "each made a | plan", and not "all of them are | afraid"
_ONE_OWN = regex(r"\b(?:an?|one|his|her|their|another|different|the same)(?: [\w'’-]+){1,3}\Z", re.I)
#: "each has a role: there is a cook, a ..."
_THERE_IS = regex(r"\A(?:there (?:is|are|was|were)|they are|these are) ", re.I)


#: "calls at four stops, | in this order"
_THIS_ORDER = regex(r",? in (?:that|the following|this) order\Z", re.I)


def _after_colon(sentence: str) -> ProseList | None:
    found = _COLON.search(sentence)
    if found is None:
        return None
    words = _ONE_A_DAY.sub("", _WHEN.sub("", sentence[: found.start()].strip()))
    rest = _NUMBERS.sub("", _WITH_ON_IT.sub(r"\1", _THERE_IS.sub("", without_asides(sentence[found.end() :]).strip())))
    if found[0].startswith(",") and (named := _NAMED_IN_PASSING.match(rest)):
        rest = named[1]
    ways = ways_or_first(rest)
    each = _ONE_EACH.search(words) or _THE_SAME.search(words)
    name = singular(each[1]) if each else category_name(last_clause(without_asides(_THIS_ORDER.sub("", words))))
    if (dealt := distribution(rest)) is not None and dealt.counted:
        name = singular(dealt.counted.split()[-1]).casefold()  # "They counted their sweets: one had 20 pieces, one had 25, ..."
        words = f"{words} {dealt.counted}"
    elif dealt is not None and words.casefold().endswith(name) and not _ONE_OWN.search(words):
        name = "item"  # "All of them are afraid: one of mice, ..."
    if not name and ways and re.search(r"\bof (?:us|them|you)\Z", words):
        name = "person" if all(item[:1].isupper() for item in ways[0]) else "item"
    if not name and ways and len(ways[0]) > 2 and (counted := counted_noun(words)) != "item":
        name = counted  # "Five teams took part in this week's quiz: ..."
    if name.endswith("another"):
        name = ""  # "one behind another"
    if not name and ways and said_size(words) == len(ways[0]):
        name = "item"  # "Six floats came by, one behind another: ..."
    if ways and len(ways[0]) > 2 and _SOMETHING.search(words):
        name = kind_of(ways[0]) or ("activity" if all(item.split()[0].endswith("ing") for item in ways[0]) else "item")
    return ProseList(words, name, ways) if ways and name else None


def _in_passing(sentence: str, previous: str) -> Iterator[ProseList]:
    """Enumerations of three or more, and ranges: "The murders took place in the den, attic and hall"."""
    plain = without_asides(sentence)
    for found in enumerations(plain):
        if _DENIED.search(found.before):
            continue
        found = found._replace(items=_of_one_month(one_less(found.items), found.after))
        counted = _COUNTED_FIRST.fullmatch(found.items[0])
        if counted and CARDINALS.get(counted[1].casefold()) == len(found.items) - 1 > 2:
            told = found.before.strip() or plain  # "slept in | four mountain huts, | the Eagle Hut, ..."
            yield ProseList(f"{told} {found.items[0]}", singular(counted[2]), (found.items[1:],), True, "item")
            continue
        name, firm = loose_name(found, previous)
        items = found.items
        if name == "number" and (house := _HOUSE_NUMBERS.search(plain)):
            name = singular(house[1].casefold()) if house[1] else "house"
        if hours := HOURS.match(found.after):
            half = hours[1] if hours[1].count(".") > 1 else hours[1].rstrip(".")
            items = tuple(f"{item} {half}" for item in items)
        ways = (items,) if found.leader is None else (items, (found.leader, *items))
        if found.doubtful:
            ways = (*ways, items[1:])
        words = near(found) if any(i[:1].isdecimal() for i in items) else found.before.strip() or plain
        yield ProseList(words, name, ways, not firm, "item")


#: "four | houses: numbers | 2, 4, 6 and 8", "they | live at numbers | 5, 7 and 9"
_HOUSE_NUMBERS = regex(
    rf"\b({any_of(map(plural, NUMBERED_PLACES))})(?: (?:along|in|of|on) [a-z' ]{{1,25}})?[:,(]?"
    r" ?(?:with (?:the )?|have (?:the )?)?(?:numbers|nos\.?) \d"
    r"|\b(?:dwell|live|lived|lives|reside) (?:at|in) (?:numbers|nos\.?) \d",
    re.I,
)
_COUNTED_FIRST = regex(r"(?:the |his |her |their )?([a-z]+) (?:[a-z-]+ )??([a-z]+s|people|men|women|children)", re.I)


def _of_one_month(items: tuple[str, ...], after: str) -> tuple[str, ...]:
    """ "3rd, 9th and 22nd | May", "May 3, 9 and 22": dates whose month is said once, in full."""
    month = (after.removeprefix(" of ").split() or [""])[0].strip(",.;)")
    if month_value(month.casefold()) is not None and all(_DAY.fullmatch(i) for i in items):
        return tuple(f"{i} {month}" for i in items)
    first, *rest = items
    month = first.split()[0]
    dated = month_value(month.casefold()) is not None and len(first.split()) == 2 and all(_DAY.fullmatch(i) for i in rest)
    return (first, *(f"{month} {i}" for i in rest)) if dated else items


_DAY = regex(r"\d{1,2}(?:st|nd|rd|th)?")
