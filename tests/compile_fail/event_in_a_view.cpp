// A view takes seen events, never a game's own.
#include "engine/minchiate/project.hpp"
#include "engine/minchiate/view.hpp"

void learn(germini::minchiate::View& view, const germini::minchiate::Event& event) {
#ifdef GERMINI_VALID_USE
    germini::minchiate::fold(view, germini::minchiate::project(event, view.viewer));
#else
    germini::minchiate::fold(view, event);
#endif
}
