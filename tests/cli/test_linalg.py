#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests linear algebra through the command: data without a result, and runs without the module. Standard library
only.

test_linalg.py FXGE [module]    module: the executor's module on LAPACK was built
"""

import os
import subprocess
import sys
import tempfile
import unittest

FXGE, MODULE = "", False
SINGULAR, INDEFINITE, NAN = "1, 2, 2, 4", "1, 2, 2, 1", "1, nan, nan, 1"


def run(*command, **env):
    return subprocess.run([FXGE, *command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=60,
                          env={**os.environ, **env})


class Linalg(unittest.TestCase):
    def setUp(self):
        self.home = tempfile.TemporaryDirectory()
        self.addCleanup(self.home.cleanup)

    def path(self, name):
        return os.path.join(self.home.name, name)

    def program(self, call, results, numbers):
        """Returns a program of one call on these numbers."""
        with open(self.path("case.fx"), "w") as f:
            f.write('fxge 1\nmodel "case" stage "import"\n'
                    f"tensor @a : f32[2, 2] = {{{numbers}}}\n"
                    'graph "main"(\n    %x : f32[2, 2],\n    %a : f32[2, 2] = constant(@a, "a")) {\n'
                    "  %zero = aten.mul.Scalar(self=%x, other=0) : ?\n  %m = aten.add.Tensor(self=%a, other=%zero) : ?\n"
                    f"  {', '.join(f'%r{i}' for i in range(results))} = aten.{call} : {', '.join('?' * results)}\n"
                    "  return %r0\n}\n")
        return self.path("case.fx")

    def refused(self, call, results, numbers, text):
        path = self.program(call, results, numbers)
        r = run("run", path, "--random", "1")
        self.assertEqual(r.returncode, 4, r.stdout)
        self.assertIn("FXGE-E0805", r.stdout)
        self.assertIn(text, r.stdout)
        self.assertIn("node    %r", r.stdout)

    def test_without_module(self):
        path = self.program("linalg_inv_ex.default(A=%m)", 2, "2, 0, 0, 2")
        r = run("run", path, "--random", "1", FXGE_LAPACK="off")
        self.assertEqual(r.returncode, 3, r.stdout)
        self.assertIn("FXGE-E0801", r.stdout)
        self.assertIn("liblapacke", r.stdout)
        self.assertEqual(run("compile", path, "-o", self.path("case.air"), FXGE_LAPACK="off").returncode, 0)
        self.assertEqual(run("check", self.path("case.air"), FXGE_LAPACK="off").returncode, 0)

    def test_ai_cpu(self):
        path = self.program("linalg_inv_ex.default(A=%m)", 2, "2, 0, 0, 2")
        self.assertEqual(run("compile", path, "-o", self.path("case.air")).returncode, 0)
        r = run("check", self.path("case.air"), "--soc=ascend910b")
        self.assertIn("AI CPU", r.stdout)

    def test_no_result(self):
        if not MODULE:
            self.skipTest("the module on LAPACK was not built")
        for call, results in (("linalg_inv_ex.default(A=%m)", 2), ("linalg_lu_factor_ex.default(A=%m)", 3),
                              ("_linalg_solve_ex.default(A=%m, B=%x)", 4)):
            with self.subTest(call):
                self.refused(call, results, SINGULAR, "matrix 0 is singular: element 2 of U's diagonal is 0")
        self.refused("linalg_cholesky_ex.default(self=%m)", 2, INDEFINITE, "not positive definite")
        for call, results in (("_linalg_svd.default(A=%m)", 3), ("_linalg_eigh.default(A=%m)", 2)):
            with self.subTest(call):
                self.refused(call, results, NAN, "not finite")


if __name__ == "__main__":
    FXGE, MODULE = sys.argv[1], "module" in sys.argv[2:]
    unittest.main(argv=sys.argv[:1])
