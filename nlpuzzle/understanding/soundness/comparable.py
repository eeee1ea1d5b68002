"""Comparisons that no line of the puzzle can mean: "Hope is older than the corgi", "waited behind the vase"."""

from collections.abc import Sequence

from nlpuzzle.english.kinds import families
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import Word, key
from nlpuzzle.puzzle import Category
from nlpuzzle.understanding.soundness.events import classes_of, deed, natural_of
from nlpuzzle.understanding.soundness.persons import bare_person, bare_thing
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Superlative, Token
from nlpuzzle.understanding.words.lines import TAKES_PLACE, in_turn, is_contest, line
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, kinds_of, verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["incomparable", "moves_past"]

#: what is done before, behind or after somebody, and is no place in a line
_DONE = frozenset("move hold create transfer consume obtain tend perform speak study repair show wear".split())
#: what one does before the race
_TRAINING = frozenset(map(key, "exercise practice practise rehearse stretch train".split()))
_BEGINNINGS = frozenset(map(key, "bear born build construct enroll enrol establish found invent join make register".split()))
_MAKING = frozenset({key("make"), key("produce"), key("manufacture")})
_JOURNEYING = frozenset(map(key, "depart fly leave sail tour travel".split()))
_MEALS = frozenset(map(key, "bake cook eat make prepare serve".split()))
_DAYS = frozenset({"day", "night", "evening"})
_COOKING = ("cook", "cooked", "cooking")
_TRADING = frozenset({key("trade")})
_PASSING = frozenset({key(w) for w in "wait park hang pass".split()})
_HELD = frozenset({"held", "staged", "hosted"})
_PARK = key("park")
_HEAR = key("hear")
_QUEUES = "queue queued queueing queuing".split()
_IN_LINE = ("in line", "waiting line", "lined up")
#: how what flies ends its way
_COMING_DOWN = frozenset(map(key, "land fall finish stop".split()))
#: places that are nothing but a place in a line
_SPOTS = frozenset({"position", "place", "spot"})
_ORDERED = frozenset({"DIR", "DIRECTLY", "NEXT", "NUM", "COMP"})
#: what people are as much as things, so that neither stands for the other
_OF_BODIES = frozenset({"old", "young", "tall", "short", "heavy", "light"})
_BEINGS = frozenset("boy boys child children girl girls man men people person woman women".split())
#: kinds of things that are young and old as people are
_LIVING = frozenset({"animal", "building", "instrument", "pet", "plant", "tree", "vehicle"})
_OF_TIMES = frozenset({"early", "late"})
#: what cannot be done more or less
_UNMEASURED = frozenset({"begin", "perform", "wear", "study", "repair", "wake", "join"})


def incomparable(tokens: Sequence[Token], support: Support) -> tuple[Word, ...]:
    """ "Hope is older than the corgi", "Milo weighs 200 kg less than the cider": who and what are no two of a kind.

    Nor have two people an age where the years are those of their works: "Bosko was older than Dastri".
    """
    for i, token in enumerate(tokens):
        if isinstance(token.reference, Superlative) and i and _no_age_of_its_own(tokens, i, support):
            return token.words
        if token.type not in ("COMP", "DIR") or not token.words or not i:
            continue
        is_more = bool(token.gap) and token.gap[-1].low in COPULAS and token.words[0].low in ("more", "less")
        if is_more and _told_of_somebody(tokens[: i + 1]):
            return token.words
        left = next((k for k in range(i - 1, -1, -1) if tokens[k].type == "ITEM"), -1)
        right = next((k for k in range(i + 1, len(tokens)) if tokens[k].type == "ITEM"), -1)
        if left < 0 or right < 0:
            continue
        weighs = any(w.stem == key("weigh") for t in tokens[left + 1 : i + 1] for w in t.gap)
        aged = token.adjective is not None and token.adjective.base in _OF_BODIES
        beats = token.words[0].low in ("beat", "beats", "lost")
        if not (aged or weighs or beats):
            continue
        person = bare_person(tokens, left, support)
        if beats and person and _of_people(tokens, right, support):
            return token.words
        if (aged or weighs) and person and bare_thing(tokens, right, support):
            return token.words
        if (aged or weighs) and bare_person(tokens, right, support) and bare_thing(tokens, left, support):
            return token.words
        of_years = token.adjective is not None and token.adjective.base in ("old", "young")
        if of_years and _ageless_beside_somebody(tokens, left, right, support):
            return token.words
        if _of_a_thing(tokens, i):
            continue
        if aged and person and bare_person(tokens, right, support) and support.ages_of_works(token):
            return token.words
    return ()


