"""Whether a verb does to a category's things what the puzzle tells: "baked" a cake, and not "sat on" or "bought" one.

What is usual is told by the story, and by the other clues that attach the category. A verb of another class is another
event, which need not join the two: who owns a cake need not have baked it.
"""

from collections.abc import Sequence
from itertools import pairwise

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.kinds import kinds_called
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word, key, split
from nlpuzzle.puzzle import Category
from nlpuzzle.understanding.objection import Trouble
from nlpuzzle.understanding.soundness.events import (
    GOING,
    HAVING,
    WHOSEVER,
    alike,
    attitude_of,
    classes_of,
    deed,
    natural,
    natural_of,
    stage_of,
)
from nlpuzzle.understanding.soundness.feelings import felt_otherwise
from nlpuzzle.understanding.soundness.settled import settled
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.soundness.traits import (
    carried,
    is_somewhere,
    names_a_place,
    of_a_state,
    of_childhoods,
    of_deeds_there,
    of_home_towns,
    of_orders,
    of_own_meals,
    of_places,
)  # fmt: skip
from nlpuzzle.understanding.soundness.untold_deeds import untold_deed
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.lines import TAKES_PLACE, is_line
from nlpuzzle.understanding.words.vocabulary import complements, does, does_what, verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["gone_to", "made_by_buyers", "said_of_another", "told_of_others", "unusual"]

#: of money: earned, or paid
_SUMS = frozenset({"gain", "price"})
_EARNED = word_class("earnings")
_BIDS = frozenset({"bid", "offer"})
_PAID = frozenset("fare rent cost bill expense spending".split())
_WISHING = frozenset(map(key, ("want", "need", "require")))
_WORKING = frozenset({key("work")})
_ONES_OWN = frozenset(map(key, ("own", "possess")))
_OWNING = frozenset(map(key, ("own", "keep", "possess")))
_BUYING = ("buy", "bought", "pay", "paid", "purchase", "spend", "spent")
_BUYERS = ("auction", "bid", "bidder", "buy", "buyer", "bought", "customer", "purchase", "shopper")
_BOUGHT = frozenset(map(key, ("buy", "purchase")))
_BID = key("bid")
_BIDDING = ("auction", "auctioneer", "bid", "bidder", "lot")
_SOLD = frozenset(map(key, ("sell", "sold")))
_OTHER_OWNERS = frozenset("future joint new original part previous prospective".split())
_SELLING = ("sell", "sold", "earn", "fetch", "raise", "raised", "win", "won")
#: what tells where a thing is, and nothing else
_SITUATED = frozenset({key("locate"), key("situate")})
_COVERING = classes_of(key("cover"))
_SETTING_OUT = frozenset({"begin", "leave"})
#: classes of a verb that tells something
_MOST = 9
#: what is said or learnt of a thing, which leaves it where it is: "talked about the red vase"
_SAID = frozenset({"speak", "study"})
_EATING = frozenset({"consume", "obtain", "perform"})
_AT_HAND = frozenset({"hold", "consume", "wear"})
_LEARNT = _SAID | {"perceive", "stay"}
_SUFFERED = frozenset({key("have"), key("own"), key("suffer")})  # what idioms say of having
_OF_LIVES = frozenset({"birth", "death", "marry", "graduate", "retire"})
#: going somewhere, and being there then
_TRAVELLING = frozenset({"arrive", "come", "go", "move", "visit"})
_COME = key("come")
_LIVING = frozenset({key("live"), key("reside")})
_BORN = frozenset(map(key, "bear born raise".split()))
_APPOINTED = frozenset({key("book"), key("schedule")})
_AT_FIRST = frozenset({"first", "initially", "originally", "provisionally"})
_HIS = frozenset({"her", "his", "their"})
#: being in a place, however one is in it
_POSTURES = frozenset(map(key, "lie sit stand wait".split()))
_STANDING = frozenset(map(key, "lie stand".split()))
_TOPICS = frozenset({"about", "in", "on", "with"})
#: places that one is in, or at, and never on
_WITHIN_BORDERS = frozenset("city country county hamlet state suburb town village".split())
#: what one may do to a house where another lives
_PAINTING = frozenset(map(key, ("decorate", "paint", "photograph", "sketch")))
_UNDER_OR_IN = frozenset({"at", "behind", "beneath", "in", "inside", "on", "under"})
_WHERE_LOST = frozenset({"at", "behind", "beneath", "in", "inside", "on", "under"})
#: using what takes one somewhere
_RIDING = frozenset(map(key, "board catch drive ride take use".split()))
_TERRITORIES = word_class("territories")
_CUSTOMERS = word_class("those-who-buy")

