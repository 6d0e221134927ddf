#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Fails every AscendCL call of a run once, by its number: no crash, no leak, a diagnostic each. Standard library
only.

test_sweep.py FXGE LAYOUTS MODELS
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import unittest

NONZERO = """fxge 1
model "m" stage "import"
symbol u0 : int [0, 9223372036854775806]
symbol s0 : int [2, 9223372036854775807]
graph "main"(%x : f32[s0, 3]) {
  %nonzero = aten.nonzero.default(self=%x) : i64[u0, 2]{1, u0}
  return %nonzero as "nonzero"
}
"""
TWO = """fxge 1
model "m" stage "import"
symbol s0 : int [1, 64]
symbol s1 : int [1, 600]
graph "main"(%x : f32[s0, s1], %y : f32[2*s0]) {
  %e = aten.exp.default(self=%x) : ?
  %s = aten.sum.dim_IntList(self=%e, dim=[1], keepdim=true) : ?
  %d = aten.div.Tensor(self=%e, other=%s) : ?
  %r = aten.relu.default(self=%y) : ?
  return %d as "d", %r as "r"
}
"""
CACHE = """fxge 1
model "m" stage "import"
symbol s0 : int [1, 64]
tensor @k : f32[2] = {0.0, 0.0}
graph "main"(%x : f32[s0, 2], %k : f32[2] = state(@k, "k")) {
  %r = aten.sum.dim_IntList(self=%x, dim=[0]) : ?
  %w = aten.add.Tensor(self=%k, other=%r) : ?
  %y = aten.relu.default(self=%x) : ?
  return %y as "y", %w state("k")
}
"""
FXGE = LAYOUTS = MODELS = ""
CODE = 507899
# Calls whose failure does not affect a run: names, sizes that are computed as well, and calls that release objects.
NOT_NEEDED = {"aclrtGetSocName", "aclmdlGetInputSizeByIndex", "aclmdlGetOutputSizeByIndex", "aclDestroyTensorDesc"}


class Sweep(unittest.TestCase):
    def setUp(self) -> None:
        self.dir = tempfile.mkdtemp()
        self.log = os.path.join(self.dir, "calls")

    def tearDown(self) -> None:
        shutil.rmtree(self.dir)

    def fxge(self, *args: str, fail: str = "") -> subprocess.CompletedProcess[str]:
        known = {k: v for k, v in os.environ.items() if not k.startswith("ASCEND")}
        env = known | {"ASCEND_HOME_PATH": os.path.join(LAYOUTS, "new"), "FAKE_CANN_LOG": self.log, "FAKE_CANN_FAIL": fail}
        if os.path.exists(self.log):
            os.remove(self.log)
        return subprocess.run([FXGE, *args], cwd=self.dir, env=env, capture_output=True, text=True, timeout=100, check=False)

    def calls(self) -> list[str]:
        """Returns the names of the calls in order; the fake must not report a broken rule."""
        with open(self.log, encoding="utf-8") as file:
            lines = file.read().splitlines()
        self.assertEqual([line for line in lines if line.startswith("broken")], [])
        return [line.split()[1] for line in lines]

    def sweep(self, model: str, *options: str, gears: str = "") -> set[str]:
        words = ("--gears", gears) if gears else ()
        not_needed = {name for name in NOT_NEEDED if not gears or not name.endswith("SizeByIndex")}  # memory is for the largest
        done = self.fxge("compile", os.path.join(MODELS, model), "-o", "m.om", "--soc=Ascend910B1", "--force", "-q", *words)
        self.assertEqual(done.returncode, 0, done.stderr)
        run = ("run", "m.om", "--random", "1", "--repeat", "2", "--device", "npu:0", "-q", *options)
        right = self.fxge(*run)
        self.assertEqual(right.returncode, 0, right.stderr)
        names = self.calls()
        for k, name in enumerate(names, 1):
            with self.subTest(model=model, call=k, name=name):
                done = self.fxge(*run, fail=f"{k}:{CODE}")
                called = self.calls()
                self.assertEqual(called[k - 1], name)
                if name in not_needed:
                    self.assertEqual((done.returncode, done.stdout), (0, right.stdout))
                    continue
                self.assertEqual(done.returncode, 8, done.stdout + done.stderr)
                self.assertIn("error[FXGE-E0823]: npu:0: ", done.stderr)
                self.assertRegex(done.stderr, rf"{name} (failed with {CODE} \(the device failed\)|returned nothing): "
                                              rf"\[Fake\] call {k} was set to fail")
                self.assertIn("hint", done.stderr)
                if name != "aclInit":  # an object that was not created is not destroyed
                    self.assertEqual(called[-1], "aclFinalizeReference")
        return set(names)

    def test_static(self) -> None:
        names = self.sweep("alias_constants.default.pt2")
        self.assertNotIn("aclmdlSetDatasetTensorDesc", names)

    def test_dynamic(self) -> None:
        names = self.sweep("mlp.default.pt2")
        self.assertIn("aclmdlSetDatasetTensorDesc", names)
        self.assertIn("aclmdlGetDatasetTensorDesc", names)

    def test_gears(self) -> None:
        with open(os.path.join(self.dir, "two.fx"), "w", encoding="utf-8") as file:
            file.write(TWO)
        names = self.sweep(os.path.join(self.dir, "two.fx"), "--size", "s0=2", "--size", "s1=4", gears="s0=2,3;s1=4,8")
        self.assertIn("aclmdlSetInputDynamicDims", names)
        self.assertIn("aclmdlGetCurOutputDims", names)
        self.assertIn("aclmdlGetInputIndexByName", names)

    def test_gears_and_states(self) -> None:
        with open(os.path.join(self.dir, "cache.fx"), "w", encoding="utf-8") as file:
            file.write(CACHE)
        names = self.sweep(os.path.join(self.dir, "cache.fx"), "--size", "s0=4", "--state", "s.npz", gears="s0=1,4")
        self.assertIn("aclmdlSetInputDynamicDims", names)

    def test_sizes_that_the_run_finds_out(self) -> None:
        """AscendCL allocates the result."""
        with open(os.path.join(self.dir, "nonzero.fx"), "w", encoding="utf-8") as file:
            file.write(NONZERO)
        names = self.sweep(os.path.join(self.dir, "nonzero.fx"))
        self.assertIn("aclGetDataBufferAddr", names)

    def test_state(self) -> None:
        self.sweep("alias_batch_norm_train.default.pt2", "--state", "s.npz")


if __name__ == "__main__":
    FXGE, LAYOUTS, MODELS = map(os.path.abspath, sys.argv[1:4])
    unittest.main(argv=sys.argv[:1])
