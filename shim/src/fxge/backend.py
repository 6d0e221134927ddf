# SPDX-License-Identifier: Apache-2.0
"""The backend for torch.compile(model, backend="fxge"): AOTAutograd, then one compiled graph.

Every graph is compiled to GE. Unsupported operators raise an exception that names all of them with
the user's lines. Only options={"fallback": True} lets PyTorch run them.
"""

from __future__ import annotations

import importlib
import logging
import os
import re
import sys
import types
from collections.abc import Callable, Sequence
from dataclasses import replace
from time import perf_counter
from typing import Any

import torch
from torch._dynamo.backends.common import aot_autograd
from torch._logging import trace_structured
from torch.fx import GraphModule
from torch.utils._python_dispatch import _disable_current_modes

from ._core import arrays, output_files
from ._core.library import stages
from ._distributed import agreement
from ._dynamo import compilations, frames, skipped_frames
from ._live import (
    cache,
    default_dtype,
    gears,
    input_views,
    npu_tensors,
    random_state,
    specialised_sizes,
    storage_swaps,
)
from ._live.call import Call, plan
from ._live.fallback import compile_with_fallback, left_to_torch, warn_once
from ._live.profile import profiled
from ._operators import execution_order, recurrent, resampling
from ._operators.torch_definitions import define_once
from ._programs import chip
from ._programs.program import Program
from ._serialization.fx_writer import Writer
from ._serialization.fxpb import live_pieces
from ._verification.accuracy import checked
from ._verification.first_nan import observed
from ._verification.reduction import reduced
from .config import Config
from .decompositions import table
from .errors import FxgeError

_log = logging.getLogger("fxge")  # TORCH_LOGS="+fxge"
for _listener in (skipped_frames.ended, compilations.ended):
    frames.listen(_listener)


class Hooks:
    """Extension points of a compilation, which fxge.torchair overrides."""

    keep_mutations = True  # graphs write new values of inputs themselves in inference
    # combines the gears of tensors (set_dim_gears) in order instead of all with all
    zip_gears = False

    def decompositions(self) -> dict[Any, Callable[..., Any]]:
        """Returns decompositions in addition to those of fxge."""
        return {}

    def prepare(self, gm: GraphModule, example_inputs: Sequence[Any]) -> None:
        """Changes an AOT graph before it is compiled."""

    def instead(
        self, gm: GraphModule, config: Config, what: str, data: bytes
    ) -> Callable[..., Any] | None:
        """Returns a callable to use instead of compiling the graph (`data`: its .fxpb), or None."""

    def compiled(self, gm: GraphModule, what: str, program: Program) -> Callable[..., Any] | None:
        """Returns a callable to run instead of the compiled program, or None."""


def compiler(
    config: Config, what: str, hooks: Hooks, entry: cache.Entry | None = None
) -> Callable[[GraphModule, Sequence[Any]], Any]:
    def compile_graph(gm: GraphModule, example_inputs: Sequence[Any]) -> Callable[..., Any]:
        hooks.prepare(gm, example_inputs)

        def compile_one(part: GraphModule, name: str) -> Callable[[list[Any]], Any]:
            return compile_fx(part, config, name, hooks, entry)

        with _disable_current_modes():  # constants of the graph are real
            if config.fallback:
                return compile_with_fallback(gm, config, what, compile_one)
            places = storage_swaps.take_out(gm)
            return storage_swaps.set_after(compile_one(gm, what), places)

    return compile_graph


