"""What only this game tells in a chronicle, each with its whole text."""

from typing import Any

from regalia.games.kings_guild.events import Built, Completed, FinalRoundBegan, Hired, Offered, StatueLost, Stole
from regalia.games.kings_guild.state import Employee, Tile
from tests.games.tales import begun, tales

QUEST = "slay_the_vile_necromancer"


def state(**facts: Any) -> Any:
    found = begun("kings_guild", 3)
    for name, value in facts.items():
        setattr(found, name, value)
    return found


def test_a_quest_that_another_player_finished() -> None:
    won = state(active=1, won=[(QUEST,), (), ()])
    assert tales("kings_guild", won, [Completed(0, QUEST)], 8) == [
        (
            "Kenji finished “Slay the Vile Necromancer” in round 8, but Zoé had made its first item:"
            " the quest went to Zoé.",
            "第8ラウンド、「邪悪な死霊術師を討て」を仕上げたのはKenjiですが、先に手を付けていたZoéのものになります。",
        ),
    ]


def test_the_guild_with_the_most_quests() -> None:
    won = state(active=1, won=[(), ("a", "b", QUEST), ("c",)])
    assert tales("kings_guild", won, [Completed(1, QUEST)], 9) == [
        (
            "In round 9, Kenji completed “Slay the Vile Necromancer”, the last of 3 quests: no guild had more.",
            "第9ラウンド、Kenjiが最後のクエスト「邪悪な死霊術師を討て」を果たします。合わせて3件は最多です。",
        )
    ]


def test_the_statue_and_a_room_that_paid() -> None:
    built = state(
        bids=(3, 5, 4),
        tiles=[(), (Tile("kings_statue", 0), Tile("vault_of_riches", 1)), ()],
        coins=[0, 9, 0],
    )
    statue, room = tales("kings_guild", built, [Built(1, "kings_statue", 0, 0), Built(1, "vault_of_riches", 1, 0)], 12)[:2]
    assert statue == (
        "In round 12, the King’s Statue was at stake: Kenji bid 5 coins, Mia only 4.",
        "第12ラウンド、王の彫像の入札。Kenjiの5コインが、Miaの4コインを上回ります。",
    )
    assert room[0].startswith("Kenji built the Vault of Riches in round 12; by the end it was worth ")
    assert room[1].startswith("第12ラウンド、Kenjiが金庫室を建てます。これが最後に")


def test_a_statue_that_no_one_got() -> None:
    tied = state(bids=(4, 2, 4))
    assert tales("kings_guild", tied, [StatueLost()], 9) == [
        (
            "In round 9, Zoé and Mia both bid 4 coins for the King’s Statue, and so no one got it.",
            "第9ラウンド、王の彫像の入札はZoé、Miaが4コインで並び、誰の手にも渡りません。",
        )
    ]


def test_thefts_and_the_final_round() -> None:
    assert tales("kings_guild", state(), [Stole(0, 1, "wood"), Stole(0, 1, "gem"), FinalRoundBegan(2)], 30) == [
        (
            "In round 30, Mia turned up the Offering to the Council: the final round had come.",
            "第30ラウンド、Miaが評議会への貢ぎ物をめくり、最後のラウンドに入ります。",
        ),
        (
            "In round 30, Zoé’s Smuggler robbed Kenji once more, 2 times in all.",
            "第30ラウンド、Zoéの密輸人がまたもKenjiから奪い、これで2回目です。",
        ),
    ]


def test_a_specialist_and_an_offering() -> None:
    facts = state(staff=[(Employee("sorceress", "outer"),), (), ()], offered=(1,), coins=[0, 9, 0], stores=[(0,) * 6] * 3)
    told = tales("kings_guild", facts, [Hired(0, "sorceress", "outer", 6), Offered(1)], 20)
    assert told[-1] == (
        "Kenji spent the last turn on an offering, worth 5 prestige.",
        "Kenjiは最後の手番で貢ぎ物を納め、5点を得ます。",
    )
