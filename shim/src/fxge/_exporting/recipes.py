# SPDX-License-Identifier: Apache-2.0
"""Recipes: the programs that are exported of a source, and the user's request."""

from __future__ import annotations

import inspect
import math
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..errors import FxgeError

_RANGE = re.compile(r"(?P<name>[A-Za-z_][\w.]*(?::\d+)?)=(?P<low>\d+)\.\.(?P<high>\d+)?")
_FIXED = re.compile(r"(?P<name>[A-Za-z_][\w.]*(?::\d+)?)=(?P<size>\d+)")
_GEAR = re.compile(r"(?P<name>[A-Za-z_][\w.]*(?::\d+)?)=(?P<sizes>\d+(,\d+)*)")
_INPUT = re.compile(r"(?P<name>[A-Za-z_]\w*):(?P<dtype>\w+)\[(?P<shape>[\d, ]*)\]")


@dataclass(frozen=True)
class Sizes:
    """Sizes of the inputs: fixed ones, ranges of dynamic ones, and gears.

    Attributes:
        ranges: (lowest, highest or None) by the name of a dim: "batch", or "x:0".
        fixed: sizes by name.
        gears: the sizes for which a dynamic dim is compiled, by name.
        known: names that the recipe has asked for.
    """

    ranges: Mapping[str, tuple[int, int | None]]
    fixed: Mapping[str, int]
    gears: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    known: dict[str, int] = field(default_factory=dict)

    @classmethod
    def of(cls, dynamic: str | None, fixed: str | None, gears: str | None = None) -> Sizes:
        """Reads the options: "batch=1..8,seq=1..2048", "batch=2,cache=512", "batch=1,4;seq=32,64".

        A gear needs no range: its dim is dynamic from the smallest to the largest size.

        Raises:
            FxgeError: status 2, a part in another form, or a name that occurs twice.
        """
        ranges: dict[str, tuple[int, int | None]] = {}
        sizes: dict[str, int] = {}
        for part in _parts(dynamic):
            m = _RANGE.fullmatch(part)
            if m is None:
                raise FxgeError(
                    f"dynamic: expected NAME=LOW..HIGH, as batch=1..8, found {part!r}", status=2
                )
            low, high = int(m["low"]), int(m["high"]) if m["high"] else None
            if high is not None and high <= low:
                raise FxgeError(f"dynamic: {part!r} is an empty range or a fixed size", status=2)
            _add(ranges, m["name"], (low, high))
        for part in _parts(fixed):
            m = _FIXED.fullmatch(part)
            if m is None:
                raise FxgeError(f"size: expected NAME=N, as batch=2, found {part!r}", status=2)
            _add(sizes, m["name"], int(m["size"]))
        steps: dict[str, tuple[int, ...]] = {}
        for part in (gears or "").split(";"):
            m = _GEAR.fullmatch(part.strip())
            if m is None and part.strip():
                raise FxgeError(
                    f"gears: expected NAME=N,..., as batch=1,4;seq=32,64, found {part!r}", status=2
                )
            if m is None:
                continue
            values = tuple(sorted({int(n) for n in m["sizes"].split(",")}))
            _add(steps, m["name"], values)
            if len(values) > 1:
                ranges.setdefault(m["name"], (values[0], values[-1]))
            elif m["name"] not in ranges:
                _add(sizes, m["name"], values[0])
                del steps[m["name"]]
        if both := sorted(set(ranges) & set(sizes)):
            raise FxgeError(f"{both[0]!r} is both a dynamic and a fixed size", status=2)
        return cls(ranges, sizes, steps)

    def example(self, name: str, default: int) -> int:
        """Returns the size of a dim in the example inputs.

        PyTorch fixes dims of size 0 and 1: a dynamic dim has at least two elements in the example.
        """
        self.known[name] = size = self._example(name, default)
        return size

    def _example(self, name: str, default: int) -> int:
        if name in self.fixed:
            return self.fixed[name]
        if name not in self.ranges:
            return default
        if name in self.gears:
            return self.gears[name][-1]
        low, high = self.ranges[name]
        size = max(default, low, 2)
        return size if high is None else min(size, high)

    def at_most(self, name: str, positions: int | None) -> None:
        """Raises FxgeError (status 2) for a size beyond a model's positions, if they are known."""
        high = self.ranges[name][1] if name in self.ranges else None
        size = max(high or 0, self.known.get(name, 0))
        if positions is not None and size > positions:
            option = f"--dynamic {name}=1..{positions}" if high else f"--size {name}={positions}"
            raise FxgeError(
                f"{name}={size}: the model has {positions} positions (max_position_embeddings of "
                f"its configuration)\n  hint    at most {option}",
                status=2,
            )

    def check(self, names: set[str]) -> None:
        """Raises FxgeError (status 2) for a size whose name is neither in `names` nor known."""
        there = names | set(self.known)
        for name in [*self.ranges, *self.fixed]:
            if name not in there:
                raise FxgeError(
                    f"no input has a size {name!r}; there are {', '.join(sorted(there)) or 'none'}",
                    status=2,
                )


