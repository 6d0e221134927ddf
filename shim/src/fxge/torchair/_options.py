# SPDX-License-Identifier: Apache-2.0
"""TorchAir's options as a table: accepted values, effect in fxge, names in GE.

HONOURED options have an effect. KEPT options have an effect on an NPU only; they are checked, and
CompilerConfig.ge_options() returns them if GE has a name for them. REFUSED options are not
supported: any value but the default raises FxgeError when the configuration is used.
"""

from __future__ import annotations

import difflib
import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from fxge.errors import FxgeError

HONOURED, KEPT, REFUSED = "honoured", "kept", "refused"
_BIG = 2**63 - 1


class OptionError(FxgeError, ValueError):
    """Unknown option or invalid value; also a ValueError, as in TorchAir."""


@dataclass(frozen=True)
class Option:
    """One option.

    Attributes:
        values: accepted values, the default first.
        takes: returns True for another accepted value; its docstring describes these values.
        effect: HONOURED, KEPT or REFUSED.
        ge: name in GE: "global NAME" for a process, "local NAME" for a graph.
        numbers: GE's texts of values; None: the value's text, bools as "1" and "0".
        atc: the same option of atc; "": atc has none.
        refused: unsupported values of a HONOURED option.
    """

    values: tuple[Any, ...]
    effect: str = KEPT
    takes: Callable[[Any], bool] | None = None
    ge: str = ""
    numbers: Mapping[Any, str] | None = None
    atc: str = ""
    refused: tuple[Any, ...] = ()

    def accepts(self, value: Any) -> bool:
        """Returns True if the option accepts `value`."""
        if any(type(value) is type(v) and value == v for v in self.values):
            return True
        return self.takes is not None and self.takes(value)

    def expected(self) -> str:
        """Returns a description of the accepted values."""
        words = [repr(v) for v in self.values]
        return " or ".join([", ".join(words), *([self.takes.__doc__ or ""] if self.takes else [])])

    def ge_text(self, value: Any) -> str:
        """Returns the text of `value` for GE."""
        if self.numbers:
            return self.numbers[value]
        return str(int(value)) if isinstance(value, bool) else str(value)

    def atc_option(self, value: Any) -> str:
        """Returns the argument of atc for `value`."""
        if self.atc in _BY_WORD:
            return f"--{self.atc}={str(value).lower()}"
        return f"--{self.atc}={self.ge_text(value)}"


_BY_WORD = (
    "enable_single_stream",
    "oo_constant_folding",
    "oo_dead_code_elimination",
)  # atc expects true and false


# ---- values that cannot be listed ----


def _function(v: Any) -> bool:
    """a function"""
    return callable(v)


def _text(v: Any) -> bool:
    """a text"""
    return isinstance(v, str)


def _anything(v: Any) -> bool:
    """anything"""
    return v is not None


def _directory(v: Any) -> bool:
    """an existing directory"""
    return isinstance(v, str) and os.path.isdir(v)


def _file(v: Any) -> bool:
    """an existing file"""
    return isinstance(v, str) and os.path.isfile(v)


def _json(v: Any) -> bool:
    """an existing .json file"""
    return _file(v) and v.endswith(".json")


def _steps(v: Any) -> bool:
    """steps as '0|2-5'"""
    return isinstance(v, str) and re.fullmatch(r"\d+(-\d+)?(\|\d+(-\d+)?)*", v) is not None


def _layers(v: Any) -> bool:
    """names with spaces between them"""
    return isinstance(v, str) and re.fullmatch(r"[\w/.\-]+( [\w/.\-]+)*", v) is not None


def _size_limit(v: Any) -> bool:
    """an integer of at least 1"""
    return type(v) is int and 1 <= v <= _BIG


def _ops_limit(v: Any) -> bool:
    """an integer of at least -1"""
    return type(v) is int and -1 <= v <= _BIG


def _index(v: Any) -> bool:
    """an index"""
    return type(v) is int and v >= 0


