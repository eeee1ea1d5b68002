"""Links in words: "Ann is not red, blue or in house 3", "Ben is first and the baker is Cleo"."""

from collections.abc import Sequence

from nlpuzzle.puzzle import Frame, Item
from nlpuzzle.solving.step import Link
from nlpuzzle.telling.messages import joined
from nlpuzzle.telling.readback import noun_phrase, predicate

__all__ = ["LinkWords"]


class LinkWords:
    """The sentences of one frame about links that hold or do not hold."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        anchor = frame.anchor
        self._anchor = anchor.name if anchor else None
        self._order = {item: place for place, item in enumerate(frame.items)}

    def denied(self, links: Sequence[Link]) -> str:
        """ "Ann is not red or blue, and tea is not in house 3"."""
        return self._clauses(links, "not", "or")

    def stated(self, links: Sequence[Link]) -> str:
        """ "Ann is red and in house 3, and Ben and tea are in house 2"."""
        return self._clauses(links, "", "and")

    def subject(self, links: Sequence[Link]) -> str:
        """Who most of the links are about."""
        return noun_phrase(self._by_subject(links)[0][0], self.frame)

    def items(self, items: Sequence[Item], conjunction: str = "and") -> str:
        """ "Ann, Ben and house 3"."""
        return joined([noun_phrase(item, self.frame) for item in items], conjunction)

    def predicates(self, items: Sequence[Item], conjunction: str) -> str:
        """ "red or blue", "in house 2 or 3"; of several categories: "red and in house 2", denied "in house 2 or 3, nor red"."""
        by_category: dict[str, list[str]] = {}
        for item in sorted(items, key=lambda item: conjunction == "and" and item.category == self._anchor):
            by_category.setdefault(item.category, []).append(predicate(item, self.frame))
        told = [_shared_start(words, conjunction) for words in by_category.values()]
        return joined(told, conjunction) if conjunction == "and" else ", nor ".join(told)

    def _clauses(self, links: Sequence[Link], denial: str, conjunction: str) -> str:
        told = [self._clause(subject, others, denial, conjunction) for subject, others in self._by_subject(links)]
        return told[0] if len(told) == 1 else f"{', '.join(told[:-1])}, and {told[-1]}"

    def _clause(self, subject: Item, others: Sequence[Item], denial: str, conjunction: str) -> str:
        """What is said of one subject; of a place in the line, who is there: "tea and Ben are in house 2"."""
        if subject.category == self._anchor and len(others) > 1:
            return " ".join(filter(None, (self.items(others), "are", denial, predicate(subject, self.frame))))
        return " ".join(filter(None, (noun_phrase(subject, self.frame), "is", denial, self.predicates(others, conjunction))))

    def _by_subject(self, links: Sequence[Link]) -> list[tuple[Item, list[Item]]]:
        """The links as few subjects with what is said of each; anchors are rather said of somebody than spoken of."""
        left = list(dict.fromkeys(links))
        found = []
        while left:
            counts: dict[Item, int] = {}
            for link in left:
                for item in link:
                    counts[item] = counts.get(item, 0) + 1
            subject = min(counts, key=lambda i: (-counts[i], i.category == self._anchor, self._order[i]))
            others = [b if a == subject else a for a, b in left if subject in (a, b)]
            found.append((subject, sorted(others, key=self._order.__getitem__)))
            left = [link for link in left if subject not in link]
        return found


def _shared_start(words: Sequence[str], conjunction: str) -> str:
    """ "in house 2", "in house 3" -> "in house 2 or 3"; anything else just joined."""
    starts = {word.rpartition(" ")[0] for word in words}
    if len(words) > 1 and len(starts) == 1 and (start := next(iter(starts))):
        return f"{start} {joined([word.rpartition(' ')[2] for word in words], conjunction)}"
    return joined(words, conjunction)