#: deeds that are done with a subject, and nowhere in particular
_OF_TOPICS = frozenset({"speak", "study", "like", "know"})


def unusual(gap: Sequence[Word], tail: Sequence[Word], category: Category, support: Support) -> Trouble | None:
    """Why the verb by which an item is attached tells of something else than the puzzle does; None where it does not.

    `gap` stands before the item, `tail` after it: "sat on the | cake", "the cake | seller".
    """
    if support.people(category.name):
        return _done_to_somebody(gap, tail, category, support)
    if feeling := felt_otherwise(gap, category, support):
        return "another deed", feeling
    if support.describes(gap, category):
        return None
    if untold := untold_deed(gap, tail, category, support):
        return untold
    found = deed(gap)
    if found and found[1] in _ONES_OWN and support.lost_by_each(category):
        return None  # "owned the red | scarf", where everybody lost one
    if found and found[1] in _APPOINTED and (changed := [w for w in gap if w.low in _AT_FIRST]):
        return "another deed", (*changed, found[0])  # "originally scheduled for": and then it was put off
    if found and found[1] in _LIVING and found[2] in ("in", "at") and of_home_towns(category, support):
        return None  # who is from a town lives there
    if found and found[2] in ("in", "at") and found[1] in _BORN and of_childhoods(category, support):
        return None  # who was born in a town is from there
    if found and found[1] == _COME and found[2] == "from":
        if support.ways(category.name)["from"] > 1 or support.of_souvenirs():
            return None  # what is from there came from there, whatever else was done there
    if found and _changes_hands(found[0], gap, category, support):
        return "another deed", found[:1]
    if found and found[1] == _BID and not category.ordered and not (support.story_has(_BIDDING) or support.supported(found[0])):
        return "another deed", found[:1]  # "bid on the | globe", as several may
    if found and found[1] in _PAINTING and is_somewhere(category) and not _told(*found[::2], category, support):
        return "another deed", found[:1]  # "painted the | cottage"
    if found and not found[2] and made_by_buyers(found[0], found[1], support):
        return "another deed", found[:1]
    if found and (_his_own(gap, found[1], category, support) or settled(found, gap, category, support)):
        return None
    with_it = found is not None and found[2] == "with" and not support.goes_with(found[0], "with", category)
    if found and with_it and _suffered(*found[:2], gap, support):
        return "another deed", found[:1]
    if found and found[2] == "for" and len(gap) > 3 and singular(gap[-2].low) in word_table("classifiers"):
        found = (*found[:2], "")  # "jotted down the recipe for the | pie": it is done to the recipe
    noun = tail[:1] if tail and support.letter(tail[0]) in "no" else ()
    own = bool(noun) and noun[0].low in category.name.casefold().split()
    wished = found is not None and bool(noun) and not category.ordered and found[1] in _WISHING
    if found and wished and not (support.told(found[0]) or support.recurs(found[0])):
        return "another deed", found[:1]  # "wants a blue | bike"
    there = own and found is not None and bool(found[2])  # "works on the Brent | line"
    its_own = not noun or there or not names_a_place(singular(noun[0].low))  # not "commands the red | ship"
    if (
        found
        and its_own
        and ((not noun and _gone_by(*found, gap, category, support)) or _differs(*found, category, support, own))
    ):
        return "another deed", found[:1]
    if found and _at_another_side(*found, gap, category, support):
        return "another deed", found[:1]
    doing = does_what(tail[0].low) if tail and does(tail[0].low) else ""
    if doing and support.english_has(doing, category):
        return None  # "the rounders | players", of games
    doing = "" if "like" in classes_of(doing) else doing  # "the burger | lover" has it, whatever is done with it
    return ("another deed", tuple(tail[:1])) if doing and _differs(tail[0], doing, "", category, support) else None


