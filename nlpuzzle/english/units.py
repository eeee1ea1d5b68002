"""Units of measure in families: their names, what they measure and how they convert. No unit is ever guessed."""

from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from nlpuzzle.english.numbers import tidy_number
from nlpuzzle.puzzle import Number

__all__ = ["DIMENSIONS", "UNITS", "Unit", "convert", "unit_of"]


class Unit(NamedTuple):
    """A unit: its canonical singular name, what it measures, and how many base units of its family it holds."""

    name: str
    dimension: str
    family: str
    factor: Fraction


# family: dimension, then unit, base units in it, other spellings (plurals in -s are understood)
_TABLE: tuple[tuple[str, str, tuple[tuple[str, str, str], ...]], ...] = (
    ("metric length", "length", (
        ("millimeter", "1/1000", "millimetre mm"),
        ("centimeter", "1/100", "centimetre cm"),
        ("meter", "1", "metre m"),
        ("kilometer", "1000", "kilometre km kms"),
        ("inch", "254/10000", "inches in \" ''"),
        ("foot", "3048/10000", "feet ft '"),
        ("yard", "9144/10000", "yd yds"),
        ("mile", "1609344/1000", "mi"),
    )),
    ("astronomy", "length", (("light year", "1", "lightyear light-year ly"),)),
    ("sea", "length", (("fathom", "1", ""), ("nautical mile", "1852/1.8288", ""))),
    ("area", "area", (
        ("square foot", "1", "sq ft|sq. ft.|square feet|sqft|ft2|ft²|sq feet|sq foot"),
        ("square yard", "9", "sq yd|square yards"),
        ("square meter", "10.7639", "sq m|sqm|m2|m²|square metre|square meters|square metres"),
        ("acre", "43560", ""),
        ("hectare", "107639", "ha"),
        ("square kilometer", "10763910", "sq km|km2|km²|square kilometre|square kilometers|square kilometres"),
        ("square mile", "27878400", "sq mi|mi2|mi²|square miles"),
    )),
    ("weight", "weight", (
        ("milligram", "1/1000", "mg milligramme"),
        ("gram", "1", "g gramme grams"),
        ("kilogram", "1000", "kg kgs kilo kilogramme"),
        ("tonne", "1000000", ""),
        ("ounce", "28.349523125", "oz"),
        ("pound", "453.59237", "lb lbs"),
        ("stone", "6350.29318", ""),
        ("ton", "907184.74", ""),
        ("carat", "1/5", ""),
    )),
    ("volume", "volume", (
        ("milliliter", "1/1000", "millilitre ml"),
        ("centiliter", "1/100", "centilitre cl"),
        ("liter", "1", "litre l"),
        ("pint", "0.473176473", "pt"),
        ("quart", "0.946352946", "qt"),
        ("gallon", "3.785411784", "gal"),
    )),
    ("kitchen", "volume", (
        ("teaspoon", "1", "tsp"),
        ("tablespoon", "3", "tbsp"),
        ("cup", "48", ""),
    )),
    ("clock", "duration", (
        ("second", "1", "sec secs"),
        ("minute", "60", "min mins"),
        ("hour", "3600", "hr hrs"),
        ("day", "86400", ""),
        ("week", "604800", "wk wks"),
        ("fortnight", "1209600", ""),
    )),
    ("calendar", "duration", (
        ("month", "1", "mo mos"),
        ("season", "3", ""),
        ("year", "12", "yr yrs yo"),
        ("decade", "120", ""),
        ("century", "1200", "centuries"),
    )),
    ("dollar", "money", (("cent", "1/100", "¢"), ("dollar", "1", "$ usd buck us$"))),
    ("euro", "money", (("eurocent", "1/100", ""), ("euro", "1", "€ eur"))),
    ("sterling", "money", (("penny", "1/100", "pence p"), ("pound sterling", "1", "£ gbp quid"))),
    ("yen", "money", (("yen", "1", "¥ jpy"),)),
    ("rupee", "money", (("rupee", "1", "₹ rs inr"),)),
    ("krona", "money", (("krona", "1", "kronor sek"),)),
    ("franc", "money", (("franc", "1", "chf"),)),
    ("peso", "money", (("peso", "1", ""),)),
    ("coin", "money", (("gold piece", "1", ""), ("coin", "1", ""))),
    ("data", "data", (
        ("kilobyte", "1/1000", "kb"),
        ("megabyte", "1", "mb"),
        ("gigabyte", "1000", "gb gig"),
        ("terabyte", "1000000", "tb"),
    )),
    ("speed", "speed", (
        ("mile per hour", "1.609344", "mph|miles per hour|miles an hour|mi/h"),
        ("kilometer per hour", "1", "km/h|kmh|kph|kilometers per hour|kilometres per hour"),
        ("knot", "1.852", ""),
        ("meter per second", "3.6", "m/s|meters per second|metres per second"),
    )),
    ("typing", "speed", (("word per minute", "1", "wpm|words per minute|words a minute"),)),
    ("temperature", "temperature", (
        ("degree", "1", "°|deg|degrees fahrenheit|degrees celsius|degree fahrenheit|degree celsius|°f|°c|degrees f|degrees c"),
    )),
    ("percent", "percent", (("percent", "1", "%|per cent|pct|percentage point|percentage points"),)),
    ("energy", "energy", (
        ("calorie", "1", "kcal cal"),
        ("BTU", "0.252", "btu"),
        ("watt-hour", "0.860421", "wh"),
        ("kilowatt-hour", "860.421", "kwh"),
    )),
    ("power", "power", (
        ("watt", "1", "w"),
        ("kilowatt", "1000", "kw"),
        ("horsepower", "745.7", "hp"),
    )),
    ("volt", "voltage", (("volt", "1", "v"),)),
    ("decibel", "loudness", (("decibel", "1", "db"),)),
    ("heat of peppers", "heat", (
        ("Scoville unit", "1", "shu|scoville|scoville heat unit|scoville point|scoville degree|heat unit"),
    )),
    ("gold", "purity", (("karat", "1", "kt"),)),
    ("light", "brightness", (("lumen", "1", "lm"), ("candela", "12.566", ""))),
    ("frequency", "frequency", (
        ("hertz", "1", "hz"),
        ("kilohertz", "1000", "khz"),
        ("megahertz", "1000000", "mhz"),
        ("gigahertz", "1000000000", "ghz"),
    )),
    ("pressure", "pressure", (("pound per square inch", "1", "psi|pounds per square inch"),)),
    ("megapixel", "count", (("megapixel", "1", "mp"),)),
)  # fmt: skip


