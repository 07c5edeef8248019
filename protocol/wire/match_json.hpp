// Matches as JSON, in messages and in answers over HTTP: written straight into their text, because they are
// sent often.
#pragma once
#include "protocol/wire/outbound.hpp"

#include <string>
#include <vector>

namespace germini::protocol {

void append_players(std::string& out, const std::vector<std::vector<Player>>& players);
/// The names of a match: for each person, the player who was dealt the last hand.
void append_names(std::string& out, const std::vector<std::vector<Player>>& players);
/// The names of a hand, by seat.
void append_names_by_seat(std::string& out, const std::vector<Player>& dealt);
void append_numbers_by_seat(std::string& out, const std::vector<Player>& dealt);
void append_lines(std::string& out, const std::vector<LedgerLine>& lines);
void append_course(std::string& out, const std::vector<HandPlan>& course);
void append_draw_proof(std::string& out, const RevealedDraw& proof);
void append_match(std::string& out, const Match& match);

} // namespace germini::protocol
