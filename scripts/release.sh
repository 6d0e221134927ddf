#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Builds the release version of the command in build/release. Shows progress on a terminal only.
#   scripts/release.sh
set -euo pipefail
cd "$(dirname "$0")/.."

log=build/release.log
mkdir -p build
: >"$log"
say() { [ ! -t 2 ] || echo "release.sh: $*" >&2; }
quietly() { "$@" >>"$log" 2>&1 || { cat "$log" >&2; exit 1; }; }

scripts/setup.sh
say "configuring"
quietly cmake --preset release
say "building; build/release.log tells what went on"
if [ -t 2 ]; then # ninja prints its progress in one line
	cmake --build build/release --parallel "$(nproc)" --target fxge libfxge >&2
else
	quietly cmake --build build/release --parallel "$(nproc)" --target fxge libfxge
fi
