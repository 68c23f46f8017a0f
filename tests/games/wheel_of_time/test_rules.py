"""Rules 3 to 11, chapter by chapter. What they say of setting up, of turns, challenges, payments and deaths."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from regalia.core import Answer, Ask, Assign, Assigned, Chance, Game, Number, Step
from regalia.core.rulings import Case, cases, rule_on
from regalia.games.wheel_of_time import RULES, notation
from regalia.games.wheel_of_time.asking import menu
from regalia.games.wheel_of_time.decks.lists import BRINGS
from regalia.games.wheel_of_time.effective.cards import traits
from regalia.games.wheel_of_time.effective.playing import untargetable
from regalia.games.wheel_of_time.events import CommitmentShown, Joined, StoodDown
from regalia.games.wheel_of_time.options import DECLARE_NOTHING, DeclareCard, Force
from regalia.games.wheel_of_time.pieces import Happening
from regalia.games.wheel_of_time.state import Agreed, State
from regalia.games.wheel_of_time.steps import settle
from regalia.games.wheel_of_time.steps.challenge import Declare, Determine, RevealParticipation
from regalia.games.wheel_of_time.steps.playing import EventWindow
from regalia.games.wheel_of_time.steps.settle import Settle, heard
from regalia.games.wheel_of_time.steps.turn import LastBattleBegins, Turn
from regalia.games.wheel_of_time.verbs import forces, pattern
from tests.games.wheel_of_time.laid import HERO, VILLAIN, Table, symbol

CASES = [*cases(Path(__file__).with_name("turn.md").read_text("utf-8"))]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_rule_of_play(case: Case) -> None:
    ruling = rule_on(case, notation)
    assert ruling.actual == ruling.expected


# ---------------------------------------------------------------- setting up


def begun(avatar: str, **brought: str) -> Game[State]:
    """The first turn of a game with this avatar of the Hero, and what else he brings; Rahvin leads the Villain's cards."""
    hero, villain = BRINGS.usual(2, Agreed())
    game = RULES.begin(2, "0" * 64, brought=[replace(hero, cards={**hero.cards, avatar: 1}, **brought), villain])
    held = (avatar, "elayne_trakand gather_allies unexpected_ally")
    for mine, yours in zip(held, ("rahvin_i", "padan_fain secondary_efforts lord_gaebril"), strict=True):
        notation.act(game, f"H hold {mine}")
        notation.act(game, f"V hold {yours}")
    notation.act(game, "H any")
    notation.act(game, "V any")
    return game


def test_what_happens_at_the_start_of_the_game_happens_before_the_first_turn() -> None:
    game = begun("rand_al_thor_iii")
    assert (game.state.turn, [*game.asks]) == (0, [HERO])
    notation.act(game, "H take-word Andor")
    assert notation.table(game, ["alleg rand_al_thor_iii Andor Dragon", "turn 1"]) == [
        "alleg rand_al_thor_iii Andor Dragon",
        "turn 1",
    ]


@pytest.mark.parametrize(("avatar", "aside"), [("mat_cauthon_ii", "rand_al_thor_iv"), ("rand_al_thor_i", "")])
def test_a_dragon_reborn_that_was_brought_lies_aside_only_for_mat_or_perrin(avatar: str, aside: str) -> None:
    assert begun(avatar, dragon="rand_al_thor_iv").state.dragon == aside


def test_a_starting_advantage_is_in_play_from_the_start() -> None:
    state = begun("rand_al_thor_iv", advantage="lay_of_the_land").state
    (found,) = [piece for piece in state.pieces.values() if piece.starting]
    assert (found.kind, found.seat, found.avatar) == ("lay_of_the_land", HERO, False)


# ---------------------------------------------------------------- cards in play


def test_no_player_can_choose_a_prophecy_or_a_starting_advantage_as_a_target() -> None:
    table = Table()
    table.set(hands=[(), ("search_and_destroy",)], round="challenge")
    prophecy = table.lay("a_new_empire")
    starting = table.lay("lay_of_the_land", starting=True)
    assert untargetable(table.state, prophecy, VILLAIN)
    assert untargetable(table.state, starting, VILLAIN)
    assert Declare(VILLAIN).options(table.state) == (DECLARE_NOTHING,)

    table.lay("dragon_banner")
    assert Declare(VILLAIN).options(table.state) == (DeclareCard("search_and_destroy"), DECLARE_NOTHING)


