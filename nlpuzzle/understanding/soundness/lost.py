"""Where a clause has lost a word that English never leaves out, whoever writes it: "who | the bicycle", "the ship | cocoa".

Each check looks at one place of the sentence; what an author may leave out as a matter of style is judged in `complete`.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from nlpuzzle.english.classes import verb_class, word_class
from nlpuzzle.english.kinds import families
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import ordinal_value
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, finite, key
from nlpuzzle.understanding.soundness.broken import broken
from nlpuzzle.understanding.soundness.clause_verbs import miscounted_verbs
from nlpuzzle.understanding.soundness.events import authored
from nlpuzzle.understanding.soundness.finite_verbs import has_verb, may_begin
from nlpuzzle.understanding.soundness.habits import Found, Habits
from nlpuzzle.understanding.soundness.halves import unlike_halves
from nlpuzzle.understanding.soundness.lost_joints import lost_joints
from nlpuzzle.understanding.soundness.lost_prepositions import done_by_another, of_makers
from nlpuzzle.understanding.soundness.mentioned import Tokens, categories_of, leads_in
from nlpuzzle.understanding.soundness.neighbours import torn
from nlpuzzle.understanding.soundness.only import misplaced_only
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, fond, verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["lost_words"]

Ways = Mapping[str, Mapping[tuple[str, ...], int]]
"""By category, how its items are attached and how often."""

#: what is said of a subject with a verb
_SAID = frozenset("DIR NEXT COMP NUM EXACTLY ATLEAST ATMOST OVER UNDER HEDGE DIRECTLY BETWEEN MULT EQUAL".split())
#: what counts how far apart two are: "was watch | at least two days before"
_AMOUNTS = frozenset("ATLEAST ATMOST EXACTLY HEDGE OVER UNDER".split())
_TELLING = frozenset({"who", "that", "which"})
_ARTICLES = frozenset({"the", "a", "an"})
_HAD = frozenset({"has", "had", "have"})
_OWNS = frozenset({"'s", "'", "’s"})
_LED = frozenset({"by", "for", "in"})
_DONE = word_class("irregular-participles")
_STATES = verb_class("states")
#: what says no more than "for"
_DESTINED = frozenset(map(key, "destine earmark intend mean reserve".split()))
#: what a thing is for its deeds or looks, and what nothing is without the verb
_RENOWNED = frozenset(map(key, "admire celebrate know note praise punish remember renown reward sell thank trade use".split()))
#: who is called after where he is bound
_BOUND = frozenset({"commuter", "passenger", "traveler", "traveller"})
_SPANS = frozenset("day night week month year".split())
#: nouns of places that are verbs as well
_OF_LINES = (["plot"], ["place"], ["rank"], ["position"], ["seat"], ["stall"], ["house"])


def lost_words(tokens: Tokens, habits: Habits) -> Iterator[Found]:
    """What a sentence lacks, and the words where it shows."""
    support, ways = habits.support, habits.ways
    if (only := misplaced_only(tokens)) is not None:
        yield ("only", ""), (only,)
    yield from torn(tokens, support)
    yield from broken(tokens, habits)
    if tokens[0].type in _SAID and tokens[0].gap and tokens[0].gap[0].low in ("is", "are", "was", "were"):
        yield ("verb", ""), tokens[0].gap[:1]  # "are exactly two plots between"
    yield from miscounted_verbs(tokens, habits)
    yield from lost_joints(tokens, habits)
    yield from unlike_halves(tokens, habits)
    for i, token in enumerate(tokens):
        if token.type in ("EITHER", "NEITHER", "NOT"):
            yield from _choice(tokens, i)
        lows = {w.low for w in token.gap}  # most of what follows looks for a word that seldom stands there
        if not _TELLING.isdisjoint(lows):
            yield from _who(tokens, i, habits)
        if len(token.gap) > 1 and not _ARTICLES.isdisjoint(lows):
            yield from _headless(token)
        if token.gap:
            yield from _dangling(token, support)
        if not _HAD.isdisjoint(lows):
            yield from _possessor(tokens, i)
        if not COPULAS.isdisjoint(lows) or (i and tokens[i - 1].type == "NOT"):
            yield from _is_noun(tokens[i - 1] if i else None, token)
        if i and tokens[i - 1].type == "NOT" and tokens[i - 1].gap and tokens[i - 1].gap[-1].low in ("do", "does", "did"):
            if isinstance(token.reference, Choice) and token.number is not None and [w.low for w in token.gap] in _OF_LINES:
                yield ("negation", ""), (*tokens[i - 1].gap[-1:], *tokens[i - 1].words)  # "does not | plot 2"
        if isinstance(token.reference, Choice) and token.words:
            yield from _side_by_side(token, tokens[i + 1].gap if i + 1 < len(tokens) else (), habits)
            led = not _LED.isdisjoint(lows) or (i and tokens[i - 1].type in ("NOT", "EITHER", "NEITHER"))
            if led and not done_by_another(tokens, i):
                yield from _by_whom(tokens[i - 1] if i else None, token, ways, support)


def _choice(tokens: Tokens, i: int) -> Iterator[Found]:
    """ "Ann | either tea or coffee", "Ann | not red": the verb stands before or after."""
    token, before = tokens[i], tokens[i - 1] if i else None
    if before is None or before.type != "ITEM" or i + 1 >= len(tokens) or tokens[i + 1].type == "END":
        return  # "isn't silver | either"
    if token.type == "NOT" and token.words[0].low != "not":
        return
    if any(t.type in ("AND", "_BUT", "_SEMI", "_COMMA") for t in tokens[:i]):
        return  # "Ann is red, and Ben either blue or green"
    if not any(_says(w) for w in token.gap) and not has_verb(tokens[i + 1], 0):
        yield ("verb", ""), token.words


def _says(word: Word) -> bool:
    """Whether a word may be the verb of one thing: "takes", "may", but not "bag"."""
    plain = closed().get(word.low) == "a" or finite(word.low) or singular(word.low) not in word_table("things")
    return may_begin(word) and plain


def _who(tokens: Tokens, i: int, habits: Habits) -> Iterator[Found]:
    """ "Who | the bicycle", "that | for 5 days", "who | the day after Ann": a relative clause that has no verb."""
    token = tokens[i]
    at = next((k for k in range(len(token.gap) - 1, -1, -1) if token.gap[k].low in ("who", "that", "which")), None)
    if at is None or has_verb(token, at + 1) or token.type in ("NOT", "EITHER", "NEITHER"):
        return
    word, rest = token.gap[at], token.gap[at + 1 :]
    if at and closed().get(token.gap[at - 1].low) == "p":
        return  # "the island on which the painters lived"
    if token.type in _SAID and (token.type == "NUM" or not any(may_begin(w) for w in token.words)):
        yield ("relative", ""), (word, *token.words)
    if not rest and token.type == "ITEM" and token.words and ordinal_value(token.words[0].low) is not None:
        yield ("relative", ""), (word, *token.words)  # "who | first"
    if token.type != "ITEM" or not token.words or (isinstance(token.reference, Choice) and token.reference.by_verb):
        return
    named = isinstance(token.reference, Choice) and any(habits.support.people(item.category) for item in token.reference.items)
    after = tokens[i + 1].gap if i + 1 < len(tokens) else ()
    taken = [way for c in categories_of(token) for way, count in habits.ways[c].items() if way and count > 1]
    following = tokens[i + 1] if i + 1 < len(tokens) else token
    if not rest and not named and not following.gap and following.type in ("_COMMA", "END", "AND", "OR"):
        yield ("relative", ""), (word, *token.words)  # "the family that | cereal, ..."
    if not rest and taken and token.words[0].low in verb_forms():
        yield ("relative", ""), (word, *token.words)  # "the trader who | carpets", where others sell them
    low = not rest and token.words[0].text[0].islower() and not is_person(token.words[-1].low) and token.number is None
    chosen = bool(after) and following.type in ("EITHER", "NEITHER")
    goes_on = (chosen or (len(after) > 1 and following.type == "ITEM")) and may_begin(after[0])
    if low and goes_on and not named and word.low == "that":
        yield ("relative", ""), (word, *token.words)  # "the family that | fruit | sleeps in"
    if named or (not rest and token.words[0].low in verb_forms()) or (word.low != "who" and after and may_begin(after[0])):
        return  # "whom Ann visited", "who won", "the book that the tutor wrote"
    if rest and closed().get(rest[0].low) == "d":
        yield ("relative", ""), (word, *rest)


def _headless(token: Token) -> Iterator[Found]:
    """ "The | paid by the bank", "the | carrying cocoa": an article and what would describe its noun."""
    for k, (one, other) in enumerate(pairwise(token.gap)):
        by = other.low.endswith("ed") and [w.low for w in token.gap[k + 2 : k + 3]] == ["by"]  # "the | guarded by Ann"
        known = other.low in verb_forms() or other.low == "known" or by
        if one.low not in ("the", "a", "an") or not known or other.low in word_table("things"):
            continue
        then = token.gap[k + 2] if k + 2 < len(token.gap) else None
        done = other.low.endswith(("ed", "en")) or other.low in _DONE
        doing = other.low.endswith("ing") and then is None and token.type == "ITEM"
        if doing or (k and other.low.endswith("s") and closed().get(token.gap[k - 1].low) == "p"):
            yield ("relative", ""), (one, other)  # "in the | prefers"
        if done and then is not None and then.low in ("by", "for", "with", "in", "on", "at", "to"):
            yield ("relative", ""), (one, other)


def _dangling(token: Token, support: Support) -> Iterator[Found]:
    """ "Was on | at least two days before": a preposition without its noun."""
    gap = token.gap
    measured = token.type in ("ATLEAST", "ATMOST", "EXACTLY", "HEDGE", "NUM", "DIR")
    if len(gap) > 1 and measured and closed().get(gap[-2].low) == "a":
        if gap[-1].low in ("on", "in", "at") and support.leads(gap[-1]):
            yield ("noun", ""), gap[-2:]
    if token.type == "NUM" and gap and gap[-1].low == "at" and token.reference is None and not token.unit:
        yield ("counted", ""), (gap[-1], *token.words)  # "at | three places apart"
    for k, (one, noun) in enumerate(pairwise(gap)):
        follows = closed().get(gap[k + 2].low) == "p" if k + 2 < len(gap) else token.type in _SAID
        follows = follows or (len(gap) == k + 4 and gap[k + 2].low == "the" and gap[k + 3].low in _SPANS)
        if closed().get(one.low) == "a" and follows and closed().get(noun.low) is None:
            if not noun.low.endswith(("ed", "en", "ing")) and any(support.together(p, noun) for p in support.prepositions):
                yield ("preposition", ""), (noun,)  # "was | watch on Monday"


def _is_noun(before: Token | None, token: Token) -> Iterator[Found]:
    """ "Is | air on Friday", "was not | watch the day before Ann": nobody is a noun without its article."""
    gap = token.gap
    if before is not None and before.type == "NOT" and before.gap:
        gap = (before.gap[-1], *gap)
    for one, noun, after in zip(gap, gap[1:], (*gap[2:], None), strict=False):
        if one.low not in COPULAS or closed().get(noun.low) is not None or noun.low.endswith(("s", "ed", "ing")):
            continue
        named = noun.low in word_table("verbs") or noun.low in verb_forms() or noun.low in word_table("things")
        described = (
            finite(noun.low)
            or noun.low in word_table("comparatives")
            or noun.low in fond()
            or is_person(noun.low)
        )
        goes_on = after.low in ("on", "at", "in", "the") if after is not None else token.type in _AMOUNTS
        if named and not described and goes_on and noun.stem not in _STATES:
            yield ("preposition", ""), (one, noun)


def _possessor(tokens: Tokens, i: int) -> Iterator[Found]:
    """ "Ann's | has the red door": what of hers? "Ben's bar has more cocoa than Ann's, and Ann's has ..." tells it."""
    for one, other in pairwise(tokens[i].gap):
        if one.low in _OWNS and other.low in _HAD and not any(_owned_before(t.gap) for t in tokens[:i]):
            yield ("noun", ""), (one, other)


def _owned_before(gap: Sequence[Word]) -> bool:
    """ "Ben | 's bar has"."""
    return len(gap) > 2 and gap[0].low in _OWNS and closed().get(gap[1].low) is None and gap[2].low in _HAD


def _side_by_side(token: Token, after: Sequence[Word], habits: Habits) -> Iterator[Found]:
    """ "The ship | cocoa", "the keeper | Tuesday", "the person house | 3": what joins noun and item is missing."""
    gap, reference = token.gap, token.reference
    assert isinstance(reference, Choice)
    if len(gap) < 2 or (not reference.as_listed and token.number is None) or leads_in(token) or gap[-1].low == "worth":
        return
    noun, ways, support = gap[-1], habits.ways, habits.support
    categories = [support.frame.by_name[item.category] for item in reference.items]
    spoken_of = any(support.speaks_of(c.name, [noun]) for c in categories) or noun.low in word_table("places")
    if spoken_of and not _had(token, noun, habits):
        numbered = token.number is not None and not finite(noun.low)
        numbered = numbered and not (token.unit and noun.low.endswith("ing"))  # "the one making | $54,000"
        if len(gap) > 2 and closed().get(gap[-3].low) == "d" and _holder(gap[-2], support) and numbered:
            yield ("preposition", ""), (*gap[-2:], *token.words)
        return
    if closed().get(gap[-2].low) != "d" or not _holder(noun, support) or finite(noun.low) or unit_of(noun.low) is not None:
        return
    dated = all(c.dimension in ("date", "time") for c in categories)
    name = len(categories) == 1 and token.words[0].text[0].isupper() and not support.named_alone(categories[0].name)
    ends = {way[-1] for way in ways[categories[0].name] if way} if name else set()
    led = any(closed().get(end) in ("p", "t") for end in ends)
    does = support.people(categories[0].name) or not led or "by" in ends or noun.low == "one"
    doer = not dated and does  # "the one Ann | trained", not "the train | Oslo | is 90 m long"
    if noun.text[0].isupper() or (after and may_begin(after[0]) and token.words[0].text[0].isupper() and doer):
        return  # "a History | book", but "the keeper | Friday | enjoys"
    if led:
        yield ("preposition", ""), (noun, *token.words)  # "the sailor | Japan"
    if token.unit and all(c.dimension not in ("count", "money") for c in categories):
        return  # "the tower | 20 m tall"
    if any(c.dimension == "date" for c in categories) or token.words[0].text[0].islower() or token.number is not None:
        yield ("preposition", ""), (noun, *token.words)


def _had(token: Token, noun: Word, habits: Habits) -> bool:
    """Whether what an item is of is told with verbs: "the ship | flax", where others carry cocoa, or are "the ship with"."""
    kinds = {item.category for item in token.reference.items} if isinstance(token.reference, Choice) else set()
    told = any(way and way[0] != noun.stem for c in kinds for way in habits.ways[c]) or habits.holders.get(noun.low, 0) > 1
    plain = len(kinds) == 1 and token.number is None and token.words[0].text[0].islower()
    plain = plain and all(noun.stem not in map(key, c.casefold().split()) for c in kinds)  # "the subject | botany"
    return plain and told and not any(habits.frame.by_name[c].ordered for c in kinds)


def _holder(noun: Word, support: Support) -> bool:
    """Whether a noun names what has the items of the puzzle: "person", or what several clues begin with."""
    letter = support.letter(noun)
    return letter == "h" or (letter in "no" and (is_person(noun.low) or support.recurs(noun)))


def _by_whom(before_it: Token | None, token: Token, ways: Ways, support: Support) -> Iterator[Found]:
    """ "Is | by the bank", "is | for skating", "was | in 1952": elsewhere with a verb, "paid by", "known for", "founded in"."""
    gap, reference = token.gap, token.reference
    assert isinstance(reference, Choice)
    if before_it is not None and before_it.type in ("NOT", "EITHER", "NEITHER"):
        gap = (*before_it.gap, *gap)
    lows = [w.low for w in gap if w.low not in ("the", "a", "an")]
    if len(lows) < 2 or lows[-1] not in ("by", "for", "in") or len({item.category for item in reference.items}) != 1:
        return
    before = next(w for w in reversed(gap) if w.low == lows[-2])
    described = lows[-1] == "by" or (lows[-1] == "for" and token.number is None and _with_article(gap, before))
    if closed().get(before.low) != "a" and (not described or finite(before.low) or not _holder(before, support)):
        return
    category = support.frame.by_name[reference.items[0].category]
    if lows[-1] == "in" and not (category.dimension == "date" and token.words[0].low.isdecimal()):
        return
    done = [way for way in ways[category.name] if len(way) == 2 and way[1] == lows[-1]]
    verbs = [way[0] for way in done if way[0] in {key(w) for w in verb_forms()} or support_verb(way[0], support)]
    if any(authored(verb) for verb in verbs) or ways[category.name].get((lows[-1],), 0) > 1:
        return
    people = [c for c in support.frame if support.people(c.name)]
    if lows[-1] == "for" and any(support.called(c, before) or support.names(c, [before]) for c in people):
        return  # "the sitter for the Brocks", of babysitters
    spelt = next(w for w in reversed(gap) if w.low == lows[-1]).text  # not "the work of", read as "by"
    named = support.people(category.name) or (closed().get(before.low) == "a" and token.words[0].text[0].isupper())
    work = (support.tells_of_authors(gap) and "animal" not in families(before.low)) or of_makers(category)
    at = next(k for k, w in enumerate(gap) if w is before)
    thing = before if described else gap[at - 1] if at and closed().get(before.low) == "a" else None
    plain = thing is not None and support.letter(thing) in "no" and (not is_person(thing.low) or thing.low in _BOUND)
    if plain and lows[-1] == "for" and not support.people(category.name):
        verbs = [verb for verb in verbs if verb in _RENOWNED]  # "the parcel for Oslo" is bound for it
    if plain and lows[-1] == "for":
        verbs = [verb for verb in verbs if verb not in _DESTINED]  # "the jar | for Ann", beside "is meant for Ben"
    verbs = [verb for verb in verbs if verb != before.stem]  # not of itself: "the piece | by Ann"
    if plain and work:
        verbs = [verb for verb in verbs if verb not in _WORKS]  # "the opera | by Ann", beside "the piece by Ben"
    if verbs or (spelt == "by" and named and not work):
        yield ("verb", category.name), (before, *token.words)  # "the dog | by Ann": shown, or owned


def _with_article(gap: Sequence[Word], noun: Word) -> bool:
    return any(other is noun and one.low in ("the", "a", "an") for one, other in pairwise(gap))


#: nouns for what somebody makes that are verbs, too
_WORKS = frozenset(map(key, "composition cover creation design offering painting piece work".split()))


def support_verb(stem: str, support: Support) -> bool:
    """Whether a stem is of no noun: "guard" in "guarded by"."""
    return stem not in support.nouns
