"""list every setting of `regalia serve` with its value and where it comes from

A flag takes precedence over an environment variable (REGALIA_BOT_DELAY), which takes precedence over regalia.toml.
Secrets are not shown. A wrong setting is named, with status 2.
"""

import argparse

from regalia.cli import configuration
from regalia.cli.settings import SETTINGS


def add(parser: argparse.ArgumentParser) -> None:
    """Add the flags of `regalia serve`."""
    parser.add_argument("--markdown", action="store_true", help="print the table of docs/host.md instead")
    configuration.add(parser, SETTINGS)


def run(args: argparse.Namespace) -> int:
    """Print one line for each setting."""
    if args.markdown:
        print(configuration.as_markdown(SETTINGS), end="")
        return 0
    found = configuration.complete(args, SETTINGS).values()
    names, values = (
        max(map(len, column)) for column in ([each.setting.name for each in found], [each.shown for each in found])
    )
    for each in found:
        print(f"{each.setting.name:<{names}}  {each.shown:<{values}}  {each.origin}")
    return 0