def _told(verb: Word, led: str, category: Category, support: Support) -> bool:
    """Whether the story, another clue or English tells of such things by a verb."""
    return support.told(verb) or support.recurs(verb) or support.goes_with(verb, led, category)


def _changes_hands(verb: Word, gap: Sequence[Word], category: Category, support: Support) -> bool:
    """ "The new owner of the | yacht"; "bought the | yacht", where each sells one and nothing is told of buyers."""
    if verb.low == "owner":
        return any(one.low in _OTHER_OWNERS and other is verb for one, other in pairwise(gap))
    sold = verb.stem in _BOUGHT and category.dimension is None and support.tells_any(_SOLD)
    return sold and not support.story_has(_BUYERS) and not support.recurs(verb)


def made_by_buyers(verb: Word, stem: str, support: Support) -> bool:
    """ "Knitted the | beret", "the baker of the | scone", where customers queue: they buy such things."""
    if "create" not in classes_of(stem) or support.told(verb) or support.recurs(verb):
        return False
    heads = {singular(w.low) for c in support.frame for w in split(c.name)[-1:]}
    return bool(heads & _CUSTOMERS) and not any("create" in classes_of(does_what(head)) for head in heads if does(head))


def _his_own(gap: Sequence[Word], stem: str, category: Category, support: Support) -> bool:
    """ "Makes her own | soap", "arrived with his | goose": what one calls one's own one has."""
    if category.ordered or ("create" not in classes_of(stem) and not classes_of(stem).isdisjoint(("transfer", "gain"))):
        return False
    if gap[-1].low == "own" and len(gap) > 1:
        return gap[-2].low in _HIS
    return gap[-1].low in _HIS and support.kind_of_items(category) in ("animal", "instrument", "vehicle")


def told_of_others(tokens: Sequence[Token], index: int, category: Category, support: Support) -> Trouble | None:
    """ "Towed the | van", where the story tells who delivered which parcel."""
    before = next((t.reference for t in reversed(tokens[:index]) if isinstance(t.reference, Choice)), None)
    subject = {item.category for item in before.items} if isinstance(before, Choice) else frozenset[str]()
    verb = support.told_only_elsewhere(tokens[index].gap, category, subject)
    return ("another deed", (verb,)) if verb is not None else None


def said_of_another(gap: Sequence[Word], category: Category, support: Support) -> Trouble | None:
    """ "Specialises in the | red stand": as one does in pies, and not in a stand; but anybody lives or works in one."""
    found = deed(gap)
    if found is None or found[2] not in _TOPICS or category.dimension in ("date", "time"):
        return None
    verb, stem, preposition = found
    known = support.goes_with(verb, preposition, category) or support.told(verb) or support.people(category.name)
    known = known or support.attaches_by(verb, preposition, category.name)
    if not known and preposition in ("about", "on") and not _WITHIN_BORDERS.isdisjoint(w.low for w in split(category.name)):
        return "another deed", (verb,)  # "lectured on | Oban": what it was about
    if known or not classes_of(stem) <= _OF_TOPICS:
        return None
    others = [c for c in support.frame if c is not category and support.goes_with(verb, preposition, c)]
    return ("another deed", (verb,)) if others and not any(support.goes_with(verb, "", c) for c in others) else None


