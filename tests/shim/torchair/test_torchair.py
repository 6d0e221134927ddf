# SPDX-License-Identifier: Apache-2.0
"""fxge.torchair: programs written for TorchAir, converters in Python, and their errors."""

# ruff: noqa: ARG001, ARG005, PLW0108 (converters and kernels have given signatures)
from __future__ import annotations

import os
import pickle
import subprocess
import tempfile
import unittest
from pathlib import Path
from typing import Any

import support  # noqa: F401 (sets the path of the package)
import torch
import torch.nn.functional as F

import fxge
import fxge.torchair as torchair  # noqa: PLR0402 (as users write it)
from fxge._operators import converters
from fxge.torchair import ge, register_fx_node_ge_converter

LIBRARY = torch.library.Library("myops", "DEF")


def define(schema: str, kernel: Any, meta: Any) -> Any:
    """Defines an operator of PyTorch with a CPU kernel."""
    name = schema.partition("(")[0]
    LIBRARY.define(schema)
    LIBRARY.impl(name, kernel, "CPU")
    torch.library.register_fake(f"myops::{name}", meta, lib=LIBRARY)
    return getattr(torch.ops.myops, name).default


def compiled(f: Any, dynamic: bool | None = None, **keywords: Any) -> Any:
    torch._dynamo.reset()
    backend = torchair.get_npu_backend(**keywords)
    return torch.compile(f, backend=backend, fullgraph=True, dynamic=dynamic)


# ---- (a): an operator of two tensors ----

ADD = define(
    "add_custom(Tensor self, Tensor other) -> Tensor",
    lambda x, y: x + y,
    lambda x, y: torch.empty_like(x),
)


@register_fx_node_ge_converter(ADD)
def convert_add(
    x: ge.Tensor,
    y: ge.Tensor,
    z: ge.Tensor = None,
    meta_outputs: ge.TensorSpec = None,
) -> ge.Tensor:
    return ge.custom_op("AddCustom", inputs={"x": x, "y": y}, outputs=["z"])


# ---- (b): a linear layer with gradients ----


def linear_kernel(x: Any, weight: Any, bias: Any = None) -> Any:
    y = x @ weight.t()
    return y if bias is None else y + bias


LINEAR = define(
    "custom_linear(Tensor x, Tensor weight, Tensor? bias=None) -> Tensor",
    linear_kernel,
    lambda x, weight, bias=None: x.new_empty((*x.shape[:-1], weight.shape[0])),
)


@register_fx_node_ge_converter(LINEAR)
def convert_linear(x: Any, weight: Any, bias: Any = None, meta_outputs: Any = None) -> Any:
    return ge.custom_op(
        "CustomLinear",
        inputs={"x": x, "weight": weight, "bias": bias},
        outputs=["y"],
        attrs={"use_bias": ge.attr.Bool(bias is not None)},
    )


class LinearFunction(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, x: Any, weight: Any, bias: Any) -> Any:
        ctx.save_for_backward(x, weight)
        ctx.has_bias = bias is not None
        return torch.ops.myops.custom_linear(x, weight, bias)

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        x, weight = ctx.saved_tensors
        return grad @ weight, grad.t() @ x, grad.sum(0) if ctx.has_bias else None


class Classifier(torch.nn.Module):
    def __init__(self, bias: bool = True) -> None:
        super().__init__()
        self.weight = torch.nn.Parameter(torch.randn(10, 784) * 0.03)
        self.bias = torch.nn.Parameter(torch.zeros(10)) if bias else None

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return LinearFunction.apply(x, self.weight, self.bias)


def train(model: Any, run: Any) -> list[float]:
    """Trains for ten epochs; returns their losses."""
    torch.manual_seed(1)
    data, labels = torch.randn(256, 784), torch.randint(0, 10, (256,))
    optimizer = torch.optim.Adam(model.parameters(), 1e-3)
    losses = []
    for _ in range(10):
        for x, target in zip(data.split(64), labels.split(64), strict=True):
            optimizer.zero_grad()
            loss = F.cross_entropy(run(x), target)
            loss.backward()
            optimizer.step()
        losses.append(loss.item())
    return losses


