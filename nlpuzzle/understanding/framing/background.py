"""Whether a sentence that names no listed item may say something about the answer all the same.

"She is not first", "The oldest of the four came third" and "Humphrey beat Spot" are clues although no item is listed for
them; "There were no ties" and "I had a lovely time" are background. In doubt a sentence is a clue: an unread one is reported,
a note is not looked at again.
"""

import re

from nlpuzzle.english.adjectives import comparative, superlative
from nlpuzzle.english.morphology import singular
from nlpuzzle.english.numbers import number_value, ordinal_value
from nlpuzzle.english.words import Word, finite, key, split
from nlpuzzle.regex import regex
from nlpuzzle.understanding.framing.scenes import without_scenes
from nlpuzzle.understanding.words.people import is_person
from nlpuzzle.understanding.words.vocabulary import closed, verb_forms

__all__ = [
    "IN_TURN", "aside_from_the_puzzle", "denied_of_all", "may_constrain", "sets_the_scene", "states_the_frame", "tells_of_one",
    "with_all_of",
]  # fmt: skip

_PRONOUNS = frozenset("he she they it him her them his hers theirs its former latter other others".split())
#: one who was named before, whatever is said of him
_SOMEBODY = frozenset("he she him her hers".split())
_DENIALS = frozenset("not n't never neither nor no nobody none".split())
_NOBODY = frozenset("no nobody none neither".split())
#: what a sentence begins with and does not say: "In fact, nobody is behind her"
_LED_IN = regex(
    r"^(?:also|and|but|besides|furthermore|however|in (?:addition|fact|short|other words)|indeed|moreover|naturally|of course"
    r"|so|still|therefore|thus|yet|that is|what(?:'s| is) more),? (?=\w)",
    re.I,
)
#: "there are no ties", "no two are the same": what holds of every puzzle
_NO_TWO = frozenset(key(w) for w in "two tie share same alike identical more one".split())
_ENDS = frozenset("first last top bottom ground leftmost rightmost left right front back end".split())
_RELATIONS = frozenset(
    "before after above below behind ahead beside between next adjacent opposite beat beats beaten lost won win directly "
    "immediately than".split()
)
_OUTSIDERS = frozenset("i me my we us our you your everyone everybody each all".split())
_SCALE = regex(
    r"\b(?:number|numbered|lowest|highest|leftmost|rightmost|left|right|top|bottom|ground"
    r"|(?:north|south|east|west)(?:er[nl]y?|ernmost)?)\b", re.I
)  # fmt: skip

#: words that make more of a sentence than what the categories are
_MORE = (_DENIALS | _ENDS | _RELATIONS | _PRONOUNS) - {"no", "its"} | frozenset(
    "from as other another neighbor neighbors neighbour neighbours consecutive together with without but except only if "
    "unless either or both".split()
)
_NOT_IN_A_SCENE = (_MORE - {"from", "with", "together"}) | frozenset(
    "order alphabetical alphabetically ascending descending increasing decreasing sequence facing".split()
)
#: in a sentence that names nobody, all of those it counts
_THEM = frozenset({"them", "they"})
_THEIR = regex(r"^(?:their|they)\b[^.;]*\bdifferent (?:numbers of )?[a-z]+s\b", re.I)
_THERE_ARE = regex(r"there (?:are|were) \w+ \w+(?: in (?:a|the) (?:row|line|street|queue|race|building))?\.?", re.I)
_EACH = regex(r"(?:(?:in|on|at) )?(?:each|every|everyone|everybody)\b", re.I)
_OWN = r"\b(?:(?:a|an) (?:different|unique|distinct|certain|specific|particular)|(?:his|her|its|their) own)"


