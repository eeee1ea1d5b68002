"""What a clause takes from the one before it, or leaves to the one after: "two days later", "neither of them", "so".

Also clauses that share what is said once: "neither wears red nor owns the cat", ", with two houses between them".
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word, finite
from nlpuzzle.regex import regex
from nlpuzzle.understanding.clauses.pronouns import GENDERS, OWN, contradicted
from nlpuzzle.understanding.sentences.compound import ended
from nlpuzzle.understanding.sentences.subjects import goes_on
from nlpuzzle.understanding.sentences.the_pair import after_a_pair
from nlpuzzle.understanding.soundness.only import only_beyond
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.soundness.word_classes import is_predicate
from nlpuzzle.understanding.tokenising.tokens import Choice, Place, Pronoun, Token
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS, JOINTS

__all__ = [
    "apart_from_conditions", "at_the_other", "beside_the_reason", "between_them", "both_of_them", "completed",
    "denied_and_unrelated", "explained", "hers_of", "idle", "neither_of_them", "neither_verbs", "nobody_between",
    "nobody_else_beyond", "reasoned", "restated", "series", "with_echoes", "without_only",
]  # fmt: skip

Tokens = tuple[Token, ...]

_AUXILIARIES = frozenset(["is", "was", "are", "were", "has", "had", "does", "did"])
_RELATIONS = frozenset({"NEXT", "DIR", "DIRECTLY", "EXACTLY", "COMP"})
_RESTATING = frozenset({("that", "is"), ("that", "is", "to", "say"), ("in", "other", "words"), ("i", "e"), ("ie",)})
_CONDITIONS = frozenset({"IF", "IFF", "UNLESS", "ONLYIF"})
#: what may hold of either half alone, or of both
_OPEN = frozenset({"IF", "IFF", "UNLESS", "ONLYIF", "OTHERWISE", "UNTRUE", "EITHER", "OFTHESE", "ONEOF", "EXACTLY"})
_THEM = frozenset({"they", "them"})
#: "is afraid of heights | and can | not | swim"
_JOINED_REASONS = regex(r"ITEM (?:NOT )?(?:(?:AND|OR) (?:NOT )?)?END")
_MARKS = frozenset({"_COMMA", "_SEMI", "_BUT", "_DASH", "COLON"}) | _OPEN


def series(tokens: Tokens) -> list[Tokens]:
    """The statements between semicolons, where there are more than two."""
    marks = [i for i, t in enumerate(tokens) if t.type == "_SEMI"]
    if len(marks) < 2:
        return []
    parts: list[Tokens] = []
    for start, stop in zip((0, *(m + 1 for m in marks)), (*marks, len(tokens) - 1), strict=True):
        while start < stop and tokens[start].type in ("AND", "_BUT", "_COMMA") and not tokens[start].gap:
            start += 1
        parts.append(ended(tokens, start, stop))
    return [part for part in parts if len(part) > 1]


def apart_from_conditions(tokens: Tokens, support: Support) -> list[Tokens]:
    """ "Ann is the cook; | if Ben came first, Cleo wore red", ", and | if she won, Ben was last": what depends on nothing else.

    None where there is but one statement, or where "he" may be whom another one names.
    """
    kinds = [t.type for t in tokens]
    first = next((i for i, kind in enumerate(kinds) if kind in _CONDITIONS), 0)
    cuts: list[tuple[int, int]] = []
    for i in range(1, len(kinds) - 2):
        start = i + 1 + (kinds[i + 1] in ("AND", "_BUT") and not tokens[i + 1].gap)
        opens = kinds[start] in ("IF", "UNLESS") and not tokens[start].gap and kinds[i] in ("_COMMA", "_SEMI")
        if (opens and (kinds[i] == "_SEMI" or start == i + 2)) or (kinds[i] == "_SEMI" and i < first):
            cuts.append((i, start))
    if not cuts or (kinds.count("_SEMI") > sum(kinds[i] == "_SEMI" for i, _ in cuts)) or "OTHERWISE" in kinds[: cuts[-1][0]]:
        return []
    starts, stops = (0, *(start for _, start in cuts)), (*(i for i, _ in cuts), len(tokens) - 1)
    parts = [ended(tokens, start, stop) for start, stop in zip(starts, stops, strict=True)]
    told = all(len(part) > 1 and _may_point(part, support) for part in parts[1:]) and len(parts[0]) > 1
    return parts if told else []


def _may_point(part: Tokens, support: Support) -> bool:
    """Whether nobody but whom the statement before is about can be meant by "she": "if | she won, her hat was red"."""
    pronouns = {t.reference.word for t in part if isinstance(t.reference, Pronoun)}
    pronouns |= {t.gap[0].low for t in part if t.gap and t.gap[0].low in OWN}
    named = [t.reference.items for t in part if isinstance(t.reference, Choice)]
    people = any(support.people(item.category) for items in named for item in items)
    begun = part[1 if part[0].type in _CONDITIONS else 0].reference
    return not pronouns or (pronouns <= GENDERS.keys() and isinstance(begun, Pronoun) and not people)


def explained(tokens: Tokens, support: Support) -> Tokens:
    """ "Ann did not bring the ham: | she brought the eggs": a colon or a dash between two statements is a semicolon."""
    at = [i for i, t in enumerate(tokens) if t.type == "_DASH" or (t.type == "STOP" and [w.low for w in t.words] == [":"])]
    if len(at) != 1 or not 1 < at[0] < len(tokens) - 2:
        return tokens
    led, (first, *said) = tokens[at[0] - 1], tokens[at[0] + 1 :]
    if led.type == "ONEOF" and all(support.letter(w) in "djo" for w in tokens[at[0]].gap):
        last = max((i for i, t in enumerate(said) if t.type == "_COMMA"), default=0)
        if not {"AND", "OR"} & {t.type for t in said} and last and not said[last].gap:
            said[last] = replace(said[last], type="AND")
        return (*tokens[: at[0]], first, *said)  # "one of these coats: red, blue, grey"
    if any(t.type in _OPEN for t in tokens):
        return tokens
    if first.type not in ("ITEM", "NEITHER", "NOR") or any(closed().get(w.low) not in ("d", "j") for w in first.gap):
        return tokens  # "these coats: red, blue"
    if not any(is_predicate(t.gap, support) or _begins_with_verb(t) for t in said):
        return tokens  # "Ann brought one dish – the ham"
    return (*tokens[: at[0]], replace(tokens[at[0]], type="_SEMI", value=""), *tokens[at[0] + 1 :])


def hers_of(left: Tokens, right: Tokens, support: Support) -> Tokens | None:
    """ "The red coat is not Ann's; | hers is blue": Ann's is; None where more than one may be meant."""
    first = right[0]
    if first.type != "ITEM" or [w.low for w in first.words] not in (["hers"], ["his"], ["theirs"]) or first.gap:
        return None
    named = [(t, following) for t, following in pairwise(left) if t.type == "ITEM"]
    owners = [t for t, following in named if _owns(following.gap)]
    people = [t for t, _ in named if support.people_in(t) or isinstance(t.reference, Pronoun)]
    if len(owners) != 1 or people != owners or not isinstance(owners[0].reference, Choice):
        return None
    word = {"hers": "she", "his": "he"}.get(first.words[0].low, "")
    if any(contradicted(word, item) for item in owners[0].reference.items):
        return None
    return (replace(owners[0], gap=first.gap), *right[1:])


