#!/usr/bin/env bash
# Makes a release from a fresh clone of one commit: a tarball, a Debian package, the sources, and their
# checksums, all in build/released.
# usage: .ci/release.sh [--twice] [--image] [COMMIT]     (default: HEAD)
#   --twice  builds everything again in another folder, and fails unless every byte is the same
#   --image  also the container image, as a file for `docker load`
# GERMINI_MAINTAINER ("Name <address>") answers for the package, by default the commit's committer.
# Takes some ten minutes per build; needs Debian 12, and 2 GiB of memory.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. .ci/setup.sh

twice=false image=false commit=HEAD
for argument in "$@"; do
    case $argument in
    --twice) twice=true ;;
    --image) image=true ;;
    -*) die "usage: .ci/release.sh [--twice] [--image] [COMMIT]" ;;
    *) commit=$argument ;;
    esac
done
commit=$(git rev-parse --verify --quiet "$commit^{commit}") || die "there is no such commit"
need_packages git "${BUILD_PACKAGES[@]}" "${RELEASE_PACKAGES[@]}"
need_node
# Timestamps in archives and elsewhere (reproducible-builds.org).
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct "$commit")
export SOURCE_DATE_EPOCH TZ=UTC LC_ALL=C.UTF-8
maintainer=${GERMINI_MAINTAINER:-$(git log -1 --format="%cn <%ce>" "$commit")}
umask 022
released=$PWD/build/released

# packed FOLDER NAME: NAME.tar.gz of the folder NAME in it, the same bytes each time.
packed() {
    tar -C "$1" --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --format=gnu -cf - "$2" |
        gzip -9n
}

# release WORK OUT: clones into WORK, builds there, and leaves the files in OUT.
release() {
    local work=$1 out=$2 source version name build
    rm -rf "$work" "$out"
    mkdir -p "$work" "$out"
    source=$work/germini
    git clone --quiet --no-checkout . "$source"
    git -C "$source" checkout --quiet --detach "$commit"
    ln -s "$PWD/.tools" "$source/.tools"
    version=$(sed -nE 's/^project\(germini VERSION ([0-9.]+).*/\1/p' "$source/CMakeLists.txt")
    git -C "$source" archive --format=tar --prefix="germini-$version/" "$commit" | gzip -9n \
        >"$out/germini-$version-source.tar.gz"
    (
        cd "$source"
        quietly need_web_packages
        (cd web-client && quietly npm run --silent build)
        build=$source/build/package
        quietly cmake --preset release -B "$build" -DGERMINI_TESTS=OFF -DGERMINI_PACKAGE=ON \
            -DGERMINI_MAINTAINER="$maintainer" -DGERMINI_LICENSES="$work/licenses.txt"
        quietly cmake --build "$build" --target germini --parallel "$(build_jobs)"
        .ci/licenses.sh "$build" web-client/dist >"$work/licenses.txt"
        # Both are made of files that are no younger than the commit.
        find web-client/dist "$work/licenses.txt" "$build/package" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +

        name=germini-$version-linux-$(dpkg --print-architecture)
        DESTDIR=$work/$name quietly cmake --install "$build" --prefix /usr --strip
        dpkg -S $(ldd "$build/bin/germini" | awk '$3 ~ "^/" { print $3 }' | xargs realpath | sed 's|^/usr/lib/|*/|') |
            sed 's/:.*//' | sort -u | grep -Ev '^(libc6|libgcc-s1)$' | tr '\n' ' ' \
            >"$work/$name/usr/share/doc/germini/libraries"
        cp packaging/install.sh packaging/setup_user.sh "$work/$name"
        packed "$work" "$name" >"$out/$name.tar.gz"
        (cd "$build" && quietly cpack -G DEB && mv ./*.deb "$out")
    )
    (cd "$out" && sha256sum -- * >SHA256SUMS)
}

release "$PWD/build/release-one" "$released"
if $twice; then
    release "$PWD/build/another-release" "$PWD/build/released-again"
    diff "$released/SHA256SUMS" build/released-again/SHA256SUMS || die "two builds of one commit differ"
    say "both builds are the same, byte by byte"
    rm -rf build/another-release build/released-again
fi
if $image; then
    (cd build/release-one/germini && .ci/container.sh --save "$released/germini-image.tar")
    (cd "$released" && sha256sum -- germini-image.tar >>SHA256SUMS)
fi
rm -rf build/release-one
cat "$released/SHA256SUMS"
