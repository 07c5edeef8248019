// A bot imagines hands from its view, never from a state.
#include "engine/minchiate/bots/imagination.hpp"

bool imagined([[maybe_unused]] const germini::minchiate::State& state,
              [[maybe_unused]] const germini::minchiate::View& view) {
#ifdef GERMINI_VALID_USE
    return germini::minchiate::bots::Imagination(view, {}).possible();
#else
    return germini::minchiate::bots::Imagination(state, {}).possible();
#endif
}
