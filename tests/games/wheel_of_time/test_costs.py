"""Rules 9.16, 12.5. Costs: what can be paid, with what, and what becomes of it."""

from typing import Any

import pytest

from regalia.core import Game
from regalia.games.wheel_of_time.language import grammar
from regalia.games.wheel_of_time.language.reading import learn
from regalia.games.wheel_of_time.language.records import Cost
from regalia.games.wheel_of_time.language.tables import COSTS
from regalia.games.wheel_of_time.pieces import Challenge, Context, Damages, Piece, Score
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.words import costs
from tests.games.wheel_of_time.laid import HERO, VILLAIN, Table, symbol

learn()


def laid() -> Table:
    """The Hero's Loial, with Bodyguards, and Andor Cavalry; the Villain's Fade."""
    table = Table()
    table.lay("rand_al_thor_iv", avatar=True)
    table.lay("loial", tokens=(("reserve", 2),))
    table.lay("bodyguards", on="loial")
    table.lay("andor_cavalry", rotated=True)
    table.lay("fade", VILLAIN)
    table.set(hands=[("fireball", "healing", "loial"), ()])
    return table


def payable(table: Table, text: str, kind: str = "loial", **ctx: Any) -> bool:
    """Can a cost of an entry of this card be paid?"""
    return costs.payable(table.state, table.of(kind, **ctx), grammar.cost(text))


@pytest.mark.parametrize(
    ("text", "kind", "can"),
    [
        ("rotate", "loial", True),
        ("rotate", "andor_cavalry", False),
        ("rotate_host", "bodyguards", True),
        ("discard", "bodyguards", True),
        ("discard", "rand_al_thor_iv", False),
        ("kill", "loial", True),
        ("shuffle_self", "rand_al_thor_iv", False),
        ("shuffle_self", "loial", True),
        ("discard_hand_self", "loial", True),
        ("reveal_self", "loial", False),
        ("damage_self:1", "loial", True),
        ("convert:2", "loial", True),
        ("convert:3", "loial", False),
        ("token:reserve:2", "loial", True),
        ("token:reserve:3", "loial", False),
        ("token_add:power:2", "loial", True),
        ("discard_hand:3", "loial", True),
        ("discard_hand:4", "loial", False),
        ("discard_hand:event.limited|adv|chal", "loial", False),
        ("discard_hand:event", "loial", True),
        ("rotate:char.own", "loial", True),
        ("rotate:troop.own", "loial", False),
        ("rotate:char.own*2", "loial", True),
        ("rotate:char.own*3", "loial", False),
        ("kill:troop.own", "loial", True),
        ("discard:adv.on:char.own", "loial", True),
        ("reveal:char.hand", "loial", True),
        ("reveal:troop.hand", "loial", False),
        ("shuffle_in:troop.hand", "loial", False),
        ("rotate+kill:char.own.nonavatar", "loial", True),
        ("rotate+kill:troop.own", "loial", False),
        ("opt:pool:C", "loial", True),
        ("pool:C", "loial", False),
        ("shuffle_self|discard", "loial", True),
        ("pay:O|pool:O", "loial", False),
    ],
)
def test_whether_a_cost_can_be_paid(text: str, kind: str, can: bool) -> None:
    assert payable(laid(), text, kind) == can


def test_symbols_of_a_card_pay_for_its_own_text() -> None:
    table = laid()
    loial, rand = table["loial"], table["rand_al_thor_iv"]
    table.pool(HERO, symbol("P", loial, "loial"), symbol("C", rand, "rand_al_thor_iv"))

    assert payable(table, "pay:P")
    assert payable(table, "pay:P|I")
    assert not payable(table, "pay:C")
    assert payable(table, "pool:PC")
    assert not payable(table, "pool:PP")
    assert payable(table, "pay:any:1")
    assert not payable(table, "pay:any:2")
    assert payable(table, "pool:any:2")
    assert payable(table, "pay_host:P", "bodyguards")
    assert not payable(table, "pay_host:C", "bodyguards")
    assert payable(table, "pay_target:C", targets=(rand,))
    assert not payable(table, "pay_target:P", targets=(rand,))
    assert payable(table, "pay_target_symbol:1", targets=(loial,))
    assert not payable(table, "pay_target_symbol:1", targets=(table["fade"],))
    assert payable(table, "pool:any:2:alleg:Dragon")
    assert not payable(table, "pool:any:1:alleg:Andor")
    assert not payable(table, "pool:printed_cost_of_host", "bodyguards"), "Loial costs two Politics"


def owed(text: str, x: int, **state: Any) -> tuple[str, ...]:
    """What a cost comes to when it is paid so many times."""
    table = laid()
    table.set(**state)
    cost = grammar.cost(text)
    assert isinstance(cost, costs.Spend)
    return cost.owed(table.state, Context(HERO, x=x))


