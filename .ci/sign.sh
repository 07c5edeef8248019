#!/usr/bin/env bash
# Signs a release's checksums with minisign (SHA256SUMS.minisig). Needs neither a build nor a network: a copy of
# SHA256SUMS can be signed on the machine that keeps the key.
# usage: GERMINI_SIGNING_KEY=FILE .ci/sign.sh [FOLDER]     (default: build/released; FILE is minisign's secret key)
set -euo pipefail
[ -n "${GERMINI_SIGNING_KEY:-}" ] || { echo "GERMINI_SIGNING_KEY must name minisign's secret key" >&2; exit 2; }
[ -r "$GERMINI_SIGNING_KEY" ] || { echo "the key $GERMINI_SIGNING_KEY cannot be read" >&2; exit 1; }
key=$(realpath "$GERMINI_SIGNING_KEY")
cd "${1:-$(dirname "${BASH_SOURCE[0]}")/../build/released}"
release=$(sed -nE 's/.* (germini-[0-9.]+)-source\.tar\.gz$/\1/p' SHA256SUMS)
minisign -S -s "$key" -m SHA256SUMS -t "$release"
