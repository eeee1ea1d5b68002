"""Words that stand where no English has them: "at two days before", "carries more than coal", "neither Ann the baker".

None of it lacks a word that the grammar would miss, so that each would be read as something it does not say.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.numbers import ordinal_value
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, finite, key, pasts, stems
from nlpuzzle.understanding.soundness.finite_verbs import may_be_verb, may_begin
from nlpuzzle.understanding.soundness.habits import Found, Habits
from nlpuzzle.understanding.soundness.mentioned import Tokens, categories_of
from nlpuzzle.understanding.soundness.persons import is_aged
from nlpuzzle.understanding.soundness.slots import OPENING
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.soundness.word_faults import RANKING
from nlpuzzle.understanding.tokenising.tokens import Choice, Place, Token
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.sales import SELL, counts_sales
from nlpuzzle.understanding.words.vocabulary import closed, kinds_of, verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["broken"]

_SIDES = frozenset({"left", "right"})
#: no verb of its own: "has | more than"
_HAS = frozenset(map(key, ("has", "do", "did")))
#: what is counted by "more": months and places are before and after each other
_NOT_COUNTED = frozenset({"date", "time", "position"})
_DAYS = [["the", unit] for unit in ("day", "week", "month", "year")]
_WHEN = frozenset("afternoon day evening hour minute moment month morning night season time week weekend year".split())
#: verbs that deny that one has a thing
_PAST_NOUNS = word_class("past-like-nouns")
_REFUSING = frozenset({"avoided", "avoids", "lacked", "lacks"})


def broken(tokens: Tokens, habits: Habits) -> Iterator[Found]:
    """Each place of a sentence that is no English, and the words where it shows."""
    for i, token in enumerate(tokens):
        before, following = tokens[i - 1] if i else None, tokens[i + 1] if i + 1 < len(tokens) else None
        match token.type:  # what looks at one kind of token is not asked about the others
            case "NUM":
                yield from _at_so_many(token, following)
            case "COMP":
                yield from _more_than(tokens, i, habits)
            case "NEITHER":
                yield from _neither(tokens, i)
            case "NOT":
                yield from _refused(token, following, habits.support)
                yield from _never_more(token, before, following, habits.support)
            case "THAN":
                yield from _than_two_numbers(tokens, i)
            case "ITEM":
                yield from _least_two(token, following)
        if not token.gap:
            continue
        if token.type == "ITEM":
            yield from _same_noun(token, tokens[max(0, i - 2) : i], habits.support)
            yield from _listed_subject(tokens, i)
            yield from _named_again(tokens, i)
            yield from _somebody_named_so(token, habits.support)
            yield from _person_called_a_thing(tokens, i, habits)
            yield from _the_day_of_a_deed(token, habits.support)
        yield from _rank_as_thing(tokens, i, habits)
        yield from _article_and_verb(token, habits)
        yield from _nowhere_to(token)
        yield from _torn_name(token, habits)


def _somebody_named_so(token: Token, support: Support) -> Iterator[Found]:
    """ "The sailor | Belgium finished": from Belgium, or for it? Only people are called after the noun for somebody."""
    if token.number is not None or not isinstance(token.reference, Choice):
        return
    noun, item = token.gap[-1], token.reference.items[0]
    people = any(support.people(i.category) for i in token.reference.items)
    named = token.words[0].text[:1].isupper() and is_person(noun.low) and token.gap[0].low in ("the", "a", "an")
    if named and not people and not support.of(support.frame.by_name[item.category], [noun]):
        yield ("preposition", item.category), (noun, *token.words)
    if people and noun.stem in RANKING and token.words[0].text[:1].isupper():
        yield ("preposition", item.category), (noun, *token.words)  # "who finished | Joelle": before or behind her?


def _article_and_verb(token: Token, habits: Habits) -> Iterator[Found]:
    """ "And | the belongs to | Ann": whose? "And | the cooked | rice", where others cooked soup: who did?"""
    for k, (one, other) in enumerate(pairwise(token.gap), 2):
        if one.low not in ("the", "a", "an") or other.low not in verb_forms() or not finite(other.low):
            continue
        if other.low in _PAST_NOUNS and any(other.stem in stems(c.name) for c in habits.frame.ordered):
            continue  # "has a | bid | of $210", where bids are told
        verb = other.low in pasts() or (other.low.endswith("s") and singular(other.low) not in word_table("things"))
        led = closed().get(token.gap[k].low) == "d" if k < len(token.gap) else bool(token.unit)
        done = k == len(token.gap) and any(habits.ways[c].get((other.stem,)) for c in categories_of(token))
        done = done and other.low in habits.active
        if verb or led or done:  # "the photographed the | iceberg", "the scored | 24 points"
            yield ("noun", ""), (one, other)


def _nowhere_to(token: Token) -> Iterator[Found]:
    """ "In the house | to the house where": what stands between them is lost; "about | the day": what it is about."""
    for k, word in enumerate(token.gap):
        if word.low in ("about", "for", "of", "with") and [w.low for w in token.gap[k + 1 :]] in _DAYS and token.type == "DIR":
            yield ("noun", ""), token.gap[k:]
        led = [w.low for w in token.gap[k + 1 : k + 3]]
        if len(led) == 2 and closed().get(led[0]) in ("p", "t") and closed().get(led[1]) == "d":
            if token.gap[k + 3 : k + 4] and token.gap[k + 3].low == word.low and closed().get(word.low) is None:
                yield ("preposition", ""), token.gap[k : k + 4]


def _torn_name(token: Token, habits: Habits) -> Iterator[Found]:
    """ "Sang in Fox | two Hall days before": words of a name that is no name here."""
    for word in token.gap if token.type not in ("ITEM", "END") else ():
        if word.text[:1].isupper() and word.proper and closed().get(word.low) is None:
            names = [label.split() for c in habits.frame if not c.ordered for label in c.items]
            if any(len(name) > 1 and word.text in name for name in names) and not any(name == [word.text] for name in names):
                yield ("noun", ""), (word, *token.words)


def _than_two_numbers(tokens: Tokens, i: int) -> Iterator[Found]:
    """ "Weighs more than | either 8 kg or 22 kg": by the greater of them, or is one of the two?"""
    at = i + 1
    at += at < len(tokens) and tokens[at].type == "EITHER"
    kinds = [t.type for t in tokens[at : at + 3]]
    numbers = all(t.number is not None for t in tokens[at : at + 3 : 2])
    if numbers and kinds[1:2] == ["AND"] and any(may_begin(w) for w in tokens[at + 2].gap[:1]):
        return  # "paid more than the 9-year-old and is 11 years old"
    if numbers and kinds in (["ITEM", "OR", "ITEM"], ["ITEM", "AND", "ITEM"]):
        yield ("order", ""), (*tokens[i].words, *tokens[at].words, *tokens[at + 2].words)


def _person_called_a_thing(tokens: Tokens, i: int, habits: Habits) -> Iterator[Found]:
    """ "Ann the | husky weighs ...": where huskies are owned, Ann is none, and a word between them is lost."""
    token, before, following = tokens[i], tokens[i - 1] if i else None, tokens[i + 1] if i + 1 < len(tokens) else None
    if [w.low for w in token.gap] != ["the"] or following is None or not following.gap or _gapped(tokens, i):
        return
    if before is None or before.type != "ITEM" or not habits.support.people_in(before) or habits.support.people_in(token):
        return
    had = (c for c in categories_of(token) if any(way and closed().get(way[0], "o") not in "pt" for way in habits.ways[c]))
    owned = any(categories_of(before) & habits.support.bearers(c) for c in had)
    if owned and before.number is None and token.number is None:
        yield ("verb", ""), (*before.words, *token.gap, *token.words)


def _gapped(tokens: Tokens, i: int) -> bool:
    """ "Bo drives the red van and Ann the | blue | one.": the verb is that of the clause before."""
    ended, noun = tokens[i + 1].type in ("END", "_COMMA", "_SEMI", "AND"), [w.low for w in tokens[i + 1].gap]
    begun = tokens[: max(0, i - 1)]
    if not ended or not begun or begun[-1].type not in ("AND", "_COMMA", "_SEMI", "_BUT"):
        return False
    told = (after for t, after in pairwise(begun) if t.type == "ITEM" and categories_of(t) & categories_of(tokens[i]))
    return any(noun in (["one"], ["ones"]) or noun == [w.low for w in after.gap] for after in told)


def _the_day_of_a_deed(token: Token, support: Support) -> Iterator[Found]:
    """ "Cooked pie the day | Ann sang": it tells when, and what else Ann did is said of nobody else."""
    if len(token.gap) < 2 or token.gap[-1].low not in _WHEN or token.gap[-2].low != "the" or not token.words:
        return
    led = len(token.gap) > 2 and closed().get(token.gap[-3].low) == "p"  # "in the evening | Ann sang"
    if not led and support.people_in(token) and token.words[0].text[:1].isupper():
        yield ("preposition", ""), (token.gap[-1], *token.words)


def _least_two(token: Token, following: Token | None) -> Iterator[Found]:
    """ "Works | least | two stalls to the left": at least, or the least?"""
    if token.words and token.words[-1].low in ("least", "most"):
        if following is not None and following.type == "NUM" and not following.gap:
            yield ("order", ""), (*token.words, *following.words)


def _refused(token: Token, following: Token | None, support: Support) -> Iterator[Found]:
    """ "Avoids on Monday", "avoids last in the queue", "avoids Ann": only a thing is one's own or not by that."""
    if following is None or not token.words or token.words[0].low not in _REFUSING:
        return
    led = bool(following.gap) and closed().get(following.gap[0].low) in ("p", "t")
    ranked = bool(following.words) and ordinal_value(following.words[0].low) is not None
    if led or ranked or not isinstance(following.reference, Choice) or support.people_in(following):
        yield ("object", "refused"), (*token.words, *following.gap, *following.words)


