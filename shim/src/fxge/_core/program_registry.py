# SPDX-License-Identifier: Apache-2.0
"""Registry of live programs, for forks and the end of the process."""

from __future__ import annotations

import atexit
import contextlib
import os
import threading
import weakref
from functools import lru_cache
from typing import TYPE_CHECKING

from ..errors import FxgeError

if TYPE_CHECKING:
    from .._programs.program import Program

programs: weakref.WeakSet[Program] = weakref.WeakSet()
# Guards `programs`. A thread that adds a program may hold the lock of a session. Therefore a
# thread that waits for a session's lock must not hold this one.
_changing = threading.RLock()
_forking = threading.RLock()  # held during a fork: two forks at once would deadlock
_holding: list[Program] = []  # programs whose locks the current fork holds
_PATIENCE = 10.0  # seconds that the end of the process waits for calls of other threads


def add(p: Program) -> None:
    """Registers a program; the registry holds a weak reference."""
    with _changing:
        programs.add(p)


def _registered() -> list[Program]:
    with _changing:
        return list(programs)


def _leave_chips() -> None:
    """Releases all chips, as AscendCL requires before the process ends."""
    for p in _registered():
        if p.lock.acquire(timeout=_PATIENCE):  # another thread may be in a call
            with contextlib.suppress(FxgeError):  # nobody is left to report to
                p.leave_chip()
            p.lock.release()


@lru_cache(maxsize=1)
def leave_chips_at_exit() -> None:
    """Registers the release of chips at the end of the process, once."""
    atexit.register(_leave_chips)


def _before_fork() -> None:
    """Takes the locks of all programs, then the lock of `programs`.

    Repeats until no program was added meanwhile.
    """
    _forking.acquire()
    held: set[int] = set()
    while True:
        for p in _registered():
            if id(p) not in held:
                p.lock.acquire()
                _holding.append(p)  # keeps p alive, so that its id is not reused
                held.add(id(p))
        _changing.acquire()
        if all(id(p) in held for p in programs):
            return
        _changing.release()


def _after_fork_in_parent() -> None:
    _changing.release()
    while _holding:
        _holding.pop().lock.release()
    _forking.release()


def _after_fork_in_child() -> None:
    for p in _holding:
        p.forget_executable()
    _after_fork_in_parent()


os.register_at_fork(
    before=_before_fork,
    after_in_parent=_after_fork_in_parent,
    after_in_child=_after_fork_in_child,
)
