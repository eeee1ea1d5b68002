"""Sentences that list things in a roundabout way, as the plain list they come to: "There was a lute, and there was a harp, ..."

Only what a storyteller puts between the items goes, and only where the rest stays an enumeration: "there was" said anew, what
one of the things is like, "my cousin" before a name, the "and" before each.
"""

import re

from nlpuzzle.english.morphology import is_plural
from nlpuzzle.english.numbers import CARDINALS
from nlpuzzle.regex import regex
from nlpuzzle.understanding.words.people import is_person

__all__ = ["as_plain_list"]

_THERE = r"[Tt]here(?:['’]s| is| was| are| were)"
#: "there | 's | a lute"
_THERE_S = regex(r"(?<=\b[Tt]here)['’]s(?= an? )")
#: "there was a lute, | there was | a bell and | there was | a harp"
_THERE_AGAIN = regex(rf"(?<=[a-z])(?P<link>, and|,| and) {_THERE} (?=an? [a-z])")
#: "a horse | that nobody could catch", "a lute | with no strings", "a cook | on the list", before the next one or the end
_LIKE = regex(
    r"(?P<thing>\b(?:an?|some) [\w'’-]+(?: [a-z][a-z'’-]*){0,2}?) (?:(?:that|which|who|with|without)\b (?!one\b|another\b)"
    r"[^,;:.]*?|(?:at|behind|by|in|near|on|under) (?:it|(?:his|her|my|our|the|their) [a-z]+))(?=,| and (?:an? |some )|[.!]?\Z)"
)
#: "a cook, | and | a groom, | and | a page, and, to round it off, a piper"
_AND_EACH = regex(r", and (?=(?:an?|the|some) [a-z'’ -]+, and (?:an?|the|some) )")
#: "has a cook | on it |, and a groom"
_ON_IT = regex(r"(?<=[a-z]) (?:at|in|on) it(?=,)")
#: "a lute in the hall, a harp by the door, and | behind the stage stood | a drum"
_LAST_FOUND = regex(
    r"\band,? (?:somewhere |right |just |even )?(?:above|at|behind|below|beside|by|in|near|next to|on|outside|under) "
    r"(?:it|(?:the|my|our|his|her|their) [a-z]+),? (?:is|lay|lies|lurked|lurks|sat|sits|sleeps|slept|stands|stood|was"
    r"|there is|there was|you(?:['’]ll| will| can)? (?:find|see)) (?=an? )"
)
#: "and, | to round it off, | a piper", "and | of course | old Pru"
_TO_END_WITH = regex(
    r"\band(?:,? )(?:to (?:finish|round (?:it|things) off|top it (?:all )?off)|finally|last but not least|lastly|of course)"
    r",? (?=(?:an?|the|some) [a-z]|[A-Z]|(?:my|his|her|our|their|old|young|little) )"
)
#: "Ann, Bo and | a boy named | Cy"
_SOMEBODY_CALLED = regex(
    r"(?P<link>\b[A-Z][\w'’-]*(?:,? and |, ))an? (?:[a-z-]+ ){0,2}?(?P<noun>[a-z]+) "
    r"(?:called|named|by the name of|(?:[I'’a-z]+ ){0,4}?(?:whose name (?:is|was)|who turned out to be)) (?=[A-Z])"
)
#: "Ann, | her cousin | Bo and | old | Cleo"
_KIN = regex(
    r"(?P<link>\b[A-Z][\w'’-]*(?:,? and |, ))(?:(?:my|his|her|our|their|your) (?:[a-z-]+ ){0,2}?(?P<noun>[a-z]+)"
    r"|(?:good )?(?:old|young|little)) (?=[A-Z])"
)
_AMOUNT = r"[$£€]?\d+(?:\.\d+)?(?:p\b| [a-z]+)?"
#: "$2 | for one |, $3, $5 and $8 | for the others"
_FOR_ONE = regex(
    rf"(?P<first>{_AMOUNT}) (?P<led>for|on|in|from) (?:the )?(?:first|one)(?:,? and|,) "
    rf"(?P<rest>{_AMOUNT}(?:, {_AMOUNT})*,? and {_AMOUNT}) (?P=led) (?:the )?(?:other (?P<number>[a-z]+)|others?|rest)\b"
)
#: "Two of the kites were red and blue; the other three were ..."
_SOME_OF = regex(
    r"(?P<some>[A-Za-z]+) of (?P<what>(?:the|their|these|his|her|our|my) (?:[a-z]+ )?[a-z]+s) (?P<are>are|were) "
    r"(?P<first>[^;:.]+?)(?:;|,)(?: and| while| but)? the (?:other|remaining) (?P<others>[a-z]+)(?: [a-z]+s)? (?:are |were )?"
    r"(?P<rest>[^;:.]+)"
)
_ITEM = r"(?:(?:an?|the|some|his|her|their|its) )?(?:[\w'’-]+ ){0,2}?[\w'’-]+"
#: "one is red, one is green and | the other two are | brown and blue"
_OTHER_TWO = regex(
    rf"(?:,|;)?(?: and| while| but)? the (?:other|remaining|last) two (?P<led>(?:[a-z]+ ){{0,4}}?)(?P<one>{_ITEM}) and "
    rf"(?P<other>{_ITEM})(?=[.!]?\Z)"
)
#: "one household keeps hens, | that | another keeps bees and | that | the remaining one keeps a pig"
_THAT_ONE = regex(r"\bthat (?=(?:one|another|(?:a|the) (?:second|third|fourth|fifth|last|other|remaining))\b)")
#: "it was | jam from one, pickle from another |, and the third ..."
_FROM_ONE = regex(
    r"(?P<item>(?:(?:an?|some|the) (?:[a-z-]+ )?)?[a-z-]+) (?:by|for|from|in|on|to|with) "
    r"(?P<who>one|another|a (?:second|third|fourth|fifth)|the (?:second|third|fourth|fifth|other|last))(?=,| and |;|[.!]?\Z)"
)
_NOTHING_BUT = regex(r"\bnothing but (?=[a-z])")
_REMAINING = regex(r"\bthe (?:remaining|final) one\b")
#: "(that's Ann, Bo and Cleo)"
_THAT_IS = regex(r"\((?:that['’]s|that is|that was|they are|they were|namely|in other words),? (?=[^()]*,)")


