"""What the story, or the name of a category, says that all of them do, one clue may say of one of them; and no more."""

import pytest

from nlpuzzle import parse_and_solve

SUNDIALS = """Five gardeners commissioned sundials last year, each of which was carved by a different mason.

Gardener: Alder, Birch, Cedar, Dove, Elder
Sundial: Noonday, Shadow, Tempus, Vesper, Zenith
Mason: Oakes, Pratt, Quill, Rudd, Stone
"""
SWIMMERS = """Each of four coaches trained a different swimmer for the gala.

Coach: Ada, Bess, Cora, Dina
Swimmer: Ned, Otto, Pete, Rolf
"""
TALKS = """Four hosts each interviewed a different guest on the radio last week.

Host: Ada, Bess, Cora, Dina
Guest: plumber, actor, vet, singer
"""
OPERAS = """Which composer created which sleuth for the stage, and in which year?

Composer: Abel, Bruck, Caldo, Drew
Sleuth: Inspector Moss, Sergeant Pym, Miss Quarles, Father Rook
Year: 1901, 1903, 1905, 1907
"""
CANVASES = """Five canvases were cleaned this spring, each by a different student.

Canvas: Alps, Brook, Coast, Dune, Estuary
Student: Adler, Boon, Crick, Dyer, Ewart
"""
PARCELS = """Five couriers delivered five parcels this morning.

Courier: Anya, Brett, Clive, Doris, Ed
Parcel: teapot, vase, lamp, book, kite
"""
GIFTS = """Four librarians will each be given a different gift.

Librarian: Ada, Bess, Cora, Dina
Gift: atlas, clock, lamp, vase
"""
HORSES = """Horse: Comet, Duke, Ember, Flash
Groomer: Adler, Boon, Crick, Dyer
Owner: Lamb, Marsh, North, Oakley
"""
LOANS = """Exhibit: atlas, globe, mask, vase
Restorer: Adler, Boon, Crick, Dyer
Donated by: Lamb, Marsh, North, Oakley
"""
CASES = """Four detectives each solved a different case last week.

Detective: Ada, Bess, Cora, Dina
Case: arson, fraud, kidnap, theft
"""
TREASURES = """Four pirates each hid one treasure on the island.

Pirate: Ada, Bess, Cora, Dina
Treasure: crown, ring, sabre, chalice
"""
CLOCKS = """Four apprentices each repaired one clock on a different day.

Apprentice: Ada, Hugo, Ravi, Tess
Clock: cuckoo, grandfather, mantel, travel
Day: Monday, Tuesday, Wednesday, Thursday
"""
VETS = """Four vets each treated one animal this morning, and every animal belonged to a different owner.

Vet: Dr. Abel, Dr. Baum, Dr. Crane, Dr. Dorn
Animal: cat, ferret, goose, pony
Owner: Ms. Ives, Ms. Jong, Ms. Kent, Ms. Lowe
Time: 9:00, 9:30, 10:00, 10:30
"""
WALTZES = """Each lady danced one dance with one gentleman.

Dance: foxtrot, rumba, tango, waltz
Lady: Abby, Bianca, Corinna, Daisy
Gentleman: Marcus, Niall, Otis, Pavel
"""
BAGS = """Four travellers each lost a different bag on a different platform.

Traveller: Ada, Bess, Cora, Dina
Bag: rucksack, satchel, suitcase, trunk
Platform: Eastern, Harbour, Central, Valley
"""
VANS = """Five couriers in five vans delivered five parcels this morning.

Courier: Anya, Brett, Clive, Doris, Ed
Parcel: teapot, vase, lamp, book, kite
Van: Alfa, Bravo, Cargo, Delta, Eagle
"""
PLAYS = """Four stations each broadcast one play this week, and each play was sponsored by a different firm.

Station: Alpha, Beta, Gamma, Delta
Play: Amber, Birch, Comet, Dune
Firm: Acme, Biffo, Cosmo, Dandy
"""
FILMS = """A studio has four films in the cinemas. Each stars a different heroine and was shot in another country.

Heroine: Queen Ada, Mother Bess, Cora Dale, Dina Eames
Film: Amber, Birch, Comet, Dune
Country: Chile, Kenya, Norway, Spain
"""
SIGNS = """Four sign makers each sold one sign at the fair.

Makers: Ada, Hugo, Ravi, Tess
Signs: anchor, crown, dragon, swan
"""
DIVERS = """Four divers went down. Each saw another animal, used another boat and wore another mask.

Diver: Akemi, Bruno, Cosima, Dilip
Animal: turtle, octopus, seahorse, lionfish
Boat: Calypso, Dorado, Esprit, Fortuna
"""


