// What belongs to a club's season: which matches count in its ledger, and whose lines are an outsider's.
#pragma once
#include <cstdint>
#include <optional>

namespace germini::club {

/// A club's table, just before a match begins there.
struct TableFacts {
    bool club_deleted = false;
    bool season_archived = false;
    bool at_evening = false; ///< an organiser opened it for an evening
    bool maker_is_member = false;
};
/// Returns whether the match counts: at an evening's table, or one that a member made, until the season is
/// archived. A deleted club's ledger is seen by nobody and stays as its matches made it.
bool counts(const TableFacts& table);

/// A player of a club's match, when a line of the ledger is written.
struct PlayerFacts {
    bool club_deleted = false;
    bool is_member = false;
    std::optional<std::int64_t> left; ///< when the person last left the club, in milliseconds UTC
    std::int64_t match_started = 0;   ///< milliseconds UTC
};
/// Returns whether the person was not a member when the match began and is not one now. In a deleted club
/// nobody is an outsider.
bool is_outsider(const PlayerFacts& player);

} // namespace germini::club
