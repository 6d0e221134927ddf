#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests `fxge op` on incomplete lists of operators: functions with sections or with `dispatch`, derivatives.yaml,
directories of installed packages (lists/). Standard library only.

test_op_lists.py FXGE    (BLESS=1 rewrites the expected rows)
"""

import importlib.util
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

FXGE = None
LISTS = pathlib.Path(__file__).resolve().parent / "lists"
KERNELS = "package/vendors/customize/op_impl/ai_core/tbe/config/ascend910b/aic-ascend910b-ops-info.json"


class Case(unittest.TestCase):
    def setUp(self):
        self.dir = tempfile.mkdtemp(prefix="fxge-lists-")

    def tearDown(self):
        shutil.rmtree(self.dir)

    def write(self, name, text):
        path = os.path.join(self.dir, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return path

    def expect(self, code, *args):
        r = subprocess.run([FXGE, *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=120, cwd=LISTS,
                           env=dict(os.environ, LC_ALL="C"))
        self.assertEqual(r.returncode, code, (args, r.stdout, r.stderr))
        return r

    def golden(self, name, *files):
        """Imported rows and their diagnostics; the rows load."""
        r = self.expect(0, "op", "import", *files)
        text = r.stdout + "".join(f"# {line}\n" for line in r.stderr.splitlines())
        golden = LISTS / (name + ".rows")
        if os.environ.get("BLESS"):
            golden.write_text(text, "utf-8")
        self.assertEqual(text, golden.read_text("utf-8"))
        own = self.write("own.yaml", r.stdout)
        self.expect(0, "ops", "--ops", own)
        self.assertEqual(self.expect(0, "op", "import", own).stderr, "")
        return r.stdout


ARTICLES = LISTS.parent / "articles"


class Articles(Case):
    """Files in the forms of articles and of the vendor's samples: an unusable operator does not stop others."""

    def checked(self, code, *names):
        r = self.expect(code, "op", "check", *(ARTICLES / name for name in names))
        self.assertNotIn("error", r.stderr if not code else "")
        return r

    def test_one_that_cannot_be_used_stops_no_other(self):
        for names, op in ((("functions.yaml", "op_proto.hpp"), "npu.npu_gated_linear.default"),
                          (("derivatives.yaml", "functions.yaml", "op_proto.hpp"), "npu.npu_gated_linear.default"),
                          (("registration.cpp", "op_proto.hpp"), "example.gated_linear.default")):
            with self.subTest(names=names):
                r = self.checked(0, *names)
                self.assertIn(op, r.stdout)
                self.assertIn("converter    ok       to GatedLinear; `use_bias` is true where `bias` is given", r.stdout)
                self.assertIn("left out", r.stderr)

    def test_chain_of_what_is_left_out(self):
        """`check` shows the missing link of each operator; similar ones share one warning for a file and kind."""
        r = self.checked(0, "registration.cpp", "derivatives.yaml", "functions.yaml", "op_proto.hpp")
        for line in ("example.only_declared.default  (", "prototype    missing  no way down", "npu.npu_set_flag.default  (",
                     "converter    missing  it is left out"):
            self.assertIn(line, r.stdout)
        self.assertNotIn("the gradient of `self` of npu::npu_kernel_without_type", r.stderr)
        path = self.write("many.yaml", "backward:\n" + "".join(
            f"- name: npu_f{i}(Tensor x) -> Tensor\n  x: npu_nobody(grad, IntArrayRef{{}})\n" for i in range(40)))
        r = self.expect(0, "op", "check", path)
        self.assertEqual(r.stderr.count("warning["), 1, r.stderr)
        self.assertIn("40 operators are left out, of which this is the first (`fxge op check` shows each): npu::npu_f0", r.stderr)
        self.assertEqual(r.stdout.count("prototype    missing"), 40)
        found = json.loads(self.expect(0, "op", "check", path, "--json").stdout)["ops"]
        self.assertEqual([op["op"] for op in found], [f"npu.npu_f{i}.default" for i in range(40)])
        types = self.write("types.h", "".join(f"REG_OP(F{i}).INPUT(x, TensorType::ALL()).OUTPUT(y, TensorType::ALL())"
                                              f".OP_END_FACTORY_REG(F{i})\n" for i in range(40)))
        r = self.expect(0, "op", "check", path, types)
        self.assertIn("40 gradients are left out, of which this is the first", r.stderr)
        self.assertEqual(r.stdout.count("backward     missing  left out: x: `IntArrayRef` is no argument and no result"), 40)

    def test_loaded_by_themselves(self):
        """--ops with a C++ file, alone and after the header or JSON with its types."""
        source = self.write("gelu.cpp", 'TORCH_LIBRARY(example, m)\n{\n    m.def("smooth_gelu(Tensor x) -> Tensor");\n'
                            '    m.def("broken(Tensor x -> Tensor");\n    m.def("nobody(Tensor x) -> Tensor");\n}\n')
        r = self.expect(0, "ops", "--ops", source)
        for name in "smooth_gelu", "broken", "nobody":
            self.assertIn(f"example::{name}: it is left out", r.stderr)
        program = self.write("m.fx", 'fxge 1\ngraph "main"(%x : f32[2]) {\n  %y = example.smooth_gelu.default(x=%x) : f32[2]\n'
                             '  return %y as "y"\n}\n')
        for types in "operator.json", "op_proto.hpp":
            r = self.expect(0, "dump", program, "--stage", "ge", "--ops", str(ARTICLES / types), "--ops", source)
            self.assertIn("ge.SmoothGELU(x=%x", r.stdout)
            self.assertNotIn("smooth_gelu", r.stderr)
        r = self.expect(3, "compile", program, "-o", os.path.join(self.dir, "m.air"), "--ops", source)
        self.assertIn("example::smooth_gelu: it is left out", r.stderr)

    def test_alone(self):
        for name in ("functions.yaml", "registration.cpp", "op_proto.hpp", "operator.json", "plugin.yaml"):
            self.checked(0, name)

    def test_names_that_differ_by_case(self):
        source = self.write("gelu.cpp", 'TORCH_LIBRARY(example, m)\n{\n    m.def("smooth_gelu(Tensor x) -> Tensor");\n}\n')
        r = self.expect(0, "op", "check", source, ARTICLES / "operator.json")
        self.assertIn("converter    ok       to SmoothGELU", r.stdout)

    def test_what_describes_nothing(self):
        self.assertIn("functions of PYBIND11_MODULE are left out: they have no schema", self.checked(0, "binding.cpp").stderr)
        self.assertIn("this is a kernel in Ascend C", self.checked(0, "kernel.asc").stderr)
        for name in ("training.py", "converter.py"):
            self.assertIn("this is a Python program, not a description of operators", self.checked(4, name).stderr)
        for text in ("backend: NPU\ncpp_namespace: at_npu::native\n", "deprecated:\n- name: npu_old\n  replace: torch.new\n", "deprecated:\n",
                     "\ufefffunctions:\n  - cpp_name: a::f\n    impl_name: f\n"):
            r = self.expect(0, "op", "check", self.write("head.yaml", text))
            self.assertIn("this list of functions has no schema: it describes no operator", r.stderr)
        names = self.write("names.yaml", "backend: NPU\nsupported:\n- abs\n- func: copy_\n  op_api: True\ncustom:\n- func: npu_f(Tensor x) -> Tensor\n")
        r = self.expect(0, "op", "check", names)
        self.assertIn("2 passed over, of which this is the first: without a schema", r.stderr)
        self.assertEqual(r.stderr.count("warning["), 2)


