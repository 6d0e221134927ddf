#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests untrusted files: paths that they may name, and the cost of reading them. Standard library only.

test_files.py FXGE MODELS    runs all tests; FXGE is the command, MODELS the directory of saved programs
"""

import fcntl
import json
import os
import resource
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import time
import unittest
import zipfile

import air_bytes

FXGE = MODELS = None
LONG = os.environ.get("FXGE_TEST_LONG") == "1"  # files_long: tests of limits that take seconds
EMULATED = os.environ.get("FXGE_TEST_EMULATED") == "1"
# Signals that end a process by default, without those of crashes
ENDING = [signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGPIPE, signal.SIGQUIT, signal.SIGALRM, signal.SIGUSR1,
          signal.SIGUSR2, signal.SIGXCPU, signal.SIGVTALRM, signal.SIGPROF, signal.SIGIO, signal.SIGRTMIN]
HOSTILE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "hostile")


def fxge(*args, **more):
    return subprocess.run([FXGE, *map(str, args)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                          errors="replace", timeout=300, **more)


class Case(unittest.TestCase):
    def setUp(self):
        self.dir = tempfile.mkdtemp(prefix="fxge-files-")

    def tearDown(self):
        shutil.rmtree(self.dir)

    def path(self, *parts):
        return os.path.join(self.dir, *parts)

    def expect(self, code, *args, err=None, **more):
        r = fxge(*args, **more)
        self.assertEqual(r.returncode, code, (args, r.stdout[-400:], r.stderr[-2000:]))
        self.assertIn(err or "", r.stderr)
        return r


class Beside(Case):
    """A referenced file is read below the directory of the file that names it, or in the user's directories."""

    def text(self, name, size, directory="in"):
        """Makes a program in a directory of its own, with a weight in the file `name`."""
        os.makedirs(self.path(directory), exist_ok=True)
        with open(self.path(directory, "m.fx"), "w", encoding="utf-8") as file:
            file.write(f'fxge 1\nmodel "m" stage "import"\ntensor @w : u8[{size}] = file "{name}" 0 {size}\n'
                       f'graph "main"(%x : u8[{size}], %w : u8[{size}] = parameter(@w, "w")) {{\n'
                       f"  %y = aten.add.Tensor(self=%x, other=%w) : u8[{size}]\n"
                       '  return %y as "out"\n}\n')
        return self.path(directory, "m.fx")

    def secret(self, *parts):
        path = self.path(*parts)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(bytes(range(16)))
        return path

    def refused(self, path, *more):
        r = self.expect(4, "run", path, "--random=1", *more, err="error[FXGE-E0117]")
        self.assertIn("--weights-from=DIR", r.stderr)

    def runs(self, path, *more, **kwargs):
        self.expect(0, "run", path, "--random=1", *more, **kwargs)

    def test_any_file(self):
        self.refused(os.path.join(HOSTILE, "reads_any_file.fx"))

    def test_text(self):
        self.secret("out", "w.bin")
        self.secret("in", "sub", "w.bin")
        self.runs(self.text("sub/w.bin", 16))
        self.runs(self.text(self.path("in", "sub", "w.bin"), 16))
        for name in ("../out/w.bin", self.path("out", "w.bin"), "sub/../../out/w.bin", "", "/", "..", "../nowhere"):
            self.refused(self.text(name, 16))
        self.expect(5, "run", self.text("nowhere.bin", 16), "--random=1", err="error[FXGE-E0101]")
        self.expect(5, "run", self.text("sub", 16), "--random=1", err="is a directory")

    def test_the_working_directory_is_no_place_of_its_own(self):
        self.secret("out", "w.bin")
        self.expect(5, "run", self.text("w.bin", 16), "--random=1", cwd=self.path("out"), err="does not exist")

    def test_links(self):
        self.secret("out", "w.bin")
        path = self.text("link.bin", 16)
        os.symlink("../out/w.bin", self.path("in", "link.bin"))
        self.refused(path)
        os.symlink("../out", self.path("in", "directory"))
        self.refused(self.text("directory/w.bin", 16))
        self.runs(path, "--weights-from", self.path("out"))
        os.symlink("in", self.path("other")) # the directory itself may be reached by a link
        self.secret("in", "w.bin")
        self.text("w.bin", 16)
        self.runs(self.path("other", "m.fx"))

    def flip(self, name, *targets):
        """Points the link `name` to each target in turn, in a process that is returned, until it is killed."""
        child = os.fork()
        if child == 0:
            try:
                while True:
                    for k, target in enumerate(targets):
                        os.symlink(target, f"{name}.{k}")
                        os.rename(f"{name}.{k}", name)
            finally:
                os._exit(1)
        return child

    def test_a_link_that_changes_while_it_is_looked_at(self):
        """The file that is read is the one that was found below the directory, even if the path changes before it is
        opened."""
        self.secret("out", "w.bin")
        with open(self.secret("in", "own", "w.bin"), "wb") as file:
            file.write(b"o" * 16)
        ends = {}
        for name, link, targets in (("link.bin", "link.bin", ("own/w.bin", "../out/w.bin")), ("link/w.bin", "link", ("own", "../out"))):
            path = self.text(name, 16)
            child = self.flip(self.path("in", link), *targets)
            try:
                for _ in range(150):
                    r = fxge("dump", path, "--format=fxpb", "-o", self.path("m.fxpb"), "--force")
                    ends[r.returncode] = ends.get(r.returncode, 0) + 1
                    if r.returncode == 0:
                        with open(self.path("m.fxpb"), "rb") as file:
                            data = file.read()
                        self.assertIn(b"o" * 16, data)
                        self.assertNotIn(bytes(range(16)), data)
            finally:
                os.kill(child, signal.SIGKILL)
                os.waitpid(child, 0)
        self.assertLessEqual(set(ends), {0, 4, 5})
        self.assertTrue(ends.get(0) and ends.get(4), ends)  # both existed

    def test_directories_of_the_user(self):
        secret = self.secret("out", "w.bin")
        for name in ("../out/w.bin", secret, "gone/w.bin", "/gone/w.bin"):
            for place in (self.path("out"), self.path("out") + "/", secret):
                self.runs(self.text(name, 16), "--weights-from", self.path("in"), "--weights-from", place)
            self.runs(self.text(name, 16), "--weights-from=.", cwd=self.path("out"))
        self.refused(self.text("../out/w.bin", 16), "--weights-from", self.path("ou"))
        os.makedirs(self.path("ou"))
        self.refused(self.text("../out/w.bin", 16), "--weights-from", self.path("ou"))
        os.symlink("../out/w.bin", self.path("ou", "v.bin")) # a link in that directory leads out of it
        self.refused(self.text("../out/v.bin", 16), "--weights-from", self.path("ou"))

    def test_air(self):
        pt2 = shutil.copy(os.path.join(MODELS, "mlp.default.pt2"), self.path("m.pt2"))
        os.makedirs(self.path("air"))
        air = self.path("air", "m.air")
        self.expect(0, "compile", pt2, "-o", air, "--weights=ref", "--check", "-q") # it names its own model
        self.refused(air)
        self.expect(1, "check", air, err="error[FXGE-E0754]")
        self.runs(air, "--weights-from", self.dir)
        self.expect(0, "check", air, "--weights-from", pt2)
        shutil.copy(pt2, self.path("air", "m.pt2"))
        self.expect(0, "compile", self.path("air", "m.pt2"), "-o", air, "--weights=ref", "--force", "-q")
        self.runs(air)

    def test_fxpb(self):
        pt2 = shutil.copy(os.path.join(MODELS, "mlp.default.pt2"), self.path("m.pt2"))
        self.expect(0, "dump", pt2, "--format=fxpb", "--ref", "-o", self.path("m.fxpb"))
        self.runs(self.path("m.fxpb"))
        os.makedirs(self.path("out"))
        shutil.move(pt2, self.path("out", "m.pt2"))
        os.symlink("out/m.pt2", pt2)
        self.runs(self.path("m.fxpb")) # below its directory
        os.makedirs(self.path("in"))
        shutil.move(self.path("m.fxpb"), self.path("in", "m.fxpb"))
        os.symlink("../out/m.pt2", self.path("in", "m.pt2"))
        self.refused(self.path("in", "m.fxpb"))
        self.runs(self.path("in", "m.fxpb"), "--weights-from", self.path("out"))

    def test_written_text_names_its_archive_from_where_it_lies(self):
        os.makedirs(self.path("models"))
        os.makedirs(self.path("text"))
        shutil.copy(os.path.join(MODELS, "mlp.default.pt2"), self.path("models", "m.pt2"))
        for out, more in (("m.fx", []), ("text/m.fx", ["--weights-from=models"])):
            self.expect(0, "dump", "models/m.pt2", "-o", out, cwd=self.dir)
            self.expect(0, "run", out, "--random=1", *more, cwd=self.dir)
        with open(self.path("text", "m.fx"), encoding="utf-8") as file:
            self.assertIn(' = file "../models/m.pt2" ', file.read())


