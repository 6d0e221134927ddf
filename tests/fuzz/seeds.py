# SPDX-License-Identifier: Apache-2.0
"""Seeds that are in archives, or that are generated. Standard library only.

    seeds.py pickle|json|om|air|chips|package|files|safetensors DIRECTORY OUTDIR

pickle: every data.pkl of the older archives, and the hostile ones. json: every small model.json. om: those of
tests/npu. air: files that GE refuses, of tests/backend/walk, and those of TorchAir, of tests/torchair.
chips: descriptions of kernels of CANN, and as `fxge chips export` writes them.
package: each X.air with its X.io.json and X.weights, and each two consecutive ones.
files: the same next to each other, operator descriptions with programs that use them, and arrays.
"""

import io
import json
import math
import runpy
import struct
import sys
import zipfile
from pathlib import Path

MOST = 16 << 10
TESTS = Path(__file__).resolve().parents[1]


def pickles(models: Path) -> dict[str, bytes]:
    sys.path.insert(0, str(models))
    import hostile_pickle

    found = {}
    for path in sorted((models / "data_old").glob("*.pt2")):
        with zipfile.ZipFile(path) as archive:
            for name in archive.namelist():
                if name.endswith(".pt"):
                    with zipfile.ZipFile(io.BytesIO(archive.read(name))) as blob:
                        found[f"{path.stem}-{Path(name).stem}"] = blob.read("archive/data.pkl")
    good = hostile_pickle.pairs_of(hostile_pickle.good())
    return found | {
        "plain": hostile_pickle.pickled(good),
        "framed": hostile_pickle.framed(),
        "versions": hostile_pickle.versions(),
        "pairs": hostile_pickle.one_by_one(),
    }


def jsons(models: Path) -> dict[str, bytes]:
    found = {}
    for path in sorted((models / "data").glob("*.pt2")):
        with zipfile.ZipFile(path) as archive:
            found[path.stem] = archive.read(f"{path.stem}/models/model.json")
    return {name: data for name, data in found.items() if len(data) <= MOST}


def made(directory: Path) -> dict[str, bytes]:
    sys.path.insert(0, str(directory))
    import oms

    return oms.all_oms()


