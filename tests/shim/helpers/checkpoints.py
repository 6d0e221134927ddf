# SPDX-License-Identifier: Apache-2.0
"""Quantised checkpoints in plain PyTorch: integers, scales and files of each format."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

import torch
from safetensors.torch import save_file
from torch import Tensor

Tensors = dict[str, Tensor]
PLACES = [0, 2, 4, 6, 1, 3, 5, 7]  # columns of AWQ's words, from the lowest bits


class Quantised(NamedTuple):
    """A weight [n, k]: integers, scales and zero points [n, groups], what they stand for."""

    integers: Tensor
    scales: Tensor
    zeros: Tensor
    real: Tensor


def quantise(w: Tensor, bits: int, size: int = 0, symmetric: bool = True) -> Quantised:
    """Quantises a weight by rows, or by groups of `size` columns; numbers around 0."""
    n, k = w.shape
    groups = w.double().reshape(n, -1, size or k)
    half = 1 << (bits - 1)
    if symmetric:
        scales = (groups.abs().amax(-1) / (half - 1)).clamp(min=1e-9)
        zeros = torch.zeros_like(scales)
    else:
        low, high = groups.amin(-1).clamp(max=0), groups.amax(-1).clamp(min=0)
        scales = ((high - low) / (2 * half - 1)).clamp(min=1e-9)
        zeros = (-half - low / scales).round().clamp(-half, half - 1)
    scales = scales.bfloat16().double()  # as checkpoints of bf16 models hold them
    q = (groups / scales[..., None]).round() + zeros[..., None]
    q = q.clamp(-half, half - 1)
    real = ((q - zeros[..., None]) * scales[..., None]).reshape(n, k)
    return Quantised(q.reshape(n, k).to(torch.int64), scales, zeros.to(torch.int64), real)


def words(x: Tensor, bits: int, dim: int) -> Tensor:
    """Packs numbers from 0 along a dimension into i32, the first in the lowest bits."""
    parts = x.movedim(dim, -1)
    per = 32 // bits
    parts = torch.nn.functional.pad(parts, (0, -parts.shape[-1] % per)).unflatten(-1, (-1, per))
    total = (parts << (torch.arange(per) * bits)).sum(-1)
    return torch.where(total >= 2**31, total - 2**32, total).to(torch.int32).movedim(-1, dim)


def compressed(w: Tensor, scheme: str, size: int = 0) -> tuple[Tensors, Tensor]:
    """Returns a linear as compressed-tensors saves it, and its dequantised weight."""
    bits = 4 if scheme.startswith("W4") else 8
    q = quantise(w, bits, size, symmetric="ASYM" not in scheme)
    found = {"weight_scale": q.scales.bfloat16()}
    if "A16" not in scheme:
        return found | {"weight": q.integers.to(torch.int8)}, q.real
    half = 1 << (bits - 1)
    found["weight_packed"] = words(q.integers + half, bits, 1)
    found["weight_shape"] = torch.tensor(w.shape)
    if "ASYM" in scheme:
        found["weight_zero_point"] = words(q.zeros + half, bits, 0)
    return found, q.real


def compressed_config(scheme: str, size: int = 0, **more: Any) -> dict[str, Any]:
    """Returns the quantization_config of compressed-tensors."""
    weights: dict[str, Any] = {
        "num_bits": 4 if scheme.startswith("W4") else 8,
        "type": "int",
        "strategy": "group" if size else "channel",
        "group_size": size or None,
        "symmetric": "ASYM" not in scheme,
        "dynamic": False,
    }
    inputs = None
    if "A8" in scheme:
        dynamic = scheme.endswith("DYNAMIC")
        inputs = {"num_bits": 8, "type": "int", "symmetric": True, "dynamic": dynamic}
        inputs["strategy"] = "token" if dynamic else "tensor"
    group = {"targets": ["Linear"], "weights": weights, "input_activations": inputs}
    form = "pack-quantized" if "A16" in scheme else "int-quantized"
    return {
        "quant_method": "compressed-tensors",
        "format": form,
        "config_groups": {"group_0": group},
        "ignore": ["lm_head"],
        "kv_cache_scheme": None,
        **more,
    }


def gptq(
    w: Tensor, size: int, symmetric: bool = True, order: Tensor | None = None
) -> tuple[Tensors, Tensor]:
    """Returns a linear of 4 bits as GPTQ saves it; `order` sorts the inputs into groups."""
    k = w.shape[1]
    order = torch.arange(k) if order is None else order
    q = quantise(w[:, order], 4, size, symmetric)
    back = order.argsort()
    integers, groups = q.integers[:, back], (torch.arange(k) // size)[back]
    found = {
        "qweight": words(integers.t() + 8, 4, 0),
        "qzeros": words(q.zeros.t() + 7, 4, 1),
        "scales": q.scales.t().half().contiguous(),
        "g_idx": groups.to(torch.int32),
    }
    return found, q.real[:, back]


def awq(w: Tensor, size: int) -> tuple[Tensors, Tensor]:
    """Returns a linear as AWQ saves it."""
    q = quantise(w, 4, size, symmetric=False)

    def packed(x: Tensor) -> Tensor:
        return words(x.unflatten(1, (-1, 8))[..., PLACES].flatten(1), 4, 1)

    found = {
        "qweight": packed(q.integers.t() + 8),
        "qzeros": packed(q.zeros.t() + 8),
        "scales": q.scales.t().half().contiguous(),
    }
    return found, q.real


def ascend(
    w: Tensor, kind: str, bias: Tensor | None = None, step: float = 0.03, zero: int = 0
) -> tuple[Tensors, Tensor]:
    """Returns a linear as msmodelslim saves it; step and zero quantise static inputs."""
    q = quantise(w, 4 if kind.startswith("W4") else 8, symmetric=kind != "W8A16")
    integers = q.integers.to(torch.int8)
    if kind == "W8A8":
        product = (q.scales[:, 0] * step).float()
        steps = torch.zeros(w.shape[0]).double() if bias is None else bias.double() / product
        sums = q.integers.sum(1) * zero
        found = {
            "weight": integers,
            "input_scale": torch.tensor([step]).bfloat16().float(),
            "input_offset": torch.tensor([float(zero)]),
            "deq_scale": product,
            "quant_bias": (steps - sums).round().to(torch.int32),
        }
        found["deq_scale"] = (q.scales[:, 0] * found["input_scale"].double()).float()
        return found, q.real
    found = {
        "weight": integers,
        "weight_scale": q.scales.float(),
        "weight_offset": q.zeros.float(),
    }
    return found, q.real


def amct(w: Tensor, kind: str, step: float = 0.03, zero: int = 0) -> tuple[Tensors, Tensor]:
    """Returns a linear as the state of AMCT's deploy modules."""
    q = quantise(w, 8)
    found = {"quantized_weight": q.integers.t().to(torch.int8).contiguous()}
    if kind == "W8A16":
        return found | {"scale_w": q.scales.t().bfloat16().contiguous()}, q.real
    scale = q.scales[:, 0].float()
    if kind == "W8A8_DYNAMIC":
        return found | {"deq_scale": scale}, q.real
    found |= {
        "act_scale": torch.tensor([1 / step]).bfloat16(),
        "act_offset": torch.tensor([float(zero)]).bfloat16(),
    }
    found["deq_scale"] = scale / found["act_scale"].float()
    return found, q.real


def write(
    directory: Path,
    layers: dict[str, Tensors],
    config: dict[str, Any] | None = None,
    others: Tensors | None = None,
    shards: int = 1,
    model: dict[str, Any] | None = None,
) -> Path:
    """Writes a checkpoint: layers by module, other tensors, quantization_config."""
    directory.mkdir(parents=True, exist_ok=True)
    every = {f"{m}.{n}": t.contiguous() for m, ts in layers.items() for n, t in ts.items()}
    every |= {n: t.detach().clone().contiguous() for n, t in (others or {}).items()}
    if config is not None or model is not None:
        whole = (model or {}) | ({"quantization_config": config} if config else {})
        (directory / "config.json").write_text(json.dumps(whole))
    if shards == 1:
        save_file(every, directory / "model.safetensors")
        return directory
    names, index = sorted(every), {}
    for i in range(shards):
        file = f"model-{i + 1:05}-of-{shards:05}.safetensors"
        part = names[i::shards]
        save_file({n: every[n] for n in part}, directory / file)
        index |= dict.fromkeys(part, file)
    (directory / "model.safetensors.index.json").write_text(json.dumps({"weight_map": index}))
    return directory
