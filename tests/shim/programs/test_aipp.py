# SPDX-License-Identifier: Apache-2.0
"""Preprocessing of camera images (set_aipp, save_expected(images=...)) against PyTorch's own."""

from __future__ import annotations

import pickle
import tempfile
import unittest
from pathlib import Path
from typing import Any

import numpy as np
import support  # noqa: F401
import torch
from torch import Tensor, nn

import fxge

MEAN, STD = torch.tensor([0.485, 0.456, 0.406]), torch.tensor([0.229, 0.224, 0.225])
JPEG = (256, 0, 359, 256, -88, -183, 256, 454, 0)


class Net(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.conv = nn.Conv2d(3, 8, 3)

    def forward(self, x: Tensor) -> Tensor:
        return self.conv(x).relu().mean((2, 3))


def preprocess(image: Tensor) -> Tensor:
    x = image[:, 2:18, 4:20].permute(0, 3, 1, 2) / 255
    return (x - MEAN[:, None, None]) / STD[:, None, None]


def normalised() -> list[str]:
    lines = []
    for c in range(3):
        level = 255 * float(MEAN[c])
        lines += [f"mean_chn_{c}: {int(level)}", f"min_chn_{c}: {level - int(level):.6f}"]
        lines.append(f"var_reci_chn_{c}: {1 / (255 * float(STD[c])):.9f}")
    return lines


class Aipp(unittest.TestCase):
    def setUp(self) -> None:
        self.directory = Path(tempfile.mkdtemp())
        torch.manual_seed(0)
        self.net = Net().eval()
        self.image = torch.randint(0, 256, (1, 20, 24, 3), dtype=torch.uint8)
        self.x = preprocess(self.image)
        self.exported = torch.export.export(self.net, (self.x,))

    def description(self, form: str, *lines: str) -> Path:
        path = self.directory / "camera.cfg"
        size = ("src_image_size_w: 24", "src_image_size_h: 20", "crop: true")
        start = ("load_start_pos_w: 4", "load_start_pos_h: 2")
        fields = ["aipp_mode: static", f"input_format: {form}", *size, *start, *lines]
        path.write_text("aipp_op {\n" + "\n".join(fields) + "\n}\n")
        return path

    def close(self, found: Any, expected: Tensor) -> None:
        error = float((found - expected).abs().max() / expected.abs().max())
        self.assertLess(error, 2**-9)
        self.assertGreater(error, 0)  # f16 is visible

    def test_calls(self) -> None:
        program = fxge.compile(self.exported)
        expected = self.net(self.x).detach()
        program(self.x)  # opened before: the image replaces the input
        path = self.description("RGB888_U8", *normalised())
        self.assertIs(program.set_aipp(path), program)
        self.assertEqual(program.inputs[0].text, "u8[1, 20, 24, 3]")
        found = program(self.image)
        self.close(found, expected)
        again = pickle.loads(pickle.dumps(program))
        self.assertEqual(again.aipp, str(path))
        self.assertTrue(torch.equal(again(self.image), found))
        fxge.package(program, self.directory / "m.fxgepkg")
        self.assertTrue(torch.equal(fxge.load(self.directory / "m.fxgepkg")(self.image), found))
        with self.assertRaises(fxge.FxgeError) as e:
            program(self.x)
        self.assertEqual(e.exception.status, 4)

    def test_yuv(self) -> None:
        """The conversion of JPEG's YUV by NumPy: the shift of an int64 rounds down."""
        planes = np.random.default_rng(3).integers(0, 256, (30, 24)).astype(np.uint8)
        chroma = planes[20:].reshape(10, 12, 2).repeat(2, 0).repeat(2, 1).astype(np.int64) - 128
        yuv = np.concatenate([planes[:20, :, None].astype(np.int64), chroma], 2)
        rgb = np.clip((yuv @ np.array(JPEG).reshape(3, 3).T) >> 8, 0, 255).astype(np.uint8)
        names = [f"matrix_r{k // 3}c{k % 3}: {v}" for k, v in enumerate(JPEG)]
        path = self.description(
            "YUV420SP_U8", "csc_switch: true", "input_bias_0: 0", *names, *normalised()
        )
        program = fxge.compile(self.exported).set_aipp(path)
        found = program(torch.from_numpy(planes)[None])
        self.close(found, self.net(preprocess(torch.from_numpy(rgb)[None])).detach())

    def test_expected_values(self) -> None:
        path, images = self.directory / "x.npz", {"x": self.image}
        fxge.save_expected(self.exported, (self.x,), path, images=images)
        with np.load(path) as file:
            self.assertTrue((file["c0/in/x"] == self.image.numpy()).all())
            self.assertTrue((file["c0/aipp/x"] == self.x.numpy()).all())
        calls = [(self.x,), (self.x + 1,)]
        fxge.save_expected(self.exported, calls, path, images=[images, {}])
        with np.load(path) as file:
            self.assertEqual((file["c0/in/x"].dtype, file["c1/in/x"].dtype), ("u1", "f4"))
        for wrong in ([images], {"y": self.image}):
            with self.assertRaises(fxge.FxgeError) as e:
                fxge.save_expected(self.exported, calls, path, images=wrong)
            self.assertEqual(e.exception.status, 2)

    def test_refused(self) -> None:
        program = fxge.compile(self.exported)
        for form, status in (("YUV400_U8", 3), ("RGB", 2)):
            with self.assertRaises(fxge.FxgeError) as e:
                program.set_aipp(self.description(form))
            self.assertEqual(e.exception.status, status)
        with self.assertRaises(fxge.FxgeError) as e:
            program.set_aipp(self.directory / "absent.cfg")
        self.assertEqual(e.exception.status, 5)
        self.assertIsNone(program.aipp)
        self.assertTrue(torch.isfinite(program(self.x)).all())


if __name__ == "__main__":
    unittest.main()
