# SPDX-License-Identifier: Apache-2.0
"""Gears live: of tensors, of options, of programs; padding, and calls of other sizes."""

from __future__ import annotations

import copy
import pickle
import tempfile
import unittest
from collections.abc import Callable
from pathlib import Path
from typing import Any

import support
import torch
from torch import Tensor, nn
from torch._dynamo.exc import BackendCompilerFailed

import fxge
from fxge import torchair
from fxge.torchair.inference import set_dim_gears


def block(x: Tensor, w: Tensor) -> tuple[Tensor, Tensor]:
    """Rows may be padded, columns are summed."""
    h = torch.softmax(x @ w, -1)
    return h, h.argmax(-1)


def attend(x: Tensor) -> Tensor:
    return nn.functional.scaled_dot_product_attention(x, x, x, is_causal=True)


class Decoder(nn.Module):
    """A token attends to the tokens of its cache; the seed is one whose tokens vary."""

    k: Tensor

    def __init__(self) -> None:
        super().__init__()
        torch.manual_seed(6)
        self.embedding = nn.Embedding(16, 8)
        self.head = nn.Linear(8, 16)
        self.embedding.weight.data.mul_(2)
        self.register_buffer("k", torch.zeros(12, 8))

    def forward(self, ids: Tensor, at: Tensor) -> Tensor:
        x = self.embedding(ids)
        self.k.index_copy_(0, at, x)
        unseen = torch.arange(12)[None] > at[:, None]
        y: Tensor = self.head(torch.softmax((x @ self.k.T).masked_fill(unseen, -1e9), -1) @ self.k)
        return y


def generate(f: Callable[..., Tensor], prompt: int = 4) -> list[int]:
    """Runs one call for the prompt, one for each token."""
    tokens: list[int] = []
    ids, at = torch.tensor([3, 1, 4, 1][:prompt]), torch.arange(prompt)
    for _ in range(6):
        tokens.append(int(f(ids, at)[-1].argmax()))
        ids, at = torch.tensor(tokens[-1:]), at[-1:] + 1
    return tokens


