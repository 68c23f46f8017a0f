"""What is printed is complete, and everything printed has its deed."""

from pathlib import Path

from regalia.games import old_kings_crown
from regalia.games.old_kings_crown.content import (
    BOLD,
    CARDS,
    CONTENT,
    DECKS,
    FAVOURS,
    GRANTS,
    HEADQUARTERS,
    KINGDOM,
    SITES,
    TACTICS,
    TACTICS_OF,
    WINDOWS,
    WINDOWS_OF_TEXT,
)
from regalia.games.old_kings_crown.steps.acquire import BOLD_DEEDS
from regalia.games.old_kings_crown.steps.act import act
from tests.games.deeds import asked_for

TEXTS = {facts.text for facts in CARDS.values() if facts.text}
TRADE = """adventuring_party pasteboard_crowns anonymous_benefactor watchfire_towers endless_stacks road_brigands
    parliament_of_shades merchants_exchange glittering_caves sworn_escort signet_of_succession"""
INTRIGUE = "cloud_moorings master_of_ceremonies false_claimant old_kings_helm old_kings_lantern"
MARTIAL = "company_of_daggers engineers_yard standard_keeper ruined_citadel shattered_sundial banquet_of_briars"
SUPPLIES = "royal_bank wandering_embassy moonshine_cove the_syndicate"
SCHOOLS = "school_of_the_stones martial_law royal_seal school_of_storms school_of_the_streets"
FACTIONS = """champion the_queen_long_ago raid_and_raze riders_of_the_north_sky agent black_powder_ploy guerrilla_fighters
    bringer_of_the_word ritual_of_the_eye"""
STANDING = {*f"{TRADE} {INTRIGUE} {MARTIAL} {SUPPLIES} {SCHOOLS} {FACTIONS}".split()}
"""Rules 13. Whatever does something of its own accord, without or beside an Action: some rule must depend on it."""


def test_the_counts_of_the_box() -> None:
    assert (len(CARDS), len(HEADQUARTERS), len(KINGDOM), len(TACTICS), len(FAVOURS)) == (70, 6, 51, 16, 4)
    assert [len(deck) for deck in DECKS.values()] == [14] * 4
    assert [len(site) for site in SITES.values()] == [5] * 4
    assert [len(tactics) for tactics in TACTICS_OF.values()] == [4] * 4
    suits = [facts.suit for facts in KINGDOM.values()]
    assert [suits.count(suit) for suit in ("trade", "intrigue", "martial")] == [17] * 3
    assert sorted(facts.number for facts in KINGDOM.values()) == [*range(1, 52)]


def test_whatever_has_words_acts_or_stands_or_gives_or_is_bold() -> None:
    names = {*KINGDOM, *HEADQUARTERS, *TACTICS, *FAVOURS, *TEXTS}
    assert sorted(names - {*WINDOWS, *WINDOWS_OF_TEXT, *STANDING, *GRANTS, *BOLD}) == []


def test_on_whatever_does_something_of_its_own_accord_a_rule_depends() -> None:
    assert sorted(STANDING - asked_for(old_kings_crown)) == []


def test_every_action_has_a_deed_and_every_condition_belongs_to_one() -> None:
    assert sorted({*WINDOWS, *WINDOWS_OF_TEXT} - {*act}) == []
    assert sorted({*act.conditions} - {*act}) == []


def test_every_card_and_tile_has_a_name_and_says_what_it_does_and_by_which_rule() -> None:
    words = Path(old_kings_crown.__file__).with_name("text").joinpath("en.ftl").read_text("utf-8")
    names = [*CARDS, *HEADQUARTERS, *KINGDOM, *TACTICS, *FAVOURS]
    keys = [f"{key}-{name}" for name in names for key in ("kind", "does", "rule")]
    assert [key for key in keys if f"\n{key} = " not in words] == []


def test_every_bold_text_has_a_deed() -> None:
    assert {*BOLD_DEEDS} <= BOLD
    assert len(BOLD) == 7
    assert {BOLD_DEEDS.get(name, "put_on_region") for name in BOLD} <= {*act}


def test_every_grant_has_a_source() -> None:
    assert {grant.source for grant in CONTENT.grants} <= {*KINGDOM, *HEADQUARTERS, *TACTICS, *FAVOURS}
