// Clubs, their members, invitations and seasons.
#pragma once
#include "server/club/look_alike.hpp"
#include "server/model/club.hpp"
#include "server/model/club_invitation.hpp"
#include "server/model/club_member.hpp"
#include "server/model/club_table.hpp"
#include "server/model/season.hpp"
#include "server/store/database.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

namespace germini::store {

model::ClubKey add_club(Database& db, const model::ClubRow& club);
std::optional<model::ClubRow> find_club(Database& db, const std::string& id);
/// Returns the key of a club, even a deleted one.
std::optional<model::ClubKey> key_of_club(Database& db, const std::string& id);
/// Writes every field but key, id and `created`, and increments the version.
void change_club(Database& db, const model::ClubRow& club);
/// Removes all members and invitations, and hides the club from find_club.
void delete_club(Database& db, model::ClubKey club, std::int64_t at);
/// Returns the guest's clubs, the newest first.
std::vector<model::ClubRow> clubs_of(Database& db, model::GuestKey guest);

std::vector<model::MemberRow> club_members(Database& db, model::ClubKey club);
/// Finds a member by public number.
std::optional<model::MemberRole> find_member(Database& db, model::ClubKey club, std::int64_t number);
/// Returns the club's owner who joined first, other than `guest`; nullopt if there is no other.
std::optional<model::GuestKey> other_owner(Database& db, model::ClubKey club, model::GuestKey guest);
/// Returns the public numbers of the club's members.
std::unordered_set<std::int64_t> member_numbers(Database& db, model::ClubKey club);
/// Returns the names of the other members of the guest's clubs; of each club that they share.
std::vector<club::StoredName> fellow_members(Database& db, model::GuestKey guest);
std::vector<club::StoredName> member_names(Database& db, model::ClubKey club);
std::optional<club::Role> role_in(Database& db, model::ClubKey club, model::GuestKey guest);
/// Returns the guest's roles on the server and in the club; without a guest, those of a visitor.
club::Asking asking(Database& db, model::ClubKey club, std::optional<model::GuestKey> guest);
void add_club_member(Database& db, model::ClubKey club, model::GuestKey guest, club::Role role,
                     std::int64_t now);
/// Throws StoreError if the club's last owner would leave or lose that role.
void set_role(Database& db, model::ClubKey club, model::GuestKey guest, club::Role role);
void remove_club_member(Database& db, model::ClubKey club, model::GuestKey guest);

/// Uses the id, note and time of `made`.
void add_club_invitation(Database& db, model::ClubKey club, const model::ClubInvitationRow& made,
                         const server::SecretHash& secret, model::GuestKey by);
/// Ends all invitations of the club, or only those made by `of`.
void end_club_invitations(Database& db, model::ClubKey club,
                          std::optional<model::GuestKey> of = std::nullopt);
void end_club_invitation(Database& db, model::ClubKey club, const std::string& id);
/// Returns the club's invitations, the newest first.
std::vector<model::ClubInvitationRow> club_invitations(Database& db, model::ClubKey club);
/// Returns the club that the secret invites to, and the invitation.
std::optional<model::InvitationTargetRow> invited_to(Database& db, const server::SecretHash& secret);
void count_joined(Database& db, const std::string& invitation);

/// Throws StoreError if the season overlaps another one of the club.
model::SeasonKey add_season(Database& db, model::ClubKey club, const model::SeasonRow& season);
void change_season(Database& db, const model::SeasonRow& season);
std::optional<model::SeasonRow> find_season(Database& db, model::ClubKey club, const std::string& id);
/// Returns the season with this id, or else all seasons with this name.
std::vector<model::SeasonRow> seasons_named(Database& db, model::ClubKey club, const std::string& id_or_name);
/// Returns the club's seasons, the newest first.
std::vector<model::SeasonRow> seasons_of(Database& db, model::ClubKey club);

/// Stores the table's current host as its maker.
void add_club_table(Database& db, model::TableKey table, const model::ClubTableRow& row);
std::optional<model::ClubTableRow> club_table(Database& db, model::TableKey table);
/// Returns the ids of the season's tables that are not over, the newest first.
std::vector<std::string> open_tables_of(Database& db, model::SeasonKey season);

} // namespace germini::store
