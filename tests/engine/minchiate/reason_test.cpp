// The reason that the greedy bot gives for its move.
#include "engine/core/reason.hpp"
#include "engine/minchiate/bots/greedy.hpp"
#include "engine/minchiate/game.hpp"
#include "tests/support/minchiate/deal.hpp"
#include "tests/support/minchiate/position.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support;
using namespace germini::minchiate;

namespace {

/// The move of the bot that is due, and its reason.
std::string advice(const HandDriver& table) {
    const View view = table.view(Viewer{table.due()});
    const Move move = bots::greedy_move(view);
    return std::string(code(std::get<PlayMove>(move.what).card)) + ": " +
           std::string(bots::reason_of(view, move));
}
/// Seat 0 plays fourth to a trick that seat 1 led.
std::string fourth(std::string_view hand, std::string_view on_table) {
    Position position(*preset("pagat"));
    position.hand(0, hand).hand(1, "S2 S3 T11").hand(2, "S4 S5 T12").hand(3, "S6 S7 T14");
    return advice(position.on_table(1, on_table).table());
}

} // namespace

TEST_CASE("the decisive term is the one in which the chosen move most exceeds the others") {
    using Three = Terms<3>;
    const std::array<Three, 2> others{Three{0, 10, -5}, Three{2, 10, -5}};
    CHECK(decisive_term<3>(Three{4, 10, -5}, others) == 0);
    CHECK(decisive_term<3>(Three{0, 10, 0}, others) == 2);
    CHECK(decisive_term<3>(Three{1, 11, -5}, others) == 1);
    CHECK(sum(Three{4, 10, -5}) == 9);
}

TEST_CASE("the reason names the only legal move, the taken trick, or the better card that is spared") {
    CHECK(fourth("C5 S9", "C2 C3 C4") == "C5: only");
    // A King is on the table: the trick is taken, by the King of the suit that has to be followed.
    CHECK(fourth("DK D2 S9", "D5 D6 D7").ends_with(": brings_home"));
    // The others have the trick: the lowest card goes.
    CHECK(fourth("T20 T9 S2", "C2 CK T38").ends_with(": lost"));
    CHECK(fourth("T3 T22 T7", "B5 T35 B7") == "T3: partner_takes");
}