class Empty(Case):
    """An empty path, as of an unset variable, is no path: with a name appended it would be the root."""

    def test_empty_paths(self):
        m = os.path.join(MODELS, "mlp.default.pt2")
        before = sorted(os.listdir("/"))
        form = os.path.join(os.path.dirname(os.path.abspath(__file__)), "forms", "gelu.json")
        for command in (["op", "new", "-i", form, "-c", "ai_core-Ascend910B", "-o"], ["verify", m, "--keep"],
                        ["compile", m, m, "-o"], ["compile", m, "-o"], ["compile", m, "--dump-after=all", "--dump-dir"],
                        ["dump", m, "-o"], ["run", m, "--random=1", "--outputs"], ["compile", m, "--weights-from"]):
            self.expect(2, *command, "", err="is empty")
        self.assertEqual(sorted(os.listdir("/")), before)


class Bounds(Case):
    """Memory and time are proportional to the file: bench/readers.py measures accepted files, these are refused."""

    def test_location_numbers(self):
        """130 bytes that refer to location 2^24."""
        with subprocess.Popen([FXGE, "dump", os.path.join(HOSTILE, "loc.fx")], stderr=subprocess.PIPE, text=True) as child:
            err = child.stderr.read()
            _, status, usage = os.wait4(child.pid, 0)  # a limit of addresses would also limit the sanitizers
            child.returncode = os.waitstatus_to_exitcode(status)
        self.assertEqual(child.returncode, 4, err)
        self.assertIn("loc #16777216 is used and not defined", err)
        self.assertLess(usage.ru_maxrss, 200 << 10)  # KiB

    def test_padding_beyond_all_memory(self):
        """A convolution whose padded copy has 1.8e19 elements."""
        most = 2**31 - 1
        with open(self.path("m.fx"), "w", encoding="utf-8") as file:
            file.write(f"""fxge 1
model "m" stage "ge"
graph "main"(%x : f32[1, 1, 4, 4], %w : f32[1, 1, 3, 3]) {{
  %y = ge.Conv2D(x=%x, filter=%w, strides=[1, 1, 1, 1], pads=[{most}, {most}, {most}, {most}],
                 dilations=[1, 1, {most}, {most}], data_format="NCHW") : ?
  return %y
}}
""")
        self.expect(6, "run", self.path("m.fx"), "--random", "1", err="out of memory")

    def test_compositions_that_double(self):
        """40 rows, each twice the size of the one before."""
        for keys in ('  shape: ["x.shape"]\n  dtype: [x]\n', "nothing"):
            with open(os.path.join(HOSTILE, "laugh.yaml"), encoding="utf-8") as file:
                rows = file.read().replace(keys, "")
            with open(self.path("ops.yaml"), "w", encoding="utf-8") as file:
                file.write(rows)
            r = fxge("compile", os.path.join(HOSTILE, "c.fx"), "--ops", self.path("ops.yaml"), "-o", self.path("m.air"))
            self.assertIn(r.returncode, (4, 7), r.stderr)
        self.assertIn("compositions create more than 65536 nodes from one", r.stderr)

    @unittest.skipUnless(LONG, "long")
    def test_time_of_hostile_shapes(self):
        """Graphs in graphs, and an operator that overwrites by every input: linear, where minutes were quadratic."""
        nested, written = (air_bytes.nested_graphs(64000), 7, "nested deeper than 64"), (air_bytes.written_inputs(100000), 0, "no defects")
        for name, (made, code, said) in {"nested": nested, "written": written}.items():
            with open(self.path(f"{name}.air"), "wb") as file:
                file.write(made)
            before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
            self.expect(code, "check", self.path(f"{name}.air"), err=said)
            self.assertLess(resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before, 40, name)

    def test_tensors_that_share_a_few_bytes(self):
        """Strides of 0, and many tensors in one record: their dense forms would fill any disk."""
        with open(self.path("w.bin"), "wb") as file:
            file.write(bytes(1 << 16))
        many = "".join(f'tensor @w{i} : u8[65536] = file "w.bin" 0 65536\n' for i in range(2000))
        for tensors in ('tensor @w : f32[131072, 131072]{0, 0} = file "w.bin" 0 4\n', many):
            with open(self.path("m.fx"), "w", encoding="utf-8") as file:
                file.write(f'fxge 1\n{tensors}graph "main"(%x : f32[2]) {{\n'
                           '  %y = aten.neg.default(self=%x) : f32[2]\n  return %y as "out"\n}\n')
            for command in (["compile", "-o", self.path("m.air")], ["dump"], ["dump", "--format=fxpb", "-o", self.path("m.fxpb")]):
                self.expect(7, command[0], self.path("m.fx"), *command[1:], err="256 times the bytes that are stored")
        self.assertEqual(sorted(os.listdir(self.dir)), ["m.fx", "w.bin"])

    def test_compositions_of_deep_formulas(self):
        """62 compositions, each through 15 functions of 25 nested calls, on a stack of 2 MB."""
        rows = []
        for i in range(62):
            for j in range(15):
                inner = f"g{i}_{j + 1}(x)" if j < 14 else f"my.f{i + 1}(x)" if i < 61 else "x"
                rows.append(f"- def: |\n    def g{i}_{j}(x):\n        return {'neg(' * 25}{inner}{')' * 25}\n")
        rows += [f'- schema: "my::f{i}(Tensor x) -> Tensor"\n  formula: |\n    return g{i}_0(x)\n' for i in range(62)]
        with open(self.path("ops.yaml"), "w", encoding="utf-8") as file:
            file.write("".join(rows))
        with open(self.path("m.fx"), "w", encoding="utf-8") as file:
            file.write('fxge 1\ngraph "main"(%x : f32[4]) {\n  %y = my.f0.default(x=%x) : ?\n  return %y as "out"\n}\n')
        stack = int(os.environ.get("FXGE_TEST_STACK_MB", "2")) << 20  # frames of a sanitized build are larger
        self.expect(7, "compile", self.path("m.fx"), "--ops", self.path("ops.yaml"), "-o", self.path("m.air"),
                    err="nested calls, in", preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_STACK, (stack, stack)))

    def formula_that_loops(self, body, nodes):
        """Compiles a chain of calls of an operator whose formula has these lines; a limit ends it."""
        lines = "".join(f"    {line}\n" for line in body)
        with open(self.path("ops.yaml"), "w", encoding="utf-8") as file:
            file.write(f'- schema: "my::f(Tensor x) -> Tensor"\n  formula: |\n{lines}    return x + n\n')
        calls = "".join(f"  %v{i + 1} = my.f.default(x=%v{i}) : ?\n" for i in range(nodes))
        with open(self.path("m.fx"), "w", encoding="utf-8") as file:
            file.write(f'fxge 1\ngraph "main"(%v0 : f32[4]) {{\n{calls}  return %v{nodes} as "out"\n}}\n')
        self.expect(7, "compile", self.path("m.fx"), "--ops", self.path("ops.yaml"), "-o", self.path("m.air"), err="steps")

    def test_steps_on_long_lists(self):
        """A step of a formula that reads a list costs its elements: 50,000 sums of 60,000 elements end."""
        self.formula_that_loops(["l = [1] * 60000", "n = 0", "for i in range(50000):", "  n = n + total(l)"], 1)

    @unittest.skipUnless(LONG, "long")
    def test_steps_of_many_nodes(self):
        """Formulas at the limit of one node, 1,000 times, end at the limit of all nodes."""
        self.formula_that_loops(["n = 0", "for i in range(60000):", "  n = n + i", "  n = n - i"], 1000)

    def test_samples_of_regions(self):
        """2**32 samples of one region: each dim is within its limit, their product is not."""
        with open(self.path("m.fx"), "w", encoding="utf-8") as file:
            file.write('fxge 1\ngraph "main"(%x : f32[1, 1, 5, 6], %rois : f32[1, 5]) {\n'
                       "  %y = torchvision.roi_align.default(input=%x, rois=%rois, spatial_scale=1.0, pooled_height=1, pooled_width=1, "
                       'sampling_ratio=65536, aligned=false) : ?\n  return %y as "out"\n}\n')
        self.expect(0, "compile", self.path("m.fx"), "-o", self.path("m.air"))
        self.expect(7, "run", self.path("m.air"), "--random=1")

    def test_products_of_depth(self):
        """62 compositions whose formulas reach the depth limit, on sizes nested 90 times: a stack of 2 MB suffices."""
        rows = []
        for i in range(62):
            left = max(500 // (2 + i), 16) - 1
            parts = [min(24, left - at) for at in range(0, left, 25) if left > at]
            for j, calls in enumerate(parts):
                inner = f"g{i}_{j + 1}(x)" if j + 1 < len(parts) else f"my.f{i + 1}(x)" if i < 61 else "x"
                rows.append(f"- def: |\n    def g{i}_{j}(x):\n        return {'neg(' * (calls - 1)}{inner}{')' * (calls - 1)}\n")
            rows.append(f'- schema: "my::f{i}(Tensor x) -> Tensor"\n  formula: |\n    return g{i}_0(x)\n')
        with open(self.path("ops.yaml"), "w", encoding="utf-8") as file:
            file.write("".join(rows))
        size = "(" * 90 + "s0" + " // 2 + 1)" * 90
        with open(self.path("m.fx"), "w", encoding="utf-8") as file:
            file.write(f'fxge 1\nsymbol s0 : int [2, 64]\ngraph "main"(%x : f32[{size}], %z : f32[s0]) {{\n'
                       '  %y = my.f0.default(x=%x) : ?\n  return %y as "out"\n}\n')
        stack = int(os.environ.get("FXGE_TEST_STACK_MB", "2")) << 20  # frames of a sanitized build are larger
        self.expect(0, "compile", self.path("m.fx"), "--ops", self.path("ops.yaml"), "-o", self.path("m.air"),
                    preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_STACK, (stack, stack)))

    def test_text_that_a_terminal_would_obey(self):
        """C1 controls, bidirectional marks, tags: no output has them unescaped, and text reads back the same."""
        name = "a\x1b\x9b\u202e\u2066\u200b\U000e0041\U0010ffff\x85z"
        written = json.dumps(name)
        with open(self.path("m.fx"), "w", encoding="utf-8") as file:
            file.write(f'fxge 1\ngraph "main"(%x : f32[2]) {{\n  %{written} = my.a.default(x=%x, mode={written}) : f32[2] loc(#1)\n'
                       f'  %y = aten.neg.default(self=%{written}) : f32[2]\n  return %y as {written}\n}}\n'
                       f'loc #1 = at {written}:1 in {written}\n')
        for command in (["run", "--random=1"], ["run", "--random=1", "--json"], ["run", "--random=1", "--profile"], ["cost"],
                        ["compile", "-o", self.path("m.air")], ["ops"], ["verify", "--random=1"]):
            with open(self.path("n.fx"), "w", encoding="utf-8") as file:
                file.write(f'fxge 1\ngraph "main"(%{written} : f32[2]) {{\n  %y = aten.neg.default(self=%{written}) : f32[2] loc(#1)\n'
                           f'  return %y as {written}\n}}\nloc #1 = at {written}:1 in {written}\n')
            r = fxge(command[0], self.path("n.fx"), *command[1:])
            self.assertEqual([c for c in r.stdout + r.stderr if c in name[1:-1]], [], command)
        with open(self.path("o.fx"), "w", encoding="utf-8") as file:  # operators and arguments with such names
            file.write(f'fxge 1\ngraph "main"(%x : f32[2]) {{\n  %y = {written}({written}=%x, plain=2) : f32[2]\n  return %y\n}}\n')
        for file, args in [(f, a) for f in ("m.fx", "o.fx") for a in (
                [], ["--format=locs"], ["--format=json"], ["--format=dot"], ["--format=html"], ["--format=ops"], ["--stage=ge"])]:
            r = fxge("dump", self.path(file), *args)
            raw = [c for c in r.stdout + r.stderr if c in name[1:-1]]
            self.assertEqual(raw, [], (args, r.returncode, (r.stdout + r.stderr)[:500]))
            if args in ([], ["--format=locs"]):
                with open(self.path("again.fx"), "w", encoding="utf-8") as file:
                    file.write(r.stdout)
                self.assertEqual(fxge("dump", self.path("again.fx"), *args).stdout, r.stdout)

    def test_operators_and_rules_that_a_terminal_would_obey(self):
        """Reports on operators and rules: reasons, `try` lines and names of files are escaped, also in written files."""
        bad = "\x1b[31m\x9b\u202e"
        os.mkdir(self.path(bad))
        row = '- schema: "my::f(Tensor x) -> Tensor"\n  {}: {}\n'
        rows = [row.format("formula", '"refuse(\'\\e[31m\\u009b\\u202e\')"'),
                row.format("check", '{"\\e[31m\\u009b\\u202e": "x.rank > 7"}') + '  formula: "x + 1"\n']
        rule = ("rule r(%x, %b) {\n  %s = aten.add.Tensor(self=%x, other=%b)\n  %r = aten.relu.default(self=%s)\n  return %r\n"
                f"  replace relu(x + b)\n  try x={bad}, b=f32[4]\n  try x=f32[4]\n}}\n")
        for name, texts in (("a.yaml", rows), ("a.rules", [rule])):
            for text in texts:
                path = self.path(bad, name)
                with open(path, "w", encoding="utf-8") as file:
                    file.write(text)
                for command in (["test"], ["test", "--json"], ["check"], ["list"], ["import"]):
                    r = fxge("op", *command, path)
                    self.assertEqual([c for c in r.stdout + r.stderr if c in "\x1b\x9b\u202e"], [], (command, r.stdout[-300:]))

    def test_words_of_the_command_line(self):
        """Usage errors, reports of files, lists: control characters of the user's input are escaped, an umlaut is
        not."""
        self.assertIn("'\u00e9\u2264'", fxge("\u00e9\u2264").stderr)
        word = "a\x1b\x9b\u202e\u2066\u200bz"
        hidden = set(word[1:-1])
        with open(self.path("n.fx"), "w", encoding="utf-8") as file:
            file.write('fxge 1\ngraph "main"(%x : f32[2]) {\n  %y = aten.neg.default(self=%x) : f32[2]\n  return %y as "y"\n}\n')
        for lone in (b"a\x9bz", b"\xff", b"a\xc2", b"\xe2\x80z", b"\xc0\x80", b"\xed\xa0\x80", b"\xe0\x82\x9b", b"\xf0\x80\x82\x9b"):
            for line in ([lone], [b"compile", lone], [b"check", lone], [b"cost", b"n.fx", b"--soc=" + lone], [b"doctor", lone]):
                r = subprocess.run([FXGE, *line], cwd=self.dir, capture_output=True, stdin=subprocess.DEVNULL, check=False)
                (r.stdout + r.stderr).decode()  # nothing that is not UTF-8
                self.assertIn(rf"\x{lone[-2] if lone[-1] == ord('z') else lone[-1]:02x}".encode(), r.stdout + r.stderr, line)
        shutil.copy(self.path("n.fx"), self.path(word + ".fx"))
        os.mkdir(self.path(word))
        lines = [[word], ["--" + word], ["help", word], ["explain", word], ["explain", "1", word], ["doctor"], ["doctor", word], ["cache"],
                 ["cache", word], ["op", word, "n.fx"], ["op", "export", "n.fx", "--to", word], ["op", "check", word], ["ops", "--op", word],
                 ["check", word + ".air"]]
        for command in ("compile", "run", "verify", "cost", "dump", "ops"):
            lines += [[command, word], [command, word + ".fx"], [command, "n.fx", "--" + word]]
            lines += [[command, "n.fx", f"--{option}={word}"] for option in ("threads", "soc", "cann", "ops", "plugin", "variant", "color")]
        for option in ("weights", "target", "gears", "gears-policy", "stage", "dump-after", "no-fuse", "explain", "dump-dir"):
            lines.append(["compile", "n.fx", "-o", word + ".air", "--force", f"--{option}={word}"])
        lines += [["compile", word + ".fx", "n.fx", "-o", word, "--explain=all", "--check"], ["compile", "n.fx", "-o", word + ".air", "--check"],
                  ["run", "n.fx", "--random=1", f"--state={word}.npz"], ["run", "n.fx", "--random=1", "--json", f"--outputs={word}.npz"],
                  ["run", "n.fx", f"--random={word}"], ["verify", "n.fx", f"--expected={word}.npz"]]
        env = {**os.environ, "XDG_CACHE_HOME": self.path(word), "ASCEND_HOME_PATH": self.path(word)}
        for line in lines:
            r = fxge(*line, cwd=self.dir, env=env, stdin=subprocess.DEVNULL)
            shown = r.stderr if "--json" in line else r.stdout + r.stderr
            self.assertEqual([c for c in shown if c in hidden], [], (line, shown[:500]))

    def test_a_row_that_lies_is_the_users(self):
        with open(os.path.join(HOSTILE, "c.fx"), encoding="utf-8") as file:
            program = file.read()
        with open(self.path("m.fx"), "w", encoding="utf-8") as file:
            file.write(program)
        self.expect(4, "run", self.path("m.fx"), "--random=1", "--ops", os.path.join(HOSTILE, "lieshape.yaml"),
                    err="computed as f32[8], but its row declares f32[2]")

    def test_deflated_json(self):
        """A million empty lists in 50 kB: text of 15 MB, a tree of 600 MB."""
        with zipfile.ZipFile(os.path.join(MODELS, "mlp.default.pt2")) as z:
            entries = {name: z.read(name) for name in z.namelist()}
        path = next(name for name in entries if name.endswith("model.json"))
        entries[path] = entries[path].rstrip()[:-1] + b', "shiny": [' + b"[]," * 5000000 + b"[]]}"
        with zipfile.ZipFile(self.path("m.pt2"), "w", zipfile.ZIP_DEFLATED) as z:
            for name, data in entries.items():
                z.writestr(name, data)
        self.expect(7, "ops", self.path("m.pt2"), err="more than 256 times its size in memory")

    def test_deflated_arrays_of_zeros_are_read(self):
        """A cache compressed by numpy.savez_compressed: a thousandth of its size."""
        self.expect(0, "dump", os.path.join(MODELS, "mlp.default.pt2"), "-o", self.path("m.fx"))
        head = b"{'descr': '<f4', 'fortran_order': False, 'shape': (1024, 8), }".ljust(117) + b"\n"
        data = b"\x93NUMPY\x01\x00" + struct.pack("<H", len(head)) + head + bytes(1024 * 8 * 4)
        big = data.replace(b"(1024, 8)", b"(33554432,)").ljust(len(data)) + bytes(128 << 20)
        for name, content, code in (("x", data, 0), ("y", big, 4)):
            with zipfile.ZipFile(self.path("x.npz"), "w", zipfile.ZIP_DEFLATED) as z:
                z.writestr(name + ".npy", content)
            self.expect(code, "run", os.path.join(MODELS, "mlp.default.pt2"), "--inputs", self.path("x.npz"))


