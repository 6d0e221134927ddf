# SPDX-License-Identifier: Apache-2.0
"""Types of GE that the library describes, and rows for types that only calls show."""

from __future__ import annotations

import difflib
import json
import re
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from .._programs import sessions
from .._programs.program import Program
from ..config import Config


@dataclass(frozen=True)
class Port:
    """Input, attribute or output of a GE type."""

    name: str
    list: bool
    type: str = "tensor"  # for an attribute: "int", "float", "bool", "str", "dtype", "constant"
    optional: bool = False
    nested: bool = False  # list of lists
    dtypes: tuple[str, ...] = ()  # empty: any dtype


@dataclass(frozen=True)
class Prototype:
    """A type of GE.

    Attributes:
        graphs: number of ports for graphs.
        infers: True if the library infers shapes and dtypes of its results.
        runs: True if the CPU executor has a kernel for it.
        effect: True if it must not be removed or moved, even without users of its results.
        loaded: True if a user's file describes it, which other processes may lack.
    """

    type: str
    inputs: tuple[Port, ...]
    attrs: tuple[Port, ...]
    outputs: tuple[Port, ...]
    graphs: int = 0
    infers: bool = False
    runs: bool = False
    effect: bool = False
    loaded: bool = False

    def input(self, name: str) -> Port | None:
        """Returns the input of that name, or None."""
        return next((p for p in self.inputs if p.name == name), None)

    def attr(self, name: str) -> Port | None:
        """Returns the attribute of that name, or None."""
        return next((p for p in self.attrs if p.name == name), None)


@lru_cache(maxsize=8)
def _describing(config: Config, _loaded: tuple[str, ...]) -> Program:
    return Program(Config(ops=config.ops, plugins=config.plugins))


@lru_cache(maxsize=4096)
def _prototype(type: str, config: Config, loaded: tuple[str, ...]) -> Prototype | None:
    program = _describing(config, loaded)
    with program.lock:
        text = program.type_text(type)
    if text is None:
        return None
    described = json.loads(text)

    def ports(key: str) -> tuple[Port, ...]:
        return tuple(Port(**{**p, "dtypes": tuple(p.get("dtypes", ()))}) for p in described[key])

    return Prototype(
        type,
        ports("inputs"),
        ports("attrs"),
        ports("outputs"),
        described["graphs"],
        described["infers"],
        described["runs"],
        described["effect"],
        described["loaded"],
    )


def prototype(type: str, config: Config) -> Prototype | None:
    """Returns the description of a type in this configuration; None if it has none."""
    return _prototype(type, config, tuple(sessions.loaded_ops))


@lru_cache(maxsize=64)
def _loaded_types(config: Config, loaded: tuple[str, ...]) -> tuple[str, ...]:
    program = _describing(config, loaded)
    with program.lock:
        return tuple(program.loaded_types())


def misspelt(type: str, config: Config) -> str | None:
    """Returns the loaded type with a name similar to an unknown one, or None.

    Names that differ in their digits or by a suffix are different types (AddCustomV2,
    AddCustomGrad).
    """
    digits = re.findall(r"\d+", type)
    names = _loaded_types(config, tuple(sessions.loaded_ops))
    for name in difflib.get_close_matches(type, names, n=3, cutoff=0.85):
        if re.findall(r"\d+", name) == digits and abs(len(name) - len(type)) < 2:
            return name
    return next((n for n in names if _folded(n) == _folded(type)), None)


def _folded(type: str) -> str:
    return type.replace("_", "").lower()


# ---- types without a description ----


@dataclass
class Shown:
    """Ports and attributes of a type without a description, as its calls show them."""

    type: str
    inputs: dict[str, bool] = field(default_factory=dict)  # True for a list
    attrs: dict[str, str] = field(default_factory=dict)  # kinds, as rows name them
    outputs: dict[str, bool] | None = None

    @classmethod
    def of(cls, prototype: Prototype) -> Shown:
        """Returns the inputs and outputs of the prototype, in its order."""
        inputs = {p.name: p.list for p in prototype.inputs}
        return cls(prototype.type, inputs, {}, {p.name: p.list for p in prototype.outputs})

    def differs(self, inputs: Any, attrs: Any, outputs: Any) -> str | None:
        """Adds a call; returns its contradiction to earlier calls as text, or None."""
        for mine, given, what in ((self.inputs, inputs, "input"), (self.attrs, attrs, "attribute")):
            for name, kind in given.items():
                if mine.setdefault(name, kind) != kind:
                    return f"{what} '{name}' has another kind than in an earlier call"
        for name in self.inputs.keys() & self.attrs.keys():
            return f"'{name}' is an input and an attribute"
        if self.outputs is None:
            self.outputs = dict(outputs)
        if list(self.outputs.items()) != list(outputs.items()):
            was = ", ".join(self.outputs)
            return f"outputs are {', '.join(outputs)}, and were {was} in an earlier call"
        return None

    def row(self) -> str:
        """Returns the type as a row of the operator table."""

        def ports(of: dict[str, bool], mark: str) -> str:
            each = (f"{json.dumps(n + ('*' if k else mark))}: any" for n, k in of.items())
            return "{" + ", ".join(each) + "}"

        outputs = self.outputs or {}
        attrs = ", ".join(f"{json.dumps(n)}: {{{k}: required}}" for n, k in self.attrs.items())
        text = f"- ge: {self.type}\n  in: {ports(self.inputs, '?')}\n  out: {ports(outputs, '')}\n"
        text += f"  attr: {{{attrs}}}\n"
        if self.inputs.keys() & outputs.keys():
            text += "  flags: [mutates]\n"
        return text
