"""The words of one gap, judged by the tokens on its left and right."""


from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, finite
from nlpuzzle.understanding.objection import Objection
from nlpuzzle.understanding.soundness import shapes
from nlpuzzle.understanding.soundness.deeds import LOOSE
from nlpuzzle.understanding.soundness.nouns import MEASURED, ON_DUTY
from nlpuzzle.understanding.soundness.second_person import second_person
from nlpuzzle.understanding.soundness.slots import CLOSERS, COMPARED, SLOTS, TAIL
from nlpuzzle.understanding.soundness.support import DENIED, UNKNOWN, Support
from nlpuzzle.understanding.soundness.tails import WISHES
from nlpuzzle.understanding.soundness.word_classes import letters
from nlpuzzle.understanding.tokenising.tokens import Choice, Place, Token
from nlpuzzle.understanding.words.lines import line
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["own_thing", "unlicensed"]

#: "does not only own": owns it, and more; "is not always": sometimes
_NOT_QUITE = frozenset("only just solely simply always first initially originally".split())
_DOUBLE = frozenset(
    {("on", "at"), ("from", "within"), ("inside", "of"), ("in", "on"), ("as", "of"), ("as", "for"), ("with", "by")}
)
#: how often something is paid, done or used
_PERIODS = {
    "hour": "hourly", "day": "daily", "night": "nightly", "week": "weekly", "month": "monthly", "season": "seasonal",
    "year": "yearly annual annually",
}  # fmt: skip
#: without an article they tell of a time of life
_ATTENDED = frozenset({"school", "class", "camp", "college", "university"})
_BOUGHT = frozenset("item purchase thing lot buy piece".split())
#: what the things of a row are told by
_WHILE = frozenset({"during", "throughout"})
_HAVING = frozenset({"with", "from", "in", "on", "at"})
_PLACED = frozenset({"in", "at", "on"})
#: how a place is told by another one
_BESIDE = frozenset({"DIR", "DIRECTLY", "EXACTLY", "HEDGE", "NEXT", "NUM"})
#: "closer to us than"
_FROM_HERE = (["to", "us"], ["to", "earth"], ["from", "us"], ["from", "earth"])


