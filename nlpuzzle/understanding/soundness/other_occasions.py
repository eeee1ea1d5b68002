"""Comparisons of when something else was done: "washes up the day after", "goes to bed later", "got up an hour earlier"."""

from collections.abc import Sequence
from functools import cache

from nlpuzzle.english.classes import verb_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word, finite, key, stems
from nlpuzzle.understanding.soundness.events import GOING, classes_of, natural_of
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.lines import SHOWS, TAKES_PLACE, is_contest, line
from nlpuzzle.understanding.words.vocabulary import closed, kinds_of, verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["another_occasion", "opened_something"]

#: what stands between a deed and "after"
_SPANS = frozenset("afternoon day evening month morning night season week weekend year".split())
_EARLY_OR_LATE = frozenset({"early", "late"})
_DOING = frozenset({"did", "does", "got", "had", "has"})
#: what they say is said by their object: "kept watch", "took place", "reached the museum"
_LIGHT = frozenset(map(key, ("hold", "keep", "reach", "take")))
_NO_THINGS = frozenset("away back down duty in off on out over part place summit through top turn up watch work".split())
#: what is said of whatever anybody does on a day
_HAPPENING = frozenset(
    map(key, "arrive come finish go host mount perform practice practise present rank place serve stage work".split())
)
#: what happens to people at times of their own
_OF_LIVES = frozenset(map(key, "awake graduate retire wake".split()))
#: what one may do to another thing than oneself: a castle opens, or opens a shop
_BEGUN = frozenset(map(key, "begin close end finish launch open start stop".split()))
_ONCE = frozenset({key("move")})
_MADE = frozenset(map(key, "dig discover erect excavate find lay raise sink uncover unearth".split()))
#: what is done to whoever's turn it is
_ONES_TURN = verb_class("having-ones-turn")
_QUEUES = "queue queued queueing queuing".split()
#: what one does before and after one has stood in a row, or had one's turn
_APPEARING = frozenset(map(key, "appear debut emerge".split()))
_COMING_AND_GOING = frozenset(map(key, "arrive depart exit leave".split()))
#: how one comes by what all of them got
_GETTING = frozenset(
    map(key, "attend celebrate deliver earn gain get give have hold land obtain receive run secure sit take win".split())
)


def another_occasion(
    token: Token, after: Sequence[Token], support: Support, subject: Token | None = None
) -> tuple[Word, ...]:
    """The verb, with what it is done to, of a comparison in time where neither the story nor another clue speaks of it."""
    gap = _before_the_span(token, after)
    if not gap:
        return _at_no_time_told(_before_the_order(token, after), subject, support)
    if [w.low for w in gap[-2:]] in (["to", "bed"], ["to", "sleep"]) and not support.supported(gap[-1]):
        return gap[-2:]
    told = support.done_then() & _verb_stems()
    if not told:
        return _at_no_time_told(gap, subject, support)
    at = next((k for k in range(len(gap) - 1, -1, -1) if _is_verb(gap, k)), None)
    if at is None or any(w.low in COPULAS for w in gap):
        return ()
    verb, rest = gap[at], gap[at + 1 :]
    if support.tells_when(verb):
        return ()
    done = classes_of(verb.stem)
    if _of_standing(verb, support) and not support.told(verb):
        return (verb,)
    light = verb.low in _DOING or verb.stem in _LIGHT or "time" in kinds_of(verb)
    strange = _strange(rest, support)
    if strange and (light or done & GOING):
        return (verb, strange[-1])  # "does the | shopping", "goes to | bed"
    if [w.low for w in rest] in (["up"], ["down"]) and not support.told(verb):
        return (verb, *rest)  # "got up", "sat down"
    if light or done & GOING or verb.stem in _HAPPENING or support.supported(verb) or support.told(verb):
        return ()
    alike = done and any(done & classes_of(stem) for stem in told)
    return () if alike else (verb, *rest[:1])


def opened_something(gap: Sequence[Word], support: Support) -> tuple[Word, ...]:
    """ "Opened | a tearoom | in 1978", where the castles themselves opened: what else was begun or ended, and its verb."""
    for at in range(len(gap) - 2):
        verb, article, *rest = gap[at:]
        if verb.stem not in _BEGUN or closed().get(article.low) != "d" or (at and closed().get(gap[at - 1].low) == "w"):
            continue
        nouns = [w for w in rest if closed().get(w.low) is None]
        noun = nouns[-1] if nouns and rest[: len(nouns)] == nouns else None
        if noun is None or noun.low in word_table("settings"):
            continue
        known = support.supported(noun) or support.told(noun) or support.spoken_of(noun) or support.noun_for_these(noun)
        if not known and any(c.dimension in ("date", "time") for c in support.frame):
            return verb, noun
    return ()


@cache
def _verb_stems() -> frozenset[str]:
    return frozenset(map(key, verb_forms()))


def _is_verb(gap: Sequence[Word], at: int) -> bool:
    """Whether a word is the verb of the clause: "washes", "does the", "goes", but not "shopping" after it."""
    word, before = gap[at], gap[at - 1].low if at else ""
    if word.low in _DOING:
        return bool(gap[at + 1 :])
    if word.low not in verb_forms() or (at and word.low in _NO_THINGS):
        return False
    return finite(word.low) and closed().get(before) not in ("d", "p", "s", "j", "t")


