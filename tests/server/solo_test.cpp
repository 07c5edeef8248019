// Minchiate without partners on the server: matches of two, three and four to their end, and moves made for
// silent players.
#include "engine/minchiate/pack.hpp"
#include "protocol/wire/library_json.hpp"
#include "server/games/games.hpp"
#include "server/verify/fair_proof.hpp"
#include "tests/server/support/match_play.hpp"
#include "tests/server/support/schema.hpp"

#include <algorithm>
#include <array>
#include <doctest/doctest.h>
#include <set>
#include <sstream>
#include <string>
#include <vector>

using namespace germini;
using namespace germini::test;

namespace {

json form_table(const std::string& preset, const json& options = json::object()) {
    return {{"game", "minchiate"}, {"preset", preset}, {"options", options}, {"rounds", 1}};
}

json solo_result(const json& record) {
    std::istringstream in(record.dump());
    std::ostringstream out;
    CHECK(protocol::replay_stream(in, out, server::all_tools()) == 0);
    return json::parse(out.str());
}

/// The hands of a match that is over: one dealt by each, their records and results, deals and sums (SOLO-21,
/// SOLO-23, SOLO-24).
void check_solo_match(Player& player, std::size_t seats) {
    const json match = match_of(player);
    REQUIRE(match["hands"].size() == seats);
    std::vector<int> sums(seats);
    for (std::size_t i = 0; i < seats; ++i) {
        const json& hand = match["hands"][i];
        CHECK(hand["dealer"] == (match["hands"][0]["dealer"].get<std::size_t>() + i) % seats);
        const json page =
            page_of(player.port(), player.person(), "/api/hands/" + hand["hand"].get<std::string>());
        CHECK(schema_problem("http.json#/$defs/HandOne", page) == "");
        CHECK(schema_problem("minchiate_hand_record.json", page["record"]) == "");
        CHECK(schema_problem("minchiate_hand_result.json", page["result"]) == "");
        CHECK(solo_result(page["record"]) == page["result"]);
        CHECK(page["result"]["seats"] == hand["seats"]);
        REQUIRE(hand["seats"].size() == seats);
        int sum = 0;
        for (std::size_t s = 0; s < seats; ++s) {
            sums[s] += hand["seats"][s].get<int>();
            sum += hand["seats"][s].get<int>();
        }
        CHECK(sum == 0);
        const auto differences = server::fair_differences(
            protocol::parsed_json({{"deal", page["deal"]}, {"record", page["record"]}}), server::all_games());
        REQUIRE(differences);
        CHECK(differences->empty());
    }
    CHECK(match["totals"].size() == seats);
    for (std::size_t s = 0; s < seats; ++s)
        CHECK(match["totals"][match["seating"][s].get<std::size_t>()] == sums[s]);
}

void play_solo_match(EventLoop& loop, Party& party) {
    for (int number = 1; party[0].state() != "over"; ++number) play_hand(loop, party, number);
    for (auto& player : party.players)
        for (const std::string& problem : player->all_problems()) FAIL_CHECK(problem);
}

struct SoloForm {
    const char* preset;
    std::size_t seats;
    json options;
};
const std::array<SoloForm, 4> kSoloForms{{{"two", 2, {{"fola", "robbed"}}},
                                          {"three", 3, json::object()},
                                          {"alone", 4, {{"going_out", "peveroni"}}},
                                          {"alone", 4, {{"fola", "none"}, {"devil", true}}}}};

} // namespace

TEST_CASE("SOLO-1: two, three and four guests each play a match for themselves to its end") {
    for (const SoloForm& form : kSoloForms) {
        CAPTURE(form.preset);
        TempDir folder;
        TestServer server(folder);
        EventLoop loop;
        Party party = sit_down(loop, server.port(), form_table(form.preset, form.options),
                               static_cast<int>(form.seats), static_cast<int>(form.seats));
        play_solo_match(loop, party);
        check_solo_match(party[0], form.seats);
        json sides;
        for (std::size_t s = 0; s < form.seats; ++s) sides.push_back(s);
        CHECK((*party[0].table)["sides"] == sides);
    }
}

TEST_CASE("the list of rules has six presets of Minchiate, the options of all, and which are ranked apart") {
    const json minchiate = json::parse(server::all_games().find("minchiate")->describe_rules(true));
    CHECK(minchiate["presets"].size() == 6);
    std::set<std::string> of_presets, listed;
    for (const json& options : minchiate["presets"])
        for (const auto& [name, value] : options.items()) of_presets.insert(name);
    for (const json& option : minchiate["options"]) listed.insert(option["name"]);
    CHECK(listed == of_presets);
    // SOLO-27: pairs have standings in common, every other form its own.
    CHECK(minchiate["presets_apart"] == false);
    for (const auto& [preset, form] : minchiate["by_preset"].items())
        CHECK(form["apart"] == (form["sides"] != json::array({0, 1, 0, 1})));
}

TEST_CASE("a guest plays each form without partners with bots that search") {
    for (const SoloForm& form : kSoloForms) {
        CAPTURE(form.preset);
        TempDir folder;
        TestServer server(folder);
        EventLoop loop;
        Party party = sit_down(loop, server.port(), form_table(form.preset, form.options), 1,
                               static_cast<int>(form.seats));
        CHECK((*party[0].table)["settings"]["level"] == "quick");
        play_solo_match(loop, party);
        check_solo_match(party[0], form.seats);
    }
}

TEST_CASE("OUT-1, D-25: a player whose time is over stays, even where a bot would go out") {
    using namespace minchiate;
    // Seat 1 gets the first ten cards and the next eleven after thirty of the others: all of them weak.
    const CardSet weak = kSuitCardsAll - kKings;
    CardList hand;
    for (const Card card : weak)
        if (hand.size() < 21) hand.push_back(card);
    std::vector<Card> pack, rest;
    for (const Card card : kWholePack - CardSet(hand)) rest.push_back(card);
    pack.insert(pack.end(), hand.begin(), hand.begin() + 10);
    pack.insert(pack.end(), rest.begin(), rest.begin() + 30);
    pack.insert(pack.end(), hand.begin() + 10, hand.end());
    pack.insert(pack.end(), rest.begin() + 30, rest.end());

    const server::Games games = server::all_games();
    const json options{{"fola", "none"}, {"going_out", "minucci"}};
    const server::RulesPtr rules =
        *games.find("minchiate")->read_rules({"alone", protocol::raw_json(protocol::parsed_json(options))});
    server::MatchSoFar so_far;
    so_far.rounds = rules->rounds().front();
    so_far.ranking = rules->ranking_as_seated(Seat{0});
    const server::Opening opening = rules->open(
        so_far, Seat{0}, [] { return 0u; }, pack);
    REQUIRE(opening.hand->due() == SeatSet(Seat{1}));
    const auto first_event = [&](const server::StepPtr& step) {
        const auto after = opening.hand->clone();
        const int before = after->events();
        after->take(*step);
        std::string event;
        after->append_seen(event, before + 1, before + 1, Viewer{});
        return json::parse(event);
    };
    CHECK(first_event(opening.hand->bot_move(Seat{1})).value("why", "") == "out");
    CHECK(first_event(opening.hand->late_move(Seat{1})).value("word", "") == "stay");
}
