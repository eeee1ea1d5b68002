"""Lines that announce what follows: "Clues:", "Here's what we know", "Options", "Solution"."""

import re
from functools import lru_cache

from nlpuzzle.reading.document import Section
from nlpuzzle.regex import regex

__all__ = ["announced", "section_of", "section_over"]

_CLUES = (
    r"(?:(?:the|your|additional|more|further|following|given|known|logical|these|some|all|list of|set of|background|other)\s+)*"
    r"(?:clues?|rules?|hints?|facts?|statements?|conditions?|constraints?|premises?|information|evidence"
    r"|observations?|givens?|data)"
    r"(?:\s+(?:and\s+\w+|list|section|below|to use|given|you (?:need|have)|we (?:know|have)|for you|are|is|are as follows"
    r"|follow(?:s|ing)?|part \w+))*"
)
_KNOW = (
    r"(?:here(?:'s| is| are)?|this is)?\s*(?:what|all|things?)(?: that)? (?:we|you|they|i)(?: already)? (?:know"
    r"|are told|learn(?:ed)?)(?: so far)?"
)
_WORDS: tuple[tuple[Section, str], ...] = (
    (
        "clues",
        rf"{_CLUES}|{_KNOW}|here are (?:the|your|some) (?:clues?|facts?|hints?|rules?)"
        r"|(?:we|you) know(?: that| this| the following)?"
        r"|given(?: that)?|it is (?:also )?known that|also|the following(?: (?:facts|things))? (?:is|are) (?:known|true)",
    ),
    (
        "answer",
        r"(?:(?:show|view|see|reveal|hide|check|click for|click to (?:see|show)) )?"
        r"(?:the |our |correct |complete |full |final |published )*"
        r"(?:answers?|solutions?|answer key|(?:teacher|setter|editor|author)(?:'s|s'|s)? (?:answer )?key"
        r"|explanation|walkthrough|spoilers?)"
        r"(?: (?:below|key|grid|table|is|to the puzzle"
        r"|(?:to|of|for) (?:(?:this|the|today's) )?(?:puzzle )?(?:no\.?|number|nr\.?|#|puzzle) ?\d+))?",
    ),
    ("options", r"(?:answer |the |possible )*(?:options?|choices|conclusions?)|answer choices|possible answers"),
    (
        "question",
        r"(?:the |your |puzzle )*(?:questions?|task|goal|objective|challenge|problem to solve)(?: \d+)?"
        r"|determine|find(?: out)?",
    ),
    (
        "lists",
        r"(?:the |all |puzzle )*(?:categor(?:y|ies)|lists?|items?|elements?|attributes?|characteristics|entities|possibilities"
        r"|values|variables|details|participants)(?: (?:and|with) (?:items|values|options))?(?: (?:are|given|below))?",
    ),
    (
        "story",
        r"(?:the |our |short )*(?:story|setup|set-up|set up|scenario|background(?: story)?|introduction|intro|situation|setting"
        r"|puzzle|problem|description|backstory|premise)(?: \d+)?",
    ),
)
#: of each section, parts of words one of which is in all that announces it: nearly always none is, and nothing is looked for
_PARTS: dict[Section, tuple[str, ...]] = {
    "clues": (
        "clue", "rule", "hint", "fact", "statement", "condition", "constraint", "premise", "information", "evidence",
        "observation", "given", "data", "know", "told", "learn", "also", "true",
    ),
    "answer": ("answer", "solution", "explanation", "walkthrough", "spoiler", "key"),
    "options": ("option", "choice", "answers", "conclusion"),
    "question": ("question", "task", "goal", "objective", "challenge", "problem", "determine", "find"),
    "lists": (
        "categor", "list", "item", "element", "attribute", "characteristic", "entities", "possibilities", "value", "variable",
        "detail", "participant",
    ),
    "story": (
        "story", "set", "scenario", "background", "intro", "situation", "puzzle", "problem", "description", "premise",
    ),
}  # fmt: skip
_TABLE: tuple[tuple[Section, tuple[str, ...], re.Pattern[str]], ...] = tuple(
    (section, _PARTS[section], regex(rf"(?:{pattern})\s*[:.!—-]*\Z", re.I)) for section, pattern in _WORDS
)
#: a sentence that ends with a colon and speaks of what is known: the list below it is the clues
_ANNOUNCES = regex(
    r"\b(?:clues?|hints?|facts?|statements?|information|conditions?|constraints?|rules?|known?|told|following"
    r"|evidence|premises?|remember"
    r"|discover(?:ed)?|learn(?:ed|t)?|that)\b", re.I,
)  # fmt: skip

#: three short things or more
_LIST = regex(r"[^\s,.?!:;]+(?: [^\s,.?!:;]+){0,2}(?:, (?:and |or )?[^\s,.?!:;]+(?: [^\s,.?!:;]+){0,2}){2,}")
#: what a question or a sentence has, and a list of things has not
_SAID = regex(r"\b(?:who|whom|whose|what|which|where|when|how|is|are|was|were|has|have|had|does|did|each|every)\b", re.I)


@lru_cache(maxsize=1024)
def section_of(line: str) -> Section | None:
    """What a heading line announces ("## Clues:", "THE CLUES", "Solution"), or None where it is no heading we know."""
    text = " ".join(line.strip(" #*=_~[]").split())
    if not 1 < len(text) <= 70:
        return None
    low = text.casefold()
    likely = ((section, pattern) for section, parts, pattern in _TABLE if any(part in low for part in parts))
    return next((section for section, pattern in likely if pattern.match(text)), None)


def section_over(line: str, below: str) -> Section | None:
    """What a heading announces where what stands under or after it is no list: "Find: amphora, brooch, coin" is a category."""
    section = section_of(line)
    named = section in ("question", "story", "clues") and _LIST.fullmatch(below.strip(" .")) and not _SAID.search(below)
    return None if named else section


def announced(sentence: str) -> bool:
    """Whether a sentence that ends with a colon introduces clues: "From the following information:"."""
    return sentence.rstrip().endswith(":") and _ANNOUNCES.search(sentence) is not None
