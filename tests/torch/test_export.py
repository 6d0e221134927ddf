# SPDX-License-Identifier: Apache-2.0
"""Tests `fxge op export --to torch|meta|torchair`: the C++ reads back, the Python defines, infers and converts.

test_export_torch.py FXGE
"""

import pathlib
import re
import subprocess
import sys
import tempfile
import types
import unittest

import torch

FXGE = ""
HERE = pathlib.Path(__file__).resolve().parent

ROWS = """\
- def: |
    def scaled(x, by):
        return x * by + 1

- schema: "exported::swish(Tensor x, float beta=1.0) -> Tensor"
  formula: x * sigmoid(x * beta)

- schema: "exported::mean_or_sum(Tensor x, int[] dims, *, bool mean=True, ScalarType? dtype=None) -> Tensor"
  formula: |
    y = x if dtype is None else cast(x, dtype)
    if mean:
        return aten.mean.dim(y, dims)
    return aten.sum.dim_IntList(scaled(y, 2), dims)

- schema: "exported::top(Tensor x, int k) -> (Tensor, Tensor)"
  result: |
    shape = x.shape[:-1] + [k]
    return tensor(shape, x.dtype), tensor(shape, i32)
  formula: |
    values, places = topk(x, k)
    return values, cast(places, i32)

- schema: "exported::common(Tensor a, Tensor b, Scalar c) -> Tensor"
  result: pointwise(a, b, c)
  formula: a + b + c

- schema: "exported::linear(Tensor x, Tensor weight, Tensor? bias=None, int reduction=1, bool fast=False) -> Tensor"
  shape: ["[x[0], weight[0] * 2 // 2]"]
  dtype: [x]
  ge: {op: ExportedLinear, in: {x: x, weight: weight, bias: bias}, attr: {fast: fast}, require: {reduction: 1}}
- ge: ExportedLinear
  in: {x: [f16, f32], weight: [f16, f32], "bias?": [f16, f32]}
  out: {y: [f16, f32]}
  attr: {fast: {bool: false}}

- schema: "exported::shrink(Tensor x, float by, int[] dims) -> Tensor"
  ge: {op: ExportedShrink, in: {x: x}, attr: {by: by, dims: dims}}
- ge: ExportedShrink
  in: {x: [f16, f32]}
  out: {y: [f16, f32]}
  attr: {by: {float: 1.0}, dims: {ints: []}}
  compute: aten.sum.dim_IntList(x * by, dims)
"""