def _takes_s(spelling: str) -> bool:
    """Whether a spelling has a plural of its own: "foot", and neither "m" nor "mos", for moss is no month."""
    return spelling[-1:].isalpha() and len(spelling) > 2 and not spelling.endswith("s")


def _build() -> tuple[dict[str, Unit], dict[str, Unit]]:
    by_name: dict[str, Unit] = {}
    by_spelling: dict[str, Unit] = {}
    for family, dimension, rows in _TABLE:
        for name, factor, others in rows:
            above, _, below = factor.partition("/")
            unit = Unit(name, dimension, family, Fraction(above) / Fraction(below or 1))
            by_name[name] = unit
            spellings = others.split("|") if "|" in others else others.split()
            for spelling in (name, *spellings):
                for form in (spelling, spelling + "s") if _takes_s(spelling) else (spelling,):
                    by_spelling.setdefault(form.casefold(), unit)
    return by_name, by_spelling


#: canonical singular name -> unit
UNITS: dict[str, Unit]
UNITS, _SPELLINGS = _build()

#: canonical unit name -> what it measures. Further dimensions, which have no unit of their own: age, time (clock), date,
#: count, position, size, id
DIMENSIONS: dict[str, str] = {name: unit.dimension for name, unit in UNITS.items()}


@lru_cache(maxsize=2048)
def unit_of(word: str) -> Unit | None:
    """The unit a word or symbol names ("ft", "Feet", "$", "light-years"), or None.

    One-letter symbols ("m", "g") name a unit only where the caller stands behind a number.
    """
    key = " ".join(word.casefold().split())
    found = _SPELLINGS.get(key) or _SPELLINGS.get(key.replace(".", ""))
    if found is None and "-" in key:
        found = _SPELLINGS.get(key.replace("-", " "))
    return found


def convert(amount: Number, from_unit: str, to_unit: str) -> Number | None:
    """An amount in another unit of the same family (3 weeks -> 21 days), exactly; None where they do not convert."""
    if from_unit == to_unit:
        return amount
    source, target = UNITS.get(from_unit), UNITS.get(to_unit)
    if source is None or target is None or source.family != target.family:
        return None
    return tidy_number(Fraction(amount) * source.factor / target.factor)
