# SPDX-License-Identifier: Apache-2.0
"""Users' operators, described in a file only: called, compiled, trained, exported."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from typing import Any

import support
import torch
import torch.nn.functional as F
from torch import Tensor

import fxge
import fxge.npu  # defines torch.ops.npu
from fxge._programs import sessions
from fxge.backend import get_backend

ROWS = """
- schema: "mine::gelu(Tensor x) -> Tensor"
  formula: |
    inner = (2 / pi) ** 0.5 * (x + 0.044715 * x**3)
    return 0.5 * x * (1 + tanh(inner))
  backward:
    x: |
      inner = (2 / pi) ** 0.5 * (x + 0.044715 * x**3)
      slope = (2 / pi) ** 0.5 * (1 + 3 * 0.044715 * x**2)
      t = tanh(inner)
      return grad * (0.5 * (1 + t) + 0.5 * x * (1 - t * t) * slope)

# saved results by name, one formula of two gradients, an argument by keyword
- schema: "mine::rms(Tensor x, Tensor weight, *, float eps=1e-5) -> (Tensor, Tensor rstd)"
  formula: |
    rstd = rsqrt(mean(x * x, [-1], True) + eps)
    return x * rstd * weight, rstd
  backward:
    x, weight: |
      g = grads[0] * weight
      gx = rstd * (g - x * rstd * mean(g * x * rstd, [-1], True))
      gx = gx - grads[1] * rstd**3 * x / x.shape[-1]
      return gx, sums(grads[0] * x * rstd, range(x.rank - 1), False)

# a result that has no gradient, one that has no name
- schema: "mine::largest(Tensor x) -> (Tensor, Tensor)"
  formula: max(x, -1)
  backward:
    x: scatter(zeros_like(x), -1, unsqueeze(result1, -1), unsqueeze(grads[0], -1))

- schema: "mine::joined(Tensor[] xs, SymInt dim=0) -> Tensor"
  formula: cat(xs, dim)
  backward:
    xs: split_with_sizes(grad, [x.shape[dim] for x in xs], dim)

