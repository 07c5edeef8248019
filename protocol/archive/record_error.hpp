// The refusal of a hand's record, the same for every game.
#pragma once
#include "engine/core/outcome.hpp"
#include "engine/core/seat.hpp"
#include "protocol/wire/json_out.hpp"
#include "protocol/wire/text_json.hpp"

#include <optional>
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
    const auto known = [](bool is_known, int number) {
        return is_known ? std::optional(number) : std::nullopt;
    };
    std::string out = R"({"format":"germini-result/1","error":{)";
    append_member(out, "move", known(error.move >= 0, error.move));
    append_member(out, "seat", known(error.seat != kNoSeat, index(error.seat)));
    append_text(out, "rule", error.rule);
    append_text(out, "message", error.message);
    return out + "}}";
}

} // namespace germini::protocol
