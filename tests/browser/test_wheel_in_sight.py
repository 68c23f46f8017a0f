"""The Wheel of Time: what one looks at while one decides is in sight, without scrolling."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from regalia import games
from regalia.core import PASS, Answer, Ask, Chance, Game, Several, save, some_answer
from regalia.games.wheel_of_time import notation
from regalia.games.wheel_of_time.options import PlayEvent
from regalia.games.wheel_of_time.state import State
from tests.browser.conftest import Arrive
from tests.browser.devices import Device, looking
from tests.browser.person import DESK, PHONE, with_faces
from tests.browser.posed import Stage, questions
from tests.browser.positions import in_position
from tests.matrix import first
from tests.server.players import Host

GRIPS = [
    "phase resolve | turn 6 | pattern 5/3/4 | challenges secondary_efforts@V gather_allies@H | dominant H",
    "H home lan_mandragoran elayne_trakand andor_cavalry",
    "H in:secondary_efforts lan_mandragoran elayne_trakand andor_cavalry",
    "H hand confrontation fireball healing heroic_efforts | pool P",
    "V home fade trolloc_footmen | in:secondary_efforts rahvin_i fade trolloc_footmen",
]
HERO = 0
ROLLERS = 6
PAYMENT = [
    "phase actions | pattern 3/1/2 | dominant V",
    "H home lady_arathelle lady_aemlyn | hand lord_pelivar",
    "H pool P:lady_arathelle P:lady_arathelle O:rand_al_thor_iv C:lady_aemlyn C",
]

RECRUITED = [
    "phase actions | pattern 3/1/2 | dominant H",
    "H home lady_arathelle lady_aemlyn | hand healing",
    "H pool P:lady_arathelle P:lady_arathelle O:rand_al_thor_iv C:lady_aemlyn C",
    "V hand fade | pool C C C C P P I I O O",
]
ACTION = [
    "phase actions | turn 5 | pattern 3/1/2 | dominant V",
    "H home lady_arathelle lady_aemlyn | hand lord_pelivar fireball confrontation andor_cavalry elayne_trakand",
    "H pool P:lady_arathelle P:lady_arathelle O:rand_al_thor_iv O O C:lady_aemlyn C C",
]
LARGE = (80, 48)
"""Width and height in pixels of a large button, at least."""
TABLETS = [(768, 1024), (820, 1180), (900, 1180), (1024, 768)]
PROMPT = 100
"""Pixels that a prompt needs: its sentence and a row of buttons."""


def position(lines: list[str], *deeds: str) -> Game[State]:
    """A game in a position, after these deeds."""
    game = notation.lay_out(lines)
    game.state.chance = Chance("7" * 64)
    for deed in deeds:
        notation.act(game, deed)
    return game


def coming_to_grips() -> Game[State]:
    """All six have rolled, and the Hero may play the last card of the hand."""
    game = position(GRIPS)
    while not (may_play(game.asks.get(HERO)) and len(game.state.thrown) == ROLLERS):
        seat, ask = next(iter(game.asks.items()))
        if isinstance(ask, tuple):
            answer: Answer = PASS
        else:
            answer = ask.options if isinstance(ask, Several) else some_answer(ask, Chance("7" * 64))
        game.answer(seat, answer)
    return game


def may_play(ask: Ask | None) -> bool:
    """True of a window with an event to play."""
    return isinstance(ask, tuple) and any(isinstance(each, PlayEvent) for each in ask)


@contextmanager
def seen(browser: Browser, host: Host, game: Game[State], device: Device) -> Iterator[Page]:
    """The Hero's page of a game on a device."""
    table, [ada, _] = in_position(host, "wheel_of_time", 2, save(game).decode())
    with looking(browser, host, ada, device) as page:
        page.goto(f"/t/{table}")
        with_faces(page, "[data-whole] .prompt.yours")
        yield page


@pytest.mark.parametrize(("language", "theme"), first(("ja", "dark"), ("en", "light")))
def test_a_phone_shows_the_pattern_and_all_forces_of_the_challenge_with_their_dice(
    browser: Browser, host: Host, language: str, theme: str
) -> None:
    with seen(browser, host, coming_to_grips(), Device(**PHONE, language=language, theme=theme)) as page:
        for what, count in ((".pattern", 1), (".ground.now .in-play", 6), (".ground.now .wheel-die", 20)):
            things = page.locator(what)
            assert things.count() >= count
            for thing in things.all():
                expect(thing).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize(("width", "height", "least"), [(1366, 768, (86, 94)), (1920, 1080, (110, 120))])
def test_faces_in_the_challenge_at_hand_are_large_and_grow_with_the_window(
    browser: Browser, host: Host, width: int, height: int, least: tuple[int, int]
) -> None:
    with seen(browser, host, coming_to_grips(), Device(width, height, "en", "light")) as page:
        for face in page.locator(".ground.now .frame").all():
            box = face.bounding_box()
            assert box is not None
            assert (box["width"] >= least[0], box["height"] >= least[1]) == (True, True)


def test_a_desk_shows_who_leads_a_side_and_who_is_dominant(browser: Browser, host: Host) -> None:
    with seen(browser, host, coming_to_grips(), Device(1280, 800, "en", "light")) as page:
        for words in ("Rand al'Thor (IV) leads", "Rahvin (I) leads", "dominant"):
            expect(page.locator(".seats").get_by_text(words, exact=True)).to_be_visible()


