// Seating: compared with all possibilities, with what follows from counting alone, and with
// chance.
#include "server/club/draw.hpp"

#include <algorithm>
#include <doctest/doctest.h>
#include <limits>
#include <map>
#include <random>
#include <set>

using namespace germini::club;

namespace {

void meet(Meetings& meetings, const Draw& draw) {
    for (const auto& table : draw.tables)
        for (std::size_t i = 0; i < table.size(); ++i)
            for (std::size_t j = i + 1; j < table.size(); ++j)
                if (table[i] && table[j]) meetings.add(*table[i], *table[j]);
}

/// Draws players who have not met: every seating is equally likely.
Draw draw_by_lot(int players, int seats, Missing missing, DrawSeed seed) {
    return draw_tables(Meetings(players), seats, missing, seed);
}

/// The minimum of meetings, by trying all ways to give tables of four to the players.
int fewest(const Meetings& meetings) {
    std::vector<int> table_of(static_cast<std::size_t>(meetings.players()));
    for (std::size_t i = 0; i < table_of.size(); ++i) table_of[i] = static_cast<int>(i / 4);
    int least = std::numeric_limits<int>::max();
    do {
        int met = 0;
        for (int a = 0; a < meetings.players(); ++a)
            for (int b = a + 1; b < meetings.players(); ++b)
                if (table_of[static_cast<std::size_t>(a)] == table_of[static_cast<std::size_t>(b)])
                    met += meetings.between(a, b);
        least = std::min(least, met);
    } while (std::next_permutation(table_of.begin(), table_of.end()));
    return least;
}

struct Spread {
    int least = std::numeric_limits<int>::max(), most = 0;
    std::int64_t sum = 0, squares = 0, pairs = 0;
    explicit Spread(const Meetings& meetings) {
        for (int a = 0; a < meetings.players(); ++a)
            for (int b = a + 1; b < meetings.players(); ++b) {
                const int times = meetings.between(a, b);
                least = std::min(least, times);
                most = std::max(most, times);
                sum += times;
                squares += times * times;
                ++pairs;
            }
    }
    /// Pairs times the sum of the squared deviations from the mean: whole numbers.
    std::int64_t off_the_mean() const { return pairs * squares - sum * sum; }
};

} // namespace

TEST_CASE("a draw seats everybody once, at full tables plus one with the rest, or lets the fewest wait") {
    for (int players = 0; players <= 30; ++players)
        for (int seats = 2; seats <= 6; ++seats)
            for (const Missing missing : {Missing::seats, Missing::wait}) {
                CAPTURE(players);
                CAPTURE(seats);
                const Draw draw =
                    draw_by_lot(players, seats, missing, static_cast<DrawSeed>(players * 7 + seats));
                std::set<int> seen(draw.waiting.begin(), draw.waiting.end());
                int smallest = seats, not_full = 0;
                for (const auto& table : draw.tables) {
                    REQUIRE(table.size() == static_cast<std::size_t>(seats));
                    int here = 0;
                    for (const auto& player : table)
                        if (player) {
                            CHECK(seen.insert(*player).second);
                            ++here;
                        }
                    smallest = std::min(smallest, here);
                    if (here < seats) ++not_full;
                }
                CHECK(seen.size() == static_cast<std::size_t>(players));
                if (missing == Missing::wait) {
                    CHECK(draw.waiting.size() == static_cast<std::size_t>(players % seats));
                    if (!draw.tables.empty()) CHECK(smallest == seats);
                } else {
                    CHECK(draw.waiting.empty());
                    CHECK(draw.tables.size() == static_cast<std::size_t>((players + seats - 1) / seats));
                    CHECK(not_full == (players % seats == 0 ? 0 : 1));
                }
            }
}

