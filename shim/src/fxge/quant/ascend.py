# SPDX-License-Identifier: Apache-2.0
"""Checkpoints of msmodelslim (AscendV1): a description of each tensor, plain integers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from .files import FLOATS, Files, Form, check, fail, matrix, take, values, wrong
from .schemes import Cache, Layer, Numbers, Scheme, Stored
from .weights import Static, Weights, spread

_INT8 = Numbers(8)
_TYPES = {
    "W8A8": Scheme("W8A8", _INT8, Numbers(8, strategy="tensor", symmetric=False)),
    "W8A8_DYNAMIC": Scheme("W8A8_DYNAMIC", _INT8, Numbers(8, strategy="token", dynamic=True)),
    "W8A8_MIX": Scheme("W8A8_MIX", _INT8, Numbers(8, strategy="token", dynamic=True)),
    "W8A16": Scheme("W8A16", _INT8),
    "W4A16": Scheme("W4A16", Numbers(4)),
    "W4A8_DYNAMIC": Scheme("W4A8_DYNAMIC", Numbers(4), Numbers(8, strategy="token", dynamic=True)),
    "W4A4_DYNAMIC": Scheme("W4A4_DYNAMIC", Numbers(4), Numbers(4, strategy="token", dynamic=True)),
}
_FLOAT = Numbers(8, "float", dynamic=True)
_PARTS = (
    *("weight", "bias", "weight_scale", "weight_offset", "weight_scale_second"),
    *("weight_offset_second", "scale_bias", "input_scale", "input_offset", "deq_scale"),
    "quant_bias",
)
DEQ_SCALE = ("F32", "I64", "U64")  # dtypes of the scale of an integer product
_CACHE = ("kv_cache_scale", "kv_cache_offset")


def description(directory: Path) -> Path | None:
    """Returns the file that describes the tensors, or None.

    Raises:
        FxgeError: status 4, there are several.
    """
    found = sorted(directory.glob("quant_model_description*.json"))
    if len(found) > 1:
        fail(directory, f"found {', '.join(f.name for f in found)}, expected one of them")
    return found[0] if found else None


def _scheme(kind: str) -> Scheme:
    """Returns the scheme of a type; one that no kernel has keeps its name."""
    if kind in _TYPES:
        return _TYPES[kind]
    bits = 4 if kind.startswith(("W4", "WFP4")) else 8
    form = "float" if "FP" in kind else "other"
    return Scheme(kind, Numbers(bits, form), _FLOAT if "FP" in kind else None)


def layers(files: Files, config: dict[str, Any], file: Path) -> dict[str, Layer]:
    """Returns the quantised linears.

    Args:
        files: of the checkpoint.
        config: the description, from tensors to types.
        file: that has it.

    Raises:
        FxgeError: status 4, description and tensors contradict each other.
    """
    found = {}
    for name, kind in sorted(config.items()):
        module, _, last = name.rpartition(".")
        if last != "weight" or not isinstance(kind, str) or kind == "FLOAT":
            continue
        every = {
            part: files.tensors[f"{module}.{part}"]
            for part in _PARTS
            if f"{module}.{part}" in files.tensors
        }
        if "weight" not in every:
            fail(file, f"names the tensor '{name}', which no file has")
        for part, tensor in every.items():
            own = config.get(tensor.name, kind)
            if own not in (kind, "FLOAT"):
                wrong(tensor, f"the type {kind} of '{name}'", f"type {own} in {file.name}")
            if own == "FLOAT" and part != "bias":
                wrong(tensor, f"the type {kind} of '{name}'", f"type FLOAT in {file.name}")
        found[module] = _layer(module, kind, every, config)
    for name, tensor in files.tensors.items():
        if name not in config and tensor.dtype == "I8":
            wrong(tensor, f"a type of this tensor in {file.name}")
    return found


def _layer(module: str, kind: str, tensors: dict[str, Stored], config: dict[str, Any]) -> Layer:
    scheme, weight = _scheme(kind), tensors["weight"]
    if kind not in _TYPES:
        n, k = (*weight.shape, 1, 1)[:2]
        return Layer(module, scheme, (n, k), tensors)
    n, k = matrix(weight, ("I8",), f"I8 of two dimensions for {kind}")
    near = weight.file
    forms: dict[str, Form | None] = dict.fromkeys(_PARTS)
    if kind == "W8A8":
        forms["input_scale"] = Form(FLOATS, (1,), ())
        forms["input_offset"] = Form((*FLOATS, "I8", "I32"), (1,), ())
        forms["deq_scale"] = Form(DEQ_SCALE, (n,), (n, 1))
        forms["quant_bias"] = Form(("I32",), (n,))
        forms["bias"] = Form(FLOATS, (n,), needed=False)
        check(tensors, module, near, forms)
        return Layer(module, scheme, (n, k), tensors)
    scale = take(tensors, module, "weight_scale", near)
    if scheme.weights.bits == 4 and scale.shape[:1] == (2 * n,):
        n *= 2  # two numbers a byte, along the outputs
    shapes: list[tuple[int, ...]] = [(n, 1), (n,)]
    size = config.get("group_size")
    if isinstance(size, int) and size > 0 and k % size == 0:
        shapes.append((n, k // size))
    forms["weight_scale"] = Form(FLOATS, *shapes)
    forms["weight_offset"] = Form((*FLOATS, "I8"), scale.shape, needed=False)
    forms["weight_scale_second"] = Form(FLOATS, *shapes, needed=False)
    forms["weight_offset_second"] = Form((*FLOATS, "I8"), *shapes, needed=False)
    forms["bias"] = Form(FLOATS, (n,), needed=False)
    check(tensors, module, near, forms)
    groups = tensors.get("weight_scale_second", scale)
    if len(groups.shape) == 2 and groups.shape[1] > 1:
        w = Numbers(scheme.weights.bits, strategy="group", group_size=k // groups.shape[1])
        scheme = Scheme(scheme.name, w, scheme.inputs)
    return Layer(module, scheme, (n, k), tensors)


def cache(files: Files, config: dict[str, Any]) -> Cache | None:
    """Returns the quantisation of keys and values (C8), or None."""
    tensors = {n: t for n, t in files.tensors.items() if n.rpartition(".")[2] in _CACHE}
    if not tensors and config.get("kv_quant_type") in (None, "FLOAT"):
        return None
    return Cache(Numbers(8, strategy="channel", symmetric=False), tensors)


def _scale(files: Files, stored: Stored, least: float = 0) -> Tensor:
    data = files.read(stored)
    values(stored, data, least, float("inf"), "finite scales")
    return data


def deq_scale(files: Files, stored: Stored) -> Tensor:
    """Returns the scale of the integer product f32 [n]; integers hold its bits."""
    data = files.read(stored).reshape(-1)
    if stored.dtype != "F32":
        data = (data.view(torch.int64) & 0xFFFFFFFF).to(torch.int64)
        data = torch.where(data >= 1 << 31, data - (1 << 32), data).to(torch.int32)
        data = data.view(torch.float32)
    values(stored, data, 0, float("inf"), "finite scales")
    return data


def weights(files: Files, layer: Layer) -> Weights:
    """Reads a linear of integers of 4 or 8 bits.

    Raises:
        FxgeError: status 4, scales, offsets or integers are out of range.
    """
    tensors, (n, _) = layer.tensors, layer.shape
    integers = _integers(files, layer)
    if layer.scheme.name == "W8A8":
        inputs = _static(files, layer)
        assert inputs.product is not None
        scales = (inputs.product / inputs.scale).reshape(n, 1)
        return Weights(integers, scales, 8, inputs=inputs)
    scales = spread(_scale(files, tensors["weight_scale"]), n)
    if "weight_scale_second" in tensors:
        scales = scales * spread(_scale(files, tensors["weight_scale_second"]), n)
    return Weights(
        integers,
        scales,
        layer.scheme.weights.bits,
        _offsets(files, layer),
        files.floats(tensors.get("bias")),
    )


def _integers(files: Files, layer: Layer) -> Tensor:
    stored = layer.tensors["weight"]
    data = files.read(stored)
    if stored.shape[0] != layer.shape[0]:
        low = torch.bitwise_left_shift(data, 4)
        parts = [torch.bitwise_right_shift(x, 4) for x in (low, data)]
        return torch.stack(parts, 1).flatten(0, 1)
    if layer.scheme.weights.bits == 4:
        values(stored, data, -8, 7, "integers of 4 bits")
    return data


def _offsets(files: Files, layer: Layer) -> Tensor | None:
    second, stored = (layer.tensors.get(f"weight_offset{x}") for x in ("_second", ""))
    if second is not None:
        values(second, files.read(second), 0, 0, "offsets of 0")
    if stored is None:
        return None
    data = files.read(stored)
    most = 1 << (layer.scheme.weights.bits - 1)
    values(stored, data, -most, most, "offsets")
    if not bool(data.any()):
        return None
    if layer.scheme.inputs is not None:
        wrong(stored, f"offsets of 0 for {layer.scheme.name}", "others")
    return spread(data, layer.shape[0])


def _static(files: Files, layer: Layer) -> Static:
    stored, zero = layer.tensors["input_scale"], layer.tensors["input_offset"]
    scale, offset = _scale(files, stored, 1e-30), files.read(zero)
    values(zero, offset, -128, 127, "an offset")
    product = deq_scale(files, layer.tensors["deq_scale"])
    bias = files.read(layer.tensors["quant_bias"])
    return Static(float(scale.reshape(-1)[0]), float(offset.reshape(-1)[0]), product, bias)
