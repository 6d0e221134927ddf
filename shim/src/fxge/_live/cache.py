# SPDX-License-Identifier: Apache-2.0
"""Disk cache of torch.compile's graphs, found by the graph that Dynamo traced.

An entry is data: the AOT graph as .fxpb, without source text, and the plan of its results. A
training graph has a forward and a backward. A process that finds an entry skips AOTAutograd and
builds the programs from it. Only graphs with static sizes are cached, because AOTAutograd's code
around other graphs (views, guards of sizes) is not data.
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
from .._distributed import agreement
from .._operators import converters
from .._programs.program import Program
from .._programs.sessions import op_files, rule_files
from .._serialization.fx_writer import Writer, value_of
from .._serialization.fxpb import live_pieces
from ..config import Config
from ..errors import FxgeError
from . import cache_checks, input_views
from . import training as _training
from .call import Call, OutputPlan, Source, planned

try:  # PyTorch's checks and keys of its own cache, which some versions lack
    from torch._functorch._aot_autograd import autograd_cache as _aot
    from torch.compiler._cache import CacheArtifact, CacheArtifactFactory, CacheArtifactRecorder
except ImportError:
    _aot = None

_log = logging.getLogger("fxge")
# Namespaces of operators that change only with the version of torch.
_NAMESPACES = ("aten", "prim", "prims", "profiler", "_c10d_functional")
_HIDDEN = 8  # bytes of the length of the plans, at the start
_warned: set[str] = set()


class _NotCacheable(Exception):
    """Reason for compiling a graph without the cache."""


def entry_of(
    gm: GraphModule, inputs: Sequence[Any], config: Config, training: bool
) -> Entry | None:
    """Returns the entry of Dynamo's graph in the cache; None if the graph cannot be cached.

    Args:
        gm, inputs: arguments of the backend.
        config: configuration with the number of threads.
        training: True if a backward graph may follow.
    """
    if _aot is None or not disk_store.enabled() or torch.compiler.config.force_disable_caches:
        return None
    try:
        _check_config(config)
        _check_inputs(gm, inputs)
        if training and torch._dynamo.config.compiled_autograd:
            raise _NotCacheable("is for compiled autograd")
        layouts = [cache_checks.layout(x) for x in inputs]
        return Entry(_key(gm, inputs, config, training), layouts, cache_checks.results(gm))
    except (_NotCacheable, _aot.BypassAOTAutogradCache) as why:
        _log.info("a graph is not looked for in the cache: it %s", why)
    return None


# ---- graphs that can be cached ----


def _check_config(config: Config) -> None:
    for option in (
        "accuracy",
        "device",
        "fallback",
        "first_nan",
        "profile",
        "run_eagerly",
        "gears",
        "dump",
        "plugins",
    ):
        if getattr(config, option):
            raise _NotCacheable(f"is compiled with '{option}'")
    if os.environ.get("TORCH_COMPILE_DEBUG", "0") == "1":
        raise _NotCacheable("is to be inspected")
    if converters.operators():
        raise _NotCacheable("may be written by converters")


def _check_inputs(gm: GraphModule, inputs: Sequence[Any]) -> None:
    """Raises _NotCacheable unless all sizes are static and all inputs plain, separate tensors."""
    for n in gm.graph.find_nodes(op="placeholder"):
        val = value_of(n)
        sizes = (*val.shape, *val.stride()) if isinstance(val, torch.Tensor) else (val,)
        if any(isinstance(d, (torch.SymInt, torch.SymFloat, torch.SymBool)) for d in sizes):
            raise _NotCacheable("has dynamic sizes")
    tensors = [x for x in inputs if isinstance(x, torch.Tensor)]
    if len(tensors) < len(inputs) or {type(x) for x in tensors} - {
        torch.Tensor,
        torch.nn.Parameter,
    }:
        raise _NotCacheable("has inputs that are not plain tensors")
    if any(x.device.type != "cpu" for x in tensors):
        raise _NotCacheable("has inputs on another device")
    if len({x.untyped_storage()._cdata for x in tensors}) < len(tensors):
        raise _NotCacheable("has inputs that share memory")
    if next(iter(gm.parameters()), None) is not None or next(iter(gm.buffers()), None) is not None:
        raise _NotCacheable("holds tensors")
    if torch._C._len_torch_dispatch_stack():
        raise _NotCacheable("is traced under a dispatch mode")
    for part in gm.modules():
        if isinstance(part, GraphModule):
            _check_graph(part)


def _check_graph(gm: GraphModule) -> None:
    try:
        _aot.check_cacheable(gm)
    except AttributeError as e:  # raised by PyTorch 2.13 for unknown targets
        raise _NotCacheable(f"cannot be hashed: {e}") from e
    for n in gm.graph.nodes:
        if n.op == "get_attr" and not isinstance(getattr(gm, n.target, None), GraphModule):
            raise _NotCacheable(f"holds '{n.target}'")
        if isinstance(n.target, (torch._ops.OpOverload, torch._ops.OpOverloadPacket)):
            name = str(getattr(n.target, "_name", None) or n.target._qualified_op_name)
            if name.partition("::")[0] not in _NAMESPACES:
                raise _NotCacheable(f"calls {name}, whose version is unknown")


# ---- keys ----


@lru_cache(maxsize=1)
def _ourselves() -> str:
    """Returns a hash of this package: its version, and its files, which developers edit."""
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
    """Returns the settings of PyTorch that affect tracing, apart from the graph."""
    devices = torch._C._autocast_supported_devices()
    autocast = [(d, torch.get_autocast_dtype(d)) for d in devices if torch.is_autocast_enabled(d)]
    cuda = torch.backends.cuda  # its switches of attention apply to the CPU, too
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
    """Returns hashes of operator descriptions and fusion rules.

    Includes the files of directories in FXGE_OPS_PATH.
    """
    given = os.environ.get("FXGE_OPS_PATH", "").split(os.pathsep)
    files = [Path(p) for p in (*op_files(config), *given, *rule_files(config)) if p]
    inside = [sorted(p.iterdir()) if p.is_dir() else [p] for p in files]
    return [hashlib.sha256(p.read_bytes()).digest() for found in inside for p in found]


def _installation(config: Config) -> tuple[str, int] | None:
    """Returns the installed CANN whose kernels decide the lowering for a chip, with its time."""
    home = os.environ.get("ASCEND_HOME_PATH")
    if not (config.soc and home):
        return None
    kernels = Path(home) / "opp/built-in/op_impl/ai_core/tbe/config"
    return home, kernels.stat().st_mtime_ns if kernels.is_dir() else 0


def _source_locations(gm: GraphModule) -> list[Any]:
    """Returns the source locations of nodes, which diagnostics report."""
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
        described = (_descriptions(config), _installation(config))
        parts = (_ourselves(), _machine(), config, *described, _source_locations(gm))
    except (OSError, TypeError, AttributeError, ValueError) as e:
        raise _NotCacheable(f"cannot be hashed: {e}") from e
    graded = training and [x.requires_grad for x in inputs]
    return disk_store.key_of("live", graph, graded, *parts)


# ---- entries ----


class Entry:
    """A place in the cache, which may be empty.

    Args:
        key: key of the graph.
        inputs: layouts of a call's tensors; None if unknown.
        outputs: results of the graph, as `cache_checks.results` returns them; None if unknown.
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
        """Returns the entry's programs by kind, and a callable to run instead of Dynamo's graph.

        Kinds are "inference", or "forward" and "backward". Returns None if the entry is missing or
        invalid.
        """
        data = _with_store(lambda store: store.get(self.key))
        if data is None:
            return None
        try:
            parts = _parts_of(data, training)
            found = _programs_of(parts, config, self)
        except (FxgeError, RuntimeError, ValueError, TypeError, LookupError, AttributeError) as e:
            _log.info("the cached entry of a graph is invalid and will be made again: %s", e)
            return None
        _record(self.key, data)
        _log.info("%s: found in the cache as %s", ", ".join(parts), self.key)
        return found

    def keep(
        self,
        gm: GraphModule,
        output_plan: OutputPlan,
        bases: list[int],
        config: Config,
        what: str,
    ) -> None:
        """Stores a compiled graph if it can be cached; forward and backward together.

        Args:
            bases: inputs whose views are the graph's last inputs.
        """
        try:
            plan = {**_plan(output_plan), "bases": bases}
            if what != "backward":
                plan["written"] = _changed_inputs()
            if what == "forward":
                plan["around"] = _around_forward(len(output_plan.outputs))
        except _NotCacheable as why:
            _log.info("%s: is not cached: it %s", what, why)
            return
        writer = Writer(config=config, texts=False)
        self._parts[what] = plan, b"".join(live_pieces(writer, gm, output_plan.computed, what))
        if what != "inference" and len(self._parts) < 2:
            return
        data = _data_of(self._parts)
        if _with_store(lambda store: store.put(self.key, data)):
            _record(self.key, data)


