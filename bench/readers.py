#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Measures the cost of reading a file: every reader on files that grow tenfold three times, each in many directions.

usage: bench/readers.py BUILD_DIR [--steps N] [--only TEXT] [--every N]   (a release build; standard library only)

A row is a way to grow a file of one kind: the seconds and the peak memory of a whole `fxge` process that does little
but read it, the fastest of three if the first is beyond the limit. From one size to the next each may grow 12 times at
most, and no file may take more memory than start-up and the limit in base/limits.h (FXGE_MAX_READ). Exit code 1 if a
limit is exceeded; a refused file must be refused as cheaply.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import re
import struct
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
STEP = 12  # times, at most, for ten times the bytes
SECONDS = 0.03  # start-up: below it nothing is compared
MEBIBYTES = 24  # start-up: memory that no file is asked for
TIMEOUT = 300.0
TRIES = 3


# --- text ---------------------------------------------------------------------------------------


def text(body: str, inputs: str = "%x : f32[2]", head: str = "", tail: str = "") -> bytes:
    """Returns a program around nodes; its result is %y."""
    return f'fxge 1\n{head}graph "main"({inputs}) {{\n{body}  return %y as "out"\n}}\n{tail}'.encode()


NEG = "  %y = aten.neg.default(self=%x) : f32[2]\n"
FIRST = "  %y = aten.slice.Tensor(self=%x, dim=0, start=0, end=2) : f32[2]\n"  # a run that allocates nothing


def text_chain(n: int) -> bytes:
    nodes = (f"  %v{i} = aten.neg.default(self=%{f'v{i - 1}' if i else 'x'}) : f32[2]\n" for i in range(n))
    return text("".join(nodes) + f"  %y = aten.neg.default(self=%v{n - 1}) : f32[2]\n")


def text_inputs(n: int) -> bytes:
    return text(NEG, ", ".join(["%x : f32[2]", *(f"%x{i} : f32[2]" for i in range(n))]))


def text_outputs(n: int) -> bytes:
    outputs = ", ".join(f'%x as "o{i}"' for i in range(n))
    return f'fxge 1\ngraph "main"(%x : f32[2]) {{\n  return {outputs}\n}}\n'.encode()


def text_arguments(n: int) -> bytes:
    return text(f"  %y = my.a.default({', '.join(f'p{i}=%x' for i in range(n))}) : f32[2]\n")


def text_list(n: int) -> bytes:
    return text(f"  %y = aten.cat.default(tensors=[{', '.join(['%x'] * n)}]) : f32[{2 * n}]\n")


def text_results(n: int) -> bytes:
    results, metas = ", ".join(f"%z{i}" for i in range(n)), ", ".join(["f32[2]"] * n)
    return text(f"  {results} = my.a.default(x=%x) : {metas}\n{NEG}")


def text_ints(n: int) -> bytes:
    return text(f"  %y = aten.view.default(self=%x, size=[{', '.join(['1'] * n)}, 2]) : f32[2]\n")


def text_long(n: int) -> bytes:
    return text(f'  %y = my.a.default(x=%x, mode="{"m" * n}") : f32[2]\n')


def text_locs(n: int) -> bytes:
    nodes = "".join(f"  %v{i} = aten.neg.default(self=%x) : f32[2] loc(#{i + 1})\n" for i in range(n))
    return text(nodes + NEG, tail="".join(f'loc #{i + 1} = at "a.py":{i} in "f"\n' for i in range(n)))


def text_loc_number(n: int) -> bytes:
    return text(f"  %y = aten.neg.default(self=%x) : f32[2] loc(#{n})\n")


def text_tensors(n: int) -> bytes:
    return text(NEG, head="".join(f"tensor @t{i} : f32[2] = {{1.0, 2.0}}\n" for i in range(n)))


def text_elements(n: int) -> bytes:
    return text(NEG, head=f"tensor @t : f32[{n}] = {{{', '.join(['1.0'] * n)}}}\n")


