#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Checks that every saved model yields the same bytes on two processors. Standard library only.

test_same_bytes.py FXGE OTHER OPS DIRECTORY ...    OTHER is the same command, built for another processor
"""

import os
import subprocess
import sys
import tempfile

WAYS = (["compile", "-o", "model.air", "-q"], ["dump", "--format=fxpb", "-o", "model.fxpb", "-q"],
        ["dump", "--stage=ge", "--locs", "-q"])


def files(directory):
    found = {}
    for path, _, names in os.walk(directory):
        for name in names:
            with open(os.path.join(path, name), "rb") as file:
                found[os.path.relpath(os.path.join(path, name), directory)] = file.read()
    return found


def result(fxge, way, model, ops):
    """Returns exit code, output, and written bytes."""
    with tempfile.TemporaryDirectory() as directory:
        r = subprocess.run([fxge, way[0], model, *way[1:], "--ops", ops], cwd=directory, stdout=subprocess.PIPE,
                           stderr=subprocess.PIPE, timeout=300)
        return r.returncode, r.stdout, r.stderr, files(directory)


def main():
    if len(sys.argv) < 5:
        sys.exit(__doc__)
    a, b, ops = (os.path.abspath(x) for x in sys.argv[1:4])
    models = sorted(os.path.join(os.path.abspath(directory), name) for directory in sys.argv[4:]
                    for name in os.listdir(directory) if name.endswith((".pt2", ".fxpb")))
    different = written = 0
    for model in models:
        for way in WAYS:
            x, y = result(a, way, model, ops), result(b, way, model, ops)
            written += len(x[3])
            if x != y:
                different += 1
                print(f"{os.path.basename(model)}: {' '.join(way)}: exit codes {x[0]} and {y[0]}, differing: "
                      f"{[n for n in {**x[3], **y[3]} if x[3].get(n) != y[3].get(n)] or 'what is printed'}")
    print(f"{len(models)} models, {written} files: {different} differences")
    return 1 if different or not written else 0


if __name__ == "__main__":
    sys.exit(main())
