#include "engine/bolognese/project.hpp"

#include "engine/core/dispatch.hpp"

namespace germini::bolognese {

SeenEvent project(const Event& event, Viewer viewer) {
    return dispatch([viewer](const auto& kind) -> SeenEvent { return Projector<Viewer>{viewer}(kind); },
                    event);
}

} // namespace germini::bolognese
