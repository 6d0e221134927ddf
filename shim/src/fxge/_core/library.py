# SPDX-License-Identifier: Apache-2.0
"""The C library: search, loading, and the types of its functions; mirrors fxge/fxge.h."""

from __future__ import annotations

import ctypes as c
import os
import sys
from functools import lru_cache
from pathlib import Path
from typing import Any

from ..errors import Diagnostic, FxgeError
from .hints import in_python, text_in_python
from .signals import STOP
from .version import version

SEVERITIES = ("note", "warning", "error")
OK, UNSUPPORTED, INVALID, BUG = 0, 3, 4, 70


class SessionOptions(c.Structure):
    """fxge_session_options"""

    _fields_ = (
        ("size", c.c_size_t),
        ("alloc", c.c_void_p),
        ("dealloc", c.c_void_p),
        ("alloc_user", c.c_void_p),
        ("strict", c.c_bool),
        ("threads", c.c_int),
        ("progress", c.c_void_p),
        ("progress_user", c.c_void_p),
        ("weights_from", c.POINTER(c.c_char_p)),
        ("stop", STOP),
        ("stop_user", c.c_void_p),
        ("memory", c.c_uint64),
    )


class DiagInfo(c.Structure):
    """fxge_diag_info"""

    _fields_ = (
        ("size", c.c_size_t),
        ("severity", c.c_int),
        ("id", c.c_char_p),
        ("op", c.c_char_p),
        ("node", c.c_char_p),
        ("file", c.c_char_p),
        ("line", c.c_int),
        ("message", c.c_char_p),
        ("hint", c.c_char_p),
        ("text", c.c_char_p),
        ("count", c.c_uint64),
        ("group", c.c_char_p),
        ("nodes", c.POINTER(c.c_char_p)),
    )


class DiagKind(c.Structure):
    """fxge_diag_kind"""

    _fields_ = (
        ("size", c.c_size_t),
        ("id", c.c_char_p),
        ("name", c.c_char_p),
        ("severity", c.c_int),
        ("status", c.c_int),
        ("hint", c.c_char_p),
        ("text", c.c_char_p),
    )


class LoadOptions(c.Structure):
    """fxge_load_options"""

    _fields_ = (("size", c.c_size_t), ("model", c.c_char_p), ("check_crc", c.c_bool))


class CompileOptions(c.Structure):
    """fxge_compile_options"""

    _fields_ = (
        ("size", c.c_size_t),
        ("until", c.c_char_p),
        ("no_fuse", c.POINTER(c.c_char_p)),
        ("explain", c.POINTER(c.c_char_p)),
        ("after", c.c_void_p),
        ("after_user", c.c_void_p),
        ("check_passes", c.c_bool),
        ("in_place", c.c_bool),
        ("trace", c.c_bool),
        ("cann", c.c_char_p),
        ("max_detections", c.c_int64),
        ("quant", c.c_char_p),
        ("quant_float", c.c_bool),
        ("quant_per_token", c.c_bool),
    )


class CheckOptions(c.Structure):
    """fxge_check_options"""

    _fields_ = (
        ("size", c.c_size_t),
        ("soc", c.c_char_p),
        ("cann", c.c_char_p),
        ("program", c.c_void_p),
    )


class CallInfo(c.Structure):
    """fxge_call_info"""

    _fields_ = (
        ("size", c.c_size_t),
        ("in_spec", c.c_char_p),
        ("out_spec", c.c_char_p),
        ("arg_names", c.POINTER(c.c_char_p)),
    )


class WriteOptions(c.Structure):
    """fxge_write_options"""

    _fields_ = (
        ("size", c.c_size_t),
        ("weights", c.c_int),
        ("force", c.c_bool),
        ("copied_most", c.c_uint64),
    )


class OmOptions(c.Structure):
    """fxge_om_options"""

    _fields_ = (
        ("size", c.c_size_t),
        ("soc", c.c_char_p),
        ("precision", c.c_char_p),
        ("atc_options", c.POINTER(c.c_char_p)),
        ("external_weights", c.c_bool),
        ("force", c.c_bool),
        ("line", c.c_void_p),
        ("line_user", c.c_void_p),
    )