def text_symbols(n: int) -> bytes:
    return text(NEG, head="".join(f"symbol s{i} : int [2, 64]\n" for i in range(n)))


def text_guards(n: int) -> bytes:
    symbols = "".join(f"symbol s{i} : int [2, {i + 64}]\n" for i in range(n))
    return text(NEG, head=symbols + "".join(f'guard "g" sym(s{i} != s{i + 1})\n' for i in range(n - 1)))


def text_same_guards(n: int) -> bytes:
    return text(NEG, head="symbol s0 : int [2, 640000000]\n" + "".join(f'guard "g" sym(s0 != {i + 3})\n' for i in range(n)))


def text_sum(n: int) -> bytes:
    """One expression of n different terms."""
    symbols = "".join(f"symbol s{i} : int [2, 64]\n" for i in range(n))
    return text(f"  %y = my.a.default(x=%x, n=sym({' + '.join(f's{i}' for i in range(n))})) : f32[2]\n", head=symbols)


def text_powers(n: int) -> bytes:
    """One expression of n terms in few symbols."""
    terms = " + ".join(f"{i + 1}*s0*s{i % 7}" for i in range(n))
    symbols = "".join(f"symbol s{i} : int [2, 64]\n" for i in range(7))
    return text(f"  %y = my.a.default(x=%x, n=sym({terms})) : f32[2]\n", head=symbols)


def text_opaque(n: int) -> bytes:
    """One expression of n terms that no rule combines."""
    terms = " + ".join(f"(s0 // {i + 2})" for i in range(n))
    return text(f"  %y = my.a.default(x=%x, n=sym({terms})) : f32[2]\n", head="symbol s0 : int [2, 64]\n")


def text_maximum(n: int) -> bytes:
    """One max of n operands."""
    symbols = "".join(f"symbol s{i} : int [2, 64]\n" for i in range(n))
    return text(f"  %y = my.a.default(x=%x, n=sym(max({', '.join(f's{i}' for i in range(n))}))) : f32[2]\n", head=symbols)


def text_product(n: int) -> bytes:
    """One product of n sums: expanded it would have 2^n terms."""
    terms = " * ".join(f"(s0 + {i + 1})" for i in range(n))
    return text(f"  %y = my.a.default(x=%x, n=sym({terms})) : f32[2]\n", head="symbol s0 : int [2, 64]\n")


def text_dims(n: int) -> bytes:
    """n nodes with an expression of their own each."""
    nodes = "".join(f"  %v{i} = my.a.default(x=%x) : f32[s0 + {i}]\n" for i in range(n))
    return text(nodes + NEG, head="symbol s0 : int [2, 64]\n")


def text_regions(n: int) -> bytes:
    region = '    graph "g"(%a : f32[2]) {\n      %r = ge.Neg(x=%a) : f32[2]\n      return %r\n    }\n'
    return text(f"  %y = my.a.default(x=%x) : f32[2] {{\n{region * n}  }}\n")


def text_names(n: int) -> bytes:
    """Names that differ only at their end."""
    return text("".join(f"  %{'v' * 40}{i} = aten.neg.default(self=%x) : f32[2]\n" for i in range(n)) + NEG)


# --- .air ---------------------------------------------------------------------------------------


def varint(v: int) -> bytes:
    out = bytearray()
    while v >= 0x80:
        out.append(v & 0x7F | 0x80)
        v >>= 7
    return bytes([*out, v])


def field(number: int, value: int | bytes | str) -> bytes:
    if isinstance(value, int):
        return varint(number << 3) + varint(value)
    data = value.encode() if isinstance(value, str) else value
    return varint(number << 3 | 2) + varint(len(data)) + data


def desc(*dims: int, name: str = "") -> bytes:
    shape = field(1, b"".join(map(varint, dims)))
    return (field(1, name) if name else b"") + field(2, 1) + field(3, shape) + field(4, "ND")


def attribute(key: str, value: bytes) -> bytes:
    return field(10, field(1, key) + field(2, value))


