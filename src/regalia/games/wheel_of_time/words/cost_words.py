"""Rules 12.5. The notation of costs."""

import re

from regalia.games.wheel_of_time.content import ANY
from regalia.games.wheel_of_time.language.grammar import Unread, allegiances, amount, selector, symbols
from regalia.games.wheel_of_time.language.records import Cost, Symbols
from regalia.games.wheel_of_time.language.tables import COSTS
from regalia.games.wheel_of_time.words.costs import PAYERS, GiveDamage, GiveTokens, OnCards, OnSelf, Spend, TakeDamage


def _spend(text: str, name: str, rest: str) -> Cost:
    """`pay:CC`, `pool:any:2:alleg:Cairhien`, `X:C:from:char.own`, `pool:printed_cost_of_host`."""
    if name == "X" and rest.startswith("D:"):
        return GiveDamage(text=text, pool="any", n=amount("X"), by_self=False)
    body, limit, sources = rest.partition(":from:")
    body, of, names = body.partition(":alleg:")
    if found := re.fullmatch(r"any:(\d+)", body):
        what = Symbols("any", (ANY * int(found[1]),), lambda state, ctx: (ANY * int(found[1]),))
    else:
        what = symbols(body)
    return Spend(
        text=text,
        payer=PAYERS[name],
        symbols=what,
        times="x" if name == "X" else "once",
        of=allegiances(names) if of else None,
        source=selector(sources) if limit else None,
    )


def _spend_further(text: str, name: str, rest: str) -> Cost:
    """`XM:O+OO`."""
    first, _, further = rest.partition("+")
    return Spend(text=text, payer="pool", symbols=symbols(first), times="further", further=further)


def _spend_mixed(text: str, name: str, rest: str) -> Cost:
    """`XA:PP|O:from:char.alleg:Aes_Sedai`."""
    body, _, sources = rest.partition(":from:")
    return Spend(text=text, payer="pool", symbols=symbols(body), times="mixed", source=selector(sources))


def _spend_fixed(text: str, name: str, rest: str) -> Cost:
    """`fixed:OO*card_challenges_this_turn`."""
    body, _, number = rest.partition("*")
    return Spend(text=text, payer="pool", symbols=symbols(body), by=amount(number))


def _spend_rolled(text: str, name: str, rest: str) -> Cost:
    """`pay_target_symbol:1`."""
    what = Symbols("any", (ANY * int(rest),), lambda state, ctx: (ANY * int(rest),))
    return Spend(text=text, payer="pool", symbols=what, rolled=True)


def _give_damage(text: str, name: str, rest: str) -> Cost:
    """`pool_damage:troop:2:from_self`."""
    pool, number, by = rest.split(":")
    if pool not in ("troop", "any") or by != "from_self":
        raise Unread(f"unknown cost: {text}")
    return GiveDamage(text=text, pool="troop" if pool == "troop" else "any", n=amount(number), by_self=True)


def _deed(text: str, name: str, rest: str) -> Cost:
    """`rotate`, `rotate:char.own`, `rotate+kill:troop.own`, `discard_hand:2`."""
    if not rest:
        if name not in ("rotate", "discard", "kill", "shuffle_self", "discard_hand_self", "reveal_self", "rotate_host"):
            raise Unread(f"unknown cost: {text}")
        return OnSelf(text=text, deed=name)  # type: ignore[arg-type] # checked above
    if rest.isdigit():
        rest = f"card.hand*{rest}"
    elif name == "discard_hand":
        rest = "|".join(f"{each.split('.')[0]}.hand{each[len(each.split('.')[0]) :]}" for each in rest.split("|"))
    return OnCards(text=text, deeds=tuple(name.split("+")), cards=selector(rest))  # type: ignore[arg-type] # by READERS


def _tokens(text: str, name: str, rest: str) -> Cost:
    """`token:reserve:2`, `token_add:power:2`, `token:initiative:X`."""
    kind, _, number = rest.partition(":")
    return GiveTokens(text=text, kind=kind, n=amount(number), add=name == "token_add")


def _shared_tokens(text: str, name: str, rest: str) -> Cost:
    """`convert:1`, `control_tokens:5`."""
    return GiveTokens(text=text, kind="pattern" if name == "convert" else "control", n=amount(rest))


COSTS |= {
    **dict.fromkeys(PAYERS, _spend),
    "XM": _spend_further,
    "XA": _spend_mixed,
    "fixed": _spend_fixed,
    "pay_target_symbol": _spend_rolled,
    "pool_damage": _give_damage,
    **dict.fromkeys(("rotate", "discard", "kill", "rotate+kill", "rotate_host"), _deed),
    **dict.fromkeys(("shuffle_self", "discard_hand_self", "reveal_self", "reveal", "shuffle_in", "discard_hand"), _deed),
    "token": _tokens,
    "token_add": _tokens,
    "convert": _shared_tokens,
    "control_tokens": _shared_tokens,
    "damage_self": lambda text, name, rest: TakeDamage(text=text, n=amount(rest)),
}
