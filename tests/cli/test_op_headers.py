#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests prototypes as people write them (headers/, by hand): they import without loss, and the exported header has
the same meaning to a C++ compiler. The reader for the compiler is headers/graph/operator_reg.h, which has GE's
macros. Standard library only.

test_op_headers.py FXGE [CXX]    (BLESS=1 rewrites the expected rows) without a C++ compiler only the rows are compared
"""

import json
import os
import pathlib
import resource
import shutil
import subprocess
import sys
import tempfile
import unittest

FXGE = CXX = None
HERE = pathlib.Path(__file__).resolve().parent / "headers"
HEADERS = sorted(HERE.glob("*.hpp"))


class Case(unittest.TestCase):
    def setUp(self):
        self.dir = pathlib.Path(tempfile.mkdtemp(prefix="fxge-headers-"))

    def tearDown(self):
        shutil.rmtree(self.dir)

    def fxge(self, code, *args):
        r = subprocess.run([FXGE, *map(str, args)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=60, cwd=HERE,
                           env=dict(os.environ, LC_ALL="C"))
        self.assertEqual(r.returncode, code, (args, r.stderr))
        return r.stdout.decode(), r.stderr.decode(errors="replace")

    def said(self, name, headers):
        """Returns a compiler's reading of them, operator by operator."""
        source, program = self.dir / f"{name}.cpp", self.dir / name
        source.write_text("".join(f'#include "{header}"\n' for header in headers) + "int main() { return 0; }\n", "utf-8")
        subprocess.run([CXX, "-std=c++17", "-w", "-I", HERE, source, "-o", program], check=True, timeout=300)
        out = subprocess.run([program], stdout=subprocess.PIPE, check=True, timeout=60).stdout.decode()
        blocks = ("\n" + out).replace("\n ", "\r ").split("\n")
        return {block.split("\r")[0]: block.split("\r")[1:] for block in blocks if block}


class Open(Case):
    def test_brackets_that_do_not_close(self):
        """Each would be read to the end again from each one before it: 50,000 of them end in a second or two."""
        texts = {
            "error[FXGE-E0901]: the text ends within a REG_OP": "REG_OP(" * 50000,
            "": "TORCH_LIBRARY(a, m) {\n" * 50000,
            " ": "TORCH_LIBRARY(a, m) {" + "m.def(" * 50000 + '"x"' + ")" * 50000 + "}\n",
        }
        for message, text in texts.items():
            with self.subTest(text[:20]):
                path = self.dir / "a.h"
                path.write_text(text, "utf-8")
                r = subprocess.run([FXGE, "op", "check", path], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=False,
                                   preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (10, 10)))
                self.assertIn(r.returncode, (0, 4))
                self.assertIn(message.strip(), r.stderr)


