#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Growth of the cost of every command with its input: each direction in which a file can grow, tenfold a step.

usage: bench/growth.py BUILD_DIR [--seconds S] [--limit L] [--only REGEX]   (standard library only)

A row is one command on one direction of growth. Inputs grow tenfold until a process takes S seconds of processor
time. A step may multiply time and peak memory, less those of the smallest input, by 30 at most: linear cost gives 10,
and up to 20 where the smaller one is near the noise; n log n gives about 12, quadratic cost 100. A step beyond the
limit is measured three times, and the least counts. The exit code is 1 where a step is beyond the limit, or where a
command ends by a signal or with exit code 70. A process ends by a signal after L seconds of processor time, and no
step follows in a direction that took L seconds.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import readers
from growth_inputs import (
    ARCHIVES,
    NEG,
    OPERATORS,
    PROGRAMS,
    ROWS,
    SHAPES,
    aipp_comments,
    array,
    arrays,
    cases,
    ge_fused,
    ge_joined_name,
    ge_operators,
    ge_origins,
    ge_table,
    kept_names,
    log_codes,
    log_line,
    mixed_chain,
    program,
    singleop,
)

STEP = 30  # limit of a tenfold input's cost, relative to the previous one
SECONDS = 0.03  # costs below these count as these: noise
MEBIBYTES = 32.0
TRIES = 3
MOST = 10**7  # bytes of an input that another step follows


# --- commands -----------------------------------------------------------------------------------

COMPILED = ["-o", "OUT.air", "--force", "-q"]
ON_PROGRAMS = {
    "compile": ["compile", "FILE", *COMPILED],
    "compile files": ["compile", "FILE", *COMPILED, "--weights=files", "--check", "--time"],
    "compile explained": ["compile", "FILE", "-o", "OUT.air", "--force", "--explain=variants"],
    "dump": ["dump", "FILE"],
    "dump ge": ["dump", "FILE", "--stage=ge", "--locs"],
    "dump json": ["dump", "FILE", "--stage=ge", "--format=json"],
    "dump dot": ["dump", "FILE", "--stage=ge", "--format=dot"],
    "dump pbtxt": ["dump", "FILE", "--stage=ge", "--format=pbtxt"],
    "dump onnx": ["dump", "FILE", "--stage=ge", "--format=onnx-pbtxt"],
    "dump onnx model": ["dump", "FILE", "--stage=ge", "--format=onnx", "-o", "OUT.onnx", "--force"],
    "dump explorer": ["dump", "FILE", "--format=model-explorer"],
    "dump ops": ["dump", "FILE", "--format=ops"],
    "dump io": ["dump", "FILE", "--format=io"],
    "dump fxpb": ["dump", "FILE", "--format=fxpb", "-o", "OUT.fxpb", "--force"],
    "dump singleop": ["dump", "FILE", "--stage=ge", "--format=singleop"],
    "dump collectives": ["dump", "FILE", "--stage=ge", "--format=collectives"],
    "ops": ["ops", "FILE"],
    "ops json": ["ops", "FILE", "--json"],
    "cost": ["cost", "FILE", "--soc=Ascend910B4", "-v"],
    "cost trace": ["cost", "FILE", "--trace", "OUT.json", "--force"],
    "report": ["report", "FILE", "--format=html"],
    "why": ["why", "FILE", "-v"],
    "diff": ["diff", "FILE", "--stage=import,ge", "-v"],
    "diff fused": ["diff", "FILE", "--no-fuse=all", "--format=html"],
    "run": ["run", "FILE", "--random=1"],
    "profile": ["run", "FILE", "--random=1", "--profile"],
    "verify": ["verify", "FILE", "--expected", "NONE.npz"],
    "op export singleop": ["op", "export", "--to=singleop", "--graph=FILE"],
    "check": ["check", "FILE.air", "--soc=ascend910b"],
    "dump air": ["dump", "FILE.air"],
    "run air": ["run", "FILE.air", "--random=1"],
    "cost air": ["cost", "FILE.air", "--soc=Ascend910B4"],
    "why air": ["why", "FILE.air"],
}
ON_ROWS = {
    "ops": ["ops", "--ops", "FILE", "MODEL"],
    "compile": ["compile", "--ops", "FILE", "MODEL", *COMPILED],
    "op list": ["op", "list", "FILE"],
}
ON_OPERATORS = {
    "op import": ["op", "import", "FILE", "-o", "OUT.yaml", "--force"],
    "op check": ["op", "check", "FILE"],
    "op test": ["op", "test", "FILE", "--cases=1"],
    **{
        f"op export {form}": ["op", "export", "FILE", "--to", form, "-o", "OUT", "--force"]
        for form in ("json", "header", "torch", "meta", "torchair", "singleop")
    },
    "op new": ["op", "new", "-i", "FILE", "-c", "ai_core-Ascend910B", "-o", "OUT.project", "--force"],
}
ON_KEPT = {"verify": ["verify", "MODEL", "--dtypes=chip", "--soc=ascend310p", "--random=1", "--size=s0=2", "--keep-dtype", "FILE"]}
ON_ARRAYS = {"run": ["run", "MODEL", "--inputs", "FILE"], "verify": ["verify", "MODEL", "--expected", "FILE"]}


