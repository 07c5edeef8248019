"""Runs Python tests of a folder, by default of the project's own structure; the last line is "N passed, N failed".

usage: run.py [FOLDER PATTERN]
"""

import pathlib
import sys
import unittest

HERE = pathlib.Path(__file__).resolve().parent


def main():
    folder, pattern = sys.argv[1:3] if len(sys.argv) == 3 else (str(HERE), "test_*.py")
    sys.path.insert(0, folder)
    suite = unittest.defaultTestLoader.discover(folder, pattern=pattern)
    result = unittest.TextTestRunner(verbosity=2, stream=sys.stdout).run(suite)
    # A test counts once, however many of its subtests failed.
    failed = len({str(getattr(test, "test_case", test)) for test, _ in result.failures + result.errors})
    print(f"{result.testsRun - failed} passed, {failed} failed")
    return 0 if result.wasSuccessful() and result.testsRun else 1


if __name__ == "__main__":
    sys.exit(main())
