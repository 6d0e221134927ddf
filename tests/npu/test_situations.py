#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The twenty situations between an exported graph and a chip: how a user of fxge meets each, and the message that he sees. The table
of doc/npu-device.md has a row for each.

test_situations.py FXGE LAYOUTS MODELS WALK    WALK: zip of files that GE refuses. Standard library only.
"""

from __future__ import annotations

import json
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import unittest
import zipfile

FXGE = LAYOUTS = MODELS = WALK = ""
PAGE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../doc/npu-device.md")

# number: (codes, the moment of the message, words of it); the moment is "avoided" if no code can occur.
ROWS: dict[int, tuple[str, str, tuple[str, ...]]] = {
    1: ("E19010, EZ9010", "avoided", ("--framework=1", "an .air needs no ONNX parser")),
    2: ("E16005, E16002", "avoided", ("--framework is set by fxge", "an .air needs no ONNX parser")),
    3: ("E10001, E10003, E10007", "before", ("E0825", "did you mean --precision_mode_v2?", "exclude each other")),
    4: ("E10016", "before", ("E0825", "the program has no input 'y'", "did you mean 'mm'?")),
    5: ("E10002, E10012, E10018, E10019, E10031, E10040", "before", ("E0825", "contradicts the gears", "--gears=")),
    6: ("E10035 to E10039", "before", ("more than 100 gears", "is given twice", "E0969")),
    7: ("Dynamic shape is not supported on this chip", "before", ("W0382", "supports fixed sizes only")),
    8: ("EZ3002, EZ3003", "before", ("W0380", "no AI-core kernel")),
    9: ("E20001, E20007, E40021, E22001", "before", ("W0380", "E0822")),
    10: ("E40020, E40024", "before", ("numpy",)),
    11: ("EZ0501", "before", ("N0738", "MyOp")),
    12: ("EZ0001 to EZ0007", "before", ("E0735", "cannot broadcast")),
    13: ("E89999", "before", ("E0735", "supports bf16, f16 and hf32, and not f32")),
    14: ("E19025", "before", ("W0737", "infers [19] for result 0")),
    15: ("E19999, EZ9999", "after", ("E0822", "zoo.py")),
    16: ("145000, 500002", "before", ("E0828", "the .om is for Ascend310P3")),
    17: ("507011, 507018, 507035", "before", ("E0805", "out of range")),
    18: ("accuracy in f16", "another change", ()),
    19: ("hours, out of memory", "before", ("W0827", "kernels")),
    20: ("E10034, W11001", "before", ("W0388", "AI CPU", "E0825", "input 'x' has AIPP and is in --input_fp16_nodes")),
}

SIN = """fxge 1 model "m" stage "ge"
graph main(%z : f64[4]) {
  %e = ge.Sin(x=%z) : f64[4]
  return %e
}
"""
CAMERA = """fxge 1 model "m" stage "ge"
graph main(%x : f32[1, 3, 4, 4]) {
  %y = ge.Relu(x=%x) : f32[1, 3, 4, 4]
  return %y
}
"""
NORM = """fxge 1 model "m" stage "ge"
symbol s0 : int [1, 64]
graph main(%x : f32[s0, 2, 8, 8], %g : f32[2]) {
  %y, %m, %v = ge.InstanceNorm(x=%x, gamma=%g, beta=%g, data_format="NCHW") : f32[s0, 2, 8, 8], f32[s0, 2, 1, 1], f32[s0, 2, 1, 1]
  return %y
}
"""
EQUAL = """fxge 1 model "m" stage "ge"
graph main(%z : f64[4]) {
  %e = ge.Equal(x1=%z, x2=%z) : bool[4]
  return %e
}
"""
STATE = """fxge 1
model "m" stage "import"
tensor @c : f32[2] = {0.0, 0.0}
graph "main"(%x : f32[2], %c : f32[2] = state(@c, "c")) {
  %y = aten.add.Tensor(self=%x, other=%c) : ?
  return %y as "out", %y state("c")
}
"""
CURSOR = """fxge 1
model "m" stage "import"
tensor @k : i64[1] = {2}
graph "main"(%x : f32[4], %k : i64[1] = state(@k, "k")) {
  %y = aten.index_select.default(self=%x, dim=0, index=%k) : ?
  %n = aten.add.Scalar(self=%k, other=1) : ?
  return %y as "out", %n state("k")
}
"""
GATHER = """fxge 1
model "m" stage "import"
graph "main"(%x : f32[4], %i : i64[2]) {
  %y = aten.index_select.default(self=%x, dim=0, index=%i) : ?
  return %y
}
"""
ROWS_OF = """fxge 1
model "m" stage "import"
symbol s0 : int [1, 300]
graph "main"(%x : f32[s0, 4], %w : f32[4, 4]) {
  %mm = aten.mm.default(self=%x, mat2=%w) : ?
  %r = aten.relu.default(self=%mm) : ?
  return %r
}
"""


def chain(n: int) -> str:
    """Returns a program of n different products."""
    lines = [f"%m{i} = aten.mm.default(self=%x, mat2=%w{i}) : ?\n%s{i} = aten.sum.default(self=%m{i}) : ?" for i in range(n)]
    inputs = ", ".join(f"%w{i} : f32[4, {i + 1}]" for i in range(n))
    results = ", ".join(f"%s{i}" for i in range(n))
    return (f'fxge 1\nmodel "m" stage "import"\nsymbol s0 : int [1, 200]\ngraph "main"(%x : f32[s0, 4], {inputs}) {{\n'
            + "\n".join(lines) + f"\nreturn {results}\n}}\n")


class Situations(unittest.TestCase):
    def setUp(self) -> None:
        self.dir = tempfile.mkdtemp()
        self.log = os.path.join(self.dir, "atc.log")

    def tearDown(self) -> None:
        shutil.rmtree(self.dir)

    def write(self, name: str, text: str) -> str:
        with open(os.path.join(self.dir, name), "w", encoding="utf-8") as file:
            file.write(text)
        return name

    def fxge(self, *args: str, code: int = 0, **env: str) -> str:
        known = {k: v for k, v in os.environ.items() if not k.startswith("ASCEND")}
        full = known | {"ASCEND_HOME_PATH": os.path.join(LAYOUTS, "new"), "FAKE_ATC_LOG": self.log} | env
        done = subprocess.run([FXGE, *args], cwd=self.dir, env=full, capture_output=True, text=True, timeout=200, check=False)
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        return done.stdout + done.stderr

    def compile(self, model: str, *words: str, soc: str = "Ascend910B1", code: int = 0, **env: str) -> str:
        return self.fxge("compile", model, "-o", "m.om", "--force", f"--soc={soc}", *words, code=code, **env)

    def options(self, model: str, options: str, *words: str, code: int = 2, soc: str = "Ascend910B1") -> str:
        """Returns the report on these options; atc must not have started if they are refused."""
        said = self.compile(model, f"--atc-options={options}", *words, code=code, soc=soc)
        self.assertEqual(os.path.exists(self.log), code == 0, said)
        return said

    def air(self, text: str) -> str:
        self.fxge("compile", self.write("m.fx", text), "-o", "m.air", "--force")
        return "m.air"

    def has(self, number: int, said: str) -> None:
        for words in ROWS[number][2]:
            self.assertIn(words, said)

    # ---- the rows ----

    def row1(self) -> str:
        """The line that fxge prints and executes names the format; no parser of ONNX takes part."""
        return self.fxge("compile", self.write("m.fx", ROWS_OF), "-o", "m.air") + self.fxge("explain", "EZ9010") + self.fxge("explain", "E19010")

    def row2(self) -> str:
        return self.options(self.write("m.fx", ROWS_OF), "--framework=5") + self.fxge("explain", "E16005")

    def row3(self) -> str:
        model = self.write("m.fx", ROWS_OF)
        said = self.options(model, "--precison_mode_v2=fp16")
        for option, words in (
            ("--precision_mode_v2=fp32", "--precision_mode_v2=fp32: expected fp16, origin,"),
            ("--log=all", "--log=all: expected debug, info, warning, error, null"),
            ("--log", "--log=: expected debug,"),
            ("--device_id=x", "--device_id=x: expected an integer"),
            ("--log info", "'info' is not an option of atc: expected --NAME=VALUE"),
            ("-log=info", "'-log=info' is not an option of atc"),
            ("--precision_mode=force_fp16 --precision_mode_v2=fp16", "exclude each other"),
            ("--log=info --log=debug", "--log is given twice"),
            ("--output=x", "--output is set by fxge"),
            ("--soc_version=Ascend310P3", "--soc names the chip"),
            ("--output_type=FP16", "--output_type would not fit the .io.json, which describes the results"),
            ("--input_fp16_nodes=x", "--input_fp16_nodes would not fit the .io.json, which describes the inputs"),
            ("--external_weight=1", "--external_weight=1 contradicts --weights=auto"),
            ("--keep_dtype=keep.cfg", "the file 'keep.cfg' cannot be read"),
            ("--modify_mixlist=m.fx", "--modify_mixlist needs a mixed precision mode, and it is 'origin'"),
        ):
            with self.subTest(option):
                found = self.options(model, option)
                self.assertIn(words, found)
                said += found
        self.assertIn("--precision=fp16 and --precision_mode=force_fp16 set the same thing",
                      self.options(model, "--precision_mode=force_fp16", "--precision=fp16"))
        self.assertIn("--precision_mode_v2=fp17: expected", self.compile(model, "--precision=fp17", code=2))
        self.assertIn("--deterministic has no effect on ascend310b", self.options(model, "--deterministic=1", code=0, soc="Ascend310B4"))
        os.remove(self.log)
        self.assertIn("--brand_new_switch is passed on: it is not among the documented options of atc",
                      self.compile(model, "--atc-options=--brand_new_switch=1", code=8))  # the fake is an older atc
        self.assertIn("--precison_mode_v2=1", self.words())
        return said

    def words(self) -> list[str]:
        """Returns the words of the last run of atc, after one with an unchecked option."""
        self.compile("m.fx", "--atc-options=new:--precison_mode_v2=1", code=8)
        with open(self.log, encoding="utf-8") as file:
            return list(json.loads(file.read().splitlines()[-1])["words"])

    def row4(self) -> str:
        model = self.write("m.fx", ROWS_OF)
        said = self.options(model, "--input_shape=y:4,4;w:4,4")
        for name, text, words in (
            ("keep.cfg", "# comment\nmn\n", "--keep_dtype: the program has no operator 'mn'"),
            ("keep.cfg", "OpType::MatMullV2\n", "--keep_dtype: the program has no type 'MatMullV2'"),
            ("dtypes.cfg", "mn::InputDtype:float16,OutputDtype:float16\n", "--customize_dtypes: the program has no operator 'mn'"),
            ("mode.ini", "[ByNodeName]\nmn=high_precision\n", "--op_precision_mode: the program has no operator 'mn'"),
            ("mix.json", '{"black-list": {"to-add": ["MatMullV2"]}}', "--modify_mixlist: the program has no type 'MatMullV2'"),
        ):
            with self.subTest(text):
                option = {"keep.cfg": "keep_dtype", "dtypes.cfg": "customize_dtypes", "mode.ini": "op_precision_mode", "mix.json": "modify_mixlist"}[name]
                found = self.options(model, f"--{option}={self.write(name, text)} --precision_mode_v2=mixed_float16")
                self.assertIn(words, found)
                said += found
        self.write("keep.cfg", "mm\nOpType::Relu\n")
        self.write("mode.ini", "MatMulV2=high_precision\n[ByNodeName]\nr=high_precision\n")
        self.options(model, "--keep_dtype=keep.cfg --op_precision_mode=mode.ini --precision_mode_v2=fp16", code=0)  # relative paths
        os.remove(self.log)
        self.write("keep.cfg", "nowhere\n")
        self.assertIn("the program has no operator 'nowhere'", self.options(model, "--keep_dtype=keep.cfg --precision_mode_v2=fp16", code=2))
        self.options(model, "new:--keep_dtype=" + os.path.join(self.dir, "keep.cfg") + " --precision_mode_v2=fp16", code=0)  # unchecked
        os.remove(self.log)
        for text, words, code in (('{"black-list": 1', "mix.json: error[FXGE-E0109]", 4), ("[]", 'expected {"black-list"', 2)):
            found = self.compile(model, f"--atc-options=--modify_mixlist={self.write('mix.json', text)}", "--precision=mixed_float16", code=code)
            self.assertIn(words, found)
        self.assertIn("is a directory", self.compile(model, "--atc-options=--keep_dtype=.", "--precision=fp16", code=5))
        return said

    def test_long_lists(self) -> None:
        """Names are found in constant time, and a long list of unknown ones is not compared with all of the program."""
        nodes = "".join(f"  %n{i + 1} = aten.{('tanh', 'sigmoid')[i % 2]}.default(self=%n{i}) : ?\n" for i in range(6000))
        model = self.write("m.fx", f'fxge 1\nmodel "m" stage "import"\ngraph "main"(%n0 : f32[4]) {{\n{nodes}  return %n6000\n}}\n')
        for text in ("".join(f"m{i}\n" for i in range(40000)), "".join(f"OpType::Tanhx{i}\n" for i in range(40000)), "x" * 10**7):
            self.write("keep.cfg", text)
            start = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
            self.compile(model, "--atc-options=--keep_dtype=keep.cfg --precision_mode_v2=fp16", code=2)
            self.assertLess(resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - start, 8)

    def row5(self) -> str:
        model = self.write("m.fx", ROWS_OF)
        said = self.options(model, "--input_shape=x:8,4;w:4,4", "--gears=s0=1,8")
        for option in ("--dynamic_batch_size=1,8", "--dynamic_image_size=8,8", "--dynamic_dims=1;8"):
            said += self.options(model, option)
        for option, words in (
            ("--input_shape=x:8", "input 'x' has 2 dims, got 1"),
            ("--input_shape=x:8,5", "dim 1 of input 'x' is 5, and the program has 4"),
            ("--input_shape=x:301,4", "dim 0 of input 'x' is 301, expected 1 to 300"),
            ("--input_shape=x:a,4", "'a' is not a size of input 'x'"),
            ("--input_shape=x", "expected INPUT:SIZE,SIZE,..., got 'x'"),
        ):
            with self.subTest(option):
                self.assertIn(words, self.options(model, option))
        self.assertIn("--input_format=NCHW: gears need ND", self.options(model, "--input_format=NCHW", "--gears=s0=1,8"))
        self.options(model, "--input_shape=x:8,4;w:4,4", code=0)
        return said

    def row6(self) -> str:
        model, many = self.write("m.fx", ROWS_OF), ",".join(str(i) for i in range(1, 102))
        said = self.compile(model, f"--gears=s0={many}", code=7)
        said += self.compile(model, "--gears=s0=1,2,1", code=2) + self.compile(model, "--gears=s0=-1,2", code=2)
        more = ",".join(str(i) for i in range(1, 258))
        said += self.compile(model, f"--gears=s0={more}", soc="Ascend950PR_9599", code=7)
        self.assertIn("more than 256 gears", said)
        self.fxge("compile", model, "-o", "m.air", "--soc=ascend950", f"--gears=s0={many}")
        self.assertIn("the program has 101 gears, and atc accepts 100 for this chip",
                      self.fxge("compile", "m.air", "-o", "m.om", "--soc=Ascend910B1", code=2))
        return said

    def row7(self) -> str:
        said = ""
        for soc in ("Ascend310P3", "Ascend310B4", "Ascend910B1"):
            said = self.fxge("check", self.air(NORM), f"--soc={soc}")
            self.has(7, said)
        self.assertNotIn("W0382", self.fxge("check", "m.air", "--soc=Ascend950PR_9599"))
        fixed = self.air(NORM.replace("symbol s0 : int [1, 64]\n", "").replace("[s0, ", "[4, "))
        self.assertNotIn("W0382", self.fxge("check", fixed, "--soc=Ascend310P3"))
        dynamic = self.write("m.fx", NORM)
        self.fxge("compile", dynamic, "-o", "m.air", "--force", "--gears=s0=1,4")  # atc compiles fixed sizes
        self.assertNotIn("W0382", self.fxge("check", "m.air", "--soc=Ascend310P3"))
        pool = """fxge 1 model "m" stage "ge"
