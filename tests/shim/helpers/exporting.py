# SPDX-License-Identifier: Apache-2.0
"""Helpers of the tests of fxge.export: calls of the command, and its directories."""

from __future__ import annotations

import contextlib
import io
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest
from typing import Any

import support  # noqa: F401  (finds the package)

from fxge._exporting.command import main


def command() -> str:
    """Returns the path of the command `fxge`."""
    return os.environ["FXGE_COMMAND"]


class ExportTestCase(unittest.TestCase):
    """A test in a directory of its own, with a module `models`."""

    MODELS = ""

    def setUp(self) -> None:
        self.dir = pathlib.Path(
            self.enterContext(tempfile.TemporaryDirectory(prefix="fxge-export-"))
        )
        (self.dir / "models.py").write_text(self.MODELS)
        self.enterContext(contextlib.chdir(self.dir))
        sys.path[:0] = [str(self.dir)]
        self.addCleanup(sys.path.remove, str(self.dir))
        self.addCleanup(sys.modules.pop, "models", None)

    def export(self, *args: str, code: int = 0) -> tuple[str, str]:
        out, err = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            status = main(list(args))
        self.assertEqual(status, code, (args, out.getvalue(), err.getvalue()))
        return out.getvalue(), err.getvalue()

    def refused(self, code: int, text: str, *args: str) -> None:
        before = sorted(os.listdir())
        _, err = self.export(*args, code=code)
        self.assertIn(text, err)
        self.assertEqual(
            sorted(p for p in os.listdir() if p != "__pycache__"),
            [p for p in before if p != "__pycache__"],
        )

    def manifest(self, name: str = "out") -> dict[str, Any]:
        return json.loads((self.dir / name / "manifest.json").read_text())

    def commands(self, name: str = "out") -> None:
        """Runs the commands that the page of the directory shows."""
        page = (self.dir / name / "README.md").read_text()
        lines = re.findall(r"^fxge (.*)$", page, re.MULTILINE)
        self.assertTrue(lines)
        for line in lines:
            r = subprocess.run(
                [command(), *line.split()],
                capture_output=True,
                text=True,
                cwd=self.dir,
            )
            self.assertEqual(r.returncode, 0, (line, r.stderr))
        for program in json.loads((self.dir / name / "manifest.json").read_text())["programs"]:
            words = ["check", name, "--model", program["name"]]
            r = subprocess.run(
                [os.environ["FXGE_COMMAND"], *words], capture_output=True, text=True, cwd=self.dir
            )
            self.assertEqual(r.returncode, 0, r.stderr)
        code = "".join(re.findall(r"^```python\n(.*?)^```", page, re.MULTILINE | re.DOTALL))
        exec(compile(code, "README.md", "exec"), {})
