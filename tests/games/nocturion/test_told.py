"""What is told: every event, in its order."""

from typing import Any

import pytest

from regalia.games.nocturion import RULES
from regalia.games.nocturion import events as told
from regalia.games.nocturion.events import (
    AbilityUsed,
    Activated,
    AllReadied,
    BeastExhausted,
    BeastLeft,
    BeastReadied,
    Began,
    ChaliceTaken,
    Completed,
    CrestCleared,
    CrestRolled,
    CrownPassed,
    CurseDrawn,
    CurseGiven,
    CurseLeft,
    CursePrevented,
    CurseReceived,
    DiceReturned,
    DieDiscarded,
    DieRerolled,
    DieTurned,
    Discarded,
    Drew,
    Equipped,
    Gained,
    GameEnded,
    GuildMasterTaken,
    Kept,
    Looked,
    PenaltyCounted,
    Picked,
    PoolCleared,
    PrestigeGained,
    PutBelow,
    QuestLeft,
    QuestRevealed,
    Refilled,
    Reserved,
    Reshuffled,
    Returned,
    Revealed,
    RoundBegan,
    SeasonMoved,
    Summoned,
    TokensReturned,
    TurnBegan,
    TurnEnded,
    WildDie,
    YearBegan,
)
from regalia.games.nocturion.scoring import rank
from tests.games.nocturion.layout import A, B, C, act, table
from tests.playing import moments, seed


def events(position: str, *actions: str) -> list[Any]:
    """What happened since a position was laid out."""
    game = table(position)
    game.events = []
    return [*(act(game, *actions).events or [])]