def _owns(gap: Sequence[Word]) -> bool:
    """ "Ann | 's", "the Moss | family's"."""
    return [w.low for w in gap[gap[:1] != () and gap[0].low == "family" :][:1]] in (["'s"], ["'"])


def with_echoes(sentences: Sequence[Tokens]) -> list[Tokens]:
    """ "Ann does not wear red. | Nor does Ben.": a sentence of which the one before tells the verb goes with it."""
    found: list[Tokens] = []
    for tokens in sentences:
        kinds = [t.type for t in tokens]
        after_verb = len(tokens) > 2 and bool(tokens[1].gap) and tokens[1].gap[0].low in _AUXILIARIES
        told = kinds[2:3] == ["_COMMA"] and not tokens[2].gap and len(tokens) > 3 and _tells_more(tokens[3])
        echo = kinds[:2] in (["NOR", "ITEM"], ["NEITHER", "ITEM"]) and after_verb and (kinds[2:] == ["END"] or told)
        denial = kinds[:1] == ["NOR"] and not tokens[0].gap and [w.low in _AUXILIARIES for w in tokens[1].gap[:1]] == [True]
        if found and (echo or (denial and not _MARKS & {t.type for t in found[-1]})):
            before = found.pop()
            comma = Token("_COMMA", "", tokens[0].words, before[-1].gap)
            tokens = (*before[:-1], comma, *tokens)
        elif found and after_a_pair(tokens) and not _MARKS & {t.type for t in found[-1]}:
            before = found.pop()  # "Neither Ann nor Ben sang. | Neither of them danced."
            tokens = (*before[:-1], Token("_SEMI", "", tokens[0].words, before[-1].gap), *tokens)
        found.append(tokens)
    return found


