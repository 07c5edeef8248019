#include "engine/solo/fold.hpp"

#include "engine/core/dispatch.hpp"

namespace germini::solo {

void fold(State& state, const Event& event) {
    dispatch([&state](const auto& kind) { apply(state, kind); }, event);
}

SeenEvent project(const Event& event, Viewer viewer) {
    return dispatch([viewer](const auto& kind) -> SeenEvent { return Projector<Viewer>{viewer}(kind); },
                    event);
}

} // namespace germini::solo
