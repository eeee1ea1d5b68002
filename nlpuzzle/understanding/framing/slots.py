"""What each noun phrase of a sentence is the object, the modifier or the name of: its slot.

Walks the pieces of `pieces` from left to right; see `mentions` for the slots.
"""

from collections.abc import Iterator, Sequence, Set
from itertools import pairwise, takewhile

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.dates import month_value, weekday_value
from nlpuzzle.english.kinds import HOLDERS, PLACES, families
from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.numbers import ORDINALS, number_value
from nlpuzzle.english.tables import words
from nlpuzzle.english.titles import titles
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import Word, key
from nlpuzzle.understanding.framing.grammar_words import Piece, verb_key, verbs_known
from nlpuzzle.understanding.framing.slot_words import (
    ADORNING,
    BELONGING,
    DONE_HOW,
    FELT,
    FLOORS,
    MASS,
    NAMING,
    OF_PEOPLE,
    PLACED,
    Mention,
    agents,
    felt,
    keys_of,
    new_clause,
    ordinary_word,
    suffered,
    verb_slot,
)

__all__ = ["SlotReader"]


_COMPOUNDS = word_class("open-compounds")
#: what one spends doing something
_SPENT = word_class("times-spent")


class SlotReader:
    """Walks the pieces of one sentence and tells the slot of every noun phrase."""

    def __init__(
        self,
        part: str,
        sentence: int,
        holders: frozenset[str],
        heads: frozenset[str],
        names: frozenset[str],
        titles: frozenset[str],
        common: frozenset[str],
        untitled: frozenset[str],
        feelings: frozenset[str] = frozenset(),
        announced: Set[tuple[str, str]] = frozenset(),
    ) -> None:
        self.part, self.sentence, self.holders, self.heads, self.names = part, sentence, holders, heads, names
        self.titles, self.common = titles, common
        #: names that stand without their title somewhere: those are the labels
        self.untitled = untitled
        #: adjectives by which the story tells everybody apart: "each is afraid of a different animal"
        self.feelings = feelings
        #: verbs and their prepositions by which it does so: "each gets off in another town"
        self.announced = announced
        #: whether the phrase at hand can only be somebody: it opens its sentence bare, and does something
        self.acting = False
        #: whether the verb at hand is a passive: "by" then brings in who does it, else a place
        self.suffered = False
        #: whether "there is" has just told that something is had
        self.there = False
        self.side = self.row = 0
        self.verb = self.preposition = self.determiner = self.owned = ""
        #: the noun that leads to the phrase at hand by a preposition: "the jar | for the kitchen"
        self.led = ""

    def read(self, pieces: Sequence[Piece]) -> Iterator[Mention]:
        joined = False
        for at, piece in enumerate(pieces):
            if piece.tag in "vc" and self.determiner == "n":
                self.determiner = ""  # "in 1887 | is built of stone" weighs no stones
            match piece.tag:
                case "N":
                    if not joined:
                        self.row += 1
                    yield from self._phrase(piece.words, pieces, at)
                    joined, self.determiner, self.preposition = True, "", self.preposition
                    continue
                case "v":
                    if piece.low in _HAS and _stands_beside(pieces[at + 1 :]):
                        self._elsewhere()
                    passive = self.suffered = suffered(piece) and any(p.tag == "c" for p in pieces[max(0, at - 2) : at])
                    self.verb, self.preposition, self.owned = verb_key(piece.low), "passive" if passive else "", ""
                case "c":
                    if not self.owned:
                        self.verb, self.preposition = "be", ""
                    self.there = at > 0 and pieces[at - 1].low == "there"
                case "p":  # "next to Ann" is no place that Ann is
                    again = at > 0 and pieces[at - 1].tag in "&," and piece.low == self.preposition
                    beside = piece.low in ("to", "of") and at and pieces[at - 1].tag == "x"  # "ahead of the goat"
                    self.preposition = "" if beside else piece.low
                    if again:
                        continue  # "not by Ann, nor by Bo"
                case "d":
                    self.determiner = piece.low
                    continue
                case "x":
                    self._elsewhere()
                case "w" | "o":
                    if piece.tag == "o" and piece.low in ("he", "she", "it", "they"):
                        self.side += 1
                    self.verb = self.preposition = self.owned = self.determiner = ""
                    if piece.low == "with":
                        self.verb = "have"
                case "n":
                    if (unit := self._number(pieces, at)) is not None:
                        yield unit
                    self.determiner = self.determiner or "n"
                    continue
                case "," | "&":
                    if piece.low == "," and not any(p.tag == "&" and p.low != "," for p in pieces[at:]):
                        self.preposition = ""
                    if new_clause(pieces, at):
                        self._elsewhere()
                        joined = False
                    continue
                case _:
                    continue
            joined = False

    def _elsewhere(self) -> None:
        self.side += 1
        self.verb = self.preposition = self.determiner = self.owned = ""

    def _mention(self, label: str, slot: str, does: str = "") -> Mention:
        return Mention(label, slot, self.sentence, self.side, self.row, does, not self.determiner)

    def _number(self, pieces: Sequence[Piece], at: int) -> Mention | None:
        """ "Room 3", "$240", "in 1842", "350 pages", "9 years old": a value; None for a rank or the amount of a difference."""
        before, word = pieces[at - 1] if at else None, pieces[at].words[0]
        after = pieces[at + 1] if at + 1 < len(pieces) else None
        if before is not None and before.low in "$£€":
            if after is not None and after.tag == "x":
                return None
            return self._mention(f"{before.low}{word.text}", "unit:money")
        if number_value(word.low) is None or word.low in ORDINALS:
            return None
        if after is not None and after.low in _OF_THE_CLOCK and word.text[:1].isdecimal():
            end = after.words[min(1, len(after.words) - 1) if after.low == "o" else 0].end
            return self._mention(self.part[word.start : end], "unit:time")  # "gets up at 7.30 am", "at 9 o'clock"
        if before is not None and before.tag == "N" and word.low.isdecimal():
            noun = singular(before.words[-1].low)
            return self._mention(word.low, f"no:{noun}")
        noun = singular(after.low) if after is not None and after.tag == "N" else ""
        if noun == "time":
            return None  # "three times as many"
        later = [p for p in pieces[at + 2 : at + 4] if p.tag != "-"] if noun else []
        if before is not None and before.low == "of" and not word.low.isdecimal():
            return None  # "one of four boats"
        # "had 9 miles behind her"
        done = [p.low for p in later[:1]] == ["behind"] and len(pieces) == at + 4 and pieces[-1].tag in ("o", "d")
        if noun and (done or not (later and later[0].tag == "x")):
            ends = [w.low for w in (*after.words, *(w for p in pieces[at + 2 : at + 3] for w in p.words))]  # type: ignore[union-attr]
            old = noun == "year" and (word.glued or "old" in ends)
            if unit_of(noun) is not None or noun not in self.holders | self.heads:
                return self._mention(word.text, "unit:age" if old else f"unit:{noun}")
        if self.verb == "be" and not noun and (after is None or after.tag in (",", "&")):
            return self._mention(word.text, "unit:bare")  # "Ute is 9 and ..."
        year = word.text.isdecimal() and 1000 <= int(word.text) <= 2100
        return self._mention(word.text, "unit:year") if year and not noun else None

    def _phrase(self, found: tuple[Word, ...], pieces: Sequence[Piece], at: int) -> Iterator[Mention]:
        if at and pieces[at - 1].tag == "n" and found[0].low in _OF_THE_CLOCK:
            found = found[1 + (found[0].low == "o") :]
        if not found or _is_deed(found, pieces, at, self.determiner):
            return
        leading = [p for p in pieces[:at] if p.tag != "d"][-2:]
        led = [p.tag for p in leading] == ["N", "p"]
        self.led = singular(leading[0].words[-1].low) if led and leading[0].words else ""
        following = pieces[at + 1] if at + 1 < len(pieces) else None
        after = following.tag if following else ""
        if self._stands_alike(found, pieces, at):
            self.side, self.verb, self.preposition = self.side + 1, "", ""
        acts = following is not None and after == "v" and following.low not in BELONGING
        does = key(following.low) if following is not None and acts and not (self.verb or self.preposition) else ""
        plainly = self.verb == "be" and not (self.determiner or self.preposition or self.owned) and len(found) == 1
        if plainly and following is not None and following.low in FELT and felt(found[0].low):
            # "is afraid of", "is allergic to"
            self.verb = verb_key(found[0].low) if found[0].low in self.feelings else _FEELS
            return
        if self.verb == _FEELS and self.preposition in FELT:
            return  # "afraid of | snakes": no snake need be there
        if following is not None and following.low in ("one", "ones") and self.determiner and _describes(found):
            yield self._mention(self._label(found), f"mod:{min(self.heads, default='one')}", does)  # "the | black | one"
            return
        owner = after == "s"
        before = pieces[at - 1] if at else None
        somebody = after in ("c", "a") or (after == "," and [p.tag for p in pieces[at + 2 : at + 3]] == ["w"])
        single = len(found) == 1 and not is_plural(found[0].low) and found[0].low not in self.common
        rose = does in OF_PEOPLE and found[-1].low in words("given_names")  # "Rose came in after Cleo"
        stuff = not rose and bool(MASS & set(families(found[-1].low)))
        stuff = stuff and not (owner and single)  # "Waffle's kennel": a noun for one waffle has its article
        self.acting = at == 0 and (owner or bool(does) or (somebody and single)) and not stuff
        if before is not None and before.tag == "N" and found[0].proper:  # "the robot Bolt", "the boat name Mad Otter"
            noun = singular(before.words[-1].low)
            yield self._mention(
                self._label(found), "name" if noun in self.holders or noun in self.heads else f"no:{noun}", does
            )
            return
        if following is not None and after == "N" and following.words[0].proper:
            return
        if self.owned and not owner and after == "c":  # "Ann's code name is Falcon": what follows is said of the code name
            self.verb, self.owned = f"whose:{singular(found[-1].low)}", "is"
            if (singular(found[-1].low) not in self.heads or found[0].low in _CHOSEN) and not found[0].text[:1].isupper():
                return
        if found[-1].low == "numbered" and len(found) > 1:
            return  # "the seat numbered one higher than"
        second = singular(found[-1].low)
        if at > 0 and pieces[at - 1].tag == "s" and second in words("relational") and second not in self.heads:
            self._elsewhere()  # "the guard's namesake": a second person, of whom the rest is said
            return
        if at > 0 and pieces[at - 1].tag == "s" and self.owned != "is":
            self.owned = "'s"
        if at > 0 and pieces[at - 1].low == "whose":
            self.verb, self.owned = f"whose:{singular(found[-1].low)}", "is"
            return
        if after == "n" and following is not None and following.low.isdecimal():
            return
        if owner:
            if len(found) > 1 and singular(found[-1].low) in self.holders | self.heads and not found[-1].proper:
                yield from self._slots(found, "", "", does, of=False)  # "the Turkish captain's cargo"
            else:
                yield self._mention(self._label(found), self._proper(found) or ("the" if self.determiner else "bare"))
            self.owned = "'s"
            return
        verb = next((p for p in pieces[at + 2 : at + 4] if p.tag == "v"), None) if after == "c" else None
        within = bool(self.preposition) and self.verb not in ("", "be")  # "the toy found at the beach | is owned by"
        within = within or [p.low for p in pieces[:at] if p.tag != "d"][-1:] == ["with"]  # "plates with | dots | are glazed"
        if verb is not None and suffered(verb) and not within:
            place = next((p for p in pieces[at + 2 : at + 6] if p.tag == "p"), None)
            done = (place is None or place.low in DONE_HOW) and key(verb.low) not in keys_of(NAMING)
            named = self._proper(found) in ("name", "title") and not is_plural(found[-1].low)  # "Volvos are driven in"
            done = done and not (named and (place is None or place.low != "by"))  # "Ann is ranked higher", "was born in"
            if place is not None and (key(verb.low), place.low) in self.announced:
                done = False  # "each is haunted by a ghost"
            told, preposition = (key(verb.low) if done else ""), ""
        else:
            told, preposition = self.verb, self.preposition
        if preposition == "passive":
            told, preposition = "", ""
        if self.there and told == "be" and not preposition:
            told = key("has")  # "there is | a crest | on the door"
        self.there = False
        if verb is not None and at == 0 and not told and len(found) == 1 and suffered(verb) and not found[0].proper:
            yield self._mention(self._label(found), self._proper(found) or "bare", does)._replace(suffers=verb_key(verb.low))
            return
        if at == 0 and self._is_for_somebody(found, pieces):
            yield self._mention(self._label(found).casefold(), "the", does)
            return
        yield from self._slots(found, told, preposition, does, after == "p" and following is not None and following.low == "of")

    def _is_for_somebody(self, found: tuple[Word, ...], pieces: Sequence[Piece]) -> bool:
        """ "Vanilla was for the girl in red": a thing, whose capital comes from where it stands."""
        plain = len(found) == 1 and found[0].low not in self.names and found[0].low not in words("given_names")
        return plain and [p.tag for p in pieces[1:3]] == ["c", "p"] and pieces[2].low == "for"

    def _stands_alike(self, found: tuple[Word, ...], pieces: Sequence[Piece], at: int) -> bool:
        """ "The Linnet waits at gate 2 and | the Curlew | at gate 4": a second subject of the one verb."""
        before = [p.low if p.tag == "&" else p.tag for p in pieces[:at] if p.tag != "d"]
        following = pieces[at + 1] if at + 1 < len(pieces) else None
        if before[-1:] not in (["and"], ["but"]) or following is None or following.tag != "p" or not self.verb:
            return False
        return following.low == self.preposition and found[0].text[:1].isupper()

    def _slots(self, found: tuple[Word, ...], verb: str, preposition: str, does: str, of: bool) -> Iterator[Mention]:
        last = singular(found[-1].low)
        mods = found[:-1]
        if mods and last in self.heads and f"{mods[-1].low}-{last}" in _COMPOUNDS:
            mods = mods[:-1]  # "the cherry | ice lolly"
        if (
            last in words("relational") - self.heads - self.holders
            and not found[0].proper
            and (mods or verb_slot(verb) == "have")
        ):
            return  # "has a younger brother", "his twin sister": somebody whom no category names
        inner = singular(mods[-1].low) if mods else ""
        agent = agents().get(last, "") if not found[-1].text[:1].isupper() else ""
        if of and agent and all(felt(w.low) for w in mods):  # "the proud owner of | the timetable"
            self.verb, self.preposition = agent, ""
            return
        if mods and inner in self.heads and (last in self.holders or agent):  # "the green house owner"
            if len(mods) > 1:
                yield self._mention(self._label(mods[:-1]), f"mod:{inner}", does)
            return
        machines = agent and is_plural(found[-1].low) and not self.determiner and verb not in ("", "be")
        if last in self.holders or (agent and mods and not machines):  # "is afraid of | lawn mowers"
            if mods and (slot := self._proper(mods)) != "name:":
                told = verb_slot(agent) if agent else (slot if slot in ("nation",) else "mod:person")
                trade = self._label(found) if agent and last not in self.holders and found[0].text.islower() else ""
                yield self._mention(self._label(mods), told, does)._replace(trade=trade, modifies=True)
            return
        if last in PLACES and mods and mods[0].low in FLOORS:
            return
        if last == "number" and inner in PLACES:
            return  # "the flat number"
        if last in _TEAMS and mods and not found[0].text[:1].isupper():
            yield self._mention(self._label(mods), f"mod:{last}", does)  # "on the wrestling team"
            return
        if last in self.heads and not (found[-1].text[:1].isupper() and self._proper(found)):
            if mods and mods[0].low not in _OF_ORDER and not (mods[-1].low == "numbered" and mods[-1].glued):
                yield self._mention(self._label(mods), f"mod:{last}", does)
            return
        label = self._label(found)
        setting = last in words("settings") and verb in ("", "be")
        setting = setting or (label in ("back", "rear") and preposition in ("at", "in"))  # "sits at the very back"
        setting = setting or (label == "board" and preposition == "on" and not self.determiner)  # "a parrot on board"
        unit = unit_of(last)
        family = found[-1].proper and self.determiner == "the" and not weekday_value(last)  # "the Days and the Foots"
        counted = unit is not None and not family and (self.determiner == "n" or (not mods and unit.dimension == "duration"))
        announced = (verb, preposition) in self.announced  # "rides the | racer"
        somebody = not (mods or announced) and last in HOLDERS and "job" not in families(last)
        somebody = somebody and not found[0].text[:1].isupper()
        somebody = somebody and not (preposition == "from" and "relative" in families(last))
        if not label or counted or (setting and not (preposition == "for" and self.led in self.heads)) or somebody:
            return
        yield self._mention(label, self._slot(found, verb, preposition), does)

    def _slot(self, found: tuple[Word, ...], verb: str, preposition: str) -> str:
        proper = self._proper(found)
        if proper == "title":
            return "title"
        if preposition not in ("", "from", "of") and (verb, preposition) in self.announced:
            return f"vp:{verb}:{'in' if preposition in PLACED else preposition}"
        someone = proper == "name" and (found[0].low in words("given_names") or "relative" in families(found[0].low))
        if preposition == "from" and someone and verb in ("", "be"):
            return proper  # "the gift from Uncle Pete"
        if preposition == "from" or (preposition == "in" and verb == key("born")):
            return "p:from"
        if verb.startswith("whose:"):
            noun = verb.partition(":")[2]
            return "called" if noun.endswith("name") else f"mod:{noun}" if noun in self.heads else verb
        if verb in keys_of(BELONGING) or (preposition == "by" and (self.suffered or verb in ("", "be"))):
            return proper or "the"
        if preposition == "for" and verb and verb != "be":
            return f"vp:{verb}:for"  # "is known for corn"
        if verb in keys_of(NAMING):
            return "called" if proper else "other"
        if verb_slot(verb) == "like" and (not proper or preposition):
            return "like"
        if preposition == "for" and not proper and self.led in self.heads:
            return "p:for"  # "the jar for the kitchen", where everything is about jars
        if preposition in ("as", "for", "about") or (preposition == "of" and verb in ("", "be")):
            return proper or "other"
        if proper and (preposition == "with" or verb_slot(verb) == "have"):
            return proper
        if preposition == "with":
            return "other" if self.suffered and verb not in keys_of(ADORNING) else "have"
        if verb and verb != "be":
            if preposition in PLACED:
                return f"vp:{verb}:in"
            # "smells of tar", and "is built of stone", where the house is what is built
            return f"vp:{verb}:{preposition}" if preposition and (preposition != "of" or self.suffered) else verb_slot(verb)
        if preposition:
            return f"p:{'in' if preposition in PLACED else preposition}"
        return proper or ("the" if self.determiner else "be" if verb == "be" else "bare")

    def _proper(self, found: Sequence[Word]) -> str:
        """ "title" (Mrs Pell), "cap" (the Merlin), "name" (Ann), "" for common nouns."""
        first = found[0]
        if first.low in self.titles and len(found) > 1:
            return "title"
        if not first.text[:1].isupper() or (self._common(found) and not any(w.proper for w in found)):
            return ""
        return "cap" if self.determiner in ("the", "a", "an") else "name"

    def _common(self, found: Sequence[Word]) -> bool:
        """Whether a phrase that opens its sentence has its capital from there only: "Cheese is sold", not "Mittens won"."""
        first = found[0]
        ordinary = first.low in self.common or ordinary_word(first.low)
        return not (first.proper or self.acting or first.low in self.names) and ordinary

    def _label(self, found: Sequence[Word]) -> str:
        if found[0].low in titles("form") and len(found) > 1 and found[-1].low in self.untitled:
            found = found[1:]
        if len(found) == 2 and singular(found[0].low) in _SPENT and found[1].low.endswith("ing"):
            found = found[1:]  # "spends its days | kayaking"
        day = len(found) == 1 and found[0].text[:1].isupper() and singular(found[0].low)
        if day and (weekday_value(day) or month_value(day)):
            return day.capitalize()
        label = self.part[found[0].start : found[-1].end].strip()
        low = label[:1].lower() + label[1:]
        return low if self._common(found) and not any(w.proper for w in found) else label


