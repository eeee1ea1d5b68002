"""Kinds of puzzle we do not solve, recognised by their words so that they are never solved as something else."""

import re

from nlpuzzle.regex import regex

__all__ = ["other_kind", "refusal"]

_SOME = r"(?:two|three|four|five|six|seven|eight|nine|ten|\d)"
_SIDE = r"(?:north|south|east|west|northern|southern|eastern|western|left|right|near|far|sunny|shady)(?:-hand)? side"
_MANY = r"(?:people|persons|guests|pupils|students|children|members|passengers|players|employees|tenants|lodgers|workers)"
#: what several may have together
_SHARED = r"(?:room|bedroom|tent|cabin|flat|apartment|cottage|hut|taxi|car|boat|table|office|desk|bunk|dorm)"
_SOMEBODY = (
    r"(?:person|people|man|men|woman|women|boys?|girls?|players?|students?|members?|speakers?|of (?:them|these|the \w+))"
)

#: the sentence that names the kind, and the words that make sure of it: never solved, whatever else the text holds
_KINDS: tuple[tuple[str, str], ...] = (
    (
        "The people sit round a table or in a circle; nlpuzzle solves lines, where somebody is first and somebody last.",
        r"\b(?:round|circular|around a|around the|round a|round the|at a round|oval|hexagonal|octagonal|square"
        r"|rectangular)\s+(?:\w+\s+)?tables?\b"
        r"|\b(?:in|around|form|forming|round) (?:(?:a|the) circle|a ring)\b"
        # "were led round the ring": dogs at a show
        r"|\b(?:sit|sat|seated|sitting|stand|stood|standing|dance|danced|dancing)\b[^.]{0,30} (?:in|around|round) the ring\b"
        r"|\bcircular (?:arrangement|seating"
        r"|fashion|row|track)\b|\bcarousel\b|\bmerry-go-round\b|\bferris wheel\b"
        r"|\b(?:clockwise|anticlockwise|counter-?clockwise)\b"
        r"|\b(?:triangular|pentagonal|star-shaped) tables?\b|\b(?:round|around) (?:the|a"
        r"|their) (?:\w+[ -])?(?:fire|campfire|bonfire|well"
        r"|fountain|maypole|pond|table)\b(?=[^.]*(?::|\.)).{0,300}?\b(?:(?:on|to|at) (?:his|her|the"
        r"|their) (?:left|right)|next to|beside)\b"
        # a walk round a square comes back to its start, so who is first and last is also side by side
        r"|\b(?:walk|stroll|stand|stood|lie|sit|live|go|went|tour|wander|are|is|run|ran|arranged|built|set)\w*(?: \w+){0,3}"
        r" (?:a?round|about) (?:a|the|our|this) (?:\w+ )?(?:square|lake|block|island|courtyard|pond|village green|quadrangle"
        r"|cloister|pool)\b(?=.*\b(?:next (?:door )?to|beside|opposite|adjacent|neighbou?r(?:s|ing)?|across from"
        r"|(?:left|right) of)\b)"
        r"|\bfacing (?:the |towards? the |away from the )?(?:cent(?:re|er)|inwards?|outwards?)\b|\baround a"
        r" (?:camp)?fire\b",
    ),
    (
        "The people stand or sit in rows that face each other; nlpuzzle solves one line only.",
        r"\b(?:two|2) (?:parallel |opposite |facing )?rows\b|\brows? (?:that )?(?:face|facing) each other\b"
        # one row may face north; where some face another way, their left is not the others'
        r"|\bfac(?:es?|ing) (?:the |towards? (?:the )?)?(north|south|east|west)\b"
        r"(?=.{0,400}\bfac(?:es?|ing) (?:the |towards? (?:the )?)?(?!\1)(?:north|south|east|west|opposite)\b)"
        # "the red house has two houses on either side" stands in a row
        rf"|(?<!has )(?<!has exactly )(?<!with )\b{_SOME} (?:\w+ )?(?:along|down|on|at) (?:each|either) side\b"
        rf"|\b{_SOME} (?:\w+ )?(?:along|down|on|at) one side\b(?=.{{0,200}}\b(?:other side|the other|opposite|facing)\b)"
        rf"|\b(?:left|right|one|north"
        rf"|south) bank\b.{{0,80}}\bopposite\b"
        r"|\btwo (?:benches|sofas|pews)\b.{0,120}\b(?:looks? at|faces?|opposite|other)\b"
        r"|\b(?:both|two|either|each|opposite) sides? of (?:\w+ ){1,2}(?:street|road|table|lane|avenue|river|aisle)\b"
        rf"|\b{_SOME} (?:\w+ )?on the {_SIDE}\b.{{0,60}}\bon the (?:{_SIDE}|other)\b",
    ),
    (
        "Some speakers lie; nlpuzzle does not solve puzzles of truth-tellers and liars.",
        r"\bknights? (?:and|or) knaves?\b|\balways (?:tells?|telling|speaks?) the truth\b|\balways (?:lies?|lying)\b"
        r"|\btruth-?tellers?\b|\bliars?\b(?!['\u2019])|\bknaves?\b.{0,200}\b(?:lies?|truth)\b"
        r"|\blies? or tells? the truth\b|\btells? the truth or lies?\b"
        r"|\bonly ever (?:tells?|speaks?) the truth\b|\bnever tells? the truth\b"
        r"|\blies on (?:\w+days?\b)|\bnot telling the truth\b|\b(?:one|just one|only one|two"
        r"|none) of (?:the|them)(?: \w+)? (?:told|tells?) the truth\b"
        r"|\b(?:labels?|signs?|statements?)(?: on \w+(?: of the \w+)?)? (?:is|are|were) (?:all )?(?:wrong|false|lies)\b"
        r"|\b(?:one|two|some) (?:is |was |were )?true and (?:one|two|some|the others?) (?:is |was |were )?false\b"
        rf"|\b(?:only|exactly|at least|at most) (?:one|two|three) (?:{_SOMEBODY} )?(?:(?:is|are|was|were)"
        r" (?:true(?!\s*:)|false(?!\s*:)|lying|telling the truth)|(?:told|tells?|spoke|speaks?) the truth|lied|lies)\b"
        r"|\bone (?:of them )?(?:is|was) lying"
        r"(?=\s*(?:[.,;:?!]|\Z|and\b|but\b))|\b(?:said|says|saying) that \w+ (?:was|is) (?:lying|a liar)\b"
        r"|\b(?:one|two) of (?:these|the|their) (?:\w+ )?statements? (?:is|are) (?:true|false)\b(?!\s*:)",
    ),
    (
        "Some share a place; nlpuzzle gives each thing a place of its own.",
        r"\b(?:two|three|four|some|several) (?:of (?:them|the \w+) |\w+ )?(?:tied|shared|were tied|drew) (?:for )?(?:the )?"
        r"(?:first|second|third|fourth|fifth|sixth|seventh|last)\b",
    ),
    (
        "Some items belong to nobody, or stay empty; nlpuzzle gives each thing exactly one of each.",
        rf"\b(?:one|{_SOME}|some) (?:\w+ )?(?:of the \w+ )?(?:(?:stayed|were left|was left)"
        r" (?:empty|behind|unused|in the \w+)|(?:stood|stand|lay) (?:empty|behind|unused))\b"
        r"|\b(?:one of them|the (?:third|fourth|fifth|sixth|seventh)) (?:has|had|got|owns|plays|wears|drank|drinks|won)"
        r" no (?:\w+|\.\.\.)(?=[.,;?!])"
        rf"|\b(?:one|{_SOME}) (?:\w+ )?(?:of the \w+ )?(?:is|are|was|were) not"
        r" (?:awarded|used|taken|chosen|claimed|needed)(?=[.,;?!])"
        r"|\b(?:some|two|three) (?:of them )?(?:went|came|go) (?:home|back|away) with (?:nothing|no \w+)\b"
        rf"|\b(?:one|{_SOME}|some|none) (?:\w+ )?(?:of (?:them|these|the \w+) )?(?:is|are|was|were|will be|remains?|remained"
        r"|stays?|ordered|chose|took|bought|got|had|received|won|ate|drank)"
        r" (?:nothing|none|not used|unused|left (?:over|empty|out|unused)|vacant"
        r"|unoccupied|not occupied|never used|empty)\b",
    ),
    (
        "Each thing has more than one item of a category; nlpuzzle gives each thing exactly one of each.",
        rf"\b(?:teams|groups|crews|tables|cars|rooms) (?:with|of) {_SOME} (?:\w+ )?in each\b|\bteams of {_SOME} each\b"
        rf"|\beach (?:\w+ ){{1,4}}by (?:exactly )?{_SOME} of\b"
        rf"|\bno \w+ (?:has|have|holds?|takes?|may have|can have) more than {_SOME} {_MANY}\b"
        rf"|\bnot share (?:(?:a|the|his|her) )?(?:{_SHARED} )?with\b"
        rf"|\ba {_SHARED} (?:all )?to (?:himself|herself|themselves)\b"
        r"|\beach (?:of (?:them|the \w+) )?(?:\w+ ){0,2}at least (?:two|three) of\b|\b(?:have|has|had) no \w+ in common\b"
        r"|\bin (?:two|three) (?:rooms|halls|tracks|screens|stages|courts) (?:from|at the same|at once|in parallel)\b"
        r"|\btwo of each\b|\bhas at least (?:one|two|three) (?!\w+ in common)\w+\b|\b(?:two|three) in each\b"
        r"|\bowns? (?:a \w+, )?(?:\w+ ){0,3}between them\b|\b(?:own|have|keep) (?:two|three|four|five"
        r"|six|seven) \w+ between them\b"
        r"|\bspeak (?:two|three) \w+ each\b|\bis \w+ by exactly (?:two|three)\b|\beach (?:\w+ )?(?:has"
        r"|have|owns?|ordered|chose|bought|plays?|speaks?|got|received"
        r"|won|collects?|likes?|reads?|studies|takes?|uses?|visits?) (?:exactly |at least )?(?:two|three|four) "
        r"(?:different |of (?:the|these) )?\w+"
        r"|\b(?<!no )(?:two|three) (?:of (?:\w+ ){1,3}|\w+ )?(?:shared?(?! (?:two|three|four|five|six|seven|eight|\d))"
        r"|(?:both |all |each )?(?:have|had|has|wear|wore|chose|choose|picked|pick|like|liked|ordered|order|bought|buy|took"
        r"|take|drank|drink|ate|eat|own|owned|got|play|played|live in|lived in|live on|came from|come from|were born in)"
        r" the same)\b|\bmore than"
        r" one (?:person|\w+) (?:may|can|could|might)\b"
        rf"|\b(?:at least one|(?:at least|at most|exactly|no more than) {_SOME}) (?:\w+ )?(?:in|on|at|from|of|to|per) each\b",
    ),
    (
        "Each thing has more than one item of a category; nlpuzzle gives each thing exactly one of each.",
        # "no two live on the same floor" is no sharing; by itself, since only what begins with a word is looked for quickly
        r"(?:^|[.;!?]\s)(?=[^.;!?]* the same )(?![^.;!?]*\b(?:no|not|never|none|neither|nobody|\w+n't)\b)[^.;!?]*"
        r"\b(?:work|works|live|lives|study|studies|belong|belongs|play|plays|stay|stays|travel|travels) (?:in|on|at|to|for) the"
        r" same (?:department|room|floor|house|school|city|team|group|class|company|car|boat|tent|day|office)\b",
    ),
    (
        "Some are to be chosen and the others left out; nlpuzzle matches everybody with everything.",
        r"\b(?:team|committee|group|panel|jury|crew|delegation|squad) of (?:\w+ ){0,2}(?:is|are|has|have|must|will)"
        r" (?:to be|be) (?:chosen|selected|formed|picked|made)\b|\b(?:is|are) to be (?:chosen|selected) (?:from|among|out of)\b"
        rf"|\b(?:is|are) to be (?:picked|chosen|selected)\b|\b(?:selects?|picks?|chooses?|takes?) {_SOME} of the {_SOME}\b"
        r"|\bif \w+ is (?:chosen|selected|included|picked)\b",
    ),
    (
        "The puzzle follows somebody's way across the map; nlpuzzle matches items and reckons no directions.",
        r"\b(?:walk(?:s|ed)?|goes|went|drives?|drove|runs?|ran|rides?|cycle[sd]?)"
        r" (?:\d+ ?(?:kms?|m|met(?:er|re)s?|miles?)|\.\.\.) (?:due )?(?:north|south|east|west)\b"
        r".{0,80}\bturn(?:s|ed)? (?:left|right|north|south|east|west)\b",
    ),
    (
        "The puzzle asks how people are related; nlpuzzle matches items and knows no family trees.",
        r"\bhow (?:is|are) .{1,60} related to\b"
        r"|\b(?:father|mother|son|daughter|brother|sister|uncle|aunt|wife|husband) of\b.*\bwhat is \w+ to \w+\s*\?",
    ),
)  # fmt: skip