symbol s0 : int [1, 64]
graph main(%z : f16[s0, 2, 8, 8], %x : f16[s0, 8]) {
  %a, %b = ge.AdaptiveMaxPool2d(x=%z, output_size=[2, 2]) : f16[s0, 2, 2, 2], i32[s0, 2, 2, 2]
  %y = ge.Mish(x=%x) : f16[s0, 8]
  return %a, %y
}
"""
        slow = self.fxge("check", self.air(pool), "--soc=Ascend310B4")
        self.assertIn("AdaptiveMaxPool2d: it runs on the AI CPU: the kernel of ascend310b supports fixed sizes only", slow)
        self.assertIn("by the packages of CANN 8.1.RC1", slow)
        self.assertRegex(slow, "W0382.: Mish: the kernel of ascend310b supports fixed sizes only")
        self.assertNotIn("Mish: the kernel", self.fxge("check", "m.air", "--soc=Ascend310P3"))
        return said

    def row8(self) -> str:
        said = self.fxge("check", self.air(SIN), "--soc=Ascend910B1")
        self.assertIn("EZ3003", self.compile("m.fx", code=8))  # as atc then says
        return said

    def row9(self) -> str:
        self.write("said", "E20001: Failed to compile operator [r], optype [Relu].\n")
        said = self.compile(self.write("m.fx", ROWS_OF), code=8, FAKE_ATC_FAIL=f"say {self.dir}/said")
        self.assertIn("`fxge check --soc` compares dtypes and sizes with the kernels", said)
        return said + self.fxge("check", self.air(SIN), "--soc=Ascend910B1")

    def row10(self) -> str:
        python = os.path.join(self.dir, "python3")
        with open(python, "w", encoding="utf-8") as file:
            file.write("#!/bin/sh\necho fxge-python 3.11.2\necho fxge-numpy 2.1.0\n")
        os.chmod(python, 0o755)
        return self.fxge("doctor", code=1, PATH=f"{self.dir}:/usr/bin:/bin")

    def row11(self) -> str:
        self.write("my.yaml", '- schema: "my::op(Tensor x) -> Tensor"\n  shape: [x.shape]\n  dtype: [x]\n  ge: {op: MyOp, in: {x: x}}\n'
                              "- ge: MyOp\n  in: {x: [f32]}\n  out: {y: [f32]}\n")
        self.write("m.fx", 'fxge 1\nmodel "m" stage "import"\ngraph "main"(%x : f32[4]) {\n%y = my.op.default(x=%x) : ?\nreturn %y\n}\n')
        self.fxge("compile", "m.fx", "-o", "m.air", "--ops", "my.yaml")
        return self.fxge("check", "m.air", "--ops", "my.yaml", "-v")

    def refused(self, name: str, code: int) -> str:
        with zipfile.ZipFile(WALK) as file:
            data = file.read(name)
        with open(os.path.join(self.dir, "m.air"), "wb") as out:
            out.write(data)
        return self.fxge("check", "m.air", code=code)

    def row12(self) -> str:
        return self.refused("data@names@trapz.x.plain.dynamic.air", 1)

    def row13(self) -> str:
        return self.refused("data@npu_matmul@npu.npu_fused_matmul.none.dynamic.air", 1)

    def row14(self) -> str:
        return self.refused("data@index@nonzero_static.of_20.dynamic.air", 0)

    def row15(self) -> str:
        """The message names a node of the .air; the report adds its Python line."""
        mlp = os.path.join(MODELS, "mlp.default.pt2")
        dump = self.fxge("dump", mlp, "--stage=ge")
        node = next(line.split("=")[0].strip(" %") for line in dump.splitlines() if "ge.MatMulV2" in line)
        self.write("said", f"E19999: Inner Error! [FUNC:Run][FILE:graph.cc] op[{node}] failed\n")
        said = self.compile(mlp, code=8, FAKE_ATC_FAIL=f"say {self.dir}/said")
        self.assertIn("an error inside of GE", said)
        return said

    def row16(self) -> str:
        model = self.write("m.fx", SIN.replace("f64", "f32"))
        self.compile(model, soc="Ascend310P3")
        said = self.fxge("run", "m.om", "--random", "1", "--device", "npu:0", code=8)
        self.compile(model, soc="Ascend910B3", FAKE_ATC_VERSION="9.9.0")
        self.fxge("run", "m.om", "--random", "1", "--device", "npu:0")  # a chip of the same family may accept it
        failed = self.fxge("run", "m.om", "--random", "1", "--device", "npu:0", code=8, FAKE_CANN_FAIL="aclmdlLoadFromFile@1:500002")
        self.assertIn("the .om was compiled for Ascend910B3, this chip is Ascend910B1", failed)
        self.assertIn("the .om was compiled by atc 9.9.0, the CANN here is 9.1.0", failed)
        self.assertIn("soc_version = Ascend910B3", self.fxge("dump", "m.om"))
        return said

    def row17(self) -> str:
        """The CPU executor checks indices and names the node; with --check-ranges it does so before a chip gets the inputs."""
        model = self.write("m.fx", GATHER)
        self.npy("x.npy", "<f4", 4, bytes(16))
        self.npy("i.npy", "<i8", 2, (0).to_bytes(8, "little") + (9).to_bytes(8, "little"))
        words = ("run", model, "--inputs", "x=x.npy", "--inputs", "i=i.npy")
        said = self.fxge(*words, code=4)
        on_chip = ("--device", "npu:0", "--check-ranges")
        checked = self.fxge(*words, *on_chip, code=4)
        self.has(17, checked)
        self.assertIn("index 9 is out of range: there are 4 elements", checked)
        chip = self.fxge(*words, "--device", "npu:0", code=8, FAKE_CANN_FAIL="aclmdlExecute@1:507011")
        self.assertIn("--check-ranges", chip)
        self.npy("i.npy", "<i8", 2, bytes(16))
        self.fxge(*words, *on_chip)
        self.assertIn("needs --device=npu:N", self.fxge(*words, "--check-ranges", code=2))
        self.assertIn("which an .om does not contain", self.fxge("run", "m.om", *on_chip, code=2))
        self.checked_states()
        for number in ("507011", "507035"):
            self.assertIn("--check-ranges", self.fxge("explain", number))
        return said

    def checked_states(self) -> None:
        """The CPU starts from the states of the chip, which keep their values: steps and repeats reach the same index."""
        cursor = self.write("s.fx", CURSOR)
        chip = ("--device", "npu:0")
        step = ("--inputs", "x=x.npy")
        for steps in (("--repeat", "2", *step), ("--repeat", "3", *step)):
            said = self.fxge("run", cursor, *steps, *chip, "--check-ranges", code=0 if "2" in steps else 4)
            self.assertEqual("index 4 is out of range: there are 4 elements" in said, "3" in steps, said)
        for options in (chip, (*chip, "--check-ranges")):
            self.fxge("run", self.write("c.fx", STATE), "--random", "1", *options, "--state", f"{len(options)}.npz")
        saved = [open(os.path.join(self.dir, f"{n}.npz"), "rb").read() for n in (2, 3)]
        self.assertEqual(*saved)

    def npy(self, name: str, dtype: str, count: int, data: bytes) -> None:
        """Writes an array of one dim."""
        head = repr({"descr": dtype, "fortran_order": False, "shape": (count,)}).encode()
        head += b" " * (-(len(head) + 11) % 64) + b"\n"
        with open(os.path.join(self.dir, name), "wb") as file:
            file.write(b"\x93NUMPY\x01\x00" + len(head).to_bytes(2, "little") + head + data)

    def row19(self) -> str:
        model, gears = self.write("m.fx", chain(30)), ",".join(str(i) for i in range(1, 101))
        said = self.compile(model, f"--gears=s0={gears}", code=8, FAKE_ATC_FAIL="crash")
        self.assertRegex(said, r"W0827\]: atc compiles at least \d+ kernels, for \d+ operators in 100 gears")
        self.assertNotIn("W0827", self.compile(model, "--gears=s0=1,8", code=8, FAKE_ATC_FAIL="crash"))
        with open(os.path.join(self.dir, "w.bin"), "wb") as file:
            file.truncate(4 * 10**9)  # sparse
        large = self.write("large.fx", """fxge 1