def compile_fx(
    gm: GraphModule,
    config: Config,
    what: str = "graph",
    hooks: Hooks | None = None,
    entry: cache.Entry | None = None,
) -> Callable[[list[Any]], Any]:
    """Compiles an AOT graph; returns a boxed callable, which empties its list of inputs.

    Args:
        what: "forward", "backward" or "inference", for messages and file names.
        entry: entry of the disk cache that stores the result; None: not cached.
    """
    hooks, begin = hooks or Hooks(), perf_counter()
    chip_device = npu_tensors.device_of(gm)
    if chip_device is not None:
        config = _options_on_chip(config, str(chip_device))
    _prepare(gm, what)
    # Training saves inputs for the backward; `accuracy` runs the graph itself on the same inputs.
    viewed = what == "inference" and not config.accuracy
    graph, bases = input_views.as_inputs(gm) if viewed else (gm, [])
    output_plan = plan(graph)
    writer = Writer(config=config)
    data = b"".join(live_pieces(writer, graph, output_plan.computed, what))
    _dump(config, what, data)
    instead = hooks.instead(gm, config, what, data)
    if instead is not None:
        return instead
    program = _compile_program(gm, config, what, hooks, data)
    if program is None:  # the graph was changed
        return compile_fx(gm, config, what, hooks, entry)
    took = 1e3 * (perf_counter() - begin)
    _log.info("%s: a graph of %d nodes compiled in %.1f ms", what, len(gm.graph.nodes), took)
    _log_program(what, program)
    instead = hooks.compiled(gm, what, program)
    if instead is not None:
        return instead
    if config.run_eagerly:
        return eager(gm)
    if config.device is not None:
        chip.move_to_device(program, config.device)
    if writer.left_to_torch and program.device is None:
        writer = Writer(config=config, runs=True)
        program = program.run_by(b"".join(live_pieces(writer, graph, output_plan.computed, what)))
    elif entry is not None:
        entry.keep(graph, output_plan, bases, config, what)
    call = input_views.passing(Call(program, output_plan, chip_device).boxed(), bases)
    return _wrapped_call(gm, config, what, program, call, data)


def _prepare(gm: GraphModule, what: str) -> None:
    """Prepares an AOT graph for compilation."""
    if what == "backward":
        execution_order.leave_out_forward(gm)
    random_state.own_states(gm)
    default_dtype.make_dtypes_explicit(gm)


def _compile_program(
    gm: GraphModule, config: Config, what: str, hooks: Hooks, data: bytes
) -> Program | None:
    """Returns the compiled program of `data`; None if sizes of `gm` were made static instead."""
    program = Program(config).load_bytes(data, what)
    try:
        # `accuracy` runs the program more than once; the program of a chip is written to a file.
        program.compile(in_place=not config.accuracy and config.device in (None, "cpu"))
    except FxgeError as e:
        if not specialised_sizes.fix(gm, e):
            raise
        return None
    if config.gears is not None:
        if what != "inference":
            raise FxgeError(f"gears are for inference, this is a {what} graph", status=3)
        program.set_gears(config.gears, zip=hooks.zip_gears or config.gears_policy == "zip")
    return program


def _wrapped_call(
    gm: GraphModule,
    config: Config,
    what: str,
    program: Program,
    call: Callable[[list[Any]], Any],
    data: bytes,
) -> Callable[[list[Any]], Any]:
    """Returns a call of a program, read from `data`, with the wrappers that options and graph
    require."""
    if program.order:
        call = agreement.first(call, program.order, config.rank_timeout)
    if config.profile:
        call = profiled(call, program, what)
    if config.first_nan:
        call = observed(call, program)
    if config.accuracy:
        call = checked(
            call,
            program,
            gm,
            (lambda e, inputs: reduced(e, program, inputs, what, data)) if config.reduce else None,
        )
    return _with_tokens(call, gm)


def _options_on_chip(config: Config, device: str) -> Config:
    """Returns the options for tensors on a chip."""
    for name in ("accuracy", "first_nan", "gears", "keep_weights"):
        if getattr(config, name):
            raise FxgeError(
                f"option '{name}' is for tensors on the CPU, these are on {device}", status=2
            )
    return replace(config, device=device)


