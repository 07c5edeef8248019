// The log of a hand's events.
#pragma once
#include "engine/core/match.hpp"
#include "protocol/wire/action_id.hpp"
#include "server/crypto/sealed.hpp"
#include "server/model/keys.hpp"

#include <cstdint>
#include <optional>

namespace germini::model {

/// Who or what took a decision.
enum class Cause : std::uint8_t { server, seat, bot, time };

struct EventsRow {
    HandKey hand;
    int n = 1; ///< number of the first event
    int count = 0;
    int codec = 0;
    std::optional<Seat> seat;
    Cause cause = Cause::server;
    std::optional<GuestKey> guest;
    std::optional<protocol::ActionId> action;
    std::int64_t at = 0;
    server::Sealed bytes;
};

} // namespace germini::model
