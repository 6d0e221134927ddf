# SPDX-License-Identifier: Apache-2.0
"""Sessions of the library: the common part of programs that share states."""

from __future__ import annotations

import ctypes as c
import json
import os
import threading
import weakref
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from .._core import installed_ops, library
from .._core.plugin import Plugin
from .._core.session_handles import close_session, generation
from .._core.signals import Signals
from .._distributed import collectives
from ..config import Config
from ..errors import FxgeError

loaded_ops: list[str] = []  # files of fxge.load_ops, for every new session
loaded_rules: list[str] = []  # files of fxge.load_rules, likewise


def op_files(config: Config) -> list[str]:
    """Returns the operator files, each once: of packages, of load_ops, of the options."""
    given = map(os.path.realpath, config.ops)
    return list(dict.fromkeys([*installed_ops.files(), *loaded_ops, *given]))


def rule_files(config: Config) -> list[str]:
    """Returns the files of fusion rules, each once: of load_rules, of the options."""
    return list(dict.fromkeys([*loaded_rules, *map(os.path.realpath, config.rules)]))


class Session:
    """One session of the library, closed with the last program that uses it."""

    def __init__(self, config: Config) -> None:
        lib = library.library()
        self._signals = Signals()
        options = library.options(
            library.SessionOptions,
            strict=config.strict,
            threads=config.threads,
            memory=config.memory,
            weights_from=library.names(config.weights_from),
            stop=self._signals.stop,
        )
        self.config = config
        self.lock = threading.RLock()
        self.handle: int = lib.fxge_open(c.byref(options)) or 0
        if not self.handle:
            raise FxgeError("out of memory", status=6)
        # At exit the system frees all at once, while other threads may still be in a call.
        weakref.finalize(self, close_session, self.handle, generation()).atexit = False
        self.check(lib.fxge_load_ops_path(self.handle, os.environb.get(b"FXGE_OPS_PATH")))
        for path in op_files(config):
            self.check(lib.fxge_load_ops(self.handle, library.path(path)))
        self._plugins: list[Plugin] = []
        self.calls_torch = False  # PyTorch computes parts of a program
        for plugin in config.plugins:
            if isinstance(plugin, str):
                self.check(lib.fxge_load_plugin(self.handle, library.path(plugin)))
            else:
                self.add_plugin(plugin)
        for path in rule_files(config):
            self.check(lib.fxge_load_rules(self.handle, library.path(path)))
        choice = library.options(
            library.VariantOptions,
            named=library.names(config.variants),
            soc=library.text(config.soc) if config.soc else None,
            times=library.path(config.times) if config.times else None,
        )
        self.check(lib.fxge_choose_variants(self.handle, c.byref(choice)))

    def add_plugin(self, plugin: Plugin) -> None:
        """Adds a plug-in once."""
        if plugin not in self._plugins:
            self.check(library.library().fxge_add_plugin(self.handle, c.byref(plugin.entry)))
            self._plugins.append(plugin)

    def add_exchange(self) -> None:
        """Adds exchange by torch.distributed unless a plug-in of the user's exchanges tensors."""
        plugins = self.config.plugins
        if any(isinstance(p, Plugin) and p.exchange for p in plugins):
            return
        try:
            self.add_plugin(collectives.plugin())
        except FxgeError:  # a session accepts one exchange; a library may have registered it
            if not any(isinstance(p, str) for p in plugins):
                raise

    def failure(self, status: int) -> BaseException:
        """Returns the exception for a status and clears the session's diagnostics."""
        error = library.failure(self.handle, status)
        return self._signals.taken() or error

    def check(self, status: int) -> None:
        if status:
            raise self.failure(status)


def session_ops(ops: Sequence[str | os.PathLike[str]] = ()) -> list[dict[str, Any]]:
    """Returns all operators that the library supports, with their lowerings."""
    session = Session(Config(ops=tuple(str(Path(x)) for x in ops)))
    return list(json.loads(library.library().fxge_ops_text(session.handle, True)))
