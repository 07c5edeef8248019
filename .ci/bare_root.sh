#!/usr/bin/env bash
# A bare Debian 12 in a folder, to test as on a fresh machine. Needs root.
# usage: .ci/bare_root.sh FOLDER              creates it (half a minute)
#        .ci/bare_root.sh FOLDER COMMAND…     runs a command in it
#        .ci/bare_root.sh --remove FOLDER
# Package sources and certificates of this machine are copied, nothing else; its network is this machine's.
# ROOT_ARCHITECTURE=arm64 creates one of that architecture, which needs need_arm64_programs (setup.sh) and three minutes.
set -euo pipefail
if [ $# = 0 ]; then
    sed -n '2,5s/^# //p' "$0" >&2
    exit 2
fi
if [ "$1" = --remove ]; then
    for inner in proc sys dev; do ! mountpoint -q "$2/$inner" || umount -R "$2/$inner"; done
    exec rm -rf --one-file-system "$2"
fi
folder=$1
shift
if [ ! -e "$folder/etc/debian_version" ]; then
    mirror=$(apt-get indextargets --format '$(URI)' 'Created-By: Packages' | sed -n 's|/dists/bookworm/.*||p' | head -n 1)
    debootstrap --arch="${ROOT_ARCHITECTURE:-$(dpkg --print-architecture)}" --variant=minbase --include=ca-certificates bookworm "$folder" "$mirror" >/dev/null
    rm -f "$folder/etc/apt/sources.list"
    cp -R /etc/apt/sources.list* /etc/apt/apt.conf.d "$folder/etc/apt/"
    # The archive's lists stay; docker's images delete them after each use.
    rm -f "$folder"/etc/apt/apt.conf.d/docker-*
    # Without systemd no service must be started here.
    printf '#!/bin/sh\nexit 101\n' >"$folder/usr/sbin/policy-rc.d"
    chmod +x "$folder/usr/sbin/policy-rc.d"
fi
[ $# -gt 0 ] || exit 0
cp /etc/resolv.conf /etc/hosts "$folder/etc/"
cp /etc/ssl/certs/ca-certificates.crt "$folder/etc/ssl/certs/"
# Slave mounts: what is unmounted here later stays mounted on this machine, even if systemd shares its mounts.
for inner in proc sys dev; do mountpoint -q "$folder/$inner" || mount --rbind --make-rslave "/$inner" "$folder/$inner"; done
exec chroot "$folder" env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root \
    LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"
