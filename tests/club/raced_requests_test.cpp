// Two requests that meet in the database: one is done, and the other gets an answer that reflects the
// first, not a fault.
#include "tests/club/club_kit.hpp"
#include "tests/server/support/locked_database.hpp"

#include <chrono>
#include <condition_variable>
#include <doctest/doctest.h>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <set>
#include <thread>

using namespace germini;
using namespace germini::test;

namespace {

constexpr std::chrono::milliseconds kRequestsUnderWay{300};

std::pair<HttpAnswer, HttpAnswer> answers_at_once(const std::string& file,
                                                  const std::function<HttpAnswer()>& first,
                                                  const std::function<HttpAnswer()>& second) {
    std::pair<HttpAnswer, HttpAnswer> answers;
    at_once(
        file, [&] { answers.first = first(); }, [&] { answers.second = second(); });
    return answers;
}

const json kToyHouse{{"game", "toy"}, {"preset", "plain"}, {"open", false}};

/// An evening in an hour with Ginevra and two members attending; returns its path.
std::string evening_of_three(ClubEvening& club) {
    const HttpAnswer called =
        club.post("/evenings", {{"title", "Giovedì"}, {"at", in_an_hour()}, {"minutes", 240}}, club.owner);
    REQUIRE_MESSAGE(called.status == 201, called.body);
    const std::string at = "/evenings/" + called.value()["id"].get<std::string>();
    for (const test::Person& who : {club.owner, club.joined("Lapo"), club.joined("Nannina")})
        REQUIRE(club.post(at + "/answer", {{"answer", "yes"}}, who).status == 200);
    return at;
}
HttpAnswer draw(const ClubEvening& club, const std::string& at) {
    const json version = club.get(at, club.owner.headers()).value()["version"];
    return club.post(at + "/draw", {{"version", version}, {"missing", "bots"}}, club.owner);
}

HttpAnswer rename(const ClubEvening& club, const test::Person& who, const char* name) {
    return http_request(club.server->port(), "PATCH", "/api/guests/me", json{{"name", name}}.dump(),
                        who.headers());
}

/// A clock that holds up the reader of long queries while a draw asks for the time.
class HoldingClock {
public:
    /// Called on the server's only thread and, by a draw, on that reader's.
    std::int64_t now() {
        std::unique_lock lock(mutex_);
        if (!holding_) server_threads_.insert(std::this_thread::get_id());
        if (!server_threads_.contains(std::this_thread::get_id())) {
            held_ = true;
            change_.notify_all();
            change_.wait(lock, [this] { return !holding_; });
        }
        return std::chrono::duration_cast<std::chrono::milliseconds>(
                   std::chrono::system_clock::now().time_since_epoch())
            .count();
    }
    void hold() {
        const std::scoped_lock lock(mutex_);
        holding_ = true;
    }
    bool wait_until_held() {
        std::unique_lock lock(mutex_);
        return change_.wait_for(lock, std::chrono::seconds(10), [this] { return held_; });
    }
    void release() {
        const std::scoped_lock lock(mutex_);
        holding_ = false;
        change_.notify_all();
    }

private:
    std::mutex mutex_;
    std::condition_variable change_;
    std::set<std::thread::id> server_threads_;
    bool holding_ = false, held_ = false;
};

} // namespace

TEST_CASE("two organisers who open an evening's tables at once open each table once") {
    ClubEvening club(kToyHouse);
    const std::string at = evening_of_three(club);
    REQUIRE(draw(club, at).status == 200);
    const auto open = [&] { return club.post(at + "/tables", json::object(), club.owner); };
    const auto [first, second] = answers_at_once(club.file(), open, open);
    CHECK(first.status == 201);
    CHECK(refused(second, 409) == "has_tables at ");
    CHECK(number_in(club.folder, "SELECT count(*) FROM tables") == 1);
    CHECK(open().status == 201); // existing ones stay, and the links are new
}

