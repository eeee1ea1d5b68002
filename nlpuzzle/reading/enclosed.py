"""What every line of a text, or of some lines in a row, is enclosed in: comment signs, a bar, quotes of a program."""

from collections.abc import Sequence

from nlpuzzle.regex import regex

__all__ = ["AROUND", "comment_sign", "quoted_lines"]

#: what stands around a comment of a program, or around its lists
AROUND = frozenset("/* */ /** **/ <!-- --> (* *) { } }; }, [ ] ], ]; ( ) ); \"\"\" '''".split())
#: signs that begin every line of a comment in a program, or of a quotation
_COMMENTS = ("#", "%", "//", ";", "--", "|", "'", "REM ")
_QUOTED = regex(r"\s*\"(?:[^\"]|(?<=\d)\"(?!\s*,?\s*\Z))*\"\s*,?\s*\Z")
#: a string that is one of several
_ONE_OF_SEVERAL = regex(r"\s*\"(?:[^\"]|(?<=\d)\")+[.!]\"\s*,\s*\Z")
_RUN = 3


def comment_sign(clean: str) -> str:
    """The sign that every line begins with, where a program or a mail holds the text; "" where none does."""
    begun = clean.lstrip()
    if begun[:1] not in "#%/;-|'R":
        return ""
    lines = [line.strip() for line in clean.split("\n") if line.strip()]
    if lines and lines[0] in ("/*", "/**") and lines[-1] in ("*/", "**/"):
        inner = lines[1:-1]
        return "*" if len(inner) >= _RUN and all(line.startswith("*") for line in inner) else ""
    found = next((s for s in _COMMENTS if len(lines) >= _RUN and all(f"{line} ".startswith(s) for line in lines)), "")
    if found == "|" and any(line.count("|") > 1 for line in lines):
        return ""  # a table
    if found in ("'", "--") and not all(f"{line} ".startswith(f"{found} ") for line in lines):
        return ""
    return found


def quoted_lines(raw: Sequence[str]) -> dict[int, bool]:
    """The lines that a program has as strings: all of a text (False), or some in a row with a comma after each (True)."""
    told = [at for at, line in enumerate(raw) if line.strip()]
    if len(told) >= _RUN and raw[told[0]].lstrip()[:1] == '"' and all(_QUOTED.match(raw[at]) for at in told):
        return dict.fromkeys(told, False)
    found: set[int] = set()
    run: list[int] = []
    for at, line in enumerate([*raw, "."]):
        if _ONE_OF_SEVERAL.match(line):
            run.append(at)
        elif line.strip():
            last = [at] if run and run[-1] == at - 1 and _QUOTED.match(line) else []
            found.update([*run, *last] if len(run) + len(last) >= _RUN else [])
            run = []
    return dict.fromkeys(found, True)
