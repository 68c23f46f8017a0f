"""Rules 5.1, 12.2. What each change and each step leaves behind: lines of the diary, and what triggers hear."""

import pytest

from regalia.core import Game
from regalia.games.wheel_of_time.options import PayWith
from regalia.games.wheel_of_time.paying.payment import Price
from regalia.games.wheel_of_time.pieces import NOBODY, ChallengeId, Happening, Note
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.action import heal_by_rotating, reinforce
from regalia.games.wheel_of_time.steps.from_hand import Arrive, Attach
from regalia.games.wheel_of_time.steps.paying import Paying
from regalia.games.wheel_of_time.steps.playing import EventPlayed, Mourn
from regalia.games.wheel_of_time.steps.resolution import Heard
from regalia.games.wheel_of_time.steps.rolling import Count
from regalia.games.wheel_of_time.verbs import cards, challenges, forces, pattern, pools, writing
from tests.games.wheel_of_time.in_play import ANDOR, FADE, GUARDS, LOIAL, PATTERN, PERRIN, Deed, after, table
from tests.games.wheel_of_time.laid import HERO, VILLAIN

# ---------------------------------------------------------------- the diary, and what triggers hear


HEARD: dict[str, tuple[Deed, list[Note], list[Happening]]] = {
    "a card enters": (
        lambda game: forces.enter(game, "fade", VILLAIN, "recruit", seat=HERO),
        [],
        [Happening("play", 8, "fade", HERO)],
    ),
    "a card is discarded out of play": (
        lambda game: forces.discard_from_play(game, GUARDS),
        [],
        [Happening("any_discard", GUARDS, "bodyguards", HERO, cause="play")],
    ),
    "a force dies in a challenge": (
        lambda game: forces.slay(game, LOIAL, taveren=False, by=FADE, cause="wounds"),
        [Note(3, "killed", LOIAL, "loial", HERO, word="wounds")],
        [
            Happening("any_discard", GUARDS, "bodyguards", HERO, cause="play"),
            Happening("killed", LOIAL, "loial", HERO, PATTERN, cause="wounds", by=FADE),
        ],
    ),
    "damage": (
        lambda game: forces.wound(game, LOIAL, 2, by=FADE),
        [Note(3, "damaged", LOIAL, "loial", HERO, PATTERN, 2, str(FADE))],
        [Happening("damaged", LOIAL, "loial", HERO, PATTERN, 2, by=FADE)],
    ),
    "no damage": (lambda game: forces.wound(game, LOIAL, 0, by=FADE), [], []),
    "a rotation": (
        lambda game: forces.rotate(game, PERRIN, "heal"),
        [Note(3, "rotated", PERRIN, "perrin_aybara_i", HERO, word="heal")],
        [Happening("rotated", PERRIN, "perrin_aybara_i", HERO, cause="heal")],
    ),
    "a rotation of what is rotated": (lambda game: forces.rotate(game, LOIAL, "heal"), [], []),
    "a force joins": (
        lambda game: forces.join(game, PERRIN, PATTERN, "reinforce"),
        [Note(3, "participated", PERRIN, "perrin_aybara_i", HERO, PATTERN, word="reinforce")],
        [Happening("joined", PERRIN, "perrin_aybara_i", HERO, PATTERN, cause="reinforce")],
    ),
    "the last token goes": (
        lambda game: forces.add_tokens(game, LOIAL, "plan", -1),
        [],
        [Happening("tokens_empty", LOIAL, "loial", HERO, cause="plan")],
    ),
    "a token comes": (lambda game: forces.add_tokens(game, LOIAL, "plan", 1), [], []),
    "no token goes where none was": (lambda game: forces.add_tokens(game, LOIAL, "wealth", -1), [], []),
    "a replacement": (
        lambda game: forces.replace_piece(game, PERRIN, "young_bull"),
        [],
        [Happening("play", PERRIN, "young_bull", HERO), Happening("replaced", PERRIN, "young_bull", HERO)],
    ),
    "control tokens": (
        lambda game: challenges.add_control(game, ANDOR, VILLAIN, 3),
        [],
        [Happening("control_changed", ANDOR, "andor", VILLAIN, amount=3)],
    ),
    "control tokens that go, but not below none": (
        lambda game: challenges.add_control(game, ANDOR, HERO, -3),
        [],
        [Happening("control_changed", ANDOR, "andor", HERO, amount=-2)],
    ),
    "a success": (
        lambda game: challenges.settle_result(game, PATTERN, 2, 6, VILLAIN),
        [Note(3, "succeeded", seat=VILLAIN)],
        [],
    ),
    "no success": (lambda game: challenges.settle_result(game, PATTERN, 2, 2, NOBODY), [], []),
    "new tokens of a section": (
        lambda game: pattern.add_pattern(game, VILLAIN, 2, "effect", "plots"),
        [Note(3, "pattern_gained", seat=VILLAIN, amount=2, word="effect", by="plots")],
        [Happening("pattern_token_gained", seat=VILLAIN, amount=2, cause="effect")],
    ),
    "neutral tokens taken, as many as there are": (
        lambda game: pattern.take_neutral(game, VILLAIN, 2, "effect", "plots"),
        [Note(3, "pattern_gained", seat=VILLAIN, amount=1, word="effect", by="plots")],
        [Happening("pattern_token_gained", seat=VILLAIN, amount=1, cause="effect")],
    ),
    "tokens converted": (lambda game: pattern.convert(game, HERO, 1), [], []),
    "cards drawn by an effect, as many as there are": (
        lambda game: cards.draw(game, HERO, 4),
        [Note(3, "drawn", seat=HERO, amount=3, word="effect")],
        [],
    ),
    "a card drawn in the Draw Round": (
        lambda game: cards.draw(game, HERO, 1, "step"),
        [Note(3, "drawn", seat=HERO, amount=1, word="step")],
        [],
    ),
    "a discard pile shuffled to draw": (
        lambda game: cards.draw(game, VILLAIN, 1),
        [Note(3, "drawn", seat=VILLAIN, amount=1, word="effect")],
        [Happening("shuffled", seat=VILLAIN)],
    ),
    "cards discarded from hand": (
        lambda game: cards.discard_from_hand(game, HERO, ["duel", "healing"], by="plots"),
        [Note(3, "discarded", kind=kind, seat=HERO, by="plots") for kind in ("duel", "healing")],
        [Happening("any_discard", kind=kind, seat=HERO, cause="hand") for kind in ("duel", "healing")],
    ),
    "a card discarded at random": (
        lambda game: cards.discard_at_random(game, VILLAIN, 1, by="plots"),
        [],
        [],
    ),
    "cards that fall from the deck": (
        lambda game: cards.mill(game, HERO, 2),
        [],
        [Happening("any_discard", kind=kind, seat=HERO, cause="deck") for kind in ("fireball", "duel")],
    ),
    "results in the Action Round": (
        lambda game: pools.add_results(game, PATTERN, HERO, 1, 0),
        [Note(3, "added", seat=HERO, challenge=PATTERN)],
        [],
    ),
    "no results": (lambda game: pools.add_results(game, PATTERN, VILLAIN, -1, 0), [], []),
    "a die rolled again": (lambda game: pools.reroll(game, LOIAL, 1), [Note(3, "rerolled", LOIAL)], []),
}


