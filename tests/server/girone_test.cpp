// A girone of Minchiate on the whole server: the draw, the seats, the ledger by person.
#include "tests/server/support/match_play.hpp"

#include <algorithm>
#include <doctest/doctest.h>
#include <map>
#include <string>

using namespace germini;
using namespace germini::test;

namespace {

const std::array<std::string, 4> kNames{"Ginevra", "Lapo", "Nannina", "Cosimo"};

/// SETT-9 as computed by the test: the pair with more resti over the girata gains three each, the other pays.
Four bonus_of(const std::map<int, Four>& hands, const Four& persons, int girata) {
    Four sums{}, bonus{};
    for (int n = girata * 4 - 3; n <= girata * 4; ++n)
        for (std::size_t p = 0; p < 4; ++p) sums[p] += hands.at(n)[p];
    const auto at = [](Four& by_person, int person) -> int& {
        return by_person.at(static_cast<std::size_t>(person));
    };
    const int balance = at(sums, persons[0]);
    for (std::size_t s = 0; s < 4 && balance != 0; ++s)
        at(bonus, persons[s]) = (balance > 0) == (s % 2 == 0) ? 3 : -3;
    return bonus;
}

void check_places(Party& party, const Four& persons) {
    for (std::size_t s = 0; s < 4; ++s) {
        const auto person = static_cast<std::size_t>(persons[s]);
        CHECK(party[person].seat() == static_cast<int>(s));
        CHECK((*party[0].table)["seats"][s]["name"] == kNames[person]);
    }
    CHECK(match_of(party[0])["seating"] == persons);
    CHECK(match_of(party[0])["names"] == kNames);
}

/// GIR-1, D-2: who deals each hand, and the seats in it.
json course(const Four& ranking) {
    json hands = json::array();
    for (int number = 1; number <= 12; ++number)
        hands.push_back({{"round", (number + 3) / 4},
                         {"dealer", (ranking[0] + number - 1) % 4},
                         {"persons", persons_by_seat(ranking, (number + 3) / 4)}});
    return hands;
}

} // namespace

TEST_CASE("SEAT-2, SEAT-4, GIR-2, SETT-4, SETT-9: four guests play a girone with drawn seats to its end") {
    TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    Party party = sit_down(loop, server.port(),
                           minchiate_table({{"rounds", 3}, {"options", {{"girata_bonus", 3}}}}), 4, 4);
    CHECK((*party[0].table)["settings"]["rounds"] == 3);
    CHECK((*party[0].table)["settings"]["seats"] == "drawn");
    CHECK(match_of(party[0]).is_null());
    Four ranking{};
    for (int number = 1; number <= 12; ++number) {
        CAPTURE(number);
        const int girata = (number + 3) / 4;
        // Between the girate all still have their old seats.
        if (number > 1) check_places(party, persons_by_seat(ranking, (number + 2) / 4));
        begin_hand(loop, party, number);
        if (number == 1) {
            const json draw = match_of(party[0])["draw"];
            ranking = ranking_of_cards(draw);
            CHECK(draw["ranking"] == ranking);
            CHECK(draw["cards"].size() >= 4);
        }
        const Four persons = persons_by_seat(ranking, girata);
        check_places(party, persons);
        CHECK(match_of(party[1])["course"] == course(ranking));
        CHECK(party[1].told[number][0]["word"] == "deal");
        CHECK(party[1].told[number][0]["seat"] == (ranking[0] + number - 1) % 4);
        for (auto& player : party.players) player->play_by_itself();
        REQUIRE(loop.run_until(
            [&] {
                return std::all_of(party.players.begin(), party.players.end(), [&](auto& p) {
                    return p->hand_over(number) && p->state() == (number == 12 ? "over" : "between");
                });
            },
            std::chrono::seconds(120)));
        for (auto& player : party.players) player->play_by_itself(false);
        CHECK(match_of(party[2])["hands"].back()["persons"] == persons);
        CHECK(match_of(party[2])["hands"].back()["number"] == number);
    }
    for (auto& player : party.players) CHECK(player->all_problems() == std::vector<std::string>{});

    const json match = match_of(party[3]);
    CHECK(match["length"] == 12);
    CHECK(match["from"] == 1);
    CHECK(match["broken_off"] == false);
    const MatchScores hands = match_scores(server.port(), party[0]);
    REQUIRE(hands.hands.size() == 12);
    // The bonus lines, one per girata with a winner, after its fourth hand.
    json expected = json::array();
    Four totals = hands.totals;
    for (int girata = 1; girata <= 3; ++girata) {
        const Four bonus = bonus_of(hands.hands, persons_by_seat(ranking, girata), girata);
        if (bonus == Four{}) continue;
        expected.push_back(
            {{"reason", "bonus"}, {"round", girata}, {"hand", girata * 4}, {"amounts", bonus}});
        for (std::size_t p = 0; p < 4; ++p) totals[p] += bonus[p];
    }
    CHECK(match["lines"] == expected);
    CHECK(match["totals"] == totals);

    const json page =
        page_of(server.port(), party[0].person(), "/api/matches/" + match["id"].get<std::string>())["match"];
    for (const char* same : {"rounds", "lines", "totals", "draw", "broken_off", "names", "length"})
        CHECK(page[same] == match[same]);
    for (const json& hand : page["hands"])
        for (std::size_t s = 0; s < 4; ++s)
            CHECK(hand["names"][s] == kNames.at(hand["persons"][s].get<std::size_t>()));
    CHECK(page["ended"].is_string());
    CHECK(page["course"] == course(ranking));
    for (std::size_t p = 0; p < 4; ++p) {
        const std::string person = std::to_string(p);
        CHECK(number_in(folder, "SELECT amount FROM match_ledger WHERE person = " + person) == totals[p]);
        // Every resto of the ledger belongs to some guest.
        CHECK(number_in(folder,
                        "SELECT coalesce(sum(amount), 0) FROM (SELECT guest, amount FROM hand_seats UNION "
                        "ALL SELECT guest, amount FROM match_lines) JOIN guests ON key = guest "
                        "WHERE name = '" +
                            kNames[p] + "'") == totals[p]);
    }
}

