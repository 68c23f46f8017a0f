"""What the log tells: each thing once, and by its right name."""

from regalia.cli.words import Words
from regalia.core import Game, Refusal
from regalia.games.old_kings_crown import RULES
from regalia.games.old_kings_crown.events.table import ClashBegan, GameEnded, PhaseBegan, RoundBegan, Tallied
from regalia.games.old_kings_crown.options import GOVERN, JOURNEY, Buy
from regalia.games.old_kings_crown.pieces import Agreed
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.steps.interrupts import SpendLore
from regalia.games.old_kings_crown.steps.summer import FirstClash
from regalia.games.old_kings_crown.steps.winter import Cleanup
from regalia.games.old_kings_crown.steps.year import DrawUp, SetOrder
from tests.games.old_kings_crown.layout import LOCATION, Area, C, N, U, act, decline, done, happened, offered, table, use
from tests.games.old_kings_crown.seasons import autumn, by_day
from tests.playing import dice, play_out, seed


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
    assert told(game, "HeraldMoved") == ["Ada’s Herald returns home."]
    assert told(game, "HeraldMoved", "ja") == ["Adaの先駆者がボードへ戻りました。"]


def test_a_kingdom_card_goes_to_the_kingdom_discard() -> None:
    game = autumn(Area(N, board="empty_estate<ruse>", oaths="the_count"), Area(U))
    use(game, 0, "empty_estate")
    assert told(game, "KingdomLeft") == ["Empty Estate moves from Ada to the Kingdom Discard."]
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
    assert words.event(tallied) == "Totals for Ada, Bob, and Eve in the Plateau: 4, 4, and 10."


def test_governing_sends_a_card_to_a_council() -> None:
    game = autumn(Area(C, hand="nixing_knife"), Area(N))
    act(game, 0, GOVERN["clans_nixing_knife", "oaths"])
    assert told(game, "Governed", "ja") == ["Adaが水妖の短刀を誓約評議会に送り、統治しました。"]


def test_a_card_of_the_site_says_how_much_lore_is_short() -> None:
    game = table(Area(C, lore=2), Area(N), steps=(SpendLore(0, 0),))
    refusal = game.why_not(0, Buy("riders_of_the_north_sky"))
    assert refusal == Refusal("short-of-lore", "3.16", {"lore": 5 - 2})
    assert Words("old_kings_crown", "ja", []).refusal(refusal) == "伝承が3足りません。（3.16）"


def test_rounds_and_seasons_are_told_in_their_order_and_at_last_who_has_won() -> None:
    game = RULES.begin(2, seed(5), Agreed(rounds=4), events=True)
    play_out(game, dice(5))
    kinds = ("RoundBegan", "PhaseBegan", "GameEnded")
    heard = [event for event in game.events or [] if type(event).__name__ in kinds]
    summer = [PhaseBegan("spring"), PhaseBegan("summer"), PhaseBegan("autumn"), PhaseBegan("winter")]
    years = [[RoundBegan(number), PhaseBegan("year"), *summer] for number in (2, 3, 4)]
    ended = GameEnded(RULES.rank(game.state)[0].seat)
    assert heard == [RoundBegan(1), *summer, *years[0], *years[1], *years[2], ended]


def test_of_the_advanced_set_up_others_hear_the_places_of_cards_but_not_which_they_are() -> None:
    game = RULES.begin(2, seed(3), Agreed(advanced=True, rounds=4), events=True)
    while not game.state.round:
        for seat in [*game.asks]:
            act(game, seat, offered(game, seat)[0])
    laid = [event for event in happened(game, "Aside") if event.seat == 0]
    assert [event.place for event in laid] == ["space", "council", "discard", "relics"]
    assert [event.card is not None for event in laid] == [True, True, True, False]
    assert [event.seen_by(frozenset({1})).card for event in laid] == [None] * 4
    assert happened(game, "TrackSet")[0].order == game.state.order
    taken = {(event.seat, event.source) for event in happened(game, "KingdomTaken")}
    assert taken == {(0, "kingdom_deck"), (1, "kingdom_deck")}


def test_the_track_of_a_new_year_is_told_though_nobody_may_change_it() -> None:
    game = table(Area(C), Area(N, influence=2), steps=(SetOrder(),))
    assert [event.order for event in happened(game, "TrackSet")] == [(1, 0)]
    game = table(Area(C, board="master_of_ceremonies<ruse>"), Area(N, influence=2), steps=(SetOrder(),))
    assert happened(game, "TrackSet") == []
    decline(game, 0)
    assert [event.order for event in happened(game, "TrackSet")] == [(1, 0)]


def test_what_a_hand_shows_is_told() -> None:
    game = by_day(Area(N, board="book_of_true_names<ruse>", hand="the_count woe"), Area(U, highlands="hawkers"))
    use(game, 0, "book_of_true_names")
    assert [(event.seat, event.cards) for event in happened(game, "Showed")] == [
        (0, ("nobility_the_count", "nobility_woe"))
    ]


def test_who_wins_a_region_and_what_is_claimed_is_told() -> None:
    game = table(Area(N, highlands="(the_count)"), Area(U), steps=(FirstClash("highlands"),))
    done(game, 0, 1)
    act(game, 0, LOCATION["wilderness"])
    assert [(event.region, event.seat) for event in happened(game, "ClashWon")] == [("highlands", 0)]
    assert [(event.seat, event.location) for event in happened(game, "LocationClaimed")] == [(0, "wilderness")]
    assert [(event.region, event.cards) for event in happened(game, "Revealed")] == [("highlands", ("nobility_the_count",))]


def test_attrition_and_the_new_deck_are_told() -> None:
    game = table(Area(U, hand="ruse", discard="hawkers the_fence"), Area(N), steps=(DrawUp(),))
    assert [event.seat for event in happened(game, "Attrition")] == [0, 1]
    assert [event.seat for event in happened(game, "Shuffled")] == [0]
    assert [(event.seat, event.size) for event in happened(game, "HandSizeChanged")] == [(0, 5), (1, 5)]
