#!/usr/bin/env bash
# Installs what is missing, builds, and runs every test; the last line is "N passed, N failed".
# usage: tests/run.sh [--full]
#   --full   also clang, ThreadSanitizer, clang-tidy, fuzzing, the long runs and the container image
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. .ci/setup.sh
. .ci/stages.sh
. .ci/steps.sh

full=false
for argument in "$@"; do
    case $argument in
    --full) full=true ;;
    *) die "usage: tests/run.sh [--full]" ;;
    esac
done

stages_begin
begun=$SECONDS
packages=("${BUILD_PACKAGES[@]}" "${TEST_PACKAGES[@]}")
! $full || packages+=("${FULL_PACKAGES[@]}")
# A shell of its own: within `if !` none heeds `set -e`.
if ! bash -c '. .ci/setup.sh; set -e; need_packages "$@"; need_node' setup "${packages[@]}"; then
    echo "0 passed, 1 failed"
    exit 1
fi
echo "packages ready after $((SECONDS - begun)) s; logs in $LOGS"

# The web client beside the C++ builds: it mostly waits for the disk and the network.
web_track() {
    stage web-packages 900 one web_packages
    after web-packages stage web-lint 600 one web lint
    after web-packages stage web-types 600 one web check
    after web-packages stage web-suites 900 counted web_suites
    after web-packages stage web-build 600 one web build
}
web_track &
web=$!

stage format 300 one format_check
# The suites mostly wait for clocks and sockets, or keep one core busy: they run beside what comes next.
stage release-build 2400 one cpp_build release
after release-build stage release-suites 1800 counted cpp_suites release &
suites=$!
stage asan-build 2400 one cpp_build asan
after asan-build stage asan-suites 3600 counted cpp_suites asan &
asan_suites=$!
stage house 900 counted house
wait "$web" "$suites"

stage checker-suites 300 counted checker_suites
after release-build stage checker-engine 600 one checker_of_engine
after release-build stage engine-checker 600 one engine_of_checker
after release-build web-build stage end-to-end 3000 counted end_to_end
wait "$asan_suites"
after asan-build web-build stage asan-end-to-end 900 counted end_to_end_under_asan

if $full; then
    stage alerts 60 one alerts
    stage compose 60 one compose
    after release-build web-build stage proxies 600 counted proxies
    after web-build stage every-size 4500 counted every_size
    after release-build stage crash 3600 one a_thousand_deaths
    after release-build stage matches 5400 one thousands_of_matches
    after release-build stage attacks 1200 counted attacks_together
    after release-build stage packs 600 counted many_packs
    after release-build stage interference 3600 counted many_twins
    after release-build stage told_again 1800 counted many_hands_told_again
    stage soak 2400 one tests/bench/soak.sh
    stage small-machine 2400 one tests/bench/small_machine.sh 10 20 2500
    stage clang-build 3600 one cpp_build clang
    after clang-build stage clang-suites 2400 counted cpp_suites clang
    stage tsan-build 3600 one cpp_build tsan
    after tsan-build stage tsan-suites 3600 counted cpp_suites tsan
    stage tidy 7200 one tidy
    stage fuzz 7200 counted tests/fuzz.sh --seconds 600
    stage container 3600 one .ci/container.sh
    stage release 5400 one .ci/release.sh --twice
    after release stage installed 1800 one .ci/installed.sh
    after release-build stage arm64 3600 one .ci/arm64.sh
fi

echo "all in $((SECONDS - begun)) s"
stages_end
