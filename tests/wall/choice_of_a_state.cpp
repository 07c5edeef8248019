// What a seat may do follows from what it may know, never from a state.
#include "engine/minchiate/choice.hpp"
#include "engine/minchiate/state.hpp"

germini::minchiate::Choice offer(const germini::minchiate::State& state,
                                 [[maybe_unused]] germini::Seat seat) {
#ifdef GERMINI_WALL_DOOR
    return germini::minchiate::choice(germini::minchiate::sight(state, seat));
#else
    return germini::minchiate::choice(state);
#endif
}
