"""What was acknowledged, compared with what the database holds."""

from collections import Counter

from regalia import games
from regalia.core import record_of, save, verify
from regalia.server.play.play import Play
from regalia.server.play.replay import Replay
from regalia.server.store import Store, TableDoc
from tests.server.kills.players import Players


async def check(players: Players, store: Store) -> None:
    """Compare what was acknowledged with what is in the store."""
    for person in players.people:
        if await store.person(person.id) is None:
            players.tally.lost.append(f"guest {person.id}")
    saved: Counter[tuple[str, int]] = Counter()
    once: list[str] = []
    for table in players.tables:
        doc, actions = await store.table(table), await store.actions(table)
        if doc is None:
            players.tally.lost.append(f"table {table}")
            continue
        saved.update((action.id, action.seq) for action in actions)
        once += [f"{table} {action.id}" if action.person is None else action.id for action in actions]
        check_agreed(players, doc)
        if (doc.status == "closed") != (table in players.closed):
            players.tally.lost.append(f"{players.game}, table {table} is {doc.status}")
        play = Play(games.load(doc.game), doc, actions, snapshot := await store.snapshot(table))
        assert snapshot is None or save(play.game) == snapshot.position
        replay = Replay(await store.replay(table))
        assert replay.last <= play.seq
        assert {*replay.frames()} >= {entry.seq for entry in play.entries if entry.seq <= replay.last}
        if play.game.is_over:
            assert verify(play.rules, record_of(play.match)).problems == []
    told = {(name, reply["seq"]) for name, reply in players.done.items()}
    players.tally.lost += [f"{players.game}: {each}" for each in told - saved.keys()]
    names = Counter(once)
    players.tally.doubled += [f"{players.game}: {name}" for name, count in names.items() if count > 1]


def check_agreed(players: Players, doc: TableDoc) -> None:
    agreed = players.agreed.get(doc.id)
    if not agreed:
        return
    given = [each.nonce.nonce if each.nonce else None for each in doc.seats]
    seats = [(who, name, nonce if nonce in given else None) for who, name, nonce in agreed["seats"]]
    sitting = [(each.person, each.name, nonce) for each, nonce in zip(doc.seats, given, strict=True)]
    kept = sitting == seats and {*agreed["nonces"]} <= {*given}
    if doc.status == "open" or doc.public != agreed["public"] or not kept:
        players.tally.lost.append(f"{players.game}, table {doc.id}: {agreed} became {doc}")
