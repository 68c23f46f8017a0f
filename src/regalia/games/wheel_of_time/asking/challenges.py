"""Rules 5.3. Which challenge cards can be declared now, and why not."""

from regalia.core import Seat
from regalia.games.wheel_of_time import in_force
from regalia.games.wheel_of_time.asking.entries import able
from regalia.games.wheel_of_time.asking.why import Why, barred, because
from regalia.games.wheel_of_time.content import card
from regalia.games.wheel_of_time.effective.playing import may_declare
from regalia.games.wheel_of_time.language.reading import words
from regalia.games.wheel_of_time.pieces import ChallengeId, Context, Kind
from regalia.games.wheel_of_time.state import State


def why_not_declared(state: State, seat: Seat, kind: Kind) -> Why | None:
    """Rules 5.3. The requirement of a challenge card, effects in play, a legal target."""
    if card(kind).type != "challenge":
        return because("no-requirement", "5.3")
    if not may_declare(state, seat, kind):
        return lambda: barred(state, seat, kind, "5.3", "initiate")
    ctx = Context(seat, kind=kind)
    aimed = all(able(state, each, ctx) for each in words(kind).by.get(("init", "reveal"), ()))
    return None if aimed else because("no-requirement", "5.3")


def has_target(state: State, number: ChallengeId) -> bool:
    """Rules 5.3. True unless the card of a challenge needs a target and there is none left."""
    challenge = state.challenges[number]
    if challenge.form != "card":
        return True
    ctx = in_force.challenge_context(state, number)
    return all(able(state, each, ctx) for each in words(challenge.kind).by.get(("init", "reveal"), ()) if each.targets)
