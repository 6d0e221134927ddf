#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests of fxge.export with detectors, and with models of timm and torchvision.

Neither library is needed: `nms` is declared and computed here, and the libraries are small
packages with their interfaces.
"""

from __future__ import annotations

import importlib
import pathlib
import re
import subprocess
import sys
import unittest
from typing import Any

import numpy as np
import torch
from exporting import ExportTestCase, command
from torch import Tensor, nn

import fxge

sys.modules.setdefault("test_export_vision", sys.modules[__name__])  # MODELS imports it
LIBRARY = torch.library.Library("torchvision", "DEF")
LIBRARY.define("nms(Tensor dets, Tensor scores, float iou_threshold) -> Tensor")


@torch.library.register_fake("torchvision::nms", lib=LIBRARY)
def _fake_nms(boxes: Tensor, _scores: Tensor, _threshold: float) -> Tensor:
    size = torch.library.get_ctx().new_dynamic_size(min=2, max=None)
    return boxes.new_empty(size, dtype=torch.int64)


@torch.library.impl(LIBRARY, "nms", "CPU")
def _nms(boxes: Tensor, scores: Tensor, threshold: float) -> Tensor:
    """Returns the kept boxes, best first, as torchvision's nms."""
    order = scores.sort(stable=True, descending=True).indices
    area = (boxes[:, 2] - boxes[:, 0]) * (boxes[:, 3] - boxes[:, 1])
    keep: list[int] = []
    for i in order.tolist():
        low = torch.maximum(boxes[keep, :2], boxes[i, :2])
        high = torch.minimum(boxes[keep, 2:], boxes[i, 2:])
        shared = (high - low).clamp(min=0).prod(1)
        if not bool((shared / (area[keep] + area[i] - shared) > threshold).any()):
            keep.append(i)
    return torch.tensor(keep)


class Detector(nn.Module):
    """Boxes of a grid with suppression.

    `second` suppresses again, with another limit; `least` is the score of boxes that take part.
    """

    def __init__(
        self, second: bool = False, first: int | None = None, least: float | None = None
    ) -> None:
        super().__init__()
        self.head = nn.Conv2d(3, 5, 4, 4)
        self.second = second
        self.first = first
        self.least = least

    def forward(self, image: Tensor) -> dict[str, Tensor]:
        x = self.head(image)[0].flatten(1).t()
        boxes = torch.cat([x[:, :2] * 8, x[:, :2] * 8 + x[:, 2:4].abs() * 40 + 1], 1)
        if self.least is not None:  # as torchvision's detectors: two data-dependent numbers
            mask = x[:, 4] > self.least
            x, boxes = x[mask], boxes[mask]
        keep = torch.ops.torchvision.nms(boxes, x[:, 4], 0.3)[: self.first]
        found = {"boxes": boxes[keep], "scores": x[keep, 4].sigmoid()}
        if self.second:
            found["loose"] = boxes[torch.ops.torchvision.nms(boxes, x[:, 4], 0.9)]
        return found | {"all": boxes}


def made(**settings: Any) -> tuple[nn.Module, tuple[Tensor, ...]]:
    torch.manual_seed(0)
    return Detector(**settings), (torch.rand(1, 3, 24, 28),)


MODELS = """
import torch
from test_export_vision import made

def detector():
    return made()

def second():
    return made(second=True)

def masked():
    return made(least=-0.24)

def front():
    return made(first=6)

def pair():
    return {"a": made(), "b": made()}

def net():
    return torch.nn.Linear(2, 2), (torch.ones(1, 2),)
"""