def _never_more(token: Token, before: Token | None, following: Token | None, support: Support) -> Iterator[Found]:
    """ "Is 11 kg | never | heavier than Ann", "with 24 | never | points is": no verb between them is denied."""
    if before is None or following is None or token.gap or before.type != "ITEM":
        return
    if not token.words or token.words[0].low not in ("never", "not"):
        return
    told = before.number is not None and following.gap[:1]
    unit = told and (support.speaks_of_any(categories_of(before), told[0]) or unit_of(told[0].low) is not None)
    if unit or (following.type == "COMP" and not following.gap):
        yield ("joint", ""), (*before.words, *token.words)


def _at_so_many(token: Token, following: Token | None) -> Iterator[Found]:
    """ "At | two days before": at least, or at most?"""
    if token.gap and token.gap[-1].low == "at" and following is not None:
        if following.type in ("DIR", "COMP", "APART") and token.reference is None:
            yield ("order", ""), (token.gap[-1], *token.words)


def _more_than(tokens: Tokens, i: int, habits: Habits) -> Iterator[Found]:
    """ "Carries | more than coal", "the trader is | more than Ann", "docks in | more than Oslo": more of what?"""
    token = tokens[i]
    gap = tokens[i - 1].gap if i and tokens[i - 1].type == "NOT" and not token.gap else token.gap
    if len(token.words) != 1 or token.words[0].low not in ("more", "less"):
        return
    if i == 1 and not gap and tokens[0].type == "ITEM":
        yield ("verb", ""), token.words  # "the chess | more than | player is Ann"
    if not gap:
        return
    if i + 2 >= len(tokens) or tokens[i + 1].type != "THAN" or tokens[i + 1].gap or (tokens[i - 1].type == "NUM" and i):
        return
    last = gap[-1]
    somebody = any(_is_somebody(tokens[k], habits) for k in (i - 1, i - 2, i - 3) if k >= 0)
    if is_plural(last.low) and last.low not in verb_forms() and closed().get(last.low) is None:
        yield ("counted", ""), (last, *token.words)  # "scored | points more than"
    elif closed().get(last.low) in ("p", "d", "t") and (last.low not in ("for", "at") or _unordered(tokens[i + 2], habits)):
        yield ("order", ""), (last, *token.words)  # "known for | more than rolling"; but "went for | less than the red one"
    elif last.low in COPULAS and _amount_told(tokens[i - 1] if i else None, gap, habits):
        return  # "Ann's price | is more than Ben's"
    elif last.low in COPULAS and (somebody or all(c.dimension != "money" for c in habits.frame)):
        yield ("counted", ""), token.words
    elif last.low in ("has", "have", "had") and _told_of_somebody(tokens, i, habits):
        yield ("counted", ""), token.words  # "has | more than the blue hat"
    elif _tells_how_much(last, habits):
        return  # "bid | more than Ann", "outsold Ann"
    elif closed().get(last.low) is None and may_be_verb(last, habits.support) and last.stem not in _HAS:
        told = [c for c, ways in habits.ways.items() if any(way[:1] == (last.stem,) and way[1:] not in _BY for way in ways)]
        support, unordered = habits.support, [c for c in habits.frame if not c.ordered and not told]
        told += [c.name for c in unordered if support.speaks_of(c.name, [last]) or support.told_of(last, c)]
        counted = [c for c in told if habits.frame.by_name[c].ordered]
        never = kinds_of(last) and kinds_of(last) <= _NOT_COUNTED  # "opens | more than the month before Ann"
        if never or (told and all(habits.frame.by_name[c].dimension in _NOT_COUNTED for c in counted)):
            yield ("counted", ""), token.words
        elif not told and not kinds_of(last) and _unordered(tokens[i + 2], habits, article=True):
            if not any(categories_of(t) & categories_of(tokens[i + 2]) for t in tokens[:i]):
                yield ("counted", ""), token.words  # "Ann chose | more than the red hat"; not "the blue hive"


