#include "engine/solo/bots/knowledge.hpp"

#include <algorithm>

namespace germini::solo::bots {

Knowledge::Knowledge(const InformationState& info) : info_(info) {
    const PublicState& s = info.table;
    unseen_ = kWholePack - info.hand - s.gathered() - CardSet(s.trick.cards) - s.rest_open;
    pool_ = unseen_;
    for (const Seat seat : SeatSet::all(s.seats())) {
        if (seat == info.seat) continue;
        at(sure_, seat) = at(s.shown, seat) & unseen_;
        pool_ -= at(sure_, seat);
        if (s.out.has(seat)) unseen_ -= at(sure_, seat); // it is face down for good
    }
    for (const Seat seat : s.in_play()) {
        const int held = hand_cards(s.rules) - s.trick.number - (s.trick.has(seat) ? 1 : 0);
        const int unknown = std::max(0, held - at(sure_, seat).size());
        const CardSet may = pool_ - minchiate::void_cards(at(s.voids, seat));
        at(one_, seat) = minchiate::bots::share_of_cards(std::min(unknown, may.size()), may.size());
    }
}

Chance Knowledge::holds(Seat seat, CardSet wanted) const {
    if (at(sure_, seat).meets(wanted)) return kCertain;
    const CardSet may = (wanted & pool_) - minchiate::void_cards(at(info_.table.voids, seat));
    return kCertain - minchiate::bots::all_of(kCertain - at(one_, seat), may.size());
}

} // namespace germini::solo::bots