def read(story: str, sentence: str) -> list[str] | None:
    """The rules of a sentence that is the story's only clue; None where it is not read."""
    clue = next(c for c in parse_and_solve(f"{story}\n1. {sentence}\n").clues if c.number == "1")
    return list(clue.rules) if clue.status == "parsed" else None


@pytest.mark.parametrize(
    ("story", "sentence", "rule"),
    [
        (SUNDIALS, "Alder commissioned Noonday.", "Alder = Noonday"),
        (SUNDIALS, "Vesper was not commissioned by Birch.", "Vesper != Birch"),
        (SUNDIALS, "Shadow was carved by Pratt.", "Shadow = Pratt"),
        (SUNDIALS, "Quill carved Tempus.", "Quill = Tempus"),
        (SWIMMERS, "Ada trained Ned.", "Ada = Ned"),
        (SWIMMERS, "Otto was trained by Bess.", "Otto = Bess"),
        (SWIMMERS, "Cora did not train Pete.", "Cora != Pete"),
        (TALKS, "The vet was interviewed by Cora.", "vet = Cora"),
        (TALKS, "The singer was not interviewed by Bess.", "singer != Bess"),
        (TALKS, "Ada interviewed the plumber.", "Ada = plumber"),
        (OPERAS, "Abel created Inspector Moss.", 'Abel = "Inspector Moss"'),
        (OPERAS, "Miss Quarles was created by Caldo.", '"Miss Quarles" = Caldo'),
        (OPERAS, "Drew did not create Sergeant Pym.", 'Drew != "Sergeant Pym"'),
        (CANVASES, "Adler cleaned Alps.", "Adler = Alps"),
        (CANVASES, "Brook was cleaned by Boon.", "Brook = Boon"),
        (PARCELS, "Anya delivered the teapot.", "Anya = teapot"),
        (PARCELS, "The vase was not delivered by Clive.", "vase != Clive"),
        (GIFTS, "Ada was given the atlas.", "Ada = atlas"),
        (GIFTS, "Cora will receive the lamp.", "Cora = lamp"),
        (HORSES, "Comet was groomed by Adler.", "Comet = Adler"),
        (HORSES, "Boon groomed Duke.", "Boon = Duke"),
        (LOANS, "The globe restored by Crick was donated by North.", "globe = Crick ; globe = North"),
        (CASES, "Ada tackled the fraud.", "Ada = fraud"),
        (CASES, "The arson was unravelled by Bess.", "arson = Bess"),
        (TREASURES, "The ring was stashed by Bess.", "ring = Bess"),
        (CLOCKS, "Ada mended the cuckoo clock.", "Ada = cuckoo"),
        (CLOCKS, "The mantel clock was overhauled by Hugo.", "mantel = Hugo"),
        (VETS, "The goose was treated at 9:30.", 'goose = "9:30"'),
        (VETS, "Dr. Baum treated Ms. Kent's animal.", '"Dr. Baum" = "Ms. Kent"'),
        (WALTZES, "Marcus danced with Bianca.", "Marcus = Bianca"),
        (WALTZES, "Abby did not dance with Niall.", "Abby != Niall"),
        (VANS, "Anya ferried the teapot.", "Anya = teapot"),
        (VANS, "The vase was ferried by Brett.", "vase = Brett"),
        (PLAYS, "Alpha transmitted Comet.", "Alpha = Comet"),
        (PLAYS, "Dune was televised by Beta.", "Dune = Beta"),
        (PLAYS, "Amber was bankrolled by Acme.", "Amber = Acme"),
        (PLAYS, "Cosmo financed Birch.", "Cosmo = Birch"),
        (BAGS, "Ada lost the rucksack.", "Ada = rucksack"),
        (FILMS, "The film about Queen Ada was shot in Chile.", '"Queen Ada" = Chile'),
        (FILMS, "The one about Cora Dale is not Amber.", '"Cora Dale" != Amber'),
        (FILMS, "Mother Bess does not appear in Dune.", '"Mother Bess" != Dune'),
        (SIGNS, "Ada made the dragon sign.", "Ada = dragon"),
        (SIGNS, "Neither Hugo nor Tess made the swan sign.", "Hugo != swan ; Tess != swan"),
        (BAGS, "The satchel was lost by Bess.", "satchel = Bess"),
        (BAGS, "The trunk was not lost on the Valley platform.", "trunk != Valley"),
        (BAGS, "Ada lost her bag on the Harbour platform.", "Ada = Harbour"),
        (LOANS, "The atlas was donated by Lamb.", "atlas = Lamb"),
        (LOANS, "Marsh donated the mask.", "Marsh = mask"),
    ],
)
def test_told_of_all(story: str, sentence: str, rule: str) -> None:
    assert read(story, sentence) == rule.split(" ; ")


