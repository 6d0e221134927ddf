"""A folder of byte strings by key, which many processes use at once: data only, never code.

A file is a line, the SHA-256 of what follows, and the data; one that is damaged, or of another
layout, is deleted and counts as missing. Files are renamed into place once they are whole. Where
they exceed the limit together, those that were used longest ago go.
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
_ABANDONED = 3600.0  # seconds after which an unfinished file belongs to nobody
_NAME = re.compile(r"\w[\w.-]*")
_log = logging.getLogger("fxge")


def enabled() -> bool:
    """Whether anything is kept: FXGE_CACHE=0 says no."""
    return os.environ.get("FXGE_CACHE") != "0"


def default_folder() -> Path:
    """`fxge` in XDG_CACHE_HOME, or in ~/.cache."""
    home = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return Path(home) / "fxge"


def key_of(*parts: object) -> str:
    """A key of what these say, in their order: 64 hexadecimal digits."""
    digest = hashlib.sha256()
    for part in parts:
        text = repr(part).encode()
        digest.update(f"{len(text)}:".encode() + text)
    return digest.hexdigest()


def is_key(text: object) -> bool:
    """True for what `key_of` gives."""
    return isinstance(text, str) and re.fullmatch(r"[0-9a-f]{64}", text) is not None


class Store:
    """Byte strings in one folder.

    Args:
        folder: is made, for its owner alone, when something is put into it.
        limit: bytes of all files together.

    Raises (every method):
        FxgeError: status 5, the folder belongs to somebody else, or others may write to it; 2, a
            key that leads out of it.
    """

    def __init__(self, folder: Path, limit: int = _LIMIT) -> None:
        self.folder, self.limit = folder, limit

    def _ours(self) -> bool:
        """Whether there is a folder that only this user writes to."""
        try:
            found = os.lstat(self.folder)
        except OSError:
            return False
        if not stat.S_ISDIR(found.st_mode) or found.st_uid != os.geteuid():
            raise FxgeError(f"the cache {self.folder} is not a folder of yours", status=5)
        if found.st_mode & 0o022:
            raise FxgeError(
                f"the cache {self.folder} can be written by others: chmod 700 it", status=5
            )
        return True

    def _path(self, key: str) -> Path:
        """The file of a key, which is a name, not a path."""
        if not _NAME.fullmatch(key):
            raise FxgeError(f"{key!r} is not a key of a cache", status=2)
        return self.folder / (key + _ENDING)

    def get(self, key: str) -> bytes | None:
        """What was put under this key; None where nothing is, or it is damaged."""
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
            _log.info("%s is damaged, and made anew", path)
            with contextlib.suppress(OSError):
                path.unlink()
            return None
        with contextlib.suppress(OSError):
            os.utime(path)
        return text[start:]

    def put(self, key: str, data: bytes) -> bool:
        """Keeps `data`. False where that is not possible (a full disk, say): it is only a cache."""
        try:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._ours()
            handle, unfinished = tempfile.mkstemp(suffix=_UNFINISHED, dir=self.folder)
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
            _log.warning("nothing is cached in %s: %s", self.folder, e.strerror)
            return False
        with contextlib.suppress(OSError):  # another process may be emptying the folder
            self._shrink(self._path(key))
        return True

    def _shrink(self, newest: Path) -> None:
        files = []
        for entry in os.scandir(self.folder):
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