def test_corruption_is_paid_off_with_symbols_of_ones_choice_that_may_pay_for_a_text() -> None:
    table = Table()
    loial, elayne = table.lay("loial", corruption=2), table.lay("elayne_trakand")
    table.pool(HERO, symbol("O", loial, "loial", use="recruit"), symbol("O", loial, "loial"))
    assert not [*menu.cleansings(table.state, HERO)]

    table.pool(HERO, symbol("O", elayne, "elayne_trakand"), *[symbol("O", loial, "loial")] * 2)
    game = Game(RULES, table.state, EventWindow(HERO, 0, "w_action"), events=[])
    for deed in ("cleanse loial", "pay-otherwise", "spend O:loial", "spend O:loial"):
        notation.act(game, f"H {deed}")
    assert (game.state.pieces[loial].corruption, game.state.pools[HERO]) == (1, (symbol("O", elayne, "elayne_trakand"),))


# ---------------------------------------------------------------- the Last Battle


def dragon_turned_up(table: Table, chosen: str) -> Game[State]:
    """Before the first turn of the Last Battle the Hero player turns up the Dragon Reborn that lies aside, or does not."""
    table.set(dragon="rand_al_thor_iv", battle=1)
    game = Game(RULES, table.state, LastBattleBegins(), events=[])
    assert [*game.asks] == [HERO]
    notation.act(game, f"H {chosen}")
    return game


def test_the_dragon_set_aside_comes_home_ready_and_leads_nobody() -> None:
    table = Table()
    table.lay("mat_cauthon_ii", avatar=True)
    state = dragon_turned_up(table, "reveal-dragon").state
    rand = next(me for me, piece in state.pieces.items() if piece.kind == "rand_al_thor_iv")
    piece = state.pieces[rand]
    assert (piece.seat, piece.place, piece.rotated, piece.avatar) == (HERO, "home", False, False)
    assert traits(state, rand) == {"Dragon Reborn", "Ta'veren"}
    assert (state.dragon, state.discards[HERO]) == ("", ())


def test_he_is_discarded_if_a_dragon_reborn_is_in_play() -> None:
    table = Table()
    table.lay("rand_al_thor_i", avatar=True)
    state = dragon_turned_up(table, "reveal-dragon").state
    assert (len(state.pieces), state.dragon, state.discards[HERO]) == (1, "", ("rand_al_thor_iv",))


def test_or_he_stays_face_down() -> None:
    assert dragon_turned_up(Table(), "keep-dragon").state.dragon == "rand_al_thor_iv"


def test_what_happens_at_the_start_of_the_last_battle_happens_in_its_first_turn_alone() -> None:
    for battle, waits in ((1, [VILLAIN]), (2, [])):
        table = Table()
        table.lay("rand_al_thor_iv", avatar=True)
        table.lay("rahvin_i", VILLAIN, avatar=True)
        table.lay("rhiale", VILLAIN)
        table.set(decks=[(), ("mera_din",)], full=True, battle=battle - 1, sections=[10, 10])
        game = Game(RULES, table.state, Turn(), events=[])
        assert [*game.asks] == (waits or [HERO, VILLAIN]), "Rhiale asks for Mera'din, or all are committed"


# ---------------------------------------------------------------- the turn


def rounds(table: Table) -> list[str]:
    """The rounds and windows of a turn in which both players pass, in their order."""
    table.lay("rand_al_thor_iv", avatar=True)
    table.lay("rahvin_i", VILLAIN, avatar=True)
    table.set(hands=[("duel",), ()], decks=[("healing",) * 9, ("healing",) * 9])
    game = Game(RULES, table.state, Turn(), events=[])
    found: list[str] = []
    while not game.is_over and game.state.turn == 4:
        step = game.state.step if isinstance(game.step, EventWindow) else type(game.step).__name__
        found.append(f"{game.state.round} {step}")
        for seat, ask in [*game.asks.items()]:
            game.answer(seat, nothing(ask))
    return [*dict.fromkeys(found)]


def nothing(ask: Ask) -> Answer:
    """To pass, to choose nobody, to send all home."""
    match ask:
        case tuple():
            return ask[-1]
        case Number():
            return ask.least
        case Assign():
            return Assigned(tuple((thing, ask.places[-1]) for thing in ask.things))
    return ()


def test_a_turn_has_its_rounds_and_windows_in_their_order() -> None:
    assert rounds(Table()) == [
        "ready w_ready",
        "challenge Declare",
        "challenge w_declared",
        "challenge PlaceForces",
        "challenge w_placed",
        "challenge w_participation",
        "action GenerateSymbols",
        "action w_generate_end",
        "action Act",
        "action w_action_end",
        "resolution om_start",
        "resolution om_pools",
        "resolution ctg_start",
        "resolution ctg_pools",
        "resolution outcome_start",
        "resolution w_resolution_end",
        "draw DiscardCards",
        "draw DrawCards",
        "draw w_draw_end",
    ]


