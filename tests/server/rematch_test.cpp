// Another match at the same table: seats, numbers of hands, a new draw, and earlier answers.
#include "tests/server/support/match_play.hpp"

#include <algorithm>
#include <doctest/doctest.h>

using namespace germini;
using namespace germini::test;

namespace {

void over(EventLoop& loop, Party& party) { REQUIRE(all_are(loop, party, "over")); }

} // namespace

TEST_CASE("a rematch has the same seats, nobody ready, and hand numbers that continue") {
    TempDir folder;
    auto server = std::make_unique<TestServer>(folder);
    EventLoop loop;
    Party party = sit_down(loop, server->port(), kToy, 3, 3);
    CHECK(rule_of(party[0], {{"again", true}}) == "not_over");
    begin_hand(loop, party, 1);
    CHECK(rule_of(party[0], {{"again", true}}) == "not_over");
    for (auto& player : party.players) player->play_by_itself();
    REQUIRE(all_are(loop, party, "between"));
    play_hands(loop, party, 2, 3);
    over(loop, party);
    const std::string first = match_of(party[0])["id"];
    const auto old = party[1].act({{"play", "A1"}}, 0, 1);
    CHECK(party[1].answer(old)["rule"] == "stale");
    Player watcher(loop, server->port(), new_person(server->port(), "Neri"), party.ids);
    watcher.connect();
    REQUIRE(loop.run_until([&] { return watcher.table.has_value(); }));
    CHECK(rule_of(watcher, {{"again", true}}) == "not_seated");

    ask_again(party);
    REQUIRE(all_are(loop, party, "waiting"));
    CHECK((*party[0].table)["match"].is_null());
    CHECK((*party[0].table)["hand"] == 3);
    for (std::size_t s = 0; s < 3; ++s) {
        CHECK(party[s].seat() == static_cast<int>(s));
        CHECK(seat(party[0], s)["ready"] == false);
    }
    CHECK(loop.run_until([&] {
        return page_of(server->port(), party[0].person(), "/api/tables")["tables"][0]["state"] == "waiting";
    }));
    // Moves of the previous match: known ones are answered, others are too late.
    CHECK(party[1].answer(party[1].act({{"play", "A1"}}, 0, 3))["rule"] == "stale");

    SUBCASE("at once") {}
    SUBCASE("after a restart") {
        server.reset();
        server = std::make_unique<TestServer>(folder);
        come_back(loop, party, server->port());
        CHECK(party[0].state() == "waiting");
        CHECK((*party[0].table)["hand"] == 3);
        CHECK((*party[0].table)["match"].is_null());
    }
    play_hands(loop, party, 4, 6);
    over(loop, party);
    CHECK(match_of(party[0])["id"] != first);
    CHECK(match_of(party[0])["from"] == 4);
    CHECK(match_of(party[0])["hands"][0]["number"] == 1);
    const json history = page_of(server->port(), party[0].person(), "/api/history")["matches"];
    REQUIRE(history.size() == 2);
    CHECK(history[1]["id"] == first);
    // An answer for a hand of the previous match, by its number at the table.
    Player::Id known = 0;
    for (const auto& [id, answer] : party[1].answers)
        if (answer["t"] == "done" && known == 0 &&
            number_in(folder, "SELECT count(*) FROM events WHERE hand_key = 1 AND action = '" +
                                  std::to_string(id) + "'") == 1)
            known = id;
    REQUIRE(known != 0);
    party[1].answers.clear();
    CHECK(party[1].answer(party[1].act({{"play", "A1"}}, known, 1))["t"] == "done");
    for (auto& player : party.players) CHECK(player->all_problems() == std::vector<std::string>{});
}

TEST_CASE("SEAT-2: with drawn seats a rematch begins with a new draw") {
    TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    Party party = sit_down(loop, server.port(), minchiate_table({{"seats", "drawn"}}), 4, 4);
    std::vector<json> draws;
    REQUIRE(loop.run_until([&] { return party[3].seat() == 3; }));
    for (int number = 1; number <= 3; ++number) {
        // The guest in seat n is person n of the match that begins.
        Four seated{};
        for (std::size_t i = 0; i < 4; ++i)
            seated.at(static_cast<std::size_t>(party[i].seat())) = static_cast<int>(i);
        begin_hand(loop, party, number);
        const json match = match_of(party[0]);
        CHECK(match["from"] == number);
        draws.push_back(match["draw"]["cards"]);
        const Four persons = persons_by_seat(ranking_of_cards(match["draw"]), 1);
        for (std::size_t s = 0; s < 4; ++s)
            CHECK(party[static_cast<std::size_t>(seated.at(static_cast<std::size_t>(persons[s])))].seat() ==
                  static_cast<int>(s));
        for (auto& player : party.players) CHECK(rule_of(*player, {{"break_off", true}}) == "done");
        over(loop, party);
        ask_again(party);
        REQUIRE(all_are(loop, party, "waiting"));
    }
    CHECK(draws[0] != draws[1]);
    CHECK(draws[1] != draws[2]);
    for (auto& player : party.players) CHECK(player->all_problems() == std::vector<std::string>{});
}

