#include "server/store/clubs.hpp"

#include "server/names/nickname.hpp"
#include "server/store/as_blob.hpp"
#include "server/store/guests.hpp"

#include <algorithm>

namespace germini::store {
namespace {

club::Role role_of(const std::string& text) {
    const auto found = std::find(club::kRoles.begin(), club::kRoles.end(), text);
    if (found == club::kRoles.end()) throw StoreError("unknown role of a member: " + text);
    return static_cast<club::Role>(found - club::kRoles.begin());
}

model::ClubRow read_club(const Statement& row) {
    return {row.key<model::ClubKey>(0),
            row.text(1),
            row.text(2),
            row.text(3),
            row.text(4),
            row.text(5),
            row.flag(6),
            row.integer(7),
            row.integer(8)};
}

model::SeasonRow read_season(const Statement& row) {
    return {row.key<model::SeasonKey>(0),
            row.text(1),
            row.text(2),
            row.text(3),
            row.text(4),
            row.integer(5),
            row.integer(6),
            row.flag(7),
            row.integer(8)};
}

/// Reads the six columns of an invitation, starting at column `from`.
model::ClubInvitationRow read_invitation(const Statement& row, int from) {
    return {row.text(from), names::display_name(row.text(from + 1), row.integer(from + 2)),
            row.integer(from + 3), row.text(from + 4), row.integer(from + 5)};
}

std::vector<club::StoredName> names_in(Statement& row) {
    std::vector<club::StoredName> names;
    while (row.step()) names.push_back({row.text(0), row.integer(1)});
    return names;
}

} // namespace

model::ClubKey add_club(Database& db, const model::ClubRow& c) {
    return Statement(db, "INSERT INTO clubs (id, name, zone, house, rule, open, created)"
                         " VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING key")
        .with(c.id, c.name, c.zone, c.house, c.rule, c.open, c.created)
        .added<model::ClubKey>();
}

std::optional<model::ClubRow> find_club(Database& db, const std::string& id) {
    Statement row(db, "SELECT key, id, name, zone, house, rule, open, version, created FROM clubs"
                      " WHERE id = ? AND deleted IS NULL");
    if (!row.with(id).step()) return std::nullopt;
    return read_club(row);
}

std::optional<model::ClubKey> key_of_club(Database& db, const std::string& id) {
    Statement row(db, "SELECT key FROM clubs WHERE id = ?");
    if (!row.with(id).step()) return std::nullopt;
    return row.key<model::ClubKey>(0);
}

void change_club(Database& db, const model::ClubRow& c) {
    Statement(db, "UPDATE clubs SET name = ?, zone = ?, house = ?, rule = ?, open = ?, version = version + 1"
                  " WHERE key = ?")
        .with(c.name, c.zone, c.house, c.rule, c.open, c.key)
        .run();
}

void delete_club(Database& db, model::ClubKey club, std::int64_t at) {
    Statement(db, "UPDATE clubs SET deleted = ?, open = 0, version = version + 1 WHERE key = ?")
        .with(at, club)
        .run();
    for (const char* sql :
         {"DELETE FROM club_members WHERE club_key = ?", "DELETE FROM club_invitations WHERE club_key = ?",
          "DELETE FROM evening_links WHERE evening_key IN (SELECT key FROM evenings WHERE club_key = ?)",
          "DELETE FROM evening_answers WHERE evening_key IN (SELECT key FROM evenings WHERE club_key = ?)",
          "DELETE FROM evening_guests WHERE evening_key IN (SELECT key FROM evenings WHERE club_key = ?)"})
        Statement(db, sql).with(club).run();
    Statement(db, "UPDATE papers SET state = 'withdrawn', answered = ?1 WHERE state = 'waiting'"
                  " AND season_key IN (SELECT key FROM seasons WHERE club_key = ?2)")
        .with(at, club)
        .run();
}

std::vector<model::ClubRow> clubs_of(Database& db, model::GuestKey guest) {
    Statement row(db, "SELECT key, id, name, zone, house, rule, open, version, created FROM clubs"
                      " JOIN club_members ON club_key = key WHERE guest = ? ORDER BY key DESC");
    row.with(guest);
    std::vector<model::ClubRow> clubs;
    while (row.step()) clubs.push_back(read_club(row));
    return clubs;
}

std::vector<model::MemberRow> club_members(Database& db, model::ClubKey club) {
    Statement row(db, "SELECT guest, g.name, g.number, role, joined,"
                      " EXISTS (SELECT 1 FROM accounts a WHERE a.guest = g.key) FROM club_members"
                      " JOIN guests g ON g.key = guest WHERE club_key = ? ORDER BY joined, guest");
    row.with(club);
    std::vector<model::MemberRow> members;
    while (row.step())
        members.push_back({row.key<model::GuestKey>(0), names::display_name(row.text(1), row.integer(2)),
                           row.integer(2), role_of(row.text(3)), row.integer(4), row.integer(5) != 0});
    return members;
}

std::unordered_set<std::int64_t> member_numbers(Database& db, model::ClubKey club) {
    Statement row(db, "SELECT number FROM club_members JOIN guests ON key = guest WHERE club_key = ?");
    row.with(club);
    std::unordered_set<std::int64_t> numbers;
    while (row.step()) numbers.insert(row.integer(0));
    return numbers;
}

std::optional<model::MemberRole> find_member(Database& db, model::ClubKey club, std::int64_t number) {
    Statement row(db, "SELECT guest, role FROM guests JOIN club_members ON guest = key AND club_key = ?"
                      " WHERE number = ?");
    if (!row.with(club, number).step()) return std::nullopt;
    return model::MemberRole{row.key<model::GuestKey>(0), role_of(row.text(1))};
}

std::optional<model::GuestKey> other_owner(Database& db, model::ClubKey club, model::GuestKey guest) {
    Statement row(db, "SELECT guest FROM club_members WHERE club_key = ? AND role = 'owner' AND guest <> ?"
                      " ORDER BY joined, guest LIMIT 1");
    if (!row.with(club, guest).step()) return std::nullopt;
    return row.key<model::GuestKey>(0);
}

std::vector<club::StoredName> fellow_members(Database& db, model::GuestKey guest) {
    Statement row(db, "SELECT g.name, g.number FROM club_members own"
                      " JOIN club_members other ON other.club_key = own.club_key AND other.guest <> own.guest"
                      " JOIN guests g ON g.key = other.guest WHERE own.guest = ?");
    return names_in(row.with(guest));
}

std::vector<club::StoredName> member_names(Database& db, model::ClubKey club) {
    Statement row(db, "SELECT g.name, g.number FROM club_members JOIN guests g ON g.key = guest"
                      " WHERE club_key = ? ORDER BY joined, guest");
    return names_in(row.with(club));
}

std::optional<club::Role> role_in(Database& db, model::ClubKey club, model::GuestKey guest) {
    Statement row(db, "SELECT role FROM club_members WHERE club_key = ? AND guest = ?");
    if (!row.with(club, guest).step()) return std::nullopt;
    return role_of(row.text(0));
}

club::Asking asking(Database& db, model::ClubKey club, std::optional<model::GuestKey> guest) {
    using account::Kind;
    if (!guest) return {};
    const model::People people = people_of(db, {*guest});
    const auto one = people.find(*guest);
    if (one == people.end()) return {};
    const Kind kind = one->second.administrator ? Kind::administrator
                      : one->second.member      ? Kind::account
                                                : Kind::guest;
    return {{kind}, role_in(db, club, *guest)};
}

void add_club_member(Database& db, model::ClubKey club, model::GuestKey guest, club::Role role,
                     std::int64_t now) {
    Statement(db, "INSERT INTO club_members (club_key, guest, role, joined) VALUES (?, ?, ?, ?)"
                  " ON CONFLICT DO NOTHING")
        .with(club, guest, word(role), now)
        .run();
}

void set_role(Database& db, model::ClubKey club, model::GuestKey guest, club::Role role) {
    Statement(db, "UPDATE club_members SET role = ? WHERE club_key = ? AND guest = ?")
        .with(word(role), club, guest)
        .run();
}

void remove_club_member(Database& db, model::ClubKey club, model::GuestKey guest) {
    Statement(db, "DELETE FROM club_members WHERE club_key = ? AND guest = ?").with(club, guest).run();
}

void add_club_invitation(Database& db, model::ClubKey club, const model::ClubInvitationRow& made,
                         const server::SecretHash& secret, model::GuestKey by) {
    Statement(db, "INSERT INTO club_invitations (id, club_key, secret, guest, created, note)"
                  " VALUES (?, ?, ?, ?, ?, ?)")
        .with(made.id, club, as_blob(secret), by, made.created, made.note)
        .run();
}

void end_club_invitation(Database& db, model::ClubKey club, const std::string& id) {
    Statement(db, "DELETE FROM club_invitations WHERE club_key = ? AND id = ?").with(club, id).run();
}

void end_club_invitations(Database& db, model::ClubKey club, std::optional<model::GuestKey> of) {
    Statement(
        db, "DELETE FROM club_invitations WHERE club_key = ?1 AND (CAST(?2 AS BIGINT) IS NULL OR guest = ?2)")
        .with(club, of)
        .run();
}

std::vector<model::ClubInvitationRow> club_invitations(Database& db, model::ClubKey club) {
    Statement row(db, "SELECT i.id, g.name, g.number, i.created, note, i.joined FROM club_invitations i"
                      " JOIN guests g ON g.key = guest WHERE club_key = ? ORDER BY i.key DESC");
    row.with(club);
    std::vector<model::ClubInvitationRow> invitations;
    while (row.step()) invitations.push_back(read_invitation(row, 0));
    return invitations;
}

std::optional<model::InvitationTargetRow> invited_to(Database& db, const server::SecretHash& secret) {
    constexpr int kOfClub = 9; // number of the club's columns
    Statement row(db, "SELECT c.key, c.id, c.name, c.zone, c.house, c.rule, c.open, c.version, c.created,"
                      " i.id, g.name, g.number, i.created, note, i.joined,"
                      " (SELECT count(*) FROM club_members m WHERE m.club_key = c.key)"
                      " FROM clubs c JOIN club_invitations i ON i.club_key = c.key"
                      " JOIN guests g ON g.key = i.guest WHERE i.secret = ? AND c.deleted IS NULL");
    if (!row.with(as_blob(secret)).step()) return std::nullopt;
    return model::InvitationTargetRow{read_club(row), read_invitation(row, kOfClub),
                                      row.integer(kOfClub + 6)};
}

void count_joined(Database& db, const std::string& invitation) {
    Statement(db, "UPDATE club_invitations SET joined = joined + 1 WHERE id = ?").with(invitation).run();
}

model::SeasonKey add_season(Database& db, model::ClubKey club, const model::SeasonRow& s) {
    return Statement(db, "INSERT INTO seasons (id, club_key, name, from_day, to_day, begins, ends)"
                         " VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING key")
        .with(s.id, club, s.name, s.from_day, s.to_day, s.begins, s.ends)
        .added<model::SeasonKey>();
}

void change_season(Database& db, const model::SeasonRow& s) {
    Statement(db, "UPDATE seasons SET name = ?, from_day = ?, to_day = ?, begins = ?, ends = ?, archived = ?,"
                  " version = version + 1 WHERE key = ?")
        .with(s.name, s.from_day, s.to_day, s.begins, s.ends, s.archived, s.key)
        .run();
}

std::optional<model::SeasonRow> find_season(Database& db, model::ClubKey club, const std::string& id) {
    Statement row(db, "SELECT key, id, name, from_day, to_day, begins, ends, archived, version FROM seasons"
                      " WHERE club_key = ? AND id = ?");
    if (!row.with(club, id).step()) return std::nullopt;
    return read_season(row);
}

std::vector<model::SeasonRow> seasons_of(Database& db, model::ClubKey club) {
    Statement row(db, "SELECT key, id, name, from_day, to_day, begins, ends, archived, version FROM seasons"
                      " WHERE club_key = ? ORDER BY begins DESC");
    row.with(club);
    std::vector<model::SeasonRow> seasons;
    while (row.step()) seasons.push_back(read_season(row));
    return seasons;
}

std::vector<model::SeasonRow> seasons_named(Database& db, model::ClubKey club,
                                            const std::string& id_or_name) {
    if (auto season = find_season(db, club, id_or_name)) return {*std::move(season)};
    auto seasons = seasons_of(db, club);
    std::erase_if(seasons,
                  [&id_or_name](const model::SeasonRow& season) { return season.name != id_or_name; });
    return seasons;
}

void add_club_table(Database& db, model::TableKey table, const model::ClubTableRow& t) {
    Statement(db, "INSERT INTO club_tables (table_key, season_key, unit, stakes, preset, maker)"
                  " SELECT key, ?2, ?3, ?4, ?5, host FROM tables WHERE key = ?1")
        .with(table, t.season, t.unit, t.stakes, t.preset)
        .run();
}

std::optional<model::ClubTableRow> club_table(Database& db, model::TableKey table) {
    Statement row(db, "SELECT season_key, unit, stakes, preset FROM club_tables WHERE table_key = ?");
    if (!row.with(table).step()) return std::nullopt;
    return model::ClubTableRow{row.key<model::SeasonKey>(0), row.text(1), row.flag(2), row.text_or_null(3)};
}

std::vector<std::string> open_tables_of(Database& db, model::SeasonKey season) {
    Statement row(db, "SELECT t.id FROM club_tables c JOIN tables t ON t.key = c.table_key"
                      " WHERE season_key = ? AND state <> 'over' ORDER BY t.key DESC");
    row.with(season);
    std::vector<std::string> ids;
    while (row.step()) ids.push_back(row.text(0));
    return ids;
}

} // namespace germini::store