CALLS = """\
static at::Tensor scaled(const at::Tensor &x, double s, const c10::optional<at::Tensor> &b) {
    at::Tensor y = at::empty_like(x);
    float alpha = 2.5f;
    EXEC_NPU_CMD(aclnnMyScaled, x, b, s, alpha, "tanh", b.has_value(), -1, y);
    return y;
}
at::Tensor other(const at::Tensor &a, at::Tensor b) {
    auto k = a.size(0);
    EXEC_NPU_CMD_EXT(aclnnMyScaled, a, b, k, 1, "x", false, 2, y);
    return y;
}
at::Tensor added(const at::Tensor &x, const at::Tensor &y) { at::Scalar alpha = 2; EXEC_NPU_CMD(aclnnAdd, x, y, alpha, z); return z; }
at::Tensor chosen(const at::Tensor &x) { if (x.dim() > 1) EXEC_NPU_CMD(aclnnMyTwo, x, 1, y); else EXEC_NPU_CMD(aclnnMyTwo, x, 2, y); }
TORCH_LIBRARY_IMPL(my, PrivateUse1, m) {
    m.impl("scaled", TORCH_FN(ns::scaled));
    m.impl("other", &other);
    m.impl("chosen", &chosen);
    m.impl("summed", [](const at::Tensor &a, const at::Tensor &b) {
        at::Tensor y;
        at_npu::native::OpCommand cmd;
        cmd.Name("AxpyV2").Input(a).Input(b);
        cmd.Input(b).Output(y).Run();
        return y;
    });
    m.impl("soft", &soft);
}
at::Tensor soft(const at::Tensor &x, int64_t dim) { OpCommand cmd; cmd.Name("SoftmaxV2").Input(x).Output(y).Attr("axes", dim).Run(); }
TORCH_LIBRARY(my, m) {
    m.def("scaled(Tensor x, float s=1.0, Tensor? b=None) -> Tensor");
    m.def("summed(Tensor a, Tensor b) -> Tensor");
    m.def("soft(Tensor x, int[] dim) -> Tensor");
    m.def("add(Tensor x, Tensor y) -> Tensor", &added);
    m.def("other(Tensor a, Tensor b) -> Tensor");
    m.def("chosen(Tensor x) -> Tensor");
}
"""
SCALED = """\
REG_OP(MyScaled).INPUT(x, TensorType::ALL()).OPTIONAL_INPUT(bias, TensorType::ALL()).OUTPUT(y, TensorType::ALL())
    .ATTR(scale, Float, 1.0).ATTR(alpha, Float, 1.0).ATTR(mode, String, "none").ATTR(with_bias, Bool, false).ATTR(axis, Int, 0)
    .OP_END_FACTORY_REG(MyScaled)
REG_OP(MyTwo).INPUT(x, TensorType::ALL()).OUTPUT(y, TensorType::ALL()).ATTR(n, Int, 0).OP_END_FACTORY_REG(MyTwo)
"""


