// The proof of a claim is derived from what the claimant may know, never from a state.
#include "engine/minchiate/claim.hpp"
#include "engine/minchiate/state.hpp"

bool judged(const germini::minchiate::State& state, germini::Seat seat) {
    using namespace germini::minchiate;
#ifdef GERMINI_VALID_USE
    return proven(at(state.hand, seat), unseen(information_state(state, seat)));
#else
    return proven(at(state.hand, seat), unseen(state));
#endif
}
