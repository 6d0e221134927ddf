# SPDX-License-Identifier: Apache-2.0
"""Checks for every model: each stage's text reads back the same, two compilations yield equal bytes, and the file
runs with any weights. Each model takes its turn at a third of the stages and modes of weights; FXGE_TEST_LONG=1: all.

    test_text.py FXGE
"""

import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
STAGES = ("import", "scopes", "functional", "decomposed", "fused", "ge")
MODES = ("inline", "files", "ref")
SHARE = 1 if os.environ.get("FXGE_TEST_LONG") == "1" else 3


def run(fxge: str, *args: object) -> str:
    """Runs the command and returns its standard output. Raises CalledProcessError with its diagnostics."""
    done = subprocess.run([fxge, *map(str, args)], cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"fxge {' '.join(map(str, args))}: exit {done.returncode}\n{done.stderr}")
    return done.stdout


def check(fxge: str, number: int, model: pathlib.Path, directory: pathlib.Path) -> list[str]:
    """Returns the failures of a model; its number selects stages and modes."""
    ops = ["--ops", "examples/my_ops.yaml"] if model.name.startswith("custom_") else []
    wrong = []
    for stage in STAGES[number % SHARE :: SHARE]:
        text = directory / "first.fx"
        first = run(fxge, "dump", model, f"--stage={stage}", "--format=locs", *ops)
        text.write_text(first)
        if run(fxge, "dump", text, f"--stage={stage}", "--format=locs", "--weights-from", model.parent, *ops) != first:
            wrong.append(f"{model.name}: stage {stage} prints differently after it was read")
    data = ROOT / "tests/models/data" / f"{model.name.split('.')[0]}.npz"
    for mode in MODES[number % SHARE :: SHARE]:
        air = directory / mode / "m.air"
        air.parent.mkdir()
        run(fxge, "compile", model, "-o", air, f"--weights={mode}", *ops)
        beside = ["--weights-from", model, *ops]
        run(fxge, "check", air, *beside)
        run(fxge, "verify", air, "--expected", data, "--form", model.name.split(".")[1], *beside)
        run(fxge, "run", air, "--random=1", *beside)
    files = []
    for name in ("a", "b"):
        (directory / name).mkdir()
        run(fxge, "compile", model, "-o", directory / name / "m.air", *ops)
        files.append([(directory / name / f"m{end}").read_bytes() for end in (".air", ".io.json")])
    if files[0] != files[1]:
        wrong.append(f"{model.name}: two compiles give different bytes")
    return wrong


def main() -> int:
    """Checks all models; prints failures and counts."""
    fxge, wrong = sys.argv[1], []
    models = sorted((ROOT / "tests/models/data").glob("*.pt2"))
    for number, model in enumerate(path.relative_to(ROOT) for path in models):
        with tempfile.TemporaryDirectory() as directory:
            try:
                wrong += check(fxge, number, model, pathlib.Path(directory))
            except RuntimeError as error:
                wrong.append(str(error))
    print("\n".join(wrong), f"{len(models)} models, {len(wrong)} not as expected", sep="\n")
    return 1 if wrong or not models else 0


if __name__ == "__main__":
    sys.exit(main())
