# SPDX-License-Identifier: Apache-2.0
"""Exception and diagnostics that public functions raise."""

from __future__ import annotations

from dataclasses import dataclass

from . import _printable


@dataclass(frozen=True)
class Diagnostic:
    """One message of the compiler: found, expected, and the place.

    Attributes:
        id: such as "FXGE-E0401"; its meaning never changes.
        severity: "note", "warning" or "error".
        message: one sentence.
        text: complete message as the command line shows it; ends with a newline.
        op: operator, such as "aten.linear.default"; None if unknown.
        node: name of the node in the graph.
        file: the user's Python file.
        line: line in `file`; 0 if unknown.
        hint: suggested action.
        count: number of nodes that the message is about; `node`, `file` and `line` are of the
            first.
        group: operator of the saved program; `op` may result from its decomposition. None if the
            message is not about an operator.
        nodes: names of all nodes that the message is about.
    """

    id: str
    severity: str
    message: str
    text: str
    op: str | None = None
    node: str | None = None
    file: str | None = None
    line: int = 0
    hint: str | None = None
    count: int = 1
    group: str | None = None
    nodes: tuple[str, ...] = ()


class FxgeError(RuntimeError):
    """Failure of a call. str() is the text of the command line.

    Attributes:
        diagnostics: all messages that were reported.
        status: exit code of the command line for the cause: 2 usage, 3 unsupported by fxge, 4
            invalid in PyTorch too or a damaged file, 5 input or output, 6 memory, 7 a limit, 70 an
            internal error.
    """

    # Dynamo traces the constructor where a traced function raises, and cannot trace that of
    # RuntimeError. BaseException.__new__ keeps the arguments, which Dynamo's message shows.
    def __init__(
        self, text: str, diagnostics: tuple[Diagnostic, ...] = (), status: int = 70
    ) -> None:
        self._text = text
        self.diagnostics = diagnostics
        self.status = status

    def __str__(self) -> str:
        return _printable.lines(self._text)

    def __reduce__(self) -> tuple[type[FxgeError], tuple[str, tuple[Diagnostic, ...], int]]:
        return (type(self), (str(self), self.diagnostics, self.status))

    @property
    def errors(self) -> tuple[Diagnostic, ...]:
        """Diagnostics of severity "error"."""
        return tuple(d for d in self.diagnostics if d.severity == "error")
