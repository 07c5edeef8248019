// Parts of a viewer's view as canonical JSON, by any game's names (tests/golden/README.md).
#pragma once
#include "engine/core/known_zone.hpp"
#include "engine/core/seen.hpp"

#include <nlohmann/json.hpp>

namespace germini::protocol {

/// Returns the cards' codes in text order.
nlohmann::json codes_json(CardSet cards, const Names& names);
/// Returns the seats' numbers in ascending order.
nlohmann::json seats_json(SeatSet seats);

/// The zones that hold cards, by name.
class ZonesJson {
public:
    explicit ZonesJson(const Names& names) : names_(names) {}
    void put(Zone zone, const KnownZone& known);
    /// The same for a zone whose cards are all known.
    void put(Zone zone, CardSet cards) { put(zone, {static_cast<std::uint8_t>(cards.size()), cards}); }
    nlohmann::json take() { return std::move(out_); }

private:
    const Names& names_;
    nlohmann::json out_ = nlohmann::json::object();
};

} // namespace germini::protocol
