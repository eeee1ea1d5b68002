"""What stands aside in a sentence: ", who wears red,", "(the baker)", ", not Ben,", ", in the black hat,"."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.wordlists import word_set
from nlpuzzle.english.words import Word, finite, split
from nlpuzzle.understanding.clauses.pronouns import contradicted
from nlpuzzle.understanding.sentences.nobody_there import is_nobody
from nlpuzzle.understanding.sentences.tastes import cannot, disliked, hates, own_and_loved
from nlpuzzle.understanding.soundness import shapes
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.soundness.word_classes import letters
from nlpuzzle.understanding.tokenising.tokens import Choice, Pronoun, Token
from nlpuzzle.understanding.words.groups import gender_of
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, denying, verb_forms
from nlpuzzle.understanding.words.words_of import AUXILIARIES

__all__ = ["Aside", "asides", "without_tastes"]

Tokens = tuple[Token, ...]

_OPENERS = frozenset({"_COMMA", "LPAREN", "_DASH"})
_CLOSERS = {"_COMMA": ("_COMMA", "END"), "LPAREN": ("RPAREN",), "_DASH": ("_DASH", "END")}
#: how a subject begins that is told by somebody else: "the person two places behind Ann"
_RELATING = frozenset({"DIR", "NEXT", "DIRECTLY", "EXACTLY", "HEDGE", "NUM", "PAREN"})
_WHO = frozenset({"who", "which"})
_SUBJECTS = frozenset({"he", "she", "it"})
#: where one stands to another, of which an aside may tell
_ELSEWHERE = word_set("there here next near nearby opposite alone together both too also same other else then so not never no")
#: how one feels about somebody, and by what word one calls him then
_FELT = word_set("poor lucky unlucky clever brave dear silly foolish wise sly sweet good")
_CREATURES = word_set("thing fellow chap soul devil creature lad lass dear beast mite darling")
#: what opens a clause about a place or a time, and how what happens is set there
_THERE = {"where": "in", "when": "on"}
_JOINING = frozenset({"AND", "_BUT"})
_PLACING = frozenset({"in", "on", "at"})
#: such a clause that tells what somebody does there
_DONE = {"where": "there", "when": "then"}
#: of what one does not, or never did
_HELPING = (["do"], ["does"], ["did"], ["has"], ["have"], ["had"], ["is"], ["are"], ["was"], ["were"])
_OWNERS = frozenset({"owner", "holder", "keeper", "occupant", "resident", "tenant", "wearer"})
#: what one wears, has or is from
_CARRYING = frozenset({"in", "with", "from", "at", "on", "wearing"})


class Aside(NamedTuple):
    """What stands between commas or brackets after an item: a clause about it, or another item to compare it with."""

    #: the clause about the item before; empty where another item is named instead
    clause: Tokens
    #: index in the sentence of the item that the aside is about
    about: int
    #: "not" for ", not Ben,", "like" for ", like Ben,", "unlike"; "where" and "when" for a clause about the item as a place or
    #: a time, "there" and "then" for what somebody does there, "nobody where" and "nobody when" for what nobody does;
    #: "unclear" about whom it is; "disliked" and "loved" for what somebody stands so to; "" for another clause
    kind: str = ""
    #: the item that is named instead, or the place
    other: Token | None = None


def asides(tokens: Tokens, support: Support) -> tuple[Tokens, list[Aside]]:
    """The sentence without its ", who ..." and "(not Ben)", and those with the item that each is about."""
    main: list[Token] = []
    found: list[Aside] = []
    i = 0
    while i < len(tokens):
        token = tokens[i]
        after_item = token.type in _OPENERS and bool(main) and main[-1].type == "ITEM"
        if after_item and (end := _idle(tokens, i, support)) is not None:
            if tokens[end].type == "END":
                main.append(replace(tokens[end], gap=token.gap))
                break
            main.append(replace(tokens[end + 1], gap=(*token.gap, *tokens[end + 1].gap)))
            i = end + 2
            continue
        close = _close(tokens, i) if after_item else None
        semicolon = _before_semicolon(tokens, i, close) if close is not None else None
        close = semicolon or close
        aside = _aside(tokens, i, close, len(main) - 1, support) if close is not None else None
        if close is None or aside is None:
            main.append(token)
            i += 1
            continue
        found.append(aside)
        if tokens[close].type == "END":
            main.append(replace(tokens[close], gap=token.gap))
            break
        if semicolon:
            main.append(replace(tokens[close], gap=token.gap))
            i = close + 1
            continue
        following = tokens[close + 1]
        main.append(replace(following, gap=(*token.gap, *following.gap)))
        i = close + 2
    return tuple(main), found


def without_tastes(tokens: Tokens, support: Support) -> Tokens:
    """The sentence without what it says beside of tastes, "Ann, who hates plums, ...", which has a verb of its own."""
    felt = [i for i, t in enumerate(tokens) if i and t.type == "_COMMA" and tokens[i - 1].type == "ITEM"]
    for opener in reversed(felt):
        close = _close(tokens, opener)
        if close is None or (close == opener + 1 and not any(map(hates, tokens[close].gap))):
            continue
        inside, tail = tokens[opener + 1 : close], tokens[close].gap
        idle = _idle(tokens, opener, support) == close and (not inside or cannot(inside[0]) or _does_not(tokens, opener + 1))
        if idle or (inside and (disliked(inside, tail, support) or own_and_loved(inside, tail, support))):
            end = replace(tokens[close], gap=tokens[opener].gap)
            tokens = (*tokens[:opener], *((end,) if end.type == "END" else ()), *tokens[close + 1 :])
    return tokens


def _done_by(tokens: Tokens, opener: int, close: int, thing: Token) -> Tokens | None:
    """ "The scones, | which | Ann | did n't | bake,": "Ann did n't bake the scones"; None where it is no such clause."""
    first, *more = tokens[opener + 1 : close]
    verb = tokens[close].gap
    if first.type != "ITEM" or [t.type for t in more] not in ([], ["NOT"]) or not isinstance(first.reference, Choice):
        return None
    led = first.gap[:1] and first.gap[0].low == "which" and all(w.low in ("the", "a", "an") for w in first.gap[1:])
    if not led or len(verb) != 1 or verb[0].low not in verb_forms() or finite(verb[0].low) == bool(more):
        return None
    if tokens[0].type in _RELATING:
        return None  # "the cake left of Ann's, which ...": the one or the other
    said = replace(thing, gap=(*verb, *thing.gap))
    return (replace(first, gap=first.gap[1:]), *more, said, Token("END", "", (), tokens[opener].gap))


def _close(tokens: Tokens, at: int) -> int | None:
    closers = _CLOSERS[tokens[at].type]
    return next((j for j in range(at + 1, len(tokens)) if tokens[j].type in closers), None)


def _before_semicolon(tokens: Tokens, at: int, close: int) -> int | None:
    """Where "Ann has the red hut, | which is the last one; | she ..." closes: at the semicolon; None where it has none."""
    semicolon = next((j for j in range(at + 1, close) if tokens[j].type == "_SEMI"), None)
    relative = tokens[at].type == "_COMMA" and [w.low for w in tokens[at + 1].gap[:1]] in (["who"], ["which"])
    if not relative or semicolon is None or semicolon == at + 1:
        return None
    told, following = [t.type for t in tokens[at + 1 : semicolon]], tokens[semicolon + 1]
    pointing = isinstance(following.reference, Pronoun)  # "who lives next to the Dunns; they": who?
    return None if pointing and (told.count("ITEM") > 1 or {*told} - {"ITEM", "NOT"}) else semicolon


def _aside(tokens: Tokens, opener: int, close: int, about: int, support: Support) -> Aside | None:
    """The aside between two marks, about the item before them; None where it is none."""
    at, item = opener + 1, tokens[opener - 1]
    first = tokens[at]
    if at == close:
        return None
    gap, subject = first.gap, replace(item, gap=_description(item.gap))
    if (clause := _done_by(tokens, opener, close, subject)) is not None:
        return Aside(clause, about)
    if _pronoun(first, item, about):
        first, at = _named_by(tokens, at)
        said = first
    elif gap and _its_name(gap, item, about):
        said = replace(first, gap=gap[2:])
    elif gap and gap[0].low in _WHO:
        if gap[0].low == "which" and not _owning(tokens[: opener + 1]) and _is_somebody(item, support):
            return None  # "lives left of Ann, which is green"
        said = replace(first, gap=gap[1:])
    elif first.type == "NOT" and _whose_owner(gap):
        said = replace(first, gap=gap[2:])
        subject = replace(item, gap=(*(gap[0].instead(low) for low in ("the", "owner", "of", "the")),))
    elif gap and gap[0].low == "whose":
        said = replace(first, gap=(gap[0].instead("'s"), *gap[1:]))
    elif gap and gap[0].low in _THERE and is_nobody(first):
        where = next((i for i, w in enumerate(item.gap) if w.low in _PLACING), None)
        place = replace(item, gap=item.gap[where:]) if where is not None else item
        kind = f"nobody {gap[0].low}" if where is not None else "unclear"
        return Aside((*tokens[at:close], Token("END", "", (), tokens[close].gap)), about, kind, place)
    elif gap and gap[0].low in _THERE:
        if _by_whom(tokens[at:close]):
            return Aside((replace(first, gap=gap[1:]), *tokens[at + 1 : close], tokens[close]), about, _DONE[gap[0].low], item)
        noun = tokens[opener].gap if shapes.fullmatch(r"[no]{1,2}", letters(tokens[opener].gap, support)) else ()
        return Aside(_took_place(tokens[at:close], item, tokens[close], noun), about, gap[0].low, item)
    elif _without_is(tokens, at, close) or (about == 0 and _by_one_of_them(tokens, at, close)):
        said = _said_of(first)
    elif _prepositional(tokens, at, close, support):
        said = replace(first, gap=(gap[0].instead("has"), *gap[1:])) if gap[0].low == "with" else _said_of(first)
    elif first.type in ("NOT", "LIKE", "UNLIKE") and not gap and _lone_item(tokens, at + 1, close):
        if tokens[close].type == "END" or tokens[close + 1].type in ("AND", "OR", "NOR"):
            return None
        return Aside((), about, first.type.lower(), replace(tokens[at + 1], gap=tokens[at + 1].gap))
    else:
        return None
    said = replace(said, gap=(*tokens[opener].gap, *said.gap))  # "the history | expert, who is older"
    inside = (said, *tokens[at + 1 : close])
    unclear = tokens[0].type in _RELATING and tokens[close].type not in ("END", "_SEMI")
    if unclear or (opener > 1 and tokens[opener - 2].type == "OR"):
        # "the person left of Ann, who drinks tea, is ...": the one or the other; "has tea or milk, which"
        return Aside((), about, "unclear", replace(item, gap=()))
    if disliked(tokens[at:close], tokens[close].gap, support) and not _points_on(tokens[close:]):
        return Aside(tokens[at:close], about, "disliked", item)
    if (loved := own_and_loved(tokens[at:close], tokens[close].gap, support)) is not None:
        return Aside((), about, "loved", loved)
    return Aside((subject, *inside, Token("END", "", (), tokens[close].gap)), about)


def _whose_owner(gap: tuple[Word, ...]) -> bool:
    """ ", | whose owner is | not": of the owner of what stands before."""
    return len(gap) > 2 and gap[0].low == "whose" and gap[1].low in _OWNERS and gap[2].low in AUXILIARIES


def _points_on(tokens: Tokens) -> bool:
    """ "Ann, who hates plums, got | it | all the same"."""
    return any(isinstance(t.reference, Pronoun) and t.reference.word in ("it", "them", "one") for t in tokens)


def _pronoun(first: Token, item: Token, about: int) -> bool:
    """ "Ann (she is the cook)": whom the sentence begins with, if she can be meant."""
    if about or not isinstance(first.reference, Pronoun) or first.gap or first.reference.word not in _SUBJECTS:
        return False
    return _may_be(first.reference.word, item)


def _its_name(gap: tuple[Word, ...], item: Token, about: int) -> bool:
    """ ", whose name is not | Ann", "— her name is | Ann —"."""
    if len(gap) < 3 or gap[1].low != "name" or gap[2].low not in ("is", "was"):
        return False
    return gap[0].low == "whose" or (not about and gap[0].low in ("his", "her") and _may_be(gap[0].low, item))


def _may_be(word: str, item: Token) -> bool:
    choices = item.reference.items if isinstance(item.reference, Choice) else ()
    return bool(choices) and not any(contradicted(word, term) for term in choices)


def _named_by(tokens: Tokens, at: int) -> tuple[Token, int]:
    """What follows the pronoun, and where."""
    return tokens[at + 1], at + 1


def _idle(tokens: Tokens, opener: int, support: Support) -> int | None:
    """Where an aside ends that says nothing of the puzzle: ", a keen gardener,", ", who sleeps badly,", "(a widower)".

    It must be about one thing and use no word that a category, the story or another clue uses.
    """
    if opener + 1 >= len(tokens) or tokens[opener].gap:
        return None
    end = opener + 1
    if _does_not(tokens, end):
        end += 1  # "who does | not | care for birds"
    while end + 1 < len(tokens) and cannot(tokens[end]) and (end > opener + 1 or [w.low for w in tokens[end].gap] == ["who"]):
        end += 1  # "who can | n't | sing a note"
    close, kind = tokens[end], tokens[opener].type
    words = [w for w in (*(tokens[opener + 1].gap if end > opener + 1 else ()), *close.gap) if w.low != "-"]
    if _pitied(words, support) and (close.type == "END" or _predicate_follows(tokens, opener + 1)):
        return opener + 1
    relative = words[:1] != [] and words[0].low == "who"
    felt = words[1:2] if relative and words[1:] and hates(words[1]) else []  # "who hates the cold"
    if any(c.given == "inferred" for c in support.frame) and not felt and end == opener + 1:
        return None  # where nobody listed the categories, it may tell of one of them
    if close.type not in _CLOSERS[kind] or len(words) < 2:
        return None
    if not relative and (words[0].low not in ("a", "an", "the", "his", "her") or not any(map(_somebody, words[1:]))):
        return None
    if kind == "_COMMA" and close.type == "_COMMA":
        another = relative and [t.type for t in tokens[end + 1 : end + 3]] == ["AND", "ITEM"]
        another = another and all(closed().get(w.low) == "d" for w in tokens[end + 2].gap)  # ", who sleeps badly, and | Ben"
        if not (another or _predicate_follows(tokens, end)):
            return None
    if kind == "_COMMA" and close.type == "END" and not relative:
        return None
    if not all(w.low.isalpha() and w.text[:1].islower() for w in words):
        return None
    felt = words[1:2] if end > opener + 1 and words[1].low == "resist" else felt  # "who can't | resist | chocolate"
    if any((support.letter(w) in "sy" or w.low in denying() or w.low in _ELSEWHERE) and w not in felt for w in words[1:]):
        return None
    told = [w for w in words[1:] if closed().get(w.low) is None]
    return end if told and not any(support.supported(w) for w in told) else None


def _does_not(tokens: Tokens, at: int) -> bool:
    """ "Ann, | who does | not | care for birds, | does | not | ...": of somebody of whom the sentence denies something."""
    token = tokens[at]
    if token.type != "NOT" or at + 1 >= len(tokens) or not any(t.type in ("NOT", "NEITHER") for t in tokens[at + 2 :]):
        return False
    lows = [w.low for w in token.gap]
    return (lows == ["who"] and token.words[0].low == "never") or (lows[:1] == ["who"] and lows[1:] in _HELPING)


def _pitied(words: Sequence[Word], support: Support) -> bool:
    """ "Ann, | poor girl, | came last", "poor thing": how the narrator feels about somebody."""
    if len(words) != 2 or words[0].low not in _FELT:
        return False
    if any({words[0].low, words[1].low} & {w.low for w in split(item.label)} for item in support.frame.items):
        return False  # "lucky" may be a horse, and "devil" a costume
    return words[1].low in _CREATURES or (is_person(words[1].low) and words[1].text[0].islower())


#: particles, after the verb they belong to
_WITH_VERBS = frozenset("along away down off out over up".split())


def _somebody(word: Word) -> bool:
    return is_person(word.low)


def _description(gap: tuple[Word, ...]) -> tuple[Word, ...]:
    """The words before an item that say what it is: "stands behind | the painter in the"."""
    end = next((i for i, w in enumerate(gap) if closed().get(w.low) == "w"), len(gap))
    verbs = [i for i, w in enumerate(gap[:end]) if closed().get(w.low) == "a" or (w.low in verb_forms() and finite(w.low))]
    start = verbs[-1] + 1 if verbs else 0
    if verbs and start < len(gap) and gap[start].low in _WITH_VERBS:
        start += 1  # "dug | up | the coin"
    return gap[start:]


def _owning(tokens: Tokens) -> bool:
    """ "Ann | 's bag is heavier than Ben's": of things of theirs."""
    return any(t.gap and t.gap[0].low in ("'s", "'") for t in tokens)


def _is_somebody(item: Token, support: Support) -> bool:
    """ "Ann", and no house or boat that bears a name, or is hers."""
    named = item.reference.items if isinstance(item.reference, Choice) else ()
    plain = not any(w.low == "the" for w in item.gap) and all(w.text[:1].isupper() for w in item.words)
    return plain and any(gender_of(i.label) is not None and support.people(i.category) for i in named)


def _by_whom(inside: Tokens) -> bool:
    """ ", when she | made the | pie", "when | Ann | did n't make the | pie": what one does, or not; not what is done."""
    first = inside[0]
    if any(t.gap and t.type in _JOINING for t in inside):
        return True  # "when the pie | was made | and the | stew was | not"
    pronoun = isinstance(first.reference, Pronoun) and first.reference.word in _SUBJECTS and len(inside) > 1
    return pronoun or (len(inside) > 2 and first.type == "ITEM" and inside[1].type in ("NOT", "NEITHER"))


def _took_place(inside: Tokens, place: Token, close: Token, noun: tuple[Word, ...]) -> Tokens:
    """ "The | green | boat, where | the dog lives": "the dog lives in" the green boat."""
    first, lead = replace(inside[0], gap=inside[0].gap[1:]), inside[0].gap[0]
    gap = (*close.gap, lead.instead(_THERE[lead.low]))
    return (first, *inside[1:], replace(place, gap=gap), Token("END", "", (), noun))


def _without_is(tokens: Tokens, at: int, close: int) -> bool:
    """An aside that only lacks its "is": ", driven by Bates,", ", a doctor,", "(the baker)"."""
    first = tokens[at]
    if first.gap and first.type == "ITEM" and _participle(first.gap[0].low, first.gap[1:2]):
        return True
    bracketed = bool(first.gap) and tokens[close].type == "RPAREN" and _lone_item(tokens, at, close)
    return bracketed or _apposition(tokens, at)


def _by_one_of_them(tokens: Tokens, at: int, close: int) -> bool:
    """ ", | ridden by | either | Ann | or | Ben,", ", | not | ridden by | Ann,", then at once the verb."""
    first, *more = tokens[at:close]
    kinds = [t.type for t in more]
    if not more or not _predicate_follows(tokens, close):
        return False
    joint = {"EITHER": "OR", "NEITHER": "NOR"}.get(first.type)
    if joint is not None:
        plain = kinds == ["ITEM", joint, "ITEM"] and all(_determined(t) for t in more)
        return plain and _done_to_it(first.gap)
    return first.type == "NOT" and not first.gap and kinds == ["ITEM"] and _done_to_it(more[0].gap)


def _determined(token: Token) -> bool:
    return all(w.low in ("a", "an", "the", "by") for w in token.gap)


def _done_to_it(gap: tuple[Word, ...]) -> bool:
    """ "Ridden by", "handled by the"."""
    return len(gap) > 1 and gap[1].low == "by" and _participle(gap[0].low, gap[1:2]) and all(w.low == "the" for w in gap[2:])


def _participle(word: str, following: Sequence[Word]) -> bool:
    """ ", driven by Bates," and ", wearing red,"."""
    by = bool(following) and following[0].low == "by"
    if by and word.endswith("ed"):
        return True  # whether "skippered by" says anything, the licence judges
    return word in verb_forms() and (word.endswith("ing") or (by and (word.endswith(("en", "wn")) or finite(word))))


def _lone_item(tokens: Tokens, at: int, close: int) -> bool:
    """Whether one item stands between the marks: "(the baker)", ", not Ben's,"."""
    return close == at + 1 and tokens[at].type == "ITEM" and all(w.low in ("the", "a", "an", "in") for w in tokens[at].gap)


def _apposition(tokens: Tokens, at: int) -> bool:
    """ "P, a doctor, does not ...", "The doctor, P, wears ...": one item between commas, then at once the sentence's verb."""
    token = tokens[at]
    if token.type != "ITEM" or not _predicate_follows(tokens, at + 1) or any(t.type == "AND" for t in tokens[:at]):
        return False
    if not token.gap:
        his_own = tokens[1].gap[:1] != () and tokens[1].gap[0].low in ("'s", "'")  # "Ann | 's horse, | Star, | won"
        described = bool(tokens[0].gap) or his_own
        return at == 2 and described and token.words[0].text[:1].isupper() and not tokens[3].gap
    return token.gap[0].low in ("a", "an", "the")


