// Seats of a table.
#pragma once
#include "engine/core/match.hpp"
#include "server/model/keys.hpp"

#include <optional>
#include <string>

namespace germini::model {

struct SeatRow {
    Seat seat{};
    std::optional<GuestKey> guest; ///< the guest who may claim it
    std::string name;
    bool bot = false, vacated = false, ready = false, break_off = false, stalled = false;
    std::optional<GuestKey> left_by{}; ///< the guest who left it for good, until another guest owns it
    std::optional<GuestKey> heir{};    ///< the guest who gets the seat from the next hand on
    std::string heir_name{};
    std::string votes{};       ///< JSON text (server/table/proposal.hpp); empty if there are no votes
    std::string client_seed{}; ///< seed that its guest adds to the next deal (server/fair)
    friend bool operator==(const SeatRow&, const SeatRow&) = default;
};

} // namespace germini::model
