"""`regalia play`: a game in the terminal, as a person sees and types it."""

import re
from pathlib import Path

import pytest

from regalia import games
from regalia.cli import main
from tests.commands.conftest import Play
from tests.playing import seed


def screens(printed: str) -> list[str]:
    """What stands on the screen before each time it is cleared, and at the end."""
    return printed.split("\033[2J\033[3J\033[H")


def test_a_game_is_played_to_its_end(play: Play) -> None:
    status, told = play(f"oriflamme --seats Ada,page,page --seed {seed(1)}", *["1"] * 200)
    assert status == 0
    assert "Round 6 ends." in told
    assert "\n1. " in told
    assert "Hand of Page" not in told.partition("Round 6 ends.")[0]
    assert screens(told) == [told]  # nobody else is at the keyboard


def test_the_seed_is_told_at_the_end_and_when_somebody_leaves(play: Play) -> None:
    assert play(f"oriflamme --seats Ada,page,page --seed {seed(1)}", *["1"] * 200)[1].endswith(f"Seed: {seed(1)}\n")
    status, told = play("oriflamme --seats Ada,page,page", "quit")
    assert status == 1
    assert len(told.rpartition("Seed: ")[2].strip()) == 64


def test_the_same_seed_and_the_same_answers_give_the_same_game(play: Play) -> None:
    games = [
        play(f"oriflamme --seats Ada,squire,page --seed {number}", *["1"] * 200)[1] for number in [seed(1)] * 2 + [seed(2)]
    ]
    assert games[0] == games[1]
    assert games[0] != games[2]


