// A pack is not written as JSON by its numbers, nor is any list of cards; public cards are written as codes.
#include "engine/minchiate/pack.hpp"

#include <nlohmann/json.hpp>

nlohmann::json write(const germini::minchiate::Pack& pack) {
#ifdef GERMINI_VALID_USE
    return nlohmann::json(germini::minchiate::code(pack[0]));
#else
    return nlohmann::json(pack);
#endif
}
