// The match in the server's game interface, for each game: chairs as seats, lines, totals; and every line
// sums to zero whatever is played.
#include "engine/core/rng.hpp"
#include "engine/core/shuffle.hpp"
#include "protocol/wire/library_json.hpp"
#include "server/table/match_sheet.hpp"
#include "tests/server/support/match_play.hpp"
#include "tests/server/toy/toy_wire.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <numeric>

using namespace germini;
using namespace germini::server;

namespace {

const Games& games() {
    static const Games all = games_with_toy();
    return all;
}

RulesPtr rules_of(const Game& game, const char* preset, const nlohmann::json& options) {
    return *game.read_rules({preset, protocol::raw_json(protocol::parsed_json(options))});
}

MatchSoFar start(int girate, std::vector<germini::Person> ranking) {
    MatchSoFar so_far;
    so_far.rounds = girate;
    so_far.ranking = std::move(ranking);
    return so_far;
}

int sum(const ByPerson<int>& resti) { return std::accumulate(resti.begin(), resti.end(), 0); }

} // namespace

TEST_CASE("with chosen seats every person keeps their seat, and the deal passes to the right") {
    for (const auto& game : games().all()) {
        const RulesPtr rules = game->usual_rules(std::nullopt);
        for (const Seat first : SeatSet::all(rules->seats())) {
            const MatchSheet sheet =
                rules->sheet(start(rules->rounds().front(), rules->ranking_as_seated(first)));
            CHECK_FALSE(sheet.over);
            BySeat<germini::Person> own;
            for (const auto person : PersonSet::all(rules->seats())) own.push_back(person);
            for (std::size_t i = 0; i < sheet.course.size(); ++i) {
                CHECK(sheet.course[i].persons == own);
                CHECK(sheet.course[i].dealer == after(first, static_cast<int>(i), rules->seats()));
            }
        }
    }
}

TEST_CASE(
    "D-18, SEAT-4: in any match lines sum to zero and are only added, and the first dealer keeps the seat") {
    const Game& game = *games().find("minchiate");
    const RulesPtr rules = rules_of(game, "pagat", {{"girata_bonus", 3}, {"interruption", 2}});
    Rng rng(1798);
    const auto number = [&rng](int n) { return static_cast<int>(below(static_cast<std::uint32_t>(n), rng)); };
    for (int i = 0; i < 300; ++i) {
        const int girate = number(2) == 0 ? 1 : 3;
        MatchSoFar so_far = start(girate, rules->draw_seats([&rng] { return rng(); }).ranking);
        MatchSheet sheet = rules->sheet(so_far);
        REQUIRE(sheet.length == girate * 4);
        REQUIRE(static_cast<int>(sheet.course.size()) == girate * 4);
        for (const SeatPlan& plan : sheet.course) {
            CHECK(plan.persons[first_seat(so_far.ranking[0])] == so_far.ranking[0]);
            CHECK(std::is_permutation(plan.persons.begin(), plan.persons.end(), so_far.ranking.begin()));
        }
        ByPerson<int> totals(4);
        const int played = number(girate * 4 + 1);
        for (int hand = 0; hand < played; ++hand) {
            const int resti = number(9) - 4;
            so_far.closed.push_back({{resti, -resti, resti, -resti}, Ending::counted});
            for (const Seat seat : SeatSet::all(4))
                totals[sheet.course[static_cast<std::size_t>(hand)].persons[seat]] +=
                    so_far.closed.back().amounts[seat];
            const MatchSheet next = rules->sheet(so_far);
            REQUIRE(next.lines.size() >= sheet.lines.size());
            for (std::size_t l = 0; l < sheet.lines.size(); ++l)
                CHECK(next.lines[l].amounts == sheet.lines[l].amounts);
            sheet = next;
        }
        if (!sheet.over) {
            so_far.broken_off = true;
            so_far.hand_under_way = number(2) == 0;
            for (const auto person : PersonSet::all(4))
                if (number(3) == 0) so_far.deserters.push_back(person);
            sheet = rules->sheet(so_far);
        }
        CHECK(sheet.over);
        for (const SheetLine& line : sheet.lines) {
            CHECK(sum(line.amounts) == 0);
            CHECK(line.hand >= MatchHand{1});
            CHECK(line.hand <= MatchHand{girate * 4});
            CHECK(line.round == (server::number(line.hand) - 1) / 4 + 1);
            for (const auto person : PersonSet::all(4)) totals[person] += line.amounts[person];
        }
        CHECK(sheet.totals == totals);
    }
}

TEST_CASE("a match of open length announces the next hand, and a redeal has the same dealer") {
    const Game& game = *games().find("toy");
    const RulesPtr rules = rules_of(game, "plain", {{"seats", 2}, {"target", 4}, {"speech", true}});
    MatchSoFar so_far = start(1, rules->ranking_as_seated(Seat{1}));
    MatchSheet sheet = rules->sheet(so_far);
    CHECK(!sheet.length.has_value());
    REQUIRE(sheet.course.size() == 1);
    CHECK(sheet.course[0].dealer == Seat{1});
    so_far.closed.push_back({{0, 0}, Ending::annulled});
    sheet = rules->sheet(so_far);
    REQUIRE(sheet.course.size() == 2);
    CHECK(sheet.course[1].dealer == Seat{1});
    so_far.closed.push_back({{1, -1}, Ending::counted});
    sheet = rules->sheet(so_far);
    REQUIRE(sheet.course.size() == 3);
    CHECK(sheet.course[2].dealer == Seat{0});
    CHECK(sheet.totals == ByPerson<int>{1, -1});
    so_far.closed.push_back({{3, 0}, Ending::called});
    sheet = rules->sheet(so_far);
    CHECK(sheet.over);
    CHECK(sheet.course.size() == 3);
    so_far.closed.push_back({{3, 0}, Ending::counted});
    CHECK_THROWS_AS(rules->sheet(so_far), BrokenInvariant);
}

TEST_CASE("a match is over after its hundredth hand, however many were annulled") {
    const Game& game = *games().find("siciliano");
    const RulesPtr rules = game.usual_rules("tortorici2014");
    MatchSoFar so_far = start(rules->rounds().front(), rules->ranking_as_seated(Seat{}));
    ClosedHand annulled;
    annulled.ending = Ending::annulled;
    for (int seat = 0; seat < rules->seats(); ++seat) annulled.amounts.push_back(0);
    so_far.closed.assign(kMostHands - 1, annulled);
    MatchSheet sheet = rules->sheet(so_far);
    CHECK_FALSE(sheet.over);
    CHECK(sheet.course.size() == kMostHands);
    so_far.closed.push_back(annulled);
    sheet = rules->sheet(so_far);
    CHECK(sheet.over);
    CHECK(sheet.course.size() == kMostHands);
    CHECK(sum(sheet.totals) == 0);
    // A match of an older version goes on to the next multiple.
    so_far.hand_under_way = true;
    CHECK_FALSE(rules->sheet(so_far).over);
    so_far.hand_under_way = false;
    so_far.closed.push_back(annulled);
    CHECK_FALSE(rules->sheet(so_far).over);
}
