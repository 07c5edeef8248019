// The number of a hand in its match is not its number at the table.
#include "server/table/motion.hpp"

using namespace germini::server;

Motion pause([[maybe_unused]] TableHand played, [[maybe_unused]] MatchHand of_the_match) {
#ifdef GERMINI_WALL_DOOR
    return {Wish::pause, germini::kNoSeat, played, 0};
#else
    return {Wish::pause, germini::kNoSeat, of_the_match, 0};
#endif
}
