#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests directories of `python -m fxge export` in place of a file. Standard library only.

test_exported.py FXGE MODELS SERVE LAYOUTS    MODELS: directory of saved programs; SERVE: examples/serve.c; LAYOUTS: fakes of CANN
"""

import ctypes
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
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

    def test_om(self):
        """On a chip the .om of the directory runs: no atc is called."""
        env = dict(os.environ, ASCEND_HOME_PATH=os.path.join(LAYOUTS, "new"), FAKE_CANN_SOC="Ascend310P3")
        for name in ("m.air", "m.om"):
            done = subprocess.run([FXGE, "compile", os.path.join(MODELS, "mlp.default.pt2"), "-o", self.path(name), "--soc=Ascend310P3", "--force"],
                                  env=env, capture_output=True, text=True, timeout=300)
            self.assertEqual(done.returncode, 0, done.stderr)

        def on_chip(*words, chip="Ascend310P3"):
            done = subprocess.run([FXGE, *words, "--device=npu:0"], env=env | {"FAKE_CANN_SOC": chip}, capture_output=True, text=True, timeout=300)
            return done.returncode, done.stderr

        for om, names in (({}, ()), ({"om": "m.om"}, ()), ({"om": "m.om"}, ("--model", "m"))):
            self.export([{"name": "m", "air": "m.air"} | om])
            for words in (("run", self.dir, "--random", "1"), ("verify", self.dir, "--expected", os.path.join(MODELS, "mlp.npz"))):
                code, err = on_chip(*words, *names)
                self.assertEqual(code, 0, err)
                self.assertEqual("compiling for the chip" in err, not om, (words, err))
        code, err = on_chip("run", self.dir, "--random", "1", chip="Ascend910B1")
        self.assertEqual(code, 8, err)
        self.assertIn("E0828", err)
        self.assertIn("--soc=Ascend910B1`, or `python -m fxge export SOURCE -o DIR --om --soc=Ascend910B1`", err)
        self.export([{"name": "m", "air": "m.air", "om": "../m.om"}])
        self.assertIn("'../m.om' is not a file of the directory", on_chip("run", self.dir, "--random", "1")[1])
        self.export([{"name": n, "air": "m.air", "om": "m.om"} for n in ("m", "n")])
        self.assertIn("hint    --model NAME selects one", on_chip("run", self.dir, "--random", "1")[1])

    def test_wrong_inputs(self):
        """An image, or a name that no input has, is reported with what there is."""
        self.expect(0, "compile", os.path.join(MODELS, "mlp.default.pt2"), "-o", self.path("m.air"))
        with open(self.path("cam.bin"), "wb") as file:
            file.write(bytes(64))
        self.expect(2, "run", self.path("m.air"), "--inputs", "foo=" + self.path("cam.bin"), err="unknown input 'foo', expected x")
        for text in ("cat.jpg", "x=cat.PNG"):
            self.expect(2, "run", self.path("m.air"), "--inputs", text, err='fxge.read_image("')
        self.expect(5, "run", self.path("m.air"), "--inputs", "foo=nowhere.npy", err="foo=nowhere.npy")

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
        cases, board = os.path.join(MODELS, "mlp.npz"), self.path("board.om")  # c0/in/x, c0/out/0 ...
        self.export([{"name": n, "air": "m.air"} for n in ("m", "n")])
        for words in ([self.dir, "--model", "n"], ["--model", "m", self.dir, "cpu"], [board, "npu:0"]):
            done = subprocess.run([SERVE, *words], input=cases, env=env, capture_output=True, text=True, timeout=300)
            self.assertEqual((done.returncode, done.stderr), (0, ""), words)
            (a,) = map(json.loads, done.stdout.splitlines())
            self.assertEqual(a["status"], 0, a)
            for x, y in zip(a["results"][name]["first"], answers[0][0]["results"][name]["first"], strict=True):
                self.assertAlmostEqual(x, y, delta=1e-3)
        for words, code, err in (([self.dir], 2, "the directory has m, n"), ([self.dir, "--model", "o"], 2, "the directory has m, n"),
                                 ([self.dir, "--model"], 2, "usage: "), ([self.dir, "-x"], 2, "usage: "), ([], 2, "usage: ")):
            done = subprocess.run([SERVE, *words], input=cases, env=env, capture_output=True, text=True, timeout=300)
            self.assertEqual(done.returncode, code, done.stderr)
            self.assertIn(err, done.stderr)
        self.export([{"name": "m", "air": "m.air"}])
        long, odd = "x" * 9000 + ".npz", b"\xff\xc3\xa9\x7f\x01.npz"
        with zipfile.ZipFile(self.path("in.npz")) as file:
            head = file.read("x.npy")
        data = len(head) - int.from_bytes(head[8:10], "little") - 10
        with zipfile.ZipFile(self.path("nan.npz"), "w") as into:
            into.writestr("x.npy", head[:-data] + b"\0\0\xc0\x7f" * (data // 4))
        lines = b"\n".join([long.encode(), odd, os.fsencode(self.path("nan.npz")), "é".encode()])
        done = subprocess.run([SERVE, self.dir], input=lines, env=env, capture_output=True, timeout=300)
        found = [json.loads(line) for line in done.stdout.decode().splitlines()]
        self.assertEqual([a["request"] for a in found], [long, "\xff\xe9\x7f\x01.npz", self.path("nan.npz"), "é"])
        self.assertEqual([a["status"] for a in found], [5, 5, 0, 5])
        self.assertEqual(found[2]["results"][name]["first"], ["nan"] * 4)
        done = subprocess.run([SERVE, self.path("nowhere")], input="", env=env, capture_output=True, text=True, timeout=300)
        self.assertEqual(done.returncode, 5)
        self.assertIn("nowhere", done.stderr)

    def summed(self):
        """Returns the `files` of a manifest for the directory, as `python -m fxge export` writes them."""
        found = {}
        for at, _, names in os.walk(self.dir):
            for name in names:
                path = os.path.join(at, name)
                if name != "manifest.json":
                    with open(path, "rb") as file:
                        data = file.read()
                    found[os.path.relpath(path, self.dir)] = {"bytes": len(data), "sha256": hashlib.sha256(data).hexdigest()}
        return found

    def test_sums(self):
        """Files that differ from the manifest are errors: of all files in a check, of the program in a run."""
        self.expect(0, "compile", os.path.join(MODELS, "mlp.default.pt2"), "-o", self.path("m.air"), "--weights=files")
        os.mkdir(self.path("expected"))
        shutil.copy(os.path.join(MODELS, "mlp.npz"), self.path("expected/m.npz"))
        for size in (0, 1, 55, 56, 57, 63, 64, 65, 119, 120, 127, 128, 65535, 65536, 65537):
            with open(self.path(f"expected/{size}"), "wb") as file:
                file.write(bytes((i * i + size) % 251 for i in range(size)))
        programs, files = [{"name": "m", "air": "m.air"}], self.summed()
        self.assertTrue(any(name.startswith("m.weights/") for name in files))
        self.export(programs, files=files)
        run = ("run", self.dir, "--random", "1")
        verify = ("verify", self.dir, "--expected", self.path("expected/m.npz"))
        self.expect(0, "check", self.dir)
        for words in (run, verify, (*run, "--check-crc"), (*verify, "--check-crc")):
            self.expect(0, *words)
        for name in files:
            with open(self.path(name), "rb") as file:
                data = file.read()
            for changed in (data[:-1] + bytes([data[-1] ^ 1]) if data else b"x", data + b" ", None):
                if changed is None:
                    os.remove(self.path(name))
                else:
                    with open(self.path(name), "wb") as file:
                        file.write(changed)
                r = fxge("check", self.dir)
                self.assertEqual(r.returncode, 5 if changed is None else 1, (name, r.stderr))
                self.assertIn(name, r.stderr)
                self.assertEqual("E0118" in r.stderr, changed is not None)
                self.expect(5 if changed is None else 4, *run, "--check-crc", err=name)
                ours = name == "m.air"
                r = fxge(*run)
                self.assertEqual("E0118" in r.stderr, ours and changed is not None)
                if ours:
                    self.assertEqual(r.returncode, 5 if changed is None else 4)
                elif not name.startswith(("m.weights/", "m.io.json")):
                    self.assertEqual(r.returncode, 0, r.stderr)
            with open(self.path(name), "wb") as file:
                file.write(data)
        self.expect(0, "check", self.dir)
        with open(self.path("more.om"), "wb") as file:
            file.write(b"made by atc in the directory")
        self.expect(0, "check", self.dir)

    def test_a_reader_beside_a_writer(self):
        """A directory that is exchanged for that of another export is read again, not refused for its sums."""
        other, libc, stop = os.path.join(self.root, "other"), ctypes.CDLL(None), threading.Event()
        os.mkdir(other)
        for at, name in ((other, "mlp.default.pt2"), (self.dir, "mlp.decomposed.pt2")):
            self.expect(0, "compile", os.path.join(MODELS, name), "-o", os.path.join(at, "m.air"))
        self.export([{"name": "m", "air": "m.air"}], files=self.summed())
        first, self.dir = self.dir, other
        self.export([{"name": "m", "air": "m.air"}], files=self.summed())
        self.dir = first

        def exchange():
            names = [ctypes.c_char_p(os.fsencode(path)) for path in (first, other)]
            while not stop.is_set():
                self.assertEqual(libc.renameat2(-100, names[0], -100, names[1], 2), 0)
                time.sleep(0.02)

        writer = threading.Thread(target=exchange)
        writer.start()
        try:
            for _ in range(100):
                self.expect(0, "check", first)
        finally:
            stop.set()
            writer.join()

    def test_hostile_sums(self):
        self.expect(0, "compile", os.path.join(MODELS, "mlp.default.pt2"), "-o", self.path("m.air"))
        outer = os.path.join(self.root, "outer")
        with open(outer, "wb") as file:
            file.write(b"secret")
        programs, good = [{"name": "m", "air": "m.air"}], self.summed()
        entry = {"bytes": 6, "sha256": hashlib.sha256(b"secret").hexdigest()}
        for name in ("../outer", outer, "./m.air", "a//b", "", "/", ".", "..", "a/../m.air", "m.air/", "a/./b", "x" * 5000, "m\x1b[31m"):
            self.export(programs, files=good | {name: entry})
            r = fxge("check", self.dir)
            self.assertIn(r.returncode, (1, 4, 5), (name, r.stderr))
            self.assertNotIn("\x1b", r.stderr)
        for value in (None, 3, [], {}, "x", entry | {"bytes": -1}, entry | {"bytes": "6"}, entry | {"bytes": 6.5}, entry | {"sha256": "A" * 64},
                      entry | {"sha256": "0" * 63}, entry | {"sha256": "0" * 65}, entry | {"sha256": None}, {"bytes": 6}):
            self.export(programs, files=good | {"m.air": value})
            self.expect(4, "run", self.dir, "--random", "1", err="'m.air'")
        for files in ([], 3, "x", True):
            self.export(programs, files=files)
            self.expect(4, "dump", self.dir, err="not the manifest")
        self.export(programs, files={"m.air": {"bytes": 1 << 62, "sha256": "0" * 64}, "n": {"bytes": 1 << 62, "sha256": "0" * 64}})
        self.expect(7, "check", self.dir, err="in all")
        os.symlink(outer, self.path("link"))
        os.symlink("/dev/zero", self.path("zero"))
        os.symlink("m.air", self.path("inside"))
        os.mkfifo(self.path("fifo"))
        for name, code in (("link", 1), ("zero", 1), ("fifo", 5), ("expected", 5)):
            self.export(programs, files=good | {name: entry})
            r = fxge("check", self.dir)
            self.assertEqual(r.returncode, code, (name, r.stderr))
            self.assertIn(name, r.stderr)
        self.export(programs, files=good | {"inside": good["m.air"]})
        self.expect(0, "check", self.dir)
        self.export(programs, files=good | {f"n{i}": entry for i in range(100000)})
        r = fxge("check", self.dir)
        self.assertEqual(r.returncode, 5)
        self.assertLess(len(r.stderr), 10000)

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
