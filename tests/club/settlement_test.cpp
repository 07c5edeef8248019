// An evening's own settlement: results at its tables, and that day's manual results.
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
        json players = json::array();
        for (const test::Person& who : four) players.push_back({{"person", number(who)}});
        enter(days, players, {2, -2, 2, -2});
    }
    void enter(int days, const json& players, const json& amounts) const {
        constexpr std::int64_t kDay = 24 * kHourOfEvening, kNight = 6 * kHourOfEvening;
        const json sheet{{"game", "minchiate"},
                         {"day", names::local_at("Europe/Rome", begins - kNight + days * kDay).substr(0, 10)},
                         {"players", players},
                         {"rounds", {{{"total", amounts}}}}};
        const std::string papers = "/seasons/" + club.season + "/papers";
        const HttpAnswer entered = club.post(papers, sheet, club.owner);
        REQUIRE_MESSAGE(entered.status == 201, entered.body);
        const std::string paper = papers + "/" + entered.value()["paper"].get<std::string>();
        REQUIRE(club.post(paper + "/answer", {{"confirm", true}}, four[1]).status == 200);
    }
    json settlement() const {
        const HttpAnswer told = club.get(at + "/settlement", four[3].headers());
        REQUIRE_MESSAGE(told.status == 200, told.body);
        CHECK(schema_problem("evening.json#/$defs/EveningSettlement", told.value()) == "");
        return told.value();
    }
};

std::map<json, int> amounts_of(const json& game) {
    std::map<json, int> sums;
    for (const json& sum : game["sums"]) sums[sum["player"]] = sum["amount"].get<int>();
    return sums;
}

} // namespace

TEST_CASE("an evening's settlement covers exactly its tables and that day's manual results") {
    Settled evening;
    CHECK(evening.settlement()["games"].empty());
    CHECK(evening.settlement()["people"].empty());
    Party party = evening.opened();
    play_hands(evening.club.loop, party, 1, 3);
    CHECK(evening.settlement()["games"].empty()); // the round is not over
    play_hands(evening.club.loop, party, 4, 4);
    std::map<json, int> expected;
    const json match = match_of(party[0]);
    for (std::size_t person = 0; person < 4; ++person)
        expected[evening.number(evening.four[person])] = match["totals"][person].get<int>();
    const json told = evening.settlement();
    REQUIRE(told["games"].size() == 1);
    CHECK(amounts_of(told["games"][0]) == expected);
    CHECK(told["people"].size() == 4);

    // Another table of the club on the same day, and another day's manual result, are not the evening's.
    Party other = evening.club.table(evening.four, 4);
    play_hands(evening.club.loop, other, 1, 4);
    evening.paper(-1);
    CHECK(evening.settlement() == told);
    evening.paper(0);
    for (std::size_t person = 0; person < 4; ++person)
        expected[evening.number(evening.four[person])] += person % 2 == 0 ? 2 : -2;
    const json all = evening.settlement();
    CHECK(amounts_of(all["games"][0]) == expected);

    const test::Person stranger = new_person(evening.club.server->port(), "Tullio");
    CHECK(evening.club.get(evening.at + "/settlement", stranger.headers()).status == 404);
    CHECK(evening.club.get(evening.at + "/settlement").status == 401);
}

TEST_CASE("the largest debtor of an evening pays the largest creditor, by name if they are not members") {
    Settled evening;
    const json ginevra = evening.number(evening.four[0]), lapo = evening.number(evening.four[1]),
               nannina = evening.number(evening.four[2]);
    evening.enter(
        0, {{{"person", ginevra}}, {{"person", lapo}}, {{"person", nannina}}, {{"called", "Zia Bice"}}},
        {5, -7, 4, -2});
    const json game = evening.settlement()["games"][0];
    const auto payment = [](const json& from, const json& to, int amount) {
        return json{{"from", from}, {"to", to}, {"amount", amount}};
    };
    // Lapo owes most; then Lapo and Zia Bice owe 2 each, and a name comes before a number.
    CHECK(game["payments"] == json::array({payment(lapo, ginevra, 5), payment("Zia Bice", nannina, 2),
                                           payment(lapo, nannina, 2)}));
    CHECK(game["sums"][0] == json{{"player", ginevra}, {"amount", 5}});
    CHECK(game["sums"][2] == json{{"player", "Zia Bice"}, {"amount", -2}});
    // The next table of the day
    evening.enter(0, {{{"person", lapo}}, {{"person", nannina}}}, {7, -7});
    CHECK(evening.settlement()["games"][0]["payments"] ==
          json::array({payment(nannina, ginevra, 3), payment("Zia Bice", ginevra, 2)}));
}
