"""Programs of the library as Python objects: loaded, compiled, written, run."""

from __future__ import annotations

import atexit
import contextlib
import ctypes as c
import json
import os
import sys
import threading
import weakref
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import _copies, _installed, _lib, _profile, _ranks, _seed
from ._plugin import Plugin
from ._ports import Compared, Port, port_of, ports_text
from ._signals import Signals
from ._structure import Form, of_texts
from .config import Config
from .errors import Diagnostic, FxgeError

loaded_ops: list[str] = []  # files of fxge.load_ops: every session has their operators
if TYPE_CHECKING:
    from ._expected import Verified
    from ._fixed import Fixed

_alive: weakref.WeakSet[Program] = weakref.WeakSet()
_forking = threading.RLock()  # held during a fork, and by whoever adds to _alive
_PATIENCE = 10.0  # seconds that the end of the process waits for a call in another thread
_generation = 0  # how many forks lie between this process and the one that imported us


def generation() -> int:
    """Which process this is, among those that forked from one another."""
    return _generation


def close_session(session: int, generation: int) -> None:
    """A forked child leaves alone what its parent opened: the executor's threads are not there."""
    if generation == _generation:
        _lib.library().fxge_close(session)


def op_files(config: Config) -> list[str]:
    """Files of operators, each once: of packages, what load_ops added, what the options name."""
    given = map(os.path.realpath, config.ops)
    return list(dict.fromkeys([*_installed.files(), *loaded_ops, *given]))


class _Session:
    """What programs that share states have in common; closed with the last of them."""

    def __init__(self, config: Config) -> None:
        lib = _lib.library()
        self._signals = Signals()
        options = _lib.options(
            _lib.SessionOptions,
            strict=config.strict,
            threads=config.threads,
            weights_from=_lib.names(config.weights_from),
            stop=self._signals.stop,
        )
        self.config = config
        self.lock = threading.RLock()
        self.handle: int = lib.fxge_open(c.byref(options)) or 0
        if not self.handle:
            raise FxgeError("out of memory", status=6)
        # At exit the system frees all at once, while other threads may still be in a call.
        weakref.finalize(self, close_session, self.handle, _generation).atexit = False
        self._check(lib.fxge_load_ops_path(self.handle, os.environb.get(b"FXGE_OPS_PATH")))
        for path in op_files(config):
            self._check(lib.fxge_load_ops(self.handle, os.fsencode(path)))
        self._plugins: list[Plugin] = []
        for plugin in config.plugins:
            if isinstance(plugin, str):
                self._check(lib.fxge_load_plugin(self.handle, os.fsencode(plugin)))
            else:
                self.add_plugin(plugin)
        choice = _lib.options(
            _lib.VariantOptions,
            named=_lib.names(config.variants),
            soc=config.soc.encode() if config.soc else None,
            times=os.fsencode(config.times) if config.times else None,
        )
        self._check(lib.fxge_choose_variants(self.handle, c.byref(choice)))

    def add_plugin(self, plugin: Plugin) -> None:
        """Once."""
        if plugin not in self._plugins:
            self._check(_lib.library().fxge_add_plugin(self.handle, c.byref(plugin.entry)))
            self._plugins.append(plugin)

    def add_exchange(self) -> None:
        """torch.distributed, where no plugin of the user's exchanges tensors between ranks."""
        plugins = self.config.plugins
        if any(isinstance(p, Plugin) and p.exchange for p in plugins):
            return
        try:
            self.add_plugin(_ranks.plugin())
        except FxgeError:  # a session takes one: a library may have brought it
            if not any(isinstance(p, str) for p in plugins):
                raise

    def failure(self, status: int) -> BaseException:
        """What a call that gave this status raises; the session forgets its diagnostics."""
        error = _lib.failure(self.handle, status)
        return self._signals.taken() or error

    def _check(self, status: int) -> None:
        if status:
            raise self.failure(status)


