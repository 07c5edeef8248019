#include "protocol/wire/bolognese/view_json.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace germini::protocol::bolognese {
namespace {

using namespace germini::bolognese;
using nlohmann::json;

json codes(CardSet cards) {
    std::vector<std::string> out;
    for (Card card : cards) out.emplace_back(code(card));
    std::ranges::sort(out);
    return out;
}

json seats(SeatSet set) {
    json out = json::array();
    for (int s = 0; s < kSeats; ++s)
        if (set.has(static_cast<Seat>(s))) out.push_back(s);
    return out;
}

// Zones that hold cards, by name.
class Zones {
public:
    void put(ZoneKind kind, const KnownZone& known, int owner = -1) {
        if (known.count == 0) return;
        std::string name(names().zones[static_cast<std::size_t>(kind)]);
        if (owner >= 0) name += ":" + std::to_string(owner);
        out_[name] = {{"count", known.count}, {"cards", codes(known.cards)}};
    }
    json take() { return std::move(out_); }

private:
    json out_ = json::object();
};

KnownZone all_known(CardSet cards) { return {static_cast<std::uint8_t>(cards.size()), cards}; }

json zones(const View& v) {
    Zones out;
    const int dealer = index(v.dealer);
    out.put(ZoneKind::pack, v.stock);
    out.put(ZoneKind::last_two, v.last, dealer);
    out.put(ZoneKind::discard, v.discard, dealer);
    CardSet trick;
    for (Card card : v.trick.cards)
        if (card != kNoCard && card != kMatto) trick.add(card); // the Matto lies in its pile
    out.put(ZoneKind::trick, all_known(trick));
    for (int s = 0; s < kSeats; ++s) out.put(ZoneKind::hand, at(v.hand, static_cast<Seat>(s)), s);
    for (int side = 0; side < kSides; ++side)
        out.put(ZoneKind::pile, all_known(at(v.pile, static_cast<Side>(side))), side);
    return out.take();
}

} // namespace

json write_view(const View& v) {
    json out;
    out["dealer"] = index(v.dealer);
    out["due"] = {{"seats", seats(v.due)}, {"phase", names().phases[static_cast<std::size_t>(v.phase)]}};
    out["over"] = v.phase == Phase::over ? json(v.points) : json(nullptr);
    out["points"] = {v.accuso[0] + v.counted[0], v.accuso[1] + v.counted[1]};
    out["won"] = v.tricks;
    out["zones"] = zones(v);
    return out;
}

} // namespace germini::protocol::bolognese
