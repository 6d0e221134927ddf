#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests `fxge compile` on malformed and unusual archives: exit codes, and no output file. Standard library only.

test_hostile.py FXGE MODELS HOSTILE [NAME ...]    HOSTILE is tests/models/hostile.py; NAMEs are left out
"""

import os
import subprocess
import sys
import tempfile


def rows(directory):
    with open(os.path.join(directory, "expect.tsv"), encoding="utf-8", errors="surrogateescape") as file:
        for line in file:
            name, codes, reason = line.rstrip("\n").split("\t")
            yield name, {int(c) for c in codes.split("|")}, reason


def cost(fxge, path):
    return subprocess.run([fxge, "cost", path], stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=60)


def main():
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    fxge, models, hostile, *left_out = sys.argv[1:]
    bad = n = 0
    with tempfile.TemporaryDirectory() as directory, tempfile.TemporaryDirectory() as out:
        subprocess.run([sys.executable, hostile, os.path.join(models, "mlp.default.pt2"), directory], check=True,
                       stdout=subprocess.DEVNULL)
        for name, codes, reason in rows(directory):
            if name in left_out:
                print(f"{name}: left out")
                continue
            n += 1
            r = subprocess.run([fxge, "compile", os.path.join(directory, name), "-o", os.path.join(out, "m.air")],
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=60)
            left = sorted(os.listdir(out))
            said = b"error[FXGE-E" in r.stderr
            if r.returncode not in codes or said != (r.returncode != 0) or bool(left) != (r.returncode == 0):
                bad += 1
                print(f"{name}: exit code {r.returncode}, expected {sorted(codes)}: {reason}; left {left}\n"
                      + r.stderr.decode(errors="replace")[:600])
            for f in left:
                os.unlink(os.path.join(out, f))
            r = cost(fxge, os.path.join(directory, name))
            if r.returncode not in codes or (b"error[FXGE-E" in r.stderr) != (r.returncode != 0):
                bad += 1
                print(f"{name}: cost: exit code {r.returncode}, expected {sorted(codes)}: {reason}\n"
                      + r.stderr.decode(errors="replace")[:600])
    print(f"{n} files, {bad} not as expected")
    return 1 if bad or not n else 0


if __name__ == "__main__":
    sys.exit(main())