TEST_CASE("before a rematch vacated seats are free, and replaced players may come back") {
    TempDir folder;
    TestServer server(folder, [](server::ServerSettings& s) { s.table.absence = std::chrono::seconds(0); });
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 3, 3);
    begin_hand(loop, party, 1);
    party[2].disconnect();
    REQUIRE(loop.run_until([&] { return seat(party[0], 2)["here"] == false; }));
    party[0].play_by_itself();
    party[1].play_by_itself();
    // As soon as it is waited for.
    const json wish{{"vote", {{"for", "bot"}, {"seat", 2}}}};
    for (int tries = 0; tries < 200 && rule_of(party[0], wish) != "done"; ++tries)
        loop.run_for(std::chrono::milliseconds(10));
    party[1].must(wish);
    for (int number = 1; number <= 3; ++number) {
        for (std::size_t s = 0; s < 2 && number > 1; ++s) party[s].must({{"ready", true}});
        party[0].play_by_itself();
        party[1].play_by_itself();
        REQUIRE(loop.run_until([&] { return party[0].hand_over(number) && party[0].state() != "playing"; }));
    }
    REQUIRE(loop.run_until([&] { return party[0].state() == "over"; }));
    // Leaving after the match vacates the seat.
    CHECK(rule_of(party[1], {{"leave", true}}) == "done");
    CHECK(rule_of(party[0], {{"again", true}}) == "done");
    REQUIRE(loop.run_until([&] { return party[0].state() == "waiting"; }));
    CHECK(seat(party[0], 1).is_null());
    CHECK(seat(party[0], 2)["substitute"] == true);
    party[2].connect();
    CHECK(rule_of(party[2], {{"takeback", true}}) == "done");
    CHECK(rule_of(party[2], {{"takeback", true}}) == "not_started");
    REQUIRE(loop.run_until([&] { return seat(party[0], 2)["kind"] == "guest"; }));
    // A guest who left silently does not hold the rematch up.
    CHECK(rule_of(party[0], {{"bot", 2}}) == "seat_taken");
    party[2].disconnect();
    REQUIRE(loop.run_until([&] { return seat(party[0], 2)["here"] == false; }));
    CHECK(rule_of(party[0], {{"bot", 2}}) == "done");
    CHECK(rule_of(party[0], {{"bot", 1}}) == "done");
    party[0].must({{"ready", true}});
    CHECK(loop.run_until([&] { return party[0].hand == 4; }));
}

TEST_CASE("a rematch is refused when the limit of unfinished tables is reached") {
    const TempDir folder;
    std::size_t server::DirectorySettings::*limit = nullptr;
    std::string code;
    int refused_as = 429;
    bool restarts = false;
    SUBCASE("of its host") {
        limit = &server::DirectorySettings::tables_per_guest;
        code = "too_many";
    }
    SUBCASE("of the address") {
        limit = &server::DirectorySettings::tables_per_address;
        code = "too_many_from_address";
        SUBCASE("that made the table") {}
        SUBCASE("that knows it from before a restart") { restarts = true; }
    }
    SUBCASE("in total") {
        limit = &server::DirectorySettings::tables;
        code = "full";
        refused_as = 503;
    }
    const auto limited = [limit](server::ServerSettings& s) { s.directory.*limit = 1; };
    auto server = std::make_unique<TestServer>(folder, limited);
    EventLoop loop;
    const auto host = begin_with_bots(loop, server->port());
    REQUIRE(loop.run_until([&] { return host->state() == "over"; }));
    if (restarts) {
        server.reset();
        server = std::make_unique<TestServer>(folder, limited);
        host->move_to(server->port());
        host->connect();
        REQUIRE(loop.run_until([&] { return host->state() == "over"; }));
    }
    const auto port = server->port();
    const TableIds other = new_table(port, host->person(), kToy);
    const Player::Id wish = host->perform({{"again", true}});
    CHECK(host->answer(wish)["t"] == "error");
    CHECK(host->answer(wish)["code"] == code);
    CHECK(host->state() == "over");

    Player closing(loop, port, host->person(), other);
    closing.connect();
    closing.must({{"leave", true}});
    REQUIRE(loop.run_until([&] { return page_of(port, host->person(), "/api/tables")["tables"].empty(); }));
    host->answers.clear();
    host->perform({{"again", true}}, wish);
    CHECK(host->answer(wish)["t"] == "done");
    CHECK(loop.run_until([&] { return host->state() == "waiting"; }));
    const HttpAnswer refused =
        http_request(port, "POST", "/api/tables", kToy.dump(), host->person().headers());
    CHECK(refused.status == refused_as);
    CHECK(refused.value()["error"]["code"] == code);
}
