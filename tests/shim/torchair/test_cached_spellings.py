# SPDX-License-Identifier: Apache-2.0
"""cache_compile: no program is stale, however a method spells the reading of its state.

Each row of CASES is a method in a module of its own. The state is changed in one process, and in
another process; a computed name, an alias or a registry must not hide it. A long run takes all.
"""

from __future__ import annotations

import dataclasses
import importlib.util
import os
import subprocess
import sys
import tempfile
import textwrap
import types
import unittest
import unittest.mock
from pathlib import Path
from typing import Any

import support
import torch

import fxge
from fxge import torchair

HEAD = """
import collections, functools, inspect, math, operator, os, sys, types
import numpy as np
import torch

class Config:
    pass

config = Config()
{setup}

class Model(torch.nn.Module):
    def __init__(self):
        super().__init__()
{init}

{methods}
    def decode(self, x):
{body}

model = Model()

def change(value):
{change}
"""
X = torch.ones(3)


@dataclasses.dataclass
class Case:
    """Method that reads a number, and the code that sets the number.

    Attributes:
        body: body of the method.
        change: sets the number to `value`.
        init: rest of the module's constructor.
        setup: code at the top of the module.
        methods: further methods.
        stored: False if the method is not cached.
        programs: number of programs for two numbers.
    """

    body: str
    change: str
    init: str = "pass"
    setup: str = ""
    methods: str = ""
    stored: bool = True
    programs: int = 2


def of_attribute(body: str, **more: Any) -> Case:
    """Returns a case whose state is the attribute `k_0` of the module."""
    return Case(body, "model.k_0 = value", init="self.which = 'k_' + '0'", **more)


def of_environment(body: str, **more: Any) -> Case:
    return Case(body, "os.environ['FXGE_TEST_0'] = str(value)", **more)


