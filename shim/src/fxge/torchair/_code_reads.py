# SPDX-License-Identifier: Apache-2.0
"""Names that a code object reads: globals with their attributes, attributes, imports, constants."""

from __future__ import annotations

import dis
import re
import sys
import types
from collections.abc import Iterator
from dataclasses import dataclass, field

_WORD = re.compile(r"[^\W\d]\w*")
# Attributes and functions that read others under names that no code object mentions.
_REFLECTION = frozenset(
    (
        "__dict__",
        "__getattribute__",
        "__getstate__",
        "__reduce__",
        "__reduce_ex__",
        "asdict",
        "astuple",
        "attrgetter",
        "dir",
        "getmembers",
        "locals",
        "methodcaller",
        "vars",
    )
)
# Names through which code reaches state that no walk finds: namespaces, frames, modules, objects.
_HIDDEN_STATE = frozenset(
    (
        "__builtins__",
        "__globals__",
        "__subclasses__",
        "_getframe",
        "currentframe",
        "f_back",
        "f_builtins",
        "f_globals",
        "f_locals",
        "get_objects",
        "get_referrers",
        "gi_frame",
        "import_module",
        "tb_frame",
    )
)
_LOADS = ("LOAD_GLOBAL", "LOAD_NAME", "STORE_GLOBAL", "DELETE_GLOBAL")
_ATTRIBUTES = ("LOAD_ATTR", "LOAD_METHOD")
_VARIABLES = ("LOAD_FAST", "LOAD_FAST_BORROW", "LOAD_DEREF")
_HIDDEN = ("CACHE", "EXTENDED_ARG", "PUSH_NULL", "PRECALL", "NOP", "RESUME")
_CALLS = ("CALL", "CALL_FUNCTION", "CALL_METHOD")
_LONGEST = 16  # attributes of a chain


@dataclass
class CodeReads:
    """Names in a code object and in those nested in it.

    Attributes:
        chains: a global's name, followed by the attributes that are read from it at once. Each has
            the constant names that its calls `getattr(object, name)`, `environ[name]` or
            `getenv(name)` give; None for any other use, also of its value.
        lines: the first line of each chain.
        names: attributes, keywords, and words of string constants.
        imports: level, module, names and line of import statements.
        reflects: True if attributes are read under computed names.
        hidden: names by which code reaches state that no walk finds, with the first line of each.
    """

    chains: dict[tuple[str, ...], set[str | None]] = field(default_factory=dict)
    lines: dict[tuple[str, ...], int] = field(default_factory=dict)
    names: set[str] = field(default_factory=set)
    imports: set[tuple[int, str, tuple[str, ...], int]] = field(default_factory=set)
    reflects: bool = False
    hidden: dict[str, int] = field(default_factory=dict)


def reads_of(code: types.CodeType) -> CodeReads:
    """Returns the names that a code object reads."""
    found = CodeReads()
    _collect(code, found)
    return found


def _collect(code: types.CodeType, found: CodeReads) -> None:
    found.names.update(code.co_names)
    found.reflects |= not _REFLECTION.isdisjoint(code.co_names)
    line = code.co_firstlineno
    lines = {at: n for at, _, n in code.co_lines() if n is not None}
    all_of = []
    for at in dis.get_instructions(code):
        line = lines.get(at.offset, line)
        if at.opname not in _HIDDEN:
            all_of.append((at, line))
    steps = [at for at, _ in all_of]
    for n, (at, line) in enumerate(all_of):
        if at.argval in _HIDDEN_STATE and at.opcode in dis.hasname:
            found.hidden.setdefault(str(at.argval), line)
        if at.opname in _LOADS:
            chain = (str(at.argval), *_attributes(steps[n + 1 : n + _LONGEST]))
            found.chains.setdefault(chain, set()).add(_constant_name(steps, n, len(chain)))
            found.lines.setdefault(chain, line)
        elif at.opname == "IMPORT_NAME":
            level, names = steps[n - 2].argval, steps[n - 1].argval
            found.imports.add((int(level or 0), str(at.argval), tuple(names or ()), line))
        elif at.opname == "MATCH_CLASS" and at.arg:  # reads the attributes of __match_args__
            found.reflects = True
        elif at.opname in _ATTRIBUTES and at.argval in ("format", "format_map"):
            found.reflects |= not _is_string(steps[n - 1])
        elif at.opcode in dis.hasconst:
            _words(at.argval, found)


def _words(value: object, found: CodeReads) -> None:
    """Adds the words of a constant, which may be names of attributes."""
    if isinstance(value, str):
        found.names.update(_WORD.findall(value))
    elif isinstance(value, (tuple, frozenset)):
        for v in value:
            _words(v, found)
    elif isinstance(value, types.CodeType):
        _collect(value, found)


def _attributes(following: list[dis.Instruction]) -> Iterator[str]:
    for at in following:
        if at.opname not in _ATTRIBUTES:
            return
        yield str(at.argval)


def _is_string(at: dis.Instruction) -> bool:
    return at.opname == "LOAD_CONST" and isinstance(at.argval, str)


def _is_simple(at: dis.Instruction) -> bool:
    """Returns True for an instruction that is a whole operand."""
    return at.opname == "LOAD_CONST" or at.opname in _VARIABLES


def _constant_name(steps: list[dis.Instruction], n: int, length: int) -> str | None:
    """Returns the constant name that the call or subscript of a chain gives; None if unknown.

    Only forms that are read off directly are accepted: the name stands before the call, or before
    one default that is a constant or a variable. All others count as computed names.

    Args:
        steps: instructions of the code object.
        n: number of the one that loads the chain's global.
        length: number of instructions of the chain.
    """
    rest = steps[n + length : n + length + _LONGEST]
    if any(at.is_jump_target for at in rest[:1]):
        return None
    contained = n and rest and rest[0].opname == "CONTAINS_OP"
    if contained and not steps[n].is_jump_target and _is_string(steps[n - 1]):
        return str(steps[n - 1].argval)
    given = 0
    if length == 1 and rest and rest[0].opname in _VARIABLES:  # the object of getattr
        given = 1
        del rest[0]
        while rest and rest[0].opname == "LOAD_ATTR" and not _is_method(rest[0]):
            del rest[0]
    if not rest or not _is_string(rest[0]) or any(at.is_jump_target for at in rest[:3]):
        return None
    name, rest = str(rest[0].argval), rest[1:]
    if not given and rest and rest[0].opname == "BINARY_SUBSCR":
        return name
    given += 1
    if rest and _is_simple(rest[0]):
        given += 1
        del rest[0]
    called = rest and rest[0].opname in _CALLS and rest[0].arg == given
    return name if called else None


def _is_method(at: dis.Instruction) -> bool:
    """Returns True if the attribute is called: Python 3.12 has no instruction of its own."""
    return sys.version_info >= (3, 12) and bool((at.arg or 0) & 1)
