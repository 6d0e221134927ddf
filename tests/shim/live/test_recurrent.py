#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""LSTM, GRU and RNN, exported and live, against eager."""

from __future__ import annotations

import copy
import math
import re
import tempfile
import unittest
from itertools import product
from pathlib import Path
from typing import Any

import support
import torch
import torch._dynamo
from torch import Tensor, nn

import fxge

FORMS: tuple[dict[str, Any], ...] = (
    {},
    {"bias": False},
    {"num_layers": 2, "bidirectional": True, "batch_first": True},
)


class Layer(nn.Module):
    """A layer of torch.nn, with states or without."""

    def __init__(self, kind: type[nn.Module], **form: Any) -> None:
        super().__init__()
        self.layer = kind(4, 5, **form)

    def forward(self, x: Tensor, *states: Tensor) -> Any:
        return self.layer(x, states[0] if len(states) == 1 else states or None)


class Cells(nn.Module):
    """The cells of torch.nn, one after the other."""

    def __init__(self) -> None:
        super().__init__()
        self.lstm, self.gru, self.rnn = nn.LSTMCell(4, 5), nn.GRUCell(5, 5), nn.RNNCell(5, 5)

    def forward(self, x: Tensor, h: Tensor) -> Tensor:
        a, b = self.lstm(x, (h, h))
        return self.rnn(self.gru(a, b), h)


def layers() -> list[tuple[str, Layer]]:
    found = []
    for kind in (nn.LSTM, nn.GRU, nn.RNN):
        for form in FORMS:
            torch.manual_seed(3)
            found.append((f"{kind.__name__} {form}", Layer(kind, **form).eval()))
    found.append(("relu", Layer(nn.RNN, nonlinearity="relu").eval()))
    found.append(("projected", Layer(nn.LSTM, proj_size=3, num_layers=2).eval()))
    return found


DRAWN = support.covering(product((name for name, _ in layers()), ("exported", "live", "trained")))


def drawn(way: str) -> list[tuple[str, Layer]]:
    """Returns the layers that run in this way."""
    return [(name, m) for name, m in layers() if (name, way) in DRAWN]


def operators(program: fxge.Program) -> int:
    return program.text().count(" = ge.")


class Exported(unittest.TestCase):
    def test_layers(self) -> None:
        for name, m in drawn("exported"):
            with self.subTest(name):
                x = torch.randn(6, 3, 4)
                self.same(m, fxge.compile(torch.export.export(m, (x,))), x)

    def same(self, m: nn.Module, program: Any, *args: Tensor) -> None:
        found, expected = support.flat(program(*args)), support.flat(m(*args))
        self.assertEqual(len(found), len(expected))
        for a, b in zip(found, expected, strict=True):
            self.assertLess(support.error_of(a, b), 1e-5)

    def test_decomposed_lstm(self) -> None:
        """PyTorch decomposes into an operator of oneDNN for each layer and direction."""
        for name, m in support.thin(layers()[:3], 3):
            with self.subTest(name), torch.no_grad():
                x = torch.randn(6, 3, 4)
                decomposed = torch.export.export(m, (x,)).run_decompositions()
                self.same(m, fxge.compile(decomposed), x)

    def test_cells(self) -> None:
        m, x, h = Cells().eval(), torch.randn(3, 4), torch.randn(3, 5)
        for decompose in (False, True):
            ep = torch.export.export(m, (x, h))
            self.same(m, fxge.compile(ep.run_decompositions() if decompose else ep), x, h)

    def test_steps_cost_no_operators(self) -> None:
        for kind in support.thin((nn.LSTM, nn.GRU, nn.RNN), 2):
            m = Layer(kind).eval()
            few, many = (
                operators(fxge.compile(torch.export.export(m, (torch.randn(n, 2, 4),))))
                for n in (3, 200)
            )
            self.assertEqual(few, many)
            self.assertLess(many, 70)


