"""Rules 9.13, 12.7, cards. What effects find in a deck, look at, show, put back and name; what of it is secret."""

import pytest

from regalia.core import Arrange, Several
from regalia.games.wheel_of_time.events import CardsRevealed, Chosen, Entered, LookedAt, Returned, Shuffled, TookToHand
from regalia.games.wheel_of_time.options import NO, YES, TakeKind
from regalia.games.wheel_of_time.pieces import Memory
from regalia.games.wheel_of_time.steps.carry import Carry
from tests.games.wheel_of_time.carried import carried, loaded, take_kinds, told
from tests.games.wheel_of_time.laid import HERO, VILLAIN, Table


def deck(cards: str, hand: str = "", seat: int = HERO) -> Table:
    """A table with this deck, the top card first, and this hand."""
    table = Table()
    table.state.decks[seat], table.state.hands[seat] = tuple(cards.split()), tuple(sorted(hand.split()))
    return table


# ---------------------------------------------------------------- searched


def test_a_search_may_find_nothing_and_shuffles_all_the_same() -> None:
    game = carried(deck("charge wolves duel"), "elyas", 1)
    assert game.asks == {HERO: Several(take_kinds("wolves"), 0, 1)}
    game.answer(HERO, ())
    assert game.state.hands[HERO] == ()
    assert told(game) == [Shuffled(HERO, False)]


def test_what_a_search_finds_stays_secret() -> None:
    game = carried(deck("charge wolves duel"), "elyas", 1)
    game.answer(HERO, take_kinds("wolves"))
    assert told(game) == [TookToHand(HERO, "wolves", "deck"), Shuffled(HERO, False)]
    assert (game.state.hands[HERO], game.state.known_hands[HERO]) == (("wolves",), ())
    assert sorted(game.state.decks[HERO]) == ["charge", "duel"]


def test_disguises_that_are_found_are_shown() -> None:
    table = deck("bodyguards gyldin")
    table.lay("moghedien_i", avatar=True)
    game = carried(table, "dark_disguises", 1)
    game.answer(HERO, take_kinds("gyldin"))
    assert game.asks == {HERO: Several(take_kinds("bodyguards"), 0, 1)}
    game.answer(HERO, take_kinds("bodyguards"))
    assert [event for event in told(game) if isinstance(event, Returned)] == [
        Returned(HERO, kind, "deck", "hand") for kind in ("gyldin", "bodyguards")
    ]


def test_the_topmost_card_is_found_or_none_and_the_same_is_asked_if_there_is_none() -> None:
    table = deck("duel gather_allies confrontation")
    game = carried(table, "geofram_bornhald")
    assert game.asks == {HERO: Several(take_kinds("gather_allies"), 0, 1)}
    game.answer(HERO, take_kinds("gather_allies"))
    assert table.state.hands[HERO] == ("gather_allies",)

    assert carried(deck("duel"), "geofram_bornhald").asks == {HERO: Several((), 0, 0)}


def test_a_search_never_finds_a_copy_of_the_card_itself() -> None:
    assert carried(deck("bodyguards edarra"), "edarra", 1).asks == {HERO: Several(take_kinds("bodyguards"), 0, 1)}
    assert carried(deck("dragonmount bodyguards"), "dragonmount", 1).asks == {HERO: Several(take_kinds("bodyguards"), 0, 1)}


def test_copies_may_be_found_together_unless_the_titles_must_differ() -> None:
    game = carried(deck("need fireball fireball"), "need", 3, named="fireball")
    assert game.asks == {HERO: Several((TakeKind("fireball"), TakeKind("fireball", 1)), 0, 2)}

    game = carried(deck("min aviendha aviendha duel"), "elayne_the_accepted", 2)
    assert game.asks == {HERO: Several(take_kinds("aviendha", "min"), 0, 2)}