def _data_of(parts: dict[str, tuple[dict[str, Any], bytes]]) -> bytes:
    """Returns an entry as bytes: plans, then graphs."""
    head = json.dumps([[what, plan, len(graph)] for what, (plan, graph) in parts.items()]).encode()
    graphs = b"".join(graph for _, graph in parts.values())
    return len(head).to_bytes(_HIDDEN, "little") + head + graphs


def _parts_of(data: bytes, training: bool) -> dict[str, tuple[dict[str, Any], bytes]]:
    at = _HIDDEN + int.from_bytes(data[:_HIDDEN], "little")
    found = {}
    for what, plan, size in json.loads(
        data[_HIDDEN:at].decode()
    ):  # json.loads of bytes would import a codec
        end = at + _checked_count(size)
        found[str(what)], at = (plan, data[at:end]), end
    both = training and set(found) == {"forward", "backward"}  # otherwise no gradients are computed
    if not (both or set(found) == {"inference"}) or at != len(data):
        raise ValueError(f"it holds {', '.join(found)}")
    return found


def _with_store(f: Callable[[disk_store.Store], Any]) -> Any:
    """Calls `f` with the store; returns None, and warns once, if other users can write to it."""
    try:
        return f(disk_store.Store(disk_store.default_directory()))
    except FxgeError as e:
        if str(e) not in _warned:
            _warned.add(str(e))
            _log.warning("%s; graphs are compiled without it", e)
        return None


