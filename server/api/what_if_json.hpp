// Requests to replay a hand with other moves, or to review it, and the answers (schema/http.json).
#pragma once
#include "protocol/wire/json_text.hpp"
#include "protocol/wire/raw_json.hpp"
#include "server/table/what_if.hpp"

#include <string>
#include <vector>

namespace germini::server {

/// Maximum number of moves of one seat; the longest hand of any game has fewer than half as many.
inline constexpr std::size_t kMostTriedMoves = 100;
/// An upper bound: no hand has this many events.
inline constexpr int kMostStep = 99'999;

/// A finished hand and a seat of it.
struct HandRequest {
    std::string hand;         ///< id of the hand; empty: use `record`
    protocol::RawJson record; ///< absent if `hand` is given
    int seat = 0;
};
/// A request for a review of the card that the seat played to a trick.
struct ReviewRequest : HandRequest {
    int trick = 1; ///< its number in the hand
};
protocol::ReadResult<ReviewRequest> read_review(const std::string& body, std::size_t most_bytes);

struct WhatIfRequest : HandRequest {
    int step = 0; ///< see WhatIf
    int last = 0; ///< events up to this one are already known to the client
    std::vector<protocol::RawJson> moves;
};
protocol::ReadResult<WhatIfRequest> read_what_if(const std::string& body, std::size_t most_bytes);
/// Prefixes the path of an error with `path`, the position of the value in the request.
protocol::ReadError within(protocol::ReadError error, const std::string& path);

std::string what_if_json(const Game& game, const FinishedHand& hand, const WhatIfRequest& asked);

} // namespace germini::server