def _told_of_somebody(tokens: Sequence[Token]) -> bool:
    """ "The second customer in the queue is | more than Ann": who pays more is not more; the bill of a customer may be."""
    noun = next((w.low for t in tokens for w in t.gap if closed().get(w.low) is None), "")
    return is_person(noun) and tokens[0].type == "ITEM"


def _no_age_of_its_own(tokens: Sequence[Token], index: int, support: Support) -> bool:
    """ "The chemistry is the second-youngest", where it is the teachers who have the ages."""
    degree, denied = tokens[index].reference, tokens[index - 1].type == "NOT"
    at = index - 2 if denied else index - 1
    if at < 0 or not isinstance(degree, Superlative) or degree.adjective.base not in ("old", "young"):
        return False
    led = [w.low for token in tokens[at + 1 : index + 1] for w in token.gap if w.low != "the"]
    choice = tokens[at].reference
    if led not in (["is"], ["was"]) or not isinstance(choice, Choice) or not bare_thing(tokens, at, support):
        return False
    categories = {item.category for item in choice.items}
    borne = [support.bearers(c.name) for c in support.frame if c.dimension == "age"]
    living = any(support.kind_of_items(support.frame.by_name[name]) in _LIVING for name in categories)
    peopled = any(support.people(category.name) for category in support.frame)
    return bool(borne) and not living and not any(b & categories for b in borne) and peopled


def moves_past(
    token: Token, compared: bool, support: Support, subject: Token | None = None, after: Sequence[Token] = ()
) -> tuple[Word, ...]:
    """ "Waited | behind", "put on | 2 lb more": a verb that the puzzle does not speak of, and that is no place in its line."""
    home = token.gap[-1:] if token.type in _ORDERED and [w.low for w in token.gap[-1:]] == ["home"] else ()
    row = line(support.frame)
    if home and len(token.gap) > 1 and not support.story_has(["home"]) and not (row is not None and is_contest(row)):
        return home  # "arrived | home | later"
    if token.gap[-1].stem == _HEAR and not any(w.low in COPULAS for w in token.gap):
        return token.gap[-1:]  # "heard | six more concerts", as anybody may
    if row is not None and is_contest(row) and (_beside_the_race(token, support) or _begun(token, support)):
        return token.gap[-1:]
    if token.type == "COMP" and _only_does_more(token, after, support):
        return token.gap
    found = deed(token.gap) if token.type in _ORDERED else None
    if found is None and len(token.gap) == 1 and token.type == "NUM" and token.gap[0].low in verb_forms():
        found = token.gap[0], token.gap[0].stem, ""  # "put on", whose past is its present
    if found is None or found[0] is not token.gap[-1] or support.supported(found[0]) or _took_place(token.gap):
        return ()
    if found[1] == _PARK and _is_vehicle(subject):
        return ()  # "the Honda is parked | next to"
    if support.tells_when(found[0]):
        return ()  # "will be picked up | later", where the times of pickups are told
    if compared and _made_so_many(token, next((t for t in after if t.type == "THAN"), None), support):
        return ()
    if row is not None and support.another_stage(row, found[0]):
        return found[:1]
    if _in_the_queue(token.gap, support):
        return ()
    if found[1] in _COMING_DOWN and any([w.low for w in t.words] == ["short", "of"] for t in after[:1]):
        return ()  # "landed | 4 metres | short of"
    if _done_there(token.gap, subject, support):
        return ()
    done = classes_of(found[1])
    if token.adjective is not None and token.adjective.base in _OF_TIMES and "time" in kinds_of(found[0]):
        return ()  # "was released earlier"
    if token.type == "COMP" or (token.type == "NUM" and compared):
        return found[:1] if done and done <= _UNMEASURED and "place" not in kinds_of(found[0]) else ()
    if kinds_of(found[0]) & {"place", "time"}:
        return ()
    if token.type == "NEXT" and row is not None and in_turn(row) and done & {"stay"} and found[1] not in TAKES_PLACE:
        return found[:1]  # "moored beside", where the line is of places in a race
    if found[1] in _PASSING:  # one waits in a queue; who lives on a floor may park on another
        return found[:1] if row is None or row.dimension != "position" or not {*row.name.split()} & _SPOTS else ()
    if row is not None and row.unit in _DAYS and _served_then(token.gap, subject, support):
        return ()
    if row is None and found[1] in _JOURNEYING and _told_as_journey(done, support):
        return ()  # "will travel | one month after", where each goes on tour in another month
    if found[1] in _MAKING and _made_in_a_year(token.gap, subject, support):
        return ()  # "the oak clock was made | 8 years before"
    if found[1] in _TRADING and row is not None and row.dimension == "position" and not is_contest(row):
        return ()  # "trades | next to"
    return found[:1] if done & _DONE and found[1] not in TAKES_PLACE else ()