TABLE: list[tuple[str, list[Callable[[int], bytes]], dict[str, list[str]]]] = [
    ("fx", PROGRAMS, ON_PROGRAMS),
    ("pt2", ARCHIVES, {name: ON_PROGRAMS[name] for name in ("compile", "dump fxpb", "ops", "cost")}),
    ("yaml", ROWS, ON_ROWS | ON_OPERATORS),
    ("list", OPERATORS, {"op list": ON_ROWS["op list"]} | ON_OPERATORS),
    ("json", [singleop], {"compile": ["compile", "--singleop", "FILE", "-o", "OUT.d", "--soc=Ascend910B1"]}),
    ("air", SHAPES, {"check": ["check", "FILE", "--soc=ascend910b"], "dump": ["dump", "FILE"]}),
    ("npz", [arrays, array, cases], ON_ARRAYS),
    ("cfg", [kept_names], ON_KEPT),
    ("cfg", [aipp_comments], {"aipp": ["compile", "MODEL", "--aipp", "FILE", "-o", "OUT.air", "--force"]}),
    ("ge", [ge_operators, ge_joined_name, ge_origins, ge_table], {"match": ["match", "MODEL", "FILE", "-v"]}),
    ("fused", [ge_fused], {"match": ["match", "MODEL", "FILE", "-v"]}),
    ("log", [log_codes, log_line], {"explain": ["explain", "--log", "FILE"]}),
]


# --- measuring ----------------------------------------------------------------------------------


@dataclass
class Cost:
    """Returns exit code, processor time and peak memory of one process."""

    code: int
    seconds: float
    mebibytes: float