class Program:
    """A graph on its way to GE. One thread uses it at a time; calls of several wait.

    A program made `beside` another one shares with it the states of equal name, such as a KV
    cache, and has its configuration.
    """

    def __init__(self, config: Config | None = None, beside: Program | None = None) -> None:
        self._owner: _Session = beside._owner if beside else _Session(config or Config())
        self.config = self._owner.config
        self._lib = _lib.library()
        self._lock = self._owner.lock
        self._session = self._owner.handle
        self._program: int = 0
        self._executable: int = 0
        self._device: str | None = None
        self._known_form: tuple[bool, Form] | None = None
        self._known_order: str | None = None
        self._agreed = False  # with the other ranks
        self._known_ports: tuple[list[Port], list[Port]] | None = None
        self._fixed: tuple[Fixed | None] | None = None  # once torch is there
        self._own_form: Form | None = None
        self._origin: _copies.Origin | None = None
        self._until: tuple[str | None, bool] | None = None
        self._gears: tuple[str, bool] | None = None
        self._exported: Any = None
        self._runs: Program | None = None
        with _forking:
            _alive.add(self)

    # ---- errors ----

    def _check(self, status: int) -> None:
        if status:
            raise self._owner.failure(status)

    def _handle(self, handle: int | None) -> int:
        if not handle:
            raise self._owner.failure(self._lib.fxge_last_status(self._session) or _lib.BUG)
        return handle

    @property
    def diagnostics(self) -> tuple[Diagnostic, ...]:
        """What was reported and not raised: notes and warnings."""
        with self._lock:
            return _lib.diagnostics(self._session)

    def _loaded(self) -> int:
        """The handle of the program. Raises FxgeError (status 2) before a load succeeded."""
        if not self._program:
            raise FxgeError("no program is loaded", status=2)
        return self._program

    # ---- loading ----

    def load(self, path: str | os.PathLike[str], model: str | None = None) -> Program:
        """Reads .pt2, .fxpb, .air or text, told apart by content.

        What was loaded before is let go; it stays where the file cannot be read.
        """
        options = _lib.options(_lib.LoadOptions, model=model.encode() if model else None)
        with self._lock:
            self._replace(
                self._lib.fxge_load(self._session, os.fsencode(path), c.byref(options)),
                _copies.of_path(path, model),
            )
        return self

    def load_bytes(self, data: bytes, label: str = "graph") -> Program:
        """Reads bytes of any of the formats; `label` names them in messages."""
        with self._lock:
            self._replace(
                self._lib.fxge_load_bytes(self._session, label.encode(), data, len(data), None),
                _copies.Origin(data=data, label=label),
            )
        return self

    def _replace(self, program: int | None, origin: _copies.Origin) -> None:
        """`program`, unless loading it failed, in place of what was loaded before."""
        old, executable = self._program, self._executable
        self._program, self._executable, self._runs = self._handle(program), 0, None
        self._known_form = self._own_form = self._until = self._exported = None
        self._known_order, self._agreed = None, False
        self._known_ports = self._fixed = self._gears = None
        self._origin = origin
        self._lib.fxge_executable_close(executable)
        self._lib.fxge_program_close(old)

    # ---- compiling ----

    def compile(self, until: str | None = None, *, in_place: bool = False) -> Program:
        """Runs the pipeline up to a stage; all the way to GE without `until`.

        Args:
            until: "import", "scopes", "functional", "decomposed", "fused" or "ge".
            in_place: inputs that the program changes may be written where they lie.

        Raises:
            FxgeError: status 3, naming every node that cannot be compiled; 4, the program
                contradicts itself; 2, no such stage. The program can only be let go then.
        """
        options = _lib.options(
            _lib.CompileOptions,
            until=until.encode() if until else None,
            no_fuse=_lib.names(self.config.no_fuse),
            explain=_lib.names(self.config.explain),
            check_passes=self.config.check_passes,
            in_place=in_place,
            trace=self.config.accuracy,
            cann=self.config.cann.encode() if self.config.cann else None,
        )
        with self._lock:
            self._check(self._lib.fxge_compile(self._loaded(), c.byref(options)))
        self._until, self._known_order = (until, in_place), None
        return self

    def set_gears(self, gears: str, *, zip: bool = False) -> Program:
        """Fixed sizes, of which each run takes the smallest that holds its own; of a program of
        stage "ge". Inputs are padded, and results cut, where it is proved that this changes
        nothing; else a run's sizes must be those of a gear.

        Args:
            gears: "s0=1,8;x:1=128,512": sizes of the program by name, or by input and dim; each
                size of the inputs needs some.
            zip: the first of each, the second of each, ...; else all with all. 100 at most.

        Raises:
            FxgeError: status 2, gears that make no sense; 3, a program with states; 4, sizes that
                the program does not take; 7, too many.
        """
        with self._lock:
            self._check(self._lib.fxge_set_gears(self._loaded(), gears.encode(), zip))
        self._gears = (gears, zip)
        return self

    @property
    def stage(self) -> str:
        """How far it is: "import", ..., "ge"; "broken" after a call on it failed."""
        with self._lock:
            return str(self._lib.fxge_program_stage(self._loaded()).decode())

    @property
    def nodes(self) -> int:
        """How many nodes it has."""
        with self._lock:
            return int(self._lib.fxge_program_nodes(self._loaded()))

    def text(self, format: str = "text") -> str:
        """The program as "text", "locs" (text with Python lines), "io" (its interface, JSON),
        "json", "dot", "pbtxt", "onnx-pbtxt", "singleop", "singleop-custom", "collectives",
        "ops" or "ops-json".

        Raises:
            FxgeError: status 2, no such format, or not at this stage.
        """
        with self._lock:
            text = self._lib.fxge_text(self._loaded(), format.encode())
            if text is None:
                self._handle(None)
            return str(text.decode("utf-8", "replace"))

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        """Its stage, how many nodes, inputs -> outputs."""
        if not self._program or self.stage == "broken":
            return f"<fxge.Program {self.stage if self._program else 'empty'}>"
        io = json.loads(self.text("io"))
        shown = [", ".join(ports_text(io[key])) for key in ("inputs", "outputs")]
        return f"<fxge.Program {self.stage}, {self.nodes} nodes: {shown[0]} -> {shown[1]}>"

    def unsupported(self) -> FxgeError | None:
        """What compile() would raise; None where it would not. The program stays as it is."""
        with self._lock:
            self._lib.fxge_unsupported(self._loaded(), True)
            status = self._lib.fxge_last_status(self._session)
            return _lib.failure(self._session, status) if status else None

    def write(
        self,
        path: str | os.PathLike[str],
        format: str = "air",
        *,
        weights: str = "auto",
        force: bool = False,
    ) -> None:
        """Writes a file: "air" (its interface beside it, and of a program with collectives `ranks`,
        as model.ranks.json, where torch.distributed is initialised), "fxpb" or a format of text().

        Args:
            weights: "inline", "files" (one a weight, in a folder beside), "ref" (where they lie in
                the file that was read), or "auto": inline unless that becomes too large.
            force: replace existing files.

        Raises:
            FxgeError: status 5, a file is there already or cannot be written; 2, no such format or
                mode; all or nothing is written.
        """
        modes = ("auto", "inline", "files", "ref")
        if weights not in modes:
            raise FxgeError(f"weights: found {weights!r}, expected one of {modes}", status=2)
        options = _lib.options(_lib.WriteOptions, weights=modes.index(weights), force=force)
        with self._lock:
            facts = self.ranks if format == "air" and self.order and _ranks.connected() else None
            if facts and not force and _ranks.facts_path(path).exists():
                raise FxgeError(f"{_ranks.facts_path(path)} is there already", status=5)
            self._check(
                self._lib.fxge_write(
                    self._loaded(), os.fsencode(path), format.encode(), c.byref(options)
                )
            )
            if facts:
                _ranks.write(path, facts)

    def run_by(self, data: bytes | Path) -> Program:
        """`data`, bytes or a file, is what runs: this program, PyTorch computing what the executor
        has no kernel for. Compiled as this one is, in the same session, with the same states."""
        from . import _torch_call

        with self._lock:
            self._owner.add_plugin(_torch_call.plugin())
            twin = Program(beside=self)
            if isinstance(data, bytes):
                twin.load_bytes(data)
            else:
                twin.load(data)
                twin.set_origin(_copies.Origin(file=_copies.OpenFile(data)))
            if self._until is not None:
                twin.compile(self._until[0], in_place=self._until[1])
            if self._gears is not None:
                twin.set_gears(self._gears[0], zip=self._gears[1])
            self._runs = twin
            return twin

    def chip(self, device: str) -> tuple[str, str | None]:
        """What "npu:0", ... is: its name, as atc takes it, and the version of the CANN here.

        Raises:
            FxgeError: status 8, there is no such chip, or CANN fails; 2, there is no such device.
        """
        found = _lib.options(_lib.DeviceInfo)
        with self._lock:
            self._check(self._lib.fxge_device_get(self._session, device.encode(), c.byref(found)))
            return found.soc.decode(), _lib.decoded(found.cann)

    def write_om(
        self,
        path: str | os.PathLike[str],
        *,
        soc: str | None = None,
        atc_options: Sequence[str] = (),
        force: bool = False,
    ) -> None:
        """Compiles the program, of stage "ge", for a chip, by CANN's atc: X.om, and X.io.json.

        Args:
            path: X.om.
            soc: the chip, "Ascend910B1"; None: the first one of this machine.
            atc_options: further options of atc, or others in the place of fxge's.
            force: replace existing files.

        Raises:
            FxgeError: status 8, there is no atc, or it fails; 5, a file is there already.
        """
        options = _lib.options(
            _lib.OmOptions,
            soc=soc.encode() if soc else None,
            atc_options=_lib.names(tuple(atc_options)),
            force=force,
        )
        with self._lock:
            self._check(
                self._lib.fxge_write_om(self._loaded(), os.fsencode(path), c.byref(options))
            )

    def run_on(self, device: str) -> Program:
        """Has calls run on a chip from now on: the program is compiled for it by CANN's atc, unless
        the cache has it, and loaded there.

        Inputs and results stay the host's: each call copies them. States stay on the chip.

        Args:
            device: "npu:0", "npu:1", ...

        Raises:
            FxgeError: status 8, there is no such chip, or CANN fails; 2, there is no such device.
        """
        from . import _chip

        with self._lock:
            if self.stage != "ge":
                self.compile()
            twin = Program(beside=self)
            twin._device = device
            _chip.load(self, twin, device)
            self._runs = twin
            _leave_chips_at_exit()
        return self

    @property
    def device(self) -> str | None:
        """The chip that calls run on; None: the CPU."""
        return self._device if self._runs is None else self._runs.device

    @property
    def runs(self) -> Program | None:
        """What runs, where that is another one (run_by, run_on)."""
        return self._runs


    def type_text(self, type: str) -> str | None:
        """A type of GE as JSON; None where nobody describes it."""
        with self._lock:
            return _lib.decoded(self._lib.fxge_type_text(self._session, type.encode()))

    @property
    def order(self) -> str:
        """What a compiled program exchanges with other ranks, in its order, a line each."""
        if self._known_order is None:
            self._known_order = self.text("collectives") if self.stage == "ge" else ""
        return self._known_order

    @property
    def ranks(self) -> dict[str, Any]:
        """Who this process is among those that run the program together: its `rank`, how many the
        `world` has, and of whom each of the program's `groups` consists.

        Raises:
            FxgeError: status 2, torch.distributed is not initialised; 4, a group that there is not.
        """
        if not _ranks.connected():
            raise FxgeError("torch.distributed is not initialised", status=2)
        return _ranks.facts(self.order)

    # ---- running ----

    def executable(self) -> int:
        """The handle of the planned program; planned on first use, and anew after a fork."""
        with self._lock:
            if self._runs is not None:
                return self._runs.executable()
            if not self._executable:
                if self._device is None and self.order and _ranks.connected():
                    self._owner.add_exchange()
                device = self._device.encode() if self._device else None
                self._executable = self._handle(
                    self._lib.fxge_executable_open_on(self._loaded(), device)
                )
            return self._executable

    def leave_chip(self) -> None:
        """Gives back what it has of a chip; a call takes it anew. Raises FxgeError (status 8) where
        the chip fails."""
        with self._lock:
            if self._device and self._executable:
                executable, self._executable = self._executable, 0
                self._lib.fxge_executable_close(executable)
                self._check(self._lib.fxge_last_status(self._session))

    @property
    def inputs(self) -> list[Port]:
        """What a call takes."""
        with self._lock:
            return list(self._interface(self.executable())[0])

    @property
    def outputs(self) -> list[Port]:
        """What a call gives: the user's outputs and new values of mutated inputs."""
        with self._lock:
            return list(self._interface(self.executable())[1])

    def _interface(self, exe: int) -> tuple[list[Port], list[Port]]:
        """Inputs and outputs, asked once: they do not change."""
        if self._known_ports is None:
            self._known_ports = (
                self._ports(exe, self._lib.fxge_n_inputs, self._lib.fxge_input_get),
                self._ports(exe, self._lib.fxge_n_outputs, self._lib.fxge_output_get),
            )
        return self._known_ports

    def _ports(self, exe: int, count: Any, get: Any) -> list[Port]:
        info = _lib.options(_lib.PortInfo)
        out = []
        for i in range(count(exe)):
            get(exe, i, c.byref(info))
            out.append(port_of(info))
        return out

    def dynamic_inputs(self) -> list[int]:
        """Indices of the inputs whose sizes a packed call tells: others follow, or are constant."""
        with self._lock:
            exe = self.executable()
            n = self._lib.fxge_n_inputs(exe)
            return [i for i in range(n) if self._lib.fxge_input_dynamic(exe, i)]

    @property
    def lock(self) -> threading.RLock:
        """Whoever uses the session holds it."""
        return self._lock

    @property
    def run_packed(self) -> Callable[[int, bytes, int], int]:
        """fxge_run_packed(executable, the words, their number), under the lock."""
        function: Callable[[int, bytes, int], int] = self._lib.fxge_run_packed
        return function

    def failure(self) -> BaseException:
        """Why the last call failed: an FxgeError, or what a signal's handler raised."""
        with self._lock:
            status = self._lib.fxge_last_status(self._session) or _lib.BUG
            return self._owner.failure(status)

    def result(self, i: int) -> Any:
        """View of result i of the last run; None when there is none."""
        with self._lock:
            return self._result(self.executable(), i)

    def copy_result(self, i: int, to: int, size: int) -> None:
        """Result i of the last run, which lies on the chip, to an address there.

        Raises FxgeError (status 8) where the chip fails; 4, it has not `size` bytes.
        """
        with self._lock:
            self._check(self._lib.fxge_result_copy(self.executable(), i, to, size))

    def _result(self, exe: int, i: int) -> Any:
        view = _lib.TensorView()
        return view if self._lib.fxge_get_result(exe, i, c.byref(view)) else None

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Runs the compiled program on the CPU executor, or where run_on says.

        Takes the arguments that the saved function takes, nested as there; also flat, by position
        or by the names of `inputs`. Leaves are torch tensors (or NumPy arrays, or numbers) with the
        dtypes and shapes that `inputs` says (one value a symbol), of any strides, on the CPU.

        Gives what the function returned: a tensor, or the containers that it was saved with (a
        class that this process has not registered with PyTorch is a dict of its fields); a tuple,
        one element an output of role "user", where the file has no such structure (text, an FX
        GraphModule). Tensors are dense: torch's for torch's, else NumPy arrays (bfloat16 as
        uint16).

        Raises:
            FxgeError: status 4, an input that is missing, not known, or of another dtype, rank,
                size or device, which it names, or a guard of the saved program that does not hold.
        """
        with self._lock:
            exe = self._ready()
            quick = None if kwargs else self._run_fixed(exe, args)
            if quick is not None:
                return self._form().returned(quick)
            found = self._run(exe, args, kwargs)
            return self._form().returned([v for p, v in found if p.role == "user"])

    def _run_fixed(self, exe: int, args: Sequence[Any]) -> list[Any] | None:
        """The results of a call by addresses; None where its arguments ask for more."""
        if "torch" not in sys.modules:
            return None
        from . import _fixed

        if self._fixed is None:
            both = self._interface(exe)
            self._fixed = (_fixed.of_ports(*both),)
        call = self._fixed[0]
        found = call(self._lib.fxge_run_packed, exe, args) if call else None
        if found is None:
            return None
        self._check(found[0])
        return found[1]

    def run_all(self, inputs: Mapping[str, Any]) -> list[tuple[Port, Any]]:
        """Every output with its value, also the new values of inputs; `inputs` by their names."""
        with self._lock:
            return self._run(self._ready(), (), inputs)

    def _ready(self) -> int:
        if self.stage != "ge":
            self.compile()
        exe = self.executable()
        if not self._agreed and self.order and _ranks.connected():
            _ranks.agree(self.order, self.config.rank_timeout)
        self._agreed = True
        return exe

    def _run(
        self, exe: int, args: Sequence[Any], kwargs: Mapping[str, Any]
    ) -> list[tuple[Port, Any]]:
        from . import _arrays

        inputs, outputs = self._interface(exe)
        views, keep, torch_like = _arrays.views(inputs, args, kwargs, self._form())
        table = (_lib.TensorView * len(views))(*views)
        self._check(self._lib.fxge_run(exe, table, len(views)))
        del keep
        return [
            (p, _arrays.output(p, self._result(exe, i), torch_like)) for i, p in enumerate(outputs)
        ]

    def profile(
        self, args: Sequence[Any] = (), kwargs: Mapping[str, Any] | None = None, *, runs: int = 1
    ) -> _profile.Profile:
        """Runs the program and counts time and memory of every node.

        The nodes run apart that are joined otherwise, so that a run takes longer; calls before and
        after are as fast as ever. States change as in any call.

        Args:
            args, kwargs: of the call.
            runs: how many times; the fastest is told beside the sum.

        Raises:
            FxgeError: as a call does.
        """
        if self._runs is not None:
            return self._runs.profile(args, kwargs, runs=runs)
        with self._lock:
            self._ready()
            exe = self._handle(self._lib.fxge_executable_open(self._program))
            try:
                self._check(self._lib.fxge_profile(exe))
                for _ in range(runs):
                    self._run(exe, args, kwargs or {})
                return _profile.collect(exe)
            finally:
                self._lib.fxge_executable_close(exe)

    def count_nodes(self) -> None:
        """Every run from now on counts time and memory of every node: `counted` tells.

        Raises:
            FxgeError: as `executable` does.
        """
        with self._lock:
            self._check(self._lib.fxge_profile(self.executable()))

    def counted(self) -> _profile.Profile:
        """What the runs since `count_nodes` have cost."""
        with self._lock:
            return _profile.collect(self.executable())

    def verify(
        self, args: Any, kwargs: Mapping[str, Any] | None = None, *, steps: bool = False
    ) -> list[Verified]:
        """Compares a call, or several, with the exported program in eager PyTorch: fxge.verify.

        Raises:
            FxgeError: status 1, naming each value that differs; 2, the program was read from a
                file, which PyTorch has to load: fxge.verify(torch.export.load(path), args).
        """
        from . import _expected

        if self._exported is None:
            raise FxgeError(
                "the program was not compiled from an ExportedProgram: "
                "fxge.verify(torch.export.load(path), args) compares one that was saved",
                status=2,
            )
        calls = _expected.as_calls(args, kwargs)
        return _expected.verify(self, self._exported, calls, steps=steps)

    def check(self, path: str | os.PathLike[str]) -> None:
        """Checks an .air as GE's loader would, by the release of CANN that the options name. Raises
        FxgeError (status 1) with what is wrong."""
        options = _lib.options(
            _lib.CheckOptions, cann=self.config.cann.encode() if self.config.cann else None
        )
        with self._lock:
            self._check(self._lib.fxge_check(self._session, os.fsencode(path), c.byref(options)))

    def _form(self) -> Form:
        """How the saved function was called; asked anew where torch was loaded in between."""
        if self._own_form is not None:
            return self._own_form
        loaded = "torch" in sys.modules
        if self._known_form is None or self._known_form[0] != loaded:
            info = _lib.options(_lib.CallInfo)
            self._lib.fxge_call_get(self._program, c.byref(info))
            form = of_texts(info.in_spec, info.out_spec, _lib.listed(info.arg_names))
            self._known_form = (loaded, form)
        return self._known_form[1]

    def set_form(self, form: Form | None) -> None:
        """The saved function's own trees, where they are known better than a file can say."""
        self._own_form = form

    def set_exported(self, program: Any, form: Form | None) -> None:
        """What it was made from, which verify() runs."""
        self._exported = program
        self.set_form(form)

    # ---- copies ----

    def set_origin(self, origin: _copies.Origin) -> None:
        """Where its bytes are, if not at the path that it was loaded from."""
        self._origin = origin

    @property
    def gears(self) -> tuple[str, bool] | None:
        """What set_gears was given."""
        return self._gears

    def history(self) -> tuple[_copies.Origin, tuple[str | None, bool] | None, Form | None]:
        """Where it was read from, how it was compiled, the form that no file says."""
        if self._origin is None or not self._program or self.stage == "broken":
            raise FxgeError("a program that is empty or broken has no copies", status=2)
        return self._origin, self._until, self._own_form

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickle has the path of a program that was loaded from a file, else its bytes; the copy
        is compiled anew and has the states as they are, of its own."""
        return _copies.restored, _copies.to_restore(self)

    def __deepcopy__(self, memo: dict[int, Any]) -> Program:
        copied = _copies.restored(*_copies.to_restore(self))
        copied._exported = self._exported
        memo[id(self)] = copied
        return copied

    def bisect(self, args: Sequence[Any], values: Mapping[str, Any]) -> list[Compared]:
        """Compares every node with what eager PyTorch computed, in program order.

        The program was compiled with Config(accuracy=True). `args` are the inputs by position,
        `values` tensors or arrays by name: node/NAME, node_ref/NAME and node_err/NAME, as
        fxge.record writes them. Raises FxgeError (status 1) that names the first node which errs by
        more than its share.
        """
        from . import _arrays

        with self._lock:
            exe = self.executable()
            views, keep, _ = _arrays.views(self.inputs, args, {})
            table = (_lib.TensorView * len(views))(*views)
            arrays = self._handle(self._lib.fxge_arrays_open(self._session))
            try:
                for name, value in values.items():
                    view, owner = _arrays.view_of(name, value)
                    self._check(self._lib.fxge_arrays_add(arrays, c.byref(view)))
                    del owner
                options = _lib.options(_lib.BisectOptions)
                self._check(self._lib.fxge_bisect(exe, table, len(views), arrays, c.byref(options)))
            finally:
                self._lib.fxge_arrays_close(arrays)
            del keep
            return self._compared()

    def _compared(self) -> list[Compared]:
        row = _lib.options(_lib.BisectRow)
        out: list[Compared] = []
        while self._lib.fxge_bisect_get(self.executable(), len(out), c.byref(row)):
            out.append(
                Compared(
                    name=row.name.decode(),
                    dtype=row.dtype.decode(),
                    own=row.own,
                    own_bar=row.own_bar,
                    total=row.total,
                    total_bar=row.total_bar,
                    torch=row.torch if row.torch >= 0 else None,
                )
            )
        return out

    # ---- states ----

    def states(self) -> dict[str, Any]:
        """Buffers that calls change, by qualified name, as they are now.

        Copies with the dtype and shape of the module's buffer: torch tensors where torch is
        imported, else NumPy arrays.
        """
        from . import _arrays

        out = {}
        view = _lib.TensorView()
        with self._lock:
            exe = self.executable()
            for i in range(self._lib.fxge_n_states(exe)):
                if self._lib.fxge_state(exe, i, c.byref(view)):
                    out[view.name.decode()] = _arrays.of_view(view, _arrays.torch_loaded())
        return out

    def set_state(self, name: str, value: Any) -> None:
        """Gives the state of that qualified name a value of its dtype and shape (copied)."""
        from . import _arrays

        with self._lock:
            view, owner = _arrays.view_of(name, value)
            self._check(self._lib.fxge_set_state(self._ready(), c.byref(view)))
            del owner

    def manual_seed(self, seed: int) -> None:
        """Draws random numbers from `seed` (0 or more) on: calls behind it give what they gave
        behind it before. A program that draws none is left as it is.

        Raises FxgeError (status 2) for a seed that is no int of 63 bits.
        """
        if type(seed) is not int or not 0 <= seed < 2**63:
            raise FxgeError(f"seed: found {seed!r}, expected an int of 63 bits", status=2)
        with self._lock:
            if _seed.STATE in self.states():
                view = c.byref(_seed.Seed(seed).view)
                self._check(self._lib.fxge_set_state(self._ready(), view))

    def reset_states(self) -> None:
        """Gives every state the value that it was saved with."""
        with self._lock:
            self._lib.fxge_reset_states(self.executable())


# ---- the end ----


def _leave_chips() -> None:
    """AscendCL wants everything back before the process ends."""
    for p in list(_alive):
        if p.lock.acquire(timeout=_PATIENCE):  # a thread may be in a call
            with contextlib.suppress(FxgeError):  # there is nobody to tell
                p.leave_chip()
            p.lock.release()


@lru_cache(maxsize=1)
def _leave_chips_at_exit() -> None:
    atexit.register(_leave_chips)


# ---- forks ----


_holding: list[Program] = []  # whose locks the fork under way has taken


def _before_fork() -> None:
    _forking.acquire()
    for p in list(_alive):
        p._lock.acquire()
        _holding.append(p)


def _after_fork_in_parent() -> None:
    while _holding:
        _holding.pop()._lock.release()
    _forking.release()


def _after_fork_in_child() -> None:
    global _generation
    _generation += 1
    for p in _holding:
        p._executable = 0  # is planned anew: its threads stayed with the parent
    _after_fork_in_parent()


os.register_at_fork(
    before=_before_fork,
    after_in_parent=_after_fork_in_parent,
    after_in_child=_after_fork_in_child,
)


def session_ops(ops: Sequence[str | os.PathLike[str]] = ()) -> list[dict[str, Any]]:
    """All operators that the library knows, and what becomes of them."""
    import json

    p = Program(Config(ops=tuple(str(Path(x)) for x in ops)))
    return list(json.loads(p._lib.fxge_ops_text(p._session, True)))
