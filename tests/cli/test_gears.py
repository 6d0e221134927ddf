#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests `--gears` of `fxge compile`, `run` and `verify` on the CPU: accepted and refused gears, equality with the
dynamic program.

test_gears.py FXGE MODELS. Standard library only.
"""

from __future__ import annotations

import json
import os
import shutil
import struct
import subprocess
import sys
import tempfile
import unittest
import zipfile

FXGE = MODELS = ""

# Two sizes: rows are independent of each other, columns are summed.
TWO = """fxge 1
model "m" stage "import"
symbol s0 : int [1, 64]
symbol s1 : int [1, 600]
guard "s1 <= 8*s0 + 512" sym(s1 <= 8*s0 + 512)
graph "main"(%x : f32[s0, s1], %y : f32[2*s0, 3]) {
  %e = aten.exp.default(self=%x) : ?
  %s = aten.sum.dim_IntList(self=%e, dim=[1], keepdim=true) : ?
  %d = aten.div.Tensor(self=%e, other=%s) : ?
  %r = aten.relu.default(self=%y) : ?
  return %d as "d", %r as "r"
}
"""

ONE = """fxge 1
model "m" stage "import"
symbol s0 : int [1, 64]
symbol s1 : int [1, 64]
graph "main"(%x : f32[s0, s1]) {
  %r = aten.relu.default(self=%x) : ?
  return %r as "r"
}
"""
HEAD = """fxge 1
model "m" stage "import"
symbol s0 : int [2, 64]
"""
# Programs, and a size for which padding up to 6 changes the result.
NOT_PADDED = [(f"graph \"main\"({inputs}) {{\n{body}\n}}\n", size) for inputs, body, size in (
    ("%x : f32[s0]", "%y = aten.sum.default(self=%x) : ?\nreturn %y as \"y\"", 3),
    ("%x : f32[s0, 2]", "%y = aten.mean.dim(self=%x, dim=[0]) : ?\nreturn %y as \"y\"", 3),
    ("%x : f32[s0, 2]", "%y = aten._softmax.default(self=%x, dim=0, half_to_float=false) : ?\nreturn %y as \"y\"", 3),
    ("%x : f32[2, s0]", "%y = aten.view.default(self=%x, size=[2*s0]) : ?\nreturn %y as \"y\"", 3),
    ("%x : f32[s0, 2]", "%y = aten.transpose.int(self=%x, dim0=0, dim1=1) : ?\n%c = aten.clone.default(self=%y) : ?\n"
                        "%z = aten.view.default(self=%c, size=[2*s0]) : ?\nreturn %z as \"z\"", 3),
    ("%x : f32[s0]", "%y = aten.mul.Scalar(self=%x, other=s0) : ?\nreturn %y as \"y\"", 3),
    ("%x : f32[s0], %y : f32[4]", "%z = aten.cat.default(tensors=[%x, %y], dim=0) : ?\nreturn %z as \"z\"", 3),
    ("%x : f32[s0], %y : f32[4]", "%z = aten.cat.default(tensors=[%y, %x, %x], dim=0) : ?\nreturn %z as \"z\"", 3),
    ("%x : f32[s0, 2]", "%y = aten.slice.Tensor(self=%x, dim=0, start=-2) : ?\nreturn %y as \"y\"", 3),
    ("%x : f32[s0, 2]", "%y = aten.select.int(self=%x, dim=0, index=-2) : ?\nreturn %y as \"y\"", 3),
    ("%x : f32[s0, 2]", "%y = aten.flip.default(self=%x, dims=[0]) : ?\nreturn %y as \"y\"", 3),
    ("%x : f32[s0, 2]", "%y = aten.roll.default(self=%x, shifts=[2], dims=[0]) : ?\nreturn %y as \"y\"", 3),
    ("%x : f32[3, s0], %y : f32[s0, 2]", "%z = aten.mm.default(self=%x, mat2=%y) : ?\nreturn %z as \"z\"", 3),
    ("%x : f32[s0]", "%y, %i = aten.sort.default(self=%x) : ?, ?\nreturn %y as \"y\"", 3),
    ("%x : f32[s0, 4]", "%y, %m, %r = aten.native_layer_norm.default(input=%x, normalized_shape=[s0, 4], eps=1e-5) : ?, ?, ?\nreturn %y as \"y\"", 3),
    ("%x : f32[1, 2, s0, s0]", "%y = aten.avg_pool2d.default(self=%x, kernel_size=[2, 2], stride=[1, 1], padding=[1, 1]) : ?\n"
                               "return %y as \"y\"", 3),
    ("%x : f32[s0, 2], %i : i64[3]", "%j = aten.sub.Scalar(self=%i, other=2) : ?\n%y = aten.index.Tensor(self=%x, indices=[%j]) : ?\n"
                                     "return %y as \"y\"", 3),
)]

# A cache to which each step appends rows at the positions %p, and rows that attend to all of it.
CACHE = """fxge 1
model "m" stage "import"
symbol s0 : int [1, 6]
tensor @k : f32[6, 2] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
graph "main"(%x : f32[s0, 2], %p : i64[s0], %k : f32[6, 2] = state(@k, "k")) {
  %w = aten.index_put.default(self=%k, indices=[%p], values=%x, accumulate=false) : ?
  %t = aten.t.default(self=%w) : ?
  %q = aten.mm.default(self=%x, mat2=%t) : ?
  %a = aten._softmax.default(self=%q, dim=1, half_to_float=false) : ?
  %y = aten.mm.default(self=%a, mat2=%w) : ?
  return %y as "y", %w state("k")
}
"""
# Programs with a state, the operator that keeps padding from it, and the sizes that may be padded.
STATES = [(HEAD + f'tensor @n : {kind} = {{{zeros}}}\ngraph "main"(%x : f32[s0, 2], %n : {kind} = state(@n, "n")) {{\n{body}\n'
           '%y = aten.relu.default(self=%x) : ?\nreturn %y as "y", %m state("n")\n}\n', why, padded)
          for kind, zeros, body, why, padded in (
    ("i64[1]", "0", "%m = aten.add.Scalar(self=%n, other=1) : ?", "", ["s0"]),
    ("f32[2]", "0.0, 0.0", "%f = aten.slice.Tensor(self=%x, dim=0, start=0, end=2) : ?\n%r = aten.sum.dim_IntList(self=%f, dim=[0]) : ?\n"
     "%m = aten.add.Tensor(self=%n, other=%r) : ?", "", ["s0"]),
    ("f32[2]", "0.0, 0.0", "%r = aten.sum.dim_IntList(self=%x, dim=[0]) : ?\n%m = aten.add.Tensor(self=%n, other=%r) : ?", "ge.ReduceSum r", []),
    ("f32[2]", "0.0, 0.0", "%r = aten.select.int(self=%x, dim=0, index=-2) : ?\n%m = aten.add.Tensor(self=%n, other=%r) : ?", "ge.", []),
    ("i64[1]", "0", "%m = aten.add.Scalar(self=%n, other=s0) : ?", "ge.", []),
    ("f32[64, 2]", ", ".join(["0.0"] * 128), "%m = aten.slice_scatter.default(self=%n, src=%x, dim=0, start=0, end=s0) : ?", "ge.", []),
)]


def npy(shape: tuple[int, ...], values: list[float], kind: str = "f") -> bytes:
    """Returns a .npy file of f32 or i64 elements."""
    dtype = "<f4" if kind == "f" else "<i8"
    head = repr({"descr": dtype, "fortran_order": False, "shape": shape}).encode()
    head += b" " * (-(len(head) + 11) % 64) + b"\n"
    return b"\x93NUMPY\x01\x00" + struct.pack("<H", len(head)) + head + struct.pack(f"<{len(values)}{kind}", *values)


def shape_in(data: bytes) -> list[int]:
    """Reads a .npy."""
    header = data[10:10 + int.from_bytes(data[8:10], "little")].decode()
    return [int(d) for d in header.split("'shape': (")[1].split(")")[0].split(",") if d.strip()]


def sizes_of(model: str, expected: str) -> dict[str, set[int]]:
    """Returns the values of each symbol in a file of expected values."""
    io = json.loads(subprocess.run([FXGE, "dump", model, "--io"], capture_output=True, text=True, check=True).stdout)
    found: dict[str, set[int]] = {}
    with zipfile.ZipFile(expected) as file:
        for symbol in io["symbols"]:
            name = io["inputs"][symbol["input"]]["name"]
            shapes = [shape_in(file.read(entry)) for entry in file.namelist() if entry.split("/", 1)[1] == f"in/{name}.npy"]
            found[symbol["name"]] = {shape[symbol["dim"]] for shape in shapes}
    return found


class Gears(unittest.TestCase):
    def setUp(self) -> None:
        self.dir = tempfile.mkdtemp(prefix="fxge-gears-")
        self.two = self.write("two.fx", TWO)

    def tearDown(self) -> None:
        shutil.rmtree(self.dir)

    def write(self, name: str, text: str) -> str:
        path = os.path.join(self.dir, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return path

    def fxge(self, *args: str, code: int = 0) -> subprocess.CompletedProcess[str]:
        done = subprocess.run([FXGE, *args], cwd=self.dir, capture_output=True, text=True, timeout=120, check=False)
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        return done

    def sized(self, program: str, *words: str, code: int = 0, **sizes: int) -> subprocess.CompletedProcess[str]:
        size_options = [word for name, size in sizes.items() for word in ("--size", f"{name}={size}")]
        return self.fxge("run", program, "--random", "3", *size_options, *words, code=code)

    def gears_of(self, *words: str) -> dict[str, object]:
        self.fxge("compile", self.two, "-o", "m.air", "--force", *words)
        with open(os.path.join(self.dir, "m.io.json"), encoding="utf-8") as file:
            return dict(json.load(file)["gears"])

    def test_product_and_zip(self) -> None:
        made = self.gears_of("--gears", "s0=4,1; x:1=128,512")
        self.assertEqual(made["symbols"], ["s0", "s1"])
        self.assertEqual(made["sizes"], [[1, 128], [1, 512], [4, 128], [4, 512]])
        self.assertEqual(made["atc"], ["--input_shape=x:-1,-1;y:-1,3", "--dynamic_dims=1,128,2;1,512,2;4,128,8;4,512,8"])
        made = self.gears_of("--gears", "s1=512,128;y:0=8,2", "--gears-policy=zip")
        self.assertEqual(made["sizes"], [[1, 128], [4, 512]])
        made = self.gears_of("--gears", "s0=2,4;s1=128")
        self.assertEqual(made["atc"], ["--input_shape=x:-1,128;y:-1,3", "--dynamic_dims=2,4;4,8"])
        made = self.gears_of("--gears", "s0=2;s1=128")  # fixed sizes: atc has no option for a single gear
        self.assertEqual(made["atc"], ["--input_shape=x:2,128;y:4,3"])

    def test_the_command_tells_atc(self) -> None:
        said = self.fxge("compile", self.two, "-o", "m.air", "--gears", "s0=1,4;s1=8").stderr
        self.assertIn("'--input_shape=x:-1,8;y:-1,3' '--dynamic_dims=1,2;4,8'", said)

    def test_bad_gears(self) -> None:
        many = ",".join(str(i) for i in range(1, 12))
        for gears, code, said in (
            ("", 2, "the list of gears is empty"),
            ("  ", 2, "the list of gears is empty"),
            ("s0", 2, "'s0' is not a size with its gears"),
            ("=1", 2, "'=1' is not a size with its gears"),
            ("s0=1,2;", 2, "'' is not a size with its gears"),
            ("s0=;s1=8", 2, "gears of 's0': '' is not a size from 1 to 2147483647"),
            ("s0=1,,2;s1=8", 2, "gears of 's0': '' is not a size"),
            ("s0=0;s1=8", 2, "gears of 's0': '0' is not a size"),
            ("s0=-1;s1=8", 2, "gears of 's0': '-1' is not a size"),
            ("s0=2147483648;s1=8", 2, "'2147483648' is not a size"),
            ("s0=99999999999999999999;s1=8", 2, "is not a size"),
            ("s0=two;s1=8", 2, "'two' is not a size"),
            ("batch=1;s1=8", 2, "gears for an unknown size 'batch'"),
            ("z:0=1;s1=8", 2, "gears for an unknown size 'z:0'"),
            ("x:a=1;s1=8", 2, "gears for an unknown size 'x:a'"),
            ("x:2=1;s1=8", 2, "gears of 'x:2': the input has 2 dims"),
            ("x:-1=1;s1=8", 2, "gears of 'x:-1': the input has 2 dims"),
            ("y:1=3;s1=8", 2, "gears of 'y:1': it is always 3"),
            ("y:0=3;s1=8", 2, "gears of 'y:0': no single size makes 2*s0 equal to 3"),
            ("s0=1,2;x:0=4;s1=8", 2, "'s0' and 'x:0' are the same size"),
            ("s0=1,2", 2, "'s1' has no gears"),
            ("s0=2,1,2;s1=8", 2, "the gear s0=2, s1=8 is given twice"),
            (f"s0={many};s1={many}", 7, "more than 100 gears"),
            ("s0=1,65;s1=8", 4, "s0 is 65, expected 1 to 64"),
            ("s0=1,8;s1=8,560", 4, "do not meet the condition s1 <= 8*s0 + 512"),
        ):
            with self.subTest(gears):
                done = self.fxge("compile", self.two, "-o", "m.air", "--gears", gears, code=code)
                self.assertIn(said, done.stderr)
                self.assertFalse(os.path.exists(os.path.join(self.dir, "m.air")))
        done = self.fxge("compile", self.two, "-o", "m.air", "--gears", "s0=1,8;s1=8,560", code=4)
        self.assertIn("in the gear s0=1, s1=560", done.stderr)
        done = self.fxge("compile", self.two, "-o", "m.air", "--gears", "batch=1;s1=8", code=2)
        self.assertIn("sizes are s0, s1; x:0 is dim 0 of input x", done.stderr)
        done = self.fxge("compile", self.two, "-o", "m.air", "--gears", "s0=1,2;s1=8", "--gears-policy=zip", code=2)
        self.assertIn("'s0' has 2 sizes and 's1' 1", done.stderr)

    def test_bad_options(self) -> None:
        self.assertIn("product or zip", self.fxge("compile", self.two, "--gears=s0=1", "--gears-policy=sum", code=2).stderr)
        for command in ("compile", "run"):
            self.assertIn("needs --gears", self.fxge(command, self.two, "--gears-policy=zip", code=2).stderr)
        self.assertIn("--stage", self.fxge("compile", self.two, "--gears=s0=1;s1=8", "--stage=ge", code=2).stderr)
        self.assertIn("a single model", self.fxge("compile", self.two, self.two, "-o", "d", "--gears=s0=1;s1=8", code=2).stderr)

    def test_fixed_and_stateful_programs(self) -> None:
        fixed, state = os.path.join(MODELS, "convnet.default.pt2"), os.path.join(MODELS, "alias_batch_norm_train.default.pt2")
        said = self.fxge("run", fixed, "--random", "1", "--gears", "x:0=1,2", code=2).stderr
        self.assertIn("it is always", said)
        said = self.fxge("run", fixed, "--random", "1", "--gears", "s0=1,2", code=2).stderr
        self.assertIn("all sizes of the inputs are fixed", said)
        said = self.fxge("run", state, "--random", "1", "--gears", "s0=1,2", code=2).stderr
        self.assertIn("all sizes of the inputs are fixed", said)
        sized = self.write("sized.fx", HEAD + "tensor @c : f32[4] = {0.0, 0.0, 0.0, 0.0}\n" + """graph "main"(%x : f32[s0], %c : f32[s0] = state(@c, "cache")) {
  %z = aten.add.Tensor(self=%c, other=%x) : ?
  return %x as "y", %z state("cache")
}
""")
        said = self.fxge("run", sized, "--random", "1", "--gears", "s0=4", code=3).stderr
        self.assertIn("FXGE-E0970", said)
        self.assertIn("state 'cache' has the dynamic size s0 in dim 0: states have fixed sizes in all gears", said)

    def steps(self, program: str, sizes: tuple[int, ...], *words: str, code: int = 0) -> tuple[bytes, bytes] | str:
        """Runs a step of each size, from fresh states; returns results and states, or the report."""
        state, outputs = os.path.join(self.dir, "state.npz"), os.path.join(self.dir, "steps.npz")
        names, at = [], 0
        for path in filter(os.path.exists, (state, outputs)):
            os.remove(path)
        for i, n in enumerate(sizes):
            path = os.path.join(self.dir, f"step{i}.npz")
            names += ["--inputs", path]
            with zipfile.ZipFile(path, "w") as file:
                file.writestr("x.npy", npy((n, 2), [0.25 * (at + k) - 1 for k in range(2 * n)]))
                file.writestr("p.npy", npy((n,), [*range(at, at + n)], "q"))
            at += n
        done = self.fxge("run", program, *names, "--state", state, "--outputs", outputs, *words, code=code)
        return done.stderr if code else (self.read(outputs), self.read(state))

    def test_states_go_on_from_gear_to_gear(self) -> None:
        """Steps in several gears leave the results and the state of steps without gears."""
        cache = self.write("cache.fx", CACHE)
        self.fxge("compile", cache, "-o", "m.air", "--gears", "s0=4,1")
        with open(os.path.join(self.dir, "m.io.json"), encoding="utf-8") as file:
            made = json.load(file)["gears"]
        self.assertEqual(made["padded"], [])
        self.assertEqual(made["atc"], ["--input_shape=x:-1,2;p:-1;k:6,2", "--dynamic_dims=1,1;4,4"])
        for sizes in ((4, 1, 1), (1, 4, 1), (1, 1, 1, 1)):
            here = self.steps(cache, sizes)
            self.assertEqual(self.steps(cache, sizes, "--gears", "s0=4,1"), here)
            self.assertEqual(self.steps("m.air", sizes), here)

    def test_padding_does_not_reach_states(self) -> None:
        """A write that padding would change makes the size exact; the declaration of an interface is trusted, and shows
        what padding would do."""
        cache = self.write("cache.fx", CACHE)
        said = self.fxge("compile", cache, "-o", "m.air", "--gears", "s0=4,1", "-v").stderr
        self.assertRegex(said, "N0972.: runs are not padded up to a gear of s0: ge.ScatterNdUpdate .*writes into the state 'k'")
        said = self.steps(cache, (3,), "--gears", "s0=4,1", code=4)
        self.assertIn("no gear fits the inputs", said)
        for text, why, padded in STATES:
            with self.subTest(text):
                for name in os.listdir(self.dir):
                    os.remove(os.path.join(self.dir, name))
                program = self.write("p.fx", text)
                said = self.fxge("compile", program, "-o", "p.air", "--force", "-v", "--gears", "s0=6").stderr
                path = os.path.join(self.dir, "p.io.json")
                with open(path, encoding="utf-8") as file:
                    io = json.load(file)
                self.assertEqual(io["gears"]["padded"], padded)
                self.assertIn(f"gear of s0: {why}" if why else "wrote", said)
                words = ("--random", "3", "--size", "s0=3", "--repeat", "2", "--state")
                self.fxge("run", program, *words, "dynamic.npz")
                io["gears"]["padded"] = ["s0"]
                with open(path, "w", encoding="utf-8") as file:
                    json.dump(io, file)
                self.fxge("run", "p.air", *words, "padded.npz")
                self.assertEqual(self.read("padded.npz") == self.read("dynamic.npz"), bool(padded))

    def test_a_state_of_dynamic_size_in_an_interface(self) -> None:
        self.fxge("compile", self.write("cache.fx", CACHE), "-o", "m.air", "--gears", "s0=4,1")
        path = os.path.join(self.dir, "m.io.json")
        with open(path, encoding="utf-8") as file:
            io = json.load(file)
        next(entry for entry in io["inputs"] if entry["role"] == "state")["dims"] = ["s0", 2]
        with open(path, "w", encoding="utf-8") as file:
            json.dump(io, file)
        self.assertIn("FXGE-E0780", self.sized("m.air", code=4).stderr)

    def test_sizes_that_no_gear_tells(self) -> None:
        """Data-dependent sizes, and a number in a computation: they run here, and GE could not compile for them."""
        nonzero = self.write("n.fx", HEAD + "symbol u0 : int [0, 9223372036854775806]\n" + """graph "main"(%x : f32[s0]) {
  %n = aten.nonzero.default(self=%x) : i64[u0, 1]{1, u0}
  %y = aten.sum.default(self=%n) : ?
  return %y as "y"
}
""")
        number = self.write("k.fx", HEAD + """graph "main"(%x : f32[2, s0], %k : i64[] holds(s0)) {
  %y = aten.mul.Tensor(self=%x, other=%k) : ?
  return %y as "y"
}
""")
        for program, said in ((nonzero, "its sizes do not follow from a gear"), (number, "input 'k' is a number with gears")):
            self.sized(program, "--gears=s0=3,6", s0=3)
            self.assertIn(said, self.fxge("compile", program, "-o", "m.air", "--gears=s0=3,6", code=3).stderr)
            self.assertFalse(os.path.exists(os.path.join(self.dir, "m.air")))

    def test_too_many_dims(self) -> None:
        """AscendCL accepts them in one list of 128."""
        shape = "f32[s0, 1, 1, 1, 1, 1, 1, 1]"
        for n, code in ((16, 0), (17, 7)):
            inputs = ", ".join(f"%x{i} : {shape}" for i in range(n))
            program = self.write("many.fx", f'{HEAD}graph "main"({inputs}) {{\n%y = aten.relu.default(self=%x0) : ?\nreturn %y as "y"\n}}\n')
            done = self.fxge("compile", program, "-o", "many.air", "--force", "--gears=s0=2,4", code=code)
            self.assertEqual("136 dims in all, gears support 128" in done.stderr, code != 0)

    def test_exact_gears(self) -> None:
        """Each gear equals the dynamic program, from the program and from its file; other sizes are reported with the
        gears."""
        self.fxge("compile", self.two, "-o", "m.air", "--gears", "s0=1,4;s1=8,16")
        for s0, s1 in ((1, 8), (1, 16), (4, 8), (4, 16)):
            here = self.sized(self.two, s0=s0, s1=s1).stdout
            self.assertEqual(self.sized("m.air", s0=s0, s1=s1).stdout, here)
            self.assertEqual(self.sized(self.two, "--gears", "s0=1,4;s1=8,16", s0=s0, s1=s1).stdout, here)
        said = self.sized("m.air", code=4, s0=4, s1=9).stderr
        self.assertIn("FXGE-E0971", said)
        self.assertIn("s1 = 9 (dim 1 of input 'x')", said)
        self.assertIn("gears are s0=1, s1=8; s0=1, s1=16; s0=4, s1=8; s0=4, s1=16", said)
        self.sized("m.air", code=4, s0=5, s1=8)
        many = self.sized(self.two, "--gears", "s0=1,2,3,4;s1=8,9,10,11,12,13,14,15", code=4, s0=4, s1=16).stderr
        self.assertRegex(many, r"gears are (s0=\d, s1=\d+; ){16}and 16 more, in the interface")

    def test_padding(self) -> None:
        """Rows may be padded; columns are summed, so they may not: the reason and the node are reported."""
        done = self.fxge("compile", self.two, "-o", "m.air", "--gears", "s0=1,4,6;s1=8,16", "-v")
        self.assertRegex(done.stderr, "N0972.: runs are not padded up to a gear of s1: ge.ReduceSum s")
        self.assertNotIn("gear of s0", done.stderr)
        for s0 in (1, 2, 3, 4, 5, 6):
            here = self.sized(self.two, s0=s0, s1=16).stdout
            self.assertEqual(self.sized("m.air", s0=s0, s1=16).stdout, here)
        said = self.sized("m.air", code=4, s0=3, s1=9).stderr
        self.assertIn("padding is not proved to be harmless for s1", said)
        said = self.sized("m.air", code=4, s0=7, s1=8).stderr
        self.assertIn("s0 = 7 (dim 0 of input 'x')", said)

    def test_the_smallest_gear_is_taken(self) -> None:
        """Measured by counting the result elements that a profile lists."""
        program = self.write("one.fx", ONE)
        self.fxge("compile", program, "-o", "m.air", "--gears", "s0=2,4,9;s1=6,4,9", "--gears-policy=zip")
        for s0, s1, elements in ((1, 1, 12), (2, 6, 12), (2, 5, 12), (3, 4, 16), (3, 5, 81), (9, 9, 81)):
            done = self.sized("m.air", "--profile", "--json", s0=s0, s1=s1)
            nodes = json.loads(done.stdout)["profile"]["nodes"]
            self.assertEqual([node["bytes_out"] for node in nodes if node["op"] == "Relu"], [4 * elements], (s0, s1))

    def test_files_of_unknown_sizes(self) -> None:
        """An .air lacks sizes of intermediate values, so nothing is proved for padding: gears must be exact."""
        model = os.path.join(MODELS, "convnet_dyn.default.pt2")
        here = self.fxge("run", model, "--random", "3", "--size", "s77=3").stdout
        for rows in ("s77", "_d0"):
            self.fxge("compile", model, "-o", "m.air", "--force")
            if rows == "_d0":
                os.remove(os.path.join(self.dir, "m.io.json"))
            words = ("run", "m.air", "--random", "3", "--gears", "x:0=3,6", "--size")
            self.assertEqual(self.fxge(*words, f"{rows}=3").stdout.split(":")[1:], here.split(":")[1:])
            self.assertIn("FXGE-E0971", self.fxge(*words, f"{rows}=2", code=4).stderr)

    def test_what_may_not_be_padded(self) -> None:
        """Each of these would change the result."""
        for text, sizes in NOT_PADDED:
            with self.subTest(text):
                program = self.write("p.fx", HEAD + text)
                self.fxge("compile", program, "-o", "p.air", "--force", "--gears", "s0=6")
                with open(os.path.join(self.dir, "p.io.json"), encoding="utf-8") as file:
                    io = json.load(file)
                self.assertEqual(io["gears"]["padded"], [])
                here = self.sized("p.air", "--outputs", "here.npz", "--force", s0=6).stdout
                self.sized(program, "--outputs", "dynamic.npz", "--force", s0=sizes)
                io["gears"]["padded"] = ["s0"]  # the declaration is trusted
                with open(os.path.join(self.dir, "p.io.json"), "w", encoding="utf-8") as file:
                    json.dump(io, file)
                done = subprocess.run([FXGE, "run", "p.air", "--random", "3", "--size", f"s0={sizes}", "--outputs", "padded.npz", "--force"],
                                      cwd=self.dir, capture_output=True, text=True, timeout=120, check=False)
                self.assertTrue(done.returncode or self.read("padded.npz") != self.read("dynamic.npz"), here)

    def read(self, name: str) -> bytes:
        with open(os.path.join(self.dir, name), "rb") as file:
            return file.read()

    def test_models(self) -> None:
        """All sizes of the files of expected values, in one gear that enlarges paddable sizes: within the same
        tolerances."""
        for name, padded in (("mlp", 1), ("convnet_dyn", 1), ("encoder", 1), ("encoder_bf16", 1), ("encoder_mask", 1), ("../data_hf/hf_bert", 1),
                             ("../data_hf/hf_llama", 1), ("../data_hf/hf_llama_bf16", 1), ("../data_hf/hf_vit", 1), ("../data_hf/resnet", 1)):
            with self.subTest(name):
                model, expected = (os.path.join(MODELS, name + ending) for ending in (".default.pt2", ".npz"))
                found = sizes_of(model, expected)
                every = ";".join(f"{symbol}={','.join(map(str, sorted(values)))}" for symbol, values in found.items())
                self.fxge("compile", model, "-o", "m.air", "--force", "-q", "--gears", every)
                with open(os.path.join(self.dir, "m.io.json"), encoding="utf-8") as file:
                    larger = json.load(file)["gears"]["padded"]
                self.assertEqual(len(larger), padded)
                gears = ";".join(f"{symbol}={max(values) + 1}" if symbol in larger else f"{symbol}={','.join(map(str, sorted(values)))}"
                                 for symbol, values in found.items())
                said = json.loads(self.fxge("verify", model, "--expected", expected, "--json", "--gears", gears).stdout)
                self.assertGreater(said["compared"], 0)
                self.assertEqual(said["different"], 0)

    def test_verify(self) -> None:
        """Through bytes, at all sizes of the file of expected values."""
        model, expected = os.path.join(MODELS, "convnet_dyn.default.pt2"), os.path.join(MODELS, "convnet_dyn.npz")
        plain = json.loads(self.fxge("verify", model, "--expected", expected, "--json").stdout)
        said = json.loads(self.fxge("verify", model, "--expected", expected, "--json", "--gears=s77=1,2,3,4,5,7,8,16").stdout)
        self.assertEqual(said["results"], plain["results"])

    def test_damaged_description(self) -> None:
        """Gears in the description of an .air are checked like the rest of it."""
        path = os.path.join(self.dir, "m.io.json")
        self.fxge("compile", self.two, "-o", "m.air", "--gears", "s0=1,4;s1=8,16")
        with open(path, encoding="utf-8") as file:
            good = json.load(file)
        for change in ({"symbols": []}, {"symbols": ["s1", "s0"]}, {"symbols": ["s0", "s9"]}, {"symbols": ["s0", 1]}, {"symbols": None},
                       {"symbols": ["s0"]}, {"sizes": []}, {"sizes": [[1]]}, {"sizes": [[1, 0]]}, {"sizes": [[1, 2**31]]}, {"sizes": 1},
                       {"sizes": [[1, "8"]]}, {"sizes": [[1, 8]] * 257}, {"symbols": ["s0"], "sizes": [[1]]}):
            with self.subTest(change):
                with open(path, "w", encoding="utf-8") as file:
                    json.dump(good | {"gears": good["gears"] | change}, file)
                self.assertIn("FXGE-E0780", self.sized("m.air", code=4).stderr)


if __name__ == "__main__":
    FXGE, MODELS = map(os.path.abspath, sys.argv[1:3])
    unittest.main(argv=sys.argv[:1])