class Calls(Case):
    """Kernels called from C++ link schemas to GE types, with the arguments that are passed."""

    def compiled(self, call, inputs, *files):
        program = self.write("m.fx", f'fxge 1\ngraph "main"({inputs}) {{\n  %y = {call} : f32[2]\n  return %y as "y"\n}}\n')
        ops = [word for file in files for word in ("--ops", file)]
        return self.expect(0, "dump", program, "--stage", "ge", *ops).stdout

    def test_arguments(self):
        source, header = self.write("c.cpp", CALLS), self.write("c.h", SCALED)
        out = self.compiled("my.scaled.default(x=%x, b=%b)", "%x : f32[2], %b : f32[2]", header, source)
        self.assertIn('ge.MyScaled(x=%x, bias=%b, alpha=2.5, mode="tanh", with_bias=true, axis=-1)', out)
        out = self.compiled("my.scaled.default(x=%x, s=3.0)", "%x : f32[2]", header, source)
        self.assertIn('ge.MyScaled(x=%x, scale=3.0, alpha=2.5, mode="tanh", axis=-1)', out)
        out = self.compiled("my.summed.default(a=%x, b=%b)", "%x : f32[2], %b : f32[2]", header, source)
        self.assertIn("ge.AxpyV2(x1=%x, x2=%b, alpha=%b)", out)
        self.assertIn("axes=[0]", self.compiled("my.soft.default(x=%x, dim=[0])", "%x : f32[2]", header, source))

    def test_what_cannot_be_read(self):
        r = self.expect(0, "op", "check", self.write("c.cpp", CALLS), self.write("c.h", SCALED))
        self.assertIn("C++ calls aclnnAdd with more than arguments of the schema, and ge.Add is only of its name", r.stderr)
        self.assertIn("C++ may give it a value that cannot be read (line 9: `k` is computed in C++)", r.stderr)
        self.assertIn("attribute `n` of ge.MyTwo has no argument, and C++ may give it a value that cannot be read (line 13: `if` decides", r.stderr)
        self.assertEqual(r.stderr.count("warning["), 3, r.stderr)

    def test_rows_and_files(self):
        """The rows state the call; implementation and schema may be in different files."""
        source, header = self.write("c.cpp", CALLS), self.write("c.h", SCALED)
        rows = self.write("own.yaml", self.expect(0, "op", "import", source, header).stdout)
        self.assertIn('call: {aclnn: MyScaled, args: [x, b, s, 2.5, "tanh", {present: b}, -1]}', pathlib.Path(rows).read_text("utf-8"))
        self.assertEqual(self.expect(0, "op", "import", rows).stderr, "")
        at = CALLS.index("TORCH_LIBRARY(my")
        parts = self.write("impl.cpp", CALLS[:at]), self.write("def.cpp", CALLS[at:])
        for files in parts, parts[::-1]:
            self.assertIn('args: [x, b, s, 2.5, "tanh", {present: b}, -1]', self.expect(0, "op", "import", *files, header).stdout)
        for call, reason in (("5", "must be `key: value` pairs"), ("{args: 1}", "`args` of `call` must be a list"), ("{attr: []}", "must be a map"),
                             ("{type: [MyTwo]}", "must be a text"), ("{aclnn: MyTwo, args: [x]}", "calls ge.MyTwo with 1 arguments"),
                             ("{type: MyTwo, args: [x], attr: {k: 1}}", "no attribute `k`"), ("{types: MyTwo}", "no key `types`")):
            with self.subTest(call):
                own = self.write("row.yaml", f'- schema: "my::f(Tensor x) -> Tensor"\n  call: {call}\n')
                self.assertIn(reason, self.expect(4, "ops", "--ops", header, "--ops", own).stderr)

    def test_exec_of_lists(self):
        """A type of the user's files; CANN's own functions of the same name are ignored."""
        path = self.write("f.yaml", "custom:\n- func: npu_quick(Tensor self, int k=3) -> Tensor\n  gen_opapi:\n"
                          "    out: {size: self, dtype: self}\n    exec: aclnnMyTwo\n"
                          "- func: npu_sum_up(Tensor self) -> Tensor\n  gen_opapi: {out: {size: self, dtype: self}, exec: aclnnAbs}\n")
        r = self.expect(0, "op", "check", path, self.write("c.h", SCALED))
        self.assertIn("to MyTwo", r.stdout)
        self.assertIn("npu::npu_sum_up: it is left out", r.stderr)

    def test_hostile(self):
        """Unbalanced brackets, nested blocks, bodies without end."""
        for text in ("TORCH_LIBRARY_IMPL(my, PrivateUse1, m) {" * 20000, 'f(x) {' * 20000 + "}" * 20000, "m.impl(" * 20000,
                     "TORCH_LIBRARY(my, m) { m.def(\"a(Tensor x) -> Tensor\", [](", "TORCH_LIBRARY(my,", "at::Tensor f(at::Tensor x) { " + "x = x; " * 50000 +
                     "}\nTORCH_LIBRARY(my, m) {" + "".join(f'm.def("a{i}(Tensor x) -> Tensor", &f);' for i in range(3000)) + "}",
                     "at::Tensor f(at::Tensor x) { " + "x(y); " * 800 + 'cmd.Name("Abs").Input(x);' +
                     "}\nTORCH_LIBRARY(my, m) {" + "".join(f'm.def("a{i}(Tensor x) -> Tensor", &f);' for i in range(3000)) + "}"):
            self.expect(0, "op", "check", self.write("h.cpp", text))


