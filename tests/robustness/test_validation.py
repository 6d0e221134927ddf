#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests `fxge run` on programs with wrong ranks, dtypes, sizes, attributes and nested graphs: the right result or one
clear diagnostic, in under a second and 200 MB. Standard library only.

test_validation.py FXGE DIRECTORY [--slow]     expect.tsv lists DIRECTORY/NAME.fx, its exit code and its message (or
output);
                                      --slow: a build with sanitizers, without limits of time and memory
"""

import os
import resource
import subprocess
import sys
import tempfile
import time

SECONDS, BYTES = 1.0, 200 << 20


def rows(directory):
    with open(os.path.join(directory, "expect.tsv"), encoding="utf-8") as file:
        for line in file:
            if not line.startswith("#"):
                name, code, said = line.rstrip("\n").split("\t")
                yield name, int(code), said


def run(fxge, path):
    """Returns exit code, messages, seconds and the peak of memory in bytes."""
    inputs = os.path.splitext(path)[0] + ".npz"
    args = ["--inputs", inputs] if os.path.exists(inputs) else ["--random", "1"]
    begin = time.monotonic()
    p = subprocess.Popen([fxge, "run", path, *args], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                         cwd=os.path.dirname(path), text=True, errors="replace")
    try:
        text, _ = p.communicate(timeout=60)
    except subprocess.TimeoutExpired:
        p.kill()
        text = p.communicate()[0] + "\nkilled after a minute"
    return p.returncode, text, time.monotonic() - begin


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    fxge, directory, slow = sys.argv[1], sys.argv[2], "--slow" in sys.argv
    bad = n = 0
    listed = set()
    with tempfile.TemporaryDirectory() as temp:
        for name in os.listdir(directory):
            os.symlink(os.path.abspath(os.path.join(directory, name)), os.path.join(temp, name))
        with open(os.path.join(temp, "weights.bin"), "wb") as file:
            file.write(bytes(64))
        for name, code, said in rows(directory):
            listed.add(name)
            n += 1
            got, text, seconds = run(os.path.abspath(fxge), os.path.join(temp, name + ".fx"))
            errors = text.count("error[FXGE-E")
            if got == code and said in text and errors == (code != 0) and (slow or seconds < SECONDS):
                continue
            bad += 1
            print(f"{name}: exit code {got} in {seconds:.2f} s, expected {code} and '{said}':\n{text[:800]}")
    most = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss << 10
    if not slow and most > BYTES:
        bad += 1
        print(f"one of them took {most >> 20} MB")
    left = {os.path.splitext(f)[0] for f in os.listdir(directory) if f.endswith(".fx")} - listed
    if left:
        bad += 1
        print(f"not listed in expect.tsv: {sorted(left)}")
    print(f"{n} programs, {bad} not as expected, at most {most >> 20} MB")
    return 1 if bad or not n else 0


if __name__ == "__main__":
    sys.exit(main())
