# SPDX-License-Identifier: Apache-2.0
"""Well-formed archives with wrong contents: weights, JSON, graph and shapes of `mlp.default`.

If only an operator contradicts the results that the file declares, the exit code is 3: PyTorch made the file, so the
contradiction counts as a lack of fxge.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from hostile_zip import Item, Items, Zip, edit, find

Json = Any
Path = tuple[str | int, ...]

GRAPH: Path = ("graph_module", "graph")
SIGNATURE: Path = ("graph_module", "signature")
NODES: Path = (*GRAPH, "nodes")
VALUES: Path = (*GRAPH, "tensor_values")
WEIGHT: Path = ("config", "layers.0.weight")
META: Path = (*WEIGHT, "tensor_meta")
BATCH: Path = (*VALUES, "x", "sizes", 0)
RELU: Path = (*VALUES, "relu")
HUGE = 1 << 62


class Base:
    """The valid archive, and helpers that change it."""

    def __init__(self, items: Items) -> None:
        self.items = items
        self.root = items[0].name.split(b"/")[0]
        self.model: Json = json.loads(items[find(items, b"models/")].data)
        self.weights: Json = json.loads(items[find(items, b"weights_config")].data)

    def with_data(self, part: bytes, data: bytes) -> bytes:
        return Zip(edit(self.items, part, data=data)).bytes()

    def with_text(self, text: str) -> bytes:
        return self.with_data(b"models/", text.encode("utf-8", "surrogatepass"))

    def with_model(self, model: Json) -> bytes:
        return self.with_text(json.dumps(model))

    def without(self, part: bytes) -> bytes:
        i = find(self.items, part)
        return Zip([*self.items[:i], *self.items[i + 1 :]]).bytes()

    def plus(self, name: str, data: bytes) -> bytes:
        return Zip([*self.items, Item(self.root + b"/" + name.encode(), data)]).bytes()


Make = Callable[[Base], bytes]
Row = tuple[str, str, str, Make]


def at(value: Json, path: Path) -> Json:
    for key in path:
        value = value[key]
    return value


def dotted(path: Path) -> str:
    return ".".join(map(str, path))


def model(change: Callable[[Json], object]) -> Make:
    """Returns the archive with its JSON changed in place by `change`."""

    def make(base: Base) -> bytes:
        changed = copy.deepcopy(base.model)
        change(changed)
        return base.with_model(changed)

    return make


def put(path: Path, value: Json) -> Make:
    return model(lambda m: at(m, path[:-1]).__setitem__(path[-1], value))


def drop(path: Path) -> Make:
    return model(lambda m: at(m, path[:-1]).__delitem__(path[-1]))


def text(change: Callable[[str], str]) -> Make:
    return lambda base: base.with_text(change(json.dumps(base.model)))


def config(path: Path, value: Json) -> Make:
    """Returns the archive with one field of the weights' description replaced."""

    def make(base: Base) -> bytes:
        changed = copy.deepcopy(base.weights)
        at(changed, path[:-1])[path[-1]] = value
        return base.with_data(b"weights_config", json.dumps(changed).encode())

    return make


def ints(*values: int) -> Json:
    return [{"as_int": value} for value in values]


def expression(text_of_it: Json) -> Json:
    return {"as_expr": {"expr_str": text_of_it, "hint": {"as_int": 3}}}


def tensor(name: str) -> Json:
    return {"as_tensor": {"name": name}}


def argument(name: str, value: Json) -> Json:
    return {"name": name, "arg": value, "kind": 1}


def call(target: str, inputs: list[Json], outputs: list[str]) -> Json:
    return {
        "target": target,
        "inputs": inputs,
        "outputs": [tensor(name) for name in outputs],
        "metadata": {},
        "is_hop_single_tensor_return": None,
        "name": outputs[0] if outputs else "nothing",
    }


# --- changes that take more than a field --------------------------------------------------------


