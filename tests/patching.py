"""Applies a JSON Patch (RFC 6902) as a client does."""

import json
from typing import Any


def patched(document: Any, patch: list[dict[str, Any]]) -> Any:
    """The document after a patch that adds, removes and replaces. The document itself is not changed."""
    document = json.loads(json.dumps(document))
    for operation in patch:
        document = _changed(document, operation)
    return document


def _changed(document: Any, operation: dict[str, Any]) -> Any:
    names = [name.replace("~1", "/").replace("~0", "~") for name in operation["path"].split("/")[1:]]
    if not names:
        return operation["value"]
    at = document
    for name in names[:-1]:
        at = at[int(name)] if isinstance(at, list) else at[name]
    key = int(names[-1]) if isinstance(at, list) else names[-1]
    match operation["op"]:
        case "remove":
            del at[key]
        case "add" if isinstance(at, list):
            at.insert(key, operation["value"])
        case "replace" | "add":
            assert operation["op"] == "add" or isinstance(at, list) or key in at, f"nothing to replace: {operation}"
            at[key] = operation["value"]
    return document
