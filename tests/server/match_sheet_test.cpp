// The match as the server's seam has it, for each game: chairs as seats, lines, totals; and that every line
// sums to nought whatever is played.
#include "engine/core/rng.hpp"
#include "engine/core/shuffle.hpp"
#include "tests/server/kit/match_play.hpp"
#include "tests/server/kit/toy_wire.hpp"

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

std::string rules_of(const Game& game, const char* preset, const nlohmann::json& options) {
    return *game.read_rules(preset, options);
}

MatchSoFar start(int girate, std::vector<int> ranking) {
    MatchSoFar so_far;
    so_far.girate = girate;
    so_far.ranking = std::move(ranking);
    return so_far;
}

int sum(const std::vector<int>& resti) { return std::accumulate(resti.begin(), resti.end(), 0); }

} // namespace

TEST_CASE("with chosen seats everybody sits in the seat of his number, and the deal passes to the right") {
    for (const auto& game : games().all()) {
        const std::string rules =
            rules_of(*game, game->name() == "toy" ? "plain" : "pagat", nlohmann::json::object());
        for (int first = 0; first < game->seats(); ++first) {
            const MatchSheet sheet =
                game->sheet(rules, start(game->girate().front(), game->ranking_as_seated(first)));
            CHECK_FALSE(sheet.over);
            std::vector<int> own(static_cast<std::size_t>(game->seats()));
            std::iota(own.begin(), own.end(), 0);
            for (std::size_t i = 0; i < sheet.hands.size(); ++i) {
                CHECK(sheet.hands[i].persons == own);
                CHECK(sheet.hands[i].dealer == (first + static_cast<int>(i)) % game->seats());
            }
        }
    }
}

TEST_CASE(
    "D-18, SEAT-4: whatever a match brings, its lines sum to nought and only grow, and the first dealer "
    "keeps his seat") {
    const Game& game = *games().find("minchiate");
    const std::string rules = rules_of(game, "pagat", {{"girata_bonus", 3}, {"interruption", 2}});
    Rng rng(1798);
    const auto number = [&rng](int n) { return static_cast<int>(below(static_cast<std::uint32_t>(n), rng)); };
    for (int i = 0; i < 300; ++i) {
        const int girate = number(2) == 0 ? 1 : 3;
        MatchSoFar so_far = start(girate, game.draw_seats([&rng] { return rng(); }).ranking);
        MatchSheet sheet = game.sheet(rules, so_far);
        REQUIRE(static_cast<int>(sheet.hands.size()) == girate * 4);
        for (const protocol::HandPlan& plan : sheet.hands) {
            const auto first = static_cast<std::size_t>(so_far.ranking[0]);
            CHECK(plan.persons[first] == so_far.ranking[0]);
            CHECK(std::is_permutation(plan.persons.begin(), plan.persons.end(), so_far.ranking.begin()));
        }
        std::vector<int> totals(4);
        const int played = number(girate * 4 + 1);
        for (int hand = 0; hand < played; ++hand) {
            const int resti = number(9) - 4;
            so_far.closed.push_back({resti, -resti, resti, -resti});
            for (std::size_t s = 0; s < 4; ++s)
                totals[static_cast<std::size_t>(sheet.hands[static_cast<std::size_t>(hand)].persons[s])] +=
                    so_far.closed.back()[s];
            const MatchSheet next = game.sheet(rules, so_far);
            REQUIRE(next.lines.size() >= sheet.lines.size());
            for (std::size_t l = 0; l < sheet.lines.size(); ++l)
                CHECK(next.lines[l].resti == sheet.lines[l].resti);
            sheet = next;
        }
        if (!sheet.over) {
            so_far.broken_off = true;
            so_far.hand_under_way = number(2) == 0;
            for (int person = 0; person < 4; ++person)
                if (number(3) == 0) so_far.deserters.push_back(person);
            sheet = game.sheet(rules, so_far);
        }
        CHECK(sheet.over);
        for (const protocol::LedgerLine& line : sheet.lines) {
            CHECK(sum(line.resti) == 0);
            CHECK(line.hand >= 1);
            CHECK(line.hand <= girate * 4);
            CHECK(line.girata == (line.hand - 1) / 4 + 1);
            for (std::size_t p = 0; p < 4; ++p) totals[p] += line.resti[p];
        }
        CHECK(sheet.totals == totals);
    }
}
