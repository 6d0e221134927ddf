# SPDX-License-Identifier: Apache-2.0
"""Temporary files and directories that are deleted when a signal ends the process."""

from __future__ import annotations

import atexit
import contextlib
import errno
import os
import secrets
import shutil
import signal
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

from ..errors import FxgeError

# Signals that end a process, without crashes. Python itself handles SIGINT and ignores SIGPIPE.
_ENDING = tuple(
    getattr(signal, name)
    for name in (
        *("SIGTERM", "SIGHUP", "SIGQUIT", "SIGALRM", "SIGUSR1", "SIGUSR2"),
        *("SIGXCPU", "SIGVTALRM", "SIGPROF", "SIGIO", "SIGPWR"),
    )
    if hasattr(signal, name)
)
_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
_present: dict[str, int] = {}  # path -> process that created it


def _remove(path: str) -> None:
    if _present.get(path) != os.getpid():  # a forked child leaves the files of its parent
        return
    with contextlib.suppress(OSError):
        os.unlink(path)
    shutil.rmtree(path, ignore_errors=True)


def _end(number: int, _frame: FrameType | None) -> None:
    """Removes the files of this process and ends it by the signal's default action."""
    for path in list(_present):
        _remove(path)
    signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)


def _caught() -> int:
    """Returns the set of signals that have a handler, as bits.

    Handlers of C code, as those of `faulthandler.register`, are unknown to `signal.getsignal`.
    """
    try:
        with open("/proc/self/status", encoding="ascii", errors="replace") as file:
            return next(int(line[7:], 16) for line in file if line.startswith("SigCgt:"))
    except (OSError, ValueError, StopIteration):
        return 0


@contextlib.contextmanager
def signals_wait() -> Iterator[None]:
    """Defers the end of the process by a signal to the moments between library calls.

    Signals that the process handles or ignores keep their disposition. Only the main thread can
    change a disposition; the block does nothing in another.
    """
    taken = []
    if threading.current_thread() is threading.main_thread():
        caught = _caught()
        taken = [
            s
            for s in _ENDING
            if signal.getsignal(s) is signal.SIG_DFL and not caught >> (s - 1) & 1
        ]
    for s in taken:
        signal.signal(s, _end)
    try:
        yield
    finally:
        for s in taken:
            if signal.getsignal(s) is _end:
                signal.signal(s, signal.SIG_DFL)


@contextlib.contextmanager
def signals_held() -> Iterator[None]:
    """Delays the handlers of Python, that of SIGINT included, to the end of the block.

    Only the main thread runs handlers; the block does nothing in another.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    came: list[int] = []
    held = {s: h for s in (*_ENDING, signal.SIGINT) if callable(h := signal.getsignal(s))}
    try:
        for s in held:
            signal.signal(s, lambda number, _: came.append(number))
        yield
    finally:
        for s, handler in held.items():
            signal.signal(s, handler)
        for s in came:
            signal.raise_signal(s)


@contextlib.contextmanager
def removed(path: str) -> Iterator[str]:
    """Yields `path`, and removes that file or directory when the block or the process ends."""
    _present[path] = os.getpid()
    try:
        with signals_wait():
            try:
                yield path
            finally:
                with signals_held():
                    _remove(path)
    finally:
        if not os.path.lexists(path):
            _present.pop(path, None)


@atexit.register
def _remove_all() -> None:
    """Removes what is left where KeyboardInterrupt was raised between two lines of `removed`."""
    for path in list(_present):
        _remove(path)


@contextlib.contextmanager
def directory() -> Iterator[Path]:
    """Creates a private temporary directory and removes it when the block or the process ends.

    Raises:
        FxgeError: status 5, the directory cannot be created.
    """
    with contextlib.ExitStack() as stack:
        try:
            place = os.path.join(tempfile.gettempdir(), f"fxge-{secrets.token_hex(8)}")
            path = stack.enter_context(removed(place))
            os.mkdir(path, 0o700)
        except OSError as e:
            raise FxgeError(
                f"cannot make a temporary directory: {e.strerror or e}\n", status=5
            ) from e
        try:
            yield Path(path)
        except OSError as e:
            if e.errno not in _FULL:
                raise
            raise FxgeError(
                f"cannot write a temporary file in {os.path.dirname(path)}: {e.strerror}\n"
                "  hint    TMPDIR names another directory\n",
                status=5,
            ) from e
