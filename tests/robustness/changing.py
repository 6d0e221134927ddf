#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Files that another process changes in place while they are read: no crash. Standard library only.

changing.py FXGE MODELS [--runs N] [--seed S]
    FXGE is the command, MODELS the directory of saved programs; N runs of each command on each form
    of file. Meanwhile a process changes pieces of the file back and forth: numbers of ten bytes into
    ten numbers, and bytes at places drawn by the seed. A run may succeed or refuse the file.
"""

import argparse
import mmap
import os
import random
import re
import signal
import subprocess
import sys
import tempfile

TEN = b"\xff" * 9 + b"\x01"  # -1 as a varint
ENDS = {0, 1, 3, 4, 5, 7}


def varint(v):
    out = bytearray()
    while v >= 0x80:
        out.append(v & 0x7F | 0x80)
        v >>= 7
    return bytes([*out, v])


def field(number, data):
    return varint(number << 3 | 2) + varint(len(data)) + data


def wide_air(n):
    """Returns a .air of one operator whose descriptors have n dims of ten bytes each."""
    desc = field(33, field(3, field(1, TEN * n)))
    operators = b"".join(field(6, field(1, b"v%d" % i) + field(2, b"Neg") + desc) for i in range(20))
    return field(1, b"m") + field(7, field(1, b"main") + operators)


def places(data, rng):
    """Returns the positions of the file that change, and their new bytes."""
    runs = re.finditer(b"(?:" + re.escape(TEN) + b")+", data)
    out = [(r.start(), bytes([1]) * (r.end() - r.start())) for r in runs]
    for _ in range(200):
        out.append((rng.randrange(len(data)), bytes([rng.randrange(256)])))
    return out


def change(path, seed):
    """Changes the file until it is killed."""
    rng = random.Random(seed)
    with open(path, "r+b") as f, mmap.mmap(f.fileno(), 0) as m:
        old = bytes(m)
        changes = places(old, rng)
        while True:
            for at, new in changes:
                m[at:at + len(new)] = new
            for at, new in changes:
                m[at:at + len(new)] = old[at:at + len(new)]


def run(fxge, path, commands, options):
    """Returns the exit codes that the command does not define."""
    writer = os.fork()
    if writer == 0:
        change(path, options.seed)
    bad = []
    try:
        for _ in range(options.runs):
            for command in commands:
                code = subprocess.run([fxge, *command, path], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                      check=False, timeout=120).returncode
                if code not in ENDS:
                    bad.append((command[0], code))
    finally:
        os.kill(writer, signal.SIGKILL)
        os.waitpid(writer, 0)
    return bad


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("fxge")
    parser.add_argument("models")
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    bad = 0
    with tempfile.TemporaryDirectory() as directory:
        model = os.path.join(options.models, "mlp.default.pt2")
        paths = {form: os.path.join(directory, f"m.{form}") for form in ("air", "fxpb", "fx", "pt2")}
        for form, stage in (("fxpb", "import"), ("fx", "import")):
            subprocess.run([options.fxge, "dump", model, f"--stage={stage}", *(["--format=fxpb"] if form == "fxpb" else []),
                            "-q", "-o", paths[form]], check=True)
        with open(model, "rb") as source, open(paths["pt2"], "wb") as copy:
            copy.write(source.read())
        subprocess.run([options.fxge, "compile", model, "-q", "-o", paths["air"]], check=True)
        paths["wide.air"] = os.path.join(directory, "wide.air")
        with open(paths["wide.air"], "wb") as f:
            f.write(wide_air(50000))
        for form, path in paths.items():
            reads = [["check"], ["dump"]] if form.endswith("air") else [["compile", "--force", "-o", os.path.join(directory, "out.air")], ["dump"]]
            found = run(options.fxge, path, reads, options)
            bad += len(found)
            print(f"{form:9} {2 * options.runs} runs, {len(found)} bad {found[:5] if found else ''}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
