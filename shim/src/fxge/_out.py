"""Writing files by the rules of the C library (base/out.c): whole or not at all."""

from __future__ import annotations

import contextlib
import os
import secrets
import shutil
import stat
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from . import _lib
from .errors import FxgeError


@contextlib.contextmanager
def opened(path: str | os.PathLike[str]) -> Iterator[BinaryIO]:
    """A file that takes the name `path` when the block ends, and is gone where that fails.

    Links are followed, a file that is replaced keeps its mode, and what is no regular file (a
    device, a pipe) is written in place.

    Raises:
        FxgeError: status 5, it cannot be written; 2, no path.
    """
    name = os.fsdecode(_lib.path(path))
    try:
        found = _status(name)
        if found is not None and not stat.S_ISREG(found.st_mode):
            with _in_place(name) as file:
                yield file
            return
        with _replacing(Path(os.path.realpath(name)), found) as file:
            yield file
    except OSError as e:
        raise FxgeError(f"{name}: cannot write: {e.strerror or e}\n", status=5) from e


def _status(name: str) -> os.stat_result | None:
    try:
        return os.stat(name)
    except FileNotFoundError:
        return None


@contextlib.contextmanager
def _in_place(name: str) -> Iterator[BinaryIO]:
    """The bytes go through a file that can be sought, as zip archives ask."""
    handle = os.open(name, os.O_WRONLY | os.O_CLOEXEC | os.O_NOCTTY)
    with open(handle, "wb") as out, tempfile.TemporaryFile() as file:
        yield file
        file.seek(0)
        shutil.copyfileobj(file, out)


@contextlib.contextmanager
def _replacing(target: Path, found: os.stat_result | None) -> Iterator[BinaryIO]:
    handle, temporary = _temporary(target)
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
            file.flush()
            if found:
                os.fchmod(file.fileno(), stat.S_IMODE(found.st_mode))
            os.fsync(file.fileno())
        os.replace(temporary, target)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(temporary)
        raise


def _temporary(target: Path) -> tuple[int, str]:
    """Opens a new file beside `target`; the umask of the process decides its mode."""
    start = os.fsdecode(os.fsencode(target.name)[:200])  # a name has 255 bytes at most
    while True:
        name = str(target.parent / f".{start}.{secrets.token_hex(4)}")
        with contextlib.suppress(FileExistsError):
            return os.open(name, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o666), name
