# SPDX-License-Identifier: Apache-2.0
"""The command of the tests of this directory, and the models that they show: TEST.py FXGE MODELS [unittest arguments]."""

from __future__ import annotations

import os
import subprocess
import sys
import unittest

FXGE = MODELS = ""


def fxge(*args: str, cwd: str | None = None, code: int = 0) -> str:
    """Runs the command. Returns its output; fails with its messages if it has another exit code."""
    r = subprocess.run([FXGE, *args], capture_output=True, text=True, timeout=120, cwd=cwd, check=False)
    assert r.returncode == code, (args, r.returncode, r.stderr)
    return r.stdout


def model(path: str) -> str:
    return os.path.join(MODELS, path)


def main() -> None:
    global FXGE, MODELS
    FXGE, MODELS = sys.argv[1:3]
    unittest.main(module="__main__", argv=sys.argv[:1] + sys.argv[3:])
