"""Whether a difference of a program is the noise of one line that later lines make large."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from grammar import Input, Program
from torch import Tensor

Values = Callable[[Program], list[Tensor]]
Judge = Callable[[Program, list[Tensor], list[Tensor]], str | None]


def each_line_is_right(program: Program, ours: Values, judge: Judge, same: Callable[[Tensor, Tensor], bool]) -> bool:
    """Each line of ours is what eager gives of our values of the lines before, where returning those changes no result."""
    if program.writes_inputs():
        return False
    found = dict(zip([name for name, _ in program.lines], ours(replace(program, results=[name for name, _ in program.lines]))))
    if not all(same(found[name], x) for name, x in zip(program.results, ours(program))):
        return False
    values = dict(zip([x.name for x in program.inputs], program.make())) | found
    for name, e in program.lines:
        given = [Input(n, list(x.shape), x.dtype, "dense", 0, x) for n, x in values.items() if n != name and re.search(rf"\b{n}\b", e)]
        line = Program(given, [(name, e)], [name])
        wrong = judge(line, line.make(), [found[name]])
        if wrong and "known: " not in wrong:
            return False
    return True
