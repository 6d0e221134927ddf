# SPDX-License-Identifier: Apache-2.0
"""Atomic writing of files by the rules of the C library (base/file/out.c)."""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
import shutil
import stat
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from ..errors import FxgeError
from . import library, temporary_files


@contextlib.contextmanager
def opened(path: str | os.PathLike[str]) -> Iterator[BinaryIO]:
    """Yields a file that replaces `path` when the block ends, and is deleted if the block fails.

    Links are followed. A replaced file keeps its mode. A device or a pipe is written in place.

    Raises:
        FxgeError: status 5, the file cannot be written; 2, `path` is not a path.
    """
    name = os.fsdecode(library.path(path))
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
    """Yields a seekable file, as zip archives need, and copies it to `name` at the end."""
    handle = os.open(name, os.O_WRONLY | os.O_CLOEXEC | os.O_NOCTTY)
    with open(handle, "wb") as out, tempfile.TemporaryFile() as file:
        yield file
        file.seek(0)
        shutil.copyfileobj(file, out)


@contextlib.contextmanager
def _replacing(target: Path, found: os.stat_result | None) -> Iterator[BinaryIO]:
    with contextlib.ExitStack() as names:
        temporary, handle = "", _unnamed(target.parent)
        if handle is None:
            temporary = names.enter_context(_name_beside(target))
            flags = os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC
            handle = os.open(temporary, flags, 0o666)
        with os.fdopen(handle, "wb") as file:
            yield file
            file.flush()
            if found:
                os.fchmod(file.fileno(), stat.S_IMODE(found.st_mode))
            os.fsync(file.fileno())
            if not temporary:
                temporary = names.enter_context(_name_beside(target))
                _link(file.fileno(), temporary)
        os.replace(temporary, target)


def _unnamed(directory: Path) -> int | None:
    """Opens a new file without a name, of which nothing is left if the process ends.

    The umask decides the mode. Returns None if the file system does not support such files.
    """
    if not os.path.isdir("/proc/self/fd"):  # _link needs it
        return None
    try:
        return os.open(directory, os.O_TMPFILE | os.O_RDWR | os.O_CLOEXEC, 0o666)
    except OSError as e:
        if e.errno in (errno.EOPNOTSUPP, errno.EISDIR, errno.EINVAL):
            return None
        raise


def _link(handle: int, name: str) -> None:
    """Gives an open file the name. os.link follows the link of /proc only with dst_dir_fd."""
    directory, last = os.path.split(name)
    at = os.open(directory, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        os.link(f"/proc/self/fd/{handle}", last, dst_dir_fd=at)
    finally:
        os.close(at)


def _name_beside(target: Path) -> contextlib.AbstractContextManager[str]:
    """Yields a new name in the directory of `target`; deletes that file when the block ends."""
    start = os.fsdecode(os.fsencode(target.name)[:200])  # a file name has at most 255 bytes
    return temporary_files.removed(str(target.parent / f".{start}.{secrets.token_hex(8)}"))


def write(path: str | os.PathLike[str], data: bytes) -> None:
    """Writes a file completely or not at all. Raises FxgeError as `opened` does."""
    with opened(path) as file:
        file.write(data)


def directory(path: str | os.PathLike[str]) -> None:
    """Creates a directory and its missing parents.

    Raises:
        FxgeError: status 5, the directory cannot be created; 2, `path` is not a path.
    """
    try:
        os.makedirs(os.fsdecode(library.path(path)), exist_ok=True)
    except OSError as e:
        raise FxgeError(
            f"{os.fsdecode(path)}: cannot make the directory: {e.strerror or e}\n", status=5
        ) from e
