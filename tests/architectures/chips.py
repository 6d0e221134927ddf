#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compiles the architectures of models.py and the checked-in models for each family of chips, by two tables of kernels:
executed and compared with PyTorch, and their operators counted by the engine that computes them.

    python3 tests/architectures/chips.py [NAME ...] [--every N] [--part K/N] [--columns WORD] [--state FILE] [--table doc/chips.md]

The program is torch.export's, compiled with the chip (`fxge.compile(program, soc=...)`), and judged as run.py judges; a
checked-in model is judged by `fxge verify`. Tables: those of open sources, and the descriptions that assumed.py makes. The
counts are those of `fxge check --soc`. Refusals are printed with the reason. A wrong number, a crash, a file with a defect,
or a node in a form that alternatives.py says is replaced fails. --state and --table as in run.py; --part shares the work. --columns runs the columns that begin with a word, such as
ascend910_93 or "ascend910_93 assumed"; the columns of a program that the state has are kept.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import json
import os
import re
import subprocess
import sys
import tempfile
import warnings
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import alternatives
import assumed
import run
import torch
from run import ROOT, Case, Outcome, fxge, in_a_process, kind, models, outcome_of, pytree

CHIPS = ("ascend310p", "ascend310b", "ascend910b", "ascend910_93", "ascend950")
TABLES = ("open", "assumed")
COUNTS = {"cores": r"(\d+) have a kernel", "rewritten": r"(\d+) are rewritten", "cpu": r"(\d+) run on the AI CPU", "unknown": r"(\d+) are unknown",
          "missing": r"(\d+) have none that fits", "low": r"(\d+) compute in f16"}


@contextlib.contextmanager
def installation(directory: str, chip: str, table: str) -> Iterator[None]:
    """Lets the kernels of a table decide."""
    os.environ.pop("ASCEND_HOME_PATH", None)
    if table == "assumed":
        os.environ["ASCEND_HOME_PATH"] = str(assumed.make(Path(directory), chip))
    try:
        yield
    finally:
        os.environ.pop("ASCEND_HOME_PATH", None)


def counts_of(air: str, chip: str) -> Outcome:
    """Returns the numbers of operators by engine, and the types without a kernel, by `fxge check`."""
    done = subprocess.run([os.environ["FXGE_COMMAND"], "check", air, "--soc=" + chip, "--json"], capture_output=True, text=True, check=False)
    diagnostics = json.loads(done.stdout)["diagnostics"]
    if done.returncode:
        raise ValueError(f"check: {diagnostics[0]['message']}")
    text = next(d["message"] for d in diagnostics if d["id"] == "FXGE-N0383")
    found = {name: int(m[1]) if (m := re.search(pattern, text)) else 0 for name, pattern in COUNTS.items()}
    missing = [d["op"] for d in diagnostics if d["id"] in ("FXGE-W0380", "FXGE-W0381", "FXGE-W0382")]
    cpu = [d["op"] for d in diagnostics if d["id"] == "FXGE-W0388"]
    return {"counts": found, "missing": sorted(set(missing)), "cpu": sorted(set(cpu))}


def forms_of(text: str, chip: str, table: str, missing: list[str]) -> Outcome:
    """Returns the nodes that alternatives.py knows, and the number of those without a kernel whose type no source of
    assumed.py names."""
    unnamed = 0
    if table == "assumed":
        named = set(assumed.cores(chip)) | set(assumed.ai_cpu(chip)) | {row[0] for row in assumed.lines(assumed.CHIPS / f"{chip}.tsv")}
        unnamed = sum(n.type in missing and n.type not in named for n in alternatives.nodes_of(text))
    return {"left": {k: dict(v) for k, v in alternatives.left(text, chip).items()}, "unnamed": unnamed}


def run_chip(case: Case, exported: torch.export.ExportedProgram, chip: str, table: str, judged: dict[str, float]) -> Outcome:
    """Compiles a program for a chip, runs it unless the same graph ran already, and counts its operators."""
    try:
        with tempfile.TemporaryDirectory() as directory, installation(directory, chip, table):
            program = fxge.compile(exported, soc=chip)
            text = program.text()
            key = hashlib.sha256(text.encode()).hexdigest()
            air = os.path.join(directory, "m.air")
            program.write(air)
            counted = counts_of(air, chip)
            counted |= forms_of(text, chip, table, counted["missing"])
            if key not in judged:
                with torch.no_grad():
                    judged[key] = case.judge([pytree.tree_leaves(program(**case.inputs[0]))])
    except Exception as e:  # noqa: BLE001
        return outcome_of(e, False)
    worst = judged[key]
    return {"error": worst, "wrong": f"{worst:.2g} of the bar" if worst > 1 else None, **counted}


def columns(word: str = "") -> list[tuple[str, str]]:
    """Returns the chips and tables that are run."""
    return [(chip, table) for chip in CHIPS for table in TABLES if f"{chip} {table}".startswith(word)]


