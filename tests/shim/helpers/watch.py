# SPDX-License-Identifier: Apache-2.0
"""Audit hook that records actions no data file may cause: imports, code, processes, writing."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

_FORBIDDEN = (
    *("import", "exec", "compile", "os.system", "os.exec", "os.posix_spawn", "os.fork"),
    *("subprocess.Popen", "ctypes.dlopen", "pickle.find_class", "marshal.loads"),
    *("socket.__new__", "socket.connect", "socket.bind"),
    *("os.remove", "os.rename", "os.mkdir", "os.rmdir", "os.link", "os.symlink", "os.chmod"),
)
_WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC
_seen: list[str] | None = None
_own: tuple[str, ...] = ()


def _is_own(event: str, args: tuple[Any, ...]) -> bool:
    """Returns True for code of fxge's own, by the name of the file for which it is compiled."""
    if event == "compile":
        return args[1] in _own
    return event == "exec" and getattr(args[0], "co_filename", None) in _own


def _hook(event: str, args: tuple[Any, ...]) -> None:
    if _seen is None:
        return
    if event in _FORBIDDEN and not _is_own(event, args):
        _seen.append(f"{event} {args[:1]!r}"[:200])
    elif event == "open" and isinstance(args[2], int) and args[2] & _WRITING:
        _seen.append(f"open for writing {args[0]!r}"[:200])


sys.addaudithook(_hook)


@contextmanager
def watched(own: tuple[str, ...] = ()) -> Iterator[list[str]]:
    """Yields the list of forbidden actions of a block, in order.

    Args:
        own: file names of code that may run, such as "<fxge call>".
    """
    global _seen, _own
    _seen = found = []
    _own = own
    try:
        yield found
    finally:
        _seen = None
