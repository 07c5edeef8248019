#!/usr/bin/env bash
# Installs what is missing, builds, and runs every test; the last line is "N passed, N failed".
# usage: tests/run.sh [--full | --only STAGE…]
#   --full   also clang, ThreadSanitizer, clang-tidy, fuzzing, the long runs and the container image
#   --only   only these stages of .ci/stage_table.sh, including those of --full, after the stages that they need
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. .ci/setup.sh
. .ci/stages.sh
. .ci/stage_table.sh
. .ci/steps.sh

USAGE="usage: tests/run.sh [--full | --only STAGE…]"
# Two tracks: compilers, and stages that mostly wait for pages and sockets. Stages that need no compiled program run
# before the browsers, which wait for the release build and keep a core busy while the sanitizers' build compiles.
cpp=(wasm-build release-build format changed-sources asan-build instructions asan-suites checker-engine engine-checker)
web=(web-packages web-lint web-types web-suites structure postgres checker-suites web-build cluster-proxy end-to-end
    asan-end-to-end cluster postgres-suites)
default=("${cpp[@]}" "${web[@]}")
packages=("${BUILD_PACKAGES[@]}" "${WASM_PACKAGES[@]}" "${TEST_PACKAGES[@]}")
case ${1-} in
'') ;;
--full)
    [ $# = 1 ] || die "$USAGE"
    packages+=("${FULL_PACKAGES[@]}")
    ;;
--only)
    shift
    [ $# -gt 0 ] || die "$USAGE"
    names=$(with_needs "$@") || exit 2
    mapfile -t cpp <<<"$names"
    web=()
    for name in "${cpp[@]}"; do
        [[ " ${default[*]} " == *" $name "* ]] || packages+=("${FULL_PACKAGES[@]}")
    done
    ;;
*) die "$USAGE" ;;
esac

stages_begin
begun=$SECONDS
# A subshell: inside `if !` no command respects `set -e`.
if ! bash -c '. .ci/setup.sh; set -e; need_packages "$@"; need_node' setup "${packages[@]}"; then
    echo "0 passed, 1 failed"
    exit 1
fi
echo "packages ready after $((SECONDS - begun)) s; logs in $LOGS"

# Each in a shell of its own: a shell that waits for another adds its processor time to the stage that it runs then.
track "${web[@]}" &
track "${cpp[@]}" &
wait
if [ "${1-}" = --full ]; then
    for name in "${STAGE_NAMES[@]}"; do
        [[ " ${default[*]} " == *" $name "* ]] || track "$name"
    done
fi

echo "all in $((SECONDS - begun)) s"
stages_end
