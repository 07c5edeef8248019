// What the people at a table decide together: whose votes count, and how many are enough.
#include "server/table/ballot.hpp"
#include "tests/table/support/four_guests.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::server;
using namespace germini::test;

namespace {

constexpr Presence kHere{true, false}, kJustGone{false, false}, kAwayLong{false, true};

Seating voted(Seating table, const Proposal& proposal, const std::vector<Seat>& seats) {
    for (const Seat seat : seats) table = good(table.vote(asker(seat), proposal, true));
    return table;
}

bool carried(const Seating& seating, const BySeat<Presence>& presence, const Proposal& proposal) {
    return count_votes(seating, presence, proposal).carried();
}

} // namespace

TEST_CASE("a pause needs more than half of those present") {
    const Proposal pause{ProposalKind::pause, kNoSeat, TableHand{3}, 0};
    const BySeat<Presence> all(4, kHere);
    CHECK_FALSE(carried(four(), all, pause));
    CHECK_FALSE(carried(voted(four(), pause, {0_seat, 2_seat}), all, pause));
    CHECK(carried(voted(four(), pause, {0_seat, 1_seat, 2_seat}), all, pause));
    // One has just lost the connection: two of three.
    CHECK(carried(voted(four(), pause, {0_seat, 1_seat}), {kHere, kHere, kHere, kJustGone}, pause));
    // The vote of a player who has left no longer counts.
    CHECK_FALSE(carried(voted(four(), pause, {0_seat, 3_seat}), {kHere, kHere, kHere, kJustGone}, pause));
    // Alone: only once the others are away beyond the limit.
    const Seating alone = voted(four(), pause, {0_seat});
    CHECK_FALSE(carried(alone, {kHere, kJustGone, kAwayLong, kAwayLong}, pause));
    CHECK(count_votes(alone, {kHere, kJustGone, kAwayLong, kAwayLong}, pause).need == 2);
    CHECK(carried(alone, {kHere, kAwayLong, kAwayLong, kAwayLong}, pause));
}

TEST_CASE("for a silent player's replacement by a bot the partner votes, the silent player does not") {
    const Proposal bot{ProposalKind::bot, 2_seat, TableHand{3}, 61};
    CHECK(four().vote(asker(2_seat), bot, true).error() == "own_seat");
    const VoteCount none = count_votes(four(), BySeat<Presence>(4, kHere), bot);
    CHECK(none.of == std::vector<Seat>{0_seat, 1_seat, 3_seat});
    CHECK(none.need == 2);
    CHECK_FALSE(carried(voted(four(), bot, {1_seat}), BySeat<Presence>(4, kHere), bot));
    CHECK(carried(voted(four(), bot, {0_seat, 1_seat}), BySeat<Presence>(4, kHere), bot));
    // Votes about an earlier question do not count for this one.
    const Proposal next{ProposalKind::bot, 2_seat, TableHand{3}, 64};
    CHECK_FALSE(carried(voted(four(), bot, {0_seat, 1_seat, 3_seat}), BySeat<Presence>(4, kHere), next));
    // With bots only, one player decides alone.
    Seating two = good(four().stand(asker(1_seat)));
    two = good(two.stand(asker(3_seat))).replaced(1_seat).replaced(3_seat);
    CHECK(carried(voted(two, bot, {0_seat}), BySeat<Presence>(4, kHere), bot));
}

TEST_CASE("adjourning and stepping in need all, including those whose connection was just lost") {
    for (const ProposalKind kind : {ProposalKind::adjourn, ProposalKind::step_in}) {
        const Proposal proposal{kind, kind == ProposalKind::step_in ? 3_seat : kNoSeat, TableHand{3}, 0};
        const BySeat<Presence> all(4, kHere);
        CHECK_FALSE(carried(voted(four(), proposal, {0_seat, 1_seat, 2_seat}), all, proposal));
        CHECK(carried(voted(four(), proposal, {0_seat, 1_seat, 2_seat, 3_seat}), all, proposal));
        CHECK_FALSE(carried(voted(four(), proposal, {0_seat, 1_seat, 2_seat}),
                            {kHere, kHere, kHere, kJustGone}, proposal));
        CHECK(carried(voted(four(), proposal, {0_seat, 1_seat, 2_seat}), {kHere, kHere, kHere, kAwayLong},
                      proposal));
        CHECK_FALSE(carried(Seating(4), all, proposal));
    }
}

TEST_CASE("votes are stored with the seats, can be withdrawn, and are cleared with the hand") {
    const Proposal pause{ProposalKind::pause, kNoSeat, TableHand{3}, 0},
        bot{ProposalKind::bot, 2_seat, TableHand{3}, 61};
    const Seating table = voted(voted(four(), pause, {0_seat, 1_seat}), bot, {0_seat});
    CHECK(Seating(4, table.rows()).rows() == table.rows());
    CHECK(table.at(0_seat)->votes == std::vector<Proposal>{pause, bot});
    CHECK(good(table.vote(asker(0_seat), pause, false)).at(0_seat)->votes == std::vector<Proposal>{bot});
    CHECK(table.without(pause).at(1_seat)->votes.empty());
    CHECK(table.without_wishes().at(0_seat)->votes.empty());
    CHECK(good(table.stand(asker(0_seat))).at(0_seat)->votes.empty());
    CHECK_THROWS(proposals_of(R"([["sing",1,2,3]])"));
}