TEST_CASE("a guest who enters two people's codes at once is merged into one of them") {
    const TempDir folder;
    TestServer server(folder);
    const auto post = [&](const test::Person& who, const char* path, const json& body) {
        return http_request(server.port(), "POST", path, body.dump(), who.headers());
    };
    const auto code_of = [&](const test::Person& who) {
        return post(who, "/api/me/link-code", json::object()).value()["code"].get<std::string>();
    };
    const test::Person ginevra = new_person(server.port(), "Ginevra"),
                       lapo = new_person(server.port(), "Lapo"),
                       nannina = new_person(server.port(), "Nannina");
    const std::string one = code_of(ginevra), other = code_of(lapo);
    const auto say = [&](const std::string& code) {
        return [&, code] { return post(nannina, "/api/link-code", {{"code", code}}); };
    };
    const auto [first, second] = answers_at_once(database_of(folder), say(one), say(other));
    CHECK(first.status == 200);
    CHECK(second.status >= 400);
    CHECK(second.status < 500);
    CHECK(number_in(folder, "SELECT count(*) FROM merges") == 1);
}

TEST_CASE("a guest who joins a club and takes its owner's name at once gets only one of them") {
    ClubEvening club;
    const json secret = club.post("/invitations", json::object(), club.owner).value()["secret"];
    const test::Person neri = new_person(club.server->port(), "Neri");
    const auto join = [&] {
        return http_request(club.server->port(), "POST", "/api/clubs/join", json{{"secret", secret}}.dump(),
                            neri.headers());
    };
    const auto [joined, renamed] =
        answers_at_once(club.file(), join, [&] { return rename(club, neri, "GINEVRA"); });
    CHECK(joined.status + renamed.status == 200 + 409);
    CHECK(refused(joined.status == 409 ? joined : renamed, 409).starts_with("name_alike at "));
    CHECK(number_in(club.folder, "SELECT count(*) FROM club_members JOIN guests ON key = guest"
                                 " WHERE upper(name) = 'GINEVRA'") == 1);
}

TEST_CASE("of two guests with look-alike names who join a club at once only one becomes a member") {
    ClubEvening club;
    const json secret = club.post("/invitations", json::object(), club.owner).value()["secret"];
    const test::Person neri = new_person(club.server->port(), "Neri"),
                       other = new_person(club.server->port(), "NERI");
    const auto join = [&](const test::Person& who) {
        return [&] {
            return http_request(club.server->port(), "POST", "/api/clubs/join",
                                json{{"secret", secret}}.dump(), who.headers());
        };
    };
    const auto [first, second] = answers_at_once(club.file(), join(neri), join(other));
    CHECK(first.status + second.status == 200 + 409);
    CHECK(refused(first.status == 409 ? first : second, 409) == "name_alike at ");
    CHECK(number_in(club.folder, "SELECT count(*) FROM club_members") == 2);
}

TEST_CASE("an evening's guest is not added under the name of a member who joins at the same time") {
    ClubEvening club(kToyHouse);
    const std::string at = evening_of_three(club);
    const json secret = club.post("/invitations", json::object(), club.owner).value()["secret"];
    const test::Person neri = new_person(club.server->port(), "Neri");
    const auto [joined, added] = answers_at_once(
        club.file(),
        [&] {
            return http_request(club.server->port(), "POST", "/api/clubs/join",
                                json{{"secret", secret}}.dump(), neri.headers());
        },
        [&] {
            return club.post(at + "/guests", {{"name", "NERI"}}, club.owner);
        });
    CHECK(joined.status == 200);
    if (added.status == 201) return; // it was first
    CHECK(refused(added, 409) == "name_alike at /name");
}

TEST_CASE("of two members who take look-alike names at once only one succeeds") {
    ClubEvening club;
    const test::Person lapo = club.joined("Lapo"), nannina = club.joined("Nannina");
    const auto [first, second] = answers_at_once(
        club.file(), [&] { return rename(club, lapo, "Bice"); },
        [&] { return rename(club, nannina, "BICE"); });
    CHECK(first.status + second.status == 200 + 409);
    CHECK(refused(first.status == 409 ? first : second, 409) == "name_alike at /name");
    CHECK(number_in(club.folder, "SELECT count(*) FROM guests WHERE upper(name) = 'BICE'") == 1);
    CHECK(rename(club, nannina, "Nannina la bella").status == 200);
}

