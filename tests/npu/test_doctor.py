#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests `fxge doctor` on complete, incomplete, broken and absent installations, by a fake CANN. Standard library
only.

test_doctor.py FXGE LAYOUTS    LAYOUTS has the installations new, single, old
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest

FXGE = LAYOUTS = ""
PYTHON = """#!/bin/sh
echo fxge-python 3.11.2
echo fxge-torch 2.13.0+cpu
echo fxge-torch_npu {npu}
{packages}
"""
PACKAGES = {"numpy": "1.26.4", "decorator": "5.1.1", "attrs": "23.2.0", "sympy": "1.12", "psutil": "5.9.8", "scipy": "1.11.4"}


def home(layout: str) -> str:
    return os.path.join(LAYOUTS, layout)


class Doctor(unittest.TestCase):
    def setUp(self) -> None:
        self.dir = tempfile.mkdtemp()
        self.log = os.path.join(self.dir, "calls")
        self.python("2.13.0")

    def tearDown(self) -> None:
        shutil.rmtree(self.dir)

    def python(self, npu: str, **packages: str | None) -> None:
        path = os.path.join(self.dir, "python3")
        with open(path, "w", encoding="utf-8") as file:
            file.write(PYTHON.format(npu=npu, packages="\n".join(f"echo fxge-{n} {v}" for n, v in (PACKAGES | packages).items() if v)))
        os.chmod(path, 0o755)

    def doctor(self, where: str | None, *words: str, **env: str) -> tuple[int, dict[tuple[str, str], dict[str, str | None]]]:
        """Returns the exit code, and facts by group and name; the fake must not report a broken rule."""
        full = {"PATH": self.dir + ":/usr/bin:/bin", "FAKE_CANN_LOG": self.log}
        if where:
            full |= {"ASCEND_HOME_PATH": where, "ASCEND_OPP_PATH": where + "/opp", "ASCEND_AICPU_PATH": where}
        done = subprocess.run([FXGE, "doctor", "--json", *words], env=full | env, capture_output=True, text=True, timeout=200)
        said = json.loads(done.stdout)
        self.assertEqual(done.stderr, "")
        self.assertEqual(said["exit"], done.returncode)
        if os.path.exists(self.log):
            with open(self.log, encoding="utf-8") as file:
                self.assertNotIn("broken", file.read())
            os.remove(self.log)
        facts = {(fact["group"], fact["name"]): fact for fact in said["facts"]}
        self.assertEqual(done.returncode, 1 if any(fact["lack"] for fact in facts.values()) else 0)
        self.assertEqual([d["id"] for d in said["diagnostics"]], ["FXGE-E0820"] if done.returncode else [])
        for fact in facts.values():
            self.assertEqual(bool(fact["lack"]), bool(fact["fix"]), fact)
        return done.returncode, facts

    def test_whole(self) -> None:
        for layout, libraries in (("new", "libacl_rt.so"), ("single", "libascendcl.so"), ("old", "libascendcl.so")):
            with self.subTest(layout):
                _, facts = self.doctor(home(layout))
                lacks = [name for name, fact in facts.items() if fact["lack"] and name[0] != "CPU"]
                self.assertEqual(lacks, [] if layout == "new" else [("CANN", "HCCL")])
                self.assertIn("msprof", str(facts["CANN", "msprof"]["value"]))
                self.assertEqual(facts["CANN", "version"]["value"], "9.1.0")
                self.assertIn(libraries, str(facts["AscendCL", "libraries"]["value"]))
                memory = ", 1.0 of 1.0 GiB free" if layout != "old" else ""
                for i in range(2):
                    self.assertEqual(facts["chip", f"npu:{i}"]["value"], "Ascend910B1" + memory)
        self.assertIn("aclrtGetMemInfo", str(facts["AscendCL", "not in this CANN"]["value"]))

    def test_kernels(self) -> None:
        """A chip's package of operators is there, or named."""
        installed = os.path.join(self.dir, "cann")
        shutil.copytree(home("new"), installed, symlinks=True)
        _, facts = self.doctor(installed)
        self.assertFalse([name for _, name in facts if name.startswith("kernels")])
        _, facts = self.doctor(installed, "--soc=Ascend310B4")
        fact = facts["CANN", "kernels of ascend310b"]
        self.assertIn("describes no kernels", str(fact["lack"]))
        self.assertIn("Ascend-cann-kernels-310b", str(fact["fix"]))
        config = os.path.join(installed, "opp/built-in/op_impl/ai_core/tbe/config/ascend310b")
        os.makedirs(config)
        described = {"Relu": {"input0": {"name": "x", "dtype": "float16", "format": "ND"}, "output0": {"name": "y", "dtype": "float16", "format": "ND"}}}
        with open(os.path.join(config, "aic-ascend310b-ops-info.json"), "w", encoding="utf-8") as file:
            json.dump(described, file)
        _, facts = self.doctor(installed, "--soc=Ascend310B4")
        self.assertIn("1 descriptions for the cores", str(facts["CANN", "kernels of ascend310b"]["value"]))
        _, facts = self.doctor(installed, "--soc=Ascend310P3")
        self.assertTrue(facts["CANN", "kernels of ascend310p"]["lack"])

    def test_nothing(self) -> None:
        code, facts = self.doctor(None)
        self.assertEqual(code, 1)
        self.assertIn("not found", str(facts["CANN", "location"]["lack"]))
        self.assertIn("cannot be opened", str(facts["AscendCL", "devices"]["lack"]))
        self.assertIn("toolkit", str(facts["AscendCL", "devices"]["fix"]))

    def test_half(self) -> None:
        half = os.path.join(self.dir, "half")
        os.mkdir(half)
        _, facts = self.doctor(half)
        for name in ("version", "atc", "operators"):
            self.assertTrue(facts["CANN", name]["lack"], name)
        os.symlink(os.path.join(home("new"), "lib64"), os.path.join(half, "lib64"))
        _, facts = self.doctor(half)
        self.assertEqual(facts["chip", "npu:0"]["lack"], None)

    def test_environment(self) -> None:
        _, facts = self.doctor(home("new"), ASCEND_OPP_PATH="/no/such")
        self.assertIn("ASCEND_OPP_PATH=/no/such", str(facts["environment", "stale"]["lack"]))
        _, facts = self.doctor(home("new"), ASCEND_AICPU_PATH="")
        self.assertIn("set_env.sh", str(facts["environment", "ASCEND_AICPU_PATH"]["fix"]))

    def test_packages_of_atc(self) -> None:
        """The compiler of operators imports Python packages: E40020 and E40024 of atc."""
        _, facts = self.doctor(home("new"))
        self.assertEqual(facts["atc", "Python packages"]["value"], "numpy 1.26.4, decorator, attrs, sympy, psutil, scipy")
        self.python("2.13.0", numpy="2.1.0")
        code, facts = self.doctor(home("new"))
        self.assertEqual(code, 1)
        self.assertEqual(
            facts["atc", "Python packages"]["lack"], "numpy 2.1.0, of which atc's compiler of operators needs a version below 2"
        )
        self.assertEqual(facts["atc", "Python packages"]["fix"], "pip install 'numpy<2'")
        self.python("2.13.0", decorator=None, scipy=None)
        _, facts = self.doctor(home("new"))
        self.assertEqual(facts["atc", "Python packages"]["lack"], "not installed: decorator scipy")
        _, facts = self.doctor(None)
        self.assertNotIn(("atc", "Python packages"), facts)

    def test_two(self) -> None:
        shutil.copy(os.path.join(home("new"), "bin", "atc"), os.path.join(self.dir, "atc"))
        _, facts = self.doctor(home("new"))
        self.assertIn("another installation", str(facts["CANN", "atc"]["lack"]))

    def test_driver_that_fails(self) -> None:
        for order, group, message in (
            ("aclInit@1:500004", "devices", "aclInit failed with 500004"),
            ("aclrtGetDeviceCount@1:207004", "devices", "no device exists"),
            ("aclrtGetDeviceCount@1:207006", "devices", "may not use"),
            ("aclrtGetDeviceCount@1:crash", "devices", "SIGSEGV"),
        ):
            with self.subTest(order):
                code, facts = self.doctor(home("new"), FAKE_CANN_FAIL=order)
                self.assertEqual(code, 1)
                self.assertIn(message, str(facts["AscendCL", group]["lack"]))
        _, facts = self.doctor(home("new"), FAKE_CANN_FAIL="aclrtSetDevice@2:507033")
        self.assertEqual(facts["chip", "npu:0"]["lack"], None)
        self.assertIn("507033", str(facts["chip", "npu:1"]["lack"]))
        _, facts = self.doctor(home("new"), FAKE_CANN_DEVICES="0")
        self.assertIn("no device", str(facts["AscendCL", "devices"]["lack"]))

    def test_modules_of_the_current_directory_do_not_run(self) -> None:
        """Python is started in isolated mode, whatever the working directory and PYTHONPATH."""
        names = ("csv", "site", "sitecustomize", "usercustomize", "importlib", "email", "zipfile", "re", "json", "torch")
        for name in names:
            with open(os.path.join(self.dir, name + ".py"), "w", encoding="utf-8") as file:
                file.write(f"open({os.path.join(self.dir, 'RAN')!r}, 'a').write({name!r})\n")
        os.remove(os.path.join(self.dir, "python3"))
        os.symlink(sys.executable, os.path.join(self.dir, "python3"))
        for where in ("", self.dir):
            done = subprocess.run(
                [FXGE, "doctor"], env={"PATH": self.dir, "PYTHONPATH": where}, cwd=self.dir, capture_output=True, text=True, timeout=200
            )
            self.assertIn(sys.version.split()[0], done.stdout)
            self.assertFalse(os.path.exists(os.path.join(self.dir, "RAN")))

    def test_without_pytorch(self) -> None:
        """A board that runs compiled programs needs neither torch_npu nor torch."""
        path = os.path.join(self.dir, "python3")
        with open(path, encoding="utf-8") as file:
            text = file.read()
        for left_out in ("fxge-torch_npu", "fxge-torch"):
            with open(path, "w", encoding="utf-8") as file:
                file.write("".join(line for line in text.splitlines(keepends=True) if left_out not in line))
            code, facts = self.doctor(home("new"))
            name = left_out.removeprefix("fxge-")
            self.assertIn("not installed", str(facts["PyTorch", name]["value"]))
            self.assertEqual([n for n, fact in facts.items() if fact["lack"] and n[0] != "CPU"], [])
            self.assertEqual(code, 1 if any(n[0] == "CPU" for n, fact in facts.items() if fact["lack"]) else 0)

    def test_torch_npu_of_another_torch(self) -> None:
        self.python("2.6.0.post1")
        _, facts = self.doctor(home("new"))
        self.assertIn("another version of torch", str(facts["PyTorch", "torch_npu"]["lack"]))
        self.assertIn("torch_npu==2.13.*", str(facts["PyTorch", "torch_npu"]["fix"]))

    def test_text(self) -> None:
        done = subprocess.run([FXGE, "doctor"], env={"PATH": self.dir}, capture_output=True, text=True, timeout=200)
        self.assertEqual(done.returncode, 1)
        self.assertIn("\n  lacks  location ", "\n" + done.stdout)
        self.assertIn("FXGE-E0820", done.stderr)
        done = subprocess.run([FXGE, "doctor", "more"], capture_output=True, text=True, timeout=200)
        self.assertEqual(done.returncode, 2)


if __name__ == "__main__":
    FXGE, LAYOUTS = map(os.path.abspath, sys.argv[1:3])
    unittest.main(argv=sys.argv[:1])
