"""The days of a week's end, or of the others: "is done | at the weekend" is done on Saturday or Sunday."""

from nlpuzzle.english.dates import weekday_value
from nlpuzzle.english.words import Word
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import framed_rewriter, lows_of

__all__ = ["at_the_weekend"]

Words = tuple[Word, ...]

_LED = {"weekend": (("at", "the"), ("on", "the")), "weekday": (("on", "a"), ("on", "one", "of", "the"))}
_ENDING = frozenset({"", ".", ",", ";", "but", "and", "then"})
#: before what is compared with those days, and not on them
_COMPARED = frozenset({"than", "before", "after", "until", "till", "since", "except", "only"})
_SATURDAY = 6


def _at_the_weekend(words: Words, frame: Frame) -> Words:
    lows = lows_of(words)
    for i in range(3, len(words)):
        told = {"weekends": "", "weekdays": "weekday"}.get(lows[i], lows[i])
        led = next((len(lead) for lead in _LED.get(told, ()) if tuple(lows[max(0, i - len(lead)) : i]) == lead), 0)
        if not led or (lows[i] == "weekdays") != (led > 2) or lows[i + 1] not in _ENDING or lows[i - led - 1] in _COMPARED:
            continue
        days = _days(frame, late=told == "weekend")
        if not days or (lows[i + 1] in ("and", "but") and lows[i + 2] in ("on", "at")):
            return words
        like = words[i - 1]
        said: list[Word] = [like.instead("on")]
        for n, day in enumerate(days):
            said += [like.instead(",") if n < len(days) - 1 else like.instead("or")] if n else []
            said.append(words[i].instead(day.casefold())._replace(text=day, proper=True))
        return (*words[: i - led], *said, *words[i + 1 :])
    return words


def _days(frame: Frame, *, late: bool) -> list[str]:
    """The days of the one sort, as the only category of weekdays lists them; nothing where there are two such categories."""
    of_days = [c for c in frame if all(weekday_value(item) for item in c.items)]
    if len(of_days) != 1:
        return []
    return [day for day in of_days[0].items if ((weekday_value(day) or 0) >= _SATURDAY) == late]


#: "at the weekend" put as "on Saturday or Sunday"
at_the_weekend = framed_rewriter((frozenset({"weekend", "weekday", "weekdays"}), _at_the_weekend))
