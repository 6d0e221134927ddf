# SPDX-License-Identifier: Apache-2.0
"""Errors for names that a module or package does not have, with the names that exist.

`from module import name` drops the text of an AttributeError, so that the function below raises
ImportError there.
"""

from __future__ import annotations

import difflib
import dis
import importlib.abc
import importlib.machinery
import pkgutil
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import Any

_IMPORT_FROM = dis.opmap["IMPORT_FROM"]
_PACKAGE = __name__.rpartition(".")[0]


def listed(name: str, known: Iterable[str]) -> str:
    """Returns text with the known names, and the nearest one to `name`."""
    names = sorted(known)
    near = difflib.get_close_matches(name, names, n=1)
    text = f"there are {', '.join(names)}" if names else "it has no names"
    return f"{text}; did you mean '{near[0]}'?" if near else text


def modules(path: Iterable[str]) -> list[str]:
    """Returns the modules in a package's directories, without those of fxge's own code."""
    return [m.name for m in pkgutil.iter_modules(path) if m.ispkg or m.name[0] != "_"]


def _imports(depth: int) -> bool:
    """Returns True if the Python frame at that depth runs `from module import name`."""
    frame = sys._getframe(depth + 1)
    return 0 <= frame.f_lasti < len(frame.f_code.co_code) and (
        frame.f_code.co_code[frame.f_lasti] == _IMPORT_FROM
    )


def missing(
    module: str, name: str, known: Iterable[str], about: str = "", depth: int = 1
) -> Exception:
    """Returns the exception for an unknown name of a module.

    Args:
        module: module or package that is asked.
        name: unknown name.
        known: names that exist.
        about: sentence about further names, instead of a list of the known ones.
        depth: number of Python calls between the asking code and this function.
    """
    tail = about or listed(name, known)
    if _imports(depth + 1):
        return ImportError(f"cannot import name '{name}' from '{module}': {tail}", name=module)
    return AttributeError(f"module '{module}' has no attribute '{name}': {tail}")


def getter(module: str, known: Iterable[str]) -> Callable[[str], Any]:
    """Returns a module's `__getattr__`, which raises the error for unknown names."""
    names = tuple(known)

    def get(name: str) -> Any:
        raise missing(module, name, names)

    return get


class _Finder(importlib.abc.MetaPathFinder):
    """Last finder of modules: reports an unknown module of the package with those that exist."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: Any = None
    ) -> importlib.machinery.ModuleSpec | None:
        del target
        parent, _, last = name.rpartition(".")
        if path is None or not f"{parent}.".startswith(f"{_PACKAGE}."):
            return None
        known = modules(path)
        raise ModuleNotFoundError(
            f"No module named '{name}': in '{parent}' {listed(last, known)}", name=name
        )


def install() -> None:
    """Adds the finder for unknown modules, once."""
    if not any(isinstance(f, _Finder) for f in sys.meta_path):
        sys.meta_path.append(_Finder())
