# SPDX-License-Identifier: Apache-2.0
"""Plug-ins: libraries in C, and functions of NumPy and torch as kernels of GE types."""

from __future__ import annotations

import os
import pickle
import tempfile
import threading
import unittest
from pathlib import Path
from typing import Any

import numpy as np
import support
import torch

import fxge
from fxge._core.plugin import Call

ROWS = """
- schema: "my::scaled(Tensor x, Tensor? more=None, float by=2.0) -> Tensor"
  ge: {op: MyScaled, in: {x: x, more: more}, attr: {by: by}}
- ge: MyScaled
  in: {x: any, "more?": any}
  out: {y: any}
  attr: {by: {float: 1.0}, dims: {ints: [1, 2]}, how: {str: "sum"}, ok: {bool: true},
         names: {strs: ["a", "b"]}}
"""
TEXT = """fxge 1
model "m" stage "import"
symbol s0 : int [2, 100]
graph "main"(
    %x : {dtype}[{shape}]) {{
  %y = my.scaled.default(x=%x, by=3.0) : {dtype}[{shape}]
  return %y as "y"
}}
"""


def scale(call: Call) -> None:
    x, more = call.inputs
    assert more is None
    np.multiply(x, call.attr("by"), out=call.outputs[0], casting="unsafe")


def scale_tensors(call: Call) -> None:
    call.output_tensors[0].copy_(call.input_tensors[0] * call.attr("by"))


def plugin(kernel: Any = scale, rows: str = ROWS) -> fxge.Plugin:
    return fxge.Plugin("scaled", rows, kernels={"MyScaled": kernel})


@torch.library.custom_op("my::scaled", mutates_args=())
def scaled(x: torch.Tensor, more: torch.Tensor | None = None, by: float = 2.0) -> torch.Tensor:
    assert more is None
    return x * by


@scaled.register_fake
def _(x: torch.Tensor, *_: object, **__: object) -> torch.Tensor:
    return torch.empty_like(x)


class Plugins(unittest.TestCase):
    def setUp(self) -> None:
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.directory = Path(directory.name)

    def program(
        self, kernel: Any = scale, dtype: str = "f32", shape: str = "s0, 3"
    ) -> fxge.Program:
        path = self.directory / "m.fx"
        path.write_text(TEXT.format(dtype=dtype, shape=shape))
        return fxge.load(path, plugins=[plugin(kernel)])

    def test_dtypes_and_shapes(self) -> None:
        """Results have the program's dtypes and the sizes of the run, for NumPy and torch."""
        cases = [("f32", "s0, 3", torch.randn(4, 3)), ("f16", "s0, 3", torch.randn(2, 3).half()),
                 ("i64", "5", torch.arange(5)), ("f64", "", torch.tensor(1.5).double()),
                 ("f32", "0, 3", torch.empty(0, 3))]  # fmt: skip
        for kernel in (scale, scale_tensors):
            for dtype, shape, x in cases:
                with self.subTest(kernel=kernel.__name__, dtype=dtype, shape=shape):
                    (y,) = self.program(kernel, dtype, shape)(x)
                    self.assertTrue(torch.equal(y, (x * 3.0).to(x.dtype)), y)
        x = torch.randn(2, 3).bfloat16()
        (y,) = self.program(scale_tensors, "bf16")(x)
        self.assertTrue(torch.equal(y, x * 3))

    def test_attributes(self) -> None:
        found: dict[str, Any] = {}

        def read(call: Call) -> None:
            for name in ("by", "dims", "how", "ok", "names"):
                found[name] = call.attr(name)
            with self.assertRaises(KeyError):
                call.attr("nobody")
            scale(call)

        self.program(read)(torch.randn(2, 3))
        self.assertEqual(
            found, {"by": 3.0, "dims": [1, 2], "how": "sum", "ok": True, "names": ["a", "b"]}
        )

    def test_exceptions(self) -> None:
        def fails(_: Call) -> None:
            raise ValueError("100 % of x")

        def ends(_: Call) -> None:
            raise SystemExit(3)

        program = self.program(fails)
        for _ in range(2):  # the program remains callable
            with self.assertRaisesRegex(fxge.FxgeError, "plugin scaled: ValueError: 100 % of x"):
                program(torch.randn(2, 3))
        with self.assertRaisesRegex(fxge.FxgeError, "plugin scaled: SystemExit: 3"):
            self.program(ends)(torch.randn(2, 3))

    def test_live(self) -> None:

        x = torch.randn(5, 3)

        def f(x: torch.Tensor) -> torch.Tensor:
            return scaled(x + 1, by=0.5) - 1

        for kernel in (scale, scale_tensors):
            torch._dynamo.reset()
            model = torch.compile(
                f, backend=fxge.backend, fullgraph=True, options={"plugins": [plugin(kernel)]}
            )
            torch.testing.assert_close(model(x), f(x))

    def test_offline(self) -> None:
        class Model(torch.nn.Module):
            def forward(self, x: torch.Tensor) -> torch.Tensor:
                return scaled(x, by=0.5)

        x = torch.randn(4, 3)
        size = torch.export.Dim("n", min=2, max=64)
        exported = torch.export.export(Model(), (x,), dynamic_shapes=({0: size},))
        program = fxge.compile(exported, plugins=[plugin()])
        again = pickle.loads(pickle.dumps(program))
        for n in (4, 7):
            x = torch.randn(n, 3)
            for p in (program, again):
                torch.testing.assert_close(p(x), x * 0.5)

    def test_bad(self) -> None:
        for rows, says in ((ROWS + "- ge: Add\n", "Add"), ("{", "scaled:ops.yaml:")):
            with self.assertRaisesRegex(fxge.FxgeError, says):
                fxge.load("m.fx", plugins=[plugin(rows=rows)])
        with self.assertRaisesRegex(fxge.FxgeError, "which has no description"):
            fxge.load("m.fx", plugins=[fxge.Plugin("a", "", {"Nobody": scale})])
        for wrong in ("a.so", plugin(), [1]):
            with self.assertRaisesRegex(
                fxge.FxgeError, "'plugins': expected a list of files and Plugins"
            ):
                fxge.load("m.fx", plugins=wrong)
        with self.assertRaisesRegex(fxge.FxgeError, "cannot open plugin nowhere.so"):
            fxge.load("m.fx", plugins=["nowhere.so"])

    def test_library(self) -> None:
        """The example, together with operators of Python."""
        program = fxge.load(
            support.ROOT / "examples" / "plugin" / "gelu.fx",
            plugins=[os.environ["FXGE_PLUGIN"], plugin()],
        )
        x = torch.randn(3, 8)
        want = torch.nn.functional.gelu(x, approximate="tanh") * 0.5
        want = torch.nn.functional.gelu(want, approximate="tanh")
        torch.testing.assert_close(program(x)[0], want)

    def test_threads(self) -> None:
        """Sessions of several threads call Python functions concurrently."""
        programs = [self.program() for _ in range(4)]
        wrong: list[int] = []

        def run(i: int) -> None:
            for _ in range(50):
                x = torch.randn(2 + i, 3)
                if not torch.equal(programs[i](x)[0], x * 3):
                    wrong.append(i)

        threads = [threading.Thread(target=run, args=(i,)) for i in range(4)]
        for t in threads:
            t.start()
        for t in threads:
            t.join()
        self.assertEqual(wrong, [])


if __name__ == "__main__":
    unittest.main()
