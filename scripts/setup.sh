#!/usr/bin/env bash
# Installs what a build needs and this machine lacks, where it may; names it where it may not.
#   scripts/setup.sh [--python] [--fuzz] [--aarch64]
#                     also what a virtual environment, what fuzzing, what a cross build needs
set -euo pipefail

missing=() optional=()
need_tool() { command -v "$1" >/dev/null 2>&1 || missing+=("$2"); }
need_lib() { pkg-config --exists "$1" 2>/dev/null || missing+=("$2"); }

need_tool cc gcc
need_tool cmake cmake
need_tool ninja ninja-build
need_tool pkg-config pkg-config
need_tool protoc-c protobuf-c-compiler
printf '#include <stdio.h>\n' | cc -E - >/dev/null 2>&1 || missing+=(libc6-dev)
need_lib libprotobuf-c libprotobuf-c-dev
need_lib yaml-0.1 libyaml-dev
need_lib zlib zlib1g-dev
need_lib cmocka libcmocka-dev
command -v c++ >/dev/null 2>&1 || optional+=(g++) # tests of the projects that `fxge op new` makes
printf '#include <dnnl.h>\n' | cc -E - >/dev/null 2>&1 || optional+=(libdnnl-dev)
printf '#include <lapacke.h>\n' | cc -E - >/dev/null 2>&1 || optional+=(liblapacke-dev)
for option in "$@"; do
	case $option in
	--python) python3 -c 'import ensurepip, venv' 2>/dev/null || missing+=(python3 python3-venv) ;;
	--fuzz)
		need_tool clang-14 clang-14
		need_tool llvm-symbolizer-14 llvm-14 # names in its reports
		printf '#include <sanitizer/asan_interface.h>\n' | clang-14 -E - >/dev/null 2>&1 || missing+=(libclang-rt-14-dev) ;;
	--aarch64) need_tool aarch64-linux-gnu-gcc gcc-aarch64-linux-gnu; need_tool qemu-aarch64 qemu-user ;;
	*) echo "setup.sh: unknown option $option" >&2; exit 2 ;;
	esac
done
[ ${#missing[@]} -gt 0 ] || [ ${#optional[@]} -gt 0 ] || exit 0

as_root=
if [ "$(id -u)" != 0 ]; then
	as_root='sudo -n'
	if ! sudo -n true 2>/dev/null; then
		if [ -t 0 ] && command -v sudo >/dev/null 2>&1; then as_root=sudo; else as_root=none; fi
	fi
fi
if ! command -v apt-get >/dev/null 2>&1 || [ "$as_root" = none ]; then
	[ ${#optional[@]} -eq 0 ] || echo "setup.sh: optional, for speed and linear algebra: ${optional[*]}"
	[ ${#missing[@]} -gt 0 ] || exit 0
	echo "setup.sh: missing packages (Debian's names), please install them:" >&2
	echo "  apt-get install ${missing[*]}" >&2
	exit 1
fi

echo "setup.sh: installing ${missing[*]} ${optional[*]}"
export DEBIAN_FRONTEND=noninteractive
$as_root apt-get update -qq
if [ ${#missing[@]} -gt 0 ]; then
	$as_root apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
fi
if [ ${#optional[@]} -gt 0 ]; then
	$as_root apt-get install -y -qq --no-install-recommends "${optional[@]}" >/dev/null ||
		echo "setup.sh: not available here: ${optional[*]} (optional)"
fi