CASES = {
    # attributes
    "attribute": of_attribute("return x * self.k_0"),
    "getattr constant": of_attribute("return x * getattr(self, 'k_0')"),
    "getattr default": of_attribute("return x * getattr(self, 'k_0', None)"),
    "getattr str": of_attribute("return x * getattr(self, 'k_' + str(0))"),
    "getattr format": of_attribute("return x * getattr(self, 'k_{}'.format(0))"),
    "getattr percent": of_attribute("return x * getattr(self, 'k_%d' % 0)"),
    "getattr join": of_attribute("return x * getattr(self, '_'.join(['k', '0']))"),
    "getattr f-string": of_attribute(
        "return x * getattr(self, f'k_{self.number()}')", methods="    def number(self): return 0\n"
    ),
    "getattr of a call": of_attribute(
        "return x * getattr(self.me('k'), self.which)", methods="    def me(self, k): return self\n"
    ),
    "getattr and": of_attribute("return x * getattr(self, self.which and self.which)"),
    "getattr or": of_attribute("return x * getattr(self, self.which or 'a')"),
    "getattr ternary": of_attribute("return x * getattr(self, 'a' if x is None else self.which)"),
    "getattr of a subscript": of_attribute(
        "return x * getattr(TABLE['main'][0], self.which)", setup="TABLE = {'main': []}"
    ),
    "alias of getattr": of_attribute("return x * get(self, self.which)", setup="get = getattr"),
    "local alias": of_attribute("get = getattr\nreturn x * get(self, self.which)"),
    "held getattr": of_attribute(
        "return x * HELD['get'](self, self.which)", setup="HELD = {'get': getattr}"
    ),
    "builtins.getattr": of_attribute(
        "return x * builtins.getattr(self, self.which)", setup="import builtins"
    ),
    "local builtins": of_attribute(
        "import builtins as b\nreturn x * b.getattr(self, self.which)", stored=False
    ),
    "map getattr": of_attribute("return x * sum(map(getattr, [self], [self.which]))"),
    "reduce getattr": of_attribute("return x * functools.reduce(getattr, [self.which], self)"),
    "partial getattr": of_attribute("return x * functools.partial(getattr, self)(self.which)"),
    "attrgetter": of_attribute("return x * operator.attrgetter(self.which)(self)"),
    "alias of attrgetter": of_attribute(
        "return x * ag(self.which)(self)", setup="from operator import attrgetter as ag"
    ),
    "vars": of_attribute("return x * vars(self)[self.which]"),
    "__dict__": of_attribute("return x * self.__dict__[self.which]"),
    "__getattribute__": of_attribute("return x * object.__getattribute__(self, self.which)"),
    "getattr_static": of_attribute("return x * inspect.getattr_static(self, self.which)"),
    "computed format": of_attribute("return x * float(('{0.' + self.which + '}').format(self))"),
    "match": Case(
        "match self.held:\n    case Held(v): return x * v",
        "setattr(model.held, 'k' + '_0', value)",
        init="self.held = Held()",
        setup="class Held:\n    __match_args__ = ('k' + '_0',)",
    ),
    "hasattr": Case(
        "return x * (3 if hasattr(self, self.which) else 2)",
        "setattr(model, 'k_0', 1) if value == 3.0 else None",
        init="self.which = 'k_' + '0'",
    ),
    # the environment
    "environ": of_environment("return x * float(os.environ['FXGE_TEST_0'])"),
    "environ.get": of_environment("return x * float(os.environ.get('FXGE_TEST_0', 1))"),
    "getenv": of_environment("return x * float(os.getenv('FXGE_TEST_0'))"),
    "in environ": Case(
        "return x * (3 if 'FXGE_TEST_1' in os.environ else 2)",
        "os.environ.__setitem__('FXGE_TEST_1', '1') if value == 3.0 else "
        "os.environ.pop('FXGE_TEST_1', None)",
    ),
    "alias of environ": of_environment(
        "return x * float(ENV['FXGE_TEST_0'])", setup="ENV = os.environ"
    ),
    "from os": of_environment(
        "return x * float(env['FXGE_TEST_' + '0'])", setup="from os import environ as env"
    ),
    "from os getenv": of_environment(
        "return x * float(g('FXGE_TEST_' + '0'))", setup="from os import getenv as g"
    ),
    "bound get": of_environment("return x * float(g('FXGE_TEST_0'))", setup="g = os.environ.get"),
    "local import": of_environment("import os\nreturn x * float(os.environ['FXGE_TEST_0'])"),
    "local from": of_environment(
        "from os import environ\nreturn x * float(environ['FXGE_TEST_0'])"
    ),
    "local os": of_environment("o = os\nreturn x * float(o.environ['FXGE_TEST_0'])"),
    "attribute of environ": of_environment(
        "return x * float(self.env['FXGE_TEST_0'])", init="self.env = os.environ"
    ),
    "computed variable": of_environment("return x * float(os.environ['FXGE_TEST_{}'.format(0)])"),
    "computed variable +": of_environment("return x * float(os.environ['FXGE_TEST_' + str(0)])"),
    "expandvars": of_environment("return x * float(os.path.expandvars('$FXGE_TEST_0'))"),
    # namespaces, caches, and code that reaches them
    "globals": Case(
        "return x * globals()['NUM' + 'BER']",
        "global NUMBER; NUMBER = value",
        stored=False,
    ),
    "eval": Case("return x * eval('config.k')", "config.k = value", stored=False),
    "sys.modules": Case(
        "return x * sys.modules['fxge_test_' + 'state'].k",
        "sys.modules['fxge_test_state'].k = value",
        setup="sys.modules.setdefault('fxge_test_state', types.ModuleType('fxge_test_state'))",
        stored=False,
    ),
    "lru_cache": Case(
        "return x * scale()",
        "config.k = value; scale.cache_clear()",
        setup="@functools.lru_cache\ndef scale(): return config.k",
        stored=False,
    ),
    # other containers and objects
    "mapping proxy": Case(
        "return x * PROXY['k']", "D['k'] = value", setup="D = {}\nPROXY = types.MappingProxyType(D)"
    ),
    "tensor of a mapping proxy": Case(
        "return x * PROXY['k']",
        "D['k'] = torch.full((3,), value)",
        setup="D = {}\nPROXY = types.MappingProxyType(D)",
        programs=1,  # the tensor is an input
    ),
    "__getattr__ of a module": Case(
        "return x * lazy.scale",
        "V['scale'] = value",
        setup="V = {}\nlazy = types.ModuleType('fxge_test_lazy')\n"
        "lazy.__getattr__ = lambda name: V[name]",
    ),
    "shape of an array": Case(
        "return x * self.a.shape[0]",
        "model.a.shape = (int(value), 6 // int(value))",
        init="self.a = np.ones((1, 6), np.float32)",
    ),
    "name of a function": Case(
        "return x * len(f.__name__)",
        "f.__name__ = 'f' * int(value)",
        setup="def f(): pass",
    ),
    "annotations": Case(
        "return x * A.__annotations__['k']",
        "A.__annotations__['k'] = value",
        setup="class A:\n    k: 1",
    ),
    "registered class": Case(
        "return x * (3 if isinstance(self.b, A) else 2)",
        "A.register(B) if value == 3.0 else None",
        setup="import abc\nclass A(abc.ABC): pass\nclass B: pass",
        init="self.b = B()",
    ),
    "singledispatch": Case(
        "return f(x)",
        "f.register(torch.Tensor, lambda x: x * value)",
        setup="@functools.singledispatch\ndef f(x): return x",
    ),
    "flag of PyTorch": Case(
        "return x + torch.backends.cudnn.benchmark",
        "torch.backends.cudnn.benchmark = value == 3.0",
    ),
    "registry of a package": Case(
        "return ATTENTION['fxge_test'](x)",
        "ATTENTION.register('fxge_test', lambda x: x * value)",
        setup="from transformers.modeling_utils import ALL_ATTENTION_FUNCTIONS as ATTENTION",
    ),
    "attribute of a package": Case("return x * torch.fxge_test", "torch.fxge_test = value"),
}


