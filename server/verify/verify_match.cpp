#include "server/verify/verify_match.hpp"

#include "engine/core/shuffle.hpp"
#include "server/fair/fair.hpp"
#include "server/model/past_match.hpp"
#include "server/store/history.hpp"
#include "server/store/tables.hpp"
#include "server/table/match_from_rows.hpp"
#include "server/verify/fair_proof.hpp"

#include <map>
#include <nlohmann/json.hpp>
#include <utility>

namespace germini::server {
namespace {

/// A line's amounts by person, with its reason, round and hand.
struct Line {
    std::string reason;
    int round = 0;
    MatchHand hand{};
    std::map<Person, int> amounts;
    friend bool operator==(const Line&, const Line&) = default;
};

std::vector<Line> stored_lines(const std::vector<model::LineRow>& rows) {
    std::map<int, Line> lines;
    for (const model::LineRow& row : rows) {
        Line& line = lines.try_emplace(row.line, Line{row.reason, row.round, row.hand, {}}).first->second;
        line.amounts[row.person] += row.amount;
    }
    std::vector<Line> out;
    for (auto& [number, line] : lines) out.push_back(std::move(line));
    return out;
}

std::vector<Line> lines_of(const MatchSheet& sheet) {
    std::vector<Line> out;
    for (const SheetLine& line : sheet.lines) {
        Line& one = out.emplace_back(Line{line.reason, line.round, line.hand, {}});
        for (int p = 0; p < line.amounts.size(); ++p)
            one.amounts[static_cast<Person>(p)] = line.amounts[static_cast<Person>(p)];
    }
    return out;
}

std::string nth(std::size_t i) { return std::to_string(i + 1); }

/// Returns whether the seats or the first dealer are derived from the secret.
bool lot_holds(const model::PastMatch& past, const Game& game, const FairSecret& secret) {
    const auto client_seeds =
        nlohmann::json::parse(past.match.lot->client_seeds).get<std::vector<std::string>>();
    auto words = fair_words(secret, client_seeds);
    if (past.match.draw)
        return protocol::seat_draw_text(game.rules(past.rules)->draw_seats(words), game.names()) ==
               *past.match.draw;
    return static_cast<Seat>(below(static_cast<std::uint32_t>(client_seeds.size()), words)) ==
           past.match.first_dealer;
}

/// Returns how the match's lot differs from its seats or its table's commitment; empty if it does not.
std::string lot_differs(store::Database& db, const model::PastMatch& past, const Game& game) {
    if (!past.match.lot) return {};
    const auto secret = fair_secret_of(past.match.lot->secret.unsealed());
    if (!secret || !lot_holds(past, game, *secret))
        return "its seats do not match its secret and the players' seeds";
    // A draw has few results, so another secret often gives the same one.
    const auto table = store::find_table(db, past.table_id);
    if (!table || !committed(table->fair_key.unsealed(), past.match.from_hand, Lot::seats, *secret))
        return "its secret does not match its table's commitment";
    return {};
}

/// Returns what differs in one match; empty if nothing does.
std::string compare(store::Database& db, const model::PastMatch& past, const Games& games) {
    const Game* const game = games.find(past.game);
    if (game == nullptr) return "unknown game " + past.game;
    const MatchSheet sheet = game->rules(past.rules)->sheet(match_from_rows(past.match, past.hands));
    if (past.match.length != sheet.length) return "it is stored with a wrong number of hands";
    for (std::size_t i = 0; i < past.hands.size(); ++i) {
        const model::HandRow& hand = past.hands[i];
        if (number(hand.number) != static_cast<int>(i) + 1) return "its hand " + nth(i) + " is missing";
        if (i >= sheet.course.size()) return "it has a hand " + nth(i) + " after its end";
        const SeatPlan& plan = sheet.course[i];
        if (hand.dealer != plan.dealer) return "the wrong seat deals hand " + nth(i);
        if (static_cast<int>(hand.seats.size()) != plan.persons.size())
            return "its hand " + nth(i) + " is stored with " + std::to_string(hand.seats.size()) +
                   " seats: expected " + std::to_string(plan.persons.size());
        for (const model::HandSeat& seat : hand.seats)
            if (seat.person != plan.persons[seat.seat])
                return "the wrong person is in seat " + std::to_string(index(seat.seat)) + " in hand " +
                       nth(i);
    }
    if (std::string differs = lot_differs(db, past, *game); !differs.empty()) return differs;
    const auto stored = stored_lines(past.lines), computed = lines_of(sheet);
    for (std::size_t i = 0; i < stored.size() && i < computed.size(); ++i)
        if (!(stored[i] == computed[i])) return "its line " + nth(i) + " does not match its hands";
    // During a match, a line is written together with the hand that produces it.
    if (stored.size() != computed.size())
        return "it has " + std::to_string(stored.size()) + " lines, but its hands require " +
               std::to_string(computed.size());
    const bool ended = past.match.ended.has_value();
    if (ended && !past.match.broken_off && !sheet.over) return "it is stored as ended, but is incomplete";
    return {};
}

} // namespace

void verify_matches(store::Database& db, const Games& games, Findings& findings, VerifyResult& out) {
    store::for_each_match(db, [&](const model::PastMatch& past) {
        ++out.matches;
        try {
            if (const std::string differs = compare(db, past, games); !differs.empty())
                findings.add("match " + past.match.id, differs);
        } catch (const std::exception& error) { findings.add("match " + past.match.id, error.what()); }
    });
}

} // namespace germini::server