def operator(name: str, kind: str, inputs: Iterable[str] = (), attrs: bytes = b"", outputs: int = 1) -> bytes:
    inputs = list(inputs)
    body = field(1, name) + field(2, kind) + b"".join(field(5, i) for i in inputs) + attrs
    body += b"".join(field(33, desc(2)) for _ in inputs) + b"".join(field(34, desc(2)) for _ in range(outputs))
    return field(6, body)


def data(i: int) -> bytes:
    body = field(1, f"x{i}") + field(2, "Data") + attribute("index", field(3, i)) + field(33, desc(2)) + field(34, desc(2))
    return field(6, body)


def graph(*parts: bytes, name: str = "main") -> bytes:
    return field(7, field(1, name) + b"".join(parts))


def air(*parts: bytes, more: bytes = b"", result: str = "x0:0") -> bytes:
    """A model of one input and these operators."""
    net = operator("net", "NetOutput", [result], outputs=0)
    return field(1, "m") + field(2, 1) + graph(data(0), *parts, net) + more


def air_chain(n: int) -> bytes:
    return air(*(operator(f"v{i}", "Neg", [f"v{i - 1}:0" if i else "x0:0"]) for i in range(n)), result=f"v{n - 1}:0")


def air_backwards(n: int) -> bytes:
    return air(*(operator(f"v{i}", "Neg", [f"v{i - 1}:0" if i else "x0:0"]) for i in reversed(range(n))), result=f"v{n - 1}:0")


def air_listed_outputs(n: int) -> bytes:
    """No NetOutput: the graph's own list."""
    return field(1, "m") + graph(data(0), *(operator(f"v{i}", "Neg", ["x0:0"]) for i in range(n)),
                                 *(field(5, f"v{n - 1 - i}:0") for i in range(n)))


def air_net_output(n: int) -> bytes:
    return field(1, "m") + graph(data(0), operator("net", "NetOutput", ["x0:0"] * n, outputs=0))


def air_datas(n: int) -> bytes:
    return field(1, "m") + graph(*map(data, range(n)), operator("net", "NetOutput", ["x0:0"], outputs=0))


def air_inputs(n: int) -> bytes:
    return air(operator("v", "ConcatD", ["x0:0"] * n, attribute("concat_dim", field(3, 0)) + attribute("N", field(3, n))))


def air_unknown_inputs(n: int) -> bytes:
    """An operator that no table has, with a name a slot."""
    names = b"".join(field(23, f"in{i}") for i in range(n))
    body = field(1, "v") + field(2, "MyOp") + field(5, "x0:0") * n + names
    body += b"".join(field(33, desc(2, name=f"in{i}")) for i in range(n)) + field(34, desc(2, name="y"))
    return air(field(6, body))


def air_attributes(n: int) -> bytes:
    return air(operator("v", "MyOp", ["x0:0"], b"".join(attribute(f"a{i}", field(3, i)) for i in range(n))))


def air_known_attributes(n: int) -> bytes:
    return air(operator("v", "Neg", ["x0:0"], b"".join(attribute(f"a{i}", field(3, i)) for i in range(n))))


def air_list(n: int) -> bytes:
    numbers = field(1, field(3, b"".join(varint(i) for i in range(n))) + field(20, 2))
    return air(operator("v", "MyOp", ["x0:0"], attribute("a", numbers)))


def air_text(n: int) -> bytes:
    return air(operator("v", "MyOp", ["x0:0"], attribute("a", field(2, "t" * n))))


def air_dims(n: int) -> bytes:
    return air(field(6, field(1, "v") + field(2, "Neg") + field(5, "x0:0") + field(33, desc(*[1] * n)) + field(34, desc(*[1] * n))))


def air_outputs(n: int) -> bytes:
    return air(operator("v", "MyOp", ["x0:0"], outputs=n))


def air_constants(n: int) -> bytes:
    value = attribute("value", field(12, field(1, desc(2)) + field(2, bytes(8))))
    return air(*(operator(f"c{i}", "Const", [], value) for i in range(n)))


