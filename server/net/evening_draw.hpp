// Assigns seats at the tables of an evening, so that over a season everybody meets everybody.
#pragma once
#include "server/club/draw.hpp"
#include "server/model/evening_command.hpp"
#include "server/net/evening_json.hpp"
#include "server/store/database.hpp"

namespace germini::server {

/// Draws tables of `size` seats from the evening's attendees and guests. Stores seats and seed in `draw`,
/// following its `missing`. Reads the season's ledger and takes up to a second.
void draw_seats(store::Database& db, const SeenEvening& seen, int size, club::DrawSeed seed,
                model::SetDraw& draw);

} // namespace germini::server
