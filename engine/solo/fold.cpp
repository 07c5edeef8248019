#include "engine/solo/fold.hpp"

#include "engine/core/dispatch.hpp"
#include "engine/solo/view.hpp"

namespace germini::solo {

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
    return {view, view.viewer.seat, at(view.hand, view.viewer.seat).cards};
}

} // namespace germini::solo