_OFF, _ON = (False, True), (True, False)
_ACL = Option(_OFF)  # options of TorchAir's ACL graph mode, which captures graphs on an NPU
_ACL_ON = Option(_ON)

OPTIONS: dict[str, Option] = {
    "mode": Option(("max-autotune", "reduce-overhead", "npugraph_ex")),
    "post_grad_custom_pre_pass": Option((None,), HONOURED, _function),
    "post_grad_custom_post_pass": Option((None,), HONOURED, _function),
    "debug.graph_dump.type": Option((None, "txt", "pbtxt", "py"), HONOURED, refused=("py",)),
    "debug.graph_dump.path": Option((".",), HONOURED, _directory),
    "debug.data_dump.type": Option((None, "npy"), HONOURED),
    "debug.data_dump.path": Option((".",), HONOURED, _directory),
    "debug.data_dump.filter": Option((None,), HONOURED, _function),
    "debug.fx_summary.type": Option((None, "csv"), HONOURED),
    "debug.fx_summary.skip_compile": Option(_ON, HONOURED),
    "debug.run_eagerly": Option(_OFF, HONOURED),
    "debug.deadlock_check": Option(_OFF, ge="local deadlock_check"),
    "debug.aclgraph.disable_reinplace_inplaceable_ops_pass": _ACL,
    "debug.aclgraph.disable_reinplace_input_mutated_ops_pass": _ACL,
    "debug.aclgraph.disable_mempool_reuse_in_same_fx": _ACL,
    "debug.aclgraph.enable_output_clone": _ACL,
    "debug.aclgraph.clone_input": _ACL_ON,
    "debug.aclgraph.remove_cat_ops": _ACL_ON,
    "debug.aclgraph.static_capture_size_limit": Option((64,), takes=_size_limit),
    "aoe_config.aoe_mode": Option((None, "2")),
    "aoe_config.work_path": Option(("./",), takes=_directory),
    "aoe_config.aoe_config_file": Option((None,), takes=_file),
    "export.export_mode": _ACL,
    "export.export_path_dir": Option(("export_file",), takes=_text),
    "export.export_name": Option(("export",), takes=_text),
    "export.weight_name": Option((None,), takes=_anything),
    "export.inputs_name": Option((None,), takes=_anything),
    "export.experimental.auto_atc_config_generated": Option(_OFF, REFUSED),
    "export.experimental.enable_record_nn_module_stack": Option(_OFF, REFUSED),
    "export.experimental.enable_lite_export": Option(_OFF, REFUSED),
    "dump_config.enable_dump": Option(_OFF, ge="global ge.exec.enableDump"),
    "dump_config.quant_dumpable": Option(_OFF, ge="global ge.quant_dumpable"),
    "dump_config.dump_path": Option(("./",), takes=_directory, ge="global ge.exec.dumpPath"),
    "dump_config.dump_mode": Option(("all", "input", "output"), ge="global ge.exec.dumpMode"),
    "dump_config.dump_step": Option(("",), takes=_steps, ge="global ge.exec.dumpStep"),
    "dump_config.dump_layer": Option(("",), takes=_layers, ge="global ge.exec.dumpLayer"),
    "dump_config.dump_data": Option(("tensor", "stats"), ge="global ge.exec.dumpData"),
    "dump_config.dump_config_path": Option(
        (None,), takes=_json, ge="global ge_dump_with_acl_config"
    ),
    "dump_config.data_dump_stage": Option(("optimized", "original")),
    "fusion_config.fusion_switch_file": Option(
        (None,), takes=_file, ge="global ge.fusionSwitchFile", atc="fusion_switch_file"
    ),
    "experimental_config.cc_parallel_enable": Option(
        _OFF, ge="global ge.exec.enableEngineParallel"
    ),
    "experimental_config.keep_inference_input_mutations": Option(_ON, HONOURED),
    "experimental_config.memory_efficiency": Option(_OFF, ge="local ge.featureBaseRefreshable"),
    "experimental_config.frozen_parameter": Option(_OFF, ge="local frozenInput"),
    "experimental_config.static_model_ops_lower_limit": Option(
        (None,), takes=_ops_limit, ge="local ge.exec.static_model_ops_lower_limit"
    ),
    "experimental_config.jit_compile": Option(
        ("auto",), ge="local ge.jit_compile", numbers={"auto": "2"}, atc="jit_compile"
    ),
    "experimental_config.npu_fx_pass": Option(_OFF),
    "experimental_config.aot_config_enable_joint_graph": Option(_OFF, REFUSED),
    "experimental_config.aot_config_output_loss_index": Option((0,), REFUSED, _index),
    "experimental_config.topology_sorting_strategy": Option(
        ("DFS", "BFS", "RDFS", "StableRDFS"),
        ge="local ge.topoSortingMode",
        numbers={"DFS": "1", "BFS": "0", "RDFS": "2", "StableRDFS": "3"},
        atc="topo_sorting_mode",
    ),
    "experimental_config.enable_ref_data": _ACL,
    "experimental_config.enable_view_optimize": _ACL_ON,
    "experimental_config.remove_noop_ops": _ACL_ON,
    "experimental_config.tiling_schedule_optimize": Option(
        _OFF, ge="local ge.tiling_schedule_optimize", atc="tiling_schedule_optimize"
    ),
    "experimental_config.pattern_fusion_pass": Option(_ON, HONOURED),
    "experimental_config.aclgraph._aclnn_static_shape_kernel": _ACL,
    "experimental_config.aclgraph._aclnn_static_shape_kernel_build_dir": Option(
        (None,), takes=_anything
    ),
    "experimental_config.aclgraph._aclnn_static_shape_kernel_sym_value_range": Option(
        (None,), takes=_anything
    ),
    "experimental_config.aclgraph._aclnn_static_shape_kernel_sym_index": Option(
        (None,), takes=_anything
    ),
    "experimental_config.aclgraph._super_kernel_optimize": _ACL,
    "experimental_config.aclgraph._super_kernel_optimize_options": Option((None,), takes=_anything),
    "experimental_config.aclgraph._super_kernel_debug_options": Option((None,), takes=_anything),
    "inference_config.dynamic_gears_merge_policy": Option(("zip", "product"), HONOURED),
    "ge_config.enable_single_stream": Option(
        _OFF, ge="global ge.enableSingleStream", atc="enable_single_stream"
    ),
    "ge_config.oo_level": Option(("O3", "O1"), ge="global ge.oo.level", atc="oo_level"),
    "ge_config.oo_constant_folding": Option(
        (None, True, False), ge="global ge.oo.constantFolding", atc="oo_constant_folding"
    ),
    "ge_config.oo_dead_code_elimination": Option(
        (None, True, False), ge="global ge.oo.deadCodeElimination", atc="oo_dead_code_elimination"
    ),
    "ge_config.export_compile_stat": Option(("2", "0", "1"), ge="global ge.exportCompileStat"),
    "ge_config.aicore_num": Option(
        (None,), takes=_anything, ge="global ge.aicoreNum", atc="aicore_num"
    ),
    "ge_config.optimization_switch": Option(
        (None,), takes=_text, ge="global ge.optimizationSwitch", atc="optimization_switch"
    ),
    "aclgraph_config.use_custom_pool": Option((None,), takes=_anything),
}