#: where the text comes from
_SOURCE = regex(
    r"https?://|\bwww\.|^[\[(]\W*(?:this |the )?(?:\w+ ){0,3}?(?:taken|borrowed|adapted|reprinted|courtesy|source)\b"
    r"|^(?:source|copyright|©|adapted from|taken from|reprinted from|puzzle (?:by|from))\b"
    r"|^\W*(?:the )?(?:answers?|solutions?)\b[^.:=]{0,20}\b(?:on|at|in)\b[^.:=]{0,20}"
    r"(?:\b(?:page|p\.|back|bottom|end|issue)|\d)",
    re.I,
)
_HINT = regex(
    r"^(?:hints?|tips?|remember)\b\W*(?:you (?:may|might|can) )?(?:start|begin|try|look|think|read|draw|use|make|work|go)\b",
    re.I,
)
#: what readers are asked to do with the text: "Send this to 5 people", "Scroll down for the answer"
_SENT_ON = regex(
    r"^(?:and |so |now |then |please |just )*(?:send|forward|share|post|copy|pass|reply|scroll|comment|tap|click|press|print"
    r"|subscribe|download|upvote|bookmark)\b(?! [a-z']*(?:ing|ed)\b)",
    re.I,
)
#: "Painted Fences after an Old Riddle": capitals, small words between them, no stop at the end
_TITLE = regex(r"[A-Z][\w'’-]*(?:,? (?:[A-Z][\w'’-]*|&|and|or|of|the|an?|in|on|at|for|to|from|with|by|after)){1,11}")
#: the reader is told what has become of him, or what everybody has
_TOLD = regex(
    r"^you(?:'ve| have|'re| are| were| had| need| must| will|'ll| find| receive| arrive)\b"
    r"|^each (?:one|of them|person)\b.*\b(?:an?|one) (?:kind|type|brand|sort|certain|specific)\b",
    re.I,
)
#: how many there are, and what they are about; "four runners beat Ann" names somebody
_OPENS = regex(r"^(?:three|four|five|six|seven|eight|nine|ten)(?: \w+)? \w+s (?!of\b)\w+", re.I)

#: of all of them, where a story tells it: "four shows go out, one after the other"
IN_TURN = regex(r",? one (?:after|behind) (?:the other|another)\b(?=[^A-Z]*$)")


#: what the reader is told to do: "write each guest's name beside the right room"
_ASKED = regex(
    r"(?:(?:now|then|please|just|so|simply|next),? )?(?:answer|arrange|assign|complete|decide|deduce|discover|enter|establish"
    r"|figure|fill|find|give|help|identify|join|link|list|make|match|name|pair|place|put|reconstruct|record|restore|reunite"
    r"|reveal|say|see|show|solve|sort|state|tell|try|unravel|untangle|use|work|write)"
    r" (?:me |us |them |him |her )?(?:to |down |in |out |up )?(?:the|each|every|everyone|everybody|all|which|what|who|whose"
    r"|where|when|how|whether|sort|match|find|work|determine|decide|pair)\b",
    re.I,
)
#: what may be asked to hold of the answer: "seat the guests so that ..."
_PROVISO = regex(r"\b(?:so that|such that|provided|must|may|can|cannot|no two|not|never|without|but|unless|if)\b|n't\b", re.I)
#: what holds of nobody, told with a list: ", but none of them works where he lives"; not that no two have the same, nor what
#: none of them has ever done
_DENIED_OF_ALL = regex(
    r"[,;] (?:but|and|yet|though|although|while) (?!\w+(?: one)?(?: (?:of|in|at|on) [\w ]{3,20}?)? ha(?:s|ve|d) ever\b)"
    r"(?P<denial>(?:none|not one) of (?:them|these|the \w+) |nobody |no one "
    r"|(?:no|not one|not a single) (?!two\b|ties?\b|doubt\b|matter\b|wonder\b|longer\b|one\b|particular\b|prizes?\b)\w+ (?=\w))"
    r"(?!.*\b(?:same|alike|share[sd]?|more|identical|other|else)\b)",
    re.I,
)
_NO_TWO_ARE = regex(r"\bno two\b(?=[^.;]*\b(?:same|alike|identical)\b)", re.I)
_ALL = regex(r"\b(?:the|their|its|his|her|our|my) (\w+) (\w+) \w+", re.I)


#: words and stops of a sentence that tells of two names one thing
_SHORT = 8
_FEWEST = 4
#: what a sentence speaks of that tells of the text and of no thing in it
_OF_THE_TEXT = frozenset(
    "answer answers clue clues diagram fact facts game hint hints line number numbers puzzle puzzles question questions rest "
    "riddle sentence sentences solution text worksheet".split()
)
#: "ahead of everybody else": all the others of the puzzle
_THE_REST = regex(r"\b(?:everybody|everyone|anybody|anyone) else\b", re.I)
#: what holds for anybody
_ONE_FINDS = regex(r"\byou (?:can |will |could |may )?(?:buy|find|get|hear|meet|pay|see|smell)\b", re.I)
_SAYING = frozenset(
    "added admitted answered asked began called cried explained laughed nodded replied said sighed smiled thought".split()
)
_OF_SEVERAL = frozenset("are were have do".split())
#: what may befall anybody
_RESULTS = frozenset("beat beats beaten lost won win than".split())
_TITLES = frozenset("dr lady lord master miss mr mrs ms professor sir sister".split())


