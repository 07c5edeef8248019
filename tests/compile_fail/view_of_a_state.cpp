// A view is made from the rules and what is seen, never from a state.
#include "engine/minchiate/view.hpp"

germini::minchiate::View look(const germini::minchiate::State& state,
                              [[maybe_unused]] germini::Viewer viewer) {
#ifdef GERMINI_VALID_USE
    return germini::minchiate::view_of(state.rules, viewer);
#else
    return germini::minchiate::View(state);
#endif
}
