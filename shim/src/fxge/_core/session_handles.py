# SPDX-License-Identifier: Apache-2.0
"""Closing of session handles by the process that opened them, not by its forks."""

from __future__ import annotations

import os

from . import library

_generation = 0


def generation() -> int:
    """Returns the number of forks between this process and the one that imported the package."""
    return _generation


def close_session(session: int, opened_in: int) -> None:
    """Closes a handle of fxge_open, unless a parent process opened it.

    A forked child leaves the sessions of its parent alone: it lacks the threads of their executors.

    Args:
        opened_in: `generation()` of the process that opened the handle.
    """
    if opened_in == _generation:
        library.library().fxge_close(session)


def _count_fork() -> None:
    global _generation
    _generation += 1


os.register_at_fork(after_in_child=_count_fork)
