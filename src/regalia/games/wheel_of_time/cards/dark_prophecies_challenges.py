"""Words and operations of one card each: challenges of `sets/dark_prophecies.toml`, in the order of that file."""

from regalia.games.wheel_of_time.content import card
from regalia.games.wheel_of_time.language.records import Thing
from regalia.games.wheel_of_time.language.tables import ALLEGIANCES, CONDITIONS, FILTERS, word
from regalia.games.wheel_of_time.pieces import Context
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.words.position import kind_of


# ---------------------------------------------------------------- Conquest
@word(FILTERS)
def not_in_play(state: State, ctx: Context, thing: Thing) -> bool:
    """No copy of the card is in play."""
    return all(piece.kind != kind_of(state, thing) for piece in state.pieces.values())


# ---------------------------------------------------------------- Lull in the Storm
@word(CONDITIONS)
def player_contributed(state: State, ctx: Context) -> bool:
    """A player generated support or opposition in the challenge."""
    there = state.challenges.get(ctx.challenge)
    return there is not None and any(score.support or score.opposition for score in there.scores)


# ---------------------------------------------------------------- Political Powerbase
@word(ALLEGIANCES)
def target_nation(state: State, ctx: Context) -> frozenset[str]:
    """Those of the targeted nations."""
    return frozenset(card(kind_of(state, each)).nation for each in ctx.targets)
