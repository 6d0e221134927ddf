#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Records the results of executed operator cases in ops/executed.tsv, and generates the pages doc/ops.md, doc/ops.html and
# doc/npu-ops.md from it.
#   scripts/pages.sh [BUILD]    BUILD: default build/dev; must include every module
# ops/gradients.tsv needs torch and takes half an hour: tests/ops/gradients.py BUILD/libfxge.so --table ops/gradients.tsv --bless
set -euo pipefail
cd "$(dirname "$0")/.."

build=${1:-build/dev}
LD_LIBRARY_PATH=$build "$build/tests/ops/run_numbers" --xfail tests/ops/xfail.txt --table ops/executed.tsv --bless tests/ops/data/*.fx
python3 tests/ops/npu_entries.py --bless
cmake --build "$build" # the command has the same data
python3 doc/support.py "$build/cli/fxge" --bless
