#!/usr/bin/env python3
"""All of the checker's own tests. SPDX-License-Identifier: AGPL-3.0-or-later"""

import os
import sys
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)


def load_tests(loader, tests, pattern):
    return loader.discover(HERE, pattern="*_cases.py")


if __name__ == "__main__":
    unittest.main()
