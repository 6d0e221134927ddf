#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Builds fxge for aarch64 on another Debian machine and runs the C suite under qemu.
#   scripts/aarch64.sh
#   scripts/aarch64.sh --prepare [DIRECTORY PACKAGE ...]   only dependencies; unpacks more packages into DIRECTORY
# Debian's arm64 libraries are unpacked into build/sysroot-aarch64. The machine itself gets the cross compiler
# and qemu, but no second architecture. The last line of output is that of scripts/test.sh.
set -euo pipefail
cd "$(dirname "$0")/.."

sysroot=$PWD/build/sysroot-aarch64
libraries=(libc6-dev libprotobuf-c-dev libyaml-dev zlib1g-dev libcmocka-dev
	libdnnl-dev liblapacke-dev)

# apt with a separate state, in which nothing is installed and the architecture is arm64.
foreign_apt() {
	apt-get -q -o APT::Architecture=arm64 -o APT::Architectures=arm64 -o APT::Sandbox::User= \
		-o Dir::State="$state" -o Dir::State::status="$state/status" -o Dir::Cache="$state" \
		-o Debug::NoLocking=1 "$@"
}

# make_sysroot DIRECTORY PACKAGE ...: unpacks the packages and their dependencies, unless DIRECTORY exists.
make_sysroot() ( # a subshell, so that its trap cleans up
	directory=$1
	shift
	[ ! -d "$directory" ] || exit 0
	state=$(mktemp -d)
	trap 'rm -rf "$state" "$directory.new"' EXIT
	mkdir -p "$state/lists/partial" "$state/archives/partial" "$directory.new"
	: >"$state/status"
	foreign_apt update
	foreign_apt install -y --download-only --no-install-recommends "$@"
	for package in "$state"/archives/*.deb; do dpkg-deb -x "$package" "$directory.new"; done
	# Absolute links would resolve to this machine's libraries: makes them relative.
	find "$directory.new" -type l -lname '/*' | while read -r link; do
		ln -sfrT "$directory.new$(readlink "$link")" "$link"
	done
	mv "$directory.new" "$directory"
)

if [ "${1:-}" = --prepare ]; then
	scripts/setup.sh --aarch64
	make_sysroot "$sysroot" "${libraries[@]}"
	[ $# -lt 3 ] || make_sysroot "${@:2}"
	exit
fi
[ "$(uname -m)" != aarch64 ] || exec scripts/test.sh
scripts/setup.sh --aarch64
make_sysroot "$sysroot" "${libraries[@]}"
exec scripts/test.sh --preset aarch64
