"""Words in an order that no English sentence has: "the | plays the banjo", "will | at noon", "stands | pad 4".

A sentence is looked at as a string of word classes (`word_sequence`), and each pattern is a fault with an example, in which a
bar shows where the word is lost. Nothing here depends on what the words mean.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from nlpuzzle.english.classes import verb_class, word_class
from nlpuzzle.english.morphology import is_plural, singular
from nlpuzzle.english.words import Word, key
from nlpuzzle.regex import regex
from nlpuzzle.sieve import Sieve
from nlpuzzle.understanding.soundness.counted_verbs import SURE, verbs_in
from nlpuzzle.understanding.soundness.habits import Found
from nlpuzzle.understanding.soundness.mentioned import Tokens
from nlpuzzle.understanding.soundness.word_faults import misplaced_word
from nlpuzzle.understanding.soundness.word_sequence import Classes
from nlpuzzle.understanding.tokenising.tokens import Token
from nlpuzzle.understanding.words.vocabulary import closed

__all__ = ["FAULTS", "misplaced"]


#: who or what they are of is told before
_OWN = frozenset({"its", "his", "her", "their"})
#: "the pig was given | bread"
_GIVEN = verb_class("given-something")
#: "her sale was | to the mayor"
_TO_SOMEBODY = word_class("to-somebody")


class _Fault(NamedTuple):
    """What is lost where a pattern is found."""

    lost: str
    pattern: str
    example: str


FAULTS = (
    _Fault("noun", r"d(?:[BHDMpfy&|w,;.!]|[<C]~)", "a heavier | than"),
    _Fault("noun", r"d[VOov](?=d)", "the | plays the banjo"),
    _Fault("noun", r"d[VOL](?=[IA])", "the | chose cinema"),
    _Fault("noun", r"[pfVLOvoi]d(?=uS?>)", "is on the | three hours after Ann"),
    _Fault("noun", r"du[SN]?>", "the | two places ahead of Ann"),
    _Fault("noun", r"[Nnh][pf](?=[BHDMVOL])", "the sailor from | has"),
    _Fault("noun", r"&[Nh](?=[BHD])", "and | mouse was not second"),
    _Fault("noun", r"&d[jn]*[hNnm](?:[pf]d?[jnNmbS]+)[VOLBHD]", "and the pupil with the | bag learns German"),
    _Fault("noun", r"&d[jn]*h[VOL]", "and the | reader came before Ann"),
    _Fault("noun", r"(?:;|^x.*,&)d(?:[voSZ](?=[IR#]\.)|[VOL](?=[IR#]\.))", "one of Ann and Ben ...; the | finished third"),
    _Fault("noun", r"^x.*(?:;|,&)d[voSZQVOL](?=p|[IR#]p)", "one of Ann and Ben ...; the | works at noon"),
    _Fault("noun", r"~[Nnh](?:[VOL]|[vo](?=d))", "more than | robot runs on coal"),
    _Fault("noun", r"dd", "works in the | the day after Ann"),
    _Fault("noun", r"[&;,]d[jn]*[hNnm](?:w[VLOvo])?q?(?:u[SNn]?)?>[VOLHDMBvo]d?", "and the man two places behind | has tea"),
    _Fault("noun", r"^[voi]d[jn]*[Nn][pfr]", "| read the poem about snow the day after Ann"),
    _Fault("noun", r"^[pfg]d?[jn]*I[NS]?(?:,[BHDMVOL]|[VOZ](?=d?[jn]*I))", "| with the basket, does not travel to Oslo"),
    _Fault("relative", r"[AI]sd[jn]*[hNnm](?:[VOLBHDM]|[vo](?=d?[jn]*[IAU#]))", "Ann's the neighbour | drinks tea"),
    _Fault("order", r"[iOoVvLZ]&[U#][VOLvoi]", "paid | and $10 spent more than Ann"),
    _Fault("noun", r"[pft]d>", "delivered to the | next to Ann's"),
    _Fault("noun", r"[>~]d[jn]*h[pft]d[jn]*[Nn][voVO](?=d[jn]*[IAN])", "sits behind the man with the | hat chose the red hat"),
    _Fault("noun", r"Ff(?=[,.BHD])", "is fond of |"),
    _Fault("noun", r"wB[vok]p,|w[BHVOL]r*p[jn]*[NnShbclmI][pf],|w[VOLvo]p,", "who was raised in | , has"),
    _Fault("noun", r"(?<!~)[AI]s[tpf]|[AI]s[tpf](?!u)", "Ann's | to the left"),
    _Fault("noun", r"^As,As[jn]*[NnhS]", "Ann's | , Ben's boat and the white boat are all different boats"),
    _Fault("noun", r"^w(?=[VOLBHDMvoi].*,)", "| who wears red, is Ann"),
    _Fault("noun", r"HC~d[jn]*I[.,;&|]", "has more than | the tent"),
    _Fault("noun", r"^[VOL]|^Z(?=[dIA#U])", "| sells grapes"),
    _Fault("noun", r"^E!?,", "neither | , nor Ann"),
    _Fault("noun", r"[pf]N>", "was shipped in | month after the rubber"),
    _Fault("noun", r"\|D(?=[cbl]|m[dIA])", "is not red, nor did | make the jug"),
    _Fault("noun", r"[.,]\|[BHDM](?=[ptfy])", "is not the heaviest, nor is | to Oslo"),
    _Fault("noun", r"[HOoi]h(?=w)", "has | neighbour who wears red"),
    _Fault("noun", r"[&,]np[vVOLBH]", "than Ben, and this in | cost less"),
    _Fault("noun", r"d[vok][fyn]", "the | dressed as a banana"),
    _Fault("noun", r"dq(?!>)", "the | exactly two seats behind Ann"),
    _Fault("noun", r"(?:^|;)dh[fp]d[jn]*I[NS]?&d[jn]*I[lcbm]", "the owner of the ivy and the canary | live two floors apart"),
    _Fault("noun", r"^[voi]d?[jn]*I[NS]?[voiVOLBHD]", "| ordered the pie drank tea"),
    _Fault(
        "joint",
        r"^(?:A|d[jn]*[IhN][^BHDMVOLvoi;,&|]*)[VOLvoiZQ]d?[jn]*[IU#][NS]?d?[jn]*[hNn]d?[pfw][^;,&|]*[VOLBHDMvoZQ]",
        "Ann paid $22 | the friend in red drinks tea",
    ),
    _Fault("noun", r"B!U,?&d[vo](?=I)", "is not 40 years old, and the | ordered pasta"),
    _Fault("verb", r"^d[jn]*[hNn][fp]d[jn]*I[NS]d?I\.", "the baker with the green hat | broth"),
    _Fault("verb", r"B!U,?&p(?=R)", "is not 20 years old but | in last"),
    _Fault("verb", r"M!?(?=[pft#N>uU])|(?<![E|])M!?(?=d)", "will | at noon"),  # but "and neither will the baker"
    _Fault("verb", r"D!(?=[pfytd#UaIA]|E[pftd#UI])", "did not | money"),
    _Fault("verb", r"H!?(?=>|f)", "have | before Ann"),
    _Fault("verb", r"HtD", "has | to do with"),
    _Fault(
        "verb",
        r"^[^BHDMVOLYvoiklbcxwzSZQ;,&|]*o(?=[pfy]|q?u?>|\.)[^BHDMVOLYviklbcxozSZQ]*$",
        "the harp | buried two years before the flute",
    ),
    _Fault("verb", r"^[^BHDMVOLYvoiklbcxPZQSz;,&|]*!(?=[vokF])", "the captain | not found in the hall"),
    _Fault("verb", r"C~(?=[BVOLZQ]|E(?!fP)|q?>)|^[^BHDMVOLvoi]*C~[HDM]", "is more than | is"),
    _Fault("verb", r"B!(?=;)", "isn't | if Ann is red"),
    _Fault("verb", r"(?<!n)wI(?=D!?)", "the skipper who | flax does not ..."),
    _Fault("verb", r"hwSm?#(?=[VOLBHDo])", "the plumber who | services bay 4 keeps a cat"),
    _Fault("preposition", r"[VLOm]dN(?:d|A(?=[.;,]))", "works the day | Ann"),
    _Fault("verb", r"(?:^|;|[,&|])E?dh[^,;&|s]*B!?y", "the sailor is | by Ann"),
    _Fault("counted before", r"[LlVObkm]N(?=>)", "departs | month after Ann"),
    _Fault("verb", r"wt", "the boat that | to Ann"),
    _Fault("order", r"(?:^|;)d?[jn]*[AIRU]C~", "the third | more than customer in the queue wears red"),
    _Fault("verb", r"^d[jn]*[hNn][fp]d?[jn]*IS[pft][^BHDMVOLvoiklbcgGZQYxwzm;]*$", "the skier with the white skis | in last"),
    _Fault("preposition", r"LE(?=A)", "belongs either | Ann or Ben"),
    _Fault("verb", r"D![cbm][^BpfVOL;]*&pm?q?u?S?>", "doesn't like tea and | on deck some time before Ann"),
    _Fault("verb", r"[Oi]d?[jn]*[IA][nNSm]*&p[mNnh]q?u?S?>", "wore the grey coat and | on deck some time before Ann"),
    _Fault("verb", r"^[AI]u[<C]S?~|^Ad<N?~|^d?Ip>", "Ann | two more stars than Ben"),
    _Fault("verb", r"^Aq?(?:u[NS]?)?[><]~?A,&", "Ann | before Ben, and only Cy arrived later"),
    _Fault("verb", r"BE[^|BHDMV]*\|[lbc]p", "is either red or | air on Friday"),
    _Fault("verb", r"&d?I?d?I?h>", "is two seats to the left of Ann and | the rider to the right of Ben"),
    _Fault("agreement", r"[AI][bclm]Y", "Ann | climb rocks"),
    _Fault("negation", r"(?<=[AINU#])![VO]", "who pays $7 | not pays less"),
    _Fault("relative", r"(?:^|;|E|,\|)dh[VOL]", "the skipper | sails to Oslo has the flax"),
    _Fault(
        "relative",
        r"(?:^|;|E|,\|)d[hNn][OV]d?[jn]*I[NS]?(?:[VOLBHDM]|[iov](?=[dU#quS>f]))",
        "the café | serves buns opened some time before",
    ),
    _Fault("relative", r"(?:^|;|E|,\|)dh[voVO][IR#](?:[VOL]|[vo](?=d))", "the sailor | finished third brought the flax"),
    _Fault(
        "relative",
        r"(?:^|;|E|,\|)dh[vo]q?u?S?>d?[jn]*(?:[hNn][pf]d?[jn]*)*[AI][NSnh]?(?:[VOL]|[vo](?=d?[jn]*[AIU#R]))",
        "the man | ran ahead of the girl in the red cap wears blue",
    ),
    _Fault("relative", r"(?:^|;)d[jn]*[hNn]BU[jn]?[VOLZQ]q?u?S?[<>p]", "the train | is 90 m long leaves later than Ann's"),
    _Fault("negation", r"^dh[vok]yd?[jnN]*I[cbl]d", "the curator paid by the dairy | use the gate"),
    _Fault("relative", r"~d[jn]*[hNn][OovVi](?=d[jn]*[IN]|I)", "paid less than the skipper | carries flax"),
    _Fault("joint", r"[VOvo]d[jn]*I[NS]?dh[wpf]", "uses the feather | the reader who bought the book"),
    _Fault("joint", r"[VOLZQvoB]p[U#]d[jn]*[hNn][wpft]", "leaves at 8:45 | the train to Lund has flax"),
    _Fault("joint", r"&Adhw", "Ann, and Ben | the child who paid $2"),
    _Fault("joint", r"[VOZ]d?[jn]*IA[VOvoi](?=d?[jn]*[IU#])", "drinks tea | Ann paid $5"),
    _Fault("joint", r"[Nn]A[VO](?=d?[jn]*[IAU#])", "Ann has the red boat | Ben carries the flax"),
    _Fault("relative", r"^[SZQzb]Bx?.*[,&]d[jnb]*[Nhn](?:[VOL]|[vo](?=[RIAU#d]))", "the patents are the one | owned Ann, ..."),
    _Fault(
        "relative",
        r"^[^,wW]*(?:[BVOLHD]|[vo](?=q?u?S?[>R#]))[^,wW]*,(?:[BVOHDL]|[voZQ](?=d?[jNn]*[IA]))(?=[^&]*$)",
        "is the owner of the hat, | is not Ann",
    ),
    _Fault("relative", r",w[Ff]", "Ann, who | fond of tea, ..."),
    _Fault("preposition", r">r?[pf]", "after | of Ann"),
    _Fault("preposition", r"BNR|pR(?=d)", "was lane | last"),
    _Fault("relative", r">q?>", "to the left of | to the right of Ann"),
    _Fault("preposition", r"RA", "sits second to the right | Ann"),
    _Fault("preposition", r"B!?r*[vo]E?I(?=[.&,<>])", "was served | tea"),
    _Fault("preposition", r"B!?r*[vo]d[jn]*[IAhN](?!N*>)(?=[.&,;|wvgpf<~]|>)", "was taken | the study"),
    _Fault("preposition", r"Bdhd[jn]*I[mNnS]?(?=[&|,.])", "is the one | the white house and ..."),
    _Fault("preposition", r"BRd", "is last | the queue"),
    _Fault("preposition", r"B!?mq?u?S?>", "was | watch five days before Ann"),
    _Fault("preposition", r"[LlG]E?(?=d[jNn]*[NnIAh](?!>)|[Nnm]#)", "stands | pad 4"),
    _Fault("preposition", r"[NnhI]k(?=E?A)|B!?r*[vo](?=E?A)|B!?r*k(?=E?[AI])", "the quilt chosen | Ann"),
    _Fault("preposition", r"B!?tE?(?=d?[Ah]|d[jn]*Nw|d[jn]*I[hN])", "is | to Ann"),
    _Fault("preposition", r"F(?=E?[IA#dSN])", "is known | skating"),
    _Fault("object", r"^E[^w;,]*O(?=[.;,])", "neither Ann nor Ben likes |"),
    _Fault("object", r"wO(?=[pfyBHDMVO>~&|,;.])|w[VZ][VOL]", "who charges | has"),
    _Fault("object", r"[AI][ioO]q?u?S?>", "priced | next to Ann"),
    _Fault("order", r"B!?[pt]d?[jn]*[NnmSh](?=[vok])|Btd[jn]*N", "was as a joke | sent"),
    _Fault("order", r"^A[pft]d?[jn]*[Nn](?=[VOLvoiBHD])", "Ann on a whim | wears"),
    _Fault("order", r"[IUA#]Sv\.", "costs $8 fingers | crossed"),
    _Fault("relative", r"[VOLZvoi][vok](?=[pfty])|[AINhU][VOLZvoi][vok](?=q?u?S?>)", "etched | taken from"),
    _Fault("relative", r"[AI][VOvoiZL]w[AI]", "the parrot | squawks that Ann wears red"),
    _Fault("relative", r"[AI][voiVO]dh[uRq>]", "saw the rider | to the left of Ann"),
    _Fault("order", r"^Af[BDH]", "Ann | as isn't"),
    _Fault("object", r"dN>(?:[VOLBHD]|[ZQ](?=[IAU#d]))", "who came the day after | wears red"),
    _Fault("object", r"w[VOLvoi]q?>(?:[VOLBHD]|[voi](?=d|p?[IAU#]))", "who came right after | wore red"),
    _Fault("order", r"[pfdy]T|tT(?=d|I|A|E)|NT>", "on | never watch"),
    _Fault("order", r"[tpfy]hC~", "belongs to Captain | more than Hale"),
    _Fault("order", r"U!j", "is 5 m | not long"),
    _Fault("order", r"#![NS]", "stays for 10 | not days"),
    _Fault("order", r"[sd]C~|dRC~", "Ann's | more than boat"),
    _Fault("order", r"[lL]C~(?=[IR]p)", "stands | more than fifth in the line"),
    _Fault("order", r"F[pfy]C~(?![uU#])|[pfy]C~(?=I)", "is known for | more than rolling"),
    _Fault("order", r"(?:^A|h)B!?C~(?![uU#])|^[^s]*B!?C~(?=A)", "the painter is | more than Ann"),
    _Fault("order", r"d[AI]A(?=s)", "the café is the | Anchor Ben's café opened in 1911"),
    _Fault("order", r"B!?C~(?=R)", "and he is | more than at the back of the queue"),
    _Fault("order", r",[!T]d?[jn]*[AIU],.*&.*Bx", "the one in red, | not Ann, Ben and Cy are all different"),
    _Fault("order", r"~[tpfyw]|C~w", "belongs more than | to Ann"),
    _Fault("order", r"[IAhNn]C~[voi](?=E|d|[IAU#])", "the man in the pink coat | more than used ink"),
    _Fault("order", r"[uUS#]C~j(?=[VOLBHDMvoi])", "is 20 cm | more than tall weighs 4 kg"),
    _Fault("only", r"K[Vvo][uU#]", "| only weighs 5 kg"),
    _Fault("only", r"(?:C~|q)K[uU#]", "is more than | only 13 years old"),
)
#: what ends a stretch with one main verb
_STRETCH = regex(r"[&|,;.xWPT]")
_BEGUN = regex(r"(?P<first>[dA][^,;&|]*),&(?P<then>[dA][^,;]*)")
#: a comparison, and the last clause, in which nothing is compared like it: "Ann is taller than Ben, and Cleo than Dan"
_ENDED = regex(r"[^,;]*[~>][^,;]*,&(?P<last>[dA][^&|,;]*)")
_COMPARED = regex(r"(?:[AIU#Rs]|(?<!d)N)q?u?q?[><~C]")
_TERM = regex(r"[AIU#RPx]|[BDHM]!?[rEn]*\.|>\.")  # "and Cleo isn't either", "and Cleo to her right"
_OF_TWO = regex(r"d?[jn]*[AI](?:s?[nNhS])?B[<>]\.")
#: "the man | painted the door wears red": what is painted becomes nothing else by it
_MADE_SO = regex(r"(?:^|[;&|,E])d?[hA](i)dI[jnNS]*(?=[BHDMVOLZQvo])")
_COLOURING = frozenset(map(key, "paint dye tint stain colour color".split()))
_SIEVE = Sieve((fault.pattern, fault) for fault in FAULTS)


def _counted(more: Token, token: Token) -> bool:
    """ "Has 2 more | catches than", "read fewer plays than": what is counted is no verb."""
    led = more.type == "COMP" and bool(more.words) and more.words[-1].low in ("more", "fewer", "less")
    return led and token.type == "THAN" and len(token.gap) == 1 and is_plural(token.gap[0].low)


def misplaced(tokens: Tokens, classes: Classes) -> Iterator[Found]:
    """Each place where the words cannot stand so: what is lost, and the words."""
    text, words = classes
    order = _order_of(text)
    alone = order.alone >= 0 and words[order.alone].low not in _OWN  # "..., and its driver is tall"
    for _ in range(order.verbless + alone):
        yield ("verb", "order"), ()
    if order.crowded:
        clauses = sum(t.type == "DIR" and t.words[0].low in ("before", "after") for t in tokens)  # "after Ben was served"
        clauses += sum(map(_counted, tokens, tokens[1:]))
        for spare, start, stop in order.crowded:
            if spare > clauses:
                yield ("relative", "order"), words[start:stop]
    yield from misplaced_word(classes)
    for match in _MADE_SO.finditer(text):
        if words[match.start(1)].stem in _COLOURING:
            yield ("relative", "order"), words[match.start() : match.end()]
    if tokens[0].type == "NOBODY" and tokens[0].words[-1].low != "no" and tokens[1].type == "ITEM" and tokens[1].words:
        if all(w.low in ("the", "a", "an") for w in tokens[1].gap):
            yield ("preposition", "order"), (*tokens[0].words, *tokens[1].words)  # "nobody | Ann sang"
    for fault, start, stop in order.faults:
        if fault.pattern.startswith("&d") and words[start + 1].low in _OWN:
            continue  # "..., and its owner drinks tea"
        if fault.lost == "preposition" and _led_or_given(text, words, start, stop):
            continue
        if fault.lost in ("verb", "object") and any(map(_has_its_object, words[start:stop])):
            continue
        yield (fault.lost, fault.example), words[start:stop]


def _led_or_given(text: str, words: tuple[Word, ...], start: int, stop: int) -> bool:
    """ "Was made | on foot", "was served | the stew", "was given | bread", "her sale was | to Ann": nothing is lost there.

    "Was served Ann" has lost a word.
    """
    if any(one.low == "served" and other.low in ("the", "a", "an") for one, other in pairwise(words[start:stop])):
        return True
    if text[stop - 1] == "t":
        return bool(start) and singular(words[start - 1].low) in _TO_SOMEBODY
    at = stop - 1 if text[stop - 1] == "I" else stop
    if text[at : at + 1] != "I":
        return False
    brought = closed().get(words[at].low) == "p" or words[at].low == "about"
    return brought or (words[at - 1].stem in _GIVEN and words[at].text[:1].islower())


def _has_its_object(word: Word) -> bool:
    """ "Made her discovery": one word to us, which needs no object beside its own."""
    return not _OWN.isdisjoint(word.text.casefold().split()[1:])


class _Order(NamedTuple):
    """What the classes of a sentence's words tell by themselves; places are those of the string."""

    #: how many clauses lack a verb
    verbless: int
    #: where the last clause begins, if it names one alone and those before compare two; else -1
    alone: int
    #: stretches with more verbs than one and those of relative clauses: how many more, and where the first verb stands
    crowded: tuple[tuple[int, int, int], ...]
    #: what else is lost, and where
    faults: tuple[tuple[_Fault, int, int], ...]


