#!/usr/bin/env bash
# Builds fxge for aarch64 on another Debian machine and runs the C suite under qemu.
#   scripts/aarch64.sh
#   scripts/aarch64.sh --prepare [FOLDER PACKAGE ...]   only what a build needs; more packages into FOLDER
# Debian's arm64 libraries come into a folder of their own, build/sysroot-aarch64: this machine gets
# the cross compiler and qemu, no second architecture. It ends as scripts/test.sh does.
set -euo pipefail
cd "$(dirname "$0")/.."

sysroot=$PWD/build/sysroot-aarch64
libraries=(libc6-dev libprotobuf-c-dev libyaml-dev zlib1g-dev libcmocka-dev
	libdnnl-dev liblapacke-dev)

# apt with a state of its own, in which nothing is installed and the machine is arm64.
foreign_apt() {
	apt-get -q -o APT::Architecture=arm64 -o APT::Architectures=arm64 -o APT::Sandbox::User= \
		-o Dir::State="$state" -o Dir::State::status="$state/status" -o Dir::Cache="$state" \
		-o Debug::NoLocking=1 "$@"
}

# make_folder FOLDER PACKAGE ...: them and what they depend on, unless it is there.
make_folder() ( # of its own, so that it cleans up
	folder=$1
	shift
	[ ! -d "$folder" ] || exit 0
	state=$(mktemp -d)
	trap 'rm -rf "$state" "$folder.new"' EXIT
	mkdir -p "$state/lists/partial" "$state/archives/partial" "$folder.new"
	: >"$state/status"
	foreign_apt update
	foreign_apt install -y --download-only --no-install-recommends "$@"
	for package in "$state"/archives/*.deb; do dpkg-deb -x "$package" "$folder.new"; done
	# The linker takes links from the root for this machine's, and libraries without such a link for static ones.
	find "$folder.new" -type l -lname '/*' | while read -r link; do
		ln -sfrT "$folder.new$(readlink "$link")" "$link"
	done
	mv "$folder.new" "$folder"
)

if [ "${1:-}" = --prepare ]; then
	scripts/setup.sh --aarch64
	make_folder "$sysroot" "${libraries[@]}"
	[ $# -lt 3 ] || make_folder "${@:2}"
	exit
fi
[ "$(uname -m)" != aarch64 ] || exec scripts/test.sh
scripts/setup.sh --aarch64
make_folder "$sysroot" "${libraries[@]}"
exec scripts/test.sh --preset aarch64
