#!/usr/bin/env bash
# Builds @type@: the tiling with its test, the operator package if CANN is installed (ASCEND_HOME_PATH), and the PyTorch
# extension if torch is installed. The package is built in a project that msopgen generates from @stem@.json.
set -euo pipefail
cd "$(dirname "$0")/.."

cmake -S . -B build/host -DCMAKE_BUILD_TYPE=Release
cmake --build build/host
ctest --test-dir build/host --output-on-failure

if [ -n "${ASCEND_HOME_PATH:-}" ]; then
	rm -rf build/package
	msopgen gen -i @stem@.json -c @unit@ -lan cpp -out build/package
	cp csrc/kernel/@stem@.cpp build/package/op_kernel/@stem@.cpp
	cp csrc/host/@stem@_host.cpp build/package/op_host/@stem@.cpp
	mkdir -p build/package/op_host/tiling
	cp csrc/host/tiling/* build/package/op_host/tiling/
	sed -i '1i #include "tiling/@stem@_tiling.cpp"' build/package/op_host/@stem@.cpp
	(cd build/package && bash build.sh)
	echo "install: build/package/build_out/custom_opp_*.run"
else
	echo "ASCEND_HOME_PATH is not set: skipping the kernel, which needs CANN"
fi

if python3 -c 'import torch' 2>/dev/null; then
	python3 -m pip install --no-build-isolation .
else
	echo "torch is not installed: skipping the PyTorch extension"
fi
