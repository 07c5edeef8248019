// A link to a closed hand shows what the sharer's seat was sent and nothing else, without names, until it is
// revoked.
#include "server/store/execute.hpp"
#include "tests/server/support/closed_hand.hpp"
#include "tests/server/support/closed_hand_page.hpp"
#include "tests/server/support/evening_file.hpp"
#include "tests/server/support/match_play.hpp"
#include "tests/server/support/schema.hpp"

#include <doctest/doctest.h>
#include <fstream>
#include <sstream>

using namespace germini;
using namespace germini::test;

namespace {

const json kSharedBolognese{{"game", "bolognese"}, {"preset", "ottocento"}, {"open", false}};
const json kSharedSiciliano{{"game", "siciliano"}, {"preset", "tortorici2014"}, {"open", false}};

HttpAnswer make(ClosedHandOf& hand, const Headers& who, const std::string& of = "") {
    return hand.post("/api/hands/" + (of.empty() ? hand.hand() : of) + "/shares", json::object(), who);
}
json made(ClosedHandOf& hand, std::size_t seat) {
    const HttpAnswer answer = make(hand, hand.player(seat));
    REQUIRE_MESSAGE(answer.status == 201, answer.body);
    CHECK(schema_problem("http.json#/$defs/ShareMade", answer.value()) == "");
    return answer.value();
}
json mine(ClosedHandOf& hand, std::size_t seat) {
    const HttpAnswer answer =
        http_request(hand.port(), "GET", "/api/hands/" + hand.hand() + "/shares", "", hand.player(seat));
    REQUIRE_MESSAGE(answer.status == 200, answer.body);
    CHECK(schema_problem("http.json#/$defs/ShareList", answer.value()) == "");
    return answer.value()["shares"];
}
/// A request without an identity.
HttpAnswer shown(const ClosedHandOf& hand, const json& secret) {
    return hand.post("/api/shared", {{"secret", secret}});
}
std::string bytes_of(const std::string& path) {
    std::ostringstream all;
    for (const char* end : {"", "-wal"}) all << std::ifstream(path + end, std::ios::binary).rdbuf();
    return all.str();
}

} // namespace

TEST_CASE("a link shows the hand as its sharer sees it, to anybody and without names") {
    for (const json& table : {minchiate_table({{"open", false}}), kSharedBolognese, kSharedSiciliano}) {
        CAPTURE(table.dump());
        ClosedHandOf hand(table);
        const Streams streams = streams_of(hand.party().players, 1);
        for (std::size_t seat = 0; seat < 4; ++seat) {
            CAPTURE(seat);
            const json share = made(hand, seat);
            const HttpAnswer answer = shown(hand, share["secret"]);
            REQUIRE_MESSAGE(answer.status == 200, answer.body);
            const json value = answer.value();
            CHECK(schema_problem("http.json#/$defs/SharedHand", value) == "");
            // What that seat was sent at the table, event by event: no card more.
            CHECK(value["events"] == json(*streams.at(static_cast<int>(seat))));
            CHECK(value["seat"] == seat);
            CHECK(value["seats"] == hand.page()["seats"]);
            CHECK(value["bots"] == json({false, false, false, false}));
            // The viewing seat cannot be changed.
            const std::string other = std::to_string((seat + 1) % 4);
            CHECK(hand.post("/api/shared?as=" + other, {{"secret", share["secret"]}}).body == answer.body);
            for (const auto& player : hand.party().players) {
                CHECK(answer.body.find(player->person().name) == std::string::npos);
                CHECK(answer.body.find(player->person().id) == std::string::npos);
            }
            for (const char* word : {"\"record\"", "\"moves\"", "\"names\"", "\"match\"", "germini-hand"})
                CHECK(answer.body.find(word) == std::string::npos);
            CHECK(answer.body.find(hand.hand()) == std::string::npos);
            CHECK(bytes_of(hand.file()).find(share["secret"].get<std::string>()) == std::string::npos);
        }
    }
}

