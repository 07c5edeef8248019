// The ledger of clubs: append-only; an entry is written together with its lines and its seal (migration
// 0019).
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

/// Results that a closed hand adds. Nothing is written unless a club made the table.
struct ClosedForLedger {
    int round = 1;
    bool round_over = false;
    std::vector<model::LineRow> lines; ///< new lines of the match
};
/// Books a closed hand, in the transaction that closes it, after the hand itself.
void book_hand(Database& db, model::TableKey table, model::MatchKey match, const model::HandRow& hand,
               const ClosedForLedger& closed);
/// Books the end of a match, in the transaction that ends it; `lines` are those that the end adds.
void book_end(Database& db, model::TableKey table, const model::MatchRow& match,
              const std::vector<model::LineRow>& lines);

/// Books a whole match that was played elsewhere, entered by a guest or an operator. Throws StoreError if its
/// lines do not add up.
void book_manual_result(Database& db, model::SeasonKey season, const club::Match& match,
                        const std::vector<club::Entry>& entries, std::optional<model::GuestKey> by,
                        std::int64_t at);

/// Returns the row keys of the entries of the season's match that are not reversed; nullopt if the season has
/// no match of this id.
std::optional<std::vector<std::int64_t>> counting_entries(Database& db, model::SeasonKey season,
                                                          const std::string& match);
/// Adds the reversal of the entry with this row key.
void reverse_entry(Database& db, std::int64_t entry, model::GuestKey by, const std::string& why,
                   std::int64_t at);

/// Returns the whole season in the order in which it was written.
club::Ledger ledger_of(Database& db, model::SeasonKey season);

/// Returns the text that an entry's link covers, besides the previous link (docs/verify.md).
std::string sealed_text(const club::Entry& entry, const std::string& match_id);
/// Calls `visit` for every entry in order, with its match's id. `seal` is empty for an entry without a seal.
void for_each_entry(Database& db,
                    const std::function<void(const club::Entry&, const std::string& match)>& visit);

} // namespace germini::store