def source(case: Case) -> str:
    def indented(text: str, by: int) -> str:
        return textwrap.indent(text, " " * by)

    text = HEAD.format(
        setup=case.setup,
        init=indented(case.init, 8),
        methods=case.methods,
        body=indented(case.body, 8),
        change=indented(case.change, 4),
    )
    return text + "\nTABLE['main'][:] = [model]\n" * ("TABLE =" in case.setup)


def load(path: Path) -> types.ModuleType:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[path.stem] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


DRAWN = dict(support.thin(CASES.items(), 5))


def ask(directory: Path, value: float) -> None:
    """Prints the cases of a directory whose program differs from eager for a value."""
    wrong = []
    for n, name in enumerate(DRAWN):
        module = load(directory / f"case_{n}.py")
        module.change(value)
        f = torchair.inference.cache_compile(module.model.decode, cache_dir=str(directory / str(n)))
        if not torch.equal(f(X), module.model.decode(X)):
            wrong.append(name)
    print(wrong)


class Spellings(unittest.TestCase):
    def setUp(self) -> None:
        self.directory = Path(tempfile.mkdtemp(prefix="fxge-cache-"))
        for n, case in enumerate(DRAWN.values()):
            (self.directory / f"case_{n}.py").write_text(source(case))
        self.enterContext(unittest.mock.patch.dict(os.environ))

    def test_one_process(self) -> None:
        for n, (name, case) in enumerate(DRAWN.items()):
            with self.subTest(name):
                module = load(self.directory / f"case_{n}.py")
                kept = self.directory / str(n)
                f = torchair.inference.cache_compile(module.model.decode, cache_dir=str(kept))
                for value in (2.0, 3.0):
                    module.change(value)
                    if case.stored:
                        got = f(X)
                    else:
                        logs = self.assertLogs if value == 2.0 else self.assertNoLogs
                        with logs("fxge", "WARNING") as found:
                            got = f(X)
                        if value == 2.0:
                            self.assertRegex(found.output[0], rf"case_{n}\.py:\d+: ")
                    if case.stored or name in ("lru_cache", "local builtins"):
                        self.assertTrue(torch.equal(got, module.model.decode(X)), f"{name} {value}")
                self.assertEqual(len(list(kept.rglob("*.fxge"))), case.programs * case.stored)

    def test_other_processes(self) -> None:
        program = (
            "import sys, pathlib; sys.path.insert(0, sys.argv[1])\n"
            "import test_cached_spellings as t\n"
            "t.ask(pathlib.Path(sys.argv[2]), float(sys.argv[3]))"
        )
        here = Path(__file__).parent
        paths = os.pathsep.join(map(str, (support.SOURCES, support.HELPERS)))
        for value in ("2", "3"):
            done = subprocess.run(
                [sys.executable, "-W", "ignore", "-c", program, here, self.directory, value],
                env={**os.environ, "PYTHONPATH": paths},
                capture_output=True,
                text=True,
                check=False,
            )
            self.assertEqual(done.stdout, "[]\n", done.stderr[-3000:])


class Written(unittest.TestCase):
    """Constants that a method writes through other names are refused with the attribute's name."""

    def test_constants(self) -> None:
        class Model(torch.nn.Module):
            def __init__(self) -> None:
                super().__init__()
                self.n = torch.tensor(0.0)
                import numpy as np

                self.a = np.zeros(3, np.float32)

            def view(self, x: torch.Tensor) -> torch.Tensor:
                self.n.view(1).add_(1)
                return x * self.n

            def foreach(self, x: torch.Tensor) -> torch.Tensor:
                torch._foreach_add_([self.n], 1.0)
                return x * self.n

            def detach(self, x: torch.Tensor) -> torch.Tensor:
                self.n.detach().add_(1)
                return x * self.n

            def numpy(self, x: torch.Tensor) -> torch.Tensor:
                torch.from_numpy(self.a)[1:].add_(1)
                return x + torch.from_numpy(self.a)

        directory = tempfile.mkdtemp(prefix="fxge-cache-")
        for name, path in (("view", "n"), ("foreach", "n"), ("detach", "n"), ("numpy", "a")):
            f = torchair.inference.cache_compile(getattr(Model(), name), cache_dir=directory)
            with self.subTest(name), self.assertRaisesRegex(fxge.FxgeError, f"self.{path}' is"):
                f(X)


if __name__ == "__main__":
    unittest.main()
