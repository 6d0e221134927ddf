#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Runs clang-tidy (.clang-tidy) on the C sources of the library and the command.
#   scripts/tidy.sh [--analyze] [DIRECTORY..]
# --analyze adds the checks clang-analyzer-*, which follow paths through functions: they take thirty times as long.
set -euo pipefail
cd "$(dirname "$0")/.."

analyze=--checks=-clang-analyzer-*
if [ "${1:-}" = --analyze ]; then
	analyze=
	shift
fi
scripts/setup.sh --python
tidy=$(command -v clang-tidy || true)
if [ -z "$tidy" ]; then
	python3 -m venv build/tidy-venv
	build/tidy-venv/bin/python -m pip install -q clang-tidy==19.1.0
	tidy=$PWD/build/tidy-venv/bin/clang-tidy
fi
[ -f build/dev/build.ninja ] || cmake --preset dev
cmake --build build/dev --target fxge # makes the generated headers
[ $# -gt 0 ] || set -- base sym ir formats frontend infer ops decomp converters passes writers backend driver cli proto
git ls-files -- "${@/%//*.c}" | sed '/explain_gen\|_gen\.c$\|onednn\/engine\.c$/d' | # programs of the build have no database, clang no omp.h
	xargs -P "$(nproc)" -n 8 "$tidy" -p build/dev --quiet ${analyze:+"$analyze"} \
		--extra-arg=-Wno-unknown-warning-option --extra-arg=-Wno-unknown-pragmas # GCC has its own
