"""Graphs of the library as Python objects: loaded, compiled, told and written; nothing runs."""

from __future__ import annotations

import ctypes as c
import json
import os
import threading
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from .._core import library, temporary_files
from .._distributed import collectives
from ..config import Config
from ..errors import Diagnostic, FxgeError
from . import origins
from .ports import ports_text
from .sessions import Session

if TYPE_CHECKING:
    from typing_extensions import Self


class Graph:
    """A graph on its way to GE, in a session of its own or in that of the one `beside` it."""

    def __init__(self, config: Config | None = None, beside: Graph | None = None) -> None:
        given: Any = beside
        if not isinstance(given, (Graph, type(None))):
            found = type(given).__name__
            raise FxgeError(f"beside: found {found}, expected a Program or None", status=2)
        self._owner: Session = Session(config or Config()) if beside is None else beside._owner
        self.config = self._owner.config
        self._lib = library.library()
        self._lock = self._owner.lock
        self._session = self._owner.handle
        self._program: int = 0
        self._known_order: str | None = None
        self._origin: origins.Origin | None = None
        self._until: tuple[str | None, bool] | None = None
        self._gears: tuple[str, bool] | None = None

    # ---- errors ----

    def _check(self, status: int) -> None:
        if status:
            raise self._owner.failure(status)

    def _handle(self, handle: int | None) -> int:
        if not handle:
            raise self._owner.failure(self._lib.fxge_last_status(self._session) or library.BUG)
        return handle

    def failure(self) -> BaseException:
        """Why the last call failed: an FxgeError, or what a signal's handler raised."""
        with self._lock:
            status = self._lib.fxge_last_status(self._session) or library.BUG
            return self._owner.failure(status)

    @property
    def diagnostics(self) -> tuple[Diagnostic, ...]:
        """What was reported and not raised: notes and warnings."""
        with self._lock:
            return library.diagnostics(self._session)

    @property
    def lock(self) -> threading.RLock:
        """Whoever uses the session holds it."""
        return self._lock

    # ---- loading ----

    def _loaded(self) -> int:
        """The handle of the program. Raises FxgeError (status 2) before a load succeeded."""
        if not self._program:
            raise FxgeError("no program is loaded", status=2)
        return self._program

    def load(
        self, path: str | os.PathLike[str], model: str | None = None, check_crc: bool = False
    ) -> Self:
        """Reads .pt2, .fxpb, .air or text, told apart by content.

        What was loaded before is let go; it stays where the file cannot be read.
        """
        options = library.options(
            library.LoadOptions, model=library.text(model) if model else None, check_crc=check_crc
        )
        with self._lock:
            self._replace(
                self._lib.fxge_load(self._session, library.path(path), c.byref(options)),
                origins.of_path(path, model),
            )
        return self

    def load_bytes(self, data: bytes, label: str = "graph") -> Self:
        """Reads bytes of any of the formats; `label` names them in messages."""
        with self._lock:
            self._replace(
                self._lib.fxge_load_bytes(
                    self._session, library.text(label), data, len(data), None
                ),
                origins.Origin(data=data, label=label),
            )
        return self

    def set_origin(self, origin: origins.Origin) -> None:
        """Where its bytes are, if not at the path that it was loaded from."""
        self._origin = origin

    def _replace(self, program: int | None, origin: origins.Origin) -> None:
        """`program`, unless loading it failed, in place of what was loaded before."""
        new = self._handle(program)
        self._let_go()
        self._program, self._origin = new, origin

    def _let_go(self) -> None:
        """Forgets what was loaded, and what was made of it."""
        self._lib.fxge_program_close(self._program)
        self._program = 0
        self._known_order = self._origin = self._until = self._gears = None

    # ---- compiling ----

    def compile(self, until: str | None = None, *, in_place: bool = False) -> Self:
        """Runs the pipeline up to a stage; all the way to GE without `until`.

        Args:
            until: "import", "scopes", "functional", "decomposed", "fused" or "ge".
            in_place: inputs that the program changes may be written where they lie.

        Raises:
            FxgeError: status 3, naming every node that cannot be compiled; 4, the program
                contradicts itself; 2, no such stage. The program can only be let go then.
        """
        options = library.options(
            library.CompileOptions,
            until=library.text(until) if until else None,
            no_fuse=library.names(self.config.no_fuse),
            explain=library.names(self.config.explain),
            check_passes=self.config.check_passes,
            in_place=in_place,
            trace=self.config.accuracy,
            cann=library.text(self.config.cann) if self.config.cann else None,
        )
        with self._lock:
            self._check(self._lib.fxge_compile(self._loaded(), c.byref(options)))
        self._until, self._known_order = (until, in_place), None
        return self

    def set_gears(self, gears: str, *, zip: bool = False) -> Self:
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
            self._check(self._lib.fxge_set_gears(self._loaded(), library.text(gears), zip))
        self._gears = (gears, zip)
        return self

    @property
    def gears(self) -> tuple[str, bool] | None:
        """What set_gears was given."""
        return self._gears

    def unsupported(self) -> FxgeError | None:
        """What compile() would raise; None where it would not. The program stays as it is."""
        with self._lock:
            self._lib.fxge_unsupported(self._loaded(), True)
            status = self._lib.fxge_last_status(self._session)
            return library.failure(self._session, status) if status else None

    # ---- what it is ----

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
        """The program as text, in one of these formats.

        "text", "brief" (to look at: "..." for large weights that no file holds), "locs" (text with
        Python lines), "io" (its interface, JSON), "json", "dot", "pbtxt", "onnx-pbtxt",
        "singleop", "singleop-custom", "collectives", "ops" or "ops-json".

        Raises:
            FxgeError: status 2, no such format, or not at this stage.
        """
        with self._lock:
            text = self._lib.fxge_text(self._loaded(), library.text(format))
            if text is None:
                self._handle(None)
            return str(text.decode("utf-8", "replace"))

    def __str__(self) -> str:
        return self.text("brief")

    def __repr__(self) -> str:
        """Its stage, how many nodes, inputs -> outputs."""
        if not self._program or self.stage == "broken":
            return f"<fxge.Program {self.stage if self._program else 'empty'}>"
        io = json.loads(self.text("io"))
        shown = [", ".join(ports_text(io[key])) for key in ("inputs", "outputs")]
        return f"<fxge.Program {self.stage}, {self.nodes} nodes: {shown[0]} -> {shown[1]}>"

    def type_text(self, type: str) -> str | None:
        """A type of GE as JSON; None where nobody describes it."""
        with self._lock:
            return library.decoded(self._lib.fxge_type_text(self._session, library.text(type)))

    def loaded_types(self) -> list[str]:
        """The names of the GE types that this session loaded."""
        with self._lock:
            text = library.decoded(self._lib.fxge_type_text(self._session, None))
            return list(json.loads(text or "[]"))

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
        if not collectives.connected():
            raise FxgeError("torch.distributed is not initialised", status=2)
        return collectives.facts(self.order)

    # ---- files ----

    def write(
        self,
        path: str | os.PathLike[str],
        format: str = "air",
        *,
        weights: str = "auto",
        copied_most: int = 0,
        force: bool = False,
    ) -> None:
        """Writes a file: "air" (its interface beside it, and of a program with collectives `ranks`,
        as model.ranks.json, where torch.distributed is initialised), "fxpb" or a format of text().

        Args:
            weights: "inline", "files" (one a weight, in a folder beside), "ref" (where they lie in
                the file that was read), or "auto": inline unless that becomes too large.
            copied_most: with "auto", weights of more bytes in all stay where they are, those that
                can; 0: they never do.
            force: replace existing files.

        Raises:
            FxgeError: status 5, a file is there already or cannot be written; 2, no such format or
                mode; all or nothing is written.
        """
        modes = ("auto", "inline", "files", "ref")
        if weights not in modes:
            raise FxgeError(f"weights: found {weights!r}, expected one of {modes}", status=2)
        options = library.options(
            library.WriteOptions, weights=modes.index(weights), force=force, copied_most=copied_most
        )
        with self._lock:
            facts = (
                self.ranks if format == "air" and self.order and collectives.connected() else None
            )
            if facts and not force and collectives.facts_path(path).exists():
                raise FxgeError(f"{collectives.facts_path(path)} is there already", status=5)
            with temporary_files.signals_wait():
                self._check(
                    self._lib.fxge_write(
                        self._loaded(), library.path(path), library.text(format), c.byref(options)
                    )
                )
            if facts:
                collectives.write(path, facts)

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
        options = library.options(
            library.OmOptions,
            soc=library.text(soc) if soc else None,
            atc_options=library.names(tuple(atc_options)),
            force=force,
        )
        with self._lock:
            self._check(
                self._lib.fxge_write_om(self._loaded(), library.path(path), c.byref(options))
            )

    def check(self, path: str | os.PathLike[str]) -> None:
        """Checks an .air as GE's loader would, by the release of CANN that the options name. Raises
        FxgeError (status 1) with what is wrong."""
        options = library.options(
            library.CheckOptions, cann=library.text(self.config.cann) if self.config.cann else None
        )
        with self._lock:
            self._check(self._lib.fxge_check(self._session, library.path(path), c.byref(options)))
