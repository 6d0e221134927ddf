"""Ctrl-C during a run: the library asks, and Python's handlers of signals answer."""

from __future__ import annotations

import ctypes as c
from collections.abc import Generator

STOP = c.CFUNCTYPE(c.c_bool, c.c_void_p)


def _answers(raised: list[BaseException]) -> Generator[bool, object, None]:
    """Whether a handler has raised, each time it is asked.

    Python runs the handlers of the main thread where a frame goes on: here that is inside of `try`,
    while a function would be left before its first line.
    """
    while True:
        try:
            while True:
                yield bool(raised)
        except GeneratorExit:
            return
        except BaseException as e:
            # Without its frames: this one is among them, and may be cleared.
            raised.append(e.with_traceback(None))


class Signals:
    """What handlers raise while programs of one session run.

    `stop` is for fxge_session_options.
    """

    def __init__(self) -> None:
        self._raised: list[BaseException] = []
        answers = _answers(self._raised)
        next(answers)
        self.stop = STOP(answers.send)

    def taken(self) -> BaseException | None:
        """What a handler raised since the last call, or None."""
        found = self._raised[0] if self._raised else None
        self._raised.clear()
        return found