class Exported(unittest.TestCase):
    directory: tempfile.TemporaryDirectory
    library: torch.library.Library

    @classmethod
    def setUpClass(cls) -> None:
        cls.directory = tempfile.TemporaryDirectory(prefix="fxge-export-")
        cls.rows = pathlib.Path(cls.directory.name, "rows.yaml")
        cls.rows.write_text(ROWS, "utf-8")
        cls.library = torch.library.Library("exported", "DEF")
        for line in ROWS.splitlines():
            if "schema:" in line:
                cls.library.define(line.split("exported::")[1].rstrip('"'))
        exec(compile(cls.export("meta"), "meta.py", "exec"), {})

    @classmethod
    def tearDownClass(cls) -> None:
        cls.directory.cleanup()

    @classmethod
    def export(cls, form: str, rows: pathlib.Path | None = None) -> str:
        command = [FXGE, "op", "export", str(rows or cls.rows), "--to", form]
        return subprocess.run(command, check=True, capture_output=True, text=True, timeout=60).stdout

    def meta(self, name: str, *args: object, **kwargs: object) -> object:
        moved = [a.to("meta") if isinstance(a, torch.Tensor) else a for a in args]
        return getattr(torch.ops.exported, name)(*moved, **kwargs)

    def same(self, got: object, expected: torch.Tensor) -> None:
        self.assertIsInstance(got, torch.Tensor)
        self.assertEqual((tuple(got.shape), got.dtype), (tuple(expected.shape), expected.dtype))

    def test_results(self) -> None:
        x = torch.randn(3, 4)
        self.same(self.meta("swish", x), x)
        self.same(self.meta("swish", x.half(), 2.0), x.half())
        self.same(self.meta("mean_or_sum", x, [1]), x.mean(1))
        self.same(self.meta("mean_or_sum", x, [0], mean=False, dtype=torch.float64), x.double().sum(0))
        values, places = self.meta("top", x, 2)
        self.same(values, x.topk(2).values)
        self.same(places, x.topk(2).indices.int())
        self.same(self.meta("common", x.int(), torch.randn(1, 4).half(), 2), x.int() + torch.randn(1, 4).half() + 2)
        self.same(self.meta("common", x.int(), x.int(), 0.5), x.int() + 0.5)
        self.same(self.meta("linear", x.half(), torch.randn(5, 4)), torch.empty(3, 5).half())
        self.same(self.meta("shrink", x, 2.0, [0]), x.sum(0))

    def test_exports(self) -> None:
        """torch.export uses its results, with symbolic sizes."""

        class Model(torch.nn.Module):
            def forward(self, x: torch.Tensor) -> torch.Tensor:
                return torch.ops.exported.swish(torch.ops.exported.top(x, 2)[0])

        dims = {"x": {0: torch.export.Dim("n")}}
        program = torch.export.export(Model(), (torch.randn(3, 4),), dynamic_shapes=dims)
        last = [n for n in program.graph.nodes if n.op == "call_function"][-1]
        self.assertEqual(str(last.meta["val"].shape[1]), "2")
        self.assertIsInstance(last.meta["val"].shape[0], torch.SymInt)

    def imported(self, *paths: pathlib.Path) -> list[str]:
        command = [FXGE, "op", "import", *map(str, paths)]
        text = subprocess.run(command, check=True, capture_output=True, text=True, timeout=60).stdout
        return [line.split("  # ")[0] for line in text.splitlines()]

    def test_definitions_read_back(self) -> None:
        """All forms have the same schemas: none adds to the rows or contradicts them."""
        path = pathlib.Path(self.directory.name, "library.cpp")
        path.write_text(self.export("torch"), "utf-8")
        self.assertEqual(path.read_text("utf-8").count("m.def("), 6)
        self.assertEqual(self.imported(self.rows, path), self.imported(self.rows))

    def test_converters(self) -> None:
        """Converts with a stand-in of TorchAir that records its arguments."""
        made = []
        converters = {}

        def custom_op(kind: str, inputs: dict, outputs: list, attrs: dict) -> str:
            made.append((kind, inputs, outputs, attrs))
            return "made"

        names = ("Int", "Float", "Bool", "Str", "ListInt", "ListFloat", "ListBool", "ListStr")
        attr = types.SimpleNamespace(**{n: (lambda v, n=n: (n, v)) for n in names})
        ge = types.SimpleNamespace(custom_op=custom_op, attr=attr, Const=lambda v: ("Const", v))
        module = types.ModuleType("torchair")
        module.ge = ge
        module.register_fx_node_ge_converter = lambda op: lambda f: converters.setdefault(op, f)
        rows = pathlib.Path(self.directory.name, "ge.yaml")
        rows.write_text("- schema" + ROWS.split("- schema", 5)[-1], "utf-8")
        sys.modules["torchair"] = module
        try:
            exec(compile(self.export("torchair", rows), "converters.py", "exec"), {})
        finally:
            del sys.modules["torchair"]
        linear = converters[torch.ops.exported.linear.default]
        self.assertEqual(linear("x", "w", fast=True, meta_outputs=None), "made")
        self.assertEqual(
            made.pop(),
            ("ExportedLinear", {"x": "x", "weight": "w", "bias": None}, ["y"], {"fast": ("Bool", True)}),
        )
        with self.assertRaisesRegex(NotImplementedError, "`reduction` is 2"):
            linear("x", "w", None, 2)
        converters[torch.ops.exported.shrink.default]("x", 2.0, [1])
        self.assertEqual(made.pop()[3], {"by": ("Float", 2.0), "dims": ("ListInt", [1])})

    def test_what_cannot_be_said(self) -> None:
        rows = pathlib.Path(self.directory.name, "bad.yaml")
        rows.write_text('- schema: "exported::free(Tensor x) -> Tensor"\n- ge: Free\n  in: {x: [f32]}\n  out: {y: [f32]}\n', "utf-8")
        r = subprocess.run([FXGE, "op", "export", str(rows), "--to", "meta"], capture_output=True, text=True, timeout=60)
        self.assertEqual((r.returncode, r.stdout), (3, ""))
        self.assertIn("bad.yaml:1: error[FXGE-E0930]: exported.free.default: --to meta cannot express its results", r.stderr)


WRITING = """\
- schema: "exported::axpy_(Tensor(a!) self, Tensor x, float alpha=1.0) -> Tensor(a!)"
  ge: {op: ExportedAxpy, in: {y: self, x: x}, attr: {alpha: alpha}}
- schema: "exported::fill_into(Tensor x, Tensor(a!) to) -> ()"
  formula: cast(x, to.dtype)
- schema: "exported::update(Tensor(a!) a, Tensor(b!) b, Tensor x, *, int k=2) -> (Tensor, Tensor(a!), Tensor)"
  ge: {op: ExportedUpdate, in: {a: a, b: b, x: x}, attr: {k: k}, out: [y, z, a, b]}
- schema: "exported::scale.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)"
  formula: cast(x * 2, out.dtype)
- ge: ExportedAxpy
  types: {T: [f32, f16]}
  in: {y: T, x: T}
  out: {y: T}
  attr: {alpha: {float: 1.0}}
  compute: y + x * alpha
- ge: ExportedUpdate
  types: {T: [f32, f16]}
  in: {a: T, b: T, x: T}
  out: {y: T, z: T, a: T, b: T}
  attr: {k: {int: 2}}
  compute: a * b, sum(x) * k, a + x, b - x
"""