class Detections(ExportTestCase):
    MODELS = MODELS

    def eager(self, **settings: Any) -> list[Tensor]:
        module, args = made(**settings)
        with torch.no_grad():
            return list(module(*args).values())

    def results(self, name: str = "out") -> dict[int, Any]:
        with np.load(self.dir / name / "expected" / "model.npz") as file:
            return {int(k.split("/")[2]): file[k] for k in file if k.startswith("c0/out/")}

    def padded(self, x: Tensor, n: int) -> Tensor:
        return torch.cat([x[:n], x[:1].expand(max(n - len(x), 0), *x.shape[1:])])

    def test_more_and_fewer_rows(self) -> None:
        """Expected are eager PyTorch's rows, then copies of the first, and the number of rows."""
        boxes, scores, every = self.eager()
        self.assertGreater(len(boxes), 5)
        self.assertLess(len(boxes), len(every))
        for n in (4, len(boxes), 40):
            out, _ = self.export("models:detector", "-o", f"out{n}", f"--max-detections={n}")
            self.assertRegex(out, r"limit \S+: ok\n")
            found = self.results(f"out{n}")
            wanted = [self.padded(boxes, n), self.padded(scores, n), every]
            for i, x in enumerate(wanted):
                torch.testing.assert_close(torch.from_numpy(found[i]), x)
            self.assertEqual((found[3].dtype, int(found[3])), (np.int32, min(len(boxes), n)))
            p = self.manifest(f"out{n}")["programs"][0]
            self.assertEqual(p["detections"], {"most": n, "counts": ["count"]})
            self.assertEqual([x["dims"] for x in p["outputs"]], [[n, 4], [n], [len(every), 4], []])
            self.assertEqual(p["verified"]["results"], 4)
            page = (self.dir / f"out{n}" / "README.md").read_text()
            self.assertIn(f"rows for {n} detections. `count` says", page)
            self.commands(f"out{n}")

    def test_wrong_rows_are_found(self) -> None:
        """The comparison covers rows behind the valid ones, and the number."""
        self.export("models:detector", "-o", "out", "--max-detections=40")
        good = dict(np.load("out/expected/model.npz"))
        for key in ("c0/out/0", "c0/out/3"):
            bad = {k: x.copy() for k, x in good.items()}
            bad[key].reshape(-1)[-1] += 1
            np.savez("bad.npz", **bad)
            r = subprocess.run(
                [command(), "verify", "out", "--expected", "bad.npz"],
                capture_output=True,
                text=True,
            )
            # a result with a float64 reference is compared with that
            self.assertEqual(r.returncode, 1 if key.endswith("3") else 0, r.stdout)
        bad = {k: x.copy() for k, x in good.items()}
        bad["c0/ref/0"][-1] += 1
        np.savez("bad.npz", **bad)
        words = [command(), "verify", "out", "--expected", "bad.npz"]
        self.assertEqual(subprocess.run(words, capture_output=True).returncode, 1)

    def test_several_numbers(self) -> None:
        self.export("models:second", "-o", "out", "--max-detections=9")
        boxes, _, loose, _ = self.eager(second=True)
        found = self.results()
        self.assertEqual([int(found[4]), int(found[5])], [min(len(boxes), 9), min(len(loose), 9)])
        self.assertEqual(
            self.manifest()["programs"][0]["detections"]["counts"], ["count", "count_1"]
        )
        self.commands()

    def test_first_rows(self) -> None:
        self.export("models:front", "-o", "out", "--max-detections=20")
        self.assertEqual(self.manifest()["programs"][0]["outputs"][0]["dims"], [6, 4])
        self.assertEqual(int(self.results()[3]), 6)
        self.commands()

    def test_rows_of_a_mask(self) -> None:
        """Boxes are selected by their scores before suppression, and returned, too."""
        self.export("models:masked", "-o", "out", "--max-detections=5", "--soc=Ascend310P3")
        boxes, _, every = self.eager(least=-0.24)
        self.assertLess(len(every), 42)
        p = self.manifest()["programs"][0]
        self.assertEqual([x["dims"] for x in p["outputs"]], [[5, 4], [5], [42, 4], [], []])
        self.assertEqual(p["detections"]["counts"], ["count", "count_1"])
        found = self.results()
        self.assertEqual({int(found[3]), int(found[4])}, {min(len(boxes), 5), len(every)})
        self.commands()

    def test_python(self) -> None:
        made_ = fxge.export(made(), self.dir / "out", max_detections=7, soc="Ascend310P3")
        self.assertEqual(made_.manifest["programs"][0]["detections"]["most"], 7)
        found, count = fxge.load("out")(*made()[1])
        self.assertEqual((found["boxes"].shape, int(count)), ((7, 4), 7))

    def test_refused(self) -> None:
        for text in ("0", "-1", "x", ""):
            with self.assertRaises(SystemExit) as e:
                self.export("models:detector", "-o", "out", f"--max-detections={text}")
            self.assertEqual(e.exception.code, 2)
        for n in (-1, 4096):
            with self.assertRaisesRegex(fxge.FxgeError, "from 1 to 2048") as e2:
                fxge.export(made(), "out", max_detections=n)
            self.assertEqual(e2.exception.status, 2)
        self.refused(2, "from 1 to 2048", "models:detector", "-o", "out", "--max-detections=2049")
        self.refused(2, "a single program", "models:pair", "-o", "out", "--max-detections=4")
        self.refused(2, "does not call torch", "models:net", "-o", "out", "--max-detections=4")
        self.assertEqual(pathlib.Path("out").exists(), False)