BOOLS = """fxge 1
tensor @m : bool[2] = hex "{}"
graph "main"(%x : bool[2], %m : bool[2] = buffer(@m, "m")) {{
  %y = aten.logical_or.default(self=%x, other=%m) : bool[2]
  return %y as "a\\u001b[31m\\u0085b"
}}
"""


class Content(Case):
    """Contents of files are not trusted either."""

    def program(self, mask):
        with open(self.path("m.fx"), "w", encoding="utf-8") as file:
            file.write(BOOLS.format(mask))
        return self.path("m.fx")

    def npz(self, data):
        head = b"{'descr': '|b1', 'fortran_order': False, 'shape': (2,), }".ljust(117) + b"\n"
        with zipfile.ZipFile(self.path("x.npz"), "w") as z:
            z.writestr("x.npy", b"\x93NUMPY\x01\x00" + struct.pack("<H", len(head)) + head + data)
        return self.path("x.npz")

    def test_bytes_of_bools(self):
        self.expect(0, "run", self.program("0001"), "--inputs", self.npz(b"\1\0"))
        self.expect(4, "run", self.program("0002"), "--inputs", self.npz(b"\1\0"), err="neither 0 nor 1 in a tensor of bools")
        r = self.expect(0, "run", self.program("0000"), "--inputs", self.npz(b"\0\xff"))
        self.assertIn("{0, 1}", r.stdout) # numpy shows it as True

    def test_a_model_of_any_name_is_no_text(self):
        """A file starts with a line feed, the length of the name as a byte, and the name."""
        for n in (1, 31, 32, 60, 61, 62, 63, 64, 90, 126, 127, 128, 129, 255, 256, 1000):
            with open(self.path("m.fx"), "w", encoding="utf-8") as file:
                file.write(f'fxge 1\nmodel "{"n" * n}" stage "import"\ngraph "main"(%x : f32[2]) {{\n'
                           "  %y = aten.relu.default(self=%x) : f32[2]\n  return %y\n}\n")
            for form in ("air", "fxpb"):
                self.expect(0, "compile" if form == "air" else "dump", self.path("m.fx"), *(
                    ["--format=fxpb"] if form == "fxpb" else []), "--force", "-o", self.path("m." + form))
                self.assertIn("n" * n, self.expect(0, "dump", self.path("m." + form)).stdout)

    def test_numbers_that_integers_carry(self):
        """Only products read hifloat8, e8m0, fp4 and int4 in integers; another operator would compute with the integers."""
        u8, i32, cast = air_bytes.tensor(4, 4), air_bytes.tensor(7, 4), air_bytes.attr("dst_type", air_bytes.number(3, 0))
        for source, dtype, n in ((u8, 33, 4), (u8, 36, 4), (u8, 39, 8), (i32, 28, 32)):
            numbers = air_bytes.tensor(dtype, n)
            for kind, made, attrs in (("Cast", air_bytes.tensor(1, n), cast), ("IsFinite", air_bytes.tensor(13, n), b""), (None, None, b"")):
                with open(self.path("m.air"), "wb") as file:
                    file.write(air_bytes.carried(kind, source, numbers, made, attrs))
                self.expect(3, "run", self.path("m.air"), "--random", "1", err=f"the dtype {dtype} of ")

    def test_names_cannot_steer_a_terminal(self):
        r = self.expect(0, "run", self.program("0001"), "--inputs", self.npz(b"\1\0"))
        self.assertIn("a\\x1b[31m\\xc2\\x85b", r.stdout)
        self.assertNotIn("\x1b", r.stdout)


