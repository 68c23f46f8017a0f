"""What only this game tells in a chronicle, each with its whole text."""

from regalia.core import Event
from regalia.games.old_kings_crown.events.cards import Eliminated
from regalia.games.old_kings_crown.events.kingdom import KingdomStolen
from regalia.games.old_kings_crown.events.table import ClashTied, ClashWon, FavourClaimed, Gained, NobodyWon, Stole, Tallied
from tests.games.tales import begun, tales


def told(*events: Event) -> list[tuple[str, str]]:
    state = begun("old_kings_crown", 3)
    state.factions = ("clans", "gathering", "uprising")
    return tales("old_kings_crown", state, events, 3)


def tally(*totals: int) -> Tallied:
    return Tallied("plateau", (0, 1, 2), totals, ((), (), ()), lowest=False)


def test_a_close_clash_and_a_clear_one() -> None:
    assert told(tally(6, 9, 10), ClashWon("plateau", 2)) == [
        (
            "The Clash for the Plateau was close in round 3: Mia won it 10 to 9 over Kenji.",
            "第3ラウンド、プラトーの衝突は接戦です。Miaが10対9でKenjiを退けます。",
        )
    ]
    assert told(tally(14, 3, 1), ClashWon("plateau", 0)) == [
        (
            "In round 3, Zoé overran the Plateau, 14 to 3 against Kenji.",
            "第3ラウンド、Zoéが14対3でKenjiを圧倒し、プラトーを制します。",
        )
    ]
    assert told(tally(14, 10, 1), ClashWon("plateau", 0)) == [], "neither"


def test_ties() -> None:
    assert told(ClashTied("plateau", (0, 2)), ClashWon("plateau", 2)) == [
        (
            "In round 3, the Clash for the Plateau was tied before Mia won it against Zoé.",
            "第3ラウンド、プラトーの衝突は同点にもつれ、MiaがZoéを抑えて勝ちます。",
        )
    ]
    assert told(ClashTied("plateau", (0, 1)), NobodyWon("plateau")) == [
        (
            "In round 3, Zoé and Kenji tied in the Plateau to the last, and no one won it.",
            "第3ラウンド、プラトーではZoé、Kenjiが最後まで同点で、勝者は出ません。",
        )
    ]


def test_all_three_regions() -> None:
    clashes = [ClashWon(region, 1) for region in ("plateau", "lowlands", "highlands")]
    assert told(*clashes) == [
        (
            "In round 3, Kenji won the Clashes for all three Regions.",
            "第3ラウンド、Kenjiが3つの地域の衝突をすべて制します。",
        )
    ]


def test_a_herald_the_favour_and_a_stolen_card() -> None:
    assert told(Gained(0, 4, 0, "herald"), FavourClaimed(1), KingdomStolen(2, 0, "tinkers_ring")) == [
        (
            "Zoé’s Herald had chosen the right place in round 3, for 4 Influence.",
            "第3ラウンド、Zoéの先駆者の読みが当たり、影響力4を得ます。",
        ),
        ("In round 3, Kenji claimed the Kingdom’s Favour.", "第3ラウンド、Kenjiが王国の恩恵を獲得します。"),
        ("In round 3, Mia stole “Tinker’s Ring” from Zoé.", "第3ラウンド、MiaがZoéから「鋳掛屋の指輪」を盗みます。"),
    ]


def test_an_eliminated_card_and_one_that_fell_by_its_own_hand() -> None:
    assert told(Eliminated("clans_lethe", ("gathering_the_stag",))) == [
        (
            "In round 3, Kenji’s “The Stag” eliminated Zoé’s “Lethe”.",
            "第3ラウンド、Kenjiの「牡鹿」がZoéの「レテ」を排除します。",
        )
    ]
    assert told(Eliminated("clans_lethe", ("clans_lethe",))) == []


def test_what_paid_year_after_year_and_thefts() -> None:
    paid = [Gained(0, 2, 0, "battlefield")] * 2 + [Gained(1, 4, 1, "shrine")]
    assert told(*paid, Stole(0, 1, 1), Stole(0, 1, 1)) == [
        (
            "By round 3, Zoé had drawn 4 Influence from “Battlefield”, in 2 rewards.",
            "第3ラウンドまでに、Zoéは「戦場」から2回で計4の影響力を得ます。",
        ),
        (
            "In round 3, “Shrine” brought Kenji 4 Influence at once.",
            "第3ラウンド、「聖堂」がKenjiに一度に4の影響力をもたらします。",
        ),
        (
            "In round 3, Zoé robbed Kenji once more, of 2 Influence in all.",
            "第3ラウンド、ZoéがまたもKenjiから奪い、計2の影響力となります。",
        ),
    ]
