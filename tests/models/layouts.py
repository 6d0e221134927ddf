# SPDX-License-Identifier: Apache-2.0
"""Rewrites models of data/ into the archives that older versions of PyTorch wrote.

Usage: layouts.py [--check]. Writes data_old/NAME.FORM.LAYOUT.pt2:

    a   torch 2.6 (2.7 and older alike): no directories; state dict and constants are torch.save archives
        inside of the archive; expressions as infix text; schema 8.3.
    b   torch 2.8: the directories of today's files, with one torch.save archive for all weights and one
        for all constants; schema 8.8.

The program and its contents stay the same, so that each must verify as its original does. Fields that the schema lacked
then are left out. With --check, files are made elsewhere and compared.
"""

from __future__ import annotations

import argparse
import filecmp
import io
import json
import sys
import tempfile
import warnings
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sympy  # type: ignore[import-untyped]
import torch
from torch._export.serde.serialize import serialize_torch_artifact
from torch.export.pt2_archive._package import PT2ArchiveWriter
from torch.utils._sympy import functions

HERE = Path(__file__).resolve().parent
DATA, OLD = HERE / "data", HERE / "data_old"
MODELS = {  # one for each form of weights: plain, tied, views of odd storages, constants, states
    "a": (
        "mlp.default",
        "mlp.decomposed",
        "alias_tied.default",
        "alias_odd_storage.default",
        "alias_constant_written.default",
        "alias_dynamic_writes.default",
        "alias_batch_norm_train.default",
    ),
    "b": (
        "mlp.default",
        "alias_tied.decomposed",
        "alias_zero_size.default",
        "alias_constants.default",
        "alias_buffer_twice.default",
    ),
}
NEWER = {  # members that came with later minors, by layout
    "a": {"guards_code", "name", "is_hop_single_tensor_return", "kind"},
    "b": {"guards_code", "name"},
}
NAMED = {"name"}  # among these, only the members of nodes are new
VERSIONS = {"a": ((8, 3), "2.6.0"), "b": ((8, 8), "2.8.0")}
SYMPY = {**vars(sympy), **{n: f for n, f in vars(functions).items() if isinstance(f, type)}}
Json = Any


def infix(text: str) -> str:
    """Returns an expression as str() prints it, from repr's text."""
    return str(eval(text, {"__builtins__": {}}, SYMPY))  # names in our own fixtures


def older(value: Json, layout: str) -> Json:
    """Returns the same JSON without newer members."""
    if isinstance(value, list):
        return [older(v, layout) for v in value]
    if not isinstance(value, dict):
        return value
    node = "target" in value and "outputs" in value
    out = {
        k: older(v, layout)
        for k, v in value.items()
        if k not in NEWER[layout] or (k in NAMED and not node)
    }
    if layout == "a" and isinstance(out.get("expr_str"), str):
        out["expr_str"] = infix(out["expr_str"])
    return out


def program(archive: zipfile.ZipFile, layout: str) -> bytes:
    name = next(n for n in archive.namelist() if n.endswith("models/model.json"))
    model = older(json.loads(archive.read(name)), layout)
    (major, minor), version = VERSIONS[layout]
    model["schema_version"] = {"major": major, "minor": minor}
    model["torch_version"] = version
    return json.dumps(model).encode()


def records(blob: bytes) -> Iterator[tuple[str, bytes]]:
    """Returns the entries of a torch.save archive of that time: without the records of newer writers."""
    with zipfile.ZipFile(io.BytesIO(blob)) as archive:
        for name in archive.namelist():
            record = name.split("/", 1)[1]
            if record != "version" and not record.startswith("."):
                yield record, archive.read(name)


def blob(tensors: dict[str, torch.Tensor]) -> bytes:
    """Returns the dict as torch.save wrote it."""
    out = io.BytesIO()
    writer = torch._C.PyTorchFileWriter(out)
    for name, data in records(serialize_torch_artifact(tensors)):
        writer.write_record(name, data, len(data))
    writer.write_end_of_file()
    return out.getvalue()


def write_a(path: Path, parts: tuple[bytes, bytes, bytes]) -> None:
    names = ("exported_program.json", "state_dict.pt", "constants.pt", "example_inputs.pt")
    version = ".".join(map(str, VERSIONS["a"][0])).encode()
    rows = dict(zip((f"serialized_{n}" for n in names), (*parts, blob({})), strict=True))
    with zipfile.ZipFile(path, "w") as archive:
        for name, data in {**rows, "version": version}.items():
            archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), data)


def write_b(path: Path, parts: tuple[bytes, bytes, bytes]) -> None:
    names = ("models/model.json", "data/weights/model.pt", "data/constants/model.pt")
    rows = [*zip(names, parts, strict=True), ("data/sample_inputs/model.pt", blob({}))]
    with PT2ArchiveWriter(str(path)) as archive:
        for name, data in rows:
            archive.write_bytes(name, data)


def rewrite(name: str, layout: str, directory: Path) -> None:
    source = DATA / f"{name}.pt2"
    loaded = torch.export.load(source)
    with zipfile.ZipFile(source) as archive:
        parts = (program(archive, layout), blob(loaded.state_dict), blob(loaded.constants))
    path = directory / f"{name}.{layout}.pt2"
    {"a": write_a, "b": write_b}[layout](path, parts)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="make elsewhere and compare")
    check = parser.parse_args().check
    warnings.filterwarnings("ignore")
    OLD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        directory = Path(name) if check else OLD
        for layout, models in MODELS.items():
            for model in models:
                rewrite(model, layout, directory)
        names = sorted(p.name for p in directory.iterdir())
        _, changed, missing = filecmp.cmpfiles(directory, OLD, names, shallow=False)
    print("\n".join(changed + missing) or f"{len(names)} files are as checked in")
    return 1 if changed or missing else 0


if __name__ == "__main__":
    sys.exit(main())
