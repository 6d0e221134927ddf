# SPDX-License-Identifier: Apache-2.0
"""Operators of an .air without a kernel on a chip: by the tables of `fxge check --soc`, and by elsewhere.tsv."""

from __future__ import annotations

import json
import os
import re
import subprocess

ELSEWHERE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "elsewhere.tsv")
NOT_ON_CORES = ("FXGE-W0380", "FXGE-W0381", "FXGE-W0382")  # kernel without dtypes, no kernel, kernel for fixed sizes only
Ports = list[tuple[str, set[str]]]


def elsewhere() -> dict[str, Ports | None]:
    """Ports of the kernels with their dtypes; None: not documented."""
    found: dict[str, Ports | None] = {}
    with open(ELSEWHERE, encoding="utf-8") as file:
        for line in file:
            if not line.startswith("#"):
                name, _, ports = line.strip().partition("\t")
                pairs = [word.split(":") for word in ports.split() if ":" in word]
                found[name] = None if ports == "closed" else [(port, set(filter(None, dtypes.split(",")))) for port, dtypes in pairs]
    return found


def nodes_of(fxge: str, path: str) -> dict[str, dict[str, object]]:
    """Yields operators by name, also those of nested graphs."""
    shown = subprocess.run([fxge, "dump", path, "--format=json"], capture_output=True, text=True, check=True).stdout
    found: dict[str, dict[str, object]] = {}

    def walk(value: object) -> None:
        if isinstance(value, dict):
            if "op" in value and "name" in value:
                found[str(value["name"])] = value
            for each in value.values():
                walk(each)
        elif isinstance(value, list):
            for each in value:
                walk(each)

    walk(json.loads(shown))
    return found


def dtype(type: object) -> str:
    """Returns the f32 of f32[2, s0]."""
    return re.match(r"\w*", str(type))[0]  # type: ignore[index]


def takes(ports: Ports, node: dict[str, object]) -> bool:
    """Returns True if the results' dtypes are among those of the kernel's results, its last ports. Ports without
    dtypes accept any."""
    results: list[dict[str, object]] = node["results"]  # type: ignore[assignment]
    return all(not dtypes or dtype(r["type"]) in dtypes for r, (_, dtypes) in zip(results, ports[-len(results) :]))


def refused(fxge: str, path: str, soc: str) -> list[tuple[str, str]] | None:
    """Returns the operators that no kernel supports: name and type, in the order of the file. None: GE cannot read
    the file."""
    done = subprocess.run([fxge, "check", path, "--soc=" + soc, "--json"], capture_output=True, text=True, check=False)
    if done.returncode:
        return None
    missing = [d for d in json.loads(done.stdout)["diagnostics"] if d["id"] in NOT_ON_CORES]
    names = [each["node"] for d in missing for each in (d, *d.get("also", []))]
    if not names:
        return []
    nodes, kernels = nodes_of(fxge, path), elsewhere()
    out = []
    for name in names:
        node = nodes[name]
        kind = str(node["op"]).removeprefix("ge.")
        ports = kernels.get(kind, [])
        if ports is not None and not (ports and takes(ports, node)):
            out.append((name, kind))
    return sorted(out, key=lambda pair: list(nodes).index(pair[0]))