def _is_vehicle(subject: Token | None) -> bool:
    """Whether a token is an item of cars, or of other vehicles."""
    items = subject.reference.items if subject is not None and isinstance(subject.reference, Choice) else ()
    return bool(items) and all("vehicle" in families(singular(i.category.casefold().split()[-1])) for i in items)


def _only_does_more(token: Token, after: Sequence[Token], support: Support) -> bool:
    """ "Ann | talks | more than Ben": the only verb that may stand there, which tells of nothing that the puzzle measures."""
    more = token.words[0].low in ("more", "less") and len(token.words) == 1 and token.number is None
    if any(t.gap for t in after if t.type == "THAN"):
        return False  # "keeps | more hives than"
    if not more or len(token.gap) != 1 or token.gap[0].glued or not token.gap[0].low.endswith("s"):
        return False
    return bool(classes_of(token.gap[0].stem)) and not kinds_of(token.gap[0]) and not support.supported(token.gap[0])


def _made_in_a_year(gap: Sequence[Word], subject: Token | None, support: Support) -> bool:
    """Whether a thing was made, where the years are told, and only once: they are the years in which things were made."""
    years = [c for c in support.frame if c.unit == "year" and c.dimension == "date"]
    passive = len(gap) > 1 and gap[-2].low in ("was", "were")
    if len(years) != 1 or not passive or subject is None or not isinstance(subject.reference, Choice):
        return False
    return not any(support.people(item.category) or item.category == years[0].name for item in subject.reference.items)


def _beside_the_race(token: Token, support: Support) -> bool:
    """ "Trains | right behind", "sat | next to": what a runner does before the race, or after it, and no place in it."""
    verb = token.gap[-1]
    if token.type not in _ORDERED or support.told(verb) or verb.stem in TAKES_PLACE:
        return False
    return verb.stem in _TRAINING or classes_of(verb.stem) == {"stay"}


def _begun(token: Token, support: Support) -> bool:
    """ "Was founded | before", "joined | two years after": when a runner or a club began, and no place in a race."""
    verb = token.gap[-1]
    return token.type in _ORDERED and (verb.stem in _BEGINNINGS or verb.low == "founded") and not support.told(verb)


def _done_there(gap: Sequence[Word], subject: Token | None, support: Support) -> bool:
    """ "Rye | is sold | next to", "eggs | are fried | left of": what is done with such things, in places side by side."""
    row = line(support.frame)
    if row is None or row.dimension != "position" or is_contest(row) or subject is None or subject.number is not None:
        return False
    if not isinstance(subject.reference, Choice) or len(gap) != 2 or gap[0].low not in ("is", "are"):
        return False
    categories = [support.frame.by_name[item.category] for item in subject.reference.items]
    return not any(c.ordered or support.people(c.name) or not _usually_done(gap[1], c, support) for c in categories)


