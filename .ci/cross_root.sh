#!/usr/bin/env bash
# A bare Debian of this machine's architecture in a folder, with Debian's compiler for arm64 and the libraries of that
# architecture (multiarch). Needs root.
# usage: .ci/cross_root.sh FOLDER      (two minutes; remove it with .ci/bare_root.sh --remove FOLDER)
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. .ci/setup.sh
[ $# = 1 ] || die "usage: .ci/cross_root.sh FOLDER"
[ "$(dpkg --print-architecture)" = amd64 ] || die "The program for arm64 is made on amd64."
TOOLS=(crossbuild-essential-arm64 cmake ninja-build pkg-config python3 qemu-user
    libboost1.81-dev libcli11-dev libexpected-dev doctest-dev rapidjson-dev)
LIBRARIES=(nlohmann-json3-dev libicu-dev libcctz-dev libspdlog-dev libsqlite3-dev libpq-dev libsodium-dev libssl-dev
    libtomlplusplus-dev prometheus-cpp-dev libmimalloc-dev librapidcheck-dev)

.ci/bare_root.sh "$1" bash -euc 'dpkg --add-architecture arm64
    apt-get -qq update
    apt-get -qq -y install --no-install-recommends "$@" >/dev/null 2>&1' install "${TOOLS[@]}" "${LIBRARIES[@]/%/:arm64}"
