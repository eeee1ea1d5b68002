"""One HTML page for a puzzle: its text with the readings, its picture, the steps to play through, hints, and what to print.

    picture      what a kind of puzzle has to say about its drawing: the seam between the page and the drawings
    staircase    where the blocks of a logic grid stand
    grid         the logic grid as a picture: a table for the page, the marks of every step
    svg          the logic grid as a drawing of its own
    puzzle_text  the text as pasted, every clue with its reading
    parts        the answer, the steps, the clues that were not understood
    document     the page as a whole, from `page.html`, `page.css` and `page.js`

Whatever a text contains is shown as text: every word passes `escape` or the JSON encoder, and the page lets no script run but
its own.
"""
