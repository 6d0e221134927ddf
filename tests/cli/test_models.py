#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares every saved model with PyTorch's results, by `fxge verify`. Standard library only.

test_models.py FXGE MODELS XFAIL OPS [NAME ...]

XFAIL lists known failures: file name, exit code, reason; a listed model that passes fails the test. OPS describes the
operators of custom_*.pt2. `NAME.npz` is the data of NAME.FORM.pt2, NAME.WORD.npz further data.
"""

import os
import subprocess
import sys


def expected_failures(path):
    rows = {}
    with open(path, encoding="utf-8") as file:
        for line in file:
            if line.strip() and not line.startswith("#"):
                name, code, reason = line.split(None, 2)
                rows[name] = (int(code), reason.strip())
    return rows


def data_of(models, name):
    stem = name.split(".")[0]
    return sorted(f for f in os.listdir(models) if f.endswith(".npz") and f.split(".")[0] == stem)


def verify(fxge, models, ops, name, data):
    form = name.split(".")[1]
    more = ["--ops", ops] if name.startswith("custom_") else []
    return subprocess.run([fxge, "verify", os.path.join(models, name), "--expected", os.path.join(models, data),
                           "--form", form, *more], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          timeout=300)


def main():
    if len(sys.argv) < 5:
        sys.exit(__doc__)
    fxge, models, xfail, ops = sys.argv[1:5]
    known = expected_failures(xfail)
    names = sys.argv[5:] or sorted(f for f in os.listdir(models) if f.endswith(".pt2"))
    bad = failed_as_known = passed = 0
    for name in names:
        for data in data_of(models, name):
            key = name if data.count(".") == 1 else name + "+" + data
            r = verify(fxge, models, ops, name, data)
            code, reason = known.pop(key, (0, ""))
            if r.returncode == code:
                passed += code == 0
                failed_as_known += code != 0
                continue
            bad += 1
            print(f"{key}: exit code {r.returncode}, expected {code} {reason}")
            print("".join("    " + line for line in r.stdout.splitlines(True)[:40]))
    if not sys.argv[5:]:
        for key in known:
            bad += 1
            print(f"{key}: expected to fail, but there is no such model")
    print(f"{passed} pass, {failed_as_known} fail as known, {bad} not as expected")
    return 1 if bad or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
