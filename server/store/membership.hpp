// What a membership of a club means at its tables: who hosts them, who may come, which matches and lines are
// the club's.
#pragma once
#include "server/store/clubs.hpp"
#include "server/store/database.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace germini::store {

/// A table of a club that somebody may still come to, as the database has it.
struct LiveTableRow {
    std::string id;
    bool of_evening = false;
    GuestKey host;
    std::string host_name; ///< as it is shown
};
/// Tables that are not over, and all those of evenings that ended less than a day before `now`.
std::vector<LiveTableRow> live_tables_of(Database& db, ClubKey club, std::int64_t now);
/// All rows of the persons who organise the club.
std::vector<GuestKey> organisers_of(Database& db, ClubKey club);
/// The same of the club whose evening's table it is; empty for any other table.
std::vector<GuestKey> organisers_at(Database& db, TableKey table);

/// Tables of the club that are not over and that the person hosts get another host.
void hand_tables_over(Database& db, ClubKey club, GuestKey from, GuestKey to);
/// The person comes no more to tables of the club's evenings, as they were at `now`.
void shut_out_of_evenings(Database& db, ClubKey club, GuestKey person, std::int64_t now);
/// Links to the club's evenings and their seats lead nowhere any more.
void end_evening_links(Database& db, ClubKey club);
/// The same of links to seats that are this person's.
void end_seat_links(Database& db, ClubKey club, GuestKey person);

/// Whether a match that begins at the table now counts for the table's club: it is an evening's, or its
/// maker is a member. Also true where the table is no club's, or the club is deleted.
bool counts_for_club(Database& db, TableKey table);
void set_match_apart(Database& db, MatchKey match);
bool match_apart(Database& db, MatchKey match);
/// Whether the guest was no member of the season's club when the match began, and is none now. Never of a
/// club that is deleted.
bool outsider(Database& db, SeasonKey season, GuestKey guest, MatchKey match);

} // namespace germini::store
