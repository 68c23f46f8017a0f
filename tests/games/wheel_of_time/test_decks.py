"""Rules 3.1, 3.2. Which decks may be brought, and every reason against one."""

from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from regalia.core import Refusal
from regalia.games.wheel_of_time import RULES
from regalia.games.wheel_of_time.content import cards
from regalia.games.wheel_of_time.decks.deck import Deck, is_opening, others_of, refusals, warnings
from regalia.games.wheel_of_time.decks.lists import BRINGS
from regalia.games.wheel_of_time.state import Agreed
from regalia.text.texts import bundle
from tests.playing import seed

ALL, PREMIER, TOURNAMENT = Agreed(), Agreed(format="premier_only"), Agreed(format="tournament")
HERO, VILLAIN = BRINGS.ready["dragon_reborn_starter"], BRINGS.ready["forsaken_starter"]


def with_cards(deck: Deck, **cards: int) -> Deck:
    """The deck with so many of these cards; none of a card with 0."""
    return replace(deck, cards={kind: count for kind, count in {**deck.cards, **cards}.items() if count}, opening=())


def reasons(told: Iterable[Refusal]) -> list[str]:
    return [each.reason for each in told]


@pytest.mark.parametrize("name", BRINGS.ready)
def test_every_ready_made_deck_is_legal_and_has_no_card_that_is_of_no_use(name: str) -> None:
    deck = BRINGS.ready[name]
    assert reasons(refusals(deck, ALL)) == []
    assert reasons(warnings(deck, ALL)) == []
    assert is_opening(deck, deck.opening)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_of_every_ready_made_deck_a_line_says_how_hard_it_is_and_how_it_plays(language: str) -> None:
    messages, ends = bundle(language, "regalia.games.wheel_of_time"), {"en": ". ", "ja": "。"}[language]
    hints = {name: messages.get_message(f"brings-{name}").attributes["hint"] for name in BRINGS.ready}
    hard = {name: str(messages.format_pattern(hint)[0]).partition(ends) for name, hint in hints.items()}
    assert all(sentence and rest for sentence, _, rest in hard.values())
    assert {sentence for sentence, _, _ in hard.values()} == {
        "en": {"For your first game", "Easy", "Medium", "Hard"},
        "ja": {"はじめての対戦に", "やさしい", "ふつう", "むずかしい"},
    }[language]
    assert [name for name in hard if hard[name][0] == hard["forsaken_starter"][0]] == [*BRINGS.first]


@pytest.mark.parametrize("agreed", [ALL, PREMIER])
def test_a_starter_is_met_with_a_starter_and_a_deck_of_our_own_with_another(agreed: Agreed) -> None:
    assert BRINGS.matching(agreed, 1, [HERO]) == ["forsaken_starter"]
    assert BRINGS.matching(agreed, 0, [VILLAIN]) == ["dragon_reborn_starter"]
    own = BRINGS.matching(agreed, 1, [BRINGS.ready["lion_throne"]])
    assert own == ([name for name in BRINGS.legal(agreed, 1) if name not in BRINGS.first] or ["forsaken_starter"])


def test_the_starters_have_fifty_cards_of_premier_and_too_few_for_a_tournament() -> None:
    for deck in (HERO, VILLAIN):
        assert deck.size == len(deck.listed()) == 50
        assert reasons(refusals(deck, PREMIER)) == []
        assert reasons(refusals(deck, TOURNAMENT)) == ["deck-too-small"]


def test_the_first_seat_brings_a_hero_deck_and_the_second_a_villain_deck() -> None:
    assert reasons(refusals(HERO, ALL, 0)) == reasons(refusals(VILLAIN, ALL, 1)) == []
    assert reasons(refusals(HERO, ALL, 1)) == reasons(refusals(VILLAIN, ALL, 0)) == ["other-side"]
    assert BRINGS.usual(2, ALL) == (HERO, VILLAIN)


def test_a_table_may_agree_that_the_second_seat_plays_the_hero() -> None:
    agreed = Agreed(hero="second")
    assert reasons(refusals(HERO, agreed, 0)) == reasons(refusals(VILLAIN, agreed, 1)) == ["other-side"]
    assert BRINGS.usual(2, agreed) == (VILLAIN, HERO)
    game = RULES.begin(2, seed(0), agreed)
    assert game.state.hero == 1
    assert RULES.side is not None
    assert [RULES.side(game.state, seat) for seat in (0, 1)] == ["villain", "hero"]


@pytest.mark.parametrize("agreed", [ALL, PREMIER, TOURNAMENT])
def test_for_every_format_each_side_has_a_ready_made_deck(agreed: Agreed) -> None:
    hero, villain = BRINGS.usual(2, agreed)
    assert (hero.side, villain.side) == ("hero", "villain")
    assert [*refusals(hero, agreed, 0)] == [*refusals(villain, agreed, 1)] == []


def test_each_side_has_four_decks_of_our_own_for_tournaments() -> None:
    own = [deck for deck in BRINGS.ready.values() if not any(refusals(deck, TOURNAMENT))]
    assert [deck.side for deck in own] == ["hero", "villain"] * 4


def test_a_deck_has_at_least_fifty_cards() -> None:
    told = [*refusals(with_cards(HERO, fireball=1), ALL)]
    assert told == [Refusal("deck-too-small", "3.1", {"count": 49, "least": 50})]


def test_a_deck_has_at_most_three_of_a_card() -> None:
    assert reasons(refusals(with_cards(HERO, fireball=3), ALL)) == []
    (told,) = refusals(with_cards(HERO, fireball=4), ALL)
    assert (told.reason, told.facts["en"], told.facts["count"], told.facts["most"]) == (
        "too-many-copies",
        "Fireball",
        4,
        3,
    )


