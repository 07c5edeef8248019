// Two guests who are merged: a code from one browser, entered in the other; seats, clubs and
// lines.
#include "server/games/games.hpp"
#include "server/verify/verify.hpp"
#include "server/verify/verify_ledger.hpp"
#include "tests/club/club_kit.hpp"
#include "tests/server/support/browser.hpp"
#include "tests/server/support/schema.hpp"

#include <atomic>
#include <doctest/doctest.h>
#include <sstream>

using namespace germini;
using namespace germini::test;

namespace {

HttpAnswer post_as(unsigned short port, const test::Person& who, const std::string& path, const json& body) {
    return http_request(port, "POST", path, body.dump(), who.headers());
}
json me_of(unsigned short port, const test::Person& who) {
    return http_request(port, "GET", "/api/guests/me", "", who.headers()).value();
}
std::string code_of(unsigned short port, const test::Person& who) {
    const HttpAnswer made = post_as(port, who, "/api/me/link-code", json::object());
    REQUIRE_MESSAGE(made.status == 201, made.body);
    CHECK(schema_problem("http.json#/$defs/LinkCode", made.value()) == "");
    return made.value()["code"];
}
/// `second` enters the code that `first` shows.
HttpAnswer become_one(unsigned short port, const test::Person& first, const test::Person& second) {
    return post_as(port, second, "/api/link-code", {{"code", code_of(port, first)}});
}

std::string difference_in(const std::string& file) {
    store::Database db(file, store::Synchronous::normal, store::Access::reading);
    return server::verify(db, server::all_games(), {}).first;
}
/// The same after these statements, bypassing the merge triggers.
std::string difference_after(const std::string& file, const std::string& sql) {
    store::Database db(file, store::Synchronous::normal);
    store::Transaction undone(db);
    db.run("DROP TRIGGER merges_stay; DROP TRIGGER merges_as_they_are;" + sql);
    server::Findings findings;
    server::VerifyResult out;
    server::verify_ledger(db, findings, out);
    return findings.first();
}

/// Members of a club who play hand after hand; one of them has a second browser.
struct TwoBrowsers : ClubEvening {
    TwoBrowsers() : ClubEvening(minchiate_table({{"open", false}})) {}
    test::Person lapo = joined("Lapo"), nannina = joined("Nannina"), cosimo = joined("Cosimo");
    unsigned short port() const { return server->port(); }
    std::vector<json> told(const std::string& kind) const {
        std::vector<json> lines;
        std::istringstream in(jsonl());
        for (std::string line; std::getline(in, line);) {
            const json one = json::parse(line);
            CHECK(schema_problem("ledger.json", one) == "");
            if (one["kind"] == kind) lines.push_back(one);
        }
        return lines;
    }
};

} // namespace

TEST_CASE("a code is valid once, for ten minutes, and shows the other person before anything happens") {
    const TempDir folder;
    std::atomic<std::int64_t> later = 0; // milliseconds
    TestServer server(folder, [&](server::ServerSettings& settings) {
        settings.environment.now = [&later, real = settings.environment.now] { return real() + later; };
    });
    Browser first(server.port()), second(server.port()), third(server.port());
    const json one = first.post("/api/guests", {{"name", "Ginevra"}}).value();
    const json two = second.post("/api/guests", {{"name", "Ginevra al telefono"}}).value();
    const json made = first.post("/api/me/link-code", json::object()).value();
    const json said{{"code", made["code"]}};
    const auto looked = second.post("/api/link-code", {{"code", made["code"]}, {"dry_run", true}});
    CHECK(said_in(looked) == "200");
    CHECK(schema_problem("http.json#/$defs/LinkCodePreview", looked.value()) == "");
    CHECK(looked.value()["maker"]["number"] == one["number"]);
    CHECK(looked.value()["asker"]["number"] == two["number"]);
    CHECK(second.get("/api/guests/me").value()["number"] == two["number"]);
    CHECK(second.said("POST", "/api/link-code", {{"code", "aaaaa-aaaaa"}}) == "403 wrong_code /code");
    CHECK(second.said("POST", "/api/link-code", {{"code", 7}}) == "400 bad_field /code");
    CHECK(first.said("POST", "/api/link-code", said) == "409 same_person /code");
    later = 10 * 60'000 + 1'000;
    CHECK(second.said("POST", "/api/link-code", said) == "403 wrong_code /code");
    const std::string fresh = first.post("/api/me/link-code", json::object()).value()["code"];
    // As typed by a user.
    std::string typed = "  " + fresh;
    for (char& c : typed) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    CHECK(said_in(second.post("/api/link-code", {{"code", typed}})) == "200");
    CHECK(third.said("POST", "/api/link-code", {{"code", fresh}}) == "403 wrong_code /code");
    // By the session of each of them.
    for (Browser* browser : {&first, &second}) {
        CHECK(browser->get("/api/guests/me").value()["guest"] == one["guest"]);
        CHECK(browser->get("/api/me/sessions").value()["sessions"].size() == 2);
    }
    // A visitor without an identity enters by one.
    const std::string another = first.post("/api/me/link-code", json::object()).value()["code"];
    CHECK(said_in(third.post("/api/link-code", {{"code", another}})) == "200");
    CHECK(third.get("/api/guests/me").value()["guest"] == one["guest"]);
    CHECK(first.get("/api/me/data").value()["was"][0]["number"] == two["number"]);
    // Guessing is throttled by address.
    bool slowed = false;
    for (int i = 0; i < 200 && !slowed; ++i)
        slowed =
            third.said("POST", "/api/link-code", {{"code", "bbbbb-bbbbb"}}) == "429 too_many_attempts /code";
    CHECK(slowed);
}