def air_constant(n: int) -> bytes:
    value = attribute("value", field(12, field(1, desc(n)) + field(2, bytes(4 * n))))
    return air(field(6, field(1, "c") + field(2, "Const") + value + field(34, desc(n))))


def air_named_inputs(n: int) -> bytes:
    """A dynamic port whose elements the file lists in reverse."""
    names = field(1, b"".join(field(2, f"x{n - 1 - i}") for i in range(n)) + field(20, 1))
    slots = field(1, field(3, b"".join(varint(n - 1 - i) for i in range(n))) + field(20, 2))
    attrs = attribute("_input_name_key", names) + attribute("_input_name_value", slots)
    return air(operator("v", "MyOp", ["x0:0"] * n, attrs))


def air_graphs(n: int) -> bytes:
    return air(more=b"".join(graph(data(0), name=f"g{i}") for i in range(n)))


def air_regions(n: int) -> bytes:
    """A Case of n branches."""
    names = b"".join(field(35, f"g{i}") for i in range(n))
    body = field(1, "v") + field(2, "Case") + field(5, "x0:0") * 2 + names + field(33, desc()) + field(33, desc(2)) + field(34, desc(2))
    inner = [graph(data(0), operator(f"net{i}", "NetOutput", ["x0:0"], outputs=0), name=f"g{i}") for i in range(n)]
    return air(field(6, body), more=b"".join(inner))


def air_empty(n: int) -> bytes:
    """Empty operators: two bytes each."""
    return field(1, "m") + graph(field(6, b"") * n)


def air_same_rows(n: int) -> bytes:
    """n operators of n types that no table has."""
    return air(*(operator(f"v{i}", f"My{i}", ["x0:0"]) for i in range(n)))


# --- .pt2 ---------------------------------------------------------------------------------------

BASE = ROOT / "tests/models/data/mlp.default.pt2"
Json = Any


class Archive:
    """Returns mlp.default.pt2, to be mutated."""

    def __init__(self) -> None:
        with zipfile.ZipFile(BASE) as z:
            self.entries = {name: z.read(name) for name in z.namelist()}
        self.root = next(iter(self.entries)).split("/")[0]
        self.model: Json = json.loads(self.entries[f"{self.root}/models/model.json"])
        self.graph: Json = self.model["graph_module"]["graph"]
        self.signature: Json = self.model["graph_module"]["signature"]

    def bytes(self, deflate: bool = False) -> bytes:
        self.entries[f"{self.root}/models/model.json"] = json.dumps(self.model).encode()
        out = io.BytesIO()
        with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED if deflate else zipfile.ZIP_STORED, allowZip64=True) as z:
            for name, content in self.entries.items():
                z.writestr(name, content)
        return out.getvalue()

    def call(self, target: str, inputs: list[Json], output: str) -> None:
        self.graph["nodes"].append({"target": target, "inputs": inputs, "outputs": [{"as_tensor": {"name": output}}],
                                    "metadata": {}, "is_hop_single_tensor_return": None, "name": output})
        self.graph["tensor_values"][output] = self.graph["tensor_values"]["relu"]

    def relu(self, source: str, output: str) -> None:
        self.call("torch.ops.aten.relu.default", [{"name": "self", "arg": {"as_tensor": {"name": source}}, "kind": 1}], output)


def pt2(change: Callable[[Archive, int], None], deflate: bool = False) -> Callable[[int], bytes]:
    def make(n: int) -> bytes:
        archive = Archive()
        change(archive, n)
        return archive.bytes(deflate)

    return make


def pt2_chain(a: Archive, n: int) -> None:
    for i in range(n):
        a.relu(f"v{i - 1}" if i else "relu", f"v{i}")


