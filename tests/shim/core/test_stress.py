# SPDX-License-Identifier: Apache-2.0
"""All methods in all states; threads, forks, failures and the end of the process."""

from __future__ import annotations

import copy
import os
import pickle
import random
import shutil
import subprocess
import sys
import tempfile
import unittest
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import support
import torch
from torch import Tensor, nn
from torch.export import Dim, export

import fxge
from fxge._programs.program import Program

SOURCES = os.pathsep.join(sys.path[:4])
X = np.linspace(-1, 1, 12, dtype=np.float32).reshape(3, 4)
SECONDS = "4"  # duration of each script


class Count(nn.Module):
    """Module with a weight and a state."""

    def __init__(self, factor: float) -> None:
        super().__init__()
        self.factor = factor
        self.register_buffer("n", torch.zeros(1))

    def forward(self, x: Tensor) -> Tensor:
        self.n += 1
        return (x * self.factor).relu() + self.n * 0


class Lacking(nn.Module):
    """Module with an operator that fxge lacks."""

    def forward(self, x: Tensor) -> Tensor:
        return torch.ops.aten._test_warn_in_autograd(x)


def saved(model: nn.Module, directory: Path, name: str) -> Path:
    path = directory / f"{name}.fxpb"
    x = torch.from_numpy(X)
    fxge.save(export(model, (x,), dynamic_shapes=({0: Dim("rows", min=1, max=64)},)), path)
    return path


def attempt(action: Callable[[], Any]) -> Any:
    """Returns the result, or the FxgeError, whose text and status must be informative."""
    try:
        return action()
    except fxge.FxgeError as e:
        found = e
    assert str(found).strip(), repr(found)
    assert found.status in (1, 2, 3, 4, 5, 6, 7), f"status {found.status}: {found}"
    return found


