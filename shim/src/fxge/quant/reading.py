# SPDX-License-Identifier: Apache-2.0
"""Recognition of a quantised checkpoint."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from ..errors import FxgeError
from . import amct, ascend, compressed, gptq
from .files import Files, fail, read_json, shown
from .schemes import Cache, Checkpoint, Layer
from .weights import Weights

_OLD_CONFIGS = {"quantize_config.json": "gptq", "quant_config.json": "awq"}
_METHODS = {"compressed-tensors": "compressed-tensors", "gptq": "GPTQ", "awq": "AWQ"}


def _configuration(directory: Path) -> tuple[str, dict[str, Any], Path] | None:
    """Returns method, object and file of a quantisation in config.json or beside it."""
    file = directory / "config.json"
    if file.is_file():
        whole = read_json(file)
        parts = [whole, *(whole.get(k) for k in ("text_config", "llm_config"))]
        for part in parts:
            if not isinstance(part, dict):
                continue
            entry = part.get("quantization_config") or part.get("compression_config")
            if entry is not None:
                if not isinstance(entry, dict):
                    fail(file, f"found quantization_config {shown(entry)}, expected an object")
                return str(entry.get("quant_method")), entry, file
    for name, method in _OLD_CONFIGS.items():
        if (directory / name).is_file():
            return method, read_json(directory / name), directory / name
    return None


def is_quantised(directory: Path) -> bool:
    """Tests whether a directory has a checkpoint of a method that read() knows.

    Raises:
        FxgeError: status 4, a configuration is damaged; 5, it cannot be read.
    """
    found = _configuration(directory)
    known = found is not None and found[0] in _METHODS
    return known or ascend.description(directory) is not None


def read(directory: str | os.PathLike[str]) -> tuple[Checkpoint, Files]:
    """Returns the description of a checkpoint and its files.

    Raises:
        FxgeError: status 4, the checkpoint is damaged, contradicts itself, or is not quantised; 5,
            a file is missing or cannot be read; 3, an unknown method of quantisation; 2, the
            package safetensors is missing.
    """
    root = Path(directory)
    try:
        found_there = root.is_dir()
    except OSError as e:  # a name that is too long
        raise FxgeError(f"{root}: {e.strerror or e}", status=5) from e
    if not found_there:
        raise FxgeError(f"{root}: not a directory", status=5)
    described, found = ascend.description(root), _configuration(root)
    files = Files(root)
    cache: Cache | None = None
    config: dict[str, Any] = {}
    ignored: tuple[str, ...] = ()
    if described is not None:
        config = read_json(described)
        form, layers = "AscendV1", ascend.layers(files, config, described)
        cache = ascend.cache(files, config)
    elif found is None:
        form, layers = "AMCT", amct.layers(files)
        if not layers:
            fail(
                root,
                "not quantised: no quantization_config, quant_model_description.json, or "
                "tensors of AMCT's deploy modules",
            )
    else:
        method, config, file = found
        if method not in _METHODS:
            known = ", ".join(_METHODS)
            raise FxgeError(
                f"{file}: found quant_method {shown(method)}, expected {known}", status=3
            )
        form = _METHODS[method]
        if form == "compressed-tensors":
            groups = compressed.Groups(config, file)
            layers, ignored = compressed.layers(files, groups), groups.ignored
            cache = compressed.cache(files, config, file)
        else:
            layers = gptq.layers(files, config, file, form)
            skipped = config.get("modules_to_not_convert") or []
            ignored = tuple(x for x in skipped if isinstance(x, str))
        if not layers:
            fail(root, f"no tensor is quantised, and {file.name} says {method}")
    taken = {t.name for layer in layers.values() for t in layer.tensors.values()}
    taken |= set(cache.tensors) if cache else set()
    floats = {n: t for n, t in files.tensors.items() if n not in taken}
    return Checkpoint(root, form, layers, floats, cache, ignored, config), files


def weights(checkpoint: Checkpoint, files: Files, layer: Layer) -> Weights:
    """Reads a layer.

    Raises:
        FxgeError: status 4, its tensors are out of range.
    """
    if checkpoint.format == "compressed-tensors":
        return compressed.weights(files, layer)
    if checkpoint.format == "AscendV1":
        return ascend.weights(files, layer)
    if checkpoint.format == "AMCT":
        return amct.weights(files, layer)
    return gptq.weights(files, layer, checkpoint.config, checkpoint.format)