def _with_tokens(call: Callable[[list[Any]], Any], gm: GraphModule) -> Callable[[list[Any]], Any]:
    """Adds tensors for the tokens that order effects, for which PyTorch passes None.

    Tokens are the first inputs of a graph with with_effects; they have f32[0] metadata.
    """
    effects = torch.ops.higher_order.with_effects
    inputs = gm.graph.find_nodes(op="placeholder")
    tokens = [n for n in inputs if any(u.target is effects and u.args[0] is n for u in n.users)]
    if not tokens:
        return call

    def with_tokens(args: list[Any]) -> Any:
        args[: len(tokens)] = [torch.empty(0) for _ in tokens]
        return call(args)

    with_tokens._boxed_call = True  # type: ignore[attr-defined]
    return with_tokens


def _source(node: torch.fx.Node) -> str:
    """Returns the user's expression for an input of Dynamo's graph: `x`, `past[0]['key']`."""
    source = getattr(node, "_dynamo_source", None)
    name = getattr(source, "name", None) or node.name
    text = str(name() if callable(name) else name)
    return re.sub(r"^L\['(\w+)'\]", r"\1", text)


def _check_inputs(gm: GraphModule, example_inputs: Sequence[Any], config: Config) -> None:
    """Raises FxgeError for inputs that GE cannot accept, by the user's names."""
    nodes = gm.graph.find_nodes(op="placeholder")
    pairs = zip(nodes, example_inputs, strict=False)
    tensors = [(_source(node), x) for node, x in pairs if isinstance(x, torch.Tensor)]
    for name, x in tensors:
        kind = arrays.special(x)
        if kind:
            raise FxgeError(f"input '{name}' is {kind}, expected a dense tensor", status=4)
    npu_tensors.check_devices(tensors, config.device)


# ---- dumps ----


def _directory(config: Config) -> str | None:
    if config.dump:
        output_files.directory(config.dump)
        return config.dump
    if os.environ.get("TORCH_COMPILE_DEBUG", "0") == "1":
        from torch._dynamo.utils import get_debug_dir

        directory = os.path.join(get_debug_dir(), "fxge")
        output_files.directory(directory)
        return directory
    return None


def free_path(directory: str, what: str, ending: str) -> str:
    """Returns `directory/what_N.ending` with the first unused N."""
    n = 0
    while os.path.exists(os.path.join(directory, f"{what}_{n}{ending}")):
        n += 1
    return os.path.join(directory, f"{what}_{n}{ending}")


def _dump(config: Config, what: str, data: bytes) -> None:
    """Writes the graph as .fxpb, and as text at the end of every stage."""
    directory = _directory(config)
    if not directory:
        return
    path = free_path(directory, what, ".fxpb")
    output_files.write(path, data)
    program = Program(config).load(os.path.abspath(path))  # the texts refer to this file
    for n, stage in enumerate(stages(), 1):
        try:
            program.compile(until=stage, in_place=not config.accuracy)
        except FxgeError:  # reported when the graph itself is compiled
            return
        text = path.removesuffix(".fxpb") + f".{n}.{stage}.txt"
        output_files.write(text, program.text("locs").encode())


def _log_program(what: str, program: Program) -> None:
    """Writes the compiled program to logs and traces."""
    trace_structured(
        "artifact",
        metadata_fn=lambda: {"name": f"fxge_{what}", "encoding": "string"},
        payload_fn=lambda: program.text("locs"),
    )
    if _log.isEnabledFor(logging.DEBUG):
        _log.debug("%s:\n%s", what, program.text("locs"))


def eager(gm: GraphModule) -> Callable[[list[Any]], Any]:
    """Returns a boxed callable that runs the graph in PyTorch, node by node."""

    def run(args: list[Any]) -> Any:
        given = list(args)
        args.clear()
        return gm(*given)

    run._boxed_call = True  # type: ignore[attr-defined]
    return run


# ---- the entry point ----


def get_backend(*, config: Config | None = None) -> Callable[..., Any]:
    """Returns a backend for torch.compile(model, backend=...) with its own configuration."""
    return make_backend(config or Config(), Hooks())