@pytest.mark.parametrize(("language", "play"), first(("ja", "使う"), ("en", "Play")))
def test_a_phone_shows_the_whole_hand_and_wholly_what_can_be_played(
    browser: Browser, host: Host, language: str, play: str
) -> None:
    with seen(browser, host, coming_to_grips(), Device(**PHONE, language=language, theme="light")) as page:
        hand = page.locator(".hand .in-hand")
        expect(hand).to_have_count(4)
        assert all((box := card.bounding_box()) and 0 <= box["x"] <= PHONE["width"] - box["width"] for card in hand.all())
        card = page.locator(".hand .in-hand.lit")
        expect(card.locator(".can")).to_have_text(play)
        card.click(position={"x": 4, "y": 4}, trial=True)


@pytest.mark.parametrize(("language", "recruit"), first(("ja", "リクルート"), ("en", "Recruit")))
@pytest.mark.parametrize("size", [(360, 740), (320, 640), (640, 360)])
def test_a_phone_shows_what_can_be_played_first_and_plays_it_by_a_large_button_beside_pass(
    browser: Browser, host: Host, language: str, recruit: str, size: tuple[int, int]
) -> None:
    with seen(browser, host, position(ACTION), Device(*size, language, "light")) as page:
        expect(page.locator(".hand .in-hand").nth(2).locator(".can")).to_be_visible()
        expect(page.locator(".hand .in-hand").nth(3).locator(".can")).to_have_count(0)
        play, others = page.locator(".plays .primary"), page.locator(".prompt .option")
        expect(play).to_be_disabled()
        expect(play).to_contain_text(recruit)
        card = page.locator(".hand .in-hand").nth(1)
        card.click()
        expect(card).to_have_class(re.compile("picked"))
        expect(page.locator(".hand .picked")).to_have_count(1)
        for button in (play, others.last):
            box = button.bounding_box()
            assert box is not None
            assert (box["width"] >= LARGE[0], box["height"] >= LARGE[1]) == (True, True)
            expect(button).to_be_in_viewport(ratio=1)
        at = page.locator(".prompt").get_attribute("data-at")
        play.click()
        expect(page.locator(f".prompt[data-at='{at}']")).to_have_count(0)


@pytest.mark.parametrize(
    ("lines", "support", "opposition", "end"),
    [
        ("challenges pattern | pattern 5/3/4 | score:pattern 4:1", 4, 1, "a Light token is woven"),
        ("challenges last_battle@V | pattern 9/3/8 | battle 2 | score:last_battle 9:3", 8 + 9, 9 + 3, "the Shadow wins"),
        ("challenges gather_allies@H | score:gather_allies 2:1", 2, 1, "the Light succeeds"),
    ],
)
def test_how_the_challenge_would_end_now_stands_behind_the_question(
    browser: Browser, host: Host, lines: str, support: int, opposition: int, end: str
) -> None:
    form = lines.partition("score:")[2].partition(" ")[0]
    game = position(
        [
            f"phase resolve | turn 13 | {lines} | dominant H",
            f"H home elayne_trakand | in:{form} elayne_trakand | hand fireball | pool O O O",
            f"V home fade | in:{form} fade",
        ]
    )
    with seen(browser, host, game, Device(1280, 800, "en", "light")) as page:
        expect(page.locator(".situation")).to_contain_text(f"{support} to {opposition}: {end}.")
        expect(page.locator(".ground.now .stands")).to_have_text(f"{support} against {opposition}: as it stands, {end}.")


@pytest.mark.exhaustive
@pytest.mark.parametrize("language", first("ja", "en"))
def test_five_payments_are_in_sight_together(browser: Browser, host: Host, language: str) -> None:
    game = position(PAYMENT, "H recruit lord_pelivar")
    with seen(browser, host, game, Device(1280, 800, language, "light")) as page:
        payments = page.locator(".prompt .option")
        expect(payments).to_have_count(5)
        for each in payments.all():
            expect(each).to_be_in_viewport(ratio=0.9)


@pytest.mark.exhaustive
@pytest.mark.parametrize("language", first("ja", "en"))
def test_a_tablet_shows_the_prompt_below_what_happened_since(browser: Browser, host: Host, language: str) -> None:
    table, [ada, bob] = in_position(host, "wheel_of_time", 2, save(position(RECRUITED)).decode())
    with bob.at(table, 1) as line:
        line.sighted()
        while 1 in line.waiting:
            line.act(line.options[0])
    for width, height in TABLETS:
        with looking(browser, host, ada, Device(width, height, language, "light")) as page:
            page.goto(f"/t/{table}")
            expect(page.locator(".since li")).not_to_have_count(0)
            prompt, since = (page.locator(part).bounding_box() for part in (".prompt.yours", ".since"))
            assert prompt
            assert since
            assert prompt["height"] >= PROMPT
            assert since["y"] + since["height"] <= prompt["y"]
            for button in page.locator(".prompt button").all():
                expect(button).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("viewport", first(PHONE, DESK))
def test_the_way_back_to_a_seat_that_a_bot_plays_lies_over_cards_that_are_laid_out(
    come: Arrive, viewport: dict[str, int]
) -> None:
    ada = come("Ada", viewport=viewport)
    stage = Stage(ada, "wheel_of_time")
    stage.table["seats"][0]["bot"] = "squire"
    stage.show(questions(games.load("wheel_of_time"))["OpeningHands"])
    ada.page.locator(".timing .primary").click(trial=True)