class Functions(Case):
    def test_sections(self):
        self.golden("functions", "functions.yaml", "types.hpp")

    def test_dispatch(self):
        self.golden("plain", "plain.yaml", "types.hpp")

    def test_derivatives(self):
        self.golden("derivatives", "derivatives.yaml", "types.hpp")

    def test_together(self):
        """One description of an operator, whatever the order of files: schema, results, gradients, type."""
        files = ["functions.yaml", "plain.yaml", "derivatives.yaml", "types.hpp"]
        rows = self.golden("together", *files)
        self.assertEqual(rows.count("npu::npu_scaled_gelu("), 1)
        blocks = [sorted(" ".join(line.split("  #")[0] for line in sorted(block.splitlines())) for block in text.split("\n\n"))
                  for text in (rows.strip(), self.expect(0, "op", "import", *reversed(files)).stdout.strip())]
        self.assertEqual(*blocks)

    def test_what_it_means(self):
        """The operator and its gradient compile, by their types."""
        own = self.write("own.yaml", self.expect(0, "op", "import", "functions.yaml", "derivatives.yaml", "types.hpp").stdout)
        links = {op["op"]: {link["link"]: link["state"] for link in op["links"]}
                 for op in json.loads(self.expect(0, "op", "check", own, "--json").stdout)["ops"]}
        self.assertEqual(links["npu.npu_scaled_gelu.default"], {
            "schema": "ok", "results": "ok", "prototype": "ok", "converter": "ok", "CPU meaning": "missing", "backward": "ok"})
        self.assertEqual(links["npu.npu_pooled.default"]["results"], "unknown")
        program = self.write("m.fx", "fxge 1\ngraph \"main\"(%x : f32[2], %g : f32[2]) {\n"
                             "  %y = npu.npu_scaled_gelu_backward.self(grad=%g, self=%x, scale=2.0)\n  return %y as \"y\"\n}\n")
        self.assertIn("ge.ScaledGeluBackward(grad=%g, self=%x, scale=2.0)",
                      self.expect(0, "dump", program, "--stage", "ge", "--ops", own).stdout)

    def test_contradictions(self):
        """The same function with another schema, in another file."""
        other = self.write("other.yaml", "custom:\n- func: npu_pooled(Tensor x, int size) -> Tensor\n")
        r = self.expect(4, "op", "import", "functions.yaml", other)
        self.assertIn("other.yaml:2: error[FXGE-E0918]: npu::npu_pooled: `schema`: \"npu::npu_pooled(Tensor x, int[2] size) -> "
                      "Tensor\" in functions.yaml:30, \"npu::npu_pooled(Tensor x, int size) -> Tensor\" here", r.stderr)

    def test_schemas_that_cannot_be_read(self):
        path = self.write("bad.yaml", "custom:\n- func: npu_a(Tensor x\n- func: npu_b(Complex64 x) -> Tensor\n- func: npu_c\n"
                          "- func: [1]\n- 7\n- {fun: f}\n- func: npu_ok(Tensor x) -> Tensor\n- func: '::(Tensor x) -> Tensor'\n")
        types = self.write("a.h", "REG_OP(Ok).INPUT(x, TensorType::ALL()).OUTPUT(y, TensorType::ALL()).OP_END_FACTORY_REG(Ok)")
        r = self.expect(0, "op", "import", path, types)
        self.assertEqual(r.stdout.count("- schema:"), 1, r.stdout)
        for line in (2, 3, 4, 9):
            self.assertIn(f"bad.yaml:{line}: warning[FXGE-W0919]", r.stderr)

    def test_gradients(self):
        """C++ as formulas, or the reason why not. A formula that does not match its operator is left out with the
        checker's reason."""
        def gradient(text, results="Tensor", extra=""):
            schema = f"my::f(Tensor x, Tensor? w, int n, bool b) -> {results}"
            path = self.write("d.yaml", f"- name: {schema}\n  x: {json.dumps(text)}\n{extra}")
            rows = self.write("f.yaml", f"- schema: \"{schema}\"\n  formula: " + {
                "Tensor": "x", "(Tensor, Tensor)": "x, x * 2", "(Tensor y, Tensor z)": "x, x * 2"}[results] + "\n  ignore: [w, n, b]\n")
            r = self.expect(0, "op", "import", rows, path)
            found = [line for line in r.stdout.splitlines() if "backward:" in line]
            return found[0].split("backward: {x: ")[1][:-1].strip('"') if found else r.stderr
        for text, expected in [
                ("grad", "grad"), ("-grad * 2.0f", "-grad * 2.0"), ("grad * (x - 1) - x", "grad * (x - 1) - x"),
                ("a::b::mul(grad, x)", "mul(grad, x)"), ("grad.mul(x).neg()", "neg(mul(grad, x))"),
                ("!b ? grad : grad * n", "grad if not b else grad * n"), ("b && n > 2 ? grad : -grad", "grad if b and n > 2 else -grad"),
                ("grad.defined() ? grad * x : std::tuple<Tensor, Tensor>()", "grad * x"),
                ("expand(sum(grad), x.sym_sizes())", "expand(sum(grad), x.shape)"),
                ("grad * x.size(0) / x.dim()", "grad * x.shape[0] / x.rank"), ("grad.to(x.scalar_type())", "to(grad, x.dtype)"),
                ("grad * result", "grad * result")]:
            with self.subTest(text):
                self.assertEqual(gradient(text), expected)
        for text, results, extra, expected in [
                ("grad", "(Tensor, Tensor)", "", "grads[0]"), ("grads[1] * result0", "(Tensor, Tensor)", "", "grads[1] * result0"),
                ("grads[0] * result1", "(Tensor y, Tensor z)", "", "grads[0] * z"), ("grad * y", "(Tensor y, Tensor z)", "", "grads[0] * y"),
                ("grad", "(Tensor, Tensor)", "  output_differentiability: [False, True]\n", "grads[1]"),
                ("grad", "Tensor", "  dispatch: {Default: {x: grad * 2}, Other: {x: grad * 3}}\n", "grad * 2")]:
            with self.subTest(text=text, results=results):
                self.assertEqual(gradient(text, results, extra), expected)
        for text, reason in [
                ("grad.new_empty({1})", "`{` of C++"), ("grad * y", "`y` is no argument and no result"), ("grad.x", "a member of a C++ object"),
                ("grad[0", "a bracket that has no end"), ("f(grad", "a call that has no end"), ("(grad", "a bracket that has no end"),
                ("grad grad", "more than one expression"), ("", "it ends too early"), ("b ? grad", "a choice without `:`"),
                ("(" * 100 + "grad", "it is nested too deeply"), ("-" * 5000 + "grad", "it is nested too deeply"),
                ("grads[3]", "there is no such gradient"), ("not_implemented(\"f\")", "it says that there is none"),
                ("nobody(grad)", "no function and no operator `my.nobody.default`"), ("grad * x.sizes()", "left out"), ("\"", "it is no text"),
                ("my_helper(grad, grad_input_mask)", "no function and no operator `my.my_helper.default`")]:
            with self.subTest(text[:40]):
                self.assertIn(reason, gradient(text))

    def test_pytorchs_own(self):
        """Operators in PyTorch's own lists belong to nobody else."""
        spec = importlib.util.find_spec("torchgen")
        if not spec:
            self.skipTest("needs torchgen")
        for name in "ATen/native/native_functions.yaml", "autograd/derivatives.yaml":
            path = pathlib.Path(spec.submodule_search_locations[0]) / "packaged" / name
            r = self.expect(0, "op", "import", str(path))
            self.assertEqual(r.stdout, "")
            self.assertEqual(r.stderr.count("warning["), 1)
            self.assertRegex(r.stderr, r"\d{3,} passed over, of which this is the first: PyTorch's own")

    def test_not_by_themselves(self):
        for path in "functions.yaml", "derivatives.yaml", KERNELS:
            r = self.expect(4, "ops", "--ops", path)
            self.assertIn("`fxge op import` makes rows of them", r.stderr)

    def test_large(self):
        path = self.write("many.yaml", "custom:\n" + "".join(f"- func: npu_f{i}(Tensor x) -> Tensor\n" for i in range(50000)))
        self.assertEqual(self.expect(0, "op", "import", path).stdout, "")


