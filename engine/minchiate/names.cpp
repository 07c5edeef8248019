#include "engine/minchiate/names.hpp"

#include <array>

namespace germini::minchiate {
namespace {

constexpr std::array<std::string_view, 7> kZones{"pack",    "packet", "hand", "fola",
                                                 "discard", "trick",  "pile"};
constexpr std::array<std::string_view, 30> kWords{
    "deal",        "cut",   "rob",    "stop",    "peek", "join",      "expose",  "lay",
    "take",        "look",  "fola",   "discard", "pass", "show",      "declare", "versicola",
    "play",        "fall",  "gather", "debt",    "give", "surrender", "exposed", "dealer_rob",
    "declaration", "death", "cards",  "tricks",  "last", "end"};
static_assert(kWords.size() == static_cast<std::size_t>(Said::end) + 1);
constexpr std::array<std::string_view, 6> kPhases{"cut", "discard", "declare", "play", "give", "over"};
static_assert(kPhases.size() == static_cast<std::size_t>(Phase::over) + 1);

constexpr Names kNames{"minchiate", kZones, kWords, kPhases, code, card_of};

} // namespace

const Names& names() { return kNames; }

Word word(Why why) {
    switch (why) {
    case Why::rob:
        return word(Said::rob);
    case Why::exposed:
        return word(Said::exposed);
    case Why::dealer_rob:
        return word(Said::dealer_rob);
    case Why::declaration:
        return word(Said::declaration);
    case Why::death:
        return word(Said::death);
    case Why::versicola:
        return word(Said::versicola);
    case Why::cards:
        return word(Said::cards);
    case Why::tricks:
        return word(Said::tricks);
    case Why::last:
        return word(Said::last);
    }
    return word(Said::end);
}

Word word(When when) {
    switch (when) {
    case When::play:
        return word(Said::play);
    case When::deal:
        return word(Said::deal);
    case When::end:
        return word(Said::end);
    }
    return word(Said::end);
}

Word word(Debt how) {
    switch (how) {
    case Debt::paid:
        return word(Said::debt);
    case Debt::given:
        return word(Said::give);
    case Debt::surrendered:
        return word(Said::surrender);
    }
    return word(Said::debt);
}

} // namespace germini::minchiate
