"""Pieces that chat messages name, for pages and files that do not show the table: `#tile:0:library` is a Library."""

import re
from functools import partial

from regalia import games
from regalia.server.store import Store, Unreadable
from regalia.text.texts import Texts

NAMED = re.compile(r"[#＃]([\w:.-]*\w)")
NUMBERED = re.compile(r"[a-z]{1,2}\d+")
"""Names of pieces whose kind only the table knows, such as `b1`."""


async def text_of(store: Store, table: str, text: str, language: str) -> str:
    """A message with the pieces that it names in words, if its table can be read."""
    if "#" not in text and "＃" not in text:
        return text
    try:
        doc = await store.table(table)
    except Unreadable:
        return text
    return in_words(text, doc.game, language) if doc is not None else text


def in_words(text: str, game: str, language: str) -> str:
    """A message with the kinds of the pieces that it names; those that only the table knows are `a piece`."""
    own, its = Texts(language, "regalia.server"), Texts(language, games.package(game))
    return NAMED.sub(partial(_named, own, its), text)


def _named(own: Texts, its: Texts, written: re.Match[str]) -> str:
    _, *parts = written[1].split(":")
    known = [f"kind-{part}" for part in parts if len(part) > 1 and f"kind-{part}" in its]
    if known:
        return its(known[0])
    return own("talk-some-piece") if NUMBERED.fullmatch(written[1]) else written[0]