def as_plain_list(sentence: str) -> str:
    """The sentence with its list told plainly; as it is where it tells none in these ways."""
    sentence = _THERE_S.sub(" is", _THAT_IS.sub("(", sentence))
    sentence = _of_two_parts(sentence)
    sentence = _FOR_ONE.sub(_together, sentence)
    sentence = _TO_END_WITH.sub("and ", sentence)
    if _AND_EACH.search(sentence):
        sentence = _ON_IT.sub("", sentence)
        sentence = _AND_EACH.sub(", ", sentence)
    if len(re.findall(rf"{_THERE} an? ", sentence)) > 2:
        sentence = _THERE_AGAIN.sub(r"\g<link> ", sentence)
    if re.search(rf"\b{_THERE} (?:an? |some )", sentence):
        sentence = _LAST_FOUND.sub("and ", sentence)
    if re.search(rf"\b{_THERE} (?:an? |some )", sentence) and len(re.findall(r"(?:,|and) (?:an? |some )", sentence)) > 1:
        sentence = _LIKE.sub(r"\g<thing>", sentence)
    sentence = _one_by_one(sentence)
    return _KIN.sub(_bare, _SOMEBODY_CALLED.sub(_bare, sentence))


def _bare(found: re.Match[str]) -> str:
    """A name without the words for who bears it, where these are words for people."""
    noun = found["noun"]
    return found["link"] if noun is None or (is_person(noun) and not is_plural(noun)) else found[0]


def _together(found: re.Match[str]) -> str:
    """All amounts in one list, where it is told of just so many others."""
    amounts = re.findall(_AMOUNT, found["rest"])
    told = CARDINALS.get(found["number"] or "", len(amounts))
    return f"{found['first']}, {found['rest']}" if told == len(amounts) else found[0]


def _of_two_parts(sentence: str) -> str:
    """ "Two of the songs were A and B; the other three were C, D and E": the songs were A, B, C, D and E."""
    found = _SOME_OF.search(sentence)
    if found is None:
        return sentence
    parts = [re.split(r", and |, | and ", found[part].strip()) for part in ("first", "rest")]
    told = [CARDINALS.get(found[number].casefold()) for number in ("some", "others")]
    items = [item for part in parts for item in part]
    if told != [len(part) for part in parts] or len(items) < 3:
        return sentence
    plain = f"{found['what']} {found['are']} {', '.join(items[:-1])} and {items[-1]}"
    return f"{sentence[: found.start()]}{plain}{sentence[found.end() :]}"


def _one_by_one(sentence: str) -> str:
    """ "One is red, another green, and the other two are brown and blue": one thing for each of them."""
    if re.search(r"\bone\b", sentence, re.I) is None:
        return sentence
    if len(_THAT_ONE.findall(sentence)) > 1:
        sentence = _THAT_ONE.sub("", sentence)
    sentence = _NOTHING_BUT.sub("only ", _REMAINING.sub("the last one", sentence))
    turned = [m["who"] for m in _FROM_ONE.finditer(sentence)]
    if len(turned) > 1 and turned[0] == "one" and turned.count("one") == 1:
        sentence = _FROM_ONE.sub(r"\g<who> \g<item>", sentence)
    return _OTHER_TWO.sub(_each_of_two, sentence)


def _each_of_two(found: re.Match[str]) -> str:
    named = re.search(r"\s[A-Z]", found.string[: found.start()]) is not None
    if {found["one"][:1].isupper(), found["other"][:1].isupper()} != {named}:
        return found[0]
    led = re.sub(r"\bare ", "is ", re.sub(r"\bwere ", "was ", re.sub(r"\bhave ", "has ", found["led"])))
    return f", one {led}{found['one']} and one {led}{found['other']}"
