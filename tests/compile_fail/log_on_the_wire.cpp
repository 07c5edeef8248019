// A message of events is not made from the bytes of the log.
#include "protocol/wire/outbound.hpp"
#include "server/table/game.hpp"

std::string send(const germini::server::LoggedEvents& row, [[maybe_unused]] const std::string& seen) {
#ifdef GERMINI_VALID_USE
    return germini::protocol::events(1, row.events, seen);
#else
    return germini::protocol::events(1, row.events, row.bytes);
#endif
}
