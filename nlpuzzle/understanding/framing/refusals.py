"""Kinds of puzzle we do not solve, recognised by their words so that they are never solved as something else."""

import re
from collections.abc import Sequence

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

#: what several share out among them, so that each does something else: "three children share the housework"
_WORK = (
    r"(?:out )?(?:the|their|all the) (?:\w+ )?(?:chores?|cleaning|cooking|driving|duties|gardening|housekeeping|housework|jobs"
    r"|tasks|work)\b"
)
#: a sentence of all of them, and of nobody else: "five friends who", "Ann, Ben and Cy" (names are left out of the text, which
#: may leave the commas alone): what they share is a setting
_EVERYBODY = (
    r"(?![^.;!?]*\b(?:others?|another|rest|remaining|while|but|two|one)\b)"
    r"\s*+(?:(?:these |the |those )?(?:three|four|five|six|seven|eight|nine|ten) (?!of )"
    r"|(?:they|we) all |all (?:of (?:them|us) )?|every(?:body|one) |(?>[^.;!?,]*,)(?>[^.;!?]*? and ))"
)

#: what is told to the reader, and may be false
_STATEMENTS = r"(?:assertion|claim|clue|fact|forecast|guess|hint|prediction|remark|sentence|statement)(?:s|es)?"
#: at the end of what is said, and of no question: "is wrong", not "is wrong about the hat", "is right behind her"
_NO_MORE = r"(?=\s*(?:[.,;:!)\n]|\Z|and\b|but\b|so\b|or\b|while\b))(?![^.:;!\n]*\?)"
_FALSE = (
    r"(?<!true or )(?<!right or )"
    r"(?:false|untrue|wrong|incorrect|inaccurate|mistaken|lies?|a lie|not true|not correct|the opposite|the reverse)"
)
_SOME_OF = (
    rf"(?:(?:only |just |exactly |at least |at most )?(?:one|half|some|most|few|several|{_SOME})|none|neither"
    r"|not (?:all|every one)) of (?:the|these|those|them|his|her|their|our|your|my|which)\b"
)

Told = tuple[tuple[str, tuple[tuple[str, str], ...]], ...]
"""Kinds of puzzle: the sentence that names one, and the expressions that make sure of it. Before each expression stand parts of
words, one of which is in every text that it finds something in: nearly always none is, and then nothing is looked for."""

