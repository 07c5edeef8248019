#!/usr/bin/env bash
# The engine and the protocol on arm64, under qemu: their suites, built on amd64 in a cross root, and the same random hands,
# byte for byte, from the programs of both architectures in build/released (or in the given folder). Needs root.
# installed.sh --arm64 plays on the whole program.
# usage: .ci/arm64.sh [FOLDER]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. .ci/setup.sh
released=$(realpath "${1:-build/released}")
need_packages debootstrap git

root=$(mktemp -d)
tidy() {
    .ci/bare_root.sh --remove "$root/debian"
    rm -rf --one-file-system "$root"
}
trap tidy EXIT
in_root() { .ci/bare_root.sh "$root/debian" "$@"; }
quietly .ci/cross_root.sh "$root/debian"
mkdir "$root/debian/src"
git -c safe.directory='*' archive HEAD | tar -C "$root/debian/src" -xf -
in_root bash -euc 'cd /src
    cmake --preset release -DCMAKE_TOOLCHAIN_FILE=cmake/toolchains/arm64.cmake >/dev/null
    cmake --build --preset release --parallel "$1" --target tests_engine tests_protocol >/dev/null' \
    build "$(build_jobs)"
say "the suites are made for arm64"

# arm PROGRAM ARGUMENTS…: a program for arm64 in /src.
arm() { in_root bash -euc 'cd /src; exec qemu-aarch64 "$@"' arm "$@"; }
# These take an hour of CPU time here: all holdings of the claims, hundreds of hands per preset.
SLOW='*CLAIM-2*,*by the hundred*,*random hands come*'
for suite in engine protocol; do
    arm "build/release/bin/tests_$suite" --no-colors=true "-tce=$SLOW" >"$root/debian/said" 2>&1 ||
        die "$(tail -n 40 "$root/debian/said")"
    say "$suite under qemu: $(tail -n 1 "$root/debian/said")"
done
for architecture in amd64 arm64; do
    mkdir "$root/$architecture"
    tar -C "$root/$architecture" --strip-components=1 -xzf "$released"/germini-*-linux-$architecture.tar.gz
done
cp "$root/arm64/usr/bin/germini" "$root/debian/src/germini"
for game in minchiate solo bolognese siciliano tocchi; do
    words=(simulate --game "$game" --any-rules --hands 300 --seed 7)
    cmp <(arm ./germini "${words[@]}") <("$root/amd64/usr/bin/germini" "${words[@]}") || die "other hands of $game than on amd64"
done
say "the same hands as on amd64"
