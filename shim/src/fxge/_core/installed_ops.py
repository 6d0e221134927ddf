# SPDX-License-Identifier: Apache-2.0
"""Operator descriptions of installed packages, found by entry points of group `fxge_ops`."""

from __future__ import annotations

import importlib.util
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from ..errors import FxgeError


@lru_cache(maxsize=1)
def files() -> tuple[str, ...]:
    """Returns the files of all entry points, without importing any package.

    An entry point is `name = "package:rows.yaml"`, or `name = "package"` for all its `*.yaml`.

    Raises:
        FxgeError: status 5, an entry point names a file that does not exist.
    """
    points = sorted(entry_points(group="fxge_ops"), key=lambda p: (p.value, p.name))
    return tuple(dict.fromkeys(str(file) for p in points for file in _files_of(p)))


def _files_of(point: EntryPoint) -> list[Path]:
    package, _, file = (part.strip() for part in point.value.partition(":"))
    top, *inner = package.split(".")
    spec = importlib.util.find_spec(top)
    places = list(spec.submodule_search_locations or []) if spec else []
    found: list[Path] = []
    for place in places:
        directory = Path(place, *inner)
        found += [directory / file] if file else sorted(directory.glob("*.yaml"))
    found = [path.resolve() for path in found if path.exists()]
    if not found:
        raise FxgeError(
            f"the entry point {point.name} = '{point.value}' of fxge_ops names no existing "
            'file; a package declares `name = "package:rows.yaml"`',
            status=5,
        )
    return found
