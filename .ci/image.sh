#!/usr/bin/env bash
# The container image of a release for amd64 and arm64, as one file that podman, docker and skopeo read (an OCI archive). Its
# base is made of Debian's packages, no registry is asked; the rest is the last stage of docker/Dockerfile, with the
# program and the page of the release's tarballs.
# usage: .ci/image.sh FOLDER      FOLDER has the tarballs; the image is written beside them
# The environment has the commit (GERMINI_COMMIT) and its time (SOURCE_DATE_EPOCH). Needs root.
set -euo pipefail
out=$(realpath "$1")
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. .ci/setup.sh
need_packages buildah mmdebstrap
need_arm64_programs
version=$(project_version)
export BUILDAH_ISOLATION=chroot
work=$(mktemp -d)
store=$work/store
image() { buildah --root "$store" --runroot "$work/run" --storage-driver vfs "$@"; }
trap 'rm -rf --one-file-system "$work"' EXIT

for architecture in amd64 arm64; do
    # Like Debian's slim image: without manuals and translations, and without this machine's name and name server.
    quietly mmdebstrap --architectures="$architecture" --variant=minbase --dpkgopt='path-exclude=/usr/share/man/*' \
        --dpkgopt='path-exclude=/usr/share/locale/*' --dpkgopt='path-exclude=/usr/share/info/*' \
        --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-include=/usr/share/doc/*/copyright' \
        --customize-hook='rm -f "$1/etc/resolv.conf" "$1/etc/hostname"' bookworm "$work/base.tar"
    container=$(image from --arch "$architecture" scratch)
    image add --quiet "$container" "$work/base.tar" / >/dev/null
    image config --arch "$architecture" --cmd bash "$container"
    image commit --quiet --rm --format docker --timestamp "$SOURCE_DATE_EPOCH" "$container" "base-$architecture" >/dev/null

    # In the place of the Dockerfile's first stage, which compiles.
    built=$work/$architecture/src
    mkdir -p "$built/build/release/bin" "$built/web-client"
    tar -C "$built" --strip-components=2 -xzf "$out/germini-$version-linux-$architecture.tar.gz"
    mv "$built/bin/germini" "$built/build/release/bin/germini"
    mv "$built/share/germini/web" "$built/web-client/dist"
    mv "$built/share/doc/germini/licenses.txt" "$built/licenses.txt"
    quietly image bud --arch "$architecture" --format docker --pull-never --timestamp "$SOURCE_DATE_EPOCH" \
        --build-arg BASE="localhost/base-$architecture" --build-context build="$work/$architecture" \
        --build-arg GERMINI_VERSION="$version" --build-arg GERMINI_COMMIT="$GERMINI_COMMIT" \
        --build-arg SOURCE_DATE_EPOCH="$SOURCE_DATE_EPOCH" -f docker/Dockerfile -t "germini-$architecture" .
    image push --quiet "germini-$architecture" "dir:$work/$architecture.image" >/dev/null
done
.ci/oci_archive.py "germini:$version" "$work/layout" "amd64=$work/amd64.image" "arm64=$work/arm64.image"
packed "$work/layout" blobs index.json manifest.json oci-layout >"$out/germini-$version-image.tar"
