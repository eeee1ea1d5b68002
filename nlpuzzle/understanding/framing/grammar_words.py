"""The grammar around the nouns: articles, prepositions, links, the verbs that are known, and what word follows."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from nlpuzzle.english.numbers import ORDINALS, number_value
from nlpuzzle.english.tables import rows, words
from nlpuzzle.english.wordlists import word_set
from nlpuzzle.english.words import Word, forms, key

__all__ = [
    "ASKING", "AUXILIARIES", "COPULAS", "DETERMINERS", "DOING", "FOND", "LIKED", "LINKS", "PARTICLES", "PREPOSITIONS",
    "PRONOUNS", "RELATIONS", "RELATIVES", "SKIPPED", "SUBJECTS", "Piece", "closed_words", "next_tag", "participles",
    "verb_key", "verbs_known",
]  # fmt: skip

#: words between two descriptions: what stands on their two sides is about two things
RELATIONS = word_set(
    """
    next left right beside behind between before after above below beneath underneath than adjacent near nearer closer
    directly immediately
    immediate direct somewhere side end ends middle far away apart exactly ahead front row line queue corner opposite across
    first last leftmost rightmost lower higher earlier later position places beat beats beaten centre center central extreme
    """
)
SUBJECTS = word_set("who that whoever")
ASKING = word_set("whose which what")
#: adjectives of liking: "fond of chess", "keen on rowing"
FOND = frozenset(adjective for adjective, _, *led in rows("attitudes") if led)
LIKED = frozenset(key(verb) for verb in ("like", "love", "enjoy", "prefer"))
DETERMINERS = word_set("the a an his her their its this these those my our your no")
PREPOSITIONS = word_set(
    "from with in on at by behind of for about as into under over near to through like during along off outside inside"
)
PRONOUNS = word_set(
    "they he she it we you i them him us me everybody everyone nobody somebody someone anybody anyone"
    " each neither both all none hers mine theirs yours ours former latter herself himself itself themselves"
)
COPULAS = word_set("is are was were be been being isn't wasn't")
AUXILIARIES = word_set("does did do will would can could may might must should cannot doesn't didn't")
DOING = word_set("does did do")
RELATIVES = word_set("who whoever that which where whose whom what when while because if then so but")
LINKS = word_set("and or nor but neither either both , as well &")
#: after a verb or a comparison these only say whither: "went up in 1926", "lower down"
PARTICLES = word_set("up down out away back apart along around round")
SKIPPED = word_set(
    """
    not n't also too only always usually never just favorite favourite different own certain same kind type sort brand
    twice once ever instead straight
    yesterday today tonight tomorrow late early well again together respectively another other others some several many
    few more most less least there here now then quite very really both almost nearly hardly
    barely scarcely perhaps maybe anywhere elsewhere everywhere nowhere
    """
)


class Piece(NamedTuple):
    """A word of grammar with its tag, or the neighbouring open words that make one noun phrase (tag "N")."""

    tag: str
    words: tuple[Word, ...]

    @property
    def low(self) -> str:
        return self.words[0].low


def next_tag(tokens: Sequence[Word], at: int) -> str:
    """What follows a possible verb, roughly: d, n, p, N, another letter, or "" at the end of the clause."""
    while at < len(tokens) and (tokens[at].low in SKIPPED or tokens[at].low.endswith("ly")):
        at += 1
    if at >= len(tokens) or not (tokens[at].low[0].isalnum() or tokens[at].low in "$£€#"):
        return ""
    low = tokens[at].low
    if low in ("neither", "either", "both") and at + 1 < len(tokens):
        return "d"  # "features neither the ..."
    ways = PREPOSITIONS | PARTICLES
    for tag, table in (("d", DETERMINERS), ("c", COPULAS), ("p", ways), ("&", LINKS), ("o", PRONOUNS)):
        if low in table:
            return tag
    return "n" if number_value(low) is not None or low in ORDINALS or low in RELATIONS else "N"


@cache
def closed_words() -> frozenset[str]:
    return words("function") | frozenset(row[1] for row in rows("closed") if row[0] != "h")


def verb_key(low: str) -> str:
    """The key of a verb, the same for all its forms."""
    return {"does": "do", "used": "use"}.get(low) or key(low)


@cache
def verbs_known() -> frozenset[str]:
    bases = {row[0] for table in ("verbs", "denying") for row in rows(table)} | {row[1] for row in rows("irregular")}
    return frozenset(form for base in bases for form in forms(base)) - COPULAS


@cache
def participles() -> frozenset[str]:
    return frozenset(f for f in verbs_known() if f.endswith("ed")) | frozenset(row[0] for row in rows("irregular"))
