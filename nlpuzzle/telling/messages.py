"""The one sentence every outcome carries, and the small sentences beside it."""

from collections.abc import Sequence

from nlpuzzle.english.legible import Illegible
from nlpuzzle.english.phrasing import capitalised

__all__ = [
    "ILLEGIBLE",
    "LEFT_OUT",
    "NO_CLUES",
    "STEPS_STOPPED",
    "clues_named",
    "conflict_sentence",
    "counted",
    "guessed_sentence",
    "hint_without",
    "incomplete_sentence",
    "joined",
    "likely_sentence",
    "multiple_sentence",
    "resting_sentence",
    "solved_sentence",
    "stopped_sentence",
    "strict_sentence",
    "taken_back_sentence",
    "too_large_sentence",
    "too_long_sentence",
    "unproved_sentence",
]

NO_CLUES = "The text lists categories, but no clues: there is nothing to solve from."
ILLEGIBLE: dict[Illegible, str] = {
    "empty": "The text is empty.",
    "binary": "This is no text: it looks like the content of a program, a picture or an archive.",
    "foreign": "The text does not seem to be in English, the only language that is read.",
}
LEFT_OUT = "left out on request"
STEPS_STOPPED = "The time was not enough for the whole way in steps."


def joined(words: Sequence[str], conjunction: str = "and") -> str:
    """ "a, b and c"; the empty string for no words."""
    return f" {conjunction} ".join(filter(None, (", ".join(words[:-1]), words[-1]))) if words else ""


def counted(count: int, noun: str) -> str:
    """ "1 clue", "3 clues", "2 categories"."""
    several = f"{noun[:-1]}ies" if noun.endswith("y") else f"{noun}s"
    return f"{count:,} {noun if count == 1 else several}"


def clues_named(numbers: Sequence[str]) -> str:
    """ "clue 5a", "clues 2, 5a and 9"; long lists are cut after eight."""
    shown = [*numbers[:8], f"{len(numbers) - 8} more"] if len(numbers) > 9 else list(numbers)
    return f"clue{'s' * (len(numbers) != 1)} {joined(shown)}"


def taken_as_known(facts: Sequence[str]) -> str:
    """What a clue leans on that the text does not say."""
    return f"Taken as known, since a clue speaks of it: {'; '.join(facts)}."


def decided_by(clues: Sequence[str]) -> str:
    """ "This follows from clues 2, 5a and 9." """
    return f"This follows from {clues_named(clues)}."


def solved_sentence(
    read: int, unread: Sequence[str], left_out: Sequence[str] = (), accepted: Sequence[str] = ()
) -> str:
    """The puzzle is solved; with unread clues or accepted readings the claim is smaller, and the sentence says so."""
    given = f", if {clues_named(accepted)} {'says' if len(accepted) == 1 else 'say'} what you accepted" if accepted else ""
    if unread:
        return (
            f"Solved without {clues_named(unread)}, which {_was(unread)} not understood{given}: "
            "if the puzzle has a solution, it is this one."
        )
    if left_out:
        return f"Solved without {clues_named(left_out)}{given}: exactly one solution fits {_the_rest(read)}."
    return f"Solved{given}: exactly one solution fits {_all_of(read)}."


def multiple_sentence(read: int, count: int, at_least: bool, left_out: Sequence[str] = ()) -> str:
    """Every clue was read and they leave several solutions."""
    without = f"Without {clues_named(left_out)}, " if left_out else ""
    fits = f"{'at least ' * at_least}{count:,} solutions fit {_the_rest(read) if left_out else _all_of(read)}"
    return capitalised(f"{without}{fits}, so there is no single answer.")


def strangers_sentence(names: Sequence[str]) -> str:
    """A clue names somebody whom no category lists: the table would lack a column."""
    some = ", ".join(dict.fromkeys(names))
    return f"No category lists {some}: a category seems to be missing, so the puzzle is not solved yet."


def guessed_sentence(categories: Sequence[str], unread: Sequence[str]) -> str:
    """Categories that nobody listed are trusted only where every clue is read with them."""
    which = f"The {_categories_named(categories)} {'is' if len(categories) == 1 else 'are'} listed nowhere"
    return f"{which}, and {clues_named(unread)} {_was(unread)} not understood, so nothing is certain yet."


def unproved_sentence(categories: Sequence[str], count: int, unlisted: bool = True) -> str:
    """A frame that nobody listed is trusted only where exactly one solution follows; `unlisted`: nothing at all is listed."""
    fits = "no solution" if count == 0 else "more than one solution"
    lists = "no categories" if unlisted else "not every category"
    return f"The text lists {lists}, and with those worked out from the clues ({joined(categories)}) {fits} fits."


def resting_sentence(message: str, numbers: Sequence[str], categories: Sequence[str]) -> str:
    """What a message says, and which clues were read only if categories are right that nobody listed."""
    if not numbers:
        return message
    rest = "rest" if len(numbers) > 1 else "rests"
    says = f"what {clues_named(numbers)} {'say' if len(numbers) > 1 else 'says'} {rest}"
    only = f"{says} on a mere proposal, the {_categories_named(categories)}"
    return f"{message.removesuffix('.')}; {only}."


