// Another match at an evening's table: its hosts and players are decided by the club's current state.
#include "tests/club/organised_evening.hpp"
#include "tests/server/support/match_play.hpp"

#include <doctest/doctest.h>
#include <initializer_list>

using namespace germini;
using namespace germini::test;

namespace {

/// Plays a match of three hands to its end.
void play_out(RunByLapo& evening, std::initializer_list<Player*> players) {
    for (Player* one : players) one->play_by_itself();
    for (int hand = 1; hand <= 3; ++hand) {
        for (Player* one : players) one->must({{"ready", true}});
        for (Player* one : players)
            REQUIRE(evening.club.loop.run_until([&] { return one->hand_over(hand); }));
    }
    for (Player* one : players) REQUIRE(evening.club.loop.run_until([&] { return one->state() == "over"; }));
}

void begin_again(RunByLapo& evening, std::initializer_list<Player*> players) {
    for (Player* one : players) one->must({{"again", true}});
    for (Player* one : players)
        REQUIRE(evening.club.loop.run_until([&] { return one->state() == "waiting"; }));
}

HttpAnswer remove_account(const RunByLapo& evening, const test::Person& who) {
    return http_request(evening.club.server->port(), "DELETE", "/api/me", "{}", who.headers());
}

} // namespace

TEST_CASE("an organiser who becomes a plain member does not host a finished table's next match") {
    RunByLapo evening;
    const std::string table =
        evening.opened(evening.person(evening.club.owner), evening.person(evening.nannina), kBot);
    auto owner = evening.player(evening.club.owner, table), nannina = evening.player(evening.nannina, table),
         lapo = evening.player(evening.lapo, table);
    for (Player* one : {owner.get(), nannina.get(), lapo.get()}) REQUIRE(evening.welcomed(*one));
    play_out(evening, {owner.get(), nannina.get()});
    CHECK((*owner->table)["host_name"] == "Lapo");
    evening.set(evening.lapo, "member");
    REQUIRE(evening.club.loop.run_until([&] { return !lapo->connected(); }));
    begin_again(evening, {owner.get(), nannina.get()});
    CHECK((*owner->table)["host_name"] == "Ginevra");
    auto later = evening.player(evening.lapo, table);
    CHECK_FALSE(evening.welcomed(*later));
}

TEST_CASE("guests whose invitation ended at a finished table do not return for the next match") {
    RunByLapo evening;
    const std::string table =
        evening.opened(evening.person(evening.club.owner), evening.person(evening.nannina), kBot);
    auto owner = evening.player(evening.club.owner, table), nannina = evening.player(evening.nannina, table);
    for (Player* one : {owner.get(), nannina.get()}) REQUIRE(evening.welcomed(*one));
    const test::Person neri = new_person(evening.club.server->port(), "Neri");
    auto guest = evening.player(neri, table, evening.invite(*owner));
    REQUIRE(evening.welcomed(*guest));
    play_out(evening, {owner.get(), nannina.get()});
    CHECK(evening.club.post(evening.at + "/links", json::object(), evening.club.owner).status == 201);
    REQUIRE(evening.club.loop.run_until([&] { return !guest->connected(); }));
    begin_again(evening, {owner.get(), nannina.get()});
    auto later = evening.player(neri, table);
    CHECK_FALSE(evening.welcomed(*later));
}

TEST_CASE("a deleted player leaves a finished table, and its next match is without them") {
    RunByLapo evening;
    const std::string table =
        evening.opened(evening.person(evening.club.owner), evening.person(evening.nannina), kBot);
    auto owner = evening.player(evening.club.owner, table), nannina = evening.player(evening.nannina, table);
    for (Player* one : {owner.get(), nannina.get()}) REQUIRE(evening.welcomed(*one));
    play_out(evening, {owner.get(), nannina.get()});
    CHECK(remove_account(evening, evening.nannina).status == 200);
    REQUIRE(evening.club.loop.run_until([&] { return (*owner->table)["seats"][1]["name"] == ""; }));
    auto lapo = evening.player(evening.lapo, table);
    REQUIRE(evening.welcomed(*lapo));
    REQUIRE(evening.club.loop.run_until([&] { return lapo->table.has_value(); }));
    CHECK(lapo->table->dump().find("Nannina") == std::string::npos);
    SUBCASE("the next match is waited for") { begin_again(evening, {owner.get()}); }
    SUBCASE("something else is written") { owner->must({{"mute_chat", true}}); }
    CHECK(number_in(evening.club.folder, "SELECT count(*) FROM seats JOIN guests ON guests.key = guest"
                                         " WHERE deleted IS NOT NULL") == 0);
    CHECK(number_in(evening.club.folder, "SELECT count(*) FROM seats WHERE name = 'Nannina'") == 0);
}

TEST_CASE("a deleted host leaves the table to a player") {
    const TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 2, 3);
    for (auto& player : party.players) player->play_by_itself();
    for (int hand = 1; hand <= 3; ++hand) {
        for (auto& player : party.players) player->must({{"ready", true}});
        for (auto& player : party.players) REQUIRE(loop.run_until([&] { return player->hand_over(hand); }));
    }
    REQUIRE(loop.run_until([&] { return party[1].state() == "over"; }));
    CHECK(http_request(server.port(), "DELETE", "/api/me", "{}", party[0].person().headers()).status == 200);
    party[1].must({{"again", true}});
    REQUIRE(loop.run_until([&] { return party[1].state() == "waiting"; }));
    CHECK((*party[1].table)["host_name"] == (*party[1].table)["seats"][1]["name"]);
    party[1].must({{"invite", true}});
    CHECK(number_in(folder, "SELECT count(*) FROM tables JOIN guests ON guests.key = host"
                            " WHERE deleted IS NOT NULL") == 0);
}

