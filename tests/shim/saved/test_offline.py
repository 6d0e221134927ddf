# SPDX-License-Identifier: Apache-2.0
"""Programs outside of torch.compile: saving, loading, compilation, runs, errors, the package."""

from __future__ import annotations

import ctypes as c
import os
import pickle
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from typing import Any

import support
import torch
import zoo
from torch import Tensor, nn
from torch.export import Dim, export

import fxge
from fxge import torchair
from fxge._core import library as _library
from fxge._core.hints import in_python
from fxge._operators import converters
from fxge._programs import sessions
from fxge._programs.program import Program

ENTRIES = {e.name: e for e in zoo.entries()}


def exported(name: str) -> tuple[nn.Module, Any, Any]:
    """Returns a model of the zoo, its first inputs, its export."""
    e = ENTRIES[name]
    torch.manual_seed(zoo.seed_of(name))
    model = e.build().eval()
    args = e.cases[0](torch.Generator().manual_seed(0))
    return model, args, export(model, args, dynamic_shapes=e.dynamic)


class Bessel(nn.Module):
    """Module with an operator that fxge lacks."""

    def forward(self, x: Tensor) -> Tensor:
        return torch.ops.aten._test_warn_in_autograd(x)


TABLE = [[float(i * j) for i in range(9)] for j in range(9)]
ORDERED = """
- schema: "ordered::scale(Tensor x, float s=2.0) -> Tensor"
  formula: x * s
- schema: "ordered::sums(Tensor x, Tensor[] ys) -> (Tensor, Tensor)"
  formula: return x + ys[0], x - ys[-1]
- schema: "ordered::note(Tensor x, str text) -> ()"
  flags: [drop]
"""


class Expanded(nn.Module):
    """Module with a data-dependent size."""

    def forward(self, x: Tensor, y: Tensor) -> Tensor:
        return x.expand(y.shape[0], 3).clone()


