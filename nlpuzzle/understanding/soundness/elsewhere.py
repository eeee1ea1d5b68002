"""What happened at another time, or to something else: "had been sailing to Lundy", "has had the collie for 4 years"."""

from collections.abc import Sequence

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, finite, key, split
from nlpuzzle.puzzle import Category
from nlpuzzle.understanding.objection import Trouble
from nlpuzzle.understanding.soundness import shapes
from nlpuzzle.understanding.soundness.events import GOING, HAVING, classes_of, deed
from nlpuzzle.understanding.soundness.mentioned import Glance, Guards, any_of
from nlpuzzle.understanding.soundness.nouns import WHATEVER
from nlpuzzle.understanding.soundness.persons import bare_thing
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.soundness.whereabouts import never_there
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.lines import is_line
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, does, partitive, personal, verb_forms

__all__ = ["SAID_OF_ANOTHER"]

_SPANS = frozenset({"for", "since"})
_BELONG = key("belong")
#: those of whom books, comics and films tell
_HEROES = frozenset("hero heroine protagonist superhero superheroine villain".split())
_AT_HOME = frozenset({"born", *map(key, "bear come hail live reside".split())})
_PLACED = frozenset({"in", "on", "at", "into", "onto", "inside"})
#: what may be done by weight
_WEIGHED = frozenset({"amount", "hold", "win", "tend", "obtain", "transfer"})
#: what one gets on another day than that on which one has it
_ACQUIRED = frozenset({key(w) for w in "buy purchase acquire inherit pay".split()})


def _reputed(gap: tuple[Word, ...]) -> Trouble | None:
    """ "Was long held to be by Ann", "had been sailing to": what is believed, or is over."""
    lows = [w.low for w in gap]
    if "be" not in lows and "been" not in lows:
        return None
    for i in range(1, len(lows) - 1):
        aided = any(closed().get(low) == "a" for low in lows[: i - 1])
        if lows[i : i + 2] == ["to", "be"] and aided and lows[i - 1] not in ("known", "going", "has", "have", "had"):
            return "denied", gap[i - 1 : i + 2]
        if lows[i - 1 : i + 1] == ["had", "been"] and lows[i + 1].endswith("ing"):
            return "denied", gap[i - 1 : i + 2]
    return None


def _for_a_time(token: Token, category: Category) -> Trouble | None:
    """ "Has had the collie | for | 4 years": how long, and no age."""
    lasts = token.number is not None and category.dimension == "age" and token.gap[-1].low in _SPANS
    return ("relation", token.gap[-1:]) if lasts else None


def _with_something(token: Token, found: str, category: Category, support: Support) -> Trouble | None:
    """ "Had | lamb | on Thursday", "has | a house | in Otta": a thing the puzzle does not know is there, or was then."""
    match = shapes.match(r"(?:a+|[vo])(d?[jno]*[no])p$", found) if found.endswith("p") else None
    held = found[0] == "a"
    timed = category.dimension == "time" and held
    if match is None or (token.number is not None and not timed) or (held and token.gap[0].low not in ("has", "had", "have")):
        return None
    if not held and (not finite(token.gap[0].low) or token.gap[-1].low not in ("in", "at", "on") or category.ordered):
        return None
    noun = token.gap[match.end(1) - 1]
    known = support.spoken_of(noun) or support.together(noun, token.gap[-1]) or support.speaks_of(category.name, [noun])
    known = known or (timed and noun.low in WHATEVER)  # "had his appointment at 9:30"
    had = held and not support.spoken_of(noun)  # "had lunch at"
    if (noun.low in word_table("settings") and not had) or unit_of(noun.low) is not None or partitive(noun.low):
        return None
    name = support.name_of_a_person(noun)
    return ("unknown", (noun,)) if name or not known else None