TIMM = """
import torch
from torch import nn
from types import SimpleNamespace

class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(3, 4, 3, 2)
        self.head = nn.Linear(4, 7)

    def forward(self, x):
        return self.head(self.conv(x).relu().mean((2, 3)))

def create_model(model_name, pretrained=False):
    if model_name != "small_net":
        raise RuntimeError(f"Unknown model ({model_name})")
    if pretrained:
        raise OSError("no cached weights")
    return Net()

def resolve(model):
    assert isinstance(model, Net)
    return {"input_size": (3, 30, 28), "interpolation": "bicubic", "mean": (0.5, 0.4, 0.3),
            "std": (0.2, 0.3, 0.4), "crop_pct": 0.875, "crop_mode": "center"}

data = SimpleNamespace(resolve_model_data_config=resolve)
"""

TORCHVISION = """
import enum
import torch
from functools import partial
from types import SimpleNamespace
from timm import Net

class Mode(enum.Enum):
    BILINEAR = "bilinear"

class Preset(torch.nn.Module):
    def __init__(self, crop_size, resize_size):
        super().__init__()
        self.crop_size, self.resize_size = [crop_size], [resize_size]
        self.mean, self.std, self.interpolation = [0.5, 0.4, 0.3], [0.2, 0.3, 0.4], Mode.BILINEAR

class Weights(enum.Enum):
    SMALL = SimpleNamespace(
        meta={"categories": list("abcdefg")},
        transforms=partial(Preset, crop_size=20, resize_size=27),
    )
    DEFAULT = SMALL
    meta = property(lambda self: self.value.meta)
    transforms = property(lambda self: self.value.transforms)

def get_model(name, weights=None):
    if name != "small_net":
        raise ValueError(f"Unknown model {name}")
    if weights == "DEFAULT" and not stored:
        raise OSError("no cached weights")
    return Net()

def get_model_weights(name):
    return Weights

stored = False
models = SimpleNamespace(get_model=get_model, get_model_weights=get_model_weights)
"""


