// Nor is a row of cards.
#include "engine/minchiate/pack.hpp"

#include <nlohmann/json.hpp>

nlohmann::json write(const germini::CardRun& cards) {
#ifdef GERMINI_WALL_DOOR
    return nlohmann::json(cards.size());
#else
    return nlohmann::json(cards);
#endif
}