def _part_of_a_thing(tail: tuple[Word, ...], support: Support) -> Trouble | None:
    """ "The bones | ward's desk is": what is spoken of is a thing of a thing."""
    shape = "".join(support.letter(w) for w in tail) if len(tail) > 3 else ""
    match = shapes.match(r"[no]s[jno]*([no])a", shape)
    if match is None or is_person(tail[0].low):
        return None
    noun = tail[match.start(1)]
    return None if support.supported(noun) else ("unknown", (noun,))


def _lived_in(tokens: Sequence[Token], index: int, category: Category, support: Support) -> Trouble | None:
    """ "Kaya's | eyes", where clues speak of nurses on the eyes ward; "was in Delft", where they come from there."""
    lows = [w.low for w in tokens[index].gap]
    if never_there(tokens, index, category, support):
        return None
    before = tokens[index - 1].reference if index else None
    person = isinstance(before, Choice) and any(support.people(item.category) for item in before.items)
    made = deed(tokens[index].gap)
    if made is None and lows and closed().get(lows[-1]) in ("p", "t") and index and tokens[index - 1].type == "NOT":
        verb = tokens[index].gap[0]  # "does not | go to"
        made = (verb, verb.stem, lows[-1]) if verb.low in verb_forms() else None
    if made is not None and made[1] == _BELONG and support.goes_with(made[0], made[2], category):
        return None  # "belongs to | Kenya", of ships
    if made is not None and not category.ordered and not support.people(category.name) and support.of_souvenirs():
        if made[1] in _AT_HOME if person else (lows[-1] in ("to", "for") and "transfer" in classes_of(made[1])):
            return "relation", made[:1]  # "Ann comes from | Peru", where the jug that she brought home does
    ways = frozenset[str]() if category.ordered else support.other_ways(category.name, lows[-1] if lows else "")
    led = next((w for w in reversed(tokens[index].gap) if closed().get(w.low) in ("p", "t")), None)
    goes = made is not None and bool(classes_of(made[1]) & {"come", "move", "visit"}) and not category.ordered
    if not ways and goes and led is not None and led.low in ("to", "from"):
        return ("relation", tokens[index].gap) if support.heads_elsewhere(led.low, category.name) else None
    if not ways:
        return None
    if support.of_souvenirs() and (lows[-1] in ("to", "at") if person else lows[-1] in ("in", "from")):
        return None  # "the bowl came from | Chile", where Ann went and bought it
    if lows[-1] in ("in", "from") and ways <= {"to", "at", "for"} and made is not None and "create" in classes_of(made[1]):
        return "relation", tokens[index].gap
    if made is not None and support.goes_with(made[0], made[2], category) and support.come_from(category):
        return None  # "goes to | Lincoln", where another clue has "the one from | Oakdale": schools
    if led is not None and support.heads_elsewhere(led.low, category.name):
        return "relation", tokens[index].gap
    if not person:
        return None
    if lows == ["'s"] and ways <= _PLACED and not support.people(category.name) and not _its_noun(tokens, index, support):
        return "unknown", tokens[index].words
    if lows in (["was", "in"], ["is", "in"]) and ways <= {"from", "by"}:
        return "relation", tokens[index].gap
    if lows[-1] in ("to", "for") and "from" in ways and lows[-1] not in ways and made is not None:
        return "relation", tokens[index].gap
    return None


def _its_noun(tokens: Sequence[Token], index: int, support: Support) -> bool:
    """ "Ann's navy | coat", where clues speak of the one "in the green coat": the noun of what she has stands after it."""
    tail = tokens[index + 1].gap[:1] if index + 1 < len(tokens) else ()
    if not tail or is_person(tail[0].low) or (finite(tail[0].low) and tail[0].low in verb_forms()):
        return False  # "Ann's moped | leaves at 8:40"
    return support.letter(tail[0]) in "no" and support.supported(tail[0])


