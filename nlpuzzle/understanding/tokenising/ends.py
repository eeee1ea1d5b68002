"""Places told from an end of the line: "in the front carriage", "nearer the back than", "came bottom"."""

from nlpuzzle.english.classes import word_class
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.words import key, split
from nlpuzzle.understanding.tokenising.cursor import Cursor
from nlpuzzle.understanding.tokenising.tokens import Place
from nlpuzzle.understanding.words.landmarks import landmark_at
from nlpuzzle.understanding.words.lines import is_contest, line
from nlpuzzle.understanding.words.words_of import COPULAS

__all__ = ["FROM_AN_END", "EndTokens"]

#: what these ways to tell a place begin with
FROM_AN_END = frozenset(
    "nearer closer front foremost lead leading winning victorious rear back hindmost top bottom far extreme last "
    "nearest closest next further farther furthest farthest on at by beside right directly immediately just"
    " counting counted".split()
)

#: the end one is nearer to -> the direction of whoever is nearer to it
_NEARER = {
    **dict.fromkeys(("front", "head", "start", "beginning"), "ahead"),
    **dict.fromkeys(("back", "rear", "end"), "behind"),
    "left": "left",
    "right": "right",
    "top": "above",
    "bottom": "below",
}  # fmt: skip
#: adjectives for the place at an end
_AT_END = {
    **dict.fromkeys(("front", "foremost", "lead", "leading"), Place(1, "front")),
    **dict.fromkeys(("rear", "back", "hindmost"), Place(-1, "back")),
    "top": Place(1, "top"),
    "bottom": Place(1, "bottom"),
}
#: "the stall | by the gate", where the story says that one of them is there
_BY = frozenset({"at", "by", "beside"})
#: what each sits in, where nothing but their places is told: "the front chair" of a lift
_RIDDEN = frozenset("canoe carriage cart chair coach kayak sled sledge truck wagon".split())
_FORE_AND_AFT = frozenset({"front", "rear", "hindmost", "foremost"})
_AT_IT = 2
_COUNTING = frozenset({"counting", "counted"})
_RIGHT = frozenset({"right", "directly", "immediately", "just"})
_ENGINES = frozenset({"engine", "locomotive"})
_FRONT = (Place(1), Place(1, "front"), Place(1, "landmark"))
_AWAY = frozenset({"further", "farther", "furthest", "farthest"})
#: verbs by which one gets a place in a ranking
_CAME = frozenset(key(verb) for verb in ("come", "finish", "rank", "place", "end"))
_CLOSES = frozenset({"", ".", ",", ";", "!", "and", "but"})