def pt2_traces(a: Archive, n: int) -> None:
    """Nodes with a stack of their own each."""
    for i in range(n):
        a.relu("relu", f"v{i}")
        frames = "\n".join(f'  File "/a/b{i}.py", line {k}, in f{k}\n    x = {i}' for k in range(8))
        a.graph["nodes"][-1]["metadata"] = {"stack_trace": frames, "nn_module_stack": f"L__self__,,m.M;L__self__{i},l.{i},m.L"}


def pt2_inputs(a: Archive, n: int) -> None:
    for i in range(n):
        a.graph["inputs"].append({"as_tensor": {"name": f"i{i}"}})
        a.graph["tensor_values"][f"i{i}"] = a.graph["tensor_values"]["x"]
        a.signature["input_specs"].append({"user_input": {"arg": {"as_tensor": {"name": f"i{i}"}}}})


def pt2_outputs(a: Archive, n: int) -> None:
    for _ in range(n):
        a.graph["outputs"].append({"as_tensor": {"name": "softmax"}})
        a.signature["output_specs"].append({"user_output": {"arg": {"as_tensor": {"name": "softmax"}}}})


def pt2_weights(a: Archive, n: int) -> None:
    path = next(name for name in a.entries if "weights_config" in name)
    config = json.loads(a.entries[path])
    for i in range(n):
        config["config"][f"w{i}"] = config["config"]["layers.0.weight"]
    a.entries[path] = json.dumps(config).encode()


def pt2_parameters(a: Archive, n: int) -> None:
    pt2_weights(a, n)
    for i in range(n):
        a.graph["inputs"].insert(0, {"as_tensor": {"name": f"p{i}"}})
        a.graph["tensor_values"][f"p{i}"] = a.graph["tensor_values"]["p_layers_0_weight"]
    specs = [{"parameter": {"arg": {"name": f"p{i}"}, "parameter_name": f"w{i}"}} for i in reversed(range(n))]
    a.signature["input_specs"][:0] = specs


def pt2_entries(a: Archive, n: int) -> None:
    for i in range(n):
        a.entries[f"{a.root}/data/weights/e{i}"] = b"1234"


def pt2_ranges(a: Archive, n: int) -> None:
    for i in range(n):
        a.model["range_constraints"][f"s{1000 + i}"] = {"min_val": 1, "max_val": 1024}


def pt2_guards(a: Archive, n: int) -> None:
    a.model["guards_code"] = [f"L['x'].size()[0] != {i + 5000}" for i in range(n)]


def pt2_sum(a: Archive, n: int) -> None:
    terms = ", ".join(f"Symbol('s{i}', integer=True)" for i in range(n))
    a.graph["tensor_values"]["relu"]["sizes"][0]["as_expr"]["expr_str"] = f"Add({terms})"


def pt2_unknown(a: Archive, n: int) -> None:
    a.model["shiny"] = [{"key": i} for i in range(n)]


def pt2_lists(a: Archive, n: int) -> None:
    a.model["shiny"] = [[]] * n


def pt2_list(a: Archive, n: int) -> None:
    a.call("torch.ops.aten.cat.default",
           [{"name": "tensors", "arg": {"as_tensors": [{"name": "x"}] * n}, "kind": 1}], "wide")


def pt2_dims(a: Archive, n: int) -> None:
    a.call("torch.ops.aten.reshape.default",
           [{"name": "self", "arg": {"as_tensor": {"name": "x"}}, "kind": 1},
            {"name": "shape", "arg": {"as_ints": [1] * n}, "kind": 1}], "wide")


def pt2_arguments(a: Archive, n: int) -> None:
    """An operator that no table has, with n arguments."""
    a.call("torch.ops.my.a.default", [{"name": f"p{i}", "arg": {"as_tensor": {"name": "x"}}, "kind": 1} for i in range(n)], "wide")


# --- arrays -------------------------------------------------------------------------------------


def npy(shape: tuple[int, ...], size: int) -> bytes:
    head = f"{{'descr': '<f4', 'fortran_order': False, 'shape': {shape}, }}".encode() + b"\n"
    return b"\x93NUMPY\x01\x00" + struct.pack("<H", len(head)) + head + bytes(size)


