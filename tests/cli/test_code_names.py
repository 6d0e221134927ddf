#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests generated code (`fxge op new`, `op export`) of operators with odd names and texts: keywords of C++ and Python,
macros, names that the code uses itself, trigraphs, quotes, controls. Each result is parsed or compiled. Standard library only.

test_code_names.py FXGE CXX    without a C++ compiler, only Python and texts are checked
"""

import ast
import json
import keyword
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

FXGE = CXX = None
HERE = pathlib.Path(__file__).resolve().parent
ASCENDC = HERE / "ascendc"
UNIT = "ai_core-Ascend910B"
CPP = """alignas alignof and and_eq asm auto bitand bitor bool break case catch char char16_t char32_t char8_t class co_await
co_return co_yield compl concept const const_cast consteval constexpr constinit continue decltype default delete do double
dynamic_cast else enum explicit export extern false float for friend goto if inline int long mutable namespace new noexcept not
not_eq nullptr operator or or_eq private protected public register reinterpret_cast requires return short signed sizeof static
static_assert static_cast struct switch template this thread_local throw true try typedef typeid typename union unsigned using
virtual void volatile wchar_t while xor xor_eq""".split()
MACROS = "EOF INFINITY NAN NULL assert errno linux stderr stdin stdout unix".split()
USED = """T at c10 std torch ge gert list zip enumerate len min max range sum math print isinstance type object str tuple dict
fxge self cls args kwargs context ctx op node name names index shape dtype device out result results input inputs output outputs
x y z i k n v0 v1 v7 w0 m3 data size tensor tiling total tile work main test describe reference reads masks count bytes pipe half
half_ in_ class_ list__ list_ __init__ __proto__ __class__ __file__ constructor _ __ a_ A""".split()
NAMES = sorted({*CPP, *MACROS, *USED, *keyword.kwlist, *keyword.softkwlist})
# words that a formula cannot use as names
SYNTAX = {*keyword.kwlist}
TEXTS = ['a"b', "a'b", "\\", "a\\", "??/", "?" * 9, "??=??(??)??<??>??!??'??-", "\n", "\r\n", "\t\v\f\a\b", "\x7f\x01", "é\u2028\u202e\U0001f600", "*/", "/*", "//",
         "%s%n", "@name@", "@#operators@", '"""', "'''", "${X}$(id)`id`", "\\N{DIGIT ONE}\\x41\\u0041\\101", "R\"x(", ")x\"", "#include", "{{}}", "None", ""]
TRIGRAPH = re.compile(r"\?\?[=/'()!<>-]")


def chunks(names, n):
    return [names[i:i + n] for i in range(0, len(names), n)]


def quoted(text):
    """Returns a text in quotes of YAML."""
    return '"' + "".join(c if c.isprintable() and c not in '"\\' else f"\\U{ord(c):08x}" for c in text) + '"'


class Case(unittest.TestCase):
    def setUp(self):
        self.dir = pathlib.Path(tempfile.mkdtemp(prefix="fxge-names-"))
        self.addCleanup(shutil.rmtree, self.dir)

    def run_it(self, *args, code=0):
        r = subprocess.run([str(a) for a in args], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=300,
                           cwd=self.dir, env=dict(os.environ, LC_ALL="C"))
        self.assertEqual(r.returncode, code, (args, r.stdout[-2000:], r.stderr[-3000:]))
        return r.stdout

    def write(self, text):
        path = self.dir / "rows.yaml"
        path.write_text(text, "utf-8")
        return path

    def check_files(self, paths):
        """Parses the Python files; no file has a trigraph."""
        for path in paths:
            text = path.read_text("utf-8")
            if path.suffix in (".cpp", ".h"):
                self.assertNotRegex(text, TRIGRAPH, path)
            if path.suffix == ".py":
                ast.parse(text, str(path))

    def project(self, rows, inputs, results):
        """Makes a project and compiles what needs no CANN and no PyTorch."""
        out = pathlib.Path(tempfile.mkdtemp(dir=self.dir)) / "out"
        self.run_it(FXGE, "op", "new", "-i", self.write(rows), "-c", UNIT, "-o", out)
        self.check_files([p for p in out.rglob("*") if p.is_file()])
        if CXX:
            kernel, tiling = out / "csrc/kernel/odd.cpp", out / "csrc/host/tiling/odd_tiling"
            flags = [CXX, "-fsyntax-only", "-std=c++17", "-Wall", "-Wextra", "-Werror", "-Wno-unused-parameter", "-I", ASCENDC, "-I", tiling.parent]
            scalars = re.findall(r"data\.tile(?:, data\.ones)?((?:, data\.\w+)*)\)", kernel.read_text("utf-8"))[0].replace(", data.", " ")
            ports = inputs + results
            self.run_it(*flags, f'-DKERNEL="{kernel}"', f'-DTILING="{tiling}.h"', "-DNAMES=odd_tiling", "-DTYPE=float",
                        f"-DDTYPE_{inputs[0].upper()}=float", f"-DSIZES={','.join('4' for _ in ports)}", f"-DINPUTS={len(inputs)}",
                        "-DSCALARS=" + "".join(f"float {n};" for n in scalars.split()),
                        f"-DCALL=odd({', '.join(f'data[{i}].data()' for i in range(len(ports)))}, nullptr, reinterpret_cast<GM_ADDR>(&tiling))",
                        ASCENDC / "run_kernel.cpp")
            self.run_it(*flags, out / "test/test_odd.cpp")
            self.run_it(*flags, f"{tiling}.cpp")


