#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Examples in C on arrays of other forms than theirs, and on streams that fail.

    test_examples.py LLAMA_DECODE SERVE MODELS    MODELS: directory of the saved decoder
"""

from __future__ import annotations

import struct
import subprocess
import sys
import tempfile
import unittest
import zipfile
from pathlib import Path

LLAMA_DECODE, SERVE, MODELS = sys.argv[1:4]
DECODE = Path(MODELS)
MODEL = """fxge 1
model "m" stage "import"
graph "main"(%x : f32[2]) {
  %y = aten.relu.default(self=%x) : ?
  return %y as "y"
}
"""


def npy(kind: str, shape: tuple[int, ...], data: bytes) -> bytes:
    head = f"{{'descr': '{kind}', 'fortran_order': False, 'shape': {shape}, }}".ljust(117) + "\n"
    return b"\x93NUMPY\x01\x00" + struct.pack("<H", len(head)) + head.encode() + data


class Examples(unittest.TestCase):
    def setUp(self) -> None:
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.path = Path(directory.name)

    def decode(self, **arrays: tuple[str, tuple[int, ...]]) -> subprocess.CompletedProcess[str]:
        file = self.path / "x.npz"
        with zipfile.ZipFile(file, "w") as archive:
            for name, (kind, shape) in arrays.items():
                size = int(kind[2:])
                for n in shape:
                    size *= n
                archive.writestr(f"{name}.npy", npy(kind, shape, bytes(size)))
        words = [LLAMA_DECODE, DECODE / "strict.prefill.pt2", DECODE / "strict.decode.pt2", file]
        return subprocess.run(words, capture_output=True, text=True, timeout=120, check=False)

    def test_arrays_of_other_forms(self) -> None:
        """Sizes, dtypes and ranks of the prompt and the tokens are checked before they are read."""
        good = {"prompt": ("<i8", (1, 4)), "tokens": ("<i8", (3,))}
        self.assertIn(self.decode(**good).returncode, (0, 1))
        for name, kind, shape in (
            ("prompt", "<i4", (1, 4)),
            ("prompt", "|u1", (1, 4)),
            ("prompt", "<i8", (4,)),
            ("prompt", "<i8", (2, 4)),
            ("prompt", "<i8", (1, 0)),
            ("prompt", "<i8", (1, 2000)),
            ("tokens", "<i4", (3,)),
            ("tokens", "<i8", ()),
            ("tokens", "<i8", (0,)),
            ("tokens", "<i8", (1, 3)),
        ):
            done = self.decode(**{**good, name: (kind, shape)})
            self.assertEqual(done.returncode, 4, (name, kind, shape, done.stderr))
            self.assertIn("expected arrays of i64", done.stderr)

    def test_streams_that_fail(self) -> None:
        model, inputs = self.path / "m.fx", self.path / "x.npy"
        model.write_text(MODEL, encoding="utf-8")
        inputs.write_bytes(npy("<f4", (2,), bytes(8)))
        with open("/dev/full", "wb") as full:
            done = subprocess.run([SERVE, model], input=f"{inputs}\n".encode(), stdout=full, stderr=subprocess.PIPE, check=False)
        self.assertEqual(done.returncode, 5, done.stderr)
        done = subprocess.run([SERVE, model], input=f"{inputs}\n".encode(), capture_output=True, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)
        command = ["bash", "-c", 'exec "$@" < .', "bash", SERVE, str(model)]
        done = subprocess.run(command, capture_output=True, check=False)
        self.assertEqual(done.returncode, 5, done.stderr)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
