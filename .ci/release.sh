#!/usr/bin/env bash
# Makes a release from a fresh clone of one commit, in build/released: for amd64 and arm64 a Debian package, a tarball and
# a list of parts (SBOM); a container image of both, the sources, and checksums, signed if there is a key.
# usage: .ci/release.sh [--twice | --compare] [COMMIT]     (default: HEAD)
#   --twice     builds everything again in another folder, and fails unless every byte is the same
#   --compare   only that: builds again and compares with build/released, e.g. with downloaded files
# Environment: GERMINI_SIGNING_KEY is minisign's secret key; GERMINI_MAINTAINER ("Name <address>") answers for the
# package, by default the commit's committer.
# Takes some half an hour per build on two cores; needs Debian 12 on amd64, root, and 2 GiB of memory.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. .ci/setup.sh

usage="usage: .ci/release.sh [--twice | --compare] [COMMIT]"
first=true again=false commit=HEAD
for argument in "$@"; do
    case $argument in
    --twice) again=true ;;
    --compare) first=false again=true ;;
    -*) die "$usage" ;;
    *) commit=$argument ;;
    esac
done
commit=$(git rev-parse --verify --quiet "$commit^{commit}") || die "there is no such commit"
# What is missing is better known before the long builds.
[ "$(dpkg --print-architecture)" = amd64 ] || die "A release is made on amd64."
[ "$(id -u)" = 0 ] || die "Run this as root: the program for arm64 and the images are made in roots of their own."
[ -z "${GERMINI_SIGNING_KEY:-}" ] || [ -r "$GERMINI_SIGNING_KEY" ] || die "the key $GERMINI_SIGNING_KEY cannot be read"
need_packages "${BUILD_PACKAGES[@]}" "${WASM_PACKAGES[@]}" "${RELEASE_PACKAGES[@]}"
need_arm64_programs
need_node
# Timestamps in archives and elsewhere (reproducible-builds.org).
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct "$commit")
GERMINI_MAINTAINER=${GERMINI_MAINTAINER:-$(git log -1 --format='%cn <%ce>' "$commit")}
export SOURCE_DATE_EPOCH GERMINI_MAINTAINER TZ=UTC LC_ALL=C.UTF-8
umask 022
released=$PWD/build/released

root=$(mktemp -d)
tidy() {
    .ci/bare_root.sh --remove "$root/debian"
    rmdir "$root"
}
trap tidy EXIT

# release WORK OUT: clones into WORK, builds there, and leaves the files in OUT.
release() {
    local work=$1 out=$2 source version inside
    rm -rf "$work" "$out"
    mkdir -p "$work" "$out"
    source=$work/germini
    git clone --quiet --no-checkout . "$source"
    git -C "$source" checkout --quiet --detach "$commit"
    ln -s "$PWD/.tools" "$source/.tools"
    version=$(cd "$source" && project_version)
    GERMINI_COMMIT=$(cd "$source" && project_commit)
    export GERMINI_COMMIT
    git -C "$source" archive --format=tar --prefix="germini-$version/" "$commit" | gzip -9n \
        >"$out/germini-$version-source.tar.gz"
    (
        cd "$source"
        quietly build_preset wasm
        quietly need_web_packages
        (cd web-client && quietly npm run --silent build)
        .ci/package.sh amd64 "$out"
    )
    say "made for amd64"
    # The same commit and the same page, in the root with the compiler for arm64.
    inside=/srv/$(basename "$work")
    mkdir -p "$root/debian$inside"
    git -C "$source" archive "$commit" | tar -C "$root/debian$inside" -xf -
    cp -a "$source/web-client/dist" "$root/debian$inside/web-client/dist"
    .ci/bare_root.sh "$root/debian" env TESTS_JOBS="${TESTS_JOBS:-}" SOURCE_DATE_EPOCH="$SOURCE_DATE_EPOCH" \
        GERMINI_COMMIT="$GERMINI_COMMIT" GERMINI_MAINTAINER="$GERMINI_MAINTAINER" \
        "$inside/.ci/package.sh" arm64 "$inside/out"
    cp "$root/debian$inside/out"/* "$out"
    say "made for arm64"
    (cd "$source" && .ci/image.sh "$out")
    (cd "$out" && sha256sum -- * >SHA256SUMS)
    rm -rf "$work" "$root/debian$inside"
}

quietly .ci/cross_root.sh "$root/debian"
if $first; then release "$PWD/build/release-one" "$released"; fi
if $again; then
    release "$PWD/build/another-release" "$PWD/build/released-again"
    diff "$released/SHA256SUMS" build/released-again/SHA256SUMS || die "two builds of one commit differ"
    say "both builds are the same, byte by byte"
    rm -rf build/released-again
fi
cat "$released/SHA256SUMS"
if $first && [ -n "${GERMINI_SIGNING_KEY:-}" ]; then
    .ci/sign.sh "$released"
elif $first; then
    say "The checksums are not signed: GERMINI_SIGNING_KEY names no key. Sign them with .ci/sign.sh."
fi