def _parts(text: str | None) -> list[str]:
    return [p.strip() for p in text.split(",") if p.strip()] if text else []


def _add(to: dict[str, Any], name: str, value: Any) -> None:
    if name in to:
        raise FxgeError(f"the size {name!r} occurs twice", status=2)
    to[name] = value


@dataclass(frozen=True)
class Request:
    """The user's request.

    Attributes:
        source: as the user wrote it.
        task: name of a task, or None to find it.
        dtype: torch.dtype of the weights and the float inputs, or None to keep them.
        sizes: sizes of the inputs.
        inputs: example inputs of a file that has none: NAME:DTYPE[SHAPE].
        trust: modules that may be imported to read pickled files.
        seed: makes random weights from a configuration; None reads the weights.
        soc: chip, whose kernels a quantised checkpoint needs; None: none is named.
    """

    source: str
    task: str | None = None
    dtype: Any = None
    sizes: Sizes = field(default_factory=lambda: Sizes({}, {}))
    inputs: tuple[str, ...] = ()
    trust: tuple[str, ...] = ()
    seed: int | None = None
    soc: str | None = None


@dataclass
class Part:
    """One program to export.

    Attributes:
        name: name of its files.
        module: a torch.nn.Module.
        args, kwargs: example inputs.
        dims: name of each dim that may be dynamic, by input and dim.
    """

    name: str
    module: Any
    args: tuple[Any, ...] = ()
    kwargs: dict[str, Any] = field(default_factory=dict)
    dims: dict[str, dict[int, str]] = field(default_factory=dict)


@dataclass
class Recipe:
    """A source as programs.

    Attributes:
        kind: "transformers", "timm", "function", ...
        task: name of the task.
        parts: the programs; weights and states of equal name are shared.
        details: entries of the manifest: classes, preprocessing, ...
        packages: Python packages whose versions belong into the manifest.
        check: further comparison with eager PyTorch: gets a function that loads a written program
            by name, and returns entries of the manifest; raises FxgeError (status 1) on a
            difference.
    """

    kind: str
    task: str
    parts: list[Part]
    details: dict[str, Any] = field(default_factory=dict)
    packages: tuple[str, ...] = ()
    check: Callable[[Callable[[str], Any]], dict[str, Any]] | None = None


def with_inputs(module: Any, names: Sequence[str]) -> Any:
    """Gives a module whose `forward(**inputs)` is general the arguments of these names.

    torch.export names inputs by the signature, and has no dynamic sizes for `**inputs`.
    """
    general = module.forward

    def forward(*args: Any, **inputs: Any) -> Any:
        return general(**dict(zip(names, args, strict=False)), **inputs)

    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    signature = inspect.Signature([inspect.Parameter(name, kind) for name in names])
    forward.__signature__ = signature  # type: ignore[attr-defined]
    module.forward = forward
    return module


_MOST_DIMS, _MOST_ELEMENTS = 64, 1 << 40  # limits of an example input


def example_inputs(texts: tuple[str, ...]) -> dict[str, Any]:
    """Returns random tensors for the texts of Request.inputs, by name.

    Raises:
        FxgeError: status 2, another form, an unknown dtype, a name that occurs twice, or sizes
            that no tensor has; 6, an input does not fit into memory.
    """
    import torch

    found: dict[str, Any] = {}
    generator = torch.Generator().manual_seed(0)
    for text in texts:
        m = _INPUT.fullmatch(text.strip())
        if m is None:
            raise FxgeError(
                f"input: expected NAME:DTYPE[SHAPE], as x:f32[1, 3, 224, 224], found {text!r}",
                status=2,
            )
        dtype = dtype_of(m["dtype"])
        shape = [int(n) for n in m["shape"].split(",") if n.strip()]
        if m["name"] in found:
            raise FxgeError(f"input: {m['name']!r} occurs twice", status=2)
        if len(shape) > _MOST_DIMS or math.prod(n or 1 for n in shape) > _MOST_ELEMENTS:
            raise FxgeError(
                f"input: {text!r} is too large, expected at most {_MOST_DIMS} dims, 2^40 elements",
                status=2,
            )
        try:
            if dtype.is_floating_point:
                found[m["name"]] = torch.randn(shape, generator=generator).to(dtype)
            else:
                found[m["name"]] = torch.randint(0, 2, shape, generator=generator).to(dtype)
        except RuntimeError as e:  # raised by the allocator
            raise FxgeError(f"input: {text!r} does not fit into memory", status=6) from e
    return found


def dtype_of(name: str) -> Any:
    """Returns torch's dtype for "f32", "float32", ...

    Raises:
        FxgeError: status 2, an unknown name.
    """
    import torch

    long = {"f": "float", "i": "int", "u": "uint", "bf": "bfloat"}
    m = re.fullmatch(r"([a-z]+?)(\d+)", name)
    full = long.get(m[1], m[1]) + m[2] if m else name
    found = getattr(torch, full, None)
    if not isinstance(found, torch.dtype):
        raise FxgeError(f"{name!r} is not a dtype, expected f32, f16, bf16, i64, ...", status=2)
    return found