def _names_below(path: str) -> list[str]:
    """Returns the names of options and groups in a group."""
    prefix = f"{path}." if path else ""
    below = [key.removeprefix(prefix).split(".")[0] for key in OPTIONS if key.startswith(prefix)]
    return list(dict.fromkeys(below))


class Group:
    """Options with a common name: `config.debug`. Setting an option checks its value."""

    _path: str
    _values: dict[str, Any]

    def __init__(self, path: str, values: dict[str, Any]) -> None:
        object.__setattr__(self, "_path", path)
        object.__setattr__(self, "_values", values)

    def _key(self, name: str) -> str:
        if name not in _names_below(self._path):
            near = difflib.get_close_matches(name, _names_below(self._path), n=1)
            tail = f"did you mean '{near[0]}'?" if near else ""
            raise OptionError(
                f"CompilerConfig has no option '{self._full(name)}'; there are "
                f"{', '.join(_names_below(self._path))}{'; ' + tail if tail else ''}",
                status=2,
            )
        return self._full(name)

    def _full(self, name: str) -> str:
        return f"{self._path}.{name}" if self._path else name

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        try:
            key = self._key(name)
        except OptionError as e:
            raise AttributeError(str(e)) from None
        if key not in OPTIONS:
            return Group(key, self._values)
        return self._values.get(key, OPTIONS[key].values[0])

    def __setattr__(self, name: str, value: Any) -> None:
        key = self._key(name)
        if key not in OPTIONS:
            raise OptionError(
                f"'{key}' is a group of options: set {', '.join(_names_below(key))}", status=2
            )
        if not OPTIONS[key].accepts(value):
            raise OptionError(
                f"option '{key}' cannot be {value!r}, expected {OPTIONS[key].expected()}", status=2
            )
        self._values[key] = value

    def __dir__(self) -> list[str]:
        return _names_below(self._path)

    def __repr__(self) -> str:
        inside = {k: v for k, v in self._values.items() if k.startswith(self._path)}
        return f"CompilerConfig({', '.join(f'{k}={v!r}' for k, v in inside.items())})"


