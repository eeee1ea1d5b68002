"""What is otherwise, told by a second condition: "if Ann wore red, Ben came third; | if she did not, | Cleo did"."""

from nlpuzzle.english.words import Word, finite
from nlpuzzle.understanding.rewording.waking import lows_of, rewriter
from nlpuzzle.understanding.words.groups import gender_of
from nlpuzzle.understanding.words.vocabulary import verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["if_it_is_not"]

Words = tuple[Word, ...]

_IT = frozenset({"he", "it", "she", "they"})
_NOT = frozenset({"not", "n't"})
_DOES = frozenset({"does", "did", "do"})
_MORE = frozenset("and but either neither nor or unless who which that while".split())


def _if_it_is_not(words: Words) -> Words:
    """ "; | if she did not, | Cleo did": otherwise. The two conditions are of one kind, and one denies the other."""
    lows = lows_of(words)
    again = next((i for i in range(6, len(words) - 3) if lows[i] == "if" and lows[i - 1] in (";", "and", "but")), 0)
    first = lows.index(",", 0, again) if "," in lows[:again] else 0
    if lows[0] != "if" or not again or first < 3:
        return words
    held = words[1:first]
    short = lows[again + 1 : again + 3] == ["not", ","]
    denied = lows[again + 3] in _NOT
    end = again + 2 if short else again + 3 + denied
    helper = lows[again + 2]
    named = lows[again + 1] in _IT and lows[end] == "," and _says_so(held, helper)
    if not (short or named) or _MORE & {w.low for w in held}:
        return words
    if _denies(held) == (short or denied):
        return words  # "if Ann is not third, ...; if she is not, ..."
    cut = again - 1 - (lows[again - 2] in (",", ";"))
    main = {w.low for w in words[first + 1 : cut]}
    if named and not _of_the_first(lows[again + 1], held, words[first + 1 : cut]):
        return words
    if {",", ";", "if"} & main or "if" in lows[end:] or not words[first + 1 : cut]:
        return words
    like = words[again]
    rest = words[end + 1 :]
    if not short and {lows[again + 1], lows[end + 1]} == {"he", "she"}:
        rest = (*_subject(words[first + 1 : cut]), *rest[1:]) if _subject(words[first + 1 : cut]) else rest
    return (*words[:cut], like.instead(";"), like.instead("otherwise"), like.instead(","), *rest)


def _subject(main: Words) -> Words:
    """Who is told of between the two conditions, where a name is: "Cleo" of "Cleo came third"."""
    verb = next((i for i, w in enumerate(main) if w.low in COPULAS or (w.low in verb_forms() and finite(w.low))), 0)
    return main[:verb] if 0 < verb < 3 and all(w.text[0].isupper() for w in main[:verb]) else ()


def _of_the_first(he: str, held: Words, main: Words) -> bool:
    """Whether "he" is whom the first condition tells of: its name is a man's, or no other person could be meant."""
    first, second = (gender_of(_name(part)) for part in (held, main))
    if he in ("he", "she"):
        same = "male" if he == "he" else "female"
        return first == same or (not first and second not in (None, same)) or not main[0].text[0].isupper()
    return True


def _name(clause: Words) -> str:
    """The name, with its title, that a clause begins with."""
    small = next((i for i, w in enumerate(clause) if not w.text[0].isupper()), len(clause))
    return " ".join(w.text for w in clause[:small])


def _says_so(held: Words, helper: str) -> bool:
    """Whether "is not" or "did not" may take up what is said: "Ann | is third", "Ann | wore red", "Ann | does not wear red"."""
    lows = [w.low for w in held]
    copula = next((low for low in lows if low in COPULAS), "")
    if copula:
        return helper == copula
    doing = any(low in _DOES for low in lows) or any(low in verb_forms() and finite(low) for low in lows)
    return doing and helper in _DOES


def _denies(held: Words) -> bool:
    return any(w.low in _NOT for w in held)


#: "otherwise" for the second condition
if_it_is_not = rewriter((frozenset({"if"}), _if_it_is_not))
