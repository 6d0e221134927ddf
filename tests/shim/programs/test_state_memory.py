# SPDX-License-Identifier: Apache-2.0
"""Memory of the states of a program that is loaded from a file: one value each."""

from __future__ import annotations

import ctypes
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from typing import Any

import support
import torch
from torch import Tensor, nn

import fxge

N = 1 << 23  # elements of the state, 32 MiB
CODE = 16 << 20  # most bytes of the pages of libraries


class Kept(nn.Module):
    """Writes rows of a buffer, and returns its sum."""

    def __init__(self, start: Tensor) -> None:
        super().__init__()
        self.register_buffer("kept", start)

    def forward(self, x: Tensor, at: Tensor) -> Tensor:
        self.kept[at] = x
        return self.kept.sum()


def inputs() -> tuple[Tensor, Tensor]:
    return torch.ones(2), torch.tensor([1, N - 1])


def write(start: Tensor, path: Path) -> None:
    fxge.compile(torch.export.export(Kept(start), inputs())).write(path)


def resident(field: str) -> int:
    """Returns memory of this process in bytes: RssAnon, or RssFile for pages of files."""
    text = Path("/proc/self/status").read_text()
    return 1024 * int(re.findall(rf"{field}:\s*(\d+) kB", text)[0])


def measure(path: str) -> None:
    """Prints by how much memory grows from before loading until after two runs and a reset."""
    ctypes.CDLL(None).mallopt(-3, 1 << 16)  # M_MMAP_THRESHOLD: freed blocks leave the process
    fields = ("RssAnon", "RssFile")
    before = [resident(f) for f in fields]
    program = fxge.load(path)
    for _ in range(2):
        program(*inputs())
    program.reset_states()
    program(*inputs())
    print(*(resident(f) - b for f, b in zip(fields, before, strict=True)))


class StateMemory(unittest.TestCase):
    def check(self, start: Tensor, most_file: int) -> None:
        with tempfile.TemporaryDirectory() as directory:
            path = Path(directory) / "m.air"
            write(start.clone(), path)
            words = support.python(__file__, "measure", path)
            out = subprocess.run(words, capture_output=True, text=True, check=False)
            self.assertEqual(out.returncode, 0, out.stderr)
            own, of_file = map(int, out.stdout.split())
            self.assertLess(own, 1.25 * start.nbytes)
            self.assertLess(of_file, most_file)
            self.check_values(path, start)

    def check_values(self, path: Path, start: Tensor) -> None:
        """A reset brings back the initial value, also when the program is gone."""
        x, at = inputs()
        program: Any = fxge.load(path)
        wanted = start.clone()
        wanted[at] = x
        for _ in range(2):
            support.assert_same(program(x, at), wanted.sum())
            self.assertTrue(torch.equal(program.states()["kept"], wanted))
            program.reset_states()
            self.assertTrue(torch.equal(program.states()["kept"], start))

    def test_zeros(self) -> None:
        self.check(torch.zeros(N), CODE)

    def test_numbers(self) -> None:
        """The file is the initial value, of which a reset reads the pages again."""
        self.check(torch.arange(N).float(), CODE + 4 * N)

    def test_negative_zeros(self) -> None:
        """Zeros with a sign are values that no memory has from the start."""
        with tempfile.TemporaryDirectory() as directory:
            path = Path(directory) / "m.air"
            write(-torch.zeros(N), path)
            program: Any = fxge.load(path)
            program(*inputs())
            program.reset_states()
            self.assertTrue(bool(program.states()["kept"].signbit().all()))


if __name__ == "__main__":
    if sys.argv[1:2] == ["measure"]:
        measure(sys.argv[2])
    else:
        unittest.main()
