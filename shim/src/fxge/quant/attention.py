# SPDX-License-Identifier: Apache-2.0
"""Attention over keys and values of 8 bits: their cache, and the fused operator that reads it."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor, nn
from transformers import StaticCache
from transformers.cache_utils import StaticLayer
from transformers.integrations.sdpa_attention import sdpa_attention_forward
from transformers.masking_utils import AttentionMaskInterface, sdpa_mask
from transformers.modeling_utils import AttentionInterface

from .. import npu
from ..errors import FxgeError
from .modules import Fixed

_npu: Any = npu
NAME = "fxge_int8"  # implementation of attention in transformers
PART = "quantised_cache"  # submodule of an attention module


class Numbers8(Fixed):
    """Scales and zero points of an attention layer's keys and values: x = (q - zero) * scale.

    Buffers: key_scale, value_scale f32 [heads * width]; key_zero, value_zero i32, or None;
    key_factor, value_factor [1, heads, 1, width] and key_offset, value_offset, as the fused
    operator reads them, in the dtype of the model.
    """

    def __init__(
        self, scales: dict[str, Tensor], zeros: dict[str, Tensor], heads: int, dtype: torch.dtype
    ) -> None:
        """Makes the buffers.

        Args:
            scales, zeros: f32 [heads * width] of "key" and "value".
            heads: number of heads of keys.
            dtype: of the model.
        """
        super().__init__()
        self.heads = heads
        for name in ("key", "value"):
            scale, zero = scales[name], zeros.get(name)
            self.register_buffer(f"{name}_scale", scale.contiguous())
            whole = None if zero is None else zero.round().to(torch.int32)
            self.register_buffer(f"{name}_zero", whole)
            shape = (1, heads, 1, scale.shape[0] // heads)
            self.register_buffer(f"{name}_factor", scale.reshape(shape).to(dtype))
            offset = None if zero is None else (-zero).reshape(shape).to(dtype)
            self.register_buffer(f"{name}_offset", offset)

    def quantise(self, name: str, x: Tensor) -> Tensor:
        """Returns i8 [batch, heads, tokens, width] of f16 or bf16.

        Args:
            name: "key" or "value".
            x: [batch, heads, tokens, width].
        """
        rows = x.transpose(1, 2).flatten(2)
        scale, zero = getattr(self, f"{name}_scale"), getattr(self, f"{name}_zero")
        q: Tensor = _npu.npu_quantize(rows, scale, zero, torch.qint8, 2, div_mode=True)
        return q.unflatten(2, (self.heads, -1)).transpose(1, 2)


class Int8Layer(StaticLayer):
    """A layer of a cache of fixed length that keeps keys and values as i8."""

    def __init__(self, length: int, numbers: Numbers8) -> None:
        super().__init__(length)
        self.numbers = numbers

    def lazy_initialization(self, key_states: Tensor, value_states: Tensor) -> None:
        super().lazy_initialization(key_states.to(torch.int8), value_states.to(torch.int8))

    def update(
        self, key_states: Tensor, value_states: Tensor, *args: Any, **kwargs: Any
    ) -> tuple[Tensor, Tensor]:
        key = self.numbers.quantise("key", key_states)
        value = self.numbers.quantise("value", value_states)
        found: tuple[Tensor, Tensor] = super().update(key, value, *args, **kwargs)
        return found


def _attention(
    module: nn.Module,
    query: Tensor,
    key: Tensor,
    value: Tensor,
    attention_mask: Tensor | None,
    scaling: float | None = None,
    **more: Any,
) -> tuple[Tensor, None]:
    """Computes attention over i8 keys and values, as transformers calls it.

    Args:
        module: attention module with a Numbers8.
        query: f16 or bf16 [batch, heads, tokens, width].
        key, value: i8, or floats that are quantised here, [batch, key heads, length, width].
        attention_mask: bool [batch, 1, tokens, length], True where attention is paid.
        scaling: factor of the products; None: 1 / sqrt(width).

    Returns:
        [batch, tokens, heads, width], None.
    """
    numbers = getattr(module, PART, None)
    if numbers is None:  # another model of the same configuration object
        plain: tuple[Tensor, None] = sdpa_attention_forward(
            module, query, key, value, attention_mask, scaling=scaling, **more
        )
        return plain
    if key.dtype != torch.int8:
        key, value = numbers.quantise("key", key), numbers.quantise("value", value)
    offsets = {}
    if numbers.key_offset is not None:
        offsets = {
            "key_antiquant_offset": numbers.key_offset,
            "value_antiquant_offset": numbers.value_offset,
        }
    y, _lse = _npu.npu_fused_infer_attention_score(
        query,
        key,
        value,
        atten_mask=None if attention_mask is None else ~attention_mask,
        key_antiquant_scale=numbers.key_factor,
        value_antiquant_scale=numbers.value_factor,
        num_heads=query.shape[1],
        num_key_value_heads=numbers.heads,
        scale=query.shape[-1] ** -0.5 if scaling is None else scaling,
        input_layout="BNSD",
        **offsets,
    )
    return y.transpose(1, 2), None


def _mask(*args: Any, **kwargs: Any) -> Any:
    return sdpa_mask(*args, **(kwargs | {"allow_is_causal_skip": False}))


AttentionInterface.register(NAME, _attention)
AttentionMaskInterface.register(NAME, _mask)


def has_int8_cache(model: nn.Module) -> bool:
    """Tests whether keys and values of a model are i8."""
    return any(hasattr(module, PART) for module in model.modules())


def cache(model: Any, length: int, batch: int) -> Any:
    """Returns a cache of fixed length; see fxge.quant.cache."""
    config = model.config.get_text_config(decoder=True)
    made = StaticCache(config=config, max_cache_len=length)
    numbers = [getattr(m, PART) for m in model.modules() if hasattr(m, PART)]
    if numbers:
        if len(numbers) != len(made.layers):
            raise FxgeError(
                f"{len(numbers)} of {len(made.layers)} layers have quantised keys and values",
                status=3,
            )
        made.layers = [Int8Layer(length, one) for one in numbers]
    heads = getattr(config, "num_key_value_heads", None) or config.num_attention_heads
    width = getattr(config, "head_dim", None) or config.hidden_size // config.num_attention_heads
    made.early_initialization(batch, heads, width, model.dtype, torch.device("cpu"))
    return made