def gone_to(tokens: Sequence[Token], index: int, category: Category, support: Support) -> Trouble | None:
    """ "Abel | went to the | goats": who goes to a thing need not have it."""
    found = deed(tokens[index].gap)
    if found is None or found[2] != "to" or not index or not classes_of(found[1]) <= GOING | {"transfer"}:
        return None
    verb, _, preposition = found
    kind = support.kind_of_items(category)
    thing = kind == "animal" or bool(_AT_HAND & natural_of(category.name, kind))
    if category.ordered or not thing or is_somewhere(category) or not support.people_in(tokens[index - 1]):
        return None
    known = support.goes_with(verb, preposition, category) or support.attaches_by(verb, preposition, category.name)
    return None if known else ("another deed", (verb,))


def _done_to_somebody(gap: Sequence[Word], tail: Sequence[Word], category: Category, support: Support) -> Trouble | None:
    """ "The oboe woke | Tibor": what a thing does to somebody does not make it his, as "holds" or "shows" do."""
    found = deed(gap)
    if found is None or found[2] or tail or {"about", "of", "by"} & {w.low for w in gap}:
        return None
    verb, stem, _ = found
    done = classes_of(stem)
    known = support.told(verb) or support.of(category, [verb]) or support.attaches(gap, category.name)
    known = known or support.goes_with(verb, "", category)  # "watches | Zoe", where there are children
    return None if not done or known or done & (HAVING | natural("person")) else ("another deed", (verb,))


def _gone_by(verb: Word, stem: str, preposition: str, gap: Sequence[Word], category: Category, support: Support) -> bool:
    """ "Sat on the | cake", "came with a | witch": one goes or stays there, and that is all."""
    if preposition in ("", "by") or stem in _SITUATED or not classes_of(stem) <= GOING:
        return False
    if category.ordered or is_somewhere(category) or _there(stem, preposition, category, support):
        return False
    if preposition == "with" and classes_of(stem) <= _TRAVELLING and carried(category, support):
        return False
    noun = any(support.letter(w) in "no" for w in gap[gap.index(verb) + 1 :])  # "on a stool with the"
    known = (stem, preposition) in complements() or support.follows_in_story(verb, preposition)
    known = known or support.goes_with(verb, preposition, category)
    # "travelled with | Jetway", where they flew with it
    led = support.usual(category, stem, True)
    known = known or any(p == preposition and alike(classes, classes_of(stem)) for p, classes in led)
    return not (noun or known or support.of(category, [verb]) or support.attaches(gap, category.name))


