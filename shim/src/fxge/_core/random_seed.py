# SPDX-License-Identifier: Apache-2.0
"""Random seed of a program as the library's state; does not import torch."""

from __future__ import annotations

import ctypes as c

from . import library

STATE = "fxge.random"  # i64[2]: the key of a stream, and the number of draws made from it


class Seed:
    """Value of the state, and the view through which the library reads it."""

    def __init__(self, key: int = 0) -> None:
        self.words = (c.c_int64 * 2)(key, 0)
        self._shape = (c.c_int64 * 1)(2)
        self.view = library.TensorView(
            name=STATE.encode(),
            dtype=b"i64",
            rank=1,
            shape=self._shape,
            data=c.addressof(self.words),
            bytes=c.sizeof(self.words),
        )