def _from_a_house(tokens: Sequence[Token], index: int, found: str, category: Category, support: Support) -> Trouble | None:
    """ "Astrid's | goose | is from house 2": where a thing was before."""
    before = tokens[index - 1].reference if index else None
    if not (support.has_people and is_line(category) and shapes.fullmatch(r"a+p[no]?", found)):
        return None
    thing = isinstance(before, Choice) and not any(support.people(item.category) for item in before.items)
    return ("relation", tokens[index].gap) if thing and any(w.low == "from" for w in tokens[index].gap) else None


def _of_a_place(tokens: Sequence[Token], index: int, category: Category, support: Support) -> Trouble | None:
    """ "The harbour | of | Genoa", "the ghost | of | Ulric", where no other clue says it so."""
    if [w.low for w in tokens[index].gap] != ["of"] or not index or category.ordered:
        return None
    before = tokens[index - 1].reference
    if not isinstance(before, Choice) or tokens[index - 1].number is not None:
        return None
    if support.attaches(tokens[index].gap, category.name):
        return None
    bare = not any(support.people(item.category) for item in before.items) or support.people(category.name)
    return ("relation", tokens[index].gap) if bare else None


def _acquired(token: Token, category: Category, support: Support) -> Trouble | None:
    """ "The trumpet | was bought on | a Saturday", where the story is of lessons."""
    found = deed(token.gap) if category.dimension in ("date", "time") else None
    if found is None or found[1] not in _ACQUIRED:
        return None
    return None if support.told(found[0]) or token.gap[-1].low == "by" else ("another deed", found[:1])


def _eaten(token: Token, category: Category, support: Support) -> Trouble | None:
    """ "Ate | 3 lb of cake", where cakes are weighed."""
    found = deed(token.gap) if token.number is not None and category.dimension in ("weight", "age") else None
    if found is None:
        return None
    done = classes_of(found[1]) - GOING - HAVING
    weighed = bool(done & _WEIGHED) and "consume" not in done
    return ("another deed", found[:1]) if done and not weighed and not support.supported(found[0]) else None


def _about(token: Token, category: Category, support: Support) -> Trouble | None:
    """ "Wrote about | Wanderers", where the Wanderers do things themselves."""
    topic = [w.low for w in token.gap[-1:]] != ["about"] or support.attaches(token.gap, category.name)
    heroes = any(singular(w.low) in _HEROES for w in split(category.name)[-1:])  # "the comic about | Captain Comet"
    told = heroes or support.works_tell_of(category.name) or _names_topics(category)
    if not topic and not told and support.people(category.name) and _work(token.gap[:-1], support):
        return "relation", token.gap[-2:]  # "the talk about | Ann", of speakers
    topic = topic or (told and _work(token.gap[:-1], support))  # "the novel about | Fox"
    return None if topic or token.number is not None or not support.named_alone(category.name) else ("relation", token.gap[-2:])


def _names_topics(category: Category) -> bool:
    """Whether a category is called by what one speaks about: "subject", "topic"."""
    return any(singular(w.low) in _TOPICS for w in split(category.name)[-1:])


def _work(words: Sequence[Word], support: Support) -> bool:
    """ "The novel", "the one": what may be about somebody."""
    noun = words[-1].low if len(words) > 1 and closed().get(words[-2].low) in ("d", "j") else ""
    return noun == "one" or singular(noun) in word_table("works") or bool(noun and support.supported(words[-1]))


def _lover(token: Token, tail: tuple[Word, ...], support: Support) -> Trouble | None:
    """ "The queen | 's lover": somebody else."""
    owned = len(tail) > 1 and support.letter(tail[0]) == "s" and is_person(tail[1].low) and not support.described(tail[1])
    return ("second person", tail[:2]) if owned and is_person(token.words[-1].low) else None


