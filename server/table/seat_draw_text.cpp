#include "server/table/seat_draw_text.hpp"

#include "server/places.hpp"

#include <nlohmann/json.hpp>

namespace germini::server {

std::string text_of(const SeatDraw& draw) {
    auto cards = nlohmann::ordered_json::array();
    for (const DrawnCard& card : draw.cards)
        cards.push_back({{"person", index(card.person)}, {"card", card.card}});
    return nlohmann::ordered_json{{"cards", cards}, {"ranking", numbers_of(draw.ranking)}}.dump();
}

} // namespace germini::server
