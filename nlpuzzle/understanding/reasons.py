"""Why a clue was not understood, in a puzzler's words. One sentence for each reason; `{words}` is what stopped us."""

from nlpuzzle.english.words import Word

__all__ = ["SENTENCES", "sentence"]

SENTENCES = {
    "stop:if": "I do not read conditions and side clauses yet; “{words}” starts one.",
    "stop:other": "“{words}” makes an exception, and I do not read those yet.",
    "stop:vague": "“{words}” makes the statement vague, so it fixes nothing for certain.",
    "stop:all": "“{words}” speaks of several people at once, and I cannot tell which.",
    "stop:beside": "“{words}” is beside somebody, and I cannot tell whom.",
    "stop:never": "“{words}” is more than a plain yes or no.",
    "stop:you": "“{words}” is somebody outside the puzzle.",
    "stop:punctuation": "“{words}” joins several statements; give each its own line.",
    "denied": "“{words}” weakens, denies or reports the statement, so it is no plain fact.",
    "unknown": "I do not know what “{words}” means here: it belongs to no category and no other clue uses it.",
    "repeated": "“{words}” stands there twice; a word may be missing.",
    "common noun": "“{words}” is written small here, and I cannot tell whether it means the name.",
    "lacks:verb": "A verb is missing.",
    "lacks:relative": "What “{words}” begins has no verb.",
    "lacks:negation": "After “{words}” a verb is missing.",
    "lacks:article": "I cannot place “{words}”; a “to” or “on” may be missing.",
    "lacks:noun": "After “{words}” a noun is missing that stands there elsewhere.",
    "lacks:unit": "“{words}” lacks the unit that stands there elsewhere.",
    "lacks:object": "After “{words}” it is not said what.",
    "lacks:only": "“{words}” may mean several things where it stands.",
    "lacks:counted": "It is not said what “{words}” counts.",
    "lacks:counted before": "Before “{words}” a number or an article is missing.",
    "lacks:noun after": "After “{words}” a noun is missing.",
    "lacks:order": "I cannot make sense of “{words}” where it stands.",
    "lacks:agreement": "Before “{words}” a word may be missing: it is said of one alone.",
    "lacks:joint": "“{words}” cannot stand side by side.",
    "lacks:preposition": "Before “{words}” a preposition is missing.",
    "misplaced": "I cannot place “{words}” in the sentence.",
    "second person": "“{words}” is another person, whom no category names.",
    "whose left": "The people face whoever sees them, so their own left may be the right of the row.",
    "in speech": "It goes on with what somebody dreams, hopes or tells, and need not be true.",
    "reported": "“{words}” reports what somebody says, and need not be true.",
    "relation": "“{words}” relates two people; it does not say that they are one and the same.",
    "another deed": "“{words}” tells of something else than what the other clues and the story do with such things.",
    "too long": "The sentence is too long to be one clue: give each statement its own line.",
    "no construction": "No sentence I know goes on with “{words}” here.",
    "unfinished": "The sentence stops before it says anything about two things.",
    "no verb": "I find no verb that says something of the item.",
    "two verbs": "I find two statements in one; “{words}” begins the second.",
    "several subjects": "Several things are said at once, and I cannot tell what holds of which.",
    "mixed list": "I cannot tell how the things in the list belong together.",
    "not of two": "“Not” is said of two things together, so I cannot tell which is meant.",
    "not two": "The sentence needs exactly two things here.",
    "wrong count": "The number of things that are listed is not the one the sentence needs.",
    "what is counted": "I do not know what “{words}” counts.",
    "which one": "“{words}” may be one of several people; say how many places away.",
    "not one person": "“{words}” does not pick out one person.",
    "which order": "I cannot tell in which order “{words}” is meant.",
    "no order": "No category that has an order can be compared by “{words}”.",
    "pursuit": "Who is “{words}” something may want it, and need not come later.",
    "no line": "“{words}” needs a line of places, and the puzzle has none I know of.",
    "other places": "“{words}” speaks of other places than those of the puzzle.",
    "no such place": "“{words}” is no place I can find in any order.",
    "no such value": "“{words}” is the value of no item.",
    "pronoun": "I cannot tell whom “{words}” means.",
    "one of the ends": "I cannot use “{words}” in this place.",
    "impossible": "As I read it, the clue cannot be true: it contradicts itself, or makes two items of one category the same.",
    "no item": "The sentence names no item of any category.",
    "ambiguous": "The clue can be read in more than one way.",
    "question": "This is a question, not a clue.",
}


def sentence(reason: str, words: tuple[Word, ...]) -> str:
    """The sentence for a reason about some words."""
    known = "misplaced" if reason == "stop:" else reason  # a word that stops the reader, in letters of several alphabets
    return SENTENCES[known].format(words=" ".join(w.text for w in words))