class Package(Case):
    def test_directory(self):
        rows = self.golden("package", "package")
        self.assertIn("soc: [ascend310p, ascend910b]", rows)
        inner = self.expect(0, "op", "import", "package/vendors/customize").stdout
        self.assertEqual(inner, rows)
        self.assertEqual(json.loads(self.expect(0, "op", "list", "package/", "--json").stdout)["ops"][0]["op"], "ge.AddScaled")

    def test_kernels_alone(self):
        self.golden("kernels", KERNELS)

    def test_fewer_dtypes(self):
        """The file with fewer dtypes in all ports decides, in any order of files; other sets contradict."""
        wide = self.write("wide.hpp", "REG_OP(Lin).INPUT(x, TensorType({DT_FLOAT, DT_FLOAT16, DT_BF16}))"
                                      ".OUTPUT(y, TensorType({DT_FLOAT, DT_FLOAT16}))\n.OP_END_FACTORY_REG(Lin)\n")
        narrow = self.write("narrow.yaml", "- ge: Lin\n  in: {x: [f32]}\n  out: {y: [f32]}\n")
        for files in ((wide, narrow), (narrow, wide)):
            r = self.expect(0, "op", "import", *files)
            self.assertIn("in: {x: [f32]}", r.stdout)
            self.assertEqual(r.stderr.count("warning"), 1)
            self.assertRegex(r.stderr, r"wide.hpp:1: warning\[FXGE-W0919\]: ge.Lin: `x`: f32 in .*narrow.yaml:2, of f32 f16 bf16 here, "
                                       "and so in other ports: only the common dtypes are taken")
        mixed = self.write("mixed.yaml", "- ge: Lin\n  in: {x: [f32]}\n  out: {y: [f32, i8]}\n")
        self.assertRegex(self.expect(4, "op", "check", wide, mixed).stderr, "error.FXGE-E0918.: ge.Lin: `y`: f32 f16 in .*, f32 i8 here")

    def test_kernels_first(self):
        """Dtypes of a kernel restrict those of a prototype, in any order of files."""
        for files in ([KERNELS, "package/vendors/customize/op_proto/inc/op_proto.h"],
                      ["package/vendors/customize/op_proto/inc/op_proto.h", KERNELS]):
            self.assertIn("in: {x: [f16, f32, bf16]", self.expect(0, "op", "import", *files).stdout)

    def test_contradictions(self):
        kernels = (LISTS / KERNELS).read_text("utf-8")
        for old, new, message in [
                ('"float16,float32,bfloat16"', '"float16,int8"', ": error[FXGE-E0918]: ge.AddScaled: `x`: f32 f16 bf16 in package/"),
                ('"name": "y",', '"name": "other",', "`other`: not there in package/"),
                ('"defaultValue": "1"', '"defaultValue": "2"', "`alpha`: {float: 1} in package/"),
                ('"paramType": "optional"\n        },\n        "opFile"', '"paramType": "required"\n        },\n        "opFile"',
                 "`y`: an optional input in package/")]:
            with self.subTest(new):
                self.assertIn(old, kernels)
                path = self.write("aic-ascend910b-ops-info.json", kernels.replace(old, new, 1))
                self.assertIn(message, self.expect(4, "op", "check", "package", path).stderr)

    def test_soc(self):
        """`check --soc` uses the kernel locations of the package."""
        own = self.write("own.yaml", self.expect(0, "op", "import", "package").stdout)
        program = self.write("m.fx", "fxge 1\ngraph \"main\"(%x : f16[2]) {\n  %y = ge.AddScaled(x=%x) : f16[2]\n  return %y as \"y\"\n}\n")
        air = os.path.join(self.dir, "m.air")
        self.expect(0, "compile", program, "-o", air, "--ops", own)
        self.assertNotIn("among the chips", self.expect(0, "check", air, "--soc=ascend910b", "--ops", own).stderr)
        other = self.write("other.yaml", pathlib.Path(own).read_text("utf-8").replace("[ascend310p, ascend910b]", "[ascend310p]"))
        self.assertIn("AddScaled: ascend910b is not among the chips that",
                      self.expect(0, "check", air, "--soc=ascend910b", "--ops", other).stderr)

    def test_no_package(self):
        self.write("sub/deeper/a.yaml", "- schema: 1\n")
        r = self.expect(4, "op", "import", self.dir)
        self.assertIn("not a package of operators: found neither op_proto/*.h nor *-ops-info.json", r.stderr)
        os.symlink(self.dir, os.path.join(self.dir, "sub", "circle"))
        self.expect(4, "op", "import", self.dir)

    def test_bad_kernels(self):
        good = {"A": {"input0": {"name": "x", "dtype": "float16", "paramType": "required"}, "output0": {"name": "y", "dtype": "float16"}}}
        self.expect(0, "op", "import", self.write("aic-a-ops-info.json", json.dumps(good)))
        for change, message in [
                ({"input0": {"dtype": "float16"}}, "a port needs a `name`"), ({"input0": {"name": "x"}}, "port `x` needs `dtype`"),
                ({"input0": {"name": "x", "dtype": "float17"}}, "no dtype `float17`"),
                ({"input0": {"name": "x", "dtype": "float16", "paramType": "maybe"}}, "`param_type` must be"),
                ({"input0": {"name": [1], "dtype": "float16"}}, "error["),
                ({"attr": {"list": "k"}, "attr_k": {"type": "flot"}}, "no attribute type `flot`"),
                ({"attr": {"list": "k"}, "attr_k": {"type": "listListInt", "defaultValue": "[[1", "paramType": "optional"}}, "error["),
                ({"attr": {"list": "k"}, "attr_k": {"type": "listInt", "defaultValue": "[a]", "paramType": "optional"}}, "is no int[]")]:
            with self.subTest(change):
                path = self.write("aic-a-ops-info.json", json.dumps({"A": {**good["A"], **change}}))
                self.assertIn(message, self.expect(4, "op", "import", path).stderr)
        self.expect(4, "op", "import", self.write("a.json", json.dumps({**good, "B": 1})))


if __name__ == "__main__":
    FXGE = os.path.abspath(sys.argv.pop(1))
    unittest.main()
