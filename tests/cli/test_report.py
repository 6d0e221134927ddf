#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests programs that cannot be compiled: one run reports all nodes and reasons, and every command reports the same.
Standard library only.

test_report.py FXGE MODELS    MODELS: the directory data_unsupported, made by tests/models/unsupported.py
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

FXGE = MODELS = None

# Expected refusals of unsupported.py's lines: operator of the program, operator refused, diagnostic, nodes.
STATIC = {
    ("refused.mystery.default", "refused.mystery.default", "FXGE-E0401", 2),
    ("aten.add_.Scalar", "aten.add_.Scalar", "FXGE-E0502", 1),
    ("aten.polygamma.default", "aten.polygamma.default", "FXGE-E0402", 1),
    ("aten.to.dtype", "aten._to_copy.default", "FXGE-E0403", 1),
    ("aten.real.default", "aten.real.default", "FXGE-E0402", 1),
}
DYNAMIC = STATIC | {("aten.arange.start_step", "aten.arange.start_step", "FXGE-E0402", 1)}

HEAD = 'fxge 1\nmodel "m" stage "import"%s\ngraph "main"(\n    %%x : f32[2, 3],\n    %%c : c64[4]) {\n%s  return %s\n}\n'
TORCH = ' producer "torch 2.13.0"'
OWN = """\
- schema: "my::form(Tensor x) -> Tensor"
  shape: ["[x[0], x[1], x[2]]"]
  dtype: [x]
  decompose: |
    graph form(%x) {
      %y = aten.polygamma.default(n=21, self=%x)
      return %y
    }
"""
FIVE = """\
  %a = my.what.default(x=%x) : f32[2, 3]
  %b = aten.add.Tensor(self=%a, other=%a) : f32[2, 3]
  %u = my.what.default(x=%b) : ?
  %v = aten.relu.default(self=%u) : ?
  %w = aten.cat.default(tensors=[%v, %v]) : ?
  %y = aten.neg.default(self=%w) : f32[2, 3]
  %t = aten.unsqueeze.default(self=%y, dim=0) : f32[1, 2, 3]
  %z = aten.polygamma.default(n=21, self=%t) : f32[1, 2, 3]
  %d = aten.exp.default(self=%c) : f32[4]
  %e = aten.sum.dim_IntList(self=%y, dim=[7]) : f32[]
  %f = aten.as_strided.default(self=%x, size=[2], stride=[4]) : f32[2]
  %g = aten.relu_.default(self=%f) : f32[2]
"""