def _tells_more(token: Token) -> bool:
    """ "Nor did Ben, | who ...": an aside about him."""
    return bool(token.gap) and token.gap[0].low in ("who", "which", "whose")


def neither_verbs(tokens: Tokens) -> list[Tokens]:
    """ "Ann | neither wears red | nor owns the cat": the clauses that are denied; none where "neither" is of two things."""
    kinds = [t.type for t in tokens]
    if kinds.count("NEITHER") != 1 or kinds.index("NEITHER") != 1 or kinds[0] != "ITEM" or tokens[1].gap:
        return []
    parts: list[Tokens] = []
    start = 2
    for i in range(2, len(tokens)):
        if kinds[i] not in ("NOR", "END"):
            continue
        stop = i - 1 if kinds[i - 1] == "_COMMA" and not tokens[i].gap else i
        parts.append((tokens[0], *ended(tokens, start, stop)))
        start = i + 1
    predicates = all(len(part) > 2 and _begins_with_verb(part[1]) for part in parts)
    return parts if len(parts) > 1 and predicates and not any(t.type in JOINTS for part in parts for t in part) else []


def denied_and_unrelated(tokens: Tokens) -> list[Tokens]:
    """ "Ann is not in house 1 | or next to Ben", "neither in house 1 | nor next to Ben": both denials."""
    kinds = [t.type for t in tokens]
    for negation, joint in (("NOT", "OR"), ("NEITHER", "NOR")):
        if kinds[:4] == ["ITEM", negation, "ITEM", joint] and kinds[4] in _RELATIONS and kinds[-2:] == ["ITEM", "END"]:
            denied = Token("NOT", "", tokens[1].words, tokens[1].gap)
            related = replace(tokens[4], gap=()) if not tokens[4].gap else tokens[4]
            first = (tokens[0], denied, *ended(tokens, 2, 3))
            return [first, (tokens[0], denied, related, *tokens[5:])]
    if kinds[:5] == ["NEITHER", "ITEM", "NOR", "ITEM", "EQUAL"] and tokens[4].gap and not tokens[0].gap:
        return _neither_as_much(tokens)
    if kinds[:2] == ["ITEM", "NOT"] and kinds[2] in _RELATIONS and kinds[-4:-1] == ["ITEM", "OR", "ITEM"]:
        placed = tokens[-2].gap[:1]
        if placed and placed[0].low in ("in", "on", "at"):  # "not next to Ben | or in house 1"
            return [ended(tokens, 0, len(tokens) - 3), (tokens[0], *tokens[1:2], *tokens[-2:])]
    return []


