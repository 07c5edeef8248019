#include "engine/bolognese/fold.hpp"

#include "engine/bolognese/view.hpp"
#include "engine/core/dispatch.hpp"

namespace germini::bolognese {

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