TEST_CASE("a revoked link is void, and only its maker revokes it") {
    ClosedHandOf hand(kSharedBolognese);
    const json first = made(hand, 1), second = made(hand, 1);
    CHECK(mine(hand, 1).size() == 2);
    CHECK(mine(hand, 0).empty());
    const json end{{"share", first["share"]}};
    CHECK(hand.post("/api/shares/end", end).status == 401);
    CHECK(hand.post("/api/shares/end", end, hand.player(0)).status == 200);
    CHECK(shown(hand, first["secret"]).status == 200);
    CHECK(hand.post("/api/shares/end", end, hand.player(1)).status == 200);
    const HttpAnswer gone = shown(hand, first["secret"]);
    CHECK(gone.status == 404);
    CHECK(gone.body == shown(hand, "AAAAAAAAAAAAAAAAAAAAAA").body);
    CHECK(shown(hand, second["secret"]).status == 200);
    CHECK(mine(hand, 1).size() == 1);
    CHECK(mine(hand, 1)[0]["share"] == second["share"]);
    CHECK(hand.post("/api/shared", {{"secret", 1}}).status == 400);
    CHECK(hand.post("/api/shared", json::object()).value()["error"]["path"] == "/secret");
    CHECK(http_request(hand.port(), "GET", "/api/shared").status == 405);
}

TEST_CASE("only players of a closed hand make links to it") {
    ClosedHandOf hand(kSharedBolognese);
    const auto stranger = new_person(hand.port(), "Neri").headers();
    CHECK(make(hand, {}).status == 401);
    CHECK(make(hand, stranger).status == 404);
    CHECK(make(hand, hand.player(0), "aaaaaaaaaaaa").status == 404);
    for (auto& player : hand.party().players) player->play_by_itself(false);
    begin_hand(hand.loop(), hand.party(), 2);
    const std::string open = hand.environment().id(0);
    CHECK(open != hand.hand());
    for (std::size_t seat = 0; seat < 4; ++seat) CHECK(make(hand, hand.player(seat), open).status == 404);
}

TEST_CASE("the links per player and hand are limited") {
    ClosedHandOf hand(kSharedBolognese);
    for (std::size_t i = 0; i < model::kMostShares; ++i) made(hand, 2);
    const HttpAnswer refused = make(hand, hand.player(2));
    CHECK(refused.status == 429);
    CHECK(refused.value()["error"]["code"] == "too_many");
    made(hand, 3);
}

TEST_CASE("a hand's page shows who can see it, and which seat was the viewer's own") {
    ClosedHandOf closed(kSharedBolognese);
    CHECK(closed.page()["open"] == false);
    CHECK(closed.page()["own"] == 0);
    ClosedHandOf open(minchiate_table());
    CHECK(open.page()["open"] == true);
    const auto anybody = http_request(open.port(), "GET", "/api/hands/" + open.hand());
    CHECK(anybody.value()["own"].is_null());
}

TEST_CASE("a hand of a table by invitation is public while all its players agree") {
    ClosedHandOf hand(kSharedBolognese);
    const std::string page = "/api/hands/" + hand.hand();
    const auto stranger = new_person(hand.port(), "Neri").headers();
    const auto agree = [&](const Headers& who, bool yes) {
        return hand.post(page + "/agreement", {{"agree", yes}}, who).status;
    };
    const auto seen = [&](const Headers& who) {
        return http_request(hand.port(), "GET", page, "", who).status;
    };
    CHECK(agree({}, true) == 401);
    CHECK(agree(stranger, true) == 404);
    for (std::size_t seat = 0; seat < 4; ++seat) {
        CHECK(seen({}) == 404);
        CHECK(agree(hand.player(seat), true) == 200);
        CHECK(agree(hand.player(seat), true) == 200); // once is enough
    }
    CHECK(seen({}) == 200);
    CHECK(seen(stranger) == 200);
    CHECK(hand.page()["open"] == true);
    CHECK(hand.page()["agreement"] == json({{"by", 4}, {"of", 4}, {"own", true}}));
    CHECK(agree(hand.player(2), false) == 200);
    CHECK(seen(stranger) == 404);
    CHECK(seen(hand.player(2)) == 200);
    CHECK(hand.page()["agreement"] == json({{"by", 3}, {"of", 4}, {"own", true}}));
    CHECK(hand.post(page + "/agreement", json::object(), hand.player(0)).value()["error"]["path"] ==
          "/agree");
    // There is nothing to agree on for a hand in progress.
    for (auto& player : hand.party().players) player->play_by_itself(false);
    begin_hand(hand.loop(), hand.party(), 2);
    const std::string open = "/api/hands/" + hand.environment().id(0);
    for (std::size_t seat = 0; seat < 4; ++seat)
        CHECK(hand.post(open + "/agreement", {{"agree", true}}, hand.player(seat)).status == 404);
}

