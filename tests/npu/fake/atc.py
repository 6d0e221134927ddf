#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The fake's atc: options, exit codes, output and files as CANN's atc has them; its OM wraps the .air.

atc.py FXGE OPTIONS    FXGE reads and checks the .air, and adds its weights

Rules refer to lines of npu-runtime.md, the facts page. The environment of the fake:
  FAKE_ATC_LOG    a file that gets a line for each run: arguments and working directory (JSON)
  FAKE_ATC_VERSION  the version that an OM names
  FAKE_ATC_FAIL   "node NAME" refuses that node, "silent" succeeds without a file, "crash" and "sleep" do that,
                  "torn" writes a file that is not an OM, "code N" exits with N without an error message,
                  "say FILE" fails with the text of a file
"""

from __future__ import annotations

import json
import math
import os
import platform
import re
import signal
import struct
import subprocess
import sys
import tempfile
import time

import kernels

SOCS = """Ascend910A Ascend910B Ascend910ProA Ascend910ProB Ascend910PremiumA Ascend910B1 Ascend910B2 Ascend910B2C Ascend910B3
Ascend910B4 Ascend910B4-1 Ascend910_9362 Ascend910_9363 Ascend910_9372 Ascend910_9381 Ascend910_9382 Ascend910_9391 Ascend910_9392
Ascend310P1 Ascend310P3 Ascend310P5 Ascend310P7 Ascend310B1 Ascend310B2 Ascend310B3 Ascend310B4""".split()  # 2 soc_version
OPTIONS = """model framework output soc_version mode input_shape dynamic_dims input_format precision_mode_v2 precision_mode external_weight
singleop jit_compile op_debug_level op_compiler_cache_mode deterministic log host_env_os host_env_cpu fusion_switch_file
topo_sorting_mode tiling_schedule_optimize enable_single_stream oo_level oo_constant_folding oo_dead_code_elimination aicore_num
optimization_switch keep_dtype modify_mixlist op_precision_mode customize_dtypes status_check deterministic_level
sparsity insert_op_conf input_fp16_nodes""".split()  # 2 option
NEEDS_FILE = {"keep_dtype", "modify_mixlist", "op_precision_mode", "customize_dtypes", "fusion_switch_file"}
PRECISIONS = "fp16 origin mixed_float16 mixed_bfloat16 cube_fp16in_fp32out cube_hif8 mixed_hif8".split()  # 2 --precision_mode_v2
DTYPES = {"f32": 0, "f16": 1, "i8": 2, "i32": 3, "u8": 4, "i16": 6, "u16": 7, "u32": 8, "i64": 9, "u64": 10, "f64": 11,
          "bool": 12, "c64": 16, "c128": 17, "bf16": 27}  # ge::DataType
SIZES = {"f32": 4, "f16": 2, "i8": 1, "i32": 4, "u8": 1, "i16": 2, "u16": 2, "u32": 4, "i64": 8, "u64": 8, "f64": 8, "bool": 1,
         "c64": 8, "c128": 16, "bf16": 2}
ND, MODEL_DEF, INOUT_INFO, FAKE_AIPP = 2, 0, 8, 99  # 99: the fake's own, the description of AIPP
PROTO = """aipp_mode related_input_rank related_input_name input_format csc_switch cpadding_value rbuv_swap_switch ax_swap_switch
single_line_mode src_image_size_w src_image_size_h crop load_start_pos_w load_start_pos_h crop_size_w crop_size_h resize
resize_output_w resize_output_h padding left_padding_size right_padding_size top_padding_size bottom_padding_size padding_value
mean_chn_0 mean_chn_1 mean_chn_2 mean_chn_3 min_chn_0 min_chn_1 min_chn_2 min_chn_3 var_reci_chn_0 var_reci_chn_1 var_reci_chn_2
var_reci_chn_3 matrix_r0c0 matrix_r0c1 matrix_r0c2 matrix_r1c0 matrix_r1c1 matrix_r1c2 matrix_r2c0 matrix_r2c1 matrix_r2c2
output_bias_0 output_bias_1 output_bias_2 input_bias_0 input_bias_1 input_bias_2 raw_rgbir_to_f16_n""".split()  # insert_op.proto
VERSION = os.environ.get("FAKE_ATC_VERSION", "9.1.0")
Entry = dict[str, object]  # an input or an output
Shape = list[int]


class Refused(Exception):
    """E10001 and a text: exit code 255."""


def options(words: list[str]) -> dict[str, str]:
    found = {}
    for word in words:
        name, _, value = word.partition("=")
        if not name.startswith("--") or name[2:] not in OPTIONS:
            raise Refused(f"E10001: Value [{word}] for parameter [{name}] is invalid.\n        Solution: see --help.")
        found[name[2:]] = value
    single = "singleop" in found
    if single and ("framework" in found or found.get("mode", "0") != "0"):  # ge-air.md 10.1
        raise Refused("E10001: When --singleop is specified, --framework and --mode values other than 0 are not supported.")
    for name in ("output", "soc_version") if single else ("model", "output", "soc_version", "framework"):  # 2 required
        if not found.get(name):
            raise Refused(f"E10004: Value for [--{name}] is empty.")
    if found["soc_version"] not in SOCS:
        raise Refused(f"E10001: Value [{found['soc_version']}] for parameter [--soc_version] is invalid. Reason: it is no chip.\n"
                      "        Solution: take one of the platform's files.")
    if found.get("precision_mode_v2", "origin") not in PRECISIONS:
        raise Refused(f"E10001: Value [{found['precision_mode_v2']}] for parameter [--precision_mode_v2] is invalid.")
    for name in ("enable_single_stream", "oo_constant_folding", "oo_dead_code_elimination"):
        if found.get(name, "true") not in ("true", "false"):
            raise Refused(f"E10005: Value [{found[name]}] for parameter [--{name}] is invalid. The value must be true or false.")
    for option in NEEDS_FILE & set(found):  # 2: paths are relative to atc's directory
        if not os.path.isfile(found[option]):
            raise Refused(f"E10001: Value [{found[option]}] for parameter [--{option}] is invalid. Reason: the file does not exist.")
    if "precision_mode" in found and "precision_mode_v2" in found:  # 2 --precision_mode: not with v2
        raise Refused("E10001: [--precision_mode] and [--precision_mode_v2] exclude each other.")
    return found


def read_air(fxge: str, path: str) -> tuple[bytes, dict[str, list[Entry]]]:
    """The .air with its weights, and its interface as derived from the file."""
    with tempfile.TemporaryDirectory() as directory:
        out = os.path.join(directory, "model.air")
        done = subprocess.run([fxge, "compile", path, "-o", out, "--weights=inline"], capture_output=True, text=True, check=False)
        if done.returncode:
            raise Refused(f"E10041: Failed to load the model from [{path}]. {done.stderr.splitlines()[:1]}")
        os.remove(os.path.join(directory, "model.io.json"))
        io = subprocess.run([fxge, "dump", out, "--io"], capture_output=True, text=True, check=True).stdout
        with open(out, "rb") as file:
            return file.read(), json.loads(io)


def has_node(fxge: str, path: str, name: str) -> bool:
    shown = subprocess.run([fxge, "dump", path, "--format=json"], capture_output=True, text=True, check=True).stdout
    return f'"{name}"' in shown


def fed(entries: list[Entry]) -> list[Entry]:
    return [entry for entry in entries if "index" in entry]


def given_shapes(text: str, inputs: list[Entry]) -> list[Shape]:
    """2 --input_shape: "a:2,3;scalar:", keys are names of Data, replaces their dims; with gears all of them, scalars
    too."""
    given = {name: [int(d) for d in dims.split(",") if d] for name, _, dims in (part.partition(":") for part in text.split(";"))}
    if set(given) != {str(entry["node"]) for entry in inputs}:
        raise Refused(f"E10001: Value [{text}] for parameter [--input_shape] is invalid. Reason: those are not the inputs.")
    for entry in inputs:
        known: list[object] = entry.get("dims") or []  # type: ignore[assignment]
        dims = given[str(entry["node"])]
        if len(dims) != len(known) or any(isinstance(k, int) and k != d for k, d in zip(known, dims)):
            raise Refused(f"E10001: Value [{text}] for parameter [--input_shape] is invalid. Reason: {entry['node']} is {known}.")
    return [given[str(entry["node"])] for entry in inputs]


def gears_of(found: dict[str, str], shapes: list[Shape]) -> list[Shape]:
    """2 --dynamic_dims: values for the -1s in order; 2..100 gears; requires ND."""
    holes = sum(shape.count(-1) for shape in shapes)
    gears = [[int(v) for v in row.split(",")] for row in found["dynamic_dims"].split(";")] if found.get("dynamic_dims") else []
    if (not gears and holes) or any(len(row) != holes for row in gears):
        raise Refused("E10045: the values of [--dynamic_dims] are not those of the -1s.")
    if gears and (not holes or not 2 <= len(gears) <= 100 or len({tuple(row) for row in gears}) < len(gears)):
        raise Refused(f"E10035: [--dynamic_dims] has {len(gears)} gears, expected 2 to 100 different ones.")
    if gears and found.get("input_format") != "ND":
        raise Refused("E10001: --input_format must be ND when dynamic_dims is set.")
    return gears


def filled(shapes: list[Shape], gear: Shape) -> list[Shape]:
    values = iter(gear)
    return [[next(values) if d == -1 else d for d in shape] for shape in shapes]


def shapes_of_results(fxge: str, path: str, io: dict[str, list[Entry]], shapes: list[Shape]) -> list[Shape]:
    """Returns sizes by a run of the file, in which each unknown dim is a separate symbol."""
    sizes = {str(s): d for entry, shape in zip(fed(io["inputs"]), shapes) for s, d in zip(entry.get("dims") or [], shape)  # type: ignore
             if isinstance(s, str)}
    words = [word for name, size in sizes.items() for word in ("--size", f"{name}={size}")]
    with tempfile.TemporaryDirectory() as directory:
        alone = os.path.join(directory, "model.air")
        os.symlink(os.path.abspath(path), alone)
        done = subprocess.run([fxge, "run", alone, "--random", "1", "--json", *words], capture_output=True, text=True, check=False)
    if done.returncode:
        raise Refused(f"E19999: no gear of these sizes: {shapes}: {done.stdout}")
    return [list(result["shape"]) for result in json.loads(done.stdout)["steps"][0]]


def ports(entries: list[Entry], most: dict[str, int]) -> tuple[bytes, bool]:
    """9 INOUT_INFO: u32 n, each {size, format, dtype, lengths} name dims dimsV2 range; and True if a size is unknown.

    1.5 GetInputSizeByIndex: with ranges the product of upper bounds; 0 = unknown.
    """
    data, unknown = b"", False
    for entry in entries:
        dims = [d if isinstance(d, int) else -1 for d in entry.get("dims") or []]  # type: ignore[attr-defined]
        dtype, size = str(entry["dtype"]), SIZES[str(entry["dtype"])]
        unknown = unknown or -1 in dims
        for dim in entry.get("dims") or []:  # type: ignore[attr-defined]
            size *= dim if isinstance(dim, int) else most.get(str(dim), 0)
        data += port(entry, dims, size, DTYPES[dtype])
    return struct.pack("<I", len(entries)) + data, unknown


def port(entry: Entry, dims: Shape, size: int, dtype: int) -> bytes:
    name = str(entry.get("node") or entry.get("name") or "").encode()
    head = struct.pack("<QiiIIII", size, ND, dtype, len(name), 8 * len(dims), 0, 0) + name
    return head + struct.pack(f"<{len(dims)}q", *dims)


def fixed_ports(entries: list[Entry], shown: list[Shape], gears: list[list[Shape]]) -> list[bytes]:
    """Returns the size that the largest gear needs."""
    made = []
    for i, (entry, dims) in enumerate(zip(entries, shown)):
        size = max(math.prod(shapes[i]) for shapes in gears)
        made.append(port(entry, dims, size * SIZES[str(entry["dtype"])], DTYPES[str(entry["dtype"])]))
    return made


def geared(fxge: str, found: dict[str, str], io: dict[str, list[Entry]]) -> bytes:
    """INOUT_INFO of fixed sizes: 7 gears, their hidden input after the user's; 9 INOUT_INFO 4 dims, and (the fake's
    own) as 5 the sizes of results, gear by gear."""
    inputs, outputs = fed(io["inputs"]), fed(io["outputs"])
    shapes = given_shapes(found["input_shape"], inputs)
    gears = gears_of(found, shapes)
    given = [filled(shapes, gear) for gear in gears or [[]]]
    results = [shapes_of_results(fxge, found["model"], io, each) for each in given]
    shown = [[dims[0] if len(set(dims)) == 1 else -1 for dims in zip(*each)] for each in zip(*results)]
    ins, outs = fixed_ports(inputs, shapes, given), fixed_ports(outputs, shown, results)
    parts = {1: struct.pack("<I", len(outs)) + b"".join(outs)}
    if gears:
        holes = len(gears[0])
        ins.append(port({"name": "ascend_mbatch_shape_data"}, [holes], 4 * holes, DTYPES["i32"]))
        parts[4] = struct.pack(f"<I{len(gears)}I", len(gears), *[holes] * len(gears))
        parts[4] += b"".join(struct.pack(f"<{holes}Q", *gear) for gear in gears)
        parts[5] = b"".join(struct.pack(f"<{len(dims)}q", *dims) for each in results for dims in each)
    parts[0] = struct.pack("<I", len(ins)) + b"".join(ins)
    return b"".join(struct.pack("<iI", kind, len(part)) + part for kind, part in sorted(parts.items()))


def interface(io: dict[str, list[Entry]]) -> tuple[bytes, bool]:
    most = {str(s["name"]): s["max"] for s in io["symbols"] if isinstance(s.get("max"), int) and s["max"] < 2**31}  # type: ignore
    ins, unknown_in = ports(fed(io["inputs"]), most)  # type: ignore[arg-type]
    outs, unknown_out = ports(fed(io["outputs"]), most)  # type: ignore[arg-type]
    info = b"".join(struct.pack("<iI", kind, len(part)) + part for kind, part in ((0, ins), (1, outs)))
    return info, unknown_in or unknown_out


def field(number: int, data: bytes) -> bytes:
    """Encodes bytes of a protobuf message."""
    size, length = len(data), b""
    while size >= 128:
        length, size = length + bytes([size % 128 + 128]), size // 128
    return bytes([8 * number + 2]) + length + bytes([size]) + data


def om(air: bytes, info: bytes, unknown: bool, soc: str = "", aipp: bytes = b"") -> bytes:
    """9 OM file: header of 256 bytes, table of partitions, partitions; model attrs."""
    parts, at = [], 0
    for key, value in (("soc_version", soc), ("atc_version", VERSION)) if soc else ():
        air += field(11, field(1, key.encode()) + field(2, field(2, value.encode())))
    for kind, part in ((MODEL_DEF, air), (INOUT_INFO, info), *([(FAKE_AIPP, aipp)] if aipp else [])):
        parts.append(struct.pack("<iIQQ", kind, 0, at, len(part)))
        at += len(part)
    body = struct.pack("<II", len(parts), 0) + b"".join(parts) + air + info + aipp
    head = bytearray(256)
    struct.pack_into("<III", head, 0, 0x444F4D49, 256, 0x20000000)
    head[82] = 0
    struct.pack_into("<I", head, 156, 1)
    struct.pack_into("<Q", head, 184, len(body))
    head[193] = unknown
    return bytes(head) + body


# ge-air.md 10.1: types in lower case, and their numbers (section 5)
TYPES = {"float": 0, "float16": 1, "int8": 2, "int32": 3, "uint8": 4, "int16": 6, "uint16": 7, "uint32": 8, "int64": 9, "uint64": 10,
         "double": 11, "bool": 12, "complex64": 16, "complex128": 17, "bfloat16": 27, "undefined": 28}
FORMATS = {"nchw": 0, "nhwc": 1, "nd": 2, "ncdhw": 30, "reserved": 40}
ATTRS = "bool int float string list_bool list_int list_float list_string list_list_int data_type".split()


def tensor(entry: Entry) -> tuple[bytes, str, bool]:
    """Returns a port of the OM, its part of the file's name, and True if a size is unknown."""
    if missing := {"shape", "format", "type"} - set(entry):
        raise Refused(f"E10032: Failed to parse json file: a tensor has no {sorted(missing)}.")
    kind, form, dims = str(entry["type"]).lower(), str(entry["format"]).lower(), [int(d) for d in entry["shape"]]  # type: ignore
    if kind not in TYPES or form not in FORMATS or (kind == "undefined") != (form == "reserved"):
        raise Refused(f"E10027: the type [{entry['type']}] or format [{entry['format']}] is invalid.")
    if len(entry.get("shape_range") or []) not in (0, dims.count(-1)):  # type: ignore[arg-type]
        raise Refused("E10001: shape_range has one pair for each -1.")
    label = "_".join(["", str(TYPES[kind]), str(FORMATS[form]), *map(str, dims)])
    return port({"name": entry.get("name", "")}, dims, 0, TYPES[kind]), label, -1 in dims


