#include "protocol/wire/minchiate/view_json.hpp"

#include "engine/minchiate/names.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace germini::protocol::minchiate {
namespace {

using namespace germini::minchiate;
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
    void put(ZoneKind kind, int count, CardSet known, int owner = -1) {
        if (count == 0) return;
        std::string name(names().zones[static_cast<std::size_t>(kind)]);
        if (owner >= 0) name += ":" + std::to_string(owner);
        out_[name] = {{"count", count}, {"cards", codes(known)}};
    }
    json take() { return std::move(out_); }

private:
    json out_ = json::object();
};

json zones(const View& v) {
    Zones out;
    out.put(ZoneKind::pack, v.stock.count, v.stock.cards);
    out.put(ZoneKind::packet, v.packet.count, v.packet.cards, index(cutter_of(v.dealer)));
    out.put(ZoneKind::fola, v.fola.count, v.fola.cards);
    CardSet trick;
    for (Card card : v.trick.cards)
        if (card != kNoCard) trick.add(card);
    out.put(ZoneKind::trick, trick.size(), trick);
    for (int s = 0; s < kSeats; ++s) {
        const Seat seat = static_cast<Seat>(s);
        out.put(ZoneKind::hand, at(v.hand, seat).count, at(v.hand, seat).cards, s);
        out.put(ZoneKind::discard, at(v.discards, seat).count, at(v.discards, seat).cards, s);
    }
    for (int side = 0; side < kSides; ++side) {
        const CardSet pile = at(v.pile, static_cast<Side>(side));
        out.put(ZoneKind::pile, pile.size(), pile, side);
    }
    return out.take();
}

// Before which seats cards lie open (DEAL-5).
json open_cards(const View& v) {
    json out = json::object();
    for (int s = 0; s < kSeats; ++s)
        if (const CardSet cards = at(v.open, static_cast<Seat>(s)); !cards.empty())
            out[std::to_string(s)] = codes(cards);
    return out;
}

} // namespace

json write_view(const View& v) {
    json out;
    out["dealer"] = index(v.dealer);
    out["due"] = {{"seats", seats(v.due)}, {"phase", names().phases[static_cast<std::size_t>(v.phase)]}};
    out["fallen"] = seats(v.fallen);
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