def test_the_record_of_a_finished_game_can_be_verified(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    status, told = play(f"oriflamme --seats Ada,page,page --seed {seed(1)} --record {file}", *["1"] * 200)
    assert status == 0
    assert str(file) in told
    assert main(["verify", str(file)]) == 0
    file.unlink()
    assert "no record" in play(f"oriflamme --seats Ada,page,page --record {file}", "quit")[1]
    assert not file.exists()


def test_one_person_never_sees_on_the_screen_what_another_has_seen_or_typed(play: Play) -> None:
    status, told = play(f"oriflamme --seats Ada,Bob,Eve --seed {seed(3)}", *["", "1", "1"] * 8, "quit")
    assert status == 1
    shown = screens(told)[1:]
    assert len(shown) > 5
    for screen in shown:
        names = [name for name in ("Ada", "Bob", "Eve") if f"Hand of {name}" in screen or f"{name} holds" in screen]
        assert len(names) <= 1, screen
        assert screen.startswith(f"{names[0]}, it’s your turn." if names else ("Ada,", "Bob,", "Eve,")), screen
        assert "Place" not in screen or names


def test_whoever_takes_the_keyboard_hears_what_happened_meanwhile(play: Play) -> None:
    told = play(f"oriflamme --seats Ada,Bob,Eve --seed {seed(3)}", "", "1", "", "1", "1", "", "quit")[1]
    assert len(screens(told)) == 4
    first, second = screens(told)[1].partition(",")[0], screens(told)[2].partition(",")[0]
    assert f"· {first} places a card at the head." in screens(told)[2]
    assert f"· {second} places a card at the head." in screens(told)[3]
    assert f"· {second} holds" not in screens(told)[3]


def test_a_step_back_leaves_nothing_in_the_log(play: Play) -> None:
    told = play(f"kings_guild --seats Ada --seed {seed(2)}", "1", "log", "undo", "log", "2", "log", "quit")[1]
    first, after, second = told.split("> ")[2:7:2]
    assert "Ada gains cloth ×2." in first
    assert "Ada gains" not in after.replace("Ada gains 3 coins", "")
    assert "Ada gains cloth and leather." in second
    assert "Ada gains cloth ×2." not in second


def test_an_answer_that_is_taken_back_while_others_decide_leaves_nothing_in_the_log(play: Play) -> None:
    told = play(f"old_kings_crown --seats Ada,Bob --seed {seed(2)}", "", "1", "", "undo", "quit")[1]
    assert "You can’t undo any further" in told  # the answer was another's


def test_a_step_back_that_is_not_fair_is_told(play: Play) -> None:
    assert "You can’t undo any further" in play(f"oriflamme --seats Ada,page,page --seed {seed(2)}", "undo", "quit")[1]


@pytest.mark.parametrize(
    ("line", "told"), [("99", "1 to 7"), ("one", "1 to 7"), ("1 2", "1 to 7"), ("0", "1 to 7"), ("", "1 to 7")]
)
def test_a_wrong_answer_is_told_what_an_answer_is(play: Play, line: str, told: str) -> None:
    printed = play(f"oriflamme --seats Ada,page,page --seed {seed(2)}", line, "quit")[1]
    assert f"That isn’t a valid answer. Type a number from {told}" in printed
    assert printed.count("Other commands:") == 1  # the help of the beginning


def test_help_is_given_when_it_is_asked_for(play: Play) -> None:
    printed = play(f"oriflamme --seats Ada,page,page --seed {seed(2)}", "help", "rules", "quit")[1]
    assert printed.count("Other commands:") == 2
    assert "### 5.1" in printed
    assert "That isn’t a valid answer" not in printed


CARDS = {
    "oriflamme": "Lord: Gain 1, plus 1 for each card of yours",
    "kings_guild": "Courier (price 3 coins, 2 prestige): Storage limit +1.",
    "old_kings_crown": "Ruse! (Ruse, Strength 0): Invulnerable.",
    "wheel_of_time": "Moiraine Sedai (Character, cost 2 Politics, cost 1 Intrigue, cost 1 One Power, Politics 2,",
}


@pytest.mark.parametrize("game", CARDS)
def test_cards_show_their_words_and_numbers_once_and_whenever_they_are_asked_for(play: Play, game: str) -> None:
    printed = play(f"{game} --seed {seed(2)}", "1", "?", "help", "quit")[1]
    assert printed.count(CARDS[game]) == 1
    assert play(f"{game} --seed {seed(2)}", "1", "cards", "quit")[1].count(CARDS[game]) == 2


def test_everything_is_in_the_language_that_was_chosen(play: Play) -> None:
    printed = play(f"old_kings_crown --seats エイダ,squire --language ja --seed {seed(2)}", "99", "?", "cards", "quit")[1]
    lines = [line for line in printed.splitlines() if "SHA-256" not in line and "「help」" not in line]
    assert "従者2" in printed
    assert "偉大なる道：" in printed
    assert [line for line in lines if any("a" <= letter <= "z" for letter in line)] == [f"> シード：{seed(2)}"]


def test_seats_are_called_the_same_on_the_table_and_in_the_log(play: Play) -> None:
    printed = play(f"old_kings_crown --seats Ada,squire,page --seed {seed(2)}", "quit")[1]
    for name in ("Ada", "Squire 2", "Page 3"):
        assert any(line.startswith(name + " ") and "| Influence 0 |" in line for line in printed.splitlines())
        assert f"· {name} draws" in printed


def test_things_are_sent_to_places_by_the_numbers_of_the_places(play: Play, siege: str) -> None:
    told = play(siege, "1 1 2 4", "1 2 3", "quit")[1]
    assert "Choose a place for each of these:\n  1. troop 1\n  2. troop 2" in told
    assert "Places:\n  1. north (0–2)\n" in told
    assert "Order the gates" in told.partition("Places:")[2]


def test_an_order_is_typed_by_the_numbers_of_its_things(play: Play, siege: str) -> None:
    told = play(siege, "1 1 2 4", "3 1 2", "quit")[1]
    assert "Choose 3 of these, in order:\n  1. north\n  2. east\n  3. south\n> " in told
    assert re.findall(r"(\w+) is fought over", told)[:2] == ["south", "north"]


def test_an_amount_is_typed_for_each_place(play: Play, siege: str) -> None:
    told = play(siege, "1 1 4 4", "1 2 3", "2 1", "0 1", "1 2", "log", "quit")[1]
    asked = told.partition("Choose an amount for each of these, 3 in total:\n  1. troop 1 (0–1)\n  2. troop 2 (0–2)\n> ")[2]
    assert asked.startswith("Too many: troop 1.\nThat isn’t a valid answer. Type 2 amounts adding up to 3")
    assert asked.count("That isn’t a valid answer.") == 2
    assert "wounded" in asked


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("1 1 1 1", "Too many: north.\nThat isn’t a valid answer. Type 4 place numbers from 1 to 4, one for each item"),
        ("1 2 3", "That isn’t a valid answer. Type 4 place numbers"),
        ("1 2 3 9", "That isn’t a valid answer. Type 4 place numbers"),
        ("help", "Now: for each item, in the order listed, type the number of its place"),
    ],
)
def test_the_part_that_is_wrong_is_named_and_help_says_how_the_question_is_answered(
    play: Play, siege: str, line: str, told: str
) -> None:
    assert told in play(siege, line, "quit")[1]


def test_an_order_with_one_thing_twice_is_no_answer(play: Play, siege: str) -> None:
    assert "Given twice: " in play(siege, "1 1 2 4", "1 1 2", "quit")[1]


