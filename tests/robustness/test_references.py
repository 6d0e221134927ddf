#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests weights that stay in another file: a program is that of one version of the file. Standard library only.

test_references.py FXGE MODELS    MODELS: directory of saved programs
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

FXGE = MODELS = ""


class Versions(unittest.TestCase):
    def setUp(self) -> None:
        self.directory = Path(tempfile.mkdtemp(prefix="fxge-references-"))

    def tearDown(self) -> None:
        shutil.rmtree(self.directory)

    def expect(self, code: int, *args: str | Path) -> str:
        done = subprocess.run([FXGE, *map(str, args)], capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, code, (args, done.stderr))
        return done.stderr

    def refuse(self, *args: str | Path) -> None:
        message = self.expect(4, *args)
        self.assertIn("has changed since", message)
        self.assertIn("restore that version of the file", message)

    def test_air(self) -> None:
        """Offsets into a file are those of one version of it: of equal size, or a larger one."""
        model, air, weights = (self.directory / name for name in ("m.fx", "m.air", "w.bin"))
        for size in (16, 5 << 20):
            weights.write_bytes(bytes(size))
            model.write_text(f"""fxge 1
model "m" stage "import"
tensor @w : u8[{size}] = file "w.bin" 0 {size}
graph "main"(%x : u8[{size}], %w : u8[{size}] = parameter(@w, "w")) {{
  %y = aten.add.Tensor(self=%x, other=%w) : u8[{size}]
  return %y as "out"
}}
""")
            self.expect(0, "compile", model, "-o", air, "--weights=ref", "--force", "-q")
            self.expect(0, "run", air, "--random=1")
            for other in (bytes([1]) * size, bytes(size + 64), bytes(size - 1) + b"\x01"):
                weights.write_bytes(other)
                self.refuse("run", air, "--random=1")
                self.refuse("dump", air)
                self.assertIn("has changed since", self.expect(1, "check", air))
            weights.write_bytes(bytes(size))
            self.expect(0, "run", air, "--random=1")

    def test_fxpb(self) -> None:
        model = Path(shutil.copy(Path(MODELS) / "mlp.default.pt2", self.directory))
        small = self.directory / "m.fxpb"
        self.expect(0, "dump", model, "--format=fxpb", "--ref", "-o", small)
        self.expect(0, "run", small, "--random=1")
        model.write_bytes(model.read_bytes() + b"0")
        self.refuse("run", small, "--random=1")


if __name__ == "__main__":
    FXGE, MODELS = sys.argv[1:3]
    unittest.main(argv=sys.argv[:1])