#: never solved, whatever else the text holds
_KINDS: Told = (
    (
        "The people sit round a table or in a circle; nlpuzzle solves lines, where somebody is first and somebody last.",
        (
            ("table",
                r"\b(?:round|circular|around a|around the|round a|round the|at a round|oval|hexagonal|octagonal|square"
                r"|rectangular)\s+(?:\w+\s+)?tables?\b"),
            ("a ring, circle", r"\b(?:in|around|form|forming|round) (?:(?:a|the) circle|a ring)\b"),
            # "were led round the ring": dogs at a show
            ("the ring",
                r"\b(?:sit|sat|seated|sitting|stand|stood|standing|dance|danced|dancing)\b[^.]{0,30} (?:in|around|round) the"
                r" ring\b"),
            ("circular", r"\bcircular (?:arrangement|seating|fashion|row|track)\b"),
            ("carousel", r"\bcarousel\b"),
            ("merry-go-round", r"\bmerry-go-round\b"),
            # "Cloud Nine is shorter than the Ferris wheel at Joy World" compares wheels
            ("ferris wheel",
                r"\b(?:on|in|aboard|of|round|around|ride|rides|rode|riding) (?:an?|the|this|that|its|their|one)"
                r" (?:[\w-]+ ){0,2}?ferris wheel\b|\bferris wheel (?:has|with)\b"),
            ("clockwise", r"\b(?:clockwise|anticlockwise|counter-?clockwise)\b"),
            ("table", r"\b(?:triangular|pentagonal|star-shaped) tables?\b"),
            ("round",
                r"\b(?:round|around) (?:the|a|their) (?:\w+[ -])?(?:fire|campfire|bonfire|well|fountain|maypole|pond"
                r"|table)\b(?=[^.]*(?::|\.)).{0,300}?\b(?:(?:on|to|at) (?:his|her|the|their) (?:left|right)|next to|beside)\b"),
            # a walk round a square comes back to its start, so who is first and last is also side by side
            ("about, round",
                r"\b(?:walk|stroll|stand|stood|lie|sit|live|go|went|tour|wander|are|is|run|ran|arranged|built|set)\w*(?:"
                r" \w+){0,3} (?:a?round|about) (?:a|the|our|this) (?:\w+ )?(?:square|lake|block|island|courtyard|pond"
                r"|village green|quadrangle|cloister|pool)\b(?=.*\b(?:next (?:door )?to|beside|opposite|adjacent"
                r"|neighbou?r(?:s|ing)?|across from|(?:left|right) of)\b)"),
            ("facing", r"\bfacing (?:the |towards? the |away from the )?(?:cent(?:re|er)|inwards?|outwards?)\b"),
            ("around a", r"\baround a (?:camp)?fire\b"),
        ),
    ),
    (
        "The people stand or sit in rows that face each other; nlpuzzle solves one line only.",
        (
            ("rows", r"\b(?:two|2) (?:parallel |opposite |facing )?rows\b"),
            ("fac", r"\brows? (?:that )?(?:face|facing) each other\b"),
            # one row may face north; where some face another way, their left is not the others'
            ("fac",
                r"\bfac(?:es?|ing) (?:the |towards? (?:the )?)?(north|south|east|west)\b(?=.{0,400}\bfac(?:es?|ing) (?:the "
                r"|towards? (?:the )?)?(?!\1)(?:north|south|east|west|opposite)\b)"),
            # "the red house has two houses on either side" stands in a row
            ("side", rf"(?<!has )(?<!has exactly )(?<!with )\b{_SOME} (?:\w+ )?(?:along|down|on|at) (?:each|either) side\b"),
            ("one side",
                rf"\b{_SOME} (?:\w+ )?(?:along|down|on|at) one side\b(?=.{{0,200}}\b(?:other side|the other|opposite"
                rf"|facing)\b)"),
            ("opposite", r"\b(?:left|right|one|north|south) bank\b.{0,80}\bopposite\b"),
            ("benches, pews, sofas", r"\btwo (?:benches|sofas|pews)\b.{0,120}\b(?:looks? at|faces?|opposite|other)\b"),
            ("side",
                r"\b(?:both|two|either|each|opposite) sides? of (?:\w+ ){1,2}(?:street|road|table|lane|avenue|river|aisle)\b"),
            ("side", rf"\b{_SOME} (?:\w+ )?on the {_SIDE}\b.{{0,60}}\bon the (?:{_SIDE}|other)\b"),
        ),
    ),
    (
        "Some speakers lie; nlpuzzle does not solve puzzles of truth-tellers and liars.",
        (
            ("knave", r"\bknights? (?:and|or) knaves?\b"),
            ("the truth", r"\balways (?:tells?|telling|speaks?) the truth\b"),
            ("always l", r"\balways (?:lies?|lying)\b"),
            ("teller", r"\btruth-?tellers?\b"),
            ("liar", r"\bliars?\b(?!['\u2019])"),
            ("knave", r"\bknaves?\b.{0,200}\b(?:lies?|truth)\b"),
            ("or tell", r"\blies? or tells? the truth\b"),
            ("the truth or lie", r"\btells? the truth or lies?\b"),
            ("only ever", r"\bonly ever (?:tells?|speaks?) the truth\b"),
            ("never tell", r"\bnever tells? the truth\b"),
            ("lies on", r"\blies on (?:\w+days?\b)"),
            ("not telling the truth", r"\bnot telling the truth\b"),
            ("the truth", r"\b(?:one|just one|only one|two|none) of (?:the|them)(?: \w+)? (?:told|tells?) the truth\b"),
            ("false, lies, wrong",
                r"\b(?:labels?|signs?|statements?)(?: on \w+(?: of the \w+)?)? (?:is|are|were) (?:all )?(?:wrong|false"
                r"|lies)\b(?!\s*\?)"),
            ("false",
                r"\b(?:one|two|some) (?:is |was |were )?true and (?:one|two|some|the others?) (?:is |was |were )?false\b"),
            ("false, lied, lies, lying, the truth, true",
                rf"\b(?:only|exactly|at least|at most) (?:one|two|three) (?:{_SOMEBODY} )?(?:(?:is|are|was|were)"
                rf" (?:true(?!\s*:)|false(?!\s*:)|lying|telling the truth)|(?:told|tells?|spoke|speaks?) the truth|lied"
                rf"|lies)\b"),
            ("lying", r"\bone (?:of them )?(?:is|was) lying(?=\s*(?:[.,;:?!]|\Z|and\b|but\b))"),
            ("a liar, lying", r"\b(?:said|says|saying) that \w+ (?:was|is) (?:lying|a liar)\b"),
            ("false, true", r"\b(?:one|two) of (?:these|the|their) (?:\w+ )?statements? (?:is|are) (?:true|false)\b(?!\s*:)"),
        ),
    ),
    (
        "Not all that is stated is true; nlpuzzle takes clues for true, and does not find out which of them are.",
        (
            ("assertion, claim, clue, fact, forecast, guess, hint, prediction, remark, sentence, statement",
                rf"\b(?<!no )(?<!none of the ){_STATEMENTS}\b(?![^.;!?]*\bnever\b)[^.;!?:]{{0,60}}\b(?:is|are|was|were|be"
                rf"|being|proved?|turned out|turns out)\b[^.;!?:]{{0,25}}\b{_FALSE}{_NO_MORE}"),
            ("false, incorrect, lying, untrue, wrong",
                rf"\b(?<!no )(?<!not )(?:false|incorrect|lying|untrue|wrong) {_STATEMENTS}\b(?![^.:;!\n]*\?)"),
            ("accurate, correct, right, true, truthful",
                rf"\b{_SOME_OF}(?! which)[^.;!?:]{{0,40}}\b(?:is|are|was|were|(?:can|may|must|could) be|proved?|turned out"
                rf"(?: to be)?) (?:actually |really |in fact )?(?:true|correct|right|accurate|truthful){_NO_MORE}(?!\s*:)"),
            ("correct, right, wrong",
                rf"\b(?:got|gets?|guessed|has|had) (?:only |just |exactly )?(?:one|half|{_SOME}|none|\w+ of (?:them|these|it))"
                rf"(?: of (?:them|these)| \w+)? (?:right|wrong|correct){_NO_MORE}"),
            ("false, incorrect, lies, lie, untrue, wrong",
                rf"\b(?:each|all|every one|both|{_SOME_OF}) (?:of (?:these|the following|them) )?[^.;!?:]{{0,30}}\b(?:is|are"
                rf"|was|were) (?:all )?(?:false|untrue|wrong|incorrect|lies|a lie){_NO_MORE}"),
            ("contrary, opposite, reverse",
                r"\b(?:says?|said|states?|means?) (?:exactly |just )?the (?:exact )?(?:contrary|opposite|reverse)\b"),
            ("lying", rf"\b{_SOME_OF}[^.;!?:]{{0,25}}\b(?:is|are|was|were) lying{_NO_MORE}"),
            ("true", r"\b(?:half|partly|not (?:entirely|quite|wholly|all)) true(?!\s*:)\b(?! or)"),
            ("lying", r"\bwas lying[^.;:!?]{0,30}\b(?:truth|true|honest)\b"),
            ("the truth", r"\b(?:only|others?|rest|two|three|four) (?:\w+ )?(?:told|tells?|tell|spoke|speaks?) the truth\b"),
            ("the truth", r"\bwas telling the truth\b|\bwere telling the truth\b"),
        ),
    ),
    (
        "Some share a place; nlpuzzle gives each thing a place of its own.",
        (
            ("drew, shared, tied",
                r"\b(?:two|three|four|some|several) (?:of (?:them|the \w+) |\w+ )?(?:tied|shared|were tied|drew) (?:for"
                r" )?(?:the )?(?:first|second|third|fourth|fifth|sixth|seventh|last)\b"),
        ),
    ),
    (
        "Some items belong to nobody, or stay empty; nlpuzzle gives each thing exactly one of each.",
        (
            ("behind, empty, stayed, unused, was left, were left",
                rf"\b(?:one|{_SOME}|some) (?:\w+ )?(?:of the \w+ )?(?:(?:stayed|were left|was left) (?:empty|behind|unused"
                rf"|in the \w+(?! by\b))|(?:stood|stand|lay) (?:empty|behind|unused))\b"),
            ("fifth, fourth, one of them, seventh, sixth, third",
                r"\b(?:one of them|the (?:third|fourth|fifth|sixth|seventh)) (?:has|had|got|owns|plays|wears|drank|drinks"
                r"|won) no (?:\w+|\.\.\.)(?=[.,;?!])"),
            ("awarded, chosen, claimed, needed, taken, used",
                rf"\b(?:one|{_SOME}) (?:\w+ )?(?:of the \w+ )?(?:is|are|was|were) not (?:awarded|used|taken|chosen|claimed"
                rf"|needed)(?=[.,;?!])"),
            ("with no", r"\b(?:some|two|three) (?:of them )?(?:went|came|go) (?:home|back|away) with (?:nothing|no \w+)\b"),
            ("empty, left, never used, none, not occupied, not used, nothing, unoccupied, unused, vacant",
                rf"\b(?:one|{_SOME}|some|none) (?:\w+ )?(?:of (?:them|these|the \w+) )?(?:is|are|was|were|will be|remains?"
                rf"|remained|stays?|ordered|chose|took|bought|got|had|received|won|ate|drank) (?:nothing|none|not used"
                rf"|unused|left (?:over|empty|out|unused)|vacant|unoccupied|not occupied|never used|empty)\b"),
        ),
    ),
    (
        "Each thing has more than one item of a category; nlpuzzle gives each thing exactly one of each.",
        (
            ("in each", rf"\b(?:teams|groups|crews|tables|cars|rooms) (?:with|of) {_SOME} (?:\w+ )?in each\b"),
            ("teams of", rf"\bteams of {_SOME} each\b"),
            ("by", rf"\beach (?:\w+ ){{1,4}}by (?:exactly )?{_SOME} of\b"),
            ("more than", rf"\bno \w+ (?:has|have|holds?|takes?|may have|can have) more than {_SOME} {_MANY}\b"),
            ("not share", rf"\bnot share (?:(?:a|the|his|her) )?(?:{_SHARED} )?with\b"),
            ("herself, himself, themselves", rf"\ba {_SHARED} (?:all )?to (?:himself|herself|themselves)\b"),
            ("at least t", r"\beach (?:of (?:them|the \w+) )?(?:\w+ ){0,2}at least (?:two|three) of\b"),
            ("in common", r"\b(?:have|has|had) no \w+ in common\b"),
            ("courts, halls, rooms, screens, stages, tracks",
                r"\bin (?:two|three) (?:rooms|halls|tracks|screens|stages|courts) (?:from|at the same|at once|in parallel)\b"),
            ("two of each", r"\btwo of each\b"),
            ("has at least", r"\bhas at least (?:one|two|three) (?!\w+ in common)\w+\b"),
            ("in each", r"\b(?:two|three) in each\b"),
            ("between them", r"\bowns? (?:a \w+, )?(?:\w+ ){0,3}between them\b"),
            ("between them", r"\b(?:own|have|keep) (?:two|three|four|five|six|seven) \w+ between them\b"),
            ("speak t", r"\bspeak (?:two|three) \w+ each\b"),
            ("by exactly t", r"\bis \w+ by exactly (?:two|three)\b"),
            ("each",
                r"\beach (?:\w+ )?(?:has|have|owns?|ordered|chose|bought|plays?|speaks?|got|received|won|collects?|likes?"
                r"|reads?|studies|takes?|uses?|visits?) (?:exactly |at least )?(?:two|three|four) (?:different |of (?:the"
                r"|these) )?\w+"),
            ("share, the same",
                rf"\b(?<!no )(?:two|three) (?:of (?:\w+ ){{1,3}}|\w+ )?(?:shared?(?! (?:two|three|four|five|six|seven|eight"
                rf"|\d|{_WORK}))|(?:both |all |each )?(?:have|had|has|wear|wore|chose|choose|picked|pick|like|liked|ordered"
                r"|order|bought|buy|took|take|drank|drink|ate|eat|own|owned|got|play|played|live in|lived in|live on|came from"
                r"|come from|were born in) the same)\b"),
            ("more than one", r"\bmore than one (?:person|\w+) (?:may|can|could|might)\b"),
            ("at least, at most, exactly, no more than",
                rf"\b(?:at least one|(?:at least|at most|exactly|no more than) {_SOME}) (?:\w+ )?(?:in|on|at|from|of|to|per)"
                rf" each\b"),
            # "no two live on the same floor" is no sharing
            ("the same",
                rf"(?:^|[.;!?]\s)(?!{_EVERYBODY})(?![Tt]he (?-i:[a-z]+(?: [a-z]+)?) and the (?-i:[a-z]+(?: [a-z]+)?)"
                r" belong to the same house\b)(?=[^.;!?]* the same )(?![^.;!?]*\b(?:no|not|never|none|neither|nobody"
                r"|\w+n't)\b)[^.;!?]*\b(?:work|works|live|lives|study|studies|belong|belongs|play|plays|stay|stays|travel"
                r"|travels) (?:in|on|at|to|for) the same (?:department|room|floor|house|school|city|team|group|class|company"
                r"|car|boat|tent|day|office)\b"),
        ),
    ),
    (
        "Some are to be chosen and the others left out; nlpuzzle matches everybody with everything.",
        (
            ("chosen, formed, made, picked, selected",
                r"\b(?:team|committee|group|panel|jury|crew|delegation|squad) of (?:\w+ ){0,2}(?:is|are|has|have|must|will)"
                r" (?:to be|be) (?:chosen|selected|formed|picked|made)\b"),
            ("to be", r"\b(?:is|are) to be (?:chosen|selected) (?:from|among|out of)\b"),
            ("to be", r"\b(?:is|are) to be (?:picked|chosen|selected)\b"),
            ("choose, pick, select, take", rf"\b(?:selects?|picks?|chooses?|takes?) {_SOME} of the {_SOME}\b"),
            ("chosen, included, picked, selected", r"\bif \w+ is (?:chosen|selected|included|picked)\b"),
        ),
    ),
    (
        "The puzzle follows somebody's way across the map; nlpuzzle matches items and reckons no directions.",
        (
            ("turn",
                r"\b(?:walk(?:s|ed)?|goes|went|drives?|drove|runs?|ran|rides?|cycle[sd]?) (?:\d+ ?(?:kms?|m|met(?:er|re)s?"
                r"|miles?)|\.\.\.) (?:due )?(?:north|south|east|west)\b.{0,80}\bturn(?:s|ed)? (?:left|right|north|south|east"
                r"|west)\b"),
        ),
    ),
    (
        "The puzzle asks how people are related; nlpuzzle matches items and knows no family trees.",
        (
            ("related to", r"\bhow (?:is|are) .{1,60} related to\b"),
            ("what is",
                r"\b(?:father|mother|son|daughter|brother|sister|uncle|aunt|wife|husband) of\b.*\bwhat is \w+ to \w+\s*\?"),
        ),
    ),
)

