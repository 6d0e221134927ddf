# SPDX-License-Identifier: Apache-2.0
"""Loads hostile files through Python: interfaces, JSON of .pt2 and packages, cache entries, operator descriptions,
quantised checkpoints.

    FXGE_LIBRARY=build/dev/libfxge.so python3 tests/robustness/interfaces.py [--seed 1] [--cases 25000] [--seconds 3600]
        [--kinds io,pt2,package,cache,artifact,ops,checkpoint] [--kinds ONE --from I --cases 1]

Each case changes a valid file in some places; it is loaded and run in a child that an audit hook watches. A fault is an
exception other than FxgeError, an FxgeError of status 70, a crash, 20 s of processor time, an import, code, a process,
a socket, a written file, a lookup of an operator of torch.ops, and a cache entry with other results than its graph's.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import pathlib
import random
import resource
import shutil
import signal
import sys
import tempfile
import time
import traceback
import warnings
import zipfile
from collections.abc import Callable, Iterator
from typing import Any

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parents[1] / "shim" / "src"), str(HERE.parent / "shim" / "helpers")]
os.environ["OMP_NUM_THREADS"] = "1"  # a child has no threads of its parent

import fxge
import hostile_checkpoints
import hostile_json
import hostile_programs
import torch
import watch
from fxge._core import disk_store
from fxge._live import cache
from fxge._operators import torch_definitions
from torch.utils import _pytree as pytree

BATCH, MOST_SECONDS, MOST_MEMORY = 250, 20, 12 << 30
OWN = ("<fxge call>",)  # calls of cache entries, written by fxge from checked numbers
looked_up: list[str] = []


def watch_operators() -> None:
    """Records the operators of torch.ops that are looked up for the first time."""
    for cls in (torch._ops._OpNamespace, torch._ops._Ops):

        def get(self: Any, name: str, inside: Callable[[Any, str], Any] = cls.__getattr__) -> Any:
            looked_up.append(name)
            return inside(self, name)

        cls.__getattr__ = get  # type: ignore[method-assign]


@contextlib.contextmanager
def harmless(operators: bool = False) -> Iterator[None]:
    """Forbids in its block every effect that a file may not cause. With `operators`, those of torch.ops may be looked
    up."""
    looked_up.clear()
    with watch.watched(OWN) as seen:
        yield
    found = seen + ([] if operators else [f"torch.ops: {name}" for name in looked_up])
    if found:
        raise AssertionError(f"a file caused {found[:5]}")
    if "evil" in sys.modules or os.path.exists("EVIL_RAN"):
        raise AssertionError("code of a file's name ran")


def fits(e: BaseException) -> bool:
    """Returns True for an error that is the file's."""
    return isinstance(e, fxge.FxgeError) and e.status != 70


def use(path: pathlib.Path, call: hostile_programs.Call) -> bool:
    """Loads and runs a file in every way. Returns True if it ran."""
    program = fxge.load(path)
    repr(program)
    program.compile()
    for text in ("io", "text"):
        program.text(text)
    found = program(*call.copied())
    for x in pytree.tree_leaves(found):
        if isinstance(x, torch.Tensor):
            x.sum()  # reads all of it
    program(*call.arrays())
    return True


class Kind:
    """One kind of files: `write` makes the changed one, `use` reads it."""

    operators = False

    def __init__(self, directory: pathlib.Path, calls: list[hostile_programs.Call]) -> None:
        self.directory, self.calls = directory, calls
        self.prepare()

    def prepare(self) -> None:
        """Makes the good files."""

    def case(self, rng: random.Random, into: pathlib.Path) -> Callable[[], bool]:
        """Writes the changed file; returns its use."""
        raise NotImplementedError

    def warm(self) -> None:
        """Imports every module that valid files need."""
        for call in self.calls:
            use(call.air, call)
            use(call.pt2, call)


class Io(Kind):
    """A .air with another .io.json."""

    def case(self, rng: random.Random, into: pathlib.Path) -> Callable[[], bool]:
        call = rng.choice(self.calls)
        shutil.copy(call.air, into / "m.air")
        good = call.air.with_suffix(".io.json").read_bytes()
        (into / "m.io.json").write_bytes(hostile_json.json_bytes(rng, good))
        return lambda: use(into / "m.air", call)


