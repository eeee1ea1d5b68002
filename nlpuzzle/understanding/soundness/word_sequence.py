"""A sentence as a string with a letter for the class of each word: what a dictionary knows, whatever the puzzle.

Where a word may be two things, it has a letter of its own or, after or before words that decide it, the letter of one of them.

Words: d determiner, s 's, w relative pronoun ("who"), W another ("where"), p preposition of place or time, f "of" and its
like, y "by", t "to", j adjective, F adjective with a preposition of its own ("known for"), r adverb, T "never", K "only",
N noun, S noun in -s, h person, n another word.
Auxiliaries: B is, e been, H has, D does, M will.
Finite verbs: O needs an object, L stands somewhere, V any other; o and v the same, or participles,
i of verbs with two objects; Y an item told by a verb.
Other forms: k participle; c, l and b plain as O, L and V; m plain or a noun; g and G in -ing, the second as L; Z, Q (as L)
and z a verb or not.
Terms: A somebody, I another item, # a number, U one with its unit, R a place in the order, P a pronoun.
The rest: > direction, < comparative, C "more", ~ than, ! not, & and, but, | or, nor, E either, neither, a as, u an amount,
q "exactly" and its like, comma, semicolon for whatever begins a clause, full stop, x what holds a verb or says all.
"""

from functools import cache, lru_cache

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.tables import rows
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word, finite, key, participles, pasts
from nlpuzzle.regex import regex
from nlpuzzle.understanding.soundness.finite_verbs import is_verb
from nlpuzzle.understanding.soundness.mentioned import Tokens, told_by
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Pronoun, Token
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, fond, verb_forms

__all__ = ["Classes", "sequence"]

Classes = tuple[str, tuple[Word, ...]]
"""A sentence as a string of classes, and for each letter its word, of a token the first."""

_RELATIVES = frozenset({"who", "whom", "whose", "which", "that"})
#: what two do together, or what they have of it: "Ann and Ben | share | a taxi", "a fair | share"
_TOGETHER = ("argue", "chat", "share")
#: words with a letter of their own
_OWN = {"live": "l", "own": "b", "going": "G", "preferred": "o", "by": "y", "never": "T", "only": "K"} | dict.fromkeys(
    ("of", "from", "with", "for", "as"), "f"
) | dict.fromkeys(_TOGETHER, "z")
_POINTING = frozenset({"this", "these", "those", "her"})
_BE = frozenset({"is", "are", "was", "were", "am"})
_HAVE = frozenset({"has", "have", "had"})
_DO = frozenset({"does", "do", "did"})
#: terminals of the grammar that are one letter, whatever their words
_TOKENS = {
    "NOT": "!", "AND": "&", "_BUT": "&", "OR": "|", "NOR": "|", "EITHER": "E", "NEITHER": "E", "END": ".",
    "_COMMA": ",", "PAREN": ",", "_SEMI": ";", "IF": ";", "IFF": ";", "UNLESS": ";", "ONLYIF": ";", "THEN": ";", "UNTRUE": ";",
    "OTHERWISE": ";", "COLON": ";", "DIR": ">", "NEXT": ">", "BETWEEN": ">", "COMP": "<", "THAN": "~", "NUM": "u", "AS": "a",
    "EXACTLY": "q", "DIRECTLY": "q", "HEDGE": "q", "ATLEAST": "q", "ATMOST": "q", "OVER": "q", "UNDER": "q",
    "OF": "f", "BY": "f",
}  # fmt: skip
#: words in -s that are verbs by what stands around them: "the trader | works in", and those that are nouns: "two | works"
_VERBAL = (
    r"(?:(?<=[wAPhI])|(?<=Uj)){0}(?=[dIA#uUEqp>ft])"
    r"|(?<=d[Nn]){0}(?=[dIA#uUEq>])|(?<=I[Nn]){0}(?=[dIA#uUEqNnp])|(?<=d){0}(?=d)"
)
_CONTEXT = (
    (regex(_VERBAL.format("Z")), "V"),
    (regex(_VERBAL.format("Q")), "L"),
    (regex(r"(?<=[dsuC<])[ZQ]|(?<=dj)[ZQ]|(?<=[C<])V(?=~)"), "S"),
)
#: "the | set | for the kitchen"
_LIKE_A_PAST = regex(r"(?<=d)[vokV](?=[pfytBHDM.,;&|~<>]|[vok]y)")
#: "the red | stamps | are", "the card with the red | stamps | is"
_ITS_PARTS = regex(r"f?dI([VOLZQ])(?=B)")
#: "than the dog | named | Rex"
_CALLED = regex(r"(?<=[hNnS])[iov](?=[AI])")
_PAST_NOUNS = word_class("past-like-nouns")


