"""Graphs of torch.compile that an earlier process compiled, found by what Dynamo traced.

An entry is data: the AOT graph as .fxpb, without text of source lines, and where its results lie;
of a graph for training the forward and the backward. Whoever finds it leaves out AOTAutograd and
makes the programs of it. Kept are graphs whose sizes are all fixed; what AOTAutograd puts around
others (views, guards of sizes) is code.
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
import logging
import os
import platform
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import torch
from torch._guards import TracingContext
from torch.fx import GraphModule

from .._core import disk_store
from .._core.arrays import TORCH_OF_OURS
from .._core.version import version
from .._distributed import collectives
from .._operators import converters
from .._programs.program import Program
from .._programs.sessions import op_files
from .._serialization.fx_writer import Writer, value_of
from .._serialization.fxpb import live_pieces
from ..config import Config
from ..errors import FxgeError
from . import cache_checks
from . import training as _training
from .call import Call, Source, Spots, planned

try:  # what PyTorch says of its own graphs; not in every version
    from torch._functorch._aot_autograd import autograd_cache as _aot
    from torch.compiler._cache import CacheArtifact, CacheArtifactFactory, CacheArtifactRecorder
except ImportError:
    _aot = None

_log = logging.getLogger("fxge")
# Of operators that are as this torch is.
_NAMESPACES = ("aten", "prim", "prims", "profiler", "_c10d_functional")
_HIDDEN = 8  # bytes of the head: how long the plan is
_told: set[str] = set()


class _NotKept(Exception):
    """Why a graph is compiled without the cache."""


def entry_of(
    gm: GraphModule, inputs: Sequence[Any], config: Config, training: bool
) -> Entry | None:
    """The place of dynamo's graph in the cache; None for one that is not kept.

    Args:
        gm, inputs: as dynamo gives them to a backend.
        config: with the number of threads.
        training: whether a backward graph may follow.
    """
    if _aot is None or not disk_store.enabled() or torch.compiler.config.force_disable_caches:
        return None
    try:
        _check_config(config)
        _check_inputs(gm, inputs)
        if training and torch._dynamo.config.compiled_autograd:
            raise _NotKept("is for compiled autograd")
        layouts = [cache_checks.layout(x) for x in inputs]
        return Entry(_key(gm, inputs, config, training), layouts, cache_checks.results(gm))
    except (_NotKept, _aot.BypassAOTAutogradCache) as why:
        _log.info("a graph is not looked for in the cache: it %s", why)
    return None


# ---- what is kept ----


def _check_config(config: Config) -> None:
    for option in (
        "accuracy",
        "device",
        "fallback",
        "profile",
        "run_eagerly",
        "gears",
        "dump",
        "plugins",
    ):
        if getattr(config, option):
            raise _NotKept(f"is compiled with '{option}'")
    if os.environ.get("TORCH_COMPILE_DEBUG", "0") == "1":
        raise _NotKept("is to be looked at")
    if converters.operators():
        raise _NotKept("may be written by converters")


def _check_inputs(gm: GraphModule, inputs: Sequence[Any]) -> None:
    """All sizes are numbers, all tensors are plain, lie apart, and are inputs."""
    for n in gm.graph.find_nodes(op="placeholder"):
        val = value_of(n)
        sizes = (*val.shape, *val.stride()) if isinstance(val, torch.Tensor) else (val,)
        if any(isinstance(d, (torch.SymInt, torch.SymFloat, torch.SymBool)) for d in sizes):
            raise _NotKept("has free sizes")
    tensors = [x for x in inputs if isinstance(x, torch.Tensor)]
    if len(tensors) < len(inputs) or {type(x) for x in tensors} - {
        torch.Tensor,
        torch.nn.Parameter,
    }:
        raise _NotKept("has inputs that are no plain tensors")
    if any(x.device.type != "cpu" for x in tensors):
        raise _NotKept("has inputs on another device")
    if len({x.untyped_storage()._cdata for x in tensors}) < len(tensors):
        raise _NotKept("has inputs that share memory")
    if next(iter(gm.parameters()), None) is not None or next(iter(gm.buffers()), None) is not None:
        raise _NotKept("holds tensors")
    if torch._C._len_torch_dispatch_stack():
        raise _NotKept("is traced under a dispatch mode")
    for part in gm.modules():
        if isinstance(part, GraphModule):
            _check_graph(part)


def _check_graph(gm: GraphModule) -> None:
    try:
        _aot.check_cacheable(gm)
    except AttributeError as e:  # PyTorch's own, of targets that it does not know (2.13)
        raise _NotKept(f"has no key: {e}") from e
    for n in gm.graph.nodes:
        if n.op == "get_attr" and not isinstance(getattr(gm, n.target, None), GraphModule):
            raise _NotKept(f"holds '{n.target}'")
        if isinstance(n.target, (torch._ops.OpOverload, torch._ops.OpOverloadPacket)):
            name = str(getattr(n.target, "_name", None) or n.target._qualified_op_name)
            if name.partition("::")[0] not in _NAMESPACES:
                raise _NotKept(f"calls {name}, of which nothing says when it changes")


# ---- keys ----


@lru_cache(maxsize=1)
def _ourselves() -> str:
    """This package: its version, and its files, which are edited where it is developed."""
    directory = Path(__file__).parents[1]
    digest = hashlib.sha256(version().encode())
    for file in sorted(directory.rglob("*.py")):
        digest.update(str(file.relative_to(directory)).encode() + file.read_bytes())
    return digest.hexdigest()


@lru_cache(maxsize=1)
def _machine() -> tuple[str, ...]:
    of_torch = (torch.__version__, torch.version.git_version)
    return (*of_torch, platform.machine(), torch.backends.cpu.get_cpu_capability())


def _states() -> tuple[Any, ...]:
    """What tracing reads beside the graph."""
    devices = torch._C._autocast_supported_devices()
    autocast = [(d, torch.get_autocast_dtype(d)) for d in devices if torch.is_autocast_enabled(d)]
    cuda = torch.backends.cuda  # its switches of attention are those of the CPU, too
    return (
        torch.is_grad_enabled(),
        torch.is_inference_mode_enabled(),
        autocast,
        torch.get_default_dtype(),
        torch.are_deterministic_algorithms_enabled(),
        torch.backends.mkldnn.enabled,
        (cuda.flash_sdp_enabled(), cuda.mem_efficient_sdp_enabled(), cuda.math_sdp_enabled()),
        torch._functorch.config.save_config(),
        torch.compiler.config.cache_key_tag,
    )


def _descriptions(config: Config) -> list[bytes]:
    """Of operators; a directory of FXGE_OPS_PATH stands for what is in it."""
    given = os.environ.get("FXGE_OPS_PATH", "").split(os.pathsep)
    files = [Path(p) for p in (*op_files(config), *given) if p]
    inside = [sorted(p.iterdir()) if p.is_dir() else [p] for p in files]
    return [hashlib.sha256(p.read_bytes()).digest() for found in inside for p in found]


def _places(gm: GraphModule) -> list[Any]:
    """Where nodes come from, which diagnostics tell."""
    found = []
    for part in gm.modules():
        for n in part.graph.nodes if isinstance(part, GraphModule) else ():
            stack = (n.meta.get("nn_module_stack") or {}).values()
            modules = [(path, getattr(kind, "__name__", kind)) for path, kind in stack]
            found.append((n.name, n.meta.get("stack_trace"), modules))
    return found


def _key(gm: GraphModule, inputs: Sequence[Any], config: Config, training: bool) -> str:
    try:
        with _aot.sanitize_gm_for_cache(gm):
            graph = _aot.AOTAutogradCachePickler(gm).get_hash((gm, list(inputs), _states()))
        said = (_ourselves(), _machine(), config, _descriptions(config), _places(gm))
    except (OSError, TypeError, AttributeError, ValueError) as e:
        raise _NotKept(f"has no key: {e}") from e
    graded = training and [x.requires_grad for x in inputs]
    return disk_store.key_of("live", graph, graded, *said)


# ---- entries ----


class Entry:
    """A place in the cache, which may be empty.

    Args:
        key: of the graph.
        inputs: layouts of the tensors that a call gives; None: not known.
        outputs: results of the graph, as `cache_checks.results` returns them; None: not known.
    """

    def __init__(
        self,
        key: str,
        inputs: Sequence[cache_checks.Layout] | None = None,
        outputs: Sequence[cache_checks.Result] | None = None,
    ) -> None:
        self.key, self.inputs, self.outputs = key, inputs, outputs
        self._parts: dict[str, tuple[dict[str, Any], bytes]] = {}

    def find(
        self, config: Config, training: bool
    ) -> tuple[dict[str, Program], Callable[..., Any]] | None:
        """The entry as programs by what they are, "inference" or "forward" and "backward", and what
        runs in place of dynamo's graph; None where there is none."""
        data = _try(lambda store: store.get(self.key))
        if data is None:
            return None
        try:
            parts = _parts_of(data, training)
            found = _made(parts, config, self)
        except (FxgeError, RuntimeError, ValueError, TypeError, LookupError, AttributeError) as e:
            _log.info("what the cache has for a graph is refused, and made anew: %s", e)
            return None
        _record(self.key, data)
        _log.info("%s: found in the cache as %s", ", ".join(parts), self.key)
        return found

    def keep(self, gm: GraphModule, spots: Spots, config: Config, what: str) -> None:
        """Puts a graph that was compiled into the cache, where it is of the kind that is kept; a
        forward and a backward together."""
        try:
            plan = _plan(spots)
            if what != "backward":
                plan["written"] = _changed()
            if what == "forward":
                plan["around"] = _around_forward(len(spots.outputs))
        except _NotKept as why:
            _log.info("%s: is not kept in the cache: it %s", what, why)
            return
        writer = Writer(config=config, texts=False)
        self._parts[what] = plan, b"".join(live_pieces(writer, gm, spots.computed, what))
        if what != "inference" and len(self._parts) < 2:
            return
        data = _data_of(self._parts)
        if _try(lambda store: store.put(self.key, data)):
            _record(self.key, data)


