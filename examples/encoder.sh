#!/usr/bin/env bash
# Sets up, builds, compiles a transformer block (dynamic batch and sequence) to GE IR, and proves the result: the GE
# graph is written, checked, read back, run on the embedded executor and compared with what PyTorch computed.
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
