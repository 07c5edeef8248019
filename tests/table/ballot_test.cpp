// What those at a table decide together: whose votes count, and how many are enough.
#include "server/table/ballot.hpp"

#include <array>
#include <doctest/doctest.h>

using namespace germini::server;

namespace {

constexpr Presence kHere{true, false}, kJustGone{false, false}, kAwayLong{false, true};

Asker asker(int seat) {
    constexpr std::array<const char*, 4> kNames{"Ginevra", "Lapo", "Nannina", "Cosimo"};
    return Asker{GuestKey(seat + 1), kNames.at(static_cast<std::size_t>(seat)), false};
}

Seating good(const Seating::Outcome& outcome) {
    REQUIRE(outcome.has_value());
    return *outcome;
}

/// Guests 1 to 4 in seats 0 to 3.
Seating four() {
    Seating table(4);
    for (int s = 0; s < 4; ++s) table = good(table.sit(asker(s), s));
    return table;
}

Seating voted(Seating table, const Motion& motion, const std::vector<int>& seats) {
    for (const int seat : seats) table = good(table.vote(asker(seat), motion, true));
    return table;
}

} // namespace

TEST_CASE("a pause: more than half of those who are here") {
    const Motion pause{Wish::pause, -1, 3, 0};
    const std::vector<Presence> all(4, kHere);
    CHECK_FALSE(carried(four(), all, pause));
    CHECK_FALSE(carried(voted(four(), pause, {0, 2}), all, pause));
    CHECK(carried(voted(four(), pause, {0, 1, 2}), all, pause));
    // One has just lost his line: two of three.
    CHECK(carried(voted(four(), pause, {0, 1}), {kHere, kHere, kHere, kJustGone}, pause));
    // And whoever voted and went does not count any more.
    CHECK_FALSE(carried(voted(four(), pause, {0, 3}), {kHere, kHere, kHere, kJustGone}, pause));
    // Alone: only once the others are away beyond the limit.
    const Seating alone = voted(four(), pause, {0});
    CHECK_FALSE(carried(alone, {kHere, kJustGone, kAwayLong, kAwayLong}, pause));
    CHECK(carried(alone, {kHere, kAwayLong, kAwayLong, kAwayLong}, pause));
}

TEST_CASE("a bot for one who is silent: he has no vote, his partner has") {
    const Motion bot{Wish::bot, 2, 3, 61};
    CHECK(four().vote(asker(2), bot, true).error() == "own_seat");
    CHECK(voters(four(), std::vector<Presence>(4, kHere), bot) == std::vector<int>{0, 1, 3});
    CHECK_FALSE(carried(voted(four(), bot, {1}), std::vector<Presence>(4, kHere), bot));
    CHECK(carried(voted(four(), bot, {0, 1}), std::vector<Presence>(4, kHere), bot));
    // Votes about the question before are none about this one.
    const Motion next{Wish::bot, 2, 3, 64};
    CHECK_FALSE(carried(voted(four(), bot, {0, 1, 3}), std::vector<Presence>(4, kHere), next));
    // With bots for company, one decides alone.
    Seating two = good(four().stand(asker(1)));
    two = good(two.stand(asker(3))).replaced(1).replaced(3);
    CHECK(carried(voted(two, bot, {0}), std::vector<Presence>(4, kHere), bot));
}

TEST_CASE("adjourning and stepping in: all, those who have just lost their line too") {
    for (const Wish wish : {Wish::adjourn, Wish::step_in}) {
        const Motion motion{wish, wish == Wish::step_in ? 3 : -1, 3, 0};
        const std::vector<Presence> all(4, kHere);
        CHECK_FALSE(carried(voted(four(), motion, {0, 1, 2}), all, motion));
        CHECK(carried(voted(four(), motion, {0, 1, 2, 3}), all, motion));
        CHECK_FALSE(carried(voted(four(), motion, {0, 1, 2}), {kHere, kHere, kHere, kJustGone}, motion));
        CHECK(carried(voted(four(), motion, {0, 1, 2}), {kHere, kHere, kHere, kAwayLong}, motion));
        CHECK_FALSE(carried(Seating(4), all, motion));
    }
}

TEST_CASE("votes are kept with the seats, taken back, and forgotten with the hand") {
    const Motion pause{Wish::pause, -1, 3, 0}, bot{Wish::bot, 2, 3, 61};
    const Seating table = voted(voted(four(), pause, {0, 1}), bot, {0});
    CHECK(Seating(4, table.rows()).rows() == table.rows());
    CHECK(table.at(0)->votes == std::vector<Motion>{pause, bot});
    CHECK(good(table.vote(asker(0), pause, false)).at(0)->votes == std::vector<Motion>{bot});
    CHECK(table.without(pause).at(1)->votes.empty());
    CHECK(table.without_wishes().at(0)->votes.empty());
    CHECK(good(table.stand(asker(0))).at(0)->votes.empty());
    CHECK_THROWS(motions_of(R"([["sing",1,2,3]])"));
}