- schema: "mine::halves(Tensor x) -> Tensor[]"
  formula: split_with_sizes(x, [x.shape[0] // 2, x.shape[0] - x.shape[0] // 2], 0)
  backward:
    x: cat(grads, 0)

- schema: "mine::scale(Tensor x, Tensor? by=None, float other=2.0) -> Tensor"
  formula: x * other if by is None else x * by
  backward:
    x: grad * other if by is None else grad * by
    by: grad * x

- schema: "mine::product(Tensor a, Tensor b) -> Tensor"
  formula: a @ b
  backward: {a: grad @ t(b)}
"""


class Case(unittest.TestCase):
    def setUp(self) -> None:
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.addCleanup(setattr, sessions, "loaded_ops", list(sessions.loaded_ops))
        self.directory = Path(directory.name)

    def file(self, text: str, name: str = "ops.yaml") -> str:
        path = self.directory / name
        path.write_text(text, encoding="utf-8")
        return str(path)

    def refused(self, text: str, *words: str) -> str:
        """Asserts that the file is refused and adds nothing; returns the message."""
        before = list(sessions.loaded_ops)
        with self.assertRaises(fxge.FxgeError) as caught:
            fxge.load_ops(self.file(text, "bad.yaml"))
        self.assertEqual(caught.exception.status, 4)
        self.assertEqual(sessions.loaded_ops, before)
        for word in words:
            self.assertIn(word, str(caught.exception))
        return str(caught.exception)


class Mine(Case):
    """Operators of ROWS."""

    rows: str

    @classmethod
    def setUpClass(cls) -> None:
        directory = tempfile.TemporaryDirectory()
        cls.addClassCleanup(directory.cleanup)
        cls.rows = os.path.join(directory.name, "rows.yaml")
        Path(cls.rows).write_text(ROWS, encoding="utf-8")

    def setUp(self) -> None:
        """PyTorch has the operators from the first call on."""
        super().setUp()
        fxge.load_ops(self.rows)
        torch.manual_seed(0)
        self.ops: Any = torch.ops.mine

    def checked(self, f: Any, *args: Tensor) -> None:
        """Compares gradients with finite differences, in eager mode."""
        doubles = [a.double().requires_grad_() for a in args]
        self.assertTrue(torch.autograd.gradcheck(f, doubles))

    def test_called_and_trained(self) -> None:
        x = torch.randn(3, 4)
        support.assert_same(self.ops.gelu(x), F.gelu(x, approximate="tanh"), 1e-6)
        self.checked(self.ops.gelu, x)
        self.checked(self.ops.rms, x, torch.randn(4))
        self.checked(lambda x, w: self.ops.rms(x, w, eps=0.5), x, torch.randn(4))
        x.requires_grad_()
        y, place = self.ops.largest(x)
        self.assertFalse(place.requires_grad)
        (found,) = torch.autograd.grad(y.square().sum(), x)
        support.assert_same(found, torch.autograd.grad(x.max(-1)[0].square().sum(), x)[0], 1e-6)

    def test_lists(self) -> None:
        x, y = torch.randn(3, 4), torch.randn(2, 4)
        support.assert_same(self.ops.joined([x, y]), torch.cat([x, y]), 0)
        self.checked(lambda x, y: self.ops.joined([x, y]), x, y)
        support.assert_same(self.ops.halves(x), list(x.split([1, 2])), 0)
        self.checked(lambda x: tuple(self.ops.halves(x)), x)

    def test_inputs_without_gradients(self) -> None:
        """An absent optional input, one without gradient, one without a formula."""
        x, by = torch.randn(3, 4), torch.randn(3, 4)
        self.checked(self.ops.scale, x)
        self.checked(self.ops.scale, x, by)
        self.checked(lambda by: self.ops.scale(x.double(), by), by)
        a, b = torch.randn(2, 3, requires_grad=True), torch.randn(3, 2, requires_grad=True)
        self.ops.product(a, b).sum().backward()
        self.assertIsNone(b.grad)
        support.assert_same(a.grad, (torch.ones(2, 2) @ b.t()).detach(), 1e-6)

    def test_half_types(self) -> None:
        for dtype in (torch.float16, torch.bfloat16):
            x = torch.randn(3, 4, dtype=dtype, requires_grad=True)
            y = self.ops.gelu(x)
            y.sum().backward()
            self.assertEqual((y.dtype, x.grad.dtype), (dtype, dtype))
            support.assert_same(y.float(), F.gelu(x.float(), approximate="tanh"), 2e-2)

    def block(self, x: Tensor, w: Tensor, by: Tensor | None) -> Tensor:
        y, _ = self.ops.rms(self.ops.gelu(x), w)
        first, last = self.ops.halves(self.ops.scale(y, by))
        return self.ops.joined([last * 2, first], 0) + self.ops.largest(x)[0].sum()

    def plain(self, x: Tensor, w: Tensor, by: Tensor | None) -> Tensor:
        y = F.rms_norm(F.gelu(x, approximate="tanh"), [4], w, 1e-5)
        y = y * (2.0 if by is None else by)
        k = x.shape[0] // 2
        return torch.cat([y[k:] * 2, y[:k]]) + x.max(-1)[0].sum()

    def test_compiled(self) -> None:
        """Sizes are symbols of one graph, whose backward is trained."""
        for dynamic in (False, True):
            f, counter = support.compiled(self.block, dynamic=dynamic)
            for n in (6, 7, 10) if dynamic else (6,):
                found, expected = [], []
                for g, grads in ((f, found), (self.plain, expected)):
                    torch.manual_seed(n)
                    leaves = [torch.randn(s).requires_grad_() for s in ((n, 4), (4,), (n, 4))]
                    y = g(*leaves)
                    y.square().sum().backward()
                    grads += [y.detach(), *(t.grad for t in leaves)]
                for a, b in zip(found, expected, strict=True):
                    support.assert_same(a, b, 1e-5)
            self.assertEqual(counter.count, 1)

    def test_exported(self) -> None:
        class Model(torch.nn.Module):
            def forward(self, x: Tensor, w: Tensor) -> Tensor:
                y = ops.scale(ops.rms(ops.gelu(x), w, eps=0.1)[0])
                return ops.joined([y, x])  # type: ignore[no-any-return]

        ops, args = self.ops, (torch.randn(6, 4), torch.randn(4))
        n = torch.export.Dim("n", min=2, max=64)
        exported = torch.export.export(Model(), args, dynamic_shapes=({0: n}, None))
        program = fxge.compile(exported)
        for size in (6, 3):
            x = torch.randn(size, 4)
            y = F.rms_norm(F.gelu(x, approximate="tanh"), [4], args[1], 0.1) * 2
            support.assert_same(program(x, args[1]), torch.cat([y, x]), 1e-5)
        self.assertTrue(fxge.verify(exported, args))

    def test_wrong_calls(self) -> None:
        """The reason is reported in eager mode and in tracing."""
        with self.assertRaisesRegex(fxge.FxgeError, "mine.product.default"):
            self.ops.product(torch.randn(2, 3), torch.randn(2, 3))
        f, _ = support.compiled(self.ops.product)
        with self.assertRaisesRegex(Exception, "aten.matmul.default"):
            f(torch.randn(2, 3), torch.randn(2, 3))
        with self.assertRaisesRegex(fxge.FxgeError, "is i64, and 'self' is f32(?s:.*)mine.product"):
            self.ops.product(torch.randn(2, 3), torch.ones(3, 2, dtype=torch.int64))
        with self.assertRaises(RuntimeError):
            self.ops.product(torch.randn(2, 3))

    def test_once(self) -> None:
        """A file counts once, by any path."""
        before = list(sessions.loaded_ops)
        link = self.directory / "link.yaml"
        link.symlink_to(self.rows)
        fxge.load_ops(link)
        fxge.load_ops(self.rows)
        self.assertEqual(sessions.loaded_ops, before)
        support.assert_same(self.ops.gelu(torch.zeros(2)), torch.zeros(2))


class Files(Case):
    def test_a_bad_file_adds_nothing(self) -> None:
        good = '- schema: "bad::good(Tensor x) -> Tensor"\n  formula: x * 2\n'
        for wrong, words in (
            ("  backward: {x: grad * k}", ["bad.yaml:5", "`k` is no argument"]),
            ("  backward: {x: grad.shape}", ["bad.yaml:5", "the formula gives list of int"]),
            ("  backward: {z: grad}", ["bad.yaml:5", "no argument `z`"]),
            ("  backward: {x: grad, x: grad}", ["bad.yaml:5", "twice"]),
            ("  backward: {x: bad.f_backward.x(grad)}", ["bad.yaml:5", "computes itself"]),
            ("  backward: [x]\n  nonsense: 1", ["bad.yaml:5", "bad.yaml:6"]),
        ):
            with self.subTest(wrong):
                text = good + '- schema: "bad::f(Tensor x) -> Tensor"\n  formula: x\n' + wrong
                self.refused(text, *words)
                self.assertFalse(hasattr(torch.ops.bad, "good"))
                self.assertFalse(hasattr(torch.ops.bad, "f"))

    def test_a_wrong_meta_function(self) -> None:
        """A difference of the user's meta function from the description is not a fault of fxge."""
        library = torch.library.Library("metas", "FRAGMENT")
        self.addCleanup(library._destroy)
        for name, meta in (
            ("dtype", lambda x: x.half()),
            ("rank", lambda x: x.unsqueeze(0)),
            ("size", lambda x: x.new_empty(x.shape[0] + 1)),
        ):
            library.define(f"{name}(Tensor x) -> Tensor")
            library.impl(name, lambda x: x * 2, "CPU")
            library.impl(name, meta, "Meta")
            rows = self.file(f'- schema: "metas::{name}(Tensor x) -> Tensor"\n  formula: x * 2\n')
            op = getattr(torch.ops.metas, name)

            class Model(torch.nn.Module):
                def forward(self, x: Tensor, op: Any = op) -> Tensor:
                    return op(x)  # type: ignore[no-any-return]

            with self.subTest(name):
                exported = torch.export.export(Model(), (torch.randn(3),))
                with self.assertRaises(fxge.FxgeError) as raised:
                    fxge.compile(exported, ops=[rows])
                self.assertEqual(raised.exception.status, 4)
                self.assertIn("the operator's meta function", str(raised.exception))
                self.assertNotIn("so fxge lacks support", str(raised.exception))

    def test_another_schema(self) -> None:
        """Both texts of every operator that differs are shown."""
        library = torch.library.Library("theirs", "FRAGMENT")
        self.addCleanup(library._destroy)
        library.define("f(Tensor x, SymInt[] dims=[1], float eps=1e-5) -> Tensor")
        library.impl("f", lambda x, *_: x + 1, "CPU")
        rows = (
            '- schema: "theirs::new(Tensor x) -> Tensor"\n  formula: x\n'
            '- schema: "{}"\n  formula: x * eps\n  ignore: [dims]\n'
        )
        same = "theirs::f(Tensor x, int[] dims=[1], float eps=1e-05) -> Tensor"
        for other in (
            "theirs::f(Tensor x, int[] dims=[2], float eps=1e-05) -> Tensor",
            "theirs::f(Tensor y, int[] dims=[1], float eps=1e-05) -> Tensor",
            "theirs::f(Tensor x, int dims=1, float eps=1e-05) -> Tensor",
        ):
            text = rows.format(other)
            if " y" in other:
                text = text.replace("x * eps", "y * eps")
            message = self.refused(text, "bad.yaml:3", other)
            self.assertIn("theirs::f(Tensor x, SymInt[] dims=[1], float eps=", message)
            self.assertFalse(hasattr(torch.ops.theirs, "new"))
        fxge.load_ops(self.file(rows.format(same)))
        theirs: Any = torch.ops.theirs
        self.assertEqual(theirs.f(torch.zeros(2)).tolist(), [1, 1])  # torch's operators stay
        self.assertEqual(theirs.new(torch.zeros(2)).tolist(), [0, 0])

    def test_of_one_backend(self) -> None:
        """Files in options are defined, too, so that later calls can use the operators."""
        row = '- schema: "option::twice(Tensor x) -> Tensor"\n  formula: x * 2\n'
        backend = get_backend(config=fxge.Config(ops=(self.file(row),)))
        ops: Any = torch.ops.option
        x = torch.randn(3)
        support.assert_same(ops.twice(x), x * 2, 0)
        f = torch.compile(lambda x: ops.twice(x) + 1, backend=backend, fullgraph=True)
        support.assert_same(f(x), x * 2 + 1, 1e-6)

    def test_results_of_the_program(self) -> None:
        """A row without results: the meta function is the user's."""
        row = (
            '- schema: "meta::f(Tensor x) -> Tensor"\n  ge: {op: MetaF, in: {x: x}}\n'
            "- ge: MetaF\n  in: {x: any}\n  out: {y: any}\n"
        )
        fxge.load_ops(self.file(row))
        torch.library.register_fake("meta::f", torch.empty_like)
        exported = torch.export.export(Calls("meta"), (torch.randn(3),))
        self.assertIn("ge.MetaF", fxge.compile(exported).text())
        with self.assertRaisesRegex(fxge.FxgeError, "results of meta.f.default cannot be inferred"):
            torch.ops.meta.f(torch.randn(3))


FACTORIES = """
- schema: "made::square(SymInt n, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None) -> Tensor"
  formula: full([n, n], 2.5, dtype=f32 if dtype is None else dtype)
  ignore: [layout, device]
- schema: "made::pair(int n) -> (Tensor, Tensor)"
  formula: return full([n], 1.0, dtype=f32), full([n], 2, dtype=i64)
- schema: "made::counted(Tensor[] xs) -> Tensor"
  formula: full([3], len(xs), dtype=f32)
- schema: "made::filled(Tensor? x=None) -> Tensor"
  formula: "full([3], 4.0, dtype=f32) if x is None else x"
"""  # noqa: E501 (rows are as long as they are)


class Factories(Case):
    """Calls without a tensor, which select no backend."""

    def test_without_tensors(self) -> None:
        fxge.load_ops(self.file(FACTORIES, "made.yaml"))
        op = torch.ops.made
        place = {"layout": torch.strided, "device": torch.device("cpu")}
        npu = torch.ops.npu.empty_with_format

        def from_number(x: Tensor) -> Tensor:
            return x + op.square(3) + op.square(3, dtype=torch.float16, **place)

        def from_size(x: Tensor) -> Tensor:
            return op.square(x.shape[0]) - x

        def several(x: Tensor) -> Tensor:
            a, b = op.pair(3)
            return x * a + b

        def none_given(x: Tensor) -> Tensor:
            return x + op.counted([]) + op.counted([x, x]) + op.filled() + op.filled(x)

        def of_npu(x: Tensor) -> Tensor:
            made = npu([3, 3], dtype=torch.float32, device=torch.device("cpu"), acl_format=2)
            return made.fill_(2) + x

        x = torch.randn(3, 3)
        wanted = (x + 5, 2.5 - x, x + 2, x + 0 + 2 + 4 + x, x + 2)
        functions = (from_number, from_size, several, none_given, of_npu)
        for f, y in zip(functions, wanted, strict=True):

            class Module(torch.nn.Module):
                call = staticmethod(f)

                def forward(self, x: Tensor) -> Tensor:
                    return self.call(x)

            with self.subTest(f.__name__):
                support.assert_same(f(x), y, 1e-6)
                for dynamic in (False, True):
                    live, _ = support.compiled(f, dynamic=dynamic)
                    support.assert_same(live(x), y, 1e-6)
                ep = torch.export.export(Module(), (x,))
                support.assert_same(fxge.compile(ep)(x), y, 1e-6)
                support.assert_same(fxge.compile(ep.run_decompositions())(x), y, 1e-6)


class Installed(Case):
    """Files of packages and of FXGE_OPS_PATH, in a process of their own."""

    def package(self, points: str) -> None:
        """Adds a package to the path, as pip installs it; importing it is an error."""
        for name, text in (
            ("rows_of/__init__.py", "raise RuntimeError('imported')"),
            ("rows_of/rows.yaml", '- schema: "pack::one(Tensor x) -> Tensor"\n  formula: x * 2\n'),
            (
                "rows_of/more/b.yaml",
                '- schema: "pack::two(Tensor x) -> Tensor"\n  formula: x * 3\n',
            ),
            (
                "rows_of-1.0.dist-info/METADATA",
                "Metadata-Version: 2.1\nName: rows_of\nVersion: 1.0\n",
            ),
            ("rows_of-1.0.dist-info/entry_points.txt", f"[fxge_ops]\n{points}\n"),
        ):
            path = self.directory / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")

    def run_python(self, lines: list[str], **env: str) -> subprocess.CompletedProcess[str]:
        path = os.pathsep.join([str(self.directory), *sys.path])
        script = self.directory / "script.py"
        script.write_text("\n".join(["import fxge, torch", *lines]), encoding="utf-8")
        return subprocess.run(
            support.python(script),
            env={**os.environ, "PYTHONPATH": path, **env},
            capture_output=True,
            text=True,
        )

    def test_everything_is_found(self) -> None:
        self.package("a = rows_of:rows.yaml\nb = rows_of.more\nc = rows_of:rows.yaml")
        own = self.file('- schema: "pack::three(Tensor x) -> Tensor"\n  formula: x * 4\n')
        more = self.directory / "directory"
        more.mkdir()
        (more / "again.yaml").symlink_to(self.directory / "rows_of" / "rows.yaml")
        (more / "readme.txt").write_text("no description", encoding="utf-8")
        lines = [
            "fxge.load_ops()",
            f"fxge.load_ops({own!r})",
            "x = torch.ones(1)",
            "p = torch.ops.pack",
            "assert [int(f(x)) for f in (p.one, p.two, p.three)] == [2, 3, 4]",
            "class M(torch.nn.Module):",
            "    def forward(self, x): return p.three(p.two(p.one(x)))",
            "print(fxge.compile(torch.export.export(M(), (x,)))(x).item())",
        ]
        done = self.run_python(lines, FXGE_OPS_PATH=f"{own}::{more}")
        self.assertEqual((done.returncode, done.stdout.strip()), (0, "24.0"), done.stderr)

    def test_the_command(self) -> None:
        """`python -m fxge`, the command of a wheel, has the operators of packages."""
        self.package("a = rows_of:rows.yaml")
        program = self.directory / "one.fx"
        program.write_text(
            'fxge 1\nmodel "one" stage "import"\ngraph "main"(%x : f32[2]) {\n'
            "  %y = pack.one.default(x=%x) : f32[2]\n  return %y\n}\n",
            encoding="utf-8",
        )
        own = self.file('- schema: "pack::three(Tensor x) -> Tensor"\n  formula: x * 4\n')
        path = os.pathsep.join([str(self.directory), *sys.path])
        command = [sys.executable, "-m", "fxge", "ops", str(program)]
        for more in ({}, {"FXGE_OPS_PATH": own}):
            done = subprocess.run(
                command,
                env={**os.environ, "PYTHONPATH": path, **more},
                capture_output=True,
                text=True,
            )
            self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.package("a = rows_of:none.yaml")
        done = subprocess.run(
            command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True
        )
        self.assertEqual(done.returncode, 5, done.stderr)
        self.assertIn("the entry point a = 'rows_of:none.yaml'", done.stderr)

    def test_without_a_meta_function(self) -> None:
        """torch.compile names the user's frame once, and no frame of fxge."""
        rows = self.file(
            "- ge: OnlyHere\n  in: {x: [f32]}\n  out: {y: [f32]}\n"
            '- schema: "metas::unknown(Tensor x) -> Tensor"\n  ge: {op: OnlyHere, in: {x: x}}\n'
        )
        lines = [
            f"fxge.load_ops({rows!r})",
            "class M(torch.nn.Module):",
            "    def forward(self, x): return torch.ops.metas.unknown(x)",
            "torch.compile(M(), backend='fxge')(torch.ones(3))",
        ]
        done = self.run_python(lines)
        self.assertIn("E0306", done.stderr)
        self.assertEqual(done.stderr.count("compiled nothing of"), 1, done.stderr)
        self.assertIn("compiled nothing of M.forward", done.stderr)

    def test_missing_files(self) -> None:
        for point in ("rows_of:none.yaml", "nothing", "rows_of.none"):
            self.package(f"a = {point}")
            done = self.run_python(["fxge.load_ops()"])
            self.assertIn(f"the entry point a = '{point}'", done.stderr)
        self.package("a = rows_of")
        done = self.run_python(["fxge.load_ops()"], FXGE_OPS_PATH="/none/there")
        self.assertIn("/none/there", done.stderr)
        self.assertIn("FxgeError", done.stderr)


class Calls(torch.nn.Module):
    def __init__(self, space: str) -> None:
        super().__init__()
        self.space = space

    def forward(self, x: Tensor) -> Tensor:
        return getattr(torch.ops, self.space).f(x)  # type: ignore[no-any-return]


class Tried(Case):
    """Random calls compared with PyTorch."""

    rows = "\n\n".join(ROWS.split("\n\n")[k] for k in (0, 1, 3))  # gelu, rms, joined
    rows = rows.replace(  # the gradients are not defined for other calls
        '(Tensor, Tensor rstd)"\n',
        '(Tensor, Tensor rstd)"\n'
        "  check: {weight: 'x.rank > 0 and weight.shape == [x.shape[-1]]'}\n",
    )

    def gelu(self, x: Tensor) -> Tensor:
        return F.gelu(x if x.is_floating_point() else x.float(), approximate="tanh")

    def joined(self, xs: list[Tensor], dim: int = 0) -> Tensor:
        return torch.cat(xs, dim)

    def rms(self, x: Tensor, weight: Tensor, eps: float = 1e-5) -> tuple[Tensor, Tensor]:
        rstd = torch.rsqrt((x * x).mean(-1, True) + eps)
        return x * rstd * weight, rstd

    def test_references(self) -> None:
        references = {"mine::gelu": self.gelu, "mine::joined": self.joined}
        rows = fxge.try_ops(self.file(self.rows), references=references, cases=8)
        found = {(row.op, row.dtype): row for row in rows}
        for op, dtypes in (("gelu", "f32 f16 bf16 f64 i64 bool"), ("joined", "f32 f16 bf16 i64")):
            for dtype in dtypes.split():
                row = found[f"mine::{op}", dtype]
                self.assertEqual((row.run, row.compared), (8, 8), row)
                self.assertGreater(min(row.seconds), 0)
        self.assertGreater(found["mine::gelu", "f64"].gradients, 5)
        self.assertEqual(found["mine::rms", "f32"].compared, 0)
        self.assertGreater(found["mine::rms", "f32"].gradients, 5)

    def test_a_reference_that_differs(self) -> None:
        for wrong, said in [
            (lambda x: F.gelu(x.float()), "and the reference has"),
            (lambda x: self.gelu(x).double(), "and the reference has torch.float64"),
            (lambda x: self.gelu(x)[None], "and the reference has"),
            (lambda x: (x, x), "has 1 results, its reference 2"),
        ]:
            with self.assertRaises(fxge.FxgeError) as caught:
                fxge.try_ops(self.file(self.rows), references={"mine::gelu": wrong})
            self.assertEqual(caught.exception.status, 1)
            self.assertIn(said, str(caught.exception))

    def test_wrong_files_and_names(self) -> None:
        wrong = self.rows.replace("return grad * (0.5", "return grad * (0.51")
        for rows, references, status, said in [
            (wrong, {}, 1, "mine.gelu.default (f64): the gradient of `x` differs from the slope"),
            (self.rows, {"mine::relu": F.relu}, 2, "unknown operator 'mine::relu'"),
            ("- schema: 1", {}, 4, "FXGE-E0"),
        ]:
            with self.assertRaises(fxge.FxgeError) as caught:
                fxge.try_ops(self.file(rows), references=references)
            self.assertEqual(caught.exception.status, status)
            self.assertIn(said, str(caught.exception))


class Imported(Case):
    """Schemas of the running PyTorch as rows."""

    HEADER = (
        "REG_OP(ScaledBy).INPUT(x, TensorType::FLOAT()).OPTIONAL_INPUT(mask, TensorType({DT_BOOL}))"
        ".DYNAMIC_INPUT(more, TensorType::FLOAT()).OUTPUT(y, TensorType::FLOAT())"
        '.ATTR(by, Float, 1).ATTR(axes, ListInt, {}).ATTR(mode, String, "a")'
        ".OP_END_FACTORY_REG(ScaledBy)\n"
    )
    SCHEMA = (
        "scaled_by(Tensor x, Tensor? mask, Tensor[] more, *, float by=1., int[2] axes=[0, 1], "
        'str mode="it is") -> Tensor'
    )

    def setUp(self) -> None:
        super().setUp()
        self.library = torch.library.Library("imported", "FRAGMENT")
        self.addCleanup(self.library._destroy)

    def header(self) -> str:
        return self.file(self.HEADER, "op_proto.h")

    def test_there_and_back(self) -> None:
        """An imported schema gives the same operator by load_ops."""
        self.library.define(self.SCHEMA)
        self.library.define("nobody_knows(Tensor x) -> Tensor")
        with self.assertWarnsRegex(UserWarning, "imported::nobody_knows: it is left out: no way"):
            rows = fxge.import_ops("imported", files=[self.header()], path=self.file(""))
        self.assertIn("# torch.ops.imported:", rows)
        self.assertEqual(rows.count("- schema:"), 1)
        self.assertIn("- ge: ScaledBy", rows)
        fxge.load_ops(self.file(rows))
        with self.assertWarns(UserWarning):
            self.assertEqual(fxge.import_ops("imported", files=[self.header()]), rows)

    def test_python_operators(self) -> None:
        @torch.library.custom_op("imported_py::scaled_by", mutates_args=())
        def scaled_by(x: Tensor, mask: Tensor | None, more: list[Tensor]) -> Tensor:  # noqa: ARG001
            return x.clone()

        rows = fxge.import_ops("imported_py", files=[self.header()])
        self.assertIn("imported_py::scaled_by(Tensor x, Tensor? mask, Tensor[] more)", rows)

    def test_refused(self) -> None:
        with self.assertRaises(fxge.FxgeError) as caught:
            fxge.import_ops("nobodys_namespace")
        self.assertEqual(caught.exception.status, 2)
        self.library.define(self.SCHEMA)
        other = self.file('- schema: "imported::scaled_by(Tensor x) -> Tensor"\n  formula: x\n')
        with self.assertRaises(fxge.FxgeError) as caught:
            fxge.import_ops("imported", files=[other])
        self.assertEqual(caught.exception.status, 4)
        self.assertIn("FXGE-E0918", str(caught.exception))


if __name__ == "__main__":
    unittest.main()
