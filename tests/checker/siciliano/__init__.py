"""Sicilian tarocchi.

Cards are their codes. Sections, clauses and decisions named here are those of the rules' text (siciliano.md).
SPDX-License-Identifier: AGPL-3.0-or-later
"""