def _tells_how_much(verb: Word, habits: Habits) -> bool:
    """Whether a verb says by itself what it is more of: "bid", where bids are told, and "sold", where it is told how many."""
    if verb.stem == SELL:
        return any(counts_sales(c, habits.support.told_text) for c in habits.frame)
    paid = [c for c in habits.frame if c.dimension == "money"]
    if len(paid) == 1 and habits.support.goes_with(verb, "", paid[0]):
        return True  # "won | more than", of prizes
    return any(verb.stem in stems(c.name) for c in paid) and "money" in kinds_of(verb)


def _amount_told(before: Token | None, gap: Sequence[Word], habits: Habits) -> bool:
    """ "Ann's | price is", "the | price is": an amount is compared; not "the guest in the red | tent", "with the $5 | fare"."""
    owned = before is None or not isinstance(before.reference, Choice) or gap[0].low in ("'s", "'", "’s")
    told = (c for c in habits.frame.ordered if c.dimension not in _NOT_COUNTED)
    return owned and any(habits.support.names(c, gap) for c in told)


def _told_of_somebody(tokens: Tokens, i: int, habits: Habits) -> bool:
    """ "The cook in the cap, who is 40, has | more than the blue hat": somebody, beside what is nobody."""
    return any(_is_somebody(t, habits) for t in tokens[:i]) and not _is_somebody(tokens[i + 2], habits)