def _data_of(parts: dict[str, tuple[dict[str, Any], bytes]]) -> bytes:
    """Plans, then graphs."""
    head = json.dumps([[what, plan, len(graph)] for what, (plan, graph) in parts.items()]).encode()
    graphs = b"".join(graph for _, graph in parts.values())
    return len(head).to_bytes(_HIDDEN, "little") + head + graphs


def _parts_of(data: bytes, training: bool) -> dict[str, tuple[dict[str, Any], bytes]]:
    at = _HIDDEN + int.from_bytes(data[:_HIDDEN], "little")
    found = {}
    for what, plan, size in json.loads(
        data[_HIDDEN:at].decode()
    ):  # of bytes it would import a codec
        end = at + _count(size)
        found[str(what)], at = (plan, data[at:end]), end
    both = training and set(found) == {"forward", "backward"}  # else nothing asks for gradients
    if not (both or set(found) == {"inference"}) or at != len(data):
        raise ValueError(f"it holds {', '.join(found)}")
    return found


def _try(f: Callable[[disk_store.Store], Any]) -> Any:
    """f of the store; None, and one warning, where the directory is not ours alone."""
    try:
        return f(disk_store.Store(disk_store.default_directory()))
    except FxgeError as e:
        if str(e) not in _told:
            _told.add(str(e))
            _log.warning("%s; graphs are compiled without it", e)
        return None