class Writing(unittest.TestCase):
    """Operators that write an operand: in PyTorch's form, without the functional form that a row adds."""

    directory: tempfile.TemporaryDirectory
    library: torch.library.Library

    @classmethod
    def setUpClass(cls) -> None:
        cls.directory = tempfile.TemporaryDirectory(prefix="fxge-export-")
        cls.rows = pathlib.Path(cls.directory.name, "rows.yaml")
        cls.rows.write_text(WRITING, "utf-8")
        cls.library = torch.library.Library("exported", "FRAGMENT")
        for line in WRITING.splitlines():
            if "schema:" in line:
                cls.library.define(line.split("exported::")[1].rstrip('"'))
        exec(compile(Exported.export("meta", cls.rows), "meta.py", "exec"), {})

    @classmethod
    def tearDownClass(cls) -> None:
        cls.directory.cleanup()

    def test_definitions_read_back(self) -> None:
        path = pathlib.Path(self.directory.name, "library.cpp")
        path.write_text(Exported.export("torch", self.rows), "utf-8")
        self.assertEqual(path.read_text("utf-8").count("m.def("), 4)
        both, alone = (
            subprocess.run([FXGE, "op", "import", *map(str, p)], check=True, capture_output=True, text=True, timeout=60).stdout
            for p in ((self.rows, path), (self.rows,))
        )
        self.assertEqual(both.replace("  # " + str(path), ""), alone.replace("  # " + str(path), ""))

    def test_results(self) -> None:
        a, b, x = (torch.empty(3, 4, dtype=torch.float16, device="meta") for _ in range(3))
        self.assertIs(torch.ops.exported.axpy_(a, x), a)
        self.assertIsNone(torch.ops.exported.fill_into(x, a))
        self.assertIs(torch.ops.exported.scale(x, out=a), a)
        y, written, z = torch.ops.exported.update(a, b, x, k=3)
        self.assertIs(written, a)
        self.assertEqual((tuple(y.shape), y.dtype, tuple(z.shape)), ((3, 4), torch.float16, ()))

    def test_converters(self) -> None:
        """The type writes in place its ports that are both input and output."""
        made = []
        converters = {}
        attr = types.SimpleNamespace(Int=lambda v: v, Float=lambda v: v)

        def custom_op(kind: str, inputs: dict, outputs: list, attrs: dict) -> object:
            made.append((kind, inputs, attrs))
            return outputs if len(outputs) > 1 else outputs[0]

        module = types.ModuleType("torchair")
        module.ge = types.SimpleNamespace(custom_op=custom_op, attr=attr)
        module.register_fx_node_ge_converter = lambda op: lambda f: converters.setdefault(op, f)
        rows = pathlib.Path(self.directory.name, "ge.yaml")
        rows.write_text("".join("- schema" + r for r in WRITING.split("- schema")[1::2]) + WRITING[WRITING.index("- ge:"):], "utf-8")
        sys.modules["torchair"] = module
        try:
            exec(compile(Exported.export("torchair", rows), "converters.py", "exec"), {})
        finally:
            del sys.modules["torchair"]
        self.assertEqual(sorted(map(str, converters)), ["exported.axpy_.default", "exported.update.default"])
        self.assertEqual(converters[torch.ops.exported.axpy_.default]("s", "x", 2.0), "y")
        self.assertEqual(made.pop(), ("ExportedAxpy", {"y": "s", "x": "x"}, {"alpha": 2.0}))
        self.assertEqual(converters[torch.ops.exported.update.default]("a", "b", "x"), ("y", "a", "z"))


