# SPDX-License-Identifier: Apache-2.0
"""Reads images as an exported model takes them, by the preprocessing in its manifest."""

from __future__ import annotations

import importlib
import json
import math
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..errors import FxgeError

if TYPE_CHECKING:
    from torch import Tensor

_FILTERS = {"nearest": 0, "lanczos": 1, "bilinear": 2, "bicubic": 3, "box": 4, "hamming": 5}


def _pillow() -> Any:
    try:
        return importlib.import_module("PIL.Image")
    except ImportError as e:
        raise FxgeError(
            "reading images needs the Python package Pillow\n"
            "  hint    python -m pip install pillow",
            status=2,
        ) from e


def _manifest(directory: Path) -> dict[str, Any]:
    file = directory / "manifest.json"
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except OSError as e:
        raise FxgeError(f"{file}: {e.strerror or e}", status=5) from e
    except (ValueError, RecursionError) as e:
        raise FxgeError(f"{file}: not JSON: {e}", status=4) from e
    if not isinstance(found, dict) or found.get("format") != "fxge-export":
        raise FxgeError(f"{file}: not the manifest of `python -m fxge export`", status=4)
    return found


def _input_size(manifest: dict[str, Any]) -> tuple[int, int] | None:
    """Returns height and width of the first image input, if they are fixed."""
    for program in manifest.get("programs", []):
        for port in program.get("inputs", []):
            dims = port.get("dims", [])
            if len(dims) == 4 and all(isinstance(n, int) for n in dims[2:]):
                return dims[2], dims[3]
    return None


def _pair(value: Any) -> tuple[int, int] | None:
    """Returns height and width of a size in any form but that of a shortest edge."""
    if isinstance(value, int):
        return value, value
    if isinstance(value, list | tuple) and len(value) == 2:
        return int(value[0]), int(value[1])
    if isinstance(value, dict) and "height" in value:
        return int(value["height"]), int(value["width"])
    return None


def _resized(image: Any, size: Any, resample: int) -> Any:
    """Resizes to height and width, or to a shortest edge, whose other side is rounded down."""
    pair = _pair(size)
    if pair is None:
        edge, (short, long) = int(size["shortest_edge"]), sorted(image.size)
        other = int(edge * long / short)
        if other > size.get("longest_edge", other):
            raise ValueError("longest_edge")
        pair = (other, edge) if image.size[0] <= image.size[1] else (edge, other)
    return image.resize((pair[1], pair[0]), resample=resample)


def _start(room: int, rounded: bool) -> int:
    """Returns where a central crop begins; `rounded`: as torchvision, which timm calls, does it."""
    if not rounded:
        return room // 2
    return round(room / 2) if room >= 0 else -(-room // 2)


def _cropped(image: Any, size: Any, rounded: bool = False) -> Any:
    height, width = _pair(size) or (size["shortest_edge"],) * 2
    left, top = _start(image.size[0] - width, rounded), _start(image.size[1] - height, rounded)
    return image.crop((left, top, left + width, top + height))  # outside of the image: zeros


def _by_timm(image: Any, p: dict[str, Any], size: tuple[int, int]) -> Any:
    edge = math.floor(min(size) / p.get("crop_pct", 1.0))
    resample = _FILTERS[p.get("interpolation", "bilinear")]
    return _cropped(_resized(image, {"shortest_edge": edge}, resample), list(size), rounded=True)


def _by_torchvision(image: Any, p: dict[str, Any]) -> Any:
    resize, crop = p["resize_size"], p.get("crop_size")
    size = {"shortest_edge": resize[0]} if len(resize) == 1 else resize
    image = _resized(image, size, _FILTERS[p["interpolation"]])
    return image if crop is None else _cropped(image, crop * (2 // len(crop)), rounded=True)


def _by_transformers(image: Any, p: dict[str, Any]) -> Any:
    if p.get("do_resize", "size" in p) and "size" in p:
        image = _resized(image, p["size"], int(p.get("resample", 2)))
    if p.get("do_center_crop", False) and "crop_size" in p:
        image = _cropped(image, p["crop_size"])
    return image


def read(path: str | os.PathLike[str], directory: str | os.PathLike[str]) -> Tensor:
    """Reads an image as the exported model takes it: see fxge.read_image."""
    import numpy as np
    import torch

    pillow = _pillow()
    try:
        image = pillow.open(path).convert("RGB")
    except OSError as e:
        raise FxgeError(f"{os.fspath(path)}: cannot read the image: {e}", status=5) from e
    manifest = _manifest(Path(directory))
    p, size = manifest.get("preprocessing"), _input_size(manifest)
    if not isinstance(p, dict) or not p:
        raise FxgeError(
            f"{os.fspath(directory)}: the manifest has no preprocessing of images\n"
            "  hint    prepare the image as the model's author does, and pass the tensor",
            status=2,
        )
    try:
        if "resize_size" in p:
            image = _by_torchvision(image, p)
        elif "interpolation" in p and size is not None:
            image = _by_timm(image, p, size)
        else:
            image = _by_transformers(image, p)
        x = torch.from_numpy(np.array(image)).permute(2, 0, 1).float()
        if p.get("do_rescale", True):
            x = x * float(p.get("rescale_factor", 1 / 255))
        mean, std = p.get("image_mean", p.get("mean")), p.get("image_std", p.get("std"))
        if p.get("do_normalize", True) and mean and std:
            x = (x - torch.tensor(mean)[:, None, None]) / torch.tensor(std)[:, None, None]
    except (KeyError, TypeError, ValueError) as e:
        raise FxgeError(f"{os.fspath(directory)}: unknown preprocessing: {e!r}", status=4) from e
    if size and tuple(x.shape[1:]) != size:
        raise FxgeError(
            f"the preprocessing of {os.fspath(directory)} gives {tuple(x.shape[1:])}, "
            f"the program takes {size}",
            status=4,
        )
    return x[None]
