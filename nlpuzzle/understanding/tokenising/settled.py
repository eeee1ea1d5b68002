"""Tokens that only others make clear: "both" before a list, the "does" of "than Ben does"."""

from collections.abc import Sequence
from dataclasses import replace

from nlpuzzle.english.morphology import is_plural
from nlpuzzle.english.words import Word, finite, key, split
from nlpuzzle.understanding.tokenising.inverted import upright
from nlpuzzle.understanding.tokenising.tokens import Choice, Token
from nlpuzzle.understanding.words.vocabulary import closed, kinds_of, verb_forms

__all__ = ["settled"]

_DOES = frozenset("does did do is was are were has had".split())
_THEIRS = frozenset({"his", "hers", "theirs", "its"})
_THAN_WHOM = frozenset({"THAN", "AS", "MULT"})
_COMPARING = frozenset({"COMP", "DIR", "MULT", "AS"})
_ENDING = frozenset({"END", "_COMMA", "_BUT", "_SEMI"})
_NEGATIVE = frozenset({"NOT", "NEITHER", "NOR", "NONEOF", "IF", "UNLESS"})


def settled(tokens: Sequence[Token]) -> list[Token]:
    """The tokens without those that say nothing where they stand."""
    return _avoided(_without_both(_without_does(upright(_or_more(tokens)))))


def _avoided(tokens: list[Token]) -> list[Token]:
    """ "Avoided | the tea, the milk and the water": avoided each of them, and so had neither the one nor the other."""
    at = next((i for i, t in enumerate(tokens) if t.type == "NOT" and t.value == "refuse"), len(tokens))
    rest = tokens[at + 1 :]
    kinds = [t.type for t in rest]
    if kinds.count("AND") != 1 or not {*kinds} <= {"ITEM", "_COMMA", "AND", "END"}:
        return tokens
    joint = kinds.index("AND")
    if kinds[joint + 1 :] != ["ITEM", "END"] or any(closed().get(w.low) != "d" for t in rest[:-1] for w in t.gap):
        return tokens
    return [*tokens[: at + 1], *rest[:joint], replace(rest[joint], type="OR"), *rest[joint + 1 :]]


def _or_more(tokens: Sequence[Token]) -> list[Token]:
    """ "Two or more places behind", "£20 or less", "240 pages or more", "Friday or later": at least, at most."""
    found: list[Token] = []
    tokens = list(tokens)
    i = 0
    while i < len(tokens):
        token, following = tokens[i], tokens[i + 1 : i + 4]
        adjective = following[1].adjective if len(following) > 1 else None
        bounded = len(following) == 3 and following[0].type == "OR" and adjective is not None
        dated = adjective is not None and adjective.base in ("late", "early") and token.type == "ITEM"
        counted = following[0].gap if bounded and len(following[0].gap) == 1 and is_plural(following[0].gap[0].low) else ()
        if counted and following[2].type in _ENDING and token.number is not None:  # the noun follows the number
            tokens[i + 1] = replace(following[0], gap=())
            tokens[i + 3] = replace(following[2], gap=(*counted, *following[2].gap))
            following = tokens[i + 1 : i + 4]
        bounded = bounded and (token.number is not None or (dated and isinstance(token.reference, Choice)))
        if not bounded or adjective is None or following[1].gap or following[0].gap or following[2].type == "THAN":
            found.append(token)
            i += 1
            continue
        kind = "ATLEAST" if adjective.sign > 0 else "ATMOST"
        bare = adjective.base in ("more", "less", "few") or following[2].type in _ENDING
        value = replace(token, gap=(), type="VALUE" if dated and token.number is None else token.type)
        found += [replace(following[1], type=kind if bare else "STOP", gap=token.gap), value]
        i += 3
    return found


