// A hand that was annulled and dealt again: nobody is shown its cards before its match is over (D-21 of
// Sicilian tarocchi).
#include "protocol/wire/library_json.hpp"
#include "server/games/games.hpp"
#include "server/verify/fair_proof.hpp"
#include "server/verify/verify.hpp"
#include "tests/server/support/match_play.hpp"
#include "tests/server/support/sicilian_words.hpp"

#include <doctest/doctest.h>
#include <optional>

using namespace germini;
using namespace germini::test;

namespace {

/// Four players at a public table whose first hand was annulled in its third round.
struct AnnulledHand {
    TempDir folder;
    std::optional<TestServer> server;
    EventLoop loop;
    std::optional<Party> party;
    std::string hand, match, secret; ///< the secret is the deal's

    AnnulledHand() {
        server.emplace(folder);
        party = sit_down(loop, server->port(), {{"game", "siciliano"}, {"preset", "tortorici2014"}}, 4, 4);
        begin_hand(loop, *party, 1);
        REQUIRE(annul_hand(loop, *party, 1, 3));
        hand = match_of((*party)[0])["hands"][0]["hand"];
        match = match_of((*party)[0])["id"];
        secret = text_in(folder, "SELECT lower(hex(secret)) FROM deals ORDER BY hand_key LIMIT 1");
    }
    Headers player(std::size_t i) { return (*party)[i].person().headers(); }
    HttpAnswer get(const std::string& path, const Headers& who) const {
        return http_request(server->port(), "GET", path, "", who);
    }
    HttpAnswer post(const std::string& path, const json& body, const Headers& who) const {
        return http_request(server->port(), "POST", path, body.dump(), who);
    }
    /// The statuses of every request for its cards.
    std::vector<int> requested(const Headers& who) const {
        const std::string path = "/api/hands/" + hand;
        std::vector<int> statuses{get(path, who).status};
        for (const char* as : {"0", "1", "2", "3", "bystander"})
            statuses.push_back(get(path + "?as=" + as, who).status);
        statuses.push_back(
            post("/api/what-if", {{"hand", hand}, {"step", 9}, {"seat", 0}, {"moves", json::array()}}, who)
                .status);
        return statuses;
    }
    int shares(std::size_t i) {
        return post("/api/hands/" + hand + "/shares", json::object(), player(i)).status;
    }
    int agrees(std::size_t i) {
        return post("/api/hands/" + hand + "/agreement", {{"agree", true}}, player(i)).status;
    }
    /// Nobody is shown the hand.
    void check_closed() {
        const Headers stranger = new_person(server->port(), "Neri").headers();
        for (const int status : requested(stranger)) CHECK(status == 404);
        for (const int status : requested({})) CHECK(status == 404);
        for (std::size_t i = 0; i < 4; ++i) {
            for (const int status : requested(player(i))) CHECK(status == 404);
            CHECK(shares(i) == 404);
            CHECK(agrees(i) == 404);
            // What players download of themselves has no cards, and no record.
            CHECK(get("/api/me/data", player(i)).body.find("record") == std::string::npos);
        }
        const json page = get("/api/matches/" + match, player(0)).value()["match"];
        CHECK(page["hands"][0]["ending"] == "annulled");
        CHECK(page.dump().find(secret) == std::string::npos);
    }
    void break_off() {
        for (auto& player : party->players) player->must({{"break_off", true}});
        REQUIRE(all_are(loop, *party, "over"));
    }
};

} // namespace

TEST_CASE("Sicilian tarocchi (D-21): an annulled hand is closed to everybody until its match is over") {
    AnnulledHand annulled;
    annulled.check_closed();
    const json proof_before = annulled.party->players[0]->table->at("commitment");
    begin_hand(annulled.loop, *annulled.party, 2);
    annulled.check_closed();
    play_out(annulled.loop, *annulled.party, 2);
    annulled.check_closed();
    // The server after a restart knows as much.
    annulled.server.reset();
    annulled.server.emplace(annulled.folder);
    come_back(annulled.loop, *annulled.party, annulled.server->port());
    annulled.check_closed();

    if (annulled.party->players[0]->state() != "over") annulled.break_off();
    for (std::size_t i = 0; i < 4; ++i) {
        for (const int status : annulled.requested(annulled.player(i))) CHECK(status == 200);
        CHECK(annulled.agrees(i) == 200);
        CHECK(annulled.shares(i) == 201);
    }
    const json page = annulled.get("/api/hands/" + annulled.hand, annulled.player(0)).value();
    CHECK(page["result"]["annulled"] == 3);
    CHECK(page["deal"]["secret"] == annulled.secret);
    // Both deals by the same dealer match what was committed to.
    const json match = match_of((*annulled.party)[0]);
    CHECK(match["hands"][0]["dealer"] == match["hands"][1]["dealer"]);
    for (const json& hand : match["hands"]) {
        const json one =
            annulled.get("/api/hands/" + hand["hand"].get<std::string>(), annulled.player(0)).value();
        const json proof{{"deal", one["deal"]}, {"record", one["record"]}};
        const auto differences = server::fair_differences(protocol::parsed_json(proof), server::all_games());
        REQUIRE(differences);
        CHECK(differences->empty());
        if (hand["number"] == 2) CHECK(one["deal"]["commitment"] == proof_before["cards"]);
    }
    for (const auto& player : annulled.party->players) player->disconnect();
    annulled.server.reset();
    store::Database db(database_of(annulled.folder), store::Synchronous::full);
    const server::VerifyResult found = server::verify(db, server::all_games(), {});
    CHECK_MESSAGE(found.differences == 0, found.first);
    CHECK(found.hands == 2);
}

TEST_CASE("Sicilian tarocchi (D-21): a link to an annulled hand of a finished match shows its maker's view") {
    AnnulledHand annulled;
    annulled.break_off();
    const json share =
        annulled.post("/api/hands/" + annulled.hand + "/shares", json::object(), annulled.player(2)).value();
    const HttpAnswer shown = annulled.post("/api/shared", {{"secret", share["secret"]}}, {});
    REQUIRE(shown.status == 200);
    const auto& told = annulled.party->players[2]->told[1];
    CHECK(shown.value()["events"] == json(told));
}
