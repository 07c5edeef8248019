// A table as the lobby shows it.
#pragma once
#include "server/store/tables.hpp"
#include "server/table/halt.hpp"
#include "server/table/seating.hpp"

#include <optional>
#include <string>
#include <vector>

namespace germini::server {

struct LineSeat {
    std::string name;
    bool bot = false;
    bool member = false; ///< its guest has an account
};

struct TableLine {
    std::string id, game, preset;
    int rounds = 1;
    std::vector<std::optional<LineSeat>> seats;
    store::Stage state = store::Stage::waiting;
    std::optional<HaltKind> halt; ///< the match stands still
    bool open = true, spectators = true;
    TableHand hand{}; ///< the hand being played, or played last
    std::int64_t created = 0;
    GuestKey host;
    std::string host_name;
    SecretHash invitation{};        ///< of the secret by which one sees a table that is not open
    std::vector<GuestKey> insiders; ///< host, members, holders of seats: may see a table by invitation
    std::vector<GuestKey> seated;   ///< who may claim a seat
    int present = 0;                ///< connections
};

} // namespace germini::server
