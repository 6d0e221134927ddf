#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests what `fxge` writes for other viewers: ONNX files, graphs of Model Explorer, timelines. Standard library only.

test_exporters.py FXGE MODELS    MODELS: directory with data/ and data_hf/
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from collections import Counter
from pathlib import Path
from typing import Any

import onnx_file

FXGE = MODELS = ""
STAGES = ("import", "scopes", "functional", "decomposed", "fused", "ge")
NAMES = ("hf_bert.default", "hf_llama.decomposed", "hf_t5.default", "hf_mixtral_grouped.default")
COND = """fxge 1
model "m" stage "import"
graph "main"(%p : bool[], %x : f32[3]) {
  %y = higher_order.cond(operands=[%p, %x]) : f32[3] {
    graph "yes"(%x : f32[3]) {
      %y = aten.add.Tensor(self=%x, other=%x) : f32[3]
      return %y
    }
    graph "no"(%x : f32[3]) {
      %y = aten.relu.default(self=%x) : f32[3]
      return %y
    }
  }
  return %y
}
"""
LARGE = """fxge 1
model "m" stage "import"
tensor @w : f32[600000000] = file "w.bin" 0 2400000000
graph "main"(%w : f32[600000000] = parameter(@w, "w")) {
  %y = aten.relu.default(self=%w) : f32[600000000]
  return %y
}
"""
HOSTILE = """fxge 1 model "</title>\\u001b[31m" stage "import"
graph main(%x : f32[4]) {
  %"a/b\\"<script>" = aten.relu.default(self=%x) : f32[4] loc(#1)
  %"a/b\\"<script>_1" = aten.neg.default(self=%"a/b\\"<script>") : f32[4] loc(#1)
  return %"a/b\\"<script>_1"
}
loc #1 = module "<b>./../x (</b>)" at "<i>\\".py":1 in "f" : "</script>"
"""


