"""What can be said of a hidden world without comparing: who has what, who has not, of which two."""

from nlpuzzle.making.world import World
from nlpuzzle.puzzle import Item
from nlpuzzle.rules import AllDifferent, And, At, Different, OneOf, Pairing, Rule, Same

__all__ = ["different", "distinct", "neither", "one_of", "pairing", "same", "superlative"]


def same(world: World) -> Rule | None:
    """ "Ann has the cat." """
    subject = world.subject()
    owner = world.owner(subject)
    choices = [c for c in world.sayable if c.name != world.of(subject)]
    if owner is None or not choices:
        return None
    return Same(subject, world.at[owner, world.dice.choice(choices).name])


def different(world: World) -> Rule | None:
    """ "Ann does not have the cat." """
    subject = world.subject()
    choices = [c for c in world.sayable if c.name != world.of(subject)]
    return Different(subject, world.item(*choices)) if choices else None


def superlative(world: World) -> Rule | None:
    """ "The oldest has the cat." """
    ranked = [c for c in world.amounts if world.voices[c.name].most]
    if not ranked:
        return None
    category = world.dice.choice(ranked)
    ranks = [1, -1] if world.frame.size == 3 else [1, -1, 2, -2]
    term = At(category.name, world.dice.choice(ranks))
    owner = world.owner(term)
    choices = world.others(category)
    if owner is None:
        return None
    other = world.at[owner, world.dice.choice(choices).name]
    if world.dice.random() < 0.2:
        return Different(world.item(world.frame.by_name[other.category]), term)
    return Same(other, term)


def one_of(world: World) -> Rule | None:
    """ "Ann has either the cat or the dog." """
    subject = world.item()
    choices = [c for c in world.frame if c.name != subject.category]
    category = world.dice.choice(choices)
    true = world.at[world.arrangement[subject], category.name]
    wrong = [Item(category.name, label) for label in category.items if label != true.label]
    count = 1 if len(wrong) < 3 or world.dice.random() < 0.7 else 2
    options = [true, *world.dice.sample(wrong, count)]
    if count == 1 and world.dice.random() < 0.2 and len(world.sayable) > 1:
        mixed = [c for c in world.sayable if c.name not in (subject.category, category.name)]
        if mixed and category in world.sayable:
            options[1] = world.item(*mixed)
    return OneOf(subject, world.in_turn(options))


def neither(world: World) -> Rule | None:
    """ "Ann has neither the cat nor the dog." """
    if world.dice.random() < 0.35 and world.names:
        first, second = world.dice.sample(world.frame.by_name[world.names].items, 2)
        of = world.item(*world.sayable)
        return And((Different(Item(world.names, first), of), Different(Item(world.names, second), of)))
    subject = world.item()
    choices = [c for c in world.sayable if c.name != subject.category]
    if not choices:
        return None
    first_item, second_item = world.item(*choices), world.item(*choices)
    if world.dice.random() < 0.6:
        second_item = world.item(world.frame.by_name[first_item.category])
    if first_item == second_item:
        return None
    return And(tuple(Different(subject, item) for item in world.in_turn([first_item, second_item])))


def pairing(world: World) -> Rule | None:
    """ "Of Ann and Ben, one has the cat and the other drinks tea." """
    a, b = world.item(), world.item()
    if world.arrangement[a] == world.arrangement[b]:
        return None
    if b.category == world.names:
        a, b = b, a  # "of Ann and the tea drinker"
    choices = [c for c in world.sayable if c.name not in (a.category, b.category)]
    if not choices:
        return None
    c, d = (
        world.at[world.arrangement[a], world.dice.choice(choices).name],
        world.at[world.arrangement[b], world.dice.choice(choices).name],
    )
    if len({world.of(a), world.of(b)} & {c.category, d.category}):
        return None
    one, other = world.in_turn([c, d])
    return Pairing((a, b), (one, other))


def distinct(world: World) -> Rule | None:
    """ "Ann, the tea drinker and the one with the cat are three different people." """
    count = world.dice.choice((2, 3, 3, 4)) if world.frame.size > 3 else world.dice.choice((2, 3))
    terms = [world.item() for _ in range(count)]
    if len({world.arrangement[t] for t in terms}) < count or len({t.category for t in terms}) < 2:
        return None
    return AllDifferent(tuple(terms))
