#include "server/club/manual_result.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <numeric>

namespace germini::club {
namespace {

using nlohmann::ordered_json;

constexpr std::size_t kMostCalled = 24; // characters

ManualPlayer read_player(const protocol::Field& field, const std::vector<ManualPlayer>& before) {
    ManualPlayer player;
    const auto [key, value] = field.object({"person", "called"}).only_member({"person", "called"});
    if (key == "person") player.person = value.integer(1, INT64_C(999'999'999));
    if (key == "called") player.called = value.text(1, kMostCalled);
    if (value && std::find(before.begin(), before.end(), player) != before.end())
        value.fail("bad_field", "this player is already at the table");
    return player;
}

std::vector<std::int64_t> read_amounts(const protocol::Field& field, std::size_t players, bool stakes) {
    std::vector<std::int64_t> amounts;
    for (const protocol::Field& one : field.array(players, players))
        amounts.push_back(one.integer(-kMostAmount, kMostAmount));
    if (const std::string wrong = nonzero_sum_text(amounts); stakes && !wrong.empty())
        field.fail("sum_not_zero", "The amounts " + wrong + ".");
    return amounts;
}

ManualRound read_round(const protocol::Field& field, std::size_t players, bool stakes) {
    ManualRound round;
    const protocol::Object object = field.object({"sides", "hands", "total"});
    if (const protocol::Field sides = object.find("sides"))
        for (const protocol::Field& side : sides.array(players, players))
            round.sides.push_back(static_cast<int>(side.integer(0, static_cast<std::int64_t>(players) - 1)));
    const auto [key, value] = object.only_member({"hands", "total"});
    if (key == "hands")
        for (const protocol::Field& hand : value.array(1, kMostManualHands))
            round.hands.push_back(read_amounts(hand, players, stakes));
    if (key == "total") round.total = read_amounts(value, players, stakes);
    return round;
}

} // namespace

std::string nonzero_sum_text(const std::vector<std::int64_t>& amounts) {
    const std::int64_t sum = std::accumulate(amounts.begin(), amounts.end(), std::int64_t{0});
    if (sum == 0) return {};
    return "add up to " + std::to_string(sum) + ", not 0: " + std::to_string(std::abs(sum)) +
           (sum > 0 ? " too many" : " too few");
}

std::string wrong_day(const std::string& day, const std::string& from, const std::string& to,
                      const std::string& today) {
    if (day < from || day > to) return "is outside the season, which is from " + from + " to " + to;
    return day > today ? "is in the future" : "";
}

void read_manual_result(const protocol::Object& object, std::size_t seats, ManualResult& sheet) {
    for (const protocol::Field& player : object.at("players").array(kLeastManualPlayers, seats))
        sheet.players.push_back(read_player(player, sheet.players));
    for (const protocol::Field& round : object.at("rounds").array(1, kMostManualRounds))
        sheet.rounds.push_back(read_round(round, sheet.players.size(), sheet.stakes));
}

ordered_json manual_result_json(const ManualResult& sheet) {
    auto players = ordered_json::array(), rounds = ordered_json::array();
    for (const ManualPlayer& player : sheet.players) {
        ordered_json one;
        if (player.person)
            one["person"] = *player.person;
        else
            one["called"] = player.called;
        players.push_back(std::move(one));
    }
    for (const ManualRound& round : sheet.rounds) {
        ordered_json one = ordered_json::object();
        if (!round.sides.empty()) one["sides"] = round.sides;
        if (round.total.empty())
            one["hands"] = round.hands;
        else
            one["total"] = round.total;
        rounds.push_back(std::move(one));
    }
    return {{"match", sheet.match},
            {"game", sheet.game},
            {"preset", sheet.preset ? ordered_json(*sheet.preset) : ordered_json(nullptr)},
            {"unit", sheet.unit},
            {"stakes", sheet.stakes},
            {"day", sheet.day},
            {"played", sheet.played},
            {"players", players},
            {"rounds", rounds}};
}

ManualResult stored_manual_result(const std::string& text) {
    const auto value = nlohmann::json::parse(text);
    ManualResult sheet;
    sheet.match = value.at("match").get<std::string>();
    sheet.game = value.at("game").get<std::string>();
    if (const auto preset = value.find("preset"); preset != value.end() && preset->is_string())
        sheet.preset = preset->get<std::string>();
    sheet.unit = value.at("unit").get<std::string>();
    sheet.stakes = value.at("stakes").get<bool>();
    sheet.day = value.at("day").get<std::string>();
    sheet.played = value.at("played").get<std::int64_t>();
    const auto whole = protocol::parse_strict(text);
    if (!whole) throw std::runtime_error("a manual result cannot be read: " + whole.error().message);
    protocol::JsonReader reading;
    const protocol::Object object =
        reading.root(*whole).object({"players", "rounds"}, protocol::UnknownMembers::ignore);
    read_manual_result(object, kMostManualPlayers, sheet);
    if (!reading.ok())
        throw std::runtime_error("a manual result cannot be read: " + reading.error()->message);
    return sheet;
}

std::vector<Entry> entries_of(const ManualResult& sheet) {
    std::vector<Entry> entries;
    int hand = 0;
    const auto add = [&](const ManualRound& round, const std::vector<std::int64_t>& amounts, bool over) {
        Entry& entry = entries.emplace_back();
        entry.cause = round.total.empty() ? Cause::hand : Cause::total;
        entry.round = static_cast<int>(&round - sheet.rounds.data()) + 1;
        if (entry.cause == Cause::hand) entry.hand = ++hand;
        entry.round_over = over;
        for (std::size_t i = 0; i < amounts.size(); ++i) {
            Line& line = entry.lines.emplace_back();
            line.place = static_cast<int>(i);
            line.person = sheet.players[i].person;
            if (!line.person) line.called = sheet.players[i].called;
            if (!round.sides.empty()) line.side = round.sides[i];
            line.amount = amounts[i];
        }
    };
    for (const ManualRound& round : sheet.rounds) {
        for (const auto& amounts : round.hands) add(round, amounts, &amounts == &round.hands.back());
        if (!round.total.empty()) add(round, round.total, true);
    }
    return entries;
}

} // namespace germini::club
