// The history of finished matches: who sees which, and the cost of a page however much others play.
#include "server/model/past_match.hpp"
#include "server/store/history.hpp"
#include "server/store/migrate.hpp"
#include "tests/server/support/temp_dir.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::model;
using namespace germini::store;

namespace {

constexpr int kFirstSchemas = 3; // those before the index of the history
constexpr int kPage = 20;
// The cost of reading twenty matches of one hand each, with a margin; rows between them must cost nothing.
constexpr std::uint64_t kStepsAPage = 20'000;

constexpr GuestKey kMe(1), kOther(2), kStranger(3);

constexpr const char* kGuests = R"sql(
    INSERT INTO guests VALUES (1, 'aaaaaaaaaaaa', 'Ginevra', CAST(x'01' || zeroblob(31) AS BLOB), 0),
        (2, 'bbbbbbbbbbbb', 'Lapo', CAST(x'02' || zeroblob(31) AS BLOB), 0), (3, 'cccccccccccc', 'Nannina', CAST(x'03' || zeroblob(31) AS BLOB), 0);
)sql";

/// A table of the host's, with so many finished matches of one hand in which the host had every seat.
void add_matches(Database& db, GuestKey host, bool open, int matches) {
    const auto table =
        Statement(
            db,
            "INSERT INTO tables (id, game, rules, open, bots, spectators, invitation, host, state, created)"
            " SELECT 't' || count(*), 'minchiate', '{\"preset\":\"pagat\",\"options\":{}}', ?1, 1, 1, "
            "zeroblob(32),"
            " ?2, 'over', 0 FROM tables RETURNING key")
            .with(open, host)
            .added<TableKey>();
    Statement(db, "INSERT INTO members (table_key, guest) VALUES (?, ?)").with(table, host).run();
    Transaction all(db);
    Statement(db, "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)"
                  " INSERT INTO matches (id, table_key, length, first_dealer, started, ended, ranking)"
                  " SELECT 'm' || ?1 || '-' || i, ?1, 1, 0, 0, 1, '[0,1,2,3]' FROM n")
        .with(table, matches)
        .run();
    Statement(db, "INSERT INTO hands (id, match_key, number, dealer, opened, closed, record, result)"
                  " SELECT 'h' || id, key, 1, 0, 0, 1, '{}', '{}' FROM matches WHERE table_key = ?")
        .with(table)
        .run();
    Statement(db,
              "WITH s (seat) AS (VALUES (0), (1), (2), (3))"
              " INSERT INTO hand_seats (hand_key, seat, person, guest, name, resti)"
              " SELECT h.key, seat, seat, ?2, 'N', 0 FROM matches m JOIN hands h ON h.match_key = m.key, s"
              " WHERE m.table_key = ?1")
        .with(table, host)
        .run();
    all.commit();
}

struct Page {
    std::vector<MatchKey> keys;
    std::optional<std::string> last; ///< id of the last match
    std::uint64_t steps = 0;
};
Page page(Database& db, std::optional<GuestKey> guest, const std::optional<std::string>& before = {}) {
    const std::uint64_t from = db.steps();
    Page found;
    for (const PastMatch& past : history(db, guest, before, kPage)) {
        found.keys.push_back(past.match.key);
        found.last = past.match.id;
    }
    found.steps = db.steps() - from;
    return found;
}

/// Page after page to the end, as a client requests them.
std::vector<MatchKey> all_pages(Database& db, std::optional<GuestKey> guest) {
    std::vector<MatchKey> keys;
    std::optional<std::string> before;
    for (;;) {
        const Page next = page(db, guest, before);
        CHECK(next.steps < kStepsAPage);
        keys.insert(keys.end(), next.keys.begin(), next.keys.end());
        if (next.keys.size() < kPage) return keys;
        before = next.last;
    }
}

std::vector<MatchKey> keys(Database& db, const char* sql) {
    Statement row(db, sql);
    std::vector<MatchKey> found;
    while (row.step()) found.push_back(row.key<MatchKey>(0));
    return found;
}
std::vector<MatchKey> open_ones(Database& db) {
    return keys(db,
                "SELECT m.key FROM matches m JOIN tables t ON t.key = table_key WHERE open ORDER BY 1 DESC");
}

} // namespace

TEST_CASE("a history page costs the same, however much others have played and however long the list is") {
    test::TempDir folder;
    const std::string path = folder.file("a.db");
    Database db(path, Synchronous::normal);
    migrate(db, path, sqlite_migrations().first(kFirstSchemas));
    db.run(kGuests);
    add_matches(db, kMe, false, 30);
    add_matches(db, kOther, true, 25);
    for (int table = 0; table < 10; ++table) add_matches(db, kOther, false, 10'000);
    migrate(db, path, sqlite_migrations());

    for (const auto guest :
         {std::optional<GuestKey>(kMe), std::optional<GuestKey>(kStranger), std::optional<GuestKey>()}) {
        const Page first = page(db, guest);
        CAPTURE(first.steps);
        CHECK(first.keys.size() == kPage);
        CHECK(first.steps < kStepsAPage);
    }
    CHECK(all_pages(db, kMe) == keys(db, "SELECT m.key FROM matches m JOIN tables t ON t.key = table_key"
                                         " WHERE open OR host = 1 ORDER BY 1 DESC"));
    CHECK(all_pages(db, kStranger) == open_ones(db));
    CHECK(all_pages(db, {}) == open_ones(db));
    const Page of_many = page(db, kOther);
    CHECK(of_many.steps < kStepsAPage);
    CHECK(of_many.keys == keys(db, "SELECT key FROM matches ORDER BY 1 DESC LIMIT 20"));
}
