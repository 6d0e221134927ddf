# SPDX-License-Identifier: Apache-2.0
"""Converters as files of own operators declare them: checks, promotion, declared calls."""

# ruff: noqa: ARG001 (converters have given signatures)
from __future__ import annotations

import tempfile
import unittest
from pathlib import Path
from typing import Any

import support  # noqa: F401 (path of the package)
import torch

import fxge.torchair as torchair  # noqa: PLR0402 (as users write it)
import fxge.torchair._contrib.custom_torch_ops  # noqa: F401 (defines npu_inference)
from fxge._operators import converters
from fxge.errors import FxgeError
from fxge.torchair._ge_concrete_graph import ge_apis as ge
from fxge.torchair._ge_concrete_graph.compat_ir import ge_op
from fxge.torchair._ge_concrete_graph.fx2ge_converter import (
    declare_supported,
    register_fx_node_ge_converter,
)
from fxge.torchair._ge_concrete_graph.supported_declaration import (
    BF16,
    F16,
    F32,
    I32,
    Support,
    T,
)
from fxge.torchair._ge_concrete_graph.utils import (
    dtype_promote,
    normalize_max_value,
    normalize_reduceop_type,
    specific_op_input_layout,
)
from fxge.torchair.ge import attr
from fxge.torchair.ge._ge_graph import (
    DataType,
    Tensor,
    TensorSpec,
    TensorType,
    auto_convert_to_tensor,
    ge_type_to_torch_type,
    torch_dtype_value_to_ge_type,
    torch_type_to_ge_type,
)

LIBRARY = torch.library.Library("recipes", "DEF")


def define(schema: str, compute: Any) -> torch._ops.OpOverload:
    """Defines an operator whose metadata are those of its first argument."""
    name = schema.partition("(")[0]
    LIBRARY.define(schema)
    LIBRARY.impl(name, compute, "CPU")
    torch.library.register_fake(f"recipes::{name}", compute, lib=LIBRARY)
    return getattr(torch.ops.recipes, name).default


SCALED = define(
    "scaled(Tensor x, Tensor y, float scale) -> Tensor", lambda x, y, s: x + y.to(x) * s
)
MOVED = define("moved(Tensor x, Tensor(a!) cache) -> Tensor", lambda x, c: c.add_(x) * 2)


def compiled(op: Any, args: tuple[Any, ...], kwargs: dict[str, Any] | None = None) -> Any:
    """Returns the result of an operator in a compiled function."""
    torch._dynamo.reset()
    f = torch.compile(op, backend=torchair.get_npu_backend(), fullgraph=True)
    return f(*args, **(kwargs or {}))


def written(op: Any, args: tuple[Any, ...]) -> str:
    """Returns the .air of an operator as text."""

    class Model(torch.nn.Module):
        def forward(self, *a: Any) -> Any:
            return op(*a)

    with tempfile.TemporaryDirectory() as directory:
        torchair.dynamo_export(*args, model=Model(), export_path=directory)
        return (Path(directory) / "dynamo.pbtxt").read_text()


class Converter(unittest.TestCase):
    """A test registers converters, which are removed after it."""

    def setUp(self) -> None:
        for op in (SCALED, MOVED):
            self.addCleanup(converters.forget, op)

    def refused(self, op: Any, args: tuple[Any, ...], *words: str) -> None:
        with self.assertRaises(Exception) as caught:
            compiled(op, args)
        for word in words:
            self.assertIn(word, str(caught.exception))


