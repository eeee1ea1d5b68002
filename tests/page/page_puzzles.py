"""Puzzles for tests of the page: one for each thing that can become of a puzzle, and one that is out for harm."""

import puzzles

HOSTILE = (
    puzzles.SOLVED.replace("larch", "<script>owned()</script>")
    .replace("walnut", '"><img src=x onerror=owned()>')
    .replace("Clues:", "</script><script>owned()</script> <!-- --> ${style} $text &amp; \u2028\n\nClues:")
    + "4. <b onmouseover=owned()>Tadeo</b> allegedly </style><style>body{display:none}</style> waters.\n"
)

TINY = "Two friends each keep one pet.\n\nFriend: Ada, Bo\nPet: cat, dog\n\nClues:\n1. Ada keeps the cat.\n"


BY_STATUS = {
    "solved": puzzles.SOLVED,
    "multiple": puzzles.SEVERAL,
    "contradiction": puzzles.CONTRADICTION,
    "incomplete": puzzles.UNREAD,
    "unreadable": puzzles.NO_CLUES,
}
