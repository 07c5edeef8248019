#!/bin/sh
# Installs Germini from the folder of this file; as root, on Debian 12. Run it again for a newer version: settings in
# /etc/germini are left unchanged.
set -eu
cd "$(dirname "$0")"
if [ "$(id -u)" != 0 ]; then
    echo "Run this as root." >&2
    exit 1
fi
missing=$(ldd usr/bin/germini | awk '/not found/ { printf " %s", $1 }')
if [ -n "$missing" ]; then
    echo "Libraries are missing:$missing. On Debian 12:" >&2
    echo "  apt-get install $(cat usr/share/doc/germini/libraries)" >&2
    exit 1
fi
. ./setup_user.sh
# Written under another name first: a running program cannot be overwritten.
install -D -m 0755 usr/bin/germini /usr/bin/germini.new
mv -f /usr/bin/germini.new /usr/bin/germini
mkdir -p /usr/share/man/man1 /usr/share/germini /usr/share/doc/germini /usr/lib/systemd/system /etc/germini
rm -rf /usr/share/germini/web.new
cp -R usr/share/germini/web /usr/share/germini/web.new
rm -rf /usr/share/germini/web
mv /usr/share/germini/web.new /usr/share/germini/web
cp -R usr/share/doc/germini/. /usr/share/doc/germini/
install -m 0644 usr/share/man/man1/germini.1.gz /usr/share/man/man1/germini.1.gz
install -m 0644 usr/lib/systemd/system/germini.service /usr/lib/systemd/system/germini.service
if [ -e /etc/germini/germini.toml ]; then
    install -m 0644 etc/germini/germini.toml /etc/germini/germini.toml.new
    echo "Your /etc/germini/germini.toml is left as it was; the new example is beside it, germini.toml.new."
else
    install -m 0644 etc/germini/germini.toml /etc/germini/germini.toml
fi
germini --version
if [ -d /run/systemd/system ]; then
    systemctl daemon-reload
    echo "To start it now and with the machine: systemctl enable germini && systemctl restart germini"
else
    echo "There is no systemd here; to start it: runuser -u germini -- germini serve --config /etc/germini/germini.toml"
fi
