"""What the tab does without. Sizes are those of the compressed folder."""

import fnmatch
from pathlib import PurePosixPath

LANGUAGES = ("en", "ja", "root", "en_001", "ja_JP", "en_US")
"""The locales that messages are formatted in."""
LEFT_OUT = (
    "*.pyi",
    "*.c",
    "*.typed",
    "*/tests/*",
    "*/__pycache__/*",
    "*.dist-info/RECORD",
    "*.dist-info/WHEEL",
    "*.dist-info/direct_url.json",
    "*.dist-info/licenses/*",  # gathered in licences.txt
    "*.dist-info/LICENSE*",
    "babel/messages/*",
    "anyio/_backends/_trio.py",
    "anyio/pytest_plugin.py",
    "apsw/[!_]*.py",  # tools beside the library
    "apsw/_unicode*",
    "apsw/fts*",
    "apsw/sqlite_extra*",
    "apsw/sqlite_extra/*",
    "prometheus_client/twisted/*",
    "prometheus_client/bridge/*",
    "prometheus_client/django/*",
    "prometheus_client/aiohttp/*",
    "pytz/zoneinfo/*",
    # Regalia itself: sources of the client, and what runs on servers and for authors only.
    "regalia/games/*/board/*",
    "regalia/server/static/*",
    "regalia/cli/*",
    "regalia/research/*",
    # Heralds need NumPy, which has 3 MB compressed: squires stand in.
    "regalia/games/*/net.npz",
    "regalia/bots/net.py",
    "regalia/bots/training/*",
    "regalia/skeleton/*",
    "regalia/testing/*",
    "regalia/tab/building/*",
    "regalia/server/debug/*",
    "regalia/server/typescript.py",
    "regalia/server/notices/sealing.py",
    "regalia/server/store/postgresql.py",
    "regalia/server/nodes/nats.py",
    "regalia/server/uvicorn_protocols.py",
    "regalia/server/bots/thinker.py",
)
LIBRARY_LEFT_OUT = (
    # For the terminal, for tests and for looking into programs.
    *(
        "_pyrepl/*",
        "unittest/*",
        "pdb.*",
        "bdb.*",
        "pydoc.*",
        "pydoc_data/*",
        "doctest.*",
        "cmd.*",
        "code.*",
        "pyodide/console.*",
    ),
    *(
        "profile.*",
        "cProfile.*",
        "pstats.*",
        "trace.*",
        "tracemalloc.*",
        "modulefinder.*",
        "pyclbr.*",
        "tabnanny.*",
        "symtable.*",
    ),
    *("pickletools.*", "compileall.*", "py_compile.*", "rlcompleter.*", "zipapp.*", "webbrowser.*", "pty.*", "getpass.*"),
    # Protocols and formats of which nothing is spoken in a tab.
    *(
        "mailbox.*",
        "imaplib.*",
        "smtplib.*",
        "ftplib.*",
        "poplib.*",
        "netrc.*",
        "xmlrpc/*",
        "xml/dom/*",
        "xml/sax/*",
        "plistlib.*",
    ),
    *(
        "http/cookiejar.*",
        "urllib/robotparser.*",
        "wsgiref/validate.*",
        "wave.*",
        "sqlite3/*",
        "optparse.*",
        "fileinput.*",
        "filecmp.*",
    ),
    # Other systems, processes, and modules that are compiled into the interpreter.
    *(
        "asyncio/windows_*",
        "asyncio/proactor_events.*",
        "asyncio/tools.*",
        "ctypes/wintypes.*",
        "ctypes/_aix.*",
        "ctypes/macholib/*",
    ),
    *("multiprocessing/managers.*", "multiprocessing/pool.*", "multiprocessing/shared*", "multiprocessing/popen_*"),
    *("multiprocessing/forkserver.*", "multiprocessing/dummy/*", "_pyio.*", "_pydatetime.*", "_pydecimal.*", "_py_abc.*"),
    *("logging/handlers.*", "logging/config.*"),
    # Encodings of one language.
    *(
        "encodings/cp[01256789]*",
        "encodings/cp4[!3]*",
        "encodings/mac_*",
        "encodings/iso8859_[23456789]*",
        "encodings/iso8859_1[0-6]*",
    ),
    *(
        "encodings/big5*",
        "encodings/euc_*",
        "encodings/gb*",
        "encodings/iso2022_*",
        "encodings/shift_*",
        "encodings/koi8_*",
    ),
    *(
        "encodings/johab.*",
        "encodings/hp_roman8.*",
        "encodings/hz.*",
        "encodings/kz1048.*",
        "encodings/tis_620.*",
        "encodings/ptcp154.*",
    ),
    "encodings/palmos.*",
)
"""Of the Python library: what nothing in the folder imports, or only to do what a tab cannot."""
KEPT = ("regalia/server/static/manifest.json",)
"""Named by one of those above, and needed."""


def is_needed_of_library(path: PurePosixPath) -> bool:
    """True if a file of the Python library goes into the folder."""
    return not any(fnmatch.fnmatchcase(str(path), each) for each in LIBRARY_LEFT_OUT)


def is_needed(path: PurePosixPath) -> bool:
    """True if a file of a package goes into the folder."""
    name = str(path)
    if name in KEPT:
        return True
    if any(fnmatch.fnmatchcase(name, each) for each in LEFT_OUT):
        return False
    if name.startswith("babel/locale-data/"):
        return path.stem in LANGUAGES
    return True