def _unordered(token: Token, habits: Habits, *, article: bool = False) -> bool:
    """Whether a token names things that have no order and are no people."""
    told = isinstance(token.reference, Choice) and token.number is None and not habits.support.people_in(token)
    bare = not token.gap or (article and len(token.gap) == 1 and closed().get(token.gap[0].low) == "d")
    return told and bare and not any(habits.frame.by_name[c].ordered for c in categories_of(token))


_BY = frozenset({(key("by"),)})


def _is_somebody(token: Token, habits: Habits) -> bool:
    """Whether an item is a person, or somebody is told by it: "the trader who pays | $5"."""
    if token.type != "ITEM" or not token.words:
        return False
    named = isinstance(token.reference, Choice) and any(habits.support.people(item.category) for item in token.reference.items)
    named = named or is_aged([token], 0)  # "the 30-year-old"
    return named or any(is_person(w.low) for w in token.gap)


def _same_noun(token: Token, earlier: Tokens, support: Support) -> Iterator[Found]:
    """ "Ann's train | leaves the train with flour": two things of one noun are one by "is" alone."""
    if not earlier or earlier[-1].type not in ("ITEM", "NOT"):
        return
    before = earlier[0] if earlier[-1].type == "NOT" else earlier[-1]
    gap = token.gap
    for k in range(1, len(gap)):
        if gap[k - 1].low != "the" or closed().get(gap[k].low) is not None or k < 2:
            continue
        joint = gap[k - 2]
        if closed().get(joint.low) is not None and joint.low not in _SIDES:
            continue  # "is the", "by the", "with the"
        nouns = {w.stem for w in (*before.gap, *gap[: k - 2]) if support.letter(w) in "noh"}
        if isinstance(before.reference, Choice):
            nouns |= {key(singular(item.category.casefold())) for item in before.reference.items}
        if gap[k].stem in nouns:
            yield ("order", ""), (joint, gap[k - 1], gap[k])