def _differs(verb: Word, stem: str, preposition: str, category: Category, support: Support, described: bool = False) -> bool:
    """ "Bought a | cake" where cakes are baked, "slept at | Willow" where one starts from there."""
    done = _of(category, classes_of(stem))
    if category.dimension == "money" and done and _other_side(done, category, support) and not support.told(verb):
        return True
    if stem in _WISHING and support.told_to_have(category) and not (support.told(verb) or support.recurs(verb)):
        return True  # who wants a dog has none yet
    known = support.told(verb) or support.of(category, [verb]) or support.goes_with(verb, preposition, category)
    if known and not (done and not preposition and support.named_otherwise(verb.stem, category)):
        return False
    if support.named_for(verb, preposition, category) or (stem == key("used") and preposition):
        return False  # "sold the | bike", where there are sellers
    if stem in _APPOINTED and preposition == "for" and category.unit in ("day", "minute"):
        return False  # what is booked for a time is to happen then, whatever it is
    if of_a_state(category):
        had = stem in _SUFFERED or preposition == "with"  # "was brought in with a cough"
        return not had and not support.attaches_by(verb, preposition, category.name)
    at_work = stem in _WORKING and preposition in _UNDER_OR_IN and of_deeds_there(category, support)
    if (done == HAVING and not at_work) or (stem in _SITUATED and preposition and category.dimension is None):
        return False
    if of_orders(category, support) and "consume" in done and not preposition:
        return False  # who ordered the tuna ate it
    if is_line(category) and stem in TAKES_PLACE:
        return False
    if _once_in_a_life(verb, category):
        return not support.attaches_by(verb, preposition, category.name)
    usual = support.usual(category, stem, bool(preposition))
    somewhere = is_somewhere(category) and preposition != "with"
    settled = category.ordered or somewhere or (stem, preposition) in complements() or "use" in done
    # who "celebrated with" a snack ate it; "the clear winner" may be said of anybody
    plain = not preposition and verb.low in verb_forms()
    if not (usual or settled or (plain and alike(done, _natural(category, support, described)))):
        usual = [(p, classes) for p, classes in support.usual(category, stem, not preposition) if not classes <= GOING]
    untold = category.ordered and category.dimension != "time"
    usual = [(p, classes) for p, classes in usual if not (untold and classes <= GOING)]
    made = any("create" in classes for _, classes in usual) and not support.is_had(category)
    if "consume" in done and not preposition and not made and of_own_meals(category, support):
        return False  # lunch is what one eats oneself
    if preposition in ("by", "on", "in") and done <= _TRAVELLING and support.kind_of_items(category) == "vehicle":
        # who arrived by bus went by bus
        usual = [(p, classes | done if classes & _TRAVELLING else classes) for p, classes in usual]
    if preposition == "with" and done <= _TRAVELLING and carried(category, support):
        return False  # who came with a flask brought it
    if category.dimension == "length" and "move" in done:
        # who covered a distance walked it, or flew it
        usual = [(p, classes | {"move"} if classes & _COVERING else classes) for p, classes in usual]
    if preposition == "from" and done & _SETTING_OUT:
        # what leaves from the abbey starts at it
        usual = [(p, classes | _SETTING_OUT if classes & _SETTING_OUT else classes) for p, classes in usual]
    if stem == key("find") and preposition in _WHERE_LOST and somewhere and support.of_lost_things(category):
        return False  # what was left in the taxi was found there
    if "obtain" in done and preposition in ("in", "from", "at") and somewhere and support.of_souvenirs():
        return False  # what one bought in Peru is from where one went
    if stem in _POSTURES and preposition in _UNDER_OR_IN and somewhere and not category.ordered:
        # who stands in a place where things are sold, or an oboe is played, is where he sells or plays
        usual = [(p, classes | done if p == preposition else classes) for p, classes in usual]
    if preposition in ("by", "in", "on") and done <= _TRAVELLING and support.kind_of_items(category) == "vehicle":
        if support.told_verbs(category.name) & _RIDING or any(s in _RIDING for s in support.attaching(category.name)):
            return False  # who came by car took it
    if not preposition and stem in _RIDING and support.kind_of_items(category) == "vehicle":
        if any(p in ("by", "in", "on") and classes & _TRAVELLING for p, classes in support.usual(category, stem, True)):
            return False  # who rides a scooter comes by it
    if not preposition and done <= _TRAVELLING and any(label.startswith(("by ", "on foot")) for label in category.items):
        return False  # "came | by car"
    # who comes from a town may do what he likes in it
    done = done - {"amount"} or done
    telling = [_of(category, classes) for p, classes in usual if "come" not in classes or p == preposition]
    telling = [classes for classes in telling if classes]
    telling = [classes for classes in telling if len(classes) <= _MOST] or telling  # who owns a thing may do anything with it
    done_so = any(alike(classes, done) for classes in telling)
    if telling and (not done_so or any(bool(p) == bool(preposition) for p, _ in usual)):
        return not done_so
    eaten = "consume" in done and done <= _EATING and not (telling or preposition or category.ordered or is_line(category))
    if eaten and support.never_done(category, "consume"):
        return True  # "smokes | tobacco", where it is a cargo
    said = bool(done & _SAID) and done <= _LEARNT and preposition in ("", "of")  # one may "focus on" a street one works in
    said = said or (preposition == "about" and not attitude_of(stem))  # "is mad about | chess"
    if said and not category.ordered and not telling:
        return not support.is_topic(category) and not support.recurs(verb)
    # what several clues do with such things is what the puzzle is about: "photographed the turtle"
    wished = stem in _WISHING and bool(support.told_verbs(category.name) & _OWNING)  # who wants a boat need not own it
    unnatural = wished or _unnatural(done, category, support, described)
    return not preposition and not support.done_often(category, stem) and unnatural


