"""What a sentence says of names that are also things: "No man painted his house the colour of his own name".

"None of them has the job that his name suggests", "Nobody's hat matches his name": whoever is called like a thing of another
category does not have it. Read word for word; there is nothing else that such a sentence can say.
"""

import re
from collections.abc import Iterator

from nlpuzzle.english.words import key, split
from nlpuzzle.puzzle import Category, Item
from nlpuzzle.regex import regex
from nlpuzzle.rules import Different, Rule
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Token
from nlpuzzle.understanding.words.people import is_of_people, is_person

__all__ = ["own_names_told"]

_OWN = r"(?:his|her|their|his or her|its) (?:own )?(?:(?:last |family |first )?name|surname)"
_NOBODY = r"(?:no (?P<who>(?!two\b)\w+)|(?:none|not one) of (?:them|us|(?:the|these) (?:\w+ )?(?P<whom>\w+))|nobody|no one)"
_SAID = (
    #: "no man painted his house | the colour of his name", "none of them has | the job that his name suggests"
    regex(
        rf"{_NOBODY} (?:(?:is|was|does|did|has|have|had) )?(?P<verb>(?!(?:the|an?|his|her|their)\b)\w+)"
        rf"(?: (?:his|her|their|the|an?) (?P<of>\w+))?(?: (?:in|of))?(?: (?:the|an?))?"
        rf" (?P<noun>\w+) (?:(?:of|matching|that (?:matches|matched)|to match|like|suggested by|as) {_OWN}"
        rf"|(?:that )?{_OWN} (?:suggests|suggested|says|tells))"
    ),
    #: "nobody 's hat matches his name"
    regex(
        r"(?:no (?P<who>(?!two\b)\w+)|nobody|no one|none of (?:them|us|(?:the|these) (?:\w+ )?(?P<whom>\w+)))(?: '?s|')"
        rf" (?P<noun>\w+) (?:matches|matched|is (?:that|the one) of|agrees with) {_OWN}"
    ),
)
_ALIKE = {"colour": "color", "trade": "job", "profession": "job", "occupation": "job", "work": "job", "calling": "job"}
#: what one does with what is one's own
_HAVING = frozenset(
    key(verb)
    for verb in (
        "be bring buy carry choose do drive follow get grow has have hold own paint pick ply practice practise pursue ride take"
        " use wear work"
    ).split()
)
#: nouns for men or for women only, and how their names begin
_TITLES = {
    "man": ("mr",), "men": ("mr",), "gentleman": ("mr",), "gentlemen": ("mr",),
    "woman": ("mrs", "miss", "ms", "lady"), "women": ("mrs", "miss", "ms", "lady"), "lady": ("mrs", "miss", "ms", "lady"),
    "ladies": ("mrs", "miss", "ms", "lady"),
}  # fmt: skip


def own_names_told(tokens: tuple[Token, ...], support: Support) -> tuple[Rule, ...]:
    """That nobody has the thing he is called by; nothing where the sentence says anything else."""
    if not any(w.low in ("name", "surname") for t in tokens for w in (*t.gap, *t.words)):
        return ()
    text = " ".join(w.low for t in tokens for w in (*t.gap, *t.words)).rstrip(" .")
    said = next((match for pattern in _SAID if (match := pattern.fullmatch(text))), None)
    alike = [found for found in _called_alike(support) if len(found[2]) == len(found[0].items)]
    if said is None or len(alike) != 1 or not _has_it(said.groupdict().get("verb")):
        return ()
    people, other, pairs = alike[0]
    heads = {_ALIKE.get(w.low, w.low) for w in split(other.name)}
    nouns = {_ALIKE.get(noun, noun) for noun in (said["noun"], said.groupdict().get("of")) if noun}
    if not nouns & heads or not _are_all(said["who"] or said["whom"], people):
        return ()
    return tuple(Different(Item(people.name, name), Item(other.name, thing)) for name, thing in pairs)


def _called_alike(support: Support) -> Iterator[tuple[Category, Category, list[tuple[str, str]]]]:
    """The categories of names with one of things, and the names that end with a thing: Mr Black and black."""
    for people in support.frame:
        for other in support.frame:
            if people.name == other.name or not is_of_people(people) or not all(i[:1].isupper() for i in people.items):
                continue
            if all(i[:1].isupper() for i in other.items) and is_of_people(other):
                continue
            last = {re.split(r"[ .]+", name.casefold())[-1]: name for name in people.items}
            things = {i.casefold().removesuffix("man"): i for i in other.items}  # Mr Fisher and the fisherman
            things.update((i.casefold(), i) for i in other.items)
            yield people, other, [(name, things[called]) for called, name in last.items() if called in things]


def _has_it(verb: str | None) -> bool:
    """Not "no man likes the colour of his name": he may have it all the same."""
    return verb is None or key(verb) in _HAVING


def _are_all(noun: str | None, people: Category) -> bool:
    """Whether the people can be called so, all of them."""
    if noun is None:
        return True
    if noun in _TITLES:
        return all(name.casefold().replace(".", "").split()[0] in _TITLES[noun] for name in people.items)
    return is_person(noun) or noun.rstrip("s") in people.name.casefold()
