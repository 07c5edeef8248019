#include "server/api/record_json.hpp"

#include "protocol/wire/sides_json.hpp"

#include <nlohmann/json.hpp>

namespace germini::server {
namespace {

using nlohmann::ordered_json;

/// Returns the game named in a record, or in the `record` of a line `{"record": …, "result": …}`; nullptr if
/// unknown.
const Game* game_of_record(const protocol::JsonValue& value, const Games& games) {
    const protocol::JsonValue* const inner = value.find("format") ? nullptr : value.find("record");
    const protocol::JsonValue* const name = (inner ? *inner : value).find("game");
    return name && name->kind == protocol::JsonKind::string ? games.find(name->text) : nullptr;
}

} // namespace

protocol::ReadResult<PlayedRecord> play_record(const protocol::JsonValue& value, const Games& games) {
    const Game* const game = game_of_record(value, games);
    if (game == nullptr)
        return tl::make_unexpected(
            protocol::ReadError{"/game", "unknown", "Unknown game: expected a game of this server."});
    auto read = game->read_record(protocol::raw_json(value));
    if (!read) return tl::make_unexpected(read.error());
    return PlayedRecord{*game, *std::move(read)};
}

ordered_json record_json(const PlayedRecord& played, std::optional<Viewer> viewer) {
    const auto& [game, replayed] = played;
    const MatchRules& rules = *replayed.hand.rules();
    auto amounts = ordered_json(nullptr), result = ordered_json(nullptr), bad = ordered_json(nullptr);
    if (replayed.closing) {
        amounts = ordered_json::array();
        for (const Seat seat : SeatSet::all(rules.seats()))
            amounts.push_back(replayed.closing->hand.amounts[seat]);
        result = ordered_json::parse(replayed.closing->result.unsealed());
    }
    if (replayed.bad)
        bad = {{"move", replayed.bad->move},
               {"seat", index(replayed.bad->seat)},
               {"rule", replayed.bad->rule},
               {"message", std::string(game.clause_text(replayed.bad->rule))}};
    const auto options = ordered_json::parse(rules.text()),
               events = ordered_json::parse(game.replay_events(replayed.hand, viewer));
    return {{"game", std::string(game.name())},
            {"unit", std::string(rules.unit().name)},
            {"rules", options},
            {"sides", protocol::sides_json(rules.sides())},
            {"seats", amounts},
            {"result", result},
            {"events", events},
            {"bad", bad}};
}

protocol::ReadResult<std::optional<Viewer>> viewer_named(std::string_view as, std::size_t seats) {
    if (as == "bystander") return Viewer{};
    if (as.size() == 1 && as[0] >= '0' && as[0] <= '9' && static_cast<std::size_t>(as[0] - '0') < seats)
        return Viewer{static_cast<Seat>(as[0] - '0')};
    return tl::make_unexpected(
        protocol::ReadError{"/as", "bad_field", "expected a seat of the hand or \"bystander\""});
}

} // namespace germini::server
