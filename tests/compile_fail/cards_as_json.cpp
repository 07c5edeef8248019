// A list of cards is not written as JSON either.
#include "engine/minchiate/pack.hpp"

#include <nlohmann/json.hpp>

nlohmann::json write(const germini::CardList& cards) {
#ifdef GERMINI_VALID_USE
    return nlohmann::json(cards.size());
#else
    return nlohmann::json(cards);
#endif
}