namespace {

model::AddShare share() { return {"h", 2_guest, {"s", 70}, hash(7)}; }

/// The evening with its hand closed.
struct Closed : EveningFile {
    Closed() {
        model::TakeStep last;
        last.table = 1_table;
        last.events = {
            1_hand, 4, 2, 5, 1_seat, model::Cause::seat, 2_guest, 11_action, 80, server::Sealed("x")};
        model::CloseHand& close = last.close.emplace();
        close.hand.key = 1_hand;
        close.hand.closed = 80;
        close.hand.seats = {hand_seat(0_seat, 1_guest), hand_seat(1_seat, 2_guest)};
        close.hand.seats[0].finisher = 3_guest;
        close.match = 1_match;
        written(last);
    }
};
constexpr const char* kShare = "shares: key=1 id=s secret=x07*32 hand_key=1 guest=2 seat=1 created=70\n";

} // namespace

TEST_CASE("AddShare: to a closed hand, by those who played it or finished it for another") {
    EveningFile open;
    CHECK(open.written(share()) == model::AddShare::Outcome::no_hand);
    CHECK(open.come == "");
    Closed evening;
    CHECK(evening.written(share()) == model::AddShare::Outcome::made);
    CHECK(evening.come == kShare);
    CHECK(evening.gone == "");
    model::AddShare finished = share();
    finished.guest = 3_guest;
    finished.share.id = "t";
    finished.secret = hash(8);
    CHECK(evening.written(finished) == model::AddShare::Outcome::made);
    CHECK(evening.come == "shares: key=2 id=t secret=x08*32 hand_key=1 guest=3 created=70\n");
    finished.hand = "i";
    CHECK(evening.written(finished) == model::AddShare::Outcome::no_hand);
    Closed other;
    other.refused(share());
}

TEST_CASE("EndShare: only the maker's own") {
    Closed evening;
    evening.written(share());
    evening.written(model::EndShare{"s", 1_guest});
    CHECK(evening.gone == "");
    evening.written(model::EndShare{"s", 2_guest});
    CHECK(evening.gone == kShare);
    evening.written(share());
    evening.refused(model::EndShare{"s", 2_guest});
}

TEST_CASE("Agree: by players of a closed hand, until they withdraw") {
    EveningFile open;
    CHECK(open.written(model::Agree{"h", 2_guest, true}) == model::Agree::Outcome::no_hand);
    CHECK(open.come == "");
    Closed evening;
    CHECK(evening.written(model::Agree{"h", 2_guest, true}) == model::Agree::Outcome::done);
    CHECK(evening.come == "agreements: hand_key=1 guest=2\n");
    evening.written(model::Agree{"h", 2_guest, true});
    CHECK(evening.come == "");
    CHECK(evening.written(model::Agree{"h", 3_guest, true}) == model::Agree::Outcome::done); // finished it
    evening.written(model::Agree{"h", 2_guest, false});
    CHECK(evening.gone == "agreements: hand_key=1 guest=2\n");
    evening.refused(model::Agree{"h", 1_guest, true});
}
