#include "engine/solo/view.hpp"

#include "engine/core/dispatch.hpp"
#include "engine/solo/fold.hpp"

namespace germini::solo {

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
