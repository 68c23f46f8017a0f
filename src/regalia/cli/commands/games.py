"""list the games of this arena"""

from types import SimpleNamespace

from regalia.cli.arguments import LANGUAGE

PARAMETERS = (LANGUAGE,)


def run(args: SimpleNamespace) -> int:
    """Print one line for each game."""
    from regalia import games
    from regalia.cli.words import Words

    for slug in games.slugs():
        rules = games.load(slug)
        title = Words(slug, args.language, ()).say("game-title")
        print(f"{slug:18} {title:24} {rules.seats[0]}-{rules.seats[-1]} players, rules version {rules.version}")
    return 0
