#!/usr/bin/env bash
# Installs what is missing, builds the server and the web client, and serves both on http://localhost:8080.
# Tables and results are kept in ./data. Further arguments go to `germini serve` (see --help).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. .ci/setup.sh

need_packages "${BUILD_PACKAGES[@]}" "${WASM_PACKAGES[@]}"
need_node
say "Building the server (the first time takes some minutes) …"
quietly build_preset release germini
say "Building the web client …"
quietly build_preset wasm minchiate bolognese siciliano
quietly need_web_packages
(cd web-client && quietly npm run --silent build)
mkdir -p data
exec build/release/bin/germini serve --data data --web web-client/dist "$@"
