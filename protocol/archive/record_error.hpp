// The refusal of a hand's record, the same for every game.
#pragma once
#include "engine/core/outcome.hpp"
#include "engine/core/seat.hpp"
#include "protocol/wire/json_text.hpp"

#include <nlohmann/json.hpp>
#include <string>
#include <utility>

namespace germini::protocol {

/// Reason for refusing a record or one of its moves.
struct RecordError {
    int move = -1; ///< index of the first unlawful move, from 0; -1: the record itself
    Seat seat = kNoSeat;
    std::string rule;
    std::string message;
    ReadError unread{}; ///< path and reason, if the input is not a record
};

/// Returns the error for input that is not a record, with the clause that every game has for it.
inline RecordError malformed_record(const ReadError& error) {
    return {-1, kNoSeat, std::string(kMalformedMove),
            error.message + (error.path.empty() ? "" : " (at " + error.path + ")"), error};
}

/// Returns the error as `germini-result/1`. Invalid UTF-8 quoted in its message is replaced.
inline std::string error_text(const RecordError& error) {
    using nlohmann::ordered_json;
    ordered_json body{{"move", nullptr}, {"seat", nullptr}, {"rule", error.rule}, {"message", error.message}};
    if (error.move >= 0) body["move"] = error.move;
    if (error.seat != kNoSeat) body["seat"] = index(error.seat);
    const ordered_json out{{"format", "germini-result/1"}, {"error", std::move(body)}};
    return out.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

} // namespace germini::protocol
