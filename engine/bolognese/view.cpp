#include "engine/bolognese/view.hpp"

#include "engine/bolognese/fold.hpp"
#include "engine/core/dispatch.hpp"

namespace germini::bolognese {

View view_of(const Rules& rules, Viewer viewer) {
    View view;
    view.rules = rules;
    view.sides = first_sides(view.shape());
    view.viewer = viewer;
    return view;
}

void fold(View& view, const SeenEvent& event) {
    dispatch(Folder<View>{view}, event);
    ++view.events;
}

InformationState information_state(const View& view) {
    const Seat seat = view.viewer.seat;
    return {view, seat, at(view.hand, seat).cards, at(view.discard, seat).cards, true};
}

} // namespace germini::bolognese
