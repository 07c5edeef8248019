// What club membership means at tables: who hosts them, who may come, and which matches and lines count for
// the club.
#pragma once
#include "server/model/club_table.hpp"
#include "server/store/clubs.hpp"
#include "server/store/database.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace germini::store {

/// Returns those of these tables (ids) that are the club's.
std::vector<model::HostedTableRow> tables_of_club(Database& db, model::ClubKey club,
                                                  const std::vector<std::string>& ids);
/// Returns all rows of the people who organise the club.
std::vector<model::GuestKey> organisers_of(Database& db, model::ClubKey club);
/// Same for the club whose evening the table belongs to; empty for any other table.
std::vector<model::GuestKey> organisers_at(Database& db, model::TableKey table);

/// Returns whether the guest is the table's host. Organisers also host the tables of their evenings.
bool hosts(Database& db, model::TableKey table, model::GuestKey guest);

/// Tables of a club: all, or only those of its evenings.
enum class TablesOf : std::uint8_t { club, evenings };
/// Makes `to` the host of those of the club's tables that are hosted by `from`.
void hand_tables_over(Database& db, model::ClubKey club, model::GuestKey from, model::GuestKey to,
                      TablesOf which);
/// Bars the person from the tables of the club's evenings where they have or had a seat, or that are not
/// over, or where the evening ended less than a day before `now`.
void shut_out_of_evenings(Database& db, model::ClubKey club, model::GuestKey person, std::int64_t now);
/// Invalidates all links to the club's evenings and their seats, and the invitations of their tables.
void end_evening_links(Database& db, model::ClubKey club);
/// Invalidates the invitations of tables of the club's evenings, or of one evening. Those admitted lose that,
/// unless they have a seat or host the table.
void end_table_invitations(Database& db, model::ClubKey club,
                           std::optional<model::EveningKey> evening = std::nullopt);
/// Returns whether the secret is the table's invitation or a link to its evening.
bool admits(Database& db, model::TableKey table, const server::SecretHash& secret);
/// Ends what an organiser who becomes a plain member could still use at the club's evenings.
void end_organisers_rights(Database& db, model::ClubKey club, model::GuestKey person);
/// Invalidates links to seats that are this person's.
void end_seat_links(Database& db, model::ClubKey club, model::GuestKey person);
/// Ends what a person who leaves the club could still use at its evenings: the tables, and the links that
/// their `role` lets them see.
void end_evening_rights(Database& db, model::ClubKey club, model::GuestKey person, club::Role role,
                        std::int64_t now);

/// Returns the season's club, even a deleted one; null if the season does not exist.
model::ClubKey club_of(Database& db, model::SeasonKey season);
/// Returns whether a match that begins at the table now counts for its club (club::counts). Also true if the
/// table has no club.
bool counts_for_club(Database& db, model::TableKey table);
void set_match_apart(Database& db, model::MatchKey match);
bool match_apart(Database& db, model::MatchKey match);
/// Returns whether the guest is an outsider in the match of the season's club (club::is_outsider).
bool outsider(Database& db, model::SeasonKey season, model::GuestKey guest, model::MatchKey match);

} // namespace germini::store
