"""Cards: what can be picked, and the effect.

    card = Deeds()

    @card(rival=adjacent_rival)
    def spy(game, me, rival):
        steal(game, game.state.owner(me), rival.victim)

A pick is a function `(state, me, *earlier picks) -> options` that lists the legal choices in a fixed order. The same list
tells the client what to highlight, bots what to try, and the rules if the card can act at all: an effect can begin if its
first pick has a choice. Further conditions, which can be picks too, are in `@card.only_if(…)`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, TypeAlias, TypeVar

from msgspec.structs import replace

from regalia.core.game import NOBODY, Game
from regalia.core.meaning import Seat
from regalia.core.questions import Answer, Answers, Choices, Options, Several
from regalia.core.steps import Refusal, Step, section

Pick: TypeAlias = Callable[..., Choices]
Condition: TypeAlias = Callable[[Any, Any], Any]
"""`(state, me)`: true if an effect can begin. A pick can be used as a condition: true if it has a choice."""
Do = TypeVar("Do", bound=Callable[..., None])


@dataclass(frozen=True)
class Deed:
    """The effect of a card, applied when all its picks are made."""

    picks: tuple[tuple[str, Pick], ...]
    do: Callable[..., None]

    @property
    def rule(self) -> str:
        """The section of the rules that the effect implements."""
        return section(self.do.__doc__)


class Deeds(dict[str, Deed]):
    """The effects of a game's cards by name; called with picks, it is the decorator that registers an effect."""

    def __init__(self) -> None:
        super().__init__()
        self.conditions: dict[str, tuple[Condition, ...]] = {}

    def __call__(self, **picks: Pick) -> Callable[[Do], Do]:
        def enter(do: Do) -> Do:
            assert do.__name__ not in self, f"two deeds are called {do.__name__}"
            self[do.__name__] = Deed(tuple(picks.items()), do)
            self.conditions[do.__name__] = (*self.conditions.get(do.__name__, ()), *[*picks.values()][:1])
            return do

        return enter

    def only_if(self, *conditions: Condition) -> Callable[[Do], Do]:
        """Decorator that adds conditions for an effect to begin, besides a choice for its first pick."""

        def enter(do: Do) -> Do:
            self.conditions[do.__name__] = conditions
            return do

        return enter

    def possible(self, state: Any, name: str, me: Any) -> bool:
        """True if an effect can begin now: its first pick has a choice, and its other conditions are met."""
        for condition in self.conditions.get(name, ()):
            found = condition(state, me)
            if not (found.options if type(found) is Several else found):
                return False
        return True


class Perform(Step, frozen=True):
    """The step in which a card acts: one question for each pick, then the effect.

    If nothing can be picked, the effect is skipped. A game subclasses it with its own effects and types.
    """

    deeds: ClassVar[Deeds]

    me: Any
    name: str
    picks: tuple[Any, ...] = ()

    def decider(self, state: Any) -> Seat:
        """The seat that picks: the card's owner."""
        seat: Seat = state.owner(self.me)
        return seat

    def ask(self, state: Any) -> Options:
        """The next pick, given those before it."""
        picks, made = self.deeds[self.name].picks, self.picks
        if len(made) == len(picks):
            return NOBODY
        allowed: Any = picks[len(made)][1](state, self.me, *made)
        if type(allowed) is list:
            allowed = tuple(allowed)
        return {self.decider(state): allowed} if allowed else NOBODY

    def answer(self, game: Game[Any], answers: Answers) -> None:
        """Continue with the next pick, or apply the effect. Without an answer there was nothing to pick."""
        deed = self.deeds[self.name]
        picks = (*self.picks, *answers.values()) if answers else self.picks
        if len(picks) == len(deed.picks):
            deed.do(game, self.me, *picks)
        elif answers:
            game.then(replace(self, picks=picks))
        else:
            self.skip(game)

    def skip(self, game: Game[Any]) -> None:
        """Continue without the effect, because there was nothing to pick. Does nothing by default."""

    def kind(self) -> str:
        """The pick's name."""
        return self._pick()[0]

    def confirm(self) -> bool:
        """Only the last pick is final."""
        return len(self.picks) + 1 == len(self.deeds[self.name].picks)

    def why_not(self, state: Any, seat: Seat, option: Answer) -> Refusal:
        """The pick that rejected it."""
        return Refusal(self._pick()[1].__name__, self.cited())

    def cited(self) -> str:
        """The section that the pick cites, otherwise that of the effect."""
        return section(self._pick()[1].__doc__) or self.deeds[self.name].rule

    def _pick(self) -> tuple[str, Pick]:
        return self.deeds[self.name].picks[len(self.picks)]
