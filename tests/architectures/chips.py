#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compiles the architectures of models.py for each family of chips: executed and compared with PyTorch, and their operators
counted by the engine that computes them.

    python3 tests/architectures/chips.py [NAME ...] [--every N] [--state FILE] [--table doc/chips.md]

The program is torch.export's, compiled with the chip (`fxge.compile(program, soc=...)`), and judged as run.py judges. The
counts are those of `fxge check --soc`, by the tables of open sources. Refusals are printed with the reason; a wrong
number, a crash or a file with a defect fails. --state and --table as in run.py.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import warnings
from collections import Counter
from functools import partial
from pathlib import Path

import run
import torch
from run import Case, Outcome, fxge, in_a_process, kind, models, outcome_of, pytree

CHIPS = ("ascend310p", "ascend310b", "ascend910b", "ascend910_93", "ascend950")
COUNTS = {"cores": r"(\d+) have a kernel", "rewritten": r"(\d+) are rewritten", "cpu": r"(\d+) run on the AI CPU", "unknown": r"(\d+) are unknown",
          "missing": r"(\d+) have none that fits", "low": r"(\d+) compute in f16"}


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


def run_chip(case: Case, exported: torch.export.ExportedProgram, chip: str) -> Outcome:
    """Compiles a program for a chip, runs it and counts its operators."""
    try:
        program = fxge.compile(exported, soc=chip)
        with torch.no_grad():
            worst = case.judge([pytree.tree_leaves(program(**case.inputs[0]))])
        with tempfile.TemporaryDirectory() as directory:
            air = os.path.join(directory, "m.air")
            program.write(air)
            counted = counts_of(air, chip)
    except Exception as e:  # noqa: BLE001
        return outcome_of(e, False)
    return {"error": worst, "wrong": f"{worst:.2g} of the bar" if worst > 1 else None, **counted}


def run_model(model: models.Model) -> dict[str, Outcome]:
    warnings.simplefilter("ignore")
    torch.set_num_threads(1)
    case = Case(model)
    try:
        exported = case.export("default")
    except Exception as e:  # noqa: BLE001  (whatever torch.export raises)
        return {chip: {"none": f"torch.export: {type(e).__name__}"} for chip in CHIPS}
    return {chip: run_chip(case, exported, chip) for chip in CHIPS}


# ---- the page ----

HEAD = """\
# Architectures by chip

Made by `python3 tests/architectures/chips.py --table doc/chips.md`: the {n} architectures of [architectures.md](architectures.md), in the
form that `torch.export` gives, compiled with `--soc`, executed and compared with PyTorch. A cell counts the operators for which the
tables of open sources name a kernel of the cores / one of the AI CPU / none; *?* counts those of which no open source tells. A chip has
not been seen. For 310P and 310B most kernels are in closed packages; `--kernels` compiles and counts by your own CANN.

{sums}

Operators without a kernel, by the number of architectures that have them:

| chip | none | AI CPU |
|---|---|---|
{types}
| architecture | {chips} |
|---|{rule}|
"""


def cell(o: Outcome | None) -> str:
    if o is None or "counts" not in o:
        return "" if o is None or kind(o) == "none" else f"{kind(o)}"
    n = o["counts"]
    return f"{n['cores'] + n['rewritten']} / {n['cpu']} / {n['missing']}" + (f", {n['unknown']} ?" if n["unknown"] else "")


def page(found: dict[str, dict[str, Outcome]]) -> str:
    rows = [m for m in models.MODELS if m.name in found]
    sums, types = [], []
    for chip in CHIPS:
        seen = [o for m in rows if "none" not in (o := found[m.name][chip])]
        whole = sum("counts" in o and not o["missing"] for o in seen)
        alone = sum("counts" in o and not o["missing"] and not o["cpu"] for o in seen)
        right = sum(kind(o) == "right" for o in seen)
        sums.append(f"- {chip}: {right} of {len(seen)} right; {whole} without an operator that is known to have no kernel, {alone} of them without the AI CPU.")
        lists = [Counter(t for o in seen for t in o.get(key, ())) for key in ("missing", "cpu")]
        types.append(f"| {chip} | {' | '.join(', '.join(f'{t} {n}' for t, n in c.most_common()) for c in lists)} |\n")
    head = HEAD.format(n=len(rows), sums="\n".join(sums), types="".join(types), chips=" | ".join(CHIPS), rule="---|" * (len(CHIPS) - 1) + "---")
    return head + "".join(f"| {m.name} | {' | '.join(cell(found[m.name].get(c)) for c in CHIPS)} |\n" for m in rows)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("names", nargs="*")
    parser.add_argument("--every", type=int, default=1, help="of the models, one in so many")
    parser.add_argument("--state", type=Path)
    parser.add_argument("--table", type=Path)
    args = parser.parse_args()
    found: dict[str, dict[str, Outcome]] = {}
    if args.state and args.state.exists():
        found = dict(json.loads(line) for line in args.state.read_text().splitlines())
    chosen = [m for m in models.MODELS if not args.names or m.name in args.names][:: args.every]
    for model in chosen:
        if model.name not in found:
            found[model.name] = in_a_process(partial(run_model, model), list(CHIPS))
            if args.state:
                with args.state.open("a") as f:
                    f.write(json.dumps([model.name, found[model.name]]) + "\n")
        for chip, o in found[model.name].items():
            print(f"{model.name:28} {chip:13} {run.line(o)}  {cell(o)}  {' '.join(o.get('missing', ()))}", flush=True)
    kinds = Counter(kind(o) for m in chosen for o in found[m.name].values())
    if args.table:
        args.table.write_text(page(found))
    print(f"{len(chosen)} models: {kinds['right']} right, {kinds['refused']} refused, {kinds['late']} late, {kinds['none']} not exported, {kinds['wrong']} wrong")
    return kinds["wrong"] + kinds["late"] > 0


if __name__ == "__main__":
    sys.exit(main())
