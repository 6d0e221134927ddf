#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests limits of `fxge op test`: nodes, time and memory of all calls. Standard library only.

test_op_limits.py FXGE MODELS
"""

import unittest

import test_files
from test_files import LONG, Case, fxge


class Limits(Case):
    @unittest.skipUnless(LONG, "long")
    def test_calls_of_operators_that_double(self):
        """60 operators, each of twice the nodes of the one before: the limit of all calls ends `op test`."""
        row = '- schema: "my::f{0}(Tensor x) -> Tensor"\n  formula: "{1}"\n'
        rows = [row.format(0, "x + 1"), *(row.format(i, f"my.f{i - 1}(my.f{i - 1}(x))") for i in range(1, 60))]
        with open(self.path("ops.yaml"), "w", encoding="utf-8") as file:
            file.write("".join(rows))
        r = self.expect(7, "op", "test", self.path("ops.yaml"), err="nodes: test fewer operators or rules at a time")
        self.assertIn("my.f0.default", r.stdout)  # tested before the limit
        self.assertNotIn("my.f59.default", r.stdout)

    @unittest.skipUnless(LONG, "long")
    def test_calls_of_operators_with_many_operands(self):
        with open(self.path("ops.yaml"), "w", encoding="utf-8") as file:
            file.write('- schema: "my::f(Tensor x) -> Tensor"\n  formula: "cat([x] * 60000)"\n')
        self.expect(7, "op", "test", self.path("ops.yaml"), err="nodes: test fewer operators or rules at a time")

    @unittest.skipUnless(LONG, "long")
    def test_calls_that_run_for_hours(self):
        """60 products of 2000 x 2000 elements in each call: the limit of time ends `op test`, operators and rules."""
        with open(self.path("ops.yaml"), "w", encoding="utf-8") as file:
            file.write('- schema: "my::slow(Tensor x) -> Tensor"\n  formula: |\n    a = expand(sum(x), [2000, 2000])\n'
                       "    for i in range(60):\n      a = mm(a, a)\n    return sum(a) + x\n")
        r = self.expect(7, "op", "test", self.path("ops.yaml"), "--cases=1", err="the calls run for more than 10 seconds")
        self.assertIn("u8 bool not tested", r.stdout)

    def test_calls_of_many_bytes(self):
        """`op test` holds 1 GiB of arguments and values at most, unless --memory says more."""
        for types in ("x=f32[100000, 100000], y=f32[100000]", "x=f32[100000, 1], y=f32[100000]"):
            with open(self.path("big.rules"), "w", encoding="utf-8") as file:
                file.write("rule big(%x, %y) {\n  %a = aten.add.Tensor(self=%x, other=%y)\n  %s = aten.sum.default(self=%a)\n"
                           f"  return %s\n  replace aten.sum.default(self=aten.add.Tensor(self=y, other=x))\n  try {types}\n}}\n")
            r = fxge("op", "test", self.path("big.rules"))
            self.assertEqual(r.returncode, 1, r.stderr)
            self.assertRegex(r.stdout, "failed: out of memory .*the session may hold 1[0-9]{9}")
        with open(self.path("ops.yaml"), "w", encoding="utf-8") as file:
            file.write('- schema: "my::big(Tensor x) -> Tensor"\n  formula: |\n    return sum(expand(sum(x), [200000, 200000])) + x\n')
        r = fxge("op", "test", self.path("ops.yaml"), "--cases=1")
        self.assertEqual(r.returncode, 1, r.stderr)
        self.assertIn("out of memory", r.stdout)


if __name__ == "__main__":
    test_files.main()
