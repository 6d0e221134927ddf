# SPDX-License-Identifier: Apache-2.0
"""Small integers in words of 32 bits: unpacking of checkpoints, packing for the kernels."""

from __future__ import annotations

import torch
from torch import Tensor


def unpacked(words: Tensor, bits: int, dim: int, length: int) -> Tensor:
    """Unpacks unsigned numbers, the first of each word in its lowest bits.

    Args:
        words: i32, any shape.
        bits: of a number; divides 32.
        dim: dimension along which numbers are packed.
        length: numbers along `dim`; the rest of the last word is left out.

    Returns:
        i16 with `length` in `dim`.
    """
    x = words.movedim(dim, -1)
    shifts = torch.arange(0, 32, bits, dtype=torch.int32)
    parts = torch.bitwise_and(torch.bitwise_right_shift(x.unsqueeze(-1), shifts), (1 << bits) - 1)
    return parts.to(torch.int16).flatten(-2)[..., :length].movedim(-1, dim)


def padding(words: Tensor, bits: int, dim: int, length: int) -> Tensor:
    """Returns the numbers behind the first `length` along `dim`."""
    every = unpacked(words, bits, dim, words.shape[dim] * (32 // bits))
    return every.narrow(dim, length, every.shape[dim] - length)


def packed_int4(x: Tensor) -> Tensor:
    """Packs eight numbers of -8 to 7 along the last dimension, the first in the lowest bits.

    Args:
        x: integers [.., n], n a multiple of 8.

    Returns:
        i32 [.., n / 8], as the kernels read int4.
    """
    parts = (x.to(torch.int32) & 15).unflatten(-1, (-1, 8))
    word = parts[..., 0].clone()
    for i in range(1, 8):
        word |= parts[..., i] << (4 * i)
    return word
