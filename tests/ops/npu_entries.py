#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Generates doc/npu-ops.md, the state of each torch_npu operator, from the rows and from the executed cases.

npu_entries.txt lists all operators, so that none is missing. Without --bless the page is compared.
"""

import argparse
import collections
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
NAMESPACES = ("npu.", "air.", "atb.", "_C_ascend.")
PAGE = ROOT / "doc" / "npu-ops.md"
HEAD = """# Each operator of torch_npu

Made by `tests/ops/npu_entries.py --bless`. *Executed*: its cases agree with a composition in plain PyTorch, on these dtypes of its first
tensor ([ops.md](ops.md#torch_npus-operators) has the cases by overload). *Converts*: it becomes these types of GE, and the CPU executor says
why it does not run them. What neither converts nor runs is refused with the reason.

{sums}

| operator | here |
|---|---|
"""


def unquoted(text: str) -> str:
    """Returns a YAML string without its quotes."""
    return text[1:-1].replace('\\"', '"') if text.startswith('"') else text


class Rows:
    """The contents of the rows of ops/npu/."""

    def __init__(self) -> None:
        self.ways: dict[str, list[str]] = collections.defaultdict(list)  # `npu::npu_linear` -> its rows
        self.open: dict[str, str] = {}  # GE type -> properties that no source documents
        self.ranks: set[str] = set()  # GE types that add up over ranks, so that no stored case executes them
        for path in sorted((ROOT / "ops" / "npu").glob("*.yaml")):
            for row in re.split(r"^- ", path.read_text(), flags=re.M):
                if named := re.match(r'schema: "([\w:]+)', row):
                    self.ways[named[1]].append(row)
                elif (named := re.match(r"ge: (\w+)", row)) and (why := re.search(r"^  open: (.*)$", row, re.M)):
                    self.open[named[1]] = unquoted(why[1])
                elif named and "ge.HcomAllReduce(" in row:
                    self.ranks.add(named[1])

    def functional(self, row: str) -> str:
        """Returns the row of the functional form, or the row itself."""
        functional = re.search(r'^  functional: "(\w+)\.(\w+)\.(\w+)"', row, re.M)
        if not functional:
            return row
        overload = "" if functional[3] == "default" else f".{functional[3]}"
        begin = f'schema: "{functional[1]}::{functional[2]}{overload}('
        return next(r for r in self.ways[f"{functional[1]}::{functional[2]}"] if r.startswith(begin))

    def without_run(self, name: str) -> str:
        """Returns the reason why an operator is not executed; empty if the rows state none."""
        for row in map(self.functional, self.ways[name]):
            types = [t for t in re.findall(r"(?:ge\.|op: )(\w+)", row) if t in self.open]
            if types:
                return f"converts to {' '.join(types)}: {self.open[types[0]]}"
            if self.ranks & set(re.findall(r"ge\.(\w+)", row)):
                return "executed where ranks are connected"
            if why := re.search(r'^  formula: refuse\("(.*)"\)$', row, re.M):
                return f"refused: {why[1]}"
            if "flags: [effect]" in row and "-> ()" in row:
                return "converts to Cmo: a hint for the chip, without effect on the CPU"
            if "flags: [identity]" in row:
                return "itself: every tensor is in the format ND"
        return ""


def executed() -> dict[str, list[str]]:
    """Reads ops/executed.tsv: `npu_linear` -> dtypes."""
    found: dict[str, list[str]] = collections.defaultdict(list)
    for line in (ROOT / "ops" / "executed.tsv").read_text().splitlines():
        name, _, rest = line.partition("\t")
        if name.startswith(NAMESPACES):
            base, words = name.split(".")[1], rest.partition("\t")[0].split()
            found[base] += [d for d in (w.partition(":")[0] for w in words) if d not in found[base]]
    return found


def page() -> tuple[str, list[str]]:
    """Returns the page, and faults."""
    rows, cases = Rows(), executed()
    lines, wrong, sums = [], [], collections.Counter[str]()
    for entry in (ROOT / "tests" / "ops" / "npu_entries.txt").read_text().splitlines()[1:]:
        states = []
        for name in entry.split():
            base = name.partition("::")[2]
            state = f"executed: {' '.join(cases[base])}" if base in cases else rows.without_run(name)
            if name not in rows.ways or not state:
                wrong.append(f"{name}: no row, or a row that nothing executes and that does not say why")
            states.append(state)
            lines.append(f"| `{name.removeprefix('npu::')}` | {state} |\n")
        sums[states[0].partition(" ")[0].rstrip(":")] += 1
    counted = ", ".join(f"{n} {what}" for what, n in sums.most_common())
    return HEAD.format(sums=f"Entries, an operator with those that mean the same: {counted}.") + "".join(lines), wrong


def main() -> int:
    """Compares the page, or writes it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bless", action="store_true")
    bless = parser.parse_args().bless
    text, wrong = page()
    if bless:
        PAGE.write_text(text)
    elif not PAGE.exists() or PAGE.read_text() != text:
        wrong.append("doc/npu-ops.md is not up to date: npu_entries.py --bless writes it")
    print("\n".join(wrong) or text.split("\n\n")[2])
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
