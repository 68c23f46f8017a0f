"""Rules 5.2.2 and 9.1. A cost is paid; waived icons and additional resources are chosen."""

from collections.abc import Iterator

from msgspec.structs import replace

from regalia.core import Choice, Choices, Eyes, Game
from regalia.games.nocturion.content import PLACE, RESOURCES, BeastName, Cost, QuestName
from regalia.games.nocturion.costs import less, more, payable
from regalia.games.nocturion.options import PAY, WAIVE, Pay, Waive
from regalia.games.nocturion.pieces import NOTHING, Moment, Shown
from regalia.games.nocturion.state import State
from regalia.games.nocturion.verbs.goods import pay


class Payment(Choice, frozen=True):
    """Rules 5.2.2. Waived icons and additional resources are chosen one by one; then everything is paid.

    Nothing is asked if all choices lead to the same payment.
    """

    cost: Cost
    waive: int
    extra: int
    beast: BeastName = ""
    """The beast that is paid for, if it is one."""
    quest: QuestName = ""
    """The quest, if it is one."""

    def options(self, state: State) -> Choices:
        payments = self.payments(state)
        first = next(payments)
        return self.next_choices(state) if any(other != first for other in payments) else []

    def payments(self, state: State) -> Iterator[Cost]:
        """The resulting payments of all remaining choices."""
        choices = self.next_choices(state)
        if not choices:
            yield self.cost
        for chosen in choices:
            yield from self.after(chosen).payments(state)

    def next_choices(self, state: State) -> list[Waive | Pay]:
        """What can be waived or paid additionally next."""
        return self.waivers(state) if self.waive and self.cost else self.surcharges(state) if self.extra else []

    def waivers(self, state: State) -> list[Waive | Pay]:
        """Rules 15. The printed icons without which the rest can still be paid."""
        store = state.stores[self.seat]
        return [
            WAIVE[index] for index, _ in self.cost if payable(store, less(self.cost, index), self.waive - 1, self.extra)
        ]

    def surcharges(self, state: State) -> list[Waive | Pay]:
        """Rules 10.2. Any resource besides the icons."""
        due = dict(self.cost)
        return [PAY[index] for index, held in enumerate(state.stores[self.seat]) if held > due.get(index, 0)]

    def choose(self, game: Game[State], chosen: Waive | Pay) -> None:
        game.then(self.after(chosen))

    def after(self, chosen: Waive | Pay) -> "Payment":
        """What is left to choose."""
        if isinstance(chosen, Waive):
            return replace(self, cost=less(self.cost, PLACE[chosen.resource]), waive=self.waive - 1)
        return replace(self, cost=more(self.cost, PLACE[chosen.resource]), waive=0, extra=self.extra - 1)

    def skip(self, game: Game[State]) -> None:
        pay(game, self.seat, next(self.payments(game.state)))

    def shown(self, eyes: Eyes) -> Shown:
        due = {RESOURCES[index]: amount for index, amount in self.cost}
        return Shown(
            about=self.beast or self.quest or NOTHING,
            arriving=self.beast or NOTHING,
            paying="discount" if self.waive and self.cost else "surcharge",
            moment=Moment(due=due, waive=self.waive, extra=self.extra),
        )
