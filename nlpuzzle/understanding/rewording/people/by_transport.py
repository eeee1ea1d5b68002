"""What one came by, told by its kind alone: "by train" where a sleeper train is the only train, or anything like one."""

from nlpuzzle.english.morphology import singular
from nlpuzzle.english.tables import rows
from nlpuzzle.english.words import Word, split
from nlpuzzle.puzzle import Frame
from nlpuzzle.understanding.rewording.waking import framed_rewriter

__all__ = ["by_transport"]

Words = tuple[Word, ...]

#: what one goes by, and what else might be called so
_KINDS = {
    "balloon": "airship", "bike": "bicycle cycle motorbike motorcycle moped scooter tandem", "boat": "barge canal-boat "
    "canoe catamaran cruiser dinghy ferry gondola hovercraft hydrofoil kayak ketch launch liner punt raft ship steamer yacht",
    "bus": "coach minibus trolleybus", "car": "automobile cab convertible coupe jeep limousine minivan taxi van",
    "coach": "bus carriage",
    "plane": "aeroplane aircraft airplane jet seaplane glider", "ship": "boat ferry liner steamer yacht",
    "train": "express metro monorail railway sleeper subway tram tube underground", "tram": "streetcar train",
}  # fmt: skip
_GOING = frozenset(
    "came come comes arrive arrived arrives go goes gone went leave leaves left travel travelled traveled travels".split()
)
_ENDING = frozenset({"", ".", ",", ";", "and", "but", "or", "nor", "on", "at"})


def _by_transport(words: Words, frame: Frame) -> Words:
    lows = [*(w.low for w in words), "", ""]
    for i in range(2, len(words)):
        if lows[i] in _KINDS and lows[i - 1] == "by" and lows[i - 2] in _GOING and lows[i + 1] in _ENDING:
            told = _the_only_one(lows[i], frame)
            if told:
                return _by_transport((*words[:i], *(words[i].instead(low) for low in told), *words[i + 1 :]), frame)
    return words


def _the_only_one(kind: str, frame: Frame) -> list[str]:
    """The words of the only label that ends in the noun, where nothing else of the puzzle may be called so."""
    labels = [[w.low for w in split(label)] for category in frame for label in category.items]
    named = [label for label in labels if label[-1:] == [kind] and len(label) > 1]
    like = {kind, *_KINDS[kind].split()}
    others = [label for label in labels if label not in named and like & {singular(low) for low in label}]
    broader = {noun for noun, _, *told in rows("broader") if kind in told}
    others += [label for label in labels if label not in named and label[-1:] != [] and label[-1] in broader]
    return named[0] if len(named) == 1 and not others else []


#: "by sleeper train" for "by train"
by_transport = framed_rewriter((frozenset({"by"}), _by_transport))
