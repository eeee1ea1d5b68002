"""One puzzle of ours in many layouts and typographic variants: the data of the layout tests."""

import textwrap
from collections.abc import Callable

NAMES = ("Tove", "Marek", "Priya", "Oduya")
SNACKS = ("pretzel", "fig roll", "rice cracker", "plum")
AGES = ("21", "24", "29", "40")
CLUES = (
    "Tove stands directly in front of the plum eater.",
    "The oldest person isn't Marek.",
    "Priya brought the fig roll, and she is 24 years old.",
    "The third person in line is 29 years old.",
    "Mr. Oduya doesn't like pretzels. He is not first.",
)
INTRO = "Four people wait in line for the ferry."


def _numbered(form: str = "{}. ", clues: tuple[str, ...] = CLUES) -> str:
    return "\n".join(form.format(i) + clue for i, clue in enumerate(clues, 1))


def labelled() -> str:
    return (
        f"{INTRO}\n\nNames: {', '.join(NAMES)}\nSnacks: {', '.join(SNACKS)}\nAges: {', '.join(AGES)}\n\nClues:\n{_numbered()}\n"
    )


def no_heading() -> str:
    return labelled().replace("Clues:\n", "")


def last_with_and() -> str:
    text = labelled()
    for labels in (NAMES, SNACKS, AGES):
        text = text.replace(", ".join(labels), ", ".join(labels[:-1]) + " and " + labels[-1])
    return text


def ticked_bullets() -> str:
    rows = (
        ("Each person has a unique name", NAMES),
        ("Everyone brought a different snack", SNACKS),
        ("They are of different ages", AGES),
    )
    lines = "\n".join(f" - {words}: " + ", ".join(f"`{label}`" for label in labels) for words, labels in rows)
    return f"{INTRO} These things are known about them:\n{lines}\n\n## Clues:\n{_numbered()}\n"


def lists_below() -> str:
    rows = (("Name", NAMES), ("Snack", SNACKS), ("Age", AGES))
    lines = "\n\n".join(f"{word}:\n{', '.join(labels)}" for word, labels in rows)
    return f"{INTRO}\n\n{lines}\n\nHere's what we know:\n\n{_numbered('  {}. ')}\n"


def one_a_line() -> str:
    rows = (("Names", NAMES), ("Snacks", SNACKS), ("Ages", AGES))
    lines = "\n\n".join(f"{word}:\n" + "\n".join(f"* {label}" for label in labels) for word, labels in rows)
    return f"{INTRO}\n\n{lines}\n\nHints:\n{_numbered('{}) ')}\n"


def headed_lists() -> str:
    rows = (("Names", NAMES), ("Snacks", SNACKS), ("Ages", AGES))
    lines = "\n\n".join(f"### {word}\n\n" + "\n".join(f"- {label}" for label in labels) for word, labels in rows)
    return f"# The ferry\n\n{INTRO}\n\n{lines}\n\n### Clues\n\n{_numbered()}\n"


def brackets() -> str:
    return (
        f"Four friends ({', '.join(NAMES)}) wait in line for the ferry. Each brought a different snack"
        f" ({', '.join(SNACKS)}), and all "
        f"are of different ages ({', '.join(AGES)}).\n\nRules\n=====\n\n{_numbered()}\n"
    )


def sentences() -> str:
    return (
        f"{INTRO} The people are {', '.join(NAMES[:-1])} and {NAMES[-1]}. Their snacks are a"
        f" {', a '.join(SNACKS[:-1])} and a {SNACKS[-1]}. "
        f"Their ages are {', '.join(AGES[:-1])} and {AGES[-1]}.\n\nClues:\n{_numbered()}\n"
    )


def colons() -> str:
    return (
        f"{INTRO} There are four people: {', '.join(NAMES[:-1])}, and {NAMES[-1]}. They brought four snacks: a"
        f" {', a '.join(SNACKS[:-1])}, "
        f"and a {SNACKS[-1]}. They are of four ages: {', '.join(AGES)}.\n\n{_numbered('({}) ')}\n"
    )