class States(unittest.TestCase):
    """Every method of a Program returns a result or raises FxgeError, in every state."""

    directory: Path

    @classmethod
    def setUpClass(cls) -> None:
        cls.directory = Path(tempfile.mkdtemp(prefix="fxge-"))
        cls.addClassCleanup(shutil.rmtree, cls.directory)
        cls.files = {k: saved(Count(k), cls.directory, f"by_{k}") for k in (2, 3)}
        cls.lacking = saved(Lacking(), cls.directory, "lacking")

    def into(self) -> dict[str, Callable[[Program], Any]]:
        """Returns functions that bring a new program into each state."""
        good, lacking, none = self.files[2], self.lacking, self.directory / "none"
        return {
            "new": lambda _: None,
            "not found": lambda p: attempt(lambda: p.load(none)),
            "no program": lambda p: attempt(lambda: p.load_bytes(b"graph (")),
            "loaded": lambda p: p.load(good),
            "lacks an operator": lambda p: p.load(lacking),
            "broken": lambda p: attempt(p.load(lacking).compile),
            "half": lambda p: p.load(good).compile("functional"),
            "compiled": lambda p: p.load(good).compile(),
            "ran": lambda p: p.load(good).compile()(X),
            "failed to run": lambda p: attempt(lambda: p.load(good)(X[0])),
            "loaded anew": lambda p: (p.load(self.files[3])(X), p.load(good)),
            "kept": lambda p: (p.load(good)(X), attempt(lambda: p.load(none))),
        }

    def actions(self) -> dict[str, Callable[[Program], Any]]:
        """Returns calls of all public methods."""
        forms = ("text", "locs", "io", "json", "dot", "pbtxt", "ops", "ops-json", "none")
        files = ("air", "fxpb", "text", "none")
        found: dict[str, Callable[[Program], Any]] = {
            f"text {form}": lambda p, form=form: p.text(form) for form in forms
        }
        for form in files:
            path = self.directory / f"out.{form}"
            found[f"write {form}"] = lambda p, form=form, path=path: p.write(path, form, force=True)
        for stage in (None, "functional", "ge", "none"):
            found[f"compile {stage}"] = lambda p, stage=stage: p.compile(stage)
        for i in (-1, 0, 1, 99):
            found[f"result {i}"] = lambda p, i=i: p.result(i)
        for name in ("diagnostics", "stage", "nodes", "inputs", "outputs", "lock", "run_packed"):
            found[name] = lambda p, name=name: getattr(p, name)
        for name in ("executable", "dynamic_inputs", "unsupported", "states", "reset_states"):
            found[name] = lambda p, name=name: getattr(p, name)()
        return found | {
            "str": str,
            "repr": repr,
            "call": lambda p: p(X),
            "call with less": lambda p: p(),
            "call with more": lambda p: p(X, X),
            "call with others": lambda p: p(X.astype(np.float64)),
            "profile": lambda p: p.profile((X,)),
            "verify": lambda p: p.verify((X,)),
            "check": lambda p: p.check(self.directory / "none"),
            "run all": lambda p: p.run_all({"x": X}),
            "set state": lambda p: p.set_state("none", X),
            "deepcopy": lambda p: copy.deepcopy(p).stage,
            "pickle": lambda p: pickle.loads(pickle.dumps(p)).stage,
            "bisect": lambda p: p.bisect([X], {"node/relu": X}),
            "beside": lambda p: Program(beside=p).load(self.files[3])(X),
            "explain": fxge.explain,
            "load nothing": lambda p: p.load(self.directory / "none"),
            "load bytes": lambda p: p.load_bytes(b"\0" * 99),
        }

    def right(self, p: Program, k: int) -> None:
        np.testing.assert_array_equal(p(X), np.maximum(X * np.float32(k), 0))

    def test_every_method_in_every_state(self) -> None:
        for state, prepare in self.into().items():
            for name, action in self.actions().items():
                with self.subTest(state=state, method=name):
                    p = Program()
                    prepare(p)
                    attempt(lambda p=p, action=action: action(p))
                    self.right(p.load(self.files[3]), 3)

    def test_sequences(self) -> None:
        actions = self.actions()
        rng = random.Random(1)
        for _ in range(150):
            p, done = Program(), []
            k = 0  # index of the loaded file
            for _ in range(12):
                name = rng.choice([*actions, "load 2", "load 3"])
                done.append(name)
                with self.subTest(done=done):
                    if name.startswith("load ") and name[-1].isdigit():
                        k = int(name[-1])
                        p.load(self.files[k])
                        continue
                    found = attempt(lambda p=p, name=name: actions[name](p))
                    if name == "call" and not isinstance(found, fxge.FxgeError):
                        self.right(p, k)
                    self.assertTrue(k or name != "call" or isinstance(found, fxge.FxgeError))

    def test_a_program_that_is_loaded_anew_runs_the_new_one(self) -> None:
        p = Program()
        for k in (2, 3, 2):
            self.right(p.load(self.files[k]), k)
            with self.assertRaises(fxge.FxgeError):
                p.load(self.directory / "none")
            self.right(p, k)


