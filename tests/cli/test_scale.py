#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests output and exit codes of bench/scale.py, on a build whose commands do nothing. Standard library only.

test_scale.py    runs all tests
"""

import contextlib
import importlib.util
import io
import pathlib
import sys
import tempfile
import unittest
from unittest import mock

ROOT = pathlib.Path(__file__).resolve().parents[2]
READS = """#!/bin/sh
echo '{"steps":[{"name":"read","seconds":%g,"nodes":100},{"name":"write","seconds":9,"nodes":100}]}'
"""
FIGURES = [f"{kind}{figure}" for kind in ("chain", "wide")
           for figure in (" of 10^6: seconds", " of 10^6: MB", ": a node at 10^6 over 10^4")]

spec = importlib.util.spec_from_file_location("scale", ROOT / "bench/scale.py")
scale = importlib.util.module_from_spec(spec)
spec.loader.exec_module(scale)


class Scale(unittest.TestCase):
    def run_on(self, seconds: float, most: dict, *args: str) -> tuple[int, list[str]]:
        """Returns exit code and lines, for a build that needs a given time to read a model of 100 nodes."""
        with tempfile.TemporaryDirectory() as directory:
            for name, text in (("cli/fxge", READS % seconds), ("bench/make_graph", "#!/bin/sh\n")):
                path = pathlib.Path(directory, name)
                path.parent.mkdir()
                path.write_text(text)
                path.chmod(0o755)
            out = io.StringIO()
            with mock.patch.object(scale, "MOST", most), mock.patch.object(scale, "ROUNDS", 1), \
                    mock.patch.object(sys, "argv", ["scale.py", directory, *args]), contextlib.redirect_stdout(out):
                return scale.main(), out.getvalue().splitlines()

    def figures(self, lines: list[str]) -> list[str]:
        return [line for line in lines if line.startswith(tuple(FIGURES)) or ": read, us a node" in line]

    def test_every_figure_stands_beside_its_bar(self):
        code, lines = self.run_on(1e-4, {"chain": (100, 1000), "wide": (100, 1000)})
        found = self.figures(lines)
        self.assertEqual([line[:44].rstrip() for line in found[:6]], FIGURES)
        self.assertGreater(len(found), 6 + 10)
        for line in found:
            self.assertRegex(line[44:], r"^ *[\d.e+-]+ +[\d.e+-]+$")
        self.assertEqual(code, 0)

    def test_a_bar_that_is_missed(self):
        for most, at in (({"chain": (0, 1000), "wide": (100, 1000)}, 0), ({"chain": (100, 1000), "wide": (100, 0)}, 4)):
            code, lines = self.run_on(1e-4, most)
            self.assertEqual([k for k, line in enumerate(self.figures(lines)) if line.endswith("missed")], [at])
            self.assertEqual(code, 1)
        code, lines = self.run_on(1, {}, "--read-only")
        self.assertTrue(lines and all(line.endswith("missed") for line in lines), lines)
        self.assertEqual(code, 1)


if __name__ == "__main__":
    unittest.main()
