#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests pages of `fxge view` in headless Chromium, driven by Selenium. Exit code 77 if one of both is absent.

test_browser.py FXGE MODELS    MODELS: directory with data/, data_hf/, data_unsupported/
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
import unittest

import browser

FXGE = MODELS = ""

HOSTILE = """fxge 1 model "</title><script>window.hacked=1</script>" stage "import"
graph main(%x : f32[4]) {
  %"</script><script>window.hacked=2</script>" = aten.relu.default(self=%x) : f32[4] loc(#1)
  %"<img src=x onerror=window.hacked=3>" = aten.neg.default(self=%"</script><script>window.hacked=2</script>") : f32[4] loc(#1)
  return %"<img src=x onerror=window.hacked=3>" as "<script>window.hacked=4</script>"
}
loc #1 = module "<b>.</script><script>window.hacked=5</script> (<svg onload=window.hacked=6>)" at "<i>.py":1 in "</script>" : "<!-- <script>window.hacked=7</script>"
"""


def listed_models(page: str, models: str) -> list[str]:
    """Returns the programs of the tables of doc/models.md."""
    found = []
    with open(page, encoding="utf-8") as f:
        for line in f:
            cells = [c.strip() for c in line.split("|")]
            if len(cells) > 4 and cells[4].isdigit():
                name, form = cells[1], cells[2]
                places = [f"{d}/{name}.{form}.pt2" for d in ("data", "data_hf", "data_decode")]
                found += [path for p in places if os.path.exists(path := os.path.join(models, p))] or [f"no file of {name}, {form}"]
    return found


def write_components(path: str, n: int) -> None:
    """Writes a program of n graphs without edges between them, whose second block is wider than the others."""
    lines: list[str] = []
    locs: list[str] = []
    for c in range(n):
        before = f"x{c}"
        for block in range(2 + c % 3):
            for k in range(4 if block == 1 else 1):
                locs.append(f"layer{c}.{block} (Block)")
                for op, name, operand in (("relu", f"n{c}_{block}_{k}", before), ("neg", f"m{c}_{block}_{k}", f"n{c}_{block}_{k}")):
                    lines.append(f"  %{name} = aten.{op}.default(self=%{operand}) : f32[4] loc(#{len(locs)})")
            before = f"m{c}_{block}_0"
    with open(path, "w", encoding="ascii") as f:
        f.write(
            'fxge 1 model "m" stage "import"\ngraph main(' + ", ".join(f"%x{i} : f32[4]" for i in range(n)) + ") {\n" + "\n".join(lines)
        )
        f.write("\n  return %m0_1_0\n}\n" + "".join(f'loc #{i + 1} = module "{m}" at "a.py":{i + 1} in "f"\n' for i, m in enumerate(locs)))


