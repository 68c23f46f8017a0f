"""Rules 4, 12. What all see of a question, and whose answers stay hidden."""

import pytest

from regalia.cli.words import Words
from regalia.core import Game, Step, look
from regalia.games.wheel_of_time import RULES, notation
from regalia.games.wheel_of_time.paying.payment import Price
from regalia.games.wheel_of_time.pieces import Context, Ref
from regalia.games.wheel_of_time.seen import Shown
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.carry import Carry, CarryUnseen, Spare, Want
from regalia.games.wheel_of_time.steps.costs import PayCards, PayCardsOfHand, PayDamage, PayEither, PayMore, PaySymbols
from regalia.games.wheel_of_time.steps.damage import Aim, Assign, FirstHit, SplitDamage
from regalia.games.wheel_of_time.steps.from_hand import PayFor, PlayIt, RecruitIt
from regalia.games.wheel_of_time.steps.instead import InsteadOfDamage, InsteadOfDeath
from regalia.games.wheel_of_time.steps.paying import Paying
from regalia.games.wheel_of_time.steps.rolling import DeclareRollers, KeepFromRolling
from regalia.games.wheel_of_time.steps.use import ChooseTarget, ChooseX, Willing
from tests.games.wheel_of_time.laid import HERO, VILLAIN, Table

LOIAL, CHALLENGE = 3, 7
OF = Ref("healing", 0)
CTX = Context(HERO, kind="healing")
ABOUT: list[tuple[Step, Shown]] = [
    (PlayIt(HERO, "bodyguards"), Shown(kind="bodyguards")),
    (PayFor(HERO, "bodyguards"), Shown(kind="bodyguards")),
    (RecruitIt(HERO, "loial"), Shown(kind="loial")),
    (Paying(HERO, "recruit", "loial", Price((1, 0, 0, 0))), Shown(kind="loial")),
    (Willing(HERO, OF, CTX), Shown(kind="healing")),
    (ChooseX(HERO, OF, CTX), Shown(kind="healing")),
    (ChooseTarget(HERO, OF, CTX), Shown(kind="healing")),
    (PayMore(HERO, OF, CTX, 0), Shown(kind="healing")),
    (PaySymbols(HERO, OF, CTX, 0), Shown(kind="healing")),
    (PayCards(HERO, Ref("jheran", 1), CTX, 0), Shown(kind="jheran", deed="discard_hand")),
    (PayCardsOfHand(HERO, Ref("a_crown_of_swords", 0), CTX, 1), Shown(kind="a_crown_of_swords", deed="reveal")),
    (PayDamage(HERO, OF, CTX, 0), Shown(kind="healing")),
    (PayEither(HERO, OF, CTX, 0), Shown(kind="healing")),
    (Want(HERO, OF, CTX), Shown(kind="healing")),
    (Spare(HERO, OF, CTX), Shown(kind="healing")),
    (Carry(OF, CTX), Shown(kind="healing")),
    (CarryUnseen(OF, CTX), Shown(kind="healing")),
    (InsteadOfDamage(HERO, LOIAL, 2, 0), Shown(piece=LOIAL, points=2)),
    (InsteadOfDeath(HERO, LOIAL, 0, "wounds"), Shown(piece=LOIAL)),
    (DeclareRollers(HERO, CHALLENGE, "char"), Shown(challenge=CHALLENGE)),
    (KeepFromRolling(HERO, CHALLENGE, (LOIAL,)), Shown(challenge=CHALLENGE)),
    (SplitDamage(HERO, CHALLENGE), Shown(challenge=CHALLENGE)),
    (Aim(HERO, CHALLENGE), Shown(challenge=CHALLENGE)),
    (Assign(HERO, HERO, CHALLENGE, "troop"), Shown(challenge=CHALLENGE, pool="troop")),
    (FirstHit(VILLAIN, HERO, CHALLENGE, "troop", ()), Shown(challenge=CHALLENGE, pool="troop")),
]