class Headers(Case):
    def test_rows(self):
        """Each yields its rows, which import unchanged."""
        self.assertGreaterEqual(len(HEADERS), 30)
        for path in HEADERS:
            with self.subTest(path.name):
                rows, _ = self.fxge(0, "op", "import", path.name)
                golden = path.with_suffix(".rows")
                if os.environ.get("BLESS"):
                    golden.write_text(rows, "utf-8")
                self.assertEqual(rows, golden.read_text("utf-8"))
                own = self.dir / "own.yaml"
                own.write_text(rows, "utf-8")
                again, _ = self.fxge(0, "op", "import", own)
                self.assertEqual(*[[line.split("  # ")[0] for line in text.splitlines()] for text in (rows, again)])

    def test_a_compiler_reads_the_same(self):
        if not CXX:
            self.skipTest("no C++ compiler")
        written = []
        for path in HEADERS:
            written.append(self.dir / path.name)
            self.fxge(0, "op", "export", path.name, "--to", "header", "-o", written[-1])
            rows, _ = self.fxge(0, "op", "import", path.name)
            again, _ = self.fxge(0, "op", "import", written[-1])
            self.assertEqual(rows.count("- ge: "), again.count("- ge: "))
        there, back = self.said("there", HEADERS), self.said("back", written)
        self.assertEqual(len(there), 44)
        self.assertEqual(sorted(there), sorted(back))
        for op, lines in there.items():
            with self.subTest(op):
                self.assertEqual(lines, back[op])

    def test_what_is_passed_over(self):
        """Text under conditional compilation is reported, text that is never compiled is not."""
        _, diagnostics = self.fxge(0, "op", "import", "14_features.hpp")
        self.assertEqual([line.split(": ")[0] for line in diagnostics.splitlines()], ["14_features.hpp:13", "14_features.hpp:17"])
        self.assertEqual(self.fxge(0, "op", "import", "13_if_0.hpp")[1], "")

    def test_text_is_escaped(self):
        """Controls and bidirectional marks are escaped in every form, and a header reads back the same."""
        bad = "\x1b\x9b\u202e\x85\u2066"
        text = json.dumps(f'a{bad}"z')
        ops = self.dir / "ops.yaml"
        ops.write_text(f"- ge: A\n  in: {{x: [f32]}}\n  out: {{y: [f32]}}\n  attr: {{mode: {{str: {text}}}}}\n"
                         f'- schema: my::a(Tensor x, *, str mode={text}) -> Tensor\n  formula: x * 2\n  ignore: [mode]\n'.replace("my::a", "'my::a", 1)
                         .replace("-> Tensor\n", "-> Tensor'\n"), "utf-8")
        for form in "header", "json", "torch", "meta", "torchair", "msopgen":
            r = subprocess.run([FXGE, "op", "export", ops, "--to", form], capture_output=True, text=True, timeout=60, check=False)
            self.assertEqual([c for c in r.stdout + r.stderr if c in bad], [], form)
        header = self.dir / "a.h"
        header.write_text(self.fxge(0, "op", "export", ops, "--to", "header")[0], "utf-8")
        self.assertIn(f"mode: {{str: {text}}}", self.fxge(0, "op", "import", header)[0])