@lru_cache(maxsize=8192)
def _order_of(text: str) -> _Order:
    """What is wrong with a sentence of such words: sentences of one shape recur."""
    faults = tuple((fault, *match.span()) for fault, match in _SIEVE.found_in(text))
    return _Order(sum(_lacking_verbs(text)), _alone(text), tuple(_crowded(text)), faults)


def _lacking_verbs(text: str) -> Iterator[bool]:
    yield text[:1] not in ("", "q", "u", "<") and verbs_in(text) <= text.count("w") - text.count("pw")
    yield _incomplete(text)


def _crowded(text: str) -> Iterator[tuple[int, int, int]]:
    start = 0
    for end in (m.end() for m in _STRETCH.finditer(text)):
        piece = text[start:end]
        found = list(SURE.finditer(piece))
        told = piece.count("W") + (text[start - 1 : start] == "W")  # "where | tea is drunk is"
        spare = len(found) - 1 - piece.count("w") - told
        if spare > 0 and piece.lstrip("E")[:1] in ("d", "A", "I"):
            yield spare, start + found[0].start(), start + found[0].end()
        start = end


def _incomplete(text: str) -> bool:
    """ "Ann came after Ben, and the man in the coat | on watch on Monday", "..., and the man who drinks | has the lute"."""
    begun = _BEGUN.fullmatch(text)
    first = begun["first"] if begun is not None else ""
    if begun is not None and len(_TERM.findall(first)) < 2 and any(letter in begun["then"] for letter in "<>~"):
        return True  # "the reader with the flu borrowed Glass, and Ben came later than Ann"
    last = _last_clause(text)
    return last[:1] == "d" and not _COMPARED.search(last) and verbs_in(last) <= last.count("w")


def _alone(text: str) -> int:
    """ "Ann is taller than Ben, and | Cleo": where a clause begins that says of nobody else what the one before says of two."""
    last = _last_clause(text)
    return len(text) - len(last) if len(_TERM.findall(last)) == 1 else -1


def _last_clause(text: str) -> str:
    """The clause after a comparison and "and"; "" for "Ann's hut is next to Ben's, and Ann is older"."""
    found = _ENDED.fullmatch(text)
    if found is None:
        return ""
    last = found["last"]
    of_two = _OF_TWO.fullmatch(last) is not None and text.count("A") + text.count("I") == 3
    return "" if of_two else last
