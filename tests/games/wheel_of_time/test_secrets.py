"""Rules 4, 9.13. No seat learns of hidden cards from being asked, from a pause, or from what others are asked."""

import pytest

from regalia.core import look
from regalia.games.wheel_of_time import menu, notation
from regalia.games.wheel_of_time.content import cards
from regalia.games.wheel_of_time.events import CardsRevealed, LookedAt
from regalia.games.wheel_of_time.reading import words

PAIRS = {
    "a search finds something or nothing": (
        ["phase resolve | challenges pattern", "V home lord_comar | deck {}"],
        ["V activate lord_comar 0"],
        ("darkfriend healing", "healing healing"),
    ),
    "advantages are stored, or none": (
        ["phase resolve | challenges pattern", "V advantages ready_resources | hand {}"],
        ["V activate ready_resources 0"],
        ("bodyguards", "healing"),
    ),
}


@pytest.mark.parametrize("name", PAIRS)
def test_the_opponent_cannot_tell_whether(name: str) -> None:
    given, when, hidden = PAIRS[name]
    seen = []
    for held in hidden:
        game = notation.lay_out([line.format(held) for line in given])
        for line in when:
            notation.act(game, line)
        seen.append((look(game, 0).view, sorted(game.asks), game.step.kind()))
    assert seen[0] == seen[1]


def test_who_recruits_at_once_is_asked_with_and_without_somebody_to_recruit() -> None:
    seen = []
    for held in ("healing", "rhuarc"):
        game = notation.lay_out(["phase actions | pattern 0/0/2", f"H home pevin | hand {held}", "V hand duel"])
        notation.act(game, "H activate pevin 2")
        seen.append((look(game, 1).view, sorted(game.asks), game.step.kind()))
    assert seen[0] == seen[1]


def test_who_pays_with_a_card_of_the_hand_is_asked_which_even_if_only_one_will_do() -> None:
    seen = []
    for held in ("first_squadron healing", "first_squadron second_squadron"):
        game = notation.lay_out(["phase actions", f"H home sixth_squadron-1 | hand {held}", "V hand duel"])
        notation.act(game, "H activate sixth_squadron 1")
        seen.append((look(game, 1).view, sorted(game.asks), game.step.kind()))
    assert seen[0] == seen[1]
    assert seen[0][2] == "PayCards"


def test_no_card_of_a_hand_is_used_where_one_is_asked_only_if_one_can_do_something() -> None:
    for kind in cards():
        for each in words(kind).entries:
            if each.when in menu.OPEN:
                assert (each.mode, each.zone) == ("act", ""), (kind, each.ref.entry)
                assert not any(getattr(cost, "of_hand", False) for cost in each.cost), (kind, each.ref.entry)
                assert not any(option.zones for target in each.targets for option in target.options), (kind, each.ref.entry)


def test_a_card_of_the_hand_that_may_be_any_is_shuffled_in_unseen() -> None:
    game = notation.lay_out(["phase draw", "V home hadnan_kadere | hand duel healing | deck charge lightning fireball"])
    for line in ("V -", "V 1", "V yes", "V duel"):
        notation.act(game, line)

    assert notation.table(game, ["V held 3 | deck 2"]) == ["V held 3 | deck 2"]
    told = [event.seen_by(frozenset((0,))) for event in game.events or []]
    assert "duel" not in repr(told)
    assert game.state.known_hands[1] == ()


def test_only_both_players_learn_which_card_liandrin_looks_at() -> None:
    game = notation.lay_out(["phase resolve | challenges pattern", "V home liandrin_sedai", "H hand duel"])
    notation.act(game, "V activate liandrin_sedai 1")

    (look_at,) = [event for event in game.events or [] if isinstance(event, LookedAt)]
    assert look_at.seen_by(frozenset((0,))).cards == look_at.seen_by(frozenset((1,))).cards == ("duel",)
    assert look_at.seen_by(frozenset()).cards is None
    assert not any(isinstance(event, CardsRevealed) for event in game.events or [])
    assert game.state.known_hands[0] == ("duel",)


@pytest.mark.parametrize("avatar", ["mat_cauthon_ii", "rand_al_thor_i"])
def test_nobody_learns_before_the_avatars_are_revealed_who_sets_a_dragon_reborn_aside(avatar: str) -> None:
    game = notation.lay_out(["phase setup"])
    game.state.decks[0] = (avatar, *game.state.decks[0])
    game.ask_again()
    held = (avatar, "elayne_trakand", "gather_allies", "unexpected_ally")
    for mine, yours in zip(held, ("rahvin_i", "padan_fain", "secondary_efforts", "lord_gaebril"), strict=True):
        assert sorted(game.asks) == [0, 1]
        notation.act(game, f"H hold {mine}")
        notation.act(game, f"V hold {yours}")
    assert sorted(game.asks) == [0, 1]
    assert game.step.kind() == "OpeningHands"

    notation.act(game, "H set-aside rand_al_thor_iv" if avatar == "mat_cauthon_ii" else "H begin")
    notation.act(game, "V begin")
    assert game.state.dragon == ("rand_al_thor_iv" if avatar == "mat_cauthon_ii" else "")
    assert notation.table(game, ["turn 1"]) == ["turn 1"]
