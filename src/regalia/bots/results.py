"""Results of many games in a file, a line as each game ends, from which an interrupted command goes on."""

import os
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from regalia.bots.spread import Spread
from regalia.bots.tournament import Pairing

T = TypeVar("T")
TermsT = TypeVar("TermsT", bound=Struct)


class Terms(Struct, frozen=True):
    """The first line of a tournament's file: all that defines it apart from its number of games."""

    game: str
    levels: tuple[str, ...]
    seed: str
    steady: bool
    brought: tuple[str, ...] = ()


class Line(Struct, Generic[T], frozen=True):
    """One game, and what came of it."""

    number: int
    result: T


class OtherTerms(Exception):  # noqa: N818 - named after what is the matter
    """The file holds other results, or something else."""


def terms_of(pairing: Pairing) -> Terms:
    """The terms of the tournament that a game belongs to."""
    return Terms(pairing.slug, pairing.levels, pairing.seed, pairing.steady, pairing.brought)


def seed_in(file: Path) -> str | None:
    """The seed of the tournament in a file, or None if there is none yet. Raises OtherTerms."""
    lines = whole_lines(file)
    return terms_in(file, lines[0], Terms).seed if lines else None


def results_in(file: Path, terms: Struct, kind: type[T]) -> dict[int, T]:
    """What was played before, by the number of the game. Begins the file if there is none. Raises OtherTerms.

    A line that was being written when the program was killed is taken away: its game is played again.
    """
    lines = whole_lines(file)
    if not lines:
        file.write_bytes(msgspec.json.encode(terms) + b"\n")
        return {}
    if terms_in(file, lines[0], type(terms)) != terms:
        raise OtherTerms(f"{file} holds other games: {lines[0].decode()[:200]}")
    os.truncate(file, sum(len(line) + 1 for line in lines))
    decoder: msgspec.json.Decoder[Line[T]] = msgspec.json.Decoder(Line[kind])  # type: ignore[valid-type]  # known at run time
    try:
        return {line.number: line.result for line in decoder.decode_lines(b"\n".join(lines[1:]))}
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise OtherTerms(f"{file}: {wrong}") from None


def kept_results(
    play: Callable[[int], bytes], number: int, spread: Spread, file: Path | None, terms: Struct
) -> list[bytes]:
    """The results of games 0 to `number` - 1. Those in a file are not played again; the others are added to it.

    Raises OtherTerms if the file holds other games.
    """
    kept = results_in(file, terms, bytes) if file is not None else {}
    missing = [game for game in range(number) if game not in kept]
    with closing(spread(play, missing)) as finished:
        for game, result in finished:
            if file is not None:
                add_result(file, game, result)
            kept[game] = result
    return [kept[game] for game in range(number)]


def add_result(file: Path, number: int, result: Any) -> None:
    """Write a line for a game."""
    with file.open("ab") as lines:
        lines.write(msgspec.json.encode(Line(number, result)) + b"\n")


def whole_lines(file: Path) -> list[bytes]:
    """The lines of a file that were written to their end; none if there is no file yet. Raises OtherTerms."""
    held = file.read_bytes() if file.exists() else b""
    if held and b"\n" not in held:
        raise OtherTerms(f"{file} is not a file of results")
    return held.split(b"\n")[:-1]


def terms_in(file: Path, line: bytes, kind: type[TermsT]) -> TermsT:
    """The first line, read. Raises OtherTerms."""
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise OtherTerms(f"{file} is not a file of results: {wrong}") from None
