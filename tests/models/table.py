# SPDX-License-Identifier: Apache-2.0
"""Writes doc/models.md: every checked-in model in every form, compiled, executed and compared.

usage: table.py BUILD_DIR [--check]   (a release build; standard library only)
--check compares all but the times with the existing page.
"""

from __future__ import annotations

import json
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
MODELS = ROOT / "tests" / "models"
PAGE = ROOT / "doc" / "models.md"
OPS = ROOT / "examples" / "my_ops.yaml"
RUNS = 9
NOT_COMPUTED = {"Const", "Constant", "Data", "RefData", "FileConstant", "NetOutput"}

HEAD = """# Models

Made by `python3 tests/models/table.py build/release`: each model that is checked in, in each form, goes to `.air`, is checked,
read back and executed; what it gives is compared with PyTorch. Nodes are those of the saved program, GE operators those
besides inputs, constants and weights. The time is that of a whole `fxge compile --weights=ref`, median of {runs}. The error is
the largest over all cases and results, as a part of the largest element of a float64 run; the bar beside it is what
`fxge verify` allows there ([tests/models](../tests/models/README.md)).

| model | form | nodes | GE operators | compile | cases | error | bar |
|---|---|--:|--:|--:|--:|--:|--:|
"""


def call(fxge: Path, *args: object) -> str:
    """Returns standard output; the process must succeed."""
    command = [str(fxge), *map(str, args)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(command)}: exit code {done.returncode}\n{done.stderr}")
    return done.stdout


DECODE_HEAD = """
## Greedy decoding

A Llama over its static KV cache, saved as a prefill and a decode program that share weights and state (`lax` is exported with
`strict=False`). `examples/llama_decode.c` runs the pair; `tokens` are those that equal PyTorch's.

| form | program | nodes | GE operators | compile | tokens |
|---|---|--:|--:|--:|--:|
"""
DECODE_FORMS = {"strict": "strict.npz", "lax": "strict.npz", "bf16": "bf16.npz"}


def custom(model: Path) -> list[str]:
    return ["--ops", str(OPS)] if model.name.startswith("custom_") else []


def compile_of(fxge: Path, model: Path, runs: int) -> tuple[int, float]:
    """Returns the nodes of the saved program, and the milliseconds of a compilation."""
    with tempfile.TemporaryDirectory() as directory:
        args = ["compile", model, "-o", f"{directory}/m.air", "--weights=ref", "--force", *custom(model)]
        steps = json.loads(call(fxge, *args, "--time", "--json"))["steps"]
        times = []
        for _ in range(runs):
            start = time.perf_counter()
            call(fxge, *args)
            times.append(1e3 * (time.perf_counter() - start))
    return int(steps[0]["nodes"]), statistics.median(times)


def operators_of(fxge: Path, model: Path) -> int:
    text = call(fxge, "dump", model, "--stage=ge", *custom(model))
    kinds = re.findall(r"^ *(?:%.* = )?ge\.([A-Za-z0-9_]+)[.(]", text, re.MULTILINE)
    return sum(kind not in NOT_COMPUTED for kind in kinds)


def verify(fxge: Path, model: Path) -> list[dict[str, Any]]:
    """Returns the comparisons of all data sets of a model."""
    stem, form = model.name.split(".")[:2]
    results: list[dict[str, Any]] = []
    for data in sorted(model.parent.glob(f"{stem}.*npz")):
        args = ["verify", model, "--expected", data, "--form", form, "--json", *custom(model)]
        results += json.loads(call(fxge, *args))["results"]
    return results


def row(fxge: Path, model: Path, runs: int) -> str:
    nodes, milliseconds = compile_of(fxge, model, runs)
    results = verify(fxge, model)
    worst = max(results, key=lambda r: float(r["error"]) - float(r["bar"]))
    cells = [
        *model.name.split(".")[:2],
        nodes,
        operators_of(fxge, model),
        f"{milliseconds:.1f} ms",
        len({r["case"] for r in results}),
        f"{float(worst['error']):.1e}",
        f"{float(worst['bar']):.1e}",
    ]
    return "| " + " | ".join(map(str, cells)) + " |\n"


def tokens_of(build: Path, prefill: Path, decode: Path, expected: Path) -> int:
    """Returns the number of tokens that the pair generates; all must be PyTorch's."""
    said = call(build / "tests" / "api" / "llama_decode", prefill, decode, expected)
    match = re.search(r"^(\d+) tokens in .*: equal to PyTorch$", said, re.MULTILINE)
    if not match:
        raise SystemExit(f"{prefill.name}: {said}")
    return int(match[1])


def decode_rows(build: Path, runs: int) -> str:
    """Lists the programs of a form below each other."""
    rows = ""
    for form, expected in DECODE_FORMS.items():
        pair = [MODELS / "data_decode" / f"{form}.{name}.pt2" for name in ("prefill", "decode")]
        tokens = tokens_of(build, *pair, MODELS / "data_decode" / expected)
        for model in pair:
            fxge = build / "cli" / "fxge"
            nodes, milliseconds = compile_of(fxge, model, runs)
            cells = [
                *model.name.split(".")[:2],
                nodes,
                operators_of(fxge, model),
                f"{milliseconds:.1f} ms",
                tokens,
            ]
            rows += "| " + " | ".join(map(str, cells)) + " |\n"
    return rows


def without_measures(page: str) -> str:
    """Removes times and errors, which differ between machines."""
    return re.sub(r"[0-9.]+ ms", "", re.sub(r"[0-9.]+e[-+][0-9]+", "", page))


def main() -> int:
    if len(sys.argv) < 2:
        raise SystemExit(__doc__)
    build = Path(sys.argv[1]).resolve()
    fxge = build / "cli" / "fxge"
    check = sys.argv[2:] == ["--check"]
    models = [m for d in ("data", "data_hf") for m in sorted((MODELS / d).glob("*.pt2"))]
    runs = 1 if check else RUNS
    page = HEAD.format(runs=RUNS)
    page += "".join(row(fxge, m, runs) for m in models if not m.name.startswith("alias_"))
    page += DECODE_HEAD + decode_rows(build, runs)
    if not check:
        PAGE.write_text(page, encoding="utf-8")
        return 0
    if without_measures(page) == without_measures(PAGE.read_text(encoding="utf-8")):
        return 0
    print(f"{PAGE.relative_to(ROOT)} is not what the models give: make it again")
    return 1


if __name__ == "__main__":
    sys.exit(main())
