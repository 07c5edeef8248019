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

/// Most clubs per guest, and most members, invitations and seasons per club.
inline constexpr std::size_t kMostClubs = 50;
inline constexpr std::size_t kMostClubMembers = 500, kMostClubInvitations = 20, kMostSeasons = 200;

struct ClubRow {
    ClubKey key;
    std::string id, name, zone;
    std::string house = "{}"; ///< JSON: the initial settings of the club's tables
    std::string rule;         ///< JSON (club::Rule)
    bool open = false;        ///< everybody may see standings and ledger
    std::int64_t version = 1, created = 0;
};

struct MemberRow {
    GuestKey guest;
    std::string name; ///< display name
    std::int64_t number = 0;
    club::Role role = club::Role::member;
    std::int64_t joined = 0;
    bool account = false; ///< the member has an account, so the name is theirs alone
};

/// A member without the display name, which takes much longer to compute than the row to read.
struct MemberRole {
    GuestKey guest;
    club::Role role = club::Role::member;
};

struct SeasonRow {
    SeasonKey key;
    std::string id, name, from_day, to_day;
    std::int64_t begins = 0, ends = 0; ///< milliseconds since 1970; `ends` is after it
    bool archived = false;
    std::int64_t version = 1;
};

struct ClubInvitationRow {
    std::string id, by; ///< `by`: the name of the member who made it
    std::int64_t created = 0;
    std::string note{};      ///< whom or what it is for; may be empty
    std::int64_t joined = 0; ///< number of members who joined by it
};
/// What an invitation leads to.
struct InvitationTargetRow {
    ClubRow club;
    ClubInvitationRow invitation;
    std::int64_t members = 0; ///< number of the club's members
};

/// A table made by a club.
struct ClubTableRow {
    SeasonKey season;
    std::string unit;
    bool stakes = false;
    std::optional<std::string> preset{}; ///< set for games whose presets are games of their own
};

ClubKey add_club(Database& db, const ClubRow& club);
std::optional<ClubRow> find_club(Database& db, const std::string& id);
/// Returns the key of a club, even a deleted one.
std::optional<ClubKey> key_of_club(Database& db, const std::string& id);
/// Writes every field but key, id and `created`, and increments the version.
void change_club(Database& db, const ClubRow& club);
/// Removes all members and invitations, and hides the club from find_club.
void delete_club(Database& db, ClubKey club, std::int64_t at);
/// Returns the guest's clubs, the newest first.
std::vector<ClubRow> clubs_of(Database& db, GuestKey guest);

std::vector<MemberRow> club_members(Database& db, ClubKey club);
std::size_t count_members(Database& db, ClubKey club);
/// Finds a member by public number.
std::optional<MemberRole> find_member(Database& db, ClubKey club, std::int64_t number);
/// Returns the club's owner who joined first, other than `guest`; nullopt if there is no other.
std::optional<GuestKey> other_owner(Database& db, ClubKey club, GuestKey guest);
/// Returns the public numbers of the club's members.
std::unordered_set<std::int64_t> member_numbers(Database& db, ClubKey club);
/// Names that were compared with a new one and look different, by public number.
using CheckedNames = std::unordered_map<std::int64_t, std::string>;
/// Returns the name of another member of the guest's clubs that looks like `name`, or nullopt. Compares
/// `name` only with names that are not in `checked`, and adds those to it.
std::optional<std::string> alike_in_clubs(Database& db, GuestKey guest, const std::string& name,
                                          CheckedNames& checked);
/// Returns the same for the members of one club.
std::optional<std::string> alike_in_club(Database& db, ClubKey club, const std::string& name,
                                         CheckedNames& checked);
std::optional<club::Role> role_in(Database& db, ClubKey club, GuestKey guest);
/// Returns the guest's roles on the server and in the club; without a guest, those of a visitor.
club::Asking asking(Database& db, ClubKey club, std::optional<GuestKey> guest);
void add_club_member(Database& db, ClubKey club, GuestKey guest, club::Role role, std::int64_t now);
/// Throws StoreError if the club's last owner would leave or lose that role.
void set_role(Database& db, ClubKey club, GuestKey guest, club::Role role);
void remove_club_member(Database& db, ClubKey club, GuestKey guest);

/// Uses the id, note and time of `made`.
void add_club_invitation(Database& db, ClubKey club, const ClubInvitationRow& made,
                         const server::SecretHash& secret, GuestKey by);
/// Ends all invitations of the club, or only those made by `of`.
void end_club_invitations(Database& db, ClubKey club, std::optional<GuestKey> of = std::nullopt);
bool end_club_invitation(Database& db, ClubKey club, const std::string& id);
/// Returns the club's invitations, the newest first.
std::vector<ClubInvitationRow> club_invitations(Database& db, ClubKey club);
/// Returns the club that the secret invites to, and the invitation.
std::optional<InvitationTargetRow> invited_to(Database& db, const server::SecretHash& secret);
void count_joined(Database& db, const std::string& invitation);

/// Throws StoreError if the season overlaps another one of the club.
SeasonKey add_season(Database& db, ClubKey club, const SeasonRow& season);
void change_season(Database& db, const SeasonRow& season);
std::optional<SeasonRow> find_season(Database& db, ClubKey club, const std::string& id);
/// Returns the season with this id, or else all seasons with this name.
std::vector<SeasonRow> seasons_named(Database& db, ClubKey club, const std::string& id_or_name);
/// Returns the club's seasons, the newest first.
std::vector<SeasonRow> seasons_of(Database& db, ClubKey club);
/// Returns another season of the club that overlaps this one, if any.
std::optional<SeasonRow> overlapping(Database& db, ClubKey club, const SeasonRow& season);

/// Stores the table's current host as its maker.
void add_club_table(Database& db, TableKey table, const ClubTableRow& row);
std::optional<ClubTableRow> club_table(Database& db, TableKey table);
/// Returns the ids of the season's tables that are not over, the newest first.
std::vector<std::string> open_tables_of(Database& db, SeasonKey season);

} // namespace germini::store