def _took_leave(token: Token, category: Category, support: Support) -> Trouble | None:
    """ "Woke up at Lundamo", "got on at Hamar": a verb with a particle that no other clue has, before a place."""
    lows = [w.low for w in token.gap]
    dated = category.dimension in ("date", "time") and lows[-2:] == ["up", "on"]  # "stood up on Monday"
    if (category.ordered and not dated) or len(lows) < 3 or lows[-2] not in ("up", "on", "off", "out", "down"):
        return None
    if lows[-1] not in ("at", "in") and not dated:
        return None
    verb, particle = token.gap[-3:-1]
    told = support.together(verb, particle) or support.follows_in_story(verb, particle.low)
    told = told or (verb.stem == _DIG and not dated and support.goes_with(verb, lows[-1], category))  # "dug up in | Peru"
    once = verb.low in verb_forms() and not told
    return ("another deed", (verb, particle)) if once else None


def _in_another(token: Token, found: str, support: Support) -> Trouble | None:
    """ "3rd | in a tournament in | Wales": not in the one that is spoken of."""
    match = shapes.search(r"pd([no])p$", found)
    if match is None or token.gap[match.start() + 1].low not in ("a", "an"):
        return None
    noun = token.gap[match.start(1)]
    one = noun.low in word_table("settings") and support.spoken_of(noun)
    return ("relation", token.gap[match.start() :]) if one else None


def _of_no_age(tokens: Sequence[Token], index: int, category: Category, support: Support) -> Trouble | None:
    """ "The cello | is 58 years old", where the people have ages."""
    if category.dimension != "age" or not index:
        return None
    if thing := _thing_of_his(tokens[index - 1], tokens[index].gap, support):
        return "unknown", thing
    if any(closed().get(w.low) != "a" for w in tokens[index].gap):
        return None
    owned = any(closed().get(w.low) == "s" for w in tokens[index - 1].gap[:1]) and _is_thing(tokens[index - 1], support)
    if not (owned or bare_thing(tokens, index - 1, support) or _bare_name(tokens[index - 1], support)):
        return None
    aged = any(not name or support.people(name) for name in support.bearers(category.name))
    return ("relation", tokens[index].words) if aged else None


def _thing_of_his(owner: Token, said: tuple[Word, ...], support: Support) -> tuple[Word, ...]:
    """ "The stool | Ben | sits on is | 14 years old": the noun of what somebody does something with, of no category."""
    thing = owner.gap[-1:]
    does = 1 < len(said) < 4 and closed().get(said[-1].low) == "a" and support.letter(said[0]) in "vo"
    if not does or len(owner.gap) < 2 or owner.gap[0].low != "the" or any(support.letter(w) not in "djno" for w in owner.gap):
        return ()
    return () if support.supported(thing[0]) or is_person(singular(thing[0].low)) else thing


def _there_then(tokens: Sequence[Token], index: int, category: Category, support: Support) -> Trouble | None:
    """ "Was in Delft | in 1634", where others come from Delft."""
    place = tokens[index - 1] if index else None
    if place is None or category.dimension != "date" or [w.low for w in tokens[index].gap] != ["in"]:
        return None
    if [w.low for w in place.gap] != ["was", "in"] or not isinstance(place.reference, Choice):
        return None
    origin = any({"from", "by"} & support.other_ways(item.category, "in") for item in place.reference.items)
    return ("relation", (*place.gap, *place.words)) if origin else None


def _box_of(tokens: Sequence[Token], index: int, category: Category, support: Support) -> Trouble | None:
    """ "The box of | lamps | weighs 200 kg": one box, and not all of them."""
    before = tuple(w for w in tokens[index - 1].gap if closed().get(w.low) != "d") if index else ()
    box = len(before) > 1 and before[-1].low == "of" and partitive(before[-2].low) and support.only_in_clues(before[-2])
    return ("relation", before[-2:]) if box and tokens[index].number is not None and category.ordered else None


def _is_thing(token: Token, support: Support) -> bool:
    choice = token.reference
    return isinstance(choice, Choice) and token.number is None and not any(support.people(i.category) for i in choice.items)


