#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests the command as users meet it: exit codes, streams, files, JSON. Standard library only.

test_cli.py FXGE MODELS    runs all tests; FXGE is the command, MODELS the directory of saved programs
"""

import json
import os
import pty
import re
import resource
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import unittest
import zipfile

FXGE = MODELS = None
COMMANDS = ["compile", "dump", "run", "verify", "check", "keep-precision", "ops", "explain"]


# Operators with float attributes in GE that accept f64.
FLOATS = """\
fxge 1
model "floats" stage "import"
graph "main"(
    %x : f64[6, 6]) {
  %leaky_relu = aten.leaky_relu.default(self=%x, negative_slope=0.1) : f64[6, 6]
  %elu = aten.elu.default(self=%x, alpha=1.1, scale=0.7, input_scale=0.3) : f64[6, 6]
  %selu = aten.selu.default(self=%x) : f64[6, 6]
  return %leaky_relu as "leaky_relu", %elu as "elu", %selu as "selu"
}
"""


def model(name):
    return os.path.join(MODELS, name)


def fxge(*args, **more):
    env = dict(os.environ, LC_ALL="C")
    for name in ("NO_COLOR", "CI"):
        env.pop(name, None)
    env.update(more.pop("env", {}))
    return subprocess.run([FXGE, *args], stdout=more.pop("stdout", subprocess.PIPE), stderr=subprocess.PIPE,
                          text=True, env=env, timeout=60, **more)


def npy(descr, shape, data, order="False", version=1):
    head = ("{'descr': '%s', 'fortran_order': %s, 'shape': %s, }" % (descr, order, shape)).encode() + b"\n"
    size = struct.pack("<H" if version == 1 else "<I", len(head))
    return b"\x93NUMPY" + bytes([version, 0]) + size + head + data


class Case(unittest.TestCase):
    def setUp(self):
        self.dir = tempfile.mkdtemp(prefix="fxge-cli-")

    def tearDown(self):
        shutil.rmtree(self.dir)

    def path(self, name):
        return os.path.join(self.dir, name)

    def write(self, name, data):
        with open(self.path(name), "wb") as file:
            file.write(data)
        return self.path(name)

    def arrays(self, name, **arrays):
        with zipfile.ZipFile(self.path(name), "w") as z:
            for key, data in arrays.items():
                z.writestr(key + ".npy", data)
        return self.path(name)

    def read(self, name):
        with open(self.path(name), "rb") as file:
            return file.read()

    def expect(self, code, *args, out="", err=None, **more):
        r = fxge(*args, **more)
        self.assertEqual(r.returncode, code, (args, r.stdout, r.stderr))
        if out is not None:
            self.assertEqual(r.stdout, out)
        if err is not None:
            self.assertIn(err, r.stderr)
        return r


class Usage(Case):
    def test_version(self):
        r = self.expect(0, "--version", out=None)
        self.assertRegex(r.stdout, r"^fxge \d+\.\d+\.\d+\n$")
        self.assertEqual(r.stdout, fxge("-V").stdout)

    def test_help(self):
        r = self.expect(0, "--help", out=None)
        for name in COMMANDS:
            self.assertIn("  " + name, r.stdout)
            h = self.expect(0, name, "--help", out=None)
            self.assertTrue(h.stdout.startswith("usage: fxge " + name))
            self.assertIn("examples:\n", h.stdout)
            self.assertEqual(h.stderr, "")
            self.assertEqual(h.stdout, fxge("help", name).stdout)
            self.assertTrue(all(len(line) <= 92 for line in h.stdout.splitlines()))

    def test_no_command(self):
        self.expect(2, err="usage: fxge COMMAND")

    def test_unknown_command(self):
        self.expect(2, "compil", err="unknown command 'compil', did you mean 'compile'?")
        self.expect(2, "help", "chekc", err="did you mean 'check'?")
        self.expect(2, "w", err="expected one of compile, dump, run")

    def test_unknown_option(self):
        for name in COMMANDS:
            self.expect(2, name, "--nonsense", err="--nonsense")
            self.expect(2, name, "-Z", err="-Z")
        self.expect(2, "dump", "x", "--fromat=text", err="unknown option '--fromat', did you mean '--format'?")
        self.expect(2, "compile", "x", "--dump=all", err="--dump=all is not unique: --dump-after, --dump-dir")
        self.expect(2, "run", "x", "--force=yes", err="--force=yes has no value")

    def test_unknown_pass(self):
        self.expect(2, "compile", "x", "--dump-after=fus", err="unknown pass 'fus', did you mean 'fuse'?")

    def test_errors_of_usage_are_json(self):
        for args in (["compil"], ["dump", "x", "--fromat=text"], ["run", "x", "--random=minus"], ["verify", "x"],
                     ["explain", "no-such"], ["compile", "x", "-o", "-"], ["help", "chekc"]):
            o = json.loads(self.expect(2, *args, "--json", out=None, err="").stdout)
            self.assertEqual((o["exit"], o["diagnostics"][-1]["name"]), (2, "usage"), args)
        r = self.expect(2, "compil", "--", "--json", err="did you mean")
        self.assertEqual(r.stdout, "")

    def test_no_file(self):
        for name in ("compile", "dump", "run", "verify", "check"):
            self.expect(2, name, err="the file is missing")

    def test_too_many(self):
        for name in COMMANDS[1:]:
            self.expect(2, name, "a", "b", err="unexpected argument 'b'")

    def test_missing_value(self):
        self.expect(2, "compile", model("mlp.default.pt2"), "-o", err="needs a value")

    def test_default_output(self):
        self.expect(0, "compile", model("mlp.default.pt2"), cwd=self.dir)
        self.assertEqual(sorted(os.listdir(self.dir)), ["mlp.default.air", "mlp.default.io.json"])
        self.expect(5, "compile", model("mlp.default.pt2"), cwd=self.dir, err="FXGE-E0701")
        self.expect(0, "compile", model("mlp.default.pt2"), model("mlp.decomposed.pt2"), "--force", cwd=self.dir)
        self.assertIn("mlp.decomposed.air", os.listdir(self.dir))
        text = self.expect(0, "compile", model("mlp.default.pt2"), "--stage=fused", out=None).stdout
        self.assertIn('stage "fused"', text)

    def test_bad_values(self):
        self.expect(2, "compile", "x", "-o", "y", "--weights=some", err="got 'some'")
        self.expect(2, "run", "x", "--random=minus", err="got 'minus'")
        self.expect(2, "run", "x", "--threads=-1", err="got '-1'")
        self.expect(2, "run", "x", "--memory=much", err="got 'much'")
        big = self.write("big.fx", (
            b'fxge 1\nmodel "m" stage "ge"\ngraph "main"(%x : f32[1000, 1000]) {\n'
            b"  %y = ge.Relu(x=%x) : ?\n  return %y\n}\n"))
        self.expect(0, "run", big, "--random=1", "--memory=100", out=None)
        self.expect(6, "run", big, "--random=1", "--memory=1", out=None, err="the session may hold 1000000")

    def test_double_dash_ends_options(self):
        self.expect(5, "check", "--", "--json", err="--json")


class Files(Case):
    def test_missing(self):
        for name in ("dump", "run", "check", "ops"):
            self.expect(5, name, self.path("none"), out=None, err="FXGE-E0101")

    def test_directory(self):
        self.expect(5, "dump", self.dir, err="is a directory")

    def test_fifo_does_not_block(self):
        os.mkfifo(self.path("fifo"))
        self.expect(5, "dump", self.path("fifo"), err="is a FIFO")

    def test_standard_input(self):
        with open(model("mlp.default.pt2"), "rb") as file:
            data = file.read()
        for form in ("file", "pipe"):
            with open(model("mlp.default.pt2"), "rb") as file:
                given = {"stdin": file} if form == "file" else {"input": data}
                for args in (["dump", "-", "--io"], ["ops", "-"], ["run", "-", "--random", "1"]):
                    if form == "file":
                        file.seek(0)
                    r = subprocess.run([FXGE, *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE, **given)
                    want = fxge(args[0], model("mlp.default.pt2"), *args[2:]).stdout
                    self.assertEqual((r.returncode, r.stdout.decode()), (0, want), (form, args, r.stderr))
        r = subprocess.run([FXGE, "dump", "-"], input=b"", stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.assertEqual(r.returncode, 4)
        self.assertIn(b"the file is empty", r.stderr)
        r = subprocess.run([FXGE, "dump", "-"], input=b"fxge 1\nmodel 3\n", stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.assertIn(b"-:2: error[FXGE-E0150]", r.stderr) # it is read once, also where a file is read again
        self.expect(2, "compile", "-", err="specify -o OUT.air", stdin=subprocess.DEVNULL)

    def test_files_of_others_are_named(self):
        def archive(path, *names):
            with zipfile.ZipFile(self.path(path), "w") as z:
                for name in names:
                    z.writestr(name, b"x")
            return self.path(path)

        head = b'{"w":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}}'
        cases = [("TorchScript", archive("ts", "m/data.pkl", "m/constants.pkl", "m/code/a.py")),
                 ("torch.save (weights", archive("sd", "m/data.pkl", "m/version")),
                 ("arrays of NumPy", archive("n", "x.npy")),
                 ("Python source", self.write("m.py", b"import torch\n")),
                 ("a pickle", self.write("p", b"\x80\x04K\x01.")),
                 ("a NumPy array", self.write("a", npy("<f4", "(1,)", b"\0" * 4))),
                 ("safetensors", self.write("s", struct.pack("<Q", len(head)) + head + b"\0" * 4)),
                 ("--ops", self.write("y", b'- schema: "my::op(Tensor x) -> Tensor"\n')),
                 ("ONNX", self.write("o", b"\x08\x08\x12\x07pytorch\x1a\x032.1\x3a\x05\x0a\x03\x0a\x01x")),
                 ("GGUF", self.write("g", b"GGUF\x03\0\0\0" + b"\0" * 64)),
                 ("RIFF", self.write("w", b"RIFF\xec\0\0\0WAVEfmt \x10\0\0\0")),
                 ("PNG", self.write("i", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR")),
                 ("TensorFlow Lite", self.write("t", b"\x1c\0\0\0TFL3\x14\0")),
                 ("XML", self.write("x", b"<?xml version='1.0'?><net/>")),
                 ("JSON", self.write("j", b'{"a": 1}'))]
        for what, path in cases:
            r = self.expect(4, "dump", path, err="FXGE-E0104")
            self.assertIn(what, r.stderr)
            self.assertIn("torch.export.save", r.stderr)
            self.expect(2 if zipfile.is_zipfile(path) else 1, "check", path, err="expected an .air")

    def test_check_names_what_is_no_air(self):
        for name in ("mlp.default.pt2", "mlp.fx"):
            path = model(name) if name.endswith(".pt2") else self.write(name, b"fxge 1\n")
            self.expect(2, "check", path, err="expected an .air")
        self.expect(1, "check", self.write("nothing", b""), err="found an empty file")

    def test_unreadable_content(self):
        self.expect(4, "dump", self.write("empty", b""), err="the file is empty")
        self.expect(4, "dump", self.write("junk", b"\xff\xfe\x00\x01" * 9), err="FXGE-E0104")
        self.expect(4, "dump", self.write("words", b"some words\n"), err="error[")
        with open(model("mlp.default.pt2"), "rb") as file:
            cut = file.read()[:2000]
        self.expect(4, "dump", self.write("cut", cut), err="error[")

    def test_existing_output(self):
        out = self.write("m.txt", b"mine")
        self.expect(5, "dump", model("mlp.default.pt2"), "-o", out, err="--force")
        self.assertEqual(self.read("m.txt"), b"mine")
        self.expect(0, "dump", model("mlp.default.pt2"), "-o", out, "--force")
        self.assertTrue(self.read("m.txt").startswith(b"fxge 1\n"))

    def test_output_beside_nothing(self):
        self.expect(5, "dump", model("mlp.default.pt2"), "-o", self.path("no/such/name.txt"), err="mkdir -p")
        self.expect(5, "compile", model("mlp.default.pt2"), "-o", self.path("") + "/", err="the name of a file")

    def test_a_device_has_no_interface_beside_it(self):
        self.expect(0, "compile", model("mlp.default.pt2"), "-o", "/dev/null", out="", err="wrote /dev/null\n")
        self.assertFalse(os.path.exists("/dev/null.io.json"))

    def test_missing_inputs(self):
        self.expect(4, "run", model("mlp.default.pt2"), err="--random 1")

    def test_closed_stdout(self):
        r = subprocess.run(["sh", "-c", '"$1" dump "$2" >&-', "sh", FXGE, model("mlp.default.pt2")],
                           stderr=subprocess.PIPE, text=True)
        self.assertEqual(r.returncode, 5)
        self.assertIn("standard output", r.stderr)

    def test_full_device(self):
        if not os.path.exists("/dev/full"):
            self.skipTest("no /dev/full")
        with open("/dev/full", "w") as full:
            self.expect(5, "dump", model("mlp.default.pt2"), stdout=full, out=None, err="standard output")

    def test_broken_pipe_is_silent(self):
        r = subprocess.run(["sh", "-c", '("$1" dump "$2" --json; echo $? >&2) | true', "sh", FXGE,
                            model("encoder.default.pt2")], stderr=subprocess.PIPE, text=True)
        self.assertIn(r.stderr.strip(), ("0", str(128 + signal.SIGPIPE)))

    def test_no_color(self):
        bad = self.write("junk", b"\xff\xfe\x00\x01" * 9)
        self.assertNotIn("\033", self.expect(4, "dump", bad).stderr)
        colored = self.expect(4, "dump", bad, "--color=always").stderr
        self.assertIn("\033[1;31merror[FXGE-E0104]\033[0m\033[1m: unknown file format", colored)
        self.assertIn("\033[36m  hint\033[0m    supported are", colored)
        self.assertEqual(re.sub("\033\\[[0-9;]*m", "", colored), self.expect(4, "dump", bad).stderr)


class Progress(Case):
    """A progress bar for long work: on a terminal, and nowhere else."""

    def chain(self):
        n = 4500  # a run of over a second on a fast machine: the bar appears after half a second
        lines = "".join("  %%x%d = aten.sin.default(self=%%x%d) : f64[320,320]\n" % (i + 1, i) for i in range(n))
        return self.write("chain.fx", ('fxge 1\nmodel "m" stage "import"\ngraph "main"(\n    %%x0 : f64[320,320]) {\n'
                                       "%s  return %%x%d\n}\n" % (lines, n)).encode())

    def on_terminal(self, *args, **env):
        ours, theirs = pty.openpty()
        inherited = {k: v for k, v in os.environ.items() if k not in ("CI", "NO_COLOR")}
        p = subprocess.Popen([FXGE, *args], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=theirs,
                             env={**inherited, "TERM": "xterm", **env})
        os.close(theirs)
        shown = b""
        try:
            while part := os.read(ours, 4096):
                shown += part
        except OSError:  # the other side is closed
            pass
        os.close(ours)
        out = p.stdout.read()
        p.stdout.close()
        self.assertEqual(p.wait(), 0, shown)
        return shown.decode(), out.decode()

    def test_bar(self):
        args = ("run", self.chain(), "--random=1", "--threads=1")
        shown, out = self.on_terminal(*args)
        self.assertRegex(shown, r"running   \[#*-*\] +\d+%  \d+ of 4500 nodes, [\d.]+/s, \d+:\d\d left")
        self.assertTrue(re.search(r"left\r\x1b\[K$", shown), shown[-200:])  # nothing remains
        self.assertEqual(out, self.expect(0, *args, out=None).stdout)

    def test_nobody_looks(self):
        args = ("run", self.chain(), "--random=1", "--threads=1")
        self.assertNotIn("left", self.expect(0, *args, out=None).stderr)
        for env in ({"CI": "true"}, {"TERM": "dumb"}):
            self.assertNotIn("left", self.on_terminal(*args, **env)[0])
        for more in ("--quiet", "--json"):
            self.assertNotIn("left", self.on_terminal(*args, more)[0])


class Formats(Case):
    def test_dump_is_read_again(self):
        shutil.copy(model("mlp.default.pt2"), self.dir)
        text = self.expect(0, "dump", self.path("mlp.default.pt2"), out=None).stdout
        again = self.write("mlp.txt", text.encode())
        self.expect(0, "dump", again, out=text)

    def test_formats(self):
        m = model("mlp.default.pt2")
        json.loads(self.expect(0, "dump", m, "--io", out=None).stdout)
        json.loads(self.expect(0, "dump", m, "--format=json", out=None).stdout)
        self.assertTrue(self.expect(0, "dump", m, "--format=dot", out=None).stdout.startswith("digraph"))
        for form in ("pbtxt", "onnx-pbtxt"):
            text = self.expect(0, "dump", m, "--stage=ge", "--format=" + form, out=None).stdout
            self.assertEqual(text.count("{"), text.count("}"))
            self.assertIn("MatMulV2", text)
        graph = text[text.index("  input {"):]  # fields that Netron shows, and that onnx's checker requires
        self.assertRegex(graph, r'name: "x:0"\s+type \{\s+tensor_type \{\s+elem_type: 1')
        self.assertRegex(text, r'opset_import \{\s+domain: "ge"\s+version: 1')
        self.assertRegex(text, r'value_info \{\s+name: "\w+:0"\s+type \{\s+tensor_type \{\s+elem_type')
        self.assertEqual(text.count('domain: "ge"'), text.count("  node {") + 1)
        self.assertIn("zoo.py", self.expect(0, "dump", m, "--locs", out=None).stdout)
        self.expect(2, "dump", m, "--format=poem", err="unknown format 'poem'")
        self.expect(2, "dump", m, "--format=fxpb", err="-o FILE")
        self.expect(2, "dump", m, "--stage=poem", err="unknown stage 'poem'")

    def test_fxpb(self):
        m = model("mlp.default.pt2")
        self.expect(0, "dump", m, "--format=fxpb", "-o", self.path("m.fxpb"))
        self.expect(0, "dump", m, "--format=fxpb", "-o", self.path("n.fxpb"))
        self.assertEqual(self.read("m.fxpb"), self.read("n.fxpb"))
        nodes = [line for line in self.expect(0, "dump", m, out=None).stdout.splitlines() if " = aten." in line]
        text = self.expect(0, "dump", self.path("m.fxpb"), out=None).stdout
        self.assertEqual([line for line in text.splitlines() if " = aten." in line], nodes)

    def test_json_of_every_command(self):
        m = model("mlp.default.pt2")
        for args in (["dump", m], ["dump", m, "--format=text"], ["ops"], ["ops", m], ["explain"], ["explain", "401"],
                     ["check", self.path("none")], ["dump", self.path("none")], ["run", self.path("none")],
                     ["compile", self.path("none"), "-o", self.path("x.air")],
                     ["compile", m, "-o", self.path("x.air"), "--time"], ["run", m, "--random=1"],
                     ["verify", m, "--expected", model("mlp.npz")]):
            r = fxge(*args, "--json")
            o = json.loads(r.stdout)
            self.assertEqual((o["schema"], o["command"], o["exit"]), (1, args[0], r.returncode), args)
            self.assertEqual(bool(r.returncode), any(d["severity"] == "error" for d in o["diagnostics"]), args)
            self.assertEqual(r.stderr, "", args)

    def test_explain(self):
        one = self.expect(0, "explain", "FXGE-E0401", out=None).stdout
        self.assertTrue(one.startswith("FXGE-E0401  error   exit 3   NO_CONVERTER\n"))
        self.assertEqual(one, fxge("explain", "401").stdout)
        self.assertIn("\n\nRemedy: describe the operator in a YAML file", one)

    def test_near_misses_of_rules(self):
        """--explain shows its notes without -v."""
        rules = self.write("my.rules", b"""rule square(%x) {
  if size_multiple(x, -1, 16)
  %y = aten.mul.Tensor(self=%x, other=%x)
  return %y
  replace ge.Square(x)
}
""")
        program = self.write("m.fx", b"""fxge 1
