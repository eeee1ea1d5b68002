"""What a clause must have: its verb, the noun after its adjective, the unit of its number, the preposition before its place.

Nothing here says what a clause means. It notices where a word was lost, so that what is left is no English: "the friend in the
grey", "Ann to the left of Ben", "Ann is three older". What two clues of a puzzle leave out is the style of its author.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise

from nlpuzzle.english.kinds import kind_of
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import ordinal_value
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, finite, key
from nlpuzzle.understanding.objection import Objection
from nlpuzzle.understanding.soundness.lost import lost_words
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Place, Pronoun, Token
from nlpuzzle.understanding.tokenising.words_of import COPULAS
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, personal, verb_forms

__all__ = ["Completeness"]

Tokens = Sequence[Token]
Lapse = tuple[str, str]
"""What is left out, and where: ("noun", "Coat")."""
Found = tuple[Lapse, tuple[Word, ...]]
"""A lapse and the words where it shows."""

_DO = frozenset({"do", "does", "did"})
_MEASURED = frozenset("old tall long high wide deep heavy".split())
_COUNTED = frozenset({"COMP", "DIR", "APART", "BETWEENTHEM", "APARTFROM", "END"})
_COMPARED = frozenset("DIR COMP DIRECTLY HEDGE NEXT EXACTLY ATLEAST ATMOST NUM BETWEEN".split())
_OBJECT = frozenset("THAN DIR NEXT BETWEEN".split())
_BEATS = frozenset(
    "beat beats lost border borders bordered adjoin adjoins adjoined follow follows followed precede precedes preceded "
    "separate separates separated differ differs differed".split()
)
_JOINS = frozenset({"AND", "OR", "_COMMA", "_BUT", "_SEMI", "NOR"})
#: what ends a clause, so that a word before it is the object of its verb: "used the red skis | if"
_CLOSING = _JOINS | {"END", "IF", "IFF", "UNLESS", "THEN", "THAN"}
#: what a clause begins after
_OPENING = frozenset({"IF", "IFF", "UNLESS", "THEN", "UNTRUE", "COLON", "_SEMI"})
#: what can only be done somewhere: "lives | house 3"
_SOMEWHERE = frozenset(map(key, "live sit stand stay sleep go dock depart arrive".split()))
#: "three more than", "one better": of what is clear from the subject
_UNITLESS = frozenset("more less few high low good bad".split())
#: "loves the pizza lover", "who is a pizza lover": nobody has him
_NOT_HAD = frozenset(map(key, "is are was were like love enjoy prefer".split()))
#: "the bachelor's degree" and "the dog's owner" may be all that is said of bachelors and dogs
_OWNS = frozenset({"'s", "'"})
#: whatever the style, these are no English
_NEVER = frozenset({"relative", "article", "negation", "counted"})


class Completeness:
    """What the clauses of one puzzle lack, and what its author is used to leaving out."""

    def __init__(self, clues: Mapping[str, Tokens], support: Support) -> None:
        self.support, self.frame = support, support.frame
        #: nouns that may name a person, and here are had: "with the green | poster"
        self._worn: set[str] = set()
        headed: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
        bare, named, measured = (defaultdict[str, set[str]](set) for _ in range(3))
        ways: dict[str, Counter[tuple[str, ...]]] = defaultdict(Counter)
        for number, tokens in clues.items():
            for i, category in self._items(tokens):
                noun = self._noun_at(tokens, i)
                if noun is not None:
                    headed[category][noun.low].add(number)
                    if personal(noun.low) and _is_had(tokens[i]):
                        self._worn.add(noun.low)
                elif not _shares_noun(tokens, i):
                    bare[category].add(number)
                    if _article_only(tokens[i]):
                        named[category].add(number)
                if _has_unit(tokens, i):
                    measured[category].add(number)
                ways[category][_way(tokens[i].gap)] += 1
        names = [c.name for c in self.frame]
        #: by category: the clues with each noun after its items, with none, and with an article and no noun
        self._headed = {c: {noun: len(numbers) for noun, numbers in headed[c].items()} for c in names}
        self._bare = {c: len(bare[c]) for c in names}
        self._named = {c: len(named[c]) for c in names}
        #: by category: the clues that give its numbers with their unit, and how often its items are attached in each way
        self._measured = {c: len(measured[c]) for c in names}
        self._ways = {c: dict(ways[c]) for c in names}
        shown: dict[Lapse, set[str]] = defaultdict(set)
        #: each clue with its lapses: nearly always it is one sentence, so that they need not be looked for again
        self._clues = {id(tokens): (tokens, tuple(self._lapses(tokens))) for tokens in clues.values()}
        for number, tokens in clues.items():
            for lapse, _ in self._clues[id(tokens)][1]:
                shown[lapse].add(number)
        self._style = frozenset(lapse for lapse, numbers in shown.items() if len(numbers) > 1)

    def missing(self, tokens: Tokens) -> Objection | None:
        """The first thing a clause lacks and that nobody leaves out in this puzzle."""
        whole, found = self._clues.get(id(tokens), ((), ()))
        for lapse, words in found if whole is tokens else self._lapses(tokens):
            if lapse[0] in _NEVER or lapse not in self._style:
                return Objection(f"lacks:{lapse[0]}", words)
        for lapse, words in lost_words(tokens, self._count, self._ways, self.support):
            return Objection(f"lacks:{lapse[0]}", words)
        return None

    def _lapses(self, tokens: Tokens) -> Iterator[Found]:
        yield from self._verbs(tokens)
        yield from self._pair(tokens)
        for i, token in enumerate(tokens):
            yield from _counts(tokens, i)
            if token.type == "DIR" and token.words[0].low == "the":
                yield ("article", ""), token.words
            for one, other in pairwise(token.gap):
                if one.low in ("the", "a", "an") and closed().get(other.low) in ("a", "p", "w"):  # "the | in red"
                    yield ("relative", ""), (one, other)
            if token.type == "ITEM" and (how := _way(token.gap)) and how[0] in _SOMEWHERE and len(how) == 1:
                ranked = isinstance(token.reference, Place) or ordinal_value(token.words[-1].low) is not None
                if ranked and not (token.gap and token.gap[-1].low == "the"):
                    continue  # "arrived last"
                if closed().get(token.words[0].low) == "p" or (how[0] == key("go") and not _bare_number(token)):
                    continue  # "sits | at one of the ends", "goes | first", "goes | 6 miles"
                yield ("preposition", ""), (*token.gap[-1:], *token.words)
            if token.type == "EACHDIFF" and len(token.words) == 2 and token.words[0].low not in ("all", "both"):
                if token.words[0].low != "not" and not tokens[i + 1].gap:
                    yield ("counted", ""), token.words
            if i and tokens[i - 1].type == "_BUT" and token.type == "ATMOST" and not token.gap:
                yield ("preposition", "by"), token.words
        for i, category in self._items(tokens):
            yield from self._noun(tokens, i, category)
            yield from self._unit(tokens, i, category)
            yield from self._preposition(tokens, i, category)

    # ---- verbs

    def _verbs(self, tokens: Tokens) -> Iterator[Found]:
        """Every relative clause needs a verb of its own, and the sentence one more."""
        for before, token, following in zip((None, *tokens[:-1]), tokens, (*tokens[1:], None), strict=True):
            yield from self._denial(before, token)
            yield from self._relative(before, token, following)
        verbs, relatives = self._count(tokens, 0, len(tokens))
        begun = [t.type for t in tokens[:2]]  # "exactly one person | between"
        counted = begun[0] in ("BETWEEN", "NUM", "EXACTLY") or (begun[0] != "ITEM" and begun[-1] == "BETWEEN")
        counted = counted or any(finite(w.low) and closed().get(w.low) is None for w in tokens[0].gap)  # "I passed the mill"
        if verbs <= relatives and not counted and not _continues(tokens[0]) and (tokens[0].words or tokens[0].type != "OF"):
            yield ("verb", ""), ()

    def _count(self, tokens: Tokens, start: int, stop: int) -> tuple[int, int]:
        """How many finite verbs and how many relative pronouns stand in some of the tokens."""
        verbs = relatives = 0
        auxiliary = False
        for index in range(start, stop):
            before, token = tokens[index - 1] if index else None, tokens[index]
            for at, word in enumerate(token.gap):
                letter = closed().get(word.low)
                if letter == "w":
                    relatives += not _that_of(token.gap[at : at + 2])
                elif letter == "a" or self._is_said(before, token, at, aided=auxiliary):
                    verbs += not auxiliary
                if letter not in ("r", "t", "j"):
                    auxiliary = letter == "a"
            auxiliary = auxiliary and token.type == "NOT"
            verbs += _is_verb(token) or (token.type == "NOT" and finite(token.words[0].low))
        return verbs, relatives

    def _denial(self, before: Token | None, token: Token) -> Iterator[Found]:
        """ "Does not | before Ann", "not | live": half of a verb is missing."""
        if before is None or before.type != "NOT":
            return
        first = next((w for w in token.gap if closed().get(w.low) != "r"), None)
        if before.gap and before.gap[-1].low in _DO:
            lost = token.type in _COMPARED and not any(self._verb(w) for w in token.gap)
            if lost or (first is not None and closed().get(first.low) == "p"):
                yield ("negation", ""), (*before.gap[-1:], *before.words)
        elif not before.gap and before.words[0].low == "not" and first is not None and first.low in verb_forms():
            if not finite(first.low) and not first.low.endswith(("ing", "ed")):
                yield ("negation", ""), (*before.words, first)

    def _relative(self, before: Token | None, token: Token, following: Token | None) -> Iterator[Found]:
        """ "Who | on Monday", "the café | serves tea": a relative clause without its verb, or without its beginning."""
        gap = token.gap
        for at, word in enumerate(gap):
            rest = gap[at + 1 :]
            if word.low not in ("who", "that", "which") or any(self._verb(w) for w in rest) or (rest and rest[0].low == "of"):
                continue
            item = token.type == "ITEM" and not _is_verb(token)
            if (rest and closed().get(rest[0].low) == "p") or (item and (word.low == "who" or token.words[0].low[0].isdigit())):
                yield ("relative", ""), (word,)
        if not gap or closed().get(gap[0].low) != "d" or any(closed().get(w.low) in ("w", "s") for w in gap):
            return
        verb = next((at for at in range(2, len(gap)) if gap[at].low.endswith("s") and self._finite(token, at)), None)
        if verb is None or self.support.letter(gap[verb - 1]) not in "noh" or token.type != "ITEM":
            return
        again = following is not None and any(_sure(w) for w in following.gap[:2])
        if (before is None and again) or (before is not None and before.type in _OBJECT):
            yield ("relative", ""), gap[verb - 1 : verb + 1]

    def _is_said(self, before: Token | None, token: Token, at: int, *, aided: bool) -> bool:
        """Whether a word is the verb of a clause."""
        if not at and before is not None and before.type in ("NUM", "COUNT"):
            noun = singular(token.gap[0].low)  # "two | places", but "nobody | lives"
            if noun in word_table("places") or noun in word_table("settings") or unit_of(noun) is not None:
                return False
        if self._finite(token, at, aided=aided):
            return True
        # "The crocus | flowers in May": after an item a noun may be a verb, unless the items of its category have that noun
        if at or before is None or before.type != "ITEM" or not finite(token.gap[0].low) or token.type == "END":
            return False
        if token.gap[1:2] and token.gap[1].low == "by":
            return False
        return all(self._headed[c].get(token.gap[0].low, 0) < 2 for c in _categories(before))

    def _finite(self, token: Token, at: int, *, aided: bool = False) -> bool:
        """Whether the word is a verb, and neither a noun after a preposition nor a participle: "on watch", "built by"."""
        word, before, after = token.gap[at], token.gap[:at], token.gap[at + 1 : at + 2]
        if not self._verb(word) or (before and closed().get(before[-1].low) in ("d", "p", "s")):
            return False
        aided = aided or any(closed().get(w.low) == "a" for w in before)
        by = bool(after) and after[0].low == "by" and not word.low.endswith("s") and word.stem not in _SOMEWHERE
        return aided or not by

    def _verb(self, word: Word) -> bool:
        """Whether a word may be the verb of a clause."""
        if word.low.endswith("ing"):
            return False
        if closed().get(word.low) == "a" or word.low in verb_forms() or word.stem in _dealing():
            return True
        known = singular(word.low) in word_table("things") or closed().get(word.low) or unit_of(word.low) is not None
        return finite(word.low) and not known and self.support.letter(word) == "o"

    def _pair(self, tokens: Tokens) -> Iterator[Found]:
        """ "One drinks tea and the other | red": the second verb is left out only where it is the first."""
        if not tokens[0].words:
            return
        said = {token.type: tokens[i + 1] for i, token in enumerate(tokens[:-1]) if token.type in ("ONE", "OTHER")}
        for kind, token in said.items():
            if token.type != "ITEM" or any(self._finite(token, at) for at in range(len(token.gap))) or _is_verb(token):
                continue
            first = tokens[next(i for i, t in enumerate(tokens) if t.type == "OTHER") - 2] if kind == "OTHER" else None
            if first is None or not _categories(first) & _categories(token):
                yield ("verb", kind), token.words

    # ---- items

    def _items(self, tokens: Tokens) -> Iterator[tuple[int, str]]:
        """The items that can mean one category only, and where they stand."""
        for i, token in enumerate(tokens):
            found = _categories(token)
            if len(found) == 1 and isinstance(token.reference, Choice):
                yield i, next(iter(found))

    def _noun_at(self, tokens: Tokens, i: int) -> Word | None:
        """The noun that an item describes, or that is numbered by it: "the grey | coat", "house | 3"."""
        last = tokens[i].gap[-1] if tokens[i].gap else None
        if (
            last is not None
            and _bare_number(tokens[i])
            and self.support.letter(last) in "no"
            and not self._finite(tokens[i], len(tokens[i].gap) - 1)
        ):
            return last
        return self._noun_after(tokens, i)

    def _noun_after(self, tokens: Tokens, i: int) -> Word | None:
        """The noun that an item describes: "the grey | coat"."""
        following = tokens[i + 1] if i + 1 < len(tokens) else None
        if following is None or not following.gap:
            return None
        word, *rest = following.gap
        if word.low in ("'s", "'"):
            return word  # "a bachelor's degree"
        letter = self.support.letter(word)
        if letter not in "nohv":
            return None
        if finite(word.low) and not word.low.endswith("s") and singular(word.low) not in word_table("things"):
            return None  # "the ticket | borrowed"
        if word.low in verb_forms() and finite(word.low):  # "plays the harp", "the white skis finished"
            closed_off = bool(rest and self._verb(rest[0])) or (not rest and following.type in _CLOSING)
            return word if closed_off else None
        return word

    def _noun(self, tokens: Tokens, i: int, category: str) -> Iterator[Found]:
        token = tokens[i]
        if self.frame.by_name[category].dimension in ("date", "time"):
            return  # "in 1936"
        if not token.gap or self._noun_at(tokens, i) is not None or _shares_noun(tokens, i) or self.support.people(category):
            return
        if is_person(token.words[-1].low):
            return  # "the cellist", and "the oboe player"
        numbered = token.words[0].low[0].isdigit()
        led = closed().get(token.gap[-1].low) == "p" or (numbered and finite(token.gap[-1].low) and self._verb(token.gap[-1]))
        if numbered != led or (numbered and not _bare_number(token)):
            return  # "in | 3", "tends | 3", "in the | grey"
        if not numbered and token.gap[-1].low not in ("the", "a", "an"):
            return
        if token.words[0].text[0].isupper():
            if self._bare[category] < 2 and sum(self._headed[category].values()) > 1 and _article_only(token) and not i:
                yield ("noun", category), token.words  # "the Baker | plays chess", where others are "the Baker family"
            return
        before = [k for k, t in enumerate(tokens[:i]) if category in _categories(t) and self._noun_at(tokens, k) is not None]
        if before and any(t.type == "THAN" for t in tokens[before[0] : i + 1]):
            return  # "threw the white darts better than who threw the red"
        if token.gap[-1].low != "the" and singular(token.words[-1].low) in word_table("things") and not self._colours(category):
            return  # "with a doctorate", where others have a bachelor's degree
        whose = {noun for noun in self._headed[category] if personal(noun)} - self._worn
        # "the cider drinker", but "the friend with the cider"
        often = 2 if _nominal(token) else 1000
        things = {noun for noun, count in self._headed[category].items() if noun not in whose or count > often} - _OWNS
        if _article_only(token):  # "the cider | lives next to Ann", where others are cider drinkers
            begins = not i or tokens[i - 1].type in _OPENING
            chosen = bool(i) and tokens[i - 1].type in ("EITHER", "NEITHER") and _is_copula(tokens[i - 1])
            coloured = bool(things) and self._colours(category) and tokens[i + 1].type in ("ITEM", "END")  # "the navy leaves"
            told = begins and not _is_copula(tokens[i + 1])
            lost = bool(whose or (coloured and not i)) and self._named[category] < 2 and (chosen or told)
        else:
            shown = sum(self._headed[category][noun] for noun in things)
            lost = shown > 1 and self._bare[category] < 2  # once may be chance
        if lost:
            yield ("noun", category), token.words

    def _ranked(self, category: str) -> bool:
        return self.frame.by_name[category].dimension == "position"

    def _colours(self, category: str) -> bool:
        return kind_of(self.frame.by_name[category].items) == "color"

    def _unit(self, tokens: Tokens, i: int, category: str) -> Iterator[Found]:
        token = tokens[i]
        if not _bare_number(token):
            return
        following = tokens[i + 1].gap[:1]
        if following and following[0].low in _MEASURED:
            yield ("unit", category), (*token.words, *following)
        elif not _has_unit(tokens, i) and self.frame.by_name[category].unit not in (None, "year"):
            said = any(_measured(t) and _categories(t) == _categories(token) for t in tokens[:i])  # "30 kg and the other 40"
            if self._measured[category] and not said:
                yield ("unit", category), token.words

    def _preposition(self, tokens: Tokens, i: int, category: str) -> Iterator[Found]:
        token = tokens[i]
        how = _way(token.gap)
        following = tokens[i + 1].gap[:1]
        if not how or _measured(token) or (not token.words[0].low[0].isdigit() and self._ranked(category)):
            return  # "came first", "went 6 miles"
        if following and self._verb(following[0]) and token.gap[0].low == "the":
            return  # "the boat | Ann | built"
        if token.gap[-1].text[0].isupper() and is_person(token.gap[-1].low):
            return  # "run by Mayor | Hale"
        ways = self._ways[category]
        gapped = i > 0 and tokens[i - 1].type in ("OTHER", "NOT", "OR", "_BUT")  # "built by Ann and the other | by Ben"
        if how[-1] == "by" and (gapped or [w.low for w in token.gap[:2]] == ["is", "by"]):
            return
        if how[-1] == "by" and not any(self._verb(w) and closed().get(w.low) != "a" for w in token.gap):
            done = any(way[-1] == "by" and way != how for way in ways if way)  # "built by", elsewhere
            if done and ways.get(how, 0) < 2 and not _continues(tokens[0]):
                yield ("verb", category), token.words
            return
        led = {way: count for way, count in ways.items() if _leads(way)}
        if _leads(how) or ways.get(how, 0) > 1:
            return
        last = next(w for w in reversed(token.gap) if w.stem == how[-1])
        same = any(way[0] == how[0] for way in led)
        noun = self.support.letter(last) in "noh" and not self._verb(last) and not last.low.endswith("ing")
        noun = noun and not finite(token.words[0].low)  # "the pet | lost in the garden"
        plain = [way for way in ways if way and way not in led and way != how]
        if same or (noun and not plain and sum(led.values()) > 1):
            yield ("preposition", category), (last, *token.words)


def _counts(tokens: Tokens, i: int) -> Iterator[Found]:
    """ "Three | older", "by at most two": how many of what?"""
    token, following = tokens[i], tokens[i + 1] if i + 1 < len(tokens) else None
    if token.type != "NUM" or token.unit or following is None or following.gap:
        return
    if following.type not in _COUNTED or _continues(tokens[0]):
        return
    if following.type == "COMP" and (tokens[i + 2].gap or (following.adjective and following.adjective.base in _UNITLESS)):
        return  # "three more | points than", "one higher than"
    if any(t.type == "NUM" and (t.unit or tokens[k + 1].gap) for k, t in enumerate(tokens[:i])):
        return  # "two places after Ann and one | before Ben"
    if following.type != "END" or (i and tokens[i - 1].type in ("BY", "ATMOST")):
        yield ("counted", following.type), (*token.words, *following.words)


@cache
def _dealing() -> frozenset[str]:
    """Stems of the verbs of dealing between two people: "thanked"."""
    return frozenset(map(key, word_table("dealings")))


def _that_of(pair: Sequence[Word]) -> bool:
    """ "A week after | that of | Ann": "that" stands for a noun."""
    return [w.low for w in pair] == ["that", "of"]


def _way(gap: Sequence[Word]) -> tuple[str, ...]:
    """How an item is attached: the last open word before it, and the preposition after that, if any; () after "is"."""
    telling: list[Word] = []
    for word in gap:
        letter = "o" if word.low in verb_forms() else closed().get(word.low, "o")
        if letter in "aw" or closed().get(word.low) == "a":
            telling = []
        elif letter in "opt":
            telling.append(word)
    while len(telling) > 1 and telling[-1].low in word_table("places"):
        telling.pop()  # "lives in | house 3"
    led = bool(telling) and closed().get(telling[-1].low, "o") in "pt"
    return tuple(w.stem for w in telling[-2 if led else -1 :])


def _leads(way: tuple[str, ...]) -> bool:
    """Whether it ends with a preposition."""
    return bool(way) and closed().get(way[-1], "o") in "pt"


def _sure(word: Word) -> bool:
    """Whether a word is a verb in the present, or an auxiliary: no participle."""
    return closed().get(word.low) == "a" or (word.low in verb_forms() and word.low.endswith("s"))


def _is_verb(token: Token) -> bool:
    """ "paints", "won": an item or place that is told by a verb."""
    if isinstance(token.reference, Place):
        return bool(token.words) and token.words[0].low in verb_forms()
    if token.type in ("UNTRUE", "OFTHESE"):
        return False
    if not isinstance(token.reference, Choice):
        return any(closed().get(w.low) == "a" or w.low in _BEATS for w in token.words)
    if any(w.low[0].isdigit() for w in token.words[:1]):
        return False
    begun = bool(token.gap) and (closed().get(token.gap[-1].low) in ("d", "p", "a") or token.gap[-1].low in verb_forms())
    told = finite(token.words[0].low) and token.words[0].low in verb_forms() and not begun  # "Ann | won", not "plays | bowls"
    return not token.reference.exact or told


def _continues(first: Token) -> bool:
    """Whether a clause goes on from one about the same thing: "Ann is older than Ben but | younger than Cleo"."""
    return isinstance(first.reference, Pronoun) and not first.words


def _categories(token: Token) -> frozenset[str]:
    if not isinstance(token.reference, Choice):
        return frozenset()
    return frozenset(item.category for item in token.reference.items)


def _article_only(token: Token) -> bool:
    return bool(token.gap) and all(w.low in ("the", "a", "an") for w in token.gap)


def _nominal(token: Token) -> bool:
    """Whether an item is what somebody or something is called: "is the tea", "of the tea", not "with the tea"."""
    return all(closed().get(w.low) in ("d", "a") and w.low not in ("has", "have", "had") for w in token.gap)


def _is_had(token: Token) -> bool:
    """Whether somebody has what an item describes: "with the green | poster"."""
    how = [w for w in token.gap if closed().get(w.low) != "d"]
    return not _nominal(token) and bool(how) and how[-1].stem not in _NOT_HAD


def _is_copula(token: Token) -> bool:
    return bool(token.gap) and token.gap[0].low in COPULAS


def _shares_noun(tokens: Tokens, i: int) -> bool:
    """ "The green or the blue | coat": the noun stands after the last of a list."""
    at = i + 1
    while at + 1 < len(tokens) and tokens[at].type in _JOINS and tokens[at + 1].type == "ITEM":
        if not _categories(tokens[at + 1]) & _categories(tokens[i]):
            return False
        if not all(closed().get(w.low) in ("d", "p") for w in tokens[at + 1].gap):
            return False  # "wears the red | or the dog with the blue rosette"
        at += 2
        while at < len(tokens) and tokens[at].type in _JOINS and not tokens[at].gap and tokens[at].type == "_COMMA":
            at += 1
        if tokens[at].gap:
            return True
    return False


def _bare_number(token: Token) -> bool:
    return isinstance(token.reference, Choice) and len(token.words) == 1 and token.words[0].low[0].isdigit()


def _measured(token: Token) -> bool:
    """Whether an item is told by a number with its unit: "20 kg"."""
    return isinstance(token.reference, Choice) and len(token.words) > 1 and any(w.low[0].isdigit() for w in token.words)


def _has_unit(tokens: Tokens, i: int) -> bool:
    """Whether a number has its unit, or shares that of the number after it: "20 or 30 kg"."""
    if not _bare_number(tokens[i]):
        return _measured(tokens[i])
    at = i
    while at + 1 < len(tokens) and _bare_number(tokens[at]):
        if tokens[at + 1].gap and unit_of(tokens[at + 1].gap[0].low) is not None:
            return True
        if tokens[at + 1].type not in _JOINS:
            return False
        at += 1
        while at < len(tokens) - 1 and tokens[at].type in _JOINS:
            at += 1
    return _measured(tokens[at])
