#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Counts the operators of the table by lowering, and the share of the table that is C.

Prints rows by lowering. A row counts as C if it has `convert`, `decompose_c` or a hand-written `meta`, if its formula
calls a function of the language that fewer than three families use, or if its formula only calls such a private row.
Rows of in-place forms do not count. Fails above the ceilings, which are lowered with the table and never raised.
"""

import collections
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]

MOST_C_ROWS = 0.13  # among the rows that are not in-place forms
# Lines of decompositions without their includes: decomp/*.c except the evaluation of rows. Graphs of loops, which
# formulas cannot express, are built by decomp/loops.
MOST_C_LINES = 775

WAYS = ("formula", "decompose", "ge", "convert", "decompose_c", "functional", "flags")
FUNCTIONS = re.compile(r"^(?:- |  )def: \|\n((?:    .*\n|\n)+)", re.M)
LANGUAGE = re.compile(r"^FXGE_FX_FN\((\w+)", re.M)


class Row:
    """One row: name, family, and text by key."""

    def __init__(self, family: str, text: str) -> None:
        self.family = family
        self.name = re.match(r"""["'](\w+::[\w.]+)\(""", text)[1].replace("::", ".")
        self.keys = dict(re.findall(r"^  (\w+):((?:.*\n(?:    .*\n|\n(?=    ))*))", text, re.M))

    def way(self) -> str:
        return next(w for w in WAYS if w in self.keys)

    def language(self) -> str:
        return "".join(self.keys.get(k, "") for k in ("formula", "decompose", "result", "check"))


def read() -> tuple[list[Row], dict[str, str]]:
    """Returns the rows, and the text of a family's functions."""
    rows, functions = [], {}
    for path in sorted((ROOT / "ops" / "aten").glob("*.yaml")):
        text = path.read_text()
        functions[path.stem] = "".join(FUNCTIONS.findall(text))
        text = re.sub(r"^#.*\n", "", text, flags=re.M)
        rows += [Row(path.stem, part) for part in re.split(r"^- schema: ", text, flags=re.M)[1:]]
    return rows, functions


def calls(text: str) -> set[str]:
    return set(re.findall(r"\b([a-z_]\w*)\(", text))


def rare(rows: list[Row], functions: dict[str, str]) -> set[str]:
    """Returns functions of the language that fewer than three families use."""
    families = collections.defaultdict(set)
    for family in functions:
        text = functions[family] + "".join(r.language() for r in rows if r.family == family)
        for name in calls(text):
            families[name].add(family)
    words = LANGUAGE.findall((ROOT / "ops" / "formula" / "builtins.def").read_text())
    return {w for w in words if len(families[w] - {"shared"}) < 3 and "shared" not in families[w]}


def main() -> int:
    rows, functions = read()
    special = rare(rows, functions)
    counted = [r for r in rows if "functional" not in r.keys]
    why = {
        "convert": [r for r in counted if "convert" in r.keys],
        "decompose_c": [r for r in counted if "decompose_c" in r.keys],
        "meta": [r for r in counted if "meta" in r.keys],
        "rare function": [r for r in counted if calls(r.language()) & special],
    }
    c_rows = {r.name for named in why.values() for r in named}
    files = [p for p in (ROOT / "decomp").glob("*.c") if p.stem not in ("compose", "lower")]
    lines = sum(re.sub(r"/\*.*?\*/\n?", "", p.read_text(), flags=re.DOTALL).count("\n") for p in files)  # comments are not counted
    print(f"{len(rows)} rows: " + ", ".join(f"{n} {w}" for w, n in collections.Counter(r.way() for r in rows).items()))
    for reason, named in why.items():
        families = collections.Counter(r.family for r in named)
        print(f"{reason:14} {len(named):4}  " + " ".join(f"{f} {n}" for f, n in sorted(families.items())))
    print(f"functions of fewer than three families: {' '.join(sorted(special)) or 'none'}")
    print(f"C: {len(c_rows)} of {len(counted)} rows that are no in-place forms, {len(c_rows) / len(counted):.1%}")
    print(f"C of decompositions: {lines} lines")
    ok = len(c_rows) <= MOST_C_ROWS * len(counted) and lines <= MOST_C_LINES
    return 0 if ok else 1


if __name__ == "__main__":
    sys.exit(main())
