"""A game's rules for players, as a page whose sections can be opened by number."""

import re
from base64 import b64encode
from collections.abc import Sequence
from functools import cache, partial
from typing import TYPE_CHECKING

from markupsafe import Markup

from regalia import games

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.renderer import RendererProtocol
    from markdown_it.token import Token

NUMBERED = re.compile(r"<(h[1-6])>((\d+(?:\.\d+)*)\.? .*?)</\1>")
JAPANESE = re.compile(r"[\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef]")
PICTURE = re.compile(r'<p><img src="([^"]+\.svg)" alt="([^"]+)" title="([^"]+)" /></p>')
DRAWN = re.compile(r'<p><img src="(board|beside):([a-z_]+)" alt="([^"]+)" title="([^"]+)" /></p>')
TABLE = re.compile(r"<table>(.*?)</table>", re.DOTALL)


@cache
def reader() -> "MarkdownIt":
    """Reads Markdown, without raw HTML."""
    from markdown_it import MarkdownIt

    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    markdown.add_render_rule("softbreak", soft_break)
    return markdown


def soft_break(_: "RendererProtocol", tokens: "Sequence[Token]", index: int, *__: object) -> str:
    """The end of a line in the source is a space between words that have spaces, and nothing between Japanese ones."""
    around = tokens[index - 1].content[-1:] + tokens[index + 1].content[:1]
    return "" if JAPANESE.search(around) else "\n"


def figure(slug: str, found: re.Match[str]) -> str:
    """A picture that lies beside the text, as a part of the page, with its caption."""
    path, alt, caption = found.groups()
    return f'<figure><img src="{data_of(slug, path)}" alt="{alt}"><figcaption>{caption}</figcaption></figure>'


def data_of(slug: str, path: str) -> str:
    """An SVG picture that lies beside the text, as the address of an image."""
    drawn = b64encode(games.resource(slug, "text", *path.split("/")).read_bytes()).decode()
    return f"data:image/svg+xml;base64,{drawn}"


def drawn(found: re.Match[str]) -> str:
    """A place for a picture that the board draws (`board/pictures.tsx`): across the page, or beside the words."""
    kind, name, alt, caption = found.groups()
    place = f'<div data-picture="{name}" role="img" aria-label="{alt}">{alt}</div>'
    return f'<figure class="{kind}">{place}<figcaption>{caption}</figcaption></figure>'


@cache
def rules_of(slug: str, language: str) -> Markup:
    """The rules as HTML; the heading of section 6.3 has the id `rule-6.3`."""
    text = games.resource(slug, "text", f"rules.{language}.md").read_text("utf-8")
    html = reader().render(text)
    html = NUMBERED.sub(r'<\1 id="rule-\3">\2</\1>', html)
    html = PICTURE.sub(partial(figure, slug), html)
    html = DRAWN.sub(drawn, html)
    html = TABLE.sub(r'<div class="wide" tabindex="0"><table>\1</table></div>', html)
    return Markup(html)  # noqa: S704 - our own text, rendered without raw HTML


def parts_of(slug: str, language: str) -> tuple[Markup, Markup]:
    """The title of the rules, and what follows it."""
    title, end, rest = rules_of(slug, language).partition("</h1>")
    return title + end, rest


@cache
def contents_of(slug: str, language: str) -> tuple[tuple[str, str], ...]:
    """The main sections: number and title."""
    text = games.resource(slug, "text", f"rules.{language}.md").read_text("utf-8")
    return tuple(re.findall(r"^## (\d+)\.? (.*)$", text, re.MULTILINE))
