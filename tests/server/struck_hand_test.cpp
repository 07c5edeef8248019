// A hand that is incomplete because its match was stopped: the secret of its deal is revealed then, to those
// who may see the match's hands, and not earlier.
#include "protocol/wire/library_json.hpp"
#include "server/games/games.hpp"
#include "server/store/database.hpp"
#include "server/verify/fair_proof.hpp"
#include "server/verify/verify.hpp"
#include "tests/server/support/match_play.hpp"
#include "tests/server/support/schema.hpp"

#include <algorithm>
#include <doctest/doctest.h>
#include <filesystem>
#include <memory>

using namespace germini;
using namespace germini::test;

namespace {

constexpr int kTargetBeyondAHand = 10'000; // the match continues after the first one
constexpr const char* kAdded = "00112233445566778899aabbccddeeff";

/// Four players in the second hand of a private match; some tricks of it are played.
struct SecondHand {
    TempDir folder;
    std::optional<TestServer> server;
    EventLoop loop;
    std::optional<Party> party;
    json commitment; ///< before that hand
    std::string match;

    explicit SecondHand(const json& request) {
        server.emplace(folder);
        party = sit_down(loop, server->port(), request, 4, 4);
        play_hand(loop, *party, 1);
        commitment = player(0).table->at("commitment");
        for (std::size_t i = 0; i < 4; ++i)
            player(i).must({{"ready", i == 0 ? json{{"client_seed", kAdded}} : json(true)}});
        REQUIRE(loop.run_until([&] { return player(3).hand == 2; }));
        for (auto& one : party->players) one->play_by_itself();
        REQUIRE(loop.run_until([&] {
            const auto& told = player(0).told[2];
            return std::count_if(told.begin(), told.end(), [](const json& e) { return e["e"] == "trick"; }) ==
                   3;
        }));
        for (auto& one : party->players) one->play_by_itself(false);
        match = match_of(player(0))["id"];
    }

    Player& player(std::size_t i) { return *party->players[i]; }
    HttpAnswer struck(const std::vector<std::pair<std::string, std::string>>& headers) const {
        return http_request(server->port(), "GET", "/api/matches/" + match + "/struck-out", "", headers);
    }
    HttpAnswer struck(std::size_t i) { return struck(player(i).person().headers()); }
    json page() { return page_of(server->port(), player(0).person(), "/api/matches/" + match)["match"]; }
    void break_off() {
        for (auto& one : party->players) one->must({{"break_off", true}});
        REQUIRE(all_are(loop, *party, "over"));
    }
    void restart() {
        server.reset();
        server.emplace(folder);
        come_back(loop, *party, server->port());
    }
};

std::vector<std::string> what_differs(const json& proof) {
    const auto found = server::fair_differences(protocol::parsed_json(proof), server::all_games());
    REQUIRE(found);
    return *found;
}

json made_private(json request) {
    request["public"] = false;
    return request;
}

} // namespace

TEST_CASE("an incomplete hand's secret is revealed when its match ends, and matches the cards sent") {
    for (const json& request :
         {made_private(minchiate_table()), json{{"game", "bolognese"},
                                                {"preset", "ottocento"},
                                                {"options", {{"target", kTargetBeyondAHand}}},
                                                {"public", false}}}) {
        SecondHand hand(request);
        const std::string secret =
            text_in(hand.folder,
                    "SELECT lower(hex(secret)) FROM deals JOIN hands ON key = hand_key WHERE closed IS NULL");
        // Neither during play, nor while its match is suspended, nor after a restart.
        CHECK(hand.struck(0).status == 404);
        CHECK(hand.page()["struck_out"].is_null());
        for (std::size_t i = 0; i < 3; ++i) hand.player(i).must({{"vote", {{"for", "pause"}}}});
        REQUIRE(hand.loop.run_until([&] { return !(*hand.player(0).table)["halt"].is_null(); }));
        for (const bool again : {false, true}) {
            if (again) hand.restart();
            CHECK_FALSE((*hand.player(0).table)["halt"].is_null());
            CHECK(hand.struck(0).status == 404);
            CHECK(hand.page().dump().find(secret) == std::string::npos);
            CHECK(hand.player(0).table->dump().find(secret) == std::string::npos);
        }
        hand.break_off();

        const HttpAnswer answer = hand.struck(2);
        REQUIRE(answer.status == 200);
        const json told = answer.value();
        CHECK(schema_problem("http.json#/$defs/StruckHand", told) == "");
        CHECK(hand.page()["struck_out"] == 2);
        CHECK(told["match"] == hand.match);
        CHECK(told["number"] == 2);
        CHECK(told["deal"]["hand"] == 2);
        CHECK(told["deal"]["commitment"] == hand.commitment["cards"]);
        CHECK(told["deal"]["secret"] == secret);
        CHECK(told["deal"]["client_seeds"] == json{kAdded, "", "", ""});
        const json proof{{"deal", told["deal"]}, {"record", told["record"]}};
        CHECK(what_differs(proof).empty());
        json other = proof;
        std::swap(other["record"]["pack"][0], other["record"]["pack"][1]);
        CHECK(what_differs(other).size() == 1);
        // What each seat was sent of it follows from the record.
        for (std::size_t i = 0; i < 4; ++i) {
            const HttpAnswer retold =
                http_request(hand.server->port(), "POST", "/api/records/replay?as=" + std::to_string(i),
                             told["record"].dump(), hand.player(i).person().headers());
            REQUIRE(retold.status == 200);
            const json events = retold.value()["events"];
            const auto& seen = hand.player(i).told[2];
            CHECK(events == json(seen));
        }

        // Nobody else is sent anything of a private match.
        CHECK(hand.struck(std::vector<std::pair<std::string, std::string>>{}).status == 404);
        CHECK(hand.struck(new_person(hand.server->port(), "Neri").headers()).status == 404);
        // A match that was played to its end, or an unknown one, has no such hand.
        CHECK(http_request(hand.server->port(), "GET", "/api/matches/mmmmmmmmmmmm/struck-out").status == 404);

        for (const auto& one : hand.party->players) one->disconnect();
        hand.server.reset();
        const auto found = [&](const std::string& sql) {
            const TempDir copy;
            std::filesystem::copy_file(hand.folder.file("germini.db"), copy.file("germini.db"));
            store::Database db(copy.file("germini.db"), store::Synchronous::normal);
            if (!sql.empty()) db.run(sql);
            return server::verify(db, server::all_games(), {}).first;
        };
        const std::string struck = " WHERE hand_key = (SELECT key FROM hands WHERE closed IS NULL)";
        CHECK(found("") == "");
        CHECK(found("UPDATE deals SET secret = zeroblob(32)" + struck)
                  .find("(struck out): its pack does not") != std::string::npos);
        CHECK(found("UPDATE hand_seats SET guest = NULL" + struck + " AND person = 0")
                  .find("(struck out): a bot contributed a seed to its pack") != std::string::npos);
    }
}

TEST_CASE("a public match reveals the secret of its incomplete hand to everybody") {
    SecondHand hand(minchiate_table());
    CHECK(hand.struck(std::vector<std::pair<std::string, std::string>>{}).status == 404);
    hand.break_off();
    CHECK(hand.struck(std::vector<std::pair<std::string, std::string>>{}).status == 200);
}