def append_call(new: Json) -> Callable[[Json], None]:
    """Adds a node whose results look like relu's; its results are unused."""

    def change(m: Json) -> None:
        at(m, NODES).append(new)
        for out in new["outputs"]:
            name = out["as_tensor"]["name"]
            at(m, VALUES).setdefault(name, copy.deepcopy(at(m, RELU)))

    return change


def relu_of(source: str, name: str) -> Json:
    return call("torch.ops.aten.relu.default", [argument("self", tensor(source))], [name])


def dead_chain(m: Json) -> None:
    source = "relu"
    for i in range(20000):
        append_call(relu_of(source, f"dead_{i}"))(m)
        source = f"dead_{i}"


def wide_cat(m: Json) -> None:
    many = argument("tensors", {"as_tensors": [{"name": "x"}] * 100000})
    append_call(call("torch.ops.aten.cat.default", [many], ["wide"]))(m)
    product = "Mul(Integer(100000), Symbol('s77', positive=True, integer=True))"
    at(m, VALUES)["wide"]["sizes"] = [expression(product), {"as_int": 8}]
    at(m, VALUES)["wide"]["strides"] = ints(8, 1)


def swap_nodes(m: Json) -> None:
    nodes = at(m, NODES)
    nodes[0], nodes[1] = nodes[1], nodes[0]


def own_output(m: Json) -> None:
    at(m, NODES)[1]["inputs"][0]["arg"] = tensor("relu")


def output_is(name: str) -> Callable[[Json], None]:
    def change(m: Json) -> None:
        at(m, GRAPH)["outputs"] = [tensor(name)]
        at(m, SIGNATURE)["output_specs"] = [{"user_output": {"arg": tensor(name)}}]

    return change


def parameter_twice(m: Json) -> None:
    new = {"arg": {"name": "softmax"}, "parameter_name": "layers.0.weight"}
    at(m, GRAPH)["outputs"] = [tensor("softmax")] * 2
    at(m, SIGNATURE)["output_specs"] = [{"parameter_mutation": new}] * 2


def none_output(m: Json) -> None:
    at(m, GRAPH)["outputs"] = [{"as_none": True}]
    at(m, SIGNATURE)["output_specs"] = [{"user_output": {"arg": {"as_none": True}}}]


def input_sized(sizes: list[Json]) -> Make:
    """Adds a user input of these sizes, which is unused."""

    def change(m: Json) -> None:
        at(m, GRAPH)["inputs"].append(tensor("extra"))
        at(m, SIGNATURE)["input_specs"].append({"user_input": {"arg": tensor("extra")}})
        strides = ints(*([1] * len(sizes)))
        meta = {**at(m, VALUES)["x"], "sizes": sizes, "strides": strides}
        at(m, VALUES)["extra"] = meta

    return model(change)


def batch_is(expr: Json) -> Make:
    """Writes relu's batch as this expression."""
    return put((*RELU, "sizes", 0), expression(expr))


def ranges(value: Json) -> Make:
    return put(("range_constraints",), value)


def nested(count: int, open_text: str, inner: str, close_text: str) -> str:
    return open_text * count + inner + close_text * count


def shared_storage(base: Base) -> bytes:
    """Two names in one storage; the biases are of one size."""
    changed = copy.deepcopy(base.weights)
    path = changed["config"]["layers.0.bias"]["path_name"]
    changed["config"]["layers.2.bias"]["path_name"] = path
    return base.with_data(b"weights_config", json.dumps(changed).encode())


def expanded(base: Base) -> bytes:
    """A parameter with stride 0 in a storage of one number."""
    changed = copy.deepcopy(base.weights)
    entry = changed["config"]["layers.0.bias"]
    entry["tensor_meta"]["strides"] = ints(0)
    i = find(base.items, b"weights/" + entry["path_name"].encode())
    items = edit(base.items, b"weights_config", data=json.dumps(changed).encode())
    items[i] = replace(items[i], data=items[i].data[:4])
    return Zip(items).bytes()


def second_model(base: Base) -> bytes:
    return base.plus("models/other.json", json.dumps(base.model).encode())


def duplicate_key(t: str) -> str:
    return t.replace('"opset_version":', '"opset_version": {}, "opset_version":', 1)


