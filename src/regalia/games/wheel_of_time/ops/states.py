"""Rules 8.1, 12.7, state. Cards enter play, rotate, ready, move, join and leave challenges, and change traits and text."""

from typing import ClassVar, Literal

from regalia.core import Game, Seat
from regalia.games.wheel_of_time.asking.hand import may_enter
from regalia.games.wheel_of_time.effective.cards import traits
from regalia.games.wheel_of_time.effective.challenges import could_join
from regalia.games.wheel_of_time.language.records import Asked, Continuous, Now, Selector, Use
from regalia.games.wheel_of_time.ops.reach import Aimed, LastingOnTargets, lasts, takes, things
from regalia.games.wheel_of_time.pieces import ChallengeId, Id, Kind, PieceId, Place, Until
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.from_hand import Arrive
from regalia.games.wheel_of_time.verbs import cards, forces
from regalia.games.wheel_of_time.verbs.writing import end_named


def enter_by_effect(game: Game[State], seat: Seat, kind: Kind, host: PieceId) -> None:
    """A card enters play ready, unless one that has just entered excludes it; then it is discarded."""
    state = game.state
    if not may_enter(state, seat, kind, host):
        cards.lay_on_discards(state, seat, (kind,))
        return
    forces.enter(game, kind, seat, "effect", host=host)


def recruit_free(game: Game[State], seat: Seat, kind: Kind) -> None:
    """Rules 12.8. A force of the hand is recruited at once and costs nothing."""
    cards.leave_hand(game.state, seat, kind)
    game.then(Arrive(seat, kind))


class Rotate(Aimed, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 9.1. Ready cards are rotated, for no effect."""

    def do(self, game: Game[State], now: Now) -> None:
        for me in self.aimed(game.state, now):
            forces.rotate(game, me)


class Ready(Aimed, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 9.1. Rotated cards are readied."""

    def do(self, game: Game[State], now: Now) -> None:
        for me in self.aimed(game.state, now):
            forces.ready(game, me)


class NoReady(Aimed, Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 5.2. These cards are not readied by R1. `while`: as long as tokens of a kind are on the card."""

    until: Until = "play"
    while_: Literal["", "token:recovery", "token:prisoner"] = ""

    def do(self, game: Game[State], now: Now) -> None:
        on = self.aimed(game.state, now)
        if on:
            lasts(game, now, self.until, on)


class Move(Aimed, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. Move to the battleground or the home front. A card that is already there does not change."""

    to: Literal["bg", "home"]

    def do(self, game: Game[State], now: Now) -> None:
        place: Place = "field" if self.to == "bg" else "home"
        state = game.state
        forces.move(game, [me for me in self.aimed(state, now) if state.pieces[me].place != place], place)


class Leave(Aimed, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. Ceases to participate and stays in the battleground; results already tallied always stay."""

    keep_results: bool = False

    def do(self, game: Game[State], now: Now) -> None:
        for me in self.aimed(game.state, now):
            forces.stand_down(game, me)


class Join(Aimed, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. Becomes a participant of an unresolved challenge, if that is legal; otherwise it stands down."""

    chal: Literal["pattern|last_battle", "one_unresolved"]

    def _challenges(self, state: State) -> tuple[ChallengeId, ...]:
        forms = ("pattern", "last_battle") if self.chal != "one_unresolved" else None
        return tuple(each for each in state.unresolved() if forms is None or state.challenges[each].form in forms)

    def asks(self, state: State, now: Now) -> Asked | None:
        options = self._challenges(state)
        if now.picks or self.chal != "one_unresolved" or not options or not self.aimed(state, now):
            return None
        return now.ctx.seat, takes(options)

    def _meant(self, state: State, now: Now) -> tuple[Id, ...]:
        return tuple(now.ctx.targets if self.target is None else things(state, now.ctx, self.target))

    def do(self, game: Game[State], now: Now) -> None:
        state = game.state
        chosen = now.picks[0].id if now.picks else next(iter(self._challenges(state)), 0)
        for me in self.aimed(state, now):
            if chosen and could_join(state, me, chosen):
                forces.join(game, me, chosen, "effect")
            else:
                forces.stand_down(game, me, "effect")


class Trait(Aimed, Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 2.2. Cards gain or lose a trait.

    `only_challenge`: a trait such as Reinforcement counts only for the challenge of the card (`self`), or for one challenge
    that all targets share. `use`: it counts only for that. `copies`: all cards that the target describes, from now on, also
    those that come later and while they are recruited.
    """

    quantity: ClassVar[str] = "traits"

    add: str = ""
    remove: str = ""
    use: Use | None = None
    only_challenge: Literal["", "self", "one_shared"] = ""
    copies: bool = False
    until: Until = "play"

    def changes(self, state: State, now: Now) -> bool:
        """False if the card has the trait already, or its copies have it for good."""
        if self.copies:
            return all((each.ref, each.ctx.seat) != (now.ref, now.ctx.seat) for each in state.lasting)
        return any(self.add.replace("_", " ") not in traits(state, me) for me in self.aimed(state, now))

    def do(self, game: Game[State], now: Now) -> None:
        state, on = game.state, () if self.copies else self.aimed(game.state, now)
        challenge = now.ctx.challenge
        if self.only_challenge == "self" and now.ctx.card in state.pieces:
            challenge = state.pieces[now.ctx.card].challenge
        if self.until == "retarget_or_self_rotates":
            end_named(state, now.ctx.card)
        if on or self.copies:
            lasts(game, now, self.until, on, challenge=challenge)


class NoReplace(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 9.6. The card cannot be replaced."""

    target: Selector


class Blank(Aimed, Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 2.2. The text is ignored; traits and attached cards stay. `while`: as long as it does not participate."""

    until: Until = "play"
    while_: Literal["", "not_participating"] = ""

    def do(self, game: Game[State], now: Now) -> None:
        lasts(game, now, self.until, self.aimed(game.state, now))


class Untargetable(LastingOnTargets, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. The card cannot be chosen as the target of these."""

    by: Literal["advantage", "trait:Weapon", "opp", "event.opp.!cost:O"]
