"""The example bot of the documentation plays over the protocol, as printed."""

import random
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

from tests.server.players import PATIENCE, Guest, Host

BOT = Path(__file__).parents[3] / "docs" / "examples" / "bot.py"


def bot(host: Host, table: str, name: str) -> "subprocess.Popen[str]":
    command = [sys.executable, str(BOT), host.url, table, name]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def open_table(ada: Guest) -> str:
    seats = [{"who": "me"}, {"who": "nobody"}, {"who": "nobody"}]
    table: str = ada.post("/api/tables", {"game": "oriflamme", "seats": seats}).json()["id"]
    return table


def test_two_example_bots_and_a_person_play_to_the_end(host: Host) -> None:
    ada = host.guest("Ada")
    table = open_table(ada)
    rng = random.Random(1)
    with ExitStack() as stack:
        stack.enter_context(ada.at(table, None))  # a host who is away for long is replaced
        bots = []
        for seat, name in enumerate(("Robin", "Wren"), start=1):
            bots.append(stack.enter_context(bot(host, table, name)))
            stack.callback(bots[-1].kill)
            assert first_line(bots[-1]) == f"{name} sits in seat {seat} of {table}\n"
        assert ada.post(f"/api/tables/{table}/start").status_code == 200
        with ada.at(table, 0) as line:
            while line.sighted().waiting:
                if line.options:
                    assert line.act(rng.choice(line.options))["type"] == "done"
                else:
                    line.hear()
            ranking = line.sight["sight"]["ranking"]
        printed = "".join(f"{each['rank']}. seat {each['seat']}: {each['keys'][0]}\n" for each in ranking)
        assert [one.communicate(timeout=PATIENCE)[0] for one in bots] == [printed, printed]
        assert [one.returncode for one in bots] == [0, 0]


def first_line(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    return process.stdout.readline()