def unlicensed(
    before: str, token: Token, support: Support, amount: bool, described: frozenset[str], after: Token | None = None
) -> Objection | None:
    """What the words before a token hold that nothing licenses; `before` is the kind of the token on their left."""
    gap = token.gap
    if token.type == "EACHDIFF":
        gap = tuple(w for w in gap if w.low not in ("all", "both", "each"))  # "all live in different"
    if not gap:
        return None
    found = letters(gap, support)
    if token.type == "EACHDIFF" and closed().get(gap[-1].low) != "a" and any(w.stem in WISHES or w.stem in LOOSE for w in gap):
        return Objection("relation", gap)  # "want different houses", but "Ann's ship and the oldest ship are different ships"
    if before == "EACHDIFF" and token.type == "END" and singular(gap[-1].low) in _DIFFERING and not support.supported(gap[-1]):
        return Objection("misplaced", gap)  # "are three different | sizes": no different people
    if before == "COMP" and token.type == "THAN" and [w.low for w in gap][-2:] in _FROM_HERE:
        found, gap = found[:-2], gap[:-2]
    if before == "COMP" and token.type == "THAN" and len(gap) > 2 and support.set_in(*gap[-2:]):
        found, gap = found[:-2], gap[:-2]  # "more lines to learn than"
    if before == "COMP" and token.type == "THAN" and _in_such(gap, support):
        found, gap = found[:-2], gap[:-2]  # "$2 more in tips than"
    if before == "COMP" and token.type == "THAN" and (own := own_thing(gap)):
        others = " ".join(f"{noun} {often}" for noun, often in _PERIODS.items() if noun != own[-1].low)
        if own[-1].low not in _PERIODS and own[-1].low not in _BOUGHT and not support.supported(own[-1]):
            return Objection("unknown", own[-1:])  # "spent $5 more | on his lunch", where records have prices
        if own[-1].low in _PERIODS and support.story_has(others.split()):
            return Objection("misplaced", own)  # "$300 more a month", where the wages are weekly
        found, gap = found[: -len(own)], gap[: -len(own)]
    if isinstance(token.reference, Place) and before == "NOT" and [w.low for w in gap] == ["its"]:
        return Objection("misplaced", gap)  # "was not | its | first captain": the first of many of its own
    where = next((k for k, w in enumerate(gap[:-1]) if w.low == "where"), -1)
    told = where >= 0 and gap[where + 1].text.casefold() == gap[where + 1].low  # not "where they | keep"
    if told and found[where + 1] in "vo" and closed().get(gap[-1].low) == "d" and len(gap) == where + 3:
        return Objection("misplaced", gap[where:])  # "the room where | kept the | bell"
    if found.endswith("q") and token.number is not None:
        return Objection("stop:vague", gap[-1:])
    found = found.replace("q", "p")
    if before == "START" and token.type == "ITEM" and gap[-1].low == "that" and shapes.search(r"[av].*[nou]w$", found):
        return Objection("misplaced", gap[-2:])  # "the guard had an inkling that | Ann": thought, and no fact
    if before == "START" and token.type == "ITEM" and gap[0].low in _WHILE and len(gap) - found.count("d") > 2:
        return Objection("misplaced", gap[:-1])  # "During the war years | the heron mask": and at other times?
    if before == "START" and len(gap) > 1 and closed().get(gap[0].low) == "p" and gap[1].low in _THOSE:
        return Objection("misplaced", gap[:2])  # "In those days the | farrier lived in": and now?
    if before == "NOT" and token.type == "EQUAL" and gap[-1].low == "quite":
        found, gap = found[:-1], gap[:-1]  # "is not quite as old as": is younger
    if before in ("NOT", "NOR") and any(w.low in _NOT_QUITE for w in gap):
        return Objection("misplaced", gap)  # "does not only own": owns it, and more
    if before == "NOT" and token.type == "DIR" and gap[-1].low == "long":
        return Objection("misplaced", gap[-1:])  # "was not dug | long | before": but before, it may be
    if before == "NOT" and shapes.match(r"[vo]w[no]a", found) and gap[1].low == "that":
        return Objection("misplaced", gap[1:])  # "does not teach | that course is on": two clauses
    is_at = 0 if before == "NOT" else 1
    if token.type == "ITEM" and [w.low for w in gap[is_at : is_at + 1]] == ["to"] and (is_at == 0 or gap[0].low in COPULAS):
        return Objection("misplaced", gap)  # "is not | to the customer with": what does not go there?
    torn = found.startswith("t") and not (_as_told(gap, support) or _given(gap, token, support))
    if before == "ITEM" and (torn or gap[0].low in ("be", "been")):
        return Objection("misplaced", gap)  # "28 has Piet | been a chemist": its verb was torn apart
    if before in ("OTHER", "ONE") and shapes.match(r"n{1,2}d", found) and support.relational(gap[0]):
        return Objection("relation", gap)  # "the other sponsors the teacher"
    if loose := _astray(gap, found) or _bare_state(gap, found, token.type):
        return Objection("misplaced", loose)
    if before == "NEXTEACH" and not _set_somewhere(gap[-1:], support):
        return Objection("misplaced", gap)
    if "y" in found:
        return Objection("stop:you", (gap[found.index("y")],))
    found = _heads(found, gap, token, support)
    torn = token.type == "ITEM" and found.endswith("d") and shapes.fullmatch(r"d[jnov]*[noh]d", found) is not None
    if torn and not finite(gap[-2].low) and not _did_it(token, after, support):
        return Objection("misplaced", gap)  # "the child | the blue coat": what joins them is missing
    if token.type == "ALLN" and found.count(UNKNOWN) == 1 and found.startswith(UNKNOWN) and gap[0].low.isalpha():
        found = "n" + found[1:]  # "the four ponies are": all of them, whatever they are
    for letter, word in zip(found, gap, strict=True):
        if letter == DENIED:
            return Objection("denied", (word,))
        if letter == UNKNOWN:
            return Objection("unknown", (word,))
    settled = before == "COMP" and token.type == "THAN" and shapes.fullmatch(r".*pdo?n?", found)
    if settled and gap[-1].low in word_table("settings"):
        found, gap = found[:-3], gap[:-3]
    if before in ("DIR", "THAN") and token.type == "ITEM" and gap[0].low in ("with", "for"):
        return Objection("misplaced", gap[:1])  # "is $50 behind with the rent of"
    if before in ("ALLN", "OF", "THAN", "BETWEEN", "AS", "NONEOF") and token.type == "ITEM":
        if found[:1] in ("v", "a", "p") or (found[:1] == "o" and finite(gap[0].low)):
            return Objection("misplaced", gap)
    if token.type in COMPARED and (loose := _loose_in_predicate(found, gap, token.type, support)):
        return Objection("misplaced", loose)
    if token.type == "FLANKED" and found.startswith("s") and any(is_person(w.low) for w in gap):
        return Objection("relation", gap)  # "Ann's | owner is | flanked by"
    slot = SLOTS.get((before, token.type)) or SLOTS.get(("*", token.type))
    if token.type == "NOT" and token.words[0].low in ("never", "no", "neither"):
        slot = None  # "drinks no cider", "lives at neither end"
    if slot is not None and not slot.fullmatch(found):
        return Objection("misplaced", gap)
    closes = token.type in CLOSERS and before != "ALLN" and slot is None
    if closes and not TAIL.fullmatch(_settled(found, gap, amount, described, support)):
        if not _what_he_does_with(found, gap, support):
            return Objection("misplaced", gap)
    return second_person(gap, found, before, token, support, described)


