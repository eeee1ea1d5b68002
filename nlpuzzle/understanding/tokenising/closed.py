"""Closed words: directions, negations, joints, pronouns, and words that stop the reading."""


from nlpuzzle.english.adjectives import positive
from nlpuzzle.english.classes import word_class
from nlpuzzle.english.dates import WEEKDAYS
from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.numbers import CARDINALS, number_value, ordinal_value
from nlpuzzle.english.units import unit_of
from nlpuzzle.english.words import finite, forms, key, participles, split
from nlpuzzle.understanding.tokenising.pointing_words import OWN, PRONOUNS, ReferenceTokens
from nlpuzzle.understanding.tokenising.tokens import Adjective, Place, Superlative
from nlpuzzle.understanding.words.lines import PARTS_OF_DAYS, in_turn, line
from nlpuzzle.understanding.words.vocabulary import verb_forms
from nlpuzzle.understanding.words.words_of import COMPARED, CONSECUTIVE, CONTESTS, COPULAS, PLACES

__all__ = ["ClosedTokens"]

#: by how many of them one outsells or outscores another
_TALLIED = word_class("tallied")
#: how much sooner something "is over"
#: before "wins", of which there are so many
_LEAVING = frozenset({"leave", "leaves", "leaving", "left"})
_COUNTING = frozenset("fewer fewest less many more most".split())
_WENT = frozenset("go goes going gone went".split())
_ENDED = frozenset("sooner earlier later before after".split())
_BEFORE_AMOUNTS = frozenset("a an $ £ € exactly precisely just only at least most no more less fewer than".split())
#: verbs of a reason that take an object
_FEELING = (
    "like love enjoy adore fancy favour favor prefer dislike hate loathe detest fear dread need want find miss own have keep"
)
_FEELS = frozenset(form for verb in _FEELING.split() for form in forms(verb))
#: where a clause may end
#: what may follow "won"
_AFTER_WON = frozenset({"", ",", ";", "and", "but", "if", "only", "or", "unless"})
_ENDING = frozenset({"", ".", ",", ";", "!", "and", "but", "or", "on", "in"})
#: ways that one follows
_ROUTES = frozenset(map(key, ("path", "trail", "route", "footpath", "towpath", "track")))
_COME = key("come")
_TERMINALS = {"BUT": "_BUT", "EACHDIFF": "EACHDIFF"}
_WHOLE = word_class("wholes-in-time")


