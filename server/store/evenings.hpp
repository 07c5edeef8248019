// Evenings of a club: their times, attendance, drawn tables and links.
#pragma once
#include "server/crypto/random.hpp"
#include "server/store/database.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace germini::store {

/// Most evenings of a club that are not over.
inline constexpr std::size_t kMostEvenings = 100;
/// Most guests' names at an evening, and most people who come in all.
inline constexpr std::size_t kMostEveningGuests = 60, kMostComing = 200;
/// Most past evenings that are listed, the latest ones.
inline constexpr int kMostPastEvenings = 100;

inline constexpr std::array<std::string_view, 3> kComing{"yes", "perhaps", "no"};
inline constexpr std::array<std::string_view, 3> kMissing{"bots", "open", "wait"};
inline constexpr std::array<std::string_view, 3> kLinkKinds{"seat", "organiser", "watch"};

struct EveningRow {
    EveningKey key;
    std::string id, title;
    std::int64_t begins = 0; ///< milliseconds since 1970
    std::int64_t minutes = 0;
    bool called_off = false;
    /// Properties of its draw. `how`: "rota" or "hand"; older ones are also "lot".
    std::optional<std::string> how{}, missing{}, seed{};
    std::int64_t changed = 0, version = 1;
    std::int64_t ends() const { return begins + minutes * 60'000; }
};

struct AttendeeRow {
    GuestKey guest;
    std::string name; ///< display name
    std::int64_t number = 0;
    std::string answer; ///< one of kComing
    bool account = false;
};

struct EveningGuestRow {
    std::int64_t key = 0;
    std::string name;
};

struct EveningSeatRow {
    int number = 1; ///< number of the table
    Seat seat{};
    std::optional<GuestKey> guest{};     ///< the guest who has the seat
    std::optional<std::string> called{}; ///< name that the organiser entered for a person who is not a member
    bool bot = false;                    ///< a bot's seat; if all three are unset, the seat is open
    std::string name{};                  ///< the guest's display name
    std::int64_t person = 0;             ///< the guest's public number
    bool member = false;                 ///< the guest is a member of the club
};

struct EveningTableRow {
    int number = 1;
    TableKey key;
    std::string id;
};

struct EveningLinkRow {
    server::SecretHash secret{};
    std::string kind; ///< one of kLinkKinds
    std::optional<int> number{};
    std::optional<Seat> seat{};
};

/// The target of a link.
struct LinkedEvening {
    ClubKey club;
    std::string club_id, club_name, zone;
    EveningRow evening;
    EveningLinkRow link;
};

/// Identifies a table by its evening and its number there.
struct EveningPlace {
    EveningKey evening;
    int number = 1;
};

EveningKey add_evening(Database& db, ClubKey club, GuestKey by, const EveningRow& evening);
/// Returns the club of the evening; nullopt if the club is deleted.
std::optional<ClubKey> club_of(Database& db, EveningKey evening);
/// Writes every field but key and id, and increments the version.
void change_evening(Database& db, const EveningRow& evening);
std::optional<EveningRow> find_evening(Database& db, ClubKey club, const std::string& id);
/// Returns the club's evenings, the latest first, with at most kMostPastEvenings that are over.
std::vector<EveningRow> evenings_of(Database& db, ClubKey club, std::int64_t now);

void set_answer(Database& db, EveningKey evening, GuestKey guest, std::string_view answer, std::int64_t at);
/// Returns the answers of current members, sorted by answer, then by time.
std::vector<AttendeeRow> attendees(Database& db, ClubKey club, EveningKey evening);
/// Numbers of people who come, guests included, and who may come; and one person's own answer.
struct Attendance {
    std::int64_t coming = 0, perhaps = 0;
    std::optional<std::string> mine{}; ///< one of kComing
};
Attendance attendance(Database& db, ClubKey club, EveningKey evening, std::optional<GuestKey> me);
/// Deletes a former member's answers and the seats kept for them at evenings.
void forget_attendee(Database& db, ClubKey club, GuestKey guest);

void add_evening_guest(Database& db, EveningKey evening, const std::string& name);
bool end_evening_guest(Database& db, EveningKey evening, std::int64_t key);
std::vector<EveningGuestRow> evening_guests(Database& db, EveningKey evening);

/// Replaces the previous draw.
void save_draw(Database& db, EveningKey evening, const std::vector<EveningSeatRow>& seats);
/// Returns the drawn seats, sorted by table and seat.
std::vector<EveningSeatRow> evening_seats(Database& db, EveningKey evening);
/// Gives the seat to another guest, or to nobody.
void give_evening_seat(Database& db, EveningKey evening, int number, Seat seat,
                       std::optional<GuestKey> guest);
void add_evening_table(Database& db, const EveningPlace& place, TableKey table);
/// Returns whether the evening has a table of that number.
bool has_table(Database& db, const EveningPlace& place);
/// Returns the evening's tables that are not over; with `all`, also the others.
std::vector<EveningTableRow> evening_tables(Database& db, EveningKey evening, bool all);
/// Returns whether a match has begun at one of the evening's tables.
bool played(Database& db, EveningKey evening);
/// Returns the ids of all matches that have begun at the evening's tables.
std::vector<std::string> evening_matches(Database& db, EveningKey evening);
/// Returns the season that the evening's tables count for; nullopt while it has no tables.
std::optional<SeasonKey> evening_season(Database& db, EveningKey evening);
/// Detaches all tables from the evening, and deletes its links.
void forget_evening_tables(Database& db, EveningKey evening);
/// Detaches the tables that were closed before any match, so that they can be opened again.
void forget_closed_tables(Database& db, EveningKey evening);

/// Replaces the evening's links.
void set_evening_links(Database& db, EveningKey evening, const std::vector<EveningLinkRow>& links);
bool has_links(Database& db, EveningKey evening);
std::optional<LinkedEvening> find_link(Database& db, const server::SecretHash& secret);

/// How often two guests have played a match of the season together.
struct Meeting {
    GuestKey one, other;
    int times = 0;
};
std::vector<Meeting> meetings(Database& db, SeasonKey season);

} // namespace germini::store
