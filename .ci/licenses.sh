#!/usr/bin/env bash
# The notices of everything in the program and in the page, as reported by the build itself: packages
# whose headers were compiled in or whose libraries are linked, and the contents of the page's own notices.txt.
# usage: .ci/licenses.sh BUILD_FOLDER WEB_FOLDER >licenses.txt
# Fails if THIRD_PARTY.md names other libraries than the build found.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. .ci/setup.sh
build=$1 web=$2
# The compiler's and the system's own, which require no notice (GCC's runtime library exception).
TOOLCHAIN='^(gcc-.*|glibc|linux)$'

# System files used to build the program: headers from ninja's own list, libraries from the program's.
parts() {
    ninja -C "$build" -t deps | awk '/^[^ ]/ { test = /^tests\// } /^ / && !test { print $1 }' | grep '^/usr/' || true
    objdump -p "$build/bin/germini" | awk '$1 == "NEEDED" { print $2 }' |
        while read -r name; do ldconfig -p | awk -v name="$name" '$1 == name { print $NF; exit }'; done
}
# The packages that own files; a file may be listed below / or below /usr.
packages() {
    local -a files
    mapfile -t files < <(sort -u | while read -r file; do realpath "$file"; done | sort -u |
        awk '{ print } sub("^/usr/lib/", "/lib/") { print }')
    dpkg-query -S "${files[@]}" 2>/dev/null | grep -v '^diversion ' | sed 's/: .*//' | tr -d ' ' | tr ',' '\n' | sort -u
}
source_of() { dpkg-query -W -f='${source:Package}\n' "$@" | sort -u; }

mapfile -t found < <(parts | packages)
kept=()
for package in "${found[@]}"; do
    source_of "$package" | grep -Eq "$TOOLCHAIN" || kept+=("$package")
done
[ ${#kept[@]} -gt 0 ] || die "the build in $build tells of no libraries"
mapfile -t named < <(awk '/^## / { on = /In the program/ } on && /^\|/' THIRD_PARTY.md | cut -d'|' -f3 | tr ',' '\n' |
    tr -d ' ' | grep -E '^lib.*-dev$|-dev$')
if ! diff <(source_of "${named[@]}") <(source_of "${kept[@]}") >&2; then
    die "THIRD_PARTY.md (<) and the build (>) disagree on the libraries, by Debian's source packages"
fi

cat <<'TEXT'
Germini is free software under the GNU Affero General Public License, version 3 or later; its text is in LICENSE.
What follows are the notices of the work of others that is in the program and in the page.

TEXT
declare -A shown=()
for package in "${kept[@]}"; do
    file=/usr/share/doc/${package%%:*}/copyright
    sum=$(sha256sum <"$file")
    [ -z "${shown[$sum]:-}" ] || continue
    shown[$sum]=1
    printf '\n======== %s\n\n' "$(dpkg-query -W -f='${source:Package} ${source:Version} (Debian)' "$package")"
    cat "$file"
done
printf '\n======== The page\n\n'
cat "$web/notices.txt"