def _changed_inputs() -> list[int]:
    """Returns the inputs that the graph changes. Raises _NotCacheable if AOTAutograd adds more."""
    context = TracingContext.try_get()
    about: Any = context.fw_metadata if context else None
    if about is None or context is None:
        raise _NotCacheable("was not traced by AOTAutograd")
    if about.num_outputs_aliased or about.num_mutated_inp_runtime_indices:
        raise _NotCacheable("has results that are views, or changes inputs outside of the graph")
    if about.tokens or about.num_intermediate_bases or about.is_rng_op_functionalized:
        raise _NotCacheable("has effects")
    if context.guards_context.aotautograd_guards:
        raise _NotCacheable("has guards of AOTAutograd")
    return list(about.mutated_graph_handled_indices_seen_by_autograd)


def _around_forward(results: int) -> dict[str, Any]:
    """Returns AOTAutograd's properties of a forward graph with `results` results, as data."""
    context = TracingContext.try_get()
    about: Any = context.fw_metadata if context else None
    user = len(about.output_info) if about else 0
    found = _training.around(about, results - user) if about else None
    if found is None:
        raise _NotCacheable("saves sizes for its backward")
    return found.as_data()


# ---- plans: results of call.plan as JSON ----

_PLAIN = (bool, int, float, str, type(None))
_DTYPES = frozenset(TORCH_OF_OURS.values())


def _plan(output_plan: OutputPlan) -> dict[str, Any]:
    if output_plan.data_dependent.numbers or output_plan.data_dependent.slices:
        raise _NotCacheable("has data-dependent sizes")
    return {
        "single": output_plan.single,
        "inputs": [[n.name, _layout_of(value_of(n))] for n in output_plan.inputs],
        "computed": [[n.name, _layout_of(value_of(n))] for n in output_plan.computed],
        "outputs": [_source(s) for s in output_plan.outputs],
    }


def _source(s: Source) -> dict[str, Any]:
    if s.kind == "constant" and type(s.value) not in _PLAIN:
        raise _NotCacheable(f"returns {s.value!r}")
    if not cache_checks.bools_fit(s):
        raise _NotCacheable("returns bytes as bools")
    value = s.value if s.kind == "constant" else _layout_of(s.value)
    base = None if s.base is None else _source(s.base)
    return {"kind": s.kind, "index": s.index, "value": value, "base": base}


def _layout_of(val: Any) -> list[Any]:
    """Returns dtype, sizes, strides and offset of a tensor."""
    if not isinstance(val, torch.Tensor) or val.is_conj() or val.is_neg():
        raise _NotCacheable("has inputs or results that are not plain tensors")
    numbers = (*val.shape, *val.stride(), val.storage_offset())
    if val.layout is not torch.strided or any(type(d) is not int for d in numbers):
        raise _NotCacheable("has data-dependent sizes")
    dtype = str(val.dtype).removeprefix("torch.")
    return [dtype, list(val.shape), list(val.stride()), val.storage_offset()]