def _changed() -> list[int]:
    """Inputs that the graph changes itself. Raises _NotKept where AOTAutograd does more."""
    context = TracingContext.try_get()
    about: Any = context.fw_metadata if context else None
    if about is None or context is None:
        raise _NotKept("was not traced by AOTAutograd")
    if about.num_outputs_aliased or about.num_mutated_inp_runtime_indices:
        raise _NotKept("has results that are views, or changes inputs in ways of its own")
    if about.tokens or about.num_intermediate_bases or about.is_rng_op_functionalized:
        raise _NotKept("has effects")
    if context.guards_context.aotautograd_guards:
        raise _NotKept("has guards of AOTAutograd")
    return list(about.mutated_graph_handled_indices_seen_by_autograd)


def _around_forward(results: int) -> dict[str, Any]:
    """What AOTAutograd puts around a forward graph with so many results, as data."""
    context = TracingContext.try_get()
    about: Any = context.fw_metadata if context else None
    user = len(about.output_info) if about else 0
    found = _training.around(about, results - user) if about else None
    if found is None:
        raise _NotKept("saves sizes for its backward")
    return found.as_data()


# ---- plans: what call.plan found, as JSON ----

_PLAIN = (bool, int, float, str, type(None))
_DTYPES = frozenset(TORCH_OF_OURS.values())


