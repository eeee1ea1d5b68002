"""Verbs of doing: whether what somebody does to a thing makes it his in the puzzle's sense, and "by whom" it was done.

"Worn by Ann", "was cooked by the one in red": a passive says what its active says, and no more. Some deeds come to the same as
the usual one: "held the bell", of wrecks where each find was made, and "has never learned the harp", of players.
"""

from collections.abc import Iterable, Sequence

from nlpuzzle.english.classes import verb_class, word_class
from nlpuzzle.english.kinds import families, kinds_called
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import Word, key, split
from nlpuzzle.puzzle import Category
from nlpuzzle.understanding.soundness.events import classes_of, deed
from nlpuzzle.understanding.soundness.mentioned import Attached
from nlpuzzle.understanding.soundness.persons import thing_before
from nlpuzzle.understanding.soundness.settled import goes_there
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.soundness.usual import unusual
from nlpuzzle.understanding.tokenising.tokens import Choice, Pronoun, Token
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = [
    "AFRESH", "LOOSE", "NOT_EVEN", "asked_for", "binds", "done_to", "goes_by_it", "on_holiday", "part_played", "same_deed",
]  # fmt: skip

LOOSE = verb_class("passing-deeds")
AFRESH = verb_class("done-afresh")
NOT_EVEN = verb_class("least-deeds")
_ACTING = verb_class("acting-parts")
_BEARING = verb_class("containing")
_ENTERING = verb_class("entering-a-show")
_BRINGING = frozenset({key("bring")})
_LEARNING = frozenset(map(key, "learn master practice practise study".split()))
_BIDDING = frozenset({(key("bid"), "for"), (key("bid"), "on")})
_USING = frozenset({key("use"), key("used")})
_OWNING = frozenset(map(key, ("own", "keep", "possess")))
_MAKING = frozenset({key("make"), key("undertake"), key("complete")})
_GIVING = verb_class("handing-over") | {key("award"), key("present"), key("leave"), key("issue")}
_GOING = frozenset({"arrive", "come", "go", "leave", "lose", "move", "visit"})
_JOURNEYS = word_class("outings")
_FINDING = frozenset({"create", "perceive", "survey", "obtain", "hide", "stay"})
_COMING = frozenset({key("come")})
_CROSSING = frozenset({key("cross"), key("traverse")})
_TACKLING = frozenset(map(key, "attempt face tackle try".split()))
_TAKING_ON = (key("take"), "on")
_MEALS = word_class("own-meals") | word_class("own-snacks") | {"drink", "beverage", "refreshment"}
_FOR_ALL = "buffet feast guest party picnic potluck share".split()
_SHOWS = "compete competition contest enter entrant entry exhibit show".split()
_AUCTION = "auction auctioneer bid bidder".split()
_CRAFT = frozenset({"craft", "vessel"})
_CUSTOMERS = "bakery barber booking booked client customer diner menu order ordered patron salon shopper waiter".split()
_GOT = frozenset({"consume", "have", "obtain"})
_HOLIDAYS = "cruise getaway holiday honeymoon sightseeing tour travel trip vacation visit weekend".split()
_ONES_OWN = frozenset({"animal", "clothing", "vehicle"})
_TOURS = ("tour", "toured", "touring")
_SHOPPERS = "customer shopper".split()
_SHOPPING = frozenset(map(key, "buy choose order pick purchase select".split()))
_BOUGHT = frozenset({"consume", "convey", "have", "obtain", "transfer"})
#: units of when a journey begins that fills them
_SEASONS = frozenset({"month", "season", "year"})
_TURNING_UP = (["turned", "up"], ["turns", "up"], ["turn", "up"])
_FOUND = frozenset(map(key, "discover find".split()))
_WANT = key("want")
_SETTING_OFF = frozenset(map(key, "depart go leave travel".split()))
_MOVING = frozenset({"move", "visit"})
_EDIBLE = frozenset({"fruit", "nut", "spice", "vegetable"})
_ABOARD = frozenset({"aboard", "by", "in", "on"})


def binds(verb: Word, categories: Iterable[str], support: Support) -> bool:
    """Whether the verb, done to an item of one of the categories, makes the item the doer's: "wears" for coats."""
    names = list(categories)
    taken = support.taken_by(verb)
    if support.speaks_of_any(names, verb) or (taken is not None and taken.name in names):
        return True
    return verb.low in verb_forms() and verb.stem not in LOOSE | AFRESH


def done_to(tokens: Sequence[Token], index: int, verb: Word, support: Support) -> bool:
    """ "Curry | is cooked by", "curry | is n't | cooked by": a thing, and a verb that makes it the doer's."""
    before = next((t for t in reversed(tokens[:index]) if t.type == "ITEM"), None)
    if before is None or not isinstance(before.reference, Choice):
        return False
    names = [item.category for item in before.reference.items]
    return not any(support.people(name) for name in names) and binds(verb, names, support)


