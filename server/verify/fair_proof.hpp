// Checks whether a hand was dealt from the committed secret (docs/fair.md).
#pragma once
#include "server/fair/fair.hpp"
#include "server/table/game.hpp"

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace germini::server {

/// Returns whether the record's pack is derived from this secret and the seeds in `client_seeds`, a JSON
/// array by person. `rules`: those of the record. Throws if `secret` or `client_seeds` is invalid.
bool deals(const MatchRules& rules, const nlohmann::json& record, const FairSecret& secret,
           const std::string& client_seeds);

/// Returns whether the secret is that to which the table with this key was committed. `hand`: as in
/// secret_of.
bool committed(std::string_view key, TableHand hand, Lot lot, const FairSecret& secret);

/// Returns what does not hold in a proof, {"deal", "record"}, one sentence each; or the error if it cannot
/// be read.
protocol::ReadResult<std::vector<std::string>> fair_differences(const protocol::ParsedJson& proof,
                                                                const Games& games);

} // namespace germini::server
