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
    for (const Side side : v.sides_in_play()) out.put(zone(ZoneKind::pile, side), at(v.pile, side));
    return out.take();
}

} // namespace

json write_view(const View& v) {
    json out, over = json::array(), points = json::array(), won = json::array();
    for (std::size_t side = 0; side < static_cast<std::size_t>(v.sides_in_all()); ++side) {
        over.push_back(v.points[side]);
        points.push_back(v.accuso[side] + v.counted[side]);
        won.push_back(v.tricks[side]);
    }
    out["dealer"] = index(v.dealer);
    out["due"] = {{"seats", seats_json(v.due)}, {"phase", names().phases[static_cast<std::size_t>(v.phase)]}};
    out["over"] = v.phase == Phase::over ? over : json(nullptr);
    out["points"] = points;
    out["won"] = won;
    out["zones"] = zones(v);
    return out;
}

} // namespace germini::protocol::bolognese
