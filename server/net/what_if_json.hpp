// What is asked of a hand that is played on otherwise, and the answer (schema/http.json).
#pragma once
#include "protocol/wire/json_text.hpp"
#include "server/table/what_if.hpp"

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace germini::server {

/// Of one seat; the longest hand of any game has fewer than half as many.
inline constexpr std::size_t kMostTriedMoves = 100;
/// More events than any hand has.
inline constexpr int kMostStep = 99'999;

struct WhatIfRequest {
    std::string hand;       ///< its id; empty: it is of `record`
    nlohmann::json record;  ///< null where `hand` is named
    int step = 0, seat = 0; ///< see WhatIf
    int last = 0;           ///< the events up to this one are known already
    std::vector<nlohmann::json> moves;
};
protocol::ReadResult<WhatIfRequest> read_what_if(const std::string& body, std::size_t most_bytes);
/// An error of something that stands at `path` in what was sent.
protocol::ReadError within(protocol::ReadError error, const std::string& path);

nlohmann::ordered_json what_if_json(const Game& game, const Bygone& hand, const WhatIfRequest& asked);

} // namespace germini::server
