#!/usr/bin/env bash
# Sets up, builds, compiles a transformer block (dynamic batch and sequence) to GE IR, and verifies the result: the
# GE graph is written, checked, read back, run on the CPU executor and compared with results of PyTorch.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/release.sh

fxge=build/release/cli/fxge
model=tests/models/data/encoder.default.pt2
out=build/examples
mkdir -p "$out"

"$fxge" compile "$model" -o "$out/encoder.air" --force
"$fxge" check "$out/encoder.air"
"$fxge" verify "$model" --expected tests/models/data/encoder.npz