def operator(entry: Entry) -> tuple[str, bytes]:
    """Returns an element of the list: the name of its file, and its OM."""
    sides = [[tensor(t) for t in entry.get(side) or []] for side in ("input_desc", "output_desc")]  # type: ignore[attr-defined]
    for attr in entry.get("attr") or []:  # type: ignore[attr-defined]
        if attr.get("type") not in ATTRS or "value" not in attr or "name" not in attr:
            raise Refused(f"E10032: Failed to parse json file: attr {attr}.")
    if not sides[1]:
        raise Refused(f"E10032: Failed to parse json file: {entry['op']} has no output_desc.")
    info = b""
    for kind, side in enumerate(sides):
        part = struct.pack("<I", len(side)) + b"".join(data for data, _, _ in side)
        info += struct.pack("<iI", kind, len(part)) + part
    name = str(entry.get("name", ""))[:128]
    if not re.fullmatch("[a-zA-Z0-9._-]+", name) or name in (".", ".."):
        name = ""
    label = "".join(part for side in sides for _, part, _ in side)
    return name or f"{entry['op']}{label}"[:126], om(b"", info, any(unknown for side in sides for _, _, unknown in side))


def build_operators(found: dict[str, str], fail: str) -> None:
    """ge-air.md 10.1: each becomes NAME.om, or INDEX_OP_TYPES.om, in the directory --output, which exists."""
    with open(found["singleop"], encoding="utf-8") as file:
        try:
            entries = json.load(file)
        except ValueError as e:
            raise Refused(f"E10032: Failed to parse json file [{found['singleop']}]: {e}.") from e
    if not isinstance(entries, list) or not os.path.isdir(found["output"]):
        raise Refused("E10001: Value for parameter [--singleop] or [--output] is invalid.")
    for i, entry in enumerate(e for e in entries if "op" in e):
        if fail == f"node {entry['op']}":
            raise Refused(f"EZ3003: No supported Ops kernel and engine are found for [{entry['op']}], optype [{entry['op']}].")
        name, data = operator(entry)
        if fail != "silent":
            path = os.path.join(found["output"], (name if entry.get("name") == name else f"{i}_{name}") + ".om")
            with open(path, "wb") as file_out:
                file_out.write(b"torn" if fail == "torn" else data)


