# SPDX-License-Identifier: Apache-2.0
"""Scales of a checkpoint's keys and values, by attention module."""

from __future__ import annotations

import math
from typing import Any

import torch
from torch import Tensor, nn

from ..errors import FxgeError
from . import chips
from .files import FLOATS, Files, fail, values, wrong
from .schemes import Checkpoint, Stored

# Names behind the path of an attention module: scale and zero point.
_NAMES = {
    "compressed-tensors": {
        "key": ("k_scale", "k_zero_point"),
        "value": ("v_scale", "v_zero_point"),
    },
    "AscendV1": {
        "key": ("k_proj.kv_cache_scale", "k_proj.kv_cache_offset"),
        "value": ("v_proj.kv_cache_scale", "v_proj.kv_cache_offset"),
    },
}


def refusal(checkpoint: Checkpoint, chip: str) -> str | None:
    """Returns the reason why the chip has no attention over such keys and values, or None."""
    assert checkpoint.cache is not None
    numbers, kernels = checkpoint.cache.numbers, chips.kernels(chip)
    if kernels is None or not kernels.cache:
        return "there is no kernel of attention over i8 keys and values"
    if numbers.kind != "int" or numbers.bits != 8:
        return f"keys and values are {numbers.kind} of {numbers.bits} bits, expected i8"
    if numbers.dynamic:
        return "their scales are computed at run time"
    return None


def plan(
    model: nn.Module, checkpoint: Checkpoint, files: Files, chip: str
) -> dict[nn.Module, nn.Module]:
    """Returns scales for each attention module; empty: keys and values stay as they are.

    Raises:
        FxgeError: status 3, the chip has no kernel; 4, scales are missing or wrong.
    """
    if checkpoint.cache is None:
        return {}
    reason = refusal(checkpoint, chip)
    if reason is not None:
        raise FxgeError(
            f"{checkpoint.directory}: keys and values cannot be quantised on {chip}: {reason}",
            status=3,
        )
    from .attention import Numbers8

    config: Any = getattr(model, "config", None)
    names = _NAMES[checkpoint.format]
    found: dict[nn.Module, nn.Module] = {}
    for name, module in model.named_modules():
        if not (hasattr(module, "k_proj") and hasattr(module, "v_proj")):
            continue
        heads = getattr(config, "num_key_value_heads", None)
        heads = heads or getattr(config, "num_attention_heads", 0)
        weight: Tensor = module.v_proj.weight
        outputs = weight.shape[0]
        if not heads or outputs % heads:
            raise FxgeError(
                f"attention '{name}': {outputs} numbers of a value, and the model's configuration "
                f"has {heads} heads of keys",
                status=3,
            )
        counts = (1, heads, outputs)
        scales, zeros = {}, {}
        for part, (scale, zero) in names.items():
            scales[part] = _numbers(checkpoint, files, f"{name}.{scale}", counts, True)
            if f"{name}.{zero}" in checkpoint.cache.tensors:
                zeros[part] = _numbers(checkpoint, files, f"{name}.{zero}", counts, False)
        if not any(bool(z.any()) for z in zeros.values()):
            zeros = {}
        for part in names if zeros else ():
            zeros.setdefault(part, torch.zeros(outputs))
        found[module] = Numbers8(scales, zeros, heads, weight.dtype)
    used = {
        f"{n}.{x}"
        for n, m in model.named_modules()
        if m in found
        for p in names.values()
        for x in p
    }
    for stored in checkpoint.cache.tensors.values():
        if stored.name not in used:
            wrong(stored, "an attention layer of the model with k_proj and v_proj", "none")
    return found


def _numbers(
    checkpoint: Checkpoint, files: Files, name: str, counts: tuple[int, ...], scale: bool
) -> Tensor:
    """Returns f32 [outputs] of a scale or zero point.

    Args:
        checkpoint: with the description.
        files: of the checkpoint.
        name: of the tensor.
        counts: permitted sizes: one number, one of each head, one of each output.
        scale: whether it is a scale.

    Raises:
        FxgeError: status 4, the tensor is missing or wrong.
    """
    assert checkpoint.cache is not None
    stored: Stored | None = checkpoint.cache.tensors.get(name)
    if stored is None:
        fail(checkpoint.directory, f"tensor '{name}' is missing, expected as for other layers")
    dtypes = FLOATS if scale else (*FLOATS, "I8", "I32", "I64")
    if stored.dtype not in dtypes or math.prod(stored.shape) not in counts:
        sizes = " or ".join(str(n) for n in dict.fromkeys(counts))
        wrong(stored, f"{' or '.join(dtypes)} with {sizes} elements")
    data = files.read(stored).float().reshape(-1)
    if scale:
        values(stored, data, 1e-30, float("inf"), "finite scales above 0")
    else:
        values(stored, data, -128, 127, "zero points")
    return data.repeat_interleave(counts[-1] // data.shape[0])