def programs_of(path: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(path) as files:
        found = {name.removesuffix(".air"): files.read(name) for name in files.namelist() if name.endswith(".air")}
    return {name: data for name, data in found.items() if len(data) <= MOST}


def airs(directory: Path) -> dict[str, bytes]:
    """Returns the files that the walk of `fxge check` refuses, and graphs that TorchAir made, without shapes."""
    return programs_of(directory / "refused.zip") | programs_of(TESTS / "torchair" / "graphs.zip")


PORT = {"name": "x", "dtype": "float16,float,bfloat16", "format": "ND,ND,ND", "paramType": "required"}
MORE = {"name": "axes", "dtype": "int32,int64,int32", "unknownshape_format": "NULL,ND,NCHW", "paramType": "optional"}
HEAD = "- chip: ascend310p\n  source: \"seed\"\n  complete: true\n  kernels:\n"


def described(directory: Path) -> dict[str, bytes]:
    """Returns description files of CANN and of `fxge chips export`."""
    types = {
        "Sin": {"input0": PORT, "output0": PORT | {"name": "y"}, "dynamicShapeSupport": {"flag": "true"}},
        "ConcatV2": {"input0": PORT | {"paramType": "dynamic"}, "input1": MORE, "output0": PORT | {"name": "y"}, "dynamicShapeSupport": {"flag": "false"}},
        "Cumprod": {"input0": MORE | {"unknownshape_format": "NULL,NULL,NULL"}},
    }
    cpu = {"Cos": {"opInfo": {"engine": "DNN_VM_AICPU"}, "input0": {"name": "x", "type": "DT_DOUBLE,DT_FLOAT"}, "output0": {"name": "y", "type": "DT_DOUBLE"}}}
    rows = (
        '[Abs, aicore, dynamic, "x > y", "f16 f16; f32 f32"]',
        '[Sin, aicore, static, "x z? w* > y*", "f16 - ? bf16"]',
        '[Neg, aicore, dynamic, "x > y", "by code"]',
        '[Cumprod, rewritten, static, "x > y", "CumprodV2"]',
        "[Eye, none, static]",
        '[Fill, aicpu, dynamic, "dims value > y", "i32 i64 | f32 f16 > f32"]',
    )
    yaml = HEAD + "".join(f"    - {row}\n" for row in rows)
    yaml += "- chip: aicpu\n  kernels:\n" + "".join(f"    - {row}\n" for row in (rows[5], '[Eye, aicpu, dynamic, "> y", "> f32 f64"]'))
    single = {f"row{i}": (HEAD + f"    - {row}\n").encode() for i, row in enumerate(rows)}
    lists = {path.parent.name: path.read_bytes() for path in sorted(directory.rglob("aic-*-ops-info.json"))}
    return single | lists | {"types": json.dumps(types).encode(), "cpu": json.dumps(cpu).encode(), "yaml": yaml.encode()}


def archive(files: dict[str, bytes]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as made:
        for name, data in files.items():
            made.writestr(zipfile.ZipInfo(name), data)
    return out.getvalue()


def of(directory: Path, *names: str) -> dict[str, bytes]:
    """Returns the files of programs: X.air and all files whose names continue X."""
    found = [p for n in names for p in sorted(directory.rglob("*")) if p.is_file() and str(p.relative_to(directory)).startswith(f"{n}.")]
    return {p.relative_to(directory).as_posix(): p.read_bytes() for p in found}


def package(directory: Path, names: list[str]) -> bytes:
    programs = {f"p{i}": {"air": f"{n}.air", "io": f"{n}.io.json"} for i, n in enumerate(names)}
    manifest = {"format": "fxge-package", "version": 1, "programs": programs}
    return archive({"fxge-package.json": json.dumps(manifest).encode()} | of(directory, *names))


def packages(directory: Path) -> dict[str, bytes]:
    names = sorted(p.name.removesuffix(".air") for p in directory.glob("*.air"))
    found = {n: package(directory, [n]) for n in names}
    found |= {f"{a}-{b}": package(directory, [a, b]) for a, b in zip(names[::2], names[1::2])}
    return {name: data for name, data in found.items() if len(data) <= MOST}


def program(call: str, inputs: str) -> bytes:
    return f'fxge 1\ngraph "main"({inputs}) {{\n  %y = {call}\n  return %y as "y"\n}}\n'.encode()


def descriptions() -> dict[str, bytes]:
    """Returns descriptions of operators, each with programs that call them: formulas, compositions, kernels called
    from C++."""
    found = {}
    for ops in sorted((TESTS / "passes").glob("*/ops.yaml")):
        for path in sorted(ops.parent.glob("*.fx")):
            found[f"{ops.parent.name}-{path.stem}"] = archive({"ops.yaml": ops.read_bytes(), "program.fx": path.read_bytes()})
    articles, lists = TESTS / "cli" / "articles", TESTS / "cli" / "lists"
    calls = runpy.run_path(str(TESTS / "cli" / "test_op_lists.py"))
    matrices = "%x : f32[2, 3], %w : f32[4, 3], %b : f32[4]"
    linear = program("my.linear.default(x=%x, weight=%w, bias=%b) : f32[2, 4]", matrices)
    gated = program("example.gated_linear.default(x=%x, weight=%w, bias=%b)", matrices)
    scaled = program("my.scaled.default(x=%x, s=3.0, b=%x)", "%x : f32[2]")
    mine, types = (TESTS.parent / "examples" / "my_ops.yaml").read_bytes(), (articles / "op_proto.hpp").read_bytes()
    known = {f"{p.stem}.yaml": p.read_bytes() for p in sorted(lists.glob("*.yaml"))}
    return found | {
        "example": archive({"ops.yaml": mine, "program.fx": linear}),
        "registration": archive({"types.hpp": types, "ops.cpp": (articles / "registration.cpp").read_bytes(), "program.fx": gated}),
        "calls": archive({"types.h": calls["SCALED"].encode(), "ops.cpp": calls["CALLS"].encode(), "program.fx": scaled}),
        "lists": archive(known | {"types.hpp": (lists / "types.hpp").read_bytes()}),
    }


def files(directory: Path) -> dict[str, bytes]:
    """Adds each X.air of the directory with its files, and arrays in both formats."""
    found = descriptions()
    found |= {path.stem: archive(of(directory, path.stem)) for path in sorted(directory.glob("*.air"))}
    for path in sorted((TESTS / "models" / "data").glob("*.npz")):
        found[f"npz-{path.stem}"] = archive({"x.npz": path.read_bytes()})
        with zipfile.ZipFile(path) as arrays:
            for name in arrays.namelist()[:1]:
                found[f"npy-{path.stem}"] = archive({"x.npy": arrays.read(name)})
    return {name: data for name, data in found.items() if len(data) <= MOST}


def safetensors(_directory: Path) -> dict[str, bytes]:
    """Makes a file of each rank and of several dtypes."""
    shapes = {"F32": [3, 2], "BF16": [4], "I64": [], "F8_E4M3": [1, 0, 2], "BOOL": [2, 1, 2]}
    sizes = {"F32": 4, "BF16": 2, "I64": 8, "F8_E4M3": 1, "BOOL": 1}
    found = {}
    for n in range(len(shapes) + 1):
        at, header = 0, {}
        for dtype, shape in list(shapes.items())[:n]:
            end = at + math.prod(shape) * sizes[dtype]
            header[f"layers.{dtype}"] = {"dtype": dtype, "shape": shape, "data_offsets": [at, end]}
            at = end
        text = json.dumps(header | {"__metadata__": {"format": "pt"}}).encode()
        found[f"{n}"] = struct.pack("<Q", len(text)) + text + bytes(at)
    return found


def main() -> None:
    kind, directory, out = sys.argv[1], *map(Path, sys.argv[2:])
    kinds = {"pickle": pickles, "json": jsons, "om": made, "air": airs, "chips": described, "package": packages, "files": files}
    kinds |= {"safetensors": safetensors}
    for name, data in kinds[kind](directory).items():
        (out / f"{name}.{kind}").write_bytes(data)


main()
