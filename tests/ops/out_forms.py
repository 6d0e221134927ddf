"""The forms of PyTorch's operators that write into tensors given as `out=`: ops/out.yaml, made of torch's schemas.

    python3 tests/ops/out_forms.py build/dev/cli/fxge [--bless]

A form stands there where its operator, the one of the same arguments without those that are written, has a row. Where a
new tensor is to lie is told by the one that is given, so that the operator may have options behind the form's arguments.
Without --bless the file is compared with what torch and the rows say now.
"""

from __future__ import annotations

import collections
import json
import pathlib
import subprocess
import sys

import torch

TABLE = pathlib.Path(__file__).resolve().parents[2] / "ops" / "out.yaml"
HEAD = """\
# Operators of PyTorch that write into tensors given as `out=`, and the operators that compute the new values. Made by
# tests/ops/out_forms.py of torch's schemas. Packed into the library: a row is read when a program calls it.
"""
OPTIONS = {"dtype", "layout", "device", "pin_memory", "memory_format"}

Schema = torch._C.FunctionSchema


def arguments(schema: Schema) -> list[tuple[str, str]]:
    """Those that are read."""
    return [(a.name, str(a.type)) for a in schema.arguments if not a.is_out]


def is_twin(new: Schema, schema: Schema) -> bool:
    """Whether `new` computes what `schema` writes: it has the same arguments, and options behind them."""
    given, read = arguments(new), arguments(schema)
    options = {name for name, _ in given[len(read):]}
    return given[:len(read)] == read and options <= OPTIONS and len(new.returns) == len(schema.returns)


def full_name(schema: Schema) -> str:
    """As rows have it: `aten.add.Tensor`."""
    return f"{schema.name.replace('::', '.')}.{schema.overload_name or 'default'}"


def forms(rows: set[str]) -> list[tuple[str, str]]:
    """Schemas of those that write, each with the operator that computes what is written."""
    families = collections.defaultdict(list)
    for schema in torch._C._jit_get_all_schemas():
        if schema.name.startswith("aten::"):
            families[schema.name].append(schema)
    found = []
    for schemas in families.values():
        new = [s for s in schemas if not s.is_mutable and full_name(s) in rows]
        for schema in schemas:
            same = [s for s in new if is_twin(s, schema)]
            if any(a.is_out for a in schema.arguments) and len(same) == 1:
                found.append((str(schema), full_name(same[0])))
    return sorted(found)


def main() -> int:
    """Writes the table, or tells where it is not what torch says."""
    listed = subprocess.run([sys.argv[1], "ops", "--json"], capture_output=True, text=True, check=True).stdout
    rows = {op["op"] for op in json.loads(listed)["ops"] if op["supported"]}
    found = forms(rows)
    text = HEAD + "".join(f"\n- schema: {json.dumps(schema)}\n  functional: {name}\n" for schema, name in found)
    if "--bless" in sys.argv[2:]:
        TABLE.write_text(text)
    same = TABLE.read_text() == text
    print(f"{len(found)} operators that write into `out`, {'as' if same else 'not as'} {TABLE.name} says")
    return not same


if __name__ == "__main__":
    sys.exit(main())
