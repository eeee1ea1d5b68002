"""How many main verbs a part of a sentence has by the classes of its words (`word_sequence`): at most, and for certain."""

from functools import lru_cache

from nlpuzzle.regex import regex

__all__ = ["FINITE", "SURE", "spare_verbs", "sure_verbs", "too_many", "verbs_in", "without_participles"]

#: an auxiliary with its verb: "has not been", "does not have", "will be working"
_AUXILIARY = r"[BHDM][!rEKT]*[HD]?r*e*r*[vokizbclgGmFLVO]?"
#: each verb that may be the main one of a clause
FINITE = regex(
    rf"{_AUXILIARY}|[VOLYvoizZQ]|(?<!d)x(?![NSh]*~)|(?<![udj])(?:(?<![pf]dI)S|S(?=d?[IA#U]))|(?<![tdjpfyMDre!<s])[bcl]"
    r"|(?:(?<=[SPhZQw])|(?<=w[NhS]))m|W"
)
#: those that can be nothing else, but "the book Ann | reads", whose subject stands right after a noun
SURE = regex(
    rf"(?<![NnhImb][AIP])(?<!s[hNnm])(?:{_AUXILIARY}|(?<!t)[VOL]|[vo](?=E?d[jn]*[NIA])|(?<=w)[vo](?=E?[IA])"
    r"|(?<=h)[vo](?=E?I[VOLBHDM])|i(?=[quC]))"
)
#: verbs that are participles, whatever else they may be: "the one | built by Ann", "the | mentioned storm", "not | sold"
_DONE = regex(r"(?<![BH])[voi](?=y)|(?<=d)[vo]|(?<=[^BHDM]!)[vo]|(?<=[IA])o(?=p)")

#: what a noun does to something, as no participle has an object: "the keeper | cooked pie"
_DOES = regex(r"(?<=d[hNnm])(?:[voiVO](?=d[^f]|[IR#])|[ZQ](?=[ptdI#]))")
_PART = regex(r"[^&|,+]+")

def verbs_in(piece: str) -> int:
    """How many words may be finite verbs."""
    return len(FINITE.findall(piece))


def without_participles(piece: str) -> str:
    """The classes, where what can only be a participle is no verb."""
    return _DONE.sub("k", piece)


@lru_cache(maxsize=16384)
def spare_verbs(piece: str) -> int:
    """How many finite verbs there may be beside those of relative clauses."""
    return verbs_in(without_participles(piece)) - piece.count("w")


@lru_cache(maxsize=16384)
def sure_verbs(piece: str) -> int:
    """How many words can be nothing but finite verbs, beside those of relative clauses."""
    return max(0, len(SURE.findall(piece)) - piece.count("w") - piece.count("W"))


def too_many(said: str, *, wanted: int = 1) -> bool:
    """Whether more verbs are sure than there is room for, part by part."""
    return sum(max(sure_verbs(part), _told(part)) for part in _PART.findall(said)) > wanted


def _told(part: str) -> int:
    return len(_DOES.findall(part)) + sure_verbs(_DOES.sub("", part))
