"""Tarocco bolognese for four players (ottocento, quattro scartate), for three (terziglio), for two (millone,
centocinquanta, quindici) and for three to six (mattazza).

Cards are their codes. Sections, clauses and decisions named here are those of the rules' text (bolognese.md).
SPDX-License-Identifier: AGPL-3.0-or-later
"""