def test_a_cost_that_is_paid_several_times() -> None:
    assert owed("X:CC", 2) == ("CCCC",)
    assert owed("XM:O+OO", 3) == ("OOOOO",)
    assert owed("XA:PP|O:from:char.alleg:Aes_Sedai", 2) == ("PPPP", "PPO", "OO")
    challenges = {1: Challenge("card", HERO), 2: Challenge("card", VILLAIN), 3: Challenge("pattern", HERO)}
    assert owed("fixed:OO*card_challenges_this_turn", 0, challenges=challenges) == ("OOOO",)


def test_how_often_a_cost_can_be_paid() -> None:
    table = laid()
    loial = table["loial"]
    table.pool(HERO, *[symbol("C", loial, "loial")] * 5)
    spend = grammar.cost("X:CC")
    of_aiel = grammar.cost("X:C:from:char.own.alleg:Aiel")
    assert isinstance(spend, costs.Spend)
    assert isinstance(of_aiel, costs.Spend)

    assert spend.most(table.state, Context(HERO)) == 2
    assert of_aiel.most(table.state, Context(HERO)) == 0


def test_damage_that_a_card_has_put_into_the_pools_pays() -> None:
    table = laid()
    loial = table["loial"]
    scores = (Score(char=2, troop=3), Score())
    number = table.challenge("gather_support", scores=scores, put=(Damages(loial, "troop", 1),))

    assert payable(table, "pool_damage:any:1:from_self", challenge=number)
    assert not payable(table, "pool_damage:troop:2:from_self", challenge=number)
    assert not payable(table, "pool_damage:any:1:from_self", "andor_cavalry", challenge=number)
    assert payable(table, "X:D:from:force.own", x=5, challenge=number)
    assert not payable(table, "X:D:from:force.own", x=6, challenge=number)
    assert not payable(table, "X:D:from:force.own", x=1)


def test_control_tokens_of_the_target_pay() -> None:
    table = laid()
    andor = table.lay("andor", HERO, control=(5, 0))

    assert payable(table, "control_tokens:5", targets=(andor,))
    table.lay("illian", HERO, control=(4, 0))
    assert not payable(table, "control_tokens:5", targets=(table["illian"],))
    table.state.pieces.pop(andor)
    assert not payable(table, "control_tokens:1", targets=(andor,)), "the target is gone"


def after(table: Table, text: str, kind: str = "loial", **ctx: Any) -> tuple[Piece | None, State]:
    """The card and the position once a cost that is about the card itself is paid."""
    playing, cost, context = table.game(), grammar.cost(text), table.of(kind, **ctx)
    pay(playing, context, cost)
    return playing.state.pieces.get(table[kind]), playing.state


def pay(playing: Game[State], ctx: Context, cost: Cost, *given: Any) -> Context:
    """A cost is paid."""
    match cost:
        case costs.OnSelf():
            return costs.pay_self(playing, ctx, cost)
        case costs.OnCards():
            return costs.pay_cards(playing, ctx, cost, given)
        case costs.GiveTokens():
            return costs.pay_tokens(playing, ctx, cost)
    assert isinstance(cost, costs.TakeDamage), cost
    return costs.pay_damage(playing, ctx, cost)


def test_the_card_itself_rotates_dies_or_goes() -> None:
    rotated, _ = after(laid(), "rotate")
    assert rotated is not None
    assert rotated.rotated

    dead, state = after(laid(), "kill")
    assert dead is None
    assert state.killed[HERO] == ("loial",)

    discarded, state = after(laid(), "discard", "bodyguards")
    assert discarded is None
    assert state.discards[HERO] == ("bodyguards",)

    gone, state = after(laid(), "shuffle_self")
    assert gone is None
    assert state.decks[HERO] == ("loial",)

    hurt, _ = after(laid(), "damage_self:1")
    assert hurt is not None
    assert hurt.damage == 1


def test_a_host_rotates_for_what_is_attached_to_it() -> None:
    _, state = after(laid(), "rotate_host", "bodyguards")

    assert [piece.rotated for piece in state.pieces.values() if piece.kind == "loial"] == [True]


def test_a_card_of_the_hand_is_discarded_shown_or_shuffled_away() -> None:
    def left(text: str) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
        playing = laid().game()
        cost = grammar.cost(text)
        pay(playing, Context(HERO, kind="healing"), cost)
        return playing.state.hands[HERO], playing.state.discards[HERO], playing.state.decks[HERO]

    assert left("discard_hand_self") == (("fireball", "loial"), ("healing",), ())
    assert left("reveal_self") == (("fireball", "healing", "loial"), (), ())
    assert left("shuffle_self") == (("fireball", "loial"), (), ("healing",))


def test_tokens_leave_the_card_or_come_to_it() -> None:
    fewer, _ = after(laid(), "token:reserve:2")
    assert fewer is not None
    assert fewer.tokens == ()

    more, _ = after(laid(), "token_add:power:2")
    assert more is not None
    assert dict(more.tokens) == {"power": 2, "reserve": 2}

    _, state = after(laid(), "convert:1")
    assert (state.sections[HERO], state.neutral) == (1, 1)


