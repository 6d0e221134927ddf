# SPDX-License-Identifier: Apache-2.0
"""Programs of the library as Python objects: graphs that run."""

from __future__ import annotations

import ctypes as c
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .._core import hooks, library, program_registry, random_seed
from .._distributed import agreement
from ..config import Config
from ..errors import FxgeError
from . import origins
from . import profile as _profile
from .call_structure import Form, of_texts
from .graph import Graph
from .ports import Compared, Port, port_of

if TYPE_CHECKING:
    from typing_extensions import Self

    from .._verification.expected_values import Verified
    from .static_calls import StaticCalls


class Program(Graph):
    """Graph of the library, compiled and run.

    Calls of several threads wait for each other. A program made `beside` another one shares states
    of equal name with it, such as a KV cache, and has its configuration.
    """

    def __init__(self, config: Config | None = None, beside: Program | None = None) -> None:
        super().__init__(config, beside)
        self._executable: int = 0
        self._device: str | None = None
        self._known_form: tuple[int, Form] | None = None
        self._agreed = False  # True once the other ranks have compared collectives
        self._known_ports: tuple[list[Port], list[Port]] | None = None
        self._fixed: tuple[StaticCalls | None] | None = None  # None until torch is imported
        self._own_form: Form | None = None
        self._exported: Any = None
        self._runs: Program | None = None
        self._calls_torch = False  # True if this process wrote its calls of PyTorch
        program_registry.add(self)

    def _let_go(self) -> None:
        self._lib.fxge_executable_close(self._executable)
        self._executable, self._agreed, self._runs = 0, False, None
        self._known_form = self._own_form = self._exported = None
        self._known_ports = self._fixed = None
        super()._let_go()

    # ---- where it runs ----

    def run_by(self, data: bytes | Path) -> Program:
        """Sets the program that runs in place of this one, in part by PyTorch.

        Args:
            data: the program as bytes or a file. It is compiled like this one, in the same session,
                with the same states.

        Returns:
            The program that runs.
        """
        from . import torch_calls

        with self._lock:
            self._owner.add_plugin(torch_calls.plugin())
            self._owner.calls_torch = True
            runner = Program(beside=self)
            runner._calls_torch = True
            if isinstance(data, bytes):
                runner.load_bytes(data)
            else:
                runner.load(data)
                runner.set_origin(origins.Origin(file=origins.OpenFile(data)))
            if self._until is not None:
                runner.compile(self._until[0], in_place=self._until[1])
            if self._gears is not None:
                runner.set_gears(self._gears[0], zip=self._gears[1])
            if self._aipp is not None:
                runner.set_aipp(self._aipp)
            self._runs = runner
            return runner

    def set_aipp(self, path: str | os.PathLike[str]) -> Self:
        with self._lock:
            super().set_aipp(path)
            self._lib.fxge_executable_close(self._executable)
            self._executable, self._known_ports, self._fixed = 0, None, None
        return self

    def chip(self, device: str) -> tuple[str, str | None]:
        """Returns a chip's name, as atc expects it, and the release of CANN.

        Args:
            device: "npu:0", "npu:1", ...

        Raises:
            FxgeError: status 8, the chip does not exist, or CANN fails; 2, an unknown device.
        """
        found = library.options(library.DeviceInfo)
        with self._lock:
            self._check(
                self._lib.fxge_device_get(self._session, library.text(device), c.byref(found))
            )
            return found.soc.decode(), library.decoded(found.cann)

    def run_on(self, device: str) -> Program:
        """Moves all further calls to a chip.

        CANN's atc compiles the program unless the cache has the result, which is loaded onto the
        chip. Each call copies inputs and results between host and chip. States stay on the chip.

        Args:
            device: "npu:0", "npu:1", ...

        Raises:
            FxgeError: status 8, the chip does not exist, or CANN fails; 2, an unknown device.
        """
        from . import chip as _chip

        with self._lock:
            if self.stage != "ge":
                self.compile()
            runner = Program(beside=self)
            runner._device = device
            _chip.load(self, runner, device)
            self._runs = runner
            program_registry.leave_chips_at_exit()
        return self

    @property
    def device(self) -> str | None:
        """Chip on which calls run; None for the CPU."""
        return self._device if self._runs is None else self._runs.device

    @property
    def runs(self) -> Program | None:
        """Program that runs in place of this one (run_by, run_on), or None."""
        return self._runs

    def executable(self) -> int:
        """Returns the handle of the planned program; plans on first use and again after a fork."""
        with self._lock:
            if self._runs is not None:
                return self._runs.executable()
            if not self._executable:
                if self._device is None and self.order and agreement.connected():
                    self._owner.add_exchange()
                self._executable = self._open()
            return self._executable

    def _open(self) -> int:
        """Opens another executable of the program."""
        if self._owner.calls_torch and not self._calls_torch:
            from . import torch_calls

            torch_calls.check_text(self.text())
        device = library.text(self._device) if self._device else None
        return self._handle(self._lib.fxge_executable_open_on(self._loaded(), device))

    def leave_chip(self) -> None:
        """Releases the program's part of a chip; the next call loads it again.

        Raises:
            FxgeError: status 8, the chip fails.
        """
        with self._lock:
            if self._device and self._executable:
                executable, self._executable = self._executable, 0
                self._lib.fxge_executable_close(executable)
                self._check(self._lib.fxge_last_status(self._session))

    def forget_executable(self) -> None:
        """Discards the executable after a fork, because its threads exist in the parent only."""
        self._executable = 0

    # ---- running ----

    @property
    def inputs(self) -> list[Port]:
        """Inputs of a call."""
        with self._lock:
            return list(self._interface(self.executable())[0])

    @property
    def outputs(self) -> list[Port]:
        """Outputs of a call: results for the user and new values of mutated inputs."""
        with self._lock:
            return list(self._interface(self.executable())[1])

    def _interface(self, exe: int) -> tuple[list[Port], list[Port]]:
        """Returns inputs and outputs, which are constant and therefore read once."""
        if self._known_ports is None:
            self._known_ports = (
                self._ports(exe, self._lib.fxge_n_inputs, self._lib.fxge_input_get),
                self._ports(exe, self._lib.fxge_n_outputs, self._lib.fxge_output_get),
            )
        return self._known_ports

    def _ports(self, exe: int, count: Any, get: Any) -> list[Port]:
        info = library.options(library.PortInfo)
        out = []
        for i in range(count(exe)):
            get(exe, i, c.byref(info))
            out.append(port_of(info))
        return out

    def dynamic_inputs(self) -> list[int]:
        """Returns indices of the inputs whose sizes a packed call holds; others are derived."""
        with self._lock:
            exe = self.executable()
            n = self._lib.fxge_n_inputs(exe)
            return [i for i in range(n) if self._lib.fxge_input_dynamic(exe, i)]

    @property
    def run_packed(self) -> Callable[[int, bytes, int], int]:
        """Function fxge_run_packed(executable, words, number of words); call it under the lock."""
        function: Callable[[int, bytes, int], int] = self._lib.fxge_run_packed
        return function

    def result(self, i: int) -> Any:
        """Returns the view of result i of the last run; None if there is none."""
        with self._lock:
            return self._result(self.executable(), i)

    def copy_result(self, i: int, to: int, size: int) -> None:
        """Copies result i of the last run, which is stored on the chip, to an address of the chip.

        Raises:
            FxgeError: status 8, the chip fails; 4, the result does not have `size` bytes.
        """
        with self._lock:
            self._check(self._lib.fxge_result_copy(self.executable(), i, to, size))

    def _result(self, exe: int, i: int) -> Any:
        view = library.TensorView()
        return view if self._lib.fxge_get_result(exe, i, c.byref(view)) else None

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Runs the compiled program on the CPU executor, or on the chip of run_on.

        Arguments are those of the saved function, with the same nesting; or flat, by position or by
        the names of `inputs`. Leaves are torch tensors, NumPy arrays or numbers on the CPU, of any
        strides, with the dtypes and shapes of `inputs`; a symbol has one value a call. Values that
        the function writes into its arguments are written into these.

        Returns:
            The function's result: a tensor, or the containers that were saved (an unregistered
            class becomes a dict of its fields). If the file has no such structure (text, an FX
            GraphModule): a tuple of the outputs of role "user". Tensors are dense. They are torch
            tensors for torch arguments, else NumPy arrays (bfloat16 as uint16).

        Raises:
            FxgeError: status 4, naming an input that is missing, unknown, of another dtype, rank,
                size or device, or written into although it cannot be (expanded, read-only, sharing
                memory with another input); or a guard of the saved program that does not hold.
        """
        with self._lock:
            exe, form = self._ready(), self._form()
            quick = self._run_fixed(exe, args, kwargs)
            if quick is not None:
                return form.returned(quick)
            from .._core.arrays import write

            written = self._written(exe, args, kwargs)
            found = self._run(exe, args, kwargs)
            for x, value in [(written[p.name], v) for p, v in found if p.role == "mutation"]:
                write(x, value)
            return form.returned([v for p, v in found if p.role == "user"])

    def _written(self, exe: int, args: Sequence[Any], kwargs: Mapping[str, Any]) -> dict[str, Any]:
        """Returns the arguments, by input name, into which the program writes.

        Checks them before a run, because the run may change states, too.
        """
        from .._core import arrays as _arrays

        inputs, outputs = self._interface(exe)
        names = {p.name for p in outputs if p.role == "mutation"}
        if not names:
            return {}
        pairs = _arrays.match_arguments(inputs, args, kwargs, self._form())
        found = {name: x for name, x in pairs if name in names}
        for name, x in found.items():
            _arrays.check_writable(name, x)
        _arrays.check_apart(found, pairs)
        return found

    def _run_fixed(
        self, exe: int, args: Sequence[Any], kwargs: Mapping[str, Any]
    ) -> list[Any] | None:
        """Returns the results of a call by addresses; None if the arguments need views."""
        if "torch" not in sys.modules:
            return None
        from .._core import arrays as _arrays
        from . import static_calls

        inputs, outputs = self._interface(exe)
        if self._fixed is None:
            self._fixed = (static_calls.of_ports(inputs, outputs),)
        call = self._fixed[0]
        if call and kwargs:
            pairs = _arrays.match_arguments(inputs, args, kwargs, self._form())
            if [name for name, _ in pairs] != [p.name for p in inputs]:
                return None
            args = [x for _, x in pairs]
        found = call(self._lib.fxge_run_packed, exe, args) if call else None
        if found is None:
            return None
        self._check(found[0])
        return found[1]

    def run_all(self, inputs: Mapping[str, Any]) -> list[tuple[Port, Any]]:
        """Runs the program with `inputs` by name; returns every output, including mutations."""
        with self._lock:
            return self._run(self._ready(), (), inputs)

    def _ready(self) -> int:
        if self.stage != "ge":
            self.compile()
        exe = self.executable()
        if not self._agreed and self.order and agreement.connected():
            agreement.agree(self.order, self.config.rank_timeout)
        self._agreed = True
        return exe

    def _run(
        self, exe: int, args: Sequence[Any], kwargs: Mapping[str, Any]
    ) -> list[tuple[Port, Any]]:
        from .._core import arrays as _arrays

        inputs, outputs = self._interface(exe)
        views, keep, torch_like = _arrays.views(inputs, args, kwargs, self._form())
        table = (library.TensorView * len(views))(*views)
        self._check(self._lib.fxge_run(exe, table, len(views)))
        del keep
        return [
            (p, _arrays.output(p, self._result(exe, i), torch_like)) for i, p in enumerate(outputs)
        ]

    # ---- measured and compared ----

    def profile(
        self, args: Sequence[Any] = (), kwargs: Mapping[str, Any] | None = None, *, runs: int = 1
    ) -> _profile.Profile:
        """Runs the program and measures time and memory of every node.

        Fused steps run separately, so that a run takes longer. Calls before and after are not
        affected. States change as in any call.

        Args:
            args, kwargs: arguments of the call.
            runs: number of runs; the profile has their sum and the fastest one.

        Raises:
            FxgeError: as a call does.
        """
        if self._runs is not None and self._runs.device is None:
            return self._runs.profile(args, kwargs, runs=runs)
        with self._lock:
            self._ready()
            chip = self.device is not None  # a chip loads a program once, and its file is deleted
            exe = self.executable() if chip else self._open()
            try:
                self._check(self._lib.fxge_profile(exe))
                for _ in range(runs):
                    self._run(exe, args, kwargs or {})
                return self._counted(exe)
            finally:
                end = self._lib.fxge_profile_end if chip else self._lib.fxge_executable_close
                end(exe)

    def observe_values(self) -> None:
        """Observes every value of all further runs; `check_finite` reports those of the last one.

        Raises:
            FxgeError: as `executable` does.
        """
        with self._lock:
            self._check(self._lib.fxge_finite_watch(self.executable(), None))

    def check_finite(self) -> None:
        """Checks the values of the last run since `observe_values`.

        Raises:
            FxgeError: status 1, naming the first NaN, or the first infinity of finite operands.
        """
        with self._lock:
            self._check(self._lib.fxge_finite_report(self.executable()))

    def count_nodes(self) -> None:
        """Measures time and memory of every node in all further runs; `counted` returns the result.

        Raises:
            FxgeError: as `executable` does.
        """
        with self._lock:
            self._check(self._lib.fxge_profile(self.executable()))

    def counted(self) -> _profile.Profile:
        """Returns the measurements of the runs since `count_nodes`."""
        with self._lock:
            return self._counted(self.executable())

    def _counted(self, exe: int) -> _profile.Profile:
        """Returns the measurements of an executable; on a chip, CANN's msprof reports them."""
        self._check(self._lib.fxge_profile_read(exe, self._program))
        lack = library.decoded(self._lib.fxge_profile_lack(exe))
        return replace(_profile.collect(exe), lack=lack)

    def verify(
        self, args: Any, kwargs: Mapping[str, Any] | None = None, *, steps: bool = False
    ) -> list[Verified]:
        """Compares calls with the exported program in eager PyTorch, as fxge.verify does.

        Raises:
            FxgeError: status 1, naming each value that differs; 2, the program was read from a
                file; use fxge.verify(torch.export.load(path), args) instead.
        """
        if self._exported is None:
            raise FxgeError(
                "the program was not compiled from an ExportedProgram: "
                "fxge.verify(torch.export.load(path), args) compares one that was saved",
                status=2,
            )
        found: list[Verified] = hooks.verify(self, self._exported, args, kwargs, steps)
        return found

    def bisect(self, args: Sequence[Any], values: Mapping[str, Any]) -> list[Compared]:
        """Compares every node with the value of eager PyTorch, in program order.

        The program must be compiled with Config(accuracy=True).

        Args:
            args: inputs by position.
            values: tensors or arrays by the names of fxge.record: node/NAME, node_ref/NAME,
                node_err/NAME.

        Raises:
            FxgeError: status 1, naming the first node with an error above its limit.
        """
        from .._core import arrays as _arrays

        with self._lock:
            exe = self.executable()
            views, keep, _ = _arrays.views(self.inputs, args, {})
            table = (library.TensorView * len(views))(*views)
            arrays = self._handle(self._lib.fxge_arrays_open(self._session))
            try:
                for name, value in values.items():
                    view, owner = _arrays.view_of(name, value)
                    self._check(self._lib.fxge_arrays_add(arrays, c.byref(view)))
                    del owner
                options = library.options(library.BisectOptions)
                self._check(self._lib.fxge_bisect(exe, table, len(views), arrays, c.byref(options)))
            finally:
                self._lib.fxge_arrays_close(arrays)
            del keep
            return self._compared()

    def _compared(self) -> list[Compared]:
        row = library.options(library.BisectRow)
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

    # ---- copies ----

    def _form(self) -> Form:
        """Returns the structure of the call.

        Reads it again if modules were imported since, as they may have registered its classes.

        Raises:
            FxgeError: status 4, the text is damaged.
        """
        if self._own_form is not None:
            return self._own_form
        loaded = len(sys.modules)
        if self._known_form is None or self._known_form[0] != loaded:
            info = library.options(library.CallInfo)
            self._lib.fxge_call_get(self._program, c.byref(info))
            form = of_texts(info.in_spec, info.out_spec, library.listed(info.arg_names))
            self._known_form = (loaded, form)
        return self._known_form[1]

    def set_form(self, form: Form | None) -> None:
        """Sets the saved function's own trees, which are more exact than the text of a file."""
        self._own_form = form

    def set_exported(self, program: Any, form: Form | None) -> None:
        """Sets the ExportedProgram from which the program was compiled, for verify()."""
        self._exported = program
        self.set_form(form)

    def history(self) -> tuple[origins.Origin, tuple[str | None, bool] | None, Form | None]:
        """Returns the origin, the arguments of compile(), and the structure that no file holds."""
        if self._origin is None or not self._program or self.stage == "broken":
            raise FxgeError("a program that is empty or broken has no copies", status=2)
        return self._origin, self._until, self._own_form

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles the path of a program loaded from a file, else the bytes of the program.

        A copy is compiled again and has its own states, with the present values.
        """
        return origins.restored, (Program, *origins.to_restore(self))

    def __deepcopy__(self, memo: dict[int, Any]) -> Program:
        copied = origins.restored(Program, *origins.to_restore(self))
        copied._exported = self._exported
        memo[id(self)] = copied
        return copied

    # ---- states ----

    def states(self) -> dict[str, Any]:
        """Returns copies of the buffers that calls change, by qualified name.

        The copies have dtype and shape of the module's buffers. They are torch tensors if torch is
        imported, else NumPy arrays.
        """
        from .._core import arrays as _arrays

        out = {}
        view = library.TensorView()
        with self._lock:
            exe = self.executable()
            for i in range(self._lib.fxge_n_states(exe)):
                if self._lib.fxge_state(exe, i, c.byref(view)):
                    out[view.name.decode()] = _arrays.of_view(view, _arrays.torch_loaded())
        return out

    def set_state(self, name: str, value: Any) -> None:
        """Copies a value into the state of that qualified name; dtype and shape must be equal."""
        from .._core import arrays as _arrays

        with self._lock:
            view, owner = _arrays.view_of(name, value)
            self._check(self._lib.fxge_set_state(self._ready(), c.byref(view)))
            del owner

    def manual_seed(self, seed: int) -> None:
        """Restarts random numbers at a seed; equal seeds give equal results of later calls.

        A program without random numbers does not change.

        Args:
            seed: 0 to 2**63 - 1.

        Raises:
            FxgeError: status 2, `seed` is not an int of 63 bits.
        """
        if type(seed) is not int or not 0 <= seed < 2**63:
            raise FxgeError(f"seed: found {seed!r}, expected an int of 63 bits", status=2)
        with self._lock:
            if random_seed.STATE in self.states():
                view = c.byref(random_seed.Seed(seed).view)
                self._check(self._lib.fxge_set_state(self._ready(), view))

    def reset_states(self) -> None:
        """Sets every state to its saved value."""
        with self._lock:
            self._lib.fxge_reset_states(self.executable())