def run_model(model: models.Model, word: str) -> dict[str, Outcome]:
    warnings.simplefilter("ignore")
    torch.set_num_threads(1)
    case = Case(model)
    try:
        exported = case.export("default")
    except Exception as e:  # noqa: BLE001  (whatever torch.export raises)
        return {f"{chip} {table}": {"none": f"torch.export: {type(e).__name__}"} for chip, table in columns(word)}
    judged: dict[str, float] = {}
    return {f"{chip} {table}": run_chip(case, exported, chip, table, judged) for chip, table in columns(word)}


# ---- checked-in models ----


def saved_models() -> list[Path]:
    """Returns the programs of doc/models.md."""
    directories = [ROOT / "tests" / "models" / d for d in ("data", "data_hf", "data_decode")]
    return [m for d in directories for m in sorted(d.glob("*.pt2")) if not m.name.startswith("alias_")]


def command(*args: object) -> str:
    """Returns the standard output of fxge. Raises ValueError with its message."""
    done = subprocess.run([os.environ["FXGE_COMMAND"], *map(str, args)], capture_output=True, text=True, check=False)
    if done.returncode:
        raise ValueError(f"{args[0]}: {done.stderr.strip()[:200] or done.stdout[:200]}")
    return done.stdout


def run_saved(model: Path, chip: str, table: str, judged: dict[str, float]) -> Outcome:
    own: list[Any] = ["--ops", ROOT / "examples" / "my_ops.yaml"] if model.name.startswith("custom_") else []
    stem, form = model.name.split(".")[:2]
    try:
        with tempfile.TemporaryDirectory() as directory, installation(directory, chip, table):
            text = command("dump", model, "--stage=ge", f"--soc={chip}", *own)
            air = f"{directory}/m.air"
            command("compile", model, "-o", air, f"--soc={chip}", *own)
            counted = counts_of(air, chip)
            counted |= forms_of(text, chip, table, counted["missing"])
            key = hashlib.sha256(text.encode()).hexdigest()
            for data in sorted(model.parent.glob(f"{stem}.*npz")) if model.parent.name != "data_decode" and key not in judged else ():
                results = json.loads(command("verify", model, "--expected", data, "--form", form, f"--soc={chip}", "--json", *own))["results"]
                judged[key] = max(judged.get(key, 0), *(float(r["error"]) / float(r["bar"]) if float(r["bar"]) else float(r["error"] != 0) for r in results))
    except ValueError as e:
        return {"wrong": str(e)}
    worst = judged.get(key, 0.0)
    return {"error": worst, "wrong": f"{worst:.2g} of the bar" if worst > 1 else None, **counted}


def run_saved_model(model: Path, word: str) -> dict[str, Outcome]:
    judged: dict[str, float] = {}
    return {f"{chip} {table}": run_saved(model, chip, table, judged) for chip, table in columns(word)}


# ---- the page ----

HEAD = """\
# Models by chip

Made by `python3 tests/architectures/chips.py --table doc/chips.md`: the {n} architectures of [architectures.md](architectures.md), in the
form that `torch.export` gives, and the {m} programs of [models.md](models.md), compiled with `--soc` by two tables of kernels, executed
and compared with PyTorch. No chip was at hand.

- *open*: the tables of open sources. A cell counts the operators with a kernel of the cores / of the AI CPU / of none; *?* counts those
  whose kernels no open source lists. For 310P and 310B most kernels are in closed packages.
- *assumed*: descriptions in the form of CANN's `aic-CHIP-ops-info.json`, made by `tests/architectures/assumed.py` from definitions,
  operator pages that name the product, and facts about dtypes (`tests/architectures/assumed`), one source an entry; for the 910_93 also
  from the description of the 910B, whose cores it has. They are no description of a chip: a type without a source has no entry, and *?*
  counts its operators, which are among those of none.

| chip | table | {kinds} |
|---|---|---|---|---|---|---|---|---|---|---|
{sums}
*Whole*: programs in which no operator is without a kernel, those with *?* included for *open*. *On cores*: those of them that also need no AI CPU.

## Forms that do not run on the cores

Nodes of all programs by the forms that a chip does not run on its cores (`tests/architectures/alternatives.py`), in the graphs that are
compiled for it: *open* / *assumed*. Every other such form is replaced: {replaced} forms, of which no node is left.

| form | handling | reason | {chips} |
|---|---|---|{rule}|
{left}
## Operators without a kernel

By the number of programs that have them, at most 12 a cell.

| chip | table | none | AI CPU |
|---|---|---|---|
{types}
## Programs

| program | {columns} |
|---|{columns_rule}|
"""


def cell(o: Outcome | None) -> str:
    if o is None or "counts" not in o:
        return "" if o is None or kind(o) == "none" else f"{kind(o)}"
    n = o["counts"]
    open_ones = n["unknown"] + o.get("unnamed", 0)
    return f"{n['cores'] + n['rewritten']} / {n['cpu']} / {n['missing']}" + (f", {open_ones} ?" if open_ones else "")


