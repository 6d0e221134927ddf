#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests the questions of `fxge why` about nodes (doc/why.md). Standard library only.

test_why_node.py FXGE MODELS [--bless]    MODELS: directory with data/, data_hf/, data_unsupported/; --bless writes
the goldens: read them
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest

FXGE = MODELS = ""
BLESS = False
HERE = os.path.dirname(os.path.abspath(__file__))
NET = os.path.join(HERE, "cases", "net.fx")
# Golden: arguments. A model's path is relative to MODELS.
GOLDENS = {
    "softmax": [NET, "--node", "softmax"],
    "rule-missed": [NET, "--node", "scaled"],
    "promoted": [NET, "--node", "add"],
    "line": [NET, "--node", "model.py:14"],
    "line-origin": [NET, "--node", "src/model.py:11", "--origin"],
    "static": [NET, "--static"],
    "casts": [NET, "--casts"],
    "off-core": [NET, "--off-core", "--soc=ascend910b"],
    "off-core-node": [NET, "--off-core", "--node", "sum"],
    "attention": ["data/encoder.default.pt2", "--node", "scaled_dot_product_attention"],
    "ge-node": ["data/encoder.default.pt2", "--node", "linear_4"],
    "rms-norm": ["data_hf/hf_llama.default.pt2", "--node", "mul_18"],
    "fusion": ["data_hf/hf_llama.default.pt2", "--fusion", "-v"],
    "wide": ["data_hf/hf_llama_bf16.default.pt2", "--casts", "-v"],
    "autocast": ["data/alias_autocast.default.pt2", "--casts"],
    "unsupported": ["data_unsupported/five.static.pt2", "--node", "mystery"],
}
HOSTILE = 'a\x1b[31m</script><b>\n"q"'
PROGRAM = """fxge 1
model "m" stage "import"
graph "main"(
    %x : f32[4]) {{
  %y = aten.relu.default(self=%x) : f32[4] loc(#1)
  return %y as "y"
}}
loc #1 = module {0} at {0}:3 in {0} : {0}
"""


def fxge(*args):
    return subprocess.run(
        [FXGE, "why", *args],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        timeout=300,
        cwd=MODELS,
        env=dict(os.environ, LC_ALL="C"),
    )