def _neither_as_much(tokens: Tokens) -> list[Tokens]:
    """ "Neither Ann nor Ben | earned as much as", "neither Ann's hat nor Ben's | is as old as": each did not, or is not."""
    gap = tokens[4].gap
    verb = next((i for i, w in enumerate(gap) if w.low in COPULAS or (w.low in verb_forms() and finite(w.low))), 0)
    if any(t.gap and t.gap[0].low not in ("'s", "'", "one") and closed().get(t.gap[0].low) is not None for t in tokens[2:3]):
        return []
    being = gap[verb].low in COPULAS
    rest = replace(tokens[4], gap=gap[verb + being :])
    did = gap[verb] if being else gap[verb].instead("did")
    denied = (Token("NOT", "", tokens[0].words, (*tail, did)) for tail in (tokens[2].gap, gap[:verb]))
    return [(name, no, rest, *tokens[5:]) for name, no in zip((tokens[1], tokens[3]), denied, strict=True)]


def without_only(tokens: Tokens) -> Tokens | None:
    """ "Only Ann wears red", "Ann wears only red": where everybody wears one thing, "only" says nothing more."""
    at = [(i, w) for i, t in enumerate(tokens) for w in t.gap if w.low == "only"]
    if len(at) != 1 or any(t.type not in ("ITEM", "END") for t in tokens):
        return None
    i, only = at[0]
    gap = tokens[i].gap
    if tokens[i].type == "ITEM" and gap[-1] is only and gap[-2:-1] and singular(gap[-2].low) in word_table("places"):
        return None  # "in house only | 2"
    return (*tokens[:i], replace(tokens[i], gap=tuple(w for w in tokens[i].gap if w is not only)), *tokens[i + 1 :])


def nobody_else_beyond(tokens: Tokens) -> tuple[Tokens, ...]:
    """ "Only | Ann | came later than Ben": she did, and one person did; none where "only" says something else."""
    named = only_beyond(tokens)
    if not named:
        return ()
    rest, like = tokens[2 * named :], tokens[0].words[0]
    amount = like.instead(("one", "two", "three", "four", "five", "six")[min(named, 6) - 1])
    count = Token("COUNT", "", (amount,), (), number=named)
    people = like.instead("person" if named == 1 else "people")
    owned = len(rest[0].gap) > 2 and rest[0].gap[0].low in ("'s", "'") and closed().get(rest[0].gap[1].low) is None
    who = rest[0].gap[1:] if owned else (people, *rest[0].gap)  # "only | Ann | 's cake was dearer"
    counted = (replace(tokens[0], type="EXACTLY"), count, replace(rest[0], gap=who), *rest[1:])
    each = tuple((t, *rest) for t in tokens[1 : 2 * named : 2])
    return (counted, *each) if named <= 6 else ()


def both_of_them(left: Tokens, right: Tokens) -> Tokens | None:
    """ "Ann beat Ben, but | Cleo is older than both of them", "than either of them": than Ann and Ben."""
    right = _than_both(right)
    at = next((i for i, t in enumerate(right) if [w.low for w in t.words] == ["both", "of"]), None)
    named = [t for t in left if t.type == "ITEM"]
    if at is None or len(named) != 2 or any(isinstance(t.reference, Pronoun) for t in named) or right[at + 1].gap:
        return None
    if goes_on(right, at):
        return None  # "Cleo beat Dan, but Ed is older than both of them": than Cleo and Dan
    them = right[at + 1].reference
    if not isinstance(them, Pronoun) or them.word not in _THEM:
        return None
    first, second = (replace(t, gap=tuple(w for w in t.gap if closed().get(w.low) == "d")) for t in named)
    first = replace(first, gap=(*right[at].gap, *first.gap))
    return (*right[:at], first, Token("AND", "", right[at].words), second, *right[at + 2 :])


def _than_both(tokens: Tokens) -> Tokens:
    """ "Is older than | either | of them", and not "isn't older than either of them": than both of them."""
    kinds = [t.type for t in tokens]
    if kinds[-4:] != ["THAN", "EITHER", "ITEM", "END"] or tokens[-1].gap or {"NOT", "NEITHER", "NOR"} & set(kinds):
        return tokens
    either, them = tokens[-3:-1]
    if [w.low for w in them.gap] != ["of"] or either.gap or not isinstance(them.reference, Pronoun):
        return tokens
    both = replace(either, words=(either.words[0].instead("both"), *them.gap))
    return (*tokens[:-3], both, replace(them, gap=()), tokens[-1])


