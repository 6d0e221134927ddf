#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs the commands of README.md, as printed, on files of the tests. Standard library only.

test_readme.py FXGE
"""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from test_decode import write_npz

ROOT = pathlib.Path(__file__).resolve().parents[2]
MODELS = ROOT / "tests/models"
FILES = {
    "model.pt2": MODELS / "data/decoder.default.pt2",
    "old.pt2": MODELS / "data/decoder.default.pt2",
    "new.pt2": MODELS / "data/decoder.decomposed.pt2",
    "model.npz": MODELS / "data/decoder.npz",
    "values.npz": MODELS / "data_nodes/decoder.default.npz",
    "my_ops.yaml": ROOT / "examples/my_ops.yaml",
    "prefill.pt2": MODELS / "data_decode/strict.prefill.pt2",
    "decode.pt2": MODELS / "data_decode/strict.decode.pt2",
}


def commands() -> list[str]:
    """Returns the commands of the section "Commands", without comments."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    block = re.search(r"^## Commands\n.*?```sh\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    assert block, "README.md has no such block"
    return [line.split("#")[0].strip() for line in block[1].splitlines() if line.startswith("fxge ")]


def main() -> int:
    """Runs all of them in one directory; prints failures."""
    fxge = str(pathlib.Path(sys.argv[1]).resolve())
    bad, lines = 0, commands()
    with tempfile.TemporaryDirectory() as name:
        directory = pathlib.Path(name)
        for target, source in FILES.items():
            shutil.copy(source, directory / target)
        write_npz(directory / "t7.npz", {"input_ids": ((1, 1), [5]), "cache_position": ((1,), [7])})
        for line in lines:
            if line.split()[1] == "compile":  # an output that equals an earlier line is not replaced
                for old in directory.glob("model.*"):
                    if old.name not in FILES and old.is_file():
                        old.unlink()
            done = subprocess.run([fxge, *line.split()[1:]], cwd=directory, capture_output=True, text=True, timeout=300)
            allowed = {"doctor": (0, 1), "diff": (0, 1), "reduce": (2,)}  # missing parts; differences; no fault
            fine = allowed.get(line.split()[1], (0,))
            if done.returncode not in fine:
                bad += 1
                print(f"{line}: exit code {done.returncode}\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    print(f"{len(lines)} commands, {bad} failed")
    return 1 if bad or len(lines) < 10 else 0


if __name__ == "__main__":
    sys.exit(main())