def test_cards_of_tear_come_into_play_at_home_as_far_as_they_may_be_there() -> None:
    table = deck("high_lord_meilan high_lord_hearne high_lord_simaan duel")
    table.lay("high_lord_hearne")
    game = carried(table, "the_stone_shall_fall", 2)
    options = take_kinds("high_lord_meilan", "high_lord_simaan")
    assert game.asks == {HERO: Several(options, 0, 2)}
    game.answer(HERO, options)
    entered = [(event.kind, event.seat, event.host) for event in told(game) if isinstance(event, Entered)]
    assert entered == [("high_lord_meilan", HERO, 0), ("high_lord_simaan", HERO, 0)]
    assert ({*game.state.decks[HERO]}, game.state.hands[HERO]) == ({"duel", "high_lord_hearne"}, ())


def test_birgitte_finds_her_bow_in_hand_or_deck() -> None:
    for table in (deck("duel", hand="longbow"), deck("longbow")):
        me = table.lay("birgitte")
        game = carried(table, "birgitte", 1)
        game.answer(HERO, take_kinds("longbow"))
        assert [piece.host for piece in game.state.pieces.values() if piece.kind == "longbow"] == [me]
        assert "longbow" not in game.state.hands[HERO] + game.state.decks[HERO]


def test_mandarb_brings_a_dagger_for_whom_he_is_with_and_rand_a_blade_for_the_dragon_reborn() -> None:
    table = deck("concealed_dagger")
    host = table.lay("faile")
    table.lay("mandarb", on="faile")
    game = carried(table, "mandarb", 3)
    game.answer(HERO, take_kinds("concealed_dagger"))
    assert [piece.host for piece in game.state.pieces.values() if piece.kind == "concealed_dagger"] == [host]

    table = deck("heron_mark_blade")
    table.lay("loial")
    dragon = table.lay("rand_al_thor_ix")
    game = carried(table, "rand_al_thor_ix")
    game.answer(HERO, take_kinds("heron_mark_blade"))
    assert [piece.host for piece in game.state.pieces.values() if piece.kind == "heron_mark_blade"] == [dragon]


# ---------------------------------------------------------------- looked at


def test_the_top_of_a_deck_is_seen_by_one_player_and_the_deck_may_be_shuffled() -> None:
    game = carried(deck("a_beginning duel charge duel healing plots", seat=VILLAIN), "hidden_spies", 1, players=(VILLAIN,))
    seen = ("a_beginning", "duel", "charge", "duel", "healing")
    assert told(game) == [LookedAt(HERO, VILLAIN, "deck", seen, 5)]
    assert game.state.known_tops == [[(), seen], [(), ()]]
    assert game.asks == {HERO: (YES, NO)}
    twin = game.copy()
    twin.answer(HERO, NO)
    assert twin.state.decks[VILLAIN] == (*seen, "plots")
    game.answer(HERO, YES)
    assert told(game)[-1] == Shuffled(VILLAIN, False)


def test_knowledge_looks_at_one_deck_after_the_other_and_may_discard_from_each() -> None:
    table = deck("duel charge")
    table.state.decks[VILLAIN] = ("fade", "plots")
    game = carried(table, "knowledge_is_power", players=(HERO, VILLAIN))
    assert told(game) == [LookedAt(HERO, HERO, "deck", ("duel",), 1)]
    game.answer(HERO, NO)
    assert LookedAt(HERO, VILLAIN, "deck", ("fade",), 1) in told(game)
    game.answer(HERO, YES)
    assert game.is_over
    assert game.state.decks == [("duel", "charge"), ("plots",)]
    assert game.state.discards == [(), ("fade",)]


def test_of_an_empty_deck_nothing_is_discarded() -> None:
    assert carried(deck(""), "knowledge_is_power", players=(HERO,)).is_over


