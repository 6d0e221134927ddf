"""Types of GE as the library knows them, and rows for those that only calls show."""

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
    """An input, an attribute or an output."""

    name: str
    list: bool
    type: str = "tensor"  # of an attribute: "int", "float", "bool", "str", "dtype", "constant"
    optional: bool = False
    nested: bool = False  # a list of lists
    dtypes: tuple[str, ...] = ()  # none: any


@dataclass(frozen=True)
class Prototype:
    """A type of GE.

    Attributes:
        graphs: how many ports it has for graphs.
        infers: whether the library tells its results.
        runs: whether its CPU executor computes it.
        effect: whether it is kept, and in its place, though nobody reads what it gives.
        loaded: whether a file of the user's describes it, which other processes may lack.
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
        """The input of that name."""
        return next((p for p in self.inputs if p.name == name), None)

    def attr(self, name: str) -> Port | None:
        """The attribute of that name."""
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
    said = json.loads(text)

    def ports(key: str) -> tuple[Port, ...]:
        return tuple(Port(**{**p, "dtypes": tuple(p.get("dtypes", ()))}) for p in said[key])

    return Prototype(
        type,
        ports("inputs"),
        ports("attrs"),
        ports("outputs"),
        said["graphs"],
        said["infers"],
        said["runs"],
        said["effect"],
        said["loaded"],
    )


def prototype(type: str, config: Config) -> Prototype | None:
    """What a program with this configuration knows of a type; None: nobody describes it."""
    return _prototype(type, config, tuple(sessions.loaded_ops))


@lru_cache(maxsize=64)
def _loaded_types(config: Config, loaded: tuple[str, ...]) -> tuple[str, ...]:
    program = _describing(config, loaded)
    with program.lock:
        return tuple(program.loaded_types())


def misspelt(type: str, config: Config) -> str | None:
    """The loaded type that an unknown one was meant to be; None where there is none.

    Names that differ in their digits or by a suffix are types of their own (AddCustomV2,
    AddCustomGrad).
    """
    digits = re.findall(r"\d+", type)
    names = _loaded_types(config, tuple(sessions.loaded_ops))
    for name in difflib.get_close_matches(type, names, n=3, cutoff=0.85):
        if re.findall(r"\d+", name) == digits and abs(len(name) - len(type)) < 2:
            return name
    return next((n for n in names if _letters(n) == _letters(type)), None)


def _letters(type: str) -> str:
    return type.replace("_", "").lower()


# ---- types that nobody describes ----


@dataclass
class Shown:
    """What the calls of one such type have shown."""

    type: str
    inputs: dict[str, bool] = field(default_factory=dict)  # whether it is a list
    attrs: dict[str, str] = field(default_factory=dict)  # types as rows name them
    outputs: dict[str, bool] | None = None

    @classmethod
    def of(cls, prototype: Prototype) -> Shown:
        """Returns the inputs and outputs of the prototype, in its order."""
        inputs = {p.name: p.list for p in prototype.inputs}
        return cls(prototype.type, inputs, {}, {p.name: p.list for p in prototype.outputs})

    def differs(self, inputs: Any, attrs: Any, outputs: Any) -> str | None:
        """Takes one more call in; or what of it an earlier one contradicts."""
        for mine, given, what in ((self.inputs, inputs, "input"), (self.attrs, attrs, "attribute")):
            for name, kind in given.items():
                if mine.setdefault(name, kind) != kind:
                    return f"{what} '{name}' is of another kind than in an earlier call"
        for name in self.inputs.keys() & self.attrs.keys():
            return f"'{name}' is an input and an attribute"
        if self.outputs is None:
            self.outputs = dict(outputs)
        if list(self.outputs.items()) != list(outputs.items()):
            was = ", ".join(self.outputs)
            return f"outputs are {', '.join(outputs)}, and were {was} in an earlier call"
        return None

    def row(self) -> str:
        """The row that says it."""

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
