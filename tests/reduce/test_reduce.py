# SPDX-License-Identifier: Apache-2.0
"""Tests `fxge reduce` without PyTorch (doc/reduce.md): planted faults, resumption, limits, wrong use. Standard library only.

test_reduce.py FXGE PLUGINS MODELS    PLUGINS: directory of the plugins with planted faults
"""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "cli"))
import test_decode

FXGE = PLUGINS = MODELS = ""
HF = ("hf_bert", "hf_llama", "resnet")
GATE = """rule wrong_gate(%g, %u) {
  %s = aten.silu.default(self=%g)
  %y = aten.mul.Tensor(self=%s, other=%u)
  return %y
  replace g * u * 0.5
}
rule wrong_sum(%a, %b) {
  %s = aten.add.Tensor(self=%a, other=%b)
  %y = aten.relu.default(self=%s)
  return %y
  replace a - b
}
"""
CHAIN = """fxge 1
model "chain" stage "import"
graph "main"(
    %%x : f32[4, 6]) {
%s
  return %%v%d as "y"
}
"""


def fxge(*args, code=0, cwd=None, env=None):
    r = subprocess.run(
        [FXGE, *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=240, cwd=cwd, env=env, check=False
    )
    assert r.returncode == code, (args, r.returncode, r.stdout[-500:], r.stderr[-2000:])
    return r


def hf(name):
    return os.path.join(MODELS, "data_hf", f"{name}.default.pt2")


def plugin(name):
    return os.path.join(PLUGINS, f"{name}.so")


def read(*parts):
    with open(os.path.join(*parts), encoding="utf-8") as f:
        return f.read()


def operators(text):
    return re.findall(r"= ([\w.]+)\(self", text)


class Reduce(unittest.TestCase):
    def setUp(self):
        self.dir = tempfile.mkdtemp(prefix="fxge-reduce-")
        self.addCleanup(shutil.rmtree, self.dir)
        self.out = os.path.join(self.dir, "out")
        temporary = os.path.join(self.dir, "tmp")
        os.mkdir(temporary)
        self.temporary = {**os.environ, "TMPDIR": temporary}

    def write(self, name, text):
        path = os.path.join(self.dir, name)
        with open(path, "w", encoding="utf-8") as f:
            f.write(text)
        return path

    def reduce(self, model, *args, code=0):
        """Returns the JSON of the command, and the program."""
        r = fxge("reduce", model, "-o", self.out, "--json", *args, code=code, env=self.temporary)
        found = json.loads(r.stdout)
        self.assertEqual(os.listdir(self.temporary["TMPDIR"]), [])
        return found, read(self.out, "reduced.fx") if code == 0 else ""

    def chain(self, length=30):
        """Writes a program of tanh, with one gelu inside; returns its path."""
        lines, before = [], "x"
        for i in range(length):
            op = "gelu" if i == length // 3 else "tanh"
            lines.append(f"  %v{i} = aten.{op}.default(self=%{before}) : f32[4, 6]")
            before = f"v{i}"
        return self.write("chain.fx", CHAIN % ("\n".join(lines), length - 1))

    # ---- planted faults ----

    def test_crash_in_models(self):
        for name in HF:
            with self.subTest(name):
                self.out = os.path.join(self.dir, name)
                found, text = self.reduce(hf(name), "--crash", "--plugin", plugin("crash"))
                self.assertEqual(found["nodes"], 1, text)
                self.assertEqual(found["fault"], "SIGSEGV (run)")
                self.assertRegex(text, r"aten\.(gelu|silu|relu_?)\.default")
                self.assertRegex(text, r"f32\[1(, 1)*\]")
                ran = subprocess.run(
                    [FXGE, "run", found["program"], "--inputs", found["inputs"], "--plugin", plugin("crash")],
                    check=False,
                    capture_output=True,
                )
                self.assertEqual(ran.returncode, -signal.SIGSEGV)

    def test_unsupported_in_models(self):
        for name, op in zip(HF, ("gelu", "silu", "batch_norm"), strict=True):
            with self.subTest(name):
                text = fxge("dump", hf(name), "--stage=import", "--format=locs").stdout
                path = self.write(f"{name}.fx", text.replace(f"aten.{op}.default(", f"other.{op}.default("))
                self.out = os.path.join(self.dir, name)
                found, text = self.reduce(
                    path, "--unsupported", "--import=other", "--weights-from", os.path.join(MODELS, "data_hf")
                )
                self.assertEqual(found["nodes"], 1, text)
                self.assertIn(f"other.{op}.default", text)
                self.assertLess(text.count("\n"), 16)
                self.assertIn("hf.py:", read(found["script"]))
                fxge("compile", found["program"], "-o", os.path.join(self.dir, "x.air"), code=3)

    def test_error_of_the_run(self):
        """A program that compiles, and whose run reports an error: an index out of range."""
        lines = "\n".join(f"  %v{i} = aten.tanh.default(self=%{f'v{i - 1}' if i else 'x'}) : f32[4, 6]" for i in range(9))
        lines += "\n  %i = aten.full.default(size=[3], fill_value=7, dtype=i64) : i64[3]"
        lines += "\n  %v9 = aten.index_select.default(self=%v8, dim=0, index=%i) : f32[3, 6]"
        found, text = self.reduce(self.write("run.fx", CHAIN % (lines, 9)), "--unsupported")
        self.assertIn("aten.index_select.default", text)
        self.assertLessEqual(found["nodes"], 2)

    def test_unsupported_operator_of_several(self):
        path = os.path.join(MODELS, "data_unsupported", "five.static.pt2")
        ops = {d["group"] for d in json.loads(fxge("ops", path, "--json", code=3).stdout)["diagnostics"] if d.get("group")}
        self.assertGreater(len(ops), 2)
        for op in ops:
            self.out = os.path.join(self.dir, op)
            found, text = self.reduce(path, "--unsupported", "--op", op)
            self.assertIn(op, text)
            self.assertLessEqual(found["nodes"], 2, text)

    def test_fused_nodes(self):
        """A wrong fusion is found by the program without fusion; its nodes stay together."""
        rules = self.write("wrong.rules", GATE)
        for name, ops in (("hf_llama", ["silu", "mul"]), ("resnet", ["add", "relu"])):
            with self.subTest(name):
                self.out = os.path.join(self.dir, name)
                found, text = self.reduce(hf(name), "--wrong", "--against=no-fuse", "--rules", rules)
                self.assertEqual(found["nodes"], 2, text)
                for op, line in zip(ops, text.splitlines()[-4:], strict=False):
                    self.assertIn(f"aten.{op}", line)

    def test_hang(self):
        found, text = self.reduce(self.chain(12), "--crash", "--plugin", plugin("hang"), "--timeout=1")
        self.assertEqual(found["fault"], "no end within 1 seconds (run)")
        self.assertEqual(operators(text), ["aten.gelu.default"])

    def test_memory(self):
        """A test that takes all memory ends itself only."""
        found, _ = self.reduce(self.chain(12), "--crash", "--plugin", plugin("memory"), "--memory=500")
        self.assertEqual((found["fault"], found["nodes"]), ("SIGABRT (run)", 1))

    def test_dynamic_sizes(self):
        """Symbols become numbers where the fault stays."""
        text = read(self.chain()).replace("f32[4, 6]", "f32[s0, 6]").replace("graph", "symbol s0 : int [2, 64]\ngraph")
        found, text = self.reduce(self.write("dynamic.fx", text), "--crash", "--plugin", plugin("crash"), "--size=s0=9")
        self.assertEqual(found["nodes"], 1)
        self.assertNotIn("s0", text)
        self.assertIn("%v9 : f32[1, 1]", text)

    # ---- commands ----

    def test_command(self):
        """The candidate is $1, {} or the only argument; its inputs are $2."""
        for command in ("grep -q gelu", "grep -q gelu {}", 'test -s "$2" && grep -q gelu "$1"'):
            with self.subTest(command):
                self.out = os.path.join(self.dir, str(len(command)))
                found, text = self.reduce(self.chain(), "--test", command)
                self.assertEqual(operators(text), ["aten.gelu.default"])
                self.assertEqual(found["nodes"], 1)

    def test_command_reads_weights(self):
        """Candidates refer to the weights of the model, which the command's fxge may read."""
        found, text = self.reduce(hf("hf_bert"), "--test", f"{FXGE} dump {{}} --stage=ge | grep -q GeluV2")
        self.assertEqual(found["nodes"], 1)
        self.assertIn("aten.gelu", text)

    def test_candidates_are_programs(self):
        """A command that accepts anything never sees a program whose types are wrong."""
        log = os.path.join(self.dir, "log")
        command = f'{FXGE} dump "$1" --stage=scopes >>{log} 2>&1 || echo WRONG >>{log}'
        found, _ = self.reduce(hf("resnet"), "--test", command)
        self.assertEqual(found["nodes"], 1)
        self.assertNotIn("WRONG", read(log))

    def test_two_nodes_far_apart(self):
        """Nodes between those that matter go away."""
        lines = "\n".join(f"  %v{i} = aten.{'relu' if i in (3, 25) else 'tanh'}.default(self=%{f'v{i - 1}' if i else 'x'}) : f32[4, 6]" for i in range(30))
        path = self.write("far.fx", CHAIN % (lines, 29))
        _, text = self.reduce(path, "--test", 'test $(grep -c "aten.relu" "$1") = 2')
        self.assertEqual(operators(text), ["aten.relu.default"] * 2)

    # ---- resumption ----

    def test_resumes(self):
        """An interrupted reduction goes on, and ends with the same bytes."""
        command = 'sleep 0.05; grep -q gelu "$1"'
        for kind in (signal.SIGTERM, signal.SIGINT, signal.SIGKILL):
            with self.subTest(kind.name):
                self.out = os.path.join(self.dir, kind.name)
                p = subprocess.Popen(
                    [FXGE, "reduce", self.chain(), "-o", self.out, "--test", command],
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                    env=self.temporary,
                )
                log = os.path.join(self.out, "tests.log")
                while not os.path.exists(log) or read(log).count("\n") < 4:
                    time.sleep(0.02)
                p.send_signal(kind)
                self.assertEqual(p.wait(), -kind)
                if kind == signal.SIGKILL:
                    shutil.rmtree(self.temporary["TMPDIR"])
                    os.mkdir(self.temporary["TMPDIR"])
                self.assertEqual(os.listdir(self.temporary["TMPDIR"]), [])
                with open(log, "a", encoding="utf-8") as f:
                    f.write("0123456789")  # a line that was not written completely
                os.utime(os.path.join(self.dir, "chain.fx"), ns=(1, 1))
                found, _ = self.reduce(self.chain(), "--test", command, code=2)  # another file
                self.assertIn("another program", found["diagnostics"][0]["message"])

    def test_goes_on(self):
        path, command = self.chain(), 'sleep 0.05; grep -q gelu "$1"'
        full, text = self.reduce(path, "--test", command)
        log = os.path.join(self.out, "tests.log")
        lines = read(log).splitlines(keepends=True)
        self.assertEqual(len(lines), full["tests"])  # the first test has no verdict, the first line is the key
        self.write("out/tests.log", "".join(lines[:4]) + "0123456789")
        found, again = self.reduce(path, "--test", command)
        self.assertEqual((found["known"], again), (3, text))
        self.assertEqual(found["tests"] + found["known"], full["tests"])
        found, again = self.reduce(path, "--test", command)
        self.assertEqual((found["tests"], again), (1, text))  # only the given program

    def test_other_options(self):
        path = self.chain()
        self.reduce(path, "--test", "grep -q gelu")
        found, _ = self.reduce(path, "--test", "grep -q tanh", code=2)
        self.assertIn("--force", found["diagnostics"][0]["hint"])
        self.reduce(path, "--test", "grep -q gelu", "--no-fuse=all", code=2)
        _, text = self.reduce(path, "--test", "grep -q tanh", "--force")
        self.assertEqual(operators(text), ["aten.tanh.default"])

    def test_verdicts_of_another_state(self):
        """A command that was edited is noticed; so are a rule file and a FIFO in place of the verdicts."""
        path, script, rules = self.chain(), self.write("t.sh", 'grep -q gelu "$1"\n'), self.write("x.rules", GATE)
        self.reduce(path, "--test", f"sh {script}", "--rules", rules)
        self.write("t.sh", 'test $(grep -c aten "$1") -gt 3\n')
        found, _ = self.reduce(path, "--test", f"sh {script}", "--rules", rules, code=2)
        self.assertIn("another state", found["diagnostics"][0]["message"])
        _, text = self.reduce(path, "--test", f"sh {script}", "--rules", rules, "--force")
        self.assertEqual(text.count("aten."), 4)
        self.write("x.rules", GATE.replace("0.5", "0.25"))
        found, _ = self.reduce(path, "--test", f"sh {script}", "--rules", rules, code=2)
        self.assertIn("another program", found["diagnostics"][0]["message"])
        fifo = os.path.join(self.out, "tests.log")
        os.remove(fifo)
        os.mkfifo(fifo)
        for force in ([], ["--force"]):
            found, _ = self.reduce(path, "--test", "true", *force, code=2)
            self.assertIn("is not a file", found["diagnostics"][0]["message"])

    # ---- wrong use and hostile files ----

    def test_files_of_the_user(self):
        """No file is replaced without --force, and none that is read at all."""
        for name in ("reduced.fx", "reduced.py", "inputs.npz"):
            with self.subTest(name):
                self.out = os.path.join(self.dir, name)
                os.mkdir(self.out)
                mine = self.write(os.path.join(name, name), "precious")
                self.reduce(self.chain(), "--test", "grep -q gelu", code=5)
                self.assertEqual((read(mine), os.listdir(self.out)), ("precious", [name]))
                self.reduce(self.chain(), "--test", "grep -q gelu", "--force")
        self.out = os.path.join(self.dir, "again")
        self.reduce(self.chain(), "--test", "grep -q gelu")
        program = os.path.join(self.out, "reduced.fx")
        before = read(program)
        for force in ([], ["--force"]):
            found, _ = self.reduce(program, "--test", "grep -q aten", *force, code=2)
        self.assertIn("which is read", found["diagnostics"][0]["message"])
        self.assertEqual(read(program), before)

    def test_usage(self):
        path = self.chain()
        for args, words in (
            ([], "name the fault"),
            (["--crash", "--wrong"], "exclude each other"),
            (["--test", ""], "the command is empty"),
            (["--crash", "--against=eager"], "--against needs --wrong"),
            (["--wrong", "--against=torch"], "torch"),
            (["--crash", "--op=gelu"], "--op needs --unsupported"),
            (["--crash", "--timeout=0"], "--timeout"),
            (["--wrong", "--against=values"], "needs --values"),
            (["--wrong", "--python=/nowhere/python"], "cannot import"),
            (["--crash", "--import=os;x"], "not the name of a Python module"),
            (["--crash", "--inputs=none.npz"], "none.npz"),
            (["--crash", "--size=s7=1"], "s7"),
        ):
            with self.subTest(args):
                r = subprocess.run([FXGE, "reduce", path, "-o", self.out, *args], capture_output=True, text=True, check=False)
                self.assertIn(r.returncode, (2, 4, 5), r.stderr)
                self.assertIn(words, r.stderr)
                self.assertFalse(os.path.exists(os.path.join(self.out, "reduced.fx")))
        r = fxge("reduce", path, "--crash", "-o", path, code=2)
        self.assertIn("Not a directory", r.stderr)
        self.assertIn("specify -o", fxge("reduce", "-", "--crash", code=2).stderr)

    def test_inputs(self):
        """Arrays of another type or shape, or that are missing, are not adapted."""
        path = self.chain()
        for name, array, words in (
            ("y", ((4, 6), [1] * 24), "no array for input 'x'"),
            ("x", ((6, 4), [1] * 24), "expected f32[4, 6], found i64[6, 4]"),
        ):
            npz = os.path.join(self.dir, "x.npz")
            test_decode.write_npz(npz, {name: array})
            r = fxge("reduce", path, "--crash", "--inputs", npz, "-o", self.out, code=4)
            self.assertIn(words, r.stderr)

    def test_nothing_to_reduce(self):
        """A program without the fault is reported, with the end of the test and a hint."""
        path = self.chain()
        for args, words in (
            (["--crash"], "found none"),
            (["--unsupported"], "found none"),
            (["--wrong", "--against=no-fuse"], "--against=eager"),
            (["--test", "grep -q conv"], "exit code 1"),
            (["--test", "echo one; echo two; false"], "its last line is: two"),
            (["--test", "no_such_command"], "not found"),
            (["--test", "kill -9 $$"], "SIGKILL"),
            (["--test", "sleep 9; cat", "--timeout=1"], "--timeout=4"),
            (["--wrong", "--against=no-fuse", "--plugin", plugin("crash")], "SIGSEGV"),
        ):
            with self.subTest(args):
                self.out = os.path.join(self.dir, str(abs(hash(tuple(args)))))
                r = fxge("reduce", path, "-o", self.out, *args, code=2)
                self.assertIn("nothing to reduce", r.stderr)
                self.assertIn(words, r.stderr)
                self.assertFalse(os.path.exists(self.out))

    def test_hostile_names(self):
        """Names of a file are data in the script and on the terminal."""
        name = "x'\\\"\\u001b[31m\\n__import__('os')"
        text = f'fxge 1\nmodel "m" stage "import"\ngraph "main"(\n    %"{name}" : f32[2]) {{\n'
        text += f'  %"class" = other.gelu.default(self=%"{name}")\n  return %"class" as "{name}"\n}}\n'
        r = fxge("reduce", self.write("hostile.fx", text), "--unsupported", "--import=other", "-o", self.out)
        self.assertNotIn("\x1b", r.stdout + r.stderr)
        script = read(self.out, "reduced.py")
        compile(script, "reduced.py", "exec")
        self.assertNotRegex(script, r"(?m)^\s*__import__")
        for op in ("load_library.__call__.__call__", "aten.gelu.__init__", "a.b", "a.b.c;d"):
            loads = text.replace("other.gelu.default", f'"{op}"' if ";" in op else op)
            r = subprocess.run(
                [FXGE, "reduce", self.write("loads.fx", loads), "--unsupported", "--import=other", "--force", "-o", self.out],
                capture_output=True,
                text=True,
                check=False,
            )
            if r.returncode == 0:
                self.assertFalse(os.path.exists(os.path.join(self.out, "reduced.py")), op)

    def test_calls_of_a_file(self):
        """A file cannot call operators of PyTorch but those of fxge's rows that compute: no script names another one."""
        python, log = os.path.join(self.dir, "python"), os.path.join(self.dir, "log")
        self.write("python", f"#!/bin/sh\necho ready\nwhile read line; do echo $line >>{log}; echo error no; done\n")
        os.chmod(python, 0o755)
        imported = ("--import", "mine")
        for call, flags, words in (
            ('aten.from_file.default(filename="made", shared=true, size=4)', imported, "'aten.from_file.default'"),
            ('aten.from_file.default(filename="made", shared=true, size=4)', (), "'aten.from_file.default'"),
            ("aten.set_.source_Tensor(self=%x, source=%x)", imported, "'aten.set_.source_Tensor'"),
            ("aten.resize_.default(self=%x, size=[9])", imported, "'aten.resize_.default'"),
            ('prim.load.default(name="x")', imported, "'prim.load.default'"),
            ("inductor.resize_storage_bytes_.default(variable=%x, new_size=9)", imported, "'inductor."),
            ('fxge.print.default(tensors=%x, texts="a")', imported, "'fxge.print.default'"),
            ('_c10d_functional.broadcast_.default(input=%x, src=0, group_name="0")', imported, "'_c10d_functional."),
            ("npu.npu_change_data_ptr.default(dst=%x, src=%x, index=0)", imported, "'npu.npu_change_data_ptr.default'"),
            ("my.op.default(self=%x)", (), "--import"),
            ("my.op.default(self=%x)", imported, None),
            ("aten.relu_.default(self=%x)", (), None),
            ("aten.add.out(self=%x, other=%x, alpha=1, out=%x)", (), None),
        ):
            with self.subTest(call, flags=flags):
                self.out = os.path.join(self.dir, f"out{len(os.listdir(self.dir))}")
                open(log, "w").close()
                text = f'fxge 1\nmodel "m" stage "import"\ngraph "main"(%x : f32[4]) {{\n  %f = {call} : f32[4]\n  return %f as "f"\n}}\n'
                path = self.write("call.fx", text)
                args = [FXGE, "reduce", path, "-o", self.out, *flags]
                r = subprocess.run([*args, "--wrong", "--python", python], capture_output=True, text=True, check=False)
                self.assertEqual(r.returncode, 2, r.stderr)
                self.assertEqual(os.path.getsize(log) > 0, words is None, r.stderr)
                self.assertIn("nothing to reduce" if words is None else words, r.stderr)
                self.assertEqual(words is None, "hint" not in r.stderr or "nothing to reduce" in r.stderr)
                fxge(*args[1:], "--test", "true")
                script = os.path.join(self.out, "reduced.py")
                if words is None:
                    self.assertTrue(os.path.exists(script))
                else:
                    self.assertNotIn(call.split("(")[0], read(script) if os.path.exists(script) else "")

    def test_calls_of_described_operators(self):
        """A description of an operator does not let a file call it either."""
        row = '- schema: "aten::from_file(Tensor self, str filename) -> Tensor"\n  ignore: [filename]\n  formula: self\n'
        text = 'fxge 1\nmodel "m" stage "import"\ngraph "main"(%x : f32[4]) {\n  %f = aten.from_file.default(self=%x, filename="made")'
        path = self.write("call.fx", text + ' : f32[4]\n  return %f as "f"\n}\n')
        r = fxge("reduce", path, "--test", "grep -q from_file", "--ops", self.write("o.yaml", row), "--import=mine", "-o", self.out)
        self.assertIn("no reduced.py, as PyTorch would call 'aten.from_file.default'", r.stdout)
        self.assertFalse(os.path.exists(os.path.join(self.out, "reduced.py")))

    def test_names_of_arguments(self):
        """Names of arguments are data in the script."""
        text = 'fxge 1\nmodel "m" stage "import"\ngraph "main"(%x : f32[4]) {\n  %f = my.op.default("x)\\nraise KeyError(1"=%x)'
        path = self.write("call.fx", text + ' : f32[4]\n  return %f as "f"\n}\n')
        args = [FXGE, "reduce", path, "--unsupported", "--import=mine", "-o", self.out]
        subprocess.run(args, capture_output=True, text=True, check=True)
        self.assertFalse(os.path.exists(os.path.join(self.out, "reduced.py")))

    def test_sizes_beyond_memory(self):
        """Inputs whose bytes do not fit are refused, also where their number overflows."""
        chain = 'fxge 1\nmodel "m" stage "import"\ngraph "main"({}) {{\n  %a = aten.relu.default(self=%x) : {}\n  return %a as "a"\n}}\n'
        for kind in ("f32[4611686018427387905]", "f32[9223372036854775807]", "f64[2305843009213693953]", "i8[9223372036854775807]"):
            path = self.write("over.fx", chain.format(f"%x : {kind}", kind))
            for fault in (["--test", "true"], ["--crash"], ["--unsupported"], ["--wrong", "--against=no-fuse"]):
                with self.subTest(kind, fault=fault):
                    r = fxge("reduce", path, *fault, "-o", self.out, code=7)
                    self.assertIn("input 'x'", r.stderr)
                    self.assertFalse(os.path.exists(self.out))
        path = self.write("large.fx", chain.format("%x : f32[1000000], %y : f32[1000000]", "f32[1000000]"))
        r = fxge("reduce", path, "--test", "true", "--memory=6", "-o", self.out, code=7)
        self.assertIn("--memory", r.stderr)

    def test_weights_beyond_memory(self):
        """Weights that repeat their elements have no dense copy either."""
        text = 'fxge 1\nmodel "m" stage "import"\ntensor @w : f32[4611686018427387905]{0} = hex "0000803f"\n'
        text += 'graph "main"(%x : f32[4], %w : f32[4611686018427387905] = constant(@w, "w")) {\n'
        path = self.write("w.fx", text + '  %a = aten.relu.default(self=%w) : f32[4611686018427387905]\n  return %a as "a"\n}\n')
        args = [FXGE, "reduce", path, "--test", "true", "-o", self.out]
        r = subprocess.run(args, capture_output=True, text=True, check=False)
        self.assertIn(r.returncode, (4, 6, 7), r.stderr)

    def test_text(self):
        """The output has the program, the counts, and the files; -q only the program's."""
        path = self.chain()
        r = fxge("reduce", path, "--test", "grep -q gelu", cwd=self.dir)
        self.assertIn("aten.gelu.default", r.stdout)
        self.assertIn("the command succeeds: 1 of 30 nodes", r.stdout)
        self.assertEqual(r.stderr, "")
        r = fxge("reduce", path, "--test", "grep -q gelu", "-q", cwd=self.dir)
        self.assertEqual(r.stdout, "chain.reduced/reduced.fx\n")


if __name__ == "__main__":
    FXGE, PLUGINS, MODELS = (os.path.abspath(a) for a in sys.argv[1:4])
    unittest.main(argv=sys.argv[:1] + sys.argv[4:])
