"""The licence: nothing between two tokens is passed over unless its slot allows it and the puzzle supports it.

The grammar sees tokens only. What stands between them ("who wants to buy a") is judged here, each gap by what stands to
its left and right. Of two people's descriptions only a copula says that they are one person; a verb between them is a
relation ("Ann sued the baker"), and a second head noun ("the coach of the baker") is a second person.
"""

import re
from dataclasses import replace
from functools import cache

from nlpuzzle.english.kinds import HOLDERS
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import rows
from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, finite, key
from nlpuzzle.understanding.objection import Objection
from nlpuzzle.understanding.soundness.deeds import AFRESH, LOOSE, binds
from nlpuzzle.understanding.soundness.elsewhere import incomparable, moves_past
from nlpuzzle.understanding.soundness.support import DENIED, UNKNOWN, Support
from nlpuzzle.understanding.tokenising.tokens import Choice, Place, Token
from nlpuzzle.understanding.tokenising.words_of import COPULAS
from nlpuzzle.understanding.words.lines import TAKES_PLACE, in_turn, is_contest, line
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import kinds_of, personal, verb_forms

__all__ = ["DWELLINGS", "MEASURED", "is_predicate", "letters", "object_to", "own_thing"]


#: (token before, token after) -> what may stand between, as letters of `Support.letter`; "*" stands for any token
_SLOTS: dict[tuple[str, str], str] = {
    ("COMP", "THAN"): r"[jnohv]{0,3}",
    ("NUM", "COMP"): r"[jnov]{0,3}p?",
    ("COMP", "OR"): r"",
    ("OR", "COMP"): r"",
    ("OR", "NUM"): r"",
    ("NUM", "DIR"): r"[jnohv]{0,3}",
    ("NUM", "BETWEEN"): r"[jnohv]{0,3}(a[vo]?)?",
    ("NUM", "APART"): r"[jnohv]{0,2}",
    ("NUM", "BETWEENTHEM"): r"[jnohv]{0,2}",
    ("DIRECTLY", "DIR"): r"(pd?)?",
    ("_BUT", "ATMOST"): r"p",
    ("BY", "NUM"): r"",
    ("ITEM", "BY"): r"[jno]*",
    ("NUM", "END"): r"[jnohv]{0,2}",
    ("EXACTLY", "NUM"): r"",
    ("ATLEAST", "NUM"): r"",
    ("ATMOST", "NUM"): r"",
    ("OVER", "NUM"): r"",
    ("UNDER", "NUM"): r"",
    ("HEDGE", "DIR"): r"(pd?)?",
    ("HEDGE", "COMP"): r"d?",
    ("HEDGE", "BETWEEN"): r"",
    ("EXACTLY", "DIR"): r"(pd?)?",
    ("THERE", "NUM"): r"ar?",
    ("ITEM", "NOT"): r"s?[jnoh]*[vo]?(pd?[jnoh]*)*((w[a-z]*)?a)?a",
    ("ITEM", "EITHER"): r"[a-z]*[avo][a-z]*|[jnh]+",
    ("ITEM", "NEITHER"): r"[a-z]*[avo][a-z]*|[jnh]+",
    ("THERE", "EXACTLY"): r"a",
    ("THERE", "ATLEAST"): r"a",
    ("THERE", "ATMOST"): r"a",
    ("THERE", "NOT"): r"a{1,2}",
    ("THERE", "ITEM"): r"a{1,2}r?d?",
    ("*", "NEXTEACH"): r"s?[jnoh]*(pd?[jnoh]+)*[avo][vnoa]*p?d?[jn]*",
    ("NOT", "NEXTEACH"): r"[vap]*",
    ("*", "EACHDIFF"): r"s?[jnohv]*(pd?[jnoh]+)*a",
    ("START", "OF"): r"",
    ("START", "ONEOFPAIR"): r"",
    ("EACHDIFF", "END"): r"[jnoh]{0,2}",
    ("NEXTEACH", "END"): r"(pd?[jno]+)?",
    ("APART", "END"): r"(pn|po)?",
    ("DIFFER", "NUM"): r"",
    ("PARTED", "NUM"): r"",
    ("ITEM", "PARTED"): r"s?[jno]*a",
    ("NUM", "SEPARATES"): r"[jnohv]{0,2}",
    ("ITEM", "DIFFER"): r"(s[no])?",
    ("BETWEENTHEM", "END"): r"",
    ("INORDER", "END"): r"",
    ("DIR", "PAREN"): r"",
    ("_COMMA", "AND"): r"",
    ("_COMMA", "OR"): r"",
    ("_COMMA", "NOR"): r"",
    ("_COMMA", "_COMMA"): r"",
    ("PAREN", "DIR"): r"",
    ("PAREN", "ITEM"): r"p?d?[a-z]*",
    ("START", "COUNT"): r"",
    ("START", "NOBODY"): r"",
    ("NOBODY", "ITEM"): r"(w?a*[vo]?|p)[pd]*[jno]*[pd]*",
    ("ITEM", "INBETWEEN"): r"[jno]*",
    ("INBETWEEN", "END"): r"",
    ("DIRECTLY", "BETWEEN"): r"",
    ("EXACTLY", "MULT"): r"",
    ("EXACTLY", "COUNT"): r"",
    ("ATLEAST", "COUNT"): r"",
    ("ATMOST", "COUNT"): r"",
    ("THERE", "COUNT"): r"ar?",
    ("COUNT", "COMP"): r"(pd)?[jnoh]*a*[vo]?(pd)?",
    ("COUNT", "HEDGE"): r"(pd)?[jnoh]*a*[vo]?(pd)?",
    ("COUNT", "DIR"): r"(pd)?[jnoh]*a*[vo]?(pd)?",
    ("COUNT", "NUM"): r"x",
    ("THAN", "ELSE"): r"",
    ("DIR", "ELSE"): r"",
    ("ELSE", "END"): r"(pd?[no])?",
    ("THAN", "VALUE"): r"",
    ("NOT", "ATLEAST"): r"([avo]p?)?",
    ("NOT", "ATMOST"): r"([avo]p?)?",
    ("NOT", "OVER"): r"[vo]?",
    ("NOT", "UNDER"): r"[vo]?",
    ("NOT", "EXACTLY"): r"[avo]?",
    ("EXACTLY", "VALUE"): r"",
    ("ATLEAST", "VALUE"): r"",
    ("ATMOST", "VALUE"): r"",
    ("OVER", "VALUE"): r"",
    ("UNDER", "VALUE"): r"",
    ("VALUE", "END"): r"[jno]{0,2}(pd?[jno]*[no])?",
    ("NOT", "EQUAL"): r"[avo]*",
    ("EQUAL", "AS"): r"[jno]*(pd?[no])?",
    ("START", "NONEOF"): r"",
    ("START", "SOMEBODY"): r"",
    ("START", "ONLY"): r"",
    ("ITEM", "COUNT"): r"a",
    ("START", "COMP"): r"",
    ("START", "EQUAL"): r"",
    ("SOMEBODY", "COMP"): r"",
    ("SOMEBODY", "NUM"): r"",
    ("COMP", "DIR"): r"(pd)?[jnoh]*a*[vo]?(pd)?",
    ("COMP", "DIRECTLY"): r"[jnoh]*a*[vo]?",
    ("COMP", "EXACTLY"): r"[jnoh]*a*[vo]?",
    ("COMP", "NEXT"): r"[jnoh]*a*[vo]?",
    ("EQUAL", "DIR"): r"[jnoh]*a*[vo]?(pd)?",
    ("AS", "THERE"): r"",
    ("THERE", "DIR"): r"a",
    ("THERE", "COMP"): r"a",
    ("THERE", "EQUAL"): r"a",
    ("ITEM", "SIDES"): r"[jno]*(a+[vo]?|[vo])",
    ("SIDES", "END"): r"",
    ("ITEM", "FLANKED"): r"a?",
    ("ITEM", "OPPOSITE"): r"[jno]*(a+[vo]?|[vo])",
    ("OPPOSITE", "END"): r"(pd?[jno]*[no])?",
    ("ITEM", "MIDWAY"): r"[jno]*(a+[vo]?|[vo])",
    ("ITEM", "RESPECTIVELY"): r"[jno]*",
    ("ITEM", "ANYORDER"): r"[jno]*",
}
_TAIL = re.compile(r"s?[jnoh]*v?(pd?[jnoh]*[oh])*")
#: one stands behind them, and not later in a line
_SCREENS = frozenset("gate door curtain counter fence wall window screen desk bar hedge shutter blind mask wheel".split())
_CLOSERS = frozenset({"END", "OR", "NOR", "_COMMA", "INORDER"})
#: what may follow a predicate and is no item
_COMPARED = frozenset(
    "NUM COMP DIR DIRECTLY HEDGE EXACTLY ATLEAST ATMOST NEXT EITHER NEITHER MULT OVER UNDER EQUAL".split()
)
#: "for a period longer than"
_HAVING = frozenset({"has", "have", "had", "with"})
#: of what one owned: another one is owned now
_EARLIER = frozenset({"old", "original", "first", "initial", "earlier", "previous"})
#: "does not only own": owns it, and more; "is not always": sometimes
_NOT_QUITE = frozenset("only just solely simply always first initially originally".split())
_BOARDING = frozenset(key(w) for w in ("get", "step", "hop", "jump", "climb", "log", "clock"))
_DOUBLE = frozenset(
    {("on", "at"), ("from", "within"), ("inside", "of"), ("in", "on"), ("as", "of"), ("as", "for"), ("with", "by")}
)
#: what one did first one need not have done in the end
_AT_FIRST = frozenset({"first", "initially", "originally"})
_PLANNED = frozenset("due scheduled set booked planned slated billed listed reserved assigned arranged".split())
#: the words that may tell of somebody else, or of another time, besides relatives and what they own
_TELLING = _AT_FIRST | _EARLIER | _PLANNED | set("going of used only was were due about whose".split())
_WISHES = frozenset(key(w) for w in ("want", "try", "hope", "plan", "wish", "mean"))
#: ends of verb forms that before "by" tell by whom it was done
_PARTICIPLES = ("ed", "en", "made", "ght", "sold", "held", "built", "kept", "found", "hung", "sung", "wn", "worn", "read")
#: "at a price of $20", "Ann's height"
MEASURED = frozenset("age amount cost distance duration fee height length period price score time total weight".split())
#: "Ann's subject", "Ben's choice": whatever a category holds
_WHATEVER = frozenset(
    "subject topic theme choice pick favorite favourite turn entry selection option preference name nickname "
    "visit appointment slot session shift purchase".split()
)
_BOUGHT = frozenset("item purchase thing lot buy piece".split())
#: "closer to us than"
_FROM_HERE = (["to", "us"], ["to", "earth"], ["from", "us"], ["from", "earth"])
#: what somebody lives or works in has its place in the line, whatever the puzzle calls it
DWELLINGS = frozenset("apartment flat house home room office cabin cottage hut bungalow villa tent caravan".split())
_COMPILED = {slot: re.compile(pattern) for slot, pattern in _SLOTS.items()}