def _listed_subject(tokens: Tokens, i: int) -> Iterator[Found]:
    """ "The keeper in the coat is | Ann, and Ben wasn't ...": what is said of the keeper would be lost."""
    token = tokens[i]
    if len(token.gap) < 3 or token.gap[-1].low not in COPULAS:
        return
    if i and tokens[i - 1].type not in OPENING:
        return
    if closed().get(token.gap[0].low) != "d" or any(closed().get(w.low) == "w" for w in token.gap):
        return
    kinds = [t.type for t in tokens[i + 1 : i + 4]]
    if kinds[:3] == ["_COMMA", "AND", "ITEM"] and i + 4 < len(tokens):
        yield ("noun", ""), (*token.gap[-2:], *token.words)


def _named_again(tokens: Tokens, i: int) -> Iterator[Found]:
    """ "The man in red cooked | the stew | Ann cooked | the stew": two statements side by side."""
    again = tokens[i].reference
    if again is None or i < 2 or tokens[i - 1].type != "ITEM" or tokens[i - 1].gap:
        return
    if tokens[i - 2].type == "ITEM" and tokens[i - 2].reference == again and any(map(may_begin, tokens[i].gap)):
        yield ("joint", ""), (*tokens[i - 2].words, *tokens[i - 1].words)


def _neither(tokens: Tokens, i: int) -> Iterator[Found]:
    """ "Is neither | Ann | the man in red": "nor" is lost."""
    told = i + 2 < len(tokens) and tokens[i + 1].type == tokens[i + 2].type == "ITEM"
    if told and not any(t.type in ("NOR", "OR") for t in tokens[i + 1 :]):
        yield ("joint", ""), (*tokens[i + 1].words, *tokens[i + 2].gap[:1])
    pair = [t.type for t in tokens[i + 1 : i + 5]] == ["ITEM", "NOR", "ITEM", "NOT"]
    if pair:
        yield ("joint", ""), (*tokens[i].words, *tokens[i + 4].words)  # "neither Ann nor Ben is | never | in red"


def _rank_as_thing(tokens: Tokens, i: int, habits: Habits) -> Iterator[Found]:
    """ "Who borrowed | First": what others borrow are things, and no places in a line."""
    token = tokens[i]
    if not isinstance(token.reference, Place) or len(token.words) != 1 or not token.gap:
        return
    last = token.gap[-1]
    things = any(ways.get((last.stem,), 0) and not habits.frame.by_name[c].ordered for c, ways in habits.ways.items())
    if things and token.words[0].text[0].isupper() and closed().get(last.low) is None:
        yield ("noun", ""), token.words

