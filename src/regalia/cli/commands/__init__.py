"""The commands of `regalia`, a module each. They import what they need when they run, so that starting is quick."""


def many(count: float, what: str) -> str:
    """An amount in English: 1 game, 2 games."""
    return f"{count:.0f} {what}" + ("" if f"{count:.0f}" == "1" else "s")
