"""Words that stand for somebody or something named before: pronouns, "the other", "the former", somebody's neighbour."""

from dataclasses import replace

from nlpuzzle.english.adjectives import comparative
from nlpuzzle.english.kinds import HOLDERS
from nlpuzzle.english.numbers import number_value
from nlpuzzle.english.words import finite
from nlpuzzle.regex import regex
from nlpuzzle.understanding.tokenising.numbers import NumberTokens
from nlpuzzle.understanding.tokenising.tokens import Choice, Place, Pronoun, Token
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms
from nlpuzzle.understanding.words.words_of import COPULAS, DETERMINERS

__all__ = ["ONE_OR_OTHER", "OWN", "PRONOUNS", "ReferenceTokens"]

PRONOUNS = frozenset({"he", "she", "they", "it", "him", "them"})
OWN = frozenset({"his", "her", "their", "its"})
#: words that stand in no table of phrases and may be one
ONE_OR_OTHER = frozenset("one other win won wins former latter middle center centre".split())
#: whose a thing is; what may follow it at the end of a statement
_HERS = {"hers": "her", "his": "his", "theirs": "their"}
_AFTER_HERS = frozenset({"", ",", ";", "and", "but", "either"})
#: after these, somebody may be "her"
_BESIDE = frozenset({"DIR", "NEXT", "THAN", "BETWEEN"})
_LEADING = frozenset({"in", "on", "at", "by", "for", "with", "from", "to"})
_EVERYBODY = frozenset({"everyone", "everybody", "anyone", "anybody"})
#: of everybody else, and not of anybody
_ALL = frozenset({"everyone", "everybody", "every", "all", "each"})
_EXCEPT = (("except", "for"), ("except",), ("but",), ("bar",), ("apart", "from"), ("other", "than"))
#: before a number of people
_BOUNDS = frozenset("exactly precisely only just at least most more fewer less than".split())
#: what may follow at the end of a statement
_AFTER_EVERYBODY = frozenset({"", ".", ",", ";"})
_NEIGHBOURS = frozenset({"neighbor", "neighbour"})
_SIDES = {"left": "left", "right": "right", "upstairs": "up", "downstairs": "down"}
_OF_THESE = regex(
    r"(?:(?P<bound>exactly|only|just|at (?P<at>least|most)) )?(?P<number>[a-z]+|\d+) of (?:these|the following)"
    r"(?: (?:two|three|four|five|six|\d))? (?:statement |statements |claim |claims |sentences |facts |things )?"
    r"(?:is|are) (?:true|correct|right)"
)
#: "at least two of the following four statements are true"
_MOST_BEFORE = 10


