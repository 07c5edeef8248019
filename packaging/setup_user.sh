# The system user of the service only. For the package's scripts and the tarball's install.sh.
if ! getent passwd germini >/dev/null; then
    groupadd --system germini
    useradd --system --gid germini --home-dir /var/lib/germini --no-create-home --shell /usr/sbin/nologin germini
fi
install -d -o germini -g germini -m 0700 /var/lib/germini
