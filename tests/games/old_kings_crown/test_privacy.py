"""What a seat has seen it keeps seeing, and nothing else: imagined worlds, views, events, in every kind of set-up."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from regalia.core import Chance, Game, Knowledge, everyone, imagine, load, look, only, save
from regalia.games.old_kings_crown import RULES
from regalia.games.old_kings_crown.cards.schemes import Gossip
from regalia.games.old_kings_crown.content import CARDS_OF, DECKS
from regalia.games.old_kings_crown.options import CARD, DECLINE, PASS, PLAY, Bid, Command, Keep, Lay, Use
from regalia.games.old_kings_crown.pieces import Agreed
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.steps.claiming import ChooseLocation
from regalia.games.old_kings_crown.steps.menu import AutumnActions, DayActions, SpringActions
from regalia.games.old_kings_crown.steps.rewards import Shrine
from regalia.games.old_kings_crown.steps.spring import Bids, PlaceCards
from regalia.games.old_kings_crown.steps.summer import PlayInTie, RevealAdded, Tally
from regalia.games.old_kings_crown.steps.year import DrawUp
from regalia.games.old_kings_crown.verbs.cards import discard
from regalia.games.old_kings_crown.zones import HANDS, ZONES
from regalia.testing.privacy import events_after
from tests.games.old_kings_crown.layout import (
    LOCATION,
    REGION,
    Area,
    G,
    N,
    U,
    accounted,
    act,
    cards,
    clash,
    command,
    done,
    names,
    offered,
    offers,
    table,
    these,
    this,
    use,
)
from tests.matrix import first
from tests.playing import dice, seed, sight, turn

TABLES = [
    Agreed(rounds=4, advanced=True),
    Agreed(rounds=5, advanced=True, factions="chosen"),
    Agreed(rounds=6, advanced=True, hand_size_max=8),
    Agreed(rounds=4, factions="chosen", hand_size_max=8),
]
WORLDS = 40


def moments(agreed: Agreed, number: int) -> Iterator[Game[State]]:
    """A random game at each of its decisions, and at its end."""
    game = RULES.begin(2 + number % 3, seed(number), agreed, events=True)
    chance = dice(number)
    yield game
    while not game.is_over:
        accounted(game, *turn(game, chance))
        yield game


GAMES = sorted(product(range(len(TABLES)), range(3)), key=lambda game: game[0] % 3 != game[1])
"""Tables and numbers of games. First come one game at each table, and games of two, three and four players."""


@pytest.mark.parametrize(("agreed", "number"), first(*((TABLES[place], number) for place, number in GAMES), usual=4))
def test_worlds_look_the_same_and_depend_on_nothing_unknown(agreed: Agreed, number: int) -> None:
    for place, game in enumerate(moments(agreed, number)):
        for seat in game.state.seats:
            world = imagine(game, seat, dice(place))
            assert sight(world, seat) == sight(game, seat)
            assert learned(world, seat) == learned(game, seat)
            assert save(imagine(world, seat, dice(-place))) == save(imagine(game, seat, dice(-place)))
        assert load(RULES, save(game)).asks == game.asks


def learned(game: Game[State], seat: int) -> tuple[set[str], list[tuple[str, ...]]]:
    """What a seat knows beyond what the table shows: cards whose place it knows, and cards that lie among some places."""
    knows, me = game.state.knows, only(seat)
    among = [group.cards for group in knows.among if group.seats & me.bits]
    return {card for card in knows.seen if knows.knows(card, me)}, among


@pytest.mark.parametrize("agreed", TABLES, ids=str)
def test_every_card_is_somewhere_exactly_once(agreed: Agreed) -> None:
    for place, game in enumerate(moments(agreed, 5)):
        for state in (game.state, imagine(game, 0, dice(place)).state):
            for seat, faction in enumerate(state.factions):
                found = [*everywhere(state, seat)]
                assert sorted(found) == sorted(CARDS_OF[faction] if state.sites[seat] or found else found)


def everywhere(state: State, seat: int) -> Iterator[str]:
    """All faction cards of a player, wherever they are."""
    piles: list[Any] = [state.hands, state.decks, state.discards, state.arriving, state.aside, state.occupiers, state.sites]
    mine = {*CARDS_OF[state.factions[seat]]}
    for pile in piles:
        yield from (card for card in pile[seat] if card in mine)
    yield from (card for card in (*state.lost, *state.burned, state.bids[seat]) if card in mine)
    yield from (card for council in state.councils.values() for card in council if card in mine)
    yield from (laid.card for row in state.rows.values() for laid in row if laid.card in mine)


def worlds(game: Game[State], seat: int) -> list[State]:
    """What a seat may imagine; cards that were not laid out are out of the game."""
    state = game.state
    state.burned += tuple(
        card
        for other, faction in enumerate(state.factions)
        for card in CARDS_OF[faction]
        if card not in {*everywhere(state, other)}
    )
    return [imagine(game, seat, Chance(seed(number))).state for number in range(WORLDS)]


def test_a_card_that_came_openly_to_a_hand_is_there_or_was_laid_since() -> None:
    game = clash(
        Area(U, highlands="ruse", plateau="(hawkers)", hand="the_fence the_pickets", deck="night_carnival the_librarian"),
        Area(N, hand="woe"),
        region="highlands",
        steps=(DayActions(0), RevealAdded(), Tally(), PlayInTie(0, "highlands"), PlayInTie(1, "highlands")),
    )
    command(game, 0, "ruse", "retreat")
    assert look(game, 1).view.seats[0].seen == ("uprising_ruse",)
    if game.step.kind() == "PlayInTie":
        act(game, 0, PLAY["uprising_the_fence"])
    imagined = worlds(game, 1)
    assert all("uprising_ruse" not in state.decks[0] for state in imagined)
    assert all(state.down_at(0, "plateau") != "uprising_ruse" for state in imagined)
    places = {"hand" if "uprising_ruse" in state.hands[0] else state.region_of("uprising_ruse") for state in imagined}
    assert places == {"hand", "highlands"}


def test_after_attrition_the_deck_holds_only_what_lay_in_the_discard_pile() -> None:
    discards = "the_pickets night_carnival the_irregulars ornithopter_club the_librarian the_deadlifter"
    game = table(
        Area(U, hand="ruse hawkers", discard=discards, site=""), Area(N, hand="woe"), steps=(DrawUp(), AutumnActions(1))
    )
    pile = {*cards(discards, U)}
    for state in worlds(game, 1):
        assert {*state.decks[0]} < pile
        assert {"uprising_ruse", "uprising_hawkers"} <= {*state.hands[0]}


def test_a_hand_stays_hidden_though_attrition_lets_its_cards_be_counted_out() -> None:
    discards = "the_pickets night_carnival the_irregulars ornithopter_club the_librarian the_deadlifter"
    heir = "uprising_the_secret_society"
    game = table(
        Area(U, hand="ruse hawkers the_secret_society", discard=discards), Area(N), steps=(DrawUp(), AutumnActions(1))
    )
    other = table(
        Area(U, hand="ruse hawkers the_secret_society", discard=discards),
        Area(N),
        steps=(DrawUp(), AutumnActions(1)),
        knows=Knowledge({heir: 0b110}),
    )
    assert [look(each, eyes).view.seats[0].seen for each in (game, other) for eyes in (1, None)] == [
        (),
        (),
        (heir,),
        (heir,),
    ]


def test_the_heir_is_known_to_be_in_the_first_hand() -> None:
    game = RULES.begin(2, seed(1))
    (heir,) = look(game, 0).view.seats[1].seen
    assert heir in game.state.hands[1]
    assert all(heir in state.hands[1] for state in worlds(game, 0))
    assert {card for state in worlds(game, 0) for card in state.hands[1]} == {*DECKS[game.state.factions[1]]}


def test_who_has_looked_at_a_face_down_card_knows_it_until_it_moves() -> None:
    game = table(
        Area(U, hand="the_fence"),
        Area(N, highlands="(woe)", plateau="(the_count)", hand="ruse the_tithe"),
        Area(G, hand="effigies"),
        steps=(SpringActions(0), SpringActions(1)),
        favour=0,
    )
    use(game, 0, "spy_network", REGION["highlands"])
    seen = [look(game, seat).view.regions["highlands"].cards[0].card for seat in (0, 1, 2)]
    assert seen == ["nobility_woe", "nobility_woe", None]
    assert look(game, None).view.regions["highlands"].cards[0].card is None
    assert all(state.down_at(1, "highlands") == "nobility_woe" for state in worlds(game, 0))
    assert any(state.down_at(1, "highlands") != "nobility_woe" for state in worlds(game, 2))
    use(game, 0, "false_orders")
    assert look(game, 0).view.regions["highlands"].cards[0].card is None


def gossiping() -> Game[State]:
    return table(Area(N, hand="ruse"), Area(U, hand="hawkers the_fence"), steps=(Gossip(1, 2), SpringActions(0)))


def in_ambush() -> Game[State]:
    areas = Area(U, hand="hawkers the_fence", highlands="ruse"), Area(N, highlands="woe")
    game = clash(*areas, region="highlands", steps=(DayActions(0), DayActions(1)))
    act(game, 0, Command("uprising_ruse", "ambush"))
    return game


def set_up(*answers: int) -> Game[State]:
    game = RULES.begin(2, seed(3), Agreed(rounds=4, advanced=True))
    for number in answers:
        for seat in (0, 1):
            act(game, seat, offered(game, seat)[number])
    return game


@pytest.mark.parametrize(("game", "seat"), [(gossiping(), 1), (in_ambush(), 0), (set_up(), 0), (set_up(0), 0)])
def test_nobody_can_tell_which_card_is_chosen_in_secret(game: Game[State], seat: int) -> None:
    sights = []
    for chosen in offered(game, seat)[:2]:
        after = game.copy()
        act(after, seat, chosen)
        sights.append([look(after, other) for other in (1 - seat, None)])
    assert sights[0] == sights[1]
    assert game.step.secret


def test_when_a_card_was_laid_aside_unseen_nobody_knows_any_more_whether_the_heir_is_in_hand() -> None:
    assert [look(set_up(0), seat).view.seats[1].seen for seat in (0, None)] == [("clans_saga_the_unifier",)] * 2
    laid = set_up(0, 0)
    assert [look(laid, seat).view.seats[1].seen for seat in (0, None)] == [()] * 2
    assert {"clans_saga_the_unifier" in state.hands[1] for state in worlds(laid, 0)} == {True, False}


def test_a_card_put_under_a_deck_is_known_to_who_has_seen_it_go() -> None:
    game = table(
        Area(N, hand="woe ruse", plateau="the_count", deck="the_tithe"), Area(U), steps=(Shrine(0), AutumnActions(0))
    )
    act(game, 0, this(game, 0, "the_count"), this(game, 0, "woe"), this(game, 0, "ruse"))
    decks = [[names((card,)) if card else None for card in look(game, seat).view.seats[0].deck] for seat in (0, 1)]
    assert decks == [[None, "the_count", "woe", "ruse"], [None, "the_count", None, None]]
    assert all(names(state.decks[0][1:]) == "the_count woe ruse" for state in worlds(game, 0))
    assert len({state.decks[0] for state in worlds(game, 1)}) > 2
    assert all(state.decks[0][1] == "nobility_the_count" for state in worlds(game, 1))


def test_bids_and_face_down_cards_are_secret_until_all_are_given() -> None:
    game = table(Area(N, hand="woe ruse the_tithe the_count"), Area(U, hand="ruse hawkers the_fence"), steps=(Bids(),))
    before = sight(game, 1)
    act(game, 0, Bid("nobility_woe"))
    assert look(game, 1).view == look(game, None).view or sight(game, 1) != before
    assert b"nobility_woe" not in sight(game, 1)
    game = table(
        Area(N, hand="woe ruse the_tithe"), Area(U, hand="ruse hawkers the_fence"), steps=(PlaceCards(), SpringActions(0))
    )
    act(game, 0, Lay(*cards("woe ruse the_tithe", N)))
    act(game, 1, Lay(*cards("hawkers the_fence ruse", U)))
    assert all(text not in sight(game, 1) for text in (b"nobility_woe", b"nobility_the_tithe"))


def test_dealt_kingdom_cards_and_laid_cards_of_the_advanced_set_up_are_private() -> None:
    game = RULES.begin(2, seed(3), Agreed(advanced=True), events=True)
    mine = game.state.offers[0]
    assert look(game, 0).view.seats[0].offers == mine
    assert look(game, 1).view.seats[0].offers is None
    assert all(not {*state.offers[0]} & {*game.state.offers[1]} for state in worlds(game, 1))
    act(game, 0, Keep(mine[0]))
    act(game, 1, Keep(game.state.offers[1][0]))
    act(game, 0, CARD[game.state.hands[0][0]])
    act(game, 1, CARD[game.state.hands[1][0]])
    assert [len(hand) for hand in game.state.hands] == [6, 6]


def test_what_the_foragers_bring_is_for_one_player_only() -> None:
    pile = ("the_boatman", "buried_palace", "swansong_horn", "hidden_stair", "tinkers_ring", "old_kings_helm")
    game = table(Area(G, hand="the_owl"), Area(N), steps=(SpringActions(0),), kingdom_discard=pile)
    act(game, 0, Use("moonlit_foragers"))
    assert len({state.offers[0] for state in worlds(game, 1)}) > 1
    assert {state.offers[0] for state in worlds(game, 0)} == {game.state.offers[0]}


def test_being_asked_at_castle_or_wilderness_does_not_tell_what_the_hand_holds() -> None:
    for location in ("castle", "wilderness"):
        for held, asked in (("ruse", 1), ("guild_of_dawn_traders", 1), ("", 0)):
            game = table(Area(N, hand=held), Area(U), steps=(ChooseLocation(0, "highlands"),))
            act(game, 0, LOCATION[location])
            assert len(game.asks) == asked
            assert offers(game, 0, DECLINE) == bool(asked)


def test_a_card_played_in_a_tie_is_announced_without_its_face() -> None:
    game = clash(
        Area(N, highlands="the_count", hand="woe"),
        Area(U, highlands="the_deadlifter", hand="hawkers"),
        region="highlands",
        steps=(Tally(),),
    )
    heard = events_after(game, 0, PLAY["nobility_woe"], 1)[1]
    assert b"LaidDown" in heard
    assert b"nobility_woe" not in heard
    act(game, 1, PASS)


def test_a_card_played_in_a_tie_is_any_hand_card_to_the_others() -> None:
    game = clash(
        Area(N, highlands="the_count", hand="woe ruse the_tithe"),
        Area(U, highlands="the_deadlifter", hand="hawkers"),
        region="highlands",
        steps=(Tally(),),
    )
    act(game, 0, PLAY["nobility_woe"])
    assert len({state.down_at(0, "highlands") for state in worlds(game, 1)}) > 2
    assert {state.down_at(0, "highlands") for state in worlds(game, 0)} == {"nobility_woe"}


def test_a_card_spent_in_a_tie_of_the_region_is_not_the_one_played_in_the_next() -> None:
    game = clash(
        Area(U, highlands="captain_mooncurser", hand="ruse the_fence hawkers"),
        Area(N, highlands="master_of_arms", hand="the_count"),
        region="highlands",
        steps=(Tally(),),
    )
    act(game, 0, PLAY["uprising_ruse"])
    act(game, 1, PASS)
    command(game, 0, "ruse", "retreat", these(game, 0, "ruse"))
    done(game, 0)
    assert look(game, 1).view.seats[0].seen == ("uprising_ruse",)
    assert not offers(game, 0, PLAY["uprising_ruse"])
    act(game, 0, PLAY["uprising_the_fence"])
    assert all("uprising_ruse" in state.hands[0] for state in worlds(game, 1))


def test_a_step_back_stays_where_a_card_known_to_be_in_a_hand_is_put_on_the_table() -> None:
    game = table(Area(U, hand="ruse hawkers"), Area(N, hand="woe the_count"), steps=(DrawUp(), SpringActions(1)))
    ZONES.show(game.state, HANDS, 1, ["nobility_woe"], everyone(game.state))
    for card, news in (("nobility_woe", 0), ("nobility_the_count", 1)):
        learned = game.state.knows.learned
        discard(game, card)
        assert game.state.knows.learned - learned == news


def test_everybody_sees_what_an_ability_has_been_told_so_far() -> None:
    board = Area(N, board="hidden_stair<ruse> the_boatman<the_tithe>", highlands="woe the_count")
    game = clash(board, Area(U), region="highlands", steps=(DayActions(0),))
    use(game, 0, "hidden_stair", this(game, 0, "woe"))
    assert [look(game, eyes).view.picked for eyes in (0, 1, None)] == [("nobility_woe",)] * 3


def test_what_is_picked_unseen_is_for_its_own_player_until_it_is_done() -> None:
    game = table(Area(U, hand="hawkers the_fence", plateau="(ruse)"), Area(N), steps=(SpringActions(0),), favour=0)
    use(game, 0, "spy_network", REGION["plateau"])
    assert [look(game, eyes).view.picked for eyes in (0, 1, None)] == [("plateau",), (), ()]
