# SPDX-License-Identifier: Apache-2.0
"""fxge.torchair: options, names, and errors of converters."""

# ruff: noqa: ARG005, PLW0108 (converters and kernels have given signatures)
from __future__ import annotations

import copy
import csv
import os
import pickle
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from typing import Any

import numpy as np
import support
import torch

import fxge
import fxge.torchair as torchair  # noqa: PLR0402 (as users write it)
from fxge._operators import converters
from fxge._programs import sessions
from fxge.torchair import CompilerConfig, _options, ge

LIBRARY = torch.library.Library("myapi", "DEF")
LIBRARY.define("op(Tensor a, Tensor b) -> Tensor")
LIBRARY.impl("op", lambda a, b: a + b, "CPU")
torch.library.register_fake("myapi::op", lambda a, b: torch.empty_like(a), lib=LIBRARY)
OP = torch.ops.myapi.op.default


class InDirectory(unittest.TestCase):
    """Each test has a directory of its own, which is deleted."""

    def setUp(self) -> None:
        directory, before = tempfile.TemporaryDirectory(), os.getcwd()
        self.addCleanup(directory.cleanup)
        self.addCleanup(os.chdir, before)
        self.addCleanup(converters.forget, OP)
        os.chdir(directory.name)
        torch._dynamo.reset()

    def run_with(self, config: CompilerConfig | None = None, **keywords: Any) -> None:
        """Asserts that a model compiled with a configuration has eager's results."""
        backend = torchair.get_npu_backend(compiler_config=config, **keywords)

        def f(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
            return torch.relu(x + y) * 2

        x, y = torch.randn(4, 5), torch.randn(4, 5)
        torch._dynamo.reset()
        found = torch.compile(f, backend=backend, fullgraph=True)(x, y)
        torch.testing.assert_close(found, f(x, y))


def at(config: Any, path: str) -> tuple[Any, str]:
    """Returns the group that contains an option, and the option's name in it."""
    *groups, name = path.split(".")
    for g in groups:
        config = getattr(config, g)
    return config, name


class Options(InDirectory):
    def test_every_option(self) -> None:
        """Each listed value can be set and read; other values are refused, with the accepted ones.

        KEPT options have no effect; REFUSED ones raise an error.
        """
        for path, option in _options.OPTIONS.items():
            for value in option.values:
                config = CompilerConfig()
                group, name = at(config, path)
                self.assertEqual(getattr(group, name), option.values[0], path)
                setattr(group, name, value)
                self.assertEqual(getattr(group, name), value, path)
                later = option.effect == _options.REFUSED and value != option.values[0]
                if later or value in option.refused:
                    with self.assertRaisesRegex(fxge.FxgeError, name):
                        torchair.get_npu_backend(compiler_config=config)
                else:
                    torchair.get_npu_backend(compiler_config=config)
            if option.takes is not _options._anything:
                with self.assertRaisesRegex(ValueError, "expected") as raised:
                    setattr(group, name, object())
                self.assertIsInstance(raised.exception, fxge.FxgeError)

    def test_kept(self) -> None:
        """A configuration as services use it."""
        config = CompilerConfig()
        config.experimental_config.frozen_parameter = True
        config.experimental_config.tiling_schedule_optimize = True
        config.experimental_config.topology_sorting_strategy = "StableRDFS"
        config.experimental_config.enable_view_optimize = False
        config.ge_config.oo_level = "O3"
        config.dump_config.dump_step = "0|2-5"
        config.dump_config.dump_layer = "Conv2D relu/1"
        config.debug.aclgraph.static_capture_size_limit = 128
        config.mode = "reduce-overhead"
        self.assertEqual(
            config.ge_options(),
            {
                "frozenInput": "1",
                "ge.tiling_schedule_optimize": "1",
                "ge.topoSortingMode": "3",
                "ge.oo.level": "O3",
                "ge.exec.dumpStep": "0|2-5",
                "ge.exec.dumpLayer": "Conv2D relu/1",
            },
        )
        for other in (copy.deepcopy(config), pickle.loads(pickle.dumps(config))):
            self.assertEqual(other.ge_options(), config.ge_options())
            other.mode = "max-autotune"
        self.assertEqual(config.mode, "reduce-overhead")
        self.run_with(config)

    def test_wrong(self) -> None:
        config = CompilerConfig()
        for path, value, says in (
            ("mod", "x", "did you mean 'mode'"),
            ("debug.graph_dump.kind", 1, "there are type, path"),
            ("debug", 1, "a group of options"),
            ("experimental_config.frozen_parameter", 1, "expected False, True"),
            ("experimental_config.static_model_ops_lower_limit", -2, "at least -1"),
            ("experimental_config.static_model_ops_lower_limit", True, "at least -1"),
            ("debug.graph_dump.path", "nowhere", "an existing directory"),
            ("dump_config.dump_config_path", "nowhere.json", "an existing .json file"),
            ("dump_config.dump_step", "1-", "steps as"),
            ("post_grad_custom_pre_pass", 3, "a function"),
        ):
            group, name = at(config, path)
            with self.assertRaisesRegex(ValueError, says):
                setattr(group, name, value)
        with self.assertRaises(AttributeError):
            _ = config.debug.nobody
        self.assertIn("graph_dump", dir(config.debug))
        for wrong in (fxge.Config(), {}, 3):
            with self.assertRaisesRegex(fxge.FxgeError, "expected a CompilerConfig"):
                torchair.get_npu_backend(compiler_config=wrong)  # type: ignore[arg-type]

    def test_graph_dump(self) -> None:
        for kind, holds in (("txt", "ge.Relu("), ("pbtxt", 'type: "Relu"')):
            config = CompilerConfig()
            config.debug.graph_dump.type = kind
            self.run_with(config)
            self.assertIn(holds, Path(f"dynamo_inference_0.{kind}").read_text())

    def test_summary(self) -> None:
        for skip in (True, False):
            config = CompilerConfig()
            config.debug.fx_summary.type = "csv"
            config.debug.fx_summary.skip_compile = skip
            self.run_with(config)
        with open("summary_inference_1.csv", encoding="utf-8-sig", newline="") as file:
            rows = {row["op"]: row for row in csv.DictReader(file)}
        self.assertEqual(rows["aten.relu.default"]["supported"], "True")

    def test_data_dump(self) -> None:
        config, x = CompilerConfig(), torch.randn(3, 4).bfloat16()
        config.debug.data_dump.type = "npy"
        config.debug.data_dump.filter = lambda node: None if "add" in node.name else node
        run = torch.compile(
            lambda x: torch.relu(x + 1) * 2,
            backend=torchair.get_npu_backend(compiler_config=config),
        )
        for _ in range(2):
            torch.testing.assert_close(run(x), torch.relu(x + 1) * 2)
        directory = Path("data_dump_inference_0")
        self.assertEqual(sorted(p.name for p in directory.iterdir()), ["step0", "step1"])
        names = sorted(p.name for p in (directory / "step1").iterdir())
        self.assertEqual(
            names, ["mul.INPUT.0.npy", "mul.OUTPUT.0.npy", "relu.INPUT.0.npy", "relu.OUTPUT.0.npy"]
        )
        saved = np.load(directory / "step0" / "relu.OUTPUT.0.npy")
        np.testing.assert_array_equal(saved, torch.relu(x + 1).float().numpy())

    def test_eager(self) -> None:
        seen = []

        def kernel(a: torch.Tensor, b: torch.Tensor) -> torch.Tensor:
            seen.append(1)
            return a + b

        LIBRARY.impl("op", kernel, "CPU", allow_override=True)
        torchair.register_fx_node_ge_converter(OP)(lambda a, b: ge.Add(a, b))
        config, x = CompilerConfig(), torch.randn(3)
        config.debug.run_eagerly = True
        torch.compile(OP, backend=torchair.get_npu_backend(compiler_config=config))(x, x)
        self.assertEqual(seen, [1])  # ge.Add has a kernel, but did not run

    def test_passes(self) -> None:
        order: list[Any] = []

        def first(gm: Any, example_inputs: Any, config: Any) -> None:
            order.append(("first", len(example_inputs), config.mode))
            for node in list(gm.graph.nodes):
                if node.target is torch.ops.aten.relu.default:
                    with gm.graph.inserting_after(node):
                        twice = gm.graph.call_function(torch.ops.aten.relu.default, (node,))
                    node.replace_all_uses_with(twice)
                    twice.args = (node,)

        config = CompilerConfig()
        config.post_grad_custom_pre_pass = first
        config.post_grad_custom_post_pass = lambda gm, *_: order.append(str(gm.graph))
        self.run_with(config)
        self.assertEqual(order[0], ("first", 2, "max-autotune"))
        self.assertEqual(order[1].count("aten.relu.default"), 2)

    def test_mutations(self) -> None:
        for kept in (True, False):
            config = CompilerConfig()
            config.experimental_config.keep_inference_input_mutations = kept
            torch._dynamo.reset()
            backend = torchair.get_npu_backend(compiler_config=config)
            x = torch.zeros(3)
            torch.compile(lambda x: x.add_(1) * 2, backend=backend)(x)
            self.assertEqual(x.tolist(), [1.0] * 3)


CASES: tuple[tuple[Any, str], ...] = (
    (lambda a, b: 1 / 0, "its converter raised ZeroDivisionError"),
    (lambda a: a, "raised TypeError: .* takes 1 positional argument"),
    (lambda a, b: None, "result 0 of its converter is NoneType"),
    (lambda a, b: [a, b], "result 0 of its converter is list"),
    (lambda a, b: a[0], "not subscriptable"),
    (lambda a, b: list(a), "one value and cannot be iterated"),
    (
        lambda a, b: ge.Cast(a, dst_type=ge.DataType.DT_FLOAT16),
        "float16, the operator's meta function returns torch.float32[^$]*hint    cast it: ge.Cast",
    ),
    (
        lambda a, b: ge.Cast(a, dst_type=ge.DataType.DT_STRING),
        "is not a dtype of a program's tensors",
    ),
    (lambda a, b: made("Add", {"x1": a}), "Add needs the input 'x2'"),
    (lambda a, b: made("Add", {"x1": a, "x3": b}), "no input 'x3'[^$]*it has x1, x2"),
    (lambda a, b: made("Add", {"x1": a, "x2": b}, ["z"]), "Add has no output 'z'"),
    (lambda a, b: made("Add", {"x1": a, "x2": "s"}), "input 'x2' is str"),
    (lambda a, b: made("Add", {"x1": a, "x2": b}, attrs={"n": 1}), "no attribute 'n'"),
    (lambda a, b: made("Cast", {"x": a}), "Cast needs the attribute 'dst_type'"),
    (lambda a, b: made("Softmax V2", {"x": a}), "not the name of a GE type"),
    (lambda a, b: made(3, {"x": a}), "3 is not the name of a GE type"),
    (lambda a, b: made("While", {"input": [a]}), "While"),
    (lambda a, b: made("My", [a]), "dicts by the names of ports"),
    (lambda a, b: made("My", {3: a}), "3 is not the name of a port"),
    (lambda a, b: made("My", {"x": a}, "y"), "`outputs` is a list of names"),
    (lambda a, b: made("My", {"x": a}, ["y", "y"]), "'y' is not an output"),
    (lambda a, b: made("My", {"x": a}, []), "has no output"),
    (lambda a, b: made("My", {"x": a}, [("y", -1)]), "cannot be -1 tensors"),
    (lambda a, b: made("My", {"x": [a, None]}), "an element that is None"),
    (lambda a, b: made("My", {"x": a}, attrs={"k": object()}), "attribute 'k' cannot be <object"),
    (lambda a, b: made("My", {"x": a}, attrs={"k": []}), "declare its type: ge.attr.ListInt"),
    (lambda a, b: made("My", {"x": a}, attrs={"k": [1, "a"]}), "attribute 'k' cannot be"),
    (lambda a, b: made("My", {"x": a}, attrs={"k": b}), "must be known while compiling"),
    (lambda a, b: made("My", {"x": a}, attrs={"x": 1}), "is an input and an attribute"),
    (lambda a, b: made("My", {"x": a}, output_dtypes=[torch.float16]), "returns torch.float32"),
    (lambda a, b: made("My", {"x": a}, output_dtypes=[99]), "99 is not a dtype"),
    (lambda a, b: made("My", {"x": a}, output_dtypes=[None, None]), "a list of 1, one an output"),
    (lambda a, b: made("My", {"x": a}, output_shapes=[[2, 4]]), r"returns \[2, 3\]"),
    (lambda a, b: made("My", {"x": a}, output_shapes=[3]), "expected a list of sizes"),
    (lambda a, b: made("My", {"x": a}, output_shapes=[["a", 3]]), "expected sizes"),
    (lambda a, b: ge.custom_op("My", a, b), "which arguments by position need"),
    (lambda a, b: ge.Relu(made("My", {"x": a})), "output 0 of My has unknown metadata"),
    (
        lambda a, b: (made("My", {"x": [b]}, **DECLARED), made("My", {"x": a}))[1],
        "input 'x' has another kind than in an earlier call",
    ),
    (
        lambda a, b: (made("My", {"x": b}, **DECLARED), made("My", {"x": a}, ["z"]))[1],
        "outputs are z, and were y",
    ),
    (
        lambda a, b: ge.Add(ge.Relu(a, node_name="n"), ge.Relu(b, node_name="n")),
        "two nodes have the name 'n'",
    ),
    (lambda a, b: ge.Relu(a, 1), "Relu: expected at most 1 arguments, found 2"),
    (lambda a, b: ge.Relu(a, x=2), "argument 'x' is given twice"),
    (lambda a, b: ge.Relu(a, foo=2), "no input or attribute 'foo'"),
    (lambda a, b: ge.SplitD(a, split_dim=1, num_split=2), "size_of_y=2"),
    (lambda a, b: ge.Const(object()), "is not a constant"),
    (lambda a, b: ge.Const(10**30), "is not a constant"),
    (lambda a, b: ge.Const(a), "found a ge.Tensor"),
    (lambda a, b: ge.attr.Int("a"), "ge.attr.Int does not accept 'a'"),
    (lambda a, b: ge.MatMul(a, b), "rows of x2"),  # reported by the library
)
DECLARED = {"output_dtypes": [torch.float32], "output_shapes": [[2, 3]]}


def made(type: Any, inputs: Any, outputs: Any = ("y",), attrs: Any = None, **more: Any) -> Any:
    return ge.custom_op(type, inputs=inputs, outputs=outputs, attrs=attrs, **more)


HEADER = """
REG_OP(AddScaled)
    .INPUT(x, TensorType({DT_FLOAT}))
    .OPTIONAL_INPUT(z, TensorType({DT_FLOAT}))
    .INPUT(y, TensorType({DT_FLOAT}))
    .OUTPUT(r, TensorType({DT_FLOAT}))
    .ATTR(alpha, Float, 1.0)
    .OP_END_FACTORY_REG(AddScaled)
"""


class Loaded(InDirectory):
    """Types that a header of load_ops describes."""

    def setUp(self) -> None:
        super().setUp()
        self.addCleanup(setattr, sessions, "loaded_ops", list(sessions.loaded_ops))
        Path("types.h").write_text(HEADER)
        fxge.load_ops("types.h")

    def exported(self, type: str) -> Any:
        def convert(a: ge.Tensor, b: ge.Tensor) -> Any:
            return made(type, {"x": a, "y": b}, ["r"], {"alpha": 2.0})

        class Model(torch.nn.Module):
            def forward(self, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
                return torch.ops.myapi.op(x, y)

        torchair.register_fx_node_ge_converter(OP)(convert)
        x = torch.randn(2, 3)
        return torch.export.export(Model(), (x, x.clone()))

    def test_saved(self) -> None:
        """A saved program compiles without the header, to the same bytes as with it."""
        fxge.save(self.exported("AddScaled"), "m.fxpb")
        for name, more in (("alone", []), ("with", ["--ops", "types.h"])):
            done = subprocess.run(
                [os.environ["FXGE_COMMAND"], "compile", "m.fxpb", "-o", f"{name}.air", *more],
                capture_output=True,
                text=True,
            )
            self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(Path("alone.air").read_bytes(), Path("with.air").read_bytes())

    def test_misspelt(self) -> None:
        """A type that differs from a loaded one only in spelling is refused."""
        for type in ("AddScaledd", "AddScalde", "add_scaled", "ADDScaled"):
            with self.subTest(type):
                with self.assertRaises(fxge.FxgeError) as raised:
                    fxge.compile(self.exported(type))
                self.assertEqual(raised.exception.status, 4)
                self.assertIn("did you mean 'AddScaled'?", str(raised.exception))

    def test_types_of_their_own(self) -> None:
        """Versions and gradients of a loaded type need no description."""
        for type in ("AddScaledV2", "AddScaledGrad", "SubScaled"):
            with self.subTest(type):
                self.assertIn(f"ge.{type}", fxge.compile(self.exported(type)).text())


class Wrong(InDirectory):
    def test_converters(self) -> None:
        """Each error of a converter is reported with operator, node and the user's line."""

        class Model(torch.nn.Module):
            def forward(self, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
                return torch.ops.myapi.op(x, y)  # the user's line

        x = torch.randn(2, 3)
        exported = torch.export.export(Model(), (x, x.clone()))
        for convert, says in CASES:
            with self.subTest(says=says):
                torchair.register_fx_node_ge_converter(OP)(convert)
                with self.assertRaisesRegex(fxge.FxgeError, says) as raised:
                    fxge.compile(exported)
                self.assertIn(raised.exception.status, (3, 4))
                (reported,) = raised.exception.errors
                if reported.id == "FXGE-E0926":
                    self.assertEqual((reported.op, reported.node), ("myapi.op.default", "op"))
                    self.assertIn("# the user's line", reported.text)
                    self.assertTrue(reported.line)
        self.assertIn("CONVERTER", fxge.explain("FXGE-E0926"))

    def test_tensors_of_another_call(self) -> None:
        kept: list[Any] = []
        torchair.register_fx_node_ge_converter(OP)(
            lambda a, b: ge.Relu((kept.append(a), kept[0])[1])
        )
        x = torch.randn(3)
        model = torch.compile(lambda x: OP(OP(x, x), x), backend=torchair.get_npu_backend())
        with self.assertRaisesRegex(Exception, "tensor of another call's graph"):
            model(x)

    def test_results_contradict_the_meta_function(self) -> None:
        """Results of PyTorch are compared with the meta function."""
        LIBRARY.impl("op", lambda a, b: a.double(), "CPU", allow_override=True)
        torchair.register_fx_node_ge_converter(OP)(lambda a, b: made("My", {"x": a}))
        model = torch.compile(lambda x: OP(x, x) + 1, backend=torchair.get_npu_backend())
        with self.assertRaisesRegex(fxge.FxgeError, "its meta function returns float32"):
            model(torch.randn(3))

    def test_registration(self) -> None:
        for wrong in (torch.relu, torch.ops.aten.relu, "aten.relu.default", 3):
            with self.assertRaisesRegex(fxge.FxgeError, "a converter is for an overload"):
                torchair.register_fx_node_ge_converter(wrong)  # type: ignore[arg-type]
        with self.assertRaisesRegex(fxge.FxgeError, "a converter is a function"):
            torchair.register_fx_node_ge_converter(OP)(3)  # type: ignore[arg-type]


class Names(InDirectory):
    def test_backend_names(self) -> None:
        """`fxge`, `npu` and `aoe`, for any order of imports; names of other packages stay."""
        program = (
            "import {first}, {second}\nimport torch._dynamo.backends.registry as r\n"
            "print(sorted(n for n, e in r._BACKENDS.items() if e and 'fxge' in e.value))\n"
            "for name in {compiled}:\n"
            "  f = torch.compile(lambda x: torch.relu(x) + 1, backend=name, fullgraph=True)\n"
            "  assert f(torch.ones(2)).tolist() == [2, 2]\n"
            "r.register_backend(lambda gm, _: gm, name='aoe')\n"
        )
        env = {**os.environ, "PYTHONPATH": str(support.SOURCES)}
        for first, second, compiled in (
            ("fxge", "torch", ("fxge", "npu")),
            ("torch", "fxge", ()),
            ("torch._dynamo", "fxge", ()),
        ):
            given = {"first": first, "second": second, "compiled": compiled}
            code = "import torch\n" * (first != "fxge") + program.format(**given)
            done = subprocess.run(
                [sys.executable, "-W", "ignore", "-c", code],
                capture_output=True,
                text=True,
                env=env,
            )
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertEqual(done.stdout.strip(), "['aoe', 'fxge', 'npu']")
        light = subprocess.run(
            [sys.executable, "-c", "import fxge, sys; assert 'torch' not in sys.modules"], env=env
        )
        self.assertEqual(light.returncode, 0)

    def test_public(self) -> None:
        for name in torchair.__all__:
            self.assertTrue(hasattr(torchair, name), name)
        for name in ge.__all__:
            self.assertTrue(hasattr(ge, name), name)


if __name__ == "__main__":
    unittest.main()