TEST_CASE("a removed member has no seat in the next match of a finished table, even days later") {
    RunByLapo evening;
    const std::string table =
        evening.opened(evening.person(evening.club.owner), evening.person(evening.nannina), kBot);
    {
        auto owner = evening.player(evening.club.owner, table),
             nannina = evening.player(evening.nannina, table);
        for (Player* one : {owner.get(), nannina.get()}) REQUIRE(evening.welcomed(*one));
        play_out(evening, {owner.get(), nannina.get()});
    }
    {
        store::Database db(evening.club.file(), store::Synchronous::normal);
        db.run("UPDATE evenings SET begins = begins - 4 * 24 * 3600000");
    }
    evening.set(evening.nannina, nullptr);
    auto later = evening.player(evening.nannina, table);
    CHECK_FALSE(evening.welcomed(*later));
}

TEST_CASE("a removed member leaves a match that is over, and the next one does not wait for them") {
    RunByLapo evening;
    const std::string table =
        evening.opened(evening.person(evening.club.owner), evening.person(evening.nannina), kBot);
    auto owner = evening.player(evening.club.owner, table), nannina = evening.player(evening.nannina, table);
    for (Player* one : {owner.get(), nannina.get()}) REQUIRE(evening.welcomed(*one));
    SUBCASE("removed during the match, which is played to its end") {
        for (Player* one : {owner.get(), nannina.get()}) one->must({{"ready", true}});
        evening.set(evening.nannina, nullptr);
        for (Player* one : {owner.get(), nannina.get()}) one->play_by_itself();
        for (int hand = 1; hand <= 3; ++hand) {
            for (Player* one : {owner.get(), nannina.get()}) {
                REQUIRE(evening.club.loop.run_until([&] { return one->hand_over(hand); }));
                if (hand < 3) one->must({{"ready", true}});
            }
        }
    }
    SUBCASE("removed during the match, which is broken off") {
        for (Player* one : {owner.get(), nannina.get()}) one->must({{"ready", true}});
        evening.set(evening.nannina, nullptr);
        for (Player* one : {owner.get(), nannina.get()}) one->perform({{"break_off", true}});
    }
    REQUIRE(evening.club.loop.run_until([&] { return nannina->bye.has_value(); }));
    CHECK((*nannina->bye)["code"] == "sent_away");
    REQUIRE(evening.club.loop.run_until([&] { return nannina->state() == "over"; }));
    owner->must({{"again", true}});
    CHECK(evening.club.loop.run_until([&] { return owner->state() == "waiting"; }));
    CHECK(number_in(evening.club.folder, "SELECT count(*) FROM seats WHERE name = 'Nannina'") == 0);
}

TEST_CASE("a removed member loses their seat even if many actions wait at the table") {
    RunByLapo evening(json::object(), [](server::ServerSettings& s) { s.table.most_waiting = 1; });
    const std::string table =
        evening.opened(evening.person(evening.club.owner), evening.person(evening.nannina), nullptr);
    auto owner = evening.player(evening.club.owner, table), nannina = evening.player(evening.nannina, table);
    for (Player* one : {owner.get(), nannina.get()}) REQUIRE(evening.welcomed(*one));
    for (int i = 0; i < 200; ++i)
        for (Player* one : {owner.get(), nannina.get()}) one->perform({{"ready", true}});
    evening.set(evening.nannina, nullptr);
    REQUIRE(evening.club.loop.run_until([&] { return !nannina->connected(); }));
    CHECK(number_in(evening.club.folder, "SELECT count(*) FROM seats WHERE name = 'Nannina'") == 0);
}

TEST_CASE("only organisers become hosts of an evening's table") {
    RunByLapo evening;
    const std::string table =
        evening.opened(evening.person(evening.lapo), evening.person(evening.nannina), nullptr);
    auto lapo = evening.player(evening.lapo, table), nannina = evening.player(evening.nannina, table);
    for (Player* one : {lapo.get(), nannina.get()}) REQUIRE(evening.welcomed(*one));
    lapo->must({{"leave", true}});
    REQUIRE(evening.club.loop.run_until([&] { return !lapo->connected(); }));
    CHECK(nannina->connected());
    CHECK(rule_of(*nannina, {{"invite", true}}) == "not_host");
    CHECK(number_in(evening.club.folder, "SELECT count(*) FROM tables JOIN guests ON guests.key = host"
                                         " WHERE name = 'Nannina'") == 0);
}

TEST_CASE("when its club is deleted, an evening's table loses its organisers and its invitation") {
    RunByLapo evening;
    evening.club.sign_up(evening.nannina);
    evening.set(evening.nannina, "organiser");
    const std::string table = evening.opened(evening.person(evening.nannina), nullptr, nullptr);
    auto nannina = evening.player(evening.nannina, table), lapo = evening.player(evening.lapo, table);
    for (Player* one : {nannina.get(), lapo.get()}) REQUIRE(evening.welcomed(*one));
    const std::string invitation = evening.invite(*nannina);
    const json version = evening.club.seen(evening.club.owner)["version"];
    CHECK(evening.club.ask("DELETE", "", json{{"version", version}, {"release", true}}, evening.club.owner)
              .status == 200);
    CHECK(rule_of(*nannina, {{"invite", true}}) == "not_host");
    auto stranger = evening.player(new_person(evening.club.server->port(), "Neri"), table, invitation);
    CHECK_FALSE(evening.welcomed(*stranger));
    lapo->must({{"invite", true}}); // the organiser who opened the table still hosts it
}
