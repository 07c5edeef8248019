// A viewer's knowledge of a hand as canonical JSON, with sorted keys: tests/golden/README.md describes the
// members.
#pragma once
#include "engine/core/known_zone.hpp"
#include "engine/core/seen.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

namespace germini::testing {

/// Returns the cards' codes in text order.
inline nlohmann::json codes_json(CardSet cards, const Names& names) {
    std::vector<std::string> out;
    for (const Card card : cards) out.emplace_back(names.card(card));
    std::ranges::sort(out);
    return out;
}
/// Returns the seats' numbers in ascending order.
inline nlohmann::json seats_json(SeatSet seats) {
    nlohmann::json out = nlohmann::json::array();
    for (const Seat seat : seats) out.push_back(index(seat));
    return out;
}

/// The zones that hold cards, by name.
class ZonesJson {
public:
    explicit ZonesJson(const Names& names) : names_(names) {}
    void put(Zone zone, const KnownZone& known) {
        if (known.count == 0) return;
        std::string name(names_.zones[zone.kind]);
        if (zone.owner != Zone::kNoOwner) name += ":" + std::to_string(zone.owner);
        out_[name] = {{"count", known.count}, {"cards", codes_json(known.cards, names_)}};
    }
    /// The same for a zone whose cards are all known.
    void put(Zone zone, CardSet cards) { put(zone, {static_cast<std::uint8_t>(cards.size()), cards}); }
    nlohmann::json take() { return std::move(out_); }

private:
    const Names& names_;
    nlohmann::json out_ = nlohmann::json::object();
};

/// Returns the members that the views of all games have.
nlohmann::json view_json(const auto& view, const Names& names, ZonesJson zones) {
    const auto phase = names.phases[static_cast<std::size_t>(view.phase)];
    return {{"dealer", index(view.dealer)},
            {"due", {{"seats", seats_json(view.due)}, {"phase", phase}}},
            {"over", nullptr},
            {"zones", zones.take()}};
}

} // namespace germini::testing
