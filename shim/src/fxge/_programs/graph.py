# SPDX-License-Identifier: Apache-2.0
"""Graphs of the library as Python objects: loading, compilation, text and files, without runs."""

from __future__ import annotations

import ctypes as c
import json
import os
import threading
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from .._core import library, temporary_files
from .._distributed import agreement, collectives
from ..config import Config
from ..errors import Diagnostic, FxgeError
from . import origins
from .ports import ports_text
from .sessions import Session

if TYPE_CHECKING:
    from typing_extensions import Self


class Graph:
    """Graph of the library, in a session of its own or in the session of `beside`."""

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
        self._aipp: str | None = None

    # ---- errors ----

    def _check(self, status: int) -> None:
        if status:
            raise self._owner.failure(status)

    def _handle(self, handle: int | None) -> int:
        if not handle:
            raise self._owner.failure(self._lib.fxge_last_status(self._session) or library.BUG)
        return handle

    def failure(self) -> BaseException:
        """Returns the last failure: an FxgeError, or the exception of a signal handler."""
        with self._lock:
            status = self._lib.fxge_last_status(self._session) or library.BUG
            return self._owner.failure(status)

    @property
    def diagnostics(self) -> tuple[Diagnostic, ...]:
        """Notes and warnings that were reported."""
        with self._lock:
            return library.diagnostics(self._session)

    @property
    def lock(self) -> threading.RLock:
        """Lock of the session; held by the thread that uses the session."""
        return self._lock

    # ---- loading ----

    def _loaded(self) -> int:
        """Returns the handle of the program. Raises FxgeError (status 2) if none is loaded."""
        if not self._program:
            raise FxgeError("no program is loaded", status=2)
        return self._program

    def load(
        self, path: str | os.PathLike[str], model: str | None = None, check_crc: bool = False
    ) -> Self:
        """Reads .pt2, .fxpb, .air or text; the content decides the format.

        The previous program is released, unless the file cannot be read.
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
        """Reads bytes in any of the formats; messages refer to them as `label`."""
        with self._lock:
            self._replace(
                self._lib.fxge_load_bytes(
                    self._session, library.text(label), data, len(data), None
                ),
                origins.Origin(data=data, label=label),
            )
        return self

    def set_origin(self, origin: origins.Origin) -> None:
        """Sets the source of the program's bytes, if it is not the loaded path."""
        self._origin = origin

    def _replace(self, program: int | None, origin: origins.Origin) -> None:
        """Replaces the previous program; raises FxgeError and keeps it if `program` is NULL."""
        new = self._handle(program)
        self._let_go()
        self._program, self._origin = new, origin

    def _let_go(self) -> None:
        """Releases the program and all that was derived from it."""
        self._lib.fxge_program_close(self._program)
        self._program = 0
        self._known_order = self._origin = self._until = self._gears = self._aipp = None

    # ---- compiling ----

    def compile(self, until: str | None = None, *, in_place: bool = False) -> Self:
        """Runs the pipeline up to a stage; to GE without `until`.

        Args:
            until: "import", "scopes", "functional", "decomposed", "fused" or "ge".
            in_place: lets the program write new values of inputs into the inputs' memory.

        Raises:
            FxgeError: status 3, naming every unsupported node; 4, the program is inconsistent; 2,
                an unknown stage. The program is broken afterwards and can only be released.
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
            max_detections=self.config.max_detections,
            quant=library.text(self.config.quant),
            quant_float=self.config.quant_float,
            quant_per_token=self.config.quant_per_token,
        )
        with self._lock:
            self._check(self._lib.fxge_compile(self._loaded(), c.byref(options)))
        self._until, self._known_order = (until, in_place), None
        return self

    def set_gears(self, gears: str, *, zip: bool = False) -> Self:
        """Sets gears: fixed sizes, of which each run uses the smallest that holds its sizes.

        The program must be at stage "ge". Inputs are padded and results cut if that provably does
        not change results and states; otherwise the sizes of a run must equal those of a gear.
        States have fixed sizes and continue from call to call in all gears.

        Args:
            gears: "s0=1,8;x:1=128,512": sizes of the program by name, or by input and dim. Each
                dynamic size of the inputs needs gears.
            zip: combines the first gears of all sizes, the second ones, and so on; else all
                combinations are used. At most 100 combinations, on 950 256.

        Raises:
            FxgeError: status 2, invalid gears; 3, a state of dynamic size; 4, sizes that the
                program does not accept; 7, too many combinations.
        """
        with self._lock:
            self._check(self._lib.fxge_set_gears(self._loaded(), library.text(gears), zip))
        self._gears = (gears, zip)
        return self

    def set_aipp(self, path: str | os.PathLike[str]) -> Self:
        """Sets the preprocessing of camera images: calls then take u8 images, as the chip does.

        The program must be at stage "ge". Written files hold the description; copies and pickles of
        the program read the file again.

        Args:
            path: description in the form of `--insert_op_conf` of CANN's atc.

        Raises:
            FxgeError: status 2, a description in another form; 3, one that does not fit the
                program; 5, a file that cannot be read.
        """
        with self._lock:
            self._check(self._lib.fxge_set_aipp(self._loaded(), library.text(os.fspath(path))))
        self._aipp = os.path.abspath(path)
        return self

    @property
    def aipp(self) -> str | None:
        """Path of the file of set_aipp, or None."""
        return self._aipp

    @property
    def gears(self) -> tuple[str, bool] | None:
        """Arguments of set_gears, or None."""
        return self._gears

    def unsupported(self) -> FxgeError | None:
        """Returns the error that compile() would raise, or None; does not change the program."""
        with self._lock:
            self._lib.fxge_unsupported(self._loaded(), True)
            status = self._lib.fxge_last_status(self._session)
            return library.failure(self._session, status) if status else None

    # ---- properties ----

    @property
    def stage(self) -> str:
        """Stage of the program: "import", ..., "ge"; "broken" after a failed call."""
        with self._lock:
            return str(self._lib.fxge_program_stage(self._loaded()).decode())

    @property
    def nodes(self) -> int:
        """Number of nodes."""
        with self._lock:
            return int(self._lib.fxge_program_nodes(self._loaded()))

    def text(self, format: str = "text") -> str:
        """Returns the program as text in a format.

        Formats: "text"; "brief" (for reading: "..." for large weights that no file holds); "locs"
        (text with Python lines); "io" (interface, JSON); "json"; "dot"; "pbtxt"; "onnx-pbtxt";
        "singleop"; "singleop-custom"; "collectives"; "ops"; "ops-json".

        Raises:
            FxgeError: status 2, an unknown format, or one that this stage lacks.
        """
        with self._lock:
            text = self._lib.fxge_text(self._loaded(), library.text(format))
            if text is None:
                self._handle(None)
            return str(text.decode("utf-8", "replace"))

    def __str__(self) -> str:
        return self.text("brief")

    def __repr__(self) -> str:
        """Returns stage, number of nodes, and inputs -> outputs."""
        if not self._program or self.stage == "broken":
            return f"<fxge.Program {self.stage if self._program else 'empty'}>"
        io = json.loads(self.text("io"))
        shown = [", ".join(ports_text(io[key])) for key in ("inputs", "outputs")]
        return f"<fxge.Program {self.stage}, {self.nodes} nodes: {shown[0]} -> {shown[1]}>"

    def type_text(self, type: str) -> str | None:
        """Returns the description of a GE type as JSON; None if it has no description."""
        with self._lock:
            return library.decoded(self._lib.fxge_type_text(self._session, library.text(type)))

    def loaded_types(self) -> list[str]:
        """Returns the names of the GE types that this session loaded."""
        with self._lock:
            text = library.decoded(self._lib.fxge_type_text(self._session, None))
            return list(json.loads(text or "[]"))

    @property
    def order(self) -> str:
        """Collectives of a compiled program, one a line, in order of execution."""
        if self._known_order is None:
            self._known_order = self.text("collectives") if self.stage == "ge" else ""
        return self._known_order

    @property
    def ranks(self) -> dict[str, Any]:
        """Rank of this process, size of the world, ranks of the program's groups.

        Keys: `rank`, `world`, `groups`.

        Raises:
            FxgeError: status 2, torch.distributed is not initialised; 4, a group does not exist.
        """
        if not agreement.connected():
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
        """Writes a file: "air", "fxpb", or a format of text().

        An .air is written with its interface. If the program has collectives and torch.distributed
        is initialised, model.ranks.json with `ranks` is written, too.

        Args:
            weights: "inline"; "files" (one file a weight, in a directory next to the .air); "ref"
                (by offset in the file that was read); "auto" (inline unless that is too large).
            copied_most: with "auto", weights of more bytes in total are referred to by offset where
                possible; 0: never.
            force: replaces existing files.

        Raises:
            FxgeError: status 5, a file exists or cannot be written; 2, an unknown format or mode.
                Nothing is written then.
        """
        modes = ("auto", "inline", "files", "ref")
        if weights not in modes:
            raise FxgeError(f"weights: found {weights!r}, expected one of {modes}", status=2)
        options = library.options(
            library.WriteOptions, weights=modes.index(weights), force=force, copied_most=copied_most
        )
        with self._lock:
            facts = self.ranks if format == "air" and self.order and agreement.connected() else None
            if facts and not force and collectives.facts_path(path).exists():
                raise FxgeError(f"{collectives.facts_path(path)} exists already", status=5)
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
        """Compiles the program, at stage "ge", for a chip by CANN's atc: X.om and X.io.json.

        Args:
            path: X.om.
            soc: chip, such as "Ascend910B1"; None: the first chip of this machine.
            atc_options: options of atc, in addition to those of fxge or in place of them.
            force: replaces existing files.

        Raises:
            FxgeError: status 8, atc is missing or fails; 5, a file exists already; 2, invalid
                options of atc.
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
        """Checks an .air as GE's loader does, for the release of CANN that the options name.

        Raises:
            FxgeError: status 1, with the faults.
        """
        options = library.options(
            library.CheckOptions, cann=library.text(self.config.cann) if self.config.cann else None
        )
        with self._lock:
            self._check(self._lib.fxge_check(self._session, library.path(path), c.byref(options)))