def part_played(tokens: Sequence[Token], index: int, verb: Word, support: Support) -> bool:
    """ "The king | is played by | Ann", where the king is a part in a play, and nobody who could lose a game."""
    before = next((t for t in reversed(tokens[:index]) if t.type == "ITEM"), None)
    if verb.stem not in _ACTING or before is None or not isinstance(before.reference, Choice):
        return False
    return all(support.goes_with(verb, "", support.frame.by_name[item.category]) for item in before.reference.items)


def same_deed(at: Attached) -> bool:
    """Whether the verb that attaches an item says as much as the usual one, because of its subject or of a denial."""
    found = deed(at.gap)
    if found is None:
        return False
    verb, stem, led = found
    category, support = at.category, at.support
    if category.unit in _SEASONS and led == "in" and stem in _SETTING_OFF:
        return all(classes & _MOVING for _, classes in support.usual(category, stem, True))  # "will leave in | March"
    if category.ordered and category.dimension != "length":
        return False
    if _denied_before(at.tokens, at.i) and _needed_for_it(stem, led, category, support):
        return True
    if led == "":
        return (
            (stem in _BEARING and _lies_in_it(at) and thing_before(at.tokens, at.i, support))
            or (stem == _WANT and asked_for(category, support))
            or (stem in _BRINGING and _of_ones_own(category, support))
            or (stem in _ENTERING and _entered(category, support))
            or (stem in _USING and _made_of_it(at.token, category, support))
            or (_is_owned(category, support) and bool(classes_of(stem) & _driving(category, support)))
            or (stem in _GIVING and _was_given(at, verb))
            or (category.dimension == "length" and stem in _COMING)
            or (stem in _SHOPPING and _for_customers(category, support))
            or (stem in _CROSSING and support.led_across(category))
            or (stem in _TACKLING and any(how[:2] == _TAKING_ON for how in support.ways_told(category)))
        )
    if led and (_done_to_such_a_thing(at, verb, led) or _turned_up(at, verb)):
        return True
    if led == "in" and "perform" in classes_of(stem) and support.story_has(_TOURS):
        usual = (*support.usual(category, stem, True), *support.usual(category, stem, False))
        return any(classes & _MOVING for _, classes in usual)  # "will sing in | Estonia"
    if led in ("in", "with") and stem in _COMING and support.kind_of_items(category) == "color":
        wrapped = any("wear" in classes for p, classes in support.usual(category, stem, True) if p == led)
        return wrapped and thing_before(at.tokens, at.i, support)  # "the socks came in | silver | paper"
    return goes_by_it(at.tokens, at.i, stem, led, category, support)


def _turned_up(at: Attached, verb: Word) -> bool:
    """ "The scarf | turned up in the | attic", where lost things were found in places, or other clues have them found there."""
    if verb.text.casefold().split() not in _TURNING_UP or at.category.ordered:
        return False
    said = {*at.support.attaching(at.category.name), *at.support.told_verbs(at.category.name)}
    first = at.tokens[0]
    it = isinstance(first.reference, Pronoun) and first.reference.word == "it"
    thing = it or thing_before(at.tokens, at.i, at.support)
    return thing and (at.support.of_lost_things(at.category) or not said.isdisjoint(_FOUND))


def _for_customers(category: Category, support: Support) -> bool:
    """Whether customers buy the things, whatever else they do with what they bought."""
    if support.people(category.name) or not support.story_has(_SHOPPERS):
        return False
    return all(classes & _BOUGHT for _, classes in support.usual(category, key("buy"), False))


def goes_by_it(tokens: Sequence[Token], index: int, stem: str, led: str, category: Category, support: Support) -> bool:
    """ "Travelled in the | pod", "the vase left in the | van", "her trip was made in the | van"."""
    if led not in _ABOARD or not _ridden(category, support):
        return False
    if stem in _MAKING:
        return any(singular(w.low) in _JOURNEYS for token in tokens[: index + 1] for w in token.gap)
    return classes_of(stem) <= _GOING and bool(classes_of(stem) & {"move", "leave"})


def asked_for(category: Category, support: Support) -> bool:
    """Whether the things are what customers ask for, and all that is told of them: who wanted a scone got one."""
    if category.ordered or support.people(category.name) or not support.story_has(_CUSTOMERS):
        return False
    if not _ONES_OWN.isdisjoint((support.kind_of_items(category), *families(_head(category)), *kinds_called(_head(category)))):
        return False  # what one has whatever one wants
    return all(classes & _GOT for _, classes in support.usual(category, key("want"), False))


def on_holiday(category: Category, support: Support) -> bool:
    """Whether everybody goes to one of the places to see it: who saw Oban went there."""
    told = goes_there(category, support) and support.story_has(_HOLIDAYS)
    return told and not support.people(category.name) and not category.ordered


def _denied_before(tokens: Sequence[Token], index: int) -> bool:
    """Whether what is said of an item is denied: by "not" or "never" right before it, or by "neither" of its subjects."""
    kinds = [t.type for t in tokens[:index]]
    while kinds and kinds[-1] in ("ITEM", "OR", "NOR", "_COMMA"):
        kinds.pop()
    return kinds[-1:] in (["NOT"], ["NEITHER"])


