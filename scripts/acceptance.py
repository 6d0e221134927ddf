#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Acceptance test on a machine with an NPU, with a report. Standard library only.

    scripts/acceptance.py build/release/cli/fxge report.json [--device npu:0] [--only NAME]

Inspects the machine (`fxge doctor`), compiles each model of the tests for the NPU, runs it with all recorded sizes and steps, and
compares the results with those of PyTorch. The report contains every difference with its tolerance, all diagnostics, and times:
attach it to bug reports. Exit code 0: all models agree; 1: some do not; 2: usage error.
"""

from __future__ import annotations

import argparse
import json
import pathlib
import subprocess
import sys
import tempfile
import time

GEARS = {"convnet_dyn": "x:0=2,8", "encoder": "x:0=2,4;x:1=5,8,17"}  # compiled a second time with these options
TESTS = pathlib.Path(__file__).resolve().parents[1] / "tests/models"
DIRECTORIES = (TESTS / "data", TESTS / "data_hf")


def run(command: list[str], seconds: int) -> dict[str, object]:
    """Runs a command with --json. Returns its exit code, seconds, and JSON output, or its text if it is not JSON."""
    start = time.monotonic()
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=seconds, check=False)
    except subprocess.TimeoutExpired:
        return {"command": command, "exit": None, "seconds": seconds, "stderr": f"did not finish within {seconds} seconds"}
    found: dict[str, object] = {"command": command, "exit": done.returncode, "seconds": round(time.monotonic() - start, 3)}
    try:
        return found | {"said": json.loads(done.stdout), "stderr": done.stderr}
    except json.JSONDecodeError:
        return found | {"stdout": done.stdout, "stderr": done.stderr}


def try_model(fxge: str, path: pathlib.Path, gears: list[str], device: str, seconds: int) -> dict[str, object]:
    """Compiles a model (its .npz), with or without gears, and verifies it. `state` of the report is the result."""
    with tempfile.TemporaryDirectory() as directory:
        om = f"{directory}/model.om"
        steps = {
            "compile": run([fxge, "compile", str(path.with_suffix(".default.pt2")), "-o", om, "--target=npu", "--json", *gears], seconds)
        }
        if steps["compile"]["exit"] == 0:
            steps["verify"] = run([fxge, "verify", om, "--expected", str(path), "--device", device, "--json"], seconds)
    last = steps.get("verify", steps["compile"])
    state = "agrees" if "verify" in steps and last["exit"] == 0 else "differs" if last["exit"] == 1 else "fails"
    return {"model": " ".join((path.stem, *gears)), "state": state, **steps}


def first_error(row: dict[str, object]) -> str:
    for step in (row.get("verify"), row.get("compile")):
        said = step.get("said") if isinstance(step, dict) else None
        for d in said.get("diagnostics", []) if isinstance(said, dict) else []:
            if d["severity"] == "error":
                return f"{d['id']}: {d['message']}"
    return ""


def models(only: str | None) -> list[pathlib.Path]:
    """Returns the .npz files of models whose operators are all built in."""
    found = [path for directory in DIRECTORIES for path in sorted(directory.glob("*.npz")) if path.with_suffix(".default.pt2").exists()]
    return [path for path in found if path.stem != "custom_linear" and only in (None, path.stem)]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("fxge", help="path of the fxge command")
    parser.add_argument("report", help="output file (JSON)")
    parser.add_argument("--device", default="npu:0")
    parser.add_argument("--only", help="test only this model")
    parser.add_argument("--seconds", type=int, default=1800, help="time limit of a step (default: 1800)")
    args = parser.parse_args()
    fxge = str(pathlib.Path(args.fxge).resolve())
    chosen: list[tuple[pathlib.Path, list[str]]] = [(path, []) for path in models(args.only)]
    chosen += [(path, ["--gears", GEARS[path.stem]]) for path, _ in chosen if path.stem in GEARS]
    if not chosen:
        parser.error(f"model {args.only} does not exist")
    report: dict[str, object] = {
        "schema": "fxge-acceptance",
        "version": 1,
        "device": args.device,
        "doctor": run([fxge, "doctor", "--json"], 300),
    }
    rows = []
    for path, gears in chosen:
        row = try_model(fxge, path, gears, args.device, args.seconds)
        rows.append(row)
        print(f"{row['state']:8} {row['model']} {first_error(row)}", flush=True)
        report["models"] = rows  # written after each model, so that an interrupted run has a report too
        pathlib.Path(args.report).write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    agree = sum(row["state"] == "agrees" for row in rows)
    print(f"{agree} of {len(rows)} models agree; details in {args.report}")
    return 0 if agree == len(rows) else 1


if __name__ == "__main__":
    sys.exit(main())
