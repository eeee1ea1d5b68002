"""Kinds of puzzle we do not solve, recognised by their words so that they are never solved as something else."""

import re

__all__ = ["refusal"]

_KINDS: tuple[tuple[str, re.Pattern[str]], ...] = tuple(
    (sentence, re.compile(words))
    for sentence, words in (
        (
            "The people sit round a table or in a circle; nlpuzzle solves lines, where somebody is first and somebody last.",
            r"\b(?:round|circular|around a|around the|round a|round the|at a round|oval|hexagonal|octagonal|square"
            r"|rectangular)\s+(?:\w+\s+)?tables?\b"
            r"|\b(?:in|around|form|forming|round) (?:a|the) (?:circle|ring)\b|\bcircular (?:arrangement|seating"
            r"|fashion|row|track)\b|\bcarousel\b|\bferris wheel\b"
            r"|\bfacing (?:the |towards? the |away from the )?(?:cent(?:re|er)|inwards?|outwards?)\b|\baround a"
            r" (?:camp)?fire\b",
        ),
        (
            "The people stand or sit in rows that face each other; nlpuzzle solves one line only.",
            r"\b(?:two|2) (?:parallel |opposite |facing )?rows\b|\brows? (?:that )?(?:face|facing) each other\b"
            r"|\bfacing (?:north|south|east|west)\b"
            r"|\btwo sides of (?:a|the) (?:street|road|table)\b|\bopposite sides of (?:a|the) (?:street|road)\b",
        ),
        (
            "Some speakers lie; nlpuzzle does not solve puzzles of truth-tellers and liars.",
            r"\bknights? (?:and|or) knaves?\b|\balways (?:tells?|speaks?) the truth\b|\balways lies?\b"
            r"|\btruth-?tellers?\b|\bliars?\b|\bonly one of (?:them|these statements|the statements)"
            r" (?:is|are) (?:true|telling the truth)\b|\bone (?:of them )?is lying\b",
        ),
        (
            "Each thing has more than one item of a category; nlpuzzle gives each thing exactly one of each.",
            r"\btwo of each\b|\beach (?:\w+ )?(?:has|have|owns?|ordered|chose|bought|plays?|speaks?|got|received"
            r"|won) (?:exactly )?(?:two|three|four) (?:different )?\w+"
            r"|\b(?:two|three) (?:\w+ )?(?:shared?(?! (?:two|three|four|five|six|seven|eight|\d))"
            r"|have the same|had the same|live in the same)\b|\bmore than"
            r" one (?:person|\w+) (?:may|can|could|might)\b",
        ),
    )
)


def refusal(text: str) -> str | None:
    """A sentence that names the kind of puzzle, if it is one we do not solve; None otherwise. `text` is story and clues."""
    text = text.casefold()
    return next((sentence for sentence, pattern in _KINDS if pattern.search(text)), None)
