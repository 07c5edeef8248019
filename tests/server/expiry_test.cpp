// Old matches in which nobody has an account leave the database, and `verify` accepts that alone.
#include "server/verify/verify.hpp"
#include "tests/server/support/match_play.hpp"
#include "tests/server/support/rows.hpp"
#include "tests/server/toy/toy_wire.hpp"

#include <cstdlib>
#include <doctest/doctest.h>
#include <filesystem>

using namespace germini;
using namespace germini::test;

namespace {

constexpr std::chrono::hours kDay{24};
constexpr std::chrono::milliseconds kFirstLook{1500}; // at the tables, after a start

bool on_postgres() { return std::getenv("TESTS_POSTGRES") != nullptr; }

/// A match of three guests.
struct Played {
    std::string table, match, hand; ///< its first hand
    test::Person guest;
};

class House {
public:
    /// Starts the server so many days from now.
    void start(int day, const TestServer::Change& change = {}) {
        stop();
        day_ = day;
        server_ = begun(change);
    }
    void stop() { server_.reset(); }
    /// A second node of a cluster.
    std::unique_ptr<TestServer> other_node() {
        return begun([](server::ServerSettings& settings) { settings.store.node = "b"; });
    }
    unsigned short port() const { return server_->port(); }

    Played play(int hands = 3) {
        Party party = sit_down(loop_, port(), kToy, 3, 3);
        play_hands(loop_, party, 1, hands);
        REQUIRE(all_are(loop_, party, hands == 3 ? "over" : "between"));
        const json& match = match_of(party[0]);
        return {party.ids.id, match["id"], match["hands"][0]["hand"], party[0].person()};
    }
    void post(const Played& played, const std::string& path, const json& body) const {
        REQUIRE(http_request(port(), "POST", path, body.dump(), played.guest.headers()).status == 201);
    }
    int status(const Played& played, const std::string& path) const {
        return http_request(port(), "GET", path, "", played.guest.headers()).status;
    }
    bool is_there(const Played& played) const {
        const bool match = status(played, "/api/matches/" + played.match) == 200;
        CHECK((status(played, "/api/hands/" + played.hand) == 200) == match);
        CHECK((status(played, "/api/tables/" + played.table) == 200) == match);
        return match;
    }
    EventLoop& loop() { return loop_; }
    const TempDir& folder() const { return folder_; }
    /// By which an expired match has ended, on this day.
    std::int64_t expired_before() const {
        const auto now = std::chrono::system_clock::now() + (day_ - 730) * kDay;
        return std::chrono::duration_cast<std::chrono::milliseconds>(now.time_since_epoch()).count();
    }
    server::VerifyResult verified(const std::string& place, std::int64_t before) const {
        store::Database db(place, store::Synchronous::normal, store::Access::reading);
        return server::verify(db, server::games_with_toy(), {}, server::PreparedPacks::possible, before);
    }
    /// What is found after the statements have changed a copy of the file.
    server::VerifyResult found_after(const std::string& sql) const {
        const TempDir other;
        const std::string copy = other.file("germini.db");
        std::filesystem::copy_file(folder_.file("germini.db"), copy);
        store::Database(copy, store::Synchronous::normal).run("PRAGMA foreign_keys = OFF; " + sql);
        return verified(copy, expired_before());
    }

private:
    std::unique_ptr<TestServer> begun(const TestServer::Change& change) {
        return std::make_unique<TestServer>(folder_, [&](server::ServerSettings& settings) {
            settings.environment.now = [real = settings.environment.now, days = day_ * kDay] {
                return real() + std::chrono::milliseconds(days).count();
            };
            if (change) change(settings);
        });
    }

