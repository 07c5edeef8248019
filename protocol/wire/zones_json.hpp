// Parts of a viewer's view as canonical JSON, by the names of any game (tests/golden/README.md).
#pragma once
#include "engine/core/known_zone.hpp"
#include "engine/core/seen.hpp"

#include <nlohmann/json.hpp>

namespace germini::protocol {

/// The cards' codes in the order of their text.
nlohmann::json codes_json(CardSet cards, const Names& names);
/// The seats' numbers, rising.
nlohmann::json seats_json(SeatSet seats);

/// The zones that hold cards, by name.
class ZonesJson {
public:
    explicit ZonesJson(const Names& names) : names_(names) {}
    void put(Zone zone, const KnownZone& known);
    /// The same where all are known.
    void put(Zone zone, CardSet cards) { put(zone, {static_cast<std::uint8_t>(cards.size()), cards}); }
    nlohmann::json take() { return std::move(out_); }

private:
    const Names& names_;
    nlohmann::json out_ = nlohmann::json::object();
};

} // namespace germini::protocol
