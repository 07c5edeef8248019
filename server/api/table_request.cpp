#include "server/api/table_request.hpp"

#include "protocol/wire/inbound.hpp"
#include "protocol/wire/reader.hpp"
#include "server/api/read_body.hpp"

#include <algorithm>

namespace germini::server {
namespace {

constexpr int kLeastSeconds = 5, kMostSeconds = 3600;
constexpr int kMostRounds = 99;
constexpr std::size_t kMostWord = 32;

/// Reads the length of a match and how its seats are assigned; its rules are read already.
void read_match_form(const protocol::Object& object, TableRequest& request) {
    const auto rounds = request.rules->rounds();
    request.rounds = rounds.front();
    if (const protocol::Field field = object.find("rounds")) {
        request.rounds = static_cast<int>(field.integer(1, kMostRounds));
        if (field.is_integer() && std::find(rounds.begin(), rounds.end(), request.rounds) == rounds.end())
            field.fail("bad_field", "this game has no match of this many rounds");
    }
    request.drawn = request.game->has_draw() && request.rounds > 1;
    if (const protocol::Field field = object.find("seats")) {
        request.drawn = field.enum_index({"chosen", "drawn"}) == 1;
        if (request.drawn && !request.game->has_draw())
            field.fail("bad_field", "this game has no draw for seats");
    }
}

} // namespace

protocol::ReadResult<TableRequest> read_table_request(const std::string& body, std::size_t most_bytes,
                                                      const Games& games) {
    const auto value = read_body(body, most_bytes);
    if (!value) return tl::make_unexpected(value.error());
    return read_table_value(value->root(), "", games);
}

protocol::ReadResult<TableRequest> read_table_value(const protocol::JsonValue& value, const std::string& path,
                                                    const Games& games) {
    protocol::JsonReader reading;
    const protocol::Object object =
        reading.root(&value, path)
            .object({"game", "preset", "edition", "options", "open", "bots", "level", "spectators", "seconds",
                     "rounds", "seats", "takeover", "chat", "aids", "hints", "public"});
    TableRequest request;
    const protocol::Field game = object.at("game");
    request.game = games.find(game.text(1, kMostWord));
    if (game && request.game == nullptr) game.fail("bad_field", "unknown game");
    protocol::AskedRules rules{object.at("preset").text(1, kMostWord)};
    if (const protocol::Field field = object.find("edition")) rules.edition = protocol::raw_json(field.raw());
    if (const protocol::Field field = object.find("options")) rules.options = protocol::raw_json(field.raw());
    if (const protocol::Field field = object.find("open")) request.open = field.boolean();
    if (const protocol::Field field = object.find("bots")) request.bots = field.boolean();
    if (const protocol::Field field = object.find("level"))
        request.level = static_cast<protocol::BotLevel>(field.enum_index(protocol::kBotLevels));
    if (const protocol::Field field = object.find("spectators")) request.spectators = field.boolean();
    if (const protocol::Field field = object.find("takeover")) request.takeover = field.boolean();
    if (const protocol::Field field = object.find("aids")) request.aids = field.boolean();
    if (const protocol::Field field = object.find("hints")) request.hints = field.boolean();
    if (const protocol::Field field = object.find("public")) request.is_public = field.boolean();
    if (const protocol::Field field = object.find("seconds"); field && !field.is_null())
        request.seconds = field.integer(kLeastSeconds, kMostSeconds);
    if (const protocol::Field field = object.find("chat"))
        request.chat = protocol::kChats.at(field.enum_index(protocol::kChats));
    if (!reading.ok()) return tl::make_unexpected(*reading.error());
    auto read = request.game->read_rules(rules);
    if (!read)
        return tl::make_unexpected(
            protocol::ReadError{path + read.error().path, read.error().code, read.error().message});
    request.rules = *std::move(read);
    read_match_form(object, request);
    if (!reading.ok()) return tl::make_unexpected(*reading.error());
    return request;
}

} // namespace germini::server