def letters(words: tuple[Word, ...], support: Support) -> str:
    """The classes of some words, a letter each."""
    known = support.shapes.get(words)
    if known is None:
        known = support.shapes[words] = _letters(words, support)
    return known


def _letters(words: tuple[Word, ...], support: Support) -> str:
    found = "".join(support.letter(w) for w in words)
    for i in range(1, len(words)):
        left = words[i - 1].stem in _BOARDING and i + 1 < len(words) and found[i + 1] not in "pt"  # "got off the bus"
        if (key(words[i - 1].low), words[i].low) in _particles() and not left:
            found = found[:i] + "r" + found[i + 1 :]
    for i, word in enumerate(words):
        if i and word.low in support.siting and found[i - 1] in "noh" and re.fullmatch(r"d?", found[i + 1 :]):
            found = found[:i] + "p" + found[i + 1 :]  # "the bridge over the | Cam"
        if word.low == "live" and found[i + 1 : i + 2] in ("", "p"):
            found = found[:i] + "v" + found[i + 1 :]  # "Ann and Ben live in", not "live music"
    return found


@cache
def _particles() -> frozenset[tuple[str, str]]:
    return frozenset((key(verb), particle) for verb, particle in rows("particles"))


def is_predicate(words: tuple[Word, ...], support: Support) -> bool:
    """Whether the words between two items hold the verb of the sentence, so that what follows is said of what precedes.

    "books is the", "wants to buy a", "house contains the": yes. "who drinks", "made by", "with the": no.
    """
    found = letters(words, support)
    main = found.split("w", 1)[0]
    if "a" in main:
        return True
    for i, letter in enumerate(main):
        if letter in "vo" and _may_be_verb(words[i].low) and (letter == "v" or finite(words[i].low)):
            by_somebody = words[i].low.endswith(_PARTICIPLES) and i + 1 < len(words) and words[i + 1].low == "by"
            if not by_somebody and not words[i].low.endswith("ing"):
                return True
    return False


