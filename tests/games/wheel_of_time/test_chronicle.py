"""What only this game tells in a chronicle, each with its whole text."""

import pytest

from regalia.core import Event
from regalia.games.wheel_of_time.events import (
    Damaged,
    DragonRevealed,
    Fulfilled,
    Killed,
    Lost,
    PatternChanged,
    Played,
    Recruited,
    Resolved,
    TurnBegan,
    Undecided,
)
from regalia.games.wheel_of_time.pieces import Challenge, ChallengeForm, Piece
from tests.games.tales import begun, tales

FRAME = 1
"""The opening sentence, which every chronicle has."""


def told(*events: Event, winner: int = -1, form: ChallengeForm = "card") -> list[tuple[str, str]]:
    state = begun("wheel_of_time", 2)
    state.hero, state.turn, state.battle = 0, 9, 1
    state.pieces[5] = Piece("rahvin_i", owner=1, seat=1)
    state.challenges[7] = Challenge(form, 0, winner=winner)
    return tales("wheel_of_time", state, events, 9, 2)


def test_the_pattern() -> None:
    assert told(PatternChanged(1, 1, 0, "pattern_challenge"), PatternChanged(0, 2, 0, "effect"))[:2] == [
        (
            "On turn 9, Kenji won the Pattern challenge for the Shadow.",
            "第9ターン、Kenjiが歴史模様の挑戦を制し、闇のトークンを得ます。",
        ),
        (
            "On turn 9, Zoé wove 2 tokens of the Light into the Pattern without a challenge.",
            "第9ターン、Zoéが挑戦によらず光のトークン2個を歴史模様に加えます。",
        ),
    ]


def test_turns_in_which_the_pattern_went_to_neither() -> None:
    neutral = [PatternChanged(-1, 0, 1, "pattern_challenge")] * 4
    assert told(*neutral)[0] == (
        "Zoé and Kenji cancelled each other out: for 4 turns in a row, up to turn 9, the Pattern went to neither.",
        "Zoé、Kenjiは互いに譲らず、第9ターンまで4ターン続けてどちらも歴史模様を動かせません。",
    )
    assert len(told(*neutral[:3])) == FRAME


def test_the_dead_and_the_wounded() -> None:
    dead = [Killed(901, "lord_nasin", 1), Killed(902, "lord_pelivar", 0)]
    first, second, *_ = told(*dead)
    assert first == (
        "On turn 9, Lord Nasin of Kenji’s was the first to die.",
        "第9ターン、Kenjiのロード・ナシンが最初の犠牲となります。",
    )
    assert second[0] == "Zoé lost Lord Pelivar on turn 9."
    assert told(Damaged(5, 2, 0), Damaged(5, 1, 0))[0][0].endswith("had survived 3 damage.")
    assert len(told(Damaged(5, 1, 0))) == FRAME


def test_challenges_won_and_lost() -> None:
    lost = Resolved(7, "card", "the_tide_of_battle", 2, 5, 1)
    assert told(lost, winner=1)[0] == (
        "On turn 9, Kenji held off Zoé’s “The Tide of Battle”, 5 to 2.",
        "第9ターン、Kenjiが5対2でZoéの「戦の潮流」を退けます。",
    )
    won = Resolved(7, "card", "the_tide_of_battle", 4, 1, 0)
    assert told(won, winner=0)[0] == (
        "On turn 9, Zoé’s “The Tide of Battle” succeeded, with 4 support against 1.",
        "第9ターン、Zoéの「戦の潮流」が達成値4対妨害値1で成功します。",
    )


def test_the_last_battle() -> None:
    battle = [TurnBegan(9, 1), DragonRevealed("rand_al_thor_iv", True), Resolved(7, "last_battle", "", 12, 1, 0)]
    began, dragon, fought, *_ = told(*battle, winner=0, form="last_battle")
    assert began == (
        "On turn 9, the Last Battle began, with 2 of the Light and 2 of the Shadow in the Pattern.",
        "第9ターン、最後の戦いが始まります。歴史模様は光2、闇2です。",
    )
    assert dragon[0] == "Before the Last Battle, Zoé revealed the Dragon Reborn: Rand al'Thor (IV) joined the Light."
    assert fought == (
        "On turn 9, Zoé had the better of the fighting in the Last Battle, 12 to 1.",
        "第9ターン、最後の戦いでZoéが12対1と優勢に立ちます。",
    )


def test_recruits_cards_and_prophecies() -> None:
    assert [
        english
        for english, _ in told(Recruited(0, 5, "lord_pelivar"), Played(1, "a_beginning"), Fulfilled(6, "a_beginning"))
    ][:3] == [
        "On turn 9, Lord Pelivar joined Zoé.",
        "On turn 9, Kenji played “A Beginning”.",
        "On turn 9, the prophecy “A Beginning” was fulfilled.",
    ]


@pytest.mark.parametrize(
    ("events", "english", "japanese"),
    [
        (
            [Lost(1, "avatar", "rahvin_i"), Lost(1, "last_battle", "")],
            "Zoé won the Last Battle; Kenji could not hold the field.",
            "最後の戦いを制したのはZoé。Kenjiは及びませんでした。",
        ),
        (
            [Lost(0, "avatar", "rand_al_thor_iv"), Lost(0, "taveren", "rand_al_thor_iv")],
            "Rand al'Thor (IV) was dead, and with that Zoé had lost the war to Kenji.",
            "ランド・アル=ソア（IV）が倒れ、Zoéの敗北、Kenjiの勝利となりました。",
        ),
        (
            [Lost(0, "nothing_generated", "")],
            "In the Last Battle, Zoé had nothing left to send: Kenji had won.",
            "最後の戦いでZoéに出せる力は残っておらず、Kenjiが勝ちました。",
        ),
        (
            [Lost(0, "avatar", "rand_al_thor_iv"), Lost(1, "avatar", "rahvin_i")],
            "In the end Zoé and Kenji lost at the same moment, and no one was left to win.",
            "Zoé、Kenjiは同時に敗れ、勝者のいない結末となりました。",
        ),
        (
            [Undecided(300)],
            "After 9 turns neither had lost: Zoé and Kenji drew.",
            "9ターンを戦っても決着せず、Zoé、Kenjiの引き分けとなりました。",
        ),
    ],
    ids=["battle", "avatar", "nothing", "both", "neither"],
)
def test_every_end(events: list[Event], english: str, japanese: str) -> None:
    opening, end = told(*events)
    assert opening == (
        "Zoé stood for the Light and Kenji for the Shadow, and only the Last Battle could part them.",
        "光のZoéと闇のKenji、決着は最後の戦いに持ち越された一戦です。",
    )
    assert end == (english, japanese)
