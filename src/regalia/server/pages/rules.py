"""A game's rules for players, as a page whose sections can be opened by number."""

import re
from functools import cache
from importlib.resources import files

from markdown_it import MarkdownIt
from markupsafe import Markup

NUMBERED = re.compile(r"<(h[1-6])>((\d+(?:\.\d+)*)\.? .*?)</\1>")
TABLE = re.compile(r"<table>(.*?)</table>", re.DOTALL)


@cache
def rules_of(slug: str, language: str) -> Markup:
    """The rules as HTML; the heading of section 6.3 has the id `rule-6.3`."""
    text = files(f"regalia.games.{slug}").joinpath("text", f"rules.{language}.md").read_text("utf-8")
    html = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
    html = NUMBERED.sub(r'<\1 id="rule-\3">\2</\1>', html)
    html = TABLE.sub(r'<div class="wide" tabindex="0"><table>\1</table></div>', html)
    return Markup(html)  # noqa: S704 - our own text, rendered without raw HTML


@cache
def contents_of(slug: str, language: str) -> tuple[tuple[str, str], ...]:
    """The main sections: number and title."""
    text = files(f"regalia.games.{slug}").joinpath("text", f"rules.{language}.md").read_text("utf-8")
    return tuple(re.findall(r"^## (\d+)\.? (.*)$", text, re.MULTILINE))
