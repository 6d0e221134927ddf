# SPDX-License-Identifier: Apache-2.0
"""Random programs that write buffers and an argument in place, and read them before and after.

Each runs live, saved and through a file, several times, and agrees with PyTorch: results, argument
and buffers.
"""

from __future__ import annotations

import random
import tempfile
import types
import unittest
from pathlib import Path
from typing import Any

import support
import torch
from torch import Tensor, nn

import fxge
import fxge.npu

CALLS = 3
PLACES = ([0, 1], [3, 0], [2, 3])

# {b}, {o}: two buffers; {v}: a value of 4 x 4; {t}: a new name
WRITES = (
    "{b}.index_copy_(0, at, {v}[:2])",
    "{b}[at] = {v}[1:3]",
    "{b}[1:3] = {v}[:2] * 2",
    "{b}.copy_({o})",
    "{b}.add_({v})",
    "{b}[:, 1].mul_(0.5)",
    "{b}.t()[1:3].copy_({v}[:2])",
    "{b}.scatter_(0, at.view(2, 1).expand(2, 4), {v}[:2])",
    "{b}.index_put_((at, at), {v}[0, :2], accumulate=True)",
    "{b}.view(-1)[3:7] = {v}[2]",
    "{b}.view(2, 8)[:, 2:4].add_(1.0)",
    "{b}[2:] = {b}[:2]",
    "{b}[0] = {b}[at].sum(0)",
    "{b}.copy_(torch.roll({b}, 1, 0))",
    "{b}.index_add_(0, at, {v}[:2])",
    "{b}.masked_fill_({v} > 0.3, 0.25)",
    "{b}.neg_()",
    "{b}.triu_()",
    "{b}.index_copy_(0, at, {o}[at])",
    "npu.npu_scatter_nd_update_({b}, at.view(2, 1), {v}[:2])",
    "x.add_({b})",
    "x[at] = {b}[:2]",
)
READS = (
    "{t} = {b} * 1.5",
    "{t} = {b}.clone()",
    "{t} = {b}.t().contiguous()",
    "{t} = torch.cat([{b}[at], {o}[at]])",
    "{t} = torch.where({b} > 0, {v}, {b})",
    "{t} = {b}.clone(); {b}.copy_({o}); {o}.copy_({t})",
    "{t} = npu.npu_scatter_nd_update({b}, at.view(2, 1), {v}[:2])",
    "{t} = {b} @ {v}",
)
BUFFERS = ("self.k", "self.v", "self.q")


def program(rng: random.Random) -> str:
    """Returns the source of a random `forward`."""
    lines: list[str] = []
    values: list[str] = []
    for i in range(rng.randrange(3, 10)):
        reads = rng.random() < 0.35
        b, o = rng.sample(BUFFERS, 2)
        v = rng.choice(values) if values and rng.random() < 0.6 else rng.choice(("x", "y"))
        lines.append(rng.choice(READS if reads else WRITES).format(b=b, o=o, v=v, t=f"t{i}"))
        if reads:
            values.append(f"t{i}")
    given = [*BUFFERS, *(f"{b}[at]" for b in BUFFERS), *(f"{b}.t()" for b in BUFFERS), "x"]
    results = rng.sample(values, min(len(values), rng.randrange(3)))
    results += rng.sample(given, rng.randrange(1, 4))
    results = [f"{r}.clone()" if rng.random() < 0.5 else r for r in results]
    body = "\n    ".join([*lines, f"return {', '.join(results)},"])
    return f"def forward(self, x, y, at):\n    {body}\n"


class Buffers(nn.Module):
    """A module with three buffers."""

    def __init__(self) -> None:
        super().__init__()
        generator = torch.Generator().manual_seed(1)
        for name in "kvq":
            self.register_buffer(name, torch.randn(4, 4, generator=generator))


def module(source: str) -> Buffers:
    names: dict[str, Any] = {"torch": torch, "npu": fxge.npu, "__name__": __name__}
    exec(source, names)
    made = types.new_class("Made", (Buffers,), {}, lambda d: d.update(forward=names["forward"]))
    return made()  # type: ignore[no-any-return]


def arguments(i: int) -> tuple[Tensor, Tensor, Tensor]:
    generator = torch.Generator().manual_seed(i)
    x, y = torch.randn(2, 4, 4, generator=generator).unbind()
    return x.clone(), y.clone(), torch.tensor(PLACES[i % len(PLACES)])


class Writes(unittest.TestCase):
    def compare(self, call: Any, source: str, state: Any) -> None:
        """Compares calls with PyTorch's; `state` returns the buffers by name."""
        eager = module(source)
        with torch.no_grad():
            for i in range(CALLS):
                ours, theirs = arguments(i), arguments(i)
                found = [r.clone() for r in call(*ours)]
                expected = [r.clone() for r in eager(*theirs)]
                now = state()
                names = [n for n in "kvq" if n in now]
                found += [ours[0], *(now[n] for n in names)]
                expected += [theirs[0], *(getattr(eager, n) for n in names)]
                torch.testing.assert_close(found, expected, rtol=1e-5, atol=1e-5)

    def check(self, source: str) -> None:
        torch._dynamo.reset()
        live = module(source)
        self.compare(
            torch.compile(live, backend="fxge", dynamic=False),
            source,
            lambda: {n: getattr(live, n) for n in "kvq"},
        )
        saved = fxge.compile(torch.export.export(module(source), arguments(0)))
        self.compare(saved, source, saved.states)
        with tempfile.TemporaryDirectory() as directory:
            file = Path(directory, "m.air")
            fxge.compile(torch.export.export(module(source), arguments(0))).write(file)
            program = fxge.load(file)
            self.compare(program, source, program.states)

    def test_one_value_of_two_inputs(self) -> None:
        """The new value of one buffer is that of another, whose old value is a result."""
        text = "t = self.v.clone()\n    self.k.index_copy_(0, at, t[:2])\n    self.v.copy_(self.k)"
        self.check(f"def forward(self, x, y, at):\n    {text}\n    return t,\n")

    def test_writes_of_a_copy(self) -> None:
        """An operator that writes in place follows one that becomes such an operator."""
        text = "self.k[at] = y[1:3]\n    npu.npu_scatter_nd_update_(self.k, at.view(2, 1), y[:2])"
        self.check(f"def forward(self, x, y, at):\n    {text}\n    return x.clone(),\n")

    def test_random_programs(self) -> None:
        for seed in range(400 if support.LONG else 8):
            source = program(random.Random(seed))
            with self.subTest(seed=seed, source=source):
                self.check(source)


if __name__ == "__main__":
    unittest.main()