class Gears(unittest.TestCase):
    def setUp(self) -> None:
        torch._dynamo.reset()
        torch.manual_seed(5)
        grad = torch.no_grad()
        grad.__enter__()
        self.addCleanup(grad.__exit__, None, None, None)

    def fails(self, said: str, f: Callable[..., Any], *args: Any) -> fxge.FxgeError:
        """Asserts an error, also within an exception of Dynamo."""
        with self.assertRaisesRegex((fxge.FxgeError, BackendCompilerFailed), said) as raised:
            f(*args)
        found = raised.exception
        error = found.inner_exception if isinstance(found, BackendCompilerFailed) else found
        assert isinstance(error, fxge.FxgeError)
        return error

    def compiled(self, f: Callable[..., Any], **options: Any) -> Callable[..., Any]:
        self.counter = support.Counter(**options)
        g: Callable[..., Any] = torch.compile(f, backend=self.counter, dynamic=True, fullgraph=True)
        return g

    def same(self, g: Callable[..., Any], f: Callable[..., Any], *args: Any) -> None:
        support.assert_same(g(*copy.deepcopy(args)), f(*args))

    def test_padded(self) -> None:
        """One program: calls between gears are padded, larger ones are refused."""
        g, w = self.compiled(block), torch.randn(8, 4)
        first = torch.randn(4, 8)
        set_dim_gears(first, {0: [2, 4, 16]})
        support.assert_same(g(first, w), block(first, w))
        for n in (2, 3, 4, 5, 15, 16, 3):
            self.same(g, block, torch.randn(n, 8), w)
        self.assertEqual(self.counter.count, 1)
        said = "no gear fits the inputs: s.* = 17.*\n.*gears are s[0-9]+=2; "
        self.assertEqual(self.fails(said, g, torch.randn(17, 8), w).status, 4)
        self.same(g, block, torch.randn(7, 8), w)

    def test_exact(self) -> None:
        """Attention over a length requires exact gears."""
        g = self.compiled(attend)
        first = torch.randn(2, 2, 8, 4)
        set_dim_gears(first, {2: [4, 8]})
        support.assert_same(g(first), attend(first))
        self.same(g, attend, torch.randn(2, 2, 4, 4))
        self.fails("padding is not proved", g, torch.randn(2, 2, 5, 4))
        self.assertEqual(self.counter.count, 1)

    def test_options(self) -> None:
        """Gears by names of arguments; all combinations, or pairs in order."""

        def f(x: Tensor) -> Tensor:
            return torch.softmax(x, 1)

        for policy, right, wrong in (
            ("product", ((4, 8), (2, 6), (3, 6)), (4, 7)),
            ("zip", ((2, 6), (4, 8), (3, 8)), (4, 6)),
        ):
            g = self.compiled(f, gears="x:0=2,4; x:1=6,8", gears_policy=policy)
            for size in right:
                self.same(g, f, torch.randn(size))
            self.fails("no gear fits the inputs", g, torch.randn(wrong))
            torch._dynamo.reset()

    def test_policy_of_torchair(self) -> None:
        def f(x: Tensor, y: Tensor) -> tuple[Tensor, Tensor]:
            return x.relu(), y.exp()

        for policy in ("zip", "product"):
            config = torchair.CompilerConfig()
            config.inference_config.dynamic_gears_merge_policy = policy
            backend = torchair.get_npu_backend(compiler_config=config)
            g = torch.compile(f, backend=backend, dynamic=True, fullgraph=True)
            x, y = torch.randn(4, 3), torch.randn(8)
            set_dim_gears(x, {0: [2, 4]})
            set_dim_gears(y, {0: [4, 8]})
            support.assert_same(g(x, y), f(x, y))
            self.same(g, f, torch.randn(2, 3), torch.randn(4))
            if policy == "product":
                self.same(g, f, torch.randn(4, 3), torch.randn(3))
            torch._dynamo.reset()

    def test_written_inputs(self) -> None:
        """Written arguments are written as in eager, or gears must be exact."""

        def f(x: Tensor, y: Tensor) -> Tensor:
            x.add_(y)
            return x * 2

        g = self.compiled(f, gears="x:0=2,8;y:0=2,8", gears_policy="zip")
        for n in (8, 2):
            ours, theirs, y = torch.ones(n, 3), torch.ones(n, 3), torch.randn(n, 3)
            support.assert_same(g(ours, y), f(theirs, y))
            support.assert_same(ours, theirs)
        ours, y = torch.ones(5, 3), torch.randn(5, 3)
        try:
            found = g(ours, y)
        except fxge.FxgeError as e:
            self.assertEqual(e.status, 4)
            self.assertTrue(torch.equal(ours, torch.ones(5, 3)))
        else:
            support.assert_same(ours, 1 + y)
            support.assert_same(found, 2 * (1 + y))

    def test_states(self) -> None:
        """A cache goes on from gear to gear: one program of an export; two graphs of Dynamo, one of
        which is of size 1."""
        eager = Decoder().eval()
        tokens = generate(eager)
        self.assertGreater(len(set(tokens)), 4)
        n = torch.export.Dim("n", min=1, max=8)
        args = (torch.tensor([3, 1, 4]), torch.arange(3))
        exported = torch.export.export(Decoder().eval(), args, dynamic_shapes=({0: n}, {0: n}))
        program = fxge.compile(exported).set_gears("ids:0=4,1")
        for _ in range(2):
            self.assertEqual(generate(program), tokens)
            support.assert_same(program.states()["k"], eager.k)
            program.reset_states()
        self.fails("no gear fits the inputs", program, *args)
        self.assertEqual(float(program.states()["k"].sum()), 0)  # nothing of it was written
        for gears in (
            {"gears": "ids:0=1,4"},
            {"gears": "ids:0=1,4;at:0=1,4", "gears_policy": "zip"},
        ):
            live = Decoder().eval()
            self.assertEqual(generate(self.compiled(live, **gears)), tokens)
            self.assertEqual(self.counter.count, 2)
            support.assert_same(live.k, eager.k)
            torch._dynamo.reset()

    def test_gears_of_a_tensor_and_states(self) -> None:
        eager, live = Decoder().eval(), Decoder().eval()
        g = self.compiled(live)
        ids, at = torch.tensor([3, 1, 4, 1]), torch.arange(4)
        set_dim_gears(ids, {0: [2, 4]})
        support.assert_same(g(ids, at), eager(ids, at))
        self.same(g, eager, torch.tensor([5, 6]), torch.tensor([4, 5]))
        self.fails("padding is not proved", g, torch.tensor([5, 6, 7]), torch.tensor([6, 7, 8]))
        support.assert_same(live.k, eager.k)

    def test_wrong_gears(self) -> None:
        x = torch.randn(4, 8)
        for t, sizes, said in (
            (3, {0: [2, 4]}, "gears are for a tensor"),
            (x, {}, "gears are {dim"),
            (x, [2, 4], "gears are {dim"),
            (x, {2: [2, 4]}, "found dim 2 of a tensor of 2 dims"),
            (x, {-3: [2, 4]}, "found dim -3"),
            (x, {True: [2, 4]}, "found dim True"),
            (x, {"0": [2, 4]}, "found dim '0'"),
            (x, {0: [2]}, "expected 2 to 100 sizes"),
            (x, {0: list(range(2, 103))}, "expected 2 to 100 sizes"),
            (x, {0: 4}, "expected 2 to 100 sizes"),
            (x, {0: [1, 4]}, "found 1, expected sizes from 2 on"),
            (x, {0: [4, 2.0]}, "found 2.0"),
            (x, {0: [4, True]}, "found True"),
            (x, {0: [2, 4], -2: [2, 4]}, "name a dim twice"),
        ):
            with self.subTest(said), self.assertRaisesRegex(fxge.FxgeError, said) as raised:
                set_dim_gears(t, sizes)  # type: ignore[arg-type]
            self.assertEqual(raised.exception.status, 2)
        set_dim_gears(x, {0: [2, 4]})
        set_dim_gears(x, {0: [2, 4]})
        with self.assertRaisesRegex(fxge.FxgeError, "has other gears already"):
            set_dim_gears(x, {0: [2, 8]})

    def test_wrong_options(self) -> None:
        def f(x: Tensor, y: Tensor) -> Tensor:
            return x.relu() + y

        x = torch.randn(4, 8)
        for options, said in (
            ({"gears": "z:0=2,4"}, "unknown input, expected one of x, y"),
            ({"gears": "x=2,4"}, "is not of the form INPUT:DIM=SIZE,SIZE"),
            ({"gears": ""}, "is not of the form INPUT:DIM=SIZE,SIZE"),
            ({"gears": "x:0=2,b"}, "is not of the form INPUT:DIM=SIZE,SIZE"),
            ({"gears": "x:2=2,4"}, "the input has 2 dims"),
            ({"gears": "x:0=4,4;x:1=8"}, "is given twice"),
            ({"gears": "x:0=4,0;x:1=8"}, "is not a size"),
            ({"gears": "x:0=1;x:1=8"}, "expected at least 2"),
            ({"gears": "x:0=2,4;y:0=2,8;x:1=8"}, "of the same size"),
            ({"gears": "x:0=2,4,8;x:1=8", "gears_policy": "zip"}, "zip needs equal numbers"),
            ({"gears": "x:0=2,4", "fallback": True}, "not with 'fallback'"),
        ):
            torch._dynamo.reset()
            with self.subTest(said):
                self.fails(said, self.compiled(f, **options), x, torch.randn(4, 8))
        with self.assertRaisesRegex(fxge.FxgeError, "expected 'product' or 'zip'"):
            self.compiled(f, gears_policy="sum")
        torch._dynamo.reset()
        fixed = torch.compile(f, backend=support.Counter(gears="x:0=2,4"), dynamic=False)
        self.fails("it is always 4 in this graph", fixed, x, x)

    def test_training(self) -> None:
        g = self.compiled(lambda x: x.exp().sum(), gears="x:0=2,4")
        with torch.enable_grad():
            self.fails("gears are for inference", g, torch.randn(4, requires_grad=True))

    def test_other_ways(self) -> None:
        """Other ways of compilation refuse tensors with gears."""
        model, x = nn.Linear(3, 2).eval(), torch.randn(4, 3)
        set_dim_gears(x, {0: [2, 4]})
        with tempfile.TemporaryDirectory() as directory:
            call = torchair.inference.cache_compile(model.forward, cache_dir=directory)
            with self.assertRaisesRegex(
                fxge.FxgeError, "cache_compile does not support tensors with gears"
            ):
                call(x)
            with self.assertRaisesRegex(
                fxge.FxgeError, "dynamo_export does not support tensors with gears"
            ):
                torchair.dynamo_export(x, model=model, export_path=directory)

    def test_program(self) -> None:
        """Gears of an exported model, its copies, its file."""
        model = nn.Sequential(nn.Linear(3, 4), nn.ReLU(), nn.Linear(4, 2)).eval()
        batch = torch.export.Dim("batch", min=1, max=64)
        exported = torch.export.export(model, (torch.randn(4, 3),), dynamic_shapes=({0: batch},))
        program = fxge.compile(exported).set_gears("input:0=2,8")
        with tempfile.TemporaryDirectory() as directory:
            path = Path(directory) / "m.air"
            program.write(path)
            read = fxge.load(path)
            for p in (program, copy.deepcopy(program), pickle.loads(pickle.dumps(program)), read):
                for n in (1, 2, 3, 8):
                    x = torch.randn(n, 3)
                    support.assert_same(p(x), model(x).detach())
                with self.assertRaisesRegex(fxge.FxgeError, "no gear fits the inputs"):
                    p(torch.randn(9, 3))
        with self.assertRaisesRegex(fxge.FxgeError, "expected 1 to 64"):
            program.set_gears("input:0=65")
        self.assertEqual(program.gears, ("input:0=2,8", False))


if __name__ == "__main__":
    unittest.main()
