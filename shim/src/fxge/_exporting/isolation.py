# SPDX-License-Identifier: Apache-2.0
"""Limits of what a model's directory causes.

No network, no files elsewhere, no fetched kernels, no random weights in place of missing ones, and
no more modules and memory than fit.
"""

from __future__ import annotations

import contextlib
import errno
import json
import os
import socket
import sys
import threading
from collections.abc import Iterator
from pathlib import Path, PurePath
from typing import Any, NoReturn

import torch

from ..errors import FxgeError

_NETWORK = (
    *("socket.connect", "socket.getaddrinfo", "socket.gethostbyname", "socket.gethostbyaddr"),
    *("socket.sendto", "socket.sendmsg"),
)
_OWN_KERNELS = (None, "eager", "sdpa")  # ways to compute attention that PyTorch has itself
_OWN_EXPERTS = (None, "eager", "batched_mm", "grouped_mm")

_MOST_MODULES = 1 << 18  # four times those of the largest public mixtures of experts

_closed = threading.local()  # `depth`: blocks of offline() that this thread is in
_installed: list[bool] = []  # an audit hook cannot be removed: one for all blocks


def _refuse(event: str, args: tuple[Any, ...]) -> None:
    if event not in _NETWORK or not getattr(_closed, "depth", 0):
        return
    if args and getattr(args[0], "family", None) == getattr(socket, "AF_UNIX", -1):
        return
    # An error of the system: libraries that look for a newer file then read the cached one.
    raise OSError(errno.ENETUNREACH, "an export fetches nothing from the network")


@contextlib.contextmanager
def offline() -> Iterator[None]:
    """Makes network calls of this thread fail; a configuration may name models elsewhere."""
    if not _installed:
        _installed.append(True)
        sys.addaudithook(_refuse)
    _closed.depth = getattr(_closed, "depth", 0) + 1
    try:
        yield
    finally:
        _closed.depth -= 1


def _memory() -> int:
    """Returns the bytes of memory of this machine."""
    return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")


@contextlib.contextmanager
def bounded(source: str) -> Iterator[None]:
    """Ends the construction of a model that has too many modules, or parameters beyond memory.

    A configuration of a few bytes may ask for 10^9 layers, which libraries would make one by one.

    Raises:
        FxgeError: status 7.
    """
    thread, most_bytes = threading.get_ident(), _memory()
    modules = size = 0

    def too_large(what: str) -> FxgeError:
        return FxgeError(
            f"{source}: the configuration makes a model of more than {what}\n"
            "  hint    see its numbers of layers, experts and channels",
            status=7,
        )

    def count(_module: Any, _name: str, _part: Any) -> None:
        nonlocal modules
        if threading.get_ident() == thread:
            modules += 1
            if modules > _MOST_MODULES:
                raise too_large(f"{_MOST_MODULES} modules")

    def add(_module: Any, _name: str, parameter: Any) -> None:
        nonlocal size
        if parameter is not None and threading.get_ident() == thread:
            size += parameter.numel() * parameter.element_size()
            if size > most_bytes:
                raise too_large(f"{most_bytes >> 20} MiB, the memory of this machine")

    hooks = torch.nn.modules.module
    with (
        hooks.register_module_module_registration_hook(count),
        hooks.register_module_parameter_registration_hook(add),
    ):
        yield


def _weight_files(file: Path) -> list[Any]:
    """Returns the names of files in an index of weights."""
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as e:
        raise FxgeError(f"{file}: not JSON: {e}", status=4) from e
    names = found.get("weight_map") if isinstance(found, dict) else None
    if not isinstance(names, dict):
        raise FxgeError(f"{file}: expected an object with a weight_map", status=4)
    return list(names.values())


def _quantisers(directory: Path) -> set[str]:
    """Returns the methods by which configurations say that weights are quantised.

    config.json may name another file, config.VERSION.json, for a version of transformers.
    """
    left = []
    for file in sorted(directory.glob("*.json")):
        if file.name.startswith("config") and file.is_file():
            # the library reports files that cannot be read
            with contextlib.suppress(OSError, ValueError, RecursionError):
                left.append(json.loads(file.read_text(encoding="utf-8")))
    found = set()
    while left:
        value = left.pop()
        if isinstance(value, dict):
            found.add(str(value.get("quant_method")))
        left += (
            value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
        )
    return found


