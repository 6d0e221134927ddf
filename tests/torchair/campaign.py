# SPDX-License-Identifier: Apache-2.0
"""Verifies the graphs of a directory that record.py made, and counts them by verdict.

    campaign.py FXGE DIRECTORY [WORD..]

Words select graphs whose names contain one. Results of 16 bits without a reference in float64 are compared by a tolerance of 2e-2,
random results by their distribution. A graph that differs for a reason of TorchAir's is a line of differences.tsv: name, kind of
sizes (static, dynamic, both), reason. Fails if another graph differs, or if a listed one equals PyTorch.
"""

import collections
import json
import math
import pathlib
import re
import subprocess
import sys
import tempfile
from typing import Any

HERE = pathlib.Path(__file__).resolve().parent
RANDOM = re.compile(rb"Stateless(Random|Bernoulli|DropOutGenMask)|MultinomialWithReplacement")


def differences(kind: str) -> dict[str, str]:
    """Returns the names of the graphs that differ for a reason of TorchAir's, and the reasons; `kind` is "static" or "dynamic"."""
    rows = [line.split("\t") for line in (HERE / "differences.tsv").read_text().splitlines() if not line.startswith("#")]
    return {name: reason for name, sizes, reason in rows if sizes in (kind, "both")}


def distance(a: Any, b: Any) -> float:
    """Returns the largest distance between the distribution functions of two samples, divided by what one pair in 10,000 exceeds."""
    import numpy as np

    a, b = np.sort(a, axis=None), np.sort(b, axis=None)
    if not a.size:
        return 0.0
    points = np.concatenate([a, b])
    largest = np.abs(np.searchsorted(a, points, "right") - np.searchsorted(b, points, "right")).max() / a.size
    return float(largest) / (2.23 * math.sqrt(2 / a.size))


def like(found: Any, expected: Any) -> bool:
    """Returns whether two random tensors have one dtype, shape and distribution."""
    return found.dtype == expected.dtype and found.shape == expected.shape and distance(found, expected) <= 1


def random_verdict(fxge: str, air: pathlib.Path) -> str:
    """Compares the results of a graph of random numbers by dtype, shape and distribution. Needs numpy."""
    import numpy as np

    numbers = np.load(air.with_suffix(".npz"))
    with tempfile.TemporaryDirectory() as directory:
        out = pathlib.Path(directory) / "out.npz"
        command = [fxge, "run", str(air), "--inputs", str(air.with_suffix(".npz")), "--outputs", str(out)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
        if done.returncode:
            found = re.search(r".*error\[.*", done.stderr)
            return found.group(0) if found else f"exit code {done.returncode}"
        results = list(np.load(out).values())
        expected = {name.rsplit("/", 1)[1]: numbers[name] for name in numbers if name.startswith("c0/out/")}
        wrong = [at for at, each in expected.items() if not like(results[int(at)], each)]
    return f"output {wrong[0]}: another distribution" if wrong else "equal in distribution"


def verdict(fxge: str, air: pathlib.Path) -> str:
    """Returns "equal", "equal in distribution", "loaded", or the first line that tells what failed."""
    numbers = air.with_suffix(".npz")
    expected = numbers.exists()
    try:
        if expected and RANDOM.search(air.read_bytes()):
            return random_verdict(fxge, air)
        halves = expected and re.search(rb"c0/out/\d+\.npy.{,200}'<[fu]2'", numbers.read_bytes(), re.DOTALL)
        command = [fxge, "verify", str(air), "--expected", str(numbers), "--rtol", "2e-2" if halves else "1e-4"]
        done = subprocess.run(command if expected else [fxge, "dump", str(air)], capture_output=True, text=True, timeout=300, check=False)
    except subprocess.TimeoutExpired:
        return "over 300 s"
    if done.returncode == 0:
        return "equal" if expected else "loaded"
    found = re.search(r".*(error\[|DIFFERENT).*", done.stderr + done.stdout)
    return found.group(0) if found else f"exit code {done.returncode}"


def kind_of(text: str, reason: str | None) -> str:
    """Returns the column in which a verdict counts; "unexplained" and "listed, but equal" are faults."""
    if text.startswith("no graph"):
        return "no graph"
    if text.startswith(("equal", "loaded")):
        return "listed, but equal" if reason else text
    return "TorchAir's reason" if reason else "unexplained"


def main() -> int:
    """Prints each graph that is not equal, then the counts."""
    fxge, directory, *words = sys.argv[1:]
    counts: collections.Counter[str] = collections.Counter()
    for line in (pathlib.Path(directory) / "cases.jsonl").read_text().splitlines():
        case = json.loads(line)
        name = case["name"]
        if words and not any(word in name for word in words):
            continue
        air = pathlib.Path(directory) / f"{name}.air"
        text = verdict(fxge, air) if air.exists() else f"no graph: {case.get('reason', '')}"
        reason = differences(case["sizes"]).get(name)
        kind = kind_of(text, reason)
        counts[kind] += 1
        if kind not in ("equal", "equal in distribution", "loaded"):
            print(f"{kind}\t{name}\t{text[:200]}\t{reason or ''}", flush=True)
    right = sum(counts[kind] for kind in ("equal", "equal in distribution", "TorchAir's reason"))
    print(dict(counts))
    print(f"{counts.total() - counts['no graph']} graphs: {right} right, or different for a reason of TorchAir's")
    return int(counts["unexplained"] + counts["listed, but equal"] > 0)


if __name__ == "__main__":
    sys.exit(main())