def _usually_done(verb: Word, category: Category, support: Support) -> bool:
    """Whether English says so of such things: bread is sold, and breakfasts are fried."""
    done = classes_of(verb.stem)
    usual = natural_of(category.name, support.kind_of_items(category))
    if "vend" in done or support.goes_with(verb, "", category):
        return True
    return "consume" in usual and bool(done & {"consume", "cooking"})


def _told_as_journey(done: frozenset[str], support: Support) -> bool:
    """Whether the story or a clue tells by such a verb what is done in the months."""
    journey = done & {"move", "visit"}
    return any(c.unit == "month" for c in support.frame) and any(journey & classes_of(stem) for stem in support.done_then())


def _served_then(gap: Sequence[Word], subject: Token | None, support: Support) -> bool:
    """ "The stew | was served | two days after": on the day on which each cooks, or they have, such a dish."""
    plain = len(gap) == 2 and gap[0].low in ("is", "are", "was", "were") and gap[1].stem in _MEALS
    if not plain or subject is None or not isinstance(subject.reference, Choice) or not support.story_has(_COOKING):
        return False
    dishes = [support.frame.by_name[item.category] for item in subject.reference.items]
    return all(not c.ordered and not support.people(c.name) and _usually_done(gap[1], c, support) for c in dishes)


def _of_a_thing(tokens: Sequence[Token], index: int) -> bool:
    """ "Has a | taller | plant | than": of a thing that is named, whoever has it."""
    than = tokens[index + 1] if index + 1 < len(tokens) else None
    article = [w.low for w in tokens[index].gap[-1:]] in (["a"], ["an"])
    return article and than is not None and than.type == "THAN" and bool(than.gap) and not is_person(than.gap[-1].low)


def _took_place(gap: Sequence[Word]) -> bool:
    """ "Was held | two days after", "will be held": it took place."""
    return len(gap) > 1 and gap[-1].low in _HELD and any(w.low in COPULAS or w.low == "be" for w in gap[:-1])


def _in_the_queue(gap: Sequence[Word], support: Support) -> bool:
    """ "Will be served | after": by whoever those in a queue are waiting for."""
    row = line(support.frame)
    served = len(gap) > 1 and gap[-1].low == "served" and (gap[-2].low in COPULAS or gap[-2].low == "be")
    waiting = support.story_has(_QUEUES) or support.story_has_just(_IN_LINE)
    return served and row is not None and row.dimension == "position" and waiting


def _made_so_many(token: Token, than: Token | None, support: Support) -> bool:
    """ "Has recorded | six more concerts than", where it is told how many each has: what is made, and not bought."""
    counted = than is not None and than.type == "THAN" and len(than.gap) == 1
    if than is None or not counted or "create" not in classes_of(token.gap[-1].stem):
        return False
    return any(c.dimension == "count" and support.names(c, than.gap) for c in support.frame)


def _ageless_beside_somebody(tokens: Sequence[Token], left: int, right: int, support: Support) -> bool:
    """ "The cinema is older than the contestant with | 27 points": what has no age, beside somebody told by what he has."""
    for one, other in ((left, right), (right, left)):
        gap = tokens[one].gap
        somebody = len(gap) > 2 and gap[0].low == "the" and (is_person(gap[1].low) or gap[1].low in _BEINGS)
        choice = tokens[other].reference
        if not somebody or closed().get(gap[2].low) not in ("p", "w") or not isinstance(choice, Choice):
            continue
        kinds = {support.kind_of_items(support.frame.by_name[item.category]) for item in choice.items}
        if bare_thing(tokens, other, support) and not kinds & _LIVING:
            return True
    return False


def _of_people(tokens: Sequence[Token], index: int, support: Support) -> bool:
    """Whether a token is "the French" alone, where people are matched with it."""
    choice = tokens[index].reference
    tail = tokens[index + 1].gap[:1] if index + 1 < len(tokens) else ()
    if not isinstance(choice, Choice) or [w.low for w in tokens[index].gap] != ["the"] or tail:
        return False
    return not any(support.people(item.category) for item in choice.items) and not is_person(tokens[index].words[-1].low)