def check_quantiser(source: str, config: Any) -> None:
    """Checks that a loaded configuration names no functions of torchao.

    Args:
        source: a directory or a name.
        config: of transformers.

    Raises:
        FxgeError: status 3, it does; they would be called with the configuration's data.
    """
    given = getattr(config, "quantization_config", None)
    method = (
        given.get("quant_method") if isinstance(given, dict) else getattr(given, "quant_method", "")
    )
    if "torchao" in str(method):
        refuse_torchao(source)


def refuse_torchao(source: str | Path) -> NoReturn:
    """Raises the error of a configuration that names functions of torchao: status 3."""
    raise FxgeError(
        f"{source}: the configuration names functions of torchao, which are not called\n"
        "  hint    save the model with weights in f32, f16 or bf16",
        status=3,
    )


def check_weights(directory: Path, named: Any = None) -> None:
    """Checks that the weights of a directory are in it, complete, and are no pickles.

    Args:
        directory: of a model.
        named: the file of weights that its configuration names, or None.

    Raises:
        FxgeError: status 3, an adapter, or weights whose classes are those of torchao; 4, a
            configuration or an index names another file.
    """
    if (directory / "adapter_config.json").exists():
        raise FxgeError(
            f"{directory}: has an adapter (adapter_config.json), expected a whole model\n"
            "  hint    merge it into the model (merge_and_unload of peft), and save that",
            status=3,
        )
    if "torchao" in _quantisers(directory):  # calls what the configuration names, with its data
        refuse_torchao(directory)
    names = [(directory / "config.json", named)] if named is not None else []
    indices = sorted(f for f in directory.glob("*.safetensors.index.json") if f.is_file())
    names += [(f, name) for f in indices for name in _weight_files(f)]
    for file, name in names:
        own = isinstance(name, str) and PurePath(name).name == name
        ends = (".safetensors", ".safetensors.index.json")
        if not own or not name.endswith(ends):
            raise FxgeError(
                f"{file}: names the weights {name!r}, "
                "expected a .safetensors file of its directory",
                status=4,
            )


_SHOWN = 4  # names in a message


def with_weights(source: str, made: Any, *args: Any, **options: Any) -> Any:
    """Returns a model of transformers or diffusers, all of whose weights were found.

    The libraries make random ones in place of those that are missing.

    Args:
        source: a directory or a name, for messages.
        made: class of the model.
        args, options: of its from_pretrained.

    Raises:
        FxgeError: status 4, a weight is missing, or has other sizes than the model.
    """
    options |= {"local_files_only": True, "use_safetensors": True, "output_loading_info": True}
    model, found = made.from_pretrained(*args, **options)
    other = [m[0] if isinstance(m, tuple) else m for m in found.get("mismatched_keys", ())]
    missing = sorted({*found.get("missing_keys", ()), *other})
    if missing:
        names = ", ".join(missing[:_SHOWN])
        more = f" and {len(missing) - _SHOWN} more" if len(missing) > _SHOWN else ""
        raise FxgeError(
            f"{source}: has no weights {names}{more} of {type(model).__name__}\n"
            "  hint    the directory is not complete, or of another model or task (--task); "
            "--random 0 makes random weights",
            status=4,
        )
    return model


def own_kernels(config: Any) -> None:
    """Forgets which kernels a configuration of transformers asks for.

    Other names are those of repositories, whose code would be fetched and run.
    """
    if config._attn_implementation not in _OWN_KERNELS:
        config._attn_implementation = None
    if getattr(config, "_experts_implementation", None) not in _OWN_EXPERTS:
        config._experts_implementation = None
    for inner in vars(config).values():
        if hasattr(inner, "_attn_implementation"):
            own_kernels(inner)