def test_a_misprint_counts_as_the_card_it_stands_for() -> None:
    assert reasons(refusals(with_cards(HERO, jarette_byar=3), ALL)) == []
    assert reasons(refusals(with_cards(HERO, jarette_byar=2, jaret_byar=2), ALL)) == ["too-many-copies"]


def test_a_deck_has_a_starting_character_of_its_side() -> None:
    assert reasons(refusals(with_cards(HERO, rand_al_thor_iv=0, fireball=3), ALL)) == ["no-avatar"]
    assert reasons(refusals(replace(HERO, side="villain", opening=()), ALL)) == ["no-avatar"]


def test_cards_that_are_never_legal_are_refused_by_name() -> None:
    (told,) = refusals(with_cards(HERO, insane_designer=1), ALL)
    assert (told.reason, told.facts["en"]) == ("never-legal", "Insane Designer")
    assert reasons(refusals(with_cards(HERO, no_such_card=1), ALL)) == ["unknown-card"]


def test_premier_only_takes_no_card_of_another_set() -> None:
    deck = with_cards(HERO, night_raid=1)
    assert reasons(refusals(deck, ALL)) == []
    (told,) = refusals(deck, PREMIER)
    assert (told.reason, told.facts["set"]) == ("wrong-set", "promo")


def test_in_a_tournament_a_deck_has_sixty_cards_and_at_most_half_of_them_forces() -> None:
    events = [card.id for card in cards().values() if card.type == "event" and card.legal and card.id not in HERO.cards]
    forces = sum(count for kind, count in HERO.cards.items() if cards()[kind].force)
    sixty = with_cards(HERO, **dict.fromkeys(events[:10], 1))
    assert (sixty.size, forces) == (60, 21)
    assert reasons(refusals(sixty, TOURNAMENT)) == []
    troops = [card.id for card in cards().values() if card.type == "troop" and card.id not in HERO.cards]
    crowded = with_cards(HERO, **dict.fromkeys(troops[:10], 1))
    (told,) = refusals(crowded, TOURNAMENT)
    assert (told.reason, told.facts) == ("too-many-forces", {"count": 31, "most": 30})


def test_a_deck_of_one_type_has_no_opening_hand() -> None:
    characters = [card.id for card in cards().values() if card.type == "character" and not card.starter][:20]
    deck = Deck("hero", {"rand_al_thor_iv": 1, **dict.fromkeys(characters, 3)})
    assert reasons(refusals(deck, ALL)) == ["no-opening-hand"]


def test_the_opening_hand_is_an_avatar_and_three_cards_of_three_types_out_of_the_deck() -> None:
    rand, elayne, allies, friend = HERO.opening
    for wrong in (
        (rand, elayne, allies),
        (rand, elayne, allies, "gather_allies"),
        (rand, elayne, allies, "egwene_al_vere"),
        (elayne, rand, allies, friend),
        (rand, "padan_fain", allies, friend),
        (rand, rand, allies, friend),
    ):
        assert not is_opening(HERO, wrong)
        assert reasons(refusals(replace(HERO, opening=wrong), ALL)) == ["wrong-opening"]
    assert is_opening(HERO, (rand, "egwene_al_vere", "confrontation", "bodyguards"))


def test_rand_al_thor_x_opens_with_four_cards_of_four_types() -> None:
    assert others_of(cards()["rand_al_thor_x"]) == 4
    deck = with_cards(HERO, rand_al_thor_x=1)
    assert is_opening(deck, ("rand_al_thor_x", "elayne_trakand", "gather_allies", "unexpected_ally", "bodyguards"))
    assert not is_opening(deck, ("rand_al_thor_x", "elayne_trakand", "gather_allies", "unexpected_ally"))


def test_some_cards_may_not_be_in_an_opening_hand_or_do_not_count_as_their_type() -> None:
    deck = with_cards(HERO, sabotage=1, lord_dragon=1)
    assert not is_opening(deck, ("rand_al_thor_iv", "elayne_trakand", "gather_allies", "sabotage"))
    assert is_opening(deck, ("rand_al_thor_iv", "elayne_trakand", "gather_allies", "lord_dragon"))


def test_a_starting_advantage_lies_beside_the_deck() -> None:
    assert reasons(refusals(replace(HERO, advantage="ji_e_toh"), ALL)) == []
    assert reasons(refusals(replace(HERO, advantage="ji_e_toh"), PREMIER)) == ["wrong-set"]
    assert reasons(refusals(replace(HERO, advantage="bodyguards"), ALL)) == ["no-starting-advantage"]


def test_the_dragon_set_aside_is_a_starting_dragon_reborn_of_a_hero_deck() -> None:
    assert reasons(refusals(replace(HERO, dragon="rand_al_thor_i"), ALL)) == []
    assert reasons(refusals(replace(HERO, dragon="moiraine_sedai"), ALL)) == ["no-dragon"]
    assert reasons(refusals(replace(VILLAIN, dragon="rand_al_thor_i"), ALL)) == ["no-dragon"]


def test_cards_that_a_side_can_never_control_are_only_a_warning() -> None:
    hero, villain = with_cards(HERO, padan_fain=1), with_cards(VILLAIN, mat_cauthon_i=1)
    assert reasons(refusals(hero, ALL)) == reasons(refusals(villain, ALL)) == []
    assert [each.facts["en"] for each in warnings(hero, ALL)] == ["Padan Fain"]
    assert [each.facts["en"] for each in warnings(villain, ALL)] == ["Mat Cauthon (I)"]