@pytest.mark.parametrize(("step", "shown"), ABOUT, ids=lambda each: type(each).__name__)
def test_everybody_sees_what_a_question_is_about(step: Step, shown: Shown) -> None:
    assert step.shown(frozenset()) == shown


PAID_SO_FAR: list[tuple[list[str], list[str], str, str]] = [
    (["H recruit lord_pelivar"], [], "Lord Pelivar: how do you pay?", "ロード・ペリヴァー：どう支払いますか？"),
    (
        ["H recruit lord_pelivar", "H pay-otherwise", "H spare P"],
        ["H done-sparing", "H spend C:lady_aemlyn"],
        "Lord Pelivar: how do you pay? Pattern tokens so far: 1, for Politics. Paid so far: Combat.",
        "ロード・ペリヴァー：どう支払いますか？これまでに転換する歴史模様のトークンは1個（政治）。これまでに支払うシンボルは軍事。",
    ),
]


@pytest.mark.parametrize(("begun", "goes_on", "english", "japanese"), PAID_SO_FAR)
def test_a_payment_in_parts_says_what_was_chosen_so_far(
    begun: list[str], goes_on: list[str], english: str, japanese: str
) -> None:
    game = notation.lay_out(
        [
            "phase actions | pattern 3/1/2 | dominant V",
            "H home lady_arathelle lady_aemlyn | hand lord_pelivar",
            "H pool P:lady_arathelle P:lady_arathelle O:rand_al_thor_iv C:lady_aemlyn C",
        ]
    )
    for line in (*begun, *goes_on):
        notation.act(game, line)
    assert typed(game, "en") == english
    assert typed(game, "ja") == japanese


def typed(game: Game[State], language: str) -> str:
    """The question as the terminal puts it to the Hero player."""
    seen = look(game, HERO)
    words = Words(RULES.slug, language, ["Ada", "Bob"])
    words.nouns = seen.nouns
    assert seen.decision is not None
    said = words.decision(seen.decision, HERO, seen.view)
    assert words.unmet == set()
    return said


@pytest.mark.parametrize(
    ("card", "entry", "at", "english"),
    [
        ("jheran", 1, 0, "Which cards do you discard from your hand as the cost?"),
        ("a_crown_of_swords", 0, 0, "Which cards do you reveal as the cost? You can’t undo a reveal."),
    ],
)
def test_a_cost_of_cards_says_what_is_done_to_them(card: str, entry: int, at: int, english: str) -> None:
    table = Table()
    table.set(hands=[("bayle_domon", "fireball"), ()])
    step = PayCardsOfHand(HERO, Ref(card, entry), Context(HERO, kind=card), at)
    assert typed(Game(RULES, table.state, step, events=[]), "en").endswith(english)


ANSWERS: dict[str, tuple[list[str], list[str], bool]] = {
    "an opening hand": (["phase setup"], [], True),
    "a declaration": (["phase declare", "H hand gather_allies"], [], True),
    "where forces go": (["phase commit | challenges pattern", "H field lord_pelivar"], [], True),
    "which cards are discarded": (["phase discard", "H hand healing"], [], True),
    "how many cards are drawn": (["phase discard", "H hand healing | deck duel"], ["H -"], True),
    "what is found in a deck": (
        ["phase resolve | challenges pattern", "V home lord_comar | deck darkfriend healing"],
        ["V activate lord_comar 0"],
        True,
    ),
    "who takes the field": (["phase place | challenges pattern", "H home lord_pelivar"], [], False),
    "an action": (["phase actions", "H hand gather_allies"], [], False),
    "who rolls": (["phase resolve | challenges pattern", "H in:pattern rand_al_thor_iv"], [], False),
}


@pytest.mark.parametrize("what", ANSWERS)
def test_an_answer_stays_hidden_where_the_other_player_must_not_know_it(what: str) -> None:
    given, when, hidden = ANSWERS[what]
    game = notation.lay_out(given)
    for line in when:
        notation.act(game, line)
    assert game.step.secret == hidden
