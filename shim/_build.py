"""Build backend: setuptools, with libfxge built by CMake from the folder above put into the wheel.

FXGE_LIBRARY names a library that is built already, which is then copied instead. Editable installs
build nothing: they find the library by FXGE_LIBRARY when they run.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from setuptools import build_meta as _setuptools
from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    get_requires_for_build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

HERE = Path(__file__).resolve().parent
PLACE = HERE / "src" / "fxge" / "lib"


def _compile(into: Path) -> Path:
    source = HERE.parent
    if not (source / "CMakeLists.txt").exists():
        raise SystemExit(
            "fxge: the sources of the library are not beside the package; "
            "set FXGE_LIBRARY to a libfxge.so that is built already"
        )
    if not shutil.which("cmake"):
        raise SystemExit(f"fxge: no cmake here; {source}/scripts/setup.sh installs what is needed")
    generator = ["-G", "Ninja"] if shutil.which("ninja") else []
    cmake = ["cmake", "-S", str(source), "-B", str(into), *generator]
    subprocess.run(
        [*cmake, "-DCMAKE_BUILD_TYPE=Release", "-DBUILD_TESTING=OFF"], check=True, stdout=sys.stderr
    )
    jobs = str(os.cpu_count() or 1)
    subprocess.run(
        ["cmake", "--build", str(into), "--target", "libfxge", "--parallel", jobs],
        check=True,
        stdout=sys.stderr,
    )
    return into / "libfxge.so"


def build_wheel(
    wheel_directory: str,
    config_settings: dict[str, Any] | None = None,
    metadata_directory: str | None = None,
) -> str:
    """Builds the library, then the wheel that carries it. The wheel fits this platform only."""
    given = os.environ.get("FXGE_LIBRARY")
    with tempfile.TemporaryDirectory() as folder:
        library = Path(given) if given else _compile(Path(folder))
        PLACE.mkdir(exist_ok=True)
        try:
            shutil.copyfile(library.resolve(), PLACE / "libfxge.so")
            place = library.resolve().parent
            for module in ("libfxge_onednn.so", "fxge/libfxge_onednn.so"):  # built, installed
                if (place / module).exists():
                    shutil.copyfile(place / module, PLACE / "libfxge_onednn.so")
            options = {**(config_settings or {}), "--build-option": ["--plat-name", _platform()]}
            name = _setuptools.build_wheel(wheel_directory, options, metadata_directory)
        finally:
            shutil.rmtree(PLACE)
            for left in ("build", "src/fxge.egg-info"):
                shutil.rmtree(HERE / left, ignore_errors=True)
    return str(name)


def build_sdist(sdist_directory: str, config_settings: dict[str, Any] | None = None) -> str:
    """The Python files alone."""
    return str(_setuptools.build_sdist(sdist_directory, config_settings))


def _platform() -> str:
    import sysconfig

    return sysconfig.get_platform().replace("-", "_").replace(".", "_")