class Crc(Case):
    """Large weights are compared with the archive's CRC on request."""

    def test_a_flipped_byte(self):
        with open(self.path("m.fx"), "w", encoding="utf-8") as file:
            n = 65536
            file.write(f'fxge 1\nmodel "m" stage "import"\ntensor @w : f32[{n}] = hex "{"00" * 4 * n}"\ngraph "main"(%x : f32[{n}], '
                       f'%w : f32[{n}] = parameter(@w, "w")) {{\n  %y = aten.add.Tensor(self=%x, other=%w) : f32[{n}]\n'
                       '  return %y as "out"\n}\n')
        self.expect(0, "compile", self.path("m.fx"), "-o", self.path("m.air"), "--weights=files", "-q")
        manifest = {"format": "fxge-package", "version": 1, "programs": {"m": {"air": "m.air", "io": "m.io.json"}}}
        names = [os.path.relpath(os.path.join(at, name), self.dir) for at, _, files in os.walk(self.dir) for name in files]
        with zipfile.ZipFile(self.path("m.fxgepkg"), "w") as z:
            z.writestr("fxge-package.json", json.dumps(manifest))
            for name in sorted(set(names) - {"m.fx"}):
                z.write(self.path(name), name)
        with zipfile.ZipFile(self.path("m.fxgepkg")) as z:
            large = max(z.infolist(), key=lambda e: e.file_size)
            at = large.header_offset + 30 + len(large.filename) + large.file_size // 2
        self.expect(0, "run", self.path("m.fxgepkg"), "--random=1", "--check-crc")
        with open(self.path("m.fxgepkg"), "r+b") as file:
            file.seek(at)
            file.write(b"\x01")
        self.expect(0, "run", self.path("m.fxgepkg"), "--random=1")
        for command in (["run", "--random=1"], ["dump"]):
            self.expect(4, command[0], self.path("m.fxgepkg"), *command[1:], "--check-crc", err="error[FXGE-E0108]")


