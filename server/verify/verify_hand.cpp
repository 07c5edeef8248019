#include "server/verify/verify_hand.hpp"

#include "server/fair/fair.hpp"
#include "server/store/deals.hpp"
#include "server/store/hands.hpp"
#include "server/table/recorded.hpp"
#include "server/verify/fair_proof.hpp"

#include <algorithm>
#include <atomic>
#include <nlohmann/json.hpp>
#include <thread>
#include <utility>

namespace germini::server {
namespace {

using nlohmann::json;

constexpr std::size_t kAtOnce = 2000; // some ten megabytes

struct StoredHand {
    std::string id, game, rules, record, result, ending;
    std::optional<std::int64_t> link;
    std::optional<store::LotRow> lot;
    std::string fair_key; ///< of its table
    TableHand at_table{};
    std::vector<std::pair<Seat, std::optional<int>>> amounts;
};

std::vector<std::pair<Seat, std::optional<int>>> amounts_of(store::Database& db, store::HandKey hand) {
    store::Statement row(db, "SELECT seat, amount FROM hand_seats WHERE hand_key = ? ORDER BY seat");
    row.with(hand);
    std::vector<std::pair<Seat, std::optional<int>>> out;
    while (row.step()) {
        const auto amount = row.integer_or_null(1);
        out.emplace_back(row.place<Seat>(0),
                         amount ? std::optional(static_cast<int>(*amount)) : std::nullopt);
    }
    return out;
}

/// Where two results differ.
std::string difference(const std::string& stored, const std::string& played) {
    const json before = json::parse(stored, nullptr, false);
    if (before.is_discarded()) return "its result is no JSON";
    const json patch = json::diff(before, json::parse(played));
    return patch.empty() ? std::string() : "its result differs at \"" + patch[0].value("path", "") + "\"";
}

/// That the table's key makes of the hand's number.
std::string own_secret(const StoredHand& hand) {
    FairKey key{};
    if (hand.fair_key.size() != key.size()) return {};
    std::copy(hand.fair_key.begin(), hand.fair_key.end(), key.begin());
    const FairSecret secret = secret_of(key, hand.at_table, Lot::cards);
    return {secret.begin(), secret.end()};
}

/// What differs of one hand; empty: nothing.
std::string compare(const StoredHand& hand, const Games& games) {
    const Game* const game = games.find(hand.game);
    if (game == nullptr) return "this program has no game " + hand.game;
    const json record = json::parse(hand.record, nullptr, false);
    if (record.is_discarded()) return "its record is no JSON";
    const auto played = game->read_record(record);
    if (!played) return "its record cannot be played: " + played.error().message;
    if (played->bad)
        return "its record breaks " + played->bad->rule + " in move " + std::to_string(played->bad->move + 1);
    if (!played->closing) return "its record is not played to its end";
    if (played->hand.rules() != hand.rules) return "its record is of other rules than its table";
    if (hand.lot && !deals(*game, hand.rules, record, hand.lot->secret.unsealed(), hand.lot->noise))
        return "its pack does not come of its secret and of what the seats added";
    if (hand.lot && hand.lot->secret.unsealed() != own_secret(hand))
        return "its secret is not the one that its table promised";
    const ClosedHand& closed = played->closing->hand;
    // The same bytes, unless an earlier program wrote them otherwise.
    if (const std::string& again = played->closing->result.unsealed(); again != hand.result)
        if (auto differs = difference(hand.result, again); !differs.empty()) return differs;
    if (word(closed.ending) != hand.ending)
        return "it is stored as " + hand.ending + ", and ended as " + std::string(word(closed.ending));
    if (static_cast<int>(hand.amounts.size()) != closed.amounts.size())
        return "it is stored with other seats";
    for (const auto& [seat, amount] : hand.amounts)
        if (amount != closed.amounts[seat])
            return "seat " + std::to_string(index(seat)) + " is stored with " +
                   (amount ? std::to_string(*amount) : std::string("nothing")) + ", and comes to " +
                   std::to_string(closed.amounts[seat]);
    return {};
}

std::string key_bytes(const store::Statement& row) {
    const auto bytes = row.blob(8);
    return {bytes.begin(), bytes.end()};
}

std::string place_of(const StoredHand& hand) {
    return "hand " + hand.id + (hand.link ? " (link " + std::to_string(*hand.link) + ")" : "");
}

/// What differs, hand by hand: they have nothing to do with each other, so every processor takes the next.
std::vector<std::string> played_again(const std::vector<StoredHand>& hands, const Games& games) {
    std::vector<std::string> differences(hands.size());
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < hands.size(); i = next++) try {
                differences[i] = compare(hands[i], games);
            } catch (const std::exception& error) { differences[i] = error.what(); }
    };
    std::vector<std::jthread> others;
    for (unsigned n = 1; n < std::thread::hardware_concurrency(); ++n) others.emplace_back(work);
    work();
    others.clear();
    return differences;
}

} // namespace

void verify_hands(store::Database& db, const Games& games, Findings& findings, Verified& out) {
    store::Statement row(db, "SELECT h.key, h.id, t.game, t.rules, h.record, h.result, h.ending, c.n,"
                             " t.fair_key, m.from_hand, h.number"
                             " FROM hands h JOIN matches m ON m.key = h.match_key"
                             " JOIN tables t ON t.key = m.table_key LEFT JOIN chain c ON c.hand_key = h.key"
                             " WHERE h.closed IS NOT NULL ORDER BY h.key");
    std::vector<StoredHand> hands;
    const auto play = [&] {
        const auto differences = played_again(hands, games);
        for (std::size_t i = 0; i < hands.size(); ++i)
            if (!differences[i].empty()) findings.add(place_of(hands[i]), differences[i]);
        out.hands += static_cast<std::int64_t>(hands.size());
        hands.clear();
    };
    while (row.step()) {
        hands.push_back(StoredHand{row.text(1), row.text(2), row.text(3), row.text_or_null(4).value_or(""),
                                   row.text_or_null(5).value_or(""), row.text_or_null(6).value_or(""),
                                   row.integer_or_null(7), store::deal_of(db, row.key<store::HandKey>(0)),
                                   key_bytes(row),
                                   at_table(TableHand{static_cast<int>(row.integer(9))},
                                            MatchHand{static_cast<int>(row.integer(10))}),
                                   amounts_of(db, row.key<store::HandKey>(0))});
        if (hands.size() == kAtOnce) play();
    }
    play();
}

} // namespace germini::server
