"""The description of the HTTP interface (OpenAPI 3.1), drawn from the same types that decode and encode."""

import re
from collections import Counter
from functools import cache
from importlib.metadata import version
from typing import Any

import msgspec

from regalia.server.api.route import Operation
from regalia.server.errors import Problem
from regalia.server.people.rights import GIVEN

REF = "#/components/schemas/{name}"


@cache
def description(routes: tuple[Operation, ...]) -> dict[str, Any]:
    """The OpenAPI document."""
    types = [kind for route in routes for kind in (route.takes, route.gives) if kind is not None]
    schemas, components = msgspec.json.schema_components([*types, Problem], ref_template=REF)
    known = dict(zip(map(str, [*types, Problem]), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    times = Counter(route.endpoint.__name__ for route in routes)
    for route in routes:
        path, name = re.sub(r":\w+}", "}", route.path), route.endpoint.__name__
        unique = name if times[name] == 1 else f"{name}_{path.split('/')[2]}"
        paths.setdefault(path, {})[route.method.lower()] = operation(route, unique, known)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Regalia", "version": version("regalia"), "description": "Live play: docs/protocol.md."},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def operation(route: Operation, unique: str, known: dict[str, Any]) -> dict[str, Any]:
    """One operation; `unique` is its id."""
    done = "201" if route.endpoint.__name__ in ("guests", "open_table", "rematch", "play_on", "found") else "200"
    result: dict[str, Any] = {"description": "Done"}
    if route.gives is None:
        result["content"] = {"text/event-stream": {}}
    else:
        result["content"] = {"application/json": {"schema": known[str(route.gives)]}}
    refused = {"description": "Refused", "content": {"application/json": {"schema": known[str(Problem)]}}}
    described: dict[str, Any] = {
        "summary": route.says,
        "operationId": unique,
        "responses": {done: result, "4XX": refused},
        "security": [{"token": []}, {}] if route.needs in GIVEN["anonymous"] else [{"token": []}],
    }
    if route.endpoint.__name__ == "messages":
        either = {"anyOf": [known[str(Problem)], known[str(route.gives)]]}
        described["responses"]["4XX"] = refused | {"content": {"application/json": {"schema": either}}}
        described["responses"]["204"] = {"description": "Heard; there is nothing to reply"}
    if route.takes is not None:
        described["requestBody"] = {"required": True, "content": {"application/json": {"schema": known[str(route.takes)]}}}
    described["parameters"] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "integer" if kind else "string"}}
        for name, kind in re.findall(r"{(\w+)(:int)?}", route.path)
    ]
    return described
