#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests `fxge report`: contents, paths, escapes. Standard library only.

test_report.py FXGE MODELS    MODELS: directory with data_hf/ and data_unsupported/
"""

from __future__ import annotations

import html.parser
import json
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

FXGE = MODELS = ""
BAD = """fxge 1 model "<script>x</script>|[l](http://evil.com)@me#1_ www.evil.com GH-1" stage "import"
graph main(%x : f32[4]) {
  %y = "my.<b>|`op`"(self=%x) : f32[4] loc(#1)
  %z = aten.neg.default(self=%y) : f32[4] loc(#2)
  return %z as "</td>|\\u001b[31m"
}
loc #1 = module "<i>|@m (</b>)" at "/home/secret/project/src/a.py":1 in "f" : "x"
loc #2 = module "b (B)" at "/opt/python/lib/site-packages/torch/nn.py":2 in "g" : "y"
"""


class Page(html.parser.HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.tags.add(tag)
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag, tag


class Report(unittest.TestCase):
    def setUp(self) -> None:
        self.directory = Path(tempfile.mkdtemp(prefix="fxge-report-"))

    def tearDown(self) -> None:
        shutil.rmtree(self.directory)

    def fxge(self, *args: str | Path, code: int = 0) -> subprocess.CompletedProcess[str]:
        done = subprocess.run([FXGE, *map(str, args)], capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, code, (args, done.stderr))
        return done

    def rows(self, text: str, heading: str) -> list[list[str]]:
        """Returns the cells of all tables below a heading, without headers."""
        section = text.split(f"\n## {heading}")[1].split("\n## ")[0]
        lines = [line for line in section.splitlines() if line.startswith("|")]
        rows = [[cell.strip(" `") for cell in line.strip("|").split("|")] for line in lines if not line.startswith("|---")]
        return rows

    def test_contents(self) -> None:
        model = Path(MODELS) / "data_hf" / "hf_bert.default.pt2"
        text = self.fxge("report", model).stdout
        self.assertIn(["ids", "i64[s23, 8]", "input"], self.rows(text, "Interface"))
        self.assertIn(["s23", "1", "16"], self.rows(text, "Interface"))
        self.assertIn("compiles without errors", text)
        saved = {row[0]: row[1:] for row in self.rows(text, "Operators of the program")}
        self.assertEqual(saved["aten.gelu.default"], ["2", "GeluV2"])
        graph = json.loads(self.fxge("dump", model, "--stage=ge", "--format=json").stdout)["graph"]
        types = {row[0]: row[1:] for row in self.rows(text, "GE operators")[1:]}
        count = sum(node["op"] == "ge.BatchMatMulV2" for node in graph["nodes"])
        self.assertEqual(types["BatchMatMulV2"][:2], [str(count), "aicore"])
        self.assertEqual({n["op"][3:] for n in graph["nodes"]} - {"Const"}, set(types))
        cost = json.loads(self.fxge("cost", model, "--json").stdout)["cost"]
        times = self.rows(text, "Time by module")[1:]
        self.assertAlmostEqual(sum(float(row[2]) for row in times), cost["us"], delta=0.0006 * len(times))
        self.assertEqual(sum(int(row[1]) for row in times), cost["kernels"])

    def test_refused_programs(self) -> None:
        for model in sorted((Path(MODELS) / "data_unsupported").glob("*.pt2")):
            text = self.fxge("report", model).stdout
            found = {row[0] for row in self.rows(text, "Findings")[1:]}
            done = subprocess.run([FXGE, "compile", str(model), "-o", "/dev/null"], capture_output=True, text=True, check=False)
            self.assertTrue(found)
            self.assertTrue(all(identifier in done.stderr for identifier in found), found)
            self.assertIn("does not compile", text)

    def test_paths_tell_nothing_of_the_machine(self) -> None:
        model = self.directory / "m.fx"
        model.write_text(BAD)
        for form in ("markdown", "html"):
            text = self.fxge("report", model, f"--format={form}").stdout
            for word in ("secret", "/home", "/opt", "Users", str(self.directory)):
                self.assertNotIn(word, text)
            self.assertIn("a.py:1", text)

    def test_names_make_no_markup(self) -> None:
        model, page = self.directory / "m.fx", self.directory / "report.html"
        model.write_text(BAD)
        self.fxge("report", model, "-o", page)
        parser = Page()
        parser.feed(page.read_text())
        self.assertEqual(parser.open, [])
        self.assertLessEqual(
            parser.tags, {"html", "head", "meta", "title", "style", "body", "h1", "h2", "p", "pre", "table", "tr", "th", "td"}
        )
        text = self.fxge("report", model).stdout
        self.assertNotIn("\x1b", text)
        outside = re.sub(r"(`+).*?(?<!`)\1(?!`)", "", text)  # in code, trackers find neither markup nor links
        self.assertNotRegex(outside, r"[<`@|]{2}|[<`@]|\]\(|(?<!&)#[0-9]|://|www\.")
        self.assertNotIn("evil", outside)
        for table in text.split("\n\n"):
            self.assertEqual(len({line.count("|") for line in table.splitlines() if line.startswith("|")} - {0}) <= 1, True, table)

    def test_no_values(self) -> None:
        """Reports of two seeds are equal: nothing of the weights is in them."""
        texts = []
        for value in ("1.0", "2.5"):
            model = self.directory / "m.fx"
            model.write_text(f"""fxge 1 model "m" stage "import"
tensor @w : f32[4] = {{{value}, {value}, {value}, {value}}}
graph main(%x : f32[4], %w : f32[4] = parameter(@w, "w")) {{
  %y = aten.mul.Tensor(self=%x, other=%w) : f32[4]
  return %y
}}
""")
            texts.append(self.fxge("report", model).stdout)
        self.assertEqual(texts[0], texts[1])

    def test_calls(self) -> None:
        model = str(Path(MODELS) / "data_hf" / "hf_bert.default.pt2")
        self.assertIn("expected markdown or html", self.fxge("report", model, "--format=pdf", code=2).stderr)
        (self.directory / "r.md").write_text("mine")
        self.assertIn("E0701", self.fxge("report", model, "-o", self.directory / "r.md", code=5).stderr)
        self.assertEqual((self.directory / "r.md").read_text(), "mine")
        self.assertIn("Report on", json.loads(self.fxge("report", model, "--json").stdout)["text"])
        self.fxge("report", self.directory / "none.pt2", code=5)
        self.fxge("report", code=2)


if __name__ == "__main__":
    FXGE, MODELS = sys.argv[1:3]
    unittest.main(argv=sys.argv[:1])
