"""list every setting of `regalia serve` with its value and where it comes from

A flag takes precedence over an environment variable (REGALIA_BOT_DELAY), which takes precedence over regalia.toml.
Secrets are not shown. A wrong setting is named, with status 2.
"""

from types import SimpleNamespace

import click

from regalia.cli import configuration
from regalia.cli.settings import SETTINGS

PARAMETERS = (
    click.Option(["--markdown"], is_flag=True, help="print the table of docs/host.md instead"),
    *configuration.options(SETTINGS),
)


def run(args: SimpleNamespace) -> int:
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