class Conditions(Case):
    def import_text(self, code, text):
        path = self.dir / "a.h"
        path.write_text(text, "utf-8")
        out, err = self.fxge(code, "op", "import", path)
        return out, err.replace(str(self.dir) + "/", "")

    def test_conditions(self):
        for condition, taken in [
                ("#if defined(A) || 1", True), ("#if !defined(A)", True), ("#ifdef A", False), ("#if A", False), ("#if 2 > 1", True),
                ("#if 0x10 == 16", True), ("#if 1 && 0 || 1", True), ("#if __cplusplus >= 201103L", True), ("#if (1)", False),
                ("#if defined", False), ("#if !", False), ("#if", False), ("#if 'a", False), ("#if 1 +", False),
                ("#if 1 /* a *//* b */", True), ("#if 1 /* a\n */ && 0", False), ("#define A 7\n#if A >= 7 && A != 8", True), ("#define A\n#ifdef A", True), ("#define A\n#undef A\n#ifdef A", False)]:
            with self.subTest(condition):
                rows, _ = self.import_text(0, condition + "\nREG_OP(A1).OP_END_FACTORY_REG(A1)\n#else\nREG_OP(B1).OP_END_FACTORY_REG(B1)\n"
                                    "#endif\nREG_OP(C1).OP_END_FACTORY_REG(C1)\n")
                self.assertEqual([line.split()[2] for line in rows.splitlines() if line], ["A1" if taken else "B1", "C1"])

    def test_branches(self):
        op = "REG_OP(%s).OP_END_FACTORY_REG(%s)\n"
        text = "#if 0\n" + op % ("A", "A") + "#elif 1\n" + op % ("B", "B") + "#if 0\n#else\n" + op % ("C", "C") + "#endif\n#elif 1\n" + \
            op % ("D", "D") + "#else\n" + op % ("E", "E") + "#endif\n#endif\n#else\n" + op % ("F", "F")
        rows, err = self.import_text(0, text)
        self.assertEqual([line.split()[2] for line in rows.splitlines() if line], ["B", "C", "F"])
        self.assertEqual(err, "")

    def test_macros_with_arguments(self):
        _, err = self.import_text(0, "#define UNARY(T) \\\n  REG_OP(T).INPUT(x, TensorType::ALL()).OP_END_FACTORY_REG(T)\nUNARY(A)\n")
        self.assertIn("a.h:1: warning[FXGE-W0919]: `UNARY` makes prototypes: macros with arguments are not expanded", err)

    def test_names_defined_elsewhere(self):
        rows, err = self.import_text(0, "REG_OP(A).INPUT(x, kFloats).OUTPUT(y, kFloats).OP_END_FACTORY_REG(A)")
        self.assertIn("no DATATYPE of this prototype tells what `kFloats` is: any data type", err)
        self.assertIn("types: {T: any}", rows)

    def test_wrong(self):
        """C++'s meaning of constants, without guesses."""
        def attr(text):
            return f"REG_OP(A)\n.ATTR({text})\n.OP_END_FACTORY_REG(A)\n"
        for text, line, reason in [
                (attr("k, Int, 1 / 0"), 2, "expected a number other than 0"),
                (attr("k, Int, 9223372036854775808"), 2, "expected a whole number of 64 bits"),
                (attr("k, Int, 4611686018427387904 * 2"), 2, "expected a product of 64 bits"),
                (attr("k, Int, 089"), 2, "expected a whole number"),
                (attr("k, Int, 1.5"), 2, "the default of attribute `k` is no int"),
                (attr("k, Int, kAxis"), 2, "no dtype `kAxis`"),
                (attr("k, Int, FLOAT"), 2, "found `FLOAT`, expected a constant"),
                (attr("k, Type, floating"), 2, "found `floating`, expected a constant"),
                (attr("k, String, kMode"), 2, "no dtype `kMode`"),
                (attr("k, String, 1"), 2, "found `1`, expected a text"),
                (attr("k, Bool, \"true\""), 2, "expected a constant of the attribute's type"),
                (attr("k, Type, true"), 2, "expected a data type"),
                (attr("k, Type, 1"), 2, "expected a constant of the attribute's type"),
                (attr("k, Int, -\"a\""), 2, "expected a number"),
                (attr("k, Int, " + "(" * 100), 4, "the text ends within a REG_OP"),
                (attr("k, Int, " + "(" * 100 + "1" + ")" * 100), 2, "expected fewer brackets"),
                (attr("k, ListInt, {1 2}"), 2, "found `2`, expected `}`"),
                (attr("k, ListInt, {1, 2"), 4, "the text ends within a REG_OP"),
                (attr("k, ListInt, {1, 2}}"), 2, "expected the end of the default"),
                (attr("k, Integer, 1"), 2, "found `Integer`"),
                ("REG_OP(A).INPUT(x, TesnorType({DT_FLOAT})).OP_END_FACTORY_REG(A)", 1, "did you mean `TensorType`?"),
                ("REG_OP(A).INPUT(x, TensorType({DT_FLOATS})).OP_END_FACTORY_REG(A)", 1, "did you mean `DT_FLOAT`?"),
                ("REG_OP(A).OP_END_FACTORY_REG(B)", 1, "found `B`, expected `A`"),
                ("REG_OP(A).INPUT(x, \"T\").DATATYPE(T, Promote({T1})).OP_END_FACTORY_REG(A)", 1, "expected a symbol"),
                ("REG_OP(A).INPUT(x, \"T\").DATATYPE(T, Promote({\"T\"})).OP_END_FACTORY_REG(A)", 1, "symbol `T` promotes `T`"),
                ("#if 1\nREG_OP(A).INPUT(\n#endif", 3, "the text ends within a REG_OP"),
        ]:
            with self.subTest(text[:60]):
                out, err = self.import_text(4, text)
                self.assertEqual(out, "")
                self.assertIn(f"a.h:{line}: error[FXGE-E09", err)
                self.assertIn(reason, err)

    def test_names_that_stand_for_names(self):
        """2^60 tokens from sixty lines end at a limit, within a second."""
        text = "#define A0 1, 1\n" + "".join(f"#define A{i + 1} A{i}, A{i}\n" for i in range(60))
        _, err = self.import_text(4, text + "REG_OP(A).ATTR(k, ListInt, {A60}).OP_END_FACTORY_REG(A)\n")
        self.assertRegex(err, r"a\.h:\d+: error\[FXGE-E0901\]: names of #define that stand for too much\n$")
        self.assertEqual(err.count("error["), 1)


if __name__ == "__main__":
    FXGE = os.path.abspath(sys.argv.pop(1))
    if len(sys.argv) > 1 and not sys.argv[1].startswith("-") and shutil.which(sys.argv[1]):
        CXX = sys.argv.pop(1)
    unittest.main()
