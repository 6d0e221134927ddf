#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests `fxge check`: kernels of chips, and values that GE's shape functions require at compile time. Standard
library only.

test_check.py FXGE MODELS
"""

import json
import os
import re
import shutil
import sys
import unittest

import air_bytes
import test_cli
from test_cli import Case, model

EYE = b"""fxge 1 model "m" stage "ge"
graph main() {
  %y = ge.Eye(num_rows=3, num_columns=3, dtype=0) : f32[3, 3]
  return %y
}
"""
ONLY_CPU = """- chip: ascend310p
  complete: true
  kernels:
    - [Sin, aicore, static]
- chip: aicpu
  kernels:
    - [Eye, aicpu, dynamic, "> y", "DTYPES"]
"""


def sparse(path, size):
    with open(path, "wb") as file:
        file.truncate(size)


class Check(Case):
    PROGRAM = b"""fxge 1 model "m" stage "decomposed"
symbol s0 : int [2, 9]
graph main(%x : f64[s0, 4], %y : f32[s0, 4]) {
  %wide = aten.sin.default(self=%x)
  %good = aten.sin.default(self=%y)
  %none = aten.cumprod.default(self=%y, dim=1)
  return %wide, %good, %none
}
"""

    def compiled(self):
        text = self.write("m.fx", self.PROGRAM)
        self.expect(0, "compile", text, "-o", self.path("m.air"), err=None)
        return self.path("m.air")

    def test_interface(self):
        """The interface next to the file is read, too, and archives of weights are those that were compiled."""
        air = self.compiled()
        io = self.path("m.io.json")
        with open(io, encoding="utf-8") as file:
            whole = file.read()
        for text, error in ((whole, None), (whole[:-20], "FXGE-E0109"), (whole.replace('"s0"', '"s0 +"'), "FXGE-E0780"),
                            (whole.replace('"program": "', '"program": "0'), "FXGE-E0780"), ("", "FXGE-E0109")):
            with open(io, "w", encoding="utf-8") as file:
                file.write(text)
            r = self.expect(1 if error else 0, "check", air, err=None)
            self.assertIn(f"error[{error}]" if error else "no defects", r.stderr)
        os.remove(io)
        self.expect(0, "check", air, err="no defects")
        pt2 = shutil.copy(model("mlp.default.pt2"), self.path("n.pt2"))
        self.expect(0, "compile", pt2, "-o", self.path("n.air"), "--weights=ref", "-q", err=None)
        self.expect(0, "check", self.path("n.air"), err="no defects")
        shutil.copy(model("mlp.decomposed.pt2"), pt2)
        self.expect(1, "check", self.path("n.air"), err="has changed since the program was compiled")

    def test_kernels_of_a_chip(self):
        air = self.compiled()
        r = self.expect(0, "check", air, "--soc=ascend910b", err="no defects")
        self.assertIn("of the operators 1 have a kernel (0 of these", r.stderr)
        self.assertIn("3 need none, 2 have none that fits", r.stderr)
        self.assertIn("FXGE-W0380]: Sin: no AI-core kernel of ascend910b supports f64 > f64", r.stderr)
        self.assertIn("its kernel supports (x > y): f16 f16; f32 f32; bf16 bf16", r.stderr)
        self.assertIn("FXGE-W0381]: Cumprod: ascend910b has no AI-core kernel", r.stderr)
        self.assertEqual(r.stderr.count("W0380"), 1)
        self.assertNotIn("W038", self.expect(0, "check", air).stderr)

    def test_kernels_strictly(self):
        r = self.expect(1, "check", self.compiled(), "--soc=ascend910b", "--strict", err="FXGE-E0380")
        self.assertIn("FXGE-E0381", r.stderr)
        self.assertNotIn("FXGE-E0601", r.stderr)

    def test_suppression_without_all_inputs(self):
        text = self.write("m.fx", b"""fxge 1 model "m" stage "ge"
graph main(%b : f32[1, 4, 4], %s : f32[1, 1, 4], %n : i32[1], %i : f32[1]) {
  %y = ge.NonMaxSuppressionV6(boxes=%b, scores=%s, max_output_size=%n, iou_threshold=%i) : i32[4, 3]
  return %y
}
""")
        described = self.write("v6.yaml", b"""- ge: NonMaxSuppressionV6
  in: {boxes: [f32], scores: [f32], "max_output_size?": [i32], "iou_threshold?": [f32], "score_threshold?": [f32]}
  out: {selected_indices: [i32]}
  attr: {center_point_box: {int: 0}, max_boxes_size: {int: 0}}
  shape: ["[4, 3]"]
  dtype: [i32]
""")
        self.expect(0, "compile", text, "-o", self.path("m.air"), "--ops", described, err=None)
        r = self.expect(1, "check", self.path("m.air"), err="FXGE-E0721")
        self.assertIn("'score_threshold' has no edge: atc ends without a message", r.stderr)

    def test_models_stay_on_the_chip(self):
        for name in ("mlp", "encoder", "encoder_bf16", "convnet_dyn"):
            self.expect(0, "compile", model(name + ".default.pt2"), "-o", self.path(name + ".air"))
            self.expect(0, "check", self.path(name + ".air"), "--soc=ascend910b", "--strict", err="0 have none that fits")

    def test_fixed_sizes_and_dynamic_ports(self):
        text = self.write("m.fx", b"""fxge 1 model "m" stage "ge"
