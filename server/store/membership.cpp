#include "server/store/membership.hpp"

#include "server/club/belonging.hpp"
#include "server/names/nickname.hpp"
#include "server/store/as_blob.hpp"

namespace germini::store {
namespace {

constexpr std::int64_t kDay = 24 * 3'600'000;

/// Deletes the person's admissions to tables of the club's evenings.
void forget_admissions(Database& db, model::ClubKey club, model::GuestKey person) {
    Statement(db,
              "DELETE FROM members WHERE guest IN (SELECT key FROM guests WHERE key = ?2 OR merged_into = ?2)"
              " AND table_key IN (SELECT t.table_key FROM evening_tables t"
              "  JOIN evenings e ON e.key = t.evening_key WHERE e.club_key = ?1)")
        .with(club, person)
        .run();
}

std::vector<model::GuestKey> keys_of(Statement& row) {
    std::vector<model::GuestKey> keys;
    while (row.step()) keys.push_back(row.key<model::GuestKey>(0));
    return keys;
}

} // namespace

std::vector<model::HostedTableRow> tables_of_club(Database& db, model::ClubKey club,
                                                  const std::vector<std::string>& ids) {
    std::vector<model::HostedTableRow> tables;
    for (const std::string& id : ids) {
        Statement row(
            db, "SELECT e.table_key IS NOT NULL, t.host, p.name, p.number, t.invitation FROM tables t"
                " JOIN club_tables c ON c.table_key = t.key JOIN seasons s ON s.key = c.season_key"
                " JOIN guests g ON g.key = t.host JOIN guests p ON p.key = coalesce(g.merged_into, g.key)"
                " LEFT JOIN evening_tables e ON e.table_key = t.key WHERE t.id = ? AND s.club_key = ?");
        if (!row.with(id, club).step()) continue;
        tables.push_back({id, row.integer(0) != 0, row.key<model::GuestKey>(1),
                          names::display_name(row.text(2), row.integer(3)), hash_of(row.blob(4))});
    }
    return tables;
}

std::vector<model::GuestKey> organisers_of(Database& db, model::ClubKey club) {
    Statement row(db, "SELECT g.key FROM club_members m JOIN guests g ON m.guest IN (g.key, g.merged_into)"
                      " WHERE m.club_key = ? AND m.role <> 'member'");
    return keys_of(row.with(club));
}

std::vector<model::GuestKey> organisers_at(Database& db, model::TableKey table) {
    Statement row(db, "SELECT e.club_key FROM evening_tables t JOIN evenings e ON e.key = t.evening_key"
                      " WHERE t.table_key = ?");
    if (!row.with(table).step()) return {};
    return organisers_of(db, row.key<model::ClubKey>(0));
}

bool hosts(Database& db, model::TableKey table, model::GuestKey guest) {
    return Statement(db, "SELECT 1 FROM tables WHERE key = ? AND host = ?").with(table, guest).step();
}

void hand_tables_over(Database& db, model::ClubKey club, model::GuestKey from, model::GuestKey to,
                      TablesOf which) {
    Statement(db, "UPDATE tables SET host = ?3"
                  " WHERE host IN (SELECT key FROM guests WHERE key = ?2 OR merged_into = ?2)"
                  " AND key IN (SELECT table_key FROM club_tables c JOIN seasons s ON s.key = c.season_key"
                  "  WHERE s.club_key = ?1) AND (?4 OR key IN (SELECT table_key FROM evening_tables))")
        .with(club, from, to, which == TablesOf::club)
        .run();
}

void shut_out_of_evenings(Database& db, model::ClubKey club, model::GuestKey person, std::int64_t now) {
    Statement(
        db, "INSERT INTO barred (table_key, guest) SELECT t.table_key, g.key"
            " FROM evening_tables t JOIN evenings e ON e.key = t.evening_key"
            " JOIN tables ON tables.key = t.table_key"
            " JOIN guests g ON g.key = ?2 OR g.merged_into = ?2 WHERE e.club_key = ?1"
            " AND (tables.state <> 'over' OR e.begins + e.minutes * 60000 > ?3 OR EXISTS (SELECT 1 FROM seats"
            "  WHERE table_key = t.table_key AND g.key IN (guest, left_by, heir)))"
            " ON CONFLICT DO NOTHING")
        .with(club, person, now - kDay)
        .run();
    forget_admissions(db, club, person);
}

void end_evening_links(Database& db, model::ClubKey club) {
    Statement(db,
              "DELETE FROM evening_links WHERE evening_key IN (SELECT key FROM evenings WHERE club_key = ?)")
        .with(club)
        .run();
    end_table_invitations(db, club);
}

void end_table_invitations(Database& db, model::ClubKey club, std::optional<model::EveningKey> evening) {
    // No secret is known that has this hash.
    constexpr server::SecretHash kNobodys{};
    Statement(db, "UPDATE tables SET invitation = ?3 WHERE key IN"
                  " (SELECT of.table_key FROM evenings e JOIN evening_tables of ON of.evening_key = e.key"
                  "  WHERE e.club_key = ?1 AND (CAST(?2 AS BIGINT) IS NULL OR e.key = ?2))")
        .with(club, evening, as_blob(kNobodys))
        .run();
    Statement(db, "DELETE FROM members WHERE table_key IN"
                  " (SELECT of.table_key FROM evenings e JOIN evening_tables of ON of.evening_key = e.key"
                  "  WHERE e.club_key = ?1 AND (CAST(?2 AS BIGINT) IS NULL OR e.key = ?2))")
        .with(club, evening)
        .run();
}

void end_seat_links(Database& db, model::ClubKey club, model::GuestKey person) {
    Statement(db, "DELETE FROM evening_links WHERE kind = 'seat' AND EXISTS"
                  " (SELECT 1 FROM evening_seats s JOIN evenings e ON e.key = s.evening_key"
                  "  WHERE e.club_key = ? AND s.guest = ? AND s.evening_key = evening_links.evening_key"
                  "  AND s.number = evening_links.number AND s.seat = evening_links.seat)")
        .with(club, person)
        .run();
}

bool admits(Database& db, model::TableKey table, const server::SecretHash& secret) {
    Statement row(db, "SELECT 1 FROM tables WHERE key = ?1 AND invitation = ?2 UNION ALL"
                      " SELECT 1 FROM evening_links l JOIN evening_tables t ON t.evening_key = l.evening_key"
                      " WHERE t.table_key = ?1 AND l.secret = ?2");
    return row.with(table, as_blob(secret)).step();
}

void end_organisers_rights(Database& db, model::ClubKey club, model::GuestKey person) {
    end_evening_links(db, club);
    forget_admissions(db, club, person);
}

void end_evening_rights(Database& db, model::ClubKey club, model::GuestKey person, club::Role role,
                        std::int64_t now) {
    if (role == club::Role::member)
        end_seat_links(db, club, person);
    else
        end_evening_links(db, club);
    shut_out_of_evenings(db, club, person, now);
}

model::ClubKey club_of(Database& db, model::SeasonKey season) {
    Statement row(db, "SELECT club_key FROM seasons WHERE key = ?");
    return row.with(season).step() ? row.key<model::ClubKey>(0) : model::ClubKey{};
}

bool counts_for_club(Database& db, model::TableKey table) {
    Statement row(db, "SELECT k.deleted IS NOT NULL, s.archived,"
                      " EXISTS (SELECT 1 FROM evening_tables e WHERE e.table_key = c.table_key),"
                      " EXISTS (SELECT 1 FROM club_members m JOIN guests g ON g.key = c.maker"
                      "  WHERE m.club_key = k.key AND m.guest = coalesce(g.merged_into, g.key))"
                      " FROM club_tables c JOIN seasons s ON s.key = c.season_key"
                      " JOIN clubs k ON k.key = s.club_key WHERE c.table_key = ?");
    return !row.with(table).step() || club::counts({row.flag(0), row.flag(1), row.flag(2), row.flag(3)});
}

void set_match_apart(Database& db, model::MatchKey match) {
    Statement(db, "UPDATE matches SET for_club = 0 WHERE key = ?").with(match).run();
}

bool match_apart(Database& db, model::MatchKey match) {
    Statement row(db, "SELECT for_club = 0 FROM matches WHERE key = ?");
    return row.with(match).step() && row.integer(0) != 0;
}

bool outsider(Database& db, model::SeasonKey season, model::GuestKey guest, model::MatchKey match) {
    Statement row(db, "SELECT k.deleted IS NOT NULL, EXISTS (SELECT 1 FROM club_members b"
                      "  WHERE b.club_key = k.key AND b.guest IN (g.key, g.merged_into)),"
                      " (SELECT max(l.at) FROM club_left l"
                      "  WHERE l.club_key = k.key AND l.guest IN (g.key, g.merged_into)), m.started"
                      " FROM seasons s JOIN clubs k ON k.key = s.club_key"
                      " JOIN guests g ON g.key = ?2 JOIN matches m ON m.key = ?3 WHERE s.key = ?1");
    return row.with(season, guest, match).step() &&
           club::is_outsider({row.flag(0), row.flag(1), row.integer_or_null(2), row.integer(3)});
}

} // namespace germini::store