def aside_from_the_puzzle(text: str, items: int, orders: bool) -> bool:
    """Whether a sentence cannot say anything of the answer: a source, a hint where to begin, how the story opens.

    `items` is how many items it seems to name, and `orders` whether it compares or denies anything.
    """
    if items < 2 and (_SOURCE.search(text) or _HINT.match(text) or _SENT_ON.match(text) or _TITLE.fullmatch(text)):
        return True
    if orders or text.endswith(":"):
        return False
    return (items < 2 and _TOLD.match(text) is not None) or (items == 0 and _OPENS.match(text) is not None)


def may_constrain(text: str, told: bool) -> bool:
    """Whether the sentence may be a clue; `told` where clues have come before it, so that "she" can be somebody."""
    words = split(_LED_IN.sub("", IN_TURN.sub("", text)))
    if not words or words[-1].low in "!?:" or (words[-1].low == ")" and words[-2:][0].low in "!?:"):
        return False
    if words[0].low == "(" and words[-1].low == ")" and any(w.proper for w in words[2:]):
        words = words[1:-1]  # "(It isn't Ludek.)"
    found = [w.low for w in words]
    if "middle" in found and any(superlative(low) for low in found) and not _outside(split(_ONE_FINDS.sub("one finds", text))):
        return True  # "in the middle booth you find the oldest map"
    extremes = [w for w in words if superlative(w.low) or ordinal_value(w.low) or w.low in _ENDS]
    if len(extremes) > 1 and any(superlative(w.low) for w in extremes) and not _SCALE.search(text) and not _outside(words):
        return True
    if words[0].low in _NOBODY and not any(w.stem in _NO_TWO for w in words):
        return True  # "no child picked the flower she is named after"
    ordered = bool(extremes) or any(w.low in _RELATIONS or comparative(w.low) for w in words)
    denied = any(w.low in _DENIALS for w in words)
    if not told or _outside(words):
        return False
    if words[0].low in _PRONOUNS or (words[0].low == "the" and len(words) > 1 and words[1].low in _PRONOUNS):
        return ordered or denied
    if (ordered or denied) and any(w.low in _SOMEBODY for w in words):
        return True  # "there was nobody behind her"
    owner = len(words) > 1 and words[0].text[:1].isupper() and words[1].low == "'s"
    if denied and (owner or any(w.proper for w in words[1:])) and len(words) <= _SHORT + 2 and text.endswith("."):
        return True  # "Al's wife is not Di"
    if words[0].low == "the" and denied:
        return True  # "the paper with the stars isn't round the kite"
    if words[0].low in ("the", "a", "an") and any(w.proper or w.low in _RELATIONS for w in words[3:]):
        return True  # "the parrot lives at Gull Rock", where nobody listed it
    named = sum(w.proper for w in words[1:]) + (_name(words[0], 0, words) and words[0].low not in closed())
    if named > 1 and words[0].text[:1].isupper() and text.endswith(".") and len(words) <= _SHORT:
        return True  # "Dr Wu owns Rex"
    return ordered and any(_name(w, i, words) or is_person(w.low) for i, w in enumerate(words))


def tells_of_one(text: str, place: re.Pattern[str] | None, among_clues: bool = False) -> bool:
    """Whether a sentence says of one thing or person where it is: "The welder is 57", "Mrs Pratt is paid before the girl".

    `place` finds the numbers, days or amounts of the categories. It is asked where not all items are known. `among_clues`:
    where clues come before it, "the kippers go down to the study" tells of two things as well.
    """
    words = split(_THE_REST.sub("the others", text))
    if among_clues and words[:1] and words[0].low == "the" and _two_are_told(words):
        return True
    if len(words) < _FEWEST or not text.endswith(".") or _outside(words) or any(w.low in _OF_THE_TEXT for w in words):
        return False
    first = words[1] if words[0].low == "the" else words[0]
    one = words[0].low == "the" and first.low not in _ENDS and ordinal_value(first.low) is None and not superlative(first.low)
    customer = words[0].low == "the" and any(is_person(w.low) and singular(w.low) == w.low for w in words[1:4])
    named = words[0].text[:1].isupper() and number_value(words[0].low) is None
    who = [w.low for w in words[1:3]] == [",", "who"]
    named = named and (who or words[0].low in _TITLES or _name(words[0], 0, words))
    start = 2 if words[0].low == "the" else 1
    verb = next((i for i, w in enumerate(words) if i >= start and _is_verb(w.low)), 0)
    if not (one or customer or named) or not verb or words[verb].low in _OF_SEVERAL:
        return False
    if sum(ordinal_value(w.low) is not None for w in words) > 1:
        return False  # "the judge gave first, second and third place"
    if place is not None and place.search(text):
        return True
    told = [w.low for w in (words[verb + 1 :] if one or named else words)]
    return any(low in _ENDS or low in _RELATIONS - _RESULTS or ordinal_value(low) is not None for low in told)


