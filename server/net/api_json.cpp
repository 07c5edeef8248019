#include "server/net/api_json.hpp"

#include "protocol/wire/inbound.hpp"
#include "protocol/wire/match_json.hpp"
#include "protocol/wire/outbound.hpp"
#include "protocol/wire/reader.hpp"
#include "protocol/wire/sides_json.hpp"
#include "server/api/match_to_wire.hpp"
#include "server/api/players_to_wire.hpp"
#include "server/crypto/hex.hpp"
#include "server/fair/fair.hpp"
#include "server/model/past_hand.hpp"
#include "server/model/past_match.hpp"
#include "server/names/nickname.hpp"
#include "server/net/query.hpp"
#include "server/table/match_from_rows.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace germini::server {
namespace {

using nlohmann::ordered_json;

constexpr std::size_t kMostWord = 32;

/// Returns as a value what `append` writes as text: for answers that are made as values.
template <class Told> ordered_json written(void (*append)(std::string&, const Told&), const Told& told) {
    std::string text;
    append(text, told);
    return ordered_json::parse(text);
}
ordered_json sides_json(const Sides& sides) { return written(protocol::append_sides, sides); }
ordered_json names_json(const std::vector<protocol::Player>& dealt) {
    return written(protocol::append_names_by_seat, dealt);
}
ordered_json numbers_json(const std::vector<protocol::Player>& dealt) {
    return written(protocol::append_numbers_by_seat, dealt);
}
ordered_json members_json(const std::vector<protocol::Player>& dealt) {
    auto members = ordered_json::array();
    for (const protocol::Player& player : dealt) members.push_back(player.member);
    return members;
}

ordered_json time_or_null(const std::optional<std::int64_t>& time) {
    return time ? ordered_json(protocol::utc_text(*time)) : ordered_json(nullptr);
}

ordered_json closed_hand_json(const model::HandRow& hand) {
    auto amounts = ordered_json::array(), finished_by = ordered_json::array(),
         substitutes = ordered_json::array(), persons = ordered_json::array();
    const auto or_null = [](const std::optional<std::string>& name) {
        return name ? ordered_json(*name) : ordered_json(nullptr);
    };
    for (const model::HandSeat& seat : hand.seats) {
        amounts.push_back(seat.amount.value_or(0));
        persons.push_back(index(seat.person));
        substitutes.push_back(or_null(seat.substitute));
        finished_by.push_back(or_null(seat.finished_by));
    }
    const auto players = dealt(hand.seats);
    return {{"hand", hand.id},
            {"number", number(hand.number)},
            {"dealer", index(hand.dealer)},
            {"seats", amounts},
            {"persons", persons},
            {"names", names_json(players)},
            {"numbers", numbers_json(players)},
            {"substitutes", substitutes},
            {"finished_by", finished_by},
            {"ending", std::string(word(hand.ending))}};
}

/// Returns the random inputs of a closed or struck-out hand: everything the browser needs to verify the deal
/// (docs/fair.md). Null if the hand has none.
template <class Over> ordered_json deal_json(const Over& hand) {
    if (!hand.lot) return nullptr;
    const std::string secret = hex(hand.lot->secret.unsealed());
    return {{"table", hand.table_id},
            {"hand", number(hand.at_table)},
            {"commitment", commitment_of(fair_secret(secret), hand.table_id, hand.at_table, Lot::cards)},
            {"secret", secret},
            {"client_seeds", ordered_json::parse(hand.lot->client_seeds)}};
}

/// Returns the sums of hands and lines by person.
std::vector<int> totals_of(const model::PastMatch& past, std::size_t persons) {
    std::vector<int> totals(persons);
    const auto add = [&](auto who, int n) { totals.at(static_cast<std::size_t>(index(who))) += n; };
    for (const model::HandRow& hand : past.hands) // without amounts until it is closed
        for (const model::HandSeat& seat : hand.seats) add(seat.person, seat.amount.value_or(0));
    for (const model::LineRow& row : past.lines) add(row.person, row.amount);
    return totals;
}

/// Returns who sat, or would have sat, where in each hand of the match.
std::vector<protocol::HandPlan> course_of(const model::PastMatch& past, const MatchRules& rules) {
    return to_wire(rules.sheet(match_from_rows(past.match, past.hands)).course);
}

} // namespace

const Game& game_of(const std::string& name, const Games& games) {
    const Game* const game = games.find(name);
    if (game == nullptr) throw BrokenInvariant("stored data of an unknown game: " + name);
    return *game;
}

ordered_json guest_json(const model::Guest& guest) {
    return {{"guest", guest.id}, {"name", guest.name}, {"number", guest.number}};
}