def _programs_of(
    parts: dict[str, tuple[dict[str, Any], bytes]],
    config: Config,
    entry: Entry,
) -> tuple[dict[str, Program], Callable[..., Any]]:
    programs, calls, output_plans = {}, {}, {}
    for what, (plan, graph) in parts.items():
        output_plans[what] = _output_plan(plan)
        program = programs[what] = Program(config).load_bytes(graph, what)
        program.compile(in_place=True)
        given = None if what == "backward" else entry.inputs
        bases = [_checked_count(i) for i in plan["bases"]]
        cache_checks.check_inputs(program, output_plans[what], bases, given)
        cache_checks.check_outputs(output_plans[what])
        calls[what] = input_views.passing(Call(program, output_plans[what]).boxed(), bases)
        if program.order:
            calls[what] = agreement.first(calls[what], program.order, config.rank_timeout)
    mixed = torch._C._is_any_autocast_enabled()
    if "inference" in calls:
        cache_checks.check_results(output_plans["inference"].outputs, entry.outputs)
        written = _written_inputs(parts["inference"][0], output_plans["inference"])
        return programs, _with_versions(_without_gradients(calls["inference"], mixed), written)
    plan = parts["forward"][0]
    about = _training.of_data(plan["around"], len(output_plans["forward"].outputs))
    cache_checks.check_pair(output_plans["forward"], output_plans["backward"], about)
    cache_checks.check_results(output_plans["forward"].outputs[: about.returned], entry.outputs)
    first = len(output_plans["backward"].inputs) - len(about.tangents)
    tangents = [value_of(n) for n in output_plans["backward"].inputs[first:]]
    call = _training.function(calls["forward"], calls["backward"], about, tangents, mixed)
    none = [i for i, s in enumerate(output_plans["backward"].outputs) if s.kind == "constant"]
    return programs, _with_versions(call, _written_inputs(plan, output_plans["forward"]), none)


def _written_inputs(plan: dict[str, Any], output_plan: OutputPlan) -> list[int]:
    """Returns the inputs that a call changes."""
    found = [_checked_count(i) for i in plan["written"]]
    if any(i >= len(output_plan.inputs) for i in found):
        raise ValueError("it writes into an input that does not exist")
    return found


def _output_plan(plan: dict[str, Any]) -> OutputPlan:
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
    """Replacement of a node of FX, with the attributes that a call reads."""

    name: str
    meta: dict[str, Any]


def _node(name: str, layout: list[Any]) -> Any:
    return _Node(str(name), {"val": _tensor(*layout)})


def _source_of(s: dict[str, Any]) -> Source:
    constant = s["kind"] == "constant"
    if constant and type(s["value"]) not in _PLAIN:
        raise ValueError(f"the constant {s['value']!r}")
    value = s["value"] if constant else _tensor(*s["value"])
    base = None if s["base"] is None else _source_of(s["base"])
    return Source(str(s["kind"]), _checked_count(s["index"]), value, base)


def _tensor(dtype: str, shape: list[int], stride: list[int], offset: int) -> torch.Tensor:
    if dtype not in _DTYPES:
        raise ValueError(f"the dtype {dtype}")
    found = getattr(torch, dtype)
    numbers = [[_checked_count(d) for d in x] for x in (shape, stride, [offset])]
    return torch.empty(0, dtype=found, device="meta").as_strided(*numbers[:2], numbers[2][0])


def _checked_count(value: Any) -> int:
    """Returns a number for the code of a call; raises ValueError for anything else."""
    if type(value) is not int or value < 0:
        raise ValueError(f"{value!r} is not a count")
    return value


def _without_gradients(call: Callable[[list[Any]], Any], mixed: bool) -> Callable[..., Any]:
    """Returns a call that runs a program for inference without gradients and autocast."""

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


def _with_versions(
    call: Callable[..., Any], written: list[int], detached: Sequence[int] = ()
) -> Callable[..., Any]:
    """Returns a call that does AOTAutograd's work for graphs whose results are not views.

    Versions of changed inputs are incremented, and inputs without gradients are detached.
    """

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
        """Cache entry in PyTorch's artifacts, for other machines."""

        @staticmethod
        def type() -> str:
            return "fxge"

        def populate_cache(self) -> None:
            if not disk_store.is_key(self.key):
                _log.warning("skipped an entry with an invalid key: %r", self.key)
            elif disk_store.enabled():
                _with_store(lambda store: store.put(self.key, self.content))


def _record(key: str, data: bytes) -> None:
    CacheArtifactRecorder("fxge", key).record(data)
