#!/usr/bin/env bash
# Sets up, builds, and compiles a Llama with a KV cache: a prefill and a decode program of torch.export, which share
# their weights on disk and one state. Then generates 32 tokens from C and compares them with PyTorch's.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/release.sh

data=tests/models/data_decode
out=build/examples/llama
mkdir -p build/examples

build/release/cli/fxge compile "$data"/strict.prefill.pt2 "$data"/strict.decode.pt2 -o "$out" --check --force
cc -std=c17 -D_GNU_SOURCE -Iinclude examples/llama_decode.c -Lbuild/release -lfxge -Wl,-rpath,"$PWD/build/release" -o build/examples/llama_decode
build/examples/llama_decode "$out"/strict.prefill.air "$out"/strict.decode.air "$data"/strict.npz
