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

SOURCES = {
    file: file.read_text("utf-8")
    for file in Path(old_kings_crown.__file__).parent.rglob("*.py")
    if file.name not in ("content.py", "options.py")
}


def in_the_rules(name: str) -> bool:
    """Whether the rules ask for a card by its name, or have a deed for it."""
    return name in act or name in GRANTS or any(f'"{name}"' in source for source in SOURCES.values())


def test_the_counts_of_the_box() -> None:
    assert (len(CARDS), len(HEADQUARTERS), len(KINGDOM), len(TACTICS), len(FAVOURS)) == (70, 6, 51, 16, 4)
    assert [len(deck) for deck in DECKS.values()] == [14] * 4
    assert [len(site) for site in SITES.values()] == [5] * 4
    assert [len(tactics) for tactics in TACTICS_OF.values()] == [4] * 4
    suits = [facts.suit for facts in KINGDOM.values()]
    assert [suits.count(suit) for suit in ("trade", "intrigue", "martial")] == [17] * 3
    assert sorted(facts.number for facts in KINGDOM.values()) == [*range(1, 52)]


def test_every_card_with_words_has_its_deed() -> None:
    texts = {facts.text for facts in CARDS.values() if facts.text}
    names = {*KINGDOM, *HEADQUARTERS, *TACTICS, *FAVOURS, *texts}
    assert sorted(name for name in names if not in_the_rules(name)) == []


def test_every_action_has_a_deed_and_every_condition_belongs_to_one() -> None:
    actions = {*WINDOWS, *WINDOWS_OF_TEXT} - {"moonshine_cove"}
    assert sorted(actions - {*act}) == []
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
