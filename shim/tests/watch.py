"""An audit hook that records actions no data file may cause: imports, code, processes, writing."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

_FORBIDDEN = (
    *("import", "exec", "compile", "os.system", "os.exec", "os.posix_spawn", "os.fork"),
    *("subprocess.Popen", "ctypes.dlopen", "pickle.find_class", "socket.connect", "marshal.loads"),
    *("os.remove", "os.rename", "os.mkdir", "os.rmdir", "os.link", "os.symlink", "os.chmod"),
)
_WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC
_seen: list[str] | None = None


def _hook(event: str, args: tuple[Any, ...]) -> None:
    if _seen is None:
        return
    if event in _FORBIDDEN:
        _seen.append(f"{event} {args[:1]!r}"[:200])
    elif event == "open" and isinstance(args[2], int) and args[2] & _WRITING:
        _seen.append(f"open for writing {args[0]!r}"[:200])


sys.addaudithook(_hook)


@contextmanager
def watched() -> Iterator[list[str]]:
    """The forbidden actions of a block, in order."""
    global _seen
    _seen = found = []
    try:
        yield found
    finally:
        _seen = None