class CompilerConfig(Group):
    """TorchAir's options: `config.debug.graph_dump.type = "pbtxt"`.

    Raises:
        OptionError: (ValueError, FxgeError) an unknown option or an invalid value, with the valid
            ones.
    """

    def __init__(self) -> None:
        super().__init__("", {})

    def __deepcopy__(self, _memo: dict[int, Any]) -> CompilerConfig:
        made = CompilerConfig()
        made._values.update(self._values)
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        return _of_values, (dict(self._values),)

    def changed(self) -> dict[str, Any]:
        """Returns the options with another value than the default."""
        return {k: v for k, v in self._values.items() if v != OPTIONS[k].values[0]}

    def ge_options(self) -> dict[str, str]:
        """Returns GE's options for an NPU, of the options that were set."""
        ge_options = {}
        for key, value in self._values.items():
            option = OPTIONS[key]
            if option.ge and value is not None:
                ge_options[option.ge.split(" ")[1]] = option.ge_text(value)
        if self.ge_config.oo_level == "O1":
            ge_options["ge.topoSortingMode"] = "3"
        return ge_options

    def atc_options(self) -> tuple[str, ...]:
        """Returns atc's arguments for the options that were set."""
        found = {
            OPTIONS[key].atc: OPTIONS[key].atc_option(value)
            for key, value in self._values.items()
            if OPTIONS[key].atc and value is not None
        }
        if self.ge_config.oo_level == "O1":
            found["topo_sorting_mode"] = "--topo_sorting_mode=3"
        return tuple(found.values())

    def without_atc(self) -> list[str]:
        """Returns the options that were changed and that GE supports, but atc does not."""
        return [
            key
            for key, value in self._values.items()
            if OPTIONS[key].ge and not OPTIONS[key].atc and value != OPTIONS[key].values[0]
        ]

    def check(self) -> None:
        """Raises FxgeError (status 3) if an unsupported option is set."""
        for key, value in self._values.items():
            option = OPTIONS[key]
            later = option.effect == REFUSED and value != option.values[0]
            if later or value in option.refused:
                raise FxgeError(f"fxge does not support option '{key}' = {value!r} yet", status=3)

    def check_saved(self) -> None:
        """Raises FxgeError (status 3) if an option for live graphs is set."""
        for key, value in self._values.items():
            if OPTIONS[key].effect == HONOURED and value != OPTIONS[key].values[0]:
                raise FxgeError(f"option '{key}' acts on graphs of torch.compile only", status=3)


def _of_values(values: dict[str, Any]) -> CompilerConfig:
    made = CompilerConfig()
    made._values.update(values)
    return made