class LaunchOptions(c.Structure):
    """fxge_launch_options"""

    _fields_ = (("size", c.c_size_t), ("stream", c.c_void_p))


class DeviceInfo(c.Structure):
    """fxge_device_info"""

    _fields_ = (
        ("size", c.c_size_t),
        ("soc", c.c_char_p),
        ("cann", c.c_char_p),
        ("program", c.c_void_p),
    )


GROUP_ROOT = 4108


class GroupOptions(c.Structure):
    """fxge_group_options"""

    _fields_ = (
        ("size", c.c_size_t),
        ("device", c.c_char_p),
        ("name", c.c_char_p),
        ("n_ranks", c.c_int),
        ("rank", c.c_int),
        ("root", c.c_void_p),
        ("rank_table", c.c_char_p),
    )


class TensorView(c.Structure):
    """fxge_tensor_view"""

    _fields_ = (
        ("name", c.c_char_p),
        ("dtype", c.c_char_p),
        ("rank", c.c_int),
        ("shape", c.POINTER(c.c_int64)),
        ("stride", c.POINTER(c.c_int64)),
        ("data", c.c_void_p),
        ("bytes", c.c_size_t),
    )


class OpsTestOptions(c.Structure):
    """fxge_ops_test_options"""

    _fields_ = (
        ("size", c.c_size_t),
        ("seed", c.c_uint64),
        ("cases", c.c_uint64),
        ("json", c.c_bool),
        ("times", c.c_char_p),
        ("force", c.c_bool),
    )


class VariantOptions(c.Structure):
    """fxge_variant_options"""

    _fields_ = (
        ("size", c.c_size_t),
        ("named", c.POINTER(c.c_char_p)),
        ("soc", c.c_char_p),
        ("times", c.c_char_p),
    )


class BisectOptions(c.Structure):
    """fxge_bisect_options"""

    _fields_ = (
        ("size", c.c_size_t),
        ("prefix", c.c_char_p),
        ("factor", c.c_double),
        ("rtol", c.c_double),
        ("traced", c.c_void_p),
    )


class BisectRow(c.Structure):
    """fxge_bisect_row"""

    _fields_ = (
        ("size", c.c_size_t),
        ("name", c.c_char_p),
        ("dtype", c.c_char_p),
        ("own", c.c_double),
        ("own_bar", c.c_double),
        ("total", c.c_double),
        ("total_bar", c.c_double),
        ("torch", c.c_double),
        ("own_ok", c.c_bool),
        ("total_ok", c.c_bool),
        ("elements", c.c_uint64),
        ("different", c.c_uint64),
        ("at", c.c_uint64),
        ("found", c.c_double),
        ("expected", c.c_double),
    )


class Difference(c.Structure):
    """fxge_difference"""

    _fields_ = (
        ("size", c.c_size_t),
        ("comparable", c.c_bool),
        ("max_abs", c.c_double),
        ("scale", c.c_double),
        ("error", c.c_double),
        ("excess", c.c_double),
        ("elements", c.c_uint64),
        ("different", c.c_uint64),
        ("at", c.c_uint64),
        ("a", c.c_double),
        ("b", c.c_double),
        ("n_nan", c.c_uint64),
        ("n_inf", c.c_uint64),
    )


class VerifyOptions(c.Structure):
    """fxge_verify_options"""

    _fields_ = (
        ("size", c.c_size_t),
        ("own_error", c.c_double),
        ("factor", c.c_double),
        ("rtol", c.c_double),
        ("atol", c.c_double),
        ("rounding", c.c_double),
        ("quant", c.c_char_p),
    )


class Verdict(c.Structure):
    """fxge_verdict"""

    _fields_ = (
        ("size", c.c_size_t),
        ("ok", c.c_bool),
        ("error", c.c_double),
        ("bar", c.c_double),
        ("why", c.c_char_p),
        ("difference", Difference),
    )


