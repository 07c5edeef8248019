// Evenings of a club: their times, attendance, drawn tables and links.
#pragma once
#include "server/model/attendance.hpp"
#include "server/model/evening.hpp"
#include "server/model/evening_link.hpp"
#include "server/model/evening_seat.hpp"
#include "server/store/database.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace germini::store {

model::EveningKey add_evening(Database& db, model::ClubKey club, model::GuestKey by,
                              const model::EveningRow& evening);
/// Returns the club of the evening; nullopt if the club is deleted.
std::optional<model::ClubKey> club_of(Database& db, model::EveningKey evening);
/// Writes every field but key and id, and increments the version.
void change_evening(Database& db, const model::EveningRow& evening);
std::optional<model::EveningRow> find_evening(Database& db, model::ClubKey club, const std::string& id);
/// Returns the club's evenings, the latest first, with at most kMostPastEvenings that are over.
std::vector<model::EveningRow> evenings_of(Database& db, model::ClubKey club, std::int64_t now);

void set_answer(Database& db, model::EveningKey evening, model::GuestKey guest, std::string_view answer,
                std::int64_t at);
/// Returns the answers of current members, sorted by answer, then by time.
std::vector<model::AttendeeRow> attendees(Database& db, model::ClubKey club, model::EveningKey evening);
model::Attendance attendance(Database& db, model::ClubKey club, model::EveningKey evening,
                             std::optional<model::GuestKey> me);
/// Deletes a former member's answers and the seats kept for them at evenings.
void forget_attendee(Database& db, model::ClubKey club, model::GuestKey guest);

void add_evening_guest(Database& db, model::EveningKey evening, const std::string& name);
void end_evening_guest(Database& db, model::EveningKey evening, std::int64_t key);
std::vector<model::EveningGuestRow> evening_guests(Database& db, model::EveningKey evening);

/// Replaces the previous draw.
void save_draw(Database& db, model::EveningKey evening, const std::vector<model::EveningSeatRow>& seats);
/// Returns the drawn seats, sorted by table and seat.
std::vector<model::EveningSeatRow> evening_seats(Database& db, model::EveningKey evening);
/// Gives the seat to another guest, or to nobody.
void give_evening_seat(Database& db, model::EveningKey evening, int number, Seat seat,
                       std::optional<model::GuestKey> guest);
void add_evening_table(Database& db, const model::EveningPlace& place, model::TableKey table);
/// Returns whether the evening has a table of that number.
bool has_table(Database& db, const model::EveningPlace& place);
/// Returns the evening's tables that are not over; with `all`, also the others.
std::vector<model::EveningTableRow> evening_tables(Database& db, model::EveningKey evening, bool all);
/// Returns whether a match has begun at one of the evening's tables.
bool played(Database& db, model::EveningKey evening);
/// Returns the ids of all matches that have begun at the evening's tables.
std::vector<std::string> evening_matches(Database& db, model::EveningKey evening);
/// Returns the season that the evening's tables count for; nullopt while it has no tables.
std::optional<model::SeasonKey> evening_season(Database& db, model::EveningKey evening);
/// Detaches all tables from the evening, and deletes its links.
void forget_evening_tables(Database& db, model::EveningKey evening);
/// Detaches the tables that were closed before any match, so that they can be opened again.
void forget_closed_tables(Database& db, model::EveningKey evening);

/// Replaces the evening's links.
void set_evening_links(Database& db, model::EveningKey evening,
                       const std::vector<model::EveningLinkRow>& links);
bool has_links(Database& db, model::EveningKey evening);
std::optional<model::LinkedEvening> find_link(Database& db, const server::SecretHash& secret);

std::vector<model::Meeting> meetings(Database& db, model::SeasonKey season);

} // namespace germini::store