def fxge(*args: str, code: int = 0) -> subprocess.CompletedProcess[str]:
    done = subprocess.run([FXGE, *args], capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == code, (args, done.returncode, done.stderr)
    return done


def models() -> list[Path]:
    return [Path(MODELS) / "data_hf" / f"{name}.pt2" for name in NAMES]


class Case(unittest.TestCase):
    def setUp(self) -> None:
        self.directory = tempfile.mkdtemp(prefix="fxge-exporters-")

    def tearDown(self) -> None:
        shutil.rmtree(self.directory)

    def path(self, name: str, text: str | None = None) -> str:
        path = os.path.join(self.directory, name)
        if text is not None:
            Path(path).write_text(text)
        return path

    def dumped(self, model: str | Path, stage: str) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(fxge("dump", str(model), f"--stage={stage}", "--format=json").stdout)
        return found


class Onnx(Case):
    def onnx(self, model: str | Path, stage: str, *options: str) -> onnx_file.Graph:
        path = self.path("model.onnx")
        fxge("dump", str(model), f"--stage={stage}", "--format=onnx", "-o", path, "--force", *options)
        graph, domains = onnx_file.read(path)
        self.assertEqual(domains, self.domains(graph))
        self.check_names(graph, set())
        return graph

    def domains(self, graph: onnx_file.Graph) -> set[str]:
        found = {n.domain for n in graph.nodes}
        return found.union(*(self.domains(g) for n in graph.nodes for g in n.graphs))

    def check_names(self, graph: onnx_file.Graph, around: set[str]) -> None:
        """Every value is written once, before it is read."""
        known = set(around)
        for name in [*(t.name for t in graph.initializers), *graph.inputs]:
            self.assertNotIn(name, known)
            known.add(name)
        for node in graph.nodes:
            self.assertLessEqual(set(node.inputs), known, node.name)
            for inner in node.graphs:
                self.check_names(inner, known)
            for name in node.outputs:
                self.assertNotIn(name, known)
                known.add(name)
        self.assertLessEqual(set(graph.outputs), known)
        self.assertEqual(graph.values.keys() & graph.inputs.keys(), set())

    def operators(self, graph: dict[str, Any]) -> Counter[str]:
        found: Counter[str] = Counter()
        for node in graph["nodes"]:
            found[node["op"]] += 1
            for inner in node.get("regions", []):
                found += self.operators(inner)
        return found

    def written(self, graph: onnx_file.Graph) -> Counter[str]:
        found = Counter(n.metadata["operator"] for n in graph.nodes)
        for node in graph.nodes:
            for inner in node.graphs:
                found += self.written(inner)
        return found

    def test_nodes_are_those_of_the_stage(self) -> None:
        for model in models():
            for stage in STAGES:
                with self.subTest(model=model.name, stage=stage):
                    graph = self.onnx(model, stage)
                    expected = self.operators(self.dumped(model, stage)["graph"])
                    constants = {op: n for op, n in (expected - self.written(graph)).items()}
                    self.assertEqual(self.written(graph) - expected, Counter())
                    self.assertLessEqual(constants.keys(), {"ge.Const", "ge.FileConstant", "fx.constant"})
                    self.assertLessEqual(sum(constants.values()), len(graph.initializers))

    def test_bytes_and_references(self) -> None:
        """Weights in the file are those that references name in the archive."""
        model = models()[0]
        copied = shutil.copy(model, self.directory)
        inside = {t.name: t for t in self.onnx(model, "ge").initializers}
        data = Path(copied).read_bytes()
        references = self.onnx(copied, "ge", "--ref").initializers
        self.assertEqual({t.name for t in references}, set(inside))
        n = 0
        for tensor in references:
            same = inside[tensor.name]
            self.assertEqual((tensor.dtype, tensor.shape), (same.dtype, same.shape))
            if tensor.raw is not None:
                self.assertEqual(tensor.raw, same.raw)
                continue
            n += 1
            self.assertEqual(tensor.external["location"], model.name)
            at = int(tensor.external["offset"])
            self.assertEqual(data[at : at + int(tensor.external["length"])], same.raw)
        self.assertGreater(n, len(references) // 2)

    def test_references_outside_of_the_directory_are_copied(self) -> None:
        """ONNX allows no other place: such a weight is in the file."""
        graph = self.onnx(models()[0], "import", "--ref")
        self.assertEqual([t.name for t in graph.initializers if t.raw is None], [])

    def test_types_lines_modules(self) -> None:
        graph = self.onnx(models()[1], "ge")
        self.assertTrue(all(v[0] for v in graph.values.values()))
        symbols = {d for _, dims in graph.values.values() for d in dims if isinstance(d, str)}
        self.assertTrue(symbols)
        lines = [n.metadata.get("line", "") for n in graph.nodes]
        self.assertTrue(any("hf.py:" in line or "modeling_llama.py:" in line for line in lines), lines[:5])
        self.assertTrue(any("(" in n.metadata.get("module", "") for n in graph.nodes))
        self.assertEqual({n.type for n in graph.nodes if "." in n.type}, set())
        product = next(n for n in graph.nodes if "MatMul" in n.type)
        self.assertEqual(product.metadata["inputs"].split()[:2], ["x1", "x2"])

    def test_names_of_files(self) -> None:
        model = self.path("m.fx", HOSTILE)
        graph = self.onnx(model, "import")
        self.assertEqual([n.name for n in graph.nodes], ['a/b"<script>', 'a/b"<script>_1'])
        self.assertEqual(graph.nodes[0].metadata["line"], '<i>".py:1')

    def test_nested_graphs(self) -> None:
        """Nested graphs see the names around them, so equal names become different."""
        for stage in ("import", "ge"):
            graph = self.onnx(self.path("m.fx", COND), stage)
            (node,) = (n for n in graph.nodes if n.graphs)
            self.assertEqual(node.inputs, ["p", "x"])
            self.assertEqual([g.name for g in node.graphs], ["yes", "no"])
            self.assertEqual([len(g.nodes) for g in node.graphs], [1, 1])

    def test_more_than_protobuf_holds(self) -> None:
        model = self.path("m.fx", LARGE)
        with open(self.path("w.bin"), "wb") as f:
            f.truncate(2400000000)  # a file without blocks
        done = fxge("dump", model, "--format=onnx", "-o", self.path("m.onnx"), code=7)
        self.assertIn("less than 2 GiB", done.stderr)
        self.assertIn("--ref", done.stderr)
        self.assertFalse(os.path.exists(self.path("m.onnx")))
        graph = self.onnx(model, "import", "--ref")
        self.assertEqual(graph.initializers[0].external, {"location": "w.bin", "offset": "0", "length": "2400000000"})

    def test_bad_calls(self) -> None:
        model = str(models()[0])
        self.assertIn("needs -o FILE", fxge("dump", model, "--format=onnx", code=2).stderr)
        existing = self.path("m.onnx", "mine")
        self.assertIn("E0701", fxge("dump", model, "--format=onnx", "-o", existing, code=5).stderr)
        self.assertEqual(Path(existing).read_text(), "mine")

    def test_equal_bytes(self) -> None:
        for name in ("a.onnx", "b.onnx"):
            fxge("dump", str(models()[2]), "--stage=ge", "--format=onnx", "-o", self.path(name))
        self.assertEqual(Path(self.path("a.onnx")).read_bytes(), Path(self.path("b.onnx")).read_bytes())


class ModelExplorer(Case):
    def graphs(self, model: str | Path, stage: str = "import") -> dict[str, dict[str, Any]]:
        text = fxge("dump", str(model), f"--stage={stage}", "--format=model-explorer").stdout
        return {g["id"]: g for g in json.loads(text)["graphs"]}

    def check_graph(self, graph: dict[str, Any]) -> None:
        ids = Counter(n["id"] for n in graph["nodes"])
        outputs = {n["id"]: {o["id"] for o in n["outputsMetadata"]} for n in graph["nodes"]}
        self.assertEqual(ids.most_common(1)[0][1], 1)
        for node in graph["nodes"]:
            self.assertEqual({type(node[key]) for key in ("id", "label", "namespace")}, {str})
            ports = {p["id"] for p in node["inputsMetadata"]}
            for edge in node["incomingEdges"]:
                self.assertIn(edge["sourceNodeOutputId"], outputs[edge["sourceNodeId"]])
                self.assertIn(edge["targetNodeInputId"], ports)
            for item in [node, *node["inputsMetadata"], *node["outputsMetadata"]]:
                for pair in item["attrs"]:
                    self.assertEqual({key: type(value) for key, value in pair.items()}, {"key": str, "value": str})

    def test_stages(self) -> None:
        for model in models():
            graphs = self.graphs(model)
            self.assertEqual(list(graphs), list(STAGES))
            for graph in graphs.values():
                self.check_graph(graph)
            self.assertEqual(list(self.graphs(model, "ge")), ["ge"])

    def test_namespaces_are_modules(self) -> None:
        graphs = self.graphs(models()[0])
        spaces = {n["namespace"] for n in graphs["ge"]["nodes"]}
        self.assertTrue(any(s.count("/") >= 2 for s in spaces), spaces)
        gelu = next(n for n in graphs["ge"]["nodes"] if n["label"] == "ge.GeluV2")
        attrs = {pair["key"]: pair["value"] for pair in gelu["attrs"]}
        self.assertRegex(attrs["line"], r"hf\.py:\d+")
        self.assertIn("module", attrs)

    def test_hostile_names(self) -> None:
        graph = self.graphs(self.path("m.fx", HOSTILE))["import"]
        self.check_graph(graph)
        self.assertIn('a/b"<script>', {n["id"] for n in graph["nodes"]})


class Timelines(Case):
    def events(self, *args: str) -> list[dict[str, Any]]:
        path = self.path("trace.json")
        fxge(*args, "--trace", path, "--force")
        trace = json.loads(Path(path).read_text())
        self.assertEqual(set(trace), {"displayTimeUnit", "traceEvents"})
        self.check_events(trace["traceEvents"])
        return list(trace["traceEvents"])

    def check_events(self, events: list[dict[str, Any]]) -> None:
        """Chrome's format: known phases with their keys; parts of a track that overlap are within each other."""
        keys = {
            "M": {"ph", "pid", "tid", "name", "args"},
            "X": {"ph", "pid", "tid", "name", "cat", "ts", "dur"},
            "C": {"ph", "pid", "name", "ts", "args"},
        }
        for event in events:
            self.assertLessEqual(keys[event["ph"]], event.keys())
        parts = [(round(1e3 * e["ts"]), round(1e3 * (e["ts"] + e["dur"])), e["name"]) for e in events if e["ph"] == "X"]
        open_parts: list[tuple[int, int, str]] = []
        for part in sorted(parts, key=lambda p: (p[0], -p[1])):
            while open_parts and open_parts[-1][1] <= part[0]:
                open_parts.pop()
            if open_parts:
                self.assertLessEqual(part[1], open_parts[-1][1], (part, open_parts[-1]))
            open_parts.append(part)

    def named(self, events: list[dict[str, Any]], category: str) -> list[str]:
        return [e["name"] for e in events if e["ph"] == "X" and e["cat"] == category]

    def test_passes(self) -> None:
        events = self.events("compile", str(models()[0]), "-o", self.path("m.air"))
        steps = self.named(events, "step")
        self.assertEqual((steps[0], steps[-1]), ("read", "write"))
        self.assertIn("fuse", steps)

    def test_cost(self) -> None:
        events = self.events("cost", str(models()[0]))
        nodes = json.loads(fxge("cost", str(models()[0]), "--json").stdout)["nodes"]
        counted = [n for n in nodes if n["counted"] and n["bound"]]
        shown = [e for e in events if e["ph"] == "X" and e["cat"] == "node"]
        self.assertEqual([e["name"] for e in shown], [n["name"] for n in counted])
        for event, node in zip(shown, counted, strict=True):
            self.assertAlmostEqual(event["dur"], node["us"], delta=0.0015)
            self.assertEqual(event["args"]["bound by"], node["bound"])
        live = [e["args"]["bytes"] for e in events if e["ph"] == "C"]
        self.assertEqual(live, [n["bytes_live"] for n in counted])
        modules = self.named(events, "module")
        self.assertIn("encoder", " ".join(modules))

    def test_profile(self) -> None:
        model = str(models()[0])
        events = self.events("run", model, "--random", "1", "--repeat", "3")
        steps = self.named(events, "step")
        self.assertEqual(steps, ["inputs", "results"])
        ge = {n["results"][0]["name"] for n in self.dumped(model, "ge")["graph"]["nodes"] if n["results"]}
        self.assertLessEqual(set(self.named(events, "node")), ge)
        self.assertTrue(
            any("modeling_bert.py:" in e.get("args", {}).get("line", "") or "hf.py:" in e.get("args", {}).get("line", "") for e in events)
        )

    def test_bad_calls(self) -> None:
        model = str(models()[0])
        for command in (["run", model, "--random", "1"], ["cost", model], ["compile", model, "-o", self.path("x.air")]):
            self.assertIn("--trace needs a file", fxge(*command, "--trace", "-", code=2).stderr)
            existing = self.path("mine.json", "mine")
            self.assertIn("E0701", fxge(*command, "--trace", existing, code=5).stderr)
            self.assertEqual(Path(existing).read_text(), "mine")
        same = self.path("same.npz")
        self.assertIn("one file", fxge("run", model, "--random", "1", "--outputs", same, "--trace", same, code=2).stderr)
        self.assertIn("one file", fxge("compile", model, "-o", same, "--trace", same, code=2).stderr)

    def test_hostile_names(self) -> None:
        events = self.events("run", self.path("m.fx", HOSTILE), "--random", "1")
        self.assertIn('a/b"<script>_1', self.named(events, "node"))

    def test_long_times(self) -> None:
        """Estimates of more nanoseconds than doubles hold stay at the end of the timeline."""
        kind, n = "f32[3037000499, 3037000499]", 450
        lines = [f"  %v{i} = aten.mm.default(self=%{f'v{i - 1}' if i else 'x'}, mat2=%x) : {kind}\n" for i in range(n)]
        text = f'fxge 1\nmodel "m" stage "import"\ngraph "main"(%x : {kind}) {{\n{"".join(lines)}  return %v{n - 1} as "y"\n}}\n'
        events = self.events("cost", self.path("m.fx", text))
        self.assertEqual(len(self.named(events, "node")), n)
        self.assertTrue(all(e["ts"] >= 0 and e["dur"] >= 0 for e in events if e["ph"] == "X"))


if __name__ == "__main__":
    FXGE, MODELS = sys.argv[1:3]
    unittest.main(argv=sys.argv[:1])