def make_backend(c: Config, hooks: Hooks) -> Callable[..., Any]:
    """Returns a backend with a configuration and extension points."""
    if c.reduce:
        c = replace(c, accuracy=True)
    if c.accuracy and c.device not in (None, "cpu"):
        raise FxgeError("'accuracy' compares runs on the CPU, not those of a chip", status=2)
    if c.first_nan and c.device not in (None, "cpu"):
        raise FxgeError("'first_nan' observes runs on the CPU, not those of a chip", status=2)
    if not c.threads:
        c = replace(c, threads=torch.get_num_threads())
    define_once(c.ops)

    def compile_with_aot(gm: GraphModule, example_inputs: Sequence[Any]) -> Callable[..., Any]:
        frames.reached()
        training = torch.is_grad_enabled() and any(
            isinstance(x, torch.Tensor) and x.requires_grad for x in example_inputs
        )
        try:
            _check_inputs(gm, example_inputs, c)
        except FxgeError as e:
            if not c.fallback:
                raise
            warn_once(
                f"fxge compiled nothing of a graph, which runs in eager PyTorch: {e}", None, 0
            )
            return left_to_torch(gm, "forward" if training else "inference", str(e))
        zip_gears = hooks.zip_gears or c.gears_policy == "zip"
        geared = gears.of_graph(gm, c, _source, zip_gears=zip_gears)
        if (c.gears or geared.gears) is not None and c.fallback:
            raise FxgeError("gears are for whole graphs, not with 'fallback'", status=2)
        entry = None  # only without extensions
        if type(hooks) is Hooks:
            entry = cache.entry_of(gm, example_inputs, geared, training)
        found = entry.find(geared, training) if entry else None
        if found:
            compilations.note_fixed_sizes()
            for what, program in found[0].items():
                _log_program(what, program)
            return found[1]
        recurrent.keep(gm, training, c.soc)
        wrapped = aot_autograd(
            fw_compiler=compiler(geared, "forward", hooks, entry),
            bw_compiler=compiler(geared, "backward", hooks, entry),
            inference_compiler=compiler(geared, "inference", hooks, entry),
            decompositions={**table(c, training), **hooks.decompositions()},
            keep_inference_input_mutations=hooks.keep_mutations,
        )
        try:
            with resampling.kept():
                return wrapped(gm, example_inputs)  # type: ignore[no-any-return]
        finally:
            compilations.note_fixed_sizes()

    return frames.ours(compile_with_aot)


_MODES = ("default", "reduce-overhead", "max-autotune", "max-autotune-no-cudagraphs")


@frames.ours
def backend(
    gm: GraphModule,
    example_inputs: Sequence[Any],
    *,
    options: dict[str, Any] | None = None,
    mode: str | None = None,
) -> Callable[..., Any]:
    """Compiles Dynamo's graph for torch.compile(model, backend="fxge", options={...}).

    Args:
        gm: Dynamo's graph: any dtype and shape that its operators support in GE, static or dynamic,
            with mutations, also in training.
        example_inputs: inputs of the trace.
        options: fields of fxge.Config.
        mode: a mode of inductor; all modes give the same program.

    Returns:
        The compiled callable.

    Raises:
        FxgeError: status 3, naming every unsupported node with the user's lines; 2, an unknown
            option or mode; 4, an input that is not on the CPU.
    """
    if mode not in (None, *_MODES):
        raise FxgeError(f"backend 'fxge' has no mode '{mode}'", status=2)
    return get_backend(config=Config.of(options))(gm, example_inputs)  # type: ignore[no-any-return]


_of_fxge = True  # torch.compile accepts the module, too; see `_dynamo.frames`


class _Module(types.ModuleType):
    """Lets `fxge.backend` be both this module and the function for torch.compile."""

    def __call__(
        self, gm: GraphModule, example_inputs: Sequence[Any], **keywords: Any
    ) -> Callable[..., Any]:
        return backend(gm, example_inputs, **keywords)  # type: ignore[no-any-return]

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles a compiled module by the name of this module."""
        return importlib.import_module, (self.__name__,)


sys.modules[__name__].__class__ = _Module
