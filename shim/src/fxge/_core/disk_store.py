# SPDX-License-Identifier: Apache-2.0
"""Cache of byte strings by key in one directory, shared by processes; data only, never code.

A file holds a header line, the SHA-256 of the data, and the data. A file that is damaged or has
another layout is deleted and counts as missing. Files are renamed into the directory once they
are complete. If all files together exceed the limit, the least recently used ones are deleted.
"""

from __future__ import annotations

import contextlib
import hashlib
import logging
import os
import re
import stat
import tempfile
import time
from pathlib import Path

from ..errors import FxgeError

_HEAD = b"fxge cache 1\n"
_LIMIT = 4 << 30  # bytes
_ENDING, _UNFINISHED = ".fxge", ".part"
_ABANDONED = 3600.0  # seconds after which an unfinished file is deleted
_NAME = re.compile(r"\w[\w.-]*")
_log = logging.getLogger("fxge")


def enabled() -> bool:
    """Returns False if FXGE_CACHE=0 turns the cache off."""
    return os.environ.get("FXGE_CACHE") != "0"


def default_directory() -> Path:
    """Returns `fxge` in XDG_CACHE_HOME, or in ~/.cache."""
    home = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return Path(home) / "fxge"


def key_of(*parts: object) -> str:
    """Returns a key of the parts' representations, in order: 64 hexadecimal digits."""
    digest = hashlib.sha256()
    for part in parts:
        text = repr(part).encode()
        digest.update(f"{len(text)}:".encode() + text)
    return digest.hexdigest()


def is_key(text: object) -> bool:
    """Returns True if `text` has the form of a result of `key_of`."""
    return isinstance(text, str) and re.fullmatch(r"[0-9a-f]{64}", text) is not None


class Store:
    """Byte strings in one directory.

    Args:
        directory: created on the first put, accessible to its owner only.
        limit: bytes of all files together.

    Raises (every method):
        FxgeError: status 5, the directory belongs to another user or is writable by others; 2, the
            key is not a file name.
    """

    def __init__(self, directory: Path, limit: int = _LIMIT) -> None:
        self.directory, self.limit = directory, limit

    def _ours(self) -> bool:
        """Returns True if the directory exists and only this user writes to it."""
        try:
            found = os.lstat(self.directory)
        except OSError:
            return False
        if not stat.S_ISDIR(found.st_mode) or found.st_uid != os.geteuid():
            raise FxgeError(f"the cache {self.directory} is not a directory of this user", status=5)
        if found.st_mode & 0o022:
            raise FxgeError(
                f"the cache {self.directory} can be written by others: chmod 700 it", status=5
            )
        return True

    def _path(self, key: str) -> Path:
        """Returns the file of a key. Raises FxgeError (status 2) if the key is not a file name."""
        if not _NAME.fullmatch(key):
            raise FxgeError(f"{key!r} is not a key of a cache", status=2)
        return self.directory / (key + _ENDING)

    @staticmethod
    def read(path: Path) -> bytes | None:
        """Returns the data of a file of any store, which stays as it is; None if it is none."""
        text = path.read_bytes()
        start = len(_HEAD) + 32
        good = text[:start] == _HEAD + hashlib.sha256(text[start:]).digest()
        return text[start:] if good else None

    def get(self, key: str) -> bytes | None:
        """Returns the data of a key; None if it is missing or damaged."""
        if not self._ours():
            return None
        path = self._path(key)
        flags = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC
        try:
            with open(os.open(path, flags), "rb") as file:
                found = os.fstat(file.fileno())
                if not stat.S_ISREG(found.st_mode) or found.st_uid != os.geteuid():
                    return None
                text = file.read()
        except OSError:
            return None
        start = len(_HEAD) + 32
        if text[:start] != _HEAD + hashlib.sha256(text[start:]).digest():
            _log.info("%s is damaged and will be made again", path)
            with contextlib.suppress(OSError):
                path.unlink()
            return None
        with contextlib.suppress(OSError):
            os.utime(path)
        return text[start:]

    def put(self, key: str, data: bytes) -> bool:
        """Stores `data`. Returns False if that fails, such as for a full disk."""
        try:
            self.directory.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._ours()
            handle, unfinished = tempfile.mkstemp(suffix=_UNFINISHED, dir=self.directory)
            try:
                with os.fdopen(handle, "wb") as file:
                    file.write(_HEAD + hashlib.sha256(data).digest())
                    file.write(data)
                os.replace(unfinished, self._path(key))
            except BaseException:
                with contextlib.suppress(OSError):
                    os.unlink(unfinished)
                raise
        except OSError as e:
            _log.warning("nothing is cached in %s: %s", self.directory, e.strerror)
            return False
        with contextlib.suppress(OSError):  # another process may be deleting files
            self._shrink(self._path(key))
        return True

    def _shrink(self, newest: Path) -> None:
        files = []
        for entry in os.scandir(self.directory):
            with contextlib.suppress(OSError):
                found = entry.stat(follow_symlinks=False)
                if entry.name.endswith(_ENDING) and entry.path != str(newest):
                    files.append((found.st_mtime_ns, found.st_size, entry.path))
                if entry.name.endswith(_UNFINISHED) and found.st_mtime < time.time() - _ABANDONED:
                    os.unlink(entry.path)
        left = self.limit - newest.stat().st_size - sum(size for _, size, _ in files)
        for _, size, path in sorted(files):
            if left >= 0:
                break
            with contextlib.suppress(OSError):
                os.unlink(path)
            left += size
