#!/usr/bin/env bash
# The Debian packages that are in a program, as the build itself reports: packages whose headers were compiled in or
# whose libraries are linked. One per line, as dpkg names it (libicu72:arm64).
# usage: .ci/libraries.sh BUILD_FOLDER [--linked]
#   --linked   only the packages of the linked libraries, the compiler's and the system's included
# Fails if THIRD_PARTY.md names other libraries than the build found.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. .ci/setup.sh
build=$1
# The compiler's and the system's own, which require no notice (GCC's runtime library exception).
TOOLCHAIN='^(gcc-.*|glibc|linux|cross-toolchain-base.*)$'

compiled_in() { ninja -C "$build" -t deps | awk '/^[^ ]/ { test = /^tests\// } /^ / && !test { print $1 }' | grep '^/usr/' || true; }
# By name in the folder of the architecture's libraries, which works for a foreign one too.
linked() {
    local objdump folder name
    objdump=$(sed -n 's/^CMAKE_OBJDUMP:FILEPATH=//p' "$build/CMakeCache.txt")
    folder=$(sed -nE 's/^ *set\(CMAKE_LIBRARY_ARCHITECTURE "(.+)"\)$/\1/p' "$build"/CMakeFiles/*/CMakeCXXCompiler.cmake)
    [ -n "$folder" ] || die "the build in $build does not tell its architecture"
    "$objdump" -p "$build/bin/germini" | awk '$1 == "NEEDED" { print $2 }' | while read -r name; do
        if [ -e "/usr/lib/$folder/$name" ]; then echo "/usr/lib/$folder/$name"; else echo "/lib/$folder/$name"; fi
    done
}
# The packages that own files; a file may be listed below / or below /usr.
packages() {
    local -a files
    mapfile -t files < <(sort -u | while read -r file; do realpath "$file"; done | sort -u |
        awk '{ print } sub("^/usr/lib/", "/lib/") { print }')
    # It fails for every name that it does not know, so for one of each two.
    { dpkg-query -S "${files[@]}" 2>/dev/null || true; } | grep -v '^diversion ' | sed 's/: .*//' | tr -d ' ' | tr ',' '\n' | sort -u
}
source_of() { dpkg-query -W -f='${source:Package}\n' "$@" | sort -u; }

libraries=$(linked)
if [ "${2:-}" = --linked ]; then
    packages <<<"$libraries"
    exit
fi
mapfile -t found < <({ compiled_in; echo "$libraries"; } | packages)
kept=()
for package in "${found[@]}"; do
    source_of "$package" | grep -Eq "$TOOLCHAIN" || kept+=("$package")
done
[ ${#kept[@]} -gt 0 ] || die "the build in $build names no libraries"
mapfile -t named < <(awk '/^## / { on = /In the program/ } on && /^\|/' THIRD_PARTY.md | cut -d'|' -f3 | tr ',' '\n' |
    tr -d ' ' | grep -E '^lib.*-dev$|-dev$')
if ! diff <(source_of "${named[@]}") <(source_of "${kept[@]}") >&2; then
    die "THIRD_PARTY.md (<) and the build (>) disagree on the libraries, by Debian's source packages"
fi
printf '%s\n' "${kept[@]}"