model "m" stage "import"
tensor @w : f32[1000000000] = file "w.bin" 0 4000000000
graph "main"(%x : f32[1], %w : f32[1000000000] = parameter(@w, "w")) {
  %y = aten.add.Tensor(self=%x, other=%w) : ?
  return %y
}
""")
        words = ("compile", large, "-o", "absent/m.om")  # ends before the weights are written
        self.assertIn("W0827]: weights and states have 4.0 GB, and Ascend310B4 has 4.3 GB of memory", self.fxge(*words, "--soc=Ascend310B4", code=5))
        self.assertNotIn("W0827", self.fxge(*words, "--soc=Ascend310P3", code=5))
        return said

    def row20(self) -> str:
        model = self.write("camera.fx", CAMERA)
        cfg = self.write("camera.cfg", "aipp_op { aipp_mode: static input_format: RGB888_U8 }")
        said = self.compile(model, f"--aipp={cfg}", "--atc-options=--input_fp16_nodes=x", code=2)
        return said + self.fxge("check", self.air(EQUAL), "--soc=Ascend910B1")

    # ---- the table ----

    def test_each_row(self) -> None:
        self.assertEqual(sorted(ROWS), list(range(1, 21)))
        for number, (_, moment, words) in ROWS.items():
            row = getattr(self, f"row{number}", None)
            if moment == "another change":
                self.assertIsNone(row)
                continue
            with self.subTest(number):
                self.assertIsNotNone(row, "a situation without a test")
                self.assertTrue(words)
                self.tearDown()
                self.setUp()
                self.has(number, row())  # type: ignore[misc]

    def test_codes(self) -> None:
        """`fxge explain` knows each code of the table."""
        for codes, _, _ in ROWS.values():
            for code in re.findall(r"\b(?:[EW][0-9Z]\d{3,4}|\d{6})\b", codes):
                self.assertIn(code[:2], self.fxge("explain", code))

    def test_page(self) -> None:
        """The page names the codes of each row, in order, and the identifiers of its messages."""
        with open(PAGE, encoding="utf-8") as file:
            lines = [line.split("|")[1:-1] for line in file if re.match(r"\| \d+ \|", line)]
        self.assertEqual([int(cells[0]) for cells in lines], sorted(ROWS))
        for cells in lines:
            codes, _, words = ROWS[int(cells[0])]
            self.assertEqual(cells[1].strip(), codes)
            for word in words:
                if re.fullmatch(r"[EWN]\d{4}", word):
                    self.assertIn(word, cells[3])


if __name__ == "__main__":
    FXGE, LAYOUTS, MODELS, WALK = map(os.path.abspath, sys.argv[1:5])
    unittest.main(argv=[sys.argv[0], *sys.argv[5:]])
