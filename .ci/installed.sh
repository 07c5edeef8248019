#!/usr/bin/env bash
# The tarball and the Debian package of build/released (or of the given folder), each installed in a bare Debian
# of its own: one hand is played there to its end, the server stopped, a backup made and restored, and the database
# verified. Those of arm64 are installed in a Debian of arm64, all of whose programs run under qemu. Needs root.
# usage: .ci/installed.sh [--arm64] [FOLDER]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. .ci/setup.sh
architecture=amd64 PORT=18081
if [ "${1:-}" = --arm64 ]; then
    architecture=arm64 PORT=18083
    shift
fi
released=${1:-build/released}
need_packages "${RELEASE_PACKAGES[@]}" curl
need_node
[ $architecture = amd64 ] || need_arm64_programs
(cd "$released" && sha256sum --quiet --check SHA256SUMS)
# The exposure of the service as computed by systemd itself: 0 is none, 10 full.
EXPOSED=2.5
systemd-analyze security --offline=yes --threshold="$(tr -d . <<<"$EXPOSED")" packaging/germini.service | tail -n 1

root=$(mktemp -d)
server=
tidy() {
    [ -z "$server" ] || kill "$server" 2>/dev/null || true
    .ci/bare_root.sh --remove "$root/debian"
    .ci/bare_root.sh --remove "$root/bare"
    rmdir "$root"
}
trap tidy EXIT
in_root() { .ci/bare_root.sh "$root/debian" "$@"; }
as_germini() { in_root setpriv --reuid=germini --regid=germini --clear-groups "$@"; }

# serve: starts the server like the unit, without systemd.
serve() {
    as_germini env GERMINI_PORT=$PORT germini serve --config /etc/germini/germini.toml --bot-pace 0 &
    server=$!
    local tries=300
    until curl -fsS "http://127.0.0.1:$PORT/readyz" >/dev/null 2>&1; do
        tries=$((tries - 1))
        [ $tries -gt 0 ] || die "the server does not answer"
        sleep 0.2
    done
}
stop() {
    as_germini germini admin stop --data /var/lib/germini 2>/dev/null || kill "$server"
    wait "$server" || die "the server did not end well"
    server=
}

# played ARGUMENTS…: plays on what ARGUMENTS install.
played() {
    local version
    version=$(in_root germini --version)
    [[ $version =~ ^germini\ [0-9.]+\ \([0-9a-f]{12}\)$ ]] || die "germini --version says: $version"
    serve
    grep -qi '<!doctype html>' <<<"$(curl -fsS "http://127.0.0.1:$PORT/")" || die "there is no page"
    grep -q "$(sed 's/.*(\(.*\))/\1/' <<<"$version")" <<<"$(curl -fsS "http://127.0.0.1:$PORT/api/version")" ||
        die "the commit does not stand in /api/version"
    grep -q 'is over' <<<"$(node tests/examples/one_hand.mjs --server "http://127.0.0.1:$PORT")" ||
        die "no hand was played"
    as_germini germini backup --data /var/lib/germini /var/lib/germini/evening.db
    stop
    in_root germini restore --data /var/lib/germini /var/lib/germini/evening.db
    serve
    stop
    as_germini germini verify --data /var/lib/germini
    local doc=/usr/share/doc/germini
    for library in Boost nlohmann CLI11 'toml++' mimalloc Svelte 'SIL OPEN FONT' game-icons; do
        in_root grep -qi -- "$library" $doc/licenses.txt || die "licenses.txt says nothing of $library"
    done
    in_root test -s /usr/lib/systemd/system/germini.service -a -s $doc/operations.md -a -s /usr/share/germini/web/index.html \
        -a -s $doc/copyright -a -s /usr/share/man/man1/germini.1.gz
}

# record_systemctl, then asked_of_systemctl: what the package's scripts asked, parted by |. No systemd runs there.
record_systemctl() {
    mkdir -p "$root/debian/run/systemd/system"
    rm -f "$root/debian/srv/systemctl.log"
    printf '%s\n' '#!/bin/sh' 'echo "$*" >>/srv/systemctl.log' >"$root/debian/usr/bin/systemctl"
    chmod +x "$root/debian/usr/bin/systemctl"
}
asked_of_systemctl() { in_root paste -sd '|' /srv/systemctl.log; }

ROOT_ARCHITECTURE=$architecture .ci/bare_root.sh "$root/bare"
files=("$released"/germini_*_$architecture.deb "$released"/germini-*-linux-$architecture.tar.gz)
for way in package tarball; do
    say "== the $way, in a bare Debian"
    cp -a "$root/bare" "$root/debian"
    cp "${files[@]}" "$root/debian/srv/"
    [ "$(in_root dpkg --print-architecture)" = $architecture ] || die "the root has another architecture"
    in_root apt-get -qq update
    if [ $way = package ]; then
        record_systemctl
        in_root sh -c 'apt-get -qq -y install --no-install-recommends /srv/*.deb >/dev/null'
        [ "$(asked_of_systemctl)" = "daemon-reload|enable germini.service|start germini.service" ] ||
            die "the installation asked systemctl: $(asked_of_systemctl)"
    else
        in_root sh -c 'cd /srv && tar -xzf germini-*-linux-*.tar.gz'
        # Its own message lists the required libraries, and how to install them.
        wanted=$(in_root sh -c '/srv/germini-*-linux-*/install.sh 2>&1 || true')
        grep -q 'apt-get install' <<<"$wanted" || die "it does not say what is missing: $wanted"
        in_root sh -c "$(grep -o 'apt-get install .*' <<<"$wanted" | sed 's/install/-qq -y install --no-install-recommends/') >/dev/null"
        in_root sh -c '/srv/germini-*-linux-*/install.sh'
    fi
    played
    if [ $way = package ]; then
        record_systemctl
        in_root sh -c 'apt-get -qq -y reinstall /srv/*.deb >/dev/null'
        [ "$(asked_of_systemctl)" = "daemon-reload|daemon-reload|try-restart germini.service" ] ||
            die "the upgrade asked systemctl: $(asked_of_systemctl)"
        in_root sh -c 'apt-get -qq -y purge germini >/dev/null'
        in_root test -s /var/lib/germini/germini.db || die "the database went with the package"
    else # the same again, over it: like an upgrade
        again=$(in_root sh -c '/srv/germini-*-linux-*/install.sh')
        grep -q 'left as it was' <<<"$again" || die "settings were not kept: $again"
    fi
    .ci/bare_root.sh --remove "$root/debian"
done
say "package and tarball of $architecture were installed and played on"
