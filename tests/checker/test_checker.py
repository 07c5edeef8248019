#!/usr/bin/env python3
"""The spec's own figures (minchiate.md, sections 18 and 19) held against the checker.

SPDX-License-Identifier: AGPL-3.0-or-later
"""

import os
import sys
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import record  # noqa: E402

GOLDEN_1798 = os.path.join(HERE, "..", "golden", "minchiate-1798.json")


def golden():
    with open(GOLDEN_1798, "rb") as file:
        return record.parse(file.read().decode("utf-8"))[0]


class Dresden1798(unittest.TestCase):
    """A §19: V-W1 to V-W9."""

    def test_result(self):
        result = record.replay(golden())
        self.assertEqual([98, 147], [count["total"] for count in result["final"]])
        self.assertEqual(-83, result["end"])


if __name__ == "__main__":
    unittest.main()
