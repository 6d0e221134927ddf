#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs `fxge op check` on each operator description in a vendor's repositories, which are not in this tree. Standard
library only.

vendor_ops.py FXGE DIRECTORY...    fails if a file stops with more than one error, crashes, or has more than 8 warnings
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys

WARNINGS = 8
CONTENT = re.compile(rb"REG_OP|TORCH_LIBRARY|PYBIND11_MODULE|EXEC_NPU|- (func|name): |cpp_namespace|deprecated:|functions:")
SUFFIXES = {".yaml", ".yml", ".h", ".hpp", ".cpp", ".cc", ".cxx", ".asc"}


def describes(path: pathlib.Path) -> bool:
    return path.suffix in SUFFIXES and path.is_file() and bool(CONTENT.search(path.read_bytes()))


def checked(fxge: str, path: pathlib.Path) -> tuple[int, int, int, int, int]:
    """Returns the exit code, errors, warnings, operators with a converter, operators that are left out."""
    run = subprocess.run([fxge, "op", "check", "--json", path], capture_output=True, text=True, timeout=300)
    said = json.loads(run.stdout)
    links = [{link["link"]: link for link in op["links"]} for op in said.get("ops", [])]
    severities = [diagnostic["severity"] for diagnostic in said["diagnostics"]]
    ready = sum(link["converter"]["state"] == "ok" for link in links)
    left = sum(link["results"]["text"] == "it is left out" for link in links)
    return run.returncode, severities.count("error"), severities.count("warning"), ready, left


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("fxge")
    parser.add_argument("directories", nargs="+", type=pathlib.Path)
    arguments = parser.parse_args()
    failed = 0
    print(f"{'exit':>4} {'errors':>6} {'warnings':>8} {'ready':>6} {'left out':>8}  file")
    for directory in arguments.directories:
        for path in filter(describes, sorted(directory.rglob("*"))):
            code, errors, warnings, ready, left = checked(arguments.fxge, path)
            bad = code not in (0, 4) or errors > 1 or warnings > WARNINGS
            failed += bad
            print(f"{code:4} {errors:6} {warnings:8} {ready:6} {left:8}  {path}{'  FAILED' if bad else ''}")
    print(f"{failed} failed")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
