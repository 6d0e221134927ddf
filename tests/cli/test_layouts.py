#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests programs that other versions of PyTorch saved. Standard library only.

test_layouts.py FXGE MODELS    MODELS holds data, data_old and data_new

Programs of older versions (data_old) must verify with the values of the same program in data, compile to the same
bytes, and have their weights in the file itself. Programs of newer versions (data_new) must verify.
"""

import os
import subprocess
import sys
import tempfile


def run(*command):
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=300)


def compiled(fxge, model, path):
    r = run(fxge, "compile", model, "-o", path, "--force")
    if r.returncode:
        raise RuntimeError(r.stdout)
    with open(path, "rb") as file:
        return file.read()


def wrong(fxge, old, current, expected, form, directory):
    """Returns the failure, or None."""
    r = run(fxge, "verify", old, "--expected", expected, "--form", form)
    if r.returncode:
        return r.stdout
    if compiled(fxge, old, os.path.join(directory, "a.air")) != compiled(fxge, current, os.path.join(directory, "b.air")):
        return "compiles to other bytes than the same program in data"
    tensors = [line for line in run(fxge, "dump", old, "--stage=import").stdout.splitlines() if line.startswith("tensor @")]
    copied = [line for line in tensors if " = file " not in line and "[0" not in line]
    return "\n".join(["copied, not viewed:", *copied]) if copied or not tensors else None


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    fxge, models = sys.argv[1:]
    bad = n = 0
    with tempfile.TemporaryDirectory() as directory:
        for name in sorted(os.listdir(os.path.join(models, "data_old"))):
            model, form, _, _ = name.split(".")
            data = os.path.join(models, "data")
            what = wrong(fxge, os.path.join(models, "data_old", name), os.path.join(data, f"{model}.{form}.pt2"),
                         os.path.join(data, f"{model}.npz"), form, directory)
            n += 1
            if what is not None:
                bad += 1
                print(f"{name}: {what}")
    newer = os.path.join(models, "data_new")
    for name in sorted(name for name in os.listdir(newer) if name.endswith(".pt2")):
        r = run(fxge, "verify", os.path.join(newer, name), "--expected", os.path.join(newer, name.split(".")[0] + ".npz"))
        n += 1
        bad += r.returncode != 0
        print(r.stdout if r.returncode else "", end="")
    print(f"{n} programs, {bad} not as expected")
    return 1 if bad or not n else 0


if __name__ == "__main__":
    sys.exit(main())
