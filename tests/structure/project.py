"""The project's files, for the tests of its structure."""

import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]

# What is made or fetched, for a copy without git.
MADE = {".git", "build", "node_modules", ".tools", "dist", "data", ".cache"}


def _listed():
    git = ["git", "-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    answer = subprocess.run(git, cwd=ROOT, capture_output=True, check=False)
    if answer.returncode == 0:
        return [ROOT / name for name in answer.stdout.decode().split("\0") if name]
    return [path for path in ROOT.rglob("*") if not MADE.intersection(path.relative_to(ROOT).parts)]


_FILES = sorted(path for path in set(_listed()) if path.is_file())


def files(under="", *endings):
    """Paths below a folder (relative to the root; "" for all) with one of the endings; by default all."""
    base = ROOT / under
    return [
        path
        for path in _FILES
        if (path == base or base in path.parents) and (not endings or path.name.endswith(endings))
    ]


def name(path):
    return path.relative_to(ROOT).as_posix()


def text(path):
    return path.read_text(encoding="utf-8")


def is_text(path):
    try:
        path.read_text(encoding="utf-8")
        return True
    except UnicodeDecodeError:
        return False


# The engines that have more presets of another one's game.
GAME_OF = {"solo": "minchiate"}
# The games played with another one's pack, of which they know nothing else.
PACK_OF = {"tocchi": "minchiate"}
# The games without cards of one's own: all see the same.
OPEN = {"tocchi"}


def game_of(engine):
    """The game whose presets a folder of the engine has."""
    return GAME_OF.get(engine, engine)


def engines():
    """The engines, those with a game's first presets first."""
    found = [path.parent.name for path in files("engine") if path.name == "rules.hpp"]
    return sorted(found, key=lambda engine: (engine in GAME_OF, engine))


def presets_of(engine):
    """The presets of an engine, as it lists them."""
    found = re.search(r"kPresets\{(.*?)\};", text(ROOT / f"engine/{engine}/rules.hpp"), re.S)
    return re.findall(r"\w+", found[1])


def presets():
    """Game -> the presets of all its engines."""
    found = {}
    for engine in engines():
        found.setdefault(game_of(engine), []).extend(presets_of(engine))
    return found
