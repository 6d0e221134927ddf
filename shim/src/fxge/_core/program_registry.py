"""Programs that there are: what a fork, and the end of the process, do with them."""

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
# Guards `programs`. A thread that adds a program may hold the lock of a session, so whoever waits
# for a session's lock must not hold this one.
_changing = threading.RLock()
_forking = threading.RLock()  # held during a fork: two of them would wait for each other's locks
_holding: list[Program] = []  # whose locks the fork under way has taken
_PATIENCE = 10.0  # seconds that the end of the process waits for a call in another thread


def add(p: Program) -> None:
    """From now on it is one of them, until nobody has it any more."""
    with _changing:
        programs.add(p)


def _known() -> list[Program]:
    with _changing:
        return list(programs)


def _leave_chips() -> None:
    """AscendCL wants everything back before the process ends."""
    for p in _known():
        if p.lock.acquire(timeout=_PATIENCE):  # a thread may be in a call
            with contextlib.suppress(FxgeError):  # there is nobody to tell
                p.leave_chip()
            p.lock.release()


@lru_cache(maxsize=1)
def leave_chips_at_exit() -> None:
    """Chips are given back when the process ends."""
    atexit.register(_leave_chips)


def _before_fork() -> None:
    """Takes the locks of all programs, and at last the one of `programs`, with no program new."""
    _forking.acquire()
    held: set[int] = set()
    while True:
        for p in _known():
            if id(p) not in held:
                p.lock.acquire()
                _holding.append(p)  # keeps it, so that its id stays its own
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
