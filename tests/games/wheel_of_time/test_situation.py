"""What is possible now: how a challenge would end, and that it then ends so."""

import pytest

from regalia.core import Game
from regalia.games.wheel_of_time import RULES, notation
from regalia.games.wheel_of_time.effective.challenges import ending
from regalia.games.wheel_of_time.situation import situation
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.resolution import Outcome, Tokens
from regalia.games.wheel_of_time.verbs.writing import change_challenge
from regalia.games.wheel_of_time.view import see_challenge
from tests.games.wheel_of_time.laid import HERO, VILLAIN, Table
from tests.playing import moments

Endings = list[tuple[str, str]]
SCORED = "phase resolve | challenges {0} | score:{1}"
BATTLE = "phase resolve draw | turn 13 | battle {0} | pattern {1} | challenges last_battle@{2} | score:last_battle {3}"


@pytest.fixture
def endings(monkeypatch: pytest.MonkeyPatch) -> Endings:
    """Of each challenge that ends: how it would have ended just before, and how it has ended."""
    found: Endings = []
    decide, reward = Outcome.run, Tokens.run

    def decided(step: Outcome, game: Game[State]) -> None:
        said = ending(game.state, step.challenge)
        decide(step, game)
        found.append((said, "gone" if game.state.challenges[step.challenge].void else ""))

    def rewarded(step: Tokens, game: Game[State]) -> None:
        before = game.state.copy()
        reward(step, game)
        found[-1] = (found[-1][0], ended(before, game.state, step.challenge))

    monkeypatch.setattr(Outcome, "run", decided)
    monkeypatch.setattr(Tokens, "run", rewarded)
    return found


def ended(before: State, after: State, number: int) -> str:
    """How a challenge has ended, by what it has changed."""
    challenge = after.challenges[number]
    if challenge.form == "pattern":
        woven = [seat for seat in after.seats if after.sections[seat] > before.sections[seat]]
        return f"{after.side(woven[0]) if woven else 'neutral'}_token"
    if challenge.form == "last_battle":
        standing = set(after.seats) - {each.seat for each in after.fallen[len(before.fallen) :]}
        return "open" if len(standing) == 2 else f"{after.side(standing.pop())}_wins" if standing else "both_lose"
    return f"{after.side(challenge.seat)}_{'succeeds' if challenge.winner == challenge.seat else 'fails'}"


@pytest.mark.parametrize(
    ("given", "end"),
    [
        (SCORED.format("secondary_efforts@V", "secondary_efforts 5:4"), "villain_succeeds"),
        (SCORED.format("secondary_efforts@V", "secondary_efforts 4:4"), "villain_fails"),
        (SCORED.format("gather_allies@H", "gather_allies 3:1"), "hero_succeeds"),
        (SCORED.format("gather_allies@H", "gather_allies 1:3"), "hero_fails"),
        (SCORED.format("pattern", "pattern 6:3"), "hero_token"),
        (SCORED.format("pattern", "pattern 3:5"), "neutral_token"),
        (SCORED.format("pattern", "pattern 2:5"), "villain_token"),
        (BATTLE.format(1, "7/6/7", "H", "9:4"), "hero_wins"),
        (BATTLE.format(2, "7/6/7", "V", "9:4"), "villain_wins"),
        (BATTLE.format(2, "7/6/7", "V", "4:9"), "hero_wins"),
        (BATTLE.format(2, "7/6/7", "V", "9:5"), "open"),
        (BATTLE.format(1, "9/6/5", "H", "0:1"), "villain_wins"),
        (BATTLE.format(1, "7/6/7", "H", "0:0"), "both_lose"),
    ],
)
def test_a_challenge_ends_as_it_stood(endings: Endings, given: str, end: str) -> None:
    """Rules 1, 6.7."""
    notation.lay_out([given, "H deck healing"])
    assert endings == [(end, end)]


def test_a_challenge_without_its_target_ends_with_nothing(endings: Endings) -> None:
    """Rules 6.7."""
    table = Table()
    number = table.challenge("called_to_war", HERO, "virtual", targets=(99,))
    Game(RULES, table.state, Outcome(number), events=[])
    assert endings == [("gone", "gone")]


def test_in_random_games_challenges_end_as_they_stood(endings: Endings) -> None:
    assert sum(1 for _ in moments(RULES, 2)) > 0
    assert len(endings) > 10
    assert [said for said, _ in endings] == [end for _, end in endings]


@pytest.mark.parametrize(("stage", "said"), [("declared", ""), ("om", "villain_fails"), ("ctg", "villain_fails")])
def test_the_view_says_how_the_challenge_that_is_resolved_would_end(stage: str, said: str) -> None:
    table = Table()
    number = table.challenge("forced_back", VILLAIN)
    table.state.resolving = number
    change_challenge(table.state, number, stage=stage)
    assert see_challenge(table.state, number, table.state.challenges[number]).ends == said
    table.state.resolving = 0
    assert not see_challenge(table.state, number, table.state.challenges[number]).ends


def test_the_sentence_behind_the_question_says_the_same() -> None:
    game = notation.lay_out(
        [
            "phase resolve | challenges pattern | dominant H",
            "H home lan_mandragoran | in:pattern lan_mandragoran | hand heroic_efforts",
        ]
    )
    [seat] = game.asks
    [challenge] = game.state.challenges.values()
    facts = situation(game, seat)
    assert facts["ends_now"] == see_challenge(game.state, game.state.resolving, challenge).ends == "neutral_token"
