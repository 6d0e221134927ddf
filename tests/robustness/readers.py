#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests a reader and a writer: two processes, one program that changes all the time. Standard library only.

readers.py FXGE [--seconds N] [--forms inline,files,set,fxpb,interface,check]
    One process replaces a program by another one and back, for N seconds a form; this one reads it.
    Each read returns the names and the values of one of the two programs, and exit code 0.
"""

import argparse
import os
import shutil
import struct
import subprocess
import sys
import tempfile
import threading
import time

ROWS, COLUMNS = 64, 16
PROGRAM = """fxge 1
tensor @w : f32[{rows}, {columns}] = hex "{data}"
graph "main"(%x{name} : f32[2, {rows}], %w : f32[{rows}, {columns}] = parameter(@w, "w")) {{
  %y = aten.mm.default(self=%x{name}, mat2=%w) : f32[2, {columns}]
  return %y as "out{name}"
}}
"""


class Form:
    """Commands that write a program in one form, and commands that read it."""

    def __init__(self, write, *read):
        self.write, self.read = write, read


FORMS = {
    "inline": Form(["compile", "{of}/p.fx", "-o", "m.air", "--weights=inline"], ["run", "m.air", "--random=1"]),
    "files": Form(["compile", "{of}/p.fx", "-o", "m.air", "--weights=files"], ["run", "m.air", "--random=1"]),
    "set": Form(["compile", "{of}/p.fx", "{of}/q.fx", "-o", "both"], ["run", "both/p.air", "--random=1"],
                ["run", "both/q.air", "--random=1"]),
    "fxpb": Form(["dump", "{of}/p.fx", "--format=fxpb", "-o", "m.fxpb"], ["run", "m.fxpb", "--random=1"]),
    "interface": Form(["compile", "{of}/p.fx", "-o", "m.air", "--weights=files"], ["dump", "m.air", "--io"]),
    "check": Form(["compile", "{of}/p.fx", "-o", "m.air", "--weights=files"], ["check", "m.air"]),
}


class Campaign:
    def __init__(self, command):
        self.fxge, self.bad = os.path.abspath(command), 0
        self.dir = tempfile.mkdtemp(prefix="fxge-readers-")

    def run(self, words, of=""):
        words = [word.format(of=of) for word in words]
        env = dict(os.environ, LC_ALL="C", FXGE_ONEDNN="off")
        return subprocess.run([self.fxge, *words], cwd=self.dir, env=env, capture_output=True, text=True, timeout=120)

    def make(self):
        for name, value in (("a", 1.0), ("b", 2.0)):
            os.makedirs(os.path.join(self.dir, name))
            data = struct.pack("<f", value).hex() * (ROWS * COLUMNS)
            for file in "pq":
                with open(os.path.join(self.dir, name, f"{file}.fx"), "w", encoding="utf-8") as out:
                    out.write(PROGRAM.format(rows=ROWS, columns=COLUMNS, data=data, name=name))

    def write(self, form, of):
        done = self.run([*form.write, "--force", "-q"], of)
        if done.returncode:
            self.bad += 1
            print(f"a writer ended by {done.returncode}: {done.stderr[:400]}", flush=True)

    def run_form(self, name, seconds):
        form, allowed, bad = FORMS[name], set(), self.bad
        for of in "ab":
            self.write(form, of)
            allowed |= {(k, self.run(read).stdout) for k, read in enumerate(form.read)}
        stop, writes = threading.Event(), 0

        def writer():
            nonlocal writes
            while not stop.is_set():
                self.write(form, "ab"[writes % 2])
                writes += 1

        beside = threading.Thread(target=writer)
        beside.start()
        reads, end = 0, time.monotonic() + seconds
        while time.monotonic() < end:
            k = reads % len(form.read)
            done = self.run(form.read[k])
            reads += 1
            if done.returncode or (k, done.stdout) not in allowed:
                self.bad += 1
                print(f"{name}: read {reads} ended by {done.returncode}: {done.stderr[:300]} {done.stdout[:300]}", flush=True)
        stop.set()
        beside.join()
        print(f"{name}: {reads} reads beside {writes} writes, {self.bad - bad} not as expected", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("fxge")
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--forms", default=",".join(FORMS))
    options = parser.parse_args()
    campaign = Campaign(options.fxge)
    try:
        campaign.make()
        for name in options.forms.split(","):
            campaign.run_form(name, options.seconds)
    finally:
        shutil.rmtree(campaign.dir)
    return 1 if campaign.bad else 0


if __name__ == "__main__":
    sys.exit(main())
