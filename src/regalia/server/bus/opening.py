"""Chooses the bus by its address. NATS is imported only where it is used."""

from hashlib import sha256

from regalia.server.bus import Bus, Here


def open_bus(address: str, cookie_key: str) -> Bus:
    """The bus at an address (`nats://...`), or that of a single process if it is empty.

    The nodes of one site have one key for cookies; its hash keeps sites apart that share a NATS server.
    """
    if not address:
        return Here()
    from regalia.server.bus.nats import NatsBus

    return NatsBus(address, sha256(cookie_key.encode()).hexdigest()[:16])