class Archive(Kind):
    """An archive with another JSON."""

    def file(self, call: hostile_programs.Call) -> pathlib.Path:
        return call.pt2

    def case(self, rng: random.Random, into: pathlib.Path) -> Callable[[], bool]:
        call, path = rng.choice(self.calls), into / "m.pt2"
        with zipfile.ZipFile(self.file(call)) as given, zipfile.ZipFile(path, "w") as made:
            texts = [n for n in given.namelist() if n.endswith(".json")]
            chosen = rng.choice(texts)
            for name in given.namelist():
                data = given.read(name)
                made.writestr(name, self.changed(rng, data) if name == chosen else data)
        return lambda: use(path, call)

    def changed(self, rng: random.Random, data: bytes) -> bytes:
        """In half of the cases only the call's structure changes, if there is one."""
        tree = json.loads(data)
        entries = tree.get("graph_module", {}).get("module_call_graph") if isinstance(tree, dict) else None
        if entries and rng.random() < 0.5:
            tree["graph_module"]["module_call_graph"] = hostile_json.changed(rng, entries)
            return json.dumps(tree).encode()
        return hostile_json.json_bytes(rng, data)


class Package(Archive):
    def file(self, call: hostile_programs.Call) -> pathlib.Path:
        return call.package


class Cache(Kind):
    """An entry of torch.compile's cache with another plan, or other bytes of its graphs."""

    def prepare(self) -> None:
        self.entries = hostile_programs.cache_entries(self.directory / "cache")
        self.store = disk_store.Store(disk_store.default_directory())

    def warm(self) -> None:
        for e in self.entries:
            self.run(e)

    def run(self, e: hostile_programs.Kept) -> bool:
        found = cache.Entry(e.key, e.entry.inputs, e.entry.outputs).find(e.config, e.training)
        if found is None:
            return False
        hostile_programs.check_results(e, found[1])
        return True

    def change(self, rng: random.Random, data: bytes) -> bytes:
        size = int.from_bytes(data[:8], "little")
        head, graphs = data[8 : 8 + size], data[8 + size :]
        draw = rng.randrange(8)
        if draw == 0:
            return hostile_json.flipped(rng, data)
        if draw == 1:
            graphs = hostile_json.flipped(rng, graphs)
        elif draw < 4:
            parts = json.loads(head)
            plan = rng.choice(parts)[1]
            name = rng.choice(("outputs", "outputs", "computed", "written", "around", "single"))
            plan[name] = hostile_json.other(rng, plan.get(name))
            head = json.dumps(parts).encode()
        else:
            head = hostile_json.json_bytes(rng, head)
        return len(head).to_bytes(8, "little") + head + graphs

    def case(self, rng: random.Random, into: pathlib.Path) -> Callable[[], bool]:
        e = rng.choice(self.entries)
        self.store.put(e.key, self.change(rng, e.data))
        return lambda: self.run(e)


class Artifact(Cache):
    """Artifacts for torch.compiler.load_cache_artifacts with changed keys or bytes."""

    def case(self, rng: random.Random, into: pathlib.Path) -> Callable[[], bool]:
        from torch.compiler._cache import CacheArtifactFactory

        e = rng.choice(self.entries)
        key = hostile_json.inner(rng, e.key) if rng.random() < 0.5 else e.key
        made = CacheArtifactFactory.create("fxge", key, self.change(rng, e.data))
        before = set(self.directory.rglob("*"))
        made.populate_cache()
        more = {p for p in set(self.directory.rglob("*")) - before if p.parent != self.store.directory}
        if more:
            raise AssertionError(f"an artifact wrote {more}")
        return lambda: self.run(e)


class Ops(Kind):
    """A description of operators with other lines and words."""

    operators = True

    def prepare(self) -> None:
        at = HERE.parents[1]
        files = [at / "examples" / "my_ops.yaml", at / "tests" / "ops_table" / "custom.yaml"]
        self.good = [p.read_bytes() for p in [*files, *sorted((at / "tests" / "cli" / "forms").glob("*.json"))]]

    def warm(self) -> None:
        for data in self.good:
            path = self.directory / "warm.yaml"
            path.write_bytes(data)
            with contextlib.suppress(fxge.FxgeError):
                self.load(path)

    def load(self, path: pathlib.Path) -> bool:
        """Defines the operators in PyTorch, and infers a call of each."""
        fxge.load_ops(path)
        for row in torch_definitions.session_ops((str(path),)):
            if "file" in row:
                hostile_programs.call_operator(torch_definitions.row_of(row))
        return True

    def case(self, rng: random.Random, into: pathlib.Path) -> Callable[[], bool]:
        path = into / "ops.yaml"
        path.write_bytes(hostile_json.text_bytes(rng, rng.choice(self.good)))
        return lambda: self.load(path)


class Checkpoint(Kind):
    """A quantised checkpoint with other values in its configuration, and other tensors."""

    operators = True

    def prepare(self) -> None:
        self.into = self.directory / "checkpoint"
        self.into.mkdir()

    def case(self, rng: random.Random, into: pathlib.Path) -> Callable[[], bool]:
        hostile_checkpoints.write_changed(rng, self.into)
        soc, dtype = rng.choice(hostile_checkpoints.SOCS), rng.choice((torch.bfloat16, torch.float16))
        return lambda: hostile_checkpoints.load(self.into, soc, dtype)

    def warm(self) -> None:
        """Loads every good checkpoint."""
        for form in hostile_checkpoints.FORMS:
            hostile_checkpoints.write(*hostile_checkpoints.good(form), self.into)
            hostile_checkpoints.load(self.into, hostile_checkpoints.SOCS[0], torch.bfloat16)


