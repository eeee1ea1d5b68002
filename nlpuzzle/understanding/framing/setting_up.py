"""Sentences that only say how a puzzle is made: "There are five houses in a row, each of a different color".

Such a sentence may stand among the clues, under a heading of its own or with a number. It tells how many there are and that
all have different things, and nothing of any one of them; what places, compares or denies anything else is a clue.
"""

from nlpuzzle.english.numbers import number_value
from nlpuzzle.regex import regex

__all__ = ["sets_up"]

_NUMBER = r"(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2})"
#: a noun with the words that may describe it
_NOUN = r"(?!the\b|same\b|one\b|other\b)(?:[a-z'-]+ ){0,2}[a-z'-]+?"
_WHICH = r"(?:an? |the )?(?:different|unique|distinct|certain|specific|particular|favou?rite|separate|various)"
_OWN = rf"(?:{_WHICH}|(?:his|her|its|their) own(?: favou?rite)?|one(?: (?:kind|sort|type) of)?)"
_VERB = (
    r"(?:is|are|has|have|had|lives?|lived|owns?|owned|keeps?|kept|drinks?|drank|eats?|ate|smokes?|smoked|plays?|played|likes?"
    r"|liked|loves?|prefers?|wears?|wore|drives?|drove|speaks?|spoke|reads?|works?|comes?|came|uses?|used|holds?|held"
    r"|bought|chose|ordered|brought|sells?|sold|cooks?|cooked|makes?|made|serves?|served|teaches|taught|sings?|sang)"
    r"(?: (?:in|on|at|of|from|as|with|for|to|by))?"
)
_SETTING = (
    r"(?: (?:standing|built|lined up|parked|moored|placed|set up|arranged))?(?: side by side)?"
    r"(?: (?:in|on|along|at|by|near) (?:a|the|one) [a-z' -]+?)*"
)
_EACH_OF = r"(?:each|every one|all)(?: one)?(?: of (?:them|which|whom|these))?"
_THEY = (
    rf"(?:they|(?:each|every one|all) of (?:them|the [a-z]+s|these [a-z]+s)|(?:each|every)(?! of) [a-z]+"
    rf"|(?:the|these|those|all)(?: {_NUMBER})? (?:[a-z]+s|people|men|women|children)"
    rf"|(?:these|those|the) {_NUMBER})"
)
_PAINTED = r"(?: (?:is|are|has|have|being|having|painted|coloured|colored|built|made|with|of|in))*"
_SHAPES = tuple(
    regex(shape + r"(?: (?:all day(?: long)?|every day))?[.!]?\Z")
    for shape in (
        # There are five caravans in a row on a campsite, each in a different color.
        rf"(?:(?:in|on|along) (?:a|the) [a-z]+,? )?there (?:are|were) (?:only |exactly )?{_NUMBER} {_NOUN}{_SETTING}"
        rf"(?:,? (?:and )?{_EACH_OF}{_PAINTED} {_OWN} {_NOUN}(?: and {_OWN} {_NOUN})?)?",
        # In each house lives a person of a different nationality.
        rf"(?:in|on|at) each(?: [a-z]+| of (?:them|these))? (?:there )?(?:lives|stays|works|sits|is)"
        rf" (?:(?:a|one) [a-z]+|someone|somebody) (?:of|with|from) {_OWN} {_NOUN}"
        rf"(?:(?:, | and |, and )(?:with )?{_OWN} {_NOUN}){{0,4}}",
        # The five people each drink a certain beverage and keep a certain pet.
        rf"{_THEY},? (?:each |all )?{_VERB} {_OWN} {_NOUN}"
        rf"(?:(?:, | and |, and )(?:{_VERB} )?{_OWN} {_NOUN}){{0,4}}",
        # No two of them drink the same beverage or keep the same pet.
        rf"no two(?: of (?:them|these|the [a-z]+)| [a-z]+)? {_VERB} the same {_NOUN}"
        rf"(?:(?:, | or |, or | and )(?:{_VERB} )?the same {_NOUN}){{0,4}}",
    )
)
#: "..., and in each lives somebody of a different nation"
_AND_IN = regex(r",? and (?=(?:in|on|at) each\b)|; ")
_COUNTED = regex(rf"\b{_NUMBER}\b")


def sets_up(text: str, size: int) -> bool:
    """Whether a sentence only tells how many there are, or that each has another thing; nothing in it begins with a capital."""
    plain = text[:1].lower() + text[1:]
    if plain != plain.lower():
        return False
    counts = {number_value(word) for word in _COUNTED.findall(plain)} - ({2} if plain.startswith("no two") else set())
    parts = _AND_IN.split(plain)
    return counts <= {size} and all(any(shape.match(part) for shape in _SHAPES) for part in parts)
