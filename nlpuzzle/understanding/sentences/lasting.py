"""How long something took, told in more words: "it took Ann 12 minutes to finish the race" is "Ann took 12 minutes"."""

from dataclasses import replace

from nlpuzzle.english.tables import words as word_table
from nlpuzzle.english.words import Word, key
from nlpuzzle.understanding.soundness.support import Support
from nlpuzzle.understanding.soundness.tails import time_taken_to
from nlpuzzle.understanding.tokenising.tokens import Choice, Pronoun, Token
from nlpuzzle.understanding.words.vocabulary import personal

__all__ = ["lasting"]

Tokens = tuple[Token, ...]

#: what ends what somebody takes time for
_FINISH = frozenset(map(key, ("finish", "complete")))
_TAKE = key("take")
_HELPING = frozenset({"did", "do", "does", "will"})
_HIS = frozenset({"his", "her", "their", "its"})


def lasting(tokens: Tokens, support: Support) -> Tokens:
    """The sentence without the "it" and without what the time was taken for; only where one category is a time taken."""
    if sum(category.dimension == "duration" for category in support.frame) != 1:
        return tokens
    return _without_finish(_not_lasting(_by_whom(tokens)), support)


def _not_lasting(tokens: Tokens) -> Tokens:
    """ "Did not | last | 20 minutes", "will last | for 20 minutes": a verb here, and nobody the last."""
    for i in range(1, len(tokens) - 1):
        last, amount = tokens[i : i + 2]
        helped = tokens[i - 1].gap if tokens[i - 1].type == "NOT" else last.gap
        if [w.low for w in last.words] != ["last"] or amount.number is None or not (helped and helped[-1].low in _HELPING):
            continue
        if tokens[i - 1].type == "NOT" and last.gap:
            continue
        if [w.low for w in amount.gap] in ([], ["for"]):
            verb = last.words[0].instead("take")
            return (*tokens[:i], replace(amount, gap=(*last.gap, verb)), *tokens[i + 2 :])
    return tokens


def _by_whom(tokens: Tokens) -> Tokens:
    """ "It | took Ann | 12 minutes", "it will take Ann | a minute longer": Ann took them."""
    if len(tokens) < 4 or tokens[0].type != "ITEM" or tokens[1].type != "ITEM":
        return tokens
    it, whom, amount = tokens[:3]
    impersonal = isinstance(it.reference, Pronoun) and it.reference.word == "it" and not it.gap
    verb = whom.gap[: 1 + (bool(whom.gap) and whom.gap[0].low == "will")]
    if not impersonal or not isinstance(whom.reference, Choice) or not verb or verb[-1].stem != _TAKE:
        return tokens
    at = next((i for i, w in enumerate(amount.gap) if not personal(w.low)), len(amount.gap))
    called, rest = amount.gap[:at], amount.gap[at:]  # "it took the baritone | singer a | minute longer"
    if any(w.low not in ("a", "an") for w in rest):
        return tokens  # "it took Ann's brother | 12 minutes"
    return (replace(whom, gap=whom.gap[len(verb) :]), replace(amount, gap=(*called, *verb, *rest)), *tokens[3:])


def _without_finish(tokens: Tokens, support: Support) -> Tokens:
    """ "Ann took 12 minutes | to finish", "two minutes longer | to finish her pie | than Ben": for nothing else."""
    took = next((i for i, t in enumerate(tokens) if any(w.stem == _TAKE for w in t.gap)), None)
    for i, token in enumerate(tokens):
        gap = token.gap
        if took is not None and i > took and token.type in ("THAN", "END"):
            kept = gap[:1] if gap[:1] and gap[0].low == "time" else ()  # "less | time to finish"
            if [w.low for w in gap[len(kept) : len(kept) + 1]] == ["to"] and _finishing(gap[len(kept) + 1 :], support):
                return (*tokens[:i], replace(token, gap=kept), *tokens[i + 1 :])
        if i and token.type in ("NUM", "COMP") and len(gap) >= 3 and _finishing(gap[-3:], support):
            # "finished her pie | a minute faster"
            return (*tokens[:i], replace(token, gap=gap[:-2]), *tokens[i + 1 :])
        if took is not None and i > took and (made := _making_his(tokens, i, support)) is not None:
            return (*tokens[:i], made, *tokens[i + 1 :])
        if took is not None and i == took and token.type == "MULT" and token.value:
            inside = len(token.value.split())  # "twice as long | to make | as"
            if time_taken_to(replace(token, type="COMP"), token.words[-1 - inside : -1], support):
                plain = replace(token, value="", words=(*token.words[: -1 - inside], token.words[-1]))
                return (*tokens[:i], plain, *tokens[i + 1 :])
    return tokens


def _finishing(words: tuple[Word, ...], support: Support) -> bool:
    """ "Finish", "complete the race", "finished his pie" where the puzzle is about pies."""
    if not words or words[0].stem not in _FINISH or len(words) not in (1, 3):
        return False
    if len(words) == 1:
        return True
    return words[1].low in {"the", *_HIS} and (words[2].low in word_table("settings") or support.supported(words[2]))


def _making_his(tokens: Tokens, i: int, support: Support) -> Token | None:
    """ "Took twice as long as Ann | 's quilt to make": as hers; so are the words of "twice as long to make as" put."""
    token, times = tokens[i], tokens[i - 2]
    owned = len(token.gap) > 2 and token.gap[0].low in ("'s", "'") and token.gap[-2].low == "to"
    if not owned or token.type != "END" or i < 2 or times.type not in ("MULT", "EQUAL", "AS"):
        return None
    times = next((t for t in reversed(tokens[:i]) if t.adjective is not None), times)
    done = time_taken_to(replace(times, type="COMP"), token.gap[-2:], support)
    return replace(token, gap=token.gap[:-2]) if done else None
