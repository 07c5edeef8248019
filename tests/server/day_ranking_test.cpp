// Places and shares of a day, without a database.
#include "server/day/ranking.hpp"

#include <doctest/doctest.h>

using namespace germini::day;

TEST_CASE("equal results share the better place, and the next one skips as many") {
    CHECK(places({}).empty());
    CHECK(places({7}) == std::vector<std::int64_t>{1});
    CHECK(places({60, 54, 54, 54, 3, -2, -2}) == std::vector<std::int64_t>{1, 2, 2, 2, 5, 6, 6});
}

TEST_CASE("a standing counts the others that are worse, and those that are equal") {
    const auto of = standings({60, 54, 54, 3});
    REQUIRE(of.size() == 4);
    for (const Standing& one : of) CHECK(one.others == 3);
    CHECK(of[0].beaten == 3);
    CHECK(of[0].equal == 0);
    for (const std::size_t i : {1U, 2U}) {
        CHECK(of[i].beaten == 1);
        CHECK(of[i].equal == 1);
    }
    CHECK(of[3].beaten == 0);
    CHECK(standings({}).empty());
}

TEST_CASE("the share of the others beaten is in rounded per cent, ties counting half, from five people on") {
    CHECK(percent({4, 4, 0}, 5) == 100);
    CHECK(percent({4, 0, 0}, 5) == 0);
    CHECK(percent({4, 0, 4}, 5) == 50);
    CHECK(percent({5, 2, 1}, 5) == 50);
    CHECK(percent({8, 0, 1}, 8) == 6);  // 6.25
    CHECK(percent({8, 1, 0}, 9) == 13); // 12.5
    CHECK(percent({6, 1, 0}, 7) == 17); // 16.67
    CHECK_FALSE(percent({4, 4, 0}, 4)); // four people and the bot
    CHECK_FALSE(percent({3, 3, 0}, 4));
    CHECK_FALSE(percent({0, 0, 0}, 5));
}
