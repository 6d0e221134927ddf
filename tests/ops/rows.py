#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Checks the documentation of rows of the operator table.

A row with a C function (`convert`, `decompose_c`, `meta`) has a comment with the reason why no formula suffices; of
several rows with one function, the first of a file. A function of the formulas is defined in one file only.
"""

import collections
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
IN_C = re.compile(r"^  (?:convert|decompose_c|meta): (?:\{fn: (\w+).*?\}|(\w+))(.*)$", re.M)
DEFINED = re.compile(r"^    def (\w+)\(", re.M)


def without_reason(text: str) -> list[str]:
    """Returns the C functions of a file whose first row has no reason."""
    seen, bare = set(), []
    for named in IN_C.finditer(text):
        function = named[1] or named[2]
        if function not in seen and not re.match(r" {2,}# \S", named[3]):
            bare.append(function)
        seen.add(function)
    return bare


def main() -> int:
    """Prints missing reasons."""
    found, defined, functions = [], collections.defaultdict(list), 0
    for path in sorted((ROOT / "ops").glob("*/*.yaml")):
        text = path.read_text()
        functions += len(IN_C.findall(text))
        found += [f"{path.name}: {name} is in C: why? (`{name}  # reason`)" for name in without_reason(text)]
        for name in DEFINED.findall(text):
            defined[name].append(path.name)
    found += [f"{name} is defined in {' and '.join(files)}: one meaning belongs into shared.yaml, two want two names"
              for name, files in sorted(defined.items()) if len(files) > 1]
    print("\n".join(found) or f"{functions} rows in C, {len(defined)} functions")
    return 1 if found or not functions or not defined else 0


if __name__ == "__main__":
    sys.exit(main())
