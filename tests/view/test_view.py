#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests `fxge view` and the format view-json (doc/view.md). Standard library only.

test_view.py FXGE MODELS    MODELS: directory with data/, data_hf/, data_unsupported/
"""

import json
import os
import random
import re
import shutil
import subprocess
import tempfile
import unittest
from xml.etree import ElementTree

import browser
import command
from command import fxge, model

STAGES = ["import", "scopes", "functional", "decomposed", "fused", "ge"]


class Page(unittest.TestCase):
    def setUp(self):
        self.dir = tempfile.mkdtemp(prefix="fxge-view-")

    def tearDown(self):
        shutil.rmtree(self.dir)

    def test_file(self):
        """The page is named after the model, is never replaced without --force, and names no other resource."""
        path = model("data/encoder.default.pt2")
        self.assertEqual(fxge("view", path, cwd=self.dir), "encoder.default.html\n")
        fxge("view", path, cwd=self.dir, code=5)
        fxge("view", path, "--force", cwd=self.dir)
        with open(os.path.join(self.dir, "encoder.default.html"), encoding="utf-8") as f:
            page = f.read()
        self.assertEqual(page, fxge("dump", path, "--format=html"))
        self.assertEqual(page, fxge("view", path, "-o", "-"))
        for word in ("src=", 'href="', "@import", "url(", "http:", "https:", "fetch(", "innerHTML", "eval("):
            self.assertNotIn(word, page.split('<script type="application/json"')[0], word)
        self.assertIn("default-src 'none'", page)

    def test_same_bytes(self):
        path = model("data_hf/hf_llama.default.pt2")
        self.assertEqual(fxge("dump", path, "--format=html"), fxge("dump", path, "--format=html", "--threads=1"))

    def test_nested_graphs(self):
        """A graph behind nested ones is shown: each node is in one group, and each group in one of its stage."""
        branch = """graph "%s"(
        %%x : f32[4]) {
      %%d = aten.any.default(self=%%x) : bool[]
      %%r = higher_order.cond(operands=[%%d, %%x]) : f32[4] {
        graph "t"(
            %%x : f32[4]) {
          %%a = aten.relu.default(self=%%x) : f32[4] loc(#1)
          return %%a
        }
        graph "f"(
            %%x : f32[4]) {
          return %%x
        }
      }
      return %%r
    }
    """
        text = f"""fxge 1
model "m" stage "import"
graph "main"(
    %x : f32[4]) {{
  %c = aten.any.default(self=%x) : bool[]
  %y = higher_order.cond(operands=[%c, %x]) : f32[4] {{
    {branch % "t"}{branch % "f"}
  }}
  return %y as "y"
}}
loc #1 = module "a"
"""
        path = os.path.join(self.dir, "nested.fx")
        with open(path, "w", encoding="utf-8") as f:
            f.write(text)
        for stage in json.loads(fxge("dump", path, "--format=view-json"))["stages"]:
            groups = stage["groups"]
            places = [x for g in groups for row in g["rows"] for x in row[::3] if x is not None and x >= 0]
            self.assertEqual(sorted(places), list(range(len(stage["nodes"]))))
            self.assertTrue(all(node["group"] < len(groups) for node in stage["nodes"]))

    def test_json_of_standard_input(self):
        r = fxge("view", "-", code=2)
        self.assertEqual(r, "")


class Sources(unittest.TestCase):
    """--sources: lines around each location, of Python files below the directories only."""

    def setUp(self):
        self.dir = tempfile.mkdtemp(prefix="fxge-view-")
        self.sources = os.path.join(self.dir, "sources")
        os.makedirs(os.path.join(self.sources, "net"))

    def tearDown(self):
        shutil.rmtree(self.dir)

    def put(self, path, data):
        with open(os.path.join(self.dir, path), "wb") as f:
            f.write(data.encode() if isinstance(data, str) else data)

    def lines(self, file, line, text=None, *more):
        """Returns the lines that the page shows around FILE:LINE, as (number, text); and the messages."""
        path = os.path.join(self.dir, "m.fx")
        end = f" : {json.dumps(text)}" if text is not None else ""
        self.put(
            "m.fx",
            'fxge 1 model "m" stage "import"\ngraph main(%x : f32[4]) {\n  %y = aten.relu.default(self=%x) : f32[4] loc(#1)\n'
            f'  return %y\n}}\nloc #1 = module "a" at {json.dumps(file)}:{line} in "f"{end}\n',
        )
        page = os.path.join(self.dir, "page.html")
        r = subprocess.run(
            [command.FXGE, "view", path, "-o", page, "--force", f"--sources={self.sources}", *more],
            capture_output=True,
            text=True,
            timeout=60,
        )
        self.assertEqual(r.returncode, 0, r.stderr)
        with open(page, encoding="utf-8") as f:
            data = f.read().split('<script type="application/json" id="data">')[1].split("</script>")[0]
        self.assertNotIn("private", data)
        data = json.loads(data)
        first, *strings = data["locs"][0][5:] or [0]
        return [(first + i, data["strings"][n]) for i, n in enumerate(strings)], r.stderr

    def test_lines(self):
        """The longest trailing part of a file's name is looked for; three lines before and behind are shown."""
        self.put("sources/model.py", "".join(f"other {i}\n" for i in range(1, 20)))
        self.put("sources/net/model.py", "".join(f"\tx = {i}  # </script>\r\n" for i in range(1, 20)))
        around = [(i, f"\tx = {i}  # </script>") for i in range(7, 14)]
        self.assertEqual(self.lines("/home/me/net/model.py", 10, "x = 10  # </script>"), (around, ""))
        self.assertEqual(self.lines("net/model.py", 1)[0], [(i, f"\tx = {i}  # </script>") for i in range(1, 5)])
        self.assertEqual(self.lines(os.path.join(self.sources, "net/model.py"), 10), (around, ""))
        self.assertEqual(self.lines("/elsewhere/model.py", 19)[0], [(i, f"other {i}") for i in range(16, 20)])
        self.put("m.py", "x\n" * 3)
        self.assertEqual(self.lines("/a/m.py", 2, None, f"--sources={self.dir}"), ([(1, "x"), (2, "x"), (3, "x")], ""))

    def test_changed_since(self):
        """Lines are not shown if the program has another text at the location, or the file fewer lines."""
        self.put("sources/model.py", "a\nb\nc\n")
        for line, text in ((2, "x = y"), (4, None), (0, None), (-1, None), (2000000000, None)):
            found, messages = self.lines("model.py", line, text)
            self.assertEqual(found, [])
            self.assertIn("FXGE-W0977", messages if line > 0 else "FXGE-W0977")

    def test_long_lines(self):
        self.put("sources/model.py", "\u00e9" * 1000 + "\n\xff".encode("latin-1").decode("latin-1"))
        self.assertEqual(self.lines("model.py", 1)[0][0], (1, "\u00e9" * 100))
        self.put("sources/model.py", b"\xff\x01\x1b[31m\n")
        self.assertEqual(self.lines("model.py", 1)[0], [(1, "\ufffd\x01\x1b[31m")])

    def test_outside(self):
        """A name cannot choose a file outside of the directories, nor one that is not a regular Python file."""
        self.put("secret.py", "private\n")
        self.put("sources/secret.txt", "private\n")
        self.put("sources/large.py", "private\n" * 700000)
        self.put("sources/binary.py", "private\n\0")
        os.symlink("../secret.py", os.path.join(self.sources, "link.py"))
        os.symlink("..", os.path.join(self.sources, "up"))
        os.symlink("secret.txt", os.path.join(self.sources, "text.py"))
        os.symlink("/dev/zero", os.path.join(self.sources, "zero.py"))
        os.mkfifo(os.path.join(self.sources, "fifo.py"))
        os.makedirs(os.path.join(self.sources, "directory.py"))
        os.makedirs(self.sources + "-other")
        self.put("sources-other/x.py", "private\n")
        for name in (
            "../secret.py",
            "net/../../secret.py",
            os.path.join(self.dir, "secret.py"),
            "link.py",
            "up/secret.py",
            "text.py",
            "zero.py",
            "secret.txt",
            "large.py",
            "binary.py",
            "fifo.py",
            "directory.py",
            "",
            "/",
            ".py",
            "//secret.py",
            self.sources + "-other/x.py",
            "a/" * 3000 + "b.py",
            "a" * 5000 + ".py",
        ):
            found, messages = self.lines(name, 1)
            self.assertEqual(found, [], name)
            self.assertIn("have 0 of 1 files", messages if name else "have 0 of 1 files")
        self.put("sources/net/inside.py", "inside\n")
        os.symlink("net", os.path.join(self.sources, "same"))
        self.assertEqual(self.lines("same/inside.py", 1)[0], [(1, "inside")])

    def test_directories(self):
        self.put("m.fx", 'fxge 1 model "m" stage "import"\ngraph main(%x : f32[4]) {\n  return %x\n}\n')
        fxge("view", os.path.join(self.dir, "m.fx"), "-o", "-", "--sources", os.path.join(self.dir, "m.fx"), code=2)
        fxge("view", os.path.join(self.dir, "m.fx"), "-o", "-", "--sources", os.path.join(self.dir, "absent"), code=5)


class Hostile(unittest.TestCase):
    PIECES = [
        "<script>",
        "</script>",
        "<!--",
        "-->",
        "<img src=x>",
        "&lt;",
        "\u2028",
        "\u202e",
        "'",
        "`${1}`",
        "\\u003c",
        "]]>",
        "\x01",
        "{{data}}",
        "{{script}}",
        ".",
        "..",
        " ",
        "(",
        ")",
        "/",
        "#",
        "a",
        "\u00e9",
        "\U0001f600",
        "layers.0",
    ]

    def test_random_names(self):
        """Whatever names, modules, files and lines contain, the page is the same markup, and its JSON parses."""
        draw = random.Random(7)
        plain, shown = None, 0
        with tempfile.TemporaryDirectory(prefix="fxge-view-") as directory:
            for k in range(60):

                def word():
                    text = "".join(draw.choice(self.PIECES) for _ in range(draw.randrange(1, 6)))
                    return json.dumps(text if k else "plain")

                path = os.path.join(directory, "m.fx")
                names = [word() for _ in range(8)] if k else [f'"v{i}"' for i in range(8)]
                names = [n[:-1] + f'{i}"' for i, n in enumerate(names)]
                with open(path, "w", encoding="utf-8") as f:
                    f.write(f'fxge 1 model {word()} stage "import"\ngraph main(%x : f32[4]) {{\n')
                    for i, n in enumerate(names):
                        f.write(f"  %{n} = aten.relu.default(self=%{names[i - 1] if i else 'x'}) : f32[4] loc(#{i + 1})\n")
                    f.write(f"  return %{names[-1]} as {word()}\n}}\n")
                    for i in range(len(names)):
                        f.write(f"loc #{i + 1} = module {word()} at {word()}:{i + 1} in {word()} : {word()}\n")
                r = subprocess.run([command.FXGE, "dump", path, "--format=html"], capture_output=True, text=True, timeout=60, check=False)
                if r.returncode:  # a name that the text form refuses
                    self.assertIn(r.returncode, (3, 4), r.stderr)
                    continue
                before, rest = r.stdout.split('<script type="application/json" id="data">')
                data, after = rest.split("</script>", 1)
                self.assertNotRegex(data, "[<>&\u2028\u2029\u202e\x01]")
                json.loads(data)
                shown += 1
                markup = (before.count("<"), after)
                plain = plain or markup
                self.assertEqual(markup, plain)
        self.assertGreater(shown, 30)


SVG = "{http://www.w3.org/2000/svg}"


class Pictures(unittest.TestCase):
    """--format=svg: a self-contained file of one stage, without scripts and references."""

    def picture(self, path, *args):
        text = fxge("dump", path, *args)
        root = ElementTree.fromstring(text)
        self.assertEqual(
            {e.tag for e in root.iter()} - {SVG + t for t in ("svg", "title", "style", "rect", "g", "path", "text", "tspan")}, set()
        )
        for e in root.iter():
            self.assertEqual([a for a in e.attrib if a.startswith("on") or "href" in a or a == "style"], [])
        self.assertNotIn("url(", text)
        self.assertNotIn("var(", text)
        return text, root

    def nodes(self, root):
        """Returns the rectangles of nodes, and of folded and unfolded modules."""
        kinds = {"nodes": [], "folded": [], "open": []}
        for g in root.iter(SVG + "g"):
            rect = g.find(SVG + "rect")
            if rect is not None:
                kind = rect.get("class").split()[0]
                kinds[kind if kind in kinds else "nodes"].append([float(rect.get(a)) for a in ("x", "y", "width", "height")])
        return kinds

    def test_models(self):
        for path, stage in (
            ("data_hf/hf_bert.default.pt2", "fused"),
            ("data_hf/hf_mixtral_grouped.default.pt2", "import"),
            ("data/nested.default.pt2", "ge"),
        ):
            with self.subTest(path):
                text, root = self.picture(model(path), "--format=svg", f"--stage={stage}")
                self.assertEqual(text, fxge("dump", model(path), "--format=svg", f"--stage={stage}", "--threads=1"))
                data = json.loads(fxge("dump", model(path), "--format=view-json", f"--stage={stage}"))
                boxes, shown = self.nodes(root), data["stages"][0]
                self.assertEqual(len(boxes["nodes"]), len(shown["nodes"]))
                self.assertEqual(boxes["folded"], [])
                self.assertEqual(len(boxes["open"]), len(shown["groups"]) - 1)
                rects = boxes["nodes"]
                for i, (x, y, w, h) in enumerate(rects):
                    for a, b, c, d in rects[i + 1 :]:
                        self.assertFalse(x < a + c and a < x + w and y < b + d and b < y + h)
                width, height = float(root.get("width")), float(root.get("height"))
                self.assertTrue(all(x >= 0 and y >= 0 and x + w <= width and y + h <= height for x, y, w, h in rects))
                self.assertIn(f"stage {stage}, {len(shown['nodes'])} nodes", text)

    def test_last_stage(self):
        path = model("data_hf/hf_bert.default.pt2")
        with tempfile.TemporaryDirectory(prefix="fxge-view-") as directory:
            self.assertEqual(fxge("view", path, "--format=svg", cwd=directory), "hf_bert.default.svg\n")
            with open(os.path.join(directory, "hf_bert.default.svg"), encoding="utf-8") as f:
                self.assertEqual(f.read(), fxge("dump", path, "--format=svg-last"))
            fxge("view", path, "--format=svg", cwd=directory, code=5)
            fxge("view", path, "--format=dot", cwd=directory, code=2)
        self.assertEqual(fxge("dump", path, "--format=svg-last"), fxge("dump", path, "--format=svg", "--stage=ge"))

    def test_unsupported(self):
        text, root = self.picture(model("data_unsupported/five.dynamic.pt2"), "--format=svg")
        bad = [
            g.find(SVG + "title").text
            for g in root.iter(SVG + "g")
            if g.find(SVG + "rect") is not None and g.find(SVG + "rect").get("class") == "bad"
        ]
        self.assertEqual(len(bad), 7)
        self.assertTrue(
            any("mystery = refused.mystery.default" in t and "unsupported.py:37" in t and "Hint: describe the operator" in t for t in bad)
        )

    def test_dark(self):
        text, _ = self.picture(model("data/mlp.default.pt2"), "--format=svg")
        light, dark = text.split("<style>")[1].split("</style>")[0].split("@media (prefers-color-scheme: dark)")
        self.assertRegex(light, r"text \{.*fill: #1c2430")
        self.assertRegex(dark, r"text \{.*fill: #e3e8ef")

    def test_folded(self):
        """Beyond some thousand nodes only modules to one depth are unfolded."""
        with tempfile.TemporaryDirectory(prefix="fxge-view-") as directory:
            path = os.path.join(directory, "m.fx")
            browser.write_chain(path, 10000, 200)
            text, root = self.picture(path, "--format=svg")
            boxes = self.nodes(root)
            self.assertEqual((len(boxes["nodes"]), len(boxes["folded"]), len(boxes["open"])), (3, 200, 21))
            self.assertLess(len(text), 200000)
            self.assertIn("10003 nodes, 200 modules folded", text)

    def test_hostile(self):
        """Names with markup, and characters that XML does not allow, are text."""
        draw = random.Random(11)
        pieces = [
            *Hostile.PIECES,
            "\ufffe",
            "\ufffd",
            "</title>",
            "</svg>",
            "<style>*{}</style>",
            "&amp;",
            "&#0;",
            "\x1b[2J",
            '"',
            "\u0085",
        ]
        with tempfile.TemporaryDirectory(prefix="fxge-view-") as directory:
            path, shown = os.path.join(directory, "m.fx"), 0
            for _ in range(40):

                def word():
                    return json.dumps("".join(draw.choice(pieces) for _ in range(draw.randrange(1, 6))))

                name = word()
                with open(path, "w", encoding="utf-8") as f:
                    f.write(
                        f'fxge 1 model {word()} stage "import"\ngraph main(%x : f32[4]) {{\n  %{name} = aten.relu.default(self=%x) : f32[4] loc(#1)\n'
                        f"  return %{name} as {word()}\n}}\nloc #1 = module {word()} at {word()}:1 in {word()} : {word()}\n"
                    )
                r = subprocess.run([command.FXGE, "dump", path, "--format=svg"], capture_output=True, timeout=60, check=False)
                if r.returncode:
                    self.assertIn(r.returncode, (3, 4), r.stderr)
                    continue
                root = ElementTree.fromstring(r.stdout)
                self.assertEqual(
                    {e.tag for e in root.iter()} - {SVG + t for t in ("svg", "title", "style", "rect", "g", "path", "text", "tspan")}, set()
                )
                self.assertEqual(len(list(root.iter(SVG + "style"))), 1)
                self.assertNotIn(b"\x1b", r.stdout)
                shown += 1
            self.assertGreater(shown, 20)


class Data(unittest.TestCase):
    def load(self, path, *args):
        return json.loads(fxge("dump", model(path), "--format=view-json", *args))

    def check(self, data):
        """Checks that all indices are valid, and that layouts hold each node once and no two items at one place."""
        n_strings = len(data["strings"])
        for s, stage in enumerate(data["stages"]):
            nodes, groups = stage["nodes"], stage["groups"]
            after = data["stages"][s + 1]["nodes"] if s + 1 < len(data["stages"]) else []
            for node in nodes:
                self.assertLess(max(node["op"], node["name"], *node.get("attrs", [0]), *node.get("out", [0])), n_strings)
                self.assertLess(node["group"], len(groups))
                self.assertLess(node.get("loc", -1), len(data["locs"]))
                for to in node.get("next", []):
                    self.assertLess(to, len(after))
                for k in range(1, len(node.get("in", [])), 3):
                    at = node["in"][k]
                    self.assertLess(at if at >= 0 else -1 - at, len(nodes if at >= 0 else stage["constants"]))
            placed = []
            for g, group in enumerate(groups):
                for row in group["rows"]:
                    end = -100
                    for ref, x, width in zip(row[::3], row[1::3], row[2::3]):
                        self.assertLessEqual(end, x - width / 2, (stage["name"], g))
                        end = x + width / 2
                        if ref is not None:
                            placed.append(ref)
                            self.assertEqual(g, nodes[ref]["group"] if ref >= 0 else groups[-1 - ref]["parent"])
            self.assertEqual(sorted(placed), sorted([*range(len(nodes)), *(-1 - g for g in range(1, len(groups)))]))

    def test_models(self):
        for path in (
            "data/encoder.default.pt2",
            "data/decoder.decomposed.pt2",
            "data/convnet_dyn.default.pt2",
            "data/nested.default.pt2",
            "data_hf/hf_bert.default.pt2",
            "data_hf/hf_mixtral_batched.default.pt2",
            "data_hf/hf_t5.default.pt2",
            "data_hf/resnet.default.pt2",
        ):
            with self.subTest(path):
                data = self.load(path)
                self.assertEqual((data["format"], data["version"]), ("fxge view", 1))
                self.assertEqual([s["name"] for s in data["stages"]], STAGES)
                self.check(data)

    def test_names_are_those_of_a_dump(self):
        """A page does not change the names that compiling alone makes."""
        for path in ("data/encoder.default.pt2", "data_hf/hf_bert.default.pt2"):
            data = self.load(path)
            for stage in data["stages"]:
                dump = json.loads(fxge("dump", model(path), "--format=json", f"--stage={stage['name']}"))
                names = {r["name"] for n in dump["graph"]["nodes"] for r in n["results"]}
                shown = {data["strings"][n["name"]] for n in stage["nodes"] if "kind" not in n and "out" in n}
                self.assertLessEqual(shown, names)

    def test_correspondence(self):
        """Each GE node of BERT's first linear layer comes from that node; the fused attention from the saved one."""
        data = self.load("data_hf/hf_bert.default.pt2")
        text = data["strings"]

        def forward(name):
            nodes = {i for i, n in enumerate(data["stages"][0]["nodes"]) if text[n["name"]] == name}
            for stage in data["stages"][:-1]:
                nodes = {to for i in nodes for to in stage["nodes"][i].get("next", [])}
            return sorted(text[data["stages"][-1]["nodes"][i]["op"]] for i in nodes)

        self.assertEqual(forward("gelu"), ["ge.GeluV2"])
        self.assertEqual(forward("linear_4"), ["ge.BatchMatMulV2"])
        self.assertIn("ge.FlashAttentionScore", forward("scaled_dot_product_attention"))

    def test_layers(self):
        """Sums of the page are those of the commands that compute them."""
        path = model("data_hf/hf_bert.default.pt2")
        data = self.load("data_hf/hf_bert.default.pt2")
        layers = {layer["id"]: layer for layer in data["layers"]}
        cost = json.loads(fxge("cost", path, "--json"))
        self.assertAlmostEqual(sum(layers["cost"]["values"][1::3]), 1e-6 * cost["cost"]["us"], delta=1e-12)
        self.assertEqual(max(layers["live"]["values"][1::3]), cost["cost"]["bytes_values"])
        words = {data["strings"][w] for w in layers["chip-ascend910b"]["values"][1::3]}
        self.assertIn("aicore", words)
        self.assertEqual({data["strings"][w] for w in layers["quant"]["values"][1::3]}, {"float"})

    def test_kernels_by_dtype(self):
        """A node has the engine that `fxge check --soc` finds for its dtypes and sizes, and the reason."""
        path = "data_hf/hf_mixtral_grouped.default.pt2"
        data = self.load(path)
        text = data["strings"]
        ops = [text[n["op"]] for n in data["stages"][-1]["nodes"]]
        with tempfile.TemporaryDirectory(prefix="fxge-view-") as directory:
            air = os.path.join(directory, "m.air")
            fxge("compile", model(path), "-o", air)
            for chip in ("ascend310p", "ascend310b", "ascend910b"):
                values = next(layer["values"] for layer in data["layers"] if layer["id"] == f"chip-{chip}")
                judged = [(ops[i], text[e], text[note]) for i, e, note in zip(values[::3], values[1::3], values[2::3])]
                check = json.loads(fxge("check", air, f"--soc={chip}", "--json"))["diagnostics"]
                summary = check[-1]["message"]
                for words, count in (
                    ("run on the AI CPU", sum(e == "aicpu" for _, e, _ in judged)),
                    ("have none that fits", sum(e == "none" for _, e, _ in judged)),
                    ("are unknown", sum(e == "unknown" for _, e, _ in judged)),
                ):
                    said = re.search(rf"(\d+) {words}", summary)
                    self.assertEqual(int(said[1]) if said else 0, count, (chip, summary))
                if chip == "ascend910b":
                    self.assertIn(("ge.ScatterElements", "aicpu", f"no AI-core kernel of {chip} supports i64 i64 i64 > i64"), judged)

    def test_rules(self):
        data = self.load("data/decoder.default.pt2")
        rules = {data["strings"][n["rule"]] for n in data["stages"][4]["nodes"] if "rule" in n}
        self.assertIn("rms_norm", rules)

    def test_near_misses(self):
        """Each rule that nearly applies says why, at its node."""
        data = self.load("data_hf/hf_t5.default.pt2")
        notes = [p for p in data["problems"] if p["id"] == "FXGE-N0560"]
        self.assertEqual(
            [data["strings"][n] for p in notes for n in p["nodes"]],
            ["scaled_dot_product_attention", "scaled_dot_product_attention_1", "scaled_dot_product_attention_2"],
        )
        self.assertIn("rule attention does not apply: ", notes[0]["message"])

    def test_too_many_nodes(self):
        with tempfile.TemporaryDirectory(prefix="fxge-view-") as directory:
            path = os.path.join(directory, "m.fx")
            browser.write_chain(path, 340000)
            fxge("view", path, cwd=directory, code=7)

    def test_reports(self):
        """Profiles, bisections and errors in the dtypes of a chip become layers; other files are refused."""
        with tempfile.TemporaryDirectory(prefix="fxge-view-") as directory:

            def report(name, *args):
                path = os.path.join(directory, name)
                with open(path, "w", encoding="utf-8") as f:
                    f.write(fxge(*args, "--json"))
                return path

            page = os.path.join(directory, "page.html")
            mlp = model("data/mlp.decomposed.pt2")
            reports = [
                report("p.json", "run", mlp, "--random", "1", "--profile"),
                report("b.json", "verify", mlp, "--bisect", model("data_nodes/mlp.decomposed.npz")),
                report("a.json", "verify", mlp, "--dtypes=chip", "--soc=ascend310p", "--expected", model("data/mlp.npz")),
            ]
            fxge("view", mlp, "-o", page, *(f"--report={r}" for r in reports))
            with open(page, encoding="utf-8") as f:
                text = f.read().split('<script type="application/json" id="data">')[1].split("</script>")[0]
            layers = {layer["id"]: layer for layer in json.loads(text)["layers"]}
            for name in ("profile", "profile-live", "error", "error-total", "accuracy", "accuracy-total"):
                self.assertGreater(len(layers[name]["values"]), 0, name)
            fxge("view", mlp, "-o", page, "--force", "--report", report("c.json", "cost", mlp), code=2)
            fxge("view", mlp, "-o", page, "--force", "--report", page, code=4)

    def test_stage(self):
        data = self.load("data/encoder.default.pt2", "--stage=fused")
        self.assertEqual([s["name"] for s in data["stages"]], ["fused", "ge"])

    def test_unsupported(self):
        """Errors of the compiler are on the page, with their hints; the exit code is that of a written page."""
        data = self.load("data_unsupported/five.dynamic.pt2")
        self.assertEqual(data["stages"][-1]["name"], "fused")
        problems = {p["op"]: p for p in data["problems"]}
        mystery = problems["refused.mystery.default"]
        self.assertEqual([data["strings"][n] for n in mystery["nodes"]], ["mystery", "mystery_1"])
        self.assertIn("--ops", mystery["hint"])
        self.check(data)


if __name__ == "__main__":
    command.main()
