# SPDX-License-Identifier: Apache-2.0
"""Random programs of PyTorch: inputs with edge shapes, layouts and values, and lines that eager supports."""

from __future__ import annotations

import functools
import random
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from math import inf, nan
from typing import Any

import control
import described_ops as described
import torch
import torch.nn.functional as F
from row_calls import Rows, fit, written
from templates_special import KINDS
from torch import Tensor

FLOATS = [torch.float32, torch.float32, torch.float32, torch.float64, torch.float16, torch.bfloat16]
INTEGERS = [torch.int64, torch.int64, torch.int32, torch.int16, torch.int8, torch.uint8]
DTYPES = [*FLOATS, *FLOATS, *INTEGERS, torch.bool, torch.complex64, torch.complex128]
SHAPES: list[list[str | int]] = [["a", "b"], ["a", "b"], ["a", "b"], ["b"], ["a", 1], [1, "b"], [1], [], [2, "a", "b"],
                                 ["a", "b", "b"], ["b", "b"], [0, "b"], ["a", 0], [1, "a", "b", 2]]
SIZES = {"a": 3, "b": 4}
OTHER_SIZES = [{"a": 2, "b": 6}, {"a": 5, "b": 3}]
EDGES = [0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, 0.1, 255.0, 2049.0, 1e-7, -6e-8, 1e-30, 1e30, 65504.0, 3.4e38, 1e-45, inf, -inf, nan]
NUMBERS = [0, 1, -1, 2, 3, -5, 7, 0.5, -0.3, 2.0, 0.1, 1e-3, True]
LARGE = [100, 255, 65520, 100000, -1e9, 1e5, 3e38, 1e300, 1e-9, -0.0, inf, -inf, nan, 2**31, -(2**31)]

IN_PLACE = re.compile(r"\.\w*[^_\W]_\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)$|inplace=True")


def copied(x: Tensor) -> Tensor:
    """Returns the same elements with the same layout in new memory."""
    return torch.empty(0, dtype=x.dtype, device=x.device).set_(x.untyped_storage().clone(), x.storage_offset(), x.shape, x.stride())


@dataclass
class Input:
    """An input tensor of a program, and its memory layout."""

    name: str
    shape: list[str | int]
    dtype: torch.dtype
    layout: str
    seed: int
    fixed: Tensor | None = None

    def make(self, sizes: dict[str, int]) -> Tensor:
        """Returns its values at these sizes; always the same."""
        if self.fixed is not None:
            return copied(self.fixed)
        shape = [sizes[d] if isinstance(d, str) else d for d in self.shape]
        return laid_out(random.Random(self.seed), self.dtype, shape, self.layout)

    def text(self) -> str:
        """Returns Python that makes it."""
        x = self.make(SIZES)
        if x.is_contiguous():
            return f"{self.name} = torch.tensor({x.tolist()}, dtype={x.dtype}).reshape({list(x.shape)})"
        memory = torch.empty(0, dtype=x.dtype).set_(x.untyped_storage())
        return f"{self.name} = torch.tensor({memory.tolist()}, dtype={x.dtype}).as_strided({list(x.shape)}, {list(x.stride())}, {x.storage_offset()})"


@dataclass
class Program:
    """Lines of Python over inputs, and the names that it returns."""

    inputs: list[Input]
    lines: list[tuple[str, str]] = field(default_factory=list)  # (name or "", expression)
    results: list[str] = field(default_factory=list)

    def text(self, wrap: str = "", names: Sequence[str] | None = None) -> str:
        """Returns a function `forward`; `wrap` is called with each line's result."""
        head = f"def forward({', '.join(['self'] * (not wrap) + [x.name for x in self.inputs])}):\n"
        body = ""
        for name, e in self.lines:
            body += f"    {name} = {wrap}({e})\n" if wrap and name else f"    {name} = {e}\n" if name else f"    {e}\n"
        return head + body + f"    return {', '.join(self.results if names is None else names)},\n"

    def make(self, sizes: dict[str, int] = SIZES) -> list[Tensor]:
        return [x.make(sizes) for x in self.inputs]

    def module(self) -> torch.nn.Module:
        """Returns a module for torch.export."""
        space = scope()
        exec(self.text(), space)
        return type("M", (torch.nn.Module,), {"forward": space["forward"]})()

    def writes_inputs(self) -> bool:
        """Returns True if a line writes in place, perhaps into an input."""
        return any(not name for name, _ in self.lines)

    def without_unused(self) -> Program:
        """Returns a program with the same results by fewer lines and inputs."""
        used, kept = set(self.results), []
        for name, e in reversed(self.lines):
            if not name or name in used:
                kept.append((name, e))
                used.update(re.findall(r"\b[vx]\d+\b", e))
        return replace(self, lines=kept[::-1], inputs=[x for x in self.inputs if x.name in used] or self.inputs[:1])


def scope() -> dict[str, Any]:
    return {"torch": torch, "F": F, "inf": inf, "nan": nan, "described": described, "control": control, "fit": fit, "written": written}


@functools.cache
def rows() -> Rows:
    """Reads the table's rows, once."""
    return Rows()