class Case(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        self.dir = tempfile.mkdtemp(prefix="fxge-why-")

    def tearDown(self):
        shutil.rmtree(self.dir)

    def text(self, *args, code=0):
        r = fxge(*args)
        self.assertEqual(r.returncode, code, (args, r.stdout[-2000:], r.stderr))
        return r.stdout + r.stderr

    def why(self, *args):
        return json.loads(self.text(*args, "--json"))

    def write(self, text):
        path = os.path.join(self.dir, "m.fx")
        with open(path, "w", encoding="utf-8") as f:
            f.write(text)
        return path


class Goldens(Case):
    def test_goldens(self):
        for name, args in GOLDENS.items():
            path = os.path.join(HERE, "goldens", name + ".txt")
            said = self.text(*args)
            if BLESS:
                with open(path, "w", encoding="utf-8") as f:
                    f.write(said)
            with self.subTest(name), open(path, encoding="utf-8") as f:
                self.assertEqual(said, f.read())
        self.assertEqual(sorted(os.listdir(os.path.join(HERE, "goldens"))), sorted(n + ".txt" for n in GOLDENS))


class Names(Case):
    def test_unknown(self):
        """An unknown name or line has a hint with the nearest one, and exit code 2."""
        self.assertIn("did you mean 'softmax'?", self.text(NET, "--node", "sofmax", code=2))
        self.assertIn("expected a name that", self.text(NET, "--node", "qqqqqqqqqq", code=2))
        self.assertIn("the nearest line with nodes is src/model.py:15", self.text(NET, "--node", "model.py:40", code=2))
        self.assertIn("lines of src/model.py", self.text(NET, "--node", "other.py:4", code=2))
        self.assertIn("no node was made by line el.py:10", self.text(NET, "--node", "el.py:10", code=2))
        self.assertIn("as 'inner'", self.text(NET, "--node", "w", code=2))
        self.assertIn("--node NAME", self.text(NET, "--origin", code=2))
        for name in ("", ":", "model.py:", ":3", "model.py:99999999999999999999", "x" * 5000, "(outputs)"):
            self.text(NET, "--node", name, code=2)

    def test_names_of_each_stage(self):
        """Each name that `dump` shows at a stage is found, and its way has the node at that stage."""
        path = "data_hf/hf_llama.default.pt2"
        page = json.loads(
            subprocess.run([FXGE, "dump", path, "--format=view-json"], stdout=subprocess.PIPE, text=True, check=True, cwd=MODELS).stdout
        )
        for stage in page["stages"]:
            for node in stage["nodes"][:: max(1, len(stage["nodes"]) // 5)]:
                name = page["strings"][node["name"]]
                if node.get("kind") == "output":
                    continue
                way = self.why(path, "--node", name, "--origin")["way"]
                self.assertTrue(any(s["name"] == name and s["asked"] for s in way), (stage["name"], name))

    def test_several(self):
        """Nodes of two nested graphs may have one name."""
        branch = 'graph "{}"(\n%a : f32[4]) {{\n%r = aten.{}.default(self=%a) : f32[4]\nreturn %r\n}}\n'
        path = self.write(
            'fxge 1\nmodel "m" stage "import"\ngraph "main"(\n%x : f32[4]) {\n%p = aten.any.default(self=%x) : bool[]\n'
            "%y = higher_order.cond(operands=[%p, %x]) : f32[4] {\n"
            + branch.format("t", "relu")
            + branch.format("f", "neg")
            + '}\nreturn %y as "y"\n}\n'
        )
        said = self.text(path, "--node", "r", "--origin")
        self.assertIn("2 nodes match r:", said)
        self.assertIn("Relu", said)
        self.assertIn("Neg", said)

    def test_air(self):
        """A file of stage ge has no earlier stages: the node is in the file."""
        air = os.path.join(self.dir, "m.air")
        subprocess.run([FXGE, "compile", NET, "-o", air], check=True, stdout=subprocess.DEVNULL)
        said = self.text(air, "--node", "softmax", "--origin", "--static")
        self.assertIn("softmax = SoftmaxV2 : f32[", said)
        self.assertIn("in the file", said)


class Json(Case):
    def test_json(self):
        w = self.why(NET, "--node", "add")
        self.assertEqual([m["name"] for m in w["matches"]], ["add"])
        self.assertEqual({s["op"] for s in w["way"]}, {"aten.add.Tensor", "ge.Cast", "ge.Add"})
        casts = [(a["what"], a["node"]["line"]) for a in w["answers"] if a["question"] == "casts"]
        self.assertEqual(casts, [("f32 to f16", 11), ("f16 to f32", 11)])
        self.assertEqual([c["name"] for c in w["causes"]], ["s0"])
        self.assertIn("add", [n["name"] for n in w["scheduled"]])
        self.assertNotIn("scaled", [n["name"] for n in w["scheduled"]])

    def test_one_question(self):
        """An option restricts the answers to its question."""
        for option in ("fusion", "static", "casts", "off-core"):
            w = self.why(NET, "--" + option)
            self.assertEqual({a["question"] for a in w["answers"]}, {option.replace("-", "_")})
            self.assertNotIn("way", w)
        self.assertNotIn("answers", self.why(NET))
        self.assertNotIn("answers", self.why(NET, "--host"))

    def test_hostile_names(self):
        """Control characters and markup of a file reach neither the terminal nor break the JSON."""
        path = self.write(PROGRAM.format(json.dumps(HOSTILE)))
        said = self.text(path, "--node", "y")
        self.assertIn("relu", said)
        self.assertNotIn("\x1b", said)
        self.assertEqual(self.why(path, "--node", "y")["matches"][0]["source"], HOSTILE)
        self.assertNotIn("\x1b", self.text(path, "--node", HOSTILE, code=2))
        self.assertNotIn("\x1b", self.text(path, "--node", HOSTILE + ":3"))


class Sizes(Case):
    def case(self, inputs, lines, head=""):
        body = "\n".join("  " + line for line in lines)
        path = self.write(f'fxge 1\nmodel "m" stage "import"\n{head}graph "main"({inputs}) {{\n{body}\n}}\n')
        return {(a["node"]["name"], a["what"]): a["why"] for a in self.why(path, "--static", "--node", "r")["answers"]}

    def test_sizes(self):
        """A size is followed through the nodes to an input, a weight, or the arguments of a call."""
        for op, line, whys in (
            ("permute", "dims=[1, 0]) : f32[3, 2]", ["dim 1 of input x", "dim 0 of input x"]),
            ("flatten.using_ints", "start_dim=0, end_dim=-1) : f32[6]", ["dim 0 of input x"]),
            ("expand", "size=[5, 2, 3]) : f32[5, 2, 3]", ["arguments of r"] * 3),
            ("reshape", "shape=[3, 2]) : f32[3, 2]", ["arguments of r", "arguments of r"]),
            ("unsqueeze", "dim=0) : f32[1, 2, 3]", ["arguments of r", "dim 0 of input x", "dim 1 of input x"]),
            ("sum.dim_IntList", "dim=[0], keepdim=true) : f32[1, 3]", ["arguments of r", "dim 1 of input x"]),
        ):
            name = op if "." in op else op + ".default"
            said = self.case("%x : f32[2, 3]", [f"%r = aten.{name}(self=%x, {line}", 'return %r as "r"'])
            self.assertEqual(len(said), len(whys), (op, said))
            for (_, why), expected in zip(sorted(said.items()), whys):
                self.assertIn(expected, why, op)

    def test_required(self):
        """The node that requires the size is named, also behind nodes that pass it on."""
        said = self.case(
            "%x : f32[2, 3], %y : f32[3, 4]",
            [
                "%a = aten.relu.default(self=%x) : f32[2, 3]",
                "%b = aten.neg.default(self=%a) : f32[2, 3]",
                "%r = aten.mm.default(self=%b, mat2=%y) : f32[2, 4]",
                'return %r as "r", %b as "b"',
            ],
        )
        self.assertIn("exported with this size", said[("r", "dim 0 = 2")])
        self.assertIn("dim 1 of input y", said[("r", "dim 1 = 4")])
        path = os.path.join(self.dir, "m.fx")
        inputs = {a["node"]["name"] + " " + a["what"]: a["why"] for a in self.why(path, "--static")["answers"]}
        self.assertIn("required by r (aten.mm.default)", inputs["x dim 1 = 3"])
        self.assertIn("required by r (aten.mm.default)", inputs["y dim 0 = 3"])

    def test_data_dependent(self):
        """A dynamic dim has no answer; the program is not changed by the experiments."""
        said = self.case(
            "%x : f32[s0, 3]", ["%r = aten.relu.default(self=%x) : f32[s0, 3]", 'return %r as "r"'], "symbol s0 : int [1, 16]\n"
        )
        self.assertEqual([k[1] for k in said], ["dim 1 = 3"])


class Large(Case):
    def test_chain(self):
        """10,000 nodes of one line are answered at once."""
        n = 10000
        lines = "\n".join(f"  %v{i + 1} = aten.relu.default(self=%v{i}) : f32[4] loc(#1)" for i in range(n))
        path = self.write(
            f'fxge 1\nmodel "m" stage "import"\ngraph "main"(%v0 : f32[4]) {{\n{lines}\n  return %v{n} as "y"\n}}\nloc #1 = at "m.py":3 in "f"\n'
        )
        self.assertEqual(len(self.why(path, "--node", "m.py:3", "--origin")["matches"]), n)
        said = self.text(path, "--node", "v5000")
        self.assertIn("v5000 = aten.relu.default", said)

    def test_many_findings(self):
        """Findings behind those that are kept are not taken for absent."""
        n = 1100
        lines = "".join(
            f"  %s{i} = aten.silu.default(self=%v{i}) : f32[4]\n  %v{i + 1} = aten.mul.Tensor(self=%s{i}, other=%v{i}) : f32[4]\n"
            for i in range(n)
        )
        path = self.write(f'fxge 1\nmodel "m" stage "import"\ngraph "main"(%v0 : f32[4]) {{\n{lines}  return %v{n} as "y"\n}}\n')
        self.assertIn("rule swi_glu does not apply", self.text(path, "--fusion", "--node", "v500"))
        said = self.text(path, "--fusion", "--node", f"v{n}")
        self.assertIn("near misses behind them are unknown", said)
        self.assertNotIn("none nearly applies", said)


if __name__ == "__main__":
    FXGE, MODELS = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
    BLESS = "--bless" in sys.argv
    unittest.main(argv=[a for a in sys.argv[:1] + sys.argv[3:] if a != "--bless"])
