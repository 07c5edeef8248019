#!/usr/bin/env bash
# The program for arm64, built on amd64 in a bare Debian and tested under qemu: its engine and protocol suites, the
# same random hands, byte for byte, as this machine's own build plays, and a hand over the wire, verified. Needs root,
# and build/release.
# usage: .ci/arm64.sh
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. .ci/setup.sh
PORT=18082
TOOLS=(crossbuild-essential-arm64 cmake ninja-build pkg-config qemu-user
    libboost1.81-dev libcli11-dev libexpected-dev doctest-dev)
LIBRARIES=(nlohmann-json3-dev libicu-dev libcctz-dev libspdlog-dev libsqlite3-dev libpq-dev libsodium-dev libssl-dev libtomlplusplus-dev
    prometheus-cpp-dev libmimalloc-dev librapidcheck-dev)
need_packages debootstrap curl git
need_node
[ "$(dpkg --print-architecture)" = amd64 ] || die "this is about a program that is made on amd64"

root=$(mktemp -d)
server=
tidy() {
    [ -z "$server" ] || kill "$server" 2>/dev/null || true
    .ci/bare_root.sh --remove "$root/debian"
    rmdir "$root"
}
trap tidy EXIT
in_root() { .ci/bare_root.sh "$root/debian" "$@"; }
in_root bash -euc 'dpkg --add-architecture arm64
    apt-get -qq update
    apt-get -qq -y install --no-install-recommends "$@" >/dev/null 2>&1' install "${TOOLS[@]}" "${LIBRARIES[@]/%/:arm64}"
mkdir "$root/debian/src"
git -c safe.directory='*' archive HEAD | tar -C "$root/debian/src" -xf -
in_root bash -euc 'cd /src
    cmake --preset release -DCMAKE_TOOLCHAIN_FILE=cmake/toolchains/arm64.cmake >/dev/null
    cmake --build --preset release --parallel "$1" --target germini tests_engine tests_protocol >/dev/null' \
    build "$(build_jobs)"
say "made for arm64"

# arm PROGRAM ARGUMENTS…: a program of the build.
arm() { in_root bash -euc 'cd /src; exec qemu-aarch64 "build/release/bin/$@"' arm "$@"; }
# These take an hour of CPU time here: all holdings of the claims, hundreds of hands per preset.
SLOW='*CLAIM-2*,*by the hundred*,*random hands come*'
for suite in engine protocol; do
    arm "tests_$suite" --no-colors=true "-tce=$SLOW" >"$root/debian/said" 2>&1 || die "$(tail -n 40 "$root/debian/said")"
    say "$suite under qemu: $(tail -n 1 "$root/debian/said")"
done
for game in minchiate bolognese; do
    words=(simulate --game "$game" --any-rules --hands 300 --seed 7)
    cmp <(arm germini "${words[@]}") <(build/release/bin/germini "${words[@]}") || die "other hands of $game than on amd64"
done
say "the same hands as on amd64"

arm germini serve --data /data --port $PORT --web "" --bot-pace 0 &
server=$!
tries=150
until curl -fsS "http://127.0.0.1:$PORT/readyz" >/dev/null 2>&1; do
    tries=$((tries - 1))
    [ $tries -gt 0 ] || die "the server does not answer"
    sleep 0.2
done
grep -q 'is over' <<<"$(node tests/examples/one_hand.mjs --server "http://127.0.0.1:$PORT")" || die "no hand was played"
arm germini admin stop --data /data
wait "$server" || die "the server did not end well"
server=
grep -q 'no differences found' <<<"$(arm germini verify --data /data)" || die "verify finds a difference"
say "a hand was played over the wire, and verified"