ordered_json table_summary_json(const TableSummary& summary, const std::vector<GuestKey>& guest) {
    auto seats = ordered_json::array();
    for (const auto& seat : summary.seats) {
        seats.push_back(nullptr);
        if (!seat) continue;
        seats.back() = {{"name", seat->name}, {"kind", seat->bot ? "bot" : "guest"}};
        if (seat->member) seats.back()["member"] = true;
    }
    const bool mine = std::any_of(guest.begin(), guest.end(), [&summary](GuestKey row) {
        return summary.host == row ||
               std::find(summary.seated.begin(), summary.seated.end(), row) != summary.seated.end();
    });
    return {{"id", summary.id},
            {"game", summary.game},
            {"preset", summary.preset},
            {"rounds", summary.rounds},
            {"host", summary.host_name},
            {"seats", seats},
            {"state", std::string(model::word(summary.state))},
            {"halt", summary.halt ? ordered_json(std::string(word(*summary.halt))) : ordered_json(nullptr)},
            {"open", summary.open},
            {"spectators", summary.spectators},
            {"seats_assigned", summary.seats_assigned},
            {"takeover_seats", summary.takeover_seats},
            {"mine", mine},
            {"hand", number(summary.hand)},
            {"created", protocol::utc_text(summary.created)}};
}

ordered_json match_summary_json(const model::PastMatch& past) {
    const auto players = players_of(past.hands);
    const auto rules = ordered_json::parse(past.rules);
    const bool open = !past.hands.empty() && !past.hands.back().closed;
    const ordered_json preset = rules.at("preset"), options = rules.at("options");
    return {{"id", past.match.id},
            {"game", past.game},
            {"preset", preset},
            {"options", options},
            {"players", written(protocol::append_players, players)},
            {"played", past.hands.size() - (open ? 1 : 0)},
            {"totals", totals_of(past, players.size())},
            {"broken_off", past.match.broken_off},
            {"started", protocol::utc_text(past.match.started)},
            {"ended", time_or_null(past.match.ended)}};
}

ordered_json match_json(const model::PastMatch& past, const Games& games, std::optional<GuestKey> guest) {
    auto hands = ordered_json::array();
    const auto players = players_of(past.hands);
    for (const model::HandRow& hand : past.hands)
        if (hand.closed) hands.push_back(closed_hand_json(hand));
    std::vector<protocol::LedgerLine> lines;
    for (const model::LineRow& row : past.lines) {
        if (row.person == Person{} || lines.empty())
            lines.push_back({row.reason, row.round, number(row.hand), {}});
        lines.back().amounts.push_back(row.amount);
    }
    const bool struck = past.match.ended && !past.hands.empty() && !past.hands.back().closed;
    auto deserters = ordered_json::array(), agreements = ordered_json::array();
    for (const model::MatchAgreement& player : past.agreements)
        agreements.push_back({{"name", player.name},
                              {"number", player.number},
                              {"agrees", player.agrees},
                              {"own", player.guest == guest}});
    const RulesPtr played = game_of(past.game, games).rules(past.rules);
    for (const model::DeserterRow& deserter : past.match.deserters)
        deserters.push_back(index(deserter.person));
    // Parse possibly invalid JSON first: if an expression in a list throws, g++ 12 destroys elements that
    // were never constructed.
    const ordered_json course = written(protocol::append_course, course_of(past, *played)),
                       rules = ordered_json::parse(past.rules), preset = rules.at("preset"),
                       options = rules.at("options"),
                       draw_proof = past.match.lot
                                        ? written(protocol::append_draw_proof, to_wire(*past.match.lot))
                                        : ordered_json(nullptr),
                       draw = past.match.draw ? ordered_json::parse(*past.match.draw) : ordered_json(nullptr);
    return {{"id", past.match.id},
            {"table", past.table_id},
            {"game", past.game},
            {"preset", preset},
            {"options", options},
            {"unit", std::string(played->unit().name)},
            {"sides", sides_json(played->sides())},
            {"rounds", past.match.rounds},
            {"names", written(protocol::append_names, players)},
            {"players", written(protocol::append_players, players)},
            {"hands", hands},
            {"length", past.match.length ? ordered_json(*past.match.length) : ordered_json(nullptr)},
            {"lines", written(protocol::append_lines, lines)},
            {"totals", totals_of(past, players.size())},
            {"from", number(past.match.from_hand)},
            {"draw", draw},
            {"draw_proof", draw_proof},
            {"broken_off", past.match.broken_off},
            {"struck_out", struck ? ordered_json(number(past.hands.back().number)) : ordered_json(nullptr)},
            {"deserters", deserters},
            {"course", course},
            {"open", past.everybody},
            {"public", past.match.is_public},
            {"agreements", agreements},
            {"started", protocol::utc_text(past.match.started)},
            {"ended", time_or_null(past.match.ended)}};
}

