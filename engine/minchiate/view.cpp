#include "engine/minchiate/view.hpp"

#include "engine/core/dispatch.hpp"
#include "engine/minchiate/fold.hpp"
#include "engine/minchiate/turn.hpp"

namespace germini::minchiate {

View view_of(const Rules& rules, Viewer viewer) {
    View view;
    view.rules = rules;
    view.viewer = viewer;
    return view;
}

void fold(View& view, const SeenEvent& event) {
    dispatch(Folder<View>{view}, event);
    ++view.events;
}

InformationState information_state(const View& view) {
    const Seat seat = view.viewer.seat;
    CardSet fallen_hand;
    if (view.phase == Phase::play && !view.fallen.empty()) {
        const Seat hand_of = to_play(view);
        if (view.fallen.has(hand_of)) fallen_hand = at(view.hand, hand_of).cards;
    }
    CardSet held_open = view.cutter_or_dealer;
    for (const CardSet& cards : view.shown) held_open |= cards;
    const bool cutter = seat == cutter_of(view.dealer);
    InformationState out{view, seat, at(view.hand, seat).cards, fallen_hand, true};
    out.put_down = at(view.discards, seat).cards;
    out.fola = view.fola.cards | ((view.peeked | view.stopper) - held_open);
    if (cutter) out.passed = at(view.hand, view.dealer).cards;
    for (std::size_t s = 0; s < kSeats; ++s) {
        out.hand_counts[s] = view.hand[s].count;
        out.put_down_counts[s] = view.discards[s].count;
    }
    out.fola_count = view.fola.count;
    return out;
}

} // namespace germini::minchiate
