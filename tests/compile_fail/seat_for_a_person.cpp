// What is counted by person cannot be indexed by seat.
#include "server/table/match_sheet.hpp"

int won(const germini::server::MatchSheet& sheet, [[maybe_unused]] germini::Seat seat,
        [[maybe_unused]] germini::Person person) {
#ifdef GERMINI_VALID_USE
    return sheet.totals[person];
#else
    return sheet.totals[seat];
#endif
}