class EndTokens(Cursor):
    """Finds the places and directions that are told by an end of the line."""

    def _from_an_end(self) -> bool:
        told = self._by_landmark() or self._nearer_an_end() or self._far_side() or self._last_on_a_side()
        return told or self._at_that_end() or self._came_out()

    def _by_landmark(self) -> bool:
        """ "Nearest the gate", "next to the gate", "nearer the gate than", "on the gate side of", where it is at an end."""
        if not self.lexicon.ends:
            return False
        low = self._low(self.at)
        if low in _COUNTING:
            return self._counting_from()
        if low in _BY:
            return self._by_what_stands_there()
        if low in _RIGHT:
            return self._behind_the_engine()
        at = self.at + 1 + (self._low(self.at + 1) == ("from" if low in _AWAY else "to"))
        found = landmark_at(self.lows, at, self.lexicon.ends) or self._that_landmark(at)
        if found is None or (low in _AWAY) != (self._low(at - 1) == "from"):
            return False
        way, end = found
        way = -way if low in _AWAY else way
        along = "onwards" if way > 0 else "backwards"
        if low in ("nearer", "closer", "further", "farther"):
            end += self._low(end) in ("end", "side")
            counted = bool(self.tokens) and self.tokens[-1].type == "NUM"  # "two pitches farther from the gate than"
            if self._low(end) != "than":
                return not counted and self._of_the_two(end, along)
            return self._emit("DIR", self.at, end + 1, along if counted else f"{along}:further")
        if low == "on":
            sided = [self._low(end), self._low(end + 1)] == ["side", "of"]
            return sided and self._emit("DIR", self.at, end + 2, along)
        if line(self.lexicon.frame) is None or (low == "next" and at == self.at + 1):
            return False
        return self._emit("ITEM", self.at, end, reference=Place(-1 if way > 0 else 1, "landmark"))

    def _counting_from(self) -> bool:
        """ "Right after Ann's, | counting from the gate", where the gate is at the first place: in their own order."""
        way, end = landmark_at(self.lows, self.at + 2, self.lexicon.ends) or (0, 0)
        end += self._low(end) in ("end", "side")
        if way >= 0 or self._low(self.at + 1) != "from" or self._low(end) not in ("", ".") or self.gap or not self.tokens:
            return False
        if self.tokens[-1].type == "_COMMA":
            self.tokens.pop()
        self.at = end
        return True

    def _by_what_stands_there(self) -> bool:
        """ "At the gate", where the story says that the first place is."""
        way, end = landmark_at(self.lows, self.at + 1, self.lexicon.ends) or (0, 0)
        if abs(way) != _AT_IT or line(self.lexicon.frame) is None:
            return False
        return self._emit("ITEM", self.at, end, reference=Place(-1 if way > 0 else 1, "landmark"))

    def _behind_the_engine(self) -> bool:
        """ "Right behind the engine": the first wagon, where the engine is at the front; "at the front, | right behind it"."""
        way, end = landmark_at(self.lows, self.at + 2, self.lexicon.ends) or (0, 0)
        behind = self._low(self.at + 1) == "behind" and self._low(end - 1) in _ENGINES
        if not behind or way >= 0 or line(self.lexicon.frame) is None:
            return False
        first, comma = self.tokens[-2:] if len(self.tokens) > 1 and not self.gap else (None, None)
        if comma and comma.type == "_COMMA" and first and isinstance(first.reference, Place) and first.reference in _FRONT:
            self.tokens.pop()
            self.at = end
            return True
        return self._emit("ITEM", self.at, end, reference=Place(1, "landmark"))

    def _that_landmark(self, at: int) -> tuple[int, int] | None:
        """ "Farther from the gate than Ann but nearer to | it | than": the gate, where nothing else was told before it.

        So, too, in a second clause: "Ann is nearer to the gate than Ben, and Cleo is farther from | it | than Dan".
        """
        joined = self._low(self.at - 1) in ("but", "and") or (self._low(self.at - 1) in COPULAS and self._is_second())
        if self._low(at) != "it" or not joined or self._low(at + 1) != "than":
            return None
        before = (i for i in range(1, self.at) if self._low(i - 1) in ("to", "from", "nearer", "closer"))
        told = [found[0] for i in before if (found := landmark_at(self.lows, i, self.lexicon.ends)) is not None]
        return (told[0], at + 1) if len(told) == 1 else None

    def _is_second(self) -> bool:
        """Whether the clause before, and the one that begins after "and" or "but", compare alike, and there is none between."""
        lows = self.lows[: self.at]
        joints = [i for i, low in enumerate(lows) if low in ("and", "but", "while")]
        told = [i for i, low in enumerate(lows) if low in ("nearer", "closer", "further", "farther")]
        return len(joints) == len(told) == 1 and told[0] < joints[0] and not {";", "who", "which", "that", "it"} & {*lows}

    def _nearer_an_end(self) -> bool:
        """ "Nearer the front of the train than", "closer to the left end than": further along, never "just before"."""
        if self._low(self.at) not in ("nearer", "closer"):
            return False
        at = self.at + 1 + (self._low(self.at + 1) == "to")
        at += self._low(at) == "the"
        side = _NEARER.get(self._low(at))
        if side is None:
            return False
        at += 1 + (self._low(at + 1) == "hand")
        at += self._low(at) in ("end", "side")
        if self._low(at) == "of" and self._low(at + 1) == "the" and self._low(at + 2) in _FILES:
            at += 3
        if self._low(at) != "than":
            return self._of_the_two(at, side)
        return self._emit("DIR", self.at, at + 1, f"{side}:further")

    def _of_the_two(self, end: int, way: str) -> bool:
        """ "..., and Ann is nearer the front": than the other of two that were named."""
        return self._low(end) in ("", ".") and self._emit("DIR", self.at, end, f"{way}:further")

    def _far_side(self) -> bool:
        """ "At the far right of the picture": the end of whatever shows them all."""
        side = self._low(self.at + 1)
        lows = [self._low(self.at + i) for i in (2, 3)]
        named = self.lexicon.match(self.words, self.at + 4) if self.at + 4 < len(self.words) else None
        if self._low(self.at) not in ("far", "extreme") or side not in ("left", "right") or lows != ["of", "the"] or named:
            return False
        rank = 1 if side == "left" else -1
        return self._low(self.at - 1) == "the" and self._emit("ITEM", self.at, self.at + 5, reference=Place(rank, side))

    def _last_on_a_side(self) -> bool:
        """ "The last house on the right"."""
        noun = self._low(self.at + 1) != "on"
        lows = [self._low(self.at + i + noun) for i in (1, 2, 3)]
        if self._low(self.at) != "last" or lows[:2] != ["on", "the"] or lows[2] not in ("left", "right"):
            return False
        if noun and not self._place_noun(self._low(self.at + 1)):
            return False
        rank = 1 if lows[2] == "left" else -1
        self.gap.extend(self.words[self.at + 1 : self.at + 1 + noun])
        return self._emit("ITEM", self.at, self.at + 4 + noun, reference=Place(rank, lows[2]))

    def _at_that_end(self) -> bool:
        """ "The front carriage", "the rear seat", "the top shelf", where the line is one of carriages, seats or shelves."""
        place = _AT_END.get(self._low(self.at))
        row = line(self.lexicon.frame)
        if row is not None and self._low(self.at) in ("winning", "victorious") and self._low(self.at - 1) == "the":
            named = key(singular(self._low(self.at + 1))) in {w.stem for c in self.lexicon.frame for w in split(c.name)}
            return is_contest(row) and named and self._emit("ITEM", self.at, self.at + 1, reference=Place(1))
        if place is None or row is None or self._low(self.at - 1) != "the":
            return False
        nouns = {w.stem for w in split(row.name)}
        named = key(singular(self._low(self.at + 1))) in nouns
        one = self._low(self.at + 1) == "one" and any(w.stem in nouns for w in self.words[: self.at])
        ridden = row.given == "implied" and row.name == "position" and self._low(self.at + 1) in _RIDDEN
        if not (named or one) and not (ridden and self._low(self.at) in _FORE_AND_AFT):
            return False
        return self._emit("ITEM", self.at, self.at + 1 + one, reference=place)  # "nor on the bottom | one"

    def _came_out(self) -> bool:
        """ "Came bottom", "finished top of the table": the worst and the best."""
        end = {"bottom": -1, "top": 1}.get(self._low(self.at))
        before = self._low(self.at - 1)
        if end is None or not (key(before) in _CAME or before in COPULAS or before == "came"):
            return False
        at = self.at + 1
        if self._low(at) == "of" and self._low(at + 1) == "the" and self._low(at + 2) in _RANKINGS:
            at += 3
        return self._low(at) in _CLOSES and self._emit("ITEM", self.at, at, reference=Place(end, "best"))


_FILES = word_class("files")
_RANKINGS = word_class("rankings")
