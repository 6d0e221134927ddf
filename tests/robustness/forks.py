# SPDX-License-Identifier: Apache-2.0
"""Forks a process repeatedly while its threads make, compile, call and copy programs: no thread may wait for ever.

    python3 tests/robustness/forks.py build/dev/libfxge.so [--seconds 600] [--threads 3] [--seed 1]

A child calls a program of its parent and one of its own, and ends. A fork, or a child, that takes longer than a minute
is a fault: the stacks of all threads are printed, and the exit code is 1.
"""

from __future__ import annotations

import argparse
import faulthandler
import os
import pathlib
import random
import signal
import sys
import tempfile
import threading
import time
import traceback

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parents[1] / "shim" / "src")]
PATIENCE = 60  # seconds


class Work:
    """Calls that threads make at random, all in the session of one program."""

    def __init__(self, directory: str) -> None:
        import fxge
        import torch

        class Model(torch.nn.Module):
            def forward(self, x: torch.Tensor) -> torch.Tensor:
                return x.relu() * 2

        self.fxge, self.x = fxge, torch.randn(4)
        exported = torch.export.export(Model(), (self.x,))
        self.program = fxge.compile(exported, threads=2)
        self.expected = self.program(self.x)
        self.path = os.path.join(directory, "m.fxpb")
        fxge.save(exported, self.path)
        self.data = pathlib.Path(self.path).read_bytes()
        self.calls = [self.share, self.load, self.beside, self.call]
        self.stopped, self.made, self.faults = False, 0, list[str]()

    def share(self) -> None:
        self.program.run_by(self.data)

    def load(self) -> None:
        assert self.fxge.load(self.path)(self.x).equal(self.expected)

    def beside(self) -> None:
        assert self.fxge.load(self.path, beside=self.program)(self.x).equal(self.expected)

    def call(self) -> None:
        assert self.program(self.x).equal(self.expected)

    def run(self, r: random.Random) -> None:
        while not self.stopped:
            try:
                r.choice(self.calls)()
                self.made += 1
            except BaseException:
                self.faults.append(traceback.format_exc())
                return

    def child(self) -> None:
        """Runs the child; does not return."""
        code = 1
        try:
            self.call()
            self.load()
            code = 0
        finally:
            os._exit(code)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("library")
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--threads", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    os.environ["FXGE_LIBRARY"] = os.path.abspath(given.library)
    with tempfile.TemporaryDirectory() as directory:
        work, forks, faults = Work(directory), 0, 0
        threads = [threading.Thread(target=work.run, args=(random.Random(given.seed + k),), daemon=True) for k in range(given.threads)]
        for t in threads:
            t.start()
        end = time.monotonic() + given.seconds
        while time.monotonic() < end and not faults:
            faulthandler.dump_traceback_later(PATIENCE, exit=True)
            pid = os.fork()
            if pid == 0:
                signal.alarm(PATIENCE)  # faulthandler's thread stayed with the parent
                work.child()
            faults += os.waitpid(pid, 0)[1] != 0
            forks += 1
        faulthandler.dump_traceback_later(PATIENCE, exit=True)
        work.stopped = True
        for t in threads:
            t.join()
        faulthandler.cancel_dump_traceback_later()
    print(f"{forks} forks, {work.made} calls in {given.threads} threads, {faults + len(work.faults)} faults")
    print("\n".join(work.faults), end="")
    return int(bool(faults or work.faults))


if __name__ == "__main__":
    sys.exit(main())
