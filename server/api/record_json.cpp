#include "server/api/record_json.hpp"

#include "protocol/wire/sides_json.hpp"
#include "protocol/wire/text_json.hpp"

namespace germini::server {
namespace {

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

std::string record_json(const PlayedRecord& played, std::optional<Viewer> viewer) {
    using namespace protocol;
    const auto& [game, replayed] = played;
    const MatchRules& rules = *replayed.hand.rules();
    std::string out = "{";
    append_member(out, "game", game.name());
    append_member(out, "unit", rules.unit().name);
    append_key(out, "rules");
    out += rules.text();
    append_key(out, "sides");
    append_sides(out, rules.sides());
    append_key(out, "seats");
    append_or_null(out, replayed.closing,
                   [](std::string& to, const Closing& closing) { append_numbers(to, closing.hand.amounts); });
    append_key(out, "result");
    out += replayed.closing ? replayed.closing->result.unsealed() : "null";
    append_key(out, "events");
    out += game.replay_events(replayed.hand, viewer);
    append_key(out, "bad");
    append_or_null(out, replayed.bad, [&game](std::string& to, const BadMove& bad) {
        to += '{';
        append_member(to, "move", bad.move);
        append_member(to, "seat", index(bad.seat));
        append_member(to, "rule", bad.rule);
        append_text(to, "message", std::string(game.clause_text(bad.rule)));
        to += '}';
    });
    return out += '}';
}

protocol::ReadResult<std::optional<Viewer>> viewer_named(std::string_view as, std::size_t seats) {
    if (as == "bystander") return Viewer{};
    if (as.size() == 1 && as[0] >= '0' && as[0] <= '9' && static_cast<std::size_t>(as[0] - '0') < seats)
        return Viewer{static_cast<Seat>(as[0] - '0')};
    return tl::make_unexpected(
        protocol::ReadError{"/as", "bad_field", "expected a seat of the hand or \"bystander\""});
}

} // namespace germini::server