@pytest.mark.parametrize(
    ("position", "actions", "happened"),
    [
        (
            "T 22 | year 1 | empty S1 S3\nA dice 4",
            ["A activate S3 4"],
            [
                Activated(A, "watchtower", 4),
                SeasonMoved("winter", "archer"),
                YearBegan(2),
                Refilled(("smithy", "watchtower")),
                Gained(A, ("archer",), "tile"),
            ],
        ),
        (
            "T 6\nA dice 4 | goods G1 M1",
            ["A activate S1 4", "A use", "A return gold", "A take wood"],
            [
                Activated(A, "smithy", 4),
                SeasonMoved("spring", "iron"),
                Gained(A, ("iron",), "tile"),
                AbilityUsed(A, "location", "smithy"),
                Returned(A, ("gold",), "exchange"),
                Gained(A, ("wood",), "exchange"),
            ],
        ),
        ("T 3\nA dice 2 4", ["A reserve 4"], [Reserved(A, 4)]),
        (
            "T 6 | empty S1\nA dice 4",
            ["A activate S1 4"],
            [Activated(A, "smithy", 4), SeasonMoved("spring", "iron")],
        ),
        (
            "T 7 | occupied N1 N2 N3\nA dice 1",
            ["A discard-die 1", "A take iron"],
            [DieDiscarded(A, 1), Gained(A, ("iron",), "die"), SeasonMoved("spring", "iron")],
        ),
        (
            "T 3\nA house ashgrove 0 | goods W1 A1",
            ["A equip ashgrove_helm"],
            [
                Returned(A, ("archer", "wood"), "cost"),
                Equipped(A, "ashgrove_helm"),
                PrestigeGained(A, 2, "equipped", "ashgrove_helm"),
            ],
        ),
        (
            "T 3 | row1 tournament palisade bridges | next1 library\nA house ashgrove 1 | goods K1 G1",
            ["A complete tournament", "A use", "A take iron"],
            [
                Returned(A, ("knight", "gold"), "cost"),
                Completed(A, "tournament"),
                PrestigeGained(A, 3, "completed", "tournament"),
                AbilityUsed(A, "quest", "tournament"),
                Gained(A, ("iron",), "ability"),
                QuestRevealed("library"),
            ],
        ),
        (
            "T 3\nA dice 3 | stable alligator",
            ["A beast alligator"],
            [AbilityUsed(A, "beast", "alligator"), BeastExhausted(A, "alligator"), DieTurned(A, 3, 4, crest=False)],
        ),
        (
            "T 3 | rolls 6\nA house evenfall 1 | dice 2",
            ["A house evenfall"],
            [AbilityUsed(A, "house", "evenfall"), DieRerolled(A, 2, 6, crest=False)],
        ),
        (
            "T 1 | rolls 5\nA dice 3",
            ["A activate E1 3", "A use"],
            [
                Activated(A, "jousting_field", 3),
                SeasonMoved("spring", "knight"),
                Gained(A, ("knight", "knight"), "tile"),
                AbilityUsed(A, "location", "jousting_field"),
                CrestRolled(A, 5),
            ],
        ),
        (
            "T 3\nA stable kraken",
            ["A release kraken"],
            [AbilityUsed(A, "beast", "kraken"), BeastLeft(A, "kraken"), WildDie(A)],
        ),
        (
            "T 3\nA stable unicorn warg~",
            ["A beast unicorn"],
            [AbilityUsed(A, "beast", "unicorn"), BeastExhausted(A, "unicorn"), BeastReadied(A, "warg")],
        ),
        (
            "T 3 | deck imp warg ogre\nA house frosthelm 1",
            ["A house frosthelm", "A keep warg"],
            [
                AbilityUsed(A, "house", "frosthelm"),
                Looked(A, 3, ("imp", "warg", "ogre")),
                Kept(A, "warg"),
                PutBelow(A, 2),
            ],
        ),
        (
            "T 6 | curses doubt\nA dice 6\nB curses greed greed greed",
            ["A activate W2 6", "A use", "A curse B"],
            [
                Activated(A, "black_keep", 6),
                SeasonMoved("spring", "knight"),
                Gained(A, ("knight",), "tile"),
                AbilityUsed(A, "location", "black_keep"),
                CurseDrawn(A, "doubt"),
                CurseLeft(B, "greed"),
                CurseReceived(B, "doubt"),
            ],
        ),
        (
            "players 2 | T 3\nA stable nightmare | curses doubt\nB stable sphinx",
            ["A beast nightmare", "B beast sphinx"],
            [
                AbilityUsed(A, "beast", "nightmare"),
                BeastExhausted(A, "nightmare"),
                CurseGiven(A, "doubt", B),
                AbilityUsed(B, "beast", "sphinx"),
                BeastExhausted(B, "sphinx"),
                CursePrevented(B, "doubt"),
            ],
        ),
        (
            "T 3\nA dice 2",
            ["A activate E2 2", "A use"],
            [
                Activated(A, "monastery", 2),
                SeasonMoved("spring", "gold"),
                Gained(A, ("gold", "gold"), "tile"),
                AbilityUsed(A, "location", "monastery"),
                ChaliceTaken(A),
            ],
        ),
        (
            "T 6\nA dice 4",
            ["A activate S2 4", "A use"],
            [
                Activated(A, "lumber_mill", 4),
                SeasonMoved("spring", "wood"),
                Gained(A, ("wood",), "tile"),
                AbilityUsed(A, "location", "lumber_mill"),
                GuildMasterTaken(A),
            ],
        ),
        ("T 3", ["A end"], [TurnEnded(A), TurnBegan(B)]),
        (
            "phase draft | pool 2 2 5\nA dice 4 4",
            ["A take gold", "B pick 5"],
            [Gained(A, ("gold",), "draft"), Picked(B, 5), Picked(C, 2), PoolCleared((2,)), TurnBegan(A)],
        ),
    ],
)
def test_everything_that_happens_is_told_in_its_order(position: str, actions: list[str], happened: list[Any]) -> None:
    assert events(position, *actions) == happened


def test_a_summon_is_told_step_by_step() -> None:
    position = "T 3\nA house duskmere 3 | hand fairy_swarm imp | goods G1 | stable warg troll~ ogre~ hydra~"
    assert events(position, "A house duskmere", "A summon fairy_swarm", "A use", "A take mage") == [
        AbilityUsed(A, "house", "duskmere"),
        Revealed(A, "fairy_swarm"),
        BeastLeft(A, "warg"),
        Summoned(A, "fairy_swarm"),
        PrestigeGained(A, 1, "summoned", "fairy_swarm"),
        AbilityUsed(A, "beast", "fairy_swarm"),
        BeastExhausted(A, "fairy_swarm"),
        Gained(A, ("mage",), "ability"),
    ]


