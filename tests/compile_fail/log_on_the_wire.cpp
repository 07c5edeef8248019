// The bytes of the log are not what a message of events is made of.
#include "protocol/wire/outbound.hpp"
#include "server/table/game.hpp"

std::string send(const germini::server::LoggedEvents& row, [[maybe_unused]] const std::string& seen) {
#ifdef GERMINI_VALID_USE
    return germini::protocol::events(1, row.events, seen);
#else
    return germini::protocol::events(1, row.events, row.bytes);
#endif
}
