// The ledger of clubs: append-only, an entry with its lines and its seal at a time (migration 0019).
#pragma once
#include "server/club/ledger.hpp"
#include "server/store/clubs.hpp"
#include "server/store/hands.hpp"
#include "server/store/matches.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace germini::store {

/// What closed with a hand, of a table that a club made; of any other nothing is written.
struct ClosedForLedger {
    int round = 1;
    bool round_over = false;
    std::vector<LineRow> lines; ///< new ones of the match
};
/// In the transaction that closes the hand, after it.
void book_hand(Database& db, TableKey table, MatchKey match, const HandRow& hand,
               const ClosedForLedger& closed);
/// In the transaction that ends the match: `lines` are those that its end brings.
void book_end(Database& db, TableKey table, const MatchRow& match, const std::vector<LineRow>& lines);

/// A match that was played elsewhere, whole. Throws StoreError where its lines do not sum.
void book_paper(Database& db, SeasonKey season, const club::Match& match,
                const std::vector<club::Entry>& entries, GuestKey by, std::int64_t at);

/// An entry of the season, as it stands.
struct FoundEntry {
    std::int64_t key = 0;
    club::Entry entry;
    std::int64_t match = 0; ///< its row
    bool reversed = false;
    bool stakes = false; ///< its match is one of stakes
};
/// The row of the entry that has this number in the season. Reads the season's entries: not in a write.
std::optional<std::int64_t> entry_key(Database& db, SeasonKey season, std::int64_t number);
std::optional<FoundEntry> entry_of_season(Database& db, SeasonKey season, std::int64_t key);
/// It counts no more. With amounts, by place, another stands in its stead.
void reverse_entry(Database& db, const FoundEntry& entry,
                   const std::optional<std::vector<std::int64_t>>& amounts, GuestKey by,
                   const std::string& why, std::int64_t at);

/// The whole season, in the order in which it was written.
club::Ledger ledger_of(Database& db, SeasonKey season);

/// What the link of an entry is made of beside the one before it (docs/verify.md): its text.
std::string sealed_text(const club::Entry& entry, const std::string& match_id);
/// Every entry there is, in order, with its match's id; `seal` is empty where there is none.
void for_each_entry(Database& db,
                    const std::function<void(const club::Entry&, const std::string& match)>& tell);

} // namespace germini::store
