// A closed hand played differently: against bots that see only their own cards, equal moves give an equal
// hand, for those who may see it with all its cards, and without a trace.
#include "tests/server/support/closed_hand.hpp"
#include "tests/server/support/match_play.hpp"
#include "tests/server/support/rows.hpp"
#include "tests/server/support/schema.hpp"

#include <algorithm>
#include <doctest/doctest.h>

using namespace germini;
using namespace germini::test;

namespace {

const json kAskedBolognese{{"game", "bolognese"}, {"preset", "ottocento"}, {"open", false}};
const json kAskedSiciliano{{"game", "siciliano"}, {"preset", "tortorici2014"}, {"open", false}};
const json kMinchiate = minchiate_table({{"open", false}});

json asked(ClosedHandOf& hand, const json& request, std::size_t who = 0) {
    const HttpAnswer answer = hand.post("/api/what-if", request, hand.player(who));
    REQUIRE_MESSAGE(answer.status == 200, answer.body);
    CHECK(schema_problem("http.json#/$defs/WhatIfRequest", request) == "");
    CHECK(schema_problem("http.json#/$defs/WhatIf", answer.value()) == "");
    return answer.value();
}

/// A trial played to its end by moves from those offered.
struct Played {
    json moves = json::array(), events = json::array(), seats;
};
Played play_on(ClosedHandOf& hand, json request) {
    const std::size_t seat = request["seat"];
    Played out;
    for (;;) {
        request["moves"] = out.moves;
        request["last"] = out.events.size();
        const json answer = asked(hand, request);
        CHECK(answer["n"] == out.events.size() + 1);
        CHECK(answer["refused"].is_null());
        out.events.insert(out.events.end(), answer["events"].begin(), answer["events"].end());
        CHECK(answer["over"] == answer["asked"].is_null());
        if (answer["over"] == true) {
            out.seats = answer["seats"];
            return out;
        }
        CHECK(answer["seats"].is_null());
        CHECK(answer["asked"]["n"].get<std::size_t>() <= out.events.size());
        out.moves.push_back(hand.party()[seat].pick(answer["asked"]["choice"]));
    }
}

json first(const json& events, std::size_t count) {
    json out = json::array();
    for (std::size_t i = 0; i < std::min(count, events.size()); ++i) out.push_back(events[i]);
    return out;
}

} // namespace

TEST_CASE("from any point of a closed hand a seat is played to the end, and equal moves give an equal hand") {
    for (const json& table : {kMinchiate, kAskedBolognese, kAskedSiciliano}) {
        CAPTURE(table.dump());
        ClosedHandOf hand(table);
        const json page = hand.page();
        const std::size_t all = page["events"].size();
        const auto before = rows_in(hand.file());
        for (std::size_t i = 0; i < 8; ++i) {
            const std::size_t step = i * all / 8, seat = i % 4;
            CAPTURE(step);
            CAPTURE(seat);
            json request{{"hand", hand.hand()}, {"step", step}, {"seat", seat}};
            const Played played = play_on(hand, request);
            // The original events were sent to that seat like this, and nothing else.
            const json own = hand.page(std::to_string(seat))["events"];
            CHECK(first(played.events, step) == first(own, step));
            CHECK(played.seats[0] == played.seats[2]);
            CHECK(played.seats[1] == played.seats[3]);
            request["moves"] = played.moves;
            const json again = asked(hand, request);
            CHECK(again["events"] == played.events);
            CHECK(again["seats"] == played.seats);
            // By its record it is the same hand.
            json by_record{
                {"record", page["record"]}, {"step", step}, {"seat", seat}, {"moves", played.moves}};
            CHECK(asked(hand, by_record) == again);
        }
        const json end =
            asked(hand, {{"hand", hand.hand()}, {"step", all}, {"seat", 0}, {"moves", json::array()}});
        CHECK(end["over"] == true);
        CHECK(end["events"] == hand.page("0")["events"]);
        CHECK(rows_in(hand.file()) == before);
    }
}

