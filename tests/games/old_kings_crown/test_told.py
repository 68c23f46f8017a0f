"""What the log tells: each thing once, and by its right name."""

from regalia.core import Game, Refusal
from regalia.games.old_kings_crown.events.table import ClashBegan, Tallied
from regalia.games.old_kings_crown.options import GOVERN, JOURNEY, Buy
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.steps.interrupts import SpendLore
from regalia.games.old_kings_crown.steps.winter import Cleanup
from regalia.words import Words
from tests.games.old_kings_crown.layout import Area, C, N, U, act, happened, table, use
from tests.games.old_kings_crown.seasons import autumn


def told(game: Game[State], kind: str, language: str = "en") -> list[str]:
    """The log's lines on the events of a kind."""
    words = Words("old_kings_crown", language, ["Ada", "Bob"])
    return [words.event(event) for event in happened(game, kind)]


def test_governing_and_journeys_are_told_once() -> None:
    game = autumn(Area(C, hand="nixing_knife gall lethe"), Area(N))
    act(game, 0, GOVERN["clans_nixing_knife", "oaths"], JOURNEY["clans_gall"])
    assert (len(happened(game, "Governed")), len(happened(game, "Journeyed"))) == (1, 1)
    assert not happened(game, "Activated")


def test_a_herald_goes_home() -> None:
    game = table(Area(C, herald="castle"), Area(N), steps=(Cleanup(),))
    assert told(game, "HeraldMoved") == ["Ada’s Herald goes home."]
    assert told(game, "HeraldMoved", "ja") == ["Adaの使者がボードへ戻りました。"]


def test_a_kingdom_card_goes_to_the_kingdom_discard() -> None:
    game = autumn(Area(N, board="empty_estate<ruse>", oaths="the_count"), Area(U))
    use(game, 0, "empty_estate")
    assert told(game, "KingdomLeft") == ["Empty Estate leaves Ada: to the Kingdom Discard."]
    assert "王国の捨て山" in told(game, "KingdomLeft", "ja")[0]


def test_cards_are_called_in_japanese_what_the_rules_in_japanese_call_them() -> None:
    words = Words("old_kings_crown", "ja", [])
    names = {
        "nobility_the_magistrate": "執政官",
        "nobility_master_of_arms": "武術長",
        "clans_purser": "事務長",
        "clans_gall": "ゴール",
        "uprising_the_irregulars": "不正規兵",
        "uprising_the_pickets": "見張り役",
        "master_of_ceremonies": "式典の主",
        "false_claimant": "偽の請求者",
        "hedgerow_levy": "村の徴募兵",
    }
    assert {name: words.say(f"kind-{name}") for name in names} == names


def test_a_clash_is_announced_and_its_totals_are_told_one_by_one() -> None:
    words = Words("old_kings_crown", "en", ["Ada", "Bob", "Eve"])
    assert words.event(ClashBegan("plateau", (0, 1, 2), True)) == "Clash in the Plateau."
    tallied = Tallied("plateau", (0, 1, 2), (4, 4, 10), ((), (), ()), lowest=False)
    assert words.event(tallied) == "The totals of Ada, Bob, and Eve in the Plateau: 4, 4, and 10."


def test_governing_sends_a_card_to_a_council() -> None:
    game = autumn(Area(C, hand="nixing_knife"), Area(N))
    act(game, 0, GOVERN["clans_nixing_knife", "oaths"])
    assert told(game, "Governed", "ja") == ["Adaが水妖の短刀を誓約評議会に送り、統治しました。"]


def test_a_card_of_the_site_says_how_much_lore_is_short() -> None:
    game = table(Area(C, lore=2), Area(N), steps=(SpendLore(0, 0),))
    refusal = game.why_not(0, Buy("riders_of_the_north_sky"))
    assert refusal == Refusal("short-of-lore", "3.16", {"lore": 5 - 2})
    assert Words("old_kings_crown", "ja", []).refusal(refusal) == "伝承が3足りません。 (3.16)"
