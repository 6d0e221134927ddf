#!/usr/bin/env bash
# Builds fxge for aarch64 on another Debian machine and runs the C suite under qemu.
#   scripts/aarch64.sh
# Debian's arm64 libraries come into a folder of their own, build/sysroot-aarch64: this machine gets
# the cross compiler and qemu, no second architecture. It ends as scripts/test.sh does.
set -euo pipefail
cd "$(dirname "$0")/.."

root=$PWD/build/sysroot-aarch64
libraries=(libc6-dev libprotobuf-c-dev libyaml-dev libminizip-dev zlib1g-dev libcmocka-dev
	libdnnl-dev liblapacke-dev)

# apt with a state of its own, in which nothing is installed and the machine is arm64.
foreign_apt() {
	apt-get -q -o APT::Architecture=arm64 -o APT::Architectures=arm64 -o APT::Sandbox::User= \
		-o Dir::State="$state" -o Dir::State::status="$state/status" -o Dir::Cache="$state" \
		-o Debug::NoLocking=1 "$@"
}

make_root() ( # of its own, so that it cleans up
	state=$(mktemp -d)
	trap 'rm -rf "$state" "$root.new"' EXIT
	mkdir -p "$state/lists/partial" "$state/archives/partial" "$root.new"
	: >"$state/status"
	foreign_apt update
	foreign_apt install -y --download-only --no-install-recommends "${libraries[@]}"
	for package in "$state"/archives/*.deb; do dpkg-deb -x "$package" "$root.new"; done
	mv "$root.new" "$root"
)

[ "$(uname -m)" != aarch64 ] || exec scripts/test.sh
scripts/setup.sh --aarch64
[ -d "$root" ] || make_root
exec scripts/test.sh --preset aarch64
