// Summary of a table for the lobby.
#pragma once
#include "server/model/table.hpp"
#include "server/table/halt.hpp"
#include "server/table/seating.hpp"

#include <optional>
#include <string>
#include <vector>

namespace germini::server {

struct SummarySeat {
    std::string name;
    bool bot = false;
    bool member = false; ///< the guest has an account
};

struct TableSummary {
    std::string id, game, preset;
    int rounds = 1;
    std::vector<std::optional<SummarySeat>> seats;
    model::Stage state = model::Stage::waiting;
    std::optional<HaltKind> halt; ///< set if the match is halted
    bool open = true, spectators = true;
    bool seats_assigned = false; ///< an organiser of the evening assigns the seats before a match
    int takeover_seats = 0;      ///< seats that anybody may take over in the match
    TableHand hand{};            ///< the hand under way, or else the last one
    std::int64_t created = 0;
    GuestKey host;
    std::string host_name;
    SecretHash invitation{};        ///< hash of the secret that shows a table that is not open
    std::vector<GuestKey> insiders; ///< may see a table by invitation
    std::vector<GuestKey> seated;   ///< guests who may claim a seat
    int connections = 0;            ///< number of connections
};

} // namespace germini::server