def _at_another_side(verb: Word, stem: str, led: str, gap: Sequence[Word], category: Category, support: Support) -> bool:
    """ "Danced on | table 5", where each sits at a table: done on it, and by no place that is one's own."""
    named = {w.stem for w in split(category.name)}
    if led or category.dimension != "position" or gap[-1].stem not in named or len(gap) < 2:
        return False
    where = support.told_by(category.name)
    known = stem in support.told_verbs(category.name) or support.told(verb) or classes_of(stem) <= HAVING
    return gap[-2].low == "on" and where == {"at"} and not known


def _once_in_a_life(verb: Word, category: Category) -> bool:
    """ "Was born in | Denham", "retired to | Corfe", where one drives there."""
    stage = "" if verb.low != "born" and verb.stem == key("bear") else stage_of(verb.stem)
    return stage in _OF_LIVES and category.dimension not in ("date", "time")


def _unnatural(done: frozenset[str], category: Category, support: Support, described: bool) -> bool:
    """ "Mows the | meadow" where one keeps bees on it, "feared the | wolf": nothing tells that it makes the thing one's own."""
    if category.ordered or category.dimension in ("date", "time"):
        return False
    usual = _natural(category, support, described)
    if not usual and support.somewhere(category.name):
        usual = natural("place")  # "on the meadow", "for the club"
    return bool(usual) and not alike(done, usual)


def _suffered(verb: Word, stem: str, gap: Sequence[Word], support: Support) -> bool:
    """ "Was photographed with the | pumpkin": something done to the subject, whosever the thing is."""
    passive = any(before.low in COPULAS and word is verb for before, word in pairwise(gap))
    return passive and bool(classes_of(stem) & WHOSEVER) and not support.told(verb)


def _other_side(done: frozenset[str], category: Category, support: Support) -> bool:
    """ "Spent" where takings are told, "earned" where fares are, or where the story tells of buying and of no sale."""
    nouns = {singular(w.low) for w in split(category.name)}
    nouns -= {"winning"} if nouns & _BIDS else set()  # "the winning bid" is paid
    if done == {"gain"} and support.story_has(_BUYING) and not support.story_has(_SELLING):
        return True
    return (bool(nouns & _EARNED) and done == {"price"}) or (bool(nouns & _PAID) and done == {"gain"})


def _natural(category: Category, support: Support, described: bool) -> frozenset[str]:
    """What anybody does with such things; who wears "the lynx badge" wears a badge and no lynx."""
    return natural_of(category.name, None if described else support.kind_of_items(category))


def _of(category: Category, classes: frozenset[str]) -> frozenset[str]:
    """The classes of a verb that matter for a category: of money, whether it comes or goes; of things, no sums at all."""
    if category.dimension == "money":
        return classes & _SUMS or classes
    return classes - _SUMS if category.ordered or category.dimension else classes - _SUMS - {"amount"}


def _there(stem: str, preposition: str, category: Category, support: Support) -> bool:
    """ "Lives in | Natal", "stands in Ohio", "lives in the attic | flat", "came in a cart", where nothing else is told."""
    head = next((singular(w.low) for w in reversed(split(category.name))), "")
    if "vehicle" in kinds_called(head):
        return classes_of(stem) <= _TRAVELLING - {"visit"} and preposition in ("by", "in", "on") and stem not in _STANDING
    territory = head in _TERRITORIES
    if not (territory or of_places(category)):
        return False
    lives = stem in _LIVING and all(classes_of(told) <= {"stay"} for told in support.told_verbs(category.name))
    return lives or stem in _STANDING
