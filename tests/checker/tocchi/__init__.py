"""Sei tocchi and Al palio.

Cards are their codes. Clauses and decisions named here are those of the rules' text (tocchi.md).
SPDX-License-Identifier: AGPL-3.0-or-later
"""