class Together(Case):
    """Outputs of several files change together, or not at all; no temporary file remains."""

    def setUp(self):
        super().setUp()
        self.models = [os.path.join(MODELS, f"{name}.pt2") for name in ("mlp.default", "alias_buffer_outputs.default")]

    def tree(self):
        return sorted(os.path.relpath(os.path.join(at, f), self.dir) for at, _, files in os.walk(self.dir) for f in files)

    def compile(self, i, *more, code=0, **kwargs):
        return self.expect(code, "compile", self.models[i], "-o", self.path("m.air"), "--weights=files", "-q", *more, **kwargs)

    def shown(self):
        return self.expect(0, "run", self.path("m.air"), "--random=1").stdout

    def test_generations(self):
        self.compile(0)
        first, what = self.tree(), self.shown()
        self.compile(0, "--force")
        self.assertEqual((first, what), (self.tree(), self.shown()))
        self.compile(1, "--force")
        self.assertNotEqual(what, self.shown())
        self.assertFalse(set(self.tree()) & set(first) - {"m.air", "m.io.json"})
        self.compile(0, "--force")
        self.assertEqual((first, what), (self.tree(), self.shown()))
        self.expect(0, "compile", self.models[0], "-o", self.path("m.air"), "--weights=inline", "--force", "-q")
        self.assertEqual(self.tree(), ["m.air", "m.io.json"])
        self.assertFalse(os.path.exists(self.path("m.weights")))

    def test_what_a_killed_process_leaves_is_read(self):
        """Between the two renames the interface describes both programs."""
        texts, airs, shown = [], [], []
        for i in (0, 1):
            self.compile(i, "--force", "--weights=inline")
            shown.append(self.shown())
            with open(self.path("m.io.json"), encoding="utf-8") as file:
                texts.append(file.read())
            with open(self.path("m.air"), "rb") as file:
                airs.append(file.read())
        os.rename(self.path("m.air"), self.path("new"))
        for i in (0, 1): # as backend/air/publish.c writes it; the hash is that of the new .air
            with open(self.path("m.air"), "wb") as file:
                file.write(airs[i])
            with open(self.path("m.io.json"), "w", encoding="utf-8") as file:
                json.dump({"schema": "fxge-io-change", "air": fxge_hash(airs[1]), "new": texts[1], "old": texts[0]}, file)
            self.assertEqual(self.shown(), shown[i])

    def test_an_interface_of_another_program(self):
        """A copied interface names another program than the .air next to it; older ones name none."""
        self.compile(0)
        os.rename(self.path("m.io.json"), self.path("other.io.json"))
        self.compile(1, "--force")
        os.rename(self.path("other.io.json"), self.path("m.io.json"))
        self.expect(4, "run", self.path("m.air"), "--random=1", err="error[FXGE-E0780]: the interface belongs to program ")
        self.compile(0, "--force")
        shown = self.shown()
        with open(self.path("m.io.json"), encoding="utf-8") as file:
            interface = json.load(file)
        del interface["program"]
        with open(self.path("m.io.json"), "w", encoding="utf-8") as file:
            json.dump(interface, file)
        self.assertEqual(self.shown(), shown)

    def test_the_weights_of_a_set(self):
        """Recompiling one program keeps weights that others use; the next compilation removes unused ones."""
        out, weights = self.path("llama"), self.path("llama", "a.weights")
        for name in "ab":
            shutil.copy(self.models[0], self.path(f"{name}.pt2"))
        shutil.copy(self.models[1], self.path("c.pt2"))
        both = ["compile", self.path("a.pt2"), self.path("b.pt2"), "-o", out, "--weights=files", "-q", "--force"]
        self.expect(0, *both)
        shared = os.listdir(weights)
        run = ["run", os.path.join(out, "b.air"), "--random=1"]
        shown = self.expect(0, *run).stdout
        for source, more in (("c", 1), ("a", 0)):
            self.expect(0, "compile", self.path(f"{source}.pt2"), "-o", os.path.join(out, "a.air"), "--weights=files", "-q", "--force")
            self.assertEqual(self.expect(0, *run).stdout, shown)
            self.assertEqual(len(os.listdir(weights)), 1 + more)
        self.assertEqual(os.listdir(weights), shared)
        self.expect(0, "compile", self.path("c.pt2"), "-o", os.path.join(out, "b.air"), "--weights=files", "-q", "--force")
        self.expect(0, "compile", self.path("c.pt2"), "-o", os.path.join(out, "a.air"), "--weights=files", "-q", "--force")
        self.assertEqual(len(os.listdir(weights)), 1)
        self.assertNotEqual(os.listdir(weights), shared)

    def test_weights_behind_a_link_stay(self):
        """A link leads to the weights of programs in other directories."""
        os.makedirs(self.path("home"))
        os.makedirs(self.path("shared"))
        write = ("--weights=files", "-q", "--force")
        theirs, ours = self.path("home", "theirs.air"), self.path("shared", "ours.air")
        self.expect(0, "compile", self.models[0], "-o", theirs, *write)
        os.symlink(self.path("home", "theirs.weights"), self.path("shared", "ours.weights"))
        shown = self.expect(0, "run", theirs, "--random=1").stdout
        for model in (1, 1, 0, 1):
            self.expect(0, "compile", self.models[model], "-o", ours, *write)
            self.assertEqual(self.expect(0, "run", theirs, "--random=1").stdout, shown)

    def test_a_flipped_byte_in_a_side_file(self):
        """The directory is named by its contents, which `check` compares."""
        self.compile(0)
        self.expect(0, "check", self.path("m.air"))
        name = next(name for name in self.tree() if name.endswith("weight"))
        with open(self.path(name), "r+b") as file:
            file.seek(5)
            byte = file.read(1)[0]
            file.seek(5)
            file.write(bytes([byte ^ 1]))
        r = self.expect(1, "check", self.path("m.air"), err="error[FXGE-E0754]")
        self.assertIn("do not match its name: found the hash c", r.stderr)

    def test_modes_are_kept(self):
        self.compile(0)
        for name in ("m.air", "m.io.json"):
            os.chmod(self.path(name), 0o600)
        self.compile(1, "--force")
        for name in ("m.air", "m.io.json"):
            self.assertEqual(os.stat(self.path(name)).st_mode & 0o777, 0o600, name)

    def test_a_limit_on_the_size_of_files(self):
        limit = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))  # noqa: E731
        self.compile(0, code=5, preexec_fn=limit, err="error[FXGE-E0103]")
        self.assertEqual(self.tree(), [])

    def test_a_small_stack(self):
        limit = lambda: resource.setrlimit(resource.RLIMIT_STACK, (1 << 16, 1 << 16))  # noqa: E731
        self.compile(0, preexec_fn=limit)
        self.expect(0, "run", self.path("m.air"), "--random=1", "--threads=1", preexec_fn=limit)

    def test_two_writers(self):
        """In any interleaving, .air, interface and weights belong to one program."""
        self.compile(0)
        shown = {self.shown()}
        self.compile(1, "--force")
        shown.add(self.shown())
        for _ in range(10):
            both = [subprocess.Popen([FXGE, "compile", model, "-o", self.path("m.air"), "--weights=files", "--force", "-q"])
                    for model in self.models]
            self.assertEqual([p.wait() for p in both], [0, 0])
            self.assertIn(self.shown(), shown)
            self.assertEqual(len(os.listdir(self.path("m.weights"))), 1)

    def test_a_lock_of_another_user(self):
        """A reader of the directory can hold its lock: the wait is reported, and ends."""
        held = os.open(self.dir, os.O_RDONLY)
        fcntl.flock(held, fcntl.LOCK_SH)
        p = subprocess.Popen([FXGE, "compile", self.models[0], "-o", self.path("m.air"), "-q"], stderr=subprocess.PIPE, text=True)
        said = p.stderr.readline()
        self.assertIn("another process holds the lock of the directory: waiting, for 30 seconds at most", said)
        self.assertIsNone(p.poll())
        os.close(held)
        self.assertEqual((p.communicate(timeout=60)[1], p.returncode), ("", 0))
        self.assertEqual(self.tree(), ["m.air", "m.io.json"])

    def test_signals(self):
        """A temporary directory is removed with the process, also with weights in files."""
        data = os.path.join(MODELS, "mlp.npz")
        env = dict(os.environ, TMPDIR=self.dir)
        for k in range(40):
            p = subprocess.Popen([FXGE, "verify", self.models[0], "--expected", data, "--weights=files", "-q"], env=env,
                                 stdout=subprocess.DEVNULL)
            time.sleep(k * 0.0005)
            p.send_signal(ENDING[k % len(ENDING)])
            p.wait()
            self.assertEqual(os.listdir(self.dir), [], k)

    @unittest.skipIf(EMULATED, "an emulator delivers signals between a system call and its result")
    def test_signals_while_a_file_is_written(self):
        """Every signal that ends a process: the old file alone stays, in each of 30 moments."""
        target = os.path.join(self.dir, "m.fxpb")
        self.expect(0, "dump", self.models[0], "--format=fxpb", "-o", target)
        for k in range(30):
            for number in ENDING:
                p = subprocess.Popen([FXGE, "dump", self.models[0], "--format=fxpb", "-o", target, "--force"])
                while p.poll() is None and len(os.listdir(self.dir)) == 1:
                    pass
                p.send_signal(number)
                self.assertIn(p.wait(), (0, -number))
                self.assertEqual(os.listdir(self.dir), ["m.fxpb"], (number, k))

    def test_signals_while_directories_are_made(self):
        """No temporary file and no empty directory stays, in each of some moments."""
        form = os.path.join(os.path.dirname(os.path.abspath(__file__)), "forms", "gelu.json")
        out = self.path("out")
        for command in (["op", "new", "-i", form, "-c", "ai_core-Ascend910B", "-o", os.path.join(out, "p", "q")],
                        ["compile", self.models[0], "-o", os.path.join(out, "m.air"), "--weights=files"],
                        ["compile", *self.models[:2], "-o", os.path.join(out, "set"), "--weights=files"],
                        ["compile", self.models[0], "-o", os.path.join(out, "m.air"), "--dump-after=all",
                         "--dump-dir", os.path.join(out, "dumps")]):
            for k in range(12):
                os.mkdir(out)
                p = subprocess.Popen([FXGE, *command], stderr=subprocess.DEVNULL)
                while p.poll() is None and not os.listdir(out):
                    pass
                time.sleep(k % 4 * 0.002)
                p.send_signal(ENDING[k % len(ENDING)])
                self.assertIn(p.wait(), (0, -ENDING[k % len(ENDING)]))
                for directory, below, names in os.walk(out):
                    self.assertFalse([n for n in names if ".tmp-" in n], command)
                    self.assertTrue(below or names or directory == out, (command, directory))
                shutil.rmtree(out)

    def test_tables_are_limited_before_they_are_copied(self):
        """A sparse file of 20 GB takes no memory."""
        name = self.path("table.yaml")
        with open(name, "wb") as file:
            file.truncate(20 << 30)
        for option in ("--ops", "--rules"):
            self.expect(7, "compile", os.path.join(MODELS, "mlp.default.pt2"), f"{option}={name}", "-o", self.path("m.air"),
                        err="a file of operators or rules has at most 268435456")

    def test_a_file_that_becomes_shorter(self):
        """Its pages are gone: reported, without a crash."""
        name = self.path("w.bin")
        with open(name, "wb") as file:
            file.write(bytes(64 << 20))
        with open(self.path("m.fx"), "w", encoding="utf-8") as file:
            n = 16 << 20
            file.write(f'fxge 1\ntensor @w : f32[{n}] = file "w.bin" 0 {4 * n}\ngraph "main"(%x : f32[{n}], '
                       f'%w : f32[{n}] = parameter(@w, "w")) {{\n  %y = aten.add.Tensor(self=%x, other=%w) : f32[{n}]\n'
                       '  return %y as "out"\n}\n')
        p = subprocess.Popen([FXGE, "run", self.path("m.fx"), "--random=1", "--repeat=100000", "-q", "--threads=1"],
                             stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        mapped = ""
        while p.poll() is None and name not in mapped:
            time.sleep(0.01)
            with open(f"/proc/{p.pid}/maps", encoding="utf-8") as file:
                mapped = file.read()
        os.truncate(name, 4096)
        said = p.communicate(timeout=60)[1]
        self.assertEqual(p.returncode, 5, said)
        self.assertIn("was truncated", said)


MASK = (1 << 64) - 1


def scramble(x):
    x = (x ^ x >> 32) * 0x9E6C63D0876A9A47 & MASK
    x = (x ^ x >> 29) * 0xD1B54A32D192ED03 & MASK
    return x ^ x >> 32


def mix(a, b):
    return scramble(((a << 23 | a >> 41) + 0x9E3779B97F4A7C15 + scramble(b)) & MASK)


def fxge_hash(data):
    """fxge_hash_bytes of base/map.c, as sixteen digits."""
    h = scramble(len(data) + 1)
    for i in range(0, len(data), 8):
        h = mix(h, int.from_bytes(data[i:i + 8], "little"))
    return f"{h:016x}"


def main():
    global FXGE, MODELS
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    FXGE, MODELS = map(os.path.abspath, sys.argv[1:3])
    unittest.main(argv=sys.argv[:1] + sys.argv[3:])


if __name__ == "__main__":
    main()