STEPS: dict[str, tuple[Deed, list[Note], list[Happening]]] = {
    "a force is recruited": (
        lambda game: Arrive(VILLAIN, "commander").run(game),
        [Note(3, "recruited", 8, "commander", VILLAIN)],
        [Happening(each, 8, "commander", VILLAIN) for each in ("play", "recruit", "recruit_any")],
    ),
    "an advantage is played": (
        lambda game: Attach(HERO, "longbow", PERRIN).run(game),
        [Note(3, "played", 8, "longbow", HERO, word="advantage")],
        [Happening("play", 8, "longbow", HERO), Happening("play_advantage", 8, "longbow", HERO)],
    ),
    "a contested advantage is played": (
        lambda game: Attach(HERO, "tear", 0).run(game),
        [Note(3, "played", 8, "tear", HERO, word="advantage")],
        [Happening("play", 8, "tear", NOBODY), Happening("play_advantage", 8, "tear", HERO)],
    ),
    "an event is played": (
        lambda game: EventPlayed(HERO, "healing", stays=False).run(game),
        [Note(3, "played", kind="healing", seat=HERO, word="event")],
        [Happening("played", kind="healing", seat=HERO)],
    ),
    "a force reinforces": (
        lambda game: reinforce(game, PERRIN, PATTERN),
        [
            Note(3, "reinforced", PERRIN, "perrin_aybara_i", HERO, PATTERN),
            Note(3, "participated", PERRIN, "perrin_aybara_i", HERO, PATTERN, word="reinforce"),
        ],
        [Happening("joined", PERRIN, "perrin_aybara_i", HERO, PATTERN, cause="reinforce")],
    ),
    "a force rotates to heal": (
        lambda game: heal_by_rotating(game, FADE),
        [Note(3, "rotated", FADE, "fade", VILLAIN, word="heal")],
        [Happening("rotated", FADE, "fade", VILLAIN, cause="heal"), Happening("heal", FADE, "fade", VILLAIN, amount=1)],
    ),
    "a roll is counted": (
        lambda game: Count(LOIAL).answer(game, {}),
        [
            Note(3, "rolled", LOIAL, "loial", HERO, PATTERN, 1, "P"),
            Note(3, "rolled", LOIAL, "loial", HERO, PATTERN, 1, "D"),
            Note(3, "dice", LOIAL, "loial", HERO, PATTERN, 1, "P"),
            Note(3, "dice", LOIAL, "loial", HERO, PATTERN, 1, "C"),
        ],
        [Happening("rolled", LOIAL, seat=HERO, challenge=PATTERN)],
    ),
    "a challenge is won": (
        lambda game: Heard(won(game, HERO, 4), 7).run(game),
        [],
        [Happening("success_any", seat=HERO, challenge=PATTERN, amount=4, before=7)],
    ),
    "a challenge is won by the other player": (
        lambda game: Heard(won(game, VILLAIN, -4), 7).run(game),
        [],
        [
            Happening("success_any", seat=VILLAIN, challenge=PATTERN, amount=4, before=7),
            Happening("fail", seat=HERO, challenge=PATTERN, amount=4, before=7),
        ],
    ),
    "a challenge fails": (
        lambda game: Heard(won(game, NOBODY, -1), 7).run(game),
        [],
        [Happening("fail", seat=HERO, challenge=PATTERN, amount=1, before=7)],
    ),
    "tokens are converted for a recruit": (
        lambda game: Paying(HERO, "recruit", "loial", Price((1, 0, 0, 0), tokens=1)).choose(game, PayWith((), ("P",))),
        [Note(3, "spared", kind="loial", seat=HERO, amount=1)],
        [Happening("pattern_converted_for_recruit", kind="loial", seat=HERO, amount=1)],
    ),
    "a window closes after a death": (
        lambda game: Mourn().run(bereaved(game)),
        [Note(3, "killed", FADE, "fade", VILLAIN, word="effect"), Note(3, "mourned")],
        [Happening("killed", FADE, "fade", VILLAIN, cause="effect")],
    ),
    "a window closes": (lambda game: Mourn().run(game), [], []),
}


def bereaved(game: Game[State]) -> Game[State]:
    """A force has just died."""
    forces.slay(game, FADE, taveren=False)
    return game


def won(game: Game[State], winner: int, margin: int) -> ChallengeId:
    """The Pattern challenge with this result."""
    writing.change_challenge(game.state, PATTERN, winner=winner, margin=margin)
    return PATTERN


@pytest.mark.parametrize("what", STEPS)
def test_what_a_step_tells_the_diary_and_the_triggers(what: str) -> None:
    deed, noted, heard = STEPS[what]
    state = after(deed)
    assert [*state.diary] == noted
    assert [*state.waiting] == heard


@pytest.mark.parametrize("what", HEARD)
def test_what_the_diary_and_the_triggers_are_told_of(what: str) -> None:
    deed, noted, heard = HEARD[what]
    state = after(deed)
    assert [*state.diary] == noted
    assert [*state.waiting] == heard


def test_what_is_rolled_in_the_resolution_round_is_no_result_added_by_an_effect() -> None:
    laid = table()
    laid.set(round="resolution")
    pools.add_results(laid.game(), PATTERN, HERO, 1, 0)
    assert laid.state.diary == ()