def one_line_of_lists() -> str:
    return (
        f"{INTRO}\nNames: {', '.join(NAMES)}; Snacks: {', '.join(SNACKS)}; Ages: {', '.join(AGES)}.\n\nClues\n\n{_numbered()}\n"
    )


def slashes() -> str:
    return (
        f"{INTRO}\n\nNames: {' / '.join(NAMES)}\nSnacks: {' / '.join(SNACKS)}\nAges: {' / '.join(AGES)}\n\nClues:\n"
        f"{_numbered()}\n"
    )


def bold() -> str:
    return (
        labelled()
        .replace("Names:", "**Names:**")
        .replace("Snacks:", "**Snacks:**")
        .replace("Ages:", "**Ages**:")
        .replace("Clues:", "**Clues**")
    )


def wrapped() -> str:
    head = textwrap.fill(brackets().split("\n\n")[0], 44)
    clues = "\n".join(
        textwrap.fill(clue, 40, initial_indent=f"{i}. ", subsequent_indent="   ") for i, clue in enumerate(CLUES, 1)
    )
    return f"{head}\n\nClues:\n{clues}\n"


def wrapped_flush() -> str:
    head = textwrap.fill(brackets().split("\n\n")[0], 44)
    clues = "\n".join(textwrap.fill(clue, 40, initial_indent=f"{i}. ") for i, clue in enumerate(CLUES, 1))
    return f"{head}\n\nClues:\n{clues}\n"


def bullets() -> str:
    return labelled().replace(_numbered(), "\n".join(f"• {clue}" for clue in CLUES))


def dashes() -> str:
    return labelled().replace(_numbered(), "\n".join(f"- {clue}" for clue in CLUES))


def spaced_out() -> str:
    return labelled().replace(_numbered(), "\n\n".join(f"{i}. {clue}" for i, clue in enumerate(CLUES, 1)))


def zero_padded() -> str:
    return labelled().replace(_numbered(), _numbered("    {:02d}. "))


def named() -> str:
    return labelled().replace(_numbered(), _numbered("Clue {}: "))


def hashes() -> str:
    return labelled().replace(_numbered(), _numbered("#{} "))


def no_space() -> str:
    return labelled().replace(_numbered(), _numbered("{}."))


def inline() -> str:
    return labelled().replace(_numbered(), " ".join(f"{i}. {clue}" for i, clue in enumerate(CLUES, 1)))


def mail() -> str:
    return "\n".join(f"> {line}".rstrip() for line in labelled().splitlines())


def twice_quoted_mail() -> str:
    return "Dear all,\n\n" + "\n".join(f">> {line}".rstrip() for line in labelled().splitlines())


def with_answer() -> str:
    return labelled() + "\nSolution:\nTove is first, Marek is fourth.\n"


def curly() -> str:
    return labelled().replace("'", "’").replace("-", "‑")


def windows() -> str:
    return labelled().replace("\n", "\r\n")


def odd_spaces() -> str:
    return (
        labelled()
        .replace(" line", "\u00a0line")
        .replace("fig roll", "fig\u2009roll")
        .replace("Priya", "Pri\u200bya")
        .replace(", ", ",\u00a0")
    )


def tabs() -> str:
    return (
        labelled()
        .replace("1. ", "\t1.\t")
        .replace("2. ", "\t2.\t")
        .replace("3. ", "\t3.\t")
        .replace("4. ", "\t4.\t")
        .replace("5. ", "\t5.\t")
    )


def web_entities() -> str:
    return labelled().replace("'", "&#39;").replace("fig roll", "fig&nbsp;roll")


LAYOUTS: dict[str, Callable[[], str]] = {
    f.__name__: f
    for f in (
        labelled, no_heading, last_with_and, ticked_bullets, lists_below, one_a_line, headed_lists, brackets,
        sentences, colons, one_line_of_lists, slashes, bold, wrapped, wrapped_flush, bullets, dashes, spaced_out,
        zero_padded, named, hashes, no_space, inline, mail, twice_quoted_mail, with_answer, curly, windows,
        odd_spaces, tabs, web_entities,
    )
}  # fmt: skip
