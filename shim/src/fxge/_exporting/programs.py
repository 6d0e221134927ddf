# SPDX-License-Identifier: Apache-2.0
"""Exports the parts of a recipe with torch.export."""

from __future__ import annotations

import contextlib
import inspect
import io
import keyword
import logging
import re
import warnings
from collections.abc import Iterator
from typing import Any

import torch
from torch.export import Dim, ExportedProgram

from ..errors import FxgeError
from .recipes import Part, Sizes


def inputs_of(part: Part) -> dict[str, Any]:
    """Returns the example inputs by name."""
    try:
        bound = inspect.signature(part.module.forward).bind(*part.args, **part.kwargs)
    except (TypeError, ValueError):  # TorchScript, or arguments that do not fit
        return {**dict(zip(part.dims, part.args, strict=False)), **part.kwargs}
    found: dict[str, Any] = {}
    for name, value in bound.arguments.items():
        kind = bound.signature.parameters[name].kind
        if kind is inspect.Parameter.VAR_KEYWORD:
            found |= value
        elif kind is inspect.Parameter.VAR_POSITIONAL:
            found |= {f"{name}_{i}": x for i, x in enumerate(value)}
        else:
            found[name] = value
    return found


def size_names(part: Part) -> set[str]:
    """Returns the names of sizes that a user may give for a part: "batch", "x:0"."""
    inputs = inputs_of(part)
    of_dims = {n for dims in part.dims.values() for n in dims.values()}
    return of_dims | {
        f"{name}:{d}"
        for name, x in inputs.items()
        if isinstance(x, torch.Tensor)
        for d in range(x.dim())
    }


def _dynamic(part: Part, sizes: Sizes, dims: dict[str, Any]) -> dict[str, dict[int, Any]]:
    """Returns the dynamic dims of each tensor input; creates a Dim for each name once."""
    shapes: dict[str, dict[int, Any]] = {}
    for name, x in inputs_of(part).items():
        shapes[name] = {}
        for d in range(x.dim() if isinstance(x, torch.Tensor) else 0):
            named = part.dims.get(name, {}).get(d, "")
            key = named if named in sizes.ranges else f"{name}:{d}"
            if key not in sizes.ranges:
                continue
            low, high = sizes.ranges[key]
            if key not in dims:
                dims[key] = Dim(key.replace(":", "_").replace(".", "_"), min=low, max=high)
            shapes[name][d] = dims[key]
    return shapes


@contextlib.contextmanager
def _quiet() -> Iterator[None]:
    """Silences PyTorch's messages: its exceptions are reported."""
    logger = logging.getLogger("torch")
    level = logger.level
    logger.setLevel(logging.CRITICAL)
    try:
        with (
            warnings.catch_warnings(),
            contextlib.redirect_stdout(io.StringIO()),
            contextlib.redirect_stderr(io.StringIO()),
        ):
            warnings.simplefilter("ignore")
            yield
    finally:
        logger.setLevel(level)


def line_of(e: BaseException) -> str:
    """Returns the last line of the user's code in a traceback, or ""."""
    import os
    import traceback

    inside = (
        os.path.dirname(torch.__file__) + os.sep,
        os.path.dirname(os.path.dirname(__file__)) + os.sep,
    )
    frames = [f for f in traceback.extract_tb(e.__traceback__) if not f.filename.startswith(inside)]
    last = next((f for f in reversed(frames) if not f.filename.startswith("<")), None)
    return f"\n  at      {last.filename}:{last.lineno}  {last.line}" if last else ""


def _refused(part: Part, e: BaseException) -> FxgeError:
    text = str(e).strip()
    first = text.split("\n\n", 1)[0].strip() or type(e).__name__
    hint = ""
    if "Constraints violated" in text or "specializ" in text:
        hint = "\n  hint    this size is fixed by the model: leave it out of the dynamic sizes"
    elif "data-dependent" in text.lower() or "GuardOnDataDependent" in text:
        hint = (
            "\n  hint    torch._check(...) in the model states what holds for the value; "
            "or cut the model there"
        )
    return FxgeError(
        f"PyTorch cannot export '{part.name}': {type(e).__name__}: {first}{line_of(e)}{hint}",
        status=4,
    )


def _from_script(part: Part) -> ExportedProgram:
    """Exports a TorchScript module; branches and loops that its converter lacks are traced.

    A trace fails where a branch depends on a value, and follows the example where it depends on a
    size, as all sizes are fixed.
    """
    from torch._export.converter import TS2EPConverter
    from torch.fx.experimental.proxy_tensor import make_fx

    try:
        return TS2EPConverter(part.module, part.args, part.kwargs).convert()
    except Exception:
        traced = make_fx(part.module)(*part.args, **part.kwargs)
        return torch.export.export(traced, part.args, part.kwargs, strict=False)