#: kinds that are told only where the text shows no categories: their words may stand in the story of a puzzle we solve
_STRANGERS: Told = (
    (
        "The puzzle asks for a way across, step by step; nlpuzzle matches items and does not plan moves.",
        (
            ("only", r"\b(?:boat|raft|canoe) (?:only )?(?:holds?|carries|takes) only\b"),
            ("boat, canoe, raft",
                rf"\b(?:boat|raft|canoe) (?:can )?(?:only )?(?:holds?|carry|carries|takes?) (?:at most |no more than |up to"
                rf" )?(?:one|{_SOME})\b(?! (?:hours?|minutes?|days?|weeks?))"),
            ("measure", r"\b(?:jug|bucket|pitcher|can)s?\b.*\b\d (?:lit(?:re|er)|gallon|pint)s?\b.*\bmeasure\b"),
            ("over a bridge", r"\b(?:get|go) over a bridge\b"),
            ("single torch", r"\bsingle torch\b"),
            ("bridge, desert, river", r"\bcross(?:es|ing|ed)? (?:a |the )?(?:river|bridge|desert)\b"),
            ("ferry", r"\bferry (?:them|everybody|everyone) across\b"),
        ),
    ),
    (
        "The puzzle follows somebody's way across the map; nlpuzzle matches items and reckons no directions.",
        (
            ("turn",
                r"\b(?:turns?|turned) (?:to (?:his|her|the|their) )?(?:left|right)\b.*\b(?:kms?|met(?:er|re)s?|miles?|m"
                r"|steps)\b"),
            ("drive, drove, goes, travel, walk, went",
                r"\b(?:walks?|walked|drives?|drove|goes|went|travels?) \d+ ?(?:kms?|m|met(?:er|re)s?|miles?)\b"),
        ),
    ),
    (
        "The puzzle asks how people are related; nlpuzzle matches items and knows no family trees.",
        (
            ("related to", r"\bhow (?:is|are|was) .{1,40} related to\b"),
            ("is the",
                r"(?:\bis the (?:mother|father|son|daughter|brother|sister|uncle|aunt|wife|husband|grand\w+) of\b.*){3}"),
        ),
    ),
    (
        "The cells of a square are to be filled so that lines have a sum; nlpuzzle matches items and does no sums.",
        (
            ("add up to, same total, sum to, the same sum",
                r"\b(?:row|line|column|diagonal)s?\b.{0,80}\b(?:add up to|the same sum|same total|sum to)\b"),
        ),
    ),
    (
        "The letters stand for digits; nlpuzzle does not solve sums.",
        (
            ("letter", r"\b(?:each|every) letter (?:stands|represents|is)\b"),
            ("send", r"\bsend ?\+ ?more\b"),
            ("cryptarithm", r"\bcryptarithm"),
            ("alphametic", r"\balphametic"),
        ),
    ),
    (
        "The puzzle asks what must follow from statements; nlpuzzle matches items only.",
        (
            ("conclusion", r"\bstatements?:.*\bconclusions?:"),
            ("all", r"\ball \w+ are \w+\b.*\b(?:some|no) \w+ are \w+\b"),
        ),
    ),
)


