// A request for a new table (schema/http.json, TableRequest).
#pragma once
#include "protocol/wire/bot_level.hpp"
#include "protocol/wire/json_value.hpp"
#include "server/model/club_table.hpp"
#include "server/model/evening.hpp"
#include "server/model/repeatable.hpp"
#include "server/model/seat.hpp"
#include "server/table/game.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace germini::server {

/// Requested properties of a new table.
struct TableRequest {
    const Game* game = nullptr;
    RulesPtr rules;
    bool open = true, bots = true, spectators = true;
    protocol::BotLevel level = protocol::BotLevel::quick;
    std::optional<std::int64_t> seconds;
    int rounds = 1;
    bool drawn = false;           ///< seats are drawn
    bool takeover = true;         ///< strangers may take over a seat in a match
    std::string chat = "between"; ///< one of protocol::kChats
    bool aids = false;            ///< memory aids are allowed
    bool hints = false;           ///< players may ask what a bot would play
    /// Whether everybody may see its first match; if unset, true if everybody could watch it.
    std::optional<bool> is_public{};
    std::optional<model::ClubTableRow> club{};    ///< the club that it is made for
    std::optional<model::EveningPlace> evening{}; ///< its evening, if any; its seats are then assigned
    std::vector<model::SeatRow> seats{};          ///< seats given from the beginning
    std::optional<model::Repeatable> request{};   ///< set if it may be repeated; then …
    std::string invitation{};                     ///< … this is the secret of its invitation each time
};

protocol::ReadResult<TableRequest> read_table_request(const std::string& body, std::size_t most_bytes,
                                                      const Games& games);
/// Parses a table request that is part of a larger value, at `path`.
protocol::ReadResult<TableRequest> read_table_value(const protocol::JsonValue& value, const std::string& path,
                                                    const Games& games);

} // namespace germini::server
