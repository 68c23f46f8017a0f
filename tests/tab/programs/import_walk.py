"""In the tab: import every module that the folder holds, and print those that fail."""

import importlib
import pkgutil

import regalia


async def main() -> None:
    for module in pkgutil.walk_packages(regalia.__path__, "regalia.", onerror=lambda name: None):
        if not module.name.endswith("__main__"):
            imported(module.name)


def imported(name: str) -> None:
    try:
        importlib.import_module(name)
    except Exception as wrong:
        print(f"{name}: {wrong!r}")
