#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Generates src/fxge/_serialization/fields.py: field numbers of proto/fx_graph.proto.

make_fields.py            writes the file
make_fields.py --check    exits with 1 if the file is out of date
"""

from __future__ import annotations

import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
PROTO = HERE.parent / "proto" / "fx_graph.proto"
MADE = HERE / "src" / "fxge" / "_serialization" / "fields.py"
HEAD = (
    "# SPDX-License-Identifier: Apache-2.0\n"
    '"""Field numbers of proto/fx_graph.proto. Made by shim/make_fields.py: do not edit."""\n'
)


def fields(proto: str) -> str:
    out = [HEAD]
    for line in proto.splitlines():
        if message := re.match(r"message (\w+) \{", line):
            out.append(f"\n\nclass {message[1]}:\n")
        elif field := re.match(r"\s+(?:optional |repeated )?\w+ (\w+) = (\d+)", line):
            out.append(f"    {field[1]} = {field[2]}\n")
    return "".join(out)


def main() -> int:
    made = fields(PROTO.read_text(encoding="utf-8"))
    if sys.argv[1:] == ["--check"]:
        stale = not MADE.exists() or MADE.read_text(encoding="utf-8") != made
        print("stale: run shim/make_fields.py" if stale else "the fields are those of the .proto")
        return stale
    if sys.argv[1:]:
        print(__doc__, file=sys.stderr)
        return 2
    MADE.write_text(made, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