def _two_are_told(words: tuple[Word, ...]) -> bool:
    """ "The kippers go down to the study": a thing, a verb, and another thing; nothing of the reader or of what was said."""
    lows = [w.low for w in words]
    verb = next((i for i, low in enumerate(lows) if i > 1 and (_is_verb(low) or low in verb_forms())), 0)
    odd = any(low in _OUTSIDERS or low in _OF_THE_TEXT or low in _SAYING for low in lows) or lows[-1] in ("!", "?", ":", ")")
    return 0 < verb < 6 and "the" in lows[verb:] and not odd


def _is_verb(low: str) -> bool:
    return closed().get(low) == "a" or (finite(low) and low in verb_forms())


def denied_of_all(text: str) -> int:
    """Where "none of them has the job that his name suggests" begins, after a list in its sentence; 0 where nothing does."""
    found = _DENIED_OF_ALL.search(text)
    return found.start("denial") if found is not None else 0


def sets_the_scene(text: str, size: int) -> bool:
    """Whether a sentence before the lists, which names no item, asks for the answer or counts all there are, and orders nobody.

    "After the match six players sat down to supper"; "the five oldest bridges" are all of five bridges.
    """
    if _ASKED.match(text):
        return not _PROVISO.search(text)
    told = _NO_TWO_ARE.sub(" ", without_scenes(IN_TURN.sub("", text)))
    words = [w.low for w in split(with_all_of(told, size)) if not w.proper]
    counts = {number for word in words if (number := number_value(word)) is not None}
    each = not {"each", "every"}.isdisjoint(words) or _THEIR.match(text) is not None
    if not counts <= ({size, 1} if each else {size}) or not (each or size in counts):
        return False
    telling = _NOT_IN_A_SCENE - _THEM
    return not any(w in telling or superlative(w) or comparative(w) or ordinal_value(w) for w in words)


def with_all_of(text: str, size: int) -> str:
    """The text with "the first six places", where there are six, as "6"."""
    return _ALL.sub(lambda match: _all_of(match, size), text)


def _all_of(match: re.Match[str], size: int) -> str:
    """ "The first nine seats", "its five tallest towers": without what picks them out, where there are so many."""
    numbers = [number_value(word.casefold()) for word in match.groups()]
    picked = match[1 if numbers[1] is not None else 2].casefold()
    of_all = size in numbers and (superlative(picked) or picked in _ENDS or ordinal_value(picked))
    return f"{size}" if of_all else match[0]


def states_the_frame(text: str, heads: re.Pattern[str], size: int) -> bool:
    """Whether a numbered sentence only says what the categories are: "There are five houses", "Each owns a different pet".

    `heads` finds the nouns that the categories are called by. A sentence that counts otherwise, orders, compares or denies
    anything else is none: "Each child's hat is another colour than its neighbour's" is a clue.
    """
    words = [w.low for w in split(text)]
    counts = [number for word in words if (number := number_value(word)) is not None]
    if not heads.search(text) or any(count != size for count in counts if words[:2] != ["no", "two"] or count != 2):
        return False
    if any(word in _MORE or superlative(word) or comparative(word) or ordinal_value(word) for word in words):
        return False
    if counts and words[0] == "there":
        return _THERE_ARE.fullmatch(text) is not None
    noun = rf"(?:{heads.pattern})"
    if words[:2] == ["no", "two"]:
        return re.search(rf"\bthe same {noun}\.?$", text, re.I) is not None
    return _EACH.match(text) is not None and re.search(rf"{_OWN} {noun}\.?$", text, re.I) is not None


def _outside(words: tuple[Word, ...]) -> bool:
    """The author or the reader speaks of himself, or of everybody; "ahead of everybody else" is said of one."""
    followed = [*(w.low for w in words[1:]), ""]
    return any(w.low in _OUTSIDERS and after != "else" for w, after in zip(words, followed, strict=True))


def _name(word: Word, at: int, words: tuple[Word, ...]) -> bool:
    """A proper name: a capital inside the sentence, or at its beginning before a verb, or before "who" after a comma."""
    if word.proper and word.text[1:].islower():
        return True
    following = words[at + 1].low if at + 1 < len(words) else ""
    verb = following in verb_forms() or closed().get(following) == "a" or following in _RELATIONS
    verb = verb or [w.low for w in words[at + 1 : at + 3]] in ([",", "who"], [",", "whose"])
    return at == 0 and word.text[:1].isupper() and verb and word.low not in closed() and word.low not in verb_forms()