def _is_deed(found: Sequence[Word], pieces: Sequence[Piece], at: int, determiner: str) -> bool:
    """Whether a word is what somebody does, and no thing: "makes her | sneeze", "who had | come"."""
    word = found[0]
    if len(found) > 1 or not word.text.islower() or families(word.low) or singular(word.low) in words("things"):
        return False
    made = at > 1 and pieces[at - 1].low in _THEM and pieces[at - 2].tag == "v" and key(pieces[at - 2].low) in _CAUSING
    before = pieces[at - 1] if at else None
    after_subject = before is not None and not determiner and (before.tag in "wa-o" or before.low in ("has", "have", "had"))
    return made or (after_subject and word.low in verbs_known() and not word.low.endswith("ing"))


def _stands_beside(rest: Sequence[Piece]) -> bool:
    """Whether what somebody has is only where it stands: "has | the van with the flowers right behind it"."""
    told = list(takewhile(lambda p: p.tag not in ",&vcw" or p.low == "with", rest))
    return any(p.tag == "N" for p in told) and any(
        p.tag in "px" and p.low in _BESIDE and after.low in _IT for p, after in pairwise(told)
    )


_BESIDE = frozenset("above after before behind below beneath beside by next of on to".split())
_IT = frozenset({"it", "him", "her", "them"})
_HAS = frozenset({"has", "have", "had"})
#: adjectives by which things are told from where they stand or how they are counted: "a neighbouring house"
_OF_ORDER = word_class("of-order")
#: what one's own thing is called before its noun: "Bo's secret ingredient was rum"
_CHOSEN = word_class("singled-out")
_TEAMS = frozenset({"team", "squad", "class", "club"})
#: what tells that a number is a time of day
_OF_THE_CLOCK = frozenset({"am", "pm", "a.m", "p.m", "a.m.", "p.m.", "o"})
#: in place of a verb: what follows is what somebody feels something about
_FEELS = "feel:"
def _describes(found: Sequence[Word]) -> bool:
    """Whether a phrase before "one" only tells of what kind it is: "the black one", "the striped one"."""
    plain = len(found) == 1 and not found[0].text[:1].isupper()
    known = families(found[0].low)
    return plain and ("color" in known or (not known and found[0].low not in words("things")))


_THEM = frozenset({"him", "her", "them", "it", "one"})
#: verbs after which somebody does something: "lets him sleep"
_CAUSING = frozenset(map(key, "make let help see hear watch have".split()))