#: what people and things differ in
_DIFFERING = MEASURED | frozenset("age build color colour height kind make shape size sort style type width".split())
_THOSE = frozenset({"these", "those"})
_COLLECTIVES = word_class("collective-people")


#: what says no more of catching, or cooking, something: "reeled in", "cooked up"
_IN_AND_UP = frozenset({"in", "up"})


def _did_it(token: Token, after: Token | None, support: Support) -> bool:
    """ "The boat the | Lodges | hired": a clause of theirs about it, with a verb at its end that is said of such things."""
    said = after.gap if after is not None else ()
    said = said[:-1] if said and said[-1].low in COPULAS else said
    items = token.reference.items if isinstance(token.reference, Choice) else ()
    family = any(singular(item.category.casefold().split()[-1]) in _COLLECTIVES for item in items)
    if not (support.people_in(token) or family) or not 0 < len(said) < 4:
        return False
    return any(support.goes_with(said[-1], "", c) or support.supported(said[-1]) for c in support.frame)


def _what_he_does_with(found: str, gap: tuple[Word, ...], support: Support) -> bool:
    """ "The cabin Ann | is staying in", "the shoes Ben | tried on": where another clue, or English, says so of such things."""
    if support.done_with_these(gap):
        return True
    if not shapes.fullmatch(r"a?[vo][pr]", found):
        return False
    verb, led = gap[-2:]
    if support.together(verb, led) or any(support.goes_with(verb, led.low, category) for category in support.frame):
        return True
    return found.endswith("r") and led.low in _IN_AND_UP and any(support.goes_with(verb, "", c) for c in support.frame)


def _in_such(gap: tuple[Word, ...], support: Support) -> bool:
    """ "In tips", where tips are what is compared."""
    if len(gap) < 2 or gap[-2].low not in ("in", "of"):
        return False
    if gap[-2].low == "of" and len(gap) > 2 and unit_of(gap[-3].low) is not None:  # "inches of snow", of a snowfall
        return any(category.ordered and category.name.casefold().startswith(gap[-1].low) for category in support.frame)
    return any(category.ordered and support.names(category, gap[-1:]) for category in support.frame)