class ProfileSum(c.Structure):
    """fxge_profile_sum"""

    _fields_ = (
        ("size", c.c_size_t),
        ("runs", c.c_uint64),
        ("total", c.c_double),
        ("best", c.c_double),
        ("nodes", c.c_double),
        ("before", c.c_double),
        ("after", c.c_double),
        ("counting", c.c_double),
        ("peak", c.c_uint64),
    )


class ProfileNode(c.Structure):
    """fxge_profile_node"""

    _fields_ = (
        ("size", c.c_size_t),
        ("name", c.c_char_p),
        ("op", c.c_char_p),
        ("origin", c.c_char_p),
        ("file", c.c_char_p),
        ("line", c.c_int),
        ("function", c.c_char_p),
        ("source", c.c_char_p),
        ("module", c.c_char_p),
        ("calls", c.c_uint64),
        ("total", c.c_double),
        ("best", c.c_double),
        ("in", c.c_uint64),
        ("out", c.c_uint64),
        ("made", c.c_uint64),
        ("temporary", c.c_uint64),
        ("live", c.c_uint64),
        ("held", c.c_uint64),
    )


class PortInfo(c.Structure):
    """fxge_port_info"""

    _fields_ = (
        ("size", c.c_size_t),
        ("name", c.c_char_p),
        ("role", c.c_char_p),
        ("dtype", c.c_char_p),
        ("rank", c.c_int),
        ("text", c.c_char_p),
        ("position", c.c_int),
        ("number", c.c_bool),
        ("value", c.c_char_p),
        ("in_place", c.c_bool),
        ("addressed", c.c_bool),
    )


