"""Tarocco bolognese.

Cards are their codes. Sections, clauses and decisions named here are those of the rules' text (bolognese.md).
SPDX-License-Identifier: AGPL-3.0-or-later
"""
