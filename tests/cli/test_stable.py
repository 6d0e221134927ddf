#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests doc/stability.md's promises about files: those that commit 7fb4fb0 wrote and read are read with the same
meaning.

test_stable.py FXGE    stable/ has a user's operators in every form of that version, a program over them as text, as
.fxpb, decomposed, as .air with its io.json, and as text of that; expected.npz has that version's results. Standard
library only.
"""

import pathlib
import subprocess
import sys
import unittest

FXGE = None
DIRECTORY = pathlib.Path(__file__).resolve().parent / "stable"
FILES = ["program.fx", "program.fxpb", "decomposed.fx", "program.air", "ge.fx"]


def fxge(*arguments):
    """Returns the command's result, with the user's operators."""
    return subprocess.run([FXGE, *arguments, "--ops", "ops.yaml"], cwd=DIRECTORY, capture_output=True, text=True, timeout=60)


class Stable(unittest.TestCase):
    def test_operators(self):
        done = fxge("ops")
        self.assertEqual(done.returncode, 0, done.stderr)
        for name in ["my.linear.default", "my.swish.default", "my.scaled.default", "my.padded.default"]:
            self.assertIn(name, done.stdout)
        self.assertEqual(done.stderr, "")

    def test_files(self):
        for name in FILES:
            with self.subTest(name):
                done = fxge("verify", name, "--expected", "expected.npz")
                self.assertEqual(done.returncode, 0, done.stdout + done.stderr)

    def test_interface(self):
        """io.json is next to the .air: without it names and dynamic sizes would be lost."""
        done = fxge("dump", "program.air", "--io")
        self.assertEqual(done.returncode, 0, done.stderr)
        for word in ['"sums"', '"halves"', '"s0"']:
            self.assertIn(word, done.stdout)


if __name__ == "__main__":
    FXGE = str(pathlib.Path(sys.argv.pop(1)).resolve())
    unittest.main()