TEST_CASE("equal seeds give equal draws, and all seatings of players who have not met are equally likely") {
    // Eight at two tables: 35 ways. Chi-square with 34 degrees of freedom is below 65.2 in 999 of 1000 cases.
    constexpr int kDraws = 7000, kWays = 35;
    std::map<std::set<int>, int> times;
    for (DrawSeed seed = 1; seed <= kDraws; ++seed) {
        const Draw draw = draw_by_lot(8, 4, Missing::seats, seed * 0x9E3779B97F4A7C15u);
        for (const auto& table : draw.tables) {
            std::set<int> here;
            for (const auto& player : table) here.insert(player.value());
            if (here.count(0) != 0) ++times[here];
        }
    }
    CHECK(times.size() == kWays);
    double chi = 0;
    for (const auto& [ways, n] : times) {
        const double expected = static_cast<double>(kDraws) / kWays, off = n - expected;
        chi += off * off / expected;
    }
    CHECK(chi < 65.2);
    CHECK(draw_by_lot(13, 4, Missing::seats, 5).tables == draw_by_lot(13, 4, Missing::seats, 5).tables);
    CHECK(draw_by_lot(13, 4, Missing::seats, 5).tables != draw_by_lot(13, 4, Missing::seats, 6).tables);
    CHECK(seed_text(0x00ABCDEF01234567) == "00abcdef01234567");
}

TEST_CASE("for up to twelve players the rota minimises repeated meetings") {
    std::mt19937 random(1798);
    for (const int players : {8, 12})
        for (int trial = 0; trial < (players == 8 ? 60 : 8); ++trial) {
            Meetings meetings(players);
            for (int a = 0; a < players; ++a)
                for (int b = a + 1; b < players; ++b) meetings.add(a, b, static_cast<int>(random() % 5));
            const Draw draw = draw_tables(meetings, 4, Missing::seats, random());
            CHECK(met_before(meetings, draw.tables) == fewest(meetings));
        }
}

TEST_CASE("the second evening repeats no more meetings than necessary") {
    // Who meets again: with as many tables as before, four at a table come from the previous tables.
    // From two tables they come as 2+2 at best (two repeated meetings at each of two tables), from three as
    // 2+1+1 (one at each of three), from four one each.
    const std::map<int, int> kForced{{8, 4}, {12, 3}, {16, 0}};
    for (const auto& [players, forced] : kForced)
        for (DrawSeed seed = 1; seed <= 10; ++seed) {
            Meetings meetings(players);
            meet(meetings, draw_by_lot(players, 4, Missing::seats, seed));
            CHECK(met_before(meetings, draw_tables(meetings, 4, Missing::seats, seed).tables) == forced);
        }
}

TEST_CASE("over a season everybody meets everybody, with a spread within the theoretical limits") {
    constexpr int kEvenings = 40;
    for (const int players : {8, 12, 16}) {
        CAPTURE(players);
        Meetings rota(players), lot(players);
        for (int evening = 1; evening <= kEvenings; ++evening) {
            const Spread before(rota);
            const auto seed = static_cast<DrawSeed>(evening * 131 + players);
            const Draw draw = draw_tables(rota, 4, Missing::seats, seed);
            // A draw by lot has (players/4)*6 of the pairs, equally likely: the best one has at most the mean
            // of that.
            const std::int64_t together = players / 4 * 6;
            CHECK(met_before(rota, draw.tables) * before.pairs <= before.sum * together);
            meet(rota, draw);
            meet(lot, draw_by_lot(players, 4, Missing::seats, seed));
            // It follows that each evening adds at most p(1-p) per pair to the variance, where p is the
            // fraction of the pairs at one table: pairs² times the variance is at most evenings × together ×
            // (pairs−together).
            const Spread now(rota);
            CHECK(now.off_the_mean() <= evening * together * (now.pairs - together));
            // This bounds every method that is no worse than chance; this one keeps all
            // within three of each other.
            CHECK(now.most - now.least <= 3);
        }
        CHECK(Spread(rota).off_the_mean() * 4 < Spread(lot).off_the_mean());
    }
}

TEST_CASE("the players who have to wait are those who have met most") {
    Meetings meetings(9);
    for (int other = 0; other < 9; ++other)
        if (other != 4) meetings.add(4, other);
    for (DrawSeed seed = 1; seed <= 20; ++seed)
        CHECK(draw_tables(meetings, 4, Missing::wait, seed).waiting == std::vector<int>{4});
}

TEST_CASE("a draw at the maximum number of players cannot be improved by exchanging two of them") {
    constexpr int kPlayers = 200;
    Meetings meetings(kPlayers);
    for (DrawSeed seed = 1; seed <= 4; ++seed) meet(meetings, draw_by_lot(kPlayers, 4, Missing::seats, seed));
    const Draw draw = draw_tables(meetings, 4, Missing::seats, 9);
    CHECK(draw.tables.size() == kPlayers / 4);
    CHECK(met_before(meetings, draw.tables) == 0); // 12 of 199 others are met: there is plenty of choice
}
