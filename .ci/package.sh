#!/usr/bin/env bash
# Makes package, tarball and list of parts (SBOM) of the sources in this folder, with the web client already built.
# Part of .ci/release.sh, which runs it on this machine and, for arm64, in a cross root.
# usage: .ci/package.sh ARCHITECTURE FOLDER_OF_FILES
# The environment has the commit (GERMINI_COMMIT), its time (SOURCE_DATE_EPOCH) and GERMINI_MAINTAINER.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. .ci/setup.sh
architecture=$1 out=$2
export TZ=UTC LC_ALL=C.UTF-8
umask 022
version=$(project_version)
name=germini-$version-linux-$architecture
work=$PWD/build/package-$architecture
mkdir -p "$work" "$out"

toolchain=()
if [ "$architecture" != "$(dpkg --print-architecture)" ]; then
    toolchain=("-DCMAKE_TOOLCHAIN_FILE=$PWD/cmake/toolchains/$architecture.cmake")
    # Whose libraries dpkg-shlibdeps reads.
    export DEB_HOST_ARCH=$architecture
fi
build=$work/build
quietly cmake --preset release -B "$build" "${toolchain[@]}" -DGERMINI_TESTS=OFF -DGERMINI_PACKAGE=ON \
    -DGERMINI_COMMIT="$GERMINI_COMMIT" -DGERMINI_MAINTAINER="$GERMINI_MAINTAINER" -DGERMINI_LICENSES="$work/licenses.txt"
quietly cmake --build "$build" --target germini --parallel "$(build_jobs)"
.ci/licenses.sh "$build" web-client/dist >"$work/licenses.txt"
linked=$(.ci/libraries.sh "$build" --linked)
{
    .ci/libraries.sh "$build"
    echo "$linked"
} | .ci/sbom.py "$architecture" web-client/dist/notices.txt >"$out/$name.cdx.json"
# Packages and tarball are made of files that are no younger than the commit.
find web-client/dist "$work/licenses.txt" "$build/package" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +

DESTDIR=$work/$name quietly cmake --install "$build" --prefix /usr --strip
sed 's/:.*//' <<<"$linked" | grep -Ev '^(libc6|libgcc-s1)$' | sort -u | tr '\n' ' ' \
    >"$work/$name/usr/share/doc/germini/libraries"
cp packaging/install.sh packaging/setup_user.sh "$work/$name"
packed "$work" "$name" | gzip -9n >"$out/$name.tar.gz"
(cd "$build" && quietly cpack -G DEB && mv ./*.deb "$out")
