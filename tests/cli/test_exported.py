#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests directories of `python -m fxge export` in place of a file. Standard library only.

test_exported.py FXGE MODELS SERVE LAYOUTS    MODELS: directory of saved programs; SERVE: examples/serve.c; LAYOUTS: fakes of CANN
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
import zipfile

FXGE = MODELS = SERVE = LAYOUTS = None


def fxge(*args):
    return subprocess.run([FXGE, *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=300,
                          env=dict(os.environ, LC_ALL="C"))


class Exported(unittest.TestCase):
    """A directory is read by its manifest, which names files of the directory alone."""

    def setUp(self):
        self.root = tempfile.mkdtemp(prefix="fxge-exported-")
        self.dir = os.path.join(self.root, "in")
        os.mkdir(self.dir)

    def tearDown(self):
        shutil.rmtree(self.root)

    def path(self, name):
        return os.path.join(self.dir, name)

    def expect(self, code, *args, err=""):
        r = fxge(*args)
        self.assertEqual(r.returncode, code, (args, r.stdout[-400:], r.stderr[-2000:]))
        self.assertIn(err, r.stderr)

    def export(self, programs, **more):
        text = json.dumps({"format": "fxge-export", "version": 1, "programs": programs} | more)
        with open(self.path("manifest.json"), "w", encoding="utf-8") as file:
            file.write(text)

    def test_programs(self):
        for name in ("first", "second"):
            self.expect(0, "compile", os.path.join(MODELS, "mlp.default.pt2"), "-o", self.path(f"{name}.air"))
        self.export([{"name": "first", "air": "first.air"}])
        for command in ("run", "dump", "check", "why", "cost", "ops"):
            more = ("--random", "1") if command == "run" else ("--size", "s77=2") if command == "cost" else ()
            words = (command, self.dir, *more)
            found = fxge(command, self.path("first.air"), *more).stdout.replace(self.path("first.air"), self.dir)
            self.assertEqual(fxge(*words).stdout, found, words)
        self.expect(0, "verify", self.dir, "--expected", os.path.join(MODELS, "mlp.npz"))
        self.expect(2, "run", self.dir, "--random", "1", "--model", "third", err="the directory has first")
        self.export([{"name": n, "air": f"{n}.air"} for n in ("first", "second")])
        self.expect(2, "run", self.dir, "--random", "1", err="the directory has first, second")
        self.expect(0, "run", self.dir, "--random", "1", "--model", "second")
        for command in ("check", "why", "dump", "ops"):
            self.expect(0, command, self.dir, "--model", "second")
            self.expect(2, command, self.dir, err="the directory has first, second")

    def test_keep_precision(self):
        """The line for atc names the program, not the directory."""
        with open(os.path.join(self.root, "m.fx"), "w", encoding="utf-8") as file:
            file.write('fxge 1 model "m" stage "import"\ngraph "main"(%x : f32[4, 64], %w : f32[64, 64]) {\n'
                       '  %a = aten.mm.default(self=%x, mat2=%w) : ?\n  %b = aten.softmax.int(self=%a, dim=1) : ?\n  return %b\n}\n')
        self.expect(0, "compile", file.name, "-o", self.path("p.air"), "--soc=Ascend310P3")
        self.export([{"name": "first", "air": "p.air"}])
        for directory, more in ((self.dir, ()), (self.dir + "/", ()), (self.dir, ("--model", "first"))):
            r = fxge("keep-precision", directory, *more, "--soc=Ascend310P3", "--random", "1", "--budget=1e-5", "-o",
                     os.path.join(self.root, "k.cfg"), "--force")
            self.assertEqual(r.returncode, 0, r.stderr)
            self.assertRegex(r.stderr, rf"cd {re.escape(self.dir)}/* && atc --framework=1 --model=p\.air --output=p ")

    def test_served(self):
        """The example answers each request, of a directory on the CPU and of an .om on a chip."""
        cann = os.path.join(LAYOUTS, "new")
        env = dict(os.environ, ASCEND_HOME_PATH=cann, FAKE_CANN_SOC="Ascend310P3")
        self.expect(0, "compile", os.path.join(MODELS, "mlp.default.pt2"), "-o", self.path("m.air"))
        self.export([{"name": "m", "air": "m.air"}])
        with zipfile.ZipFile(os.path.join(MODELS, "mlp.npz")) as file, zipfile.ZipFile(self.path("in.npz"), "w") as into:
            into.writestr("x.npy", file.read(next(n for n in file.namelist() if n.startswith("c0/in/"))))
        done = subprocess.run([FXGE, "compile", os.path.join(MODELS, "mlp.default.pt2"), "-o", self.path("board.om"), "--soc=Ascend310P3"],
                              env=env, capture_output=True, text=True, timeout=300)
        self.assertEqual(done.returncode, 0, done.stderr)
        requests = [self.path("in.npz"), self.path("no.npz"), self.path("in.npz"), self.path('a"b\\c'), self.path("m.air")]
        answers = []
        for words in ([self.dir], [self.path("board.om"), "npu:0"]):
            done = subprocess.run([SERVE, *words], input="\n".join(requests), env=env, capture_output=True, text=True, timeout=300)
            self.assertEqual((done.returncode, done.stderr), (0, ""), words)
            answers.append([json.loads(line) for line in done.stdout.splitlines()])
        for found in answers:
            self.assertEqual([a["request"] for a in found], requests)
            self.assertEqual([a["status"] for a in found], [0, 5, 0, 5, 4])
            self.assertEqual([("results" in a, "error" in a) for a in found], [(s == 0, s != 0) for s in (0, 5, 0, 5, 4)])
            self.assertEqual(found[0]["results"], found[2]["results"])
        (name,) = answers[0][0]["results"]
        for x, y in zip(*(a[0]["results"][name]["first"] for a in answers), strict=True):
            self.assertAlmostEqual(x, y, delta=1e-3)
        done = subprocess.run([SERVE, self.path("nowhere")], input="", env=env, capture_output=True, text=True, timeout=300)
        self.assertEqual(done.returncode, 5)
        self.assertIn("nowhere", done.stderr)

    def test_hostile_manifests(self):
        outer = os.path.join(self.root, "m.air")
        self.expect(0, "compile", os.path.join(MODELS, "mlp.default.pt2"), "-o", outer)
        for air in ("../m.air", outer, "..", ".", "", 3, None, ["m.air"], "a/b.air", "nowhere.air", "x" * 5000, "manifest.json"):
            self.export([{"name": "m", "air": air}])
            r = fxge("dump", self.dir)
            self.assertIn(r.returncode, (4, 5), (air, r.stderr))
            self.assertEqual(r.stdout, "")
        for text in (b"", b"{", b"[]", b"{}", b'{"format": "fxge-export"}', b'{"format": 1, "programs": []}', b"[" * 100000,
                     b'{"format": "fxge-export", "programs": [1, null, {}]}', b'{"format": "fxge-export", "programs": {"a": 1}}'):
            with open(self.path("manifest.json"), "wb") as file:
                file.write(text)
            r = fxge("dump", self.dir)
            self.assertIn(r.returncode, (2, 4, 7), (text[:40], r.stderr))
        os.remove(self.path("manifest.json"))
        self.expect(5, "dump", self.dir, err="is a directory")
        os.symlink(outer, self.path("link.air"))
        os.symlink("/dev/zero", self.path("zero.air"))
        os.symlink("..", self.path("up"))
        for air in ("link.air", "zero.air"):
            self.export([{"name": "m", "air": air}])
            self.expect(4, "dump", self.dir, err="not below its own directory")
            self.expect(1, "check", self.dir, err="not below its own directory")
        self.expect(0, "dump", self.dir + "/../m.air")
        self.export([{"name": "m", "air": "link.air"}])
        self.expect(0, "dump", self.dir, "--weights-from", self.root)  # the user allows that directory
        shutil.copy(outer, self.path("m.air"))
        for name, air in (("m", "m.air\0.txt"), ("m\0x", "m.air")):
            self.export([{"name": name, "air": air}])
            self.expect(4, "dump", self.dir, "--model", "m", err="found \\u0000 in a string")
        self.export([{"name": "m", "air": "m.air"}, {"name": "n", "air": "m.air"}, {"name": "m", "air": "n.air"}])
        self.expect(4, "dump", self.dir, "--model", "m", err="two programs have the name 'm'")
        self.expect(0, "dump", self.dir, "--model", "n")
        self.export([{"name": f"\x1b[31m{i}", "air": "m.air"} for i in range(100000)])
        r = fxge("dump", self.dir, "--model", "m")
        self.assertEqual(r.returncode, 2)
        self.assertLess(len(r.stderr), 1000)
        self.assertNotIn("\x1b", r.stderr)
        os.remove(self.path("manifest.json"))
        os.mkfifo(self.path("manifest.json"))
        self.expect(5, "dump", self.dir, err="manifest.json")


if __name__ == "__main__":
    FXGE, MODELS, SERVE, LAYOUTS = map(os.path.abspath, sys.argv[1:5])
    unittest.main(argv=sys.argv[:1])