COMMON = """
import gc, os, random, sys, threading, time
import numpy as np
import fxge
from fxge._programs.program import Program
files, seconds = sys.argv[1:3], float(sys.argv[3])
X = np.linspace(-1, 1, 12, dtype=np.float32).reshape(3, 4)
wrong = []
def right(p, k):
    rows = random.randrange(1, 4)
    found = p(X[:rows])
    assert np.array_equal(found, np.maximum(X[:rows] * np.float32(k + 2), 0)), found
def refused(f):
    try:
        f()
    except fxge.FxgeError:
        return
    raise AssertionError("it was not refused")
def child(p):
    pid = os.fork()
    if pid == 0:
        status = 1
        try:
            right(p, 0)
            right(Program().load(files[1]), 1)
            status = 0
        finally:
            os._exit(status)
    return pid
def ended(pid):  # a child that waits for a lock of a thread that it has not must not hang the test
    until = time.monotonic() + 60
    while time.monotonic() < until:
        done, status = os.waitpid(pid, os.WNOHANG)
        if done:
            assert status == 0, status
            return
        time.sleep(0.002)
    os.kill(pid, 9)
    os.waitpid(pid, 0)
    raise AssertionError("the child hangs")
shared = Program(fxge.Config(threads=2)).load(files[0])
right(shared, 0)
def once():
    what = random.randrange(8)
    k = random.randrange(2)
    if what < 2:
        right(shared, 0)
    elif what == 2:
        refused(lambda: shared(X[0]))
    elif what == 3:
        right(Program(fxge.Config(threads=1 + k)).load(files[k]), k)
    elif what == 4:
        p = Program(beside=shared).load(files[0])
        right(p, 0)
        cycle = [p]; cycle.append(cycle)
    elif what == 5:
        gc.collect()
    elif what == 6:
        refused(lambda: Program().load("no such file"))
    else:
        ended(child(shared))
def work():
    try:
        while not stop.is_set():
            once()
    except BaseException as e:
        wrong.append(repr(e))
        raise
stop = threading.Event()
"""


class Together(unittest.TestCase):
    """Threads that call, load, fail, fork and drop concurrently, in a process of their own."""

    @classmethod
    def setUpClass(cls) -> None:
        cls.directory = Path(tempfile.mkdtemp(prefix="fxge-"))
        cls.addClassCleanup(shutil.rmtree, cls.directory)
        cls.files = [str(saved(Count(k), cls.directory, f"by_{k}")) for k in (2, 3)]

    def script(self, text: str, alone: bool = False) -> str:
        """Runs Python with `text`, which must not write to standard error; alone: without server.

        Returns its output.
        """
        env = {**os.environ, "PYTHONPATH": SOURCES}
        words = ("-c", COMMON + text, *self.files, SECONDS)
        command = [sys.executable, *words] if alone else support.python(*words)
        done = subprocess.run(command, capture_output=True, text=True, env=env, timeout=300)
        self.assertEqual((done.returncode, done.stderr), (0, ""), done.stdout)
        return done.stdout.strip()

    def test_all_at_once(self) -> None:
        out = self.script(
            "threads = [threading.Thread(target=work) for _ in range(6)]\n"
            "[t.start() for t in threads]\n"
            "time.sleep(seconds)\n"
            "stop.set()\n"
            "[t.join() for t in threads]\n"
            "assert not wrong, wrong\n"
            "gc.collect()\n"
            "right(shared, 0)\n"
            "print('all')\n"
        )
        self.assertEqual(out, "all")

    def test_forks_of_two_threads(self) -> None:
        out = self.script(
            "def forks():\n"
            "    try:\n"
            "        while not stop.is_set(): ended(child(shared))\n"
            "    except BaseException as e: wrong.append(repr(e))\n"
            "def loads():\n"
            "    while not stop.is_set(): right(Program().load(files[1]), 1)\n"
            "threads = [threading.Thread(target=f) for f in (forks, forks, forks, loads)]\n"
            "[t.start() for t in threads]\n"
            "time.sleep(seconds)\n"
            "stop.set()\n"
            "[t.join(100) for t in threads]\n"
            "assert not wrong and not any(t.is_alive() for t in threads), wrong\n"
            "right(shared, 0)\n"
            "print('forked')\n"
        )
        self.assertEqual(out, "forked")

    def test_the_end_while_threads_work(self) -> None:
        for _ in range(3 if support.LONG else 1):
            out = self.script(
                "def calls():\n"
                "    while True:\n"
                "        right(shared, 0)\n"
                "        right(Program().load(files[1]), 1)\n"
                "threads = [threading.Thread(target=calls, daemon=True) for _ in range(4)]\n"
                "[t.start() for t in threads]\n"
                "time.sleep(seconds / 8)\n"
                "print('end')\n",
                alone=True,
            )
            self.assertEqual(out, "end")


if __name__ == "__main__":
    unittest.main()