def npz(arrays: dict[str, bytes], deflate: bool = False) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED if deflate else zipfile.ZIP_STORED) as z:
        for name, content in arrays.items():
            z.writestr(f"{name}.npy", content)
    return out.getvalue()


def npz_arrays(n: int) -> bytes:
    return npz({f"a{i}": npy((2,), 8) for i in range(n)})


def npz_array(n: int) -> bytes:
    return npz({"x": npy((n,), 4 * n)})


def npz_deflated(n: int) -> bytes:
    return npz({"x": npy((n,), 4 * n)}, deflate=True)


# --- operators of the user ----------------------------------------------------------------------

MY_ROW = '- schema: "my::{name}(Tensor x) -> Tensor"\n  shape: ["x.shape"]\n  dtype: [x]\n'


def yaml_rows(n: int) -> bytes:
    return "".join(MY_ROW.format(name=f"a{i}") + "  ge: {op: Neg, in: {x: x}}\n" for i in range(n)).encode()


def yaml_graph(n: int) -> bytes:
    nodes = "".join(f"      %v{i} = aten.neg.default(self=%{f'v{i - 1}' if i else 'x'})\n" for i in range(n))
    return f"{MY_ROW.format(name='a')}  decompose: |\n    graph a(%x) {{\n{nodes}      return %v{n - 1}\n    }}\n".encode()


def yaml_parameters(n: int) -> bytes:
    parameters = ", ".join(f"Tensor p{i}" for i in range(n))
    inputs = ", ".join(f"p{i}: p{i}" for i in range(n))
    slots = ", ".join(f"p{i}: [f32]" for i in range(n))
    return (f'- schema: "my::a({parameters}) -> Tensor"\n  shape: ["p0.shape"]\n  dtype: [p0]\n  ge: {{op: MyA, in: {{{inputs}}}}}\n'
            f'- ge: MyA\n  in: {{{slots}}}\n  out: {{y: [f32]}}\n  shape: ["p0.shape"]\n  dtype: [p0]\n').encode()


def yaml_list(n: int) -> bytes:
    return (MY_ROW.format(name="a") + f"  ge: {{op: MyA, in: {{x: x}}, attr: {{a: [{', '.join(['1'] * n)}]}}}}\n"
            "- ge: MyA\n  in: {x: [f32]}\n  out: {y: [f32]}\n  attr: {a: {ints: required}}\n  shape: [\"x.shape\"]\n  dtype: [x]\n").encode()


def yaml_shape(n: int) -> bytes:
    return MY_ROW.format(name="a").replace("x.shape", f"[{' + '.join(['x[0]'] * n)}]").encode() + b"  ge: {op: Neg, in: {x: x}}\n"


def yaml_conditions(n: int) -> bytes:
    branches = "".join('    - when: "b"\n      do: "graph a(%x) { return %x }"\n' for _ in range(n))
    return (MY_ROW.format(name="a").replace("Tensor x", "Tensor x, bool b") + "  decompose:\n" + branches).encode()


# --- the table ----------------------------------------------------------------------------------


@dataclass
class Row:
    """A way to grow a file: at the first step about `start` of its pieces."""

    kind: str
    make: Callable[[int], bytes]
    start: int

    @property
    def name(self) -> str:
        return getattr(self.make, "__name__", "")


READS: dict[str, list[str]] = {
    "fx": ["dump", "--format=io", "FILE"],
    "air": ["dump", "--format=io", "FILE"],
    "check.air": ["check", "FILE"],
    "pt2": ["dump", "--format=io", "FILE"],
    "fxpb": ["dump", "--format=io", "FILE"],
    "npz": ["run", "MODEL", "--inputs", "FILE"],
    "yaml": ["ops", "--ops", "FILE", "MODEL"],
}