class ReferenceTokens(NumberTokens):
    """Tells what points back, or to whoever stands beside."""

    def _of_these(self) -> bool:
        """ "Exactly one of the following statements is true: ...": how many of the clauses that follow hold."""
        if self.at > _MOST_BEFORE:
            return False  # a text of thousands of words is not joined again at each of its colons
        said = _OF_THESE.fullmatch(" ".join(w.low for w in self.words[: self.at]))
        number = number_value(said["number"]) if said is not None else None
        if said is None or not isinstance(number, int):
            return False
        bound = {"at": "at " + (said["at"] or ""), "exactly": "exactly", "only": "exactly", "just": "exactly"}
        how = bound[(said["bound"] or "exactly").split()[0]]
        self.tokens, self.gap = [], []
        self._emit("OFTHESE", 0, self.at, how, number=number)
        return self._emit("COLON", self.at, self.at + 1)

    def _neighbour_of(self) -> bool:
        """ "Ann's left-hand neighbour wears", "her upstairs neighbour": the one directly on that side of her."""
        own = self._low(self.at) in OWN
        owner = self.tokens[-1] if self.tokens else None
        if not own and (self._low(self.at) not in ("'s", "'") or owner is None or owner.type != "ITEM" or self.gap):
            return False
        lows = [self._low(self.at + i) for i in range(1, 7)]
        direct = 2 if lows[:2] == ["next", "door"] else int(lows[0] in ("immediate", "direct", "nearest"))
        lows = lows[direct:]
        if lows[0] in _NEIGHBOURS and lows[1] in ("to", "on") and lows[2] == "the" and lows[3] in ("left", "right"):
            side, end = lows[3], 4
        elif lows[0] in _SIDES and lows[1] in _NEIGHBOURS:
            side, end = _SIDES[lows[0]], 2
        elif lows[0] in ("left", "right") and lows[1] == "hand" and lows[2] in _NEIGHBOURS:
            side, end = lows[0], 3
        else:
            return not own and owner is not None and self._is_neighbour_of(owner, lows, direct)
        at, self.at = self.at, self.at + 1 + direct + end
        if own or owner is None:
            pronoun = Token("ITEM", "", (), (), reference=Pronoun(self._low(at)))
            self.tokens += [Token("DIR", f"{side}:direct", self.words[at : self.at], tuple(self.gap)), pronoun]
            self.gap = []
            return True
        articles = next((i for i, w in enumerate(owner.gap) if w.low in ("the", "a", "an")), len(owner.gap))
        before, described = owner.gap[:articles], owner.gap[articles:]  # "is | the" tea drinker's neighbour
        if len(described) > 1:
            self.at = at
            return False
        owner = replace(owner, gap=described)
        self.tokens[-1:] = [Token("DIR", f"{side}:direct", self.words[at : self.at], before), owner]
        return True

    def _is_neighbour_of(self, owner: Token, lows: list[str], direct: int) -> bool:
        """ "Ann is Ben's neighbour", "is not Ben's immediate neighbour"."""
        denied = len(self.tokens) > 1 and self.tokens[-2].type == "NOT"
        verb = () if denied else owner.gap[:1]
        described = owner.gap[len(verb) :]
        if not (denied or any(w.low in ("is", "was") for w in verb)) or any(w.low not in ("the", "a", "an") for w in described):
            return False
        if lows[0] not in _NEIGHBOURS or lows[1] not in ("", ",", ";", "and", "but", "."):
            return False
        words = self.words[self.at : self.at + 2 + direct]
        self.tokens[-1:] = [Token("NEXT", "", words, verb), replace(owner, gap=described)]
        self.at += len(words)
        return True

    def _direction_from_them(self) -> None:
        """ "Someone younger finished right after", "more people are ahead of her than behind": her, once more."""
        kinds = [t.type for t in self.tokens]
        bare = kinds[-1:] == ["DIR"] and not self.gap
        if bare and ("SOMEBODY" in kinds or kinds[-2:-1] in (["THAN"], ["AS"]) or self._has_so_many()):
            self._emit("ITEM", self.at, self.at, reference=Pronoun("them"))

    def _has_so_many(self) -> bool:
        """ "Ann has nobody | above", "has exactly two houses | to the left": of her."""
        before = self.tokens[-2:-1]
        if not before or before[0].type != "NUMBER" or not before[0].words:
            return False
        start = next(i for i, w in enumerate(self.words) if w is before[0].words[0])
        while self._low(start - 1) in _BOUNDS:
            start -= 1
        return self._low(start - 1) in ("has", "have", "had")

    def _others(self, kind: str, end: int) -> bool:
        """ "Than anyone else"; "nobody is older", "no one stands between"; "red rather than blue"."""
        start = self.at
        if kind == "RATHER":
            return self._emit("_BUT", start, end) and self._emit("NOT", start, end)
        if kind == "NOBODY":
            words = next((e for e in _EXCEPT if self.lows[end : end + len(e)] == e), ())
            if words and self._opens_clause() and self._names_somebody(end + len(words)):
                return self._emit("ONLY", start, end + len(words))  # "nobody but Ann wore red"
            return self._emit("NUMBER", start, end, "nobody", reference=Choice(()), number=0)
        if not self.tokens and not self.gap and self.words[start].low in _ALL:  # "every other boat | came in before Ann"
            size = self.lexicon.frame.size - 1
            return self._emit("NUMBER", start, end, "all the others", reference=Choice(()), number=size)
        after = bool(self.tokens) and self.tokens[-1].type in ("THAN", "DIR") and not self.gap
        if self.words[end - 1].low in ("other", "rest") and self.words[start].low != "all" and self._low(end).isalpha():
            end += 1  # "any other runner"
        return self._emit("ELSE" if after else "STOP", start, end, "all")

    def _opens_clause(self) -> bool:
        """Whether a word stands at the beginning of the sentence, or right after a comma."""
        return not self.gap and (not self.tokens or self.tokens[-1].type == "_COMMA")

    def _names_somebody(self, at: int) -> bool:
        """Whether a name, or "the ...", comes next."""
        return self._low(at) == "the" or (at < len(self.words) and self.words[at].proper)

    def _everybody_else(self) -> bool:
        """ "Ahead of everybody", "older than everyone but Ben", "not ahead of anyone": all the others, or all but one."""
        after = bool(self.tokens) and self.tokens[-1].type in ("THAN", "DIR") and not self.gap
        if not after or self._low(self.at) not in _EVERYBODY:
            return False
        end = self.at + 1 + (self._low(self.at + 1) == "else")
        words = next((e for e in _EXCEPT if self.lows[end : end + len(e)] == e), ())
        if words:
            return self._emit("ELSE", self.at, end) and self._emit("EXCEPT", end, end + len(words))
        return self._low(end) in _AFTER_EVERYBODY and self._emit("ELSE", self.at, end)

    def _somebody(self) -> bool:
        """ "Someone younger finished right after", "an older man stands behind her": one whom only a comparison tells."""
        low, opens = self._low(self.at), not self.tokens or self.tokens[-1].type in ("AND", "_COMMA", "_SEMI", "_BUT")
        if low not in ("someone", "somebody", "a", "an") or self.gap or not opens:
            return False
        if comparative(self._low(self.at + 1)) is None or self._low(self.at + 1) in ("more", "less", "fewer"):
            return False
        return self._emit("SOMEBODY", self.at, self.at + 1)

    def _beside_pronoun(self) -> bool:
        """ "To his right", "on her immediate left": a direction and the person it starts from."""
        if self._low(self.at) not in ("to", "on") or self._low(self.at + 1) not in ("his", "her", "their", "its"):
            return False
        at = self.at + 2
        direct = self._low(at) in ("immediate", "direct")
        side = self._low(at + direct)
        if side not in ("left", "right"):
            return False
        whose = self._low(self.at + 1)
        self._emit("DIR", self.at, at + direct + 1, f"{side}:direct" if direct else side)
        return self._emit("ITEM", self.at, self.at, reference=Pronoun(whose))

    def _one_or_other(self) -> bool:
        low, before = self._low(self.at), self._low(self.at - 1)
        if low not in ONE_OR_OTHER:
            return False
        after_the = bool(self.gap) and before == "the"
        if low == "one" and before in (",", "and", ";") and self._pairing():
            return self._emit("ONE", self.at, self.at + 1)
        if low == "other" and after_the and self._pairing():
            self.gap.pop()
            return self._emit("OTHER", self.at, self.at + 1)
        if low in ("win", "won", "wins") and self._low(self.at + 1) in ("", ".", ",", "!", "and", "but"):
            return self._emit("ITEM", self.at, self.at + 1, reference=Place(1, "race"))
        if low in ("former", "latter") and after_the:
            self.gap.pop()
            return self._emit("ITEM", self.at, self.at + 1, reference=Pronoun(low))
        if low == "other" and after_the and self._alternatives_named():
            self.gap.pop()
            end = self.at + 1 + (self._low(self.at + 1) in ("one", "person"))
            return self._emit("ITEM", self.at, end, reference=Pronoun("the other"))
        if low == "middle" or (low in ("center", "centre") and not self._plays(self._low(self.at + 1))):
            return self._emit("ITEM", self.at, self.at + 1, reference=Place(0))
        return False

    def _plays(self, noun: str) -> bool:
        """ "The center fielder": what somebody is in a team, and no place in the line."""
        return is_person(noun) and noun not in HOLDERS

    def _alternatives_named(self) -> bool:
        """ "Either A or B ...; the other": two things were named, and a new clause has begun."""
        kinds = [t.type for t in self.tokens]
        return "EITHER" in kinds and "OR" in kinds and kinds[-1] != "OR" and any(k in ("_SEMI", "AND", "_COMMA") for k in kinds)

    def _pairing(self) -> bool:
        return bool(self.tokens) and self.tokens[0].type in ("OF", "ONEOFPAIR")

    def _pronoun(self) -> bool:
        low, following = self._low(self.at), self._low(self.at + 1)
        if low in PRONOUNS and not (low == "it" and self._low(self.at - 1) == "made"):
            return self._emit("ITEM", self.at, self.at + 1, reference=Pronoun(low))
        closed = following == "as" or self._phrase_at(self.at + 1) or comparative(following)
        object_follows = following.isalpha() and not closed
        if low == "her" and (not object_follows or self._said_of_her(following)):
            return self._emit("ITEM", self.at, self.at + 1, reference=Pronoun(low))
        said = self._low(self.at - 1) in (*COPULAS, "not", "n't", "never") and following in _AFTER_HERS
        if low in _HERS and (said or (low != "his" and following in COPULAS)):
            return self._emit("ITEM", self.at, self.at + 1, reference=Pronoun(_HERS[low]))  # "the cello is not hers"
        return False

    def _said_of_her(self, verb: str) -> bool:
        """ "The one ahead of | her | was", "behind | her | drinks tea": no noun follows, but what is said of the other one."""
        if closed().get(verb) == "a":
            return True
        beside = bool(self.tokens) and self.tokens[-1].type in _BESIDE and not self.gap
        if not beside or verb not in verb_forms() or not finite(verb):
            return False
        following = self._low(self.at + 2)
        if verb.endswith("ed"):  # "her painted gate"
            return following in DETERMINERS or following in _LEADING or number_value(following) is not None
        return closed().get(following) != "a" and not (following in verb_forms() and finite(following))