TEST_CASE("a merge keeps the account, two accounts are not merged, and logging in merges the guest") {
    const TempDir folder;
    TestServer server(folder);
    Browser account(server.port()), guest(server.port()), other(server.port());
    account.post("/api/guests", {{"name", "Ginevra"}});
    const json login{{"login", "Ginevra"}, {"password", "una parola lunga"}};
    REQUIRE(account.post("/api/accounts", login).status == 201);
    const json number = account.get("/api/guests/me").value()["number"];
    guest.post("/api/guests", {{"name", "Altra"}});
    const std::string shown = guest.post("/api/me/link-code", json::object()).value()["code"];
    const json password = login["password"];
    CHECK(account.post("/api/link-code", {{"code", shown}, {"password", password}}).value()["number"] ==
          number);
    CHECK(guest.said("GET", "/api/me") == "401 no_guest");
    other.post("/api/guests", {{"name", "Lapo"}});
    REQUIRE(other.post("/api/accounts", {{"login", "Lapo"}, {"password", "una parola lunga"}}).status == 201);
    const std::string again = account.post("/api/me/link-code", {{"password", password}}).value()["code"];
    CHECK(other.said("POST", "/api/link-code", {{"code", again}, {"password", password}}) ==
          "409 two_accounts /code");

    Browser fourth(server.port()), fifth(server.port());
    const json was = fourth.post("/api/guests", {{"name", "Quarta"}}).value();
    json take = login;
    take["merge"] = true;
    CHECK(said_in(fourth.post("/api/log-in", take)) == "200");
    CHECK(fourth.get("/api/guests/me").value()["number"] == number);
    CHECK(number_in(folder, "SELECT count(*) FROM merges") == 2);
    CHECK(number_in(folder, "SELECT count(*) FROM sessions s JOIN guests g ON g.key = s.guest"
                            " WHERE g.number = " +
                                was["number"].dump()) == 0);
    fifth.post("/api/guests", {{"name", "Quinta"}});
    CHECK(said_in(fifth.post("/api/log-in", login)) ==
          "200"); // without asking for it the guest stays separate
    CHECK(number_in(folder, "SELECT count(*) FROM merges") == 2);
    // The names of all of them are replaced.
    CHECK(said_in(account.ask("DELETE", "/api/me", {{"password", login["password"]}})) == "200");
    CHECK(number_in(folder, "SELECT count(*) FROM guests WHERE name IN ('Ginevra', 'Altra', 'Quarta')") == 0);
}

TEST_CASE("the merge waits while the two have seen different hands, and while both have seats") {
    const TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    Party party = sit_down(loop, server.port(), minchiate_table(), 2, 4);
    const test::Person one = party[0].person(), other = party[1].person();
    const auto said = [&] { return said_in(become_one(server.port(), one, other)); };
    CHECK(said() == "409 both_seated /code");
    begin_hand(loop, party, 1);
    CHECK(said() == "409 saw_different_hands /code");
    for (auto& player : party.players) player->must({{"vote", {{"for", "adjourn"}}}});
    CHECK(said() == "409 saw_different_hands /code");
    // Even if one of them has left the table, for they know the hand.
    for (auto& player : party.players) player->must({{"ready", true}});
    party[1].must({{"leave", true}});
    party[0].must({{"bot", 1}});
    CHECK(said() == "409 saw_different_hands /code");
    party[0].play_by_itself();
    REQUIRE(loop.run_until([&] { return party[0].state() != "playing" || party[0].hand_over(1); }));
    CHECK(said() == "200");
    CHECK(me_of(server.port(), other)["number"] == me_of(server.port(), one)["number"]);
}

