// Finished matches and closed hands, for those who may see them.
#pragma once
#include "server/crypto/random.hpp"
#include "server/store/chain.hpp"
#include "server/store/database.hpp"
#include "server/store/deals.hpp"
#include "server/store/hands.hpp"
#include "server/store/matches.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace germini::store {

/// Of one who played a match: whether he agrees that everybody may see all that he played of it.
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
    std::vector<HandRow> hands; ///< the last one may have been broken off
    std::vector<LineRow> lines;
    std::vector<MatchAgreement> agreements; ///< where it is over, and not public by itself
    bool everybody = false;                 ///< may see it
};

/// Finished matches that everybody may see and the guest's own, newest first, from before the
/// match with key `before`; at most `most`.
std::vector<PastMatch> history(Database& db, std::optional<GuestKey> guest, std::optional<MatchKey> before,
                               int most);
/// A match, under way or finished, if the guest may see it.
std::optional<PastMatch> find_match(Database& db, const std::string& id, std::optional<GuestKey> guest);

/// All matches there are, in the order in which they began, nobody named in their hands: for the operator,
/// who may see every one.
void for_each_match(Database& db, const std::function<void(const PastMatch&)>& tell);

struct PastHand;
struct SharedHand;
struct StruckHand;
/// The log of a hand that nobody plays any more, so that all its cards may be told: it is closed, or its
/// match was broken off in its midst. Only find_hand, find_shared and the two for struck hands make one, of a
/// row that says so: of a hand under way, or of one whose match stands still, there is none, whoever asks
/// (tests/wall).
class ClosedLog {
public:
    const std::vector<EventsRow>& rows() const { return rows_; }
    /// Played to its end.
    bool whole() const { return whole_; }

private:
    friend std::optional<PastHand> find_hand(Database& db, const std::string& id,
                                             std::optional<GuestKey> guest);
    friend std::optional<SharedHand> find_shared(Database& db, const server::SecretHash& secret);
    friend std::optional<StruckHand> find_struck(Database& db, const std::string& match,
                                                 std::optional<GuestKey> guest);
    friend void for_each_struck(Database& db, const std::function<void(const StruckHand&)>& tell);
    ClosedLog(std::vector<EventsRow> rows, bool whole) : rows_(std::move(rows)), whole_(whole) {}
    std::vector<EventsRow> rows_;
    bool whole_;
};

/// Of the guests who played a hand, or finished it for another, how many agree that everybody may see it.
struct Agreement {
    int by = 0, of = 0;
    bool own = false; ///< the guest who asks is one of them
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
    std::optional<Seat> own{}; ///< that the guest played
    Agreement agreement{};
    std::optional<ChainLink> link{}; ///< none: it was taken out of the chain
    std::string table_id{};
    server::TableHand at_table{};
    std::optional<LotRow> lot{}; ///< that dealt it
};
/// A closed hand, if the guest may see it.
std::optional<PastHand> find_hand(Database& db, const std::string& id, std::optional<GuestKey> guest);

/// The hand in whose midst a match was broken off: it counts for nothing, and is kept in the log alone.
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
    std::optional<LotRow> lot; ///< that dealt it
};
/// That of a match which is over, if the guest may see the match's hands: everybody may, or he was at the
/// table, or was dealt this one.
std::optional<StruckHand> find_struck(Database& db, const std::string& match, std::optional<GuestKey> guest);
/// All there are, nobody named in their seats: for the operator.
void for_each_struck(Database& db, const std::function<void(const StruckHand&)>& tell);

} // namespace germini::store
