#include "engine/siciliano/view.hpp"

#include "engine/core/dispatch.hpp"
#include "engine/siciliano/fold.hpp"

namespace germini::siciliano {

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
    return {view, seat, at(view.hand, seat).cards, seat == view.dealer ? view.discard.cards : CardSet{}};
}

} // namespace germini::siciliano