TEXTS = [(text_chain, 200), (text_inputs, 300), (text_outputs, 400), (text_arguments, 400), (text_list, 1000), (text_results, 300),
         (text_ints, 2000), (text_long, 10000), (text_locs, 100), (text_loc_number, 1000), (text_tensors, 200), (text_elements, 1500),
         (text_symbols, 200), (text_guards, 100), (text_same_guards, 200), (text_sum, 100), (text_powers, 200), (text_opaque, 200),
         (text_maximum, 100), (text_product, 3), (text_dims, 200), (text_regions, 50), (text_names, 100)]
AIRS = [(air_chain, 100), (air_backwards, 100), (air_listed_outputs, 100), (air_net_output, 300), (air_datas, 100), (air_inputs, 300),
        (air_unknown_inputs, 100), (air_attributes, 300), (air_named_inputs, 150), (air_known_attributes, 300), (air_list, 2000), (air_text, 10000), (air_dims, 3000),
        (air_outputs, 300), (air_constants, 100), (air_constant, 2500), (air_graphs, 100), (air_regions, 50), (air_empty, 3000),
        (air_same_rows, 100)]
FXPBS = [text_chain, text_inputs, text_outputs, text_list, text_ints, text_locs, text_elements, text_dims, text_arguments]
PT2S = [pt2_chain, pt2_traces, pt2_inputs, pt2_outputs, pt2_weights, pt2_parameters, pt2_entries, pt2_ranges, pt2_guards, pt2_sum,
        pt2_unknown, pt2_lists, pt2_list, pt2_dims, pt2_arguments]
YAMLS = [(yaml_rows, 50), (yaml_graph, 150), (yaml_parameters, 150), (yaml_list, 2000), (yaml_shape, 100), (yaml_conditions, 100)]


def named(name: str, make: Callable[[int], bytes]) -> Callable[[int], bytes]:
    make.__name__ = name
    return make


def rows() -> list[Row]:
    """Lists every reader in every direction."""
    out = [Row("fx", make, start) for make, start in TEXTS]
    out += [Row(kind, make, start) for kind in ("air", "check.air") for make, start in AIRS]
    out += [Row("pt2", named(c.__name__, pt2(c)), 2000 if c is pt2_lists else 30) for c in PT2S]
    out += [Row("pt2", named("pt2_deflated", pt2(pt2_lists, deflate=True)), 50000)]
    out += [Row("fxpb", make, 2 * start) for make, start in TEXTS if make in FXPBS]
    out += [Row("npz", npz_arrays, 30), Row("npz", npz_array, 2500), Row("npz", npz_deflated, 20000)]
    out += [Row("yaml", make, start) for make, start in YAMLS]
    return out


# --- measuring ----------------------------------------------------------------------------------


@dataclass
class Cost:
    """Figures of one process."""

    size: int
    code: int
    seconds: float
    mebibytes: float


def run(command: list[str], size: int) -> Cost:
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while True:
        pid, status, usage = os.wait4(process.pid, os.WNOHANG)
        if pid:
            break
        if time.perf_counter() - start > TIMEOUT:
            process.kill()
        time.sleep(0.0005)
    process.returncode = os.waitstatus_to_exitcode(status)
    return Cost(size, process.returncode, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)


def limits() -> tuple[int, int]:
    """Reads FXGE_MAX_READ and FXGE_MAX_READ_ANY of base/limits.h."""
    text_of_it = (ROOT / "base/limits.h").read_text(encoding="utf-8")
    times, more = (re.search(rf"#define {name} +(.*)", text_of_it) for name in ("FXGE_MAX_READ", "FXGE_MAX_READ_ANY"))
    if not times or not more:
        sys.exit("base/limits.h: FXGE_MAX_READ or FXGE_MAX_READ_ANY is gone")
    megabytes = re.fullmatch(r"\((\d+)u << 20\)", more.group(1))
    return int(times.group(1)), int(megabytes.group(1)) if megabytes else 0


def deflated(path: Path) -> int:
    """Returns the bytes of all entries that an archive holds deflated."""
    if not zipfile.is_zipfile(path):
        return 0
    with zipfile.ZipFile(path) as z:
        return sum(e.file_size for e in z.infolist() if e.compress_type)