graph "main"(%x : f32[8]) {
  %y = aten.mul.Tensor(self=%x, other=%x) : f32[8]
  return %y
}
""")
        args = ("compile", program, "-o", self.path("m.air"), "--force", f"--rules={rules}")
        near = "rule square does not apply: size 0 of %x is 8, which is not a multiple of 16"
        self.expect(0, *args, "--explain=square", out=None, err=near)
        self.assertNotIn(near, self.expect(0, *args, out=None).stderr)

    def test_every_diagnostic_is_explained(self):
        """A paragraph, an example that causes it, and a remedy each."""
        kinds = json.loads(self.expect(0, "explain", "--json", out=None).stdout)["kinds"]
        self.assertGreater(len(kinds), 150)
        for kind in kinds:
            with self.subTest(id=kind["id"]):
                parts = re.split(r"\n\n(?=    |Remedy: )", kind["text"] or "")
                self.assertEqual(len(parts), 3, "a paragraph, an example, a remedy")
                about, example, remedy = parts
                self.assertGreater(len(about), 40)
                self.assertTrue(f'{kind["severity"]}[{kind["id"]}]: ' in example or kind["name"] == "USAGE", example)
                self.assertTrue(remedy.startswith("Remedy: "))
                self.assertNotIn("Remedy", about)
                for line in kind["text"].splitlines():
                    self.assertLessEqual(len(line), 130 if not line.startswith("    ") else 300)
        self.expect(2, "explain", "FXGE-E9999", err="unknown diagnostic")


class Compile(Case):
    def test_twice_the_same_bytes(self):
        for name in ("a", "b"):
            self.expect(0, "compile", model("mlp.default.pt2"), "-o", self.path(name + ".air"), err="atc --framework=1")
        self.assertEqual(self.read("a.air"), self.read("b.air"))
        self.assertEqual(self.read("a.io.json"), self.read("b.io.json"))
        self.assertEqual(sorted(os.listdir(self.dir)), ["a.air", "a.io.json", "b.air", "b.io.json"])
        self.expect(0, "check", self.path("a.air"))

    def test_weight_modes(self):
        for mode in ("inline", "files", "ref"):
            self.expect(0, "compile", model("mlp.default.pt2"), "-o", self.path(mode + ".air"), "--weights=" + mode,
                        "--check")
            self.expect(0, "run", self.path(mode + ".air"), "--random=1", "--weights-from", MODELS, out=None)

    def test_existing_output(self):
        out = self.write("m.air", b"mine")
        self.expect(5, "compile", model("mlp.default.pt2"), "-o", out, err="--force")
        self.assertEqual(self.read("m.air"), b"mine")
        self.expect(0, "compile", model("mlp.default.pt2"), "-o", out, "--force")

    def test_outputs_that_are_links(self):
        """A link is followed, whether its target exists or not, and stays a link; one that leads nowhere writes nothing."""
        os.mkdir(self.path("there"))
        links = {"m.air": "there/a.air", "m.io.json": self.path("there/deep"), "there/deep": "b.json", "loop.air": "loop.air", "gone.air": "gone/a.air"}
        for name, target in links.items():
            os.symlink(target, self.path(name))
        for name in ("mlp", "convnet_dyn"):
            self.expect(0, "compile", model(name + ".default.pt2"), "-o", self.path("m.air"), "--force")
            self.assertTrue(all(os.path.islink(self.path(link)) for link in links))
            self.assertEqual(sorted(os.listdir(self.path("there"))), ["a.air", "b.json", "deep"])
            self.expect(0, "check", self.path("m.air"))
        self.expect(5, "compile", model("mlp.default.pt2"), "-o", self.path("m.air"), err="the file exists already")
        for name in ("loop.air", "gone.air"):
            for command in ("compile", "dump"):
                self.expect(5, command, model("mlp.default.pt2"), "-o", self.path(name), "--force", err="cannot write")
        self.assertEqual(sorted(os.listdir(self.dir)), ["gone.air", "loop.air", "m.air", "m.io.json", "there"])
        self.assertTrue(all(os.path.islink(self.path(link)) for link in links))

    def test_stage_as_text(self):
        text = self.expect(0, "compile", model("mlp.default.pt2"), "-o", "-", "--stage=functional", out=None).stdout
        self.assertIn('stage "functional"', text)

    def test_dump_after(self):
        r = self.expect(0, "compile", model("mlp.default.pt2"), "-o", self.path("m.air"), "--dump-after=all")
        self.assertIn("; after functionalise\n", r.stderr)
        os.mkdir(self.path("d"))
        self.expect(0, "compile", model("mlp.default.pt2"), "-o", self.path("m.air"), "--dump-after=all",
                    "--dump-dir", self.path("d"), "--force")
        m = model("mlp.default.pt2")
        self.expect(0, "compile", m, "-o", "-", "--stage=fused", "--dump-after=fuse", "--dump-dir", self.path("new"),
                    out=None)
        self.assertEqual([n[3:] for n in os.listdir(self.path("new"))], ["fuse.txt"])
        self.expect(5, "compile", m, "--dump-after=fuse", "--dump-dir", self.path("no/such"), err="No such file")
        self.expect(2, "compile", m, "--dump-after=fuse", "--dump-dir=-", err="--dump-dir must name a directory",
                    cwd=self.path("d"))
        r = self.expect(5, "compile", m, "-o", self.path("n.air"), "--dump-after=all", "--dump-dir", self.path("d"))
        self.assertEqual(r.stderr.count("--force"), 1, r.stderr)  # and not once for each pass
        self.assertIn("ge", {line for name in os.listdir(self.path("d")) for line in
                             self.read("d/" + name).decode().split('"')[3:4]})

    def test_several(self):
        pair = [model("mlp.default.pt2"), model("mlp.decomposed.pt2")]
        for mode, directories in (("auto", 1), ("files", 1), ("ref", 0), ("inline", 0)):
            r = self.expect(0, "compile", *pair, "-o", self.path(mode), "--weights=" + mode, "--check", "--json", out=None)
            self.assertEqual(json.loads(r.stdout)["output"], self.path(mode))
            found = os.listdir(self.path(mode))
            self.assertEqual(sum(name.endswith(".weights") for name in found), directories, mode)
            results = [fxge("run", os.path.join(self.path(mode), f"mlp.{form}.air"), "--random=1", "--weights-from", MODELS).stdout
                       for form in ("default", "decomposed")]
            self.assertTrue(results[0])
            self.assertEqual(results[0].split("{")[1], results[1].split("{")[1])

    def test_several_usage(self):
        pair = [model("mlp.default.pt2"), model("mlp.decomposed.pt2")]
        self.expect(2, "compile", *pair, "-o", "-", err="-o must name a directory")
        self.expect(2, "compile", *pair, "-o", self.write("file", b""), err="is a file")
        self.expect(2, "compile", *pair, "-o", self.path("d"), "--stage=ge", err="need a single model")
        self.expect(2, "compile", pair[0], pair[0], "-o", self.path("d"), err="would both become")
        self.expect(2, "compile", *pair * 33, "-o", self.path("d"), err="more than 64 models")
        self.assertEqual(os.listdir(self.dir), ["file"])

    def test_several_are_all_or_nothing(self):
        self.expect(3, "compile", model("mlp.default.pt2"), model("custom_linear.default.pt2"), "-o", self.path("d"))
        self.assertEqual(os.listdir(self.dir), [])
        os.mkdir(self.path("d"))
        self.write("d/mlp.decomposed.io.json", b"mine")
        self.expect(5, "compile", model("mlp.default.pt2"), model("mlp.decomposed.pt2"), "-o", self.path("d"),
                    err="--force")
        self.assertEqual(os.listdir(self.path("d")), ["mlp.decomposed.io.json"])

    def test_times(self):
        o = json.loads(fxge("compile", model("mlp.default.pt2"), "-o", self.path("m.air"), "--time", "--json").stdout)
        self.assertEqual([o["steps"][0]["name"], o["steps"][-1]["name"]], ["read", "write"])

    def test_unsupported_are_all_named(self):
        r = self.expect(3, "compile", model("custom_linear.default.pt2"), "-o", self.path("m.air"))
        self.assertEqual(r.stderr.count("my.linear.default: "), 1, r.stderr)
        self.assertIn("(2 nodes)", r.stderr)
        self.assertIn("--ops", r.stderr)
        self.assertEqual(os.listdir(self.dir), [])

    def test_ops_of_model(self):
        r = self.expect(3, "ops", model("custom_linear.default.pt2"), out=None)
        self.assertRegex(r.stdout, r"2  NOT SUPPORTED  my\.linear\.default +FXGE-E0401 .* first at .*zoo\.py:\d+")
        self.expect(0, "ops", model("mlp.default.pt2"), out=None)

    def test_ops_files(self):
        self.expect(5, "ops", "--ops", self.path("none.yaml"), err="error[")
        self.expect(4, "ops", "--ops", self.write("bad.yaml", b"ops: [1, 2"), err="error[")


class Run(Case):
    def x(self, rows=2, cols=8):
        return npy("<f4", "(%d, %d)" % (rows, cols), struct.pack("<%df" % (rows * cols), *range(rows * cols)))

    def run_mlp(self, code, *args, **more):
        return self.expect(code, "run", model("mlp.default.pt2"), *args, **more)

    def test_inputs_in_every_form(self):
        outs = []
        for given in ((self.arrays("x.npz", x=self.x()),), (self.write("x.npy", self.x()),),
                      ("x=" + self.path("x.npy"),)):
            out = self.path("out%d.npz" % len(outs))
            self.run_mlp(0, "--inputs", *given, "--outputs", out)
            with open(out, "rb") as file:
                outs.append(file.read())
        self.assertEqual(outs[0], outs[1])
        self.assertEqual(outs[0], outs[2])
        with zipfile.ZipFile(self.path("out0.npz")) as z:
            self.assertIsNone(z.testzip())
            self.assertEqual(len(z.namelist()), 1)
            self.assertTrue(z.read(z.namelist()[0]).startswith(b"\x93NUMPY\x01\x00"))

    def test_cases_of_expected_values(self):
        """A file for verify --expected: its cases in order; their results are not read."""
        out = self.path("out.npz")
        r = self.run_mlp(0, "--inputs", model("mlp.npz"), out=None)
        self.assertEqual([line.partition(":")[0] for line in r.stdout.splitlines()],
                         ["c0/softmax", "c1/softmax", "c2/softmax"])
        self.run_mlp(0, "--inputs", model("mlp.npz"), "--outputs", out)
        with zipfile.ZipFile(out) as z, zipfile.ZipFile(model("mlp.npz")) as given:
            self.assertEqual(z.namelist(), ["c%d/softmax.npy" % k for k in range(3)])
            self.write("x.npy", given.read("c1/in/x.npy"))
            second = z.read("c1/softmax.npy")
        self.run_mlp(0, "--inputs", self.path("x.npy"), "--outputs", out, "--force")
        with zipfile.ZipFile(out) as z:
            self.assertEqual(z.read("softmax.npy"), second)

    def test_random_is_repeatable(self):
        a = self.run_mlp(0, "--random=7", "--size=s77=5", out=None).stdout
        self.assertIn("f32[5, 4]", a)
        self.assertEqual(a, self.run_mlp(0, "--random=7", "--size=s77=5", out=None).stdout)
        self.assertNotEqual(a, self.run_mlp(0, "--random=8", "--size=s77=5", out=None).stdout)

    def test_float_attributes_are_f32(self):
        """The elements of GE's files: f64 arithmetic shows if a program that was never written has them."""
        program, air = self.write("m.fx", FLOATS.encode()), self.path("m.air")
        self.expect(0, "compile", program, "-o", air, out=None)
        for path, out in ((program, "a.npz"), (air, "b.npz")):
            self.expect(0, "run", path, "--random=1", "--outputs", self.path(out), out=None)
        with zipfile.ZipFile(self.path("a.npz")) as z, zipfile.ZipFile(self.path("b.npz")) as written:
            self.assertEqual(len(z.namelist()), 3)
            for name in z.namelist():
                with self.subTest(name):
                    self.assertEqual(z.read(name), written.read(name))
        self.assertEqual(self.read("a.npz"), self.read("b.npz"))

    def test_wrong_inputs(self):
        for data, says in ((npy("<f8", "(2, 8)", bytes(128)), "input 'x' is f64, expected f32"),
                           (npy("<f4", "(16,)", bytes(64)), "input 'x' has 1 dims, expected 2"),
                           (self.x(2, 7), "input 'x': dim 1 is 7, expected 8"),
                           (npy("<f4", "(0, 8)", b""), "s77 is 0, expected 1 to 1024"),
                           (npy("<f4", "(1025, 8)", bytes(1025 * 32)), "s77 is 1025, expected 1 to 1024")):
            self.run_mlp(4, "--inputs", self.arrays("x.npz", x=data), err=says)
        self.run_mlp(4, "--inputs", self.arrays("x.npz", y=self.x()), err="unknown input 'y', expected x")
        self.run_mlp(4, "--inputs", self.arrays("x.npz", x=self.x(), y=self.x()), err="unknown input 'y'")
        self.run_mlp(4, err="input 'x' is not given")
        self.run_mlp(4, "--random=1", "--size=s77=5000", err="s77 is 5000")
        self.run_mlp(4, "--random=1", "--size=q=5", err="unknown size 'q'")

    def nested(self, **other):
        """Arrays of nested.default.pt2, with other ones or (None) without."""
        sizes = {"x": 6, "past_0_key": 5, "past[1]['key']": 5, "past_0_value": 4}
        given = {name: self.x(rows, 3) for name, rows in sizes.items()}
        given |= {"n": npy("<i8", "()", struct.pack("<q", 3)), **other}
        return self.arrays("n.npz", **{k: v for k, v in given.items() if v is not None})

    def test_dims_exported_as_dynamic_are_of_zero_and_one(self):
        """PyTorch assumes at least 2 where it traces Dim.AUTO; its own program accepts less."""
        for key, value in ((0, 1), (1, 0), (1, 2)):
            keys = {k: self.x(key, 3) for k in ("past_0_key", "past[1]['key']")}
            self.run_nested(0, self.nested(past_0_value=self.x(value, 3), **keys), out=None)

    def run_nested(self, code, given, **more):
        return self.expect(code, "run", model("nested.default.pt2"), "--inputs", given, **more)

    def test_nested_inputs_are_named_as_the_user_wrote_them(self):
        self.run_nested(0, self.nested(), out=None)
        value, n = "past_0_value", lambda text, data: npy(text, "()", data)
        for other, says in (({"past_0_key": None}, "input 'past[0]['key']' is not given"),
                            ({value: npy("<f8", "(4, 3)", bytes(96))}, "input 'past[0]['value']' is f64, expected f32"),
                            ({value: self.x(4, 2)}, "input 'past[0]['value']': dim 1 is 2, expected 3"),
                            ({value: self.x(17, 3)}, "input 'past[0]['value']': dim 0: s62 is 17, expected 0 to 16"),
                            ({"past[1]['key']": self.x(6, 3)},
                             "input 'past[1]['key']': dim 0 is 6, expected 5: s18 with s18 = 5 "
                             "(dim 0 of input 'past[0]['key']')"),
                            ({"n": n("<i8", struct.pack("<q", -1))}, "input 'n': s86 is -1, expected at least 0"),
                            ({"n": n("<f8", struct.pack("<d", 3))}, "input 'n' is f64, expected an integer"),
                            ({"n": n("|b1", b"\1")}, "input 'n' is bool, expected an integer"),
                            ({"n": self.x(2, 2)}, "input 'n' has 4 elements, expected an integer"),
                            ({"past[0]['key']": self.x(5, 3)}, "input 'past[0]['key']' is given twice")):
            self.run_nested(4, self.nested(**other), err=says)

    def test_guards_are_checked(self):
        """x has pairs of rows."""
        r = self.run_nested(4, self.nested(x=self.x(5, 3)), err="error[FXGE-E0958]")
        self.assertIn("the condition (3*L['x'].size()[0]) == (6*(L['x'].size()[0] // 2)) with s77 = 5 "
                      "(dim 0 of input 'x')", r.stderr)
        self.expect(0, "compile", model("nested.default.pt2"), "-o", self.path("n.air"), out=None)
        self.expect(4, "run", self.path("n.air"), "--inputs", self.nested(x=self.x(7, 3)), err="with s77 = 7")
        self.expect(0, "run", self.path("n.air"), "--inputs", self.nested(), out=None)

    def test_hostile_arrays(self):
        good = self.x()
        rows = [good[:-1], good + b"\0", good[:20], b"\x93NUMPY", b"\x93NUMPY\x09\x00" + good[8:],
                npy("<f4", "(2, 8", bytes(64)), npy("<f4", "(-2, 8)", bytes(64)), npy("|O", "(2, 8)", bytes(64)),
                npy("<f4", "(99999999999, 99999999999)", bytes(64)), npy("<f4", "(" + "1," * 99 + ")", bytes(4)),
                npy("<f4", "(" + "9" * 40 + ",)", bytes(4)), npy("<f4", "(2, 8)", bytes(64), order="maybe"),
                b"\x93NUMPY\x02\x00\xff\xff\xff\xff{}", good.replace(b"descr", b"shape"),
                npy("[('a', '<f4')]", "(2,)", bytes(8)).replace(b"'[", b"[").replace(b"]'", b"]")]
        for i, data in enumerate(rows):
            r = fxge("run", model("mlp.default.pt2"), "--inputs", self.write("x.npy", data))
            self.assertIn(r.returncode, (3, 4), (i, r.stderr))
            self.assertIn("error[FXGE-E096", r.stderr, i)
        self.run_mlp(4, "--inputs", self.write("x.npz", b"PK\3\4 cut off"), err="error[")

    def test_forms_of_arrays(self):
        values = list(range(16))
        want = fxge("run", model("mlp.default.pt2"), "--inputs", self.write("x.npy", self.x())).stdout
        turned = [values[r * 8 + c] for c in range(8) for r in range(2)]
        for data in (npy("<f4", "(2, 8)", struct.pack("<16f", *turned), order="True"),
                     npy(">f4", "(2, 8)", struct.pack(">16f", *values)),
                     npy("<f4", "(2, 8)", struct.pack("<16f", *values), version=2),
                     npy("<f4", "(2, 8)", struct.pack("<16f", *values), version=3)):
            self.run_mlp(0, "--inputs", self.write("y.npy", data), out=want)

    def test_deflated(self):
        with zipfile.ZipFile(self.path("z.npz"), "w", zipfile.ZIP_DEFLATED) as z:
            z.writestr("x.npy", self.x())
        self.run_mlp(0, "--inputs", self.path("z.npz"), out=fxge(
            "run", model("mlp.default.pt2"), "--inputs", self.arrays("s.npz", x=self.x())).stdout)

    def test_sizes_out_of_range_are_one_error(self):
        m = model("encoder.default.pt2")
        name = json.loads(fxge("dump", m, "--io").stdout)["symbols"][0]["name"]
        r = self.expect(4, "run", m, "--random=1", "--size", name + "=100000000", err="FXGE-E0957")
        self.assertEqual(r.stderr.count("error["), 1, r.stderr)
        self.assertNotIn("dim 0", r.stderr)
        self.expect(4, "run", m, "--random=1", "--size", "no=4", err="sizes are " + name)

    def test_no_state_is_an_empty_archive(self):
        r = self.expect(0, "run", model("mlp.default.pt2"), "--random=1", "--state", self.path("s.npz"), out=None,
                        err="the program has no states")
        with zipfile.ZipFile(self.path("s.npz")) as z:
            self.assertEqual(z.namelist(), [])
        self.assertEqual(self.read("s.npz"), b"PK\5\6" + b"\0" * 18)
        self.expect(0, "run", model("mlp.default.pt2"), "--random=1", "--state", self.path("s.npz"), out=r.stdout)

    def test_states_are_kept(self):
        m = model("decoder.default.pt2")
        self.expect(0, "run", m, "--random=1", "--state", self.path("s.npz"), out=None)
        first = self.read("s.npz")
        self.expect(0, "run", m, "--random=2", "--state", self.path("s.npz"), out=None)
        self.assertNotEqual(first, self.read("s.npz"))
        self.expect(4, "run", m, "--random=2", "--state", self.arrays("t.npz", nothing=self.x()), out=None,
                    err="unknown state 'nothing'")