def _plan(spots: Spots) -> dict[str, Any]:
    if spots.late.numbers or spots.late.offsets:
        raise _NotKept("has sizes that only a run tells")
    return {
        "single": spots.single,
        "inputs": [[n.name, _told_of(value_of(n))] for n in spots.inputs],
        "computed": [[n.name, _told_of(value_of(n))] for n in spots.computed],
        "outputs": [_source(s) for s in spots.outputs],
    }


def _source(s: Source) -> dict[str, Any]:
    if s.kind == "constant" and type(s.value) not in _PLAIN:
        raise _NotKept(f"gives {s.value!r}")
    value = s.value if s.kind == "constant" else _told_of(s.value)
    base = None if s.base is None else _source(s.base)
    return {"kind": s.kind, "index": s.index, "value": value, "base": base}


def _told_of(val: Any) -> list[Any]:
    """Dtype, sizes, strides, offset."""
    if not isinstance(val, torch.Tensor) or val.is_conj() or val.is_neg():
        raise _NotKept("has inputs or results that are no plain tensors")
    numbers = (*val.shape, *val.stride(), val.storage_offset())
    if val.layout is not torch.strided or any(type(d) is not int for d in numbers):
        raise _NotKept("has sizes that only a run tells")
    dtype = str(val.dtype).removeprefix("torch.")
    return [dtype, list(val.shape), list(val.stride()), val.storage_offset()]


def _made(
    parts: dict[str, tuple[dict[str, Any], bytes]],
    config: Config,
    entry: Entry,
) -> tuple[dict[str, Program], Callable[..., Any]]:
    programs, calls, spots = {}, {}, {}
    for what, (plan, graph) in parts.items():
        spots[what] = _spots(plan)
        program = programs[what] = Program(config).load_bytes(graph, what)
        program.compile(in_place=True)
        given = None if what == "backward" else entry.inputs
        cache_checks.check_inputs(program, spots[what], given)
        cache_checks.check_outputs(spots[what])
        calls[what] = Call(program, spots[what]).boxed()
        if program.order:
            calls[what] = collectives.first(calls[what], program.order, config.rank_timeout)
    mixed = torch._C._is_any_autocast_enabled()
    if "inference" in calls:
        cache_checks.check_results(spots["inference"].outputs, entry.outputs)
        written = _written(parts["inference"][0], spots["inference"])
        return programs, _around(_quiet(calls["inference"], mixed), written)
    plan = parts["forward"][0]
    about = _training.of_data(plan["around"], len(spots["forward"].outputs))
    cache_checks.check_pair(spots["forward"], spots["backward"], about)
    cache_checks.check_results(spots["forward"].outputs[: about.returned], entry.outputs)
    first = len(spots["backward"].inputs) - len(about.tangents)
    tangents = [value_of(n) for n in spots["backward"].inputs[first:]]
    call = _training.function(calls["forward"], calls["backward"], about, tangents, mixed)
    none = [i for i, s in enumerate(spots["backward"].outputs) if s.kind == "constant"]
    return programs, _around(call, _written(plan, spots["forward"]), none)


