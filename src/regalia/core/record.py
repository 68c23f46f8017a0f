"""Records: a whole game as a file, and its verification."""

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from regalia.core.brings import Brought, sealed
from regalia.core.chance import SeatNonce, commitment, mixed
from regalia.core.match import Carried, Given, Match
from regalia.core.meaning import Seat
from regalia.core.packs import PackName
from regalia.core.rules import Rules
from regalia.core.saves import UnreadableSave, load, save


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole game as a file: everything needed to play it again and to check every draw."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    commitment: str
    """SHA-256 of the arena's seed, published before play."""
    seed: str | None
    """The arena's seed, published when the game is over; without it a record cannot be replayed."""
    answers: list[Given]
    names: list[str] = []
    final: Any = None
    """The saved final position."""
    carried: Carried | None = None
    """The position from which the game was continued, if it began under older rules."""
    nonces: list[SeatNonce | None] = []
    """Contribution of each seat to the seed; none from bots, and from people without a browser."""
    pack: PackName | None = None
    """The pack that was used; None for the game's own content."""
    brought: list[Brought] = []
    """The deck of each seat, in games with decks."""
    chronicle: dict[str, list[str]] | UnsetType = UNSET
    """The story of the game by language, for people who read the file. It proves nothing, and is composed again here."""
    format: int = 4
    """1: without nonces. 2: without packs and what seats bring. 3: no seat resigns."""


def record_of(match: Match) -> Record:
    """The record of a match so far; it contains seed, decks and the final position only when the game is over."""
    over = match.game.is_over
    final = msgspec.json.decode(save(match.game)) if over else None
    return replace(_record(match, opened=over), final=final)


def record_so_far(match: Match) -> Record:
    """The record of a game that is to go on elsewhere, with seed and decks: its readers know all that is hidden."""
    return _record(match, opened=True)


def _record(match: Match, opened: bool) -> Record:
    return Record(
        match.rules.slug,
        match.rules.version,
        match.seats,
        msgspec.to_builtins(match.options),
        commitment(match.seed),
        match.seed if opened else None,
        list(match.answers),
        carried=match.carried if opened else None,
        nonces=match.nonces,
        pack=match.rules.pack.in_records if match.rules.pack else None,
        brought=sealed_all(match.brought, match.seed, opened),
    )


def with_chronicle(record: Record, chronicle: dict[str, list[str]]) -> dict[str, Any]:
    """A record as a file that begins with its story, if there is one."""
    fields: dict[str, Any] = msgspec.to_builtins(record)
    return {"chronicle": chronicle, **fields} if chronicle else fields


def sealed_all(brought: Sequence[Any], seed: str, opened: bool) -> list[Brought]:
    """The decks of the seats for a record: their hashes and, if `opened`, their contents."""
    return [
        Brought(sealed(each, seat, seed), msgspec.to_builtins(each) if opened else None)
        for seat, each in enumerate(brought)
    ]


def brought_of(rules: Rules[Any], record: Record) -> list[Any]:
    """The decks of a record. Raises ValidationError for one that cannot be read."""
    if rules.brings is None:
        return []
    return [msgspec.convert(each.content, rules.brings.kind) for each in record.brought]


def is_unsealed(rules: Rules[Any], record: Record) -> bool:
    """True if a seat has another deck than it committed to."""
    try:
        brought = brought_of(rules, record)
    except msgspec.ValidationError:
        return True
    hashes = [sealed(each, seat, record.seed or "") for seat, each in enumerate(brought)]
    wanted = record.seats if rules.brings is not None else 0
    return len(record.brought) != wanted or hashes != [each.hash for each in record.brought]