def doubt_sentence(categories: Sequence[str], doubt: str) -> str:
    """A frame that nobody listed fits, and yet something about it is a guess."""
    return f"The categories {joined(categories)} were worked out from the clues, but {doubt}: so nothing is certain yet."


def incomplete_sentence(read: int, unread: Sequence[str], count: int, at_least: bool) -> str:
    """Clues are unread, and the others do not fix the answer."""
    if not read:
        return "The clue was not understood." if len(unread) == 1 else f"None of the {len(unread)} clues was understood."
    leave = "the other" if read == 1 else f"the other {read}"
    fits = f"{leave} {'leaves' if read == 1 else 'leave'} {'at least ' * at_least}{count:,} solutions"
    return capitalised(f"{clues_named(unread)} {_was(unread)} not understood, and {fits}.")


def conflict_sentence(clash: Sequence[str], unread: Sequence[str] = ()) -> str:
    """What was read has no solution; `clash` is a smallest set of clues to blame, empty where it could not be found."""
    if not clash:
        return "The clues contradict each other as they were understood: no solution fits them all."
    blame = (
        f"{clues_named(clash)} contradict each other as they were understood: no solution fits them all"
        if len(clash) > 1
        else f"{clues_named(clash)} cannot be true of this puzzle as it was understood"
    )
    return capitalised(f"{blame}{f' ({clues_named(unread)} {_was(unread)} not understood)' if unread else ''}.")


def taken_back_sentence(clash: Sequence[str]) -> str:
    """Why a clue is not used that was read by the help of others in the same words: with that, these clues clash."""
    named = clues_named(clash)
    blame = named[0].lower() + named[1:]
    return f"Several clues say it in these words; taken for who has what, {blame} contradict each other."


def stopped_sentence(what: str, limit: float, unread: Sequence[str] = ()) -> str:
    """The search reached a limit ("nodes" or "seconds") before it could prove anything."""
    reached = f"{int(limit):,} guesses" if what == "nodes" else f"{limit:g} seconds"
    missing = f", and {clues_named(unread)} {_was(unread)} not understood" if unread else ""
    return f"The search stopped after {reached} without a proved answer{missing}."


def hint_without(unread: Sequence[str], proposed: Sequence[str] = ()) -> str:
    """A hint goes by the clues that were understood, and by the categories that are only proposed."""
    also = f" and by a mere proposal, the {_categories_named(proposed)}" if proposed else ""
    return capitalised(f"{clues_named(unread)} {_was(unread)} not understood, so this goes by the others{also}.")


def published_sentence(compared: bool, differ: Sequence[tuple[str, str]]) -> str:
    """Whether the answer that was pasted along says what ours says; `differ` are pairs it puts together and we part."""
    if differ:
        pairs = joined([f"{one} with {other}" for one, other in differ[:4]])
        return f"The answer in the text is another one: it puts {pairs} together, which the clues as read do not allow."
    if compared:
        return "The answer in the text agrees with this one."
    return "The text brings an answer along; it was not read as clues and could not be compared with this one."


def several_sentence(count: int) -> str:
    """More than one puzzle was pasted; each is solved by itself."""
    return f"The text holds {count} puzzles: give them one at a time (nlpuzzle solve takes them in turn)."


def likely_sentence(doubtful: Sequence[str], closest: Sequence[str] = ()) -> str:
    """Which clues have a likely reading, and how it is accepted; `closest` are those that were not understood."""
    option = "--accept-closest" if closest else "--accept-likely"
    them = "it" if len(doubtful) + len(closest) == 1 else "them"
    if not closest:
        what = "its likely reading" if len(doubtful) == 1 else "their likely readings"
        told = f"{clues_named(doubtful)} can be read in several ways, and only with {what} has the puzzle exactly one solution"
        return capitalised(f"{told}: {option} uses {them}.")
    what = "its closest reading" if len(closest) == 1 else "their closest readings"
    also = f" and the likely {'reading' if len(doubtful) == 1 else 'readings'} of {clues_named(doubtful)}" if doubtful else ""
    told = f"{clues_named(closest)} {_was(closest)} not understood, but with {what}{also} the puzzle has exactly one solution"
    return capitalised(f"{told}: if that is what {'it says' if len(closest) == 1 else 'they say'}, {option} uses {them}.")


def strict_sentence(number: str) -> str:
    """A clue was not understood, and the person asked to go no further then."""
    return capitalised(f"{clues_named([number])} was not understood, so nothing was solved.")


def too_long_sentence(limit: int) -> str:
    """The text is over the documented limit."""
    return f"The text is longer than {limit:,} characters, and no more than that is read."


def too_large_sentence(what: str, count: int, limit: int) -> str:
    """The puzzle is over the documented limit; `what` is "items" or "categories"."""
    each = " in each category" if what == "items" else ""
    return f"The puzzle has {count:,} {what}{each}, and no more than {limit:,} are solved."


def _categories_named(names: Sequence[str]) -> str:
    return f"{'category' if len(names) == 1 else 'categories'} {joined(names)}"


def _was(numbers: Sequence[str]) -> str:
    return "was" if len(numbers) == 1 else "were"


def _all_of(read: int) -> str:
    return {0: "the puzzle", 1: "the one clue", 2: "both clues"}.get(read, f"all {read} clues")


def _the_rest(read: int) -> str:
    return {0: "what is left", 1: "the one clue left"}.get(read, f"the other {read}")
