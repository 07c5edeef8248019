// A person is not a seat: in another round they have another seat.
#include "server/table/seating.hpp"

bool plays(const germini::server::Seating& seating, [[maybe_unused]] germini::Seat seat,
           [[maybe_unused]] germini::Person person) {
#ifdef GERMINI_VALID_USE
    return seating.plays(seat);
#else
    return seating.plays(person);
#endif
}
