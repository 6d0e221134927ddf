#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests `fxge compile -o model.om` with a fake atc: options, environment, directories, errors, cleanup. Standard
library only.

test_compile.py FXGE LAYOUTS MODELS
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import time
import unittest

FXGE = LAYOUTS = MODELS = ""


def model(name: str) -> str:
    return os.path.join(MODELS, name)


class Compile(unittest.TestCase):
    def setUp(self) -> None:
        self.dir = tempfile.mkdtemp()
        self.log = os.path.join(self.dir, "log")
        self.out = os.path.join(self.dir, "out")
        os.mkdir(self.out)

    def tearDown(self) -> None:
        shutil.rmtree(self.dir)

    def env(self, **more: str) -> dict[str, str]:
        known = {k: v for k, v in os.environ.items() if not k.startswith("ASCEND")}
        return known | {"ASCEND_HOME_PATH": os.path.join(LAYOUTS, "new"), "FAKE_ATC_LOG": self.log} | more

    def fxge(self, *args: str, code: int = 0, **env: str) -> subprocess.CompletedProcess[str]:
        done = subprocess.run([FXGE, *args], cwd=self.out, env=self.env(**env), capture_output=True, text=True, timeout=200)
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        return done

    def run_of_atc(self) -> dict[str, object]:
        with open(self.log, encoding="utf-8") as file:
            last = file.read().splitlines()[-1]
        found = json.loads(last)
        self.assertIsInstance(found, dict)
        return dict(found)

    def left(self) -> list[str]:
        return sorted(os.listdir(self.out))

    def test_precision_of_310p(self) -> None:
        """f32 products have no kernel there; a mode that the user names takes precedence."""
        call = ("compile", model("mlp.default.pt2"), "-o", "m.om", "--force", "--soc=Ascend310P3")
        self.assertIn("FXGE-W0387]: 3 operators of f32 compute in f16 on ascend310p", self.fxge(*call).stderr)
        self.assertEqual(self.precisions(), ["--precision_mode=allow_fp32_to_fp16"])
        for option, word in (("--precision=mixed_float16", "--precision_mode_v2=mixed_float16"),
                             ("--atc-options=--precision_mode=force_fp16", "--precision_mode=force_fp16"),
                             ("--atc-options=--precision_mode_v2=fp16", "--precision_mode_v2=fp16")):
            self.assertNotIn("W0387", self.fxge(*call, option).stderr)
            self.assertEqual(self.precisions(), [word])

    def precisions(self) -> list[str]:
        return [w for w in self.run_of_atc()["words"] if "precision_mode" in w]  # type: ignore[attr-defined]

    def test_families_are_no_chips(self) -> None:
        said = self.fxge("compile", model("mlp.default.pt2"), "-o", "m.om", "--soc=ascend310p", code=2).stderr
        self.assertIn("'ascend310p' is a family, and atc compiles for one chip, such as Ascend310P3", said)

    def test_static(self) -> None:
        said = self.fxge("compile", model("mlp.default.pt2"), "-o", "m.om", "--soc=Ascend910B1").stderr
        self.assertIn("atc: ATC start working now", said)
        self.assertEqual(self.left(), ["m.io.json", "m.om"])
        run = self.run_of_atc()
        self.assertEqual(run["words"], ["--framework=1", "--model=m.air", "--output=m", "--soc_version=Ascend910B1",
                                        "--input_format=ND", "--precision_mode_v2=origin"])
        self.assertNotEqual(run["cwd"], os.path.realpath(self.out))
        self.assertIn("ASCEND_OPP_PATH", run["env"])  # type: ignore[arg-type]
        with open(os.path.join(self.out, "m.om"), "rb") as file:
            data = file.read()
        self.assertEqual(data[:4], b"IMOD")
        self.assertEqual(len(data), 256 + struct.unpack_from("<Q", data, 184)[0])

    def test_paths_relative_to_the_directory(self) -> None:
        new = os.path.relpath(os.path.join(LAYOUTS, "new"), self.out)
        for name, env in (("a.om", {"ASCEND_HOME_PATH": new}), ("b.om", {"ASCEND_HOME_PATH": new, "ASCEND_OPP_PATH": new + "/opp"})):
            om = os.path.join(self.dir, name)
            self.fxge("compile", model("mlp.default.pt2"), "-o", om, "--soc=Ascend910B1", **env)
            self.assertTrue(os.path.isfile(om))

    def test_default_name_and_chip(self) -> None:
        self.fxge("compile", model("mlp.default.pt2"), "--target=npu", FAKE_CANN_SOC="Ascend910B3")
        self.assertEqual(self.left(), ["mlp.default.io.json", "mlp.default.om"])
        self.assertIn("--soc_version=Ascend910B3", str(self.run_of_atc()["words"]))
        said = self.fxge("compile", model("mlp.default.pt2"), "--target=npu", "--force", code=8, FAKE_CANN_DEVICES="0").stderr
        self.assertIn("the chip is not specified", said)
        self.assertIn("specify one, as --soc=Ascend910B1", said)

    def test_dynamic(self) -> None:
        """The host code in the file makes atc require the file's name to match the host's."""
        self.fxge("compile", model("convnet_dyn.default.pt2"), "-o", "m.om", "--soc=Ascend910B1")
        self.assertEqual(self.left(), ["m.io.json", "m.om"])

    def test_gears(self) -> None:
        """The options for atc and the interface have the sizes; a single gear is a program of fixed sizes."""
        self.fxge("compile", model("convnet_dyn.default.pt2"), "-o", "m.om", "--soc=Ascend910B1", "--gears=x:0=8,1,4")
        self.assertEqual(self.left(), ["m.io.json", "m.om"])
        self.assertEqual(self.run_of_atc()["words"][-2:], ["--input_shape=x:-1,3,16,16", "--dynamic_dims=1;4;8"])  # type: ignore[index]
        with open(os.path.join(self.out, "m.io.json"), encoding="utf-8") as file:
            self.assertEqual(json.load(file)["gears"]["sizes"], [[1], [4], [8]])
        self.assertIn("ascend_mbatch_shape_data : i32[1]", self.fxge("dump", "m.om").stdout)
        self.fxge("compile", model("convnet_dyn.default.pt2"), "-o", "m.om", "--soc=Ascend910B1", "--gears=s77=4", "--force")
        self.assertEqual(self.run_of_atc()["words"][-1], "--input_shape=x:4,3,16,16")  # type: ignore[index]
        said = self.fxge("compile", "m.om", "-o", "n.om", "--gears=s77=4", code=2).stderr
        self.assertIn("FXGE-E0951", said)

    def test_gears_and_options(self) -> None:
        """Shape options of the user would not fit the interface."""
        for option in ("--dynamic_dims=1;4", "--input_shape=x:4,3,16,16"):
            said = self.fxge("compile", model("convnet_dyn.default.pt2"), "-o", "m.om", "--soc=Ascend910B1", "--gears=x:0=8,1,4",
                             "--atc-options=" + option, code=2).stderr
            self.assertIn("FXGE-E0825", said)
            self.assertEqual(self.left(), [])

    CAMERA = "aipp_op { aipp_mode: static input_format: RGB888_U8 src_image_size_w: 20 src_image_size_h: 18 crop: true }"

    def camera(self, *words: str, code: int = 0) -> str:
        with open(os.path.join(self.out, "camera.cfg"), "w", encoding="utf-8") as file:
            file.write(self.CAMERA)
        return self.fxge("compile", model("convnet.default.pt2"), "-o", "m.om", "--soc=Ascend910B1", "--aipp=camera.cfg", *words,
                         code=code).stderr

    def test_aipp(self) -> None:
        """atc gets the description in full, the interface has the camera's image, and a chip takes it."""
        self.camera("--force")
        self.assertEqual(self.left(), ["camera.cfg", "m.io.json", "m.om"])
        words = self.run_of_atc()["words"]
        self.assertIn("--insert_op_conf=m.insert_op.cfg", words)  # type: ignore[arg-type]
        self.assertEqual([w for w in words if "input_format" in w], ["--input_format=NCHW"])  # type: ignore[attr-defined]
        with open(os.path.join(self.out, "m.io.json"), encoding="utf-8") as file:
            images = json.load(file)["aipp"]["images"]
        self.assertEqual((images[0]["dtype"], images[0]["dims"], images[0]["bytes"]), ("u8", [2, 18, 20, 3], 2160))
        self.fxge("run", "m.om", "--device=npu:0", "--random", "3", "--outputs", "chip.npz")
        self.fxge("run", model("convnet.default.pt2"), "--aipp=camera.cfg", "--random", "3", "--outputs", "cpu.npz")
        with open(os.path.join(self.out, "chip.npz"), "rb") as chip, open(os.path.join(self.out, "cpu.npz"), "rb") as cpu:
            self.assertEqual(chip.read(), cpu.read())

    def test_aipp_and_options(self) -> None:
        """Row 20 of the situations: AIPP with an f16 input is refused before atc is (E10034)."""
        said = self.camera("--atc-options=--input_fp16_nodes=y;x", code=2)
        self.assertIn("input 'x' has AIPP and is in --input_fp16_nodes: atc refuses it (E10034)", said)
        self.assertIn("remove the input from the option", said)
        self.assertFalse(os.path.exists(self.log))
        for option, text in (("--input_fp16_nodes=y;xx", "--input_fp16_nodes would not fit the .io.json"),
                             ("--dynamic_dims=1;2", "--dynamic_dims"),
                             ("--insert_op_conf=a.cfg", "--insert_op_conf would not fit the .io.json, which describes the inputs")):
            self.assertIn(text, self.camera(f"--atc-options={option}", "--force", code=2))
        said = self.fxge("compile", model("mlp.default.pt2"), "-o", "n.om", "--soc=Ascend310P3", "--atc-options=--insert_op_conf=a.cfg",
                         code=2).stderr
        self.assertIn("--aipp takes the same file", said)
        explained = self.fxge("explain", "E10034").stdout
        self.assertIn("remove the input from --input_fp16_nodes", explained)

    def singles(self) -> str:
        """Returns the operators of a model, as a file."""
        self.fxge("dump", model("mlp.default.pt2"), "--stage=ge", "--format=singleop", "-o", "mlp.json")
        return "mlp.json"

    def test_singleop(self) -> None:
        """Each operator gets a file in a directory that is created; atc gets the file and the operator's output name."""
        file = self.singles()
        with open(os.path.join(self.out, file), encoding="utf-8") as text:
            count = sum("op" in entry for entry in json.load(text))
        said = self.fxge("compile", "--singleop", file, "--soc=Ascend910B1").stderr
        self.assertIn("wrote the .om files of mlp", said)
        self.assertEqual(self.left(), ["mlp", "mlp.json"])
        made = os.listdir(os.path.join(self.out, "mlp"))
        self.assertEqual(len(made), count)
        self.assertTrue(all(name.endswith(".om") for name in made))
        words = self.run_of_atc()["words"]
        self.assertEqual(words, ["--singleop=" + os.path.realpath(os.path.join(self.out, file)), "--output=operators",  # type: ignore
                                 "--soc_version=Ascend910B1", "--precision_mode_v2=origin"])
        said = self.fxge("compile", "--singleop", file, "--soc=Ascend910B1", code=5).stderr
        self.assertIn("--force", said)
        self.fxge("compile", "--singleop", file, "-o", "mlp/", "--soc=Ascend910B1", "--force")
        self.assertEqual(sorted(os.listdir(os.path.join(self.out, "mlp"))), sorted(made))

    def test_singleop_fails(self) -> None:
        """As for a model: atc's message and exit code 8, and no file remains."""
        file = self.singles()
        for fail, words in (("node MatMulV2", "EZ3003"), ("silent", "it wrote 0"), ("torn", "its output is not an .om"),
                            ("code 3", "exit code 3"), ("crash", "SIGSEGV")):
            with self.subTest(fail=fail):
                said = self.fxge("compile", "--singleop", file, "-o", "ops", "--soc=Ascend910B1", code=8, FAKE_ATC_FAIL=fail).stderr
                self.assertIn(words, said)
                self.assertEqual(self.left(), ["mlp.json"])
        said = self.fxge("compile", "--singleop", file, "--soc=Ascend950DT_95zz", code=8).stderr
        self.assertIn("E10001", said)
        for text, code in (("{", 4), ("{}", 4), ("[]", 4), (None, 5)):
            with self.subTest(text=text):
                if text is not None:
                    with open(os.path.join(self.out, "bad.json"), "w", encoding="utf-8") as bad:
                        bad.write(text)
                elif os.path.exists(os.path.join(self.out, "bad.json")):
                    os.remove(os.path.join(self.out, "bad.json"))
                self.fxge("compile", "--singleop", "bad.json", "-o", "ops", "--soc=Ascend910B1", code=code)
        for args in (("--stage=ge",), (model("mlp.default.pt2"),), ("-o", "mlp.json"), ("--gears=x:0=1,2",), ("-o", "-")):
            with self.subTest(args=args):
                self.fxge("compile", "--singleop", file, "--soc=Ascend910B1", *args, code=2)

    def test_state(self) -> None:
        """An .om has no initial values of states: they are in a file next to it, named by the interface."""
        self.fxge("compile", model("alias_batch_norm_train.default.pt2"), "-o", "m.om", "--soc=Ascend910B1")
        with open(os.path.join(self.out, "m.io.json"), encoding="utf-8") as file:
            inputs = json.load(file)["inputs"]
        places = [i["initial"]["location"] for i in inputs if isinstance(i.get("initial"), dict)]
        self.assertTrue(places)
        for place in places:
            self.assertTrue(os.path.isfile(os.path.join(self.out, place)), place)

    def test_air_in(self) -> None:
        self.fxge("compile", model("mlp.default.pt2"), "-o", "m.air", "--weights=files")
        self.fxge("compile", "m.air", "-o", "n.om", "--soc=Ascend910B1")
        self.assertIn("n.om", self.left())

    def test_options(self) -> None:
        self.fxge("compile", model("mlp.default.pt2"), "-o", "m.om", "--soc=Ascend910B1", "--precision=mixed_bfloat16",
                  "--atc-options=--deterministic=1 --op_debug_level=0")
        words = self.run_of_atc()["words"]
        self.assertIn("--precision_mode_v2=mixed_bfloat16", words)  # type: ignore[operator]
        self.assertEqual(words[-2:], ["--deterministic=1", "--op_debug_level=0"])  # type: ignore[index]
        self.fxge("compile", model("mlp.default.pt2"), "-o", "n.om", "--soc=Ascend910B1", "--force",
                  "--atc-options=--precision_mode=must_keep_origin_dtype")
        self.assertNotIn("precision_mode_v2", str(self.run_of_atc()["words"]))
        self.fxge("compile", model("mlp.default.pt2"), "-o", "o.om", "--soc=Ascend910B1", "--weights=files")
        self.assertIn("--external_weight=1", self.run_of_atc()["words"])  # type: ignore[arg-type]

    def test_existing(self) -> None:
        with open(os.path.join(self.out, "m.om"), "w", encoding="utf-8") as file:
            file.write("mine")
        said = self.fxge("compile", model("mlp.default.pt2"), "-o", "m.om", "--soc=Ascend910B1", code=5).stderr
        self.assertIn("--force", said)
        self.assertFalse(os.path.exists(self.log))
        self.fxge("compile", model("mlp.default.pt2"), "-o", "m.om", "--soc=Ascend910B1", "--force")
        self.assertEqual(self.left(), ["m.io.json", "m.om"])

    def test_usage(self) -> None:
        mlp = model("mlp.default.pt2")
        self.assertIn("--target=npu", self.fxge("compile", mlp, "-o", "m.air", "--precision=fp16", code=2).stderr)
        self.assertIn("air or npu", self.fxge("compile", mlp, "--target=tpu", code=2).stderr)
        self.assertIn("a single model", self.fxge("compile", mlp, model("encoder.default.pt2"), "--target=npu", code=2).stderr)
        self.assertIn("not a file name", self.fxge("compile", mlp, "-o", "m.air", "--target=npu", "--soc=Ascend910B1", code=2).stderr)
        self.assertIn("--target", self.fxge("compile", mlp, "--target=npu", "--stage=fused", code=2).stderr)

    def test_refused(self) -> None:
        """Exit code 8, no file remains, and the message is atc's, at the user's line."""
        mlp = model("mlp.default.pt2")
        dump = self.fxge("dump", mlp, "--stage=ge").stdout
        node = next(line.split("=")[0].strip(" %") for line in dump.splitlines() if "ge.MatMulV2" in line)
        said = self.fxge("compile", mlp, "-o", "m.om", "--soc=Ascend910B1", code=8, FAKE_ATC_FAIL=f"node {node}").stderr
        self.assertIn("FXGE-E0822", said)
        self.assertIn("EZ3003: No supported Ops kernel", said)
        self.assertRegex(said, r"at +\S*zoo\.py")
        self.assertEqual(self.left(), [])
        said = self.fxge("compile", mlp, "-o", "m.om", "--soc=Ascend950DT_95zz", code=8).stderr
        self.assertIn("E10001: Value [Ascend950DT_95zz] for parameter [--soc_version]", said)
        self.assertIn("take one of the platform's files", said)
        self.assertEqual(self.left(), [])

    def test_no_kernel(self) -> None:
        """The first operator without a kernel for the chip's cores or its AI CPU, by public tables, is reported at
        its line."""
        path = os.path.join(self.out, "m.fx")
        with open(path, "w", encoding="utf-8") as file:
            file.write("""fxge 1
model "m" stage "import"
graph "main"(%x : f64[2], %k : i16[2]) {
  %e = aten.acos.default(self=%x) : ?
  %g = aten.lgamma.default(self=%e) : ? loc(#1)
  %s = aten.sin.default(self=%x) : ?
  return %g as "g", %s as "s"
}
loc #1 = at "net.py":7 in "forward" : "return torch.lgamma(x.acos()), x.sin()"
""")
        said = self.fxge("compile", path, "-o", "m.om", "--soc=Ascend910B1", code=8).stderr
        self.assertIn("atc failed: EZ3003: No supported Ops kernel and engine are found for [g], optype [Lgamma].", said)  # no process id, no time
        self.assertRegex(said, r"at +net\.py:7")
        self.assertIn("hint    no kernel supports an operator in its dtypes and formats on this chip: `fxge check --soc` names", said)
        self.assertIn("[s], optype [Sin]", said)
        self.assertNotIn("[Acos]", said)  # supported by the AI CPU
        self.fxge("compile", path, "-o", "m.om", "--soc=Ascend310P3")  # not documented

    def test_broken(self) -> None:
        for order, message in (("crash", "SIGSEGV"), ("silent", "wrote no .om"), ("torn", "is not an .om"), ("code 3", "exit code 3")):
            with self.subTest(order):
                said = self.fxge("compile", model("mlp.default.pt2"), "-o", "m.om", "--soc=Ascend910B1", code=8, FAKE_ATC_FAIL=order)
                self.assertIn(message, said.stderr)
                self.assertEqual(self.left(), [])

    def test_interrupted(self) -> None:
        """A signal ends atc as well, and no file remains."""
        child = subprocess.Popen([FXGE, "compile", model("mlp.default.pt2"), "-o", "m.om", "--soc=Ascend910B1"], cwd=self.out,
                                 env=self.env(FAKE_ATC_FAIL="sleep"), stderr=subprocess.DEVNULL)
        for _ in range(600):
            if os.path.exists(self.log) and os.path.getsize(self.log):
                break
            time.sleep(0.05)
        atc = int(str(self.run_of_atc()["pid"]))
        child.send_signal(signal.SIGTERM)
        self.assertEqual(child.wait(60), -signal.SIGTERM)
        for _ in range(100):
            try:
                os.kill(atc, 0)
            except ProcessLookupError:
                break
            time.sleep(0.05)
        else:
            self.fail("atc goes on")
        self.assertEqual(self.left(), [])

    def test_no_cann(self) -> None:
        env = {"PATH": "/usr/bin:/bin"}
        done = subprocess.run([FXGE, "compile", model("mlp.default.pt2"), "-o", "m.om", "--soc=Ascend910B1"], cwd=self.out, env=env,
                              capture_output=True, text=True, timeout=200)
        self.assertEqual(done.returncode, 8)
        self.assertIn("FXGE-E0821", done.stderr)
        self.assertIn("fxge doctor", done.stderr)

    def test_the_command_that_is_shown_works(self) -> None:
        """Runs the printed commands after `fxge compile -o x.air` in a shell."""
        os.mkdir(os.path.join(self.out, "a b"))
        for name in ("m.air", "a b/m.air"):
            said = self.fxge("compile", model("mlp.default.pt2"), "-o", name, "--weights=files").stderr
            command = next(line for line in said.splitlines() if "atc --" in line)
            home = os.path.join(LAYOUTS, "new", "bin")
            subprocess.run(command, shell=True, cwd=self.out, check=True, env=self.env(PATH=home + ":" + os.environ["PATH"]),
                           capture_output=True)
            made = os.listdir(os.path.dirname(os.path.join(self.out, name)))
            self.assertTrue([file for file in made if file.startswith("m") and file.endswith(".om")], made)
        report = json.loads(self.fxge("compile", model("mlp.default.pt2"), "-o", "j.air", "--json").stdout)
        self.assertEqual(report["next"], shlex.split(command.split("&&")[1])[:2] + ["--model=j.air", "--output=j"]
                         + shlex.split(command)[-3:])


if __name__ == "__main__":
    FXGE, LAYOUTS, MODELS = map(os.path.abspath, sys.argv[1:4])
    unittest.main(argv=sys.argv[:1])