def slower() -> float:
    """Returns 2 if other processes keep all cores busy: threads that share a core take up to twice the time each."""
    return 2.0 if os.getloadavg()[0] > (os.cpu_count() or 1) else 1.0


def wrong(costs: list[Cost], most: float) -> str:
    """Returns the failure of the last size, or an empty text; `most` is the memory limit in MiB."""
    now = costs[-1]
    if now.code < 0 or now.code == 70:
        return f"exit code {now.code}"
    if now.mebibytes > most:
        return f"{now.mebibytes:.0f} MiB, at most {most:.0f} are right"
    if len(costs) > 1:
        step = max(10.0, now.size / costs[-2].size) / 10 * STEP * slower()
        if now.seconds > step * max(costs[-2].seconds, SECONDS):
            return f"{now.seconds / max(costs[-2].seconds, SECONDS):.0f} times the time"
        if now.mebibytes > step * max(costs[-2].mebibytes, MEBIBYTES):
            return f"{now.mebibytes / costs[-2].mebibytes:.0f} times the memory"
    return ""


def made(row: Row, n: int, path: Path, fxge: str) -> None:
    """Writes the file in a separate process: memory before exec counts for the peak of a process."""
    child = os.fork()
    if child == 0:
        path.write_bytes(row.make(n))
        if row.kind == "fxpb":
            source = path.rename(path.with_suffix(".fx"))
            subprocess.run([fxge, "dump", source, "--format=fxpb", "-q", "-o", path], check=True)
        os._exit(0)
    os.waitpid(child, 0)


def measure(fxge: str, row: Row, steps: int, directory: Path) -> int:
    costs: list[Cost] = []
    problems = 0
    for i in range(steps + 1):
        path = directory / f"f.{row.kind.split('.')[-1]}"
        made(row, row.start * 10**i, path, fxge)
        model = directory / "model.fx"
        model.write_bytes(text(FIRST, "%x : f32[s0]", "symbol s0 : int [2, 1000000000]\n"))
        names = {"FILE": str(path), "MODEL": str(model)}
        command = [fxge, *(names.get(a, a) for a in READS[row.kind])]
        times, more = limits()
        most = MEBIBYTES + more + (times * path.stat().st_size + deflated(path)) / 2**20
        costs.append(run(command, path.stat().st_size))
        for _ in range(TRIES - 1):  # other load only makes a process slower
            if wrong(costs, most):
                costs[-1] = min(costs[-1], run(command, path.stat().st_size), key=lambda c: c.seconds)
        now, problem = costs[-1], wrong(costs, most)
        problems += bool(problem)
        print(f"{row.kind:9} {row.name:22} {now.size:11} {now.code:4} {now.seconds:9.3f} {now.mebibytes:9.1f} "
              f"{max(0.0, now.mebibytes - MEBIBYTES) * 2**20 / now.size:7.1f}  {problem}", flush=True)
        if now.seconds > 60:
            break
    return problems


def main() -> int:
    """Measures all rows."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("build")
    parser.add_argument("--steps", type=int, default=3, help="how often files grow tenfold")
    parser.add_argument("--only", default="", help="rows whose name has this in it")
    parser.add_argument("--every", type=int, default=1, help="one row in N of each kind")
    options = parser.parse_args()
    problems = 0
    print(f"{'reader':9} {'grows':22} {'bytes':>11} {'exit':>4} {'seconds':>9} {'MiB':>9} {'x size':>7}")
    kinds: dict[str, int] = {}  # rows seen
    for row in rows():
        seen = kinds[row.kind] = kinds.get(row.kind, -1) + 1
        if options.only in f"{row.kind} {row.name}" and seen % options.every == 0:
            with tempfile.TemporaryDirectory() as directory:
                problems += measure(f"{options.build}/cli/fxge", row, options.steps, Path(directory))
    print(f"{problems} steps beyond the limit")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
