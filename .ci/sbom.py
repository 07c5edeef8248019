#!/usr/bin/env python3
"""Writes the list of a program's parts (CycloneDX 1.5, JSON): Debian packages and the page's npm packages.

usage: .ci/sbom.py ARCHITECTURE NOTICES <PACKAGES >germini.cdx.json
PACKAGES are those that .ci/libraries.sh prints, with and without --linked. NOTICES is the page's notices.txt. The environment has the commit (GERMINI_COMMIT) and its time (SOURCE_DATE_EPOCH).
The same input gives the same bytes.
"""

import datetime
import json
import os
import pathlib
import re
import subprocess
import sys
import urllib.parse
import uuid

ROOT = pathlib.Path(__file__).resolve().parent.parent
NAMESPACE = uuid.uuid5(uuid.NAMESPACE_URL, "urn:germini:sbom")
NPM_HEADING = re.compile(r"^## (@?[\w./-]+) - (\S+) \((.+)\)$", re.MULTILINE)


def quoted(text):
    """Returns a part of a package URL: https://github.com/package-url/purl-spec."""
    return urllib.parse.quote(text, safe=":")


def licence(text):
    """Returns the licence as CycloneDX has it: an SPDX expression, or words."""
    if re.fullmatch(r"[\w.+-]+( (AND|OR|WITH) [\w.+-]+)*", text):
        return [{"expression": text}]
    return [{"license": {"name": text}}]


def installed(packages):
    """Returns for each package: its name, version, architecture, source and the source's version."""
    fields = ["Package", "Version", "Architecture", "source:Package", "source:Version"]
    form = "\t".join("${" + field + "}" for field in fields) + "\n"
    answer = subprocess.run(["dpkg-query", "-W", "-f", form, *packages], check=True, capture_output=True, text=True)
    return sorted({tuple(line.split("\t")) for line in answer.stdout.splitlines()})


def named_licences():
    """Returns the licences in THIRD_PARTY.md by Debian's source package."""
    part = (ROOT / "THIRD_PARTY.md").read_text().split("## In the program")[1].split("\n## ")[0]
    licences = {}
    for row in re.findall(r"^\|(.+)\|$", part, re.MULTILINE):
        cells = [cell.strip() for cell in row.split("|")]
        packages = re.findall(r"[\w.+-]+-dev\b", cells[1])
        for _, _, _, source, _ in installed(packages) if packages else []:
            licences[source] = cells[2]
    return licences


def debian_components(packages):
    licences = named_licences()
    for name, version, architecture, source, source_version in installed(packages):
        upstream = quoted(source if source_version == version else f"{source}@{source_version}")
        purl = f"pkg:deb/debian/{quoted(name)}@{quoted(version)}?arch={architecture}&distro=bookworm&upstream={upstream}"
        component = {"type": "library", "bom-ref": purl, "name": name, "version": version, "purl": purl}
        # The compiler's and the system's own libraries require no notice, and are not in THIRD_PARTY.md.
        if source in licences:
            component["licenses"] = licence(licences[source])
        yield component


def npm_components(notices):
    for name, version, terms in sorted(NPM_HEADING.findall(notices)):
        purl = f"pkg:npm/{urllib.parse.quote(name, safe='/')}@{quoted(version)}"
        yield {"type": "library", "bom-ref": purl, "name": name, "version": version, "purl": purl,
               "licenses": licence(terms)}  # fmt: skip


def bill(architecture, packages, notices, commit, time):
    """Returns the whole document."""
    version = re.search(r"^project\(germini VERSION ([0-9.]+)", (ROOT / "CMakeLists.txt").read_text(), re.MULTILINE)[1]
    program = {"type": "application", "bom-ref": "germini", "name": "germini", "version": version,
               "licenses": [{"expression": "AGPL-3.0-or-later"}],
               "properties": [{"name": "germini:commit", "value": commit},
                              {"name": "germini:architecture", "value": architecture}]}  # fmt: skip
    components = [*debian_components(packages), *npm_components(notices)]
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.5.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{uuid.uuid5(NAMESPACE, f'{commit} {architecture}')}",
        "version": 1,
        "metadata": {
            "timestamp": datetime.datetime.fromtimestamp(time, datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "component": program,
        },
        "components": components,
        "dependencies": [{"ref": "germini", "dependsOn": [component["bom-ref"] for component in components]}],
    }


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__.split("\n\n")[1].splitlines()[0])
    found = bill(sys.argv[1], sys.stdin.read().split(), pathlib.Path(sys.argv[2]).read_text(),
                 os.environ["GERMINI_COMMIT"], int(os.environ["SOURCE_DATE_EPOCH"]))  # fmt: skip
    json.dump(found, sys.stdout, indent=1)
    print()
