"""Each order of words that is no English, in a sentence of its own; and sentences that look like it and are whole."""

import pytest

from nlpuzzle.pipeline import Understood, parse_and_solve, read_puzzle
from nlpuzzle.understanding.soundness.agreement import disagreeing
from nlpuzzle.understanding.soundness.coordination import unlike_parts
from nlpuzzle.understanding.soundness.habits import Habits
from nlpuzzle.understanding.soundness.halves import unlike_halves
from nlpuzzle.understanding.soundness.joined_ends import unlike_ends
from nlpuzzle.understanding.soundness.lifeless import lost_bearer
from nlpuzzle.understanding.soundness.lost_joints import lost_joints
from nlpuzzle.understanding.soundness.word_order import FAULTS, misplaced
from nlpuzzle.understanding.soundness.word_sequence import sequence
from nlpuzzle.understanding.understand import Understanding

QUAY = """Five skippers moored along the quay, at berths 1 to 5 from left to right.

Berth: 1, 2, 3, 4, 5
Skipper: Aud, Birk, Cilla, Dag, Ebba
Hull: amber, coral, indigo, olive, teal
Cargo: bells, cork, flax, maps, rope
Weight: 4 kg, 6 kg, 9 kg, 12 kg, 15 kg
Prize: bowl, clock, mirror, sash, trophy

Clues:
1. Aud has the amber hull.
"""