def fxge(*args):
    return subprocess.run([FXGE, *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=120,
                          env=dict(os.environ, LC_ALL="C"))


class Report(unittest.TestCase):
    def setUp(self):
        self.dir = tempfile.mkdtemp(prefix="fxge-report-")
        self.addCleanup(shutil.rmtree, self.dir)

    def path(self, name):
        return os.path.join(self.dir, name)

    def write(self, nodes, returns, producer=""):
        with open(self.path("m.fx"), "w") as f:
            f.write(HEAD % (producer, nodes, returns))
        return self.path("m.fx")

    def compile(self, *model):
        """Returns exit code and errors as sets of (program's operator, operator, id, message, count, file, line)."""
        r = fxge("compile", *model, "-o", self.path("o.air"), "--json")
        o = json.loads(r.stdout)
        self.assertEqual(o["exit"], r.returncode)
        self.assertEqual([n for n in os.listdir(self.dir) if n not in ("m.fx", "my.yaml")], [])
        found = [d for d in o["diagnostics"] if d["severity"] == "error"]
        return r.returncode, [(d.get("group"), d.get("op"), d["id"], d["message"], d.get("count"), *self.place(d)) for d in found]

    @staticmethod
    def place(d):
        frames = d.get("frames", [])
        return (frames[0]["file"], frames[0]["line"]) if frames else (None, None)

    def ops_json(self, *model):
        r = fxge("ops", *model, "--json")
        o = json.loads(r.stdout)
        out = [(g["op"], x["op"], x["id"], x["message"], x["count"], x.get("file"), x.get("line"))
               for g in o["ops"] for x in g.get("reasons", [])]
        for g in o["ops"]:
            self.assertEqual(g["supported"], "reasons" not in g, g)
            self.assertTrue(g["supported"] or g["count"] >= max(x["count"] for x in g["reasons"]), g)
        errors = [d for d in o["diagnostics"] if d["severity"] == "error"]
        self.assertEqual(len(errors), len(out))
        return r.returncode, out

    def ops_text(self, *model):
        r = fxge("ops", *model)
        line = re.compile(r" +(\d+)  NOT SUPPORTED  (\S+)   (FXGE-E\d+) (.*?)(?:   first at (\S+):(\d+))?$")
        out = []
        for text in r.stdout.splitlines():
            if "NOT SUPPORTED" in text:
                count, op, number, message, file, at = line.match(text).groups()
                inner = re.match(r"((?:\w+\.){2}\w+): ", message)
                message = message[inner.end():] if inner else message
                out.append((op, inner[1] if inner else op, number, message, int(count), file, at and int(at)))
        return r.returncode, out

    def same_everywhere(self, *model):
        code, errors = self.compile(*model)
        for other in (self.ops_json, self.ops_text):
            other_code, list_ = other(*model)
            self.assertEqual(sorted(list_, key=str), sorted(errors, key=str), other.__name__)
            self.assertEqual(other_code, code, other.__name__)
        return code, errors

    # ---- saved programs ----

    def test_saved_programs(self):
        for name, expected in (("five.static.pt2", STATIC), ("five.dynamic.pt2", DYNAMIC)):
            with self.subTest(name):
                code, errors = self.same_everywhere(os.path.join(MODELS, name))
                self.assertEqual({x[:3] + (x[4],) for x in errors}, expected)
                self.assertEqual(code, 3)
                for x in errors:
                    self.assertEqual(x[5], "tests/models/unsupported.py")
                    self.assertGreater(x[6], 0)

    def test_each_is_reported_once_with_its_places(self):
        r = fxge("compile", os.path.join(MODELS, "five.static.pt2"), "-o", self.path("o.air"), "-v")
        self.assertEqual(r.stderr.count("mystery.default: "), 1, r.stderr)
        self.assertIn("(2 nodes)", r.stderr)
        self.assertRegex(r.stderr, r"(?s)node +%mystery\n.*also +%mystery_1\n  at +tests/models/unsupported.py")
        self.assertNotIn("N0209", r.stderr)

    def test_ops_says_of_operators_what_is_refused_of_them(self):
        o = json.loads(fxge("ops", os.path.join(MODELS, "five.static.pt2"), "--json").stdout)
        by_name = {g["op"]: g for g in o["ops"]}
        self.assertEqual(o["unsupported_nodes"], 6)
        form = by_name["aten.polygamma.default"]
        self.assertEqual((form["supported"], form["by"]), (False, "decomposition"))
        self.assertEqual(by_name["aten.add.Tensor"]["by"], "mapping")
        self.assertNotIn("by", by_name["refused.mystery.default"])
        self.assertEqual([x["supported"] for x in o["ops"]], sorted(x["supported"] for x in o["ops"]))

    # ---- texts ----

    def test_consequences_of_a_failure_are_not_reported_and_other_failures_are(self):
        code, errors = self.same_everywhere(self.write(FIVE, "%z, %d, %e, %g"))
        self.assertEqual({x[:3] + (x[4],) for x in errors}, {
            ("my.what.default", "my.what.default", "FXGE-E0401", 2),
            ("aten.polygamma.default", "aten.polygamma.default", "FXGE-E0402", 1),
            ("aten.exp.default", "aten.exp.default", "FXGE-E0302", 1),
            ("aten.sum.dim_IntList", "aten.sum.dim_IntList", "FXGE-E0311", 1),
            ("aten.relu_.default", "aten.relu_.default", "FXGE-E0502", 1),
        })
        self.assertEqual(code, 4)  # PyTorch refuses %e, too

    def test_in_a_region(self):
        nodes = """\
  %p = aten.gt.Scalar(self=%x, other=0) : bool[2, 3]
  %q = aten.any.default(self=%p) : bool[]
  %y = higher_order.unheard_of(operands=[%q, %x]) : f32[2, 3] {
    graph "yes"(%a : f32[2, 3]) {
      %b = my.what.default(x=%a) : f32[2, 3]
      return %b
    }
  }
  %z = my.what.default(x=%y) : f32[2, 3]
"""
        code, errors = self.same_everywhere(self.write(nodes, "%z"))
        self.assertEqual({(x[0], x[2], x[4]) for x in errors},
                         {("my.what.default", "FXGE-E0401", 2), ("higher_order.unheard_of", "FXGE-E0401", 1)})
        self.assertEqual(code, 3)

    def test_sizes_that_a_refused_node_would_give(self):
        nodes = """\
  %n = my.count.default(x=%x) : f32[u0, 3]
  %e = aten.expand.default(self=%x, size=[u0, 2, 3]) : f32[u0, 2, 3]
  %f = aten.new_zeros.default(self=%n, size=[u0, u0]) : f32[u0, u0]
"""
        code, errors = self.same_everywhere(self.write(nodes, "%e, %f"))
        self.assertEqual([x[:3] for x in errors], [("my.count.default", "my.count.default", "FXGE-E0401")])
        self.assertEqual(code, 3)

    def test_what_an_operator_is_decomposed_into(self):
        with open(self.path("my.yaml"), "w") as f:
            f.write(OWN)
        nodes = """\
  %y = aten.unsqueeze.default(self=%x, dim=0) : f32[1, 2, 3]
  %z = my.form.default(x=%y) : f32[1, 2, 3]
"""
        code, errors = self.same_everywhere(self.write(nodes, "%z"), "--ops", self.path("my.yaml"))
        self.assertEqual([x[:3] for x in errors], [("my.form.default", "aten.polygamma.default", "FXGE-E0402")])
        self.assertEqual(code, 3)

    def test_who_is_at_fault(self):
        abs_ = "  %d = aten.exp.default(self=%c) : f32[4]\n"
        cat = "  %d = aten.cat.default(tensors=[%x, %c], dim=0) : f32[4]\n"
        form = "".join(FIVE.replace("%y", "%x").splitlines(True)[6:8])
        for nodes, producer, code in ((abs_, "", 4), (abs_, TORCH, 3), (cat, "", 4), (cat, TORCH, 3), (form, "", 3),
                                      (form, TORCH, 3)):
            with self.subTest(nodes=nodes, producer=producer):
                path = self.write(nodes, "%z" if nodes is form else "%d", producer)
                self.assertEqual(self.same_everywhere(path)[0], code)
                hint = "report it" in fxge("compile", path, "-o", self.path("o.air")).stderr
                self.assertEqual(hint, producer == TORCH and nodes is not form)

    def test_earlier_stages_fail_too(self):
        path = self.write("  %d = aten.exp.default(self=%c) : f32[4]\n", "%d", TORCH)
        for stage in ("scopes", "functional", "decomposed", "fused", "ge"):
            with self.subTest(stage):
                r = fxge("dump", path, "--stage=" + stage)
                self.assertEqual((r.returncode, r.stdout), (3, ""), r.stderr)
                self.assertEqual(r.stderr.count("error["), 1, r.stderr)

    def test_an_unknown_operator_stops_stages_only_where_its_results_are_unknown(self):
        for meta, code in ((": f32[2, 3]", 0), (": ?", 3)):
            with self.subTest(meta):
                nodes = "  %u = my.what.default(x=%x) " + meta + "\n  %v = aten.relu.default(self=%u) " + meta + "\n"
                r = fxge("dump", self.write(nodes, "%v"), "--stage=functional")
                self.assertEqual((r.returncode, r.stderr.count("error[")), (code, code and 1), r.stderr)

    def test_asking_changes_nothing(self):
        path = self.write("  %d = aten.add.Tensor(self=%x, other=%x) : f32[2, 3]\n", "%d")
        self.assertEqual(fxge("dump", path, "--format=ops").stdout,
                         "  nodes  by             operator\n      1  mapping        aten.add.Tensor\n")
        self.assertEqual(fxge("ops", path).returncode, 0)


if __name__ == "__main__":
    FXGE, MODELS = sys.argv[1:3]
    unittest.main(argv=sys.argv[:1] + sys.argv[3:])
