"""What only this game tells in a chronicle, each with its whole text."""

from regalia.games.nocturion.events import CurseDrawn, CurseReceived, Equipped, PenaltyCounted, PrestigeGained
from tests.games.tales import begun, tales


def test_a_quest_a_beast_and_an_heirloom() -> None:
    gains = [
        PrestigeGained(0, 6, "completed", "seal_rift"),
        PrestigeGained(1, 4, "summoned", "sphinx"),
        PrestigeGained(2, 5, "equipped", "corvane_armour"),
    ]
    assert tales("nocturion", begun("nocturion", 3), gains, 4) == [
        (
            "Zoé completed “Seal the Rift” in round 4 for 6 prestige.",
            "第4ラウンド、Zoéがクエスト「裂け目の封印」を達成し、6点を得ます。",
        ),
        ("In round 4, Kenji summoned the Sphinx, worth 4 prestige.", "第4ラウンド、Kenjiが4点のスフィンクスを召喚します。"),
        (
            "Mia put on the Corvane Armour in round 4, for 5 prestige.",
            "第4ラウンド、Miaがコーヴェインの鎧を装備し、5点を得ます。",
        ),
    ]


def test_three_quests_in_a_round() -> None:
    gains = [
        PrestigeGained(0, points, "completed", quest) for points, quest in ((1, "palisade"), (2, "library"), (3, "bridges"))
    ]
    told = tales("nocturion", begun("nocturion", 3), gains, 2)
    assert told[-1] == (
        "In round 2, Zoé completed 3 quests for 6 prestige.",
        "第2ラウンド、Zoéはクエストを3つ達成し、計6点を得ます。",
    )


def test_a_beast_that_paid_twice() -> None:
    gains = [PrestigeGained(1, 2, "beast", "sphinx"), PrestigeGained(1, 3, "beast", "sphinx")]
    assert tales("nocturion", begun("nocturion", 3), gains, 5) == [
        (
            "Kenji kept coming back to “Sphinx”: 5 prestige in 2 uses by round 5.",
            "Kenjiは「スフィンクス」を使い続け、第5ラウンドまでに2回で計5点を得ます。",
        )
    ]


def test_the_first_in_full_armour() -> None:
    state = begun("nocturion", 3)
    state.houses = ["corvane", "duskmere", "ashgrove"]
    state.heirlooms[0] = tuple(state.unequipped(0))
    assert tales("nocturion", state, [Equipped(0, state.heirlooms[0][-1])], 6) == [
        (
            "Zoé was the first in full armour, with the last heirloom of House Corvane in round 6.",
            "第6ラウンド、Zoéが最後の伝来品を身に着け、一番乗りでコーヴェイン家の装備をそろえます。",
        )
    ]


def test_curses_again_and_again_and_their_price() -> None:
    curses = [event for _ in range(2) for event in (CurseDrawn(0, "greed"), CurseReceived(2, "greed"))]
    told = tales("nocturion", begun("nocturion", 3), [*curses, PenaltyCounted(2, 4)], 7)
    assert told[-1] == (
        "In round 7, Zoé cursed Mia again, 2 times in all.",
        "第7ラウンド、ZoéがまたもMiaに呪いをかけ、これで2回目です。",
    )
    assert ("At the count, curses took 4 prestige from Mia.", "最後の清算で、Miaは呪いのために4点を失います。") in told


def test_a_curse_drawn_by_its_own_victim_has_no_one_behind_it() -> None:
    assert tales("nocturion", begun("nocturion", 3), [CurseDrawn(1, "greed"), CurseReceived(1, "greed")], 1) == []
