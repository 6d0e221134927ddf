#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests `fxge run` and `fxge verify` with --device npu:0, by a fake CANN that ends a program which breaks its rules.
Standard library only.

test_run.py FXGE LAYOUTS MODELS LLAMA_DECODE
"""

from __future__ import annotations

import collections
import json
import os
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import unittest
import zipfile

from test_sweep import NONZERO, TWO

LONG = os.environ.get("FXGE_TEST_LONG") == "1"
FXGE = LAYOUTS = MODELS = EXAMPLE = ""
PAGE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../doc/npu-device.md")


def model(name: str) -> str:
    return os.path.join(MODELS, name)


class Run(unittest.TestCase):
    def setUp(self) -> None:
        self.dir = tempfile.mkdtemp()
        self.log = os.path.join(self.dir, "calls")
        self.out = os.path.join(self.dir, "out")
        os.mkdir(self.out)

    def tearDown(self) -> None:
        shutil.rmtree(self.dir)

    def fxge(self, *args: str, code: int = 0, layout: str = "new", **env: str) -> subprocess.CompletedProcess[str]:
        """The fake must report no broken rule and no open resource."""
        known = {k: v for k, v in os.environ.items() if not k.startswith("ASCEND")}
        full = known | {"ASCEND_HOME_PATH": os.path.join(LAYOUTS, layout), "FAKE_CANN_LOG": self.log} | env
        if os.path.exists(self.log):
            os.remove(self.log)
        done = subprocess.run([FXGE, *args], cwd=self.out, env=full, capture_output=True, text=True, timeout=200)
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        self.assertEqual([line for line in self.calls() if line.startswith("broken")], [])
        return done

    def calls(self) -> list[str]:
        if not os.path.exists(self.log):
            return []
        with open(self.log, encoding="utf-8") as file:
            return file.read().splitlines()

    def counts(self) -> collections.Counter[str]:
        return collections.Counter(line.split()[1] for line in self.calls())

    def om(self, name: str = "mlp.default.pt2", to: str = "m.om") -> str:
        self.fxge("compile", model(name), "-o", to, "--soc=Ascend910B1", "--force", "-q")
        return to

    def test_same_results_as_on_the_cpu(self) -> None:
        for name in ("mlp.default.pt2", "convnet_dyn.default.pt2", "alias_batch_norm_train.default.pt2", "decoder_int.default.pt2"):
            for layout in ("new", "single", "old"):
                with self.subTest(name=name, layout=layout):
                    om = self.om(name)
                    self.fxge("compile", model(name), "-o", "m.air", "--force", "-q")
                    here = self.fxge("run", "m.air", "--random", "3").stdout
                    there = self.fxge("run", om, "--random", "3", "--device", "npu:0", layout=layout).stdout
                    self.assertEqual(there, here)
                    self.assertTrue(self.calls()[-1].split()[1].startswith("aclFinalize"))

    def test_sizes_that_the_run_finds_out(self) -> None:
        """AscendCL allocates results of unknown size, and they are released before the next run."""
        with open(os.path.join(self.out, "nonzero.fx"), "w", encoding="utf-8") as file:
            file.write(NONZERO)
        om = self.om(os.path.join(self.out, "nonzero.fx"))
        here = self.fxge("run", "nonzero.fx", "--random", "3", "--repeat", "3").stdout
        self.assertEqual(self.fxge("run", om, "--random", "3", "--repeat", "3", "--device", "npu:0").stdout, here)
        self.assertEqual(self.counts()["aclrtMalloc"], 1)
        self.assertEqual(self.counts()["aclrtFree"], 1 + 3)

    def geared(self, name: str, gears: str, to: str = "g.om") -> str:
        self.fxge("compile", model(name), "-o", to, "--soc=Ascend910B1", "--force", "-q", "--gears", gears)
        return to

    def test_gears(self) -> None:
        """Each gear equals the dynamic program; sizes of each run are passed to the chip, and none is computed there."""
        om = self.geared("convnet_dyn.default.pt2", "x:0=1,4,9")
        for size in ("s77=1", "s77=4", "s77=9"):
            for layout in ("new", "single", "old"):
                here = self.fxge("run", model("convnet_dyn.default.pt2"), "--random", "3", "--size", size).stdout
                there = self.fxge("run", om, "--random", "3", "--size", size, "--repeat", "2", "--device", "npu:0", layout=layout)
                self.assertEqual(there.stdout, here)
                self.assertEqual(self.counts()["aclmdlSetInputDynamicDims"], 2)
                self.assertEqual(self.counts()["aclmdlSetDatasetTensorDesc"], 0)
        said = self.fxge("run", om, "--random", "3", "--size", "s77=10", "--device", "npu:0", code=4).stderr
        self.assertIn("FXGE-E0971", said)
        self.assertIn("gears are s77=1; s77=4; s77=9", said)
        self.assertEqual(self.counts()["aclmdlExecute"], 0)

    def test_padding(self) -> None:
        """In a larger gear on the chip: within tolerance, and results have the sizes that the inputs imply."""
        words = ("verify", model("convnet_dyn.default.pt2"), "--expected", model("convnet_dyn.npz"), "--device", "npu:0", "--json")
        said = json.loads(self.fxge(*words, "--gears=x:0=6,32").stdout)
        self.assertGreater(said["compared"], 2)
        self.assertEqual(said["different"], 0)
        self.assertEqual(self.counts()["aclmdlSetInputDynamicDims"], self.counts()["aclmdlExecute"])

    def test_gear_of_a_program(self) -> None:
        """A single gear is a program of fixed sizes; a program is compiled with its gears on demand."""
        here = self.fxge("run", model("convnet_dyn.default.pt2"), "--random", "3", "--size", "s77=4").stdout
        om = self.geared("convnet_dyn.default.pt2", "s77=4")
        there = self.fxge("run", om, "--random", "3", "--size", "s77=4", "--device", "npu:0").stdout
        self.assertEqual(there, here)
        self.assertEqual(self.counts()["aclmdlSetInputDynamicDims"], 0)
        there = self.fxge("run", model("convnet_dyn.default.pt2"), "--gears=s77=2,4", "--random", "3", "--size", "s77=4",
                          "--device", "npu:0").stdout
        self.assertEqual(there, here)
        self.assertEqual(self.counts()["aclmdlSetInputDynamicDims"], 1)
        self.assertIn("this one is at 'om'", self.fxge("run", om, "--gears=s77=4", "--random", "3", "--device", "npu:0", code=2).stderr)

    def forget_om(self, name: str) -> None:
        """Turns the interface into one of an .om that the user's atc compiled: without a checksum of the .om."""
        path = os.path.join(self.out, name)
        with open(path, encoding="utf-8") as file:
            described = json.load(file)
        del described["om"]
        with open(path, "w", encoding="utf-8") as file:
            json.dump(described, file)

    def test_gears_beside_another_om(self) -> None:
        """An interface with gears and an .om without, and the reverse."""
        om, plain = self.geared("convnet_dyn.default.pt2", "x:0=1,4"), self.om("convnet_dyn.default.pt2", "p.om")
        for interface, file, said in (("p.io.json", "g.om", "perhaps it has gears"), ("g.io.json", "p.om", "with the one for gears")):
            shutil.copy(os.path.join(self.out, interface), os.path.join(self.out, "x.io.json"))
            shutil.copy(os.path.join(self.out, file), os.path.join(self.out, "x.om"))
            done = self.fxge("run", "x.om", "--random", "1", "--size", "s77=4", "--device", "npu:0", code=4)
            self.assertIn("the interface belongs to program", done.stderr)
            self.forget_om("x.io.json")
            done = self.fxge("run", "x.om", "--random", "1", "--size", "s77=4", "--device", "npu:0", code=4)
            self.assertIn(said, done.stderr)
        self.assertTrue(om and plain)

    def test_several_sizes(self) -> None:
        """Two inputs, two sizes, different ranks: the sizes of all form one list."""
        path = os.path.join(self.out, "two.fx")
        with open(path, "w", encoding="utf-8") as file:
            file.write(TWO)
        om = self.geared(path, "s0=1,4;s1=8,16")
        for s0 in ("1", "4"):
            for s1 in ("8", "16"):
                words = ("--random", "3", "--size", f"s0={s0}", "--size", f"s1={s1}")
                here = self.fxge("run", path, *words).stdout
                self.assertEqual(self.fxge("run", om, *words, "--device", "npu:0").stdout, here)

    def test_device(self) -> None:
        om = self.om()
        for device in ("npu", "npu:0", "npu:1"):
            self.fxge("run", om, "--random", "3", "--device", device)
        self.assertIn("unknown device 'gpu'", self.fxge("run", om, "--random", "3", "--device", "gpu", code=2).stderr)
        self.assertIn("devices are cpu, npu:0", self.fxge("run", om, "--random", "3", "--device", "npu:x", code=2).stderr)
        said = self.fxge("run", om, "--random", "3", "--device", "npu:7", code=8).stderr
        self.assertIn("aclrtSetDevice failed with 107001 (the device does not exist): [Fake] there is no device 7", said)
        self.assertIn("`fxge doctor` shows the chips", said)

    def test_from_the_program(self) -> None:
        """A program that is not an .om yet is compiled for the present chip, in a temporary directory."""
        here = self.fxge("run", model("mlp.default.pt2"), "--random", "3").stdout
        done = self.fxge("run", model("mlp.default.pt2"), "--random", "3", "--device", "npu:0", TMPDIR=self.out)
        self.assertEqual(done.stdout, here)
        self.assertIn("compiling for the chip", done.stderr)
        self.assertEqual(os.listdir(self.out), [])

    def verify_all(self, directory: str) -> int:
        """Counts the programs of the directory; a share of them, with FXGE_TEST_LONG=1 each, agrees at all sizes and steps."""
        names = sorted(name for name in os.listdir(directory) if name.endswith((".default.pt2", ".decomposed.pt2")))
        for name in names[:: 1 if LONG else 3]:
            expected = os.path.join(directory, f"{name.split('.')[0]}.npz")
            if name.startswith("custom_linear") or not os.path.exists(expected):  # it has a kernel of the user's
                continue
            with self.subTest(name):
                done = self.fxge("verify", os.path.join(directory, name), "--expected", expected, "--device", "npu:0", "--json")
                said = json.loads(done.stdout)
                self.assertGreater(said["compared"], 0)
                self.assertEqual(said["different"], 0)
        return len(names)

    def test_verify(self) -> None:
        """All models of doc/models.md, in each form."""
        self.assertGreater(self.verify_all(MODELS), 45)

    def test_verify_transformers(self) -> None:
        """Models of the transformers package, and a ResNet."""
        self.assertGreater(self.verify_all(model("../data_hf")), 15)

    def test_verify_om(self) -> None:
        om = self.om("alias_batch_norm_train.default.pt2")
        done = self.fxge("verify", om, "--expected", model("alias_batch_norm_train.npz"), "--device", "npu:0", "--json")
        rows = json.loads(done.stdout)["results"]
        self.assertEqual({row["group"] for row in rows}, {"out", "state"})
        self.assertEqual({row["bar"] for row in rows if row["dtype"] == "f32"}, {2.0**-12})
        self.assertEqual({row["bar"] for row in rows if row["dtype"] == "i64"}, {0})
        said = self.fxge("verify", om, "--expected", model("mlp.npz"), "--device", "npu:0", code=4).stderr
        self.assertIn("dim 1 is 8, expected 5", said)

    def test_verify_finds_a_difference(self) -> None:
        """An .om with another bias at its end."""
        om = os.path.join(self.out, self.om())
        shown = self.fxge("dump", model("mlp.default.pt2"), "--stage=ge").stdout
        found = re.search(r'@layers.4.bias : f32\[4\] = file ".*" (\d+) 16', shown)
        self.assertTrue(found)
        with open(model("mlp.default.pt2"), "rb") as file:
            file.seek(int(found.group(1)) if found else 0)
            bias = file.read(16)
        with open(om, "rb") as file:
            made = file.read()
        self.assertEqual(made.count(bias), 1)
        self.forget_om("m.io.json")
        with open(om, "wb") as file:
            file.write(made.replace(bias, struct.pack("<4f", 9, 0, 0, 0)))
        said = self.fxge("verify", om, "--expected", model("mlp.npz"), "--device", "npu:0", code=1)
        self.assertIn("elements differ", said.stdout)

    def test_state_stays(self) -> None:
        """A step copies the user's inputs and outputs; a state is copied to the chip once, and back once."""
        om = self.om("alias_batch_norm_train.default.pt2")
        copies = {}
        for n in (1, 5):
            self.fxge("run", om, "--random", "3", "--repeat", str(n), "--device", "npu:0")
            copies[n] = self.counts()["aclrtMemcpy"]
            self.assertEqual(self.counts()["aclmdlExecute"], n)
            mallocs = self.counts()["aclrtMalloc"]
            self.assertEqual(mallocs, 5)  # x, the result, three states: once
        self.assertEqual(copies[5] - copies[1], 4 * 2)  # x and the result of each
        self.assertEqual(copies[1], 3 + 2 + 3)

    def test_acceptance(self) -> None:
        """The script for the machine with a chip: its report lists agreements and failures."""
        script = os.path.join(os.path.dirname(PAGE), "../scripts/acceptance.py")
        report = os.path.join(self.out, "report.json")

        def accept(*words: str, code: int, **env: str) -> dict[str, object]:
            full = dict(os.environ) | {"ASCEND_HOME_PATH": os.path.join(LAYOUTS, "new")} | env
            done = subprocess.run([sys.executable, script, FXGE, report, *words], env=full, capture_output=True, text=True,
                                  timeout=200, check=False)
            self.assertEqual(done.returncode, code, done.stdout + done.stderr)
            with open(report, encoding="utf-8") as file:
                return dict(json.load(file)["models"][0]) | {"printed": done.stdout}

        row = accept("--only", "mlp", code=0)
        self.assertEqual(row["state"], "agrees")
        self.assertIn("1 of 1 models agree", str(row["printed"]))
        row = accept("--only", "encoder", code=0)
        self.assertIn("agrees   encoder --gears x:0=2,4;x:1=5,8,17", str(row["printed"]))
        self.assertIn("2 of 2 models agree", str(row["printed"]))
        row = accept("--only", "mlp", code=1, FAKE_CANN_FAIL="aclmdlExecute@1:507015")
        self.assertEqual(row["state"], "fails")
        self.assertIn("FXGE-E0823: npu:0: aclmdlExecute failed with 507015", str(row["printed"]))
        row = accept("--only", "mlp", code=1, FAKE_ATC_FAIL="crash")
        self.assertIn("FXGE-E0822: atc failed: SIGSEGV", str(row["printed"]))

    def test_decode(self) -> None:
        """A Llama's prefill and decode: 32 tokens equal PyTorch's, and their cache is copied to the chip once."""
        for form, tokens in (("strict", "strict"), ("lax", "strict"), ("bf16", "bf16")):
            with self.subTest(form):
                self.decode(form, tokens)

    def test_decode_with_gears(self) -> None:
        """One .om serves the prompt (gear 5) and each token (gear 1); its cache stays on the chip from gear to gear. A
        prompt in a gear and tokens in a program of their own share the cache, too."""
        for gears in ("input_ids:1=5,1", "input_ids:1=5,8"):
            with self.subTest(gears):
                self.geared("../data_decode/strict.prefill.pt2", gears, "prefill.om")
                if gears.endswith(",1"):
                    for ending in (".om", ".io.json"):
                        shutil.copy(os.path.join(self.out, f"prefill{ending}"), os.path.join(self.out, f"decode{ending}"))
                else:
                    self.om("../data_decode/strict.decode.pt2", "decode.om")
                self.generate("strict", 32 if gears.endswith(",1") else 1)

    def decode(self, form: str, tokens: str) -> None:
        for name in ("prefill", "decode"):
            self.om(f"../data_decode/{form}.{name}.pt2", f"{name}.om")
        self.generate(tokens, 0)

    def generate(self, tokens: str, geared: int) -> None:
        """Runs the example, with that number of calls in a gear."""
        if os.path.exists(self.log):  # the earlier form
            os.remove(self.log)
        words = [EXAMPLE, "prefill.om", "decode.om", model(f"../data_decode/{tokens}.npz"), "npu:0"]
        env = dict(os.environ) | {"ASCEND_HOME_PATH": os.path.join(LAYOUTS, "new"), "FAKE_CANN_LOG": self.log}
        done = subprocess.run(words, cwd=self.out, env=env, capture_output=True, text=True, timeout=200, check=False)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertIn("32 tokens", done.stdout)
        self.assertIn("equal to PyTorch", done.stdout)
        with open(os.path.join(self.out, "decode.io.json"), encoding="utf-8") as file:
            states = sum(entry["role"] == "state" for entry in json.load(file)["inputs"])
        self.assertGreater(states, 1)
        counts = self.counts()
        self.assertEqual(counts["aclmdlExecute"], 32)
        self.assertEqual(counts["aclmdlSetInputDynamicDims"], geared)
        self.assertEqual(counts["aclrtMemcpy"], states + 32 * 3)  # each step: ids, position; logits
        self.assertEqual([line for line in self.calls() if line.startswith("broken")], [])

    def test_state_file(self) -> None:
        om = self.om("alias_batch_norm_train.default.pt2")
        here, there = os.path.join(self.out, "here.npz"), os.path.join(self.out, "there.npz")
        for _ in range(2):
            self.fxge("run", model("alias_batch_norm_train.default.pt2"), "--random", "3", "--state", here)
            self.fxge("run", om, "--random", "3", "--state", there, "--device", "npu:0")
        with open(here, "rb") as a, open(there, "rb") as b:
            self.assertEqual(a.read(), b.read())

    def test_no_chip(self) -> None:
        om = self.om()
        done = subprocess.run([FXGE, "run", om, "--random", "1", "--device", "npu:0"], cwd=self.out, env={"PATH": "/usr/bin:/bin"},
                              capture_output=True, text=True, timeout=200)
        self.assertEqual(done.returncode, 8)
        self.assertIn("FXGE-E0821", done.stderr)
        self.assertIn("AscendCL cannot be opened", done.stderr)
        self.assertIn("install the CANN toolkit", done.stderr)

    def test_memory(self) -> None:
        om = self.om()
        said = self.fxge("run", om, "--random", "1", "--device", "npu:0", code=8, FAKE_CANN_MEMORY="100").stderr
        self.assertIn("aclrtMalloc failed with 207018 (the device's memory is full)", said)
        self.assertIn("end other users", said)

    def test_memory_is_that_of_the_sizes(self) -> None:
        """Not that of the largest allowed sizes."""
        om = self.om("convnet_dyn.default.pt2")
        self.assertIn("3145728 bytes", self.fxge("dump", om).stdout)
        self.fxge("run", om, "--random", "1", "--device", "npu:0", FAKE_CANN_MEMORY="100000")

    def test_crash(self) -> None:
        """A failure is not survived, but leaves no resource."""
        om = self.om()
        env = dict(os.environ) | {"ASCEND_HOME_PATH": os.path.join(LAYOUTS, "new"), "FAKE_CANN_FAIL": "aclmdlExecute@1:crash"}
        done = subprocess.run([FXGE, "run", om, "--random", "1", "--device", "npu:0"], cwd=self.out, env=env, capture_output=True,
                              timeout=200, check=False)
        self.assertNotEqual(done.returncode, 0)
        self.assertEqual(sorted(os.listdir(self.out)), ["m.io.json", "m.om"])

    def test_files(self) -> None:
        om, io = self.om(), os.path.join(self.out, "m.io.json")
        with open(io, encoding="utf-8") as file:
            text = file.read()
        self.assertIn("an .om runs on a chip", self.fxge("run", om, "--random", "1", code=2).stderr)

        def run(changed: str, code: int = 4) -> str:
            with open(io, "w", encoding="utf-8") as file:
                file.write(changed)
            return self.fxge("run", om, "--random", "1", "--device", "npu:0", code=code).stderr

        self.assertIn("another dtype or rank", run(text.replace('"dtype": "f32"', '"dtype": "f16"', 1)))
        self.assertIn("another dtype or rank", run(text.replace('"s77", 8', '"s77", 2, 4', 1).replace("[8]", "[8, 1]")))
        self.assertIn("the .om has 1 inputs and 1 outputs, its .io.json 1 and 2", run(text.replace(
            '"outputs": [', '"outputs": [{"name": "z", "role": "user", "index": 0, "kind": "tensor", "dtype": "f32", "dims": []},', 1)
            .replace('"role": "user", "index": 0, "kind": "tensor", "dtype": "f32", "dims": ["s77", 4]',
                     '"role": "user", "index": 1, "kind": "tensor", "dtype": "f32", "dims": ["s77", 4]')))
        self.assertIn("FXGE-E0109", run(text[:40]))
        self.assertIn("FXGE-E0780", run("{}"))
        self.assertIn("expected 5: do the .om and its .io.json belong together?", run(text.replace('["s77", 4]', '["s77", 5]')))
        os.remove(io)
        self.assertIn("is missing", self.fxge("run", om, "--random", "1", "--device", "npu:0", code=4).stderr)
        run(text, 0)
        self.forget_om("m.io.json")
        with open(os.path.join(self.out, om), "r+b") as file:
            file.truncate(200)
        said = self.fxge("run", om, "--random", "1", "--device", "npu:0", code=8).stderr
        self.assertIn("aclmdlLoadFromFile failed with 145006 (the file is not an .om, or is damaged)", said)

    def test_page(self) -> None:
        """Runs the commands of the page for the person with a chip, as printed."""
        for name, source in (("model.pt2", "mlp.default.pt2"), ("model.npz", "mlp.npz"), ("in.npz", "mlp.npz"),
                             ("decoder.pt2", "../data_decode/strict.prefill.pt2")):
            shutil.copy(model(source), os.path.join(self.out, name))
        with open(PAGE, encoding="utf-8") as file:
            lines = [line.split("#")[0].split()[1:] for line in file if line.startswith("fxge ")]
        self.assertGreater(len(lines), 3)
        cann = os.path.join(self.out, "cann")
        config = os.path.join(cann, "opp/built-in/op_impl/ai_core/tbe/config/ascend310p")
        os.makedirs(config)
        with open(os.path.join(config, "aic-ascend310p-ops-info.json"), "w", encoding="utf-8") as file:
            file.write('{"Relu": {"input0": {"name": "x", "dtype": "float16"}, "output0": {"name": "y", "dtype": "float16"}}}')
        for words in lines:
            with self.subTest(words):
                more = {"ASCEND_HOME_PATH": cann} if words[0] == "chips" else {}
                self.fxge(*words, code=1 if words[0] == "doctor" else 0, **more)

    def test_profile(self) -> None:
        """Times whole runs on the host, and operators by the chip's profiler, with the Python lines of the program."""
        words = ("run", model("mlp.default.pt2"), "--random", "1", "--repeat", "3", "--device", "npu:0", "--profile")
        before = os.listdir(self.out)
        self.fxge(*words, TMPDIR=os.path.relpath(tempfile.gettempdir(), self.out))
        self.assertEqual(os.listdir(self.out), before)  # msprof stores files of its own next to its records
        shown = self.fxge(*words, TMPDIR=self.out).stdout
        self.assertRegex(shown, r"\n3 runs of [0-9.]+ ms \(best [0-9.]+\): on the chip [0-9.]+, before ")
        self.assertRegex(shown, r"MatMulV2 +linear +\S*zoo\.py:\d+ ")
        self.assertEqual((self.counts()["aclprofStart"], self.counts()["aclprofFinalize"]), (3, 3))
        self.assertEqual(os.listdir(self.out), [])  # its records are deleted
        said = json.loads(self.fxge(*words, "--json").stdout)["profile"]
        self.assertEqual(said["runs"], 3)
        self.assertEqual({row["calls"] for row in said["nodes"]}, {3})
        words = ("run", self.om(), *words[2:])  # an .om has names of operators and no lines
        said = json.loads(self.fxge(*words, "--json").stdout)["profile"]
        self.assertIn("linear", [row["name"] for row in said["nodes"]])
        self.assertEqual({row["file"] for row in said["nodes"]}, {None})
        self.assertAlmostEqual(said["ms"], said["nodes_ms"] + said["before_ms"] + said["after_ms"], delta=1e-6 * said["ms"] + 1e-9)
        self.assertGreater(said["nodes_ms"], 0)

    def test_profile_without_operators(self) -> None:
        """If CANN has no profiler, or it fails, runs are timed nevertheless, and the reason is printed."""
        words = ("run", self.om(), "--random", "1", "--device", "npu:0", "--profile")
        for layout, order, text in (("old", "", "libascendcl.so has no aclprofInit"),
                                    ("new", "code 3", "msprof failed: exit code 3: [ERROR] the fake msprof was set to fail"),
                                    ("new", "nothing", "msprof wrote no op_summary with times")):
            shown = self.fxge(*words, layout=layout, FAKE_MSPROF=order).stdout
            self.assertIn("no times of operators: ", shown)
            self.assertIn(text, shown)
            self.assertRegex(shown, r"\n1 run of [0-9.]+ ms")
        for name in ("aclprofInit", "aclprofCreateConfig", "aclprofStart", "aclprofStop", "aclprofDestroyConfig", "aclprofFinalize"):
            said = self.fxge(*words, code=8, FAKE_CANN_FAIL=f"{name}@1:507899").stderr
            self.assertIn(f"npu:0: {name} ", said)

    def test_bisect(self) -> None:
        """Intermediate values are results of the .om: all agree, or the first one that differs is named."""
        values, source = model("../data_nodes/mlp.decomposed.npz"), model("mlp.decomposed.pt2")
        words = ("verify", source, "--bisect", values, "--device", "npu:0", "--json")
        case = json.loads(self.fxge(*words).stdout)["cases"][0]
        self.assertGreater(case["compared"], 4)
        self.assertEqual(case["different"], 0)
        self.assertEqual({(row["own"], row["own_bar"]) for row in case["nodes"]}, {(None, None)})
        self.assertEqual(self.counts()["aclmdlExecute"], 1)
        key = next(row["name"] for row in case["nodes"][3:] if row["dtype"] == "f32")
        bad = os.path.join(self.out, "bad.npz")
        with zipfile.ZipFile(values) as old, zipfile.ZipFile(bad, "w") as new:
            for name in old.namelist():
                data = old.read(name)
                if name.endswith((f"/node/{key}.npy", f"/node_ref/{key}.npy")):
                    at, form = 10 + struct.unpack_from("<H", data, 8)[0], "<d" if "node_ref" in name else "<f"
                    data = data[:at] + struct.pack(form, 9) + data[at + struct.calcsize(form):]
                new.writestr(name, data)
        done = self.fxge("verify", source, "--bisect", bad, "--device", "npu:0", code=1)
        self.assertIn("FXGE-E0967", done.stderr)
        self.assertRegex(done.stderr, f"node +%{key}\n")
        self.assertRegex(done.stderr, r"at +tests/models/zoo\.py:\d+, in ")
        self.assertRegex(done.stdout, rf"c0 +{key} +f32 +- +- .* DIFFERENT in the run")

    def test_other_commands(self) -> None:
        om = self.om()
        for words, code in ((["ops", om], 2), (["check", om], 2), (["compile", om, "-o", "x.air"], 2), (["compile", om, "-o", "x.om"], 2),
                            (["dump", om, "--format=json"], 2)):
            with self.subTest(words):
                self.assertIn("FXGE-E0951", self.fxge(*words, code=code).stderr)
        self.assertIn("x : f32[-1, 8] ND", self.fxge("dump", om).stdout)


if __name__ == "__main__":
    FXGE, LAYOUTS, MODELS, EXAMPLE = map(os.path.abspath, sys.argv[1:5])
    unittest.main(argv=sys.argv[:1])
