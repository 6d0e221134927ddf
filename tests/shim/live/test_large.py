# SPDX-License-Identifier: Apache-2.0
"""BERT-base and ResNet-50 with all weights: saved programs through the command, and live."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import unittest
from dataclasses import replace
from pathlib import Path

import against_double

try:
    import transformers
except ImportError:
    print("skipped: this needs the transformers package (scripts/test.sh --torch installs it)")
    sys.exit(77)

import export
import hf
import zoo

FXGE = os.environ.get("FXGE_COMMAND", "")


class Saved(unittest.TestCase):
    """Both forms to `.air`, with weights inside and in files, run at all sizes."""

    def command(self, *args: object) -> None:
        done = subprocess.run([FXGE, *map(str, args)], capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)

    def check(self, entry: zoo.Entry) -> None:
        with tempfile.TemporaryDirectory() as name:
            directory = Path(name)
            export.produce(entry, directory)
            data = directory / f"{entry.name}.npz"
            for form in export.FORMS:
                with self.subTest(form=form):
                    model = directory / f"{entry.name}.{form}.pt2"
                    for weights in ("ref", "inline"):
                        air = directory / f"{form}.{weights}.air"
                        self.command("compile", model, "-o", air, f"--weights={weights}")
                        self.command("check", air)
                    self.command("verify", air, "--expected", data, "--form", form)

    def test_bert_base(self) -> None:
        self.check(ENTRIES["bert_base"])

    def test_resnet50(self) -> None:
        self.check(ENTRIES["resnet50"])


class Live(against_double.Case):
    """One compiled program for two batches."""

    def one_program(self, entry: zoo.Entry) -> None:
        two = replace(entry, cases=[entry.cases[0], entry.cases[2]])
        self.assertEqual(self.compare(two, dynamic=True), 1)

    def test_bert_base(self) -> None:
        self.one_program(ENTRIES["bert_base"])

    def test_resnet50(self) -> None:
        self.one_program(ENTRIES["resnet50"])


ENTRIES = {entry.name: entry for entry in hf.large()}

if __name__ == "__main__":
    transformers.logging.set_verbosity_error()
    unittest.main()