ordered_json hand_json(const model::PastHand& hand, const Games& games, std::optional<Viewer> viewer) {
    const auto players = dealt(hand.seats);
    const Game& game = game_of(hand.game, games);
    const RulesPtr rules = game.rules(hand.rules);
    const auto record = ordered_json::parse(hand.record), result = ordered_json::parse(hand.result),
               events = ordered_json::parse(game.replay_events(FinishedHand(rules, hand.log), viewer)),
               deal = deal_json(hand);
    auto amounts = ordered_json::array();
    for (const model::HandSeat& seat : hand.seats) amounts.push_back(seat.amount.value_or(0));
    return {
        {"unit", std::string(rules->unit().name)},
        {"sides", sides_json(rules->sides())},
        {"seats", amounts},
        {"record", record},
        {"result", result},
        {"events", events},
        {"names", names_json(players)},
        {"numbers", numbers_json(players)},
        {"members", members_json(players)},
        {"match", hand.match_id},
        {"number", number(hand.number)},
        {"open", hand.open},
        {"own", hand.own ? ordered_json(index(*hand.own)) : ordered_json(nullptr)},
        {"agreement", {{"by", hand.agreement.by}, {"of", hand.agreement.of}, {"own", hand.agreement.own}}},
        {"link", hand.link ? ordered_json{{"n", hand.link->n}, {"hash", hex(hand.link->hash)}}
                           : ordered_json(nullptr)},
        {"deal", deal}};
}

ordered_json struck_json(const model::StruckHand& hand, const Games& games) {
    const auto players = dealt(hand.seats);
    const Game& game = game_of(hand.game, games);
    const auto record = ordered_json::parse(game.record_text(FinishedHand(game.rules(hand.rules), hand.log))),
               deal = deal_json(hand);
    return {{"match", hand.match_id},
            {"number", number(hand.number)},
            {"record", record},
            {"names", names_json(players)},
            {"numbers", numbers_json(players)},
            {"members", members_json(players)},
            {"deal", deal}};
}

ordered_json shared_json(const model::SharedHand& hand, const Games& games) {
    const Game& game = game_of(hand.game, games);
    const FinishedHand finished(game.rules(hand.rules), hand.log);
    const auto rules = ordered_json::parse(hand.rules),
               events = ordered_json::parse(game.replay_events(finished, Viewer{hand.seat}));
    return {{"game", hand.game},     {"unit", std::string(finished.rules()->unit().name)},
            {"rules", rules},        {"sides", sides_json(finished.rules()->sides())},
            {"seats", hand.amounts}, {"seat", index(hand.seat)},
            {"bots", hand.bots},     {"events", events}};
}

protocol::ReadResult<std::optional<Viewer>> read_viewer(const std::string& query, std::size_t seats) {
    const auto text = query_value(query, "as");
    if (!text) return tl::make_unexpected(text.error());
    if (!*text) return std::nullopt;
    return viewer_named(**text, seats);
}

protocol::ReadResult<std::string> read_name(const std::string& body, std::size_t most_bytes) {
    const auto value = read_body(body, most_bytes);
    if (!value) return tl::make_unexpected(value.error());
    protocol::JsonReader reading;
    const protocol::Field field = reading.root(*value).object({"name"}).at("name");
    if (!field.is_string()) {
        field.text(1, protocol::kMaxName); // reports the error
        return reading.finish(std::string());
    }
    auto name = names::nickname(std::string(field.raw().text));
    if (!name) field.fail(name.error().code, std::string(name.error().message));
    return reading.finish(name ? *std::move(name) : std::string());
}

protocol::ReadResult<std::string> read_word(const std::string& body, const char* key,
                                            std::size_t most_bytes) {
    const auto value = read_body(body, most_bytes);
    if (!value) return tl::make_unexpected(value.error());
    protocol::JsonReader reading;
    return reading.finish(reading.root(*value).object({key}).at(key).text(1, kMostSecret));
}

protocol::ReadResult<InvitationRequest> read_invitation(const std::string& body, std::size_t most_bytes) {
    const auto value = read_body(body, most_bytes);
    if (!value) return tl::make_unexpected(value.error());
    protocol::JsonReader reading;
    const protocol::Object object = reading.root(*value).object({"table", "invitation"});
    InvitationRequest request{object.at("table").text(1, kMostWord),
                              object.at("invitation").text(1, kMostSecret)};
    return reading.finish(std::move(request));
}

} // namespace germini::server
