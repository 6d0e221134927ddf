# SPDX-License-Identifier: Apache-2.0
"""Libraries that stand in for CANN's, so that torch_npu is imported on a machine without CANN.

Every symbol that torch_npu's libraries need and no other library defines becomes a function that returns 0.
"""

import importlib.util
import os
import pathlib
import re
import subprocess
import sys


def output(*command: str) -> str:
    """Returns the standard output of a command."""
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def symbols(path: pathlib.Path, option: str) -> list[tuple[str, str]]:
    """Returns (kind, name) of the dynamic symbols of a library that nm lists with `option`; names with versions are left out."""
    lines = [line.split() for line in output("nm", "-D", option, str(path)).splitlines()]
    return [(fields[-2], fields[-1]) for fields in lines if len(fields) > 1 and "@GLIBC" not in fields[-1]]


def package(name: str) -> pathlib.Path:
    """Returns the directory of an installed package, without importing it."""
    spec = importlib.util.find_spec(name)
    if spec is None or spec.origin is None:
        sys.exit(f"{name} is not installed: pip install torch_npu==2.13.0 protobuf")
    return pathlib.Path(spec.origin).parent


def make(directory: pathlib.Path) -> None:
    """Writes the libraries into `directory`."""
    npu, torch = package("torch_npu"), package("torch")
    libraries = sorted(path for path in npu.rglob("*.so*") if path.is_file())
    others = [*(torch / "lib").glob("*.so*"), *npu.parent.glob("torch_npu.libs/*.so*")]
    defined = {name for path in [*libraries, *others] for _, name in symbols(path, "--defined-only")}
    wanted: set[str] = set()
    needed: set[str] = set()
    for path in libraries:
        wanted |= {name for kind, name in symbols(path, "--undefined-only") if kind == "U" and not re.match("_?Py", name)}
        needed |= set(re.findall(r"NEEDED.*\[(.*)\]", output("readelf", "-d", str(path))))
    known = {path.name for path in [*libraries, *others]}
    system = re.compile(r"lib(c|m|dl|rt|pthread|gcc_s|stdc\+\+)\.so|ld-linux")
    directory.mkdir(parents=True, exist_ok=True)
    names = sorted(name for name in wanted - defined if "@" not in name)
    source = [".text"]
    for name in names:
        source += [f".globl {name}", f".type {name},@function", f"{name}:"]
    result = "xor %eax,%eax\nxor %edx,%edx" if os.uname().machine == "x86_64" else "mov x0,#0"
    source += [result, "ret", '.section .note.GNU-stack,"",%progbits', ""]
    (directory / "stubs.S").write_text("\n".join(source))
    common = ["gcc", "-shared", "-nostdlib", "-Wl,-rpath,$ORIGIN", "-Wl,--no-as-needed"]
    subprocess.run([*common, "-o", str(directory / "libstubs.so"), str(directory / "stubs.S"), "-Wl,-soname,libstubs.so"], check=True)
    for name in sorted(name for name in needed - known if not system.match(name)):
        link = ["-L" + str(directory), "-lstubs", f"-Wl,-soname,{name}"]
        subprocess.run([*common, "-o", str(directory / name), "-x", "c", "/dev/null", "-x", "none", *link], check=True)


def restart_with(directory: pathlib.Path) -> None:
    """Makes the libraries and starts this script again where the loader finds them; returns in the new process."""
    if os.environ.get("FXGE_STUBS") == str(directory):
        return
    make(directory)
    path = os.pathsep.join(filter(None, [str(directory), os.environ.get("LD_LIBRARY_PATH")]))
    os.environ.update(FXGE_STUBS=str(directory), LD_LIBRARY_PATH=path, TORCH_DEVICE_BACKEND_AUTOLOAD="0")
    os.execv(sys.executable, [sys.executable, *sys.argv])