def reorder_arguments(m: Json) -> None:
    at(m, NODES)[0]["inputs"].reverse()


# --- the rows -----------------------------------------------------------------------------------

ARCHIVE: list[Row] = [
    ("model-missing", "4", "no models/*.json", lambda b: b.without(b"models/")),
    ("model-two", "2", "two models and none named", second_model),
    ("config-missing", "4", "no description of the weights",
     lambda b: b.without(b"weights_config")),
    ("config-empty", "4", "the weights' description is empty",
     lambda b: b.with_data(b"weights_config", b"")),
    ("config-array", "4", "the weights' description is an array",
     lambda b: b.with_data(b"weights_config", b"[]")),
    ("config-no-entry", "4", "a parameter without a description", config(("config",), {})),
    ("weight-missing", "4", "a description without its file", lambda b: b.without(b"/weight_0")),
    ("weight-extra", "0", "a file without a description",
     lambda b: b.plus("data/weights/w", b"1234")),
    ("weight-short", "4", "a weight shorter than its sizes need",
     lambda b: b.with_data(b"/weight_0", b"1234")),
    ("weight-case", "0|4", "a name that differs in case only",
     lambda b: b.plus("data/weights/WEIGHT_0", b"1234")),
    ("weight-shared", "0", "two names in one storage", shared_storage),
    ("weight-expanded", "0", "stride 0 and a file of one number", expanded),
    ("weight-device", "0", "saved from another device",
     config((*META, "device"), {"type": "cuda", "index": 0})),
    ("weight-unknown-field", "0", "a field of a newer version", config((*META, "shiny"), 1)),
    ("weight-negative", "4", "a negative size", config((*META, "sizes"), ints(-16, 8))),
    ("weight-sizes", "4", "sizes other than the graph's", config((*META, "sizes"), ints(8, 8))),
    ("weight-rank", "4", "another rank than the graph's", config((*META, "sizes"), ints(128))),
    ("weight-ranks", "4|7", "65 dims",
     config(META, {"dtype": 7, "layout": 7, "storage_offset": {"as_int": 0}, "requires_grad": True,
                   "device": {"type": "cpu", "index": None}, "sizes": ints(*[1] * 65),
                   "strides": ints(*[1] * 65)})),
    ("weight-overflow", "4", "sizes times strides beyond 2^64",
     config((*META, "strides"), ints(HUGE, HUGE))),
    ("weight-numel", "4|7", "2^32 x 2^32 numbers",
     config((*META, "sizes"), ints(1 << 32, 1 << 32))),
    ("weight-zero-stride", "4", "a huge size over stride 0",
     config(META, {"dtype": 7, "sizes": ints(HUGE, 2), "strides": ints(0, 0), "layout": 7,
                   "storage_offset": {"as_int": 0}, "requires_grad": True,
                   "device": {"type": "cpu", "index": None}})),
    ("weight-zero-strides", "7", "2^17 x 2^17 numbers over strides of 0: 64 GiB of one number",
     config(META, {"dtype": 7, "sizes": ints(1 << 17, 1 << 17), "strides": ints(0, 0), "layout": 7,
                   "storage_offset": {"as_int": 0}, "requires_grad": True,
                   "device": {"type": "cpu", "index": None}})),
    ("weight-strides", "4", "fewer strides than sizes", config((*META, "strides"), ints(1))),
    ("weight-stride-negative", "4", "a negative stride", config((*META, "strides"), ints(-8, 1))),
    ("weight-offset", "4", "an offset past the end",
     config((*META, "storage_offset"), ints(1000)[0])),
    ("weight-offset-negative", "4", "a negative offset",
     config((*META, "storage_offset"), ints(-1)[0])),
    ("weight-offset-huge", "4", "an offset near 2^63",
     config((*META, "storage_offset"), ints((1 << 63) - 1)[0])),
    ("weight-symbolic", "4", "a symbol as the size of a weight",
     config((*META, "sizes"), [expression("Symbol('s77', integer=True)"), *ints(8)])),
    ("weight-dtype", "3|4", "a dtype that does not exist", config((*META, "dtype"), 99)),
    ("weight-dtype-differs", "4", "another dtype than the graph's", config((*META, "dtype"), 5)),
    ("weight-sparse", "3", "a sparse layout", config((*META, "layout"), 1)),
    ("weight-pickle", "3", "a pickled weight", config((*WEIGHT, "use_pickle"), True)),
    ("weight-path", "4", "a path that leaves the archive",
     config((*WEIGHT, "path_name"), "../../weight_0")),
    ("weight-path-number", "4", "a path that is a number", config((*WEIGHT, "path_name"), 3)),
    ("weight-path-empty", "4", "an empty path", config((*WEIGHT, "path_name"), "")),
    ("version-newer", "3", "archive version 7", lambda b: b.with_data(b"archive_version", b"7")),
    ("version-huge", "3|4", "archive version 10^30",
     lambda b: b.with_data(b"archive_version", b"1" + b"0" * 30)),
    ("version-text", "3|4", "archive version abc",
     lambda b: b.with_data(b"archive_version", b"abc")),
    ("format-other", "3|4", "archive format onnx",
     lambda b: b.with_data(b"archive_format", b"onnx")),
    ("byteorder-unknown", "3|4", "byte order middle",
     lambda b: b.with_data(b"byteorder", b"middle")),
    ("byteorder-big", "3", "byte order big", lambda b: b.with_data(b"byteorder", b"big")),
]  # fmt: skip

