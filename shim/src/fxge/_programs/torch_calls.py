# SPDX-License-Identifier: Apache-2.0
"""Operators of PyTorch as nodes of GE, for operators without a kernel in the executor.

A Python converter may create GE types that only an NPU can run. In a live graph on the CPU, one
node of the types below replaces them. The node names the converted operator and its arguments, so
that the program stays data. Such a call can do anything that an operator of PyTorch can do.
Therefore it carries a token of the process that wrote it; a call in a file has none and is
refused.
"""

from __future__ import annotations

import json
import math
import re
import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from .._core.plugin import Call, Plugin
from ..errors import FxgeError

TYPE = "FxgePyTorchCall"
EFFECT = "FxgePyTorchEffect"  # without results, such as printing
Place = Callable[[Any], tuple[bool, int] | None]

_token = secrets.token_hex(16)  # written into the calls of this process
_accepted = {_token}
_ROWS = f"""
- ge: {TYPE}
  in: {{"x*": any}}
  out: {{"y*": any}}
  attr: {{call: {{str: required}}}}
- ge: {EFFECT}
  in: {{"x*": any}}
  attr: {{call: {{str: required}}}}
  flags: [effect]
"""


def _word(x: Any) -> str:
    """Returns `torch.float16` as "float16"."""
    return str(x).removeprefix("torch.")


def _encoded(value: Any, place: Place) -> Any:
    import torch

    placed = place(value)
    if placed is not None:
        is_number, slot = placed
        return {"number" if is_number else "tensor": slot}
    if isinstance(value, (list, tuple)):
        return [_encoded(v, place) for v in value]
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, float):
        return value if math.isfinite(value) else {"float": str(value)}
    if isinstance(value, complex):
        return {"complex": [value.real, value.imag]}
    for kind, cls in (
        ("dtype", torch.dtype),
        ("layout", torch.layout),
        ("memory_format", torch.memory_format),
    ):
        if isinstance(value, cls):
            return {kind: _word(value)}
    if isinstance(value, torch.device):
        return {"device": str(value)}
    raise TypeError(f"{type(value).__name__}, which cannot be stored")


def call_data(
    op: Any,
    args: Sequence[Any],
    kwargs: Mapping[str, Any],
    place: Place,
    returns: Sequence[int],
    writes: Mapping[str, int],
) -> str:
    """Returns the attribute `call`.

    Args:
        op: an overload.
        args, kwargs: its arguments; tensors are values of the graph.
        place: returns (is a number, index of the input) for a value of the graph, None for others.
        returns: index of the output of each result; -1 if the result is unused.
        writes: the same for the arguments that the operator writes.

    Raises:
        TypeError: an argument cannot be stored as data.
    """
    call_data = {
        "op": str(op),
        "args": [_encoded(a, place) for a in args],
        "kwargs": {k: _encoded(a, place) for k, a in kwargs.items()},
        "returns": list(returns),
        "writes": dict(writes),
        "token": _token,
    }
    return json.dumps(call_data, separators=(",", ":"))


# ---- tokens ----


def tokens() -> tuple[str, ...]:
    """Returns the tokens of calls that run in this process, for a pickle of a program."""
    return tuple(sorted(_accepted))


def accept(tokens: Iterable[str]) -> None:
    """Lets calls with these tokens run. Only a pickle, which can run any code, has them."""
    _accepted.update(tokens)


def check_text(text: str) -> None:
    """Raises FxgeError (status 4) if a program, as text, calls PyTorch."""
    found = re.search(rf"\bge\.({TYPE}|{EFFECT})\(", text)
    if found is not None:
        raise FxgeError(f"a file holds the type {found[1]}, which calls PyTorch\n", status=4)


# ---- runs ----


@lru_cache(maxsize=1024)
def _read(call: str) -> tuple[Any, dict[str, Any]]:
    import torch

    call_data = json.loads(call)
    if call_data.get("token") not in _accepted:
        raise PermissionError("the call was not written by this process")
    space, name, overload = call_data["op"].split(".")
    return getattr(getattr(getattr(torch.ops, space), name), overload), call_data


def _decoded(value: Any, inputs: Sequence[Any]) -> Any:
    import torch

    if isinstance(value, list):
        return [_decoded(v, inputs) for v in value]
    if not isinstance(value, dict):
        return value
    ((kind, what),) = value.items()
    if kind == "tensor":
        return inputs[what]
    if kind == "number":
        return inputs[what].item()
    if kind == "complex":
        return complex(*what)
    if kind in ("float", "device"):
        return float(what) if kind == "float" else torch.device(what)
    return getattr(torch, what)


def _fill(out: Any, found: Any, op: str) -> None:
    if found.shape != out.shape or found.dtype != out.dtype:
        raise ValueError(
            f"{op} computed {_word(found.dtype)}{list(found.shape)}, its meta function returns "
            f"{_word(out.dtype)}{list(out.shape)}"
        )
    out.copy_(found)


def _kernel(call: Call) -> None:
    import torch

    op, call_data = _read(call.attr("call"))
    inputs, outputs = call.input_tensors, call.output_tensors
    with torch.no_grad():
        args = _decoded(call_data["args"], inputs)
        kwargs = {k: _decoded(v, inputs) for k, v in call_data["kwargs"].items()}
        for name in call_data["writes"]:
            kwargs[name] = kwargs[name].clone()
        found = op(*args, **kwargs)
        listed = found if isinstance(found, (list, tuple)) else [found]
        for value, slot in zip(listed, call_data["returns"], strict=False):
            if slot >= 0:
                _fill(outputs[slot], value, call_data["op"])
        for name, slot in call_data["writes"].items():
            if slot >= 0:
                _fill(outputs[slot], kwargs[name], call_data["op"])


@lru_cache(maxsize=1)
def plugin() -> Plugin:
    """Returns the plug-in by which a session runs such nodes."""
    return Plugin("PyTorch", _ROWS, {TYPE: _kernel, EFFECT: _kernel})
