"""Saves: a position as readable JSON, and upgrades of positions of older rules."""

from typing import Any, get_origin

import msgspec
from msgspec import Struct
from msgspec.json import Encoder

from regalia.core.game import Game
from regalia.core.packs import Pack, pack_as_saved
from regalia.core.rules import Rules


class UnreadableSave(Exception):  # noqa: N818 - named after what it is about
    """Raised for a save that is damaged, of another game or pack, of newer rules, or of a version without an upgrade."""


UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError)
_encoder = Encoder(enc_hook=pack_as_saved)


class _Heading(Struct):
    game: str
    rules: int


def save(game: Game[Any]) -> bytes:
    """The position, also in the middle of a decision, as readable JSON."""
    rules, now = game.rules, (game.state, game.stack, game.given, game.resigned)
    return _encoder.encode(rules.position_type(rules.slug, rules.version, *now))


def load(rules: Rules[Any], saved: bytes) -> Game[Any]:
    """The game in a saved position; saves of older rules are upgraded first.

    Raises UnreadableSave if that is not possible.
    """
    try:
        position = _position(rules, saved)
    except UNREADABLE as wrong:
        raise UnreadableSave(f"a save of {rules.slug} that cannot be read: {wrong}") from wrong
    game: Game[Any] = Game.__new__(Game)
    game.rules, game.state, game.stack = rules, position.state, position.stack
    game.given, game.resigned, game.events, game.base = position.given, position.resigned, None, len(position.stack)
    game.ask_again()
    if not game.asks:
        game.play_on()  # under older rules this step asked something that it no longer asks
    return game


def _position(rules: Rules[Any], saved: bytes) -> Any:
    try:  # most saves are of these rules: they are read once
        position = rules.position_decoder.decode(saved)
    except UNREADABLE:
        pass
    else:
        if position.rules == rules.version and position.game == rules.slug:
            return position
    heading = msgspec.json.decode(saved, type=_Heading)
    if heading.game != rules.slug or heading.rules > rules.version:
        raise UnreadableSave(f"a save of {heading.game} {heading.rules}, read as {rules.slug} {rules.version}")
    if heading.rules == rules.version:
        return rules.position_decoder.decode(saved)
    position = _upgraded(rules, msgspec.json.decode(saved))
    return msgspec.convert(position, rules.position_type, dec_hook=rules.pack_of, str_keys=True)


def _upgraded(rules: Rules[Any], position: dict[str, Any]) -> dict[str, Any]:
    while position["rules"] < rules.version:
        upgrade = rules.upgrades.get(position["rules"])
        if upgrade is None:
            raise UnreadableSave(f"nothing reads {rules.slug} {position['rules']} any more")
        position = upgrade(position) | {"rules": position["rules"] + 1}
    return position


def schema(rules: Rules[Any]) -> dict[str, Any]:
    """The JSON schema of a game's saved positions."""
    return msgspec.json.schema(rules.position_type, schema_hook=_schema_of)


def _schema_of(kind: Any) -> dict[str, Any]:
    assert (get_origin(kind) or kind) is Pack, f"{kind} cannot be saved"
    return {"type": "string", "description": "the hash of the pack; empty for the game's own content"}
