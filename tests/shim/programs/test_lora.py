# SPDX-License-Identifier: Apache-2.0
"""Low-rank adapters as inputs of compiled programs: they change without a compilation.

The reference is plain PyTorch in float64 with the adapters merged into the weights.
"""

from __future__ import annotations

import os
import subprocess
import tempfile
import unittest
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np
import serving
import support
import torch
from serving import SIZES, requests
from torch import Tensor, nn
from torch.export import Dim, export

import fxge

from loop import Loop, Request  # isort: skip
from model import Llama, make, zeros  # isort: skip

COMMAND = os.environ["FXGE_COMMAND"]
TARGETS = ("q", "v")
ADAPTERS, RANK = 3, 4
Adapters = dict[str, tuple[Tensor, Tensor]]


class Given:
    """Adapters of the call that is running."""

    lora: Adapters
    scaling: Tensor
    which: Tensor


class Adapted(nn.Module):
    """Linear layer to which the caller's adapters are added, one for each row of the batch."""

    def __init__(self, linear: nn.Linear, name: str, given: Given) -> None:
        super().__init__()
        self.weight, self._name, self._given = linear.weight, name, given

    def forward(self, x: Tensor) -> Tensor:
        (a, b), which = self._given.lora[self._name], self._given.which
        scaling = self._given.scaling[which]
        low = torch.einsum("bti,bri->btr", x, a[which])
        more = torch.einsum("btr,bor->bto", low, b[which])
        return nn.functional.linear(x, self.weight) + scaling[:, None, None] * more


class AdaptedLlama(nn.Module):
    """The model of examples/serve with adapters of its q and v layers as inputs."""

    def __init__(self, llama: Llama) -> None:
        super().__init__()
        self.llama, self._given = llama, Given()
        for i, layer in enumerate(llama.layers):
            for name in TARGETS:
                linear = getattr(layer.attention, name)
                setattr(layer.attention, name, Adapted(linear, f"{i}.{name}", self._given))

    def forward(self, *args: Tensor, lora: Adapters, scaling: Tensor, which: Tensor) -> Tensor:
        self._given.lora, self._given.scaling, self._given.which = lora, scaling, which
        return self.llama(*args)


def adapters(seed: int) -> tuple[Adapters, Tensor]:
    """Returns random adapters and their scalings; adapter 0 changes nothing."""
    g = torch.Generator().manual_seed(seed)
    made = {}
    for i in range(SIZES.layers):
        for name in TARGETS:
            out = SIZES.hidden if name == "q" else SIZES.kv_heads * SIZES.head
            a = torch.randn(ADAPTERS, RANK, SIZES.hidden, generator=g)
            b = torch.randn(ADAPTERS, out, RANK, generator=g)
            b[0] = 0
            made[f"{i}.{name}"] = a, b
    return made, torch.tensor([1.0, 0.05, -0.1])


def merged(lora: Adapters, scaling: Tensor, which: int) -> Mapping[str, Tensor]:
    w = dict(serving.weights())
    for key, (a, b) in lora.items():
        i, name = key.split(".")
        more = scaling[which].double() * b[which].double() @ a[which].double()
        w[f"layers.{i}.attention.{name}.weight"] = w[f"layers.{i}.attention.{name}.weight"] + more
    return w


class Linear(nn.Module):
    """A layer with any number of adapters of any rank."""

    def __init__(self) -> None:
        super().__init__()
        self.linear = nn.Linear(16, 8)

    def forward(self, x: Tensor, a: Tensor, b: Tensor, scaling: Tensor, which: Tensor) -> Tensor:
        more = torch.bmm(b[which], torch.bmm(a[which], x[..., None]))[..., 0]
        return self.linear(x) + scaling[which, None] * more


def call_of(rows: int, count: int, rank: int) -> tuple[Tensor, ...]:
    which = torch.randint(count, (rows,))
    a, b = torch.randn(count, rank, 16), torch.randn(count, 8, rank)
    return torch.randn(rows, 16), a, b, torch.randn(count), which


def expected(linear: nn.Linear, call: tuple[Tensor, ...]) -> Tensor:
    x, a, b, scaling, which = call
    rows = []
    for row, k in zip(x.double(), which.tolist(), strict=True):
        weight = linear.weight.double() + scaling[k].double() * b[k].double() @ a[k].double()
        rows.append(weight @ row + linear.bias.double())
    return torch.stack(rows)