class Programs(unittest.TestCase):
    """Users' programs, with the import line changed."""

    def test_add(self) -> None:
        config = torchair.CompilerConfig()
        backend = torchair.get_npu_backend(compiler_config=config)
        x, y = torch.randn(8, 2048).half(), torch.randn(8, 2048).half()
        torch._dynamo.reset()
        model = torch.compile(lambda x, y: torch.ops.myops.add_custom(x, y), backend=backend)
        self.assertTrue(torch.equal(model(x, y), x + y))

    def test_linear(self) -> None:
        for bias in (True, False):
            torch.manual_seed(0)
            model, eager = Classifier(bias), Classifier(bias)
            eager.load_state_dict(model.state_dict())
            run = compiled(model, compiler_config=torchair.CompilerConfig())
            losses, expected = train(model, run), train(eager, eager)
            self.assertLess(max(abs(a - b) for a, b in zip(losses, expected, strict=True)), 1e-5)
            self.assertLess(losses[-1], losses[0] / 2)

    def test_linear_by_torch(self) -> None:
        """(c): the layer compared with PyTorch's own."""
        x, model = torch.randn(5, 784), Classifier()
        with torch.no_grad():
            found = compiled(model)(x)
            expected = F.linear(x, model.weight, model.bias)
        self.assertLess(float((found - expected).abs().max()), 1e-5)


# ---- operators with converters of the tests ----

TWO = define(
    "two(Tensor x, Tensor? y=None, int k=2, float[] f=[], str s='a', ScalarType? d=None) -> "
    "(Tensor, Tensor)",
    lambda x, y=None, k=2, f=(), s="a", d=None: (x * k, x + (0 if y is None else y)),
    lambda x, y=None, k=2, f=(), s="a", d=None: (torch.empty_like(x), torch.empty_like(x)),
)
MANY = define(
    "many(Tensor[] xs, SymInt n) -> Tensor[]",
    lambda xs, n: [x * n for x in xs],
    lambda xs, n: [torch.empty_like(x) for x in xs],
)
UPDATE = define(
    "update(Tensor(a!) cache, Tensor x, float by=1.0) -> ()",
    lambda cache, x, by=1.0: _add(cache, x * by),
    lambda cache, x, by=1.0: None,
)
TAKE = define(
    "take(Tensor(a!) cache, Tensor x) -> Tensor",
    lambda cache, x: _add(cache, x) or x * 2,
    lambda cache, x: torch.empty_like(x),
)


def _add(cache: Any, x: Any) -> None:
    cache.add_(x)


class Converting(unittest.TestCase):
    """Each test's converter is removed afterwards."""

    def use(self, op: Any, converter: Any) -> None:
        before = converters._known.get(op)
        register_fx_node_ge_converter(op)(converter)

        def put_back() -> None:
            converters.forget(op)
            if before is not None:
                converters.register(op, before)

        self.addCleanup(put_back)

    def text(self, f: Any, *args: Any) -> str:
        """Returns the text of a compiled function."""
        return str(fxge.compile(torch.export.export(support_module(f), args)))


def support_module(f: Any) -> torch.nn.Module:
    class Model(torch.nn.Module):
        def forward(self, *args: Any) -> Any:
            return f(*args)

    return Model()