class Offline(unittest.TestCase):
    """Each test has a directory of its own."""

    def setUp(self) -> None:
        self.directory = Path(tempfile.mkdtemp(prefix="fxge-"))
        self.addCleanup(shutil.rmtree, self.directory)

    # ---- the file ----

    def test_fxpb_and_pt2_give_equal_programs(self) -> None:
        for name in ENTRIES:
            with self.subTest(model=name):
                _, _, ep = exported(name)
                a, b = self.directory / f"{name}.fxpb", self.directory / f"{name}.pt2"
                fxge.save(ep, a)
                torch.export.save(ep, b)
                texts = [
                    [
                        line
                        for line in fxge.load(f).text().splitlines()
                        if not line.startswith("tensor @")  # file and offset
                    ]
                    for f in (a, b)
                ]
                self.assertEqual(texts[0], texts[1])

    def test_equal_programs_give_equal_bytes(self) -> None:
        _, _, ep = exported("encoder")
        for f in ("a", "b"):
            fxge.save(ep, self.directory / f)
        self.assertEqual(*((self.directory / f).read_bytes() for f in ("a", "b")))
        self.assertEqual(sorted(p.name for p in self.directory.iterdir()), ["a", "b"])

    def test_bytes_do_not_depend_on_the_process(self) -> None:
        code = (
            "import sys, test_offline as t\n"
            "for name in sys.argv[2:]: t.fxge.save(t.exported(name)[2], sys.argv[1] + name)\n"
        )
        names = [e.name for e in ENTRIES.values() if e.dynamic][:2]
        for seed in "17":
            subprocess.run(
                [sys.executable, "-c", code, self.directory / seed, *names],
                cwd=Path(__file__).parent,
                env={**os.environ, "PYTHONHASHSEED": seed},
                check=True,
            )
        for name in names:
            with self.subTest(model=name):
                first, second = ((self.directory / f"{seed}{name}").read_bytes() for seed in "17")
                self.assertEqual(first, second)

    def test_weights_are_aligned(self) -> None:
        _, _, ep = exported("encoder")
        fxge.save(ep, self.directory / "m.fxpb")
        data = (self.directory / "m.fxpb").read_bytes()
        for name, t in ep.state_dict.items():
            self.assertEqual(data.find(bytes(t.detach().numpy().tobytes())) % 64, 0, name)

    def test_dump(self) -> None:
        torch._dynamo.reset()
        f = torch.compile(
            lambda x: x + 1, backend=fxge.backend, options={"dump": str(self.directory / "d")}
        )
        f(torch.randn(3))
        first, *_, last, graph = sorted((self.directory / "d").iterdir())
        self.assertEqual(graph.name, "inference_0.fxpb")
        self.assertIn("aten.add.", fxge.load(graph).text())
        self.assertEqual(first.name, "inference_0.1.import.txt")
        self.assertIn("aten.add.", first.read_text())
        self.assertTrue(last.name.endswith(".ge.txt"))
        self.assertIn("ge.Add", last.read_text())

    def test_graph_module(self) -> None:
        class Split(nn.Module):
            def forward(self, x: Tensor) -> Any:
                a, b = x.split(2, 1)
                return torch.stack([a, b]), x.max(1)[1], torch.tensor([1.0, 2.0]) + a

        gm = export(Split(), (torch.randn(3, 4),)).graph_module
        fxge.save(gm, self.directory / "g.fxpb")
        text = fxge.load(self.directory / "g.fxpb").text()
        self.assertIn("aten.split.Tensor", text)
        self.assertIn("aten.stack.default", text)

    def test_a_graph_without_metadata_is_refused(self) -> None:
        """The file of such a graph would lack inputs and arguments."""

        class Calls(nn.Module):
            def forward(self, x: Tensor) -> Tensor:
                return torch.relu(x).add(1)

        for module in (nn.Linear(2, 2), Calls()):
            for act in (fxge.explain, lambda gm: fxge.save(gm, self.directory / "x.fxpb")):
                with self.subTest(module=module), self.assertRaises(fxge.FxgeError) as caught:
                    act(torch.fx.symbolic_trace(module))
                self.assertEqual(caught.exception.status, 2)
                self.assertIn("save torch.export.export(module, args)", str(caught.exception))
        self.assertEqual(list(self.directory.iterdir()), [])

    def test_nested_graphs(self) -> None:
        class Cond(nn.Module):
            def forward(self, x: Tensor) -> Tensor:
                return torch.cond(x.sum() > 0, lambda x: x + 1, lambda x: x * 2, (x,))

        fxge.save(export(Cond(), (torch.randn(3),)), self.directory / "c.fxpb")
        text = fxge.load(self.directory / "c.fxpb").text()
        self.assertIn("higher_order.cond", text)
        self.assertEqual(text.count("graph "), 3, text)

    def test_a_failed_save_leaves_nothing(self) -> None:
        with self.assertRaises(fxge.FxgeError):
            fxge.save(nn.Linear(2, 2), self.directory / "x.fxpb")
        self.assertEqual(list(self.directory.iterdir()), [])

    # ---- compilation and runs ----

    def test_compile_and_call(self) -> None:
        for name in ("mlp", "convnet", "encoder", "encoder_mask"):
            with self.subTest(model=name):
                model, _, ep = exported(name)
                p = fxge.compile(ep, threads=1)
                self.assertEqual(p.stage, "ge")
                for i, case in enumerate(ENTRIES[name].cases):
                    args = case(torch.Generator().manual_seed(i))
                    support.assert_same(p(*args), model(*args), 2e-5)

    def test_states(self) -> None:
        class Counter(nn.Module):
            def __init__(self) -> None:
                super().__init__()
                self.register_buffer("n", torch.zeros(2))

            def forward(self, x: Tensor) -> Tensor:
                self.n.add_(x)
                return self.n * 1

        p = fxge.compile(export(Counter(), (torch.ones(2),)))
        p(torch.ones(2))
        support.assert_same(p(torch.ones(2)), torch.full((2,), 2.0))
        support.assert_same(p.states()["n"], torch.full((2,), 2.0))
        p.reset_states()
        support.assert_same(p(torch.ones(2)), torch.ones(2))

    def test_numpy(self) -> None:
        import numpy as np

        model, args, ep = exported("mlp")
        out = fxge.compile(ep)(args[0].numpy())
        self.assertIsInstance(out, np.ndarray)
        support.assert_same(torch.from_numpy(out), model(*args).detach())

    def test_written_and_read_back(self) -> None:
        model, args, ep = exported("mlp")
        fxge.compile(ep).write(self.directory / "m.air")
        p = fxge.load(self.directory / "m.air")
        support.assert_same(p(*args), model(*args))

    # ---- errors ----

    def program(self) -> fxge.Program:
        """Returns a program of (x: f32[b, 4], n: i64[b])."""

        class Pair(nn.Module):
            def forward(self, x: Tensor, n: Tensor) -> Tensor:
                return x + n.unsqueeze(1)

        dims = {"x": {0: Dim("b", min=2, max=8)}, "n": {0: Dim("b", min=2, max=8)}}
        args = (torch.randn(3, 4), torch.arange(3))
        return fxge.compile(export(Pair(), args, dynamic_shapes=dims))

    def test_weights_from(self) -> None:
        _, args, ep = exported("mlp")
        torch.export.save(ep, self.directory / "m.pt2")
        (self.directory / "air").mkdir()
        air = self.directory / "air" / "m.air"
        program = fxge.load(self.directory / "m.pt2").compile()
        program.write(air, weights="ref")
        with self.assertRaisesRegex(fxge.FxgeError, "not below its own directory") as caught:
            fxge.load(air)
        self.assertEqual(caught.exception.status, 4)
        read = fxge.load(air, weights_from=(str(self.directory),))
        torch.testing.assert_close(read(*args), program(*args))

    def test_ranges_by_sizes(self) -> None:
        """Ranges of integers whose bounds depend on sizes, with float steps."""

        class Model(nn.Module):
            def forward(self, x: Tensor) -> tuple[Tensor, ...]:
                n = x.shape[0]
                return (
                    torch.arange(n, -n, -1.0),
                    torch.arange(n, -n, -1.0, dtype=torch.int64),
                    torch.arange(0, n, 2.0),
                    torch.arange(0.5, 7.25, 0.75),
                )

        program = fxge.compile(export(Model(), (torch.zeros(5),), dynamic_shapes=({0: Dim.AUTO},)))
        for n in (5, 3, 8):
            x = torch.zeros(n)
            for found, wanted in zip(program(x), Model()(x), strict=True):
                self.assertTrue(torch.equal(found, wanted), (found, wanted))

    def test_wrong_inputs_are_named(self) -> None:
        p = self.program()
        x, n = torch.randn(3, 4), torch.arange(3)
        bad = {
            "input 'n' is f32, expected i64": (x, n.float()),
            "input 'x' has 1 dims, expected 2": (x[0], n),
            "input 'x': dim 1 is 5, expected 4": (torch.randn(3, 5), n),
            "input 'n': dim 0 is 4, expected": (x, torch.arange(4)),
            "is 9, expected 0 to 8": (torch.randn(9, 4), torch.arange(9)),
            "input 'n' is not given": (x,),
            "3 inputs are given, the program has 2": (x, n, n),
            "input 'x' is on meta, expected cpu": (x.to("meta"), n),
            "input 'x' is str, expected": ("x", n),
        }
        for text, args in bad.items():
            with self.subTest(text), self.assertRaises(fxge.FxgeError) as caught:
                p(*args)
            self.assertIn(text, str(caught.exception))
            self.assertEqual(caught.exception.status, 4)
        support.assert_same(p(x, n=n), x + n.unsqueeze(1))  # the program is unchanged

    def test_unsupported_operators_are_all_named(self) -> None:
        class Bad(nn.Module):
            def forward(self, x: Tensor) -> Tensor:
                return torch.ops.aten._test_warn_in_autograd(
                    x
                ) + torch.ops.aten._test_autograd_multiple_dispatch.fullcoverage(x)

        with self.assertRaises(fxge.FxgeError) as caught:
            fxge.compile(export(Bad(), (torch.randn(3),)))
        e = caught.exception
        self.assertEqual(e.status, 3)
        self.assertEqual(
            {d.op for d in e.errors},
            {
                "aten._test_warn_in_autograd.default",
                "aten._test_autograd_multiple_dispatch.fullcoverage",
            },
        )
        again = pickle.loads(pickle.dumps(e))
        self.assertEqual((str(again), again.diagnostics, again.status), (str(e), e.diagnostics, 3))

    def test_dead_nodes_are_not_looked_up(self) -> None:
        """Unknown operators without users and effects, in either form of a program."""

        class Asks(nn.Module):
            def forward(self, x: Tensor, y: Tensor) -> Tensor:
                torch.promote_types(x.dtype, torch.int32)
                torch.result_type(x, y)
                torch.can_cast(x.dtype, y.dtype)
                torch.is_same_size(x, y)
                torch.ops.aten._test_warn_in_autograd(x)
                return x + y

        args = torch.randn(3), torch.arange(3)
        ep = export(Asks(), args)
        self.assertEqual(ep.graph_module.code.count("torch.ops.aten."), 6)
        torch.export.save(ep, self.directory / "asks.pt2")
        for program in (
            fxge.compile(ep),
            fxge.compile(torch.export.load(self.directory / "asks.pt2")),
        ):
            self.assertTrue(program(*args).equal(args[0] + args[1]))
        run = [os.environ["FXGE_COMMAND"], "compile", "asks.pt2", "-o", "asks.air"]
        subprocess.run(run, cwd=self.directory, check=True, capture_output=True)

    def test_tokens_of_dropped_effects(self) -> None:
        """PyTorch orders the checks of inverses by a token, which an .air lacks."""

        class Inverse(nn.Module):
            def forward(self, x: Tensor) -> Tensor:
                return torch.linalg.inv(x) + torch.linalg.inv(x.mT + 1)

        x = torch.tensor([[3.0, 1.0], [0.5, 2.0]])
        ep = export(Inverse(), (x,)).run_decompositions()
        self.assertEqual(len(ep.graph_signature.input_tokens), 1)
        program = fxge.compile(ep)
        self.assertLess(support.error_of(program(x), Inverse()(x)), 1e-6)
        program.write(self.directory / "inverse.air")
        self.assertTrue(fxge.load(self.directory / "inverse.air")(x).equal(program(x)))
        fxge.save_expected(ep, (x,), self.directory / "inverse.npz")

    def test_effects_of_own_operators(self) -> None:
        """Order by tokens, in each form of a program, for described and for converted operators."""
        from torch._higher_order_ops.effects import _register_effectful_op
        from torch._library.effects import EffectType

        library = torch.library.Library("ordered", "DEF")
        library.define("scale(Tensor x, float s=2.0) -> Tensor")
        library.define("sums(Tensor x, Tensor[] ys) -> (Tensor, Tensor)")
        library.define("note(Tensor x, str text) -> ()")
        kind = "CompositeExplicitAutograd"
        library.impl("scale", lambda x, s=2.0: x * s, kind)
        library.impl("sums", lambda x, ys: (x + ys[0], x - ys[-1]), kind)
        library.impl("note", lambda *_: None, kind)
        ops = torch.ops.ordered
        overloads = ops.scale.default, ops.sums.default, ops.note.default
        for op in overloads:
            _register_effectful_op(op, EffectType.ORDERED)

        def scale(x: Any, s: float = 2.0) -> Any:
            return torchair.ge.custom_op(
                "Muls", inputs={"x": x}, attrs={"value": torchair.ge.attr.Float(s)}, outputs=["y"]
            )

        def sums(x: Any, ys: Any) -> Any:
            return torchair.ge.custom_op("TwoSums", inputs={"x": x, "y": ys}, outputs=["a", "b"])

        def note(*_: Any) -> None:
            pass

        class Ordered(nn.Module):
            def forward(self, x: Tensor) -> Tensor:
                ops.note(x, "begin")
                ops.scale(x)  # without users
                a, b = ops.sums(ops.scale(x, s=3.0), [x, ops.scale(x, 4.0)])
                return a * b

        def check(ops: list[str]) -> Program:
            program = fxge.compile(ep, ops=ops)
            self.assertTrue(program(x).equal(expected))
            torch._dynamo.reset()
            live = torch.compile(Ordered(), backend="fxge", options={"ops": ops})
            self.assertTrue(live(x).equal(expected))
            return program

        x = torch.randn(2, 3)
        expected = Ordered()(x)
        ep = export(Ordered(), (x,)).run_decompositions({})
        self.assertEqual(len(ep.graph_signature.input_tokens), 1)
        with self.assertRaisesRegex(
            fxge.FxgeError, r"E0401\]: ordered.note.default: no conversion"
        ):
            fxge.compile(ep)
        rows = self.directory / "ordered.yaml"
        rows.write_text(ORDERED, "utf-8")
        check([str(rows)])
        torch.export.save(ep, self.directory / "ordered.pt2")
        fxge.compile(ep, ops=[str(rows)]).write(self.directory / "ordered.fxpb")
        for file in ("ordered.pt2", "ordered.fxpb"):
            self.assertTrue(fxge.load(self.directory / file, ops=[str(rows)])(x).equal(expected))
        for op, converter in zip(overloads, (scale, sums, note), strict=True):
            self.addCleanup(converters.forget, op)
            torchair.register_fx_node_ge_converter(op)(converter)
        check([]).write(self.directory / "ordered.air")
        self.assertIn(b"TwoSums", (self.directory / "ordered.air").read_bytes())

    def test_text_reads_back(self) -> None:
        """The text contains weights, because their file was deleted."""
        torch.manual_seed(0)
        conv = nn.Conv2d(3, 5, 3).to(memory_format=torch.channels_last)  # type: ignore[call-overload]
        model = nn.Sequential(conv, nn.Flatten(), nn.Linear(5, 40).to(torch.bfloat16).float())
        x = torch.randn(2, 3, 3, 3)
        ep = export(model, (x,))
        program = fxge.compile(ep)
        for form in ("text", "locs"):
            path = self.directory / f"{form}.fx"
            path.write_text(program.text(form), "utf-8")
            again = fxge.load(path)
            self.assertEqual(again.text(form), program.text(form))
            self.assertTrue(again(x)[0].equal(program(x)))
        self.assertIn("@2.weight : f32[40, 5] = ...\n", str(program))
        self.assertIn("@0.bias : f32[5] = {", str(program))
        fxge.save(ep, self.directory / "model.fxpb")
        named = fxge.load(self.directory / "model.fxpb")
        self.assertIn(f'= file "{self.directory}/model.fxpb"', str(named))
        path.write_text(named.text(), "utf-8")
        self.assertTrue(fxge.load(path)(x)[0].equal(program(x)))

    def test_dumped_texts_read_back(self) -> None:
        """A constant of a live graph is stored in the .fxpb of the dump."""
        x, w = torch.randn(1, 9), torch.randn(9, 9)

        def f(x: Tensor, w: Tensor) -> Tensor:
            return x @ w + torch.tensor(TABLE)

        directory = os.path.relpath(self.directory)
        expected = torch.compile(f, backend="fxge", options={"dump": directory})(x, w)
        (text,) = self.directory.glob("*.ge.txt")
        again = fxge.load(shutil.copy(text, self.directory / "dumped.fx"))
        self.assertIn("_0.fxpb", again.text())
        self.assertTrue(again(x, w)[0].equal(expected))

    def test_scopes_are_no_operators(self) -> None:
        class Scoped(nn.Module):
            def forward(self, x: Tensor) -> Tensor:
                with torch.no_grad():
                    y = x * 2
                return y + x

        x = torch.randn(3)
        program = export(Scoped(), (x,))
        self.assertIn("wrap_with_set_grad_enabled", str(program.graph))
        torch.testing.assert_close(fxge.compile(program)(x), 3 * x)

    def test_missing_file(self) -> None:
        with self.assertRaises(fxge.FxgeError) as caught:
            fxge.load(self.directory / "none.pt2")
        self.assertEqual(caught.exception.status, 5)
        self.assertIn("none.pt2", str(caught.exception))

    def test_a_limit_of_memory(self) -> None:
        x = torch.randn(1000, 1000)
        saved = export(nn.Sequential(nn.Softmax(1), nn.Softmax(1)), (x,))
        little, enough = (fxge.compile(saved, memory=n) for n in (3_000_000, 30_000_000))
        with self.assertRaises(fxge.FxgeError) as raised:
            little(x)
        self.assertEqual(raised.exception.status, 6)
        self.assertIn("the session may hold 3000000", str(raised.exception))
        torch.testing.assert_close(enough(x), x.softmax(1).softmax(1))

    def test_options(self) -> None:
        self.assertEqual(fxge.Config.of({"no_fuse": ["gelu"]}).no_fuse, ("gelu",))
        with self.assertWarnsRegex(DeprecationWarning, "'no_rules' is called 'no_fuse' now"):
            self.assertEqual(fxge.Config.of({"no_rules": ["gelu"]}).no_fuse, ("gelu",))
        for options in ({"no_fuse": "gelu"}, {"threads": "2"}, {"strict": 1}, {"threads": True}):
            with self.subTest(options), self.assertRaises(fxge.FxgeError):
                fxge.Config.of(options)

    def test_cann(self) -> None:
        """The release of CANN decides the forms of a graph, and the faults that a check reports."""
        sizes = {"x": {}, "y": {0: Dim("n", min=2, max=9)}}
        args = (torch.randn(1, 3), torch.randn(5, 3))
        program = export(Expanded(), args, dynamic_shapes=sizes)
        for cann, form in (
            (None, "GatherV2"),
            ("9.1.0-beta.1", "GatherV2"),
            ("8.3.RC1", "BroadcastTo"),
        ):
            with self.subTest(cann):
                made = fxge.compile(program, cann=cann)
                self.assertIn(f"= ge.{form}(", made.text())
                torch.testing.assert_close(made(*args), args[0].expand(5, 3).clone())
                made.write(self.directory / "made.air", force=True)
                made.check(self.directory / "made.air")
        with self.assertRaisesRegex(fxge.FxgeError, "is computed: GE's shape function crashes"):
            fxge.load(self.directory / "made.air").check(self.directory / "made.air")
        with self.assertRaisesRegex(fxge.FxgeError, "'newest' is no release of CANN") as caught:
            fxge.compile(program, cann="newest")
        self.assertEqual(caught.exception.status, 2)

    # ---- explanations ----

    def test_hints_are_pythons(self) -> None:
        """Hints of the Python package name no option or command of the command line."""
        program = Program()
        kind = _library.options(_library.DiagKind)
        i = changed = 0
        while program._lib.fxge_diag_kind_get(program._session, i, c.byref(kind)):
            hint = (kind.hint or b"").decode()
            changed += in_python(hint) != hint
            self.assertNotRegex(in_python(hint), r"--\w|`fxge [a-z]", kind.id)
            i += 1
        self.assertGreater(changed, 8)
        with self.assertRaises(fxge.FxgeError) as caught:
            fxge.compile(export(Bessel(), (torch.randn(3),)))
        self.assertIn('options={"ops": ["my_ops.yaml"]}', str(caught.exception))
        self.assertNotIn("--ops", str(caught.exception) + (caught.exception.errors[0].hint or ""))

    def test_explain(self) -> None:
        self.assertRegex(
            fxge.explain("FXGE-E0401"), r"FXGE-E0401  error +exit 3 .*(?s:.*)Remedy: describe"
        )
        table = fxge.explain(lambda x: torch.ops.aten._test_warn_in_autograd(x) + x, torch.randn(3))
        self.assertIn("NOT SUPPORTED  aten._test_warn_in_autograd.default", table)
        self.assertIn("aten.add.Tensor", table)

    # ---- operators of the user ----

    def test_load_ops(self) -> None:
        rows = self.directory / "ops.yaml"
        rows.write_text("- nonsense: 1\n")
        with self.assertRaises(fxge.FxgeError):
            fxge.load_ops(rows)
        model, args, ep = exported("custom_linear")
        with self.assertRaises(fxge.FxgeError) as caught:
            fxge.compile(ep)
        self.assertEqual({d.op for d in caught.exception.errors}, {"my.linear.default"})
        self.addCleanup(sessions.loaded_ops.clear)
        file = support.ROOT / "examples" / "my_ops.yaml"
        for _ in range(2):  # as a notebook's cell that runs again
            fxge.load_ops(file)
        support.assert_same(fxge.compile(ep)(*args), model(*args))
        fxge.compile(ep, ops=[str(file)])
        self.assertIn("mapping        my.linear.default", fxge.explain(ep))
        for options in (None, {"ops": [str(file)]}):
            torch._dynamo.reset()
            live = torch.compile(model, backend=fxge.backend, fullgraph=True, options=options)
            with torch.no_grad():
                support.assert_same(live(*args), model(*args))

    # ---- the package ----


if __name__ == "__main__":
    unittest.main()
