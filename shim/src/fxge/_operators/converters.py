# SPDX-License-Identifier: Apache-2.0
"""Registry of converters in Python, and errors of a converter.

A converter creates nodes of GE in the program (`fxge.torchair._writing`), so that a saved program
compiles without Python. All other decisions about operators belong to the library.
"""

from __future__ import annotations

import linecache
import re
from collections.abc import Callable
from typing import Any

from ..errors import Diagnostic, FxgeError

Converter = Callable[..., Any]

_ID = "FXGE-E0926"
_FRAME = re.compile(r'^\s*File "(.*?)", line (\d+)(?:, in (.*))?$', re.MULTILINE)
_known: dict[Any, Converter] = {}
_ours: dict[Any, Converter] = {}  # converters of fxge's own operators, which are constant


def register(op: Any, converter: Converter) -> None:
    """Registers the converter of an overload; replaces an earlier one."""
    _known[op] = converter


def register_ours(op: Any, converter: Converter) -> None:
    """Registers the converter of an operator of fxge, which `operators` does not return."""
    _ours[op] = converter


def forget(op: Any) -> None:
    """Removes a user's converter."""
    _known.pop(op, None)


def operators() -> frozenset[Any]:
    """Returns the overloads with a converter of the user."""
    return frozenset(_known)


def registered() -> dict[Any, Converter]:
    """Returns the users' converters by overload; later registrations change this dict."""
    return _known


def is_ordered(node: Any) -> bool:
    """Returns True for with_effects: (token, operator, its arguments) -> (token, its results)."""
    return getattr(node.target, "_name", "") == "with_effects" and len(node.args) > 1


def called(node: Any) -> Any:
    """Returns the overload that a node calls, also within auto_functionalized or with_effects."""
    if getattr(node.target, "_name", "").startswith("auto_functionalized") and node.args:
        return node.args[0]
    return node.args[1] if is_ordered(node) else node.target


def of_node(node: Any) -> Converter | None:
    """Returns the converter for the operator that an FX node calls, or None."""
    if not (_known or _ours) or node.op != "call_function":
        return None
    op = called(node)
    try:
        return _known.get(op) or _ours.get(op)
    except TypeError:  # not hashable
        return None


def failure(node: Any, why: str, hint: str | None = None, status: int = 4) -> FxgeError:
    """Returns the error for a node whose converter cannot be used, with the user's line."""
    op = str(called(node))
    frames = _FRAME.findall(node.meta.get("stack_trace") or "")
    file, line, function = frames[-1] if frames else (None, "0", None)
    text = f"error[{_ID}]: {op}: {why}\n  node    {node.name}\n"
    if file:
        code = linecache.getline(file, int(line)).strip()
        text += f"  at      {file}:{line}, in {function}:  {code}\n"
    if hint:
        text += f"  hint    {hint}\n"
    diagnostic = Diagnostic(_ID, "error", why, text, op, node.name, file, int(line), hint, 1, op)
    return FxgeError(text, (diagnostic,), status)
