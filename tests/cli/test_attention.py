# SPDX-License-Identifier: Apache-2.0
"""FusedInferAttentionScore of sizes that do not fit together: refused before a kernel reads beyond a tensor.

    test_attention.py FXGE

Each program of tests/cli/attention was a read or write out of bounds, a division by zero, or a wrong result.
"""

from __future__ import annotations

import subprocess
import sys
import unittest
from pathlib import Path

FXGE = sys.argv[1]
PROGRAMS = sorted((Path(__file__).resolve().parent / "attention").glob("*.fx"))


class Attention(unittest.TestCase):
    def test_programs(self) -> None:
        self.assertGreater(len(PROGRAMS), 15)
        for path in PROGRAMS:
            with self.subTest(program=path.stem):
                done = subprocess.run([FXGE, "run", path, "--random", "1"], capture_output=True, text=True, check=False)
                self.assertEqual(done.returncode, 4, done.stderr)
                self.assertIn("ge.FusedInferAttentionScore", done.stderr)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
