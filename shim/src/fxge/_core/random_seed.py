"""The seed of a program's random numbers as the library takes it; asks nothing of torch."""

from __future__ import annotations

import ctypes as c

from . import library

STATE = "fxge.random"  # i64[2]: the key of a stream, and how many draws were made of it


class Seed:
    """A value of that state, and the view by which the library reads it."""

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
