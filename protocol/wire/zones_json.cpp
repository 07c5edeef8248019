#include "protocol/wire/zones_json.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace germini::protocol {

using nlohmann::json;

json codes_json(CardSet cards, const Names& names) {
    std::vector<std::string> out;
    for (Card card : cards) out.emplace_back(names.card(card));
    std::ranges::sort(out);
    return out;
}

json seats_json(SeatSet seats) {
    json out = json::array();
    for (int s = 0; s < kMaxSeats; ++s)
        if (seats.has(static_cast<Seat>(s))) out.push_back(s);
    return out;
}

void ZonesJson::put(Zone zone, const KnownZone& known) {
    if (known.count == 0) return;
    std::string name(names_.zones[zone.kind]);
    if (zone.owner != Zone::kNoOwner) name += ":" + std::to_string(zone.owner);
    out_[name] = {{"count", known.count}, {"cards", codes_json(known.cards, names_)}};
}

} // namespace germini::protocol