class Verify(Case):
    def test_match_and_difference(self):
        r = self.expect(0, "verify", model("mlp.default.pt2"), "--expected", model("mlp.npz"), out=None)
        self.assertIn("0 different", r.stderr)
        r = self.expect(1, "verify", model("mlp.default.pt2"), "--expected", self.changed(), out=None)
        self.assertIn("DIFFERENT", r.stdout)
        self.assertIn("elements differ", r.stdout)

    def changed(self):
        with zipfile.ZipFile(model("mlp.npz")) as old, zipfile.ZipFile(self.path("changed.npz"), "w") as new:
            for name in old.namelist():
                data = old.read(name)
                if name == "c0/ref/0.npy":
                    data = data[:-8] + struct.pack("<d", 0.75)
                new.writestr(name, data)
        return self.path("changed.npz")

    def test_unreadable_expected_values(self):
        m = model("mlp.default.pt2")
        self.expect(5, "verify", m, "--expected", self.path("absent.npz"), err="E0101")
        with open(self.path("broken.npz"), "wb") as file:
            file.write(b"no archive")
        self.expect(4, "verify", m, "--expected", self.path("broken.npz"), err="E0")

    def test_nothing_to_compare(self):
        self.expect(2, "verify", model("mlp.default.pt2"), "--expected", model("mlp.npz"), "--case=c99",
                    out=None, err="no case c99")

    def test_no_such_file(self):
        self.expect(5, "verify", model("mlp.default.pt2"), "--expected", self.path("none"), out=None, err="FXGE-E0101")

    def test_large_weights_are_not_copied(self):
        """No file of a megabyte is written for a model of 80 MB; with the option for weights they are written."""
        rows = 5 << 20
        with open(self.path("w.bin"), "wb") as file: # as holes
            file.truncate(16 * rows)
        program = self.write("m.fx", (
            f'fxge 1\ntensor @w : f32[{rows}, 4] = file "w.bin" 0 {16 * rows}\n'
            f'graph "main"(%i : i64[2], %w : f32[{rows}, 4] = parameter(@w, "w")) {{\n'
            '  %y = aten.embedding.default(weight=%w, indices=%i) : f32[2, 4]\n'
            '  return %y as "out"\n}\n').encode())
        expected = self.arrays("m.npz", **{
            "c0/in/i": npy("<i8", "(2,)", struct.pack("<2q", 7, rows - 1)), "c0/out/0": npy("<f4", "(2, 4)", bytes(32))})
        limit = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 20, 1 << 20))  # noqa: E731
        args = ("verify", program, "--expected", expected, "-q")
        self.expect(0, *args, preexec_fn=limit)
        self.expect(5, *args, "--weights=inline", preexec_fn=limit, err="cannot write")

    def test_leaves_nothing(self):
        fxge("verify", model("mlp.default.pt2"), "--expected", model("mlp.npz"), env={"TMPDIR": self.dir})
        self.assertEqual(os.listdir(self.dir), [])


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    FXGE, MODELS = (os.path.abspath(a) for a in sys.argv[1:3])
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
