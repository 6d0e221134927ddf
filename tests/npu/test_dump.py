#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests `fxge dump` of .om files: one of each form with a golden, and damaged ones, which are refused. Standard
library only.

test_dump.py FXGE [--bless]
"""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import unittest

import oms

FXGE = ""
GOLDENS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "oms")


class Dump(unittest.TestCase):
    def setUp(self) -> None:
        self.dir = tempfile.mkdtemp()
        self.path = os.path.join(self.dir, "m.om")

    def tearDown(self) -> None:
        shutil.rmtree(self.dir)

    def dump(self, data: bytes) -> subprocess.CompletedProcess[str]:
        with open(self.path, "wb") as file:
            file.write(data)
        return subprocess.run([FXGE, "dump", "m.om"], cwd=self.dir, capture_output=True, text=True, timeout=60, check=False)

    def test_goldens(self) -> None:
        made = oms.all_oms()
        self.assertEqual(sorted(made), sorted(name[:-4] for name in os.listdir(GOLDENS)))
        for name, data in made.items():
            with self.subTest(name), open(os.path.join(GOLDENS, name + ".txt"), encoding="utf-8") as golden:
                done = self.dump(data)
                self.assertEqual((done.returncode, done.stderr), (0, ""))
                self.assertEqual(done.stdout, golden.read())

    def test_cut_off(self) -> None:
        """Truncates at every byte of the structure, and adds a byte."""
        data = oms.all_oms()["dynamic"]
        for n in [*range(4, 256, 9), *range(256, len(data), 7)]:
            with self.subTest(n):
                done = self.dump(data[:n])
                self.assertEqual(done.returncode, 4, done.stdout)
                self.assertRegex(done.stderr, "FXGE-E0784")
        self.assertIn("differs from the file's", self.dump(data + b"x").stderr)

    def test_wrong_numbers(self) -> None:
        static = oms.all_oms()["static"]
        for what, at, value, message in (("partitions", 256, 9, "1 to 8"), ("partitions", 256, 0, "1 to 8"), ("size", 264 + 16, 255, "exceeds the file"),
                                      ("models", 156, 2, "1 to 8 partitions|cut off"), ("models", 158, 255, "too many models")):
            with self.subTest(what):
                bad = bytearray(static)
                bad[at] = value
                if what == "size":
                    bad[at + 5] = 255
                done = self.dump(bytes(bad))
                self.assertEqual(done.returncode, 4)
                self.assertRegex(done.stderr, message)
        for part, name in ((oms.INOUT_INFO, "interface"), (oms.KERNELS, "kernels")):
            self.assertIn(f"the {name} ", self.dump(oms.om(oms.model([(part, b"\1\0\0\0\xff\xff\xff\xff")]))).stderr)
        self.assertEqual(self.dump(oms.om(oms.model([(oms.MODEL_DEF, b"\x3a\xff")]))).returncode, 4)

    def test_mutants(self) -> None:
        """Any bytes are shown, or refused with a diagnostic."""
        rng = random.Random(5)
        made = list(oms.all_oms().values())
        for _ in range(400):
            bad = bytearray(rng.choice(made))
            for _ in range(rng.choice((1, 1, 2, 8))):
                bad[rng.randrange(4, len(bad))] = rng.choice((0, 1, 8, 127, 128, 255, rng.randrange(256)))
            done = self.dump(bytes(bad))
            self.assertIn(done.returncode, (0, 4, 7), done.stderr)
            self.assertEqual(bool(done.stderr), done.returncode != 0)
            self.assertTrue(all(c == "\n" or c.isprintable() for c in done.stdout))

    def test_json(self) -> None:
        self.dump(oms.all_oms()["static"])
        done = subprocess.run([FXGE, "dump", "--json", "m.om"], cwd=self.dir, capture_output=True, text=True, timeout=60, check=True)
        self.assertTrue(json.loads(done.stdout)["text"].startswith("om\n"))


def bless() -> None:
    """Rewrites the goldens; review the difference."""
    shutil.rmtree(GOLDENS, ignore_errors=True)
    os.mkdir(GOLDENS)
    for name, data in oms.all_oms().items():
        path = os.path.join(GOLDENS, name + ".om")
        with open(path, "wb") as file:
            file.write(data)
        with open(os.path.join(GOLDENS, name + ".txt"), "w", encoding="utf-8") as golden:
            subprocess.run([FXGE, "dump", path], stdout=golden, check=True)
        os.remove(path)


if __name__ == "__main__":
    FXGE = os.path.abspath(sys.argv[1])
    if "--bless" in sys.argv:
        bless()
    else:
        unittest.main(argv=sys.argv[:1])