def _may_be_verb(word: str) -> bool:
    return not word.endswith(("ion", "ment", "ness", "ity"))


def object_to(tokens: tuple[Token, ...], support: Support) -> Objection | None:
    """The first thing in a clue that nothing licenses, or None."""
    if foreign := _foreign_possession(tokens, support):
        return Objection("unknown", foreign)
    if unlike := incomparable(tokens, support):
        return Objection("relation", unlike)
    before, amount, described = "START", False, frozenset[str]()
    for i, token in enumerate(tokens):
        following = {t.type for t in tokens[i : i + 3]}
        if (token.type != "NUM" or following & {"DIR", "COMP"}) and (verb := moves_past(token, "COMP" in following, support)):
            return Objection("another deed", verb)
        if i and [w.low for w in token.gap[:2]] == ["'s", "number"] and any(map(_is_plural, tokens[i - 1].gap[:1])):
            return Objection("misplaced", token.gap[1:2])  # "the number of keepers who like chess is"
        if token.type in _COMPARED and not i and _stranger(token, support):
            return Objection("unknown", token.gap[-1:])
        if i and _outside(tokens[i - 1], token, support):
            return Objection("unknown", token.gap[:1])
        if token.type == "STOP":
            return Objection(f"stop:{token.value}", token.words)
        if support.common_noun(token):
            return Objection("common noun", token.words)
        if i and tokens[i - 1].type == "NOT" and tokens[i - 1].words[0].low == "no" and token.gap:
            if not re.fullmatch(r"[jno]*", letters(token.gap, support)):
                return Objection("misplaced", token.gap)  # "is no match for"
        if i and tokens[i - 1].type == "NOT" and token.type == "ITEM" and _verbless(tokens[i - 1], token, support):
            return Objection("misplaced", tokens[i - 1].words)
        if [t.type for t in tokens[max(0, i - 2) : i + 1]] == ["ITEM"] * 3 and [w.low for w in token.gap] in (["a"], ["an"]):
            return Objection("misplaced", token.gap)  # "30 has Piet | a | goat"
        if i > 1 and tokens[i - 2].type == "DIR" and tokens[i - 2].words[-1].low == "behind" and _hides(tokens[i - 1], token):
            return Objection("misplaced", (*tokens[i - 2].words, *token.gap[:1]))
        token = _without_infinitive(tokens[i - 1], token, support) if i else token
        passive = bool(i) and (_passive_tail((*tokens[:i], token), i, support) or _event_tail(tokens, i, support))
        objection = None if passive else _gap(before, token, support, amount, described)
        if objection is not None:
            return objection
        before, amount = token.type, token.number is not None
        described = _categories(token, described)
    return None