def _needed_for_it(stem: str, led: str, category: Category, support: Support) -> bool:
    """Whether nobody can do what is usual who has not done so: who never learned the harp does not play it."""
    if stem in _LEARNING and not led:
        usual = [classes for p, classes in support.usual(category, stem, False) if not p]
        return any("perform" in classes for classes in usual)
    return (stem, led) in _BIDDING and support.story_has(_AUCTION) and _bought(category, support)


def _bought(category: Category, support: Support) -> bool:
    return any("obtain" in classes for p, classes in support.usual(category, key("bid"), False) if not p)


def _done_to_such_a_thing(at: Attached, verb: Word, led: str) -> bool:
    """ "Bought the piece from | Ohio": several clues tell pieces so, and pieces are bought."""
    k = at.gap.index(verb)
    at_led = max(i for i, w in enumerate(at.gap) if w.low == led)
    if at_led < k + 2 or closed().get(at.gap[k + 1].low) != "d":
        return False
    noun = at.gap[at_led - 1]
    if not at.support.attached_as((noun.stem, led), at.category):
        return False
    things = [c for c in at.support.frame if at.support.names(c, [noun]) or at.support.called(c, noun)]
    told = all(at.support.told(verb) or at.support.named_for(verb, "", c) for c in things)
    return bool(things) and told and all(unusual(at.gap[k : k + 1], (), c, at.support) is None for c in things)


def _lies_in_it(at: Attached) -> bool:
    """Whether things are only found in places or on them, or nothing is told of them at all."""
    usual = [*at.support.usual(at.category, "", False), *at.support.usual(at.category, "", True)]
    return all(classes <= _FINDING for _, classes in usual)


def _of_ones_own(category: Category, support: Support) -> bool:
    """Whether everybody eats or drinks one of the things, which are not for all of them."""
    head = _head(category)
    told = any("consume" in classes for p, classes in support.usual(category, "", False) if not p)
    return head in _MEALS and not support.story_has(_FOR_ALL) and told


def _entered(category: Category, support: Support) -> bool:
    """Whether everybody makes or grows one of the things for a show: who brought it there entered it."""
    if not support.story_has(_SHOWS) or support.people(category.name):
        return False
    usual = [classes for _, classes in support.usual(category, "", False)]
    return bool(usual) and all("create" in classes for classes in usual)


def _made_of_it(token: Token, category: Category, support: Support) -> bool:
    """Whether dishes are called by what is in them, and made: pies of gooseberries."""
    named = token.reference.items if isinstance(token.reference, Choice) else ()
    edible = bool(named) and all(_EDIBLE & {*families(item.label.casefold())} for item in named)
    usual = [classes for _, classes in support.usual(category, "", False)]
    return edible and any("cooking" in classes for classes in usual)


def _is_owned(category: Category, support: Support) -> bool:
    """Whether it is told that each owns one of the things, and nothing else is done to them but by their owners."""
    told = support.told_verbs(category.name) | {s for s, clues in support.attaching(category.name).items() if len(clues) > 1}
    return not told.isdisjoint(_OWNING)


def _driving(category: Category, support: Support) -> frozenset[str]:
    """The classes of what one does with a vehicle of one's own."""
    return frozenset({"lead"}) if _is_vehicle(category, support) else frozenset()


def _was_given(at: Attached, verb: Word) -> bool:
    """ "Was given the | diary", where each gets one, and no giver is told by "by"."""
    k = at.gap.index(verb)
    passive = (k > 0 and at.gap[k - 1].low in COPULAS) or (k == 0 and _helped(at))
    if not passive or any(w.low == "by" for w in (*at.gap, *at.tail)):
        return False
    usual = [classes for _, classes in at.support.usual(at.category, verb.stem, False)]
    return bool(usual) and all("obtain" in classes or "win" in classes or "gain" in classes for classes in usual)


def _helped(at: Attached) -> bool:
    """ "Was n't | given the": the form of "to be" stands before the denial."""
    before = at.tokens[at.i - 1] if at.i else None
    return before is not None and before.type == "NOT" and bool(before.gap) and before.gap[-1].low in COPULAS


def _ridden(category: Category, support: Support) -> bool:
    """Whether the story tells that each travels in or by one of the things, or they are vehicles."""
    told = any(p in _ABOARD for p in support.told_by(category.name))
    if _head(category) in _CRAFT:
        return told
    return _is_vehicle(category, support) and (told or goes_there(category, support) or bool(support.told_verbs(category.name)))


def _is_vehicle(category: Category, support: Support) -> bool:
    return support.kind_of_items(category) == "vehicle" or "vehicle" in kinds_called(_head(category))


def _head(category: Category) -> str:
    return next((singular(w.low) for w in reversed(split(category.name)) if w.low.isalpha()), "")