JSON: list[Row] = [
    ("spaces", "0", "white space everywhere", lambda b: b.with_text(json.dumps(b.model, indent=8))),
    ("escapes", "0", "escaped letters", text(lambda t: t.replace("aten", "\\u0061ten"))),
    ("unknown-keys", "0", "10^5 keys nobody knows",
     put(("shiny",), {f"key_{i}": i for i in range(100000)})),
    ("bare-nan", "0", "NaN and Infinity without quotes, as old files have them",
     put(("shiny",), [float("nan"), float("inf"), -float("inf")])),
    ("minor", "0", "a newer minor version: a warning", put(("schema_version", "minor"), 999)),
    ("minus-zero", "0", "-0 as an integer",
     text(lambda t: t.replace('_offset": {"as_int": 0}', '_offset": {"as_int": -0}'))),
    ("major", "3", "another major version", put(("schema_version", "major"), 9)),
    ("major-text", "4", "a version that is a text", put(("schema_version", "major"), "8")),
    ("empty", "4", "no text", lambda b: b.with_text("")),
    ("cut", "4", "cut in the middle", text(lambda t: t[: len(t) // 2])),
    ("trailing", "4", "bytes behind the end", text(lambda t: t + "{}")),
    ("bom", "4", "a byte order mark", text(lambda t: "\ufeff" + t)),
    ("utf16", "4", "UTF-16",
     lambda b: b.with_data(b"models/", json.dumps(b.model).encode("utf-16"))),
    ("utf8", "4", "invalid UTF-8",
     lambda b: b.with_data(b"models/", json.dumps(b.model).encode().replace(b"softm", b"s\xfft"))),
    ("array", "4", "an array at the top", lambda b: b.with_text("[]")),
    ("number", "4", "a number at the top", lambda b: b.with_text("8")),
    ("null", "4", "null at the top", lambda b: b.with_text("null")),
    ("object", "4", "an empty object", lambda b: b.with_text("{}")),
    ("quotes", "4", "single quotes", text(lambda t: t.replace('"', "'"))),
    ("comment", "4", "a comment", text(lambda t: "// model\n" + t)),
    ("depth", "7", "lists 10^6 deep", lambda b: b.with_text("[" * 1000000 + "]" * 1000000)),
    ("open", "4", "10^6 open brackets", lambda b: b.with_text("[" * 1000000)),
    ("depth-closed", "7", "300 levels in a key nobody knows",
     text(lambda t: '{"deep": ' + nested(300, "[", "", "]") + ", " + t[1:])),
    ("long-name", "7", "a value's name of 70000 bytes",
     text(lambda t: t.replace('"relu"', '"' + "n" * 70000 + '"'))),
    ("duplicate", "4", "a key twice", text(duplicate_key)),
    ("surrogate", "4", "half a surrogate pair", text(lambda t: t.replace("softmax", "\\ud800"))),
    ("nul-key", "4", "a NUL in a key", text(lambda t: '{"a\\u0000b": 1, ' + t[1:])),
    ("nul-name", "4", "a NUL in a name", text(lambda t: t.replace('"relu"', '"re\\u0000lu"'))),
    ("exponent", "4", "the number 1e400", text(lambda t: '{"shiny": 1e400, ' + t[1:])),
    ("big-int", "4", "the integer 2^64", put((*BATCH,), {"as_int": 1 << 64})),
    ("fraction", "4", "1.5 as an integer", put((*BATCH,), {"as_int": 1.5})),
    ("no-tag", "4", "a union without a tag", put((*NODES, 1, "inputs", 0, "arg"), {})),
    ("two-tags", "4", "a union with two tags",
     put((*NODES, 1, "inputs", 0, "arg"), {"as_int": 1, **tensor("linear")})),
    ("no-argument", "3|4", "an argument without a value", drop((*NODES, 0, "inputs", 0, "arg"))),
    ("unknown-tag", "3|4", "an argument of a kind nobody knows",
     put((*NODES, 1, "inputs", 0, "arg"), {"as_shiny": 1})),
    ("tag-type", "4", "a tag whose value has the wrong type",
     put((*NODES, 1, "inputs", 0, "arg"), {"as_tensor": "linear"})),
    ("dtype", "3|4", "a dtype that does not exist", put((*RELU, "dtype"), 77)),
    ("layout", "3|4", "a layout that does not exist", put((*RELU, "layout"), 77)),
]  # fmt: skip

MISSING: list[Path] = [
    ("graph_module",), ("schema_version",), GRAPH, SIGNATURE, NODES, VALUES,
    (*GRAPH, "inputs"), (*GRAPH, "outputs"),
    (*SIGNATURE, "input_specs"), (*SIGNATURE, "output_specs"),
    (*NODES, 0, "target"), (*NODES, 0, "inputs"), (*NODES, 0, "outputs"),
    (*RELU, "dtype"), (*RELU, "sizes"),
]  # fmt: skip

WRONG: list[tuple[Path, Json]] = [
    (("graph_module",), []), (("range_constraints",), 3), (("guards_code",), {}), (GRAPH, "graph"),
    (NODES, {}), ((*NODES, 0), None), ((*NODES, 0, "target"), 5), ((*NODES, 0, "inputs"), "x"),
    ((*NODES, 0, "inputs", 0, "name"), []), ((*NODES, 0, "outputs"), {}), (VALUES, []),
    (RELU, None), ((*RELU, "sizes"), 4), ((*RELU, "dtype"), "float32"),
    ((*GRAPH, "inputs"), {}), ((*GRAPH, "outputs"), None), ((*SIGNATURE, "input_specs"), {}),
    ((*SIGNATURE, "output_specs", 0), {"shiny_output": {}}), (("guards_code",), [7]),
]  # fmt: skip

JSON += [
    (f"missing-{'-'.join(map(str, path[-2:]))}", "4", f"{dotted(path)} is missing", drop(path))
    for path in MISSING
]
JSON += [
    (f"wrong-{i}", "4", f"{dotted(path)} is {json.dumps(value)}", put(path, value))
    for i, (path, value) in enumerate(WRONG)
]

GRAPHS: list[Row] = [
    ("dead-chain", "0", "20000 nodes that nobody reads", model(dead_chain)),
    ("wide-cat", "0", "a dead node with 10^5 arguments", model(wide_cat)),
    ("argument-order", "0", "named arguments in another order", model(reorder_arguments)),
    ("default-omitted", "0", "an optional argument left out",
     model(lambda m: at(m, NODES)[0]["inputs"].pop())),
    ("output-input", "0", "the output is an input", model(output_is("x"))),
    ("output-parameter", "0", "the output is a parameter", model(output_is("p_layers_0_weight"))),
    ("output-none", "0", "the output is None", model(none_output)),
    ("use-before", "4", "a value is used before its definition", model(swap_nodes)),
    ("own-output", "4", "a node reads its own output", model(own_output)),
    ("undefined", "4", "an undefined value", put((*NODES, 1, "inputs", 0, "arg"), tensor("ghost"))),
    ("redefined", "4", "a value defined twice",
     model(lambda m: at(m, NODES).append(copy.deepcopy(at(m, NODES)[1])))),
    ("redefines-input", "4", "a node defines an input again",
     model(append_call(relu_of("relu", "x")))),
    ("output-ghost", "4", "an output that nothing produces", model(output_is("ghost"))),
    ("output-differs", "4", "signature and graph name different outputs",
     put((*GRAPH, "outputs"), [tensor("relu")])),
    ("outputs-fewer", "4", "a graph without outputs, a signature with one",
     put((*GRAPH, "outputs"), [])),
    ("input-twice", "4", "an input twice",
     model(lambda m: at(m, GRAPH)["inputs"].append(tensor("x")))),
    ("inputs-fewer", "4", "an input that the signature does not name",
     model(lambda m: at(m, SIGNATURE)["input_specs"].pop())),
    ("input-ghost", "4", "the signature names an input that is none",
     put((*SIGNATURE, "input_specs", 0, "parameter", "arg", "name"), "ghost")),
    ("parameter-ghost", "4", "a parameter without a weight",
     put((*SIGNATURE, "input_specs", 0, "parameter", "parameter_name"), "ghost")),
    ("mutation-ghost", "4", "an output written to a buffer that does not exist",
     put((*SIGNATURE, "output_specs", 0),
         {"buffer_mutation": {"arg": {"name": "softmax"}, "buffer_name": "ghost"}})),
    ("mutation-twice", "4", "a parameter with two new values", model(parameter_twice)),
    ("no-value", "0|4", "a result without a description", drop(RELU)),
    ("op-unknown", "3", "an operator that does not exist",
     put((*NODES, 1, "target"), "torch.ops.aten.shiny.default")),
    ("op-overload", "3", "an overload that does not exist",
     put((*NODES, 1, "target"), "torch.ops.aten.relu.shiny")),
    ("op-foreign", "3", "an operator of a foreign library",
     put((*NODES, 1, "target"), "torch.ops.shiny.relu.default")),
    ("op-python", "3|4", "a target that is no operator", put((*NODES, 1, "target"), "os.system")),
    ("op-empty", "3|4", "an empty target", put((*NODES, 1, "target"), "")),
    ("op-format", "3|4", "a target with format letters", put((*NODES, 1, "target"), "%s%n%99999d")),
    ("cond-empty", "3|4", "cond without arguments",
     model(append_call(call("torch.ops.higher_order.cond", [], ["c"])))),
    ("argument-missing", "4", "a required argument is missing", put((*NODES, 1, "inputs"), [])),
    ("argument-extra", "3", "an argument that the operator does not have",
     model(lambda m: at(m, NODES)[1]["inputs"].append(argument("shiny", {"as_int": 1})))),
    ("argument-twice", "4", "an argument twice",
     model(lambda m: at(m, NODES)[1]["inputs"].append(argument("self", tensor("linear"))))),
    ("argument-kind", "4", "a text for a tensor",
     put((*NODES, 1, "inputs", 0, "arg"), {"as_string": "linear"})),
    ("argument-dim", "3", "softmax over dim 2 of two",
     put((*NODES, 5, "inputs", 1, "arg"), {"as_int": 2})),
    ("argument-dim-huge", "3", "softmax over dim -2^63",
     put((*NODES, 5, "inputs", 1, "arg"), {"as_int": -(1 << 63)})),
    ("results-more", "4", "more results than the operator has",
     model(lambda m: at(m, NODES)[1]["outputs"].append(tensor("more")))),
    ("results-none", "4", "no result, though one is read", put((*NODES, 1, "outputs"), [])),
]  # fmt: skip

SHAPES: list[Row] = [
    ("range-open", "0", "a range without ends",
     ranges({"s77": {"min_val": None, "max_val": None}})),
    ("guards-many", "0", "10^4 equal guards",
     put(("guards_code",), ["L['x'].size()[1] == 8"] * 10000)),
    ("guard-unreadable", "0", "a guard that nobody can read: a warning",
     put(("guards_code",), ["lambda: shiny"])),
    ("guard-deep", "0|4|7", "a guard of 10^5 brackets",
     put(("guards_code",), [nested(100000, "(", "1", ")") + " == 1"])),
    ("negative", "4", "a negative dim", put((*RELU, "sizes"), ints(-3, 16))),
    ("input-negative", "4", "a negative dim of an input",
     put((*VALUES, "x", "sizes"), ints(-3, 8))),
    ("differs", "3", "a size that the operator contradicts", put((*RELU, "sizes", 1), ints(17)[0])),
    ("rank-differs", "4", "a rank that the operator contradicts", put((*RELU, "sizes"), ints(16))),
    ("dtype-differs", "3", "a dtype that the operator contradicts", put((*RELU, "dtype"), 6)),
    ("linear-differs", "3", "a weight that does not fit its input",
     put((*VALUES, "x", "sizes", 1), ints(9)[0])),
    ("rank-65", "4|7", "an input of 65 dims", input_sized(ints(*[1] * 65))),
    ("numel", "4|7", "an input of 2^32 x 2^32 numbers", input_sized(ints(1 << 32, 1 << 32))),
    ("float-size", "4", "a float symbol as a size", input_sized([expression("Symbol('zuf0')")])),
    ("range-empty", "4", "a range whose end lies before its start",
     ranges({"s77": {"min_val": 9, "max_val": 3}})),
    ("range-key", "4", "a range for no expression",
     ranges({"s77 +": {"min_val": 1, "max_val": 9}})),
    ("range-text", "4", "a range of texts", ranges({"s77": {"min_val": "a", "max_val": "b"}})),
    ("expr-empty", "4", "an empty expression", batch_is("")),
    ("expr-number", "4", "an expression that is a number", batch_is(77)),
    ("expr-cut", "4", "an expression that breaks off", batch_is("Add(Symbol('s77'")),
    ("expr-trailing", "4", "an expression with bytes behind", batch_is("Integer(3))")),
    ("expr-python", "4", "an expression that is a program",
     batch_is("__import__('os').system('id')")),
    ("expr-function", "0|4", "a function nobody knows: the size stays unknown until it is needed", batch_is("Shiny(Integer(3), Integer(4))")),
    ("expr-zero", "4", "a division by zero", batch_is("FloorDiv(Symbol('s77'), Integer(0))")),
    ("expr-mod-zero", "4", "a remainder by zero", batch_is("Mod(Symbol('s77'), Integer(0))")),
    ("expr-float", "4", "a fraction as a size", batch_is("Float('1.5', precision=53)")),
    ("expr-big", "4|7", "an integer of 40 digits", batch_is("Integer(" + "9" * 40 + ")")),
    ("expr-deep", "4|7", "10^5 nested calls",
     batch_is(nested(100000, "Max(Integer(1), ", "Integer(1)", ")"))),
    ("expr-brackets", "4|7", "10^6 brackets", batch_is("(" * 1000000)),
    ("expr-terms", "3|7", "10^5 terms",
     batch_is("Add(" + "Symbol('s77'), " * 100000 + "Integer(1))")),
    ("expr-powers", "4|7", "powers of powers",
     batch_is("Pow(Integer(9), Pow(Integer(9), Pow(Integer(9), Integer(9))))")),
    ("symbol-differs", "3", "the input's batch is 2, the result's 3",
     put((*RELU, "sizes", 0), ints(3)[0])),
]  # fmt: skip

FAMILIES = (("archive", ARCHIVE), ("json", JSON), ("graph", GRAPHS), ("shape", SHAPES))
