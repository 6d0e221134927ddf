#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests fxge.quant.NpuQuantizer, calibrate and compare: from a float model to integer kernels.

Needs torchao, transformers and scikit-learn, whose package has the images of digits.
"""

from __future__ import annotations

import json
import math
import os
import subprocess
import tempfile
import unittest
from typing import Any

import support  # noqa: F401 -- finds the package
import torch
from torch import Tensor, nn
from torch.export import ExportedProgram

import fxge
from fxge import quant

FXGE = os.environ["FXGE_COMMAND"]
CHIPS = ("ascend910b", "ascend310p")
LONG = os.environ.get("FXGE_TEST_LONG") == "1"


class Logits(nn.Module):
    """A model of transformers whose result is a tensor."""

    def __init__(self, model: nn.Module) -> None:
        super().__init__()
        self.model = model

    def forward(self, pixels: Tensor) -> Tensor:
        logits: Tensor = self.model(pixels).logits
        return logits


class Digits(nn.Module):
    """A small CNN for images of 8 x 8."""

    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Conv2d(1, 16, 3, padding=1)
        self.norm = nn.BatchNorm2d(16)
        self.second = nn.Conv2d(16, 32, 3, stride=2, padding=1)
        self.head = nn.Linear(32 * 4 * 4, 10)

    def forward(self, x: Tensor) -> Tensor:
        x = self.norm(self.first(x)).relu()
        x = self.second(x).relu()
        logits: Tensor = self.head(x.flatten(1))
        return logits


def report(program: ExportedProgram, soc: str, *options: str) -> tuple[int, list[dict[str, Any]]]:
    """Returns the exit code and the layers of `fxge quant report`."""
    with tempfile.TemporaryDirectory() as directory:
        path = os.path.join(directory, "m.pt2")
        torch.export.save(program, path)
        words = [FXGE, "quant", "report", path, "--quant=npu", f"--soc={soc}", "--json", *options]
        done = subprocess.run(words, capture_output=True, text=True, timeout=300, check=False)
    whole = json.loads(done.stdout)
    return done.returncode, whole.get("layers", [])


class Calibration(unittest.TestCase):
    def check_model(
        self, model: nn.Module, size: int, layers: dict[str, int], chips: tuple[str, ...] = CHIPS
    ) -> None:
        """Linear layers and convolutions are integer; SQNR within 0.5 dB of the q/dq graph's."""
        torch.manual_seed(1)
        data = [torch.randn(2, 3, size, size) for _ in range(3)]
        for soc in chips:
            with self.subTest(soc):
                quantizer = quant.NpuQuantizer(soc)
                program = quant.calibrate(model, data, soc=soc, quantizer=quantizer)
                self.assertEqual(
                    (len(quantizer.annotated), quantizer.floats), (sum(layers.values()), [])
                )
                code, found = report(program, soc)
                self.assertEqual(code, 0)
                for kind, count in layers.items():
                    rows = [row for row in found if row["kind"] == kind]
                    self.assertEqual([row["grade"] for row in rows], ["integer"] * count, kind)
                _, pairs, npu = quant.compare(model, program, [(x, None) for x in data], soc=soc)
                self.assertGreater(npu.sqnr, 15)
                self.assertGreater(npu.sqnr, pairs.sqnr - 0.5)
                self.assertTrue(math.isnan(npu.accuracy))

    def test_resnet50(self) -> None:
        from transformers import ResNetConfig, ResNetForImageClassification

        torch.manual_seed(0)
        model = Logits(ResNetForImageClassification(ResNetConfig(num_labels=10))).eval()
        self.check_model(model, 32, {"convolution": 53, "linear": 1}, CHIPS if LONG else CHIPS[:1])

    def test_vit(self) -> None:
        from transformers import ViTConfig, ViTForImageClassification

        torch.manual_seed(0)
        config = ViTConfig(
            hidden_size=96,
            num_hidden_layers=2,
            num_attention_heads=3,
            intermediate_size=192,
            image_size=32,
            patch_size=8,
            num_labels=10,
        )
        model = Logits(ViTForImageClassification(config)).eval()
        self.check_model(model, 32, {"convolution": 1, "linear": 13})

    def test_accuracy(self) -> None:
        """A CNN that is trained here keeps its accuracy on the integer kernels."""
        from sklearn.datasets import load_digits

        digits = load_digits()
        images = torch.tensor(digits.images, dtype=torch.float32).unsqueeze(1) / 16
        targets = torch.tensor(digits.target)
        torch.manual_seed(0)
        model = Digits()
        optimizer = torch.optim.Adam(model.parameters(), 3e-3)
        for _ in range(12):
            for i in range(0, 1400, 100):
                optimizer.zero_grad()
                loss = nn.functional.cross_entropy(model(images[i : i + 100]), targets[i : i + 100])
                loss.backward()  # type: ignore[no-untyped-call]
                optimizer.step()
        model.eval()
        held_out = [(images[i : i + 99], targets[i : i + 99]) for i in range(1400, 1796, 99)]
        for soc in CHIPS:
            program = quant.calibrate(
                model, [images[i : i + 99] for i in range(0, 400, 99)], soc=soc
            )
            rows = quant.compare(model, program, held_out, soc=soc)
            self.assertEqual([row.form for row in rows], ["float", "q/dq", "npu"])
            self.assertGreater(rows[0].accuracy, 0.9, rows)
            self.assertLess(rows[0].accuracy - rows[2].accuracy, 0.01, rows)
            self.assertGreater(rows[2].sqnr, rows[1].sqnr - 0.5, rows)
            self.assertEqual((rows[0].inputs, rows[0].sqnr), (396, math.inf))

    def test_skipped_layers(self) -> None:
        """Layers that a pattern names stay floats, and the certificate shows them."""
        model = Digits().eval()
        quantizer = quant.NpuQuantizer("ascend910b", skip=["head"])
        program = quant.calibrate(
            model, [torch.randn(2, 1, 8, 8)], soc="ascend910b", quantizer=quantizer
        )
        self.assertEqual(quantizer.annotated, ["first", "second"])
        self.assertEqual(quantizer.floats, [quant.Floats("head", "skipped by 'head'")])
        code, found = report(program, "ascend910b", "--fail-if-float", "conv2d*")
        self.assertEqual(code, 0)
        self.assertEqual([row["grade"] for row in found], ["integer", "integer", "float"])
        self.assertEqual(report(program, "ascend910b", "--fail-if-float", "*")[0], 1)

    def test_dynamic_sizes(self) -> None:
        """A program of open batch computes as the q/dq graph."""
        model = Digits().eval()
        batch = torch.export.Dim("batch", min=2, max=64)
        program = quant.calibrate(
            model, [torch.randn(4, 1, 8, 8)], soc="ascend910b", dynamic_shapes={"x": {0: batch}}
        )
        x = torch.randn(7, 1, 8, 8)
        _, pairs, npu = quant.compare(model, program, [(x, None)], soc="ascend910b")
        self.assertGreater(npu.sqnr, pairs.sqnr - 0.5)
        self.assertEqual(npu.inputs, 7)

    def test_chips_without_a_kernel(self) -> None:
        with self.assertRaises(fxge.FxgeError) as caught:
            quant.NpuQuantizer("Ascend310B4")
        self.assertEqual(caught.exception.status, 3)
        self.assertIn("no kernel of products of i8", str(caught.exception))
        quantizer = quant.NpuQuantizer("ascend950")
        quant.calibrate(
            Digits().eval(), [torch.randn(2, 1, 8, 8)], soc="ascend950", quantizer=quantizer
        )
        self.assertEqual(quantizer.annotated, ["head"])
        self.assertEqual({f.reason for f in quantizer.floats}, {"ascend950 has no Conv2D of i8"})

    def test_bad_input(self) -> None:
        model = Digits()
        x = torch.randn(2, 1, 8, 8)
        for call, text in (
            (lambda: quant.calibrate(model, [x], soc="ascend910b"), "training mode"),
            (lambda: quant.calibrate(model.eval(), [], soc="ascend910b"), "no inputs"),
            (lambda: quant.calibrate(model.eval(), [x], soc="ascend911"), "ascend911"),
        ):
            with self.assertRaises(fxge.FxgeError) as caught:
                call()
            self.assertEqual(caught.exception.status, 2)
            self.assertIn(text, str(caught.exception))
        program = quant.calibrate(model.eval(), [x], soc="ascend910b")
        with self.assertRaises(fxge.FxgeError):
            quant.compare(model, program, [], soc="ascend910b")

    def test_hostile_data(self) -> None:
        """Inputs and weights on which PyTorch's observers or kernels fail, or compute nan."""

        def two() -> nn.Sequential:
            torch.manual_seed(1)
            return nn.Sequential(nn.Linear(32, 32), nn.ReLU(), nn.Linear(32, 16)).eval()

        def scaled(value: float) -> nn.Sequential:
            model = two()
            model[0].weight.data[0] *= value
            return model

        x = torch.randn(8, 32)
        numbers = "numbers that are not finite"
        for word, model, data in [
            (f"input 1 has {numbers}", two(), [x, x * math.nan]),
            (f"input 0 has {numbers}", two(), [x / 0]),
            ("the ranges of activations: ", two(), [x * 1e38]),
            ("input 0: ", two(), [x.double()]),
            ("input 0: ", two(), [x[:0]]),
            ("input 1: ", two(), [x, x[:, :31]]),
            (f"parameter '0.weight' has {numbers}", scaled(math.nan), [x]),
            (f"parameter '0.weight' has {numbers}", scaled(math.inf), [x]),
        ]:
            with self.subTest(word):
                with self.assertRaises(fxge.FxgeError) as caught:
                    quant.calibrate(model, data, soc="ascend910b")
                self.assertEqual(caught.exception.status, 2)
                self.assertIn(f"calibrate: {word}", str(caught.exception))
                self.assertIn("hint", str(caught.exception))
        for good in (x, x * 0, x * 1e-40, x * 0 + 5):
            found = quant.calibrate(two(), [good], soc="ascend910b")
            self.assertTrue(bool(found.module()(x).isfinite().all()))


if __name__ == "__main__":
    unittest.main()
