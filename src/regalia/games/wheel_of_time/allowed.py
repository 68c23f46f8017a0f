"""Rules 12.7, costs and play. Whether effects let a card be used, declared or replaced."""

from regalia.core import Seat
from regalia.games.wheel_of_time import in_force
from regalia.games.wheel_of_time.content import card
from regalia.games.wheel_of_time.effective import may_play
from regalia.games.wheel_of_time.pieces import ABILITIES, Context, Kind, PieceId
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.words import costs
from regalia.games.wheel_of_time.words.filters import can_replace
from regalia.games.wheel_of_time.words.records import Entry


def may_use(state: State, used: Entry, ctx: Context) -> bool:
    """Rules 12.8, ban_effects. False if the entry needs One Power in a challenge in which none may be used."""
    if not any(state.resolving in banned(state, each) for each in in_force.of(state, "ban_effects")):
        return True
    printed = card(ctx.kind).cost if used.mode == "play" else None
    in_text = any("O" in option for cost in used.cost if isinstance(cost, costs.Spend) for option in cost.symbols.options)
    return not in_text and not (printed and printed[ABILITIES.index("O")])


def banned(state: State, effect: in_force.Effect) -> tuple[int, ...]:
    """The challenges in which an effect forbids something."""
    return effect.lasting.on if effect.lasting is not None else ()


def may_declare(state: State, seat: Seat, kind: Kind) -> bool:
    """Rules 12.7, ban_challenge. True if nothing keeps a challenge card from being declared."""
    return not in_force.of(state, "ban_challenge") and may_play(state, seat, kind)


def replaceable(state: State, me: PieceId, kind: Kind) -> bool:
    """Rules 9.6. True if a card may replace a character, as far as the person and effects go."""
    return can_replace(state, me, kind) and not in_force.of(state, "no_replace", me)