def _foreign_possession(tokens: tuple[Token, ...], support: Support) -> tuple[Word, ...]:
    """ "Ann's window is above ...", "Ann's deposit was $700": a thing of hers that the puzzle does not know is measured."""
    said = any(re.fullmatch(r"s[jr]*([nov]{1,2}a+|[nv][vo])", letters(t.gap, support)) for t in tokens[1:])
    if not said and not any(t.type in _COMPARED or t.number is not None for t in tokens):
        return ()
    owned = []
    for token in tokens[1:]:
        match = re.match(r"s[jr]*([nov])(?![nov])", letters(token.gap, support))
        if match is not None and not is_person(token.gap[match.start(1)].low):
            owned.append(token.gap[match.start(1)])
    row = line(support.frame)
    told = MEASURED | _WHATEVER | (DWELLINGS if row is not None and not in_turn(row) else frozenset())
    if any(support.supported(w) or w.low in told or unit_of(w.low) is not None for w in owned):
        return ()  # "Ann's yacht is longer than Ben's boat"
    return tuple(owned[:1])


def _stranger(token: Token, support: Support) -> bool:
    """ "The pianist | behind Ann": somebody told by what no puzzle is about, and by no generic noun."""
    if len(token.gap) != 2 or token.gap[0].low not in ("the", "a", "an"):
        return False
    noun = token.gap[1]
    return is_person(noun.low) and singular(noun.low) not in HOLDERS and not personal(noun.low) and not support.supported(noun)


def _is_plural(word: Word) -> bool:
    return singular(word.low) != word.low and is_person(word.low)


def _outside(rank: Token, token: Token, support: Support) -> bool:
    """ "Later than the first | bus": the first of something that the puzzle does not speak of."""
    if not (isinstance(rank.reference, Place) or support.ordinal(rank)) or not token.gap or rank.type != "ITEM":
        return False
    noun = token.gap[0]
    thing = singular(noun.low) in word_table("things") and noun.low not in verb_forms() and not is_person(noun.low)
    return thing and not support.supported(noun) and noun.low not in word_table("places")


def _without_infinitive(rank: Token, token: Token, support: Support) -> Token:
    """ "The first | to speak", "the third person | to cross the line was": what all of them do, in their turn."""
    if not isinstance(rank.reference, Place) and not support.ordinal(rank):
        return token
    if rank.type != "ITEM" or token.type not in ("ITEM", *_CLOSERS):
        return token
    found = re.match(r"[noh]?ta?([vo])(r|dn|do)?(?=a|$)", letters(token.gap, support))
    if found is None or (token.type == "ITEM") == (found.end() == len(token.gap)):
        return token
    verb = token.gap[found.start(1)]
    row = line(support.frame)
    timed = row is None or row.dimension in ("date", "time")
    contest = row is not None and is_contest(row)
    told = support.supported(verb)
    stays = verb.stem in TAKES_PLACE and (told or not contest)
    taken = stays or (told if timed else "place" in kinds_of(verb))
    return replace(token, gap=token.gap[found.end() :]) if taken else token


def _verbless(negation: Token, token: Token, support: Support) -> bool:
    """ "Ann doesn't | the balloon", "Ann not eat toast": a verb is missing."""
    if negation.words[0].low not in ("not", "n't"):
        return False
    if negation.gap and negation.gap[-1].low in ("does", "did", "do"):
        return not (re.search(r"[voa]", letters(token.gap, support)) or any(w.low in verb_forms() for w in token.gap))
    first = token.gap[0].low if token.gap else ""
    return not negation.gap and first in verb_forms() and not finite(first) and not first.endswith(("ing", "ed", "en"))