def test_a_turn_of_the_last_battle_has_neither_declarations_nor_actions() -> None:
    table = Table()
    table.set(full=True, battle=3, sections=[10, 10])
    assert rounds(table) == [
        "ready w_ready",
        "challenge w_declared",
        "challenge w_placed",
        "challenge Commit",
        "challenge w_participation",
        "resolution om_start",
        "resolution om_pools",
        "resolution ctg_start",
        "resolution ctg_pools",
        "resolution outcome_start",
        "resolution w_resolution_end",
    ]


def moments(table: Table, patched: pytest.MonkeyPatch) -> list[str]:
    """What triggers may listen to in such a turn."""
    found: list[str] = []

    def listened(state: State, happening: Happening) -> Iterator[Step]:
        if state.turn == 4:
            found.append(happening.trigger)
        return heard(state, happening)

    patched.setattr(settle, "heard", listened)
    rounds(table)
    return [each for each in found if each not in ("play", "recruit")]


RESOLUTION = ["om_start", "om_tally", "ctg_tally", "outcome_tally", "before_outcome"]


def test_a_turn_has_its_moments_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    assert moments(Table(), monkeypatch) == [
        *("ready_start", "ready_end", "ready"),
        *("challenge_round_start", "determine_end"),
        "action_start",
        *("resolution_start", *RESOLUTION, "fail", "resolved", "resolution_end"),
        *("draw_start", "after_discard_dead", "after_draw", "turn_end"),
    ]


def test_a_turn_of_the_last_battle_has_all_but_that_of_the_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table()
    table.set(full=True, battle=3, sections=[10, 10])
    assert moments(table, monkeypatch) == [
        *("ready_start", "ready_end", "ready"),
        *("challenge_round_start", "determine_end"),
        *("resolution_start", *RESOLUTION, "fail", "resolved", "resolution_end"),
        *("draw_start", "after_discard_dead"),
    ]


def test_what_is_over_with_a_round_is_over_in_the_next() -> None:
    table = Table()
    loial = table.lay("loial")
    table.last("heavy_fighting", 0, 0, on=(loial,), amount=1, until="round")
    table.last("heavy_fighting", 0, 0, on=(loial,), amount=1, until="turn")
    game = table.game()
    for name in ("challenge", "action", "resolution", "draw"):
        round_of: Any = name
        pattern.begin_round(game, round_of)
        assert (table.state.round, [each.until for each in table.state.lasting]) == (name, ["turn"])


# ---------------------------------------------------------------- forces


def test_who_goes_home_participates_no_more_and_who_takes_the_field_stays_in_its_challenge() -> None:
    table = Table()
    number = table.challenge(form="pattern")
    loial = table.lay("loial", challenge=number)
    game = table.game()
    forces.move(game, [loial], "field")
    assert (table.state.pieces[loial].place, table.state.participants(number)) == ("field", [loial])

    forces.move(game, [loial], "home")
    assert (table.state.pieces[loial].place, table.state.participants(number)) == ("home", [])


def test_who_may_not_take_part_is_told_why() -> None:
    game = notation.lay_out(
        [
            "phase commit | challenges contest:andor@H pattern",
            "H advantages andor | field light_cavalry lord_pelivar",
            "V field trolloc_footmen commander | home lady_ellorien",
        ]
    )
    notation.act(game, "H light_cavalry>andor")
    notation.act(game, "V trolloc_footmen>pattern commander>pattern")
    kinds = {me: piece.kind for me, piece in game.state.pieces.items()}
    told = {kinds[event.piece]: event.why for event in game.events or [] if isinstance(event, StoodDown)}
    assert told == {"light_cavalry": "only_join", "trolloc_footmen": "companions"}
    assert [kinds[event.piece] for event in game.events or [] if isinstance(event, Joined)] == ["commander"]


def test_who_is_one_too_many_for_lines_of_command_is_told_so() -> None:
    table = Table()
    number = table.challenge(form="pattern")
    table.lay("lines_of_command", VILLAIN)
    first, *others = [table.lay("andor_infantry", place="field") for _ in range(11)]
    game = Game(RULES, table.state, RevealParticipation(tuple((me, number) for me in (first, *others))), events=[])
    game.answer(HERO, tuple(map(Force, others)))
    assert StoodDown(first, "cap") in (game.events or [])