def between_them(tokens: Tokens) -> tuple[Tokens, Tokens] | None:
    """ "Ann is left of Ben, | with two houses between them": the clause, and how far apart its two things are."""
    tokens = _between_the_two(tokens)
    kinds = [t.type for t in tokens]
    if "BETWEENTHEM" not in kinds or kinds[-2:] != ["BETWEENTHEM", "END"] or tokens[-1].gap:
        return None
    at = next((i for i, t in enumerate(tokens) if t.gap and [w.low for w in t.gap] == ["with"]), 0)
    if not at or kinds[at] not in ("NUM", "EXACTLY", "ATLEAST", "ATMOST"):
        return None
    stop = at - 1 if kinds[at - 1] == "_COMMA" else at
    named = [t for t in tokens[:stop] if t.type == "ITEM"]
    if len(named) != 2 or any(isinstance(t.reference, Pronoun) for t in named):
        return None
    first, second = (replace(t, gap=tuple(w for w in t.gap if closed().get(w.low) == "d")) for t in named)
    amount = (replace(tokens[at], gap=()), *tokens[at + 1 : -2])
    between = Token("BETWEEN", "", tokens[-2].words, tokens[-2].gap)
    tails = [tokens[tokens.index(t) + 1].gap if tokens[tokens.index(t) + 1].type == "END" else () for t in named]
    apart = (*amount, between, first, Token("AND", "", (), tails[0]), second, Token("END", "", ()))
    return ended(tokens, 0, stop), apart


def _between_the_two(tokens: Tokens) -> Tokens:
    """ "With two houses | between the two", "with two houses | in between": between them."""
    kinds = [t.type for t in tokens]
    if kinds[-2:] == ["BETWEEN", "END"] and not tokens[-1].gap:
        return (*tokens[:-2], replace(tokens[-2], type="BETWEENTHEM"), tokens[-1])
    if kinds[-3:] == ["BETWEEN", "ITEM", "END"] and not tokens[-1].gap and _the_two(tokens[-2]):
        return (*tokens[:-3], replace(tokens[-3], type="BETWEENTHEM"), tokens[-1])
    return tokens


def nobody_between(tokens: Tokens) -> Tokens | None:
    """ "Ann is left of Ben, | with nobody between them": directly left of him."""
    kinds = [t.type for t in tokens]
    if kinds not in (["ITEM", "DIR", "ITEM", "INBETWEEN", "END"], ["ITEM", "DIR", "ITEM", "_COMMA", "INBETWEEN", "END"]):
        return None
    subject, way, other, *rest = tokens
    if way.value.partition(":")[2] or any(t.gap for t in rest[1:]):
        return None
    directly = Token("DIRECTLY", "", rest[-2].words, way.gap)
    return subject, directly, replace(way, gap=()), other, Token("END", "", (), rest[0].gap)


def completed(tokens: Tokens) -> Tokens | None:
    """ "Ben came | two days later", "... | the day before": than, or before, what the clause before tells."""
    if len(tokens) < 3 or tokens[-1].gap or tokens[0].type != "ITEM":
        return None
    last, end = tokens[-2], tokens[-1]
    it = Token("ITEM", "", last.words, (), reference=Pronoun("the same"))
    timed = last.adjective is not None and last.adjective.base in ("late", "early")
    if last.type == "COMP" and timed and tokens[-3].type == "NUM":
        return (*tokens[:-1], Token("THAN", "", last.words), it, end)
    if last.type == "DIR" and last.value in ("before", "after") and len(last.gap) > 1 and last.gap[-2].low == "the":
        return (*tokens[:-1], it, end)
    return None