def _hides(item: Token, token: Token) -> bool:
    """ "Behind the red | gate": a place, and nobody's turn in a line."""
    return item.type == "ITEM" and bool(token.gap) and singular(token.gap[0].low) in _SCREENS


def _passive_tail(tokens: tuple[Token, ...], i: int, support: Support) -> bool:
    """ "The house where | the pony | is kept", "two days after | the vase | was sold": a neutral verb adds nothing."""
    item, token = tokens[i - 1], tokens[i]
    if token.type not in _CLOSERS or item.type != "ITEM":
        return False
    found = letters(token.gap, support)
    if not re.fullmatch(r"[jno]{0,2}a[vo]", found):
        return False
    auxiliary, verb = token.gap[-2:]
    if verb.low not in verb_forms() or verb.low.endswith("ing") or verb.low == "born" or auxiliary.low not in COPULAS:
        return False
    before = [w.low for w in item.gap]
    if "when" in before or ["on", "which"] in [before[k : k + 2] for k in range(len(before))]:
        return len(found) == 2
    if "where" in before or "which" in before:
        # what was done somewhere need not be so now, unless all of it is told as over
        return len(found) == 2 and (auxiliary.low in ("is", "are") or _told_as_past(tokens[: i - 1]))
    start = next((k for k in range(i - 1, 0, -1) if tokens[k].type != "ITEM"), 0)
    row = line(support.frame)
    then = tokens[start].type == "DIR" and tokens[start].value.partition(":")[0] in ("before", "after")
    timed = row is None or in_turn(row)
    planned = verb.low in _PLANNED or verb.stem in _WISHES
    return then and timed and verb.stem not in LOOSE | AFRESH and not planned and not support.made_before(verb)


def _told_as_past(tokens: tuple[Token, ...]) -> bool:
    """Whether the last verb is a past one: "sat next to the one where the atlas was read"."""
    verbs = [w.low for t in tokens for w in t.gap if w.low in verb_forms() or w.low in {*COPULAS, "has", "had"}]
    return bool(verbs) and (verbs[-1] in ("was", "were", "had") or (finite(verbs[-1]) and not verbs[-1].endswith("s")))


def _event_tail(tokens: tuple[Token, ...], at: int, support: Support) -> bool:
    """ "Two days after | the vase | was sold", "a day before | Ann | joined the club": what the puzzle tells of on each day."""
    row = line(support.frame)
    token = tokens[at]
    if token.type not in _CLOSERS or at < 2 or tokens[at - 1].type != "ITEM" or tokens[at - 2].type != "DIR" or row is None:
        return False
    found = re.fullmatch(r"(a?)([vo])(r?p?d?[jno]*[no])?", letters(token.gap, support))
    if found is None or row.dimension not in ("date", "time") or tokens[at - 2].value not in ("before", "after"):
        return False
    verb = token.gap[found.start(2)]
    if verb.low == "born" or not (support.supported(verb) or (found[1] and verb.low in verb_forms())):
        return False
    done = finite(verb.low) or verb.low.endswith(("ing", "en")) or bool(found[1])
    return done and (not found[3] or (support.supported(verb) and support.supported(token.gap[-1])))