class Converters(Converting):
    def test_arguments(self) -> None:
        """Arguments of a converter; several outputs; its own parameters keep their defaults."""
        seen: dict[str, Any] = {}

        def convert(
            x: Any, y: Any = None, k: Any = 7, f: Any = (), s: Any = "", d: Any = 0, *,
            mine: Any = "mine", meta_outputs: Any = None,
        ) -> Any:  # fmt: skip
            seen.update(x=x, y=y, k=k, f=f, s=s, d=d, mine=mine, meta=meta_outputs)
            return ge.custom_op("Two", inputs={"x": x, "y": y}, outputs=["a", "b"])

        self.use(TWO, convert)
        x = torch.randn(3, 4)
        a, b = compiled(
            lambda x: torch.ops.myops.two(x, x, 3, f=[0.5, 2.0], s="b", d=torch.float16), True
        )(x)
        self.assertTrue(torch.equal(a, x * 3) and torch.equal(b, x + x))
        self.assertIsInstance(seen["y"], ge.Tensor)
        given = [seen[k] for k in ("k", "f", "s", "d", "mine")]
        self.assertEqual(given, [3, [0.5, 2.0], "b", torch.float16, "mine"])
        self.assertEqual((seen["x"].rank, seen["x"].size, seen["x"].dtype), (2, [-1, -1], 0))
        self.assertEqual([m.size for m in seen["meta"]], [[-1, -1]] * 2)
        a, b = compiled(lambda x: torch.ops.myops.two(x))(x)  # omitted arguments stay omitted
        self.assertEqual((seen["y"], seen["k"], seen["d"]), (None, 7, 0))
        self.assertTrue(torch.equal(a, x * 2) and torch.equal(b, x))

    def test_specifications(self) -> None:
        seen = []

        def convert(x: Any, y: Any, meta_outputs: ge.TensorSpec) -> Any:
            seen.append(meta_outputs)
            return ge.Add(x, y)

        self.use(ADD, convert)
        x = torch.randn(3, 4).half()
        self.text(torch.ops.myops.add_custom, x, x)
        spec = seen[0]
        self.assertIs(spec[0], spec)
        self.assertEqual(spec.dtype, ge.DataType.DT_FLOAT16)
        self.assertEqual((spec.rank, spec.size, spec.shape), (2, [3, 4], [3, 4]))
        with self.assertRaises(IndexError):
            spec[1]

    def test_attributes(self) -> None:
        attr = ge.attr
        given = {
            "i": 3, "f": 0.5, "b": True, "s": "sum", "d": torch.float16, "d2": ge.DataType.DT_INT8,
            "li": [1, 2], "lf": [0.5, 1], "lb": [True, False], "ls": ["a", "b"],
            "ai": attr.Int(3), "af": attr.Float(1), "ab": attr.Bool(False), "as": attr.Str("x"),
            "ad": attr.DataType(ge.DataType.DT_FLOAT), "ali": attr.ListInt([]),
            "alf": attr.ListFloat([1]), "alb": attr.ListBool([True]), "als": attr.ListStr(["x"]),
            "none": None,
        }  # fmt: skip
        self.use(ADD, lambda x, y: ge.custom_op("A", inputs={"x": x}, outputs=["y"], attrs=given))
        x = torch.randn(2)
        text = self.text(torch.ops.myops.add_custom, x, x.clone())
        self.assertIn(
            'ge.A(x=%args_0, i=3, f=0.5, b=true, s="sum", d=f16, d2=i8, li=[1, 2], lf=[0.5, 1.0], '
            'lb=[true, false], ls=["a", "b"], ai=3, af=1.0, ab=false, as="x", ad=f32, ali=[], '
            'alf=[1.0], alb=[true], als=["x"])',
            text,
        )

    def test_known_types(self) -> None:
        """Functions of described types run on the library's kernels.

        They differ visibly from operators that PyTorch computes.
        """

        def convert(x: Any, y: Any) -> Any:
            total = ge.Add(x, ge.Mul(y, 2.0))
            parts = ge.SplitD(total, split_dim=1, num_split=2, size_of_y=2)
            back = ge.ConcatV2(parts, -1, N=2)
            half = ge.Cast(back, dst_type=ge.DataType.DT_FLOAT16)
            shifted = ge.Add(ge.Cast(half, dst_type=torch.float32), ge.Const(1.0))
            return ge.Clone(ge.Reshape(shifted, [-1, 4]))

        self.use(ADD, convert)
        x, y = torch.randn(3, 4), torch.randn(3, 4)
        found = compiled(torch.ops.myops.add_custom)(x, y)
        torch.testing.assert_close(found, (x + 2 * y).half().float() + 1)
        self.assertNotIn("FxgePyTorchCall", self.text(torch.ops.myops.add_custom, x, y))

    def test_every_type_is_a_function(self) -> None:
        for name in ("Add", "ApplyAdamD", "FlashAttentionScore", "DynamicRNN"):
            self.assertTrue(callable(getattr(ge, name)))
        with self.assertRaisesRegex(AttributeError, "Nobody.: it is not a type of GE"):
            _ = ge.Nobody
        with self.assertRaisesRegex(fxge.FxgeError, "call it in a converter"):
            ge.Add(1, 2)

    def test_by_position(self) -> None:
        self.use(ADD, lambda x, y: ge.custom_op("ConcatV2", [x, y], 0, 2))
        x = torch.randn(2)
        with self.assertRaisesRegex(fxge.FxgeError, "result"):  # another size
            self.text(torch.ops.myops.add_custom, x, x)
        self.use(ADD, lambda x, y: ge.custom_op("Add", x, y))
        text = self.text(torch.ops.myops.add_custom, x, x.clone())
        self.assertIn("ge.Add(x1=%args_0, x2=%args_1)", text)

    def test_lists_and_symbols(self) -> None:
        def convert(xs: Any, n: Any, meta_outputs: Any = None) -> Any:
            count = n if isinstance(n, ge.Tensor) else ge.Const(n)
            return ge.custom_op(
                "Many", inputs={"x": xs, "n": count}, outputs=[("y", len(meta_outputs))]
            )

        self.use(MANY, convert)
        x, y = torch.randn(3, 2), torch.randn(3, 2)

        def f(x: Any, y: Any) -> Any:
            a, b = torch.ops.myops.many([x, y], x.shape[0] + 1)
            return a - b

        run = compiled(f, True)
        for n in (3, 5):
            x, y = torch.randn(n, 2), torch.randn(n, 2)
            torch.testing.assert_close(run(x, y), f(x, y))

    def test_known_type_of_symbols(self) -> None:
        """Sizes with symbols are packed."""
        rows = define(
            "rows(Tensor x, SymInt n) -> Tensor",
            lambda x, n: x.reshape(n, -1).clone(),
            lambda x, n: x.new_empty((n, x.numel() // n)),
        )
        self.use(rows, lambda x, n: ge.Reshape(x, [n, -1]))
        run = compiled(lambda x: torch.ops.myops.rows(x + 1, x.shape[0]), True)
        for n in (3, 5):
            x = torch.randn(n, 2, 2)
            torch.testing.assert_close(run(x), (x + 1).reshape(n, 4))

    def test_declared_results(self) -> None:
        """The converter declares outputs that are not results of the operator."""

        def convert(x: Any, y: Any) -> Any:
            first, _ = ge.custom_op(
                "Masked", inputs={"x": x}, outputs=["y", "mask"],
                output_dtypes=[None, ge.DataType.DT_UINT8], output_shapes=[None, [16]],
            )  # fmt: skip
            return ge.Add(ge.custom_op(
                "Next", inputs={"x": first}, outputs=["y"],
                output_dtypes=[torch.float32], output_shapes=[x.size],
            ), y)  # fmt: skip

        def masked(x: Any, y: Any) -> Any:
            y_, _ = ge.custom_op(
                "Masked", inputs={"x": x}, outputs=["y", "mask"],
                output_dtypes=[torch.float32, ge.DataType.DT_UINT8], output_shapes=[[2], [16]],
            )  # fmt: skip
            return y_

        x = torch.randn(2)
        self.use(ADD, masked)
        self.assertIn("f32[2], u8[16]", self.text(torch.ops.myops.add_custom, x, x))
        self.use(ADD, convert)
        with self.assertRaisesRegex(fxge.FxgeError, "output 0 of Masked has unknown metadata"):
            self.text(torch.ops.myops.add_custom, x, x)

    def test_before_ours(self) -> None:
        """A converter of PyTorch's own operator takes precedence."""
        self.use(torch.ops.aten.relu.default, lambda x: ge.Maximum(x, 0.5))
        x = torch.randn(20)
        torch.testing.assert_close(compiled(torch.relu)(x), x.clamp(min=0.5))
        text = self.text(torch.relu, x)
        self.assertIn("ge.Maximum", text)
        self.assertNotIn("ge.Relu", text)

    def test_none_registers_nothing(self) -> None:
        def convert() -> None: ...

        self.assertIs(register_fx_node_ge_converter(None)(convert), convert)
        self.assertNotIn(None, converters.operators())

    def test_supported_cases(self) -> None:
        @torchair.declare_supported([1, 2])
        def convert() -> None: ...

        self.assertEqual(convert.supported_cases, [1, 2])  # type: ignore[attr-defined]


class Writing(Converting):
    """Outputs that are inputs, written in place."""

    def setUp(self) -> None:
        self.use(UPDATE, lambda cache, x, by=1.0: ge.custom_op(
            "Update", inputs={"cache": cache, "x": x}, outputs=["cache"], attrs={"by": by}
        ))  # fmt: skip
        self.use(TAKE, lambda cache, x: ge.custom_op(
            "Take", inputs={"cache": cache, "x": x}, outputs=["y", "cache"]
        )[0])  # fmt: skip

    def test_live(self) -> None:
        def f(cache: Any, x: Any) -> Any:
            torch.ops.myops.update(cache, x, 3.0)
            y = torch.ops.myops.take(cache[1:], x[1:])
            torch.ops.myops.update(cache[:, 1], x[:, 0])
            return y + cache[1:]

        cache, x = torch.randn(3, 2), torch.randn(3, 2)
        expected = cache.clone()
        result = f(expected, x)
        for dynamic in (False, True):
            found = cache.clone()
            torch.testing.assert_close(compiled(f, dynamic)(found, x), result)
            torch.testing.assert_close(found, expected)

    def test_buffers(self) -> None:
        class Model(torch.nn.Module):
            def __init__(self) -> None:
                super().__init__()
                self.register_buffer("cache", torch.zeros(2, 3))

            def forward(self, x: torch.Tensor) -> torch.Tensor:
                torch.ops.myops.update(self.cache, x)
                return self.cache * 2

        x = torch.randn(2, 3)
        exported = torch.export.export(Model(), (x,)).run_decompositions({})
        program = fxge.compile(exported)
        text = str(program)
        self.assertIn("ge.Update(cache=", text)
        for i in (1, 2, 3):
            torch.testing.assert_close(program(x), 2 * i * x)
        torch.testing.assert_close(program.states()["cache"], 3 * x)
        again = pickle.loads(pickle.dumps(program))
        torch.testing.assert_close(again(x), 8 * x)

    def test_buffers_then_changed(self) -> None:
        class Model(torch.nn.Module):
            def __init__(self) -> None:
                super().__init__()
                self.register_buffer("cache", torch.zeros(2, 3))

            def forward(self, x: torch.Tensor) -> torch.Tensor:
                torch.ops.myops.update(self.cache, x)
                self.cache.mul_(2)
                return self.cache + 1

        x, eager = torch.randn(2, 3), Model()
        program = fxge.compile(torch.export.export(Model(), (x,)).run_decompositions({}))
        for _ in range(3):
            torch.testing.assert_close(program(x), eager(x))
        torch.testing.assert_close(program.states()["cache"], eager.cache)

    def test_known_type(self) -> None:
        """A supported type that writes runs on the library's kernel."""

        def convert(cache: Any, x: Any, by: float = 1.0) -> None:
            ge.custom_op(
                "ScatterUpdate",
                inputs={"var": cache, "indices": ge.Const([0, 1, 2]), "updates": ge.Add(cache, x)},
                outputs=["var"],
            )

        self.use(UPDATE, convert)

        def f(cache: Any, x: Any) -> Any:
            torch.ops.myops.update(cache, x)
            return cache + 1

        cache, x = torch.randn(3, 2), torch.randn(3, 2)
        found, expected = cache.clone(), cache + x
        try:
            torch.testing.assert_close(compiled(f)(found, x), expected + 1)
        except fxge.FxgeError as e:
            self.assertIn("ScatterUpdate", str(e))
        else:
            torch.testing.assert_close(found, expected)

    def test_not_functional(self) -> None:
        exported = torch.export.export(
            support_module(lambda c, x: torch.ops.myops.take(c, x)),
            (torch.randn(2), torch.randn(2)),
        )
        if any(n.target is TAKE for n in exported.graph.nodes):
            with self.assertRaisesRegex(fxge.FxgeError, "run_decompositions"):
                fxge.compile(exported)

    def test_nothing_written(self) -> None:
        self.use(UPDATE, lambda cache, x, by=1.0: None)
        with self.assertRaisesRegex(Exception, "writes nothing into 'cache'"):
            compiled(lambda c, x: torch.ops.myops.update(c, x))(torch.randn(2), torch.randn(2))


class Offline(Converting):
    def setUp(self) -> None:
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.directory = Path(directory.name)

    def saved(self) -> Path:
        path = self.directory / "m.fxpb"
        x = torch.randn(4, 784)
        rows = torch.export.Dim("n", min=2, max=64)
        exported = torch.export.export(Classifier().eval(), (x,), dynamic_shapes=({0: rows},))
        fxge.save(exported, path)
        return path

    def test_without_python(self) -> None:
        """The command compiles a saved program with types that only the file describes."""
        path, air = self.saved(), self.directory / "m.air"
        command = os.environ["FXGE_COMMAND"]
        for source in (path, self.directory / "again.fxpb"):
            done = subprocess.run(
                [command, "compile", source, "-o", air, "--force"], capture_output=True, text=True
            )
            self.assertEqual(done.returncode, 0, done.stderr)
            checked = subprocess.run([command, "check", air], capture_output=True, text=True)
            self.assertEqual(checked.returncode, 0, checked.stderr)
            self.assertIn("CustomLinear", air.read_bytes().decode("latin1"))
            subprocess.run(
                [command, "dump", path, "--format", "fxpb", "-o", self.directory / "again.fxpb"]
            )

    def test_rows_that_are_wrong(self) -> None:
        """The file's descriptions of types are checked like any description."""
        data = self.saved().read_bytes()
        at = data.index(b"- ge: CustomLinear")
        for bad in (b"- ge: CustomLinea[", b"! ge: CustomLinear", b"- ge: OtherLinears"):
            with self.assertRaises(fxge.FxgeError) as raised:
                fxge._programs.program.Program().load_bytes(
                    data[:at] + bad + data[at + 18 :]
                ).compile()
            self.assertIn(raised.exception.status, (3, 4))

    def test_described(self) -> None:
        """A description of the session and its kernel take precedence."""
        rows = self.directory / "rows.yaml"
        rows.write_text(
            "- ge: CustomLinear\n"
            "  in: {x: [f32], weight: [f32], 'bias?': [f32]}\n  out: {y: [f32]}\n"
            "  attr: {use_bias: {bool: false}}\n"
            "  compute: linear(x, weight, bias)\n  ignore: [use_bias]\n"
        )
        path, x = self.saved(), torch.randn(4, 784)
        self.assertEqual(fxge.load(path, ops=[str(rows)])(x).shape, (4, 10))

    def test_same_bytes(self) -> None:
        torch.manual_seed(3)
        first = self.saved().read_bytes()
        torch.manual_seed(3)
        self.assertEqual(first, self.saved().read_bytes())


if __name__ == "__main__":
    unittest.main()