def neither_of_them(left: Tokens, right: Tokens) -> Tokens | None:
    """ "Ann beat Ben; | neither of them wears red", "..., and | Cleo knows neither of them": neither Ann nor Ben."""
    named = [t for t in left if t.type == "ITEM"]
    if (both := _nor_either(left, right)) is not None:
        return both
    at = int(right[0].type == "ITEM" and len(right) > 3 and bool(right[1].gap))  # "Cleo likes | neither of them"
    if [t.type for t in right[at : at + 2]] != ["NONEOF", "ITEM"] or len(named) != 2 or (right[0].gap and not at):
        return None
    if not _the_two(right[at + 1]) or any(isinstance(t.reference, Pronoun) for t in named):
        return None
    first, second = (replace(t, gap=tuple(w for w in t.gap if closed().get(w.low) == "d")) for t in named)
    neither = Token("NEITHER", "", right[at].words, right[at].gap)
    return (*right[:at], neither, first, Token("NOR", "", right[at].words), second, *right[at + 2 :])


def _the_two(token: Token) -> bool:
    """ "Them", "these two", "the two": both that the clause before names."""
    if isinstance(token.reference, Pronoun):
        return token.reference.word in _THEM and not token.gap
    return [w.low for w in (*token.gap, *token.words)] in (["these", "two"], ["the", "two"])


def at_the_other(left: Tokens, right: Tokens) -> Tokens | None:
    """ "Ann is at one end of the row, | and Ben is at the other": at opposite ends."""
    if [t.type for t in left] != ["ITEM", "ITEM", "END"] or [t.type for t in right] != ["ITEM", "END"] or left[-1].gap:
        return None
    subject, end = left[:2]
    other, lows = right[0], [w.low for w in right[1].gap]
    if not isinstance(end.reference, Place) or end.reference.among != "ends" or "one" not in (w.low for w in end.words):
        return None
    lows = lows[:-1] if lows[-1:] == ["end"] else lows
    verb = [low for low in lows[:-3] if low not in ("'s", "'")]
    said = {w.low for w in end.gap}
    if lows[-3:] != ["at", "the", "other"] or any(low not in said for low in verb) or other.reference == subject.reference:
        return None
    if any(isinstance(t.reference, Pronoun | Place) for t in (subject, other)):
        return None
    like = end.words[0]
    opposite = Token("OPPOSITE", "", end.words, (like.instead("are"),))
    return (subject, Token("AND", "", ()), other, opposite, Token("END", "", ()))


def _nor_either(left: Tokens, right: Tokens) -> Tokens | None:
    """ "Neither Ann nor Ben wears red, | nor does either own a cat": the two of them again."""
    if [t.type for t in right[:3]] != ["NOR", "EITHER", "ITEM"]:
        return None
    if [t.type for t in left[:4]] != ["NEITHER", "ITEM", "NOR", "ITEM"]:
        return None
    helper, said = right[1].gap, right[2]
    if right[0].gap or len(helper) != 1 or helper[0].low not in _AUXILIARIES or not left[4:]:
        return None
    return (*left[:4], replace(said, gap=(*helper, *said.gap)), *right[3:])


def restated(tokens: Tokens) -> tuple[Tokens, Tokens] | None:
    """ "A; that is, B", "A, in other words, B": what is said, and the same in other words."""
    for i in range(1, len(tokens) - 2):
        marked = tokens[i].type in ("_SEMI", "_COMMA", "_DASH") and tokens[i + 1].type == "_COMMA"
        if marked and tuple(w.low for w in tokens[i + 1].gap) in _RESTATING:
            return ended(tokens, 0, i), tokens[i + 2 :]
    return None


def reasoned(tokens: Tokens) -> tuple[Tokens, Tokens] | None:
    """ "A, so B", "B, because A", "As A, B": what is said, B, and the reason, A."""
    if _gives_reason(tokens[0]):
        end = next((i for i, t in enumerate(tokens) if t.type == "_COMMA"), 0)
        return (tokens[end + 1 :], ended(tokens, 1, end)) if end > 1 else None
    for i in range(1, len(tokens) - 1):
        gap = tokens[i + 1].gap
        if tokens[i].type in ("_COMMA", "_SEMI") and gap and gap[0].low == "so":
            if any(w.low in _AUXILIARIES or w.low == "that" for w in gap[1:2]):
                return None  # "so is Ben"
            return (replace(tokens[i + 1], gap=gap[1:]), *tokens[i + 2 :]), ended(tokens, 0, i)
        if _gives_reason(tokens[i]) and tokens[i - 1].type == "_COMMA" and not tokens[i].gap:
            return (ended(tokens, 0, i - 1), tokens[i + 1 :]) if i > 1 else None
        if _gives_reason(tokens[i]) and not _DENYING.intersection(t.type for t in tokens[:i]):
            return ended(tokens, 0, i), tokens[i + 1 :]  # "does not sing because ..." may sing for another reason
    return None


