// Hands in records: replayed, and written as JSON (schema/http.json).
#pragma once
#include "protocol/wire/json_value.hpp"
#include "server/table/finished_hand.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace germini::server {

/// A replayed record of one of the supported games.
struct PlayedRecord {
    const Game& game;
    ReplayedRecord hand;
};
/// Reads a record: its game and its hand, replayed.
protocol::ReadResult<PlayedRecord> play_record(const protocol::JsonValue& value, const Games& games);
std::string record_json(const PlayedRecord& record, std::optional<Viewer> viewer);
/// Returns the viewer of that name: a seat number below `seats`, or "bystander". Fails at `/as`.
protocol::ReadResult<std::optional<Viewer>> viewer_named(std::string_view as, std::size_t seats);

} // namespace germini::server