def own_thing(gap: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "£3 less | for his item | than": what the subject gives it for, or how often, at the end of the words before "than"."""
    lows = [w.low for w in gap]
    if len(lows) > 1 and lows[-2] in ("per", "a", "an", "each", "every") and lows[-1] in _PERIODS:
        return gap[-2:]  # "$300 more | per month | than"
    own = len(lows) > 2 and lows[-3] in ("for", "on") and lows[-2] in ("his", "her", "their", "its")
    return gap[-3:] if own and not is_person(lows[-1]) and singular(lows[-1]) in (_BOUGHT | word_table("things")) else ()


def _bare_state(gap: tuple[Word, ...], found: str, kind: str) -> tuple[Word, ...]:
    """ "Is part-time | older than": a noun without an article between "is" and what is compared."""
    match = shapes.search(r"a(n{1,2})$", found) if found.endswith("n") else None
    copula = match is not None and gap[match.start()].low in COPULAS
    return gap[match.start(1) :] if match is not None and copula and kind in COMPARED else ()


def _set_somewhere(last: tuple[Word, ...], support: Support) -> bool:
    """Whether a phrase says where it all happens, or in what: "in the queue", "on the calendar"."""
    noun = last[0]
    known = noun.low in word_table("settings") or noun.low in word_table("places")
    return known or not support.only_in_clues(noun)


def _astray(gap: tuple[Word, ...], found: str) -> tuple[Word, ...]:
    """ "Is part-time | born", "a stand-in for", "from time to time": words that belong to no phrase."""
    for match in shapes.every(r"(?<=a)n{1,2}(?=[dvr])", found) if "an" in found else ():
        if all(w.low not in verb_forms() for w in gap[match.start() : match.end()]):
            return gap[match.start() : match.end()]
    for i in range(1, len(gap)):
        if found[i] == "p":
            doubled = found[i - 1] == "p" and (gap[i - 1].low, gap[i].low) not in _DOUBLE
            if doubled or gap[i].glued:
                return gap[i - 1 : i + 1]
    for match in shapes.every(r"(?<=a)[no](?=[no])|^[no](?=[no][vo])", found) if len(found) > 2 else ():
        pair = gap[match.start() : match.end() + 1]
        if pair[1].glued and pair[1].low != "old":
            return pair
    for i, word in enumerate(gap):
        if word.low == "back" and not (i and gap[i - 1].low == "it"):
            return (word,)  # "came back on Friday", "bought the atlas | back"
    again = shapes.search(r"p([no])t([no])", found) if "t" in found else None
    if again and gap[again.start(1)].stem == gap[again.start(2)].stem:
        return gap[again.start() : again.end()]
    return ()


def _loose_in_predicate(found: str, gap: tuple[Word, ...], kind: str, support: Support) -> tuple[Word, ...]:
    """ "Is in part | three years older", "is sort of | left of": a phrase before a comparison that speaks of no category."""
    if found.endswith("p") and gap[-1].low == "of":
        chosen = kind in ("EITHER", "NEITHER") and len(gap) > 2
        chosen = chosen and (support.described(gap[-2]) or support.where_they_go(gap[-2]))
        return () if chosen else gap[-2:]  # "is the mayor of | either", where mayors are a category
    owner = shapes.search(r"[vo]d[jno]*[no]$", found)
    his = owner is not None and gap[owner.start() + 1].low in ("his", "her", "their", "its")
    owner = owner if kind in ("NUM", "COMP", "HEDGE") or his else None  # "finished his soup ahead of"
    if owner and not support.supported(gap[-1]):
        return gap[owner.start() :]  # "owes the bank $15 more"
    for match in shapes.every(r"pd?[jno]*[no](?=$|[davr])", found):
        preposition, noun = gap[match.start()], gap[match.end() - 1]
        known = singular(noun.low) in word_table("settings") or noun.low in word_table("places") or noun.low in MEASURED
        if known or support.together(preposition, noun) or (preposition.low == "on" and noun.low in ON_DUTY):
            continue
        if kind in _BESIDE and match.end() == len(found) and _in_the_row(gap[: match.start() + 1], noun, support):
            continue  # "are in the machine | directly left of", where machines stand in a row
        if not any(support.speaks_of(category.name, [noun]) for category in support.frame):
            return gap[match.start() : match.end()]
    return ()


def _in_the_row(led: tuple[Word, ...], noun: Word, support: Support) -> bool:
    """ "In the machine", "guarded by a scarecrow": where one is, or who does as told, is one of those in the row."""
    row = line(support.frame)
    if row is None or singular(noun.low) != noun.low or not support.stands_in_row(noun):
        return False
    told = led[-1].low == "by" and len(led) > 1 and support.told(led[-2])
    return led[-1].low in _PLACED or told


def _as_told(gap: tuple[Word, ...], support: Support) -> bool:
    """ "Walks | to school", where the story speaks of how they get to school."""
    return len(gap) > 1 and support.set_in(gap[0], gap[2] if len(gap) > 2 and gap[1].low in ("the", "a", "an") else gap[1])


def _given(gap: tuple[Word, ...], token: Token, support: Support) -> bool:
    """ "Lent the tent | to | Ann", where the story tells that each thing was lent to another friend."""
    choice = token.reference
    if [w.low for w in gap] not in (["to"], ["to", "the"]) or not isinstance(choice, Choice):
        return False
    return all(support.given_to(item.category) for item in choice.items)


def _settled(found: str, gap: tuple[Word, ...], amount: bool, described: frozenset[str], support: Support) -> str:
    """Judges the phrases after the last item: "in the queue" is where it all happens, "14 ounces of gold" what it is of.

    Any other phrase must speak of the item's category ("paints as a hobby") or stand in another clue as well.
    """
    for match in shapes.every(r"[pt]d?[jnoh]*[noh]", found):
        preposition, noun = gap[match.start()], gap[match.end() - 1]
        if support.set_in(preposition, noun):
            found = f"{found[: match.start()]}p{found[match.start() + 1 : match.end() - 1]}o{found[match.end() :]}"
            continue
        if found[match.start()] == "t":
            continue
        if not (support.together(preposition, noun) or any(support.speaks_of(c, [noun]) for c in sorted(described))):
            found = found[: match.end() - 1] + "x" + found[match.end() :]
    if amount and shapes.fullmatch(r"[jnoh]*p[nox]+", found) and gap[found.index("p")].low in ("of", "from"):
        return "n"
    if len(gap) > 2 and gap[-2].low == "this" and singular(gap[-1].low) in word_table("settings"):
        return _settled(found[:-2], gap[:-2], amount, described, support)  # "7 goals | this season"
    for i, word in enumerate(gap):
        this = i > 0 and gap[i - 1].low in ("this", "that")
        lasting = "for" in {w.low for w in gap[max(0, i - 2) : i]} and unit_of(singular(word.low)) is not None  # "for a week"
        attended = word.low in _ATTENDED and found[i - 1 : i] == "p" and not support.supported(word)  # "at school": as a child
        if word.low in word_table("settings") and not (lasting or attended) and (this or shapes.search(r"pd?$", found[:i])):
            found = found[:i] + "o" + found[i + 1 :]
    return found


def _heads(found: str, gap: tuple[Word, ...], token: Token, support: Support) -> str:
    """Grants an unknown head noun that is described at once: "the parrot that is", "the vase made in", not "the tutor of".

    One that does something to a thing ("the stranger made the vase in") is not described, but the doer. Where there is no
    story, nobody but those of the puzzle has its things: "the violinist from | Oslo".
    """
    for i, letter in enumerate(found):
        if letter != UNKNOWN or not gap[i].low.isalpha() or gap[i].proper:
            continue
        before = found[max(0, i - 1) : i]
        following = found[i + 1 : i + 2]
        participle = bool(before) and following in ("v", "o") and gap[i + 1].low.endswith(("ed", "en", "rn", "ing", "made"))
        participle = participle and not gap[i + 1].glued  # "the self-made"
        having = following == "p" and gap[i + 1].low in _HAVING and shapes.fullmatch(r"pd?[jno]*", found[i + 1 :])
        owner = having and support.silent and support.has_people and is_person(gap[i].low) and not support.people_in(token)
        owner = owner and token.type == "ITEM"
        described = following == "w" or owner or (participle and found[i + 2 : i + 3] != "d")
        if described and (before == "d" or before == "" or before == "j"):
            found = found[:i] + "n" + found[i + 1 :]
    return found
