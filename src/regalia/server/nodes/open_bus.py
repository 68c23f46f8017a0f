"""Chooses the bus by its address. NATS is imported only where it is used."""

from regalia.server.nodes.bus import Bus, Here


def open_bus(address: str, site: str) -> Bus:
    """The bus at an address (`nats://...`), or that of a single process if it is empty.

    The site's name, which comes from its key for cookies, keeps sites apart that share a NATS server.
    """
    if not address:
        return Here()
    from regalia.server.nodes.nats import NatsBus

    return NatsBus(address, site)
