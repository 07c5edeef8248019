// Nor is a row of cards.
#include "engine/minchiate/pack.hpp"

#include <nlohmann/json.hpp>

nlohmann::json write(const germini::CardList& cards) {
#ifdef GERMINI_VALID_USE
    return nlohmann::json(cards.size());
#else
    return nlohmann::json(cards);
#endif
}