def _bare_name(token: Token, support: Support) -> bool:
    """Whether a token is the name alone of a thing, which somebody else is matched with: "Harvest", a song."""
    choice = token.reference
    if not isinstance(choice, Choice) or token.gap or token.number is not None or not support.has_people:
        return False
    return not any(support.people(item.category) for item in choice.items)


def _only_used_twice(token: Token, found: str, category: Category, support: Support) -> Trouble | None:
    """ "Fired | 8 workers": a verb that only happens to stand in another clue, about something else."""
    for i, word in enumerate(token.gap):
        known = word.low in verb_forms() or does(word.low) or personal(word.low)
        if support.letter(word) != "o" or not finite(word.low) or known or not support.only_recurs(word):
            continue
        before = closed().get(token.gap[i - 1].low, "o") if i else ""
        led = found[i + 1 : i + 2] == "r" or any(w.low == "by" for w in token.gap[i + 1 : i + 2])
        noun = next((w for w in token.gap[i + 1 :] if closed().get(w.low) not in ("d", "j")), None)
        led = led or (noun is not None and closed().get(noun.low) is None and support.together(word, noun))
        after = token.gap[i + 1].low if found[i + 1 : i + 2] == "p" else ""
        led = led or support.goes_with(word, after, category)  # "fixed | the roof", of repairs; "kicks for | the Rams"
        if not (led or before in ("d", "p", "s", "j", "o") or support.attaches(token.gap, category.name)):
            return "unknown", (word,)
    return None


def _dated(seen: Glance) -> bool:
    return seen.dimension in ("date", "time")


def _weighed(seen: Glance) -> bool:
    return seen.numbered and seen.dimension in ("weight", "age")


def _led(seen: Glance) -> bool:
    return not seen.ordered and (seen.lows == ("'s",) or any(closed().get(low) in ("p", "t") for low in seen.lows))


def _newly_done(seen: Glance) -> bool:
    return any(finite(low) and low not in verb_forms() for low in seen.lows)


_DIG = key("dig")
_TOPICS = frozenset({"subject", "theme", "topic"})
#: why an item does not belong to what is spoken of
SAID_OF_ANOTHER: Guards = (
    (lambda at: _reputed(at.gap), any_of(frozenset({"be", "been"}))),
    (lambda at: _for_a_time(at.token, at.category), lambda seen: seen.numbered and seen.dimension == "age"),
    (lambda at: _with_something(at.token, at.found, at.category, at.support), lambda seen: seen.found.endswith("p")),
    (lambda at: _part_of_a_thing(at.tail, at.support), lambda seen: len(seen.tail) > 3),
    (lambda at: _lived_in(at.tokens, at.i, at.category, at.support), _led),
    (lambda at: _from_a_house(at.tokens, at.i, at.found, at.category, at.support), any_of(frozenset({"from"}))),
    (lambda at: _of_a_place(at.tokens, at.i, at.category, at.support), lambda seen: seen.lows == ("of",)),
    (lambda at: _acquired(at.token, at.category, at.support), _dated),
    (lambda at: _eaten(at.token, at.category, at.support), _weighed),
    (lambda at: _about(at.token, at.category, at.support), lambda seen: seen.lows[-1] == "about"),
    (lambda at: _lover(at.token, at.tail, at.support), lambda seen: len(seen.tail) > 1),
    (lambda at: _took_leave(at.token, at.category, at.support), lambda seen: len(seen.lows) > 2),
    (lambda at: _in_another(at.token, at.found, at.support), lambda seen: seen.found.endswith("p")),
    (lambda at: _of_no_age(at.tokens, at.i, at.category, at.support), lambda seen: seen.dimension == "age"),
    (lambda at: _there_then(at.tokens, at.i, at.category, at.support), lambda seen: seen.lows == ("in",)),
    (lambda at: _box_of(at.tokens, at.i, at.category, at.support), lambda seen: seen.numbered),
    (lambda at: _only_used_twice(at.token, at.found, at.category, at.support), _newly_done),
)
