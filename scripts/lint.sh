#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Checks the sources without a build: rules of the tree, language, format, ruff, mypy --strict. Ends with the number of failed checks.
#   scripts/lint.sh
# The tools of scripts/lint.txt are installed into an environment of their own under build/. A tool that cannot be installed is an error.
set -euo pipefail
cd "$(dirname "$0")/.."

venv=$PWD/build/lint-venv
if [ "$(cat "$venv/installed.txt" 2>/dev/null)" != "$(cat scripts/lint.txt)" ]; then
	scripts/setup.sh --python
	python3 -m venv --clear "$venv"
	"$venv/bin/python" -m pip install -q -r scripts/lint.txt
	cp scripts/lint.txt "$venv/installed.txt"
fi
export PATH=$venv/bin:$PATH

failed=0
check() { # check NAME COMMAND ARGS...
	echo "== $1"
	"${@:2}" || failed=$((failed + 1))
}
check rules-and-clang-format python3 tests/lint/lint.py .
check language python3 tests/lint/language.py .
check ruff ruff check .
check ruff-format ruff format --check shim tests/shim
check mypy sh -c 'cd shim && mypy --strict src/fxge'
check imports env PYTHONPATH=shim/src lint-imports shim/pyproject.toml --no-cache --no-logo
echo "$failed checks failed"
[ "$failed" = 0 ]
