#include "server/actor/lobby_line.hpp"

#include "protocol/wire/reader.hpp"
#include "protocol/wire/text_json.hpp"
#include "server/actor/keys_text.hpp"

#include <limits>
#include <stdexcept>

namespace germini::server {
namespace {

using protocol::append_key;
using protocol::append_member;

constexpr std::size_t kMostText = 256;

std::vector<GuestKey> read_keys(const protocol::Field& field) {
    std::vector<GuestKey> keys;
    for (const protocol::Field& key : field.array(0, std::numeric_limits<std::size_t>::max()))
        keys.emplace_back(key.integer(0, std::numeric_limits<std::int64_t>::max()));
    return keys;
}

/// A seat, or null if nobody has it.
void append_seat(std::string& out, const SummarySeat& seat) {
    out += '{';
    protocol::append_text(out, "name", seat.name);
    append_member(out, "bot", seat.bot);
    append_member(out, "member", seat.member);
    out += '}';
}
std::optional<SummarySeat> read_seat(const protocol::Field& field) {
    if (field.is_null()) return std::nullopt;
    const protocol::Object seat = field.object({"name", "bot", "member"}, protocol::UnknownMembers::ignore);
    return SummarySeat{seat.at("name").text(0, kMostText), seat.at("bot").boolean(),
                       seat.at("member").boolean()};
}

} // namespace

std::string line_text(const LobbyLine& line) {
    const TableSummary& summary = line.summary;
    std::string out = "{";
    append_member(out, "id", summary.id);
    append_member(out, "game", summary.game);
    append_member(out, "preset", summary.preset);
    append_member(out, "rounds", summary.rounds);
    append_member(out, "state", static_cast<int>(summary.state));
    append_member(out, "open", summary.open);
    append_member(out, "spectators", summary.spectators);
    append_member(out, "seats_assigned", summary.seats_assigned);
    append_member(out, "takeover_seats", summary.takeover_seats);
    append_member(out, "hand", number(summary.hand));
    append_member(out, "created", summary.created);
    append_member(out, "host", summary.host.number());
    protocol::append_text(out, "host_name", summary.host_name);
    append_member(out, "connections", summary.connections);
    append_member(out, "maker", line.maker.address);
    append_member(out, "network", line.maker.network);
    append_key(out, "seats");
    protocol::append_array(out, summary.seats, [](std::string& to, const std::optional<SummarySeat>& seat) {
        protocol::append_or_null(to, seat, append_seat);
    });
    append_key(out, "insiders");
    out += keys_text(summary.insiders);
    append_key(out, "seated");
    out += keys_text(summary.seated);
    if (line.until) append_member(out, "until", *line.until);
    if (summary.halt) append_member(out, "halt", static_cast<int>(*summary.halt));
    return out + '}';
}

LobbyLine read_line(const std::string& text) {
    constexpr int kMostInt = std::numeric_limits<int>::max();
    constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();
    const auto value = protocol::parse_raw(text);
    if (!value) throw std::runtime_error("a line of the lobby is not JSON");
    protocol::JsonReader reading;
    const protocol::Object object = reading.root(*value).object({}, protocol::UnknownMembers::ignore);
    const auto text_of = [&object](std::string_view key) { return object.at(key).text(0, kMostText); };
    const auto int_of = [](const protocol::Field& field) {
        return static_cast<int>(field.integer(0, kMostInt));
    };
    LobbyLine line;
    TableSummary& summary = line.summary;
    summary.id = text_of("id");
    summary.game = text_of("game");
    summary.preset = text_of("preset");
    summary.rounds = int_of(object.at("rounds"));
    summary.state = static_cast<model::Stage>(int_of(object.at("state")));
    summary.open = object.at("open").boolean();
    summary.spectators = object.at("spectators").boolean();
    summary.seats_assigned = object.at("seats_assigned").boolean();
    summary.takeover_seats = int_of(object.at("takeover_seats"));
    summary.hand = TableHand{int_of(object.at("hand"))};
    summary.created = object.at("created").integer(0, kMost);
    summary.host = GuestKey(object.at("host").integer(0, kMost));
    summary.host_name = text_of("host_name");
    summary.connections = int_of(object.at("connections"));
    for (const protocol::Field& seat : object.at("seats").array(0, kMaxSeats))
        summary.seats.push_back(read_seat(seat));
    summary.insiders = read_keys(object.at("insiders"));
    summary.seated = read_keys(object.at("seated"));
    if (const protocol::Field halt = object.find("halt")) summary.halt = static_cast<HaltKind>(int_of(halt));
    // A node of an earlier version writes no maker or no network.
    const protocol::Field maker = object.find("maker"), network = object.find("network");
    line.maker.address = maker ? maker.text(0, kMostText) : std::to_string(summary.host.number());
    line.maker.network = network ? network.text(0, kMostText) : line.maker.address;
    if (const protocol::Field until = object.find("until")) line.until = until.integer(0, kMost);
    if (!reading.ok())
        throw std::runtime_error("a line of the lobby cannot be read at " + reading.error()->path);
    return line;
}

} // namespace germini::server
