"""Past tenses of verbs, regular or not, whether or not a table knows the verb."""

from functools import cache

from nlpuzzle.english.tables import rows

__all__ = ["past_of"]

#: forms that are a noun or an adjective more often, and so not in irregular.txt; at the head of a list they are the verb
_RARE = {"bit": "bite", "bound": "bind", "ground": "grind", "lay": "lie", "rose": "rise", "shed": "shed", "wound": "wind"}


@cache
def _irregular() -> dict[str, str]:
    return {**{row[0]: row[1] for row in rows("irregular")}, **_RARE}


def past_of(form: str) -> str | None:
    """The verb of which a word may be the past tense: "fell", "lost", "quit", "missed"; None for "red", "seen" and "falls"."""
    if form.endswith("s") or form.endswith("ing"):
        return None
    verb = _irregular().get(form)
    if verb is not None:
        return verb
    return form.removesuffix("ed") if form.endswith("ed") and len(form) > 4 and not form.endswith(("eed", "sred")) else None
