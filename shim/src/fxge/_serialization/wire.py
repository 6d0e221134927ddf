# SPDX-License-Identifier: Apache-2.0
"""Protobuf wire format, as far as fx_graph.proto needs it."""

from __future__ import annotations

import struct
from functools import lru_cache

_DOUBLE = struct.Struct("<d")


def varint(n: int) -> bytes:
    """Returns `n` as an unsigned varint; a negative number as its 64-bit two's complement."""
    if 0 <= n < 128:
        return _SMALL[n]
    n &= 0xFFFFFFFFFFFFFFFF
    out = bytearray()
    while n > 127:
        out.append(n & 127 | 128)
        n >>= 7
    out.append(n)
    return bytes(out)


_SMALL = [bytes((i,)) for i in range(128)]


@lru_cache(maxsize=1024)
def tag(field: int, kind: int) -> bytes:
    """Returns the tag of a field; kind 0: varint, 1: eight bytes, 2: length-delimited."""
    return varint(field << 3 | kind)


def zigzag(n: int) -> bytes:
    """Returns a sint64."""
    return varint(n << 1 if n >= 0 else (-n << 1) - 1)


def number(field: int, n: int) -> bytes:
    """Returns a field of a varint type."""
    return tag(field, 0) + varint(n)


def double(field: int, x: float) -> bytes:
    """Returns a field of type double."""
    return tag(field, 1) + _DOUBLE.pack(x)


def data(field: int, b: bytes) -> bytes:
    """Returns a field of type bytes, or a message."""
    n = len(b)
    return tag(field, 2) + (_SMALL[n] if n < 128 else varint(n)) + b


def framed(tag: bytes, b: bytes) -> bytes:
    """Returns a length-delimited field from its tag."""
    n = len(b)
    return tag + (_SMALL[n] if n < 128 else varint(n)) + b


def text(field: int, s: str) -> bytes:
    """Returns a field of type string."""
    return data(field, s.encode("utf-8", "surrogatepass"))