TEST_CASE("an illegal move is refused with its clause, and the other moves stay") {
    ClosedHandOf hand(kMinchiate);
    json request{{"hand", hand.hand()}, {"step", 1}, {"seat", 0}};
    json moves = json::array();
    json answer;
    for (int made = 0; made < 6; ++made) {
        request["moves"] = moves;
        answer = asked(hand, request);
        request["moves"].push_back({{"play", "none"}});
        json refused = asked(hand, request);
        CHECK(refused["refused"]["move"] == moves.size());
        CHECK(refused["events"] == answer["events"]);
        CHECK(refused["asked"] == answer["asked"]);
        request["moves"].back() = {{"cut", 97}};
        refused = asked(hand, request);
        CHECK_FALSE(refused["refused"]["rule"].get<std::string>().empty());
        CHECK_FALSE(refused["refused"]["message"].get<std::string>().empty());
        moves.push_back(hand.party()[0].pick(answer["asked"]["choice"]));
    }
}

TEST_CASE("an alternative of a closed hand is shown only to those who may see all its cards") {
    ClosedHandOf hand(kAskedBolognese);
    const json request{{"hand", hand.hand()}, {"step", 30}, {"seat", 2}, {"moves", json::array()}};
    const auto stranger = new_person(hand.port(), "Neri").headers();
    CHECK(hand.post("/api/what-if", request).status == 404);
    CHECK(hand.post("/api/what-if", request, stranger).status == 404);
    CHECK(hand.post("/api/what-if", request, hand.player(3)).status == 200);
    // The next hand, in progress.
    for (auto& player : hand.party().players) player->play_by_itself(false);
    begin_hand(hand.loop(), hand.party(), 2);
    json open = request;
    open["hand"] = hand.environment().id(0);
    CHECK(open["hand"] != hand.hand());
    for (std::size_t who = 0; who < 4; ++who)
        CHECK(hand.post("/api/what-if", open, hand.player(who)).status == 404);
}

TEST_CASE("a request that names no hand, two, or invalid values is refused with the field") {
    ClosedHandOf hand(kAskedBolognese);
    const auto path = [&](const json& request) {
        const HttpAnswer answer = hand.post("/api/what-if", request, hand.player(0));
        CHECK_MESSAGE(answer.status == 400, answer.body);
        return answer.value()["error"]["path"].get<std::string>();
    };
    const json none = json::array();
    const std::string id = hand.hand();
    CHECK(path({{"step", 1}, {"seat", 0}, {"moves", none}}) == "");
    CHECK(path({{"hand", id}, {"record", json::object()}, {"step", 1}, {"seat", 0}, {"moves", none}}) == "");
    CHECK(path({{"hand", id}, {"seat", 0}, {"moves", none}}) == "/step");
    CHECK(path({{"hand", id}, {"step", -1}, {"seat", 0}, {"moves", none}}) == "/step");
    CHECK(path({{"hand", id}, {"step", 1}, {"seat", 4}, {"moves", none}}) == "/seat");
    CHECK(path({{"hand", id}, {"step", 1}, {"seat", 9}, {"moves", none}}) == "/seat");
    CHECK(path({{"hand", id}, {"step", 1}, {"seat", 0}, {"moves", json(101, json::object())}}) == "/moves");
    CHECK(path({{"hand", id}, {"step", 1}, {"seat", 0}, {"moves", none}, {"as", 1}}) == "/as");
    CHECK(path({{"record", {{"game", "whist"}}}, {"step", 1}, {"seat", 0}, {"moves", none}}) ==
          "/record/game");
    json record = hand.page()["record"];
    record["dealer"] = 7;
    CHECK(path({{"record", record}, {"step", 1}, {"seat", 0}, {"moves", none}}) == "/record/dealer");
}

TEST_CASE("cards that the seat has not seen change nothing of its view and choices before a bot plays") {
    ClosedHandOf hand(kMinchiate);
    const json record = hand.page()["record"];
    const auto dealt = [&](const json& of, std::size_t seat) {
        return asked(hand, {{"record", of}, {"step", 1}, {"seat", seat}, {"moves", json::array()}});
    };
    // The cutter is asked first, and has seen nothing.
    const std::size_t cutter = record["moves"][0]["seat"];
    const json answer = dealt(record, cutter);
    REQUIRE(answer["asked"].is_object());
    int tried = 0;
    for (std::size_t i = 0; i + 10 < record["pack"].size(); i += 5) {
        json other = record;
        std::swap(other["pack"][i], other["pack"][i + 7]);
        other["moves"] = json::array();
        CHECK(dealt(other, cutter) == answer);
        ++tried;
    }
    CHECK(tried > 10);
}
