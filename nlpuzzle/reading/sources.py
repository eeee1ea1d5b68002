"""What a text has that was copied from its source: tags of a page or of a forum, commands of LaTeX, escaped signs.

`noise` tells by what the text is littered; nothing is looked for in a text without its signs.
"""

import re

from nlpuzzle.regex import regex

__all__ = ["PAGE", "is_page", "noise", "plain"]

#: the source of a page: what begins a line, what ends a cell, and what only dresses the words; scripts go with their content
PAGE = (
    r"(?i:<!--(?s:.{0,3000}?)-->|<(?:script|style)\b(?s:.{0,3000}?)</(?:script|style)\s*>|<!doctype[^<>]{0,200}>"
    r"|</?(?:p|div|br|h[1-6]|li|ul|ol|table|tr|tbody|thead|section|article|header|footer|main|nav|blockquote|pre|hr|body|html|head"
    r"|title|meta|link|dl|dt|dd|td|th|b|i|u|em|strong|span|a|small|font|code|mark|img)(?=[\s/>])[^<>]{0,500}>)"
)
_DRESSING = frozenset("b i u em strong span a small font code mark img script style !-- !doctype meta link dd".split())
#: tags that lay out a text; with several of them it is the source of a page, and a lone tag is text like any other
_BLOCK = regex(r"</?(?:p|div|br|h[1-6]|li|td|tr|dt|dd|ul|ol)(?:\s[^<>]{0,500})?/?>", re.I)
_FEW_TAGS = 2
_TAG = regex(r"</?(!--|!?[a-z]+[1-6]?)", re.I)
#: "[b]Guests[/b]", "[list] [*] ... [/list]"
_FORUM_END = regex(r"\[/(?:b|i|u|s|list|size|color|colour|font|center|quote|spoiler|code|indent)\]", re.I)
_FORUM = r"(?i:\[/?(?:b|i|u|s|list|size|color|colour|font|center|quote|code|indent)(?:=[^\[\]\n]{0,40})?\]|\[\*\])"
#: "\item", "\textbf{...}", "\begin{enumerate}"
_LATEX_SIGN = regex(r"\\(?:item\b|begin\{|textbf\{|textit\{|emph\{|section\*?\{)")
_LATEX = (
    r"\\(?:begin|end)\{[^{}\n]{1,30}\}(?:\[[^\[\]\n]{0,40}\])?|\\item\s*\[[^\[\]\n]{1,12}\]|\\item\b"
    r"|\\(?:textbf|textit|texttt|textsc|emph|underline|text|section|subsection|paragraph)\*?\{|\\(?:noindent|medskip|bigskip|par"
    r"|smallskip|quad|qquad|hfill|centering|large|bfseries|itshape)\b|\\\\(?:\[[^\[\]\n]{0,10}\])?|\\[$&%#_]|[{}]|``|''"
)
#: "1\. Ann is ..."
_ESCAPED = r"\\(?=[.)#*_\-\[\]>](?:\s|\w|\Z))"
#: "'''Guests'''"
_WIKI = r"'''"


def is_page(text: str) -> bool:
    """Whether a text is the source of a page."""
    if "<" not in text:
        return False
    blocks = len(_BLOCK.findall(text))
    return blocks > 1 or (blocks > 0 and len(_TAG.findall(text)) > _FEW_TAGS)


def noise(text: str) -> str:
    """The expression that finds what a text has of its source; "" where it has nothing."""
    found = []
    if is_page(text):
        found.append(PAGE)
    if "[/" in text and _FORUM_END.search(text):
        found.append(_FORUM)
    if "\\" in text:
        found += [_LATEX] if _LATEX_SIGN.search(text) else []
        found.append(_ESCAPED)
    if "'''" in text:
        found.append(_WIKI)
    return "|".join(found)


def plain(piece: str) -> str | None:
    """What a piece of a source is in plain text: the line it begins, the sign it stands for, or nothing; None for no such."""
    if piece[0] == "<":
        return _layout_of(piece)
    if piece[0] == "[":
        return "\n- " if piece == "[*]" else ""
    if piece[0] in "{}" or piece in ("``", "''"):
        return '"' if piece in ("``", "''") else ""
    if piece == "'''":
        return ""
    if piece[0] != "\\":
        return None
    if piece.startswith("\\item"):
        own = piece.partition("[")[2].rstrip("]")
        return f"{own}" if own else "- "
    return piece[1:] if piece[1:] in ("$", "&", "%", "#", "_") else "\n" if piece.startswith(("\\\\", "\\par")) else ""


def _layout_of(tag: str) -> str:
    """What a tag does to the lines: "<li>" begins an entry, "</td>" ends a cell, "<b>" does nothing."""
    match = _TAG.match(tag)
    name = match[1].casefold() if match else ""
    if name in _DRESSING:
        return ""
    if name in ("td", "th"):
        return " | " if tag[1] == "/" else ""
    if name == "dt":
        return ": " if tag[1] == "/" else "\n"
    if name == "li":
        return "\n- " if tag[1] != "/" else ""
    return "\n" if name in ("br", "tr", "title") else "\n\n"