class Live(unittest.TestCase):
    def setUp(self) -> None:
        patch = torch._dynamo.config.patch(allow_rnn=True)
        patch.__enter__()
        self.addCleanup(patch.__exit__, None, None, None)

    def test_inference(self) -> None:
        for name, m in drawn("live"):
            with self.subTest(name), torch.no_grad():
                f, counter = support.compiled(m)
                x = torch.randn(6, 3, 4)
                for a, b in zip(support.flat(f(x)), support.flat(m(x)), strict=True):
                    self.assertLess(support.error_of(a, b), 1e-5)
                self.assertEqual(counter.count, 1)

    def test_states_are_given(self) -> None:
        m, x = Layer(nn.LSTM).eval(), torch.randn(6, 3, 4)
        h, c = torch.randn(1, 3, 5), torch.randn(1, 3, 5)
        f, _ = support.compiled(m)
        with torch.no_grad():
            for a, b in zip(support.flat(f(x, h, c)), support.flat(m(x, h, c)), strict=True):
                self.assertLess(support.error_of(a, b), 1e-5)

    def test_dynamic_sizes(self) -> None:
        """Dynamic batch and, if Dynamo permits, steps: of the operator and of the scan."""
        kinds = ((nn.LSTM, 9), (nn.GRU, 6), (nn.RNN, 6))
        for (kind, longest), training in support.covering(product(kinds, (False, True))):
            m = Layer(kind, bidirectional=support.LONG)
            f, counter = support.compiled(m, dynamic=True)
            with self.subTest(kind=kind.__name__, training=training):
                for steps, batch in ((6, 3), (longest, 2), (6, 7)):
                    x = torch.randn(steps, batch, 4)
                    with torch.set_grad_enabled(training):
                        found = f(x)[0]
                    self.assertLess(support.error_of(found, m(x)[0]), 1e-5)
                self.assertEqual(counter.count, 1)

    def test_gradients(self) -> None:
        for name, m in drawn("trained"):
            with self.subTest(name):
                ours = copy.deepcopy(m).train()
                m.train()
                x = torch.randn(6, 3, 4)
                f, _ = support.compiled(ours)
                found, expected = [], []
                for g, own, into in ((f, ours, found), (m, m, expected)):
                    given = x.clone().requires_grad_()
                    results = support.flat(g(given))
                    sum((r * r).sum() for r in results).backward()
                    into += [given.grad, *(p.grad for p in own.parameters())]
                for a, b in zip(found, expected, strict=True):
                    self.assertLess(support.error_of(a, b), 1e-4)

    def test_gradients_of_dtypes(self) -> None:
        """GE's operators compute f16 and f32, scans the rest, and everything on other chips."""
        for dtype, soc in support.covering(
            product(
                (torch.float64, torch.float16, torch.bfloat16, torch.float32), (None, "ascend950")
            )
        ):
            with self.subTest(dtype=dtype, soc=soc):
                torch.manual_seed(5)
                m = Layer(nn.LSTM).to(dtype)
                ours, exact = copy.deepcopy(m), copy.deepcopy(m).double()
                f, _ = support.compiled(ours, {"soc": soc})
                x = torch.randn(6, 3, 4, dtype=dtype)
                for run in (f, m, exact):
                    results = run(x.to(next(exact.parameters()).dtype) if run is exact else x)
                    sum((r * r).sum() for r in support.flat(results)).backward()
                for a, b, c in zip(
                    ours.parameters(), m.parameters(), exact.parameters(), strict=True
                ):
                    bound = 3 * support.error_of(b.grad.double(), c.grad) + 1e-5
                    self.assertLess(support.error_of(a.grad.double(), c.grad), bound)

    def test_weights_are_not_stacked(self) -> None:
        """No value of a training graph has a weight for each step."""
        steps, batch, hidden = 40, 2, 24
        for kind, form in ((nn.LSTM, {}), (nn.LSTM, {"proj_size": 8}), (nn.GRU, {}), (nn.RNN, {})):
            with self.subTest(kind.__name__, **form), tempfile.TemporaryDirectory() as directory:
                m = kind(4, hidden, **form)
                f, _ = support.compiled(m, {"dump": directory})
                f(torch.randn(steps, batch, 4))[0].sum().backward()
                found = [path.read_text() for path in Path(directory).glob("*.ge.txt")]
                self.assertEqual(len(found), 2)
                shapes = re.findall(r"f32\[([\d, ]+)\]", "".join(found))
                largest = max(math.prod(map(int, s.split(", "))) for s in shapes)
                self.assertLessEqual(largest, steps * batch * 4 * hidden)
                by_ge = kind is nn.LSTM and not form
                self.assertEqual(
                    found[0].count("ge.While(") + found[1].count("ge.While("), 0 if by_ge else 2
                )

    def test_dropout_between_layers(self) -> None:
        """The rate of dropped outputs between layers is right."""
        m = Layer(nn.GRU, num_layers=2, dropout=1.0).train()
        f, _ = support.compiled(m)
        x = torch.randn(6, 3, 4)
        for grad in (False, True):
            with torch.set_grad_enabled(grad):
                self.assertLess(support.error_of(f(x)[0], m(x)[0]), 1e-5)
        half = Layer(nn.GRU, num_layers=2, dropout=0.5).train()
        g, _ = support.compiled(half)
        with torch.no_grad():
            self.assertNotEqual(g(x)[0].tolist(), g(x)[0].tolist())

    def test_packed_sequences_stay_with_eager(self) -> None:
        """Dynamo does not trace packing: the rest is compiled, and results are eager's."""

        class Packed(nn.Module):
            def __init__(self) -> None:
                super().__init__()
                self.gru = nn.GRU(4, 5)

            def forward(self, x: Tensor, lengths: Tensor) -> Tensor:
                packed = nn.utils.rnn.pack_padded_sequence(x * 2, lengths, enforce_sorted=False)
                return nn.utils.rnn.pad_packed_sequence(self.gru(packed)[0])[0] + 1

        m, x = Packed().eval(), torch.randn(6, 3, 4)
        lengths = torch.tensor([4, 6, 2])
        torch._dynamo.reset()
        f = torch.compile(m, backend=support.get_backend())
        with torch.no_grad():
            self.assertLess(support.error_of(f(x, lengths), m(x, lengths)), 1e-5)


if __name__ == "__main__":
    unittest.main()