symbol s0 : int [2, 9]
tensor @one : i32[] = {1}
tensor @long : i64[] = {1}
graph main(%z : f16[s0, 2, 8, 8], %x : f32[s0, 4]) {
  %a, %b = ge.AdaptiveMaxPool2d(x=%z, output_size=[2, 2]) : f16[s0, 2, 2, 2], i32[s0, 2, 2, 2]
  %i = ge.Const(value=@one) : i32[]
  %j = ge.Const(value=@long) : i64[]
  %c = ge.ConcatV2(x=[%x, %x, %x], concat_dim=%i, N=3) : f32[s0, 12]
  %d = ge.ConcatV2(x=[%x, %x, %x], concat_dim=%j, N=3) : f32[s0, 12]
  return %a, %c, %d
}
""")
        self.expect(0, "compile", text, "-o", self.path("m.air"), err=None)
        r = self.expect(0, "check", self.path("m.air"), "--soc=ascend910b")
        self.assertIn("FXGE-W0388]: AdaptiveMaxPool2d: it runs on the AI CPU: the kernel of ascend910b supports fixed sizes only", r.stderr)
        self.assertIn("2 are rewritten by GE, 1 run on the AI CPU, 0 have none that fits", r.stderr)
        self.assertNotIn("W0380", r.stderr)  # the row of ConcatV2 is a mark: GE replaces it, whatever its dtypes

    def test_fixed_sizes_without_aicpu(self):
        text = self.write("m.fx", b"""fxge 1 model "m" stage "ge"
symbol s0 : int [1, 64]
graph main(%x : f32[s0, 2, 8, 8], %g : f32[2]) {
  %y, %m, %v = ge.InstanceNorm(x=%x, gamma=%g, beta=%g, data_format="NCHW") : f32[s0, 2, 8, 8], f32[s0, 2, 1, 1], f32[s0, 2, 1, 1]
  return %y
}
""")
        self.expect(0, "compile", text, "-o", self.path("m.air"), err=None)
        self.expect(0, "check", self.path("m.air"), "--soc=ascend910b", err="FXGE-W0382]: InstanceNorm: the kernel of ascend910b supports fixed sizes only")

    def test_engines(self):
        """Each engine that a node may have, with the results that differ there."""
        text = self.write("m.fx", b"""fxge 1 model "m" stage "ge"
tensor @one : i32[] = {0}
graph main(%x : f32[4], %h : f16[4], %z : f64[4], %w : f32[4, 4], %p : i64[4]) {
  %a = ge.Abs(x=%x) : f32[4]
  %i = ge.Const(value=@one) : i32[]
  %b = ge.ConcatV2(x=[%h, %h], concat_dim=%i, N=2) : f16[8]
  %c = ge.Equal(x1=%z, x2=%z) : bool[4]
  %d = ge.MatMulV2(x1=%w, x2=%w, transpose_x1=false, transpose_x2=false) : f32[4, 4]
  %e = ge.Sin(x=%z) : f64[4]
  return %a, %b, %c, %d, %e
}
""")
        self.expect(0, "compile", text, "-o", self.path("m.air"), err=None)
        r = self.expect(0, "check", self.path("m.air"), "--soc=ascend910b")
        self.assertIn("1 are rewritten by GE, 1 run on the AI CPU, 1 have none that fits", r.stderr)
        self.assertIn("W0388]: Equal: it runs on the AI CPU: no AI-core kernel of ascend910b supports f64 f64 > bool", r.stderr)
        self.assertIn("there, floats are compared with a tolerance: f32 1e-5", r.stderr)
        self.assertIn("W0380]: Sin: no AI-core kernel of ascend910b supports f64 > f64", r.stderr)
        r = self.expect(0, "check", self.path("m.air"), "--soc=ascend950")
        self.assertIn("ascend950: of the operators 4 have a kernel", r.stderr)  # MatMulV2 is judged as the MatMulV3 that it becomes
        r = self.expect(0, "check", self.path("m.air"), "--soc=Ascend310P3")
        self.assertIn("5 are unknown", r.stderr)
        self.assertIn("the kernels of 5 operators are unknown for ascend310p, not listed in open sources: Abs, ConcatV2, Equal, MatMulV2, Sin", r.stderr)

    def test_f32_in_f16(self):
        """On chips where atc lowers f32, a kernel of f16 fits, and the summary counts it."""
        text = self.write("m.fx", b"""fxge 1 model "m" stage "decomposed"
