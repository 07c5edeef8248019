// Evenings of a club: when, who comes, the tables that were drawn, and the links to them.
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

/// Of a club, that are not over.
inline constexpr std::size_t kMostEvenings = 100;
/// Names of guests at an evening; all who come to it.
inline constexpr std::size_t kMostEveningGuests = 60, kMostComing = 200;
/// Of those that are over, the last ones are listed.
inline constexpr int kEveningsTold = 100;

inline constexpr std::array<std::string_view, 3> kComing{"yes", "perhaps", "no"};
inline constexpr std::array<std::string_view, 3> kDrawn{"rota", "lot", "hand"};
inline constexpr std::array<std::string_view, 3> kMissing{"bots", "open", "wait"};
inline constexpr std::array<std::string_view, 3> kLinkKinds{"seat", "organiser", "watch"};

struct EveningRow {
    EveningKey key;
    std::string id, title;
    std::int64_t begins = 0; ///< milliseconds since 1970
    std::int64_t minutes = 0;
    bool called_off = false;
    std::optional<std::string> how{}, missing{}, seed{}; ///< of its draw; `how` is one of kDrawn
    std::int64_t changed = 0, version = 1;
    std::int64_t ends() const { return begins + minutes * 60'000; }
};

struct ComerRow {
    GuestKey guest;
    std::string name; ///< as it is shown
    std::int64_t number = 0;
    std::string answer; ///< one of kComing
    bool account = false;
};

struct EveningGuestRow {
    std::int64_t key = 0;
    std::string name;
};

struct EveningSeatRow {
    int number = 1; ///< of the table
    Seat seat{};
    std::optional<GuestKey> guest{};     ///< whose it is
    std::optional<std::string> called{}; ///< as whom the organiser wrote him down, who is no member
    bool bot = false;                    ///< none of the three: it is open
    std::string name{};                  ///< of the guest, as it is shown
    std::int64_t person = 0;             ///< and his public number
    bool member = false;                 ///< the guest is one of the club
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

/// What a link leads to.
struct LinkedEvening {
    ClubKey club;
    std::string club_id, club_name, zone;
    EveningRow evening;
    EveningLinkRow link;
};

/// Which table of an evening another one becomes.
struct EveningPlace {
    EveningKey evening;
    int number = 1;
};

EveningKey add_evening(Database& db, ClubKey club, GuestKey by, const EveningRow& evening);
/// Whose evening it is; none where the club is deleted.
std::optional<ClubKey> club_of(Database& db, EveningKey evening);
/// All but key and id; the version becomes one more.
void change_evening(Database& db, const EveningRow& evening);
std::optional<EveningRow> find_evening(Database& db, ClubKey club, const std::string& id);
/// The latest first, at most kEveningsTold of those that are over.
std::vector<EveningRow> evenings_of(Database& db, ClubKey club, std::int64_t now);

void set_answer(Database& db, EveningKey evening, GuestKey guest, std::string_view answer, std::int64_t at);
/// Who is still a member, in the order of what they said and when.
std::vector<ComerRow> comers(Database& db, ClubKey club, EveningKey evening);
/// How many come, guests among them, and how many say perhaps; and what one person has said.
struct Attendance {
    std::int64_t coming = 0, perhaps = 0;
    std::optional<std::string> mine{}; ///< one of kComing
};
Attendance attendance(Database& db, ClubKey club, EveningKey evening, std::optional<GuestKey> me);
/// He is no member any more: what he said of evenings, and seats that wait for him, go.
void forget_comer(Database& db, ClubKey club, GuestKey guest);

void add_evening_guest(Database& db, EveningKey evening, const std::string& name);
bool end_evening_guest(Database& db, EveningKey evening, std::int64_t key);
std::vector<EveningGuestRow> evening_guests(Database& db, EveningKey evening);

/// Instead of what was drawn before.
void save_draw(Database& db, EveningKey evening, const std::vector<EveningSeatRow>& seats);
/// By table and seat.
std::vector<EveningSeatRow> evening_seats(Database& db, EveningKey evening);
/// The seat is another's from now on, or nobody's.
void give_evening_seat(Database& db, EveningKey evening, int number, Seat seat,
                       std::optional<GuestKey> guest);
void add_evening_table(Database& db, const EveningPlace& place, TableKey table);
/// The evening has a table of that number.
bool has_table(Database& db, const EveningPlace& place);
/// Those that are not over; `all`: also those that are.
std::vector<EveningTableRow> evening_tables(Database& db, EveningKey evening, bool all);
/// A match has begun at one of its tables.
bool played(Database& db, EveningKey evening);
/// Ids of all matches that have begun at its tables.
std::vector<std::string> evening_matches(Database& db, EveningKey evening);
/// What is played at its tables is of that season; nothing as long as there are none.
std::optional<SeasonKey> evening_season(Database& db, EveningKey evening);
/// They are of the evening no more.
void forget_evening_tables(Database& db, EveningKey evening);
/// The same of those that were closed before any match: they can be opened again.
void forget_closed_tables(Database& db, EveningKey evening);

/// Instead of those of before.
void set_evening_links(Database& db, EveningKey evening, const std::vector<EveningLinkRow>& links);
bool has_links(Database& db, EveningKey evening);
std::optional<LinkedEvening> find_link(Database& db, const server::SecretHash& secret);

/// How often two have played a match of the season with each other.
struct Meeting {
    GuestKey one, other;
    int times = 0;
};
std::vector<Meeting> meetings(Database& db, SeasonKey season);

} // namespace germini::store
