"""Rules 3.1. Decks that no deck builder made, sent to the arena: refused with a reason, and nothing of them is kept."""

from typing import Any

import pytest
from msgspec import to_builtins

from regalia import games
from regalia.games.wheel_of_time.decks.lists import BRINGS
from regalia.server.errors import Problem, Refuse
from regalia.server.store import Person, Sitting, TableDoc
from regalia.server.table import bringing
from regalia.server.wire.opening import Bring

RULES = games.load("wheel_of_time")
ADA = Person("u", "Ada")
TABLE = TableDoc("T", "wheel_of_time", 1, {}, (Sitting("u"), Sitting("v")), "u", "00" * 32)
STARTER: dict[str, Any] = to_builtins(BRINGS.ready["dragon_reborn_starter"])
AVATAR = STARTER["opening"][0]
MARKUP = "<img src=x onerror=alert(1)>"


def refused(content: Any, seat: int = 0) -> Problem:
    with pytest.raises(Refuse) as told:
        bringing.bring(TABLE, ADA, RULES, seat, Bring(content=content))
    return told.value.problem


def test_the_deck_itself_may_be_brought() -> None:
    assert bringing.bring(TABLE, ADA, RULES, 0, Bring(content=STARTER)).seats[0].brought == STARTER


@pytest.mark.parametrize(
    "forged",
    [
        None,
        [],
        "hero",
        {},
        {"side": "creator"},
        {"side": "hero", "cards": [AVATAR]},
        {"side": "hero", "cards": {AVATAR: 0}},
        {"side": "hero", "cards": {AVATAR: -50}},
        {"side": "hero", "cards": {AVATAR: 100}},
        {"side": "hero", "cards": {AVATAR: 1.5}},
        {"side": "hero", "cards": {AVATAR: "3"}},
        {"side": "hero", "cards": {AVATAR: 2**70}},
        {"side": "hero", "cards": {"x" * 61: 1}},
        {"side": "hero", "cards": {f"card {place}": 1 for place in range(701)}},
        {"side": "hero", "opening": [AVATAR] * 9},
        {"side": "hero", "opening": {AVATAR: 1}},
        {"side": "hero", "dragon": [AVATAR]},
        STARTER | {"secret": True},
        {"side": "hero", "cards": {AVATAR: {"cards": {AVATAR: 3}}}},
    ],
)
def test_what_is_no_deck_is_malformed(forged: Any) -> None:
    assert refused(forged).code == "malformed"


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"cards": STARTER["cards"] | {MARKUP: 3}}, "unknown-card"),
        ({"cards": STARTER["cards"] | {"../../etc": 1}}, "unknown-card"),
        ({"dragon": MARKUP}, "unknown-card"),
        ({"advantage": AVATAR}, "no-starting-advantage"),
        ({"cards": STARTER["cards"] | {AVATAR: 99}}, "too-many-copies"),
        ({"cards": {AVATAR: 3}}, "deck-too-small"),
        ({"opening": [AVATAR] * 4}, "wrong-opening"),
        ({"opening": [MARKUP] * 4}, "wrong-opening"),
        ({"side": "villain"}, "other-side"),
    ],
)
def test_a_deck_against_the_rules_says_which(changed: dict[str, Any], reason: str) -> None:
    told = refused(STARTER | changed)
    assert told.code == "not_legal"
    assert told.refusal is not None
    assert told.refusal.reason == reason


def test_a_deck_of_the_other_side_is_refused_at_ones_own_seat_and_any_deck_at_anothers() -> None:
    villain = to_builtins(BRINGS.ready["forsaken_starter"])
    assert refused(villain).code == "not_legal"
    assert refused(villain, seat=1).code == "not_seated"
