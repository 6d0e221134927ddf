# SPDX-License-Identifier: Apache-2.0
"""Checks that every row of the operator table occurs in a differential test, or in uncovered_rows.txt with a reason."""

from __future__ import annotations

import fnmatch
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "ops"), str(HERE.parent / "torch")]

import row_calls  # noqa: E402
import row_table  # noqa: E402
import single_ops  # noqa: E402
from templates_special import KINDS  # noqa: E402


def main() -> int:
    """Prints uncovered rows, and lines of the list that name no such row."""
    by_name = {name for name, _ in single_ops.kinds([])} | row_calls.calls().keys()
    written = set(re.findall(r"torch\.ops\.(\w+\.\w+)\(", " ".join(t for _, templates in KINDS for t in templates)))
    open_ = {r.name for r in row_table.read() if row_table.of_spec(r.name) not in by_name and r.name.rpartition(".")[0] not in written}
    text = (HERE / "uncovered_rows.txt").read_text(encoding="utf-8")
    listed = [line.split(maxsplit=1) for line in text.splitlines() if line and not line.startswith("#")]
    unknown = sorted(name for name in open_ if not any(fnmatch.fnmatchcase(name, pattern) for pattern, _ in listed))
    stale = [pattern for pattern, _ in listed if not fnmatch.filter(open_, pattern)]
    print("rows in no differential test:", *unknown, "\nrows of uncovered_rows.txt that do not exist:", *stale)
    print(f"{len(by_name)} rows by name, {len(open_)} listed")
    return 1 if unknown or stale else 0


if __name__ == "__main__":
    sys.exit(main())