class Declared(Converter):
    def test_runs(self) -> None:
        """Each declared call gives the operator's own result, compiled on ge_apis' nodes."""

        @declare_supported([
            Support(F32(2, 3), F32(2, 3), 0.5),
            Support(F16(2, 3, value_range=(1, 2)), I32(1, 3, value_range=(-4, 4)), 2.0),
            Support(BF16(3), T([1, 2, 3], dtype=torch.int64), scale=4.0),
        ])  # fmt: skip
        @register_fx_node_ge_converter(SCALED)
        def convert(x: Tensor, y: Tensor, scale: float, meta_outputs: TensorSpec = None) -> Any:
            self.assertEqual(meta_outputs.dtype, x.dtype)
            y, factor = dtype_promote(y, scale, target_dtype=meta_outputs.dtype)
            return ge.Add(x, ge.Mul(y, factor))

        for case in convert.supported_cases:
            args, kwargs = case.call()
            torch.testing.assert_close(compiled(SCALED, args, kwargs), SCALED(*args, **kwargs))
        args, _ = convert.supported_cases[1].call()
        self.assertTrue(bool(((args[0] >= 1) & (args[0] <= 2)).all()))
        text = written(lambda x, y: SCALED(x, y, 2.0), args[:2])
        for node in ("Mul", "Add", "Cast"):
            self.assertIn(f'type: "{node}"', text)

    def test_checked_function(self) -> None:
        """auto_convert_to_tensor makes constants of numbers, of the other inputs' dtype."""

        @auto_convert_to_tensor([False, False], [False, False])
        def sum_of(x: Any, y: Any, *, dependencies: Any = (), node_name: Any = None) -> Any:
            self.assertIsInstance(y, Tensor)
            return torchair.ge.custom_op("Add", inputs={"x1": x, "x2": y}, outputs=["y"])

        @auto_convert_to_tensor(
            [False, False, True],
            [False, True, False],
            inputs_tensor_type=[
                TensorType.TT_ALL,
                TensorType.TT_FLOAT,
                TensorType.TT_ALL,
            ],
        )
        def sums(x: Any, none: Any, more: Any) -> Any:
            self.assertIsNone(none)
            return ge_op("AddN", {"x": [x, *more]}, {"N": attr.Int(1 + len(more))}, ["y"])

        @register_fx_node_ge_converter(SCALED)
        def convert(x: Tensor, y: Tensor, scale: float) -> Any:
            return sums(sum_of(x, 3), None, [y, y])

        x, y = torch.randn(2, 3).half(), torch.randn(2, 3).half()
        torch.testing.assert_close(compiled(SCALED, (x, y, 1.0)), x + 3 + y + y)

        @register_fx_node_ge_converter(SCALED)
        def wrong(x: Tensor, y: Tensor, scale: float) -> Any:
            return sums(None, None, [y])

        self.refused(SCALED, (x, y, 1.0), "sums: input 0 is NoneType")

    def test_copied_and_written(self) -> None:
        """A copy that a node writes in place becomes the operator's written argument."""

        @register_fx_node_ge_converter(MOVED)
        def convert(x: Tensor, cache: Tensor) -> Any:
            new = ge.AssignAdd(cache, x)
            return ge.Muls(new, value=2.0)

        x, cache = torch.ones(4), torch.arange(4.0)
        self.assertEqual(compiled(MOVED, (x, cache)).tolist(), [2.0, 4.0, 6.0, 8.0])
        self.assertEqual(cache.tolist(), [1.0, 2.0, 3.0, 4.0])

    def test_values(self) -> None:
        """Sizes and dtypes of a converter's tensors, and the functions between torch and GE."""

        @register_fx_node_ge_converter(SCALED)
        def convert(x: Tensor, y: Tensor, scale: float) -> Any:
            self.assertEqual(x.symsize, [2, 3])
            self.assertEqual(x.get_numel(), 6)
            self.assertEqual(x.meta.dtype, torch.float32)
            specific_op_input_layout(ge.Relu(x), 0, layout="ND")
            return ge.Add(x, y)

        compiled(SCALED, (torch.ones(2, 3), torch.ones(2, 3), 1.0))
        self.assertEqual(torch_type_to_ge_type(torch.bfloat16), DataType.DT_BF16)
        self.assertEqual(ge_type_to_torch_type(DataType.DT_FLOAT8_E5M2), torch.float8_e5m2)
        self.assertEqual(torch_dtype_value_to_ge_type(290), DataType.DT_HIFLOAT8)
        self.assertEqual(normalize_max_value(DataType.DT_INT8), 127)
        self.assertEqual(normalize_reduceop_type("product"), "prod")
        for call, text in (
            (lambda: torch_dtype_value_to_ge_type(99), "99 is not a number of a dtype"),
            (lambda: torch_type_to_ge_type(torch.quint2x4), "GE has no dtype"),
            (lambda: normalize_reduceop_type("avg"), "expected one of SUM"),
            (lambda: dtype_promote(1, target_dtype=torch.int32), "call it in a converter"),
            (lambda: Support(torch.ones(2)), "Support expects declarations"),
            (lambda: F32(2, value_range=(1,)), "value_range expects"),
            (lambda: auto_convert_to_tensor([True], []), "lists of one length"),
        ):
            with self.assertRaisesRegex(FxgeError, text):
                call()

    def test_layout_of_own_type(self) -> None:
        @register_fx_node_ge_converter(SCALED)
        def convert(x: Tensor, y: Tensor, scale: float) -> Any:
            z = torchair.ge.custom_op("RecipeScaled", inputs={"x": x}, outputs=["z"])
            specific_op_input_layout(z, [0], "NCHW")
            return z

        x = torch.ones(1)
        self.refused(SCALED, (x, x, 1.0), "RecipeScaled: input 0 cannot be NCHW")


class Contributed(unittest.TestCase):
    """Operators of npu_inference, which the import of `_contrib.custom_torch_ops` defines."""

    def test_of_torch_npu(self) -> None:
        space = torch.ops.npu_inference
        x, c = torch.randn(2, 1, 4, 64).half(), torch.randn(2, 1, 1, 64).half()
        found = compiled(space.npu_interleave_rope, (x, c, c))
        torch.testing.assert_close(found, torch.ops.npu.npu_interleave_rope(x, c, c))
        logits = torch.randn(4, 16).half()
        found = compiled(space.npu_moe_gating_top_k, (logits, 4))
        for a, b in zip(found, torch.ops.npu.npu_moe_gating_top_k(logits, 4), strict=True):
            torch.testing.assert_close(a, b)

    def test_of_ge(self) -> None:
        """Merged tokens come back at their positions; a quantised product is Relu's."""
        space, n = torch.ops.npu_inference, 16
        a, b = torch.randn(1, n, 8).half(), torch.randn(1, n, 8).half()
        order, at = torch.randperm(n)[None], torch.randint(0, n, (1, n))
        kept, sums, counts = compiled(space.npu_tome_merge, (a, b, order, at, 0.25))
        torch.testing.assert_close(kept, a[:, order[0, 8:]])
        self.assertEqual(float(counts.sum()), 8 + n)
        total = a[:, order[0, :8]].float().sum(1) + b.float().sum(1)
        torch.testing.assert_close(sums.float().sum((1, 2)), total, rtol=0.01, atol=0.05)
        x, y = torch.randint(-5, 5, (4, 16)).char(), torch.randint(-5, 5, (16, 8)).char()
        scale = torch.rand(8)
        found = compiled(
            space.npu_fused_quant_matmul,
            (x, y, scale),
            {"fused_op_type": "relu", "output_dtype": 5},
        )
        expected = (x.int() @ y.int()).relu() * scale
        torch.testing.assert_close(found, expected.half())
        with self.assertRaisesRegex(FxgeError, "compiled graphs only"):
            space.npu_tome_merge(a, b, order, at, 0.25)


if __name__ == "__main__":
    unittest.main()