def export(part: Part, sizes: Sizes, dims: dict[str, Any]) -> ExportedProgram:
    """Exports one part.

    Args:
        part: of a recipe.
        sizes: of the user.
        dims: torch's Dim for each name of a dynamic size; completed here.

    Raises:
        FxgeError: status 4, PyTorch refuses: its message, the line, and a hint; 2, a size that the
            part cannot have.
    """
    part.module.eval()
    try:
        with torch.no_grad(), _quiet():
            if isinstance(part.module, torch.jit.ScriptModule):
                if sizes.ranges:
                    raise FxgeError("a TorchScript file has fixed sizes only", status=2)
                return _from_script(part)
            shapes = _dynamic(part, sizes, dims)
            return torch.export.export(
                part.module,
                part.args,
                part.kwargs,
                dynamic_shapes=shapes if any(shapes.values()) else None,
                strict=False,
            )
    except (FxgeError, KeyboardInterrupt):
        raise
    except Exception as e:
        raise _refused(part, e) from e


_SYMBOL = re.compile(r"(?!u[\d_]|zuf)[A-Za-z][A-Za-z0-9_]*")
_WORDS = frozenset(  # functions and modules in expressions
    ("Where", "abs", "ceiling", "float", "floor", "int", "math", "max", "min", "torch", "sym")
)


def names_of_sizes(part: Part, exported: ExportedProgram, sizes: Sizes) -> dict[str, str]:
    """Returns the user's names of dynamic sizes by PyTorch's symbols: {"s43": "batch"}."""
    wanted = _dynamic(part, sizes, {})
    used = {str(s) for s in exported.range_constraints}
    found: dict[str, str] = {}
    for n in exported.graph_module.graph.nodes:
        dims = wanted.get(n.name, {}) if n.op == "placeholder" else {}
        for d, dim in dims.items():
            size = n.meta["val"].shape[d]
            symbol = str(size.node.expr) if isinstance(size, torch.SymInt) else ""
            name = dim.__name__
            if symbol not in used or symbol in found or name in used | set(found.values()):
                continue
            if _SYMBOL.fullmatch(name) and name not in _WORDS and not keyword.iskeyword(name):
                found[symbol] = name
    return found


def _resized(x: torch.Tensor, d: int, size: int) -> torch.Tensor:
    """Returns the tensor with its elements repeated, or cut, along a dim."""
    if x.shape[d] == 0:
        return x.new_zeros((*x.shape[:d], size, *x.shape[d + 1 :]))
    return torch.cat([x] * -(-size // x.shape[d]), d).narrow(d, 0, size).contiguous()


def resize(part: Part, sizes: Sizes) -> None:
    """Gives the example inputs the sizes that the user named as INPUT:DIM, in place.

    PyTorch fixes dims of size 0 and 1, so a dynamic dim gets at least two elements.
    """
    changed = {}
    for name, given in inputs_of(part).items():
        x = given
        for d in range(x.dim() if isinstance(x, torch.Tensor) else 0):
            key = f"{name}:{d}"
            if key not in sizes.ranges and key not in sizes.fixed:
                continue
            size = sizes.example(key, x.shape[d])
            x = x if size == x.shape[d] else _resized(x, d, size)
        if x is not given:
            changed[id(given)] = x
    part.args = tuple(changed.get(id(x), x) for x in part.args)
    part.kwargs = {n: changed.get(id(x), x) for n, x in part.kwargs.items()}


def gears_of(part: Part, sizes: Sizes) -> str | None:
    """Returns the gears as `fxge compile --gears` accepts them: names as INPUT:DIM."""
    places = {
        n: f"{name}:{d}" for name, dims in reversed(part.dims.items()) for d, n in dims.items()
    }
    rows = [f"{places.get(n, n)}={','.join(map(str, values))}" for n, values in sizes.gears.items()]
    return ";".join(rows) or None


def cast(part: Part, dtype: torch.dtype) -> None:
    """Casts the weights and the float inputs of a part in place."""

    def one(x: Any) -> Any:
        return x.to(dtype) if isinstance(x, torch.Tensor) and x.is_floating_point() else x

    part.module.to(dtype)
    part.args = tuple(one(x) for x in part.args)
    part.kwargs = {n: one(x) for n, x in part.kwargs.items()}