def test_elaida_sees_five_cards_and_shows_two_of_them() -> None:
    table = deck("a_beginning duel charge healing plots fade", seat=VILLAIN)
    table.lay("elaida_sedai")
    game = carried(table, "elaida_sedai", players=(VILLAIN,))
    seen = ("a_beginning", "charge", "duel", "healing", "plots")
    assert game.asks == {HERO: Several(take_kinds(*seen), 2, 2)}
    game.answer(HERO, take_kinds("charge", "plots"))
    assert told(game)[-1] == CardsRevealed(VILLAIN, "deck", ("charge", "plots"))
    assert game.state.decks[VILLAIN] == ("a_beginning", "duel", "charge", "healing", "plots", "fade")


def test_who_imagines_other_cards_for_whom_elaida_is_looking_lets_her_see_those() -> None:
    table = deck("a_beginning duel charge healing plots fade", seat=VILLAIN)
    table.lay("elaida_sedai")
    step = carried(table, "elaida_sedai", players=(VILLAIN,)).step
    there = deck("fade plots healing charge duel a_beginning", seat=VILLAIN).state
    seen = [step.imagined(there, seat, there.chance) for seat in (HERO, VILLAIN)]
    assert [each.ctx.kinds for each in seen if isinstance(each, Carry)] == [
        ("a_beginning", "duel", "charge", "healing", "plots"),
        ("fade", "plots", "healing", "charge", "duel"),
    ]


def test_elaida_shows_what_there_is() -> None:
    table = deck("duel", seat=VILLAIN)
    table.lay("elaida_sedai")
    game = carried(table, "elaida_sedai", players=(VILLAIN,))
    assert game.asks == {HERO: Several(take_kinds("duel"), 1, 1)}


@pytest.mark.parametrize(("card", "turn", "left"), [("healing", 3, 0), ("duel", 3, 1), ("healing", 1, 1)])
def test_liandrin_discards_a_card_that_costs_one_power_but_not_on_turn_1(card: str, turn: int, left: int) -> None:
    table = deck("", hand=card, seat=VILLAIN)
    table.set(turn=turn)
    table.lay("liandrin_sedai")
    game = carried(table, "liandrin_sedai", 1, players=(VILLAIN,))
    assert told(game)[0] == LookedAt(HERO, VILLAIN, "hand", (card,), 1)
    assert len(game.state.hands[VILLAIN]) == left
    assert game.state.known_hands[VILLAIN] == (card,) * left


def test_nobody_sees_a_card_of_an_empty_hand() -> None:
    table = deck("", seat=VILLAIN)
    table.lay("liandrin_sedai")
    assert told(carried(table, "liandrin_sedai", 1, players=(VILLAIN,))) == [LookedAt(HERO, VILLAIN, "hand", (), 0)]


def test_spying_sees_the_hand_and_the_challenge_that_lies_face_down() -> None:
    table = deck("", hand="duel", seat=VILLAIN)
    table.challenge("gather_allies", HERO, hidden=True)
    table.challenge("secondary_efforts", VILLAIN, hidden=True)
    table.challenge("confrontation", VILLAIN)
    learned = table.state.learned
    game = carried(table, "spying", players=(VILLAIN,))
    assert told(game) == [
        LookedAt(HERO, VILLAIN, "hand", ("duel",), 1),
        LookedAt(HERO, VILLAIN, "hand", ("secondary_efforts",), 1),
    ]
    assert game.state.known_hands[VILLAIN] == ("duel", "secondary_efforts")
    assert game.state.learned > learned
    carried(table, "spying", players=(VILLAIN,))
    assert table.state.known_hands[VILLAIN] == ("duel", "secondary_efforts")


# ---------------------------------------------------------------- put back


def test_of_four_cards_of_a_prophecy_two_go_under_the_deck_two_on_it_in_ones_own_order() -> None:
    game = carried(deck("a_beginning charge duel fireball plots"), "prophecy")
    seen = take_kinds("a_beginning", "charge", "duel", "fireball")
    assert game.asks == {HERO: Arrange(seen, 2, 2)}
    game.answer(HERO, take_kinds("fireball", "a_beginning"))
    assert game.asks == {HERO: Arrange(take_kinds("charge", "duel"), 2, 2)}
    game.answer(HERO, take_kinds("duel", "charge"))
    assert game.state.decks[HERO] == ("duel", "charge", "plots", "fireball", "a_beginning")
    assert game.state.known_tops[HERO][HERO][:2] == ("duel", "charge")


