// A hand shown from its record: as its own page shows it, up to the first illegal move, and nothing
// is stored.
#include "tests/protocol/record_files.hpp"
#include "tests/server/support/closed_hand.hpp"
#include "tests/server/support/match_play.hpp"
#include "tests/server/support/rows.hpp"
#include "tests/server/support/schema.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::test;

namespace {

const json kBolognese{{"game", "bolognese"}, {"preset", "ottocento"}, {"open", false}};
const json kSiciliano{{"game", "siciliano"}, {"preset", "tortorici2014"}, {"open", false}};

json told(const ClosedHandOf& hand, const json& record, const std::string& as = "") {
    const HttpAnswer answer =
        hand.post("/api/records/replay" + (as.empty() ? std::string() : "?as=" + as), record);
    REQUIRE_MESSAGE(answer.status == 200, answer.body);
    CHECK(schema_problem("http.json#/$defs/RecordReplay", answer.value()) == "");
    return answer.value();
}

/// `events` begins with all of `first`.
bool begins_with(const json& events, const json& first) {
    return events.size() >= first.size() && std::equal(first.begin(), first.end(), events.begin());
}

/// The error of an invalid record.
json wrong(const ClosedHandOf& hand, const json& record) {
    const HttpAnswer answer = hand.post("/api/records/replay", record);
    CHECK_MESSAGE(answer.status == 400, answer.body);
    return answer.value()["error"];
}

/// Each move of the record in turn becomes another seat's: shown up to there, with the clause.
void check_bad_moves(const ClosedHandOf& hand, const json& page) {
    const json& record = page["record"];
    for (std::size_t i = 0; i < record["moves"].size(); i += 7) {
        json other = record;
        json& move = other["moves"][i];
        move["seat"] = (move["seat"].get<int>() + 1) % 4;
        const json answer = told(hand, other);
        REQUIRE(answer["bad"].is_object());
        CHECK(answer["bad"]["move"] == i);
        CHECK(answer["bad"]["seat"] == move["seat"]);
        CHECK_FALSE(answer["bad"]["rule"].get<std::string>().empty());
        CHECK_FALSE(answer["bad"]["message"].get<std::string>().empty());
        CHECK(answer["seats"].is_null());
        CHECK(answer["result"].is_null());
        CHECK(begins_with(page["events"], answer["events"]));
    }
}

} // namespace

TEST_CASE("a record shows the same as the hand's own page with open cards, in every game") {
    for (const json& request : {minchiate_table({{"open", false}}), kBolognese, kSiciliano}) {
        CAPTURE(request.dump());
        const ClosedHandOf hand(request);
        const json page = hand.page();
        const auto before = rows_in(hand.file());
        const json line{{"record", page["record"]}, {"result", page["result"]}};
        for (const json& record : {page["record"], line}) {
            const json answer = told(hand, record);
            for (const char* same : {"events", "sides", "seats", "unit", "result"})
                CHECK(answer[same] == page[same]);
            CHECK(answer["bad"].is_null());
            CHECK(answer["game"] == request["game"]);
            CHECK(answer["rules"]["preset"] == request["preset"]);
        }
        for (const char* as : {"0", "1", "2", "3", "bystander"})
            CHECK(told(hand, page["record"], as)["events"] == hand.page(as)["events"]);
        CHECK(hand.post("/api/records/replay?as=4", page["record"]).status == 400);
        check_bad_moves(hand, page);

        json half = page["record"];
        half["moves"].erase(half["moves"].begin() + 20, half["moves"].end());
        const json answer = told(hand, half);
        CHECK(answer["bad"].is_null());
        CHECK(answer["seats"].is_null());
        CHECK(begins_with(page["events"], answer["events"]));
        CHECK(rows_in(hand.file()) == before);
    }
}

TEST_CASE("a malformed record is refused with the fault and its place") {
    const ClosedHandOf hand(kBolognese);
    const json record = hand.page()["record"];
    const auto changed = [&](const char* key, const json& value) {
        json other = record;
        other[key] = value;
        return wrong(hand, other);
    };
    CHECK(changed("game", "whist")["path"] == "/game");
    CHECK(changed("format", "germini-hand/9")["path"] == "/format");
    CHECK(changed("dealer", 4)["path"] == "/dealer");
    CHECK(changed("rules", 3)["path"] == "/rules");
    CHECK(changed("pack", json::array())["code"] == "bad_pack");
    json twice = record["pack"];
    twice[0] = twice[1];
    CHECK(changed("pack", twice)["path"] == "/pack");
    twice[0] = "X9";
    CHECK(changed("pack", twice)["path"] == "/pack/0");
    CHECK(changed("moves", json::array({{{"seat", 9}, {"play", "X"}}}))["path"] == "/moves/0/seat");
    CHECK(wrong(hand, json::array())["path"] == "/game");
    CHECK(wrong(hand, {{"record", 1}})["path"] == "/game");
    // CUT-1: nothing to cut from.
    json minchiate = testing::hand_of_1798();
    std::swap(minchiate["pack"].front(), minchiate["pack"].back());
    const HttpAnswer at_the_bottom = hand.post("/api/records/replay", minchiate);
    if (at_the_bottom.status == 400) CHECK(at_the_bottom.value()["error"]["path"] == "/pack");

    CHECK(http_request(hand.port(), "POST", "/api/records/replay", "{").status == 400);
    const std::string large = R"({"format": ")" + std::string(17u * 1024, 'x') + "\"}";
    CHECK(http_request(hand.port(), "POST", "/api/records/replay", large).status == 413);
    CHECK(http_request(hand.port(), "GET", "/api/records/replay").status == 405);
    CHECK(http_request(hand.port(), "POST", "/api/records/replay", record.dump(),
                       {{"Content-Type", "text/plain"}})
              .status == 415);
    CHECK(http_request(hand.port(), "POST", "/api/records/replay", record.dump(),
                       {{"Origin", "https://elsewhere.example"}})
              .status == 403);
}

TEST_CASE("the record printed in 1798 replays to its end") {
    const ClosedHandOf hand(kBolognese);
    const json answer = told(hand, testing::hand_of_1798());
    CHECK(answer["bad"].is_null());
    CHECK(answer["seats"] == json({-2, 2, -2, 2}));
    CHECK(answer["events"] == json::parse(testing::file("protocol/samples/http_hand_one.json"))["events"]);
}
