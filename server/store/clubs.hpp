// Clubs, their members, invitations and seasons.
#pragma once
#include "server/club/role.hpp"
#include "server/club/rule.hpp"
#include "server/crypto/random.hpp"
#include "server/store/database.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace germini::store {

/// One guest is a member of, at most; and of one club.
inline constexpr std::size_t kMostClubs = 50;
inline constexpr std::size_t kMostClubMembers = 500, kMostClubInvitations = 20, kMostSeasons = 200;

struct ClubRow {
    ClubKey key;
    std::string id, name, zone;
    std::string house = "{}"; ///< JSON: what its tables start from
    std::string rule;         ///< JSON (club::Rule)
    bool open = false;        ///< everybody may see standings and ledger
    std::int64_t version = 1, created = 0;
};

struct MemberRow {
    GuestKey guest;
    std::string name; ///< as it is shown
    std::int64_t number = 0;
    club::Role role = club::Role::member;
    std::int64_t joined = 0;
    bool account = false; ///< so that the name is nobody else's
};

struct SeasonRow {
    SeasonKey key;
    std::string id, name, from_day, to_day;
    std::int64_t begins = 0, ends = 0; ///< milliseconds since 1970; `ends` is after it
    bool archived = false;
    std::int64_t version = 1;
};

struct ClubInvitationRow {
    std::string id, by; ///< `by`: the name of who made it
    std::int64_t created = 0;
    std::string note{};      ///< whom or what it is for; may be empty
    std::int64_t joined = 0; ///< how many have become members by it
};
/// What somebody's invitation is to.
struct InvitedRow {
    ClubRow club;
    ClubInvitationRow invitation;
    std::int64_t members = 0; ///< of the club
};

/// A table that a club made.
struct ClubTableRow {
    SeasonKey season;
    std::string unit;
    bool stakes = false;
    std::string sides;                   ///< JSON: by seat, a side or null
    std::optional<std::string> preset{}; ///< of a game whose presets are games of their own
};

ClubKey add_club(Database& db, const ClubRow& club);
std::optional<ClubRow> find_club(Database& db, const std::string& id);
/// All but key, id and `created`; the version becomes one more.
void change_club(Database& db, const ClubRow& club);
/// Nobody is in it from now on, nobody is invited, and find_club does not find it.
void delete_club(Database& db, ClubKey club, std::int64_t at);
/// Those of a guest, the newest first.
std::vector<ClubRow> clubs_of(Database& db, GuestKey guest);

std::vector<MemberRow> club_members(Database& db, ClubKey club);
/// The public numbers of its members.
std::unordered_set<std::int64_t> member_numbers(Database& db, ClubKey club);
/// Names that were compared with another one and look different, by their bearers' public numbers.
using CheckedNames = std::unordered_map<std::int64_t, std::string>;
/// The name of another member of the guest's clubs that looks like this one. Compares it with the names that
/// are not in `checked`, and adds them to it.
std::optional<std::string> alike_in_clubs(Database& db, GuestKey guest, const std::string& name,
                                          CheckedNames& checked);
std::optional<club::Role> role_in(Database& db, ClubKey club, GuestKey guest);
/// What he is to the server and in the club; none: somebody without a name.
club::Asking asking(Database& db, ClubKey club, std::optional<GuestKey> guest);
void add_club_member(Database& db, ClubKey club, GuestKey guest, club::Role role, std::int64_t now);
/// Throws StoreError where the last owner would go, or be one no more.
void set_role(Database& db, ClubKey club, GuestKey guest, club::Role role);
void remove_club_member(Database& db, ClubKey club, GuestKey guest);

/// `made` says id, note and when.
void add_club_invitation(Database& db, ClubKey club, const ClubInvitationRow& made,
                         const server::SecretHash& secret, GuestKey by);
/// All of them, or those that this guest made.
void end_club_invitations(Database& db, ClubKey club, std::optional<GuestKey> of = std::nullopt);
bool end_club_invitation(Database& db, ClubKey club, const std::string& id);
/// The newest first.
std::vector<ClubInvitationRow> club_invitations(Database& db, ClubKey club);
/// The club that the secret invites to, and by whom.
std::optional<InvitedRow> invited_to(Database& db, const server::SecretHash& secret);
void count_joined(Database& db, const std::string& invitation);

/// Throws StoreError where it overlaps another of the club.
SeasonKey add_season(Database& db, ClubKey club, const SeasonRow& season);
void change_season(Database& db, const SeasonRow& season);
std::optional<SeasonRow> find_season(Database& db, ClubKey club, const std::string& id);
/// The newest first.
std::vector<SeasonRow> seasons_of(Database& db, ClubKey club);
/// Another one of the club that has a moment with it.
std::optional<SeasonRow> overlapping(Database& db, ClubKey club, const SeasonRow& season);

/// Who hosts it now is its maker.
void add_club_table(Database& db, TableKey table, const ClubTableRow& row);
std::optional<ClubTableRow> club_table(Database& db, TableKey table);
/// Ids of its tables that are not over, the newest first.
std::vector<std::string> open_tables_of(Database& db, SeasonKey season);

} // namespace germini::store