def _gap(before: str, token: Token, support: Support, amount: bool, described: frozenset[str]) -> Objection | None:
    gap = token.gap
    if not gap:
        return None
    found = letters(gap, support)
    if before == "COMP" and token.type == "THAN" and [w.low for w in gap][-2:] in _FROM_HERE:
        found, gap = found[:-2], gap[:-2]
    if before == "COMP" and token.type == "THAN" and (own := own_thing(gap)):
        found, gap = found[: -len(own)], gap[: -len(own)]
    if found.endswith("q") and token.number is not None:
        return Objection("stop:vague", gap[-1:])
    found = found.replace("q", "p")
    if before == "NOT" and token.type == "EQUAL" and gap[-1].low == "quite":
        found, gap = found[:-1], gap[:-1]  # "is not quite as old as": is younger
    if before == "NOT" and any(w.low in _NOT_QUITE for w in gap):
        return Objection("misplaced", gap)  # "does not only own": owns it, and more
    if before == "ITEM" and (found.startswith("t") or gap[0].low in ("be", "been")):
        return Objection("misplaced", gap)  # "28 has Piet | been a chemist": its verb was torn apart
    if before in ("OTHER", "ONE") and re.match(r"n{1,2}d", found) and support.relational(gap[0]):
        return Objection("relation", gap)  # "the other sponsors the teacher"
    if loose := _astray(gap, found) or _bare_state(gap, found, token.type):
        return Objection("misplaced", loose)
    if before == "NEXTEACH" and not _set_somewhere(gap[-1:], support):
        return Objection("misplaced", gap)
    if "y" in found:
        return Objection("stop:you", (gap[found.index("y")],))
    found = _heads(found, gap)
    if token.type == "ITEM" and re.fullmatch(r"d[jno]*[noh]d", found) and not finite(gap[-2].low):
        return Objection("misplaced", gap)  # "the child | the blue coat": what joins them is missing
    if token.type == "ALLN" and found.count(UNKNOWN) == 1 and found.startswith(UNKNOWN) and gap[0].low.isalpha():
        found = "n" + found[1:]  # "the four ponies are": all of them, whatever they are
    for letter, word in zip(found, gap, strict=True):
        if letter == DENIED:
            return Objection("denied", (word,))
        if letter == UNKNOWN:
            return Objection("unknown", (word,))
    if before == "COMP" and token.type == "THAN" and re.fullmatch(r".*pdo?n?", found) and gap[-1].low in word_table("settings"):
        found, gap = found[:-3], gap[:-3]
    if before in ("DIR", "THAN") and token.type == "ITEM" and gap[0].low in ("with", "for"):
        return Objection("misplaced", gap[:1])  # "is $50 behind with the rent of"
    if before in ("ALLN", "OF", "THAN", "BETWEEN", "AS", "NONEOF") and token.type == "ITEM":
        if found[:1] in ("v", "a", "p") or (found[:1] == "o" and finite(gap[0].low)):
            return Objection("misplaced", gap)
    if token.type in _COMPARED and (loose := _loose_in_predicate(found, gap, token.type, support)):
        return Objection("misplaced", loose)
    slot = _COMPILED.get((before, token.type)) or _COMPILED.get(("*", token.type))
    if token.type == "NOT" and token.words[0].low in ("never", "no", "neither"):
        slot = None  # "drinks no cider", "lives at neither end"
    if slot is not None and not slot.fullmatch(found):
        return Objection("misplaced", gap)
    closes = token.type in _CLOSERS and before != "ALLN" and slot is None
    if closes and not _TAIL.fullmatch(_settled(found, gap, amount, described, support)):
        return Objection("misplaced", gap)
    return _second_person(gap, found, before, token, support, described)


def _by_whom(gap: tuple[Word, ...], found: str, described: frozenset[str], support: Support) -> bool:
    """ "Tea | is drunk by the one who": by the verb of its category, no person having it done to him."""
    passive = re.match(r"a?r?[vo](?=pd?h)", found)
    things = described and not any(support.people(name) for name in described)
    done = passive and gap[passive.end()].low == "by"
    return bool(done and things and passive and binds(gap[passive.end() - 1], described, support))


def own_thing(gap: tuple[Word, ...]) -> tuple[Word, ...]:
    """ "£3 less | for his item | than": what the subject gives it for, at the end of the words before "than"."""
    lows = [w.low for w in gap]
    own = len(lows) > 2 and lows[-3] in ("for", "on") and lows[-2] in ("his", "her", "their", "its")
    return gap[-3:] if own and not is_person(lows[-1]) and singular(lows[-1]) in (_BOUGHT | word_table("things")) else ()


def _bare_state(gap: tuple[Word, ...], found: str, kind: str) -> tuple[Word, ...]:
    """ "Is part-time | older than": a noun without an article between "is" and what is compared."""
    match = re.search(r"a(n{1,2})$", found)
    copula = match is not None and gap[match.start()].low in COPULAS
    return gap[match.start(1) :] if match is not None and copula and kind in _COMPARED else ()


def _set_somewhere(last: tuple[Word, ...], support: Support) -> bool:
    """Whether a phrase says where it all happens, or in what: "in the queue", "on the calendar"."""
    noun = last[0]
    known = noun.low in word_table("settings") or noun.low in word_table("places")
    return known or not support.only_in_clues(noun)


def _astray(gap: tuple[Word, ...], found: str) -> tuple[Word, ...]:
    """ "Is part-time | born", "a stand-in for", "from time to time": words that belong to no phrase."""
    for match in re.finditer(r"(?<=a)n{1,2}(?=[dvr])", found) if "an" in found else ():
        if all(w.low not in verb_forms() for w in gap[match.start() : match.end()]):
            return gap[match.start() : match.end()]
    for i in range(1, len(gap)):
        if found[i] == "p":
            doubled = found[i - 1] == "p" and (gap[i - 1].low, gap[i].low) not in _DOUBLE
            if doubled or gap[i].glued:
                return gap[i - 1 : i + 1]
    for match in re.finditer(r"(?<=a)[no](?=[no])|^[no](?=[no][vo])", found):
        pair = gap[match.start() : match.end() + 1]
        if pair[1].glued and pair[1].low != "old":
            return pair
    for i, word in enumerate(gap):
        if word.low == "back" and not (i and gap[i - 1].low == "it"):
            return (word,)  # "came back on Friday", "bought the atlas | back"
    again = re.search(r"p([no])t([no])", found) if "t" in found else None
    if again and gap[again.start(1)].stem == gap[again.start(2)].stem:
        return gap[again.start() : again.end()]
    return ()


