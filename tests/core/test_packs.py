"""Content as a value: another pack is another game by the same rules, and its file is checked line by line."""

from dataclasses import replace

import msgspec
import pytest

from regalia.core import (
    FaultyPack,
    Game,
    Match,
    PackName,
    Record,
    Rules,
    UnreadableSave,
    load,
    record_of,
    replay,
    save,
    verify,
)
from tests.playing import dice, play_out, seed, turn
from tests.tiny import fair
from tests.tiny.fair import WINTER


def winter() -> Rules[fair.State]:
    return fair.rules(fair.PACKS.read(WINTER))


def bought(game: Game[fair.State]) -> list[str]:
    ask = game.asks[0]
    assert isinstance(ask, tuple)
    return [option.good for option in ask if isinstance(option, fair.Buy)]


def finished(rules: Rules[fair.State]) -> Record:
    match, chance = Match(rules, 2, seed(0)), dice(0)
    while not match.game.is_over:
        match.answer(*turn(match.game, chance))
    return msgspec.json.decode(msgspec.json.encode(record_of(match)), type=Record)


def faults(*changes: tuple[str, str]) -> list[str]:
    text = WINTER
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    with pytest.raises(FaultyPack) as wrong:
        fair.PACKS.read(text)
    return [str(fault) for fault in wrong.value.faults]


def test_two_packs_are_played_side_by_side_by_the_same_rules() -> None:
    own, other = fair.RULES.begin(2, seed(0)), winter().begin(2, seed(0))
    assert bought(own) == ["apple", "kite", "drum"]
    assert bought(other) == ["skates", "chestnut"]


def test_a_table_that_the_pack_leaves_out_is_the_games_own() -> None:
    assert winter().begin(2, seed(0)).state.coins == [5, 5]


def test_a_pack_has_a_title_in_both_languages() -> None:
    pack = fair.PACKS.read(WINTER)
    assert (pack.name, pack.titles) == ("winter", {"en": "Winter fair", "ja": "冬の市"})
    assert fair.PACKS.read(WINTER.replace('title_ja = "冬の市"', "")).titles["ja"] == "Winter fair"


def test_a_pack_is_known_by_what_it_says_not_by_how_it_is_written() -> None:
    pack = fair.PACKS.read(WINTER)
    assert fair.PACKS.read(WINTER.replace("   # roasted", "").replace(" = ", "=")).hash == pack.hash
    assert fair.PACKS.read("\ufeff" + WINTER).hash == pack.hash
    assert fair.PACKS.read(WINTER.replace("joy = 6", "joy = 7")).hash != pack.hash


def test_a_fault_is_named_with_its_line_also_after_a_byte_order_mark() -> None:
    with pytest.raises(FaultyPack) as sound:
        fair.PACKS.read(WINTER.replace('"winter"', '""'))
    with pytest.raises(FaultyPack) as marked:
        fair.PACKS.read("\ufeff" + WINTER.replace('"winter"', '""'))
    assert marked.value.faults == sound.value.faults


def test_a_save_holds_the_hash_of_the_pack_and_not_what_is_printed() -> None:
    rules = winter()
    assert rules.pack is not None
    saved = save(rules.begin(2, seed(0)))
    assert msgspec.json.decode(saved)["state"]["pack"] == rules.pack.hash
    assert b"skates" not in saved
    assert load(rules, saved).state.pack is rules.pack
    assert msgspec.json.decode(save(fair.RULES.begin(2, seed(0))))["state"]["pack"] == ""


def test_a_save_is_read_with_its_own_pack_alone() -> None:
    ours, theirs = save(fair.RULES.begin(2, seed(0))), save(winter().begin(2, seed(0)))
    for rules, saved in ((winter(), ours), (fair.RULES, theirs)):
        with pytest.raises(UnreadableSave, match="the pack"):
            load(rules, saved)


def test_a_save_of_older_rules_is_brought_up_to_date_with_its_pack() -> None:
    saved = save(winter().begin(2, seed(0)))
    newer = replace(winter(), version=2, upgrades={1: lambda position: position})
    assert load(newer, saved).state.pack is newer.pack


def test_a_copy_shares_the_pack() -> None:
    game = winter().begin(2, seed(0))
    twin = game.copy()
    play_out(twin, dice(1))
    assert twin.state.pack is game.state.pack


def test_a_record_names_the_pack_and_is_verified_with_it() -> None:
    record = finished(winter())
    assert record.pack == PackName("winter", fair.PACKS.read(WINTER).hash)
    assert verify(winter(), record).problems == []


def test_a_record_is_not_verified_with_another_pack() -> None:
    theirs, ours = finished(winter()), finished(fair.RULES)
    assert theirs.pack is not None
    assert ours.pack is None
    one, other = f"the pack winter ({theirs.pack.hash})", "the game's own content"
    for rules, record, told in (
        (fair.RULES, theirs, f"played with {one}, read with {other}"),
        (winter(), ours, f"played with {other}, read with {one}"),
    ):
        assert verify(rules, record).checked_nothing
        with pytest.raises(UnreadableSave) as wrong:
            replay(rules, record)
        assert str(wrong.value) == told


def test_every_fault_is_named_with_its_line() -> None:
    assert faults(("price = 5", "price = 0"), ('"chestnut"', '"skates"')) == [
        "line 12: good[0].price: a good costs at least 1",
        "line 16: good[1].id: there are two goods called skates",
    ]


def test_every_entry_that_cannot_be_read_is_named_with_its_line() -> None:
    wrong = [("price = 5", 'price = "five"'), ("joy = 2", "joy = 2\nsweet = true"), ("[[good]]", "[toys]\n[[good]]")]
    assert faults(*wrong) == [
        "line 8: toys: there is no such table",
        "line 13: good[0].price: Expected `int`, got `str`",
        "line 16: good[1]: Object contains unknown field `sweet`",
    ]


def test_a_pack_of_another_game_is_refused() -> None:
    assert faults(('slug = "fair"', 'slug = "nocturne"')) == ["line 3: meta.slug: this is a pack of nocturne, not of fair"]
    assert faults(('content_pack = "winter"', "")) == ["line 2: meta: Object missing required field `content_pack`"]


def test_what_is_not_toml_is_refused_with_its_line() -> None:
    assert faults(("price = 5", "price = "))[0].startswith("line 12: not TOML: ")