LOST = """
noun: The skipper with the coral hull carries a heavier than Birk.
noun: Aud carries cork, and the wears the sash.
noun: Either Dag or Ebba won the bowl; the chose flax.
noun: Dag stood on the two berths to the left of Ebba.
noun: The skipper from has the coral hull.
noun: Cilla has the teal hull, and skipper was not Dag.
noun: Birk is to the left of the teal hull, and the skipper with the hull carries flax.
noun: Who carries flax, is directly left of Birk.
noun: Carries flax at berth 4.
verb: Aud will at berth 4.
verb: Birk did not in the olive hull.
verb: Cilla and Dag have to the left of Birk.
verb: Ebba has to do with flax.
verb: The clock found before the mirror.
verb: Birk not found in the olive hull.
verb: Cilla either is the owner of the clock or flax.
verb: Dag's weight is more than is either Aud's or Birk's.
verb: The olive hull, which carries flax, directly to the left of Birk.
noun: Aud carries cork, and the skipper came right before Birk.
noun: One of Aud and Birk has the sash; the moored third.
verb: The skipper who won the clock isn't if Dag has the teal hull.
negation: The skipper who carries flax not wears the sash.
agreement: The skipper who carries flax stay at berth 4.
order: The coral hull is not at berth 4 or more than Birk.
order: The skipper with the bowl, not Aud, Birk and Cilla are all different skippers.
relative: The skippers are Aud, the skipper carries flax, the one with the bowl, Birk and the one in the teal hull.
relative: Aud is the owner of the teal hull, is not at berth 4.
relative: The skipper carries flax won the clock.
preposition: Birk is directly left of of Cilla.
preposition: The olive hull stands berth 4.
preposition: The mirror was taken Dag.
preposition: The teal hull is to Ebba.
preposition: The skipper known the bowl is Aud.
object: The skipper who uses has the coral hull.
order: Dag is on never berth 4.
order: Cilla is known for more than flax.
order: The skipper is more than Ebba.
only: Cilla's cargo only weighs 9 kg.
agreement: Ebba's hull belong to Cilla.
agreement: The 12 kg hull have the rope.
agreement: The heaviest hull carry the flax.
agreement: Either Dag won the sash, or the skipper with the maps sail to berth 2, or both.
noun: The rope lives at berth 3.
noun: The rope is not Cilla.
noun: Either the cork isn't Dag, or the teal hull carries bells, or both.
noun: One of Aud and Birk won the sash; the shows maps.
verb: The 9 kg hull second-to-last if and only if Birk came last.
verb: One of Aud and Birk carries maps, and the other last.
verb: The amber hull either steered by Dag or weighs 9 kg.
verb: Aud carries flax, and Birk isn't.
verb: The skipper who flax does not have the teal hull.
verb: The hull that to Ebba carries cork.
verb: The coral hull steered by Dag, and Aud moored before Birk.
verb: Aud moored after Birk, and the skipper with the cork at berth 4.
verb: Either Dag has the sash, or the skipper known for maps the teal hull, but not both.
relative: Either the skipper stands left of the one who carries maps carries flax, or Dag won the sash, or both.
relative: Aud paid less than the skipper painted the teal hull.
joint: Dag has the teal hull Ebba carries the rope.
preposition: Dag is last the line.
preposition: Aud stands either berth 3 or at berth 4.
preposition: The skipper with the sash sails the day Cilla.
object: The skipper who works uses the teal hull.
object: Birk moored before the skipper who came the day after carries flax.
order: Aud's more than hull is teal.
order: The teal hull is heavier, but by never at most 3 kg.
noun: The flax was delivered to the next to Ebba.
noun: Dag is fond of, and the bowl is Aud's.
noun: Aud, who was raised in, has the sash.
noun: Ebba's to the left carries flax.
noun: Carried the flax won the sash.
noun: Neither, nor Cilla, nor the skipper with the maps is last.
noun: The flax was shipped in month after the rope.
noun: Aud's hull is not teal, nor did carry the rope.
noun: Aud has neighbour who carries flax.
noun: The exactly two berths behind Aud is heavier than Dag.
noun: The dressed as a pirate won the sash.
noun: The skipper with the flax and the rope live two berths apart.
noun: One Aud and the skipper with the flax is last.
verb: Aud two more bells than Dag.
verb: If the skipper with the maps did not choose flax, then the skipper with the rope is not.
verb: Aud before Dag, and only Ebba moored later than Aud.
verb: Either Aud has the sash, or the skipper with the teal hull Dag, but not both.
verb: Aud is either at berth 3 or stay at berth 4.
verb: Aud is two berths to the left of Dag and the skipper to the right of Ebba.
verb: The flax does not belong to Aud, and neither Dag.
verb: Aud is of Dag.
verb: Aud waved at older than Dag.
verb: Aud doesn't wanted the flax.
joint: Aud uses the flax the skipper who won the sash came to berth 3.
joint: Aud, Birk, and Cilla the skipper who won the bowl are all different skippers.
relative: Aud, who fond of flax, won the sash.
relative: Aud moored to the left of to the right of Dag.
preposition: Aud moored second to the right Dag.
preposition: The skipper was served Aud.
preposition: Aud and Dag are the skipper the teal hull and the skipper with the maps, in some order.
preposition: The teal hull was founded 1926.
preposition: Nobody Aud carries flax.
preposition: Aud stands to Dag.
object: Aud likes better than flax.
object: Aud priced next to Dag.
order: The flax doesn't belong to Captain more than Aud.
order: Aud does not like the flax or more than the rope.
order: Aud moored the month never after Dag.
order: Aud sails to never Dag.
order: Aud on a whim won the sash.
relative: The flax etched taken from berth 3.
relative: Aud saw the skipper to the left of Dag.
noun: Aud leases from longer than Dag.
order: Aud as isn't at berth 3.
order: Aud neither carries the flax and won the sash.
order: The teal hull left month one before Dag.
counted: Aud paid dollars more than Dag.
agreement: The skipper at berth 2 carry the rope.
agreement: Dag has the sash if the skipper with the bells finish third.
verb: Birk did not 9 kg but won the bowl.
noun: Dag's, Ebba's hull and the teal hull are all different hulls.
order: Cilla is neither the owner of the bowl nor more than the skipper with the maps.
verb: The teal hull does not carry the rope and not at berth 4.
order: The heaviest more than skipper carries flax.
noun: Aud carries more than skipper sails to berth 3.
order: Dag does not stand more than fourth in the line.
relative: The skipper carries maps scored 9 kg.
relative: The skipper carries maps moored some time before Dag.
verb: The teal hull has the rope but not steered by Dag.
verb: Either Dag won the sash, or the skipper with the coral hull the olive hull, or both.
verb: Either Dag won the sash, or Aud not 9 kg, or both.
verb: The skipper with the coral hull does not carry flax and on watch some time before Aud.
verb: The skipper with the rope chose the flax but not on watch with Dag.
verb: Aud moored at berth 3, and the hull with the flax not steered by Dag.
preposition: The teal hull belongs either Dag or Aud.
preposition: The teal hull is known either flax or rope.
verb: The teal hull is either 9 kg or for flax.
verb: One of Aud and the skipper who carries maps known for rope, and the other is Dag.
verb: The skipper with the coral hull not 9 kg but carries flax.
verb: Aud has the sash, and the skipper with the teal hull at berth 4.
verb: Aud carries flax, and the skipper with the bowl flax.
verb: Aud moored two berths to the left of Dag, and Ebba to the left of Birk.
verb: Dag does not carry the rope but 9 kg.
verb: Aud moored before Birk and the flax.
joint: Dag carries flax Ebba won the sash.
joint: The clock is at 8:45 the skipper with the maps.
object: Aud has the sash, and the skipper who moored directly before carried the flax.
noun: One of Aud and Birk won the sash; the works at berth 3.
negation: Aud cook flax.
"""

