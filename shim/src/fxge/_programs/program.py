"""Programs of the library as Python objects: graphs that run."""

from __future__ import annotations

import ctypes as c
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .._core import hooks, library, program_registry, random_seed
from .._distributed import collectives
from ..config import Config
from ..errors import FxgeError
from . import origins
from . import profile as _profile
from .call_structure import Form, of_texts
from .graph import Graph
from .ports import Compared, Port, port_of

if TYPE_CHECKING:
    from .._verification.expected_values import Verified
    from .static_calls import Fixed


class Program(Graph):
    """A graph on its way to GE, and its runs. One thread uses it at a time; calls of several wait.

    A program made `beside` another one shares with it the states of equal name, such as a KV
    cache, and has its configuration.
    """

    def __init__(self, config: Config | None = None, beside: Program | None = None) -> None:
        super().__init__(config, beside)
        self._executable: int = 0
        self._device: str | None = None
        self._known_form: tuple[int, Form] | None = None
        self._agreed = False  # with the other ranks
        self._known_ports: tuple[list[Port], list[Port]] | None = None
        self._fixed: tuple[Fixed | None] | None = None  # once torch is there
        self._own_form: Form | None = None
        self._exported: Any = None
        self._runs: Program | None = None
        self._calls_torch = False  # this process wrote its calls of PyTorch
        program_registry.add(self)

    def _let_go(self) -> None:
        self._lib.fxge_executable_close(self._executable)
        self._executable, self._agreed, self._runs = 0, False, None
        self._known_form = self._own_form = self._exported = None
        self._known_ports = self._fixed = None
        super()._let_go()

    # ---- where it runs ----

    def run_by(self, data: bytes | Path) -> Program:
        """`data`, bytes or a file, is what runs: this program, PyTorch computing what the executor
        has no kernel for. Compiled as this one is, in the same session, with the same states."""
        from . import torch_calls

        with self._lock:
            self._owner.add_plugin(torch_calls.plugin())
            self._owner.calls_torch = True
            twin = Program(beside=self)
            twin._calls_torch = True
            if isinstance(data, bytes):
                twin.load_bytes(data)
            else:
                twin.load(data)
                twin.set_origin(origins.Origin(file=origins.OpenFile(data)))
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
        found = library.options(library.DeviceInfo)
        with self._lock:
            self._check(
                self._lib.fxge_device_get(self._session, library.text(device), c.byref(found))
            )
            return found.soc.decode(), library.decoded(found.cann)

    def run_on(self, device: str) -> Program:
        """Has calls run on a chip from now on: the program is compiled for it by CANN's atc, unless
        the cache has it, and loaded there.

        Inputs and results stay the host's: each call copies them. States stay on the chip.

        Args:
            device: "npu:0", "npu:1", ...

        Raises:
            FxgeError: status 8, there is no such chip, or CANN fails; 2, there is no such device.
        """
        from . import chip as _chip

        with self._lock:
            if self.stage != "ge":
                self.compile()
            twin = Program(beside=self)
            twin._device = device
            _chip.load(self, twin, device)
            self._runs = twin
            program_registry.leave_chips_at_exit()
        return self

    @property
    def device(self) -> str | None:
        """The chip that calls run on; None: the CPU."""
        return self._device if self._runs is None else self._runs.device

    @property
    def runs(self) -> Program | None:
        """What runs, where that is another one (run_by, run_on)."""
        return self._runs

    def executable(self) -> int:
        """The handle of the planned program; planned on first use, and anew after a fork."""
        with self._lock:
            if self._runs is not None:
                return self._runs.executable()
            if not self._executable:
                if self._device is None and self.order and collectives.connected():
                    self._owner.add_exchange()
                self._executable = self._open()
            return self._executable

    def _open(self) -> int:
        """One more executable of it."""
        if self._owner.calls_torch and not self._calls_torch:
            from . import torch_calls

            torch_calls.check_text(self.text())
        device = library.text(self._device) if self._device else None
        return self._handle(self._lib.fxge_executable_open_on(self._loaded(), device))

    def leave_chip(self) -> None:
        """Gives back what it has of a chip; a call takes it anew. Raises FxgeError (status 8) where
        the chip fails."""
        with self._lock:
            if self._device and self._executable:
                executable, self._executable = self._executable, 0
                self._lib.fxge_executable_close(executable)
                self._check(self._lib.fxge_last_status(self._session))

    def forget_executable(self) -> None:
        """It is planned anew: after a fork its threads stayed with the parent."""
        self._executable = 0

    # ---- running ----

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
        info = library.options(library.PortInfo)
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
    def run_packed(self) -> Callable[[int, bytes, int], int]:
        """fxge_run_packed(executable, the words, their number), under the lock."""
        function: Callable[[int, bytes, int], int] = self._lib.fxge_run_packed
        return function

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
        view = library.TensorView()
        return view if self._lib.fxge_get_result(exe, i, c.byref(view)) else None

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Runs the compiled program on the CPU executor, or where run_on says.

        Takes the arguments that the saved function takes, nested as there; also flat, by position
        or by the names of `inputs`. Leaves are torch tensors (or NumPy arrays, or numbers) with the
        dtypes and shapes that `inputs` says (one value a symbol), of any strides, on the CPU. What
        the function writes into its arguments is written into these.

        Gives what the function returned: a tensor, or the containers that it was saved with (a
        class that this process has not registered with PyTorch is a dict of its fields); a tuple,
        one element an output of role "user", where the file has no such structure (text, an FX
        GraphModule). Tensors are dense: torch's for torch's, else NumPy arrays (bfloat16 as
        uint16).

        Raises:
            FxgeError: status 4, an input that is missing, not known, or of another dtype, rank,
                size or device, or is written into and cannot be (expanded, read-only, sharing
                memory with another input), which it names, or a guard of the saved program that
                does not hold.
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
        """What was given for inputs that the program writes into, as the function does; before it
        runs, since it may change states, too."""
        from .._core import arrays as _arrays

        inputs, outputs = self._interface(exe)
        names = {p.name for p in outputs if p.role == "mutation"}
        if not names:
            return {}
        pairs = _arrays.given(inputs, args, kwargs, self._form())
        found = {name: x for name, x in pairs if name in names}
        for name, x in found.items():
            _arrays.check_writable(name, x)
        _arrays.check_apart(found, pairs)
        return found

    def _run_fixed(
        self, exe: int, args: Sequence[Any], kwargs: Mapping[str, Any]
    ) -> list[Any] | None:
        """The results of a call by addresses; None where its arguments ask for more."""
        if "torch" not in sys.modules:
            return None
        from .._core import arrays as _arrays
        from . import static_calls

        inputs, outputs = self._interface(exe)
        if self._fixed is None:
            self._fixed = (static_calls.of_ports(inputs, outputs),)
        call = self._fixed[0]
        if call and kwargs:
            pairs = _arrays.given(inputs, args, kwargs, self._form())
            if [name for name, _ in pairs] != [p.name for p in inputs]:
                return None
            args = [x for _, x in pairs]
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
        if not self._agreed and self.order and collectives.connected():
            collectives.agree(self.order, self.config.rank_timeout)
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
        """Runs the program and counts time and memory of every node.

        The nodes run apart that are joined otherwise, so that a run takes longer; calls before and
        after are as fast as ever. States change as in any call.

        Args:
            args, kwargs: of the call.
            runs: how many times; the fastest is told beside the sum.

        Raises:
            FxgeError: as a call does.
        """
        if self._runs is not None and self._runs.device is None:
            return self._runs.profile(args, kwargs, runs=runs)
        with self._lock:
            self._ready()
            chip = self.device is not None  # where it is loaded once, its file being gone
            exe = self.executable() if chip else self._open()
            try:
                self._check(self._lib.fxge_profile(exe))
                for _ in range(runs):
                    self._run(exe, args, kwargs or {})
                return self._counted(exe)
            finally:
                end = self._lib.fxge_profile_end if chip else self._lib.fxge_executable_close
                end(exe)

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
            return self._counted(self.executable())

    def _counted(self, exe: int) -> _profile.Profile:
        """What an executable of it counted; on a chip, as CANN's msprof tells it."""
        self._check(self._lib.fxge_profile_read(exe, self._program))
        lack = library.decoded(self._lib.fxge_profile_lack(exe))
        return replace(_profile.collect(exe), lack=lack)

    def verify(
        self, args: Any, kwargs: Mapping[str, Any] | None = None, *, steps: bool = False
    ) -> list[Verified]:
        """Compares a call, or several, with the exported program in eager PyTorch: fxge.verify.

        Raises:
            FxgeError: status 1, naming each value that differs; 2, the program was read from a
                file, which PyTorch has to load: fxge.verify(torch.export.load(path), args).
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
        """Compares every node with what eager PyTorch computed, in program order.

        The program was compiled with Config(accuracy=True). `args` are the inputs by position,
        `values` tensors or arrays by name: node/NAME, node_ref/NAME and node_err/NAME, as
        fxge.record writes them. Raises FxgeError (status 1) that names the first node which errs by
        more than its share.
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
        """Reads the structure of the call; again if modules were imported since, which may have
        registered its classes. Raises FxgeError (status 4) if the text is damaged."""
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
        """The saved function's own trees, where they are known better than a file can say."""
        self._own_form = form

    def set_exported(self, program: Any, form: Form | None) -> None:
        """What it was made from, which verify() runs."""
        self._exported = program
        self.set_form(form)

    def history(self) -> tuple[origins.Origin, tuple[str | None, bool] | None, Form | None]:
        """Where it was read from, how it was compiled, the form that no file says."""
        if self._origin is None or not self._program or self.stage == "broken":
            raise FxgeError("a program that is empty or broken has no copies", status=2)
        return self._origin, self._until, self._own_form

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickle has the path of a program that was loaded from a file, else its bytes; the copy
        is compiled anew and has the states as they are, of its own."""
        return origins.restored, (Program, *origins.to_restore(self))

    def __deepcopy__(self, memo: dict[int, Any]) -> Program:
        copied = origins.restored(Program, *origins.to_restore(self))
        copied._exported = self._exported
        memo[id(self)] = copied
        return copied

    # ---- states ----

    def states(self) -> dict[str, Any]:
        """Buffers that calls change, by qualified name, as they are now.

        Copies with the dtype and shape of the module's buffer: torch tensors where torch is
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
        """Gives the state of that qualified name a value of its dtype and shape (copied)."""
        from .._core import arrays as _arrays

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
            if random_seed.STATE in self.states():
                view = c.byref(random_seed.Seed(seed).view)
                self._check(self._lib.fxge_set_state(self._ready(), view))

    def reset_states(self) -> None:
        """Gives every state the value that it was saved with."""
        with self._lock:
            self._lib.fxge_reset_states(self.executable())