def test_a_long_list_of_one_kind_is_put_together_from_its_parts(play: Play) -> None:
    lines = [*["1"] * 6, "2 2 1", "help", "5 1 2", "quit"]
    told = play(f"old_kings_crown --seats Ada,page --seed {'22' * 32}", *lines)[1]
    asked, wrong, helped, laid = re.split("^> ", told, flags=re.MULTILINE)[6:10]
    assert "It fights there in Summer.\nCards in your hand: 5. 2 stay there, for ties and Actions.\n" in asked
    cards = re.findall(r"\d\. (.+)", asked.partition("Choose a number for each (Highlands, Plateau, Lowlands):\n")[2])
    assert len(cards) == 5
    assert wrong.startswith(
        "That isn’t a valid answer. Type 3 different numbers from 1 to 5 (Highlands, Plateau, Lowlands)"
    )
    assert helped.startswith("Now: type one number for each of these, in this order: Highlands, ")
    for region, card in (("Highlands", cards[4]), ("Plateau", cards[0]), ("Lowlands", cards[1])):
        assert f"· Ada places {card} face down: {region}." in laid


@pytest.mark.parametrize("game", CARDS)
def test_japanese_is_punctuated_in_full_width(play: Play, game: str) -> None:
    seats = ",".join(["Ada", *["page"] * (games.load(game).seats[0] - 1)])
    lines = ["cards", "log", "99", "?", *["1"] * 12, "quit"]
    told = play(f"{game} --seats {seats} --language ja --seed {seed(4)}", *lines)[1]
    assert re.findall(r".{0,9}[ぁ-んァ-ヶー一-龠] ?[:?!;,(].{0,9}|.{0,9}[):?!] ?[ぁ-んァ-ヶー一-龠].{0,9}", told) == []


@pytest.mark.usefixtures("tiny_installed")
def test_what_is_offered_is_listed_and_done_by_a_plus_and_its_number(play: Play) -> None:
    _, told = play(f"orchard --seats Ada,Bob --seed {seed(1)}", "", "+9", "+x", "+1")
    assert "You can also (the game doesn’t wait for it):\n  +1. " in told
    assert told.count("You can choose “+1” to ") == 2
    assert "· Ada sells two of " in told or "· Ada rings the bell." in told


@pytest.mark.usefixtures("tiny_installed")
def test_bots_do_in_the_terminal_what_they_are_offered(play: Play) -> None:
    status, told = play(f"orchard --seats Ada,page --seed {seed(2)}", *["1"] * 40)
    assert status == 0
    assert re.search(r"· Page 2 (sells two of|rings the bell)", told)


WHEEL = f"wheel_of_time --seed {4711:064x}"
OPENED = ["1", "3 11 14", "1"]
"""What is typed up to the first window: an opening hand."""


def test_where_one_can_only_pass_one_is_not_asked_unless_another_person_could_tell(play: Play) -> None:
    alone = play(f"{WHEEL} --seats Ada,page", *OPENED, "quit")[1]
    assert "Play something, or pass?" not in alone
    assert "Which challenge do you declare?" in alone
    hands = ["", "1", "", "1", "", "3 11 14", "", "1 2 5"]
    shared = play(f"{WHEEL} --seats Ada,Bob", *hands, *["", "1"] * 7, "quit")[1]
    assert re.search(r"Play something, or pass\?\n.*Nothing is possible here\.\n  1\. Pass\n", shared)


def test_a_pass_that_was_not_asked_for_is_no_step_back(play: Play) -> None:
    told = play(f"{WHEEL} --seats Ada,page", *OPENED, "1", "1", "undo", "quit")[1]
    assert "You can’t undo any further" in told.partition("Send each force to a challenge")[2]


def test_a_card_without_words_shows_what_is_printed_on_it(play: Play) -> None:
    told = play(f"{WHEEL} --seats Ada,page", *OPENED[:1], "quit")[1]
    assert "  Andor Infantry (Troop, cost 2 Politics, Combat 4, Andor, Multiple)\n" in told


def test_a_payment_says_what_is_paid_and_what_becomes_neutral(play: Play) -> None:
    told = play(f"{WHEEL} --seats Ada,page", *OPENED, "1", "1", "1", "2", "quit")[1]
    assert re.search(r"Elayne Trakand: how do you pay\?\nResources: .+\n  1\. Turn 2 Pattern tokens neutral\n", told)


def test_a_question_that_is_typed_speaks_of_no_taps_and_help_says_how_nothing_is_chosen(play: Play) -> None:
    told = play(f"{WHEEL} --seats Ada,page", *OPENED, "1", "help", "1", "quit")[1]
    assert "If you can choose nothing, just press Enter" in told.partition("Which forces move to the battleground?")[2]
    assert "\nSend each force to a challenge or let it stand down.\n" in told
