"""Converters in Python: which operators of PyTorch have one, and how one that fails is told.

Beside this, Python decides nothing about operators. What a converter makes are nodes of GE in the
program (`_ge_nodes`), so that a saved one compiles without Python.
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
_ours: dict[Any, Converter] = {}  # of operators of our own, which are as this version is


def register(op: Any, converter: Converter) -> None:
    """`op` is an overload; the last converter of it counts."""
    _known[op] = converter


def register_ours(op: Any, converter: Converter) -> None:
    """Likewise, for an operator of ours: it is none of `operators`."""
    _ours[op] = converter


def forget(op: Any) -> None:
    """What stood for `op` before stands again."""
    _known.pop(op, None)


def operators() -> frozenset[Any]:
    """Overloads with a converter of the user's."""
    return frozenset(_known)


def of_operator(op: Any) -> Converter | None:
    """The converter of an overload."""
    return _known.get(op)


def is_ordered(node: Any) -> bool:
    """Returns True for with_effects: (token, operator, its arguments) -> (token, its results)."""
    return getattr(node.target, "_name", "") == "with_effects" and len(node.args) > 1


def called(node: Any) -> Any:
    """The overload that a node calls, also within auto_functionalized or with_effects."""
    if getattr(node.target, "_name", "").startswith("auto_functionalized") and node.args:
        return node.args[0]
    return node.args[1] if is_ordered(node) else node.target


def of(node: Any) -> Converter | None:
    """The converter of what an FX node calls."""
    if not (_known or _ours) or node.op != "call_function":
        return None
    op = called(node)
    try:
        return _known.get(op) or _ours.get(op)
    except TypeError:  # not to be hashed
        return None


def failure(node: Any, why: str, hint: str | None = None, status: int = 4) -> FxgeError:
    """That the converter of `node` cannot be used, with the user's line."""
    op = str(called(node))
    frames = _FRAME.findall(node.meta.get("stack_trace") or "")
    file, line, function = frames[-1] if frames else (None, "0", None)
    text = f"error[{_ID}]: {op}: {why}\n  node    {node.name}\n"
    if file:
        code = linecache.getline(file, int(line)).strip()
        text += f"  at      {file}:{line}, in {function}:  {code}\n"
    if hint:
        text += f"  hint    {hint}\n"
    said = Diagnostic(_ID, "error", why, text, op, node.name, file, int(line), hint, 1, op)
    return FxgeError(text, (said,), status)