#: kinds that are told only where the text shows no categories: their words may stand in the story of a puzzle we solve
_STRANGERS: tuple[tuple[str, str], ...] = (
    (
        "The puzzle asks for a way across, step by step; nlpuzzle matches items and does not plan moves.",
        r"\b(?:boat|raft|canoe) (?:only )?(?:holds?|carries|takes) only\b"
        r"|\b(?:boat|raft|canoe) (?:can )?(?:only )?(?:holds?|carry|carries|takes?)"
        rf" (?:at most |no more than |up to )?(?:one|{_SOME})\b(?! (?:hours?|minutes?|days?|weeks?))"
        r"|\b(?:jug|bucket|pitcher|can)s?\b.*\b\d (?:lit(?:re|er)|gallon|pint)s?\b.*\bmeasure\b"
        r"|\b(?:get|go) over a bridge\b|\bsingle torch\b|\bcross(?:es|ing|ed)? (?:a |the )?(?:river|bridge|desert)\b"
        r"|\bferry (?:them|everybody|everyone) across\b",
    ),
    (
        "The puzzle follows somebody's way across the map; nlpuzzle matches items and reckons no directions.",
        r"\b(?:turns?|turned) (?:to (?:his|her|the|their) )?(?:left|right)\b.*\b(?:kms?|met(?:er|re)s?|miles?|m|steps)\b"
        r"|\b(?:walks?|walked|drives?|drove|goes|went|travels?) \d+ ?(?:kms?|m|met(?:er|re)s?|miles?)\b",
    ),
    (
        "The puzzle asks how people are related; nlpuzzle matches items and knows no family trees.",
        r"\bhow (?:is|are|was) .{1,40} related to\b"
        r"|(?:\bis the (?:mother|father|son|daughter|brother|sister|uncle|aunt|wife|husband|grand\w+) of\b.*){3}",
    ),
    (
        "The cells of a square are to be filled so that lines have a sum; nlpuzzle matches items and does no sums.",
        r"\b(?:row|line|column|diagonal)s?\b.{0,80}\b(?:add up to|the same sum|same total|sum to)\b",
    ),
    (
        "The letters stand for digits; nlpuzzle does not solve sums.",
        r"\b(?:each|every) letter (?:stands|represents|is)\b|\bsend ?\+ ?more\b|\bcryptarithm|\balphametic",
    ),
    (
        "The puzzle asks what must follow from statements; nlpuzzle matches items only.",
        r"\bstatements?:.*\bconclusions?:|\ball \w+ are \w+\b.*\b(?:some|no) \w+ are \w+\b",
    ),
)
_REFUSED, _OTHERS = (
    tuple((sentence, regex(words, re.S)) for sentence, words in kinds) for kinds in (_KINDS, _STRANGERS)
)  # fmt: skip


def refusal(text: str) -> str | None:
    """A sentence that names the kind of puzzle, if it is one we do not solve; None otherwise. `text` is story and clues."""
    return _first(_REFUSED, text)


def other_kind(text: str) -> str | None:
    """The same for a text in which no categories were found: it may be a puzzle of quite another kind."""
    return _first(_OTHERS, text)


def _first(kinds: tuple[tuple[str, re.Pattern[str]], ...], text: str) -> str | None:
    text = text.casefold()
    return next((sentence for sentence, pattern in kinds if pattern.search(text)), None)
