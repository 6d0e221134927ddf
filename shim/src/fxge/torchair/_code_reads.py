# SPDX-License-Identifier: Apache-2.0
"""Names that a code object reads: globals with their attributes, attributes, imports, constants."""

from __future__ import annotations

import dis
import re
import types
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

_WORD = re.compile(r"[^\W\d]\w*")
# Functions that read attributes under names that no code object mentions.
_REFLECTION = frozenset(
    (
        "__dict__",
        "__getattribute__",
        "__import__",
        "asdict",
        "astuple",
        "attrgetter",
        "dir",
        "eval",
        "exec",
        "getmembers",
        "globals",
        "import_module",
        "locals",
        "methodcaller",
        "vars",
    )
)
_NAMED = frozenset(("getattr", "hasattr", "setattr", "delattr"))
_LOADS = ("LOAD_GLOBAL", "LOAD_NAME", "STORE_GLOBAL", "DELETE_GLOBAL")
_ATTRIBUTES = ("LOAD_ATTR", "LOAD_METHOD")
_COMPUTES = ("FORMAT", "BUILD_STRING", "BINARY_OP", "CALL_FUNCTION_EX")
_HIDDEN = ("CACHE", "EXTENDED_ARG", "PUSH_NULL", "PRECALL")


@dataclass
class CodeReads:
    """Names in a code object and in those nested in it.

    Attributes:
        chains: a global's name, followed by the attributes that are read from it at once.
        names: attributes, keywords, and words of string constants.
        variables: variables of the environment.
        imports: level, module and names of import statements.
        environment: True if a variable of the environment is read under a computed name.
        reflects: True if attributes are read under computed names.
    """

    chains: set[tuple[str, ...]] = field(default_factory=set)
    names: set[str] = field(default_factory=set)
    variables: set[str] = field(default_factory=set)
    imports: set[tuple[int, str, tuple[str, ...]]] = field(default_factory=set)
    environment: bool = False
    reflects: bool = False


def reads_of(code: types.CodeType) -> CodeReads:
    """Returns the names that a code object reads."""
    found = CodeReads()
    _collect(code, found)
    return found


def _collect(code: types.CodeType, found: CodeReads) -> None:
    found.names.update(code.co_names)
    found.reflects |= not _REFLECTION.isdisjoint(code.co_names)
    all_of = [i for i in dis.get_instructions(code) if i.opname not in _HIDDEN]
    for n, at in enumerate(all_of):
        if at.opname in _LOADS:
            chain = (str(at.argval), *_attributes(all_of[n + 1 :]))
            found.chains.add(chain)
            _special(chain, all_of[n + len(chain) :], found)
        elif at.opname == "IMPORT_NAME":
            level, names = all_of[n - 2].argval, all_of[n - 1].argval
            found.imports.add((int(level or 0), str(at.argval), tuple(names or ())))
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


def _special(chain: tuple[str, ...], following: list[dis.Instruction], found: CodeReads) -> None:
    """Adds attributes and variables of the environment that a call names, or that it computes."""
    if chain[-1] in _NAMED:  # the object comes first, with attributes of it
        rest = (i for i in following[1:] if i.opname not in _ATTRIBUTES)
        found.reflects |= _constant(rest) is None
    if "environ" in chain or "getenv" in chain:
        name = _constant(i for i in following if i.opname not in _ATTRIBUTES)
        if name is None:
            found.environment = True
        else:
            found.variables.add(name)


def _constant(following: Iterable[dis.Instruction]) -> str | None:
    """Returns the string that is the next operand; None if it is computed."""
    rest = iter(following)
    first = next(rest, None)
    if first is None or first.opname != "LOAD_CONST" or not isinstance(first.argval, str):
        return None
    for at in rest:
        if at.opname.startswith(_COMPUTES):
            return None
        if at.opname.startswith(("CALL", "BINARY_SUBSCR", "CONTAINS_OP", "STORE_", "POP_JUMP")):
            break
    return first.argval