class ClosedTokens(ReferenceTokens):
    """Finds the phrases of tables/phrases.txt and pronouns."""

    def _punctuation(self) -> bool:
        low = self._low(self.at)
        if low == ",":
            return self._emit("_COMMA", self.at, self.at + 1)
        if low in (";", "(", ")") and not self._longest_phrase():
            return self._emit({";": "_SEMI", "(": "LPAREN", ")": "RPAREN"}[low], self.at, self.at + 1)
        if low in ("—", "–"):
            return self._emit("_DASH", self.at, self.at + 1)
        if low == ":":
            return self._of_these() or self._emit("STOP", self.at, self.at + 1, "punctuation")
        if low == "?":
            return self._emit("STOP", self.at, self.at + 1, "punctuation")
        return low in (".", "!") and self._skip()

    def _over_amount(self) -> bool:
        """ "Over £20", "under two metres": more, or less."""
        low, following = self._low(self.at), self._low(self.at + 1)
        amount = following[:1].isdecimal() or following in ("$", "£", "€")
        amount = amount or (following in CARDINALS and unit_of(self._low(self.at + 2)) is not None)
        if low not in ("over", "under") or not amount:
            return False
        if self._low(self.at - 1) in _WENT and not self._so_far(self.at + 1):
            return self._emit("STOP", self.at, self.at + 1, "vague")  # "went under 28 years before": it sank
        if low == "over" and self._low(self.at - 1) in COPULAS and any(self._low(self.at + i) in _ENDED for i in (2, 3, 4)):
            return self._emit("STOP", self.at, self.at + 1, "vague")  # "is over 15 minutes sooner than": has it ended then?
        return self._emit("OVER" if low == "over" else "UNDER", self.at, self.at + 1)

    def _so_far(self, at: int) -> bool:
        """ "(Went over) | 20 miles": a length, or a speed."""
        units = [unit_of(self._low(at + i)) for i in (1, 2)]
        return any(unit is not None and unit.dimension in ("length", "speed") for unit in units)

    def _denied(self) -> bool:
        """Whether the clause so far has a "not"."""
        kinds = [t.type for t in self.tokens]
        start = max((i for i, kind in enumerate(kinds) if kind in ("_COMMA", "_BUT")), default=-1)
        return "NOT" in kinds[start + 1 :]

    def _parts_two(self) -> bool:
        """ "Two places separate Ann | from Ben", "Ann's team | from Ben's"."""
        owned = len(self.gap) == 2 and self.gap[0].low == "'s" and all(w.low != "and" for w in self.words[self.at :])
        return (owned or not self.gap) and [t.type for t in self.tokens[-2:]] == ["SEPARATES", "ITEM"]

    def _phrase(self) -> bool:
        if self._low(self.at) == "by" and self._after_comparison() and self._amount_follows(self.at + 1):
            return self._emit("BY", self.at, self.at + 1)
        found = self._longest_phrase()
        if self._low(self.at) == "from" and self._parts_two():
            return self._emit("AND", self.at, self.at + 1)
        if found is None and self._low(self.at) == "as" and self._opens_clause() and self._reason_follows():
            return self._emit("_BUT", self.at, self.at + 1)
        if found is None:
            return self._one_or_other()
        words, kind, value = found
        end = self.at + len(words)
        if kind in ("DIRECTLY", "EXACTLY") and self._in_the_middle(end):
            return self._skip()
        if words == ("right",) and (self._phrase_at(end) or ((), "", ""))[1] in ("RANK", "ENDS"):
            return self._skip()  # "right at the back"
        if words == ("next", "door") and self._low(end) in ("neighbor", "neighbors", "neighbour", "neighbours"):
            return False
        if words == ("when",) and self._of_a_time():
            return False
        if words == ("behind",) and self._low(self.at - 1) in _LEAVING:
            return False  # "the hat that Ann left behind is red": nobody stands behind anybody
        if kind == "VOID" and words[0] == "every" and self._denied():
            return self._emit("STOP", self.at, end, "vague")  # "doesn't drink cola every day": on some days
        if words == ("every",) and self._low(end) in WEEKDAYS and not self._denied():
            self.gap.append(self.words[self.at].instead("on"))  # "goes out every | Thursday"
            self.at = end
            return True
        if words == ("in", "turn"):
            self._of_what_came_last()
        if kind == "VOID":
            return self._passed_over(end)
        if words == ("since",) and self._opens_clause():
            return self._emit("_BUT", self.at, end)
        if kind == "STOP" and words[0] in ("could", "can") and self._low(end) in ("not", "n't"):
            been = (self._low(end + 1), self._low(end + 2)) == ("have", "been")
            if been or self._low(end + 1) == "be":  # "could not have been the bass": was not
                self.gap.append(self.words[self.at].instead("was" if been else "is"))
                self._emit("NOT", end, end + 1)
                self.at += 1 + been
                return True
            if self._low(end + 1) == "have":
                had = self._low(end + 2).endswith("ed") or self._low(end + 2) in participles()
                self.gap.append(self.words[self.at].instead("had" if had else "did"))
                self._emit("NOT", end, end + 1)  # "could not have held": had not; "could not have the tart": did not
                self.at += had
                return True
        if kind == "STOP" and words == ("could",) and (self._low(end), self._low(end + 1)) == ("have", "neither"):
            self.gap.append(self.words[self.at].instead("had"))
            self.at += 2
            return True  # "could have neither the tart nor the flan"
        if kind == "DIRECTLY" and words[0] in ("immediately", "directly", "right") and self._low(end) == "between":
            return self._emit("DIRECTLY", self.at, end)
        if kind == "DIRECTLY" and not self._leads_to_direction(end):
            # "exactly one house between", "exactly one day longer", "just two are longer"
            counts = words[0] == "exactly" or (words[0] == "just" and self._counted(end) and not self.gap and not self.tokens)
            return self._emit("EXACTLY", self.at, self.at + 1) if counts else self._one_or_other()
        if kind == "DIR" and value == "before" and words == ("preceding",) and not self.gap:
            return False
        if kind == "NOTENDS":
            self._emit("NOT", self.at, self.at + 1)
            return self._emit("ITEM", self.at, self._of_all(end), reference=Place(1, "", among="ends"))
        if kind == "NEXTEACH" and self._low(end) == "to":
            return False
        if kind == "NOT" and value == "refuse" and (self.gap or self._spoken_of(words[0]) or self._low(end) in OWN):
            return False
        if kind in ("ELSE", "NOBODY", "RATHER"):
            return self._others(kind, end)
        if words in (("followed",), ("preceded",)) and self._low(end) == "by":
            return False  # "Ann hosts the show, followed by Ben"
        if value in ("before:next", "after:next") and words[0].startswith("follow") and self._a_route(end):
            return False  # "followed the Ridge Trail", where nothing comes one after the other
        if words == ("after",) and self._low(self.at - 1).rstrip("sed") in ("look", "nam", "tak", "took", "looking"):
            return False  # "looks after", "named after": no order
        if kind == "OPENED":
            row = line(self.lexicon.frame)
            rank, _, end_of_file = value.partition(":")
            elsewhere = row is not None and not in_turn(row) and not end_of_file
            if elsewhere or self._low(self.at - 1) == "to" or self._low(end) not in _ENDING:
                return False  # "hoped to open the show", "opened the show for Ann"
            self.gap.append(self.words[self.at].instead("be" if self._low(self.at - 1) in ("will", "'ll") else "was"))
            return self._emit("ITEM", self.at, end, reference=Place(int(rank), end_of_file))
        if kind == "WON":
            if self._low(end) not in _AFTER_WON or self._low(self.at - 1) == "to":
                return False  # "won a prize", "tried to win"
            before = self._low(self.at - 1)
            called = self._low(self.at - 2) in ("number", "no", "#")  # "snail number 3 | won the race"
            if (before[:1].isdecimal() and not called) or before in _COUNTING or number_value(before) is not None:
                return False  # "ended the season with 12 | wins"
            self.gap.append(self.words[self.at])  # a verb, and a place as well
            return self._emit("ITEM", self.at, end, reference=Place(1, "won"))
        if words[-1] in ("center", "centre") and self._plays(self._low(end)):
            return False
        if kind == "RANK":
            rank, _, direction = value.partition(":")
            place = Place(0 if rank == "mid" else int(rank), direction)
            if words[-1] in ("left", "right") and self._low(end) == "of" and self._of_all(end) == end:
                return False
            if direction == "winner" and any(words[-1] == split(c.name)[-1].low for c in self.lexicon.frame if split(c.name)):
                return False  # "the winner from Cairo", where there are several
            if direction == "winner" and self._low(end) == "of" and self._item_after(end + 1):
                return False  # "the winner of the hurdles"
            if direction == "winner" and self._low(end) == "of" and not CONTESTS & {self._low(end + i) for i in range(2, 5)}:
                return self._emit("STOP", self.at, end, "vague")  # "the winner of the raffle"
            if self._of_something_else(end, direction):
                return self._emit("STOP", self.at, end, "vague")  # "at the bottom of the garden"
            once = self._participle(end) or finite(self._low(end)) or self._time_ago(end)
            if words == ("last",) and once and not self._came_in():
                return False  # "last seen", "last wore", "last year"
            return self._emit("ITEM", self.at, self._of_the_whole(self._of_all(end), direction), reference=place)
        if kind == "ENDS":
            return self._emit("ITEM", self.at, end, reference=Place(1, "", among="ends"))
        if kind == "EXACTLY" and words == ("only",) and not self._counts_at_first(end):
            opens = not self.gap and end < len(self.words)
            opens = opens and (not self.tokens or self.tokens[-1].type in ("AND", "_COMMA", "_SEMI", "_BUT"))
            than = bool(self.tokens) and self.tokens[-1].type == "THAN" and not self.gap  # "older than only Ann"
            named = self._low(end) == "the" or (end < len(self.words) and self.words[end].proper)
            return (opens or than) and named and self._emit("ONLY", self.at, end)
        if kind == "ONEOFPAIR":
            return self._emit("ONEOF", self.at, end)
        apart = self._low(self.at - 1) in COPULAS or words[0] == "not"
        if kind == "EACHDIFF" and not (apart or self._things_of_a_category(end)):
            return self._emit("STOP", self.at, end, "all")
        return self._emit(_TERMINALS.get(kind, kind), self.at, end, value)

    def _in_the_middle(self, at: int) -> bool:
        """ "(Sits exactly) | in the centre (of the row)", "at the centre": the middle place."""
        low, the, middle, of = (self._low(at + i) for i in range(4))
        if (low, the, middle) == ("in", "the", "middle"):
            return True
        return low in ("in", "at") and the == "the" and middle in ("center", "centre") and of in {*_ENDING, "of"}

    def _a_route(self, at: int) -> bool:
        """Whether a path or a trail is named here, and no line tells who comes after whom."""
        frame = self.lexicon.frame
        start = at + (self._low(at) == "the")
        found = self.lexicon.match(self.words, start) if start < len(self.words) else None
        if found is None or line(frame) is not None or any(c.dimension in ("date", "time", "position") for c in frame):
            return False
        return all(key(singular(w.low)) in _ROUTES for c in {i.category for i in found[0]} for w in split(c)[-1:])

    def _came_in(self) -> bool:
        """ "Who came | last wore red", "who finished last owns the cat": a place, and not the last time."""
        return bool(self.gap) and (self.gap[-1].stem == _COME or self._ends_at_a_place())

    def _things_of_a_category(self, at: int) -> bool:
        """Whether a verb stands before, and the noun of a category after: "live in different | houses"."""
        led = self.at - (self._low(self.at - 1) in ("in", "on", "at"))
        nouns = {key(singular(split(c.name)[-1].low)) for c in self.lexicon.frame if split(c.name)}
        return is_plural(self._low(at)) and key(singular(self._low(at))) in nouns and self._low(led - 1) in verb_forms()

    def _item_after(self, at: int) -> bool:
        """Whether an item begins here, or after an article."""
        start = at + (self._low(at) in ("the", "a", "an"))
        return start < len(self.words) and self.lexicon.match(self.words, start) is not None

    def _of_everything(self) -> bool:
        """ "The least honey of all", "the oldest bridge of them all": a superlative speaks of everything anyhow."""
        last = self.tokens[-1] if self.tokens else None
        ranked = last is not None and bool(last.words) and ordinal_value(last.words[0].low) is not None
        if last is None or not (ranked or isinstance(last.reference, Place | Superlative)) or (ranked and not self.gap):
            return False
        whole = self._low(self.at + 1) == "the" and self._low(self.at + 2) in _WHOLE
        end = self.at + 3 if whole and self._low(self.at) == "of" else self._of_all(self.at)
        verb = self._low(end) in COPULAS or (finite(self._low(end)) and self._low(end) in verb_forms())
        if end == self.at or not (verb or self._low(end) in ("", ".", ",", ";", "!", "and", "but")):
            return False
        self.at = end
        return True

    def _passed_over(self, end: int) -> bool:
        """ ", however,", "of course": says nothing, and the commas around it neither."""
        if self.tokens and self.tokens[-1].type == "_COMMA" and not self.gap and self._low(end) == ",":
            self.gap = list(self.tokens.pop().gap)
            end += 1
        elif not self.tokens and not self.gap and self._low(end) == ",":
            end += 1
        self.at = end
        return True

    def _of_what_came_last(self) -> None:
        """ ", and that | in turn | is older than Ben": ", which is older than Ben"."""
        if len(self.gap) == 1 and self.gap[0].low in ("that", "this") and self.tokens and self.tokens[-1].type == "AND":
            self.gap = [*self.tokens.pop().gap, self.gap[0].instead("which")]

    def _of_a_time(self) -> bool:
        """ "The day when Ann came", "on Monday, when Ann came": "when" goes with the time before it."""
        if self.tokens and self.tokens[-1].type == "_COMMA":
            return not self.gap and len(self.tokens) > 1 and self.tokens[-2].type == "ITEM"
        unit = unit_of(self._low(self.at - 1))
        return (unit is not None and unit.dimension == "duration") or self._low(self.at - 1) in ("night", "evening", "morning")

    def _spoken_of(self, word: str) -> bool:
        """Whether a category is about the verb itself: "Dislikes: ..." makes "hates" a plain one."""
        if self.tokens and self.tokens[-1].type == "NOT":
            return True
        stems = {key(w.low) for c in self.lexicon.frame for w in split(f"{c.name} {c.description.partition(':')[0]}")}
        return bool(stems & {key(verb) for verb in (word, "hate", "dislike", "avoid", "lack", "refuse")})

    def _counts_at_first(self, at: int) -> bool:
        """ "Only one person lives between ...", "there is only one house to the left": a count, and where a clause begins."""
        first = not self.gap and (not self.tokens or self.tokens[-1].type in ("AND", "_COMMA", "_SEMI", "_BUT"))
        first = first or bool(self.tokens and self.tokens[-1].type == "THERE")
        return first and self._counted(at) and self._low(at + 1) != "of"

    def _equal(self) -> bool:
        """ "As old as", "as quickly as", "as late in the week as": two degrees compared; "twice as old as" is another token."""
        if self._low(self.at) != "as":
            return False
        if self.at == self._second_as:
            return self._emit("AS", self.at, self.at + 1)
        if self._low(self.at + 1) in ("a", "an") and self._low(self.at - 1) in ("either", "or", "neither", "nor"):
            return False  # "worked either as a baker or | as a cook"
        adjective = positive(self._low(self.at + 1)) or positive(self._low(self.at + 1).removesuffix("ly"))
        second = next((i for i in range(self.at + 2, self.at + 12) if self._low(i) == "as"), None)
        if adjective is None or second is None:
            return second is not None and self._emit("STOP", self.at, self.at + 1, "all")
        degree = Adjective(adjective.dimensions, adjective.sign, adjective.base)
        self._second_as = second
        return self._emit("EQUAL", self.at, self.at + 2, adjective=degree)

    def _likened(self) -> bool:
        """ "Ann, like Ben, ...": the same holds of Ben."""
        low, before = self._low(self.at), self._low(self.at - 1)
        if low not in ("like", "unlike") or before not in (",", "(") or self.gap:
            return False
        return self._emit(low.upper(), self.at, self.at + 1)

    def _consecutive(self) -> bool:
        """ "On consecutive nights", "in adjacent rooms": side by side in whatever line the noun names."""
        start = self.at if self._low(self.at) in CONSECUTIVE else self.at + 1
        if start > self.at and self._low(self.at) not in ("in", "on", "at"):
            return False
        count = CARDINALS.get(self._low(start), 0) if start > self.at else 0
        if count and count == 1 + sum(t.type in ("AND", "_COMMA") for t in self.tokens if not t.gap):
            start += 1  # "A, B and C ... on three consecutive days"
        if self._low(start) not in CONSECUTIVE:
            return False
        noun = self._low(start + 1)
        numbered = start + 2 if noun in ("numbered",) else start + 1
        known = noun in PLACES or unit_of(noun) is not None or self._place_noun(noun)
        known = known or noun == "numbers" or self._of_days(noun)
        if not (known and is_plural(self._low(numbered))):
            return False
        return self._emit("NEXTEACH", self.at, numbered + 1, "consecutive")

    def _of_days(self, noun: str) -> bool:
        """ "On consecutive | evenings" where the days are told."""
        return singular(noun) in PARTS_OF_DAYS and (noun == "nights" or any(c.dimension == "date" for c in self.lexicon.frame))

    def _time_ago(self, at: int) -> bool:
        """ "Last year", not "the last year of the five" nor "last in line"."""
        unit = unit_of(self._low(at)) if len(self._low(at)) > 2 else None
        return unit is not None and unit.dimension == "duration" and self._low(at - 2) != "the"

    def _after_comparison(self) -> bool:
        less = [t.type for t in self.tokens if t.type in ("NOT", "EQUAL", "AS")] == ["NOT", "EQUAL", "AS"]
        return (less or any(t.type in COMPARED for t in self.tokens)) and self.tokens[-1].type != "_BUT"

    def _amount_follows(self, at: int) -> bool:
        """ "By two places", "by at least three years"."""
        for end in range(at, at + 4):
            low = self._low(end)
            if low[:1].isdecimal() or low in CARDINALS:
                noun = self._low(end + 1)
                known = noun in PLACES or unit_of(noun) is not None or not noun
                return known or singular(noun) in _TALLIED or bool(self._counted_by(noun)) or self._is_counted(noun)
            if low not in _BEFORE_AMOUNTS:
                return False  # "built by Rex ... 20 m"
        return False

    def _is_counted(self, noun: str) -> bool:
        """Whether an ordered category counts such things: "by four points"."""
        return singular(noun) in {c.unit for c in self.lexicon.frame if c.ordered and c.dimension == "count"}

    def _reason_follows(self) -> bool:
        """ "As | he likes the view", ", as | it is too dear": a whole clause; "as he hoped" lacks its object."""
        if not self.tokens and self._low(self.at + 1) not in PRONOUNS:
            return True  # "As Ann is the cook, ...": whether it is a clause the reading of it tells
        verb, what, then = (self._low(self.at + i) for i in (2, 3, 4))
        if self._low(self.at + 1) not in PRONOUNS:
            return False
        if verb in COPULAS:
            said = then if what in ("too", "very", "so", "not", "quite") else what
            return said.isalpha() and said not in verb_forms() and not said.endswith(("ed", "ing"))
        return verb in _FEELS and (what in ("the", "a", "an", "it", "any", "all", "no") or what in OWN)

    def _leads_to_direction(self, at: int) -> bool:
        """Whether a direction follows at once, so that "right" or "just" means "directly"; or "in the middle"."""
        ahead = self._phrase_at(at)
        if ahead and ahead[1] in ("DIR", "NEXT", "NEXTEACH"):
            return True
        if self._low(at) in ("on", "to") and self._low(at + 1) in ("his", "her", "their", "its"):
            return True
        return self._low(at) in ("on", "to") and bool(ahead)
