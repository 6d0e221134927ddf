# SPDX-License-Identifier: Apache-2.0
"""get_npu_backend and get_compiler: fxge's backend with TorchAir's options."""

from __future__ import annotations

import csv
import io
import json
import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from torch.fx import GraphModule

from fxge import backend
from fxge._core import output_files
from fxge._programs.program import Program
from fxge.config import Config
from fxge.errors import FxgeError

from . import _patterns
from ._dump import saving
from ._options import CompilerConfig
from .core.utils import logger


def _checked(config: Any) -> CompilerConfig:
    if config is None:
        return CompilerConfig()
    if not isinstance(config, CompilerConfig):
        raise FxgeError(f"expected a CompilerConfig, found {type(config).__name__}", status=2)
    config.check()
    return config


class _Hooks(backend.Hooks):
    """Extension points of the backend for TorchAir's options."""

    def __init__(self, config: CompilerConfig, decompositions: Mapping[Any, Any]) -> None:
        self.config, self.added = config, dict(decompositions)
        self.keep_mutations = config.experimental_config.keep_inference_input_mutations
        self.zip_gears = config.inference_config.dynamic_gears_merge_policy == "zip"

    def decompositions(self) -> dict[Any, Callable[..., Any]]:
        return self.added

    def prepare(self, gm: GraphModule, example_inputs: Sequence[Any]) -> None:
        c = self.config
        first, last = c.post_grad_custom_pre_pass, c.post_grad_custom_post_pass
        if first is not None:
            first(gm, example_inputs, c)
        if c.experimental_config.pattern_fusion_pass:
            found = _patterns.replace(gm)
            logger.info("%d patterns replaced", found)
        if last is not None:
            last(gm, example_inputs, c)
        if first is not None or last is not None:
            gm.graph.lint()
            gm.recompile()
        _patterns.complete(gm)

    def instead(
        self, gm: GraphModule, config: Config, what: str, data: bytes
    ) -> Callable[..., Any] | None:
        dump = self.config.debug.data_dump
        if dump.type is not None:
            return saving(gm, backend.free_path(dump.path, f"data_dump_{what}", ""), dump.filter)
        if self.config.debug.fx_summary.type is None:
            return None
        rows = json.loads(Program(config).load_bytes(data, what).text("ops-json"))
        path = backend.free_path(".", f"summary_{what}", ".csv")
        _write_summary(path, rows)
        logger.info("wrote %s", path)
        return backend.eager(gm) if self.config.debug.fx_summary.skip_compile else None

    def compiled(self, gm: GraphModule, what: str, program: Program) -> Callable[..., Any] | None:
        debug = self.config.debug
        logger.info("compiled %s: %d nodes", what, program.nodes)
        if debug.graph_dump.type is not None:
            kind = "text" if debug.graph_dump.type == "txt" else "pbtxt"
            path = backend.free_path(
                debug.graph_dump.path, f"dynamo_{what}", f".{debug.graph_dump.type}"
            )
            output_files.write(path, program.text(kind).encode())
            logger.info("wrote %s", path)
        return backend.eager(gm) if debug.run_eagerly else None


def _write_summary(path: str, rows: Any) -> None:
    """Writes a line for each operator: its name, number of calls, and lowering."""
    listed = rows if isinstance(rows, list) else rows.get("ops", [])
    keys = list(dict.fromkeys(k for row in listed for k in row))
    text = io.StringIO(newline="")
    table = csv.DictWriter(text, keys)
    table.writeheader()
    table.writerows(listed)
    output_files.write(path, text.getvalue().encode("utf-8-sig"))


def _for_atc(config: Config, options: CompilerConfig) -> Config:
    """Returns `config` with TorchAir's options as arguments of atc, after its own."""
    given = {o.partition("=")[0] for o in config.atc_options}
    more = [o for o in options.atc_options() if o.partition("=")[0] not in given]
    lost = options.without_atc()
    if lost and config.device not in (None, "cpu"):
        warnings.warn(f"atc has no option for {', '.join(lost)}: set without effect", stacklevel=3)
    return replace(config, atc_options=(*config.atc_options, *more))


def get_npu_backend(
    *,
    compiler_config: CompilerConfig | None = None,
    custom_decompositions: Mapping[Any, Callable[..., Any]] | None = None,
    config: Config | None = None,
) -> Callable[..., Any]:
    """Returns a backend for torch.compile, on the CPU if there is no NPU.

    Args:
        compiler_config: TorchAir's options.
        custom_decompositions: decompositions by overload, in addition to fxge's own.
        config: fxge's own options.

    Raises:
        FxgeError: status 2, another kind of object; 3, an unsupported option.
    """
    checked = _checked(compiler_config)
    hooks = _Hooks(checked, custom_decompositions or {})
    made = backend.make_backend(_for_atc(config or Config(), checked), hooks)
    made.compiler_config = checked  # type: ignore[attr-defined]
    return made


def get_compiler(compiler_config: CompilerConfig | None = None) -> Callable[..., Any]:
    """Returns the compiler of a single graph, for torch._dynamo.backends.common.aot_autograd.

    The compiler accepts an AOT graph and example inputs, and returns a callable.

    Raises:
        FxgeError: as get_npu_backend does.
    """
    hooks = _Hooks(_checked(compiler_config), {})
    return backend.compiler(_for_atc(Config(), hooks.config), "graph", hooks)