def no_kernel(refused: list[tuple[str, str]]) -> str:
    """Prints as CANN does (error_manager's EZ3003): a process and a time after the code, then all errors found."""
    lines = [f"No supported Ops kernel and engine are found for [{name}], optype [{kind}]." for name, kind in refused]
    stamp = f"[PID: {os.getpid()}] {time.strftime('%Y-%m-%d-%H:%M:%S')}.774.362"
    trace = [*lines[1:], *(f"Failed to select engine for [{name}][{kind}].[FUNC:operator()][FILE:engine_place.cc][LINE:150]"
                           for name, kind in refused)]
    more = ["Possible Cause: The operator is not supported by the system.", "Solution: Check that the OPP component is installed.",
            "TraceBack (most recent call last):", *trace]
    return f"EZ3003: {stamp} {lines[0]}\n" + "\n".join("        " + line for line in more)


def insert_aipp(found: dict[str, str], inputs: list[Entry]) -> bytes:
    """--insert_op_conf: the Data of each operator becomes the camera's image, in u8. aipp_op.cc, insert_aipp_op_util.cc."""
    if found.get("input_format", "NCHW") != "NCHW" or "dynamic_dims" in found:
        raise Refused("E19999: the fake: AIPP needs --input_format=NCHW, without gears.")
    with open(found["insert_op_conf"], encoding="utf-8") as file:
        text = file.read()
    for body in re.findall(r"aipp_op \{([^{}]*)\}", text):
        fields = dict(re.findall(r"^ *(\w+): (\S+)$", body, re.M))
        if unknown := set(fields) - set(PROTO):
            raise Refused(f"E19999: [Parse][Text] failed: no field named {sorted(unknown)}.")
        rank = int(fields["related_input_rank"])
        if rank >= len(inputs):
            raise Refused(f"E10052: AIPP configuration is invalid. Reason: Cannot find the data node by aipp parameter related_input_rank {rank}.")
        if str(inputs[rank]["node"]) in found.get("input_fp16_nodes", "").split(";"):
            raise Refused(f"E10034: Nodes [{inputs[rank]['node']}] connected to AIPP must not be set to FP16.\n"
                          "        Solution: Remove the nodes from --input_fp16_nodes.")
        dims: list[object] = inputs[rank]["dims"]  # type: ignore[assignment]
        w, h = int(fields["src_image_size_w"]), int(fields["src_image_size_h"])
        form = fields["input_format"]
        image = [h * 3 // 2, w] if form == "YUV420SP_U8" else [h, w, {"YUV400_U8": 1, "RGB888_U8": 3, "XRGB8888_U8": 4}[form]]
        inputs[rank].update(dtype="u8", dims=[dims[0], *image])
    return text.encode()


def build(fxge: str, found: dict[str, str], fail: str) -> None:
    for litter in ("kernel_meta_1", "kernel_meta_1/x"):  # 2 litter
        os.makedirs(litter, exist_ok=True)
    with open("fusion_result.json", "w", encoding="utf-8") as file:
        file.write("[]")
    if "singleop" in found:
        build_operators(found, fail)
        return
    air, io = read_air(fxge, found["model"])
    refused = kernels.refused(fxge, found["model"], found["soc_version"])
    if refused is None:  # doc/npu-device.md: requirements of GE
        raise Refused("EZ9999: Call InferShapeAndType for a node failed.")
    if refused:
        raise Refused(no_kernel(refused))
    if found.get("precision_mode_v2") is None and "precision_mode" not in found:  # 10 trap 1
        raise Refused("E19999: the fake: f32 would silently run in f16")
    aipp = insert_aipp(found, fed(io["inputs"])) if "insert_op_conf" in found else b""
    if not aipp and found.get("input_format", "NCHW") != "ND":  # 2 --input_format: overrides the format of every Data
        raise Refused("E19999: the fake: inputs that are no images would be taken as NCHW")
    if fail.startswith("node "):
        name = fail[5:]
        if not has_node(fxge, found["model"], name):
            raise SystemExit(f"the fake: there is no node {name}")
        raise Refused(f"EZ3003: No supported Ops kernel and engine are found for [{name}], optype [MatMulV2].")
    info, unknown = (geared(fxge, found, io), False) if "input_shape" in found else interface(io)
    data = om(air, info, unknown, found["soc_version"], aipp)
    host = f"_linux_{platform.machine()}" if unknown else ""  # 2 output: the file contains host code
    if fail != "silent":
        with open(f"{found['output']}{host}.om", "wb") as file:
            file.write(b"torn" if fail == "torn" else data)


def main() -> int:
    fxge, words, fail = sys.argv[1], sys.argv[2:], os.environ.get("FAKE_ATC_FAIL", "")
    if log := os.environ.get("FAKE_ATC_LOG"):
        env = {k: v for k, v in os.environ.items() if k.startswith("ASCEND")}
        with open(log, "a", encoding="utf-8") as file:
            file.write(json.dumps({"words": words, "cwd": os.getcwd(), "pid": os.getpid(), "env": env}) + "\n")
    print("ATC start working now, please wait for a moment.", flush=True)
    if fail == "crash":
        os.kill(os.getpid(), signal.SIGSEGV)
    if fail == "sleep":
        time.sleep(600)
    if fail.startswith("code "):
        return int(fail[5:])
    if fail.startswith("say "):
        with open(fail[4:], encoding="utf-8") as file:
            print("ATC run failed, Please check the detail log, Try 'atc --help' for more information")
            print(file.read(), end="")
        return 255
    try:
        build(fxge, options(words), fail)
    except Refused as e:
        print("ATC run failed, Please check the detail log, Try 'atc --help' for more information")
        print(e)
        return 255  # 2 exit
    print("ATC run success, welcome to the next use.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
