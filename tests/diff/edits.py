# SPDX-License-Identifier: Apache-2.0
"""Random programs in the text form, and random edits whose differences are known.

A program is a residual network of elementwise operators with weights, by modules. Each edit changes nodes that no other edit touches, so that
the differences of a list of edits are the sum of those of each.
"""

from __future__ import annotations

import copy
import dataclasses
import random

OPS = ["relu", "neg", "sigmoid", "tanh", "exp", "abs", "sin", "cos"]
KINDS = ["insert", "delete", "attribute", "constant", "operator", "rename", "move"]


@dataclasses.dataclass
class Node:
    name: str
    op: str
    inputs: list[str]
    attrs: str = ""
    module: str = ""

    def text(self) -> str:
        ports = ", ".join(f"{port}=%{name}" for port, name in zip(("self", "other"), self.inputs))
        return f"  %{self.name} = aten.{self.op}({ports}{self.attrs}) : f32[4]"


@dataclasses.dataclass
class Program:
    nodes: list[Node]
    weights: dict[str, list[float]]
    output: str

    def text(self) -> str:
        lines = ['fxge 1\nmodel "m" stage "import"']
        lines += [f"tensor @{name} : f32[4] = {{{', '.join(map(repr, values))}}}" for name, values in self.weights.items()]
        lines.append('graph "main"(')
        inputs = [f'    %p_{name} : f32[4] = parameter(@{name}, "{name}")' for name in self.weights]
        lines.append(",\n".join([*inputs, "    %x : f32[4]"]) + ") {")
        modules = sorted({node.module for node in self.nodes})
        numbers = {module: number for number, module in enumerate(modules, 1)}
        lines += [f"{node.text()} loc(#{numbers[node.module]})" for node in self.nodes]
        lines.append(f'  return %{self.output} as "{self.output}"\n}}')
        lines += [f'loc #{numbers[module]} = module "{module}"' for module in modules]
        return "\n".join(lines) + "\n"


def make(draw: random.Random, count: int, per_module: int = 20) -> Program:
    """Makes a chain of `count` nodes; a third of them read a second value: a weight, or an earlier node of their module."""
    nodes: list[Node] = []
    weights: dict[str, list[float]] = {}
    before = "x"
    for i in range(count):
        module = f"layers.{i // per_module}"
        kind = draw.random()
        node = Node(f"n{i}", draw.choice(OPS) + ".default", [before], module=module)
        if kind < 0.15:
            weight = f"w{len(weights)}"
            weights[weight] = [draw.randrange(-8, 9) / 4 for _ in range(4)]
            node.op, node.inputs = "mul.Tensor", [before, f"p_{weight}"]
        elif kind < 0.3 and i % per_module > 3:
            node.op, node.inputs = "add.Tensor", [before, nodes[draw.randrange(i - i % per_module, i)].name]
        elif kind < 0.45:
            node.op, node.attrs = "clamp.default", f", min={draw.randrange(-9, 0)}, max={draw.randrange(1, 9)}"
        nodes.append(node)
        before = node.name
    return Program(nodes, weights, before)


@dataclasses.dataclass
class Expected:
    """Names of the nodes with a difference. `rewired`: nodes that may read another value."""

    added: set[str] = dataclasses.field(default_factory=set)
    removed: set[str] = dataclasses.field(default_factory=set)
    changed: set[str] = dataclasses.field(default_factory=set)
    rewired: set[str] = dataclasses.field(default_factory=set)
    renamed: set[str] = dataclasses.field(default_factory=set)
    moved: list[set[str]] = dataclasses.field(default_factory=list)