def _without_does(tokens: Sequence[Token]) -> list[Token]:
    """ "Older than Ben is", "two dollars more than Ann does": the verb of the other side adds nothing."""
    found: list[Token] = []
    compared = False
    for token in tokens:
        ends = token.type in _ENDING and compared and len(found) > 1 and found[-1].type in ("ITEM", "ELSE") and bool(token.gap)
        lows = [w.low for w in token.gap]
        if ends and len(lows) > 1 and lows[-1] in _THEIRS and lows[-2] in ("for", "on", "to", "at", "in"):
            token = replace(token, gap=token.gap[:-2])  # "than Ben paid for his"
            lows = lows[:-2]
        if ends and len(lows) > 1 and lows[-1] in _THEIRS and (lows[-2] in _DOES or _done_too(token.gap[-2], found)):
            token = replace(token, gap=token.gap[:-2])  # "Ann made her hat before Ben | made his"
            lows = lows[:-2]
        after = found[-2].type in _THAN_WHOM if ends and lows and not _noun_of(found[-1], token.gap) else False
        again = after and _done_too(token.gap[-1], found)
        if ends and lows[-1:] and (lows[-1] in _DOES or again) and lows[-2:-1] not in (["who"], ["that"]):
            token = replace(token, gap=token.gap[:-1])
        elif after and len(lows) == 1 and not _object_clause(found[-1].gap) and _another_verb(token.gap[0]):
            token = replace(token, type="STOP", value="vague", words=token.gap, gap=())  # "less than Ann wanted"
        found.append(token)
        compared = (compared or token.type in _COMPARING) and token.type not in _ENDING
    return found


def _done_too(verb: Word, before: Sequence[Token]) -> bool:
    """Whether the other side does what the subject does: "than Ben paid" after "paid", "gave hers" after "gave his talk"."""
    if not (verb.low.isalpha() and finite(verb.low)):
        return False  # "Ann's dog is older than Ben | 's"
    # "ate 4 fewer pies than the one who ate the fig | pies": what is compared is no verb
    said = (w for token in before if token.type != "THAN" for w in token.gap)
    return any(verb.stem in (w.stem, key(w.text.casefold().split()[0])) for w in said)


def _noun_of(item: Token, tail: Sequence[Word]) -> bool:
    """ "Older than the skier on the blue | skis", "than the third | man in the queue": the last word is no verb."""
    if len(tail) > 1 and closed().get(tail[-2].low) in ("d", "p"):
        return True
    named = item.reference.items if isinstance(item.reference, Choice) else ()
    return len(tail) == 1 and any(tail[0].stem == word.stem for i in named for word in split(i.category))


def _object_clause(gap: Sequence[Word]) -> bool:
    """ "Lighter than the pumpkin that | Fergus | brought": the verb belongs to the description."""
    return bool(gap) and closed().get(gap[-1].low, "n") in ("w", "n", "h") and closed().get(gap[0].low) == "d"


def _another_verb(word: Word) -> bool:
    """ "Less than Ann | wanted": what she did is not what the other did."""
    return word.low in verb_forms() and finite(word.low) and not kinds_of(word)


#: "more than 50 hours", "at least 50"
_BOUNDS = frozenset({"OVER", "UNDER", "ATLEAST", "ATMOST"})


def _without_both(tokens: Sequence[Token]) -> list[Token]:
    """ "Both Ann and Ben are", "is next to both Ann and Ben", "Ann and Ben both": what is said of a list holds of each."""
    found: list[Token] = []
    kinds = [t.type for t in tokens]
    carried: tuple[Word, ...] = ()
    if kinds[:4] == ["BOTH", "ITEM", "AND", "ITEM"] and kinds[4] in _BOUNDS:
        tokens = [*tokens[:2], replace(tokens[2], value="both"), *tokens[3:]]  # "spent more than 50 hours", each of them
    for i, token in enumerate(tokens):
        if token.type != "BOTH":
            found.append(replace(token, gap=(*carried, *token.gap)) if carried else token)
            carried = ()
            continue
        joint = next((kind for kind in kinds[i + 1 :] if kind in ("AND", "OR", "NOR", "_BUT", "END")), "END")
        listed = kinds[:i].count("AND") == 1 and "OR" not in kinds[:i] and "_COMMA" not in kinds[:i]
        if (joint != "AND" and not listed) or _NEGATIVE & set(kinds[:i]):
            found.append(replace(token, type="STOP", value="all", gap=(*carried, *token.gap)))
            carried = ()
        else:
            carried = (*carried, *token.gap)
            if listed and kinds[:i].count("ITEM") == 2 and found[-1].type == "ITEM":
                found[kinds.index("AND")] = replace(found[kinds.index("AND")], value="both")  # two of them, whatever they do
    return found
