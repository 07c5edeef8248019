#include "engine/minchiate/fold.hpp"

#include "engine/core/dispatch.hpp"
#include "engine/minchiate/turn.hpp"
#include "engine/minchiate/view.hpp"

namespace germini::minchiate {

void fold(State& state, const Event& event) {
    dispatch([&state](const auto& kind) { apply(state, kind); }, event);
}

SeenEvent project(const Event& event, Viewer viewer) {
    return dispatch([viewer](const auto& kind) -> SeenEvent { return Projector<Viewer>{viewer}(kind); },
                    event);
}

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
    return {view, seat, at(view.hand, seat).cards, fallen_hand,
            ClaimKnowledge{
                view.fola.cards | ((view.peeked | view.stopper) - held_open),
                seat == cutter_of(view.dealer) ? at(view.hand, view.dealer).cards : CardSet{},
            }};
}

} // namespace germini::minchiate