def beside_the_reason(reason: Tokens) -> tuple[Tokens, Tokens] | None:
    """ "Ann is not the cook, and | she has never flown a plane": what is told besides, and the reason itself."""
    if any(t.type in _OPEN for t in reason):
        return None
    for i in range(len(reason) - 3, 1, -1):
        joint, first = reason[i], reason[i + 1]
        if joint.type in ("AND", "_BUT") and reason[i - 1].type in ("_COMMA", "_SEMI") and not joint.gap:
            return (ended(reason, 0, i - 1), reason[i + 1 :]) if first.type == "ITEM" and not _begins_with_verb(first) else None
    return _first_and_then(reason)


def _first_and_then(reason: Tokens) -> tuple[Tokens, Tokens] | None:
    """ "Ann is from Rome | and | does not eat meat": where she is from, and a reason about herself."""
    at = [i for i, t in enumerate(reason) if t.type == "AND"]
    if len(at) != 1 or reason[0].type != "ITEM" or any(t.type in JOINTS for t in reason[: at[0]]) or at[0] < 2:
        return None
    denied = reason[at[0] + 1]
    able = denied.type == "STOP" and denied.words[0].low in ("can", "ca", "could") and reason[at[0] + 2].type == "NOT"
    does = denied.type == "NOT" and bool(denied.gap) and denied.gap[0].low in _AUXILIARIES
    if not (able or does):
        return None
    return ended(reason, 0, at[0]), (reason[0], *reason[at[0] + 1 :])


#: "because", and "since" and "as" where they open a clause
_REASONS = frozenset({"because", "since", "as"})
_DENYING = frozenset({"NOT", "NEITHER", "NOR", "NOBODY", "UNTRUE"})


def _gives_reason(token: Token) -> bool:
    return token.type == "_BUT" and token.words[0].low in _REASONS


def idle(reason: Tokens, support: Support) -> bool:
    """Whether a reason cannot say more than what follows from it: one thing, and words that no category knows.

    "Ann is allergic to feathers, so she does not keep the owl": whatever feathers are to Ann, the puzzle asks about the owl.
    """
    rest = [t for i, t in enumerate(reason) if not i or not isinstance(t.reference, Pronoun)]  # "it keeps | him | awake"
    unable = [i for i, t in enumerate(rest[:-1]) if t.type == "STOP" and rest[i + 1].type == "NOT"]
    for i in reversed(unable):
        if rest[i].words[0].low in ("can", "ca", "could") and not rest[i].gap:
            del rest[i]  # "can | n't swim"
    kinds = " ".join(t.type for t in rest if t.type != "DIR")  # "never sat | behind | the wheel": behind nobody
    if rest[0].type != "ITEM" or not _JOINED_REASONS.fullmatch(kinds):
        return False
    if any(closed().get(w.low) != "d" for w in reason[0].gap):
        return False
    words = [w for t in reason[1:] for w in t.gap]
    plain = all(w.low.isalpha() and w.text[:1].islower() and not support.relational(w) for w in words)
    known = any(support.of(category, words) for category in support.frame)
    told = [w for w in words if w.low not in _AUXILIARIES]
    return bool(told) and plain and not known and not any(support.letter(w) in "swy" for w in words)


def _begins_with_verb(token: Token) -> bool:
    verb = token.gap[0].low if token.gap else ""
    return verb in _AUXILIARIES or (verb in verb_forms() and finite(verb))
