"""Minchiate for two, three and four players, each for themselves.

Cards, versicole, the cut and what a hand may play are shared with `minchiate`. Clauses and decisions named here are
those of the rules' text (minchiate.md). SPDX-License-Identifier: AGPL-3.0-or-later
"""