KINDS: dict[str, type[Kind]] = {
    "io": Io, "pt2": Archive, "package": Package, "cache": Cache, "artifact": Artifact, "ops": Ops, "checkpoint": Checkpoint,
}  # fmt: skip


def one(kind: Kind, name: str, seed: int, i: int, into: pathlib.Path) -> str:
    """Runs a case. Returns "ran", "refused", or the fault."""
    rng = random.Random(f"{seed}.{name}.{i}")
    try:
        work = kind.case(rng, into)
        with harmless(kind.operators):
            try:
                ran = work()
            except BaseException as e:
                if not fits(e):
                    raise
                ran = False
        return "ran" if ran else "refused"
    except BaseException:
        return "".join(traceback.format_exc().splitlines(keepends=True)[-14:])


def limit(memory: int) -> None:
    """Ends a child that takes too long or too much memory by a signal, or with an error."""
    signal.signal(signal.SIGVTALRM, signal.SIG_DFL)
    if memory:
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def child(kind: Kind, name: str, seed: int, numbers: range, to: int, memory: int) -> None:
    """Writes the number of each case before it, and its outcome after it."""
    limit(memory)
    with tempfile.TemporaryDirectory(dir=kind.directory) as directory, os.fdopen(to, "w") as out:
        for i in numbers:
            print(f"{i}", end="\t", file=out, flush=True)
            signal.setitimer(signal.ITIMER_VIRTUAL, MOST_SECONDS)
            print(json.dumps(one(kind, name, seed, i, pathlib.Path(directory))), file=out, flush=True)


class Campaign:
    def __init__(self, options: argparse.Namespace) -> None:
        self.o, self.end = options, time.monotonic() + options.seconds
        self.count = {"ran": 0, "refused": 0, "faults": 0}

    def batch(self, kind: Kind, name: str, numbers: range) -> int:
        """Runs cases in a child. Returns the number of the next one: a crash ends the batch."""
        read, write = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.close(read)
            code = 1
            try:
                child(kind, name, self.o.seed, numbers, write, self.o.memory << 30)
                code = 0
            finally:
                os._exit(code)
        os.close(write)
        last = numbers.start - 1
        with os.fdopen(read) as lines:
            for line in lines:
                number, _, said = line.partition("\t")
                last = int(number)
                if said:
                    self.tell(name, last, json.loads(said))
        status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
        if status:
            self.tell(name, last, f"the process ended by {status}")
        return last + 1

    def tell(self, name: str, i: int, said: str) -> None:
        self.count[said if said in self.count else "faults"] += 1
        if said not in self.count:
            print(f"{name} --from {i}: {said}", flush=True)

    def run_kind(self, kind: Kind, name: str, cases: int, end: float) -> int:
        i, last = self.o.start, self.o.start + cases
        while i < last and time.monotonic() < end:
            i = self.batch(kind, name, range(i, min(i + BATCH, last)))
        return i - self.o.start


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cases", type=int, default=25000)
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--kinds", default=",".join(KINDS))
    parser.add_argument("--from", dest="start", type=int, default=0)
    parser.add_argument("--memory", type=int, default=MOST_MEMORY >> 30, help="GiB of a child; 0: no limit, for ASan")
    return parser.parse_args()


def main() -> int:
    options = parsed()
    warnings.simplefilter("ignore")
    torch.set_num_threads(1)
    campaign, names = Campaign(options), options.kinds.split(",")
    with tempfile.TemporaryDirectory(prefix="fxge-interfaces-") as text:
        directory = pathlib.Path(text)
        (directory / "evil.py").write_text("open('EVIL_RAN', 'w').close()\nclass X:\n    a = 1\n")
        sys.path.insert(0, text)
        os.chdir(directory)
        calls = hostile_programs.calls(directory)
        watch_operators()
        for k, name in enumerate(names):
            kind = KINDS[name](directory, calls)
            kind.warm()
            share = (campaign.end - time.monotonic()) / (len(names) - k)
            done = campaign.run_kind(kind, name, -(-options.cases // len(names)), time.monotonic() + share)
            print(f"{name}: {done} files, so far {campaign.count}", flush=True)
    total = sum(campaign.count.values())
    print(f"{total} files: {campaign.count['ran']} ran, {campaign.count['refused']} were refused, {campaign.count['faults']} faults")
    return 1 if campaign.count["faults"] or not campaign.count["ran"] else 0


if __name__ == "__main__":
    sys.exit(main())
