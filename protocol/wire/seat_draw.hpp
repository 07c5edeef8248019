// The draw for seats that may begin a match, and its text as it is stored and sent (schema/seat.json).
#pragma once
#include "engine/core/card.hpp"
#include "engine/core/match.hpp"
#include "engine/core/seen.hpp"

#include <string>
#include <vector>

namespace germini::protocol {

/// A card drawn by a person; a later card of the same person replaces an earlier one.
struct DrawnCard {
    Person person{};
    Card card = kNoCard;
};

struct SeatDraw {
    std::vector<DrawnCard> cards; ///< in the order drawn
    std::vector<Person> ranking;  ///< highest first
};

/// Returns {"cards": [{"person": 2, "card": "T40"}, …], "ranking": [2, 0, 1, 3]}.
std::string seat_draw_text(const SeatDraw& draw, const Names& names);

} // namespace germini::protocol
