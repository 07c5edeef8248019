// Whether a hand was dealt of the chance that was promised (docs/fair.md).
#pragma once
#include "server/fair/fair.hpp"
#include "server/table/game.hpp"

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace germini::server {

/// The pack of a record comes of this secret and of what everybody added (a JSON array, by
/// person). `rules`: those of the record, as text that read_rules made. Throws where secret or noise are
/// none.
bool deals(const Game& game, const std::string& rules, const nlohmann::json& record, const FairSecret& secret,
           const std::string& noise);

/// What of a proof, {"deal", "record"}, does not hold, each in a sentence; or what cannot be read in it.
protocol::ReadResult<std::vector<std::string>> fair_differences(const nlohmann::json& proof,
                                                                const Games& games);

} // namespace germini::server