def test_cards_given_as_a_cost_are_remembered() -> None:
    table = laid()
    playing = table.game()
    cost = grammar.cost("rotate:char.own.nonavatar")
    ctx = pay(playing, table.of("bodyguards"), cost, table["loial"])
    assert (ctx.spent, ctx.spent_kinds) == ((table["loial"],), ("loial",))
    assert playing.state.pieces[table["loial"]].rotated

    ctx = pay(playing, ctx, grammar.cost("discard_hand:1"), "fireball")
    assert ctx.spent_kinds == ("loial", "fireball")
    assert playing.state.discards[HERO] == ("fireball",)

    ctx = pay(playing, ctx, grammar.cost("reveal:event.hand"), "healing")
    assert playing.state.hands[HERO] == ("healing", "loial")
    pay(playing, ctx, grammar.cost("shuffle_in:event.hand"), "healing")
    assert (playing.state.hands[HERO], playing.state.decks[HERO]) == (("loial",), ("healing",))


def test_a_card_in_play_is_discarded_for_another() -> None:
    table = laid()
    playing = table.game()
    pay(playing, table.of("bodyguards"), grammar.cost("discard:troop.own"), table["andor_cavalry"])

    assert playing.state.discards[HERO] == ("andor_cavalry",)
    assert playing.state.killed[HERO] == ()


def test_a_card_that_rotates_and_dies() -> None:
    table = laid()
    playing = table.game()
    pay(playing, table.of("bodyguards"), grammar.cost("rotate+kill:char.own.nonavatar"), table["loial"])

    assert playing.state.killed[HERO] == ("loial",)
    assert playing.state.discards[HERO] == ("bodyguards",), "what was attached goes with it"


def test_who_may_rotate_only_to_heal_rotates_for_no_cost() -> None:
    table = laid()
    rand = table["rand_al_thor_iv"]
    assert payable(table, "rotate", "rand_al_thor_iv")

    table.last("voices_of_the_dead", 1, 1, on=(rand,), until="next_turn")
    table.set(turn=4)

    assert not payable(table, "rotate", "rand_al_thor_iv")
    assert not payable(table, "rotate:dragon")


def test_an_avatar_may_die_for_a_cost_and_is_never_discarded_for_one() -> None:
    table = laid()
    table.state.pieces.pop(table["loial"])
    table.set()
    assert payable(table, "kill:char.own", "bodyguards")
    assert not payable(table, "discard:char.own", "bodyguards")


def test_the_hero_loses_by_a_taveren_who_dies_for_a_cost_but_by_nobody_else() -> None:
    for kind, causes in (("loial", []), ("mat_the_general", ["taveren"])):
        table = laid()
        table.lay(kind)
        _, state = after(table, "kill", kind)
        assert [each.why for each in state.fallen] == causes


def test_control_tokens_leave_the_target() -> None:
    table = laid()
    andor = table.lay("andor", HERO, control=(6, 1))
    playing = table.game()
    pay(playing, table.of("loial", targets=(andor,)), grammar.cost("control_tokens:5"))
    assert playing.state.pieces[andor].control == (6 - 5, 1)


@pytest.mark.parametrize(
    ("text", "least", "most"), [("1", 1, 1), ("reveal:event.hand*any", 1, 2), ("event.hand*any", 1, 2)]
)
def test_of_any_number_at_least_one_is_given(text: str, least: int, most: int) -> None:
    cost = grammar.cost(text if text.startswith("reveal") else f"discard_hand:{text}")
    assert isinstance(cost, costs.OnCards)
    table = laid()
    found = cost.bounds(table.state, table.of("loial"))
    assert (found[0], min(found[1], 2)) == (least, most)
    table.set(hands=[("loial",), ()])
    assert costs.payable(table.state, table.of("loial"), cost) == (text == "1")


def test_every_copy_in_hand_can_be_given() -> None:
    table = laid()
    table.set(hands=[("healing", "healing", "fireball"), ()])
    assert payable(table, "reveal:event.hand*3")
    assert payable(table, "reveal:event.hand.id:healing*2")
    assert not payable(table, "reveal:event.hand.id:healing*3")


def test_a_target_is_given_without_being_picked() -> None:
    table = laid()
    cost = grammar.cost("rotate:target")
    assert isinstance(cost, costs.OnCards)
    ready, turned = (table["loial"],), (table["andor_cavalry"],)

    assert cost.known(table.state, table.of("bodyguards", targets=ready)) == ready
    assert costs.payable(table.state, table.of("bodyguards", targets=ready), cost)
    assert not costs.payable(table.state, table.of("bodyguards", targets=turned), cost)


def test_every_cost_is_on_this_page() -> None:
    from pathlib import Path

    page = Path(__file__).read_text(encoding="utf-8").split("def test_every_cost")[0]
    assert [name for name in COSTS if f'"{name}' not in page and f"|{name}" not in page] == []