_P, _S, _I = c.c_void_p, c.c_char_p, c.c_int
_FUNCTIONS: dict[str, tuple[Any, list[Any]]] = {
    "fxge_version": (_S, []),
    "fxge_open": (_P, [c.POINTER(SessionOptions)]),
    "fxge_close": (None, [_P]),
    "fxge_load_ops": (_I, [_P, _S]),
    "fxge_ops_import": (_S, [_P, c.POINTER(_S), c.c_size_t]),
    "fxge_ops_test": (_I, [_P, c.POINTER(OpsTestOptions), c.POINTER(_S)]),
    "fxge_choose_variants": (_I, [_P, c.POINTER(VariantOptions)]),
    "fxge_load_plugin": (_I, [_P, _S]),
    "fxge_load_rules": (_I, [_P, _S]),
    "fxge_add_plugin": (_I, [_P, _P]),
    "fxge_load_ops_path": (_I, [_P, _S]),
    "fxge_last_status": (_I, [_P]),
    "fxge_diag_count": (c.c_size_t, [_P]),
    "fxge_diag_get": (c.c_bool, [_P, c.c_size_t, c.POINTER(DiagInfo)]),
    "fxge_diag_text": (_S, [_P]),
    "fxge_diag_clear": (None, [_P]),
    "fxge_diag_kind_get": (c.c_bool, [_P, c.c_size_t, c.POINTER(DiagKind)]),
    "fxge_load": (_P, [_P, _S, c.POINTER(LoadOptions)]),
    "fxge_load_bytes": (_P, [_P, _S, _P, c.c_size_t, c.POINTER(LoadOptions)]),
    "fxge_program_close": (None, [_P]),
    "fxge_compile": (_I, [_P, c.POINTER(CompileOptions)]),
    "fxge_set_gears": (_I, [_P, _S, c.c_bool]),
    "fxge_set_aipp": (_I, [_P, _S]),
    "fxge_stages": (c.POINTER(c.c_char_p), []),
    "fxge_program_stage": (_S, [_P]),
    "fxge_program_nodes": (c.c_uint64, [_P]),
    "fxge_call_get": (c.c_bool, [_P, c.POINTER(CallInfo)]),
    "fxge_write": (_I, [_P, _S, _S, c.POINTER(WriteOptions)]),
    "fxge_write_set": (_I, [c.POINTER(_P), c.POINTER(_S), c.c_size_t, c.POINTER(WriteOptions)]),
    "fxge_text": (_S, [_P, _S]),
    "fxge_unsupported": (c.c_size_t, [_P, c.c_bool]),
    "fxge_ops_text": (_S, [_P, c.c_bool]),
    "fxge_chips_list": (_S, [_P, c.c_bool]),
    "fxge_chip_computes": (c.c_bool, [_P, _S, _S, c.c_bool]),
    "fxge_op_text": (_S, [_P, _S, c.c_bool]),
    "fxge_type_text": (_S, [_P, _S]),
    "fxge_write_om": (_I, [_P, _S, c.POINTER(OmOptions)]),
    "fxge_device_get": (_I, [_P, _S, c.POINTER(DeviceInfo)]),
    "fxge_profile_read": (_I, [_P, _P]),
    "fxge_profile_lack": (_S, [_P]),
    "fxge_profile_end": (None, [_P]),
    "fxge_result_copy": (_I, [_P, _I, _P, c.c_size_t]),
    "fxge_group_root": (_I, [_P, _S, _P]),
    "fxge_group_join": (_I, [_P, c.POINTER(GroupOptions)]),
    "fxge_executable_open": (_P, [_P]),
    "fxge_executable_open_on": (_P, [_P, _S]),
    "fxge_executable_close": (None, [_P]),
    "fxge_n_inputs": (_I, [_P]),
    "fxge_n_outputs": (_I, [_P]),
    "fxge_input_get": (c.c_bool, [_P, _I, c.POINTER(PortInfo)]),
    "fxge_output_get": (c.c_bool, [_P, _I, c.POINTER(PortInfo)]),
    "fxge_input_dynamic": (c.c_bool, [_P, _I]),
    "fxge_run": (_I, [_P, c.POINTER(TensorView), _I]),
    "fxge_run_packed": (_I, [_P, _P, c.c_size_t]),
    "fxge_run_packed_again": (_I, [_P, _P, c.c_size_t, _P]),
    "fxge_launch_packed": (_I, [_P, _P, c.c_size_t, c.POINTER(LaunchOptions)]),
    "fxge_get_result": (c.c_bool, [_P, _I, c.POINTER(TensorView)]),
    "fxge_n_states": (_I, [_P]),
    "fxge_state": (c.c_bool, [_P, _I, c.POINTER(TensorView)]),
    "fxge_set_state": (_I, [_P, c.POINTER(TensorView)]),
    "fxge_reset_states": (None, [_P]),
    "fxge_arrays_open": (_P, [_P]),
    "fxge_arrays_close": (None, [_P]),
    "fxge_arrays_add": (_I, [_P, c.POINTER(TensorView)]),
    "fxge_check": (_I, [_P, _S, _P]),
    "fxge_verify_value": (
        c.c_bool,
        [
            c.POINTER(TensorView),
            c.POINTER(TensorView),
            c.POINTER(TensorView),
            c.POINTER(VerifyOptions),
            c.POINTER(Verdict),
        ],
    ),
    "fxge_profile": (_I, [_P]),
    "fxge_profile_sum_get": (c.c_bool, [_P, c.POINTER(ProfileSum)]),
    "fxge_finite_watch": (_I, [_P, _P]),
    "fxge_finite_report": (_I, [_P]),
    "fxge_profile_get": (c.c_bool, [_P, c.c_size_t, c.POINTER(ProfileNode)]),
    "fxge_bisect": (_I, [_P, c.POINTER(TensorView), _I, _P, c.POINTER(BisectOptions)]),
    "fxge_bisect_get": (c.c_bool, [_P, c.c_size_t, c.POINTER(BisectRow)]),
}


def installed(*parts: str) -> Path | None:
    """Returns a file that CMake installed into the package, None if there is none.

    An editable installation has two directories: one of sources, one of installed files.
    """
    directories = sys.modules[__name__.partition(".")[0]].__path__
    return next((p for p in (Path(d, *parts) for d in directories) if p.exists()), None)


def _candidates() -> list[str]:
    given = os.environ.get("FXGE_LIBRARY")
    if given:
        return [given]
    name = f"libfxge.so.{version().split('.')[0]}"
    beside = installed("lib", name)
    return [str(beside)] if beside else [name, "libfxge.so"]


