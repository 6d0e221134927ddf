#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests `fxge diff` (doc/diff.md). Standard library only.

test_diff.py FXGE MODELS [--bless] [unittest arguments]    MODELS: directory with data/, data_hf/
"""

import html.parser
import json
import os
import pathlib
import random
import re
import resource
import subprocess
import sys
import tempfile
import unittest

import edits

CASES = pathlib.Path(__file__).resolve().parent / "cases"
FXGE = MODELS = ""
BLESS = False


def run(*args, cwd=None, code=None):
    r = subprocess.run([FXGE, "diff", *map(str, args)], capture_output=True, text=True, timeout=300, cwd=cwd, check=False)
    assert r.returncode in ((0, 1) if code is None else (code,)), (args, r.returncode, r.stdout[:2000], r.stderr)
    return r


def data(*args, **more):
    return json.loads(run(*args, "--format=json", **more).stdout)


def model(path):
    return os.path.join(MODELS, path)


class Golden(unittest.TestCase):
    """Differences that a person has read: `test_diff.py --bless` writes them."""

    def check(self, name, *args):
        text = run(*args, cwd=CASES).stdout
        path = CASES / f"{name}.txt"
        if BLESS:
            path.write_text(text, encoding="utf-8")
        self.assertEqual(text, path.read_text(encoding="utf-8"))

    def test_edits(self):
        """Each kind of change: inserted, deleted, other arguments, value, operator, name, line, range of a size."""
        self.check("edits", "edits.a.fx", "edits.b.fx")

    def test_seeds(self):
        self.check("seeds", "seeds.a.fx", "seeds.b.fx")

    def test_moved(self):
        self.check("moved", "moved.a.fx", "moved.b.fx")

    def test_nested(self):
        self.check("nested", "nested.a.fx", "nested.b.fx")

    def test_decomposed(self):
        """The default export and the decomposed one. The files are named from the directory of the models."""
        text = run("encoder.default.pt2", "encoder.decomposed.pt2", cwd=model("data")).stdout
        self.compare("decomposed", text)

    def test_fusion(self):
        text = run("encoder.default.pt2", "--stage=ge", "--no-fuse=all", cwd=model("data")).stdout
        self.compare("fusion", text)

    def test_replaced_operators(self):
        """Operators that the decomposition replaces one by one are changed, not removed and added, although their neighbours change, too."""
        counts = data(model("data_hf/resnet.default.pt2"), model("data_hf/resnet.decomposed.pt2"))["counts"]
        self.assertEqual([counts[k] for k in ("added", "removed", "changed", "moved")], [1, 0, 65, 0])

    def compare(self, name, text):
        path = CASES / f"{name}.txt"
        if BLESS:
            path.write_text(text, encoding="utf-8")
        self.assertEqual(text, path.read_text(encoding="utf-8"))


STATES = """fxge 1
model "m" stage "import"
symbol s0 : int [1, 9]
symbol s1 : int [1, 9]
guard "g" sym({guard})
tensor @a : f32[2, 3] = {{0.0, 0.0, 0.0, 0.0, 0.0, 0.0}}
tensor @b : f32[2, 3] = {{0.0, 0.0, 0.0, 0.0, 0.0, 0.0}}
graph "main"(%x : f32[2, 3]{stride}, %y : f32[s0, s1], %a : f32[2, 3] = state(@{first}, "{first}"), %b : f32[2, 3] = state(@{second}, "{second}")) {{
  %z = aten.add.Tensor(self=%a, other=%x) : f32[2, 3]
  %w = aten.mul.Tensor(self=%b, other=%x) : f32[2, 3]
  return %z as "z", %y as "y", %z state("{writes}"), %w state("{other}"), %z mutates("{input}")
}}
"""


class Meaning(unittest.TestCase):
    """Programs that compute other things, or accept other sizes, differ whatever is ignored."""

    PLAIN = {"guard": "s0 < s1", "stride": "", "first": "a", "second": "b", "writes": "a", "other": "b", "input": "x"}

    def verdict(self, **changed):
        with tempfile.TemporaryDirectory() as directory:
            paths = [os.path.join(directory, name) for name in ("a.fx", "b.fx")]
            for path, values in zip(paths, (self.PLAIN, {**self.PLAIN, **changed}), strict=True):
                pathlib.Path(path).write_text(STATES.format(**values), encoding="utf-8")
            return [run(*pair, "--ignore=names,locs,weights").returncode for pair in (paths, paths[::-1])]

    def test_written_inputs(self):
        self.assertEqual(self.verdict(), [0, 0])
        self.assertEqual(self.verdict(writes="b", other="a"), [1, 1])
        self.assertEqual(self.verdict(first="b", second="a"), [1, 1])
        self.assertEqual(self.verdict(first="b", second="a", writes="b", other="a"), [0, 0])  # other names only
        self.assertEqual(self.verdict(input="y"), [1, 1])

    def test_arguments_of_unknown_operators(self):
        """Rows of such operators are made for each call, with the arguments that it has."""
        calls = ["x=%x, k=1", "x=%x, k=2, j=2", "x=%x, j=1", "y=%x, k=1", "x=%x, k=1, l=[1, 2]", "x=%x, k=1, l=[1, 3]"]
        with tempfile.TemporaryDirectory() as directory:
            paths = [os.path.join(directory, f"{i}.fx") for i in range(len(calls))]
            for path, call in zip(paths, calls, strict=True):
                text = f'fxge 1\nmodel "m" stage "import"\ngraph "main"(%x : f32[4]) {{\n  %b = my.op.default({call}) : f32[4]\n  return %b\n}}\n'
                pathlib.Path(path).write_text(text, encoding="utf-8")
            for a in paths:
                for b in paths:
                    self.assertEqual(run(a, b, "--ignore=names,locs,weights").returncode, int(a != b), (a, b))

    def test_many_operands(self):
        """Nodes of many operands are compared in linear time: two pairs of them took a minute."""
        with tempfile.TemporaryDirectory() as directory:
            paths = [os.path.join(directory, f"{i}.fx") for i in range(2)]
            for path, (first, tail) in zip(paths, (("neg", "exp"), ("abs", "tanh")), strict=True):
                tag, n = tail[0], 16000
                nodes = [f"  %{tag}0 = aten.{first}.default(self=%x) : f32[2]"]
                nodes += [f"  %{tag}{i} = aten.add.Scalar(self=%x, other={i}) : f32[2]" for i in range(1, n)]
                operands = ", ".join(f"%{tag}{i}" for i in range(n))
                for k in "pq":
                    nodes += [f"  %{tag}{k} = aten.cat.default(tensors=[{operands}]) : f32[{2 * n}]"]
                    nodes += [f"  %{tag}t{k} = aten.{tail}.default(self=%{tag}{k}) : f32[{2 * n}]"]
                text = "\n".join(nodes)
                head = 'fxge 1\nmodel "m" stage "import"\ngraph "main"(%x : f32[2]) {\n'
                pathlib.Path(path).write_text(f"{head}{text}\n  return %{tag}tp, %{tag}tq\n}}\n", encoding="utf-8")
            usage = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
            run(*paths, code=1)
            self.assertLess(resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - usage, 10)

    def test_absent_strides(self):
        self.assertEqual(self.verdict(stride="{1, 2}"), [1, 1])
        self.assertEqual(self.verdict(stride="{3, 1}"), [0, 0])

    def test_guards(self):
        self.assertEqual(self.verdict(guard="s0 <= s1"), [1, 1])
        self.assertEqual(self.verdict(guard="s1 < s0"), [1, 1])


class Equal(unittest.TestCase):
    def test_models(self):
        """A program does not differ from itself, at the first stage and at the last one."""
        for place in ("data", "data_hf"):
            for name in sorted(os.listdir(model(place))):
                if not name.endswith(".pt2") or name.startswith("custom"):
                    continue
                path = model(os.path.join(place, name))
                for stage in ("import", "ge"):
                    with self.subTest(name, stage=stage):
                        self.assertEqual(run(path, path, f"--stage={stage}", code=0).stdout, "")

    def test_formats(self):
        """Stages are equalised, and names, lines and sizes that an .air does not hold can be ignored."""
        with tempfile.TemporaryDirectory(prefix="fxge-diff-") as directory:
            for name in ("data/encoder.default.pt2", "data/convnet_dyn.default.pt2", "data_hf/hf_bert.default.pt2"):
                air, text = os.path.join(directory, "m.air"), os.path.join(directory, "m.fx")
                subprocess.run([FXGE, "compile", model(name), "-o", air, "--force"], check=True, capture_output=True)
                for a, b in ((model(name), air), (air, model(name))):
                    self.assertEqual(run(a, b, "--ignore=names,locs", code=0).stdout, "", name)
                dump = subprocess.run([FXGE, "dump", model(name), "--locs", "--stage=ge"], check=True, capture_output=True).stdout
                pathlib.Path(text).write_bytes(dump)
                self.assertEqual(run(model(name), text, "--weights-from", os.path.dirname(model(name)), code=0).stdout, "", name)

    def test_json(self):
        found = data("seeds.a.fx", "seeds.a.fx", cwd=CASES, code=0)
        self.assertEqual((found["format"], found["version"], found["equal"], found["nodes"]), ("fxge diff", 1, True, []))

    def test_ignored(self):
        run("seeds.a.fx", "seeds.b.fx", "--ignore=weights", cwd=CASES, code=0)
        run("seeds.a.fx", "seeds.b.fx", "--ignore=names,locs", cwd=CASES, code=1)
        found = data("edits.a.fx", "edits.b.fx", "--ignore=names,locs,weights", cwd=CASES, code=1)
        kinds = set(found["counts"]["fields"])
        self.assertFalse(kinds & {"name", "line", "module", "value"})
        self.assertEqual((found["counts"]["renamed"], found["counts"]["located"]), (0, 0))


def named(found, *changes):
    return {(n.get("b") or n["a"])["name"] for n in found["nodes"] if n["change"] in changes}


class Edits(unittest.TestCase):
    """Random programs with random edits: all are found, and no other."""

    def check(self, expected, found):
        self.assertEqual(named(found, "added"), expected.added)
        self.assertEqual(named(found, "removed"), expected.removed)
        changed = named(found, "changed")
        self.assertLessEqual(expected.changed, changed)
        self.assertLessEqual(changed, expected.changed | expected.rewired)
        renamed = {
            n["b"]["name"]
            for n in found["nodes"]
            if n.get("b", {}).get("kind") == "node" and "name" in [f["field"] for f in n.get("fields", [])]
        }
        self.assertEqual(renamed, expected.renamed)
        self.assertEqual({n["b"]["name"] for n in found["nodes"] if "block" in n}, set().union(*expected.moved))

    def compare(self, directory, draw, nodes, count, other=lambda program: program):
        program = edits.make(draw, nodes)
        editor = edits.Editor(program, draw)
        editor.edit(count)
        a, b = os.path.join(directory, "a.fx"), os.path.join(directory, "b.fx")
        pathlib.Path(a).write_text(program.text(), encoding="utf-8")
        pathlib.Path(b).write_text(other(editor.program).text(), encoding="utf-8")
        return editor.expected, data(a, b)

    def test_random(self):
        with tempfile.TemporaryDirectory(prefix="fxge-diff-") as directory:
            for seed in range(60):
                with self.subTest(seed=seed):
                    self.check(*self.compare(directory, random.Random(seed), 600, 12))

    def test_all_names_differ(self):
        """Structure alone finds the edits: as many nodes differ as were edited, but for a few, since nothing distinguishes equal nodes."""
        total = allowed = 0
        with tempfile.TemporaryDirectory(prefix="fxge-diff-") as directory:
            for seed in range(60):
                expected, found = self.compare(directory, random.Random(seed), 600, 12, edits.renumber)
                counts = found["counts"]
                total += sum(counts[k] for k in ("added", "removed", "changed", "moved"))
                allowed += sum(map(len, (expected.added, expected.removed, expected.changed | expected.rewired, *expected.moved)))
        self.assertLess(total, 1.05 * allowed)

    def test_large(self):
        """100,000 nodes with 100 edits."""
        with tempfile.TemporaryDirectory(prefix="fxge-diff-") as directory:
            self.check(*self.compare(directory, random.Random(7), 100000, 100))

    def test_large_without_common_names(self):
        with tempfile.TemporaryDirectory(prefix="fxge-diff-") as directory:
            expected, found = self.compare(directory, random.Random(7), 100000, 100, edits.renumber)
            self.assertLess(found["counts"]["added"], len(expected.added) + 10)
            self.assertLess(found["counts"]["removed"], len(expected.removed) + 10)
            self.assertLess(found["counts"]["changed"], len(expected.changed | expected.rewired) + 20)

    def test_chain_of_equal_nodes(self):
        """Long runs of equal nodes without names in common are aligned, whatever surrounds them."""
        with tempfile.TemporaryDirectory(prefix="fxge-diff-") as directory:

            def write(name, ops, stem):
                lines = ['fxge 1 model "m" stage "import"', "graph main(%x : f32[4]) {"]
                before = "x"
                for i, op in enumerate(ops):
                    lines.append(f"  %{stem}{i} = aten.{op}.default(self=%{before}) : f32[4]")
                    before = f"{stem}{i}"
                pathlib.Path(directory, name).write_text("\n".join([*lines, f'  return %{before} as "y"', "}\n"]), encoding="utf-8")

            a = ["relu"] * 3000
            b = list(a)
            for at in range(100, 2900, 100):
                b[at] = "exp"
            for at in range(150, 2900, 400):
                b.insert(at, "sin")
            del b[70]
            write("a.fx", a, "p")
            write("b.fx", b, "q")
            counts = data("a.fx", "b.fx", "--ignore=names", cwd=directory)["counts"]
            self.assertEqual(counts["added"] - counts["removed"], len(b) - len(a))
            self.assertLessEqual(counts["added"], 14)
            self.assertLessEqual(counts["changed"], 60)


class Page(html.parser.HTMLParser):
    """Elements of a page, and its text."""

    VOID = {"meta", "input", "br"}

    def __init__(self, text):
        super().__init__()
        self.tags, self.attributes, self.text = [], set(), []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        self.attributes |= {name for name, _ in attrs}

    def handle_data(self, data):
        self.text.append(data)


class Hostile(unittest.TestCase):
    PIECES = ["<script>", "</style>", "<!--", "-->", "<img src=x onerror=a>", "&lt;", "\u2028", "\u202e", "'", '"', "\x1b[31m", "\\x1b", "\x07", "\x9b",
              "\n", "\r", "%", "@", " ", "(", "a", "\u00e9", "\U0001f600", "layers.0"]  # fmt: skip

    def programs(self, draw, directory, names):
        def word():
            return json.dumps("".join(draw.choice(self.PIECES) for _ in range(draw.randrange(1, 6))))

        for file in "ab":
            lines = [f'fxge 1 model {word()} stage "import"', "graph main(%x : f32[4]) {"]
            before = "x"
            for i, name in enumerate(names):
                op = draw.choice(["relu", "exp"])
                lines.append(f"  %{name} = aten.{op}.default(self=%{before}) : f32[4] loc(#{i + 1})")
                before = name
            lines.append(f"  return %{before} as {word()}\n}}")
            lines += [f"loc #{i + 1} = module {word()} at {word()}:{i + 1} in {word()} : {word()}" for i in range(len(names))]
            pathlib.Path(directory, f"{file}.fx").write_text("\n".join(lines) + "\n", encoding="utf-8")

    def test_names(self):
        """Names, modules and lines of a file put no markup into a page and no control character on a terminal."""
        draw, shown = random.Random(5), 0
        with tempfile.TemporaryDirectory(prefix="fxge-diff-") as directory:
            for _ in range(40):
                names = [json.dumps("".join(draw.choice(self.PIECES) for _ in range(4)) + str(i)) for i in range(5)]
                self.programs(draw, directory, names)
                args = ["a.fx", "b.fx", "-v"]
                r = subprocess.run([FXGE, "diff", *args], capture_output=True, text=True, cwd=directory, check=False)
                if r.returncode not in (0, 1):  # a name that the text form refuses
                    self.assertEqual(r.returncode, 4, r.stderr)
                    continue
                shown += 1
                for character in r.stdout:
                    self.assertTrue(character == "\n" or character.isprintable(), (character, r.stdout))
                page = Page(run(*args, "--format=html", cwd=directory).stdout)
                self.assertLessEqual(
                    set(page.tags),
                    set("html meta title style body h1 h2 p details summary table tr th td input label main div span a del ins".split()),
                )
                self.assertLessEqual(
                    page.attributes, {"lang", "charset", "name", "content", "http-equiv", "class", "id", "for", "type", "href", "open"}
                )
                self.assertNotRegex("".join(page.text), "[\u2028\u202e\x1b\x9b]")
                json.loads(run(*args, "--format=json", cwd=directory).stdout)
        self.assertGreater(shown, 15)

    def test_files(self):
        """Damaged and foreign files are refused with the exit code of their kind."""
        a = CASES / "edits.a.fx"
        pt2 = pathlib.Path(model("data/mlp.default.pt2")).read_bytes()
        draw = random.Random(3)
        with tempfile.TemporaryDirectory(prefix="fxge-diff-") as directory:
            path = pathlib.Path(directory, "x.pt2")
            for size in (0, 10, len(pt2) // 2, len(pt2) - 1):
                path.write_bytes(pt2[:size])
                run(a, path, code=4)
                run(path, a, code=4)
            for _ in range(30):
                changed = bytearray(pt2)
                for _ in range(8):
                    changed[draw.randrange(len(changed))] = draw.randrange(256)
                path.write_bytes(changed)
                r = subprocess.run([FXGE, "diff", model("data/mlp.default.pt2"), path], capture_output=True, check=False)
                self.assertIn(r.returncode, (0, 1, 3, 4, 7), r.stderr)
            run(a, os.path.join(directory, "absent"), code=5)

    def test_usage(self):
        a = CASES / "edits.a.fx"
        for args in ([], [a], [a, a, a], [a, a, "--ignore=colour"], [a, a, "--stage=import,ge,ge"], ["-", "-"], [a, a, "--context=x"],
                     [a, a, "--format=xml"], [a, a, "--stage=none"], [a, a, "--json", "-o", "-"]):  # fmt: skip
            self.assertIn(run(*args, code=2).stdout[:1], ("", "{"), args)


class Output(unittest.TestCase):
    def test_colours(self):
        """A pipe has no colours; --color=always has them."""
        self.assertNotIn("\x1b", run("edits.a.fx", "edits.b.fx", cwd=CASES).stdout)
        text = run("edits.a.fx", "edits.b.fx", "--color=always", cwd=CASES).stdout
        self.assertIn("\x1b[32m", text)
        self.assertEqual(re.sub("\x1b\\[[0-9;]*m", "", text), run("edits.a.fx", "edits.b.fx", cwd=CASES).stdout)

    def test_files(self):
        with tempfile.TemporaryDirectory(prefix="fxge-diff-") as directory:
            path = os.path.join(directory, "page.html")
            run("edits.a.fx", "edits.b.fx", "--format=html", "-o", path, cwd=CASES, code=1)
            run("edits.a.fx", "edits.b.fx", "--format=html", "-o", path, cwd=CASES, code=5)
            run("edits.a.fx", "edits.b.fx", "--format=html", "-o", path, "--force", cwd=CASES, code=1)
            text = pathlib.Path(path).read_text(encoding="utf-8")
            self.assertEqual(text, run("edits.a.fx", "edits.b.fx", "--format=html", cwd=CASES).stdout)
            for word in ("<script", "http:", "https:", "url(", "@import", "src="):
                self.assertNotIn(word, text)

    def test_json(self):
        """--json has the differences, and the exit code of the command."""
        r = run("edits.a.fx", "edits.b.fx", "--json", cwd=CASES, code=1)
        whole = json.loads(r.stdout)
        self.assertEqual((whole["command"], whole["exit"]), ("diff", 1))
        self.assertEqual(whole["diff"], data("edits.a.fx", "edits.b.fx", cwd=CASES))
        fields = {f["field"]: f for n in whole["diff"]["nodes"] for f in n.get("fields", []) if (n["b"])["name"] == "clamp"}
        self.assertEqual((fields["min"]["a"], fields["min"]["b"], fields["max"]["b"]), ("0", "-1", "(absent)"))
        self.assertEqual(whole["diff"]["sizes"], [{"a": {"name": "s0", "low": 1, "high": 64}, "b": {"name": "s9", "low": 2, "high": 64}}])
        changes = [n["change"] for n in whole["diff"]["nodes"]]
        for change in ("added", "removed", "changed", "moved"):
            self.assertEqual(changes.count(change), whole["diff"]["counts"][change], change)

    def test_same_bytes(self):
        """Hashes have a random key in each process; the output does not depend on it."""
        path = [model("data_hf/hf_bert.default.pt2"), model("data_hf/hf_bert.decomposed.pt2")]
        path = path if os.path.exists(path[1]) else [model("data/encoder.default.pt2"), model("data/encoder.decomposed.pt2")]
        self.assertEqual(len({run(*path).stdout for _ in range(4)}), 1)

    def test_context(self):
        lines = [len(run("moved.a.fx", "moved.b.fx", f"--context={n}", cwd=CASES).stdout.splitlines()) for n in (0, 1, 50)]
        self.assertLess(lines[0], lines[1])
        self.assertLessEqual(lines[1], lines[2])


if __name__ == "__main__":
    BLESS = "--bless" in sys.argv
    arguments = [a for a in sys.argv[1:] if a != "--bless"]
    FXGE, MODELS = (os.path.abspath(a) for a in arguments[:2])
    unittest.main(argv=sys.argv[:1] + arguments[2:])
