#include "server/actor/lobby_line.hpp"

#include "server/actor/keys_json.hpp"

namespace germini::server {

std::string line_text(const LobbyLine& line) {
    const TableSummary& summary = line.summary;
    auto seats = nlohmann::json::array();
    for (const auto& seat : summary.seats) {
        seats.push_back(nullptr);
        if (seat) seats.back() = {{"name", seat->name}, {"bot", seat->bot}, {"member", seat->member}};
    }
    nlohmann::json text{{"id", summary.id},
                        {"game", summary.game},
                        {"preset", summary.preset},
                        {"rounds", summary.rounds},
                        {"state", static_cast<int>(summary.state)},
                        {"open", summary.open},
                        {"spectators", summary.spectators},
                        {"seats_assigned", summary.seats_assigned},
                        {"takeover_seats", summary.takeover_seats},
                        {"hand", number(summary.hand)},
                        {"created", summary.created},
                        {"host", summary.host.number()},
                        {"host_name", summary.host_name},
                        {"connections", summary.connections},
                        {"maker", line.maker.address},
                        {"network", line.maker.network}};
    text["seats"] = std::move(seats);
    text["insiders"] = keys_json(summary.insiders);
    text["seated"] = keys_json(summary.seated);
    if (line.until) text["until"] = *line.until;
    if (summary.halt) text["halt"] = static_cast<int>(*summary.halt);
    return text.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

LobbyLine read_line(const std::string& text) {
    const auto json = nlohmann::json::parse(text);
    LobbyLine line;
    TableSummary& summary = line.summary;
    json.at("id").get_to(summary.id);
    json.at("game").get_to(summary.game);
    json.at("preset").get_to(summary.preset);
    json.at("rounds").get_to(summary.rounds);
    summary.state = static_cast<model::Stage>(json.at("state").get<int>());
    json.at("open").get_to(summary.open);
    json.at("spectators").get_to(summary.spectators);
    json.at("seats_assigned").get_to(summary.seats_assigned);
    json.at("takeover_seats").get_to(summary.takeover_seats);
    summary.hand = TableHand{json.at("hand").get<int>()};
    json.at("created").get_to(summary.created);
    summary.host = GuestKey(json.at("host").get<std::int64_t>());
    json.at("host_name").get_to(summary.host_name);
    json.at("connections").get_to(summary.connections);
    for (const auto& seat : json.at("seats")) {
        summary.seats.emplace_back();
        if (!seat.is_null())
            summary.seats.back() = SummarySeat{seat.at("name"), seat.at("bot"), seat.at("member")};
    }
    summary.insiders = read_keys(json.at("insiders"));
    summary.seated = read_keys(json.at("seated"));
    if (json.contains("halt")) summary.halt = static_cast<HaltKind>(json.at("halt").get<int>());
    // A node of an earlier version writes no maker or no network.
    line.maker.address = json.value("maker", std::to_string(summary.host.number()));
    line.maker.network = json.value("network", line.maker.address);
    if (json.contains("until")) line.until = json.at("until").get<std::int64_t>();
    return line;
}

} // namespace germini::server
