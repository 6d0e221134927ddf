"""What the library reported, as one exception."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Diagnostic:
    """One message of the compiler: what was found, what was expected, and where.

    Attributes:
        id: "FXGE-E0401"; never changes its meaning.
        severity: "note", "warning" or "error".
        message: one sentence.
        text: all of it, as the command line shows it; ends with a line end.
        op: the operator, "aten.linear.default".
        node: the node's name in the graph.
        file: the user's Python file, with `line`.
        line: 0 where it is not known.
        hint: what to do about it.
        count: nodes that it is told of; `node`, `file` and `line` are of the first.
        group: the operator of the program as it was saved; `op` may be one that this was
            decomposed into. None where it is about no operator.
        nodes: the names of all nodes that it is told of; empty where it is about none.
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
    """A call failed. `diagnostics` holds all that was reported; str() is the command line's text.

    `status` is the command line's exit code for the cause: 2 usage, 3 PyTorch accepts it and fxge
    does not, 4 PyTorch would refuse it too or the file is damaged, 5 input or output, 6 memory,
    7 a limit, 70 a bug of ours.
    """

    def __init__(
        self, text: str, diagnostics: tuple[Diagnostic, ...] = (), status: int = 70
    ) -> None:
        super().__init__(text)
        self.diagnostics = diagnostics
        self.status = status

    def __reduce__(self) -> tuple[type[FxgeError], tuple[str, tuple[Diagnostic, ...], int]]:
        return (type(self), (str(self), self.diagnostics, self.status))

    @property
    def errors(self) -> tuple[Diagnostic, ...]:
        """The diagnostics of severity "error"."""
        return tuple(d for d in self.diagnostics if d.severity == "error")