def _prepositional(tokens: Tokens, at: int, close: int, support: Support) -> bool:
    """ "P, in the black hat, wears ...", "P, from Rome, is ...": of the subject alone, and the verb of the sentence at once."""
    token = tokens[at]
    if token.type != "ITEM" or at != 2 or close != at + 1 or not token.gap or token.gap[0].low not in _CARRYING:
        return False
    somebody = any(is_person(w.low) or support.letter(w) == "h" for w in (*token.gap, *tokens[close].gap))
    if isinstance(token.reference, Choice):
        somebody = somebody or any(support.people(item.category) for item in token.reference.items)
    return not somebody and _predicate_follows(tokens, close)  # "Ann, with the baker, ...": two people


def _predicate_follows(tokens: Tokens, close: int) -> bool:
    """Whether a comma closes an aside, and the verb of the sentence stands right behind it."""
    if close + 1 >= len(tokens) or tokens[close].type != "_COMMA":
        return False
    following = tokens[close + 1]
    verb = (following.gap or (following.words if following.type == "DIR" else ()))[:1]  # "| was beaten by"
    if not verb:
        return False
    plain = not any(t.type in ("AND", "OR", "NOR") for t in tokens[close:])
    known = verb[0].low in verb_forms() and finite(verb[0].low) and (plain or verb[0].low not in word_table("things"))
    return verb[0].low in AUXILIARIES or known


def _said_of(token: Token) -> Token:
    """The apposition as a predicate: ", a doctor," -> "is a doctor"."""
    first = token.gap[0] if token.gap else token.words[0]
    return replace(token, gap=(first.instead("is"), *token.gap))
