#!/usr/bin/env bash
# The notices of everything in the program and in the page, as the build itself reports: the packages that
# libraries.sh finds, and the contents of the page's own notices.txt.
# usage: .ci/licenses.sh BUILD_FOLDER WEB_FOLDER >licenses.txt
# Fails if THIRD_PARTY.md names other libraries than the build found.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
build=$1 web=$2
found=$(.ci/libraries.sh "$build")

cat <<'TEXT'
Germini is free software under the GNU Affero General Public License, version 3 or later; its text is in LICENSE.
What follows are the notices of the work of others that is in the program and in the page.

TEXT
declare -A shown=()
for package in $found; do
    file=/usr/share/doc/${package%%:*}/copyright
    sum=$(sha256sum <"$file")
    [ -z "${shown[$sum]:-}" ] || continue
    shown[$sum]=1
    printf '\n======== %s\n\n' "$(dpkg-query -W -f='${source:Package} ${source:Version} (Debian)' "$package")"
    cat "$file"
done
printf '\n======== The page\n\n'
cat "$web/notices.txt"
