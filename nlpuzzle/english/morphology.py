"""Word forms: plural and singular, possessives, verb endings, comparatives. Rules with lists of exceptions, no dictionary."""

from functools import lru_cache

from nlpuzzle.english.wordlists import word_set
from nlpuzzle.regex import regex

__all__ = [
    "is_plural",
    "may_be_plural",
    "plural",
    "singular",
    "stem",
    "without_possessive",
]

_IRREGULAR = {
    "people": "person", "men": "man", "women": "woman", "children": "child", "mice": "mouse", "geese": "goose",
    "feet": "foot", "teeth": "tooth", "oxen": "ox", "lice": "louse", "dice": "die", "knives": "knife", "wives": "wife",
    "lives": "life", "wolves": "wolf", "leaves": "leaf", "loaves": "loaf", "halves": "half", "calves": "calf",
    "shelves": "shelf", "elves": "elf", "thieves": "thief", "scarves": "scarf", "hooves": "hoof", "selves": "self",
    "cacti": "cactus", "fungi": "fungus", "foci": "focus", "criteria": "criterion", "phenomena": "phenomenon",
    "movies": "movie", "cookies": "cookie", "brownies": "brownie", "smoothies": "smoothie", "selfies": "selfie",
    "ties": "tie", "pies": "pie", "lies": "lie", "zombies": "zombie", "hoodies": "hoodie", "calories": "calorie",
    "genies": "genie", "rookies": "rookie", "collies": "collie", "shoes": "shoe", "toes": "toe", "canoes": "canoe",
    "oboes": "oboe", "hoes": "hoe", "axes": "axe", "quizzes": "quiz", "buses": "bus", "gases": "gas", "aches": "ache",
    "headaches": "headache", "caches": "cache", "niches": "niche", "moustaches": "moustache", "indices": "index",
    "matrices": "matrix", "vertices": "vertex", "analyses": "analysis", "crises": "crisis", "theses": "thesis",
    "statuses": "status", "viruses": "virus", "bonuses": "bonus", "cactuses": "cactus", "octopuses": "octopus",
    "walruses": "walrus", "lenses": "lens", "irises": "iris", "clothes": "clothes",
}  # fmt: skip
#: end in "men" or "man", and are no plural or singular of the other; names of people and places among them
_NO_MEN = word_set(
    """
    specimen abdomen regimen acumen cyclamen bitumen albumen stamen carmen yemen ramen hymen lumen examen
    human german roman norman shaman talisman ottoman caiman ataman brahman herman
    """
)
_UNCHANGED = word_set(
    """
    series species sheep deer fish salmon trout moose bison aircraft means news politics mathematics maths physics
    athletics gymnastics economics ethics graphics acoustics genetics electronics statistics linguistics mechanics
    aerobics ceramics trousers jeans shorts pants scissors glasses pyjamas pajamas tights leggings binoculars barracks
    headquarters tennis bus gas chess lens iris always perhaps whereas this his its yes us was has is as thus plus
    minus bias atlas canvas christmas texas kansas arkansas paris james thomas lucas charles dallas alias pancreas
    cosmos chaos asparagus hummus couscous christmas
    """
)
#: of them one says "is" and "are"
_SAME_IN_BOTH = word_set("aircraft bison deer moose offspring plaice salmon series sheep shrimp species squid swine trout")
_PLURALS = {base: form for form, base in _IRREGULAR.items()}
_NOT_VERBS = word_set(
    """
    morning evening wedding herring pudding stocking clothing ceiling building string spring thing nothing something
    anything everything during being king ring wing sing bring sling swing sibling duckling darling earring bowling
    shilling sterling hundred kindred sacred naked wicked bed red shed sled seed need weed breed feed reed speed steed
    deed exceed indeed bleed hued united hatred embed
    """
)
_VOWEL = regex("[aeiouy]")
_DOUBLED = regex(r"([bdgkmnprtvz])\1\Z")


def without_possessive(word: str) -> str:
    """ "Ann's" -> "Ann", "James'" -> "James"; anything else unchanged."""
    if word.endswith(("'s", "’s")):
        return word[:-2]
    return word[:-1] if word.endswith(("s'", "s’")) else word


@lru_cache(maxsize=8192)
def singular(word: str) -> str:
    """The singular of a noun; the case of the first letter stays. Singular words come back unchanged ("bus", "species")."""
    key = word.casefold()
    if key in _UNCHANGED or len(key) < 3:
        return word
    if key in _IRREGULAR:
        base = _IRREGULAR[key]
        return base.capitalize() if word[:1].isupper() else base
    if key.endswith("men") and len(key) > 5 and key not in _NO_MEN:
        return word[:-2] + "an"  # "boatmen"
    if not key.endswith("s") or key.endswith(("ss", "us", "is")):
        return word
    if key.endswith("ies") and len(key) > 4:
        return word[:-3] + "y"
    if key.endswith(("ches", "shes", "xes", "sses", "zzes")):
        return word[:-2]
    if key.endswith("oes") and len(key) > 4:
        return word[:-2]
    return word[:-1]


@lru_cache(maxsize=4096)
def plural(word: str) -> str:
    """The plural of a singular noun, lower case kept."""
    key = word.casefold()
    if key in _PLURALS:
        form = _PLURALS[key]
        return form.capitalize() if word[:1].isupper() else form
    if key in _UNCHANGED:
        return word
    if word.endswith("man") and word.islower() and len(key) > 5 and key not in _NO_MEN:
        return word[:-2] + "en"
    if key.endswith("y") and key[-2:-1] not in ("a", "e", "i", "o", "u", ""):
        return word[:-1] + "ies"
    if key.endswith(("s", "x", "z", "ch", "sh")) or key in ("potato", "tomato", "hero", "echo", "mango", "mosquito"):
        return word + "es"
    return word + "s"


def is_plural(word: str) -> bool:
    """Whether a noun looks plural: its singular is another word."""
    return singular(word).casefold() != word.casefold()


def may_be_plural(word: str) -> bool:
    """Whether a noun is plural or may be one as it stands: "goldfish", "sheep"."""
    low = word.casefold()
    return is_plural(word) or low in _SAME_IN_BOTH or low.endswith("fish")


@lru_cache(maxsize=8192)
def stem(word: str) -> str:
    """A key under which the forms of one word meet: plural, possessive, -s, -ed, -ing. Compare keys; never show them.

    "gardens", "gardening" and "gardened" share a key; "king", "red" and "morning" keep to themselves.
    """
    key = singular(without_possessive(word.casefold()))
    if key in _NOT_VERBS:
        return key
    for ending in ("ing", "ed") if key.endswith(("ing", "ed")) else ():
        base = key.removesuffix(ending)
        if base != key and len(base) >= 3 and _VOWEL.search(base):
            if base.endswith("ell") and len(_VOWEL.findall(base)) > 1:
                return base[:-1]  # "travelling", not "selling"
            if ending == "ed" and base[-1] == "i" and base[-2] not in "aeiou" and base not in ("ski", "taxi"):
                return base[:-1] + "y"  # "carried"
            whole = len(base) == 3 and base[0] in "ae"  # "added", "egged", "erred"
            return _root(base if whole else _DOUBLED.sub(r"\1", base))
    return _root(key)


def _root(key: str) -> str:
    if key.endswith("ie") and len(key) > 3:
        return key[:-2] + "y"
    if key.endswith("e") and len(key) > 3 and not key.endswith("ee"):
        return key[:-1]
    return key