class Libraries(ExportTestCase):
    """Stand-ins with the interfaces that timm 1.0.31 and torchvision 0.28 have."""

    def setUp(self) -> None:
        super().setUp()
        for name, code in (("timm", TIMM), ("torchvision", TORCHVISION)):
            (self.dir / f"{name}.py").write_text(code)
            before = sys.modules.pop(name, None)
            self.addCleanup(sys.modules.pop, name, None)
            if before is not None:
                self.addCleanup(sys.modules.__setitem__, name, before)
        importlib.invalidate_caches()

    def image(self, name: str, size: tuple[int, int]) -> Any:
        from PIL import Image

        g = torch.Generator().manual_seed(1)
        pixels = torch.randint(0, 256, (*size, 3), dtype=torch.uint8, generator=g)
        Image.fromarray(pixels.numpy()).save(name)
        return Image.open(name)

    def normalised(self, image: Any) -> Tensor:
        x = torch.from_numpy(np.array(image)).permute(2, 0, 1).float() / 255
        mean, std = torch.tensor([0.5, 0.4, 0.3]), torch.tensor([0.2, 0.3, 0.4])
        return ((x - mean[:, None, None]) / std[:, None, None])[None]

    def test_timm(self) -> None:
        plan, _ = self.export("timm:small_net", "-o", "out", "--random", "0", "--dry-run")
        self.assertIn("x: float32[batch=1, x:1=3, height=30, width=28]", plan)
        self.export(
            *("timm:small_net", "-o", "out", "--random", "0"),
            *("--dynamic", "batch=1..4", "--size", "height=32"),
        )
        m = self.manifest()
        self.assertEqual((m["task"], m["random_weights"]), ("image-classification", True))
        self.assertEqual(m["programs"][0]["inputs"][0]["dims"][1:], [3, 32, 28])
        self.assertEqual(m["preprocessing"]["crop_pct"], 0.875)
        self.assertEqual(m["preprocessing"]["interpolation"], "bicubic")
        self.assertIn("timm", m["versions"])
        self.commands()
        self.refused(4, "Unknown model (other)", "timm:other", "-o", "no", "--random", "0")
        self.refused(4, "--random 0", "timm:small_net", "-o", "no")

    def test_torchvision(self) -> None:
        self.export("torchvision:small_net", "-o", "out", "--random", "0")
        m = self.manifest()
        self.assertEqual(m["programs"][0]["inputs"][0]["dims"], [1, 3, 20, 20])
        self.assertNotIn("classes", m)
        self.commands()
        self.refused(4, "--random 0", "torchvision:small_net", "-o", "no")
        self.refused(4, "Unknown model other", "torchvision:other", "-o", "no", "--random", "0")
        sys.modules["torchvision"].stored = True  # type: ignore[attr-defined]
        self.export("torchvision:small_net", "-o", "stored")
        m = self.manifest("stored")
        self.assertEqual((m["classes"], m["random_weights"]), (list("abcdefg"), False))

    def test_images(self) -> None:
        """Shortest edge to a size, then a crop whose start is rounded to the even."""
        self.export("timm:small_net", "-o", "timm", "--random", "0")
        self.export("torchvision:small_net", "-o", "tv", "--random", "0")
        wide, tall = self.image("wide.png", (54, 62)), self.image("tall.png", (90, 54))
        x = fxge.read_image("wide.png", "tv")  # 27 x 31: the crop of 20 begins at 4 (3.5), 6 (5.5)
        wanted = self.normalised(wide.resize((31, 27), 2).crop((6, 4, 26, 24)))
        torch.testing.assert_close(x, wanted)
        x = fxge.read_image("tall.png", "tv")  # 45 x 27: at 12 (12.5), 4
        torch.testing.assert_close(
            x, self.normalised(tall.resize((27, 45), 2).crop((4, 12, 24, 32)))
        )
        x = fxge.read_image("wide.png", "timm")  # 32 x 36: at 1, 4
        torch.testing.assert_close(
            x, self.normalised(wide.resize((36, 32), 3).crop((4, 1, 32, 31)))
        )
        fxge.load("tv")(fxge.read_image("tall.png", "tv"))

    def test_page(self) -> None:
        """The page's commands name sources that these are."""
        page = (pathlib.Path(__file__).resolve().parents[3] / "doc" / "export.md").read_text()
        lines = re.findall(r"^python -m fxge export ((?:timm|torchvision):.*)$", page, re.MULTILINE)
        self.assertEqual(len(lines), 2)
        for k, line in enumerate(lines):
            words = re.sub(r":\S+", ":small_net", line, count=1).split()
            words[words.index("-o") + 1] = f"out{k}"
            self.export(*words)


if __name__ == "__main__":
    unittest.main()
