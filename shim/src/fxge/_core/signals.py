# SPDX-License-Identifier: Apache-2.0
"""Interruption of runs: the library polls, and Python's signal handlers answer."""

from __future__ import annotations

import ctypes as c
from collections.abc import Generator

STOP = c.CFUNCTYPE(c.c_bool, c.c_void_p)


def _answers(raised: list[BaseException]) -> Generator[bool, object, None]:
    """Yields True once a signal handler has raised an exception.

    Python runs the handlers of the main thread when a frame resumes. A generator resumes inside of
    `try`; a function would be left before its first line.
    """
    while True:
        try:
            while True:
                yield bool(raised)
        except GeneratorExit:
            return
        except BaseException as e:
            # without frames: they include this one, and may be cleared
            raised.append(e.with_traceback(None))


class Signals:
    """Exceptions that signal handlers raise while programs of one session run.

    Attributes:
        stop: callback for fxge_session_options.
    """

    def __init__(self) -> None:
        self._raised: list[BaseException] = []
        answers = _answers(self._raised)
        next(answers)
        self.stop = STOP(answers.send)

    def taken(self) -> BaseException | None:
        """Returns the first exception of a handler since the last call, or None, and forgets it."""
        found = self._raised[0] if self._raised else None
        self._raised.clear()
        return found