def test_refresh_is_told_step_by_step() -> None:
    goods = "A goods G7 | crest 4 | hand imp"
    game = table(f"T 3 | phase refresh | moved\n{goods}\nB hand hydra harpy warg troll\nC guild_master", "B discard troll")
    happened = game.events or []
    assert [type(event) for event in happened] == [
        DiceReturned,
        Returned,
        Drew,
        Drew,
        Discarded,
        Drew,
        Drew,
        Drew,
        TokensReturned,
        CrownPassed,
        AllReadied,
        CrestCleared,
        RoundBegan,
    ]
    assert happened[1] == Returned(A, ("gold",), "limit")
    assert happened[9] == CrownPassed(C)


def test_reshuffles_are_told() -> None:
    game = table("T 6\nA dice 6")
    game.state.deck, game.state.discards, game.events = (), ("imp", "warg", "troll"), []
    act(game, "A activate W1 6", "A choose search_beasts")
    assert Reshuffled("beasts") in game.events
    game = table("T 6\nA dice 6")
    game.state.curse_deck, game.state.curse_discards, game.events = (), ("doubt",), []
    act(game, "A activate W2 6", "A use")
    assert Reshuffled("curses") in game.events


def test_a_loss_is_told() -> None:
    assert Returned(B, ("gold",), "lost") in events("T 3\nA stable vampire_bat\nB goods G1", "A release vampire_bat")


@pytest.mark.parametrize(
    ("position", "actions", "earned"),
    [
        ("T 3\nA stable behemoth", ["A release behemoth"], PrestigeGained(A, 2, "beast", "behemoth")),
        (
            "T 3 | row1 blighted_grove palisade bridges\nA house evenfall 1 | goods M1 W1 G5",
            ["A complete blighted_grove", "A use"],
            PrestigeGained(A, 5 // 2, "quest", "blighted_grove"),
        ),
        (
            "T 3 | row1 ghost_siege palisade bridges\nA house evenfall 1 | goods K1 M1 | stable vampire_bat",
            ["A complete ghost_siege", "A use"],
            PrestigeGained(A, 1, "quest", "ghost_siege"),
        ),
        (
            "T 3 | row1 library palisade tournament\nA house evenfall 1 | goods M1 G1 | stable behemoth",
            ["A complete library", "A use"],
            PrestigeGained(A, 5, "quest", "library"),
        ),
        (
            "T 3 | row1 tournament palisade bridges\nA house ashgrove 3 | goods K1 G1",
            ["A complete tournament", "A skip"],
            PrestigeGained(A, 2, "house", "ashgrove"),
        ),
    ],
)
def test_prestige_of_an_ability_is_told_with_what_it_is_for(
    position: str, actions: list[str], earned: PrestigeGained
) -> None:
    assert earned in events(position, *actions)


def test_a_quest_whose_deck_is_empty_leaves_after_its_reward() -> None:
    game = table("T 3 | row1 tournament palisade bridges\nA house ashgrove 1 | goods K1 G1")
    game.state.quests[0], game.events = (), []
    act(game, "A complete tournament", "A skip")
    assert game.events[-1] == QuestLeft(A, "tournament")
    assert game.state.rows[0] == ("palisade", "bridges")


def test_what_curses_cost_is_told_at_the_end_of_whoever_has_to_pay() -> None:
    curses = "A curses bloodthirst bloodthirst | prestige 5\nB curses greed\nC curses bloodthirst"
    game = table(f"T 23 | year 7 | phase refresh | moved\n{curses}")
    assert game.is_over
    assert (game.events or [])[-3:] == [PenaltyCounted(A, 4), PenaltyCounted(C, 1), GameEnded((A,))]


@pytest.mark.parametrize("number", range(6))
def test_the_score_is_the_sum_of_what_was_told(number: int) -> None:
    *_, game = moments(RULES, 2 + number % 3, number)
    points = dict.fromkeys(game.state.seats, 0)
    for event in game.events or []:
        match event:
            case PrestigeGained(seat, prestige):
                points[seat] += prestige
            case PenaltyCounted(seat, prestige):
                points[seat] -= prestige
    assert any(points.values())
    assert points == {each.seat: each.keys[0] for each in rank(game.state)}


def test_every_kind_of_event_has_been_told_here() -> None:
    kinds = {name for name, kind in vars(told).items() if isinstance(kind, type) and kind.__module__ == told.__name__}
    assert kinds - {"Began", "HouseChosen"} <= {*globals()}


def test_the_first_event_is_who_begins_and_where_the_locations_are() -> None:
    game = RULES.begin(3, seed(7), events=True)
    assert (game.events or [])[0] == Began(game.state.crown, game.state.tiles)