def test_of_a_single_card_nothing_is_left_to_lie_on_the_deck() -> None:
    game = carried(deck("duel"), "prophecy")
    assert game.asks == {HERO: Arrange(take_kinds("duel"), 1, 1)}
    game.answer(HERO, take_kinds("duel"))
    assert game.is_over
    assert game.state.decks[HERO] == ("duel",)
    assert carried(deck(""), "prophecy").is_over


def test_in_tear_any_number_goes_under_the_deck_the_others_stay_as_they_lie() -> None:
    game = carried(deck("duel charge plots healing"), "doorway_in_tear", 1, 1, kinds=("duel", "charge", "plots"))
    assert game.asks == {HERO: Arrange(take_kinds("charge", "duel", "plots"), 0, 3)}
    twin = game.copy()
    game.answer(HERO, take_kinds("charge"))
    assert game.state.decks[HERO] == ("duel", "plots", "healing", "charge")
    twin.answer(HERO, ())
    assert twin.state.decks[HERO] == ("duel", "charge", "plots", "healing")


def test_the_doorway_in_tear_opens_once_for_each_symbol() -> None:
    table = deck("duel charge plots healing fade spying stymied")
    loaded(table, "O:O O:S O:O")
    game = carried(table, "doorway_in_tear")
    assert game.asks == {HERO: Arrange(take_kinds("charge", "duel", "fade", "healing", "plots", "spying"), 0, 6)}
    game.answer(HERO, take_kinds("duel"))
    assert game.asks == {HERO: Arrange(take_kinds("charge", "fade", "healing", "plots", "spying", "stymied"), 0, 6)}
    game.answer(HERO, ())
    assert game.is_over
    assert game.state.decks[HERO] == ("charge", "plots", "healing", "fade", "spying", "stymied", "duel")


def test_without_a_symbol_no_doorway_opens_and_damage_hurts() -> None:
    table = deck("duel charge")
    loaded(table, "O:S O:S O:D")
    assert carried(table, "doorway_in_tear").is_over

    table = deck("duel charge")
    rand = table.lay("rand_al_thor_iv", avatar=True)
    loaded(table, "O:S O:S O:D")
    carried(table, "doorway_in_rhuidean")
    assert (table.state.hands[HERO], table.state.pieces[rand].damage) == (("duel",), 2)


def test_manipulations_show_all_cards_of_a_type_and_put_them_under_the_deck() -> None:
    table = deck("duel fade charge plots bodyguards", seat=VILLAIN)
    kinds = ("duel", "fade", "charge", "plots")
    game = carried(table, "subtle_manipulations", 0, 2, players=(VILLAIN,), kinds=kinds, chosen="event")
    assert game.is_over
    assert told(game) == [CardsRevealed(VILLAIN, "deck", ("duel", "charge", "plots"))]
    assert table.state.decks[VILLAIN] == ("fade", "bodyguards", "duel", "charge", "plots")


def test_in_rhuidean_all_four_cards_are_put_in_an_order_and_the_deck_may_be_shuffled() -> None:
    table = deck("duel charge")
    table.lay("rhuidean")
    game = carried(table, "rhuidean")
    assert game.asks == {HERO: Arrange(take_kinds("charge", "duel"), 2, 2)}
    game.answer(HERO, take_kinds("charge", "duel"))
    assert game.asks == {HERO: (YES, NO)}
    game.answer(HERO, NO)
    assert game.state.decks[HERO] == ("charge", "duel")


# ---------------------------------------------------------------- shown, taken, named


def test_of_what_is_seen_in_rhuidean_one_card_comes_to_hand_unseen() -> None:
    game = carried(deck("duel charge plots healing fade spying stymied"), "doorway_in_rhuidean", 1)
    assert game.asks == {HERO: Several(take_kinds("charge", "duel", "fade", "healing", "plots", "spying"), 1, 1)}
    game.answer(HERO, take_kinds("plots"))
    assert (game.state.hands[HERO], game.state.known_hands[HERO]) == (("plots",), ())
    assert "plots" not in game.state.decks[HERO]