class Measure:
    """Processes of one build in a directory of their own."""

    def __init__(self, fxge: str, directory: Path, seconds: float, limit: int) -> None:
        self.fxge, self.directory, self.seconds, self.limit = fxge, directory, seconds, limit
        self.bad = 0
        x = "%x : f32[s0]"
        (directory / "model.fx").write_bytes(program(x, NEG, head="symbol s0 : int [2, 1000000000]\n"))

    def make(self, kind: str, direction: Callable[[int], bytes], n: int) -> None:
        """Writes the input of size n, its compiled program, and values for it, in a separate process."""
        child = os.fork()
        if child == 0:
            self.bound()
            path = self.directory / f"file.{kind}"
            path.write_bytes(direction(n))
            if kind == "fused":
                (self.directory / "model.fx").write_bytes(mixed_chain(n))
            if kind == "fx":
                self.compiled(path)
            os._exit(0)
        if os.waitpid(child, 0)[1]:
            sys.exit(f"{direction.__name__}({n}) cannot be made")

    def compiled(self, path: Path) -> None:
        """Makes the .air, and zeros as inputs and expected results."""
        Path(f"{path}.air").unlink(missing_ok=True)
        subprocess.run([self.fxge, "compile", "-q", "--force", path, "-o", f"{path}.air"], check=False, stderr=subprocess.DEVNULL)
        done = subprocess.run([self.fxge, "dump", "--io", path], check=False, capture_output=True)
        if done.returncode == 0:
            interface = json.loads(done.stdout)
            zeros = {}
            for entry in interface["inputs"]:
                dims = tuple(d if isinstance(d, int) else 2 for d in entry.get("dims", ()))
                if entry["role"] == "user":
                    zeros[f"c0/in/{entry['name']}"] = readers.npy(dims, 4 * math.prod(dims))
            path.with_suffix(".npz").write_bytes(readers.npz(zeros))

    def bound(self) -> None:
        """Limits the processor time of this process and of each that it starts."""
        resource.setrlimit(resource.RLIMIT_CPU, (self.limit, self.limit))

    def run(self, words: list[str], kind: str) -> Cost:
        """Runs one command."""
        path = str(self.directory / f"file.{kind}")
        names = {
            "FILE": path,
            "MODEL": str(self.directory / "model.fx"),
            "OUT": str(self.directory / "out"),
            "NONE": str(Path(path).with_suffix("")),
        }
        out = [names.get(w, w) if w in names else w for w in words]
        for name, value in names.items():
            out = [w.replace(name, value, 1) if w.startswith((f"{name}.", f"--graph={name}")) else w for w in out]
        process = subprocess.Popen([self.fxge, *out], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=self.bound)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        return Cost(process.returncode, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)

    def direction(self, kind: str, grows: Callable[[int], bytes], commands: dict[str, list[str]]) -> None:
        """Measures all commands on one direction."""
        self.make(kind, grows, 2)
        least = {name: min((self.run(words, kind) for _ in range(TRIES)), key=lambda c: c.seconds) for name, words in commands.items()}
        last: dict[str, Cost] = {}
        n, size = 100, 0
        start = time.monotonic()
        while commands and time.monotonic() - start < self.limit:
            self.make(kind, grows, n)
            before_size, size = size, (self.directory / f"file.{kind}").stat().st_size
            if size == before_size:  # the direction has an end, as the lines of a formula
                break
            for name, words in list(commands.items()):
                now = self.run(words, kind)
                before = last.get(name)
                for _ in range(TRIES - 1):
                    if before and wrong(least[name], before, now):
                        now = min(now, self.run(words, kind), key=lambda c: c.seconds)
                problem = wrong(least[name], before, now) if before else ""
                self.bad += bool(problem)
                print(f"{kind:5}{grows.__name__:18}{name:20}{n:9}{now.code:5}{now.seconds:9.3f}{now.mebibytes:9.1f}  {problem}", flush=True)
                last[name] = now
                if now.seconds > self.seconds:
                    del commands[name]
            if size > MOST:
                break
            n *= 10


def wrong(least: Cost, before: Cost, now: Cost) -> str:
    """Describes the step's excess, or returns an empty text."""
    if now.code < 0 or now.code == 70:
        return f"exit code {now.code}"
    time = (now.seconds - least.seconds) / max(SECONDS, before.seconds - least.seconds)
    memory = (now.mebibytes - least.mebibytes) / max(MEBIBYTES, before.mebibytes - least.mebibytes)
    if time > STEP:
        return f"{time:.0f} times the time"
    return f"{memory:.0f} times the memory" if memory > STEP else ""


def main() -> int:
    """Measures all rows."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("build")
    parser.add_argument("--seconds", type=float, default=1.0, help="no further step behind one that takes so long")
    parser.add_argument("--limit", type=int, default=60, help="seconds of a process, and of a direction that another step follows")
    parser.add_argument("--only", type=re.compile, default="", help="rows in whose name this expression is found")
    options = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    bad = 0
    for kind, directions, commands in TABLE:
        for grows in directions:
            chosen = {name: words for name, words in commands.items() if options.only.search(f" {kind} {grows.__name__} {name} ")}
            if chosen:
                with tempfile.TemporaryDirectory() as directory:
                    measure = Measure(f"{options.build}/cli/fxge", Path(directory), options.seconds, options.limit)
                    measure.direction(kind, grows, chosen)
                    bad += measure.bad
    print(f"{bad} steps beyond the limit")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
