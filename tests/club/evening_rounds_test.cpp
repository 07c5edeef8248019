// An evening's own settlement: the rounds of its tables, and that day's manual
// results.
#include "server/names/zone.hpp"
#include "tests/club/club_kit.hpp"
#include "tests/server/support/schema.hpp"

#include <chrono>
#include <doctest/doctest.h>
#include <map>

using namespace germini;
using namespace germini::test;

namespace {

constexpr std::int64_t kHourOfEvening = 3'600'000;

struct Settled {
    ClubEvening club{minchiate_table({{"open", false}})};
    std::vector<test::Person> four{club.owner, club.joined("Lapo"), club.joined("Nannina"),
                                   club.joined("Cosimo")};
    std::int64_t begins = std::chrono::duration_cast<std::chrono::milliseconds>(
                              std::chrono::system_clock::now().time_since_epoch())
                              .count() +
                          kHourOfEvening;
    std::string at;

    Settled() {
        const json asked{{"title", "Giovedì"}, {"at", names::local_at("Europe/Rome", begins)}};
        const HttpAnswer made = club.post("/evenings", asked, club.owner);
        REQUIRE_MESSAGE(made.status == 201, made.body);
        at = "/evenings/" + made.value()["id"].get<std::string>();
    }
    json number(const test::Person& who) const {
        return http_request(club.server->port(), "GET", "/api/guests/me", "", who.headers())
            .value()["number"];
    }
    /// One table, the four in its seats in this order.
    Party opened() {
        json seats = json::array();
        for (const test::Person& who : four) seats.push_back({{"person", number(who)}});
        const json filled{{"version", 1}, {"tables", json::array({seats})}};
        REQUIRE(club.post(at + "/seats", filled, club.owner).status == 200);
        REQUIRE(club.post(at + "/tables", json::object(), club.owner).status == 201);
        const json table = club.get(at, club.owner.headers()).value()["draw"]["tables"][0]["table"];
        Party party;
        party.ids.id = table.get<std::string>();
        for (const test::Person& who : four) {
            party.players.push_back(std::make_unique<Player>(club.loop, club.server->port(), who, party.ids));
            party.players.back()->connect();
            REQUIRE(club.loop.run_until([&] { return party.players.back()->welcome.has_value(); }));
        }
        return party;
    }
    /// Two resti for Ginevra and Nannina, on the evening's day or so many days later.
    void paper(int days) const {
        constexpr std::int64_t kDay = 24 * kHourOfEvening, kNight = 6 * kHourOfEvening;
        json players = json::array();
        for (const test::Person& who : four) players.push_back({{"person", number(who)}});
        const json sheet{{"game", "minchiate"},
                         {"day", names::local_at("Europe/Rome", begins - kNight + days * kDay).substr(0, 10)},
                         {"players", players},
                         {"rounds", {{{"sides", {0, 1, 0, 1}}, {"hands", {{2, -2, 2, -2}}}}}}};
        const std::string papers = "/seasons/" + club.season + "/papers";
        const HttpAnswer entered = club.post(papers, sheet, club.owner);
        REQUIRE_MESSAGE(entered.status == 201, entered.body);
        const std::string paper = papers + "/" + entered.value()["paper"].get<std::string>();
        REQUIRE(club.post(paper + "/answer", {{"confirm", true}}, four[1]).status == 200);
    }
    json rounds() const {
        const HttpAnswer told = club.get(at + "/rounds", four[3].headers());
        REQUIRE_MESSAGE(told.status == 200, told.body);
        CHECK(schema_problem("club.json#/$defs/SeasonRounds", told.value()) == "");
        return told.value();
    }
};

std::map<json, int> amounts_of(const json& game) {
    std::map<json, int> sums;
    for (const json& round : game["rounds"])
        for (const json& result : round["results"]) sums[result["person"]] += result["amount"].get<int>();
    return sums;
}

} // namespace

TEST_CASE("an evening's rounds are exactly those of its tables and of that day's manual results") {
    Settled evening;
    CHECK(evening.rounds()["games"].empty());
    CHECK(evening.rounds()["people"].empty());
    Party party = evening.opened();
    play_hands(evening.club.loop, party, 1, 3);
    CHECK(evening.rounds()["games"].empty()); // the round is not over
    play_hands(evening.club.loop, party, 4, 4);
    std::map<json, int> expected;
    const json match = match_of(party[0]);
    for (std::size_t person = 0; person < 4; ++person)
        expected[evening.number(evening.four[person])] = match["totals"][person].get<int>();
    const json told = evening.rounds();
    REQUIRE(told["games"].size() == 1);
    CHECK(amounts_of(told["games"][0]) == expected);
    CHECK(told["people"].size() == 4);

    // Another table of the club on the same day, and another day's manual result, are not the evening's.
    Party other = evening.club.table(evening.four, 4);
    play_hands(evening.club.loop, other, 1, 4);
    evening.paper(-1);
    CHECK(evening.rounds() == told);
    evening.paper(0);
    for (std::size_t person = 0; person < 4; ++person)
        expected[evening.number(evening.four[person])] += person % 2 == 0 ? 2 : -2;
    const json all = evening.rounds();
    CHECK(amounts_of(all["games"][0]) == expected);
    CHECK(all["games"][0]["rounds"].size() == 2);

    const test::Person stranger = new_person(evening.club.server->port(), "Tullio");
    CHECK(evening.club.get(evening.at + "/rounds", stranger.headers()).status == 404);
    CHECK(evening.club.get(evening.at + "/rounds").status == 401);
}