TEST_CASE("a merged person's seat continues in the other browser within a hand, with its lines") {
    TwoBrowsers evening;
    const test::Person phone = evening.joined("Lapo al telefono");
    Party party = evening.table({evening.owner, phone, evening.nannina, evening.cosimo}, 4);
    const json number = me_of(evening.port(), evening.lapo)["number"],
               old = me_of(evening.port(), phone)["number"];
    play_hand(evening.loop, party, 1);
    begin_hand(evening.loop, party, 2);
    REQUIRE(said_in(become_one(evening.port(), evening.lapo, phone)) == "200");
    // The connection knew the player under the old identity.
    REQUIRE(evening.loop.run_until([&] { return !party[1].connected(); }));
    REQUIRE(party[1].bye);
    CHECK((*party[1].bye)["code"] == "gone");
    const int told_before = party[1].last;
    party.players[1] = std::make_unique<Player>(evening.loop, evening.port(), evening.lapo, party.ids);
    party[1].connect();
    REQUIRE(evening.loop.run_until([&] { return party[1].seat() == 1 && party[1].last >= told_before; }));
    CHECK((*party[1].welcome)["you"]["number"] == number);
    // The first browser's page belongs to this person now, and to no other.
    Player again(evening.loop, evening.port(), phone, party.ids);
    again.connect();
    REQUIRE(evening.loop.run_until([&] { return again.seat() == 1; }));
    CHECK(evening.loop.run_until([&] { return party[1].bye && (*party[1].bye)["code"] == "second_tab"; }));
    party.players[1]->connect();
    REQUIRE(evening.loop.run_until([&] { return party[1].connected() && party[1].last >= told_before; }));
    play_out(evening.loop, party, 2);
    for (int hand = 3; hand <= 4; ++hand) play_hand(evening.loop, party, hand);
    REQUIRE(all_are(evening.loop, party, "over"));

    // Earlier lines stay as they were written, and are read as the merged person's.
    const auto merges = evening.told("merge");
    REQUIRE(merges.size() == 1);
    CHECK(merges[0]["person"] == old);
    CHECK(merges[0]["into"] == number);
    for (const json& entry : evening.told("entry")) CHECK(entry["lines"][1]["person"] == old);
    const json rows = evening.standings()["games"][0]["rows"];
    CHECK(rows.size() == 4);
    int found = 0;
    for (const json& row : rows)
        if (row["person"] == number) {
            ++found;
            CHECK(row["name"] == "Lapo");
            CHECK(row["rounds"] == 1);
        }
    CHECK(found == 1);
    CHECK(recomputed(evening.folder, evening.jsonl()) == in_that_form(evening.standings()));
    // The person may look up the match, and is one member of the club.
    const HttpAnswer history =
        http_request(evening.port(), "GET", "/api/history", "", evening.lapo.headers());
    REQUIRE(history.value()["matches"].size() == 1);
    const std::string match = history.value()["matches"][0]["id"];
    const HttpAnswer page =
        http_request(evening.port(), "GET", "/api/matches/" + match, "", evening.lapo.headers());
    CHECK(page.status == 200);
    CHECK(evening.seen(evening.owner)["members"].size() == 4);
    evening.server->stop();
    CHECK(difference_in(evening.file()) == "");
    const std::string file = evening.file();
    CHECK(difference_after(file, "UPDATE merges SET at = at + 1").rfind("merge 1: its link", 0) == 0);
    CHECK(difference_after(file, "DELETE FROM merges").rfind("person ", 0) == 0);
    CHECK(difference_after(file, "UPDATE guests SET merged_into = NULL").rfind("person ", 0) == 0);
    store::Database db(file, store::Synchronous::normal);
    CHECK_THROWS_AS(db.run("UPDATE merges SET at = 0"), store::StoreError);
    CHECK_THROWS_AS(db.run("DELETE FROM merges"), store::StoreError);
}

TEST_CASE("lines of both merged persons form one row, and a round that both played counts once") {
    TwoBrowsers evening;
    const test::Person phone = evening.joined("Lapo al telefono");
    for (const test::Person& who : {evening.lapo, phone}) {
        Party party = evening.table({evening.owner, who, evening.nannina, evening.cosimo}, 4);
        play_hands(evening.loop, party, 1, 4);
        for (auto& player : party.players) player->disconnect();
    }
    Party both = evening.table({evening.owner, evening.lapo, evening.nannina, phone}, 4);
    play_hands(evening.loop, both, 1, 4);
    REQUIRE(all_are(evening.loop, both, "over"));
    const json before = evening.standings();
    const json number = me_of(evening.port(), evening.lapo)["number"],
               old = me_of(evening.port(), phone)["number"];
    const auto net_of = [](const json& standings, const json& person) {
        for (const json& row : standings["games"][0]["rows"])
            if (row["person"] == person) return row["net"].get<int>();
        return 0;
    };
    REQUIRE(said_in(become_one(evening.port(), evening.lapo, phone)) == "200");
    const json after = evening.standings();
    CHECK(after["games"][0]["rows"].size() == 4);
    CHECK(net_of(after, number) == net_of(before, number) + net_of(before, old));
    for (const json& row : after["games"][0]["rows"])
        if (row["person"] == number) CHECK(row["rounds"] == 3);
    CHECK(recomputed(evening.folder, evening.jsonl()) == in_that_form(after));
    // And once more, into another: one step for every reader.
    const test::Person third = evening.joined("Lapo dal nonno");
    REQUIRE(said_in(become_one(evening.port(), third, evening.lapo)) == "200");
    CHECK(evening.told("merge").size() == 2);
    CHECK(me_of(evening.port(), phone)["number"].is_null()); // a merged guest's sessions end
    CHECK(recomputed(evening.folder, evening.jsonl()) == in_that_form(evening.standings()));
    evening.server->stop();
    CHECK(difference_in(evening.file()) == "");
}
