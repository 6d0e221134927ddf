#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""fxge.verify(..., dtypes="chip"): errors of nodes and outputs in the dtypes of a chip."""

import unittest

import support  # noqa: F401
import torch

import fxge


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.inner = torch.nn.Linear(16, 32)

    def forward(self, x, y):
        return self.inner(x).relu(), (x - y) * 1e4


class Chip(unittest.TestCase):
    def setUp(self):
        torch.manual_seed(0)
        x = torch.randn(3, 16)
        self.inputs = (x, x + 1e-3)
        self.program = torch.export.export(Net().eval(), self.inputs)

    def test_nodes(self):
        found = fxge.verify(
            self.program, [self.inputs, self.inputs], dtypes="chip", soc="Ascend310P3"
        )
        self.assertIsInstance(found, fxge.ChipAccuracy)
        self.assertEqual((found.chip, found.mode), ("ascend310p", "allow_fp32_to_fp16"))
        product = next(n for n in found.nodes if n.type == "MatMulV2")
        self.assertTrue(
            product.narrowed and product.computed == "f16" and 1e-5 < product.own < 1e-2
        )
        self.assertTrue(product.file.endswith("test_chip_accuracy.py"))
        self.assertEqual(found.nodes, sorted(found.nodes, key=lambda n: -n.own))
        self.assertTrue(found.ok and len(found.outputs) == 2 and found.error < 1e-2)
        self.assertIn("MatMulV2", str(found))

    def test_budget_and_mode(self):
        found = fxge.verify(
            self.program, self.inputs, dtypes="chip", soc="Ascend310P3", budget=1e-6
        )
        self.assertFalse(found.ok)
        self.assertFalse(found.outputs[0].ok)
        found = fxge.verify(
            self.program, self.inputs, dtypes="chip", soc="Ascend310P3", precision="force_fp16"
        )
        self.assertTrue(all(n.narrowed for n in found.nodes if n.type == "Sub"))
        self.assertGreater(found.error, 1e-2)  # the difference of nearly equal values
        found = fxge.verify(self.program, self.inputs, dtypes="chip", soc="ascend910b")
        self.assertFalse(any(n.narrowed for n in found.nodes))

    def test_wrong_calls(self):
        for options in (
            {},
            {"soc": "Ascend310X"},
            {"soc": "Ascend310P3", "threads": 2},
            {"soc": "Ascend310P3", "precision": "fp8"},
        ):
            with self.subTest(options), self.assertRaises(fxge.FxgeError) as e:
                fxge.verify(self.program, self.inputs, dtypes="chip", **options)
            self.assertEqual(e.exception.status, 2)
        with self.assertRaises(fxge.FxgeError) as e:
            fxge.verify(self.program, self.inputs, dtypes="f16")
        self.assertEqual(e.exception.status, 2)


if __name__ == "__main__":
    unittest.main()
