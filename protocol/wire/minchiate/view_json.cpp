#include "protocol/wire/minchiate/view_json.hpp"

#include "engine/minchiate/names.hpp"
#include "protocol/wire/zones_json.hpp"

#include <string>

namespace germini::protocol::minchiate {
namespace {

using namespace germini::minchiate;
using nlohmann::json;

json zones(const View& v) {
    ZonesJson out(names());
    out.put(zone(ZoneKind::pack), v.stock);
    out.put(zone(ZoneKind::packet, cutter_of(v.dealer)), v.packet);
    out.put(zone(ZoneKind::fola), v.fola);
    CardSet trick;
    for (Card card : v.trick.cards)
        if (card != kNoCard) trick.add(card);
    out.put(zone(ZoneKind::trick), trick);
    for (int s = 0; s < kSeats; ++s) {
        const Seat seat = static_cast<Seat>(s);
        out.put(zone(ZoneKind::hand, seat), at(v.hand, seat));
        out.put(zone(ZoneKind::discard, seat), at(v.discards, seat));
    }
    for (const Side side : {Side{0}, Side{1}}) out.put(zone(ZoneKind::pile, side), at(v.pile, side));
    return out.take();
}

// Open cards by seat (DEAL-5).
json open_cards(const View& v) {
    json out = json::object();
    for (int s = 0; s < kSeats; ++s)
        if (const CardSet cards = at(v.open, static_cast<Seat>(s)); !cards.empty())
            out[std::to_string(s)] = codes_json(cards, names());
    return out;
}

} // namespace

json write_view(const View& v) {
    json out;
    out["dealer"] = index(v.dealer);
    out["due"] = {{"seats", seats_json(v.due)}, {"phase", names().phases[static_cast<std::size_t>(v.phase)]}};
    out["fallen"] = seats_json(v.fallen);
    out["lead"] = v.lead;
    out["open"] = open_cards(v);
    out["over"] = v.phase == Phase::over ? json::array({v.end}) : json(nullptr);
    out["resti"] = v.resti;
    out["suits"] = v.fola_counts;
    out["won"] = v.tricks;
    out["zones"] = zones(v);
    return out;
}

} // namespace germini::protocol::minchiate
