// A choice is derived from what its seat may know, never from a state.
#include "engine/minchiate/legal_moves.hpp"
#include "engine/minchiate/state.hpp"

germini::minchiate::LegalMoves offer(const germini::minchiate::State& state,
                                     [[maybe_unused]] germini::Seat seat) {
#ifdef GERMINI_VALID_USE
    return germini::minchiate::legal_moves(germini::minchiate::information_state(state, seat));
#else
    return germini::minchiate::legal_moves(state);
#endif
}