def element(dice: random.Random, dtype: torch.dtype, edge: bool) -> Any:
    if dtype == torch.bool:
        return dice.random() < 0.5
    if dtype.is_complex:
        return complex(round(dice.gauss(0, 2), 3), round(dice.gauss(0, 2), 3))
    if dtype.is_floating_point:
        return dice.choice(EDGES) if edge and dice.random() < 0.3 else round(dice.gauss(0, 2), 3)
    ends = torch.iinfo(dtype)
    if edge and dice.random() < 0.2:
        return dice.choice([ends.min, ends.max, ends.max - 1])
    return dice.randint(0 if ends.min == 0 else -5, 9)


def laid_out(dice: random.Random, dtype: torch.dtype, shape: list[int], layout: str) -> Tensor:
    """Makes edge or ordinary values in memory that is dense, transposed, strided or repeated."""
    edge = dice.random() < 0.35
    count = 1
    for d in shape:
        count *= d
    values = [element(dice, dtype, edge) for _ in range(count)]
    wide = torch.float64 if dtype.is_floating_point else dtype
    x = torch.tensor(values, dtype=wide).to(dtype).reshape(shape)
    if layout == "transposed" and len(shape) > 1:
        return x.transpose(0, -1).contiguous().transpose(0, -1)
    if layout == "stepped" and shape:
        return torch.stack([x, x], -1).reshape([*shape[:-1], 2 * shape[-1]])[..., ::2] if count else x
    if layout == "expanded" and shape and count:
        return x[:1].expand(shape)
    return x


class Maker:
    """Makes one program, running it in eager as it grows."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.large = self.dice.random() < 0.3
        floats = self.dice.random() < 0.4
        n = self.dice.randint(1, 4)
        self.program = Program([self._input(k, floats) for k in range(n)])
        self.env = {x.name: x.make(SIZES) for x in self.program.inputs}
        self.picked: list[Tensor] = []
        self.count = 0

    def _input(self, k: int, floats: bool) -> Input:
        dice = self.dice
        layout = dice.choice(["dense", "dense", "dense", "transposed", "stepped", "expanded"])
        dtype = torch.float32 if floats else dice.choice(DTYPES)
        return Input(f"x{k}", dice.choice(SHAPES), dtype, layout, dice.randrange(2**31))

    def run(self) -> Program:
        """Makes 3 to 15 lines, of which some are returned."""
        wanted = self.dice.randint(3, 15)
        for _ in range(8 * wanted):
            if len(self.program.lines) == wanted:
                break
            self._line()
        names = [name for name, _ in self.program.lines if name]
        used = {w for _, e in self.program.lines for w in re.findall(r"\b[vx]\d+\b", e)}
        chosen = [n for n in names if n not in used or self.dice.random() < 0.2]
        self.program.results = chosen or names[-1:]
        return self.program

    # ---- what stands for the letters of a template ----

    def _tensor(self, fits: Callable[[Tensor], bool]) -> str:
        names = [n for n, x in self.env.items() if fits(x)]
        if not names:
            raise LookupError
        name = self.dice.choice(names[-4:] if self.dice.random() < 0.6 else names)
        self.picked.append(self.env[name])
        return name

    def _number(self) -> str:
        return repr(self.dice.choice(LARGE if self.large and self.dice.random() < 0.4 else NUMBERS))

    def _like(self) -> str:
        first = self.picked[0]

        def fits(x: Tensor) -> bool:
            try:
                torch.broadcast_shapes(x.shape, first.shape)
            except RuntimeError:
                return False
            return True

        return self._tensor(fits)

    def _letter(self, letter: str) -> str:
        dice = self.dice
        if letter == "t":
            return self._tensor(lambda _: True)
        if letter == "f":
            return self._tensor(Tensor.is_floating_point)
        if letter == "i":
            return self._tensor(lambda x: not x.is_floating_point() and not x.is_complex())
        if letter == "c":
            return self._tensor(Tensor.is_complex)
        if letter == "r":
            return rows().line(dice, self._tensor)
        if letter == "s":
            return self._tensor(lambda x: x.is_floating_point() and x.dim() > 1)
        if letter == "b":
            return self._tensor(lambda x: x.dtype == torch.bool)
        if letter == "m":
            return self._like()
        if letter == "n":
            return self._number()
        if letter == "d":
            rank = self.picked[0].dim()
            return str(dice.randrange(-rank, rank) if rank else dice.choice([0, -1]))
        if letter == "k":
            return str(dice.randint(0, 2))
        if letter == "D":
            return str(dice.choice(DTYPES))
        return f"torch.tensor({[dice.randint(0, 1) for _ in range(dice.randint(1, 3))]})"

    def _filled(self, template: str) -> str:
        self.picked = []
        first: dict[str, str] = {}

        def fill(found: re.Match[str]) -> str:  # {t0} is the first {t} again
            letter = found[1]
            if letter.endswith("0") and letter[0] in first:
                return first[letter[0]]
            text = self._letter(letter[0])
            first.setdefault(letter[0], text)
            return text

        return re.sub(r"\{(\w0?)\}", fill, template)

    def _line(self) -> None:
        weights = [w for w, _ in KINDS]
        template = self.dice.choice(self.dice.choices(KINDS, weights)[0][1])
        try:
            e = self._filled(template)
            writes = bool(IN_PLACE.search(template))
            value = eval(e, scope(), self.env)
        except Exception:  # eager refuses it, or no tensor fits
            return
        if not isinstance(value, Tensor) or value.numel() > 400 or value.dim() > 5:
            return
        name = "" if writes else f"v{self.count}"
        self.count += 1
        self.program.lines.append((name, e))
        if name:
            self.env[name] = value
