#include "engine/minchiate/project.hpp"

#include "engine/core/dispatch.hpp"

namespace germini::minchiate {

SeenEvent project(const Event& event, Viewer viewer) {
    return dispatch([viewer](const auto& kind) -> SeenEvent { return Projector<Viewer>{viewer}(kind); },
                    event);
}

} // namespace germini::minchiate