class Projects(Case):
    def test_inputs(self):
        for names in chunks(NAMES, 32):
            ports = ", ".join(f"{quoted(n)}: T" for n in names)
            with self.subTest(names):
                used = [n for n in names if n not in SYNTAX]
                ignored = [n for n in names if n in SYNTAX]
                self.project(f"- ge: Odd\n  types: {{T: [f32, f16]}}\n  in: {{{ports}}}\n  out: {{res: T}}\n  ignore: [{', '.join(map(quoted, ignored))}]\n"
                             f"  compute: |\n    return {' + '.join(used)}\n", names, ["res"])

    def test_results(self):
        for names in chunks(NAMES, 64):
            ports = ", ".join(f"{quoted(n)}: T" for n in names)
            with self.subTest(names):
                self.project(f"- ge: Odd\n  types: {{T: [f32, f16]}}\n  in: {{arg: T}}\n  out: {{{ports}}}\n"
                             f"  compute: |\n    return {', '.join(f'arg + {i}' for i in range(len(names)))}\n", ["arg"], names)

    def test_attributes(self):
        for names in chunks(NAMES, 64):
            attrs = ", ".join(f"{quoted(n)}: {{float: 1.5}}" for n in names)
            with self.subTest(names):
                used = [n for n in names if n not in SYNTAX]
                ignored = [n for n in names if n in SYNTAX]
                self.project(f"- ge: Odd\n  types: {{T: [f32, f16]}}\n  in: {{arg: T}}\n  out: {{res: T}}\n  attr: {{{attrs}}}\n"
                             f"  ignore: [{', '.join(map(quoted, ignored))}]\n  compute: |\n    return arg * ({' + '.join(used)})\n", ["arg"], ["res"])

    def test_texts(self):
        attrs = ", ".join(f"t{i}: {{str: {quoted(text)}}}" for i, text in enumerate(TEXTS))
        ignored = ", ".join(f"t{i}" for i in range(len(TEXTS)))
        self.project(f"- ge: Odd\n  types: {{T: [f32, f16]}}\n  in: {{arg: T}}\n  out: {{res: T}}\n  attr: {{{attrs}}}\n  ignore: [{ignored}]\n"
                     "  compute: |\n    return arg + 1\n", ["arg"], ["res"])


class Exports(Case):
    def export(self, rows, form):
        out = self.dir / ("out.h" if form == "header" else f"out.{form}")
        self.run_it(FXGE, "op", "export", self.write(rows), "--to", form, "-o", out, "--force")
        return out

    def test_python_and_cpp(self):
        """Functions of PyTorch: parameters are no keywords, and different names stay different."""
        names = [n for n in NAMES if n not in {*SYNTAX, "k"} and re.fullmatch("[A-Za-z]\\w*", n)]
        rows = "".join(f"- schema: 'my::s{i}(Tensor {n}, Tensor other, *, int k=1) -> Tensor'\n  ignore: [k]\n  formula: |\n    return {n} * other + 1\n"
                       for i, n in enumerate(names))
        tree = ast.parse(self.export(rows, "meta").read_text("utf-8"))
        found = {int(re.sub(r"\D", "", f.name)): f.args.args[0].arg for f in tree.body if isinstance(f, ast.FunctionDef) and f.name.startswith("my_s")}
        self.assertEqual([found[i].rstrip("_") for i in range(len(names))], [n.rstrip("_") for n in names])
        self.assertEqual(len(set(found.values())), len(names))
        text = self.export(rows, "torch").read_text("utf-8")
        for words in re.findall(r"const at::Tensor &(\w+)", text):
            self.assertNotIn(words, {*CPP, *MACROS, "at", "c10", "std", "torch"})

    def test_converters(self):
        names = [n for n in NAMES if re.fullmatch("[A-Za-z]\\w*", n)]
        rows = "".join(f"- schema: 'my::s{i}(Tensor a, float k=1.5) -> Tensor'\n  result: a\n  ge: {{op: Odd{i}, in: {{{quoted(n)}: a}}, attr: {{odd: k}}}}\n"
                       f"- ge: Odd{i}\n  types: {{T: [f32, f16]}}\n  in: {{{quoted(n)}: T}}\n  out: {{res: T}}\n  attr: {{odd: {{float: 1.5}}}}\n"
                       for i, n in enumerate(names))
        ast.parse(self.export(rows, "torchair").read_text("utf-8"))
        json.loads(self.export(rows, "json").read_text("utf-8"))

    def test_texts(self):
        """A text is itself again, in every form, and forms no trigraph."""
        attrs = ", ".join(f"t{i}: {{str: {quoted(text)}}}" for i, text in enumerate(TEXTS))
        rows = f"- ge: Odd\n  types: {{T: [f32, f16]}}\n  in: {{arg: T}}\n  out: {{res: T}}\n  attr: {{{attrs}}}\n"
        header = self.export(rows, "header")
        self.check_files([header])
        self.assertEqual(re.findall(r"@\w+@", header.read_text("utf-8")), ["@name@"])
        (made,) = json.loads(self.export(rows, "json").read_text("utf-8"))
        self.assertEqual([a["default_value"] for a in made["attr"]], TEXTS)
        again = self.run_it(FXGE, "op", "export", header, "--to", "json")
        self.assertEqual([a["default_value"] for a in json.loads(again)[0]["attr"]], TEXTS)


if __name__ == "__main__":
    FXGE = os.path.abspath(sys.argv.pop(1))
    CXX = sys.argv.pop(1) if len(sys.argv) > 1 and not sys.argv[1].startswith("-") else shutil.which("c++") or shutil.which("g++")
    unittest.main()
