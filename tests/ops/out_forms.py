# SPDX-License-Identifier: Apache-2.0
"""Generates ops/out.yaml from torch's schemas: the forms of operators that write tensors given as `out=`.

    python3 tests/ops/out_forms.py build/dev/cli/fxge [--bless]

The table has a form if a row exists for its operator, which has the same arguments except for the written ones. The
`out` tensor determines dtype and device, so the operator may have additional options after the arguments of the form.
Without --bless the file is compared with torch and the rows.
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
# SPDX-License-Identifier: Apache-2.0
# Operators of PyTorch that write into tensors given as `out=`, and the operators that compute the new values. Made by
# tests/ops/out_forms.py of torch's schemas. Packed into the library: a row is read when a program calls it.
"""
OPTIONS = {"dtype", "layout", "device", "pin_memory", "memory_format"}

Schema = torch._C.FunctionSchema


def arguments(schema: Schema) -> list[tuple[str, str]]:
    """Returns the arguments that are read."""
    return [(a.name, str(a.type)) for a in schema.arguments if not a.is_out]


def is_functional_form(new: Schema, schema: Schema) -> bool:
    """Returns True if `new` computes the values that `schema` writes: it has the same arguments, and options after
    them."""
    given, read = arguments(new), arguments(schema)
    options = {name for name, _ in given[len(read):]}
    return given[:len(read)] == read and options <= OPTIONS and len(new.returns) == len(schema.returns)


def full_name(schema: Schema) -> str:
    """Returns the name in the form of rows: `aten.add.Tensor`."""
    return f"{schema.name.replace('::', '.')}.{schema.overload_name or 'default'}"


def forms(rows: set[str]) -> list[tuple[str, str]]:
    """Returns the schemas that write, each with the operator that computes the values."""
    families = collections.defaultdict(list)
    for schema in torch._C._jit_get_all_schemas():
        if schema.name.startswith("aten::"):
            families[schema.name].append(schema)
    found = []
    for schemas in families.values():
        new = [s for s in schemas if not s.is_mutable and full_name(s) in rows]
        for schema in schemas:
            same = [s for s in new if is_functional_form(s, schema)]
            if any(a.is_out for a in schema.arguments) and len(same) == 1:
                found.append((str(schema), full_name(same[0])))
    return sorted(found)


def main() -> int:
    """Writes the table, or reports differences from torch."""
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