graph main(%x : f32[4, 8], %w : f32[8], %b : f32[8]) {
  %y = aten.native_layer_norm.default(input=%x, normalized_shape=[8], weight=%w, bias=%b, eps=1e-05)[0]
  return %y
}
""".replace(b"%y = ", b"%y, %m, %r = ").replace(b")[0]", b")"))
        self.expect(0, "compile", text, "-o", self.path("m.air"), err=None)
        r = self.expect(0, "check", self.path("m.air"), "--soc=Ascend310P3")
        self.assertIn("1 compute in f16 what is f32 here", r.stderr)
        self.assertNotIn("W0380", r.stderr)

    def test_kernels_of_an_installation(self):
        """Description files of a CANN, and the file of `chips export`, replace the built-in tables."""
        types = {"Sin": {"input0": {"name": "x", "dtype": "float16,float32,double", "format": "ND,ND,ND", "paramType": "required"},
                         "output0": {"name": "y", "dtype": "float16,float,double", "format": "ND,ND,ND", "paramType": "required"},
                         "dynamicShapeSupport": {"flag": "true"}},
                 "Cumprod": {"input0": {"name": "x", "dtype": "float", "unknownshape_format": "NULL"},
                             "output0": {"name": "y", "dtype": "float", "unknownshape_format": "NULL"}}}
        root = self.path("cann")
        config = os.path.join(root, "opp/built-in/op_impl/ai_core/tbe/config/ascend310p")
        cpu = os.path.join(root, "opp/built-in/op_impl/aicpu/aicpu_kernel/config")
        for directory in (config, cpu):
            os.makedirs(directory)
        with open(os.path.join(config, "aic-ascend310p-ops-info-legacy.json"), "w", encoding="utf-8") as file:
            json.dump(types, file)
        with open(os.path.join(cpu, "aicpu_kernel.json"), "w", encoding="utf-8") as file:
            json.dump({"Cos": {"opInfo": {"engine": "DNN_VM_AICPU"}, "input0": {"name": "x", "type": "DT_DOUBLE"}, "output0": {"name": "y", "type": "DT_DOUBLE"}}}, file)
        text = self.write("n.fx", self.PROGRAM.replace(b"%good = aten.sin", b"%good = aten.exp").replace(b"%wide = aten.sin", b"%wide = aten.cos"))
        self.expect(0, "compile", text, "-o", self.path("n.air"), err=None)
        self.expect(0, "chips", "export", "--kernels", root, "-o", self.path("chips.yaml"))
        with open(self.path("chips.yaml"), encoding="utf-8") as file:
            self.assertEqual(file.read(), f"""# Kernels of chips, written by `fxge chips export` and read by `--kernels`.
# A row: type, engine, dynamic or static, ports, dtypes.
- chip: ascend310p
  source: "{root}"
  complete: true
  kernels:
    - [Cumprod, rewritten, static, "x > y"]
    - [Sin, aicore, dynamic, "x > y", "f16 f16; f32 f32; f64 f64"]
- chip: aicpu
  source: "{root}"
  complete: false
  kernels:
    - [Cos, aicpu, dynamic, "x > y", "f64 > f64"]
