"""Minchiate.

Sections, clauses and decisions named here are those of the rules' text (minchiate.md).
SPDX-License-Identifier: AGPL-3.0-or-later
"""