@pytest.mark.parametrize(
    ("story", "sentence"),
    [
        (SUNDIALS, "Alder mocked Noonday."),
        (SUNDIALS, "Quill measured Tempus."),
        (SUNDIALS, "Quill was commissioned by Birch and Rudd."),
        (SWIMMERS, "Ned envied Otto."),
        (SWIMMERS, "Rolf was taught by Cora."),
        (SWIMMERS, "Ned trained Ada."),
        (TALKS, "Dina admired the actor."),
        (FILMS, "The director wrote about Queen Ada in Chile."),
        (FILMS, "The film before the one about Cora Dale is Amber."),
        (FILMS, "Cora Dale has seen the film about Mother Bess."),
        (SIGNS, "Ada admired the dragon sign."),
        (SIGNS, "Ada repainted the dragon sign."),
        (TALKS, "The actor interviewed Bess."),
        (TALKS, "Ada nearly interviewed the vet."),
        (OPERAS, "Abel arrested Inspector Moss."),
        (OPERAS, "Father Rook was criticised by Caldo."),
        (OPERAS, "Bruck wanted to create Father Rook."),
        (CANVASES, "Adler bought Alps."),
        (CANVASES, "Brook was signed by Boon."),
        (PARCELS, "Brett lost the lamp."),
        (PARCELS, "Anya wrapped the teapot."),
        (GIFTS, "Bess gave the clock."),
        (HORSES, "Adler sold Comet."),
        (LOANS, "The globe restored by Crick was praised by North."),
        (LOANS, "The globe restored by Crick was copied by North."),
        (LOANS, "Dyer damaged the mask."),
        (VANS, "Anya towed the Alfa."),
        (VANS, "The Bravo was towed by Clive."),
        (VANS, "Doris pilfered the lamp."),
        (PLAYS, "Gamma financed Birch."),
        (PLAYS, "Gamma was transmitted by Biffo."),
        (BAGS, "Ada lost interest in the trunk."),
        (BAGS, "Bess lost her nerve on the Valley platform."),
        (BAGS, "Ada lost to Bess."),
        (BAGS, "Cora has lost sight of the suitcase."),
        (PARCELS, "Anya lost the kite."),
        (CASES, "Cora ignored the theft."),
        (TREASURES, "Cora mended the chalice."),
        (TREASURES, "Dina detected the crown."),
        (CLOCKS, "Ravi broke the travel clock."),
        (CLOCKS, "Tess wound the mantel clock."),
        (VETS, "Dr. Baum admired Ms. Kent's animal."),
        (VETS, "Dr. Baum treated Ms. Kent's cousin."),
        (VETS, "Ms. Ives thanked Dr. Baum."),
        (WALTZES, "Marcus argued with Bianca."),
        (HORSES, "Boon envied Lamb."),
        (DIVERS, "Akemi read about the seahorse."),
    ],
)
def test_nothing_else(story: str, sentence: str) -> None:
    assert read(story, sentence) is None