def _before_the_span(token: Token, after: Sequence[Token]) -> tuple[Word, ...]:
    """The words before "the day after", "two days after" or "an hour earlier"; none where nothing is compared in time."""
    lows = [w.low for w in token.gap]
    if token.type in ("DIR", "DIRECTLY") and lows[-1:] and lows[-1] in _SPANS and "the" in lows[-2:-1]:
        return token.gap[: -3 if lows[-3:-2] == ["on"] else -2]
    if token.type not in ("COMP", "NUM", "HEDGE", "ATLEAST", "ATMOST", "EXACTLY"):
        return ()
    timed = any(t.adjective is not None and t.adjective.base in _EARLY_OR_LATE for t in (token, *after[:1]) if t.type == "COMP")
    days = token.type == "NUM" and any(t.type == "DIR" and any(singular(w.low) in _SPANS for w in t.gap) for t in after[:1])
    return token.gap if timed or days else ()


def _at_no_time_told(gap: Sequence[Word], subject: Token | None, support: Support) -> tuple[Word, ...]:
    """ "Signed a lease | before", of weddings: a verb that tells of no such event as the story does."""
    at = next((k for k in range(len(gap) - 1, -1, -1) if _is_verb(gap, k)), None)
    if at is None or any(w.low in COPULAS for w in gap[: max(0, at - 1)]) or gap[-1].low in ("a", "an"):
        return ()
    verb, rest = gap[at], gap[at + 1 :]
    done, passive = classes_of(verb.stem), bool(at) and gap[at - 1].low in COPULAS
    if verb.low == "done" or verb.low in COPULAS or support.tells_when(verb) or singular(verb.low) in word_table("places"):
        return ()
    if [w.low for w in rest[:1]] in (["to"], ["for"]) and (passive or verb.low in _DOING):
        return ()  # "has to come", "was booked for"
    row = line(support.frame)
    if [w.low for w in rest] in (["up"], ["down"]) and not support.told(verb) and (row is None or row.dimension != "position"):
        return (verb, *rest)  # "got up", "sat down"
    timely = bool(kinds_of(verb) & {"time", "place"}) and verb.stem not in _OF_LIVES
    strange = _strange(rest, support) if verb.low in _DOING or timely or verb.stem in _LIGHT | _GETTING else []
    if strange and not passive:
        return (verb, strange[-1])  # "started a new job", "had a coffee"
    if verb.low in _DOING or support.supported(verb) or support.told(verb):
        return ()
    if verb.low == "born" and any(c.dimension == "age" for c in support.frame):
        return ()
    if _of_standing(verb, support):
        return (verb,)  # "arrived later than", of those who stand in a row
    if timely or verb.stem in TAKES_PLACE | _LIGHT | _HAPPENING or (done & GOING and not done <= {"leave", "move"}):
        return ()
    if passive and (verb.stem in _ONES_TURN or (done & {"consume"} and _of_food(subject, support))):
        return ()
    got = [w for w in rest if closed().get(w.low) is None] if verb.stem in _GETTING else []
    matched = {stem for c in support.frame if not c.ordered for stem in stems(c.name)}
    if got and all(support.supported(w) and w.stem not in matched for w in got):
        return ()  # "won a scholarship", where they all won one
    if _made_in_years(verb, passive, support):
        return ()
    return () if support.tells_alike(done) else (verb, *rest[:1])


def _made_in_years(verb: Word, passive: bool, support: Support) -> bool:
    """ "Was dug before", "moved in three years before": what happens to things, and to people, once in many years."""
    if not any(c.unit == "year" and c.dimension in ("date", "duration") for c in support.frame.ordered):
        return False
    return verb.stem in _ONCE or (passive and (verb.stem in _MADE or bool(classes_of(verb.stem) & {"create", "building"})))


def _strange(rest: Sequence[Word], support: Support) -> list[Word]:
    """What a deed is done to, as far as the puzzle does not speak of it."""
    things = [w for w in rest if closed().get(w.low) is None and w.low not in _NO_THINGS and not w.low.endswith("ly")]
    return [w for w in things if not support.supported(w) and not support.told(w) and not support.done_here(w)]


def _of_standing(verb: Word, support: Support) -> bool:
    """Whether the only order is of places to which one neither comes nor goes in turn, or in which nobody appears."""
    row = line(support.frame)
    if row is None or row.dimension != "position" or is_contest(row):
        return row is not None and row.dimension == "position" and verb.stem in _APPEARING
    if verb.stem in _APPEARING:
        return not support.story_has(SHOWS)
    return verb.stem in _COMING_AND_GOING and not support.story_has(_QUEUES)


def _of_food(subject: Token | None, support: Support) -> bool:
    """Whether the subject of a clause is a thing to eat or drink."""
    choice = subject.reference if subject is not None else None
    categories = {item.category for item in choice.items} if isinstance(choice, Choice) else set()
    food = (natural_of(name, support.kind_of_items(support.frame.by_name[name])) for name in categories)
    return bool(categories) and all("consume" in usual for usual in food)


def _before_the_order(token: Token, after: Sequence[Token]) -> tuple[Word, ...]:
    """The words before "before" or "right after", alone or after an amount; none before a place of another kind."""
    ordered = token.type in ("DIR", "DIRECTLY", "HEDGE", "NUM", "EXACTLY")
    words = {w.low for t in (token, *after[:1]) if t.type == "DIR" for w in t.words}
    return token.gap if ordered and words & {"before", "after"} else ()