class Editor:
    """Applies edits to a copy of a program."""

    def __init__(self, program: Program, draw: random.Random) -> None:
        self.program, self.draw, self.expected = copy.deepcopy(program), draw, Expected()
        self.touched: set[str] = set()
        self.modules: set[str] = set()
        self.fresh = 0
        self.users: dict[str, list[Node]] = {}
        for node in self.program.nodes:
            for name in node.inputs:
                self.users.setdefault(name, []).append(node)

    def users_of(self, name: str) -> list[Node]:
        return self.users.setdefault(name, [])

    def replace(self, old: str, new: str, users: list[Node]) -> None:
        """Lets `users` read `new` instead of `old`."""
        for user in list(users):
            user.inputs = [new if name == old else name for name in user.inputs]
            self.users_of(old).remove(user)
            self.users_of(new).append(user)
            self.expected.rewired.add(user.name)
        if self.program.output == old:
            self.program.output = new

    def pick(self) -> int:
        """Returns the position of a node in whose module no edit was made."""
        nodes = self.program.nodes
        while True:
            i = self.draw.randrange(4, len(nodes) - 4)
            near = {n.name for n in nodes[i - 3 : i + 4]}
            if nodes[i].module not in self.modules and not near & self.touched:
                self.touched |= near
                self.modules.add(nodes[i].module)
                return i

    def insert(self) -> None:
        i = self.pick()
        node = self.program.nodes[i]
        self.fresh += 1
        new = Node(f"new{self.fresh}", self.draw.choice(OPS) + ".default", [node.name], module=node.module)
        self.replace(node.name, new.name, self.users_of(node.name))
        self.users_of(node.name).append(new)
        self.program.nodes.insert(i + 1, new)
        self.touched.add(new.name)
        self.expected.added.add(new.name)

    def delete(self) -> None:
        i = self.pick()
        node = self.program.nodes.pop(i)
        for name in node.inputs:
            self.users_of(name).remove(node)
        self.replace(node.name, node.inputs[0], self.users_of(node.name))
        self.expected.removed.add(node.name)

    def attribute(self) -> None:
        i = self.pick()
        for node in self.program.nodes[i:]:
            if node.op == "clamp.default" and node.name not in self.touched:
                node.attrs = f", min={self.draw.randrange(-99, -9)}, max={self.draw.randrange(9, 99)}"
                self.touched.add(node.name)
                self.expected.changed.add(node.name)
                return

    def constant(self) -> None:
        free = [name for name in self.program.weights if f"p_{name}" not in self.touched]
        if free:
            name = self.draw.choice(free)
            self.program.weights[name] = [*self.program.weights[name][:3], self.draw.randrange(17, 99) / 8]
            self.touched.add(f"p_{name}")
            self.expected.changed.add(f"p_{name}")

    def operator(self) -> None:
        i = self.pick()
        for node in self.program.nodes[i:]:
            if node.op.split(".")[0] in OPS and node.name not in self.touched:
                node.op = self.draw.choice([op for op in OPS if op != node.op.split(".")[0]]) + ".default"
                self.touched.add(node.name)
                self.expected.changed.add(node.name)
                return

    def rename(self) -> None:
        node = self.program.nodes[self.pick()]
        self.fresh += 1
        old, node.name = node.name, f"other{self.fresh}"
        for user in self.users_of(old):
            user.inputs = [node.name if name == old else name for name in user.inputs]
        self.users[node.name] = self.users.pop(old)
        if self.program.output == old:
            self.program.output = node.name
        if old in self.expected.rewired:
            self.expected.rewired.add(node.name)
        self.touched.add(node.name)
        self.expected.renamed.add(node.name)

    def move(self) -> None:
        """Moves one to three nodes of the chain further down."""
        i = self.pick()
        nodes = self.program.nodes
        size = self.draw.randrange(1, 4)
        block = nodes[i : i + size]
        inside = {n.name for n in block}
        after = i + size + self.draw.randrange(4, 30)
        if after >= len(nodes) - 4 or any(u.name not in inside for n in block[:-1] for u in self.users_of(n.name)):
            return
        if {n.name for n in nodes[i + size : after + 2]} & self.touched - {n.name for n in nodes[i - 3 : i + 4]}:
            return
        target, first, last = nodes[after], block[0], block[-1]
        if target.name in self.touched:
            return
        self.modules |= {n.module for n in nodes[i : after + 2]}
        self.replace(last.name, first.inputs[0], self.users_of(last.name))
        behind = self.users_of(target.name)
        self.users_of(first.inputs[0]).remove(first)
        first.inputs = [target.name, *first.inputs[1:]]
        self.replace(target.name, last.name, behind)
        behind.append(first)
        self.expected.rewired.add(first.name)
        del nodes[i : i + size]
        nodes[after - size + 1 : after - size + 1] = block
        self.touched |= {n.name for n in nodes[i - 2 : after + 2]}
        self.expected.moved.append(inside)

    def edit(self, count: int, kinds: list[str] = KINDS) -> None:
        for _ in range(count):
            getattr(self, self.draw.choice(kinds))()


def renumber(program: Program) -> Program:
    """Returns the program with other names of all nodes and weights."""
    nodes = {node.name: f"v{i}" for i, node in enumerate(program.nodes)}
    weights = {name: f"t{i}" for i, name in enumerate(program.weights)}
    new = {**nodes, **{f"p_{old}": f"p_{to}" for old, to in weights.items()}, "x": "x"}
    return Program(
        [dataclasses.replace(n, name=new[n.name], inputs=[new[name] for name in n.inputs]) for n in program.nodes],
        {weights[name]: values for name, values in program.weights.items()},
        new[program.output],
    )
