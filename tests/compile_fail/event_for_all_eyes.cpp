// An event is projected for a viewer, never with every card.
#include "engine/siciliano/project.hpp"

germini::SeenEvent show(const germini::siciliano::Event& event, [[maybe_unused]] germini::Viewer viewer) {
#ifdef GERMINI_VALID_USE
    return germini::siciliano::project(event, viewer);
#else
    return germini::siciliano::project(event, germini::AllEyes{});
#endif
}
