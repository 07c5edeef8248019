#!/usr/bin/env python3
"""Writes the pages and examples that are installed: docs/ and docker/ without what only a clone has, and the copyright.

A link leads to the installed file; one to a file that is not installed (a source, a decision) becomes plain text.
usage: packaging/pages.py FOLDER
"""

import pathlib
import posixpath
import re
import shutil
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGES = ["operations", "accounts", "clubs", "evenings", "limits", "metrics", "proxy", "verify", "postgresql", "cluster",
         "performance", "fair", "rights", "glossary", "day"]
LINK = re.compile(r"\[([^\]]+)\]\(([^)#\s]*)(#[^)\s]*)?\)")


def installed_files():
    """Returns where each installed file of the project is installed, by its path in the project."""
    places = {name: name for name in ["LICENSE", "THIRD_PARTY.md", "CHANGELOG.md"]}
    places.update({f"docs/{page}.md": f"{page}.md" for page in PAGES})
    for path in sorted((ROOT / "docs/rules").glob("*.md")):
        places[f"docs/rules/{path.name}"] = f"rules/{path.name}"
    for path in sorted((ROOT / "docker").rglob("*")):
        if path.is_file() and path.name != "Dockerfile":
            name = path.relative_to(ROOT / "docker").as_posix()
            places[f"docker/{name}"] = f"examples/{name}"
    return places


def relinked(text, path, places):
    """Returns the page's text with its links as they are between the installed files."""
    folders = {posixpath.dirname(source): posixpath.dirname(place) for source, place in places.items()}

    def link(match):
        label, target, fragment = match[1], match[2], match[3] or ""
        if not target or re.match(r"[a-z]+:", target):
            return match[0]
        source = posixpath.normpath(posixpath.join(posixpath.dirname(path), target))
        place = places.get(source) or (source and folders.get(source))
        if not place:
            return label
        return f"[{label}]({posixpath.relpath(place, posixpath.dirname(places[path]) or '.')}{fragment})"

    return LINK.sub(link, text)


def copyright_file():
    """Returns Debian's copyright file: packaging/copyright with the text of the licence, indented as its format wants."""
    lines = (ROOT / "LICENSE").read_text().rstrip().splitlines()
    text = "".join(f" {line.rstrip() or '.'}\n" for line in lines)
    return (ROOT / "packaging/copyright").read_text() + text


def write_pages(folder):
    places = installed_files()
    for source, place in places.items():
        to = folder / place
        to.parent.mkdir(parents=True, exist_ok=True)
        if source.endswith(".md"):
            to.write_text(relinked((ROOT / source).read_text(), source, places))
        else:
            shutil.copyfile(ROOT / source, to)
    (folder / "copyright").write_text(copyright_file())


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__.splitlines()[-1])
    write_pages(pathlib.Path(sys.argv[1]))