def _loose_in_predicate(found: str, gap: tuple[Word, ...], kind: str, support: Support) -> tuple[Word, ...]:
    """ "Is in part | three years older", "is sort of | left of": a phrase before a comparison that speaks of no category."""
    if found.endswith("p") and gap[-1].low == "of":
        return gap[-2:]
    owner = re.search(r"[vo]d[jno]*[no]$", found)
    his = owner is not None and gap[owner.start() + 1].low in ("his", "her", "their", "its")
    owner = owner if kind in ("NUM", "COMP", "HEDGE") or his else None  # "finished his soup ahead of"
    if owner and not support.supported(gap[-1]):
        return gap[owner.start() :]  # "owes the bank $15 more"
    for match in re.finditer(r"pd?[jno]*[no](?=$|[davr])", found):
        preposition, noun = gap[match.start()], gap[match.end() - 1]
        known = singular(noun.low) in word_table("settings") or noun.low in word_table("places") or noun.low in MEASURED
        if known or support.together(preposition, noun):
            continue
        if not any(support.speaks_of(category.name, [noun]) for category in support.frame):
            return gap[match.start() : match.end()]
    return ()


def _categories(token: Token, before: frozenset[str]) -> frozenset[str]:
    """The categories of the last item: what follows it may speak of them."""
    if isinstance(token.reference, Choice):
        return frozenset(item.category for item in token.reference.items)
    return before if token.type != "ITEM" else frozenset()


def _settled(found: str, gap: tuple[Word, ...], amount: bool, described: frozenset[str], support: Support) -> str:
    """Judges the phrases after the last item: "in the queue" is where it all happens, "14 ounces of gold" what it is of.

    Any other phrase must speak of the item's category ("paints as a hobby") or stand in another clue as well.
    """
    for match in re.finditer(r"pd?[jnoh]*[noh]", found):
        preposition, noun = gap[match.start()], gap[match.end() - 1]
        if not (support.together(preposition, noun) or any(support.speaks_of(c, [noun]) for c in sorted(described))):
            found = found[: match.end() - 1] + "x" + found[match.end() :]
    if amount and re.fullmatch(r"[jnoh]*p[nox]+", found) and gap[found.index("p")].low in ("of", "from"):
        return "n"
    if len(gap) > 2 and gap[-2].low == "this" and singular(gap[-1].low) in word_table("settings"):
        return _settled(found[:-2], gap[:-2], amount, described, support)  # "7 goals | this season"
    for i, word in enumerate(gap):
        this = i > 0 and gap[i - 1].low in ("this", "that")
        if word.low in word_table("settings") and (this or re.search(r"pd?$", found[:i])):
            found = found[:i] + "o" + found[i + 1 :]
    return found


def _heads(found: str, gap: tuple[Word, ...]) -> str:
    """Grants an unknown head noun that is described at once: "the parrot that is", "the vase made in", not "the tutor of".

    One that does something to a thing ("the stranger made the vase in") is not described, but the doer.
    """
    for i, letter in enumerate(found):
        if letter != UNKNOWN or not gap[i].low.isalpha() or gap[i].proper:
            continue
        before = found[max(0, i - 1) : i]
        following = found[i + 1 : i + 2]
        participle = following in ("v", "o") and gap[i + 1].low.endswith(("ed", "en", "rn", "ing", "made"))
        described = following == "w" or (participle and found[i + 2 : i + 3] != "d")
        if described and (before == "d" or before == "" or before == "j"):
            found = found[:i] + "n" + found[i + 1 :]
    return found


def _of_a_time(described: frozenset[str], support: Support) -> bool:
    """ "Wednesday's | patient": whoever has that day or place, not somebody related to it."""
    return bool(described) and all(support.frame.by_name[c].dimension in ("date", "time", "position") for c in described)


def _of_a_thing(word: Word, following: str, token: Token, support: Support) -> bool:
    """ "The victim of the | knife" has it in his row; "the victim of the cook" is somebody else."""
    return word.low == "victim" and following == "of" and isinstance(token.reference, Choice) and not support.people_in(token)


def _had_with(gap: tuple[Word, ...], people: bool) -> bool:
    lows = [w.low for w in gap if w.low not in ("the", "a", "an")]
    return people and lows[-1] in ("with", "against") and bool(_HAVING & set(lows[:-1]))


def _is_deed(token: Token) -> bool:
    """Whether an item is spelt like a verb: "(who) hums"."""
    return len(token.words) == 1 and token.words[0].text[0].islower() and finite(token.words[0].low)