class Pages(unittest.TestCase):
    def setUp(self) -> None:
        self.directory = tempfile.TemporaryDirectory(prefix="fxge-browser-")
        self.browser = browser.Browser()

    def tearDown(self) -> None:
        self.assertEqual(self.browser.messages(), [])
        self.assertEqual(self.browser.requests(), [])
        self.browser.close()
        self.directory.cleanup()

    def open(self, model: str, fragment: str = "", *options: str) -> None:
        page = os.path.join(self.directory.name, "page.html")
        subprocess.run([FXGE, "view", model, "-o", page, "--force", *options], check=True, stdout=subprocess.DEVNULL)
        self.browser.open(page, fragment)

    def js(self, code: str) -> object:
        return self.browser.js(code)

    def text(self, css: str) -> str:
        return str(self.js(f"return document.querySelector({css!r}).innerText"))

    def click_node(self, name: str) -> None:
        """Clicks the middle of a node's box on the canvas."""
        x, y = self.js(f"""const p = activePane, i = p.stage.byName.get({name!r}), b = p.scene.boxOf.get(i);
            select({{stage: p.stage.index, node: i}}, true); select(null); p.draw();
            return [b.x + b.w / 2, b.y + b.h / 2].map((v, k) => v * p.scale + (k ? p.y : p.x));""")  # type: ignore[misc]
        self.browser.click("#panes canvas", x, y)

    def test_models(self) -> None:
        """The page of each model of doc/models.md: nodes of each stage, no overlap, clicks, searches, folds, stages."""
        models = listed_models(os.path.join(MODELS, "../../doc/models.md"), MODELS)
        self.assertGreater(len(models), 40)
        for model in models:
            with self.subTest(os.path.basename(model)):
                own = [f"--ops={MODELS}/../../examples/my_ops.yaml"] if "custom_" in model else []
                self.open(model, "", *own)
                names = self.js("return STAGES.map((s) => s.name)")
                self.assertEqual(names, ["import", "scopes", "functional", "decomposed", "fused", "ge"])
                self.check_page()

    def check_page(self) -> None:
        """Checks what any page shows and answers, stage by stage."""
        for stage in range(int(str(self.js("return STAGES.length")))):
            self.js(f"activePane.show(STAGES[{stage}]); unfoldAll()")
            facts = self.js("""const p = activePane, b = p.scene.boxes.filter((x) => !x.open);
                p.draw();
                return {nodes: b.filter((x) => x.ref >= 0).length, all: p.stage.nodes.length, drawn: p.drawn, w: p.scene.w, h: p.scene.h,
                    overlap: b.some((p, i) => b.some((q, k) => k > i && p.x < q.x + q.w && q.x < p.x + p.w && p.y < q.y + q.h && q.y < p.y + p.h)),
                    outside: b.some((x) => x.x < -1 || x.y < -1 || x.x + x.w > p.scene.w + 1 || x.y + x.h > p.scene.h + 1),
                    edges: new Set(p.edges.map((e) => e.from + " " + e.to)).size,
                    operands: new Set(p.stage.nodes.flatMap((n, i) => { const l = []; eachOperand(n, (port, from) => from !== i && l.push(from + " " + i)); return l; })).size}""")
            assert isinstance(facts, dict)
            self.assertEqual(facts["nodes"], facts["all"])
            self.assertGreater(facts["drawn"], 0)
            self.assertFalse(facts["overlap"])
            self.assertFalse(facts["outside"])
            self.assertGreaterEqual(facts["edges"], facts["operands"])
        # a node in the middle of the last stage: a click shows it, a search finds it, its link and the keys lead on
        name = str(self.js("return text(LAST.nodes.filter((n) => !n.kind)[Math.floor(LAST.nodes.filter((n) => !n.kind).length / 2)].name)"))
        self.click_node(name)
        self.assertEqual(self.text("#details h2"), name)
        for title in ("RESULTS", "OPERANDS", "IN ALL STAGES", "PROTOTYPE OF GE", "KERNEL BY CHIP"):
            self.assertIn(title, self.text("#details"))
        self.browser.type("#query", f"name:{name}")
        self.browser.press_in("#query", "\n")
        self.assertIn(name, self.text("#details h2"))
        self.assertIn(f"of {self.js('return LAST.nodes.length')} nodes", self.text("#list"))
        operand = self.js("return text((LAST.nodes[operandsOf(LAST.nodes[selection.node])[0]] || {}).name)")
        self.browser.press("\ue013")  # up
        if operand:
            self.assertEqual(self.text("#details h2"), operand)
        self.browser.press("s")
        self.assertEqual(self.js("return panes.length"), 2)
        self.browser.press("s")
        # all folded: the items of the program; a click on the sign of a module unfolds it, another one folds it
        self.js("select(null); unfolded.clear(); panes.forEach((p) => p.rebuild())")
        items = self.js("return LAST.groups[0].rows.flatMap((row) => row.filter((ref, i) => i % 3 === 0 && ref !== null)).length")
        boxes = "return activePane.scene.boxes.length"
        self.assertEqual(self.js(boxes), items)
        place = """const g = LAST.groups.find((x) => x.parent === 0), p = activePane; if (!g) return null; const b = p.scene.boxOf.get(-1 - g.index);
            p.scale = 1; p.x = 100 - b.x; p.y = 100 - b.y; p.draw(); return [105, 110]"""
        for more in (True, False):
            at = self.js(place)
            if at:
                self.browser.click("#panes canvas", *at)  # type: ignore[misc]
                self.assertEqual(self.js(boxes) > items, more)  # type: ignore[operator]

    def test_picture(self) -> None:
        """A picture has each node where the page has it if all modules are unfolded, also in graphs of several components."""
        components = os.path.join(self.directory.name, "components.fx")
        write_components(components, 9)
        for path, form, stage in (
            (os.path.join(MODELS, "data_hf/hf_bert.default.pt2"), "svg-last", 5),
            (os.path.join(MODELS, "data_hf/hf_mixtral_grouped.default.pt2"), "svg-last", 5),
            (os.path.join(MODELS, "data_hf/hf_t5.default.pt2"), "svg", 0),
            (components, "svg", 0),
        ):
            with self.subTest(path):
                self.open(path)
                boxes = self.js(f"""const s = STAGES[{stage}]; activePane.show(s); unfoldAll(); return activePane.scene.boxes.filter((b) => b.ref >= 0)
                    .map((b) => [text(s.nodes[b.ref].name), b.x, b.y, b.w, b.h]).sort((p, q) => p[2] - q[2] || p[1] - q[1])""")
                if path == components:  # an input is above the module that reads it
                    x = {b[0]: b[1] + b[3] / 2 for b in boxes}  # type: ignore[attr-defined]
                    for i in range(9):
                        self.assertLess(abs(x[f"x{i}"] - x[f"n{i}_0_0"]), 1, i)
                wires = self.js("return activePane.scene.wires.length")
                picture = os.path.join(self.directory.name, "picture.svg")
                subprocess.run([FXGE, "dump", path, f"--format={form}", "-o", picture, "--force"], check=True)
                self.browser.driver.get("file://" + picture)
                self.browser.page = "file://" + picture
                drawn = self.js("""return [...document.querySelectorAll("g > rect:not(.open)")].map((r) =>
                    [r.parentNode.querySelector("title").textContent.split(" = ")[0], ...["x", "y", "width", "height"].map((a) => Number(r.getAttribute(a)))])
                    .sort((p, q) => p[2] - q[2] || p[1] - q[1])""")
                self.assertEqual([b[0] for b in boxes], [d[0] for d in drawn])  # type: ignore[attr-defined]
                for b, d in zip(boxes, drawn):  # type: ignore[call-overload]
                    for p, q in zip(b[1:], d[1:]):
                        self.assertLess(abs(p - q), 1.01, (b, d))
                self.assertEqual(self.js("return document.querySelector('.wire').getAttribute('d').split('M').length - 1"), wires)
                self.assertTrue(all(r.startswith("file://" + self.directory.name) for r in self.browser.requests()))

    def test_selection(self) -> None:
        """A click shows a node with operands, line and all stages; its link opens it again."""
        self.open(os.path.join(MODELS, "data_hf/hf_bert.default.pt2"))
        self.assertEqual(self.text("#stages [aria-selected=true]"), "ge")
        self.click_node("gelu")
        self.assertEqual(self.text("#details h2"), "gelu")
        details = self.text("#details")
        for word in ("ge.GeluV2", "linear_4", "linear_5", "tests/models/hf.py:70", "ascend910b", "gelu.default"):
            self.assertIn(word, details)
        link = str(self.js("return location.hash"))
        self.assertEqual(link, "#ge/gelu")
        self.open(os.path.join(MODELS, "data_hf/hf_bert.default.pt2"), "#fused/gelu")
        self.assertEqual(self.text("#stages [aria-selected=true]"), "fused")
        self.assertEqual(self.text("#details h2"), "gelu")

    def test_sources(self) -> None:
        """The lines around a location are shown as text, the line itself marked."""
        with open(os.path.join(self.directory.name, "net.py"), "w", encoding="utf-8") as f:
            f.write("def f(x):\n    <b>y = 1</b>\n    return x.relu()\n")
        path = os.path.join(self.directory.name, "m.fx")
        with open(path, "w", encoding="utf-8") as f:
            f.write(
                'fxge 1 model "m" stage "import"\ngraph main(%x : f32[4]) {\n  %y = aten.relu.default(self=%x) : f32[4] loc(#1)\n  return %y\n}\n'
                'loc #1 = module "a" at "/home/me/net.py":3 in "f"\n'
            )
        self.open(path, "#ge/y", f"--sources={self.directory.name}")
        self.assertEqual(self.text("#details pre"), "1  def f(x):\n2      <b>y = 1</b>\n3      return x.relu()")
        self.assertEqual(self.text("#details pre .here").rstrip(), "3      return x.relu()")

    def test_one_selection_in_two_stages(self) -> None:
        self.open(os.path.join(MODELS, "data_hf/hf_bert.default.pt2"))
        self.browser.press("s")
        self.assertEqual(self.js("return panes.map((p) => p.stage.name).join()"), "import,ge")
        self.js("select({stage: 5, node: LAST.byName.get('gelu')}, true)")
        marked = self.js("return panes.map((p) => [...selectionIn(p.stage)].map((i) => text(p.stage.nodes[i].op)).join())")
        self.assertEqual(marked, ["aten.gelu.default", "ge.GeluV2"])
        self.browser.press("s")
        self.assertEqual(self.js("return panes.length"), 1)

    def test_search(self) -> None:
        self.open(os.path.join(MODELS, "data_hf/hf_bert.default.pt2"))
        self.browser.type("#query", "op:matmul type:f32[s23")
        self.assertIn("12 of 58 nodes", self.text("#list"))
        self.browser.type("#query", "line:hf.py:70 geluv2")
        self.assertIn("2 of 58 nodes", self.text("#list"))
        self.browser.press_in("#query", "\n")
        self.assertEqual(self.text("#details h2"), "gelu")
        self.browser.type("#query", "const:query.weight")
        self.assertIn("2 of 58 nodes", self.text("#list"))

    def test_folds(self) -> None:
        self.open(os.path.join(MODELS, "data_hf/hf_bert.default.pt2"))
        shown = "return activePane.scene.boxes.filter((b) => !b.open && b.ref >= 0).length"
        self.js("unfolded.clear(); panes.forEach((p) => p.rebuild())")
        few = self.js(shown)
        self.browser.press("9")
        self.assertEqual(self.js(shown), 58)
        overlaps = self.js("""const b = activePane.scene.boxes.filter((x) => !x.open);
            return b.some((p, i) => b.some((q, k) => k > i && p.x < q.x + q.w && q.x < p.x + p.w && p.y < q.y + q.h && q.y < p.y + p.h))""")
        self.assertFalse(overlaps)
        self.assertLess(few, 10)  # type: ignore[operator,arg-type]
        self.browser.press("0")
        self.assertLess(self.js(shown), 58)  # type: ignore[operator,arg-type]

    def test_unsupported(self) -> None:
        self.open(os.path.join(MODELS, "data_unsupported/five.dynamic.pt2"))
        self.assertIn("cannot be compiled", self.text("#banner"))
        self.assertIn("FXGE-E0401", self.text("#list"))
        self.click_node("mystery")
        self.assertIn("Hint: describe the operator", self.text("#details"))

    def test_layers(self) -> None:
        """Colours by cost rank nodes and show the critical path; memory over time is a chart."""
        self.open(os.path.join(MODELS, "data_hf/hf_bert.default.pt2"))
        self.js("chooseLayer('cost'); chooseList('ranking')")
        self.assertIn("scaled_dot_product_attention", self.text("#list .row"))
        self.browser.press("c")
        self.assertGreater(self.js("return activePane.path.size"), 5)  # type: ignore[operator,arg-type]
        sums = self.js("chooseLayer('cost'); return STAGES.map((s) => layerValues(activeLayer, s).get(-1))")
        self.assertEqual(len(sums), 6)  # type: ignore[arg-type]
        for value in sums:  # type: ignore[attr-defined]
            self.assertLess(abs(value - sums[-1]), 1e-3 * sums[-1])  # type: ignore[index]
        self.js("chooseLayer('live')")
        self.assertFalse(self.js("return document.getElementById('chart').hidden"))
        self.js("chooseLayer('chip-ascend910b')")
        self.assertIn("aicore", self.text("#list"))
        # a time measured on a chip is a value, not a kernel
        self.js("""const i = LAST.byName.get("gelu");
            MODEL.layers.push({id: "chip-time", label: "time on the chip", unit: "s", values: [i, 2e-3, 0]});
            select({stage: LAST.index, node: i}, true)""")
        values, kernels = self.text("#details").split("KERNEL BY CHIP")
        self.assertRegex(values, r"time on the chip\s+2 ms")
        self.assertNotIn("2 ms", kernels)

    def test_theme(self) -> None:
        self.open(os.path.join(MODELS, "data/encoder.default.pt2"))
        light = self.js("return getComputedStyle(document.body).backgroundColor")
        self.browser.press("t")
        self.assertNotEqual(self.js("return getComputedStyle(document.body).backgroundColor"), light)

    def test_print(self) -> None:
        """A print has graph and details in light colours, without lists and buttons; the theme comes back."""
        self.open(os.path.join(MODELS, "data_hf/hf_bert.default.pt2"))
        self.js("setTheme('dark'); select({stage: 5, node: LAST.byName.get('gelu')}, true)")
        self.browser.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
        self.js("window.dispatchEvent(new Event('beforeprint'))")
        time.sleep(0.2)
        shown = self.js("return ['left', 'details', 'theme'].map((id) => getComputedStyle(document.getElementById(id)).display !== 'none')")
        self.assertEqual(shown, [False, True, False])
        self.assertEqual(self.js("return document.documentElement.dataset.theme"), "light")
        self.js("window.dispatchEvent(new Event('afterprint'))")
        self.assertEqual(self.js("return document.documentElement.dataset.theme"), "dark")

    def test_hostile(self) -> None:
        """Scripts in every name run nowhere, and are shown as they are."""
        path = os.path.join(self.directory.name, "hostile.fx")
        with open(path, "w", encoding="utf-8") as f:
            f.write(HOSTILE)
        self.open(path)
        self.js("for (const s of STAGES) for (const n of s.nodes) select({stage: s.index, node: n.index}, true)")
        self.js("for (const id of Object.keys(LISTS)) chooseList(id); search('script'); select({stage: 0, node: 1}, true)")
        time.sleep(0.2)
        self.assertIsNone(self.js("return window.hacked || null"))
        self.assertEqual(self.js("return document.querySelectorAll('script, img, svg').length"), 2)
        self.assertEqual(self.text("#details h2"), "</script><script>window.hacked=2</script>")

    def test_long_chain(self) -> None:
        """10,000 nodes of one module are shown in parts; all of them can be unfolded."""
        path = os.path.join(self.directory.name, "chain.fx")
        browser.write_chain(path, 10000)
        self.open(path)
        self.assertGreater(self.js("return LAST.nodes.length"), 9999)  # type: ignore[operator,arg-type]
        self.assertLess(self.js("return activePane.scene.boxes.length"), 200)  # type: ignore[operator,arg-type]
        self.browser.press("9")
        self.assertEqual(self.js("return activePane.scene.boxes.filter((b) => b.ref >= 0).length === LAST.nodes.length"), True)
        self.js("search('name:v9999'); nextFound(1)")
        self.assertEqual(self.text("#details h2"), "v9999")


if __name__ == "__main__":
    FXGE, MODELS = sys.argv[1:3]
    if browser.missing():
        print(f"skipped: {browser.missing()}")
        sys.exit(77)
    unittest.main(argv=sys.argv[:1] + sys.argv[3:])
