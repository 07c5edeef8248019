// Two guests who turn out to be one person: a row says so, and whatever was written of either stays as it is.
#pragma once
#include "server/store/guests.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace germini::store {

/// Why two cannot become one now.
enum class Unmergeable : std::uint8_t {
    same,           ///< they are
    two_accounts,   ///< each has a login of his own
    told_different, ///< they were told different hands of a deal that is open, or would be
    both_seated     ///< at one table that is not over
};
struct Unmerged {
    Unmergeable why = Unmergeable::same;
    std::string table{}; ///< the id of the one that it is about; empty: of none
};

/// The row that stands for the person now.
GuestKey person_of(Database& db, GuestKey guest);
/// The public number of who that number is now; the number itself where nobody has it.
std::int64_t person_number(Database& db, std::int64_t number);
/// All rows of a person, his own first.
std::vector<GuestKey> rows_of_person(Database& db, GuestKey person);

/// Both are persons' own rows.
std::optional<Unmerged> unmergeable(Database& db, GuestKey one, GuestKey other);
/// What became of the sessions of two who are one.
struct MergedSessions {
    std::vector<SessionKey> ended;
    std::vector<SessionKey> renewed; ///< whose connections know the person as who he was
};
/// `guest` is `into` from now on, with clubs and links. Ends the sessions of `guest` except `stays`: whoever
/// comes by another of them has not shown that he is `into`.
MergedSessions merge(Database& db, GuestKey guest, GuestKey into, std::int64_t at, SessionKey stays = {});

/// What was written of it, by public numbers.
struct MergeRow {
    std::int64_t n = 0;
    std::int64_t guest = 0, into = 0;
    std::int64_t at = 0; ///< milliseconds since 1970
    std::string link;    ///< 32 bytes
};
/// All there are, in order.
std::vector<MergeRow> merges_of(Database& db);
/// What the link is made of beside the one before it (docs/verify.md).
std::string merge_text(const MergeRow& row);

} // namespace germini::store