""")
        air = self.compiled()
        ways = [["--kernels", root], ["--kernels", config], ["--kernels", self.path("chips.yaml")], {"ASCEND_HOME_PATH": root}]
        for way in ways:
            given = [] if isinstance(way, dict) else way
            environment = way if isinstance(way, dict) else {}
            r = self.expect(0, "check", air, "--soc=Ascend310P3", *given, env=environment)
            self.assertIn("ascend310p: of the operators 2 have a kernel", r.stderr)
            self.assertIn("1 are rewritten by GE, 0 have none that fits", r.stderr)
            r = self.expect(0, "check", self.path("n.air"), "--soc=Ascend310P3", *given, env=environment)
            self.assertIn("FXGE-W0381]: Exp: ascend310p has no AI-core kernel of this type", r.stderr)
            if given != ["--kernels", config]:
                self.assertIn("FXGE-W0388]: Cos: it runs on the AI CPU", r.stderr)
        self.expect(2, "check", air, "--soc=ascend310b", "--kernels", root, err=f"FXGE-E0389]: {root}: no kernels of ascend310b")
        self.expect(2, "chips", "export", "--soc=ascend310b", "--kernels", root, "-o", "-", err="FXGE-E0389")
        self.expect(0, "check", air, "--soc=ascend310b", env={"ASCEND_HOME_PATH": root})
        self.expect(5, "check", air, "--soc=ascend310p", "--kernels", self.path("nowhere"), err="nowhere")
        self.expect(5, "chips", "export", "--kernels", root, "-o", self.path("chips.yaml"), err="chips.yaml")

    def test_damaged_descriptions(self):
        """Damaged files are named with the line, and nothing else happens."""
        path = self.path("aic-ascend310p-ops-info.json")
        air = self.compiled()
        for text, expected in (("{", "E09"), ("[]", "expected an object"), ('{"Sin": 1}', "expected a type with its kernel"), ("", "expected an object"),
                               ('{"S in": {}}', "expected a type"), ('{"Sin": {"input0": {"name": "x >"}}}', "expected a port with `name`"),
                               ('{"Sin": {"input0": {"dtype": ","}}}', "expected a port with `name`")):
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
            self.expect(4, "check", air, "--soc=ascend310p", "--kernels", path, err=expected)
        rows = self.path("chips.yaml")
        first = "expected [type, engine, dynamic or static, ports, dtypes]"
        for row, expected in (("[Sin]", first), ("[Sin, core, dynamic, x]", first), ("1", first), ('["S n", aicore, static, ">"]', first),
                              ('[Sin, aicore, dynamic, {a: b}, "f32"]', first), ('[Sin, aicore, dynamic, "x > y", [f32]]', first), ("[Sin, ge, dynamic]", first),
                              *((f'[Sin, aicore, static, "{ports}"]', "expected at most 64 ports as `x1 x2? > y`, type Sin")
                                for ports in ("> > >", "x y", "x", "x >> y", "x? ? > y", "x\\u00e4 > y", "x > y ", " x > y", "x  > y", "x " * 65 + ">")),
                              *((f'[Sin, aicore, static, "x > y", "{dtypes}"]', "expected combinations of a known dtype for each port as `f16 i32; f32 i32`, type Sin")
                                for dtypes in ("; ;;", "f32", "f32 f32 f32", "f32 f32;", "f32 f32; ", "f32 f32; f16", "f32 f61", "f32  f32", "f32 > f32", "float f32", " ", ";")),
                              *((f'[Sin, aicpu, static, "x > y", "{dtypes}"]', "expected known dtypes for each port as `f16 f32 > i32`, type Sin")
                                for dtypes in ("f32 f32", "f32 | f32", "f32 >", "> f32", "f32 > f32 > f32", "f32 > f61", "f32 > f32 ")),
                              ('[Sin, rewritten, static, "x > y", "f32 f32"]', "expected the type that replaces it, type Sin"),
                              ('[Sin, aicore, static, "x > y", "' + "; ".join(["f32 f32"] * 30000) + '"]', "expected dtypes of at most 128 KiB, type Sin"),
                              ("\n    - ".join(f'[Sin, aicore, static, "x{i} > y", "' + "; ".join(["f32 f32"] * 9000) + '"]' for i in range(2)), "expected dtypes of at most 128 KiB, type Sin"),
                              ("\n    - ".join(f'[Sin, aicore, static, "x{i} >"]' for i in range(17)), "expected at most 16 rows, type Sin"),
                              ('[Sin, aicore, static, ">"]', "no defects"), ('[Sin, aicore, static, "x? > y*", "- f32; ? f16"]', "no defects"),
                              ('[Sin, aicpu, static, "> y", "> f32 f64"]', "no defects"), ('[Sin, aicpu, static, "x z >", "f32 | i64 f64"]', "no defects"),
                              ("[Sin, none, static]", "no defects")):
            with open(rows, "w", encoding="utf-8") as file:
                file.write(f"- chip: ascend310p\n  kernels:\n    - {row}\n")
            with self.subTest(row[:200]):
                r = self.expect(0 if expected == "no defects" else 4, "check", air, "--soc=ascend310p", "--kernels", rows, err=expected)
                if expected not in ("no defects", "expected at most 16 rows, type Sin") and "x1 > y" not in row:
                    self.assertIn("chips.yaml:3: error[FXGE-E0903]", r.stderr)
        with open(rows, "w", encoding="utf-8") as file:
            file.write('- chip: aicpu\n  kernels:\n    - [Sin, aicore, static, "x > y"]\n')
        self.expect(4, "check", air, "--soc=ascend310p", "--kernels", rows, err=first)
        for text in ("a: b", "- 1", "- chip: ascend310p", "- chip: ascend310p\n  kernels: 3"):
            with open(rows, "w", encoding="utf-8") as file:
                file.write(text)
            self.expect(4, "check", air, "--soc=ascend310p", "--kernels", rows, err="E0903")

    def test_descriptions_of_other_types(self):
        """Values of other types than a description file has are named with the line; unknown dtypes are counted."""
        path = self.path("aic-ascend310p-ops-info.json")
        air = self.compiled()
        port = {"name": "x", "dtype": "float16,float"}
        for entry, expected in (({"input0": 1}, "expected a port with `name`, type Sin"), ({"input0": ["x"]}, "expected a port with `name`"),
                                ({"input1": port}, "expected input0, ports are numbered from 0, type Sin"), ({"output0": port, "output2": port}, "expected output1"),
                                ({"input0": port, "output0": {"name": "y", "dtype": "float"}}, "expected as many dtypes at each port, type Sin"),
                                ({"input0": port, "output0": {"name": "y"}}, "expected as many dtypes at each port, type Sin"),
                                ({"input0": {"name": "x", "dtype": ["float"]}}, "expected a list of at most 4096 dtypes as text"),
                                ({"input0": {"name": "x", "type": {}}}, "expected a list of at most 4096 dtypes as text"),
                                ({"input0": {"name": "x", "format": {}}}, "expected a list of at most 4096 formats as text"),
                                ({"input0": {"name": "x", "dtype": "float," * 4097}}, "expected a list of at most 4096 dtypes as text"),
                                ({"input0": {**port, "paramType": "often"}}, "expected `paramType` required, optional or dynamic"),
                                ({"dynamicShapeSupport": "true"}, "expected `dynamicShapeSupport` with `flag` true or false"),
                                ({"dynamicShapeSupport": {"flag": "yes"}}, "expected `dynamicShapeSupport` with `flag`"),
                                ({f"input{k}": {"name": f"x{k}"} for k in range(65)}, "expected at most 64 ports"),
                                ({f"input{k}": {"name": f"x{k}", "dtype": "float," * 4000} for k in range(64)}, "expected dtypes of at most 128 KiB, type Sin")):
            if "128" in expected:  # combinations that differ
                names = ("float", "float16", "int32", "int64", "int8", "uint8", "bool", "double")
                entry = {key: {"name": value["name"], "dtype": ",".join(names[(i >> (3 * (k % 4))) % 8] for i in range(4000))} for k, (key, value) in enumerate(entry.items())}
            with open(path, "w", encoding="utf-8") as file:
                json.dump({"Sin": entry}, file)
            with self.subTest(expected):
                r = self.expect(4, "check", air, "--soc=ascend310p", "--kernels", path, err=expected)
                self.assertIn("aic-ascend310p-ops-info.json:1: error[FXGE-E0903]", r.stderr)
        port = {"name": "x", "dtype": "float16,hifloat99,float", "format": "ND,ND,ND"}
        with open(path, "w", encoding="utf-8") as file:
            json.dump({"Sin": {"input0": port, "output0": {**port, "dtype": "float16,hifloat99,\x1b[31m"}}}, file)
        r = self.expect(0, "check", air, "--soc=ascend310p", "--kernels", path, "-v", err="ops-info.json:1: note[FXGE-N0392]: 3 dtypes are unknown, the first is hifloat99: no")
        self.expect(0, "chips", "export", "--soc=ascend310p", "--kernels", path, "-o", self.path("out.yaml"), "--force")
        with open(self.path("out.yaml"), encoding="utf-8") as file:
            self.assertIn('[Sin, aicore, static, "x > x", "f16 f16; ? ?; f32 ?"]', file.read())
        self.expect(0, "check", air, "--soc=ascend310p", "--kernels", self.path("out.yaml"))

    def test_dtypes_without_inputs(self):
        """A type of the AI CPU that has outputs only."""
        rows = self.path("chips.yaml")
        self.expect(0, "compile", self.write("e.fx", EYE), "-o", self.path("e.air"), err=None)
        for dtypes, expected in (("> i8 f32", "it runs on the AI CPU"), ("> i8", "ascend310p: of the operators 0 have a kernel (0 of these declare their limits only when compiled), 0 need none, 1 have none that fits")):
            with open(rows, "w", encoding="utf-8") as file:
                file.write(ONLY_CPU.replace("DTYPES", dtypes))
            self.expect(0, "check", self.path("e.air"), "--soc=ascend310p", "--kernels", rows, err=expected)

    def test_hostile_installations(self):
        """Links in circles, files that are none, and trees beyond a limit: found once, or named."""
        air, root = self.compiled(), self.path("cann")
        config = os.path.join(root, "opp/built-in/op_impl/ai_core/tbe/config")
        name = os.path.join(config, "ascend310p/aic-ascend310p-ops-info.json")
        os.makedirs(os.path.dirname(name))
        good = json.dumps({"Sin": {"input0": {"name": "x", "dtype": "float"}, "output0": {"name": "y", "dtype": "float"}, "dynamicShapeSupport": {"flag": "true"}}})
        ways = ([["--kernels", root], {}], [[], {"ASCEND_HOME_PATH": root}])

        def check(code, expected):
            for given, environment in ways:
                self.expect(code, "check", air, "--soc=Ascend310P3", *given, env=environment, err=expected)

        def away(*paths):
            for path in paths:
                (shutil.rmtree if os.path.isdir(path) and not os.path.islink(path) else os.remove)(path)

        with open(name, "w", encoding="utf-8") as file:
            file.write(good)
        check(0, "ascend310p: of the operators 1 have a kernel")
        links = [os.path.join(config, f"link{i}") for i in range(9)]
        for i, path in enumerate(links):  # each leads to all
            os.symlink((".", "..", root, "ascend310p", "/nowhere", "link5", name, "../../../../..", "\x1b[31m")[i], path)
        check(0, "ascend310p: of the operators 1 have a kernel")
        self.expect(0, "chips", "--kernels", root, out=None)
        away(*links)
        deep = os.path.join(config, *"abcdefghijklmnopq")
        os.makedirs(deep)
        check(4, "more than 16 levels of directories")
        self.expect(4, "chips", "export", "--kernels", root, "-o", "-", err="more than 16 levels of directories")
        self.expect(4, "op", "check", root, err="more than 16 levels of directories")
        away(os.path.join(config, "a"))
        other = os.path.join(os.path.dirname(name), "aic-ascend310p-ops-info-\x1b[31m.json")
        for make, code, expected in ((os.mkfifo, 5, "is a FIFO"), (lambda path: os.symlink("/dev/zero", path), 5, "is a device"), (lambda path: os.symlink("none", path), 5, "No such file"),
                                     (lambda path: sparse(path, 1 << 40), 4, "files of at most 64 MiB, 256 MiB together"), (lambda path: os.symlink(path, path), 5, "symbolic links")):
            make(other)
            check(code, expected)
            away(other)
        home = self.path("home")  # no installation: nothing is searched, as for one without kernels
        os.makedirs(os.path.join(home, *"abcdefghijklmnopq"))
        shutil.copy(name, home)
        self.expect(0, "check", air, "--soc=Ascend310P3", env={"ASCEND_HOME_PATH": home}, err="not listed in open sources")
        self.expect(4, "check", air, "--soc=Ascend310P3", "--kernels", home, err="more than 16 levels of directories")
        many = [os.path.join(os.path.dirname(name), f"aic-ascend310p-ops-info-{i}.json") for i in range(6)]
        for path in many:
            with open(path, "w", encoding="utf-8") as file:
                file.write("{}" + " " * (63 << 20) if path != many[0] else good)
        check(4, "files of at most 64 MiB, 256 MiB together")
        away(*many)
        with open(name, "w", encoding="utf-8") as file:
            file.write("[" * 100000)
        check(4, "nested too deeply")

    def test_exported_tables_are_read(self):
        """The tables of each chip are read again as they are written."""
        for chip in ("ascend910b", "ascend910_93", "ascend310p", "ascend310b", "ascend950"):
            out, again = self.path(f"{chip}.yaml"), self.path("again.yaml")
            self.expect(0, "chips", "export", "--soc=" + chip, "-o", out)
            self.expect(0, "chips", "export", "--soc=" + chip, "--kernels", out, "-o", again, "--force")
            with open(out, encoding="utf-8") as a, open(again, encoding="utf-8") as b:
                self.assertEqual(a.read(), b.read())

    def test_graphs_that_are_nested_deeply(self):
        """`check` refuses a file that no other command reads."""
        for n, code in ((62, 0), (70, 7)):
            with open(self.path("m.air"), "wb") as file:
                file.write(air_bytes.nested_graphs(n))
            for command in (["check"], ["dump", "--stage=import"], ["compile", "--force", "-o", self.path("o.air")]):
                self.expect(code, command[0], self.path("m.air"), *command[1:], err="subgraphs are nested deeper than 64" if code else None, out=None)

    def test_list_of_chips(self):
        shown = json.loads(self.expect(0, "chips", "--json", out=None).stdout)["chips"]
        self.assertGreater(len(shown), 30)
        first = shown[0]
        self.assertEqual((first["name"], first["family"], first["cores"], first["hz"]), ("Ascend910B1", "ascend910b", 24, 1.85e9))
        self.assertGreater(first["types"], 1000)
        self.assertEqual({c["family"]: c.get("types") for c in shown}["ascend310b"], 4)  # rows that say "none" do not count
        text = self.expect(0, "chips", out=None).stdout
        self.assertEqual([line.split()[0] for line in text.splitlines()], ["--soc", *(chip["name"] for chip in shown)])
        self.expect(2, "chips", "import", err="unexpected argument 'import'")
        self.expect(2, "chips", "-o", "x", err="belong to")

    def test_names_of_atc(self):
        air = self.compiled()
        for name in ("Ascend910B1", "Ascend910B4-1", "Ascend910B2C"):
            self.expect(0, "check", air, "--soc=" + name, err="FXGE-W0380]: Sin: no AI-core kernel of ascend910b")
        for name, near in (("Ascend910_938", "Ascend910_9381"), ("Ascend910B1x", "Ascend910B1"), ("Ascend950PR", "Ascend950PR_9599"),
                           ("Ascend310P9", "Ascend310P3"), ("TPU", None)):
            r = self.expect(2, "check", air, "--soc=" + name, err=f"FXGE-E0384]: unknown chip '{name}'")
            self.assertIn(f"did you mean '{near}'?" if near else "expected a chip's name", r.stderr)

    def test_one_table_of_chips(self):
        """Every command accepts the same names, those of an installation included, and refuses others alike."""
        air, program = self.compiled(), model("mlp.default.pt2")
        commands = (("check", air), ("compile", program, "-o", self.path("named.air"), "--force"), ("dump", program),
                    ("run", program, "--random", "1"))
        home = os.path.dirname(self.path("x"))
        os.makedirs(os.path.join(home, "data", "platform_config"))
        with open(os.path.join(home, "data", "platform_config", "Ascend910_77.ini"), "w", encoding="utf-8") as file:
            file.write("[version]\nSoC_version=Ascend910_77\nShort_SoC_version=Ascend910_93\n")
        for command in commands:
            for name in ("ascend310p", "Ascend310P3", "ascend910b4-1", "Ascend910_9362", "Ascend310P3Vir02", "Ascend950DT_95A1"):
                self.expect(0, *command, "--soc=" + name, out=None, err=None)
            self.expect(2, *command, "--soc=Ascend910_77", out=None, err="unknown chip 'Ascend910_77'")
            self.expect(0, *command, "--soc=Ascend910_77", out=None, err=None, env={"ASCEND_HOME_PATH": home})
            self.expect(2, *command, "--soc=../x", out=None, err="unknown chip '../x'", env={"ASCEND_HOME_PATH": home})

    def test_f32_of_310p(self):
        """atc gets a mode in which f32 products have kernels, and the loss is reported with its size."""
        mlp = model("mlp.default.pt2")
        for name, chip in (("ascend310p", "Ascend310P3"), ("Ascend310B4", "Ascend310B4")):
            r = self.expect(0, "compile", mlp, "-o", self.path("low.air"), "--force", "--soc=" + name,
                            err=f"--soc_version={chip} --input_format=ND --precision_mode=allow_fp32_to_fp16")
            self.assertIn(f"FXGE-W0387]: 3 operators of f32 compute in f16 on {name[:10].lower()}", r.stderr)
            self.assertNotIn("precision_mode_v2", r.stderr)
        r = self.expect(0, "compile", mlp, "-o", self.path("low.air"), "--force", "--soc=Ascend910B1", err="--precision_mode_v2=origin")
        self.assertNotIn("W0387", r.stderr)

    HOST_VALUES = (  # operator, its computed port, the line of the graph, the first release that requires the value
        ("AsStrided", "size", "ge.AsStrided(x=%x, size=%n2, stride=%c2, storage_offset=%c1) : f32[s0, s0]", "8.5"),
        ("BroadcastTo", "shape", "ge.BroadcastTo(x=%one, shape=%n2) : f32[s0, s0]", "9.0"),
        ("Expand", "shape", "ge.Expand(x=%one, shape=%n2) : f32[s0, s0]", "9.0"),
        ("Fill", "dims", "ge.Fill(dims=%n2, value=%v) : f32[s0, s0]", "8.5"),
        ("OneHot", "depth", "ge.OneHot(x=%i, depth=%n, on_value=%v, off_value=%v) : f32[3, s0]", "8.5"),
        ("ScatterNd", "shape", "ge.ScatterNd(indices=%at, x=%ones, shape=%n1) : f32[s0]", "8.5"),
        ("SplitV", "size_splits", "ge.SplitV(x=%x, size_splits=%n1, split_dim=%zero, num_split=1) : f32[s0, 4]", "8.5"),
        ("StatelessRandperm", "n", "ge.StatelessRandperm(n=%n1, seed=%c1, offset=%c1) : i64[s0]", "9.0"),
        ("StridedSlice", "begin", "ge.StridedSlice(x=%ones, begin=%n1, end=%c3, strides=%c1) : f32[3 - s0]", "8.5"),
        ("StridedSlice", "end", "ge.StridedSlice(x=%ones, begin=%c0, end=%n1, strides=%c1) : f32[s0]", "8.5"),
        ("StridedSlice", "strides", "ge.StridedSlice(x=%ones, begin=%c0, end=%c3, strides=%m1) : f32[1]", "8.5"),
        ("StridedSliceV2", "end", "ge.StridedSliceV2(x=%ones, begin=%c0, end=%n1, axes=%c0, strides=%c1) : f32[s0]", "9.0"),
        ("StridedSliceV2", "begin", "ge.StridedSliceV2(x=%ones, begin=%n1, end=%c3, axes=%c0, strides=%c1) : f32[3 - s0]", "9.0"),
        ("Tile", "multiples", "ge.Tile(x=%ones, multiples=%n1) : f32[3*s0]", "9.0"),
        ("Tile", "x", "ge.Tile(x=%x, multiples=%c2) : f32[2*s0, 8]", "9.0"),
        ("TopKV2", "k", "ge.TopKV2(x=%ones, k=%n) : f32[s0], i32[s0]", "9.0"),
    )

    HOST_VALUES_UNTIL_9 = (  # operators for which releases before 9.0 require the value, and later ones do not
        ("StatelessRandomNormalV2", "shape", "ge.StatelessRandomNormalV2(shape=%n2, key=%key, counter=%count, alg=%alg) : f32[s0, s0]"),
        ("StatelessRandomUniformV2", "shape", "ge.StatelessRandomUniformV2(shape=%n2, key=%key, counter=%count, alg=%alg) : f32[s0, s0]"),
    )

    def host_value(self, line):
        """Returns a program of GE operators, one of which requires a computed value."""
        results = "%r, %q" if line.startswith("ge.TopKV2") else "%r"
        return self.write("m.fx", f"""fxge 1 model "m" stage "ge"
