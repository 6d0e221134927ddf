#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests `fxge match`: graphs and tables of GE, damaged ones too. Standard library only.

test_match.py FXGE MODELS    MODELS: directory with data_hf/

The graphs are written by `fxge dump` in the forms of GE and changed as GE's passes change them, by the format pages of GE's user guide.
"""

from __future__ import annotations

import json
import random
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from typing import Any

FXGE = MODELS = ""
MODEL = """fxge 1
model "m" stage "import"
graph "main"(%x : f32[4, 8], %w : f32[8, 8]) {
  %mm = aten.mm.default(self=%x, mat2=%w) : f32[4, 8] name("mm") loc(#1)
  %relu = aten.relu.default(self=%mm) : f32[4, 8] name("relu") loc(#2)
  %tanh = aten.tanh.default(self=%relu) : f32[4, 8] name("tanh") loc(#3)
  %neg = aten.neg.default(self=%tanh) : f32[4, 8] name("neg") loc(#4)
  return %neg
}
loc #1 = module "lin (Linear)" at "model.py":11 in "forward" : "x = x @ w"
loc #2 = at "model.py":12 in "forward" : "x = relu(x)"
loc #3 = at "model.py":13 in "forward" : "x = tanh(x)"
loc #4 = at "model.py":14 in "forward" : "return -x"
"""
PROTO = """# written by hand
name: "m"  version: 1
graph {
  name: "main"
  op { name: "x" type: "Data" }
  op {
    name: "mm_relu_fusion"  type: "MatMulV2"
    input: "x:0"
    attr { key: "_datadump_original_op_names" value { list { val_type: VT_LIST_STRING s: "mm" s: "relu" } } }
    attr { key: "other" value { list { s: "tanh" } } }
  }
  op { name: "tanh"; type: "TanhV9", }
  op { name: "trans_TransData_7" type: "TransData" attr < key: "k" value < i: -1 > > }
  op { name: "tanh_cast_3" type: "Cast" }
}
"""
READABLE = """graph("main"):
  %x : [#users=1] = Node[type=Data] (attrs = {index: 0})
  %mm : [#users=1] = Node[type=MatMulV2] (inputs = (x1=%x, x2=%w), attrs = {transpose_x1: false})
  %tanh : [#users=2] = Node[type=Tanh] (inputs = (x=%mm))
  %ret : [#users=1] = get_element[node=%tanh](0)

  return (%ret)
"""
SUMMARY = """Device_id,Op Name,OP Type,Task Start Time(us),Task Duration(us),Input Shapes
0,mm_relu_fusion,MatMulV2,1.0\t,12.5,"""


def varint(n: int) -> bytes:
    out = bytearray()
    while n > 0x7F:
        out.append(n & 0x7F | 0x80)
        n >>= 7
    return bytes([*out, n])


def message(*fields: tuple[int, int | bytes]) -> bytes:
    """Returns a protobuf message: numbers as varints, bytes with their length."""
    out = b""
    for number, value in fields:
        out += varint(number << 3 | 2) + varint(len(value)) + value if isinstance(value, bytes) else varint(number << 3) + varint(value)
    return out


def tensor(shape: list[int], values: bytes, size: int, origin: bytes = b"", dtype: int = 1, fmt: int = 2) -> bytes:
    """Returns OpOutput or OpInput, of which `size` is the number of the field with the size."""
    dims = message((1, b"".join(map(varint, shape))))
    return message((1, dtype), (2, fmt), (3, dims), *([(4, origin)] if origin else []), (size, len(values)))


def dump(name: bytes, inputs: list[tuple[list[int], bytes]], outputs: list[tuple[list[int], bytes, bytes, int]]) -> bytes:
    fields: list[tuple[int, int | bytes]] = [(1, b"2.0"), (2, 5)]
    fields += [(3, tensor(shape, data, 6, origin, fmt=fmt)) for shape, data, origin, fmt in outputs]
    fields += [(4, tensor(shape, data, 5)) for shape, data in inputs]
    head = message(*fields, *([(6, name)] if name else []))
    return struct.pack("<Q", len(head)) + head + b"".join(data for _, data in inputs) + b"".join(o[1] for o in outputs)


class Match(unittest.TestCase):
    def setUp(self) -> None:
        self.directory = Path(tempfile.mkdtemp(prefix="fxge-match-"))
        self.model = self.file("m.fx", MODEL)

    def tearDown(self) -> None:
        shutil.rmtree(self.directory)

    def file(self, name: str, text: str) -> Path:
        path = self.directory / name
        path.write_bytes(text.encode())
        return path

    def fxge(self, *args: str | Path, code: int = 0) -> subprocess.CompletedProcess[str]:
        done = subprocess.run([FXGE, *map(str, args)], capture_output=True, text=True, check=False, timeout=120)
        self.assertEqual(done.returncode, code, (args, done.stdout[-500:], done.stderr[-500:]))
        return done

    def match(self, *files: Path, model: Path | None = None) -> list[dict[str, Any]]:
        return list(json.loads(self.fxge("match", model or self.model, *files, "--json").stdout)["files"])

    def short(self, file: dict[str, Any]) -> list[tuple[str, str, list[str]]]:
        return [(r["relation"], r["name"], [n["name"] for n in r["nodes"]]) for r in file["operators"]]

    def test_own_dumps_are_the_program(self) -> None:
        """All forms of all programs: each operator is a node of the program, in every form of the graph."""
        for name in ("hf_bert.default", "hf_llama.default", "hf_t5.default", "hf_mixtral_grouped.default"):
            model = Path(MODELS) / "data_hf" / f"{name}.pt2"
            air = self.directory / "m.air"
            self.fxge("compile", model, "-o", air, "--force", "-q")
            graph = json.loads(self.fxge("dump", air, "--format=json").stdout)["graph"]
            nodes = sum(node["op"] not in ("ge.Const", "ge.FileConstant") for node in graph["nodes"])
            for form in ("pbtxt", "onnx-pbtxt"):
                dump = self.directory / f"dump.{form}"
                self.fxge("dump", air, f"--format={form}", "-o", dump, "--force")
                for program in (air, model):
                    (file,) = self.match(dump, model=program)
                    self.assertEqual({r["relation"] for r in file["operators"]}, {"same"})
                    self.assertEqual((file["ends"], file["gone"]), (0, []))
                    self.assertGreaterEqual(len(file["operators"]), nodes)

    def test_a_graph_behind_passes_of_ge(self) -> None:
        (file,) = self.match(self.file("ge_proto_00000050_graph_1_PreRunAfterBuild.txt", PROTO))
        self.assertEqual((file["form"], file["ends"], file["gone"]), ("ge_proto", 0, ["neg"]))
        self.assertEqual(
            self.short(file),
            [
                ("fused", "mm_relu_fusion", ["mm", "relu"]),
                ("other type", "tanh", ["tanh"]),
                ("made by GE", "trans_TransData_7", []),
                ("derived", "tanh_cast_3", ["tanh"]),
            ],
        )
        node = file["operators"][0]["nodes"][0]
        self.assertEqual((node["file"], node["line"], node["module"], node["origin"]), ("model.py", 11, "lin (Linear)", "mm"))

    def test_readable(self) -> None:
        (file,) = self.match(self.file("ge_readable_1.txt", READABLE))
        self.assertEqual((file["form"], file["ends"]), ("readable", 0))
        self.assertEqual(self.short(file), [("same", "mm", ["mm"]), ("same", "tanh", ["tanh"])])
        self.assertEqual(file["gone"], ["relu", "neg"])

    def test_tables(self) -> None:
        """Calls are added; a dump beside a table has its times."""
        summary = SUMMARY + '"4,8;8,8"\n0,neg,Neg,2.0,1.5,x\r\n0,neg,Neg,3.0,2.5,x\n0,neg,Neg,3.0,N/A,x\n'
        table = self.file("op_summary_1.csv", summary)
        dump = self.file("ge_proto_1.txt", PROTO)
        file, graph = self.match(table, dump)
        self.assertEqual([(r["name"], r["us"], r["calls"]) for r in file["operators"]], [("mm_relu_fusion", 12.5, 1), ("neg", 4.0, 2)])
        self.assertEqual(self.short(file)[0], ("fused", "mm_relu_fusion", ["mm", "relu"]))
        self.assertEqual([r.get("us") for r in graph["operators"]], [12.5, None, None, None])
        details = self.file("kernel_details.csv", "\ufeffStep Id,Name,Type,Duration(us)\n1,neg,Neg,7\n")
        self.assertEqual([r["us"] for r in self.match(details)[0]["operators"]], [7.0])

    def dumps(self, scale: float = 1.0) -> Path:
        """Writes dumps of AscendCL as a run of the model on ones would: mm and relu, fused, then tanh, and neg in a format of the chip."""
        directory = self.directory / "dumps" / "0" / "model" / "1"
        directory.mkdir(parents=True, exist_ok=True)
        x, w, y = (struct.pack(f"<{n}f", *[v] * n) for n, v in ((32, 1.0), (64, 1.0), (32, 8.0)))
        t = struct.pack("<32f", *[scale * 0.9999997749296758] * 32)
        origin = message((1, b"relu"), (2, 0))
        (directory / "MatMulV2.mm_relu_fusion.3.1.1733000000").write_bytes(dump(b"", [([4, 8], x), ([8, 8], w)], [([4, 8], y, origin, 2)]))
        (directory / "Tanh.tanh.4.1.1733000001").write_bytes(dump(b"tanh", [([4, 8], y)], [([4, 8], t, b"", 2)]))
        (directory / "Neg.neg.5.1.1733000002").write_bytes(dump(b"neg", [([4, 8], t)], [([1, 1, 4, 8, 16], t * 16, b"", 29)]))
        (directory / "notes.txt").write_text("not a dump")
        return self.directory / "dumps"

    def test_dumped_values(self) -> None:
        (file,) = self.match(self.dumps())
        self.assertEqual((file["form"], file["ends"]), ("data", 0))
        rows = {r["name"]: r for r in file["operators"]}
        self.assertEqual([n["name"] for n in rows["mm_relu_fusion"]["nodes"]], ["mm", "relu"])
        self.assertEqual([rows[n]["relation"] for n in ("mm_relu_fusion", "tanh", "neg")], ["fused", "same", "same"])
        self.assertEqual((rows["mm_relu_fusion"]["values"][0]["min"], rows["mm_relu_fusion"]["values"][0]["type"]), (8.0, "f32[4, 8]"))
        self.assertEqual(rows["neg"]["values"][0]["lack"], "it is in a format of the chip")
        text = self.fxge("match", self.model, self.dumps()).stdout
        self.assertIn("result 0: f32[4, 8], min 8, max 8, mean 8", text)

    def test_values_for_bisection(self) -> None:
        """Dumped values and inputs are a file for `verify --bisect`, which names the first node that differs."""
        inputs, values = self.directory / "in.npz", self.directory / "values.npz"
        ones = self.file(
            "ones.fx",
            MODEL.replace("%x : f32[4, 8], %w : f32[8, 8]", "")
            .replace(
                "%mm = aten.mm.default(self=%x, mat2=%w)",
                "%x = aten.full.default(size=[4, 8], fill_value=1.0) : f32[4, 8]\n  %w = aten.full.default(size=[8, 8], fill_value=1.0) : f32[8, 8]\n"
                "  %mm = aten.mm.default(self=%x, mat2=%w)",
            )
            .replace("return %neg", "return %x, %w"),
        )
        self.fxge("run", ones, "--outputs", inputs)
        for scale, code in ((1.0, 0), (1.1, 1)):
            self.fxge("match", self.model, self.dumps(scale), "--values", values, "--inputs", inputs, "--force")
            done = self.fxge("verify", self.model, "--bisect", values, "--json", code=code)
            if code:
                self.assertIn("tanh", done.stdout)
                self.assertIn("FXGE-E0966", done.stdout)
        self.assertIn("E0701", self.fxge("match", self.model, self.dumps(), "--values", values, code=5).stderr)
        air = self.directory / "m.air"
        self.fxge("compile", self.model, "-o", air, "-q")
        self.assertIn("need the saved program", self.fxge("match", air, self.dumps(), "--values", values, "--force", code=2).stderr)
        self.assertIn("--inputs needs --values", self.fxge("match", self.model, self.dumps(), "--inputs", inputs, code=2).stderr)

    def test_damaged_dumps(self) -> None:
        draw = random.Random(2)
        path = next(self.dumps().rglob("Tanh*"))
        whole = path.read_bytes()
        for i in range(400):
            data = bytearray(whole)
            for _ in range(draw.randint(1, 6)):
                data[draw.randrange(80)] = draw.randrange(256)
            path.write_bytes(data[: draw.randrange(len(data))] if i % 3 == 0 else data)
            done = subprocess.run([FXGE, "match", self.model, path, "--json"], capture_output=True, timeout=60, check=False)
            self.assertIn(done.returncode, (0, 2), done.stderr)
        (self.directory / "empty").mkdir()
        self.assertIn("no dump of AscendCL", self.fxge("match", self.model, self.directory / "empty", code=2).stderr)

    def test_times_on_a_page(self) -> None:
        """Tables are a layer of `fxge view`: each operator's time at the first of its nodes."""
        model = Path(MODELS) / "data_hf" / "hf_bert.default.pt2"
        air, graph = self.directory / "m.air", self.directory / "m.pbtxt"
        self.fxge("compile", model, "-o", air, "-q")
        self.fxge("dump", air, "--format=pbtxt", "-o", graph)
        names = [r["name"] for r in self.match(graph, model=model)[0]["operators"]]
        table = self.file(
            "op_summary.csv", "Op Name,OP Type,Task Duration(us)\n" + "".join(f"{name},X,{i + 1}\n" for i, name in enumerate(names))
        )
        report = self.file("match.json", self.fxge("match", model, table, "--json").stdout)
        page = self.directory / "page.html"
        self.fxge("view", model, "--report", report, "-o", page)
        text = page.read_text()
        layer = re.search(r'"id":"chip-time".*?"values":(\[.*?\])', text, re.S)
        assert layer
        values = json.loads(layer.group(1))
        self.assertAlmostEqual(sum(values[1::3]), sum(range(1, len(names) + 1)) * 1e-6)
        self.assertEqual(len(values), 3 * len(names))
        empty = self.file("empty.json", self.fxge("match", self.model, self.file("ge_readable_1.txt", READABLE), "--json").stdout)
        self.assertIn(
            "no values of nodes", self.fxge("view", self.model, "--report", empty, "-o", self.directory / "x.html", code=2).stderr
        )

    def view(self, model: Path, dump: Path) -> dict[str, Any]:
        """Returns the data of a page with a dump."""
        page = self.directory / "dump.html"
        self.fxge("view", model, "--ge-dump", dump, "-o", page, "--force")
        found = re.search(r'<script[^>]*type="application/json"[^>]*>(.*?)</script>', page.read_text(), re.S)
        assert found
        return dict(json.loads(found.group(1)))

    def test_a_dump_is_a_stage_of_a_page(self) -> None:
        for name, text in (("ge_proto_9.txt", PROTO), ("ge_readable_9.txt", READABLE), ("cut.txt", PROTO[:330])):
            data = self.view(self.model, self.file(name, text))
            strings = data["strings"]
            own, dump = data["stages"][-2:]
            self.assertEqual((own["name"], data["measured"]), ("ge", len(data["stages"]) - 2))
            self.assertTrue(dump["name"].startswith(name), dump["name"])
            self.assertEqual("cut off at line" in dump["name"], name == "cut.txt")
            made = {strings[n["name"]]: [strings[dump["nodes"][i]["name"]] for i in n.get("next", [])] for n in own["nodes"]}
            self.assertEqual(made["mm"], ["mm"] if "readable" in name else ["mm_relu_fusion"])
            if name == "ge_proto_9.txt":
                self.assertEqual(made["relu"], ["mm_relu_fusion"])
                self.assertEqual(made["tanh"], ["tanh", "tanh_cast_3"])
                fused = next(n for n in dump["nodes"] if strings[n["name"]] == "mm_relu_fusion")
                self.assertEqual(strings[data["locs"][fused["loc"]][0]], "model.py")
                self.assertEqual([strings[dump["nodes"][i]["name"]] for i in fused["in"][1::3]], ["x"])
        for text in (
            "graph { " + "".join(f'op {{ name: "a{i}" type: "A" input: "a{(i + 1) % 50}:0" }} ' for i in range(50)) + "}",
            READABLE * 3,
        ):
            self.view(self.model, self.file("cycle.txt", text))  # a cycle; names that occur twice
        table = self.file("op_summary.csv", SUMMARY + "x\n")
        self.assertIn("expected a graph", self.fxge("view", self.model, "--ge-dump", table, "-o", self.directory / "y.html", code=2).stderr)
        self.assertFalse((self.directory / "y.html").exists())
        self.fxge("view", self.model, "--ge-dump", self.directory / "none", "-o", self.directory / "y.html", code=5)

    def test_text(self) -> None:
        dump, table = self.file("ge_proto_1.txt", PROTO), self.file("op_summary_1.csv", SUMMARY + "x\n")
        text = self.fxge("match", self.model, dump, table).stdout
        self.assertIn("ge_proto): 4 operators: 1 other type, 1 fused, 1 derived, 1 made by GE\n", text)
        self.assertRegex(text, r"12\.500  fused +MatMulV2 +mm_relu_fusion +mm \+ relu  model\.py:11  x = x @ w\n")
        self.assertRegex(text, r"other type +TanhV9 +tanh +was Tanh  model\.py:13")
        self.assertIn("not in the file: 1 of 4 nodes of the program\n  Neg ", text)

    def test_damaged_files(self) -> None:
        """Every beginning of a file is read as far as it goes; damaged ones end nothing but the reading."""
        draw = random.Random(1)
        whole = {"proto": PROTO, "readable": READABLE, "table": SUMMARY + "1\n0,neg,Neg,2.0,1.5,x\n"}
        for form, text in whole.items():
            complete = len(self.match(self.file(form, text))[0]["operators"])
            for i in range(text.index("\n") + 25, len(text), 7):
                (file,) = self.match(self.file(form, text[:i]))
                self.assertLessEqual(len(file["operators"]), complete)
            (cut,) = self.match(self.file(form, text[: text.index("neg" if form == "table" else "type") + 8]))
            self.assertGreater(cut["ends"], 0, form)
            for _ in range(40):
                data = bytearray(text.encode())
                for _ in range(draw.randint(1, 5)):
                    data[draw.randrange(text.index("\n") + 1, len(data))] = draw.randrange(256)
                path = self.directory / form
                path.write_bytes(data)
                done = subprocess.run([FXGE, "match", self.model, path, "--json"], capture_output=True, timeout=60, check=False)
                self.assertIn(done.returncode, (0, 2), done.stderr)
        self.assertIn("cannot be read from line", self.fxge("match", self.model, self.file("cut.txt", PROTO[:200])).stdout)

    def test_hostile_files(self) -> None:
        deep = self.file("deep.txt", "graph {" * 100000)
        self.assertEqual(self.match(deep)[0]["ends"], 1)
        bad = "\x1b[31m\x9b\u202e<b>"
        named = self.file("named.txt", f'graph {{ name: "g" op {{ name: "{bad}" type: "{bad}" }} op {{ name: "mm" type: "{bad}" }} }}')
        for args in ([], ["-v"], ["--json"]):
            out = self.fxge("match", self.model, named, *args).stdout
            self.assertEqual([c for c in out if c in "\x1b\x9b\u202e"], [])
        long = self.file("long.txt", 'graph { op { name: "' + "mm_" * 300000 + '" type: "A" } }')
        self.assertEqual(self.match(long)[0]["operators"][0]["relation"], "made by GE")
        joined = self.file("joined.txt", "graph {" + f'op {{ name: "{"_" * 2040}1" type: "A" }}\n' * 500 + "}")  # seconds each before
        self.assertEqual(len(self.match(joined)[0]["operators"]), 500)
        many = self.file("many.txt", "graph {" + 'op { name: "mm_relu_tanh_neg_x" type: "A" }\n' * 50000 + "}")
        self.assertEqual(len(self.match(many)[0]["operators"]), 50000)

    def test_bad_calls(self) -> None:
        self.assertIn("at least one file", self.fxge("match", self.model, code=2).stderr)
        self.assertIn("in no form that GE", self.fxge("match", self.model, self.model, code=2).stderr)
        self.assertIn("in no form that GE", self.fxge("match", self.model, self.file("empty", ""), code=2).stderr)
        self.fxge("match", self.model, self.directory / "none.txt", code=5)


if __name__ == "__main__":
    FXGE, MODELS = sys.argv[1:3]
    unittest.main(argv=sys.argv[:1])