class Gelu(unittest.TestCase):
    """The documented GELU through every form of the vendor's tools, by the commands that the page shows."""

    directory: tempfile.TemporaryDirectory
    rows: str

    @classmethod
    def setUpClass(cls) -> None:
        cls.directory = tempfile.TemporaryDirectory(prefix="fxge-gelu-")
        page = (HERE.parents[1] / "doc" / "own-ops-python.md").read_text("utf-8")
        cls.rows = page.split("```yaml file=gelu_custom.yaml\n")[1].split("```")[0]
        cls.path("gelu_custom.yaml").write_text(cls.rows, "utf-8")
        commands = page.split("```yaml file=gelu_custom.yaml\n")[1].split("```sh\n")[1].split("```")[0].splitlines()
        for line in commands:
            cls.fxge(*line.split("#")[0].split()[1:])
        assert len(commands) >= 7, commands

    @classmethod
    def tearDownClass(cls) -> None:
        cls.directory.cleanup()

    @classmethod
    def path(cls, name: str) -> pathlib.Path:
        return pathlib.Path(cls.directory.name, name)

    @classmethod
    def fxge(cls, *args: str) -> str:
        r = subprocess.run([FXGE, *args], capture_output=True, text=True, timeout=60, cwd=cls.directory.name)
        assert r.returncode == 0, (args, r.stdout, r.stderr)
        return r.stdout

    def imported(self, *names: str) -> list[str]:
        """Returns rows without their origins; dtypes sorted."""
        text = re.sub(r"  # .*", "", self.fxge("op", "import", *names))
        text = re.sub(r"\[[\w, ]*\]", lambda m: str(sorted(re.findall(r"\w+", m.group()))), text)
        return sorted(text.strip().split("\n\n"))

    def test_come_back(self) -> None:
        """Each form with a reader has the YAML's meaning, as far as the form can express it."""
        type_row = self.imported("gelu_custom.yaml")[0]
        self.assertIn("GeluCustom", type_row)
        bare = type_row[: type_row.index("\n  compute:")]
        for name in "gelu_custom.json", "gelu_custom.h":
            self.assertEqual(self.imported(name), [bare])
        schema = '- schema: "my::gelu_custom(Tensor x) -> Tensor"'
        self.assertEqual(self.imported("gelu_custom.h", "gelu_custom.cpp"), [bare, schema])
        self.assertEqual(self.imported("gelu_again.yaml"), [bare, schema])

    def test_say_nothing_else(self) -> None:
        """Read together with the YAML they add nothing, in any order; a different one contradicts."""
        forms = ["gelu_custom.json", "gelu_custom.h", "gelu_custom.cpp"]
        own = self.imported("gelu_custom.yaml")
        for k in range(len(forms)):
            self.assertEqual(self.imported("gelu_custom.yaml", *forms[k:], *forms[:k]), own)
        other = self.path("other.h")
        other.write_text(self.path("gelu_custom.h").read_text("utf-8").replace("OUTPUT(y", "OUTPUT(z"), "utf-8")
        r = subprocess.run([FXGE, "op", "check", "gelu_custom.yaml", "other.h"], capture_output=True, text=True, cwd=self.directory.name)
        self.assertEqual(r.returncode, 4)
        self.assertIn("FXGE-E0918", r.stderr)

    def test_chain(self) -> None:
        """The imported operator compiles to the same graph."""
        program = self.path("m.fx")
        program.write_text('fxge 1\ngraph "main"(%x : f16[2, 3]) {\n  %y = my.gelu_custom.default(x=%x) : f16[2, 3]\n'
                           '  return %y as "y"\n}\n', "utf-8")
        graphs = [self.fxge("dump", "m.fx", "--stage", "ge", "--ops", name) for name in ("gelu_custom.yaml", "gelu_again.yaml")]
        self.assertIn("ge.GeluCustom(x=%x)", graphs[0])
        self.assertEqual(*graphs)

    def test_python(self) -> None:
        """The results and the converter are functions of the same operator."""
        library = torch.library.Library("my", "FRAGMENT")
        definition = re.search(r'm\.def\("(.*)"\)', self.path("gelu_custom.cpp").read_text("utf-8"))
        library.define(definition.group(1))
        exec(compile(self.path("gelu_meta.py").read_text("utf-8"), "gelu_meta.py", "exec"), {})
        y = torch.ops.my.gelu_custom(torch.empty(2, 3, dtype=torch.bfloat16, device="meta"))
        self.assertEqual((tuple(y.shape), y.dtype), ((2, 3), torch.bfloat16))
        made, converters = [], {}
        module = types.ModuleType("torchair")
        module.ge = types.SimpleNamespace(
            custom_op=lambda kind, inputs, outputs, attrs: made.append((kind, inputs, outputs, attrs)),
            attr=types.SimpleNamespace(),
        )
        module.register_fx_node_ge_converter = lambda op: lambda f: converters.setdefault(op, f)
        sys.modules["torchair"] = module
        try:
            exec(compile(self.path("gelu_converter.py").read_text("utf-8"), "gelu_converter.py", "exec"), {})
        finally:
            del sys.modules["torchair"]
        converters[torch.ops.my.gelu_custom.default]("x", meta_outputs=None)
        self.assertEqual(made, [("GeluCustom", {"x": "x"}, ["y"], {})])


if __name__ == "__main__":
    FXGE = sys.argv.pop(1)
    unittest.main()
