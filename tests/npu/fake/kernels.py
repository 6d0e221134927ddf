# SPDX-License-Identifier: Apache-2.0
"""Operators of an .air without a kernel on a chip, by `fxge check --soc`."""

from __future__ import annotations

import json
import subprocess

NO_KERNEL = ("FXGE-W0380", "FXGE-W0381", "FXGE-W0382")  # none of these dtypes, none of the type, fixed sizes only


def refused(fxge: str, path: str, soc: str) -> list[tuple[str, str]] | None:
    """Returns the operators that neither the cores nor the AI CPU compute: name and type, in the order of the file.
    None: GE cannot read the file."""
    done = subprocess.run([fxge, "check", path, "--soc=" + soc, "--json"], capture_output=True, text=True, check=False)
    if done.returncode:
        return None
    missing = [d for d in json.loads(done.stdout)["diagnostics"] if d["id"] in NO_KERNEL]
    names = {str(each["node"]): str(d["op"]).removeprefix("ge.") for d in missing for each in (d, *d.get("also", []))}
    return [(name, names[name]) for name in nodes_of(fxge, path) if name in names] if names else []


def nodes_of(fxge: str, path: str) -> list[str]:
    """Returns the names of the operators, also those of nested graphs, in the order of the file."""
    shown = subprocess.run([fxge, "dump", path, "--format=json"], capture_output=True, text=True, check=True).stdout
    found: list[str] = []

    def walk(value: object) -> None:
        if isinstance(value, dict):
            if "op" in value and "name" in value:
                found.append(str(value["name"]))
            for each in value.values():
                walk(each)
        elif isinstance(value, list):
            for each in value:
                walk(each)

    walk(json.loads(shown))
    return found