def sequence(tokens: Tokens, support: Support) -> Classes:
    """The classes of the words of a sentence."""
    letters: list[str] = []
    words: list[Word] = []
    for before, token in zip((None, *tokens), tokens, strict=False):
        letters += [_letter(word.low) for word in token.gap]
        if before is not None and token.gap and _own_noun(before, token.gap[0], support):
            letters[-len(token.gap)] = "S" if token.gap[0].low.endswith("s") else "N"
        words += token.gap
        if token.words:
            letters.append(_of_token(token, support))
            words.append(token.words[0])
        elif token.type == "END" and words:
            letters.append(".")
            words.append(words[-1])  # so that every letter has its word: a clue may be of several sentences
    text = "".join(letters).replace("wf", "nf")  # "that of Ann"
    if text[1:2] == "B" and text[0] in "VOLZQ" and words[1].low in ("are", "were") and words[0].low.endswith("s"):
        text = f"S{text[1:]}"  # "(the five) | dives are"
    for match in _ITS_PARTS.finditer(text):
        at = match.start(1)
        if words[at].low.endswith("s") and (match[0][0] == "f" or words[at + 1].low in ("are", "were")):
            text = f"{text[:at]}S{text[at + 1 :]}"
    for match in _CALLED.finditer(text):
        if words[match.start()].low in ("called", "named"):
            text = f"{text[: match.start()]}f{text[match.end() :]}"
    for match in _LIKE_A_PAST.finditer(text):
        if words[match.start()].low in _PAST_NOUNS:
            text = f"{text[: match.start()]}N{text[match.end() :]}"
    if "Z" in text or "Q" in text or "V~" in text:
        for pattern, letter in _CONTEXT:
            text = pattern.sub(letter, text)
    return text, tuple(words)


def _own_noun(item: Token, word: Word, support: Support) -> bool:
    """ "The black | skis": what items of its category are, and no verb."""
    items = item.reference.items if isinstance(item.reference, Choice) else ()
    if finite(word.low) and not word.low.endswith("s"):
        return False  # "won", where flowers won
    led = bool(item.gap) and closed().get(item.gap[-1].low) in ("d", "s")
    led = led or (item.number is not None and is_plural(word.low))  # "7 | wins"
    return led and word.low in verb_forms() and any(support.of(support.frame.by_name[i.category], [word]) > 1 for i in items)


def _of_token(token: Token, support: Support) -> str:
    if token.type == "COMP" and (len(token.words) > 1 or token.words[0].low in ("more", "less", "fewer")):
        return "x" if len(token.words) > 1 else "C"  # "a | higher number | than"
    if token.type == "NOT" and token.words[0].low not in ("not", "n't"):
        first = token.words[0].low
        return "T" if first == "never" else "M" if first.startswith("can") else "V" if finite(first) else "r"  # "lacks"
    if token.type not in ("ITEM", "NUM") and is_verb(token):
        return "x"  # "beat", "was followed by", "has a neighbour who"
    if token.type != "ITEM":
        return _TOKENS.get(token.type, "x")
    reference = token.reference
    if isinstance(reference, Pronoun):
        return "P"
    if not isinstance(reference, Choice):
        return "R"
    if is_verb(token):
        return "Y"
    if token.number is not None or token.words[0].low[0].isdecimal():
        return "#" if len(token.words) == 1 else "U"
    somebody = any(support.people(item.category) for item in reference.items) or told_by(token) is not None  # "soda drinker"
    return "A" if somebody else "I"


@lru_cache(maxsize=16384)
def _letter(low: str) -> str:
    """The class of a word by the tables, whatever the puzzle."""
    letter = closed().get(low, "")
    if letter == "w" and low not in _RELATIVES:
        return "W"
    if low in _OWN:
        return _OWN[low]
    if letter == "a":
        return "B" if low in _BE else "H" if low in _HAVE else "D" if low in _DO else "M" if low == "will" else "e"
    if letter == "d" and low in _POINTING:
        return "n"  # "those with", "this is", "gave her"
    if letter:
        return {"q": "r", "y": "n"}.get(letter, letter)
    noun = singular(low) in word_table("things") or singular(low) in word_table("places")
    if low in fond():
        return "F"
    needs = _valency().get(key(low), "")
    if low in verb_forms() or (needs and not noun):
        if low.endswith("ing"):
            return "G" if needs == "place" else "g"
        if not finite(low) or low.endswith("ss"):
            if is_person(low):
                return "h"  # "the skipper", "the captain"
            return {"object": "c", "place": "l"}.get(needs, "m" if noun else "b")
        if low in participles():
            return "k"
        if low.endswith("s") and noun:
            return "Q" if needs == "place" else "Z"
        if needs == "place":
            return "L"
        if needs == "two":
            return "V" if low.endswith("s") else "i"
        sure = (low.endswith("s") and not low.endswith("ss")) or low in pasts()
        if needs == "object":
            return "O" if sure else "o"
        return "V" if sure else "v"
    if noun:
        return "S" if low.endswith("s") else "N"
    if low.endswith("ed") and len(low) > 4:
        return "v"
    if finite(low):
        return "Z" if low.endswith("s") else "z"
    if is_person(low):
        return "S" if is_plural(low) else "h"
    return "n"


@cache
def _valency() -> dict[str, str]:
    return {key(verb): needs for verb, needs in rows("valency")}