class Lora(unittest.TestCase):
    directory: Path

    @classmethod
    def setUpClass(cls) -> None:
        temporary = tempfile.TemporaryDirectory()
        cls.addClassCleanup(temporary.cleanup)
        cls.directory = Path(temporary.name)

    def inputs(self, rows: int) -> dict[str, Any]:
        lora, scaling = adapters(0)
        return {"lora": lora, "scaling": scaling, "which": zeros((rows, 1))[0][:, 0]}

    def compiled(self) -> tuple[Callable[..., Tensor], Callable[..., Tensor]]:
        """Returns prefill and decode over one cache, from a directory of both programs."""
        module, table = AdaptedLlama(make(SIZES)), SIZES.length // SIZES.block
        files = []
        for name, rows, chunk in (("prefill", 1, SIZES.chunk), ("decode", SIZES.batch, 1)):
            args = zeros(*[(rows, chunk)] * 3, (rows, table), (rows, 1))
            with torch.no_grad():
                program = export(module, args, self.inputs(rows))
            files.append(self.directory / f"{name}.pt2")
            torch.export.save(program, files[-1])
        words = [COMMAND, "compile", *files, "-o", self.directory / "out", "--check", "-q"]
        subprocess.run(words, check=True)
        prefill = fxge.load(self.directory / "out/prefill.air", threads=1)
        return prefill, fxge.load(self.directory / "out/decode.air", beside=prefill)

    def answer(self, prefill: Any, decode: Any, seed: int) -> None:
        """Runs requests with different adapters in each batch, and compares the answers."""
        lora, scaling = adapters(seed)
        made = requests(9, seed)
        which = {r.name: i % ADAPTERS for i, r in enumerate(made)}

        def call(program: Any, rows: int, of: Callable[[], list[Request]]) -> Any:
            def run(*args: Tensor) -> Tensor:
                chosen = torch.zeros(rows, dtype=torch.int64)
                for i, request in enumerate(of()):
                    chosen[i] = which[request.name]
                return program(*args, lora=lora, scaling=scaling, which=chosen)

            return run

        loop = Loop(
            call(prefill, 1, lambda: loop._reading[:1]),
            call(decode, SIZES.batch, lambda: loop._decoding),
            SIZES,
        )
        for request in made:
            loop.add(request)
        loop.run()
        serving.check_answers(self, made, lambda r: merged(lora, scaling, which[r.name]))
        plain = [Request(r.name, r.prompt, r.limit, r.stop) for r in made]
        which = dict.fromkeys(which, 0)
        for request in plain:
            loop.add(request)
        loop.run()
        serving.check_answers(self, plain)
        self.assertNotEqual([r.answer for r in made], [r.answer for r in plain])

    def test_llama(self) -> None:
        """Requests of one batch have different adapters, which are replaced between runs."""
        prefill, decode = self.compiled()
        for seed in (1, 2):
            self.answer(prefill, decode, seed)

    def test_numbers_of_adapters_and_ranks(self) -> None:
        """One program takes any number of adapters of any rank, exported, saved and live."""
        torch.manual_seed(0)
        module = Linear()
        count, rank, rows = Dim("count"), Dim("rank"), Dim("rows")
        shapes = ({0: rows}, {0: count, 1: rank}, {0: count, 2: rank}, {0: count}, {0: rows})
        program = export(module, call_of(3, 4, 5), dynamic_shapes=shapes)
        torch.export.save(program, self.directory / "linear.pt2")
        counter = support.Counter()
        ways = (
            fxge.compile(program),
            fxge.load(self.directory / "linear.pt2"),
            torch.compile(module, backend=counter, dynamic=True),
        )
        for sizes in ((2, 3, 4), (5, 3, 2), (7, 6, 16), (4, 2, 3)):
            call = call_of(*sizes)
            want = expected(module.linear, call)
            for way in ways:
                self.assertLess((way(*call).double() - want).abs().max(), 1e-4)
        self.assertEqual(counter.count, 1)

    def test_command(self) -> None:
        """`fxge run` takes adapters from a file."""
        torch.manual_seed(1)
        module, call = Linear(), call_of(3, 4, 5)
        path = self.directory / "command.pt2"
        torch.export.save(export(module, call), path)
        for _ in range(2):
            names = ("x", "a", "b", "scaling", "which")
            call = call_of(3, 4, 5)
            arrays = {n: t.numpy() for n, t in zip(names, call, strict=True)}
            np.savez(self.directory / "in.npz", **arrays)
            out = self.directory / "out.npz"
            words = [COMMAND, "run", path, "--inputs", self.directory / "in.npz"]
            subprocess.run([*words, "--outputs", out, "--force", "-q"], check=True)
            (found,) = np.load(out).values()
            want = expected(module.linear, call)
            self.assertLess((torch.tensor(found).double() - want).abs().max(), 1e-4)

    def test_adapters_that_do_not_fit(self) -> None:
        call = call_of(3, 4, 5)
        program = fxge.compile(export(Linear(), call))
        x, a, b, scaling, which = call
        for wrong, message in (
            ((x, a, b, scaling, torch.tensor([0, 4, 1])), "4"),
            ((x, a, b, scaling, torch.tensor([0, -5, 1])), "-5"),
            ((x, a[:, :2], b, scaling, which), "'a'"),
            ((x, a, b.double(), scaling, which), "'b'"),
        ):
            with self.assertRaisesRegex(fxge.FxgeError, message):
                program(*wrong)


if __name__ == "__main__":
    unittest.main()