def sum_row(chip: str, table: str, seen: list[Outcome]) -> str:
    """Returns the totals of a chip by a table."""
    counted = [o for o in seen if "counts" in o]
    total = Counter[str]()
    for o in counted:
        total.update(o["counts"])
    whole = [o for o in counted if not o["counts"]["missing"]]
    right = sum(kind(o) == "right" for o in seen)
    cells = [chip, table, f"{right} of {len(seen)}", total["cores"] + total["rewritten"], total["low"], total["cpu"], total["missing"],
             total["unknown"] + sum(o["unnamed"] for o in counted), len(whole), sum(not o["counts"]["cpu"] for o in whole)]
    return "| " + " | ".join(map(str, cells)) + " |\n"


def left_rows(outcomes: dict[str, list[Outcome]]) -> str:
    """Returns a line for each row of alternatives.py that has nodes."""
    text = ""
    for row in alternatives.ROWS:
        cells = []
        for chip in CHIPS:
            n = [sum(o["left"][row.treatment].get(row.form, 0) for o in outcomes[f"{chip} {table}"] if "left" in o) for table in TABLES]
            cells.append(f"{n[0]} / {n[1]}" if any(n) else "")
        if any(cells):
            text += f"| {row.form} | {row.treatment} | {row.why} | {' | '.join(cells)} |\n"
    return text


def page(found: dict[str, dict[str, Outcome]]) -> str:
    names = [m.name for m in models.MODELS if m.name in found] + [m.name for m in saved_models() if m.name in found]
    columns = [f"{chip} {table}" for chip in CHIPS for table in TABLES]
    outcomes = {c: [o for n in names if "none" not in (o := found[n][c])] for c in columns}
    types = ""
    for column in columns:
        chip, table = column.split()
        lists = [Counter(t for o in outcomes[column] for t in o.get(key, ())) for key in ("missing", "cpu")]
        shown = [", ".join(f"{t} {n}" for t, n in c.most_common(12)) + (f", and {len(c) - 12} more" if len(c) > 12 else "") for c in lists]
        types += f"| {chip} | {table} | {shown[0]} | {shown[1]} |\n"
    saved = sum(n.endswith(".pt2") for n in names)
    head = HEAD.format(n=len(names) - saved, m=saved, sums="".join(sum_row(*c.split(), outcomes[c]) for c in columns),
                       kinds="right | on cores | in f16 there | AI CPU | none | ? | programs whole | on cores", types=types, left=left_rows(outcomes),
                       replaced=sum(r.treatment == "replaced" for r in alternatives.ROWS), chips=" | ".join(CHIPS), rule="---|" * (len(CHIPS) - 1) + "---",
                       columns=" | ".join(f"{c.removeprefix('ascend')}" for c in columns), columns_rule="---|" * (len(columns) - 1) + "---")
    return head + "".join(f"| {n.removesuffix('.pt2')} | {' | '.join(cell(found[n].get(c)) for c in columns)} |\n" for n in names)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("names", nargs="*")
    parser.add_argument("--every", type=int, default=1, help="of the models, one in so many")
    parser.add_argument("--part", default="1/1", help="of these, the K-th of N shares")
    parser.add_argument("--columns", default="", help="chip, or chip and table")
    parser.add_argument("--state", type=Path)
    parser.add_argument("--table", type=Path)
    args = parser.parse_args()
    found: dict[str, dict[str, Outcome]] = {}
    if args.state and args.state.exists():
        found = dict(json.loads(line) for line in args.state.read_text().splitlines())
    work = {m.name: partial(run_model, m, args.columns) for m in models.MODELS} | {m.name: partial(run_saved_model, m, args.columns) for m in saved_models()}
    wanted = [f"{chip} {table}" for chip, table in columns(args.columns)]
    part, parts = map(int, args.part.split("/"))
    chosen = [n for n in work if not args.names or n in args.names][:: args.every][part - 1 :: parts]
    for name in chosen:
        if not set(wanted) <= set(found.get(name, {})):
            found[name] = found.get(name, {}) | in_a_process(work[name], wanted)
            if args.state:
                with args.state.open("a") as f:
                    f.write(json.dumps([name, found[name]]) + "\n")
        for column in wanted:
            o = found[name][column]
            print(f"{name:28} {column:21} {run.line(o)}  {cell(o)}  {remains(o)}", flush=True)
    kinds = Counter(kind(o) for n in chosen for o in map(found[n].get, wanted))
    unreplaced = sum(bool(remains(o)) for n in chosen for o in map(found[n].get, wanted))
    if args.table:
        args.table.write_text(page(found))
    print(f"{len(chosen)} programs: {kinds['right']} right, {kinds['refused']} refused, {kinds['late']} late, {kinds['none']} not exported, {kinds['wrong']} wrong, "
          f"{unreplaced} with forms that are not replaced")
    return kinds["wrong"] + kinds["late"] + unreplaced > 0


def remains(o: Outcome) -> str:
    """Returns the forms that should have been replaced."""
    return ", ".join(f"{n} {form}" for form, n in o.get("left", {}).get("replaced", {}).items())


if __name__ == "__main__":
    sys.exit(main())