    TempDir folder_;
    EventLoop loop_;
    int day_ = 0;
    std::unique_ptr<TestServer> server_;
};

/// As if the match had expired, with these times if they are not null; its other rows are left behind.
std::string forged(const Played& played, const std::string& time) {
    const std::string hers = " WHERE match_key = (SELECT key FROM matches WHERE id = '" + played.match + "')";
    const auto at = [&time](const std::string& column) { return "coalesce(" + time + ", " + column + ")"; };
    return "INSERT INTO expired_matches (id, started, ended, hands, expired) SELECT id, started, " +
           at("ended") + ", 3, 0 FROM matches WHERE id = '" + played.match +
           "'; INSERT INTO expired_hands (n, id, match_key, closed, link) SELECT n, h.id, e.key, " +
           at("closed") + ", link FROM chain c JOIN hands h ON h.key = c.hand_key" +
           " JOIN expired_matches e ON e.id = '" + played.match + "'" + hers.substr(0, 7) + "h." +
           hers.substr(7) + "; DELETE FROM chain WHERE hand_key IN (SELECT key FROM hands" + hers +
           "); DELETE FROM hands" + hers + "; DELETE FROM matches WHERE id = '" + played.match + "'";
}

bool mentions(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

} // namespace

TEST_CASE("an old match of guests leaves the database; the chain remains, and verify finds forged gaps") {
    House house;
    house.start(0);
    const Played old = house.play(), account = house.play(), shared = house.play(), open = house.play(1);
    house.post(account, "/api/accounts", {{"login", "Ginevra"}, {"password", "Orsanmichele 1337"}});
    house.post(shared, "/api/hands/" + shared.hand + "/shares", json::object());
    house.start(400);
    const Played late = house.play(), last = house.play();

    house.start(729);
    house.loop().run_for(kFirstLook);
    CHECK(house.is_there(old));

    if (!on_postgres()) {
        // All or nothing.
        house.stop();
        const std::string file = house.folder().file("germini.db");
        store::Database(file, store::Synchronous::normal)
            .run("CREATE TRIGGER stays BEFORE DELETE ON tables BEGIN SELECT RAISE(ABORT, 'it stays'); END");
        house.start(731);
        const auto before = rows_in(file);
        house.loop().run_for(kFirstLook);
        CHECK(rows_in(file) == before);
        house.stop();
        store::Database(file, store::Synchronous::normal).run("DROP TRIGGER stays");
    }
    house.start(731);
    std::unique_ptr<TestServer> other;
    if (on_postgres()) other = house.other_node(); // both look at the same time
    REQUIRE(house.loop().run_until([&] { return house.status(old, "/api/matches/" + old.match) == 404; }));
    CHECK_FALSE(house.is_there(old));
    const json history = page_of(house.port(), old.guest, "/api/history");
    for (const json& match : history["matches"]) CHECK(match["id"] != old.match);
    for (const Played& played : {account, shared, open, late, last}) CHECK(house.is_there(played));
    other.reset();
    house.stop();

    const auto verified = house.verified(database_of(house.folder()), house.expired_before());
    CHECK(verified.differences == verified.hands); // the toy game cannot play a record again: no other
    CHECK(verified.expired_matches == 1);
    CHECK(verified.expired_hands == 3);
    CHECK(verified.links == 16);
    CHECK(verified.hands == 13);
    // A longer setting does not accept it.
    const std::int64_t sooner = house.expired_before() - 2 * std::chrono::milliseconds(kDay).count();
    CHECK(mentions(house.verified(database_of(house.folder()), sooner).first,
                   "it has expired, but was closed too recently"));
    CHECK(number_in(house.folder(), "SELECT count(*) FROM tables") == 5);

    house.start(1200); // the last link stays, which the next one continues
    REQUIRE(house.loop().run_until([&] { return house.status(late, "/api/matches/" + late.match) == 404; }));
    CHECK_FALSE(house.is_there(late));
    CHECK(house.is_there(last));
    const Played next = house.play();
    house.stop();
    const auto later = house.verified(database_of(house.folder()), house.expired_before());
    CHECK(later.differences == later.hands);
    CHECK(later.expired_matches == 2);
    if (on_postgres()) return;

    // Forged gaps.
    const auto found = [&](const std::string& sql) { return house.found_after(sql).first; };
    // What is found after the hands.
    const auto finds = [&](const std::string& sql) {
        const auto result = house.found_after(sql);
        return result.differences > result.hands;
    };
    CHECK(mentions(found(forged(next, "NULL")), "it has expired, but was closed too recently"));
    CHECK(mentions(found("UPDATE hands SET closed = closed + 86400000 * 3000 WHERE key ="
                         " (SELECT hand_key FROM chain WHERE n = 16); " +
                         forged(next, "0")),
                   "it has expired, but the hand before it was closed too recently"));
    CHECK(finds(forged(account, "NULL"))); // rows are left that refer to it
    CHECK(mentions(found("DELETE FROM hands WHERE id = '" + shared.hand + "'"),
                   "link 7: its closed hand is missing"));
    CHECK(mentions(found("DELETE FROM expired_hands WHERE n = 2"), "link 3: it follows link 1"));
    CHECK(mentions(found("UPDATE expired_hands SET link = zeroblob(32) WHERE n = 3"),
                   "link 4: it does not match hand "));
    CHECK(finds("INSERT INTO expired_matches (id, started, ended, hands, expired) VALUES ('" + account.match +
                "', 0, 0, 0, 0)"));
    CHECK(finds("DELETE FROM expired_matches WHERE id = '" + old.match + "'"));
    CHECK(finds("UPDATE expired_matches SET hands = 4"));
}

TEST_CASE("with --match-days 0 no match expires") {
    House house;
    house.start(0);
    const Played old = house.play(), last = house.play();
    house.start(5000, [](server::ServerSettings& settings) { settings.directory.match_age = {}; });
    house.loop().run_for(kFirstLook);
    CHECK(house.is_there(old));
    CHECK(house.is_there(last));
}