WHOLE = """
The skipper with the coral hull carries a heavier load than Birk.
Aud carries cork, and the one with the bells wears the sash.
Dag stood two berths to the left of Ebba.
The skipper who carries flax is directly left of Birk.
The cargo that Aud carries is lighter than the rope.
The hull Birk painted is not teal.
Cilla will be at berth 4.
Birk did not moor at berth 3, nor did he carry the maps.
Ebba has neither the flax nor the rope.
The clock was won by Dag.
The skipper whose hull is olive carries flax.
Aud moored right after Birk was served.
Cilla either carries the flax or has the teal hull.
Dag's cargo weighs 3 kg more than Ebba's.
The skipper with the mirror, who is not Dag, has the indigo hull.
Aud moored after Birk, and the skipper with the cork right before Dag.
Aud is not next to Dag, and the skipper with the bells isn't either.
The bells and the maps belong to Aud and Birk, in some order.
The sash is Cilla's.
If the skipper with the rope comes first, then Ebba and Dag have the mirror and the bowl.
Neither the rope nor the cork belongs to Ebba.
Aud carries flax, and Dag the maps.
Aud moored two berths to the left of Dag, and Ebba three berths to the left of Birk.
Aud carries flax, but not at berth 3.
Dag does not carry the rope but the maps.
Dag does not carry the rope or the maps.
"""


def _quay() -> Understanding:
    puzzle = read_puzzle(QUAY)
    assert isinstance(puzzle, Understood)
    return Understanding(puzzle.setup)


def _lost(quay: Understanding, sentence: str) -> set[str]:
    tokens = quay.tokens(sentence)
    classes = sequence(tokens, quay.support)
    habits = Habits({clue.number: quay.tokens(clue.text) for clue in quay.setup.clues}, quay.support)
    found = {lapse[0] for guard in (misplaced, unlike_parts, disagreeing) for lapse, _ in guard(tokens, classes)}
    found |= {lapse[0] for lapse, _ in lost_bearer(tokens, classes, quay.support)}
    found |= {lapse[0] for lapse, _ in unlike_ends(tokens, quay.support)}
    return found | {lapse[0] for guard in (unlike_halves, lost_joints) for lapse, _ in guard(tokens, habits)}


@pytest.mark.parametrize("line", LOST.strip().splitlines())
def test_a_fault_is_noticed(line: str) -> None:
    lost, sentence = line.split(": ", 1)
    quay = _quay()
    assert lost in _lost(quay, sentence)


@pytest.mark.parametrize("sentence", WHOLE.strip().splitlines())
def test_a_whole_sentence_has_none(sentence: str) -> None:
    quay = _quay()
    assert _lost(quay, sentence) == set()


def test_each_fault_is_shown_where_it_is() -> None:
    assert all("|" in fault.example for fault in FAULTS)


@pytest.mark.parametrize(
    "clues", ["1. .\n2. !\n3. ...\n", "1. Ann made the stew. The tea is Ben.\n2. Is it? The pie lives next to the tea. So.\n"]
)
def test_every_class_has_its_word(clues: str) -> None:
    """Clues of several sentences, and of none."""
    assert parse_and_solve(f"Cooks: Ann, Ben, Cy\nDishes: stew, pie, tea\n\n{clues}").message
