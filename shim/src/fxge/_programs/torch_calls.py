"""What the executor has no kernel for and PyTorch computes: an operator of PyTorch as a node of GE.

A converter may make types of GE that only an NPU has a kernel for. Live on the CPU the operator
that it converts stands in their place, as one node of the type below: by name and arguments, so
that the program is data, like every other. Such a call can do whatever an operator of PyTorch can,
so it carries a token of the process that wrote it: a call of a file has none, and does not run.
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
EFFECT = "FxgePyTorchEffect"  # without results: it prints, say
Place = Callable[[Any], tuple[bool, int] | None]

_token = secrets.token_hex(16)  # in the calls that this process writes
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
    """`torch.float16` as "float16"."""
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
    raise TypeError(f"{type(value).__name__}, which is no data")


def said(
    op: Any,
    args: Sequence[Any],
    kwargs: Mapping[str, Any],
    place: Place,
    returns: Sequence[int],
    writes: Mapping[str, int],
) -> str:
    """The attribute `call`.

    Args:
        op: an overload.
        args, kwargs: its arguments; tensors are values of the graph.
        place: returns (is a number, index of the input) for a value of the graph, None for others.
        returns: which output each result is, -1: none.
        writes: likewise of the arguments that are written.

    Raises:
        TypeError: an argument that is no data.
    """
    said = {
        "op": str(op),
        "args": [_encoded(a, place) for a in args],
        "kwargs": {k: _encoded(a, place) for k, a in kwargs.items()},
        "returns": list(returns),
        "writes": dict(writes),
        "token": _token,
    }
    return json.dumps(said, separators=(",", ":"))


# ---- who wrote it ----


def tokens() -> tuple[str, ...]:
    """Tokens of calls that run here, for a pickle of a program."""
    return tuple(sorted(_accepted))


def accept(tokens: Iterable[str]) -> None:
    """Calls with these tokens run, too: a pickle, which can run any code, has them."""
    _accepted.update(tokens)


def check_text(text: str) -> None:
    """Raises FxgeError (status 4) for a program, as text, that calls PyTorch."""
    found = re.search(rf"\bge\.({TYPE}|{EFFECT})\(", text)
    if found is not None:
        raise FxgeError(f"a file holds the type {found[1]}, which has PyTorch called\n", status=4)


# ---- when it runs ----


@lru_cache(maxsize=1024)
def _read(call: str) -> tuple[Any, dict[str, Any]]:
    import torch

    said = json.loads(call)
    if said.get("token") not in _accepted:
        raise PermissionError("the call was not written by this process")
    space, name, overload = said["op"].split(".")
    return getattr(getattr(getattr(torch.ops, space), name), overload), said


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
            f"{op} computed {_word(found.dtype)}{list(found.shape)}, its meta function says "
            f"{_word(out.dtype)}{list(out.shape)}"
        )
    out.copy_(found)


def _kernel(call: Call) -> None:
    import torch

    op, said = _read(call.attr("call"))
    inputs, outputs = call.input_tensors, call.output_tensors
    with torch.no_grad():
        args = _decoded(said["args"], inputs)
        kwargs = {k: _decoded(v, inputs) for k, v in said["kwargs"].items()}
        for name in said["writes"]:
            kwargs[name] = kwargs[name].clone()
        found = op(*args, **kwargs)
        listed = found if isinstance(found, (list, tuple)) else [found]
        for value, slot in zip(listed, said["returns"], strict=False):
            if slot >= 0:
                _fill(outputs[slot], value, said["op"])
        for name, slot in said["writes"].items():
            if slot >= 0:
                _fill(outputs[slot], kwargs[name], said["op"])


@lru_cache(maxsize=1)
def plugin() -> Plugin:
    """What a session needs to run such nodes."""
    return Plugin("PyTorch", _ROWS, {TYPE: _kernel, EFFECT: _kernel})