TEST_CASE("waiting renames and draws are refused when their session ends") {
    const auto clock = std::make_shared<HoldingClock>();
    ClubEvening club(kToyHouse, [&clock](server::ServerSettings& settings) {
        settings.threads = 1;
        settings.environment.now = [clock] { return clock->now(); };
    });
    const std::string at = evening_of_three(club);
    const json version = club.get(at, club.owner.headers()).value()["version"];
    const json asked{{"version", version}, {"missing", "bots"}};
    clock->hold();
    std::vector<std::future<HttpAnswer>> waiting;
    const auto begin = [&waiting](std::function<HttpAnswer()> request) {
        waiting.push_back(std::async(std::launch::async, std::move(request)));
    };
    auto holding = std::async(std::launch::async, [&] { return club.post(at + "/draw", asked, club.owner); });
    CHECK(clock->wait_until_held());
    begin([&] { return rename(club, club.owner, "Bianca"); });
    begin([&] { return club.post(at + "/draw", asked, club.owner); });
    std::this_thread::sleep_for(kRequestsUnderWay);
    const HttpAnswer out =
        http_request(club.server->port(), "POST", "/api/me/log-out", "{}", club.owner.headers());
    CHECK_MESSAGE(out.status == 200, out.body);
    clock->release();
    CHECK(holding.get().status == 200);
    for (auto& answer : waiting) CHECK(refused(answer.get(), 401) == "no_guest at ");
    CHECK(number_in(club.folder, "SELECT count(*) FROM guests WHERE name = 'Ginevra'") == 1);
    CHECK(number_in(club.folder, "SELECT version FROM evenings") == version.get<int>() + 1);
}

TEST_CASE("a guest who is deleted gets nothing from a concurrent request") {
    ClubEvening club;
    const json secret = club.post("/invitations", json::object(), club.owner).value()["secret"];
    const unsigned short port = club.server->port();
    const auto post = [&](const test::Person& who, const char* path, const json& body) {
        return http_request(port, "POST", path, body.dump(), who.headers());
    };
    const auto remove = [&](const test::Person& who) {
        return [&] { return http_request(port, "DELETE", "/api/me", "{}", who.headers()); };
    };
    const std::string deleted = "SELECT count(*) FROM guests WHERE deleted IS NOT NULL AND key IN";
    const test::Person host = new_person(port, "Bice"), member = new_person(port, "Vanna");
    const auto [gone, made] = answers_at_once(club.file(), remove(host), [&] {
        return post(host, "/api/tables", {{"game", "toy"}, {"preset", "plain"}});
    });
    CHECK(gone.status == 200);
    CHECK(refused(made, 409) == "outdated at ");
    const auto [left, joined] = answers_at_once(club.file(), remove(member), [&] {
        return post(member, "/api/clubs/join", {{"secret", secret}});
    });
    CHECK(left.status == 200);
    CHECK(refused(joined, 409) == "outdated at ");
    CHECK(number_in(club.folder, (deleted + " (SELECT host FROM tables)").c_str()) == 0);
    CHECK(number_in(club.folder, (deleted + " (SELECT guest FROM club_members)").c_str()) == 0);

    // Actions at a table are checked as well.
    Party party = sit_down(club.loop, port, kToy, 2, 3);
    party[0].must({{"unbot", 2}});
    Player sitter(club.loop, port, new_person(port, "Cecco"), party.ids);
    sitter.connect();
    REQUIRE(club.loop.run_until([&] { return sitter.table.has_value(); }));
    std::thread deleting;
    {
        const LockedDatabase held(club.file());
        deleting = std::thread(remove(sitter.person()));
        std::this_thread::sleep_for(kRequestsUnderWay);
        sitter.perform({{"sit", 2}});
        club.loop.run_for(kRequestsUnderWay);
    }
    deleting.join();
    REQUIRE(club.loop.run_until([&] { return !sitter.connected(); }));
    CHECK(number_in(club.folder, (deleted + " (SELECT guest FROM seats)").c_str()) == 0);
    CHECK(party[0].connected());
    party[0].must({{"bot", 2}});
}

TEST_CASE("a member who is removed makes no table for the club by a concurrent request") {
    ClubEvening club(kToyHouse);
    const test::Person lapo = club.joined("Lapo");
    const auto [removed, made] = answers_at_once(
        club.file(),
        [&] {
            return club.post("/members", {{"person", number_of(club, lapo)}, {"role", nullptr}}, club.owner);
        },
        [&] { return club.post("/tables", json::object(), lapo); });
    CHECK(removed.status == 200);
    CHECK(made.status == 404);
    CHECK(number_in(club.folder, "SELECT count(*) FROM tables") == 0);
}