def _ready(kinds: Told) -> tuple[tuple[str, tuple[str, ...], re.Pattern[str]], ...]:
    return tuple((sentence, tuple(parts.split(", ")), regex(words, re.S)) for sentence, told in kinds for parts, words in told)


#: what is told of those who sit round a table, where it matters that they do
_SEATED = regex(
    r"\b(?:adjacent|across|beside|between|chairs?|clockwise|facing|left|neighbou?r(?:s|ing)?|next|opposite|places?|right|seat(?:s|ed|ing)?)\b"
)

_REFUSED, _OTHERS = _ready(_KINDS), _ready(_STRANGERS)


def refusal(text: str) -> str | None:
    """A sentence that names the kind of puzzle, if it is one we do not solve; None otherwise. `text` is story and clues."""
    return _first(_REFUSED, text)


def other_kind(text: str) -> str | None:
    """The same for a text in which no categories were found: it may be a puzzle of quite another kind."""
    return _first(_OTHERS, text)


def _first(kinds: Sequence[tuple[str, tuple[str, ...], re.Pattern[str]]], text: str) -> str | None:
    text = text.casefold()
    words = " ".join(dict.fromkeys(text.split()))  # shorter, and all that a part without a space can stand in
    for sentence, parts, pattern in kinds:
        for part in parts:
            if part in (text if " " in part else words):
                if pattern.search(text) and (part != "table" or _SEATED.search(text)):
                    return sentence  # not children who ate so many pancakes round the kitchen table
                break
    return None