def test_who_stands_down_for_lines_of_command_has_not_joined() -> None:
    table = Table()
    number = table.challenge(form="pattern")
    table.lay("lines_of_command", VILLAIN)
    gaul, *others = [table.lay("gaul" if first else "rhuarc", place="field") for first in (True, *[False] * 10)]
    game = Game(RULES, table.state, RevealParticipation(tuple((me, number) for me in (gaul, *others))), events=[])
    game.answer(HERO, tuple(map(Force, others)))
    joined = [event.piece for event in game.events or [] if isinstance(event, Joined)]
    assert (joined, game.state.pools[HERO]) == (others, ())
    assert not any(note.what == "participated" and note.piece == gaul for note in game.state.diary)


def test_a_companion_beyond_a_cap_keeps_no_one_from_a_challenge() -> None:
    table = Table()
    number = table.challenge(form="pattern")
    table.lay("lines_of_command", HERO)
    sent = [table.lay(kind, VILLAIN, place="field") for kind in ("commander", *["narg"] * 10)]
    game = Game(RULES, table.state, RevealParticipation(tuple((me, number) for me in sent)), events=[])
    game.answer(VILLAIN, tuple(map(Force, sent[1:])))
    assert [event.piece for event in game.events or [] if isinstance(event, Joined)] == sent[1:]


def test_the_dominant_players_participation_is_revealed_first() -> None:
    game = notation.lay_out(["phase commit | challenges pattern", "H field lord_pelivar", "V field padan_fain"])
    notation.act(game, "H lord_pelivar>pattern")
    notation.act(game, "V padan_fain>pattern")
    joined = [game.state.pieces[event.piece].kind for event in game.events or [] if isinstance(event, Joined)]
    assert joined == ["padan_fain", "lord_pelivar"]


def test_who_imagines_the_commitments_of_the_other_player_keeps_to_those_that_were_shown() -> None:
    table = Table()
    number = table.challenge(form="pattern")
    fain, fade = (table.lay(kind, VILLAIN, place="field") for kind in ("padan_fain", "fade"))
    sent = Determine(((fain, number), (fade, number)), (), unveiled=(fain,))
    found = {sent.imagined(table.state, HERO, Chance(f"{seed:064x}")).sent for seed in range(8)}
    assert found == {((fain, number), (fade, to)) for to in (number, 0)}


def test_a_spymaster_shows_what_was_committed_of_those_he_looks_at_alone() -> None:
    game = notation.lay_out(["phase commit | challenges pattern", "H home sebban_balwer", "V field padan_fain fade"])
    for line in ("V padan_fain>pattern fade>pattern", "H activate sebban_balwer 0", "H fade"):
        notation.act(game, line)
    told = [event for event in game.events or [] if isinstance(event, CommitmentShown)]
    fade = next(me for me, piece in game.state.pieces.items() if piece.kind == "fade")
    assert told == [CommitmentShown(fade, next(iter(game.state.challenges)))]
    assert isinstance(game.step, Determine)
    assert game.step.unveiled == (fade,)


@pytest.mark.parametrize("why", ["last_battle", "nothing_generated"])
def test_why_the_last_battle_was_lost_is_remembered(why: str) -> None:
    table = Table()
    pattern.lose(table.game(), HERO, why)
    assert [each.why for each in table.state.fallen] == [why]


def test_tokens_that_go_out_of_the_game_leave_their_section_or_the_neutral_one() -> None:
    table = Table()
    table.set(neutral=5)
    game = table.game()
    assert (pattern.remove_pattern(game, -1, 2), pattern.remove_pattern(game, HERO, 1)) == (2, 1)
    assert (table.state.neutral, table.state.sections) == (5 - 2, [2 - 1, 2])


def test_no_token_is_no_growth_of_a_section() -> None:
    table = Table()
    pattern.add_pattern(table.game(), HERO, 0)
    assert (table.state.waiting, table.state.diary) == ((), ())


def test_a_prophecy_is_fulfilled_once_a_game_by_its_title() -> None:
    table = Table()
    for seat in (HERO, VILLAIN):
        table.lay("the_great_lord_comes", seat, tokens=(("recruited", 3), ("won", 3)))
    table.lay("rand_al_thor_iv", avatar=True)
    table.lay("rahvin_i", VILLAIN, avatar=True)
    Game(RULES, table.state, Settle(), events=[])
    prophecies = [piece for piece in table.state.pieces.values() if piece.kind == "the_great_lord_comes"]
    assert [piece.fulfilled for piece in prophecies] == [True, False]
