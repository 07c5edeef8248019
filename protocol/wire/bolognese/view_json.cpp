#include "protocol/wire/bolognese/view_json.hpp"

#include "engine/bolognese/names.hpp"
#include "protocol/wire/zones_json.hpp"

namespace germini::protocol::bolognese {
namespace {

using namespace germini::bolognese;
using nlohmann::json;

json zones(const View& v) {
    ZonesJson out(names());
    out.put(zone(ZoneKind::pack), v.stock);
    out.put(zone(ZoneKind::last_two, v.dealer), v.last);
    CardSet trick;
    for (Card card : v.trick.cards)
        if (card != kNoCard && card != kMatto) trick.add(card); // the Matto is in its pile
    out.put(zone(ZoneKind::trick), trick);
    for (int s = 0; s < v.seats(); ++s) {
        const Seat seat = static_cast<Seat>(s);
        out.put(zone(ZoneKind::discard, seat), at(v.discard, seat));
        out.put(zone(ZoneKind::hand, seat), at(v.hand, seat));
    }
    for (const Side side : {Side{0}, Side{1}}) out.put(zone(ZoneKind::pile, side), at(v.pile, side));
    return out.take();
}

} // namespace

json write_view(const View& v) {
    json out;
    out["dealer"] = index(v.dealer);
    out["due"] = {{"seats", seats_json(v.due)}, {"phase", names().phases[static_cast<std::size_t>(v.phase)]}};
    out["over"] = v.phase == Phase::over ? json(v.points) : json(nullptr);
    out["points"] = {v.accuso[0] + v.counted[0], v.accuso[1] + v.counted[1]};
    out["won"] = v.tricks;
    out["zones"] = zones(v);
    return out;
}

} // namespace germini::protocol::bolognese
