// Assigns seats at the tables of an evening, so that over a season everybody meets everybody.
#pragma once
#include "server/club/draw.hpp"
#include "server/model/evening_query.hpp"

namespace germini::server {

/// Draws tables of `size` seats from the evening's attendees and guests. Stores seats and seed in `draw`,
/// following its `missing`. Takes up to a second.
void draw_seats(const model::EveningForDraw& evening, int size, club::DrawSeed seed, model::SetDraw& draw);

} // namespace germini::server
