# SPDX-License-Identifier: Apache-2.0
"""Operators of a layer of Llama and BERT, live and exported: bench/op_counts.py --check."""

from __future__ import annotations

import importlib.util
import subprocess
import sys

import support

SKIPPED = 77  # exit code by which ctest recognises a skipped test


def main() -> int:
    if importlib.util.find_spec("transformers") is None:
        print("skipped: counting operators a layer needs the transformers package")
        return SKIPPED
    script = support.ROOT / "bench" / "op_counts.py"
    command = support.python(script, "--check", "llama", "bert")
    return subprocess.run(command, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