def replay(rules: Rules[Any], record: Record) -> Match:
    """Replay a record, from where it continued under the rules of the record.

    Raises IllegalAnswer or ValueError if it does not match the rules, UnreadableSave if rules or pack differ.
    """
    if record.rules != rules.version:
        raise UnreadableSave(f"a record of {record.game} {record.rules}, read as {rules.slug} {rules.version}")
    if is_of_another_pack(rules, record):
        here = rules.pack.in_records if rules.pack else None
        raise UnreadableSave(f"played with {in_words(record.pack)}, read with {in_words(here)}")
    if record.seed is None:
        raise ValueError("the record holds no seed: the game was not over")
    options = msgspec.convert(record.options, rules.options)
    match = Match(rules, record.seats, record.seed, options, record.nonces, brought_of(rules, record))
    older = record.carried.after if record.carried else 0
    if record.carried:
        match.carry_on(load(rules, msgspec.json.encode(record.carried.position)), record.answers[:older])
    for given in record.answers[older:]:
        match.answer(given.seat, msgspec.convert(given.answer, rules.recorded_type))
    return match


def in_order(position: Any) -> bytes:
    """A saved position as JSON in which 1, 1.0 and true differ, and the order of fields does not matter."""
    return msgspec.json.encode(position, order="sorted")


def is_of_another_pack(rules: Rules[Any], record: Record) -> bool:
    """True if the record was played with another pack than these rules have."""
    here = rules.pack.in_records if rules.pack else None
    return (record.pack and record.pack.hash) != (here and here.hash)


def in_words(pack: PackName | None) -> str:
    """A pack as text."""
    return f"the pack {pack.name} ({pack.hash})" if pack else "the game's own content"


Problem: TypeAlias = Literal["seed", "nonce", "brought", "answers", "unfinished", "end", "chance"]
"""A problem of a record: the Fluent message `verify-<problem>` of the command line."""


class Verdict(Struct, frozen=True):
    """Result of checking a record."""

    problems: list[Problem]
    answers: int
    draws: int
    """Number of random words the game used, all recomputed from the seed; only those after `Record.carried`."""
    unchecked: int = 0
    """Number of answers given under other rules or with another pack; neither they nor their draws were checked."""
    withheld: list[Seat] = []
    """The seats that committed to a nonce and did not reveal it."""
    detail: str = ""
    """The answer that does not follow the rules, and why."""

    @property
    def checked_nothing(self) -> bool:
        """True if no answer could be checked: all were given under other rules or with another pack."""
        return not self.problems and self.unchecked == self.answers


def verify(rules: Rules[Any], record: Record) -> Verdict:
    """Check a finished game: its seed against the commitment, its answers against the rules, its end against a replay.

    Of a record made under another version of the rules, or with another pack, only the seed and the nonces are checked.
    """
    if record.seed is None or commitment(record.seed) != record.commitment:
        return Verdict(["seed"], 0, 0)
    if any(each and each.nonce and commitment(each.nonce) != each.hash for each in record.nonces):
        return Verdict(["nonce"], 0, 0)
    withheld = [seat for seat, each in enumerate(record.nonces) if each and each.nonce is None]
    answers = len(record.answers)
    if record.rules != rules.version or is_of_another_pack(rules, record):
        return Verdict([], answers, 0, answers, withheld)
    if is_unsealed(rules, record):
        return Verdict(["brought"], 0, 0)
    try:
        match = replay(rules, record)
    except Exception as wrong:  # whatever the rules raise in a position that cannot be
        return Verdict(["answers"], 0, 0, detail=str(wrong))
    problems: list[Problem] = []
    if not match.game.is_over:
        problems.append("unfinished")
    if in_order(record.final) != in_order(msgspec.json.decode(save(match.game))):
        problems.append("end")
    if match.game.state.chance.seed != mixed(record.seed, record.nonces):
        problems.append("chance")
    drawn = match.game.state.chance.drawn
    if record.carried is None:
        return Verdict(problems, answers, drawn, 0, withheld)
    before: int = load(rules, msgspec.json.encode(record.carried.position)).state.chance.drawn
    return Verdict(problems, answers, drawn - before, record.carried.after, withheld)
