#include "server/verify/verify_hand.hpp"

#include "server/fair/fair.hpp"
#include "server/model/hand.hpp"
#include "server/model/past_hand.hpp"
#include "server/model/shuffle_secret.hpp"
#include "server/store/hands.hpp"
#include "server/store/history.hpp"
#include "server/store/tables.hpp"
#include "server/table/finished_hand.hpp"
#include "server/verify/fair_proof.hpp"

#include <algorithm>
#include <atomic>
#include <future>
#include <limits>
#include <nlohmann/json.hpp>
#include <thread>
#include <utility>

namespace germini::server {
namespace {

using nlohmann::json;

constexpr std::size_t kAtOnce = 500; // about 10 MB

struct StoredHand {
    std::string id, game, rules, record, result, ending;
    std::optional<std::int64_t> link;
    std::optional<model::ShuffleSecretRow> lot;
    std::string fair_key; ///< of the hand's table
    TableHand at_table{};
    std::vector<model::HandSeat> seats; ///< seats with their amounts
    model::ClosedLog log;               ///< empty if its match is under way and it was annulled
};

/// Returns where two results differ.
std::string difference(const std::string& stored, const std::string& played) {
    const json before = json::parse(stored, nullptr, false);
    if (before.is_discarded()) return "its result is invalid JSON";
    const json patch = json::diff(before, json::parse(played));
    return patch.empty() ? std::string() : "its result differs at \"" + patch[0].value("path", "") + "\"";
}

/// What determined a hand's cards: its chance, its table's key, and who had which seat.
struct DealtOf {
    const std::optional<model::ShuffleSecretRow>& lot;
    const MatchRules& rules;
    const std::string& fair_key; ///< of the hand's table
    TableHand at_table;
    const std::vector<model::HandSeat>& seats;
};

/// Returns how the hand's secret and seeds contradict its pack; empty if they do not.
std::string lot_differs(const DealtOf& hand, const json& record) {
    if (!hand.lot) return {};
    const auto secret = fair_secret_of(hand.lot->secret.unsealed());
    if (!secret || !deals(hand.rules, record, *secret, hand.lot->client_seeds))
        return "its pack does not match its secret and the players' seeds";
    const auto added = json::parse(hand.lot->client_seeds).get<std::vector<std::string>>();
    for (const model::HandSeat& seat : hand.seats)
        if (!seat.guest && !added.at(static_cast<std::size_t>(index(seat.person))).empty())
            return "a bot contributed a seed to its pack";
    if (!committed(hand.fair_key, hand.at_table, Lot::cards, *secret))
        return "its secret does not match its table's commitment";
    return {};
}

/// Returns the seats that played the hand: all, unless some of them sat it out. Those have no side, while the
/// others have one.
std::vector<model::HandSeat> players_of(const StoredHand& hand) {
    std::vector<model::HandSeat> players;
    std::copy_if(hand.seats.begin(), hand.seats.end(), std::back_inserter(players),
                 [](const model::HandSeat& seat) { return seat.side.has_value(); });
    return players.empty() ? hand.seats : players;
}

/// Returns how the stored amounts differ from the played ones; empty if they do not.
std::string amounts_differ(const std::vector<model::HandSeat>& players, const ClosedHand& closed) {
    if (static_cast<int>(players.size()) != closed.amounts.size())
        return "it is stored with a different number of seats";
    for (std::size_t i = 0; i < players.size(); ++i)
        if (const int amount = closed.amounts[static_cast<Seat>(i)]; players[i].amount != amount)
            return "seat " + std::to_string(index(players[i].seat)) + " is stored with " +
                   (players[i].amount ? std::to_string(*players[i].amount) : std::string("nothing")) +
                   ", but has " + std::to_string(amount);
    return {};
}

/// Returns how the log differs from the record that was made of it; empty if it does not.
std::string log_differs(const StoredHand& hand, const Game& game, const RulesPtr& rules, const json& record) {
    if (hand.log.rows().empty()) return {}; // row_check.cpp reports lost logs
    const std::string again = game.record_text(FinishedHand(rules, hand.log));
    if (again == hand.record) return {};
    // Earlier programs wrote the same content in another way.
    const json patch = json::diff(record, json::parse(again));
    return patch.empty() ? std::string()
                         : "its log differs from its record at \"" + patch[0].value("path", "") + "\"";
}

/// Returns the rules of the hand's table; null if they cannot be read.
RulesPtr rules_of_table(const Game& game, const StoredHand& hand) {
    try {
        return game.rules(hand.rules);
    } catch (const BrokenInvariant&) { return nullptr; }
}

/// Returns what differs in one hand; empty if nothing does.
std::string compare(const StoredHand& hand, const Games& games) {
    const Game* const game = games.find(hand.game);
    if (game == nullptr) return "unknown game " + hand.game;
    const json record = json::parse(hand.record, nullptr, false);
    if (record.is_discarded()) return "its record is invalid JSON";
    const auto text = protocol::parse_raw(hand.record);
    if (!text) return "its record cannot be played: " + text.error().message;
    const auto played = game->read_record(*text);
    if (!played) return "its record cannot be played: " + played.error().message;
    if (played->bad)
        return "its record breaks " + played->bad->rule + " in move " + std::to_string(played->bad->move + 1);
    if (!played->closing) return "its record is incomplete";
    const std::vector<model::HandSeat> players = players_of(hand);
    const RulesPtr rules = rules_of_table(*game, hand);
    if (!rules || played->hand.rules()->text() != rules->text_in_record(static_cast<int>(players.size())))
        return "the rules of its record differ from those of its match";
    const DealtOf dealt{hand.lot, *rules, hand.fair_key, hand.at_table, hand.seats};
    if (std::string differs = lot_differs(dealt, record); !differs.empty()) return differs;
    const ClosedHand& closed = played->closing->hand;
    // The bytes are equal unless an earlier program wrote them differently.
    if (const std::string& again = played->closing->result.unsealed(); again != hand.result)
        if (auto differs = difference(hand.result, again); !differs.empty()) return differs;
    if (word(closed.ending) != hand.ending)
        return "it is stored as " + hand.ending + ", but ended as " + std::string(word(closed.ending));
    if (std::string differs = amounts_differ(players, closed); !differs.empty()) return differs;
    return log_differs(hand, *game, rules, record);
}

std::string place_of(const StoredHand& hand) {
    return "hand " + hand.id + (hand.link ? " (link " + std::to_string(*hand.link) + ")" : "");
}

/// Returns the differences hand by hand. Hands are independent, so each processor takes the next one.
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

/// Reads the columns of kLinked or kLoose.
StoredHand read_hand(store::Database& db, const store::Statement& row) {
    const auto key = row.key<model::HandKey>(14);
    StoredHand hand{{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, store::ClosedHands::log_of(db, key)};
    hand.id = row.text(2);
    hand.record = row.text_or_null(3).value_or("");
    hand.result = row.text_or_null(4).value_or("");
    hand.ending = row.text_or_null(6).value_or("");
    hand.game = row.text(7);
    hand.rules = row.text(8);
    hand.fair_key = row.bytes(9);
    hand.at_table =
        at_table(TableHand{static_cast<int>(row.integer(10))}, MatchHand{static_cast<int>(row.integer(11))});
    if (const auto client_seeds = row.text_or_null(13))
        hand.lot = model::ShuffleSecretRow{Sealed(row.bytes(12)), *client_seeds};
    hand.seats = store::nameless_seats_of(db, key);
    return hand;
}

StoredLink read_link(const store::Statement& row) {
    return {row.integer(0),      row.bytes(1),        row.integer_or_null(5),
            row.text_or_null(2), row.text_or_null(3), row.text_or_null(4)};
}

/// The links of expired hands, which are read beside the others.
class ExpiredLinks {
public:
    explicit ExpiredLinks(store::Database& db)
        : row_(db, "SELECT n, link, id, closed FROM expired_hands ORDER BY n"), more_(row_.step()) {}

    /// Checks those that come before link `n`.
    void check_up_to(std::int64_t n, ChainCheck& chain) {
        for (; more_ && row_.integer(0) < n; more_ = row_.step())
            chain.check_expired({row_.integer(0), row_.bytes(1), row_.text(2), row_.integer(3)});
    }

private:
    store::Statement row_;
    bool more_;
};

// Hands in the order of the chain, which the check of the chain needs; then closed hands without a link.
constexpr const char* kLinked =
    "SELECT c.n, c.link, h.id, h.record, h.result, h.closed, h.ending, t.game, coalesce(m.rules, t.rules), "
    "t.fair_key,"
    " m.from_hand, h.number, d.secret, d.noise, h.key FROM chain c LEFT JOIN hands h ON h.key = c.hand_key"
    " LEFT JOIN matches m ON m.key = h.match_key LEFT JOIN tables t ON t.key = m.table_key"
    " LEFT JOIN deals d ON d.hand_key = h.key ORDER BY c.n";
constexpr const char* kLoose =
    "SELECT NULL, NULL, h.id, h.record, h.result, h.closed, h.ending, t.game, coalesce(m.rules, t.rules), "
    "t.fair_key,"
    " m.from_hand, h.number, d.secret, d.noise, h.key FROM hands h"
    " JOIN matches m ON m.key = h.match_key JOIN tables t ON t.key = m.table_key"
    " LEFT JOIN deals d ON d.hand_key = h.key"
    " WHERE h.closed IS NOT NULL AND h.key NOT IN (SELECT hand_key FROM chain) ORDER BY h.key";

/// Plays hands again while others are read.
class Players {
public:
    explicit Players(const Games& games) : games_(games) {}

    void take(StoredHand hand) {
        waiting_.push_back(std::move(hand));
        if (waiting_.size() == kAtOnce) start();
    }
    /// Returns the differences of all hands.
    Findings done() {
        start();
        finish();
        return std::move(findings_);
    }
    std::int64_t count() const { return count_; }

private:
    void start() {
        finish();
        playing_ = std::exchange(waiting_, {});
        count_ += static_cast<std::int64_t>(playing_.size());
        differences_ = std::async(std::launch::async, [this] { return played_again(playing_, games_); });
    }
    void finish() {
        if (!differences_.valid()) return;
        const auto differences = differences_.get();
        for (std::size_t i = 0; i < playing_.size(); ++i)
            if (!differences[i].empty()) findings_.add(place_of(playing_[i]), differences[i]);
    }

    const Games& games_;
    std::vector<StoredHand> waiting_, playing_;
    std::future<std::vector<std::string>> differences_; ///< of `playing_`; the destructor waits for it
    Findings findings_;
    std::int64_t count_ = 0;
};

/// Returns what differs in a hand during which its match was broken off; empty if nothing does. Such a
/// hand's log is its record.
std::string compare(store::Database& db, const model::StruckHand& hand, const Games& games) {
    const Game* const game = games.find(hand.game);
    if (game == nullptr) return "unknown game " + hand.game;
    const RulesPtr rules = game->rules(hand.rules);
    const json record = json::parse(game->record_text(FinishedHand(rules, hand.log)));
    const auto table = store::find_table(db, hand.table_id);
    if (!table) return "its table is missing";
    return lot_differs({hand.lot, *rules, table->fair_key.unsealed(), hand.at_table, hand.seats}, record);
}

} // namespace

void verify_struck_hands(store::Database& db, const Games& games, Findings& findings) {
    store::ClosedHands::for_each_struck(db, [&](const model::StruckHand& hand) {
        try {
            if (const std::string differs = compare(db, hand, games); !differs.empty())
                findings.add("hand " + hand.id + " (struck out)", differs);
        } catch (const std::exception& error) { findings.add("hand " + hand.id, error.what()); }
    });
}

void verify_hands(store::Database& db, const Games& games, ChainCheck& chain, Findings& findings,
                  VerifyResult& out) {
    Players players(games);
    ExpiredLinks expired(db);
    store::Statement linked(db, kLinked);
    while (linked.step()) {
        const StoredLink link = read_link(linked);
        expired.check_up_to(link.n, chain);
        chain.check_link(link);
        if (!link.id || !link.closed || !linked.text_or_null(7)) continue;
        StoredHand hand = read_hand(db, linked);
        hand.link = link.n;
        players.take(std::move(hand));
    }
    expired.check_up_to(std::numeric_limits<std::int64_t>::max(), chain);
    chain.end();
    store::Statement loose(db, kLoose);
    while (loose.step()) {
        chain.report_unlinked(loose.text(2));
        players.take(read_hand(db, loose));
    }
    findings.add(players.done());
    out.hands += players.count();
}

} // namespace germini::server