TEST_CASE("the possible matches of a game are listed, and others are refused") {
    TempDir folder;
    TestServer server(folder);
    const test::Person host = new_person(server.port(), "Ginevra");
    const auto refused = [&](const json& change, const char* path) {
        CAPTURE(change.dump());
        json request{{"game", "toy"}, {"preset", "plain"}};
        request.update(change);
        const HttpAnswer answer =
            http_request(server.port(), "POST", "/api/tables", request.dump(), host.headers());
        CHECK(answer.status == 400);
        CHECK(answer.value()["error"]["path"] == path);
        CHECK(answer.value()["error"]["code"] == "bad_field");
    };
    refused({{"rounds", 3}}, "/rounds");
    refused({{"seats", "drawn"}}, "/seats");
    const json minchiate{{"game", "minchiate"}, {"preset", "germini"}};
    for (const json& girate : {json(2), json(0), json(-1), json(4)}) {
        json change = minchiate;
        change["rounds"] = girate;
        refused(change, "/rounds");
    }
    const json rules = page_of(server.port(), host, "/api/rules");
    for (const json& game : rules["games"]) {
        const bool rounds = game["game"] == "minchiate"; // the others draw no seats
        for (const auto& [preset, form] : game["by_preset"].items()) {
            // GIR-1, SOLO-23, MATCH-9, TOC-18; the others have one round.
            const std::map<std::string, json> of_several{{"pagat", {1, 3}},
                                                         {"germini", {1, 3}},
                                                         {"dresden", {1, 3}},
                                                         {"two", {3, 1, 6}},
                                                         {"three", {2, 1, 4}},
                                                         {"alone", {1, 2, 3}},
                                                         {"terziglio", {9, 3, 6, 18}},
                                                         {"sei_tocchi", {3, 1, 5}}};
            const auto several = of_several.find(preset);
            CHECK(form["rounds"] == (several == of_several.end() ? json{1} : several->second));
        }
        CHECK(game["draw"] == rounds);
    }
    new_table(server.port(), host, minchiate_table({{"rounds", 3}}));
    CHECK(page_of(server.port(), host, "/api/tables")["tables"][0]["rounds"] == 3);
}
