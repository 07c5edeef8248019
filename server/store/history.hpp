// Finished matches and closed hands, for guests who may see them.
#pragma once
#include "server/crypto/random.hpp"
#include "server/store/chain.hpp"
#include "server/store/database.hpp"
#include "server/store/hands.hpp"
#include "server/store/matches.hpp"
#include "server/store/shuffle_secrets.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace germini::store {

/// A player of a match, and whether they agree that everybody may see all their hands of it.
struct MatchAgreement {
    GuestKey guest;
    std::string name;
    std::int64_t number = 0;
    bool agrees = false;
};

struct PastMatch {
    MatchRow match;
    std::string table_id;
    std::string game;
    std::string rules;          ///< {"preset", "options"} as text
    std::vector<HandRow> hands; ///< the last one may be unfinished
    std::vector<LineRow> lines;
    std::vector<MatchAgreement> agreements; ///< set if it is over and not already public
    bool everybody = false;                 ///< everybody may see it
};

/// Returns finished matches that everybody may see and the guest's own, newest first. Starts before the
/// match with key `before`; returns at most `most`.
std::vector<PastMatch> history(Database& db, std::optional<GuestKey> guest, std::optional<MatchKey> before,
                               int most);
/// Finds a match, under way or finished, if the guest may see it.
std::optional<PastMatch> find_match(Database& db, const std::string& id, std::optional<GuestKey> guest);

/// Calls `visit` for every match in the order in which they began, without names in their hands. For the
/// operator, who may see all matches.
void for_each_match(Database& db, const std::function<void(const PastMatch&)>& visit);

struct PastHand;
struct SharedHand;
struct StruckHand;
/// The log of a hand that is no longer played, so all its cards may be shown: the hand is closed, and if it
/// was annulled its match is over, or its match was broken off during it. Only find_hand, find_shared and the
/// two functions for struck hands make one, from a row that proves it. None exists for a hand under way or
/// paused, for any caller (tests/compile_fail).
class ClosedLog {
public:
    const std::vector<EventsRow>& rows() const { return rows_; }
    /// Returns whether the hand was played to its end.
    bool whole() const { return whole_; }

private:
    friend std::optional<PastHand> find_hand(Database& db, const std::string& id,
                                             std::optional<GuestKey> guest);
    friend std::optional<SharedHand> find_shared(Database& db, const server::SecretHash& secret);
    friend std::optional<StruckHand> find_struck(Database& db, const std::string& match,
                                                 std::optional<GuestKey> guest);
    friend void for_each_struck(Database& db, const std::function<void(const StruckHand&)>& visit);
    ClosedLog(std::vector<EventsRow> rows, bool whole) : rows_(std::move(rows)), whole_(whole) {}
    std::vector<EventsRow> rows_;
    bool whole_;
};

/// Number of guests who agree that everybody may see a hand, of those who played it or finished it for
/// another.
struct Agreement {
    int by = 0, of = 0;
    bool own = false; ///< the requesting guest is one of them
    bool whole() const { return of > 0 && by == of; }
};

struct PastHand {
    std::string match_id;
    std::string game;
    std::string rules; ///< JSON text
    server::MatchHand number{};
    std::vector<HandSeat> seats;
    std::string record, result;
    ClosedLog log;
    bool open = false;         ///< everybody may see it
    std::optional<Seat> own{}; ///< the seat that the guest played
    Agreement agreement{};
    std::optional<ChainLink> link{}; ///< unset if it was removed from the chain
    std::string table_id{};
    server::TableHand at_table{};
    std::optional<ShuffleSecretRow> lot{}; ///< the chance that the hand was dealt from
};
/// Finds a closed hand, if the guest may see it. Nobody may see an annulled one before its match is over.
std::optional<PastHand> find_hand(Database& db, const std::string& id, std::optional<GuestKey> guest);

/// The unfinished hand of a match that was broken off. It does not count, and only its log is kept.
struct StruckHand {
    std::string id;
    std::string match_id;
    std::string game;
    std::string rules; ///< JSON text
    server::MatchHand number{};
    std::vector<HandSeat> seats;
    ClosedLog log;
    std::string table_id;
    server::TableHand at_table{};
    std::optional<ShuffleSecretRow> lot; ///< the chance that the hand was dealt from
};
/// Finds the struck hand of a finished match, if the guest may see the match's hands: they are public, or
/// the guest was at the table, or was dealt this hand.
std::optional<StruckHand> find_struck(Database& db, const std::string& match, std::optional<GuestKey> guest);
/// Calls `visit` for every struck hand, without names in its seats. For the operator.
void for_each_struck(Database& db, const std::function<void(const StruckHand&)>& visit);

} // namespace germini::store
