# SPDX-License-Identifier: Apache-2.0
"""Verifies the graphs of a directory that record.py made, and counts them by verdict.

    campaign.py FXGE DIRECTORY [WORD..]

Results of 16 bits without a reference in float64 are compared by a tolerance of 2e-2. Words select graphs whose names contain one. Graphs without outputs, whose results TorchAir computes on the host, are loaded only.
"""

import collections
import json
import pathlib
import re
import subprocess
import sys


def verdict(fxge: str, air: pathlib.Path) -> str:
    """Returns "equal", "loaded", or the first line that tells what failed."""
    numbers = air.with_suffix(".npz")
    expected = numbers.exists()
    halves = expected and re.search(rb"c0/out/\d+\.npy.{,200}'<[fu]2'", numbers.read_bytes(), re.DOTALL)
    command = (
        [fxge, "verify", str(air), "--expected", str(numbers), "--rtol", "2e-2" if halves else "1e-4"]
        if expected
        else [fxge, "dump", str(air)]
    )
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    except subprocess.TimeoutExpired:
        return "over 300 s"
    if done.returncode == 0:
        return "equal" if expected else "loaded"
    found = re.search(r".*(error\[|DIFFERENT).*", done.stderr + done.stdout)
    return found.group(0) if found else f"exit code {done.returncode}"


def main() -> None:
    """Prints each graph that is not equal, then the counts."""
    fxge, directory, *words = sys.argv[1:]
    counts: collections.Counter[str] = collections.Counter()
    for line in (pathlib.Path(directory) / "cases.jsonl").read_text().splitlines():
        case = json.loads(line)
        if words and not any(word in case["name"] for word in words):
            continue
        air = pathlib.Path(directory) / f"{case['name']}.air"
        text = verdict(fxge, air) if air.exists() else f"no graph: {case.get('reason', '')}"
        counts[text if text in ("equal", "loaded") else text.split(":")[0] if text.startswith("no graph") else "other"] += 1
        if text not in ("equal", "loaded"):
            print(f"{case['name']}\t{text[:200]}", flush=True)
    print(dict(counts))


main()