symbol s0 : int [1, 3]
tensor @one : f32[1, 1] = {{2}}
tensor @ones : f32[3] = {{1, 2, 3}}
tensor @v : f32[] = {{1}}
tensor @i : i64[3] = {{0, 1, 0}}
tensor @at : i64[3, 1] = {{0, 0, 0}}
tensor @c0 : i64[1] = {{0}}
tensor @c1 : i64[1] = {{1}}
tensor @c2 : i64[2] = {{2, 2}}
tensor @c3 : i64[1] = {{3}}
tensor @zero : i64[] = {{0}}
tensor @one_int : i64[] = {{1}}
tensor @key : u64[1] = {{7}}
tensor @count : u64[2] = {{0, 0}}
tensor @alg : i32[] = {{1}}
graph main(%x : f32[s0, 4]) {{
  %one = ge.Const(value=@one) : f32[1, 1]
  %ones = ge.Const(value=@ones) : f32[3]
  %v = ge.Const(value=@v) : f32[]
  %i = ge.Const(value=@i) : i64[3]
  %at = ge.Const(value=@at) : i64[3, 1]
  %c0 = ge.Const(value=@c0) : i64[1]
  %c1 = ge.Const(value=@c1) : i64[1]
  %c2 = ge.Const(value=@c2) : i64[2]
  %c3 = ge.Const(value=@c3) : i64[1]
  %zero = ge.Const(value=@zero) : i64[]
  %one_int = ge.Const(value=@one_int) : i64[]
  %key = ge.Const(value=@key) : u64[1]
  %count = ge.Const(value=@count) : u64[2]
  %alg = ge.Const(value=@alg) : i32[]
  %shape = ge.Shape(x=%x, dtype=9) : i64[2]
  %m = ge.GatherV2(x=%shape, indices=%one_int, axis=%zero) : i64[]
  %m1 = ge.Pack(x=[%m], N=1) : i64[1]
  %n = ge.GatherV2(x=%shape, indices=%zero, axis=%zero) : i64[]
  %n1 = ge.Pack(x=[%n], N=1) : i64[1]
  %n2 = ge.Pack(x=[%n, %n], N=2) : i64[2]
  {results} = {line}
  return {results}
}}
""".encode())

    def test_host_values(self):
        """A computed value that GE requires at compile time is refused, by release; constants are accepted."""
        for op, port, line, release in self.HOST_VALUES:
            with self.subTest(op=op, port=port):
                self.expect(0, "compile", self.host_value(line), "-o", self.path("m.air"), "--force", err=None)
                words = f"FXGE-E0773]: {op}: '{port}' "
                self.expect(1, "check", self.path("m.air"), err=words)
                self.expect(1, "check", self.path("m.air"), "--cann=" + release, err=f"(CANN {release} and newer)")
                self.expect(1, "check", self.path("m.air"), "--cann=9.1.0-beta.2", err=words)
                self.expect(0, "check", self.path("m.air"), "--cann=8.3.RC1", err="no defects")
        self.expect(2, "check", self.path("m.air"), "--cann=next", err="'next' is no release of CANN")
        for op, port, line in self.HOST_VALUES_UNTIL_9:
            with self.subTest(op=op, port=port):
                self.expect(0, "compile", self.host_value(line), "-o", self.path("m.air"), "--force", err=None)
                self.expect(1, "check", self.path("m.air"), "--cann=8.5", err=f"FXGE-E0773]: {op}: '{port}' ")
                self.expect(1, "check", self.path("m.air"), "--cann=8.5", err="(CANN 8.5, before 9.0)")
                for release in (["--cann=9.0"], ["--cann=8.3"], []):
                    self.expect(0, "check", self.path("m.air"), *release, err="no defects")

    def test_host_values_that_are_known(self):
        """Constants, values that GE folds to constants, an unknown dim, releases that differ."""
        known = "ge.Shape(x=%one, dtype=9) : i64[2]\n  %r = ge.BroadcastTo(x=%v, shape=%q) : f32[1, 1]"
        for line in (
            "ge.StridedSliceV2(x=%x, begin=%c0, end=%n1, axes=%c0, strides=%c1) : f32[s0, 4]",
            "ge.BroadcastTo(x=%one, shape=%c2) : f32[2, 2]",
        ):
            self.expect(0, "compile", self.host_value(line), "-o", self.path("m.air"), "--force", err=None)
            self.expect(0, "check", self.path("m.air"), err="no defects")
        with open(self.host_value(known), encoding="utf-8") as file:
            text = file.read().replace("%r = ge.Shape", "%q = ge.Shape")
        self.expect(0, "compile", self.write("k.fx", text.encode()), "-o", self.path("m.air"), "--force", err=None)
        self.expect(0, "check", self.path("m.air"), err="no defects")
        line = "ge.StatelessRandperm(n=%n1, seed=%c1, offset=%c1) : i64[s0]"
        self.expect(0, "compile", self.host_value(line), "-o", self.path("m.air"), "--force", err=None)
        self.expect(0, "check", self.path("m.air"), "--cann=8.5", err="no defects")

    def test_host_values_are_reported(self):
        """The table of the page equals the library's."""
        root = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
        with open(os.path.join(root, "ops", "host_values.def"), encoding="utf-8") as file:
            rows = re.findall(r"^FXGE_HOST_VALUE\((\w+), (\w+), FXGE_CANN\((\d+), (\d+)\), (?:0|FXGE_CANN\((\d+), (\d+)\)),",
                              file.read(), re.MULTILINE)
        with open(os.path.join(root, "doc", "npu-device.md"), encoding="utf-8") as file:
            listed = re.findall(r"^\| (\w+) \| `(\w+)` \| ([^|]+) \|", file.read(), re.MULTILINE)
        self.assertEqual([(op, port, f"{a}.{b}" + (f", before {c}.{d}" if c else " and newer")) for op, port, a, b, c, d in rows], listed)
        tried = {(op, port) for op, port, *_ in (*self.HOST_VALUES, *self.HOST_VALUES_UNTIL_9)}
        self.assertEqual(tried, {(op, port) for op, port, *_ in rows})

    def test_chips_without_table(self):
        """Types that atc accepts and for which public sources list some or no kernels."""
        air = self.compiled()
        for name, family in (("Ascend310P3", "ascend310p"), ("Ascend910B", "ascend910"), ("Ascend950PR_9599", "ascend950"),
                             ("Ascend310B4", "ascend310b"), ("ascend310p", "ascend310p")):
            r = self.expect(0, "check", air, "--soc=" + name, err="FXGE-W0386]: the kernels of ")
            self.assertIn(f"unknown for {family}, not listed in open sources: ", r.stderr)
            self.assertNotIn("W0381", r.stderr)
            self.expect(1, "check", air, "--soc=" + name, "--strict", err="FXGE-E0386")
        r = self.expect(0, "check", air, "--soc=Ascend910_9391", err="3 need none, 0 have none that fits, 3 are unknown")
        self.assertNotIn("W0381", r.stderr)

    def test_warnings_by_dtype(self):
        """One warning for each operator and its dtypes, whatever the number of nodes."""
        text = self.write("m.fx", b"""fxge 1 model "m" stage "ge"
graph main(%x : f64[4], %y : c64[4]) {
  %a = ge.Sin(x=%x) : f64[4]
  %b = ge.Sin(x=%a) : f64[4]
  %c = ge.Sin(x=%y) : c64[4]
  return %b, %c
}
""")
        self.expect(0, "compile", text, "-o", self.path("m.air"), err=None)
        r = self.expect(0, "check", self.path("m.air"), "--soc=Ascend910B1")
        self.assertEqual(r.stderr.count("W0380"), 2)
        self.assertIn("supports f64 > f64 (2 nodes)", r.stderr)
        self.assertIn("supports c64 > c64", r.stderr)

    def test_lines_of_refused_nodes(self):
        """A check of a program that was just compiled names the Python lines."""
        for command in (["compile", "-o", self.path("m.air"), "--check"], ["verify", "--expected", model("alias_dynamic_writes.npz")]):
            r = self.expect(0, *command[:1], model("alias_dynamic_writes.default.pt2"), *command[1:], out=None, err="FXGE-W0737]: ConcatV2")
            self.assertIn("in forward:  return y.cumsum(0)", r.stderr)
        self.expect(0, "compile", model("alias_dynamic_writes.default.pt2"), "-o", self.path("n.air"))
        r = self.expect(0, "check", self.path("n.air"), err="FXGE-W0737]: ConcatV2")
        self.assertNotIn("forward", r.stderr)

    def test_own_operators_need_a_package(self):
        root = os.path.join(os.path.dirname(os.path.abspath(__file__)), "stable")
        ops = "--ops=" + os.path.join(root, "ops.yaml")
        self.expect(0, "compile", os.path.join(root, "program.fx"), "-o", self.path("m.air"), ops)
        r = self.expect(0, "check", self.path("m.air"), ops, err="'MyLinear' is not an operator of CANN: without an installed prototype")
        self.assertIn("hint    install the operator package of MyLinear, whose results GE otherwise takes for scalars", r.stderr)
        self.expect(1, "check", self.path("m.air"), ops, "--strict", err="FXGE-E0736]: ConcatV2")

    def test_unknown_chip(self):
        self.expect(2, "check", self.compiled(), "--soc=ascend1", err="unknown chip 'ascend1'")


if __name__ == "__main__":
    test_cli.FXGE, test_cli.MODELS = (os.path.abspath(a) for a in sys.argv[1:3])
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