def _second_person(
    gap: tuple[Word, ...], found: str, before: str, token: Token, support: Support, described: frozenset[str]
) -> Objection | None:
    owned = "s" in found
    for i, word in enumerate(gap):
        if not (owned or found[i] == "w" or word.low in _TELLING or word.stem in _WISHES or support.relational(word)):
            continue
        following = gap[i + 1].low if i + 1 < len(gap) else ""
        possessed = i > 0 and found[i - 1] == "s" and not (i == 1 and _of_a_time(described, support))
        own = i > 0 and gap[i - 1].low in ("his", "her", "their", "its")
        related = possessed or own or following in ("of", "to", "for", "'s", "'")
        related = related or (following == "with" and support.people_in(token))  # "the student with the apple" has it
        if related and support.relational(word) and not _of_a_thing(word, following, token, support):
            return Objection("second person", (word,))
        planned = following == "to" and not (i > 0 and gap[i - 1].low in ("was", "were", "been"))
        if word.low == "going" and i > 0 and found[i - 1] == "a" and not planned:
            return Objection("denied", (word,))
        if word.low == "of" and found[i + 1 : i + 2] in ("v", "a"):
            return Objection("misplaced", gap[max(0, i - 1) : i + 1])  # "is sort of scheduled"
        if word.low == "used" and following == "to" and not (i > 0 and found[i - 1] == "a"):
            return Objection("denied", gap[i : i + 2])
        if word.low == "only" and not (i and gap[i - 1].low in ("who", "that", "which")):
            return Objection("misplaced", (word,))  # "who only drinks tea" drinks tea; elsewhere it may turn the sentence
        if word.low == "only" and re.match(r"only(h|n|o)", "only" + found[i + 1 :]) and i and found[i - 1] == "d":
            return Objection("misplaced", gap[i : i + 2])  # "the only thing Ann did not make"
        before_it = found[i - 1] if i else ""
        if word.low in ("was", "were") and re.match(r"t[avo]", found[i + 1 :]):
            return Objection("denied", gap[i : i + 2])  # "was to leave for Skerra"
        if word.low in _AT_FIRST and before_it != "a" and re.match(r"[vo](?!r?p)", found[i + 1 :]):
            return Objection("denied", gap[i : i + 2])  # "first ordered the trout"
        if word.low in _EARLIER and possessed:
            return Objection("denied", (word,))  # "Bruno's old house"
        if word.low in _PLANNED and [w.low for w in gap[max(0, i - 2) : i]] == ["had", "been"]:
            return Objection("denied", gap[i - 2 : i + 1])  # "had been due on Monday"
        if word.low in ("due", "about") and following == "to":
            return Objection("denied", gap[i : i + 2])
        if word.stem in _WISHES and re.search(r"a", found[:i]) and any(w.low in ("has", "have", "had") for w in gap[:i]):
            return Objection("denied", gap[: i + 1])  # "had wanted to", "has always tried to"
        possessed = possessed or re.fullmatch(r".*s[jv]+", found[:i]) is not None
        had = before == "ITEM" and re.search(r"v|a(?=d)", found[:i]) and any(w.low in _HAVING for w in gap[:i])
        if support.relational(word) and had:
            return Objection("second person", (word,))  # "has a neighbor who"
        phrase = found[found.rfind("a", 0, i) + 1 : i]  # the description the word stands in
        twice = phrase.count("s") > 1 and is_person(word.low) and not support.described(word)  # "Peter's parrot's owner"
        if possessed and (support.another(word) or twice or found[i] == "h"):
            return Objection("second person", (word,))
        headed = i > 0 and (found[i - 1] in "nh" or (found[i - 1] == "o" and not finite(gap[i - 1].low)))
        if found[i] == "w" and word.low == "that" and (following in ("the", "a", "an") or (not following and not headed)):
            return Objection("reported", (word,))
        if word.low == "whose" and i + 1 < len(gap) and support.relational(gap[i + 1]):
            return Objection("second person", (gap[i + 1],))
    company = re.search(r"(?<=[av])d?[jno]*[no]pd?$", found)
    if before == "ITEM" and company and _had_with(gap, support.people_in(token)):
        return Objection("relation", gap)  # "had lunch with the baker"
    if before == "ITEM" and re.match(r"pd?[jno]*h", found):
        return Objection("relation", gap)  # "cooked the stew with the person ..."
    as_verb = isinstance(token.reference, Choice) and (not token.reference.exact or _is_deed(token))  # "who paints"
    if token.type == "ITEM" and gap and gap[-1].low in ("who", "whom", "whoever") and not as_verb:
        return Objection("second person", gap[-1:])  # "whoever Ann visited"
    # "is bought by somebody ahead of"
    somebody = bool(gap) and gap[-1].low in ("somebody", "someone") and token.type in _COMPARED
    if before == "ITEM" and not somebody and re.search(r"v[pr]*d?h", found.split("w", 1)[0]):
        if _by_whom(gap, found, described, support):
            return None
        return Objection("relation", gap)
    met = re.match(r"o[pr]*dh", found)  # "phoned the person who"
    if before == "ITEM" and met and finite(gap[0].low) and singular(gap[0].low) == gap[0].low:
        return Objection("relation", gap[: met.end()])
    return None