def test_of_an_empty_deck_no_card_comes_to_hand() -> None:
    assert carried(deck(""), "doorway_in_rhuidean", 1).is_over


def test_the_pattern_pulls_named_cards_out_of_the_five_that_are_shown() -> None:
    game = carried(deck("duel charge duel plots healing duel"), "pull_of_the_pattern", 1, 1, named="duel")
    shown = ("duel", "charge", "duel", "plots", "healing")
    assert told(game)[0] == CardsRevealed(HERO, "deck", shown)
    assert (game.state.hands[HERO], game.state.known_hands[HERO]) == (("duel", "duel"), ("duel", "duel"))
    assert Shuffled(HERO, False) in told(game)


def test_omerna_is_shown_a_random_card_of_the_other_hand() -> None:
    table = deck("", hand="duel duel", seat=VILLAIN)
    table.lay("omerna")
    game = carried(table, "omerna", 0, 1, players=(VILLAIN,), named="duel")
    assert told(game)[0] == CardsRevealed(VILLAIN, "hand", ("duel",))
    assert game.state.hands[VILLAIN] == ("duel",)

    table.state.hands[VILLAIN] = ()
    assert carried(table, "omerna", 0, 1, players=(VILLAIN,), named="duel").is_over


def test_graendal_shows_as_many_graendals_as_her_player_likes_to_heal_as_much() -> None:
    table = deck("", hand="graendal_i graendal_ii duel")
    me = table.lay("graendal_ii", damage=3)
    game = carried(table, "graendal_ii", 2)
    assert game.asks == {HERO: Several(take_kinds("graendal_i", "graendal_ii"), 0, 2)}
    game.answer(HERO, take_kinds("graendal_i"))
    assert CardsRevealed(HERO, "hand", ("graendal_i",)) in told(game)
    assert game.state.pieces[me].damage == 3 - 1
    assert game.state.hands[HERO] == ("duel", "graendal_i", "graendal_ii")


def test_a_name_is_remembered_for_the_card_in_play_or_for_its_challenge() -> None:
    table = Table()
    me = table.lay("omerna")
    game = carried(table, "omerna", players=(VILLAIN,))
    game.answer(HERO, TakeKind("duel"))
    assert game.state.pieces[me].memory == Memory(named="duel")
    assert Chosen(HERO, "omerna", "duel") in told(game)

    table = Table()
    number = table.challenge("need")
    game = carried(table, "need", 1, challenge=number)
    game.answer(HERO, TakeKind("duel"))
    assert game.state.challenges[number].memory == Memory(named="duel")

    table = Table()
    number = table.challenge("gather_allies")
    game = carried(table, "pull_of_the_pattern", 1, challenge=number)
    game.answer(HERO, TakeKind("duel"))
    assert game.state.challenges[number].memory == Memory()


def test_of_events_alone_one_is_named_for_blood_and_ashes_of_each_title_one() -> None:
    table = Table()
    table.lay("blood_and_ashes")
    (events,) = carried(table, "blood_and_ashes", 1).asks.values()
    assert isinstance(events, tuple)
    assert TakeKind("duel") in events
    assert TakeKind("loial") not in events

    (every,) = carried(Table(), "pull_of_the_pattern", 1).asks.values()
    assert isinstance(every, tuple)
    assert len({*every} & {*take_kinds("rand_al_thor_i", "rand_al_thor_ii", "rand_al_thor_iii")}) == 1


def test_spying_tells_nothing_of_face_down_challenges_where_there_are_none() -> None:
    table = deck("", hand="duel", seat=VILLAIN)
    assert told(carried(table, "spying", players=(VILLAIN,))) == [LookedAt(HERO, VILLAIN, "hand", ("duel",), 1)]