def _written(plan: dict[str, Any], spots: Spots) -> list[int]:
    """Inputs that a call changes."""
    found = [_count(i) for i in plan["written"]]
    if any(i >= len(spots.inputs) for i in found):
        raise ValueError("it writes into an input that there is not")
    return found


def _spots(plan: dict[str, Any]) -> Spots:
    if plan["single"] is not False:
        raise ValueError("its graph returns no list")
    return planned(
        [_node(*n) for n in plan["inputs"]],
        [_node(*n) for n in plan["computed"]],
        [_source_of(s) for s in plan["outputs"]],
        single=False,
    )


@dataclasses.dataclass(frozen=True, eq=False)
class _Node:
    """As much of a node of FX as a call asks for."""

    name: str
    meta: dict[str, Any]


def _node(name: str, told: list[Any]) -> Any:
    return _Node(str(name), {"val": _tensor(*told)})


def _source_of(s: dict[str, Any]) -> Source:
    constant = s["kind"] == "constant"
    if constant and type(s["value"]) not in _PLAIN:
        raise ValueError(f"the constant {s['value']!r}")
    value = s["value"] if constant else _tensor(*s["value"])
    base = None if s["base"] is None else _source_of(s["base"])
    return Source(str(s["kind"]), _count(s["index"]), value, base)


def _tensor(dtype: str, shape: list[int], stride: list[int], offset: int) -> torch.Tensor:
    if dtype not in _DTYPES:
        raise ValueError(f"the dtype {dtype}")
    found = getattr(torch, dtype)
    numbers = [[_count(d) for d in x] for x in (shape, stride, [offset])]
    return torch.empty(0, dtype=found, device="meta").as_strided(*numbers[:2], numbers[2][0])


def _count(value: Any) -> int:
    """It becomes Python of a call: a number, and nothing else."""
    if type(value) is not int or value < 0:
        raise ValueError(f"{value!r} is no count")
    return value


def _quiet(call: Callable[[list[Any]], Any], mixed: bool) -> Callable[..., Any]:
    """Gradients, and autocast where it is on, are off while a program for inference runs."""

    def run(*args: Any) -> Any:
        graded = torch.is_grad_enabled()
        if graded:
            torch._C._set_grad_enabled(False)
        try:
            if not mixed:
                return call(list(args))
            with torch._C._DisableAutocast():
                return call(list(args))
        finally:
            if graded:
                torch._C._set_grad_enabled(True)

    return run


def _around(
    call: Callable[..., Any], written: list[int], detached: Sequence[int] = ()
) -> Callable[..., Any]:
    """What AOTAutograd does around a call whose results are its own: inputs that change say so, and
    those without a gradient are none to autograd."""

    def run(*args: Any) -> Any:
        if written:
            torch.autograd.graph.increment_version([args[i] for i in written])
        if not detached:
            return call(*args)
        given = list(args)
        for i in detached:
            given[i] = given[i].detach()
        return call(*given)

    return torch._dynamo.disable(run, reason="a compiled graph of fxge")


# ---- torch.compiler.save_cache_artifacts ----

if _aot is not None:

    @CacheArtifactFactory.register
    @dataclasses.dataclass(frozen=True)
    class _Artifact(CacheArtifact):
        """An entry on its way to other machines."""

        @staticmethod
        def type() -> str:
            return "fxge"

        def populate_cache(self) -> None:
            if not disk_store.is_key(self.key):
                _log.warning("an entry of another key than fxge makes is left out: %r", self.key)
            elif disk_store.enabled():
                _try(lambda store: store.put(self.key, self.content))


def _record(key: str, data: bytes) -> None:
    CacheArtifactRecorder("fxge", key).record(data)
