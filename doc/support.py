#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The support pages, doc/ops.md and doc/ops.html: what is known of every operator, and what of it was executed.

    python3 doc/support.py build/dev/cli/fxge [--bless]

They are made of `fxge ops --json`, which knows the operators, and of three tables: ops/executed.tsv (cases that agree
with PyTorch), ops/gradients.tsv (gradients that do) and backend/chips/*.tsv (where the chip runs GE's types). Without
--bless the files are compared with what they should be; exit code 1 where they differ.
"""

from __future__ import annotations

import argparse
import json
import pathlib
import subprocess
import sys
from dataclasses import dataclass, field

ROOT = pathlib.Path(__file__).resolve().parents[1]
NPU = ("npu.", "air.", "atb.", "_C_ascend.")
CHIP = "ascend910b"
DTYPES = "f32 f16 bf16 f64 i8 i16 i32 i64 u8 bool c64 c128 f8e4m3 f8e5m2".split()


@dataclass
class Operator:
    """An overload: what becomes of it, and what was executed."""

    name: str
    way: str = ""
    schema: str = ""
    becomes: list[str] = field(default_factory=list)
    cases: dict[str, int] = field(default_factory=dict)
    sizes: list[str] = field(default_factory=list)
    gradient: str = ""

    @property
    def short(self) -> str:
        """Without the namespace of its section."""
        plain = self.name.startswith(("aten.", *NPU)) and not self.name.startswith("air.")
        return self.name.partition(".")[2] if plain else self.name

    @property
    def dtypes(self) -> str:
        """Those of its cases; cases without a tensor have none."""
        return " ".join(d for d in self.cases if d != "none")


def table(name: str) -> dict[str, list[str]]:
    """Returns the rows of a table: first column -> the others."""
    lines = [line.split("\t") for line in (ROOT / "ops" / name).read_text().splitlines() if not line.startswith("#")]
    return {line[0]: line[1:] for line in lines}


def operators(command: str) -> list[Operator]:
    """Returns all operators of the table, sorted."""
    report = json.loads(subprocess.run([command, "ops", "--json"], check=True, capture_output=True, text=True).stdout)
    found = {row["op"]: Operator(row["op"], row.get("by", ""), row["schema"]) for row in report["ops"]}
    for name, (dtypes, sizes, becomes) in table("executed.tsv").items():
        op = found[name]
        op.cases = {d: int(n) for d, _, n in (word.partition(":") for word in dtypes.split())}
        op.sizes, op.becomes = sizes.split(), becomes.split()
    for name, (what,) in table("gradients.tsv").items():
        if name in found:
            found[name].gradient = what
    return [found[name] for name in sorted(found) if not name.startswith("fxge.")]


def is_npu(op: Operator) -> bool:
    """One of torch_npu's."""
    return op.name.startswith(NPU)


# ---- markdown ----

TOP = """\
# Operators

Made by `python3 doc/support.py build/dev/cli/fxge --bless`, as is the [page to search](ops.html). {n} overloads
ran on the CPU executor in {cases} calls and agreed with PyTorch's numbers. *Becomes*: types of GE nodes that its cases compiled to (constants
left out). *Dynamic*: ran with symbolic sizes, three sizes each. *Gradient*: PyTorch's gradient of it was compiled and agreed
with eager (*none*: it has none). `fxge ops --op NAME` tells the same of one operator, and the cases dtype by dtype.

| ATen overload | becomes | dtypes | dynamic | gradient | cases |
|---|---|---|---|---|---|
"""
NPU_TOP = """
## torch_npu's operators

Their numbers are those of compositions in plain PyTorch (`tests/ops/npu_reference.py`).

| npu overload | becomes | dtypes | dynamic | cases |
|---|---|---|---|---|
"""
REST_TOP = """
## Rows with a way to GE that no case executes

Those of torch_npu: [npu-ops.md](npu-ops.md).

"""


def gradient_text(op: Operator) -> str:
    """Returns the gradient column: yes, no or the reason."""
    return "yes" if op.gradient.startswith("f32:") else op.gradient.partition(" ")[0]


def line(op: Operator) -> str:
    """Returns the row of one operator."""
    becomes = " ".join(op.becomes) or "(folded or removed)"
    dynamic = "yes" if "dynamic" in op.sizes else "no"
    gradient = "" if is_npu(op) else f" {gradient_text(op)} |"
    return f"| `{op.short}` | {becomes} | {op.dtypes} | {dynamic} |{gradient} {sum(op.cases.values())} |\n"


def markdown(ops: list[Operator]) -> str:
    """Returns the text of doc/ops.md."""
    done = [op for op in ops if op.cases]
    rest = [op for op in ops if not op.cases and op.way not in ("", "pass") and not is_npu(op)]
    head = TOP.format(cases=sum(sum(op.cases.values()) for op in done), n=len(done))
    parts = [head, *(line(op) for op in done if not is_npu(op)), NPU_TOP, *(line(op) for op in done if is_npu(op))]
    return "".join([*parts, REST_TOP, *(f"- `{op.short}` ({op.way})\n" for op in rest)])


# ---- a page to search ----


def entry(op: Operator, places: dict[str, list[str]]) -> list[object]:
    """Returns the data of one operator for the page that searches them."""
    off = [t for t in op.becomes if t not in places]
    return [op.name, op.schema, op.way, op.becomes, op.cases, op.sizes, op.gradient, off]


def html(ops: list[Operator]) -> str:
    """doc/ops.html: one file, nothing is loaded."""
    places = table(f"../backend/chips/{CHIP}.tsv") | table("../backend/chips/common.tsv")
    rows = ",\n".join(json.dumps(entry(op, places), separators=(",", ":")) for op in ops)
    page = (ROOT / "doc" / "ops.template.html").read_text()
    return page.replace("/*DTYPES*/", json.dumps(DTYPES)).replace("/*ROWS*/", f"[\n{rows}\n]")


def main() -> int:
    """Compares the pages with what they should be, or writes them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("command", help="fxge")
    parser.add_argument("--bless", action="store_true")
    args = parser.parse_args()
    ops = operators(args.command)
    wrong = 0
    for name, text in (("ops.md", markdown(ops)), ("ops.html", html(ops))):
        path = ROOT / "doc" / name
        if args.bless:
            path.write_text(text)
        elif not path.exists() or path.read_text() != text:
            print(f"doc/{name} is not up to date: python3 doc/support.py {args.command} --bless")
            wrong += 1
    return wrong != 0


if __name__ == "__main__":
    sys.exit(main())