def _open_library() -> c.CDLL:
    reasons = []
    for name in _candidates():
        try:
            return c.CDLL(name)
        except OSError as e:
            reasons.append(str(e))
    raise FxgeError(
        "the fxge library cannot be loaded (FXGE_LIBRARY may name it): " + "; ".join(reasons),
        status=5,
    )


@lru_cache(maxsize=1)
def library() -> Any:
    """Returns the loaded library with typed functions.

    Raises:
        FxgeError: status 5, the library cannot be loaded or has another version.
    """
    lib = _open_library()
    for name, (result, arguments) in _FUNCTIONS.items():
        try:
            f = getattr(lib, name)
        except AttributeError:
            raise FxgeError(
                f"the fxge library is another version: it has no {name}", status=5
            ) from None
        f.restype, f.argtypes = result, arguments
    found, expected = lib.fxge_version().decode(), version()
    if found.split(".")[:2] != expected.split(".")[:2]:
        raise FxgeError(f"the fxge library is version {found}, expected {expected}", status=5)
    return lib


def options(cls: Any, **values: Any) -> Any:
    """Returns an option struct with its size set."""
    return cls(size=c.sizeof(cls), **values)


def path(name: str | bytes | os.PathLike[str]) -> bytes:
    """Returns a path in bytes. Raises FxgeError (status 2) if it holds a NUL."""
    found = os.fsencode(name)
    if b"\0" in found:
        raise FxgeError(f"a path holds a NUL: {name!r}\n", status=2)
    return found


def text(value: str) -> bytes:
    """Returns a text in UTF-8; undecodable bytes of paths are kept.

    Raises:
        FxgeError: status 2, the text is not Unicode or holds a NUL.
    """
    try:
        found = value.encode("utf-8", "surrogateescape")
    except UnicodeEncodeError:
        raise FxgeError(f"a text that is not Unicode: {value!r}\n", status=2) from None
    if b"\0" in found:
        raise FxgeError(f"a text holds a NUL: {value!r}\n", status=2)
    return found


def names(values: tuple[str, ...]) -> Any:
    """Returns a NULL-terminated array of strings; None for an empty tuple."""
    if not values:
        return None
    return (c.c_char_p * (len(values) + 1))(*[text(v) for v in values], None)


def listed(values: Any) -> list[str]:
    """Returns the strings of a NULL-terminated array, which may be NULL."""
    out: list[str] = []
    while values and values[len(out)] is not None:
        out.append(values[len(out)].decode("utf-8", "replace"))
    return out


def stages() -> list[str]:
    """Returns the names of the pipeline's stages, in order."""
    return listed(library().fxge_stages())


def decoded(b: bytes | None) -> str | None:
    """Returns a text of the library as str; None for NULL."""
    return None if b is None else b.decode("utf-8", "replace")


def diagnostics(session: int) -> tuple[Diagnostic, ...]:
    """Returns all diagnostics that the session reported since it was cleared."""
    lib = library()
    out = []
    info = options(DiagInfo)
    for i in range(lib.fxge_diag_count(session)):
        if lib.fxge_diag_get(session, i, c.byref(info)):
            out.append(
                Diagnostic(
                    id=decoded(info.id) or "",
                    severity=SEVERITIES[info.severity],
                    message=decoded(info.message) or "",
                    text=text_in_python(decoded(info.text) or ""),
                    op=decoded(info.op),
                    node=decoded(info.node),
                    file=decoded(info.file),
                    line=info.line,
                    hint=in_python(decoded(info.hint) or "") or None,
                    count=info.count,
                    group=decoded(info.group),
                    nodes=_nodes(info),
                )
            )
    return tuple(out)


def _nodes(info: DiagInfo) -> tuple[str, ...]:
    if info.nodes:
        return tuple(decoded(info.nodes[i]) or "" for i in range(info.count))
    return (decoded(info.node) or "",) if info.node else ()


def failure(session: int, status: int) -> FxgeError:
    """Returns the session's diagnostics as an exception and clears them in the session."""
    lib = library()
    found = diagnostics(session)
    text = text_in_python(decoded(lib.fxge_diag_text(session)) or "")
    text = text or f"fxge failed with status {status}\n"
    lib.fxge_diag_clear(session)
    return FxgeError(text, found, status)
