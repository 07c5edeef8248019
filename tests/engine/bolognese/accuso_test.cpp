// The accuso, and calling out with it (ACC, OUT).
#include "tests/support/bolognese/hand_driver.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support::tarocco;

namespace {

constexpr int kDealer = 3; // so that P0 is seat 0, P1 seat 1, P2 seat 2, P3 the dealer

Rules ottocento(int target = 800) {
    Rules rules = *preset("ottocento");
    rules.target = static_cast<std::uint16_t>(target);
    return rules;
}
Context scores(int side0, int side1) {
    return {{static_cast<std::int16_t>(side0), static_cast<std::int16_t>(side1)}};
}
// Dealt by seat 3; nobody has called, the dealer has discarded two pips of swords.
HandDriver dealt(const std::array<std::string_view, kSeats>& hands, const Context& context,
                 const Rules& rules = ottocento()) {
    HandDriver table(rules, kDealer, pack_of(kDealer, hands, "S6 S7"), context);
    if (table.phase() == Phase::call) table.call({});
    return std::move(table.discard("S6 S7"));
}

// Hands without a combination: pips, and cards that cannot form one.
constexpr std::string_view kPlain0 = "C6 C7 C8 C9 C10 T5 T6 T7 CQ DQ SJ";
constexpr std::string_view kPlain2 = "D6 D7 D8 D9 D10 T8 T9 T10 BN SN DJ";

std::string with(std::string_view plain, std::string_view more) {
    return std::string(plain) + " " + std::string(more);
}

} // namespace

TEST_CASE("Tarocco bolognese ACC-4, ACC-7, D-4, V-ACC-1: T20 T19 M T1 shown once score 15 and 36") {
    HandDriver table = dealt({with(kPlain0, "T20 T19 M T1"), "", "", ""}, {});
    table.declare({"T20 T19 M T1"});
    CHECK(table.accuso(0) == "declaration 15; declaration 36");
    CHECK(table.state().accuso[0] == 51);
    const auto scored = table.events<Scored>();
    CHECK(scored[0].kind == Kind::grande); // the sequence first
    CHECK(scored[1].kind == Kind::tarocchi);
    CHECK(table.events<CombinationShown>().size() == 1);
}

TEST_CASE("Tarocco bolognese ACC-6, D-3, V-ACC-2: three sequences of one accuso are doubled") {
    HandDriver table = dealt({"CK CQ CN DK DQ DN TM1 TM2 TM3 TM4 B6 B7 T5 T7 S10", "", "", ""}, {});
    table.declare({"CK CQ CN", "DK DQ DN", "TM1 TM2 TM3 TM4"});
    CHECK(table.accuso(0) == "declaration 10; declaration 10; declaration 15; sequenza 35");
    CHECK(table.state().accuso[0] == 70);
}

TEST_CASE("Tarocco bolognese ACC-3, ACC-6, D-3: three cricche are doubled by themselves, and only what is "
          "declared") {
    const std::array<std::string_view, kSeats> hands{"CK DK SK BQ CQ DQ CN SN BN B6 B7 T5 T7 S10 S9", "", "",
                                                     ""};
    HandDriver all = dealt(hands, {});
    all.declare({"CK DK SK", "BQ CQ DQ", "CN SN BN"});
    CHECK(all.accuso(0) == "declaration 17; declaration 14; declaration 13; criccone 44");
    HandDriver two = dealt(hands, {});
    two.declare({"CK DK SK", "BQ CQ DQ"});
    CHECK(two.state().accuso[0] == 31);
    HandDriver sequence_beside = dealt(hands, {});
    sequence_beside.declare({"CK CQ CN", "CK DK SK", "BQ CQ DQ"});
    CHECK(sequence_beside.state().accuso[0] == 41);
}

TEST_CASE("Tarocco bolognese ACC-6: two partners' accusi are not doubled together") {
    HandDriver table = dealt(
        {"CK CQ CN DK DQ DN B6 B7 B8 B9 B10 T5 T6 T7 SJ", "", with(kPlain2, "T11 TM1 TM2 TM3"), ""}, {});
    table.declare({"CK CQ CN", "DK DQ DN"}).play("B6").declare({});
    table.play(code(table.legal_moves().cards.first()));
    table.declare({"TM1 TM2 TM3"});
    CHECK(table.accuso(0) == "declaration 10; declaration 10; declaration 10");
}

TEST_CASE("Tarocco bolognese ACC-1, ACC-3, HOLD-1, D-4, D-23: a seat declares whole combinations of its own "
          "cards, each once") {
    HandDriver table = dealt({with(kPlain0, "CK DK SK BK"), with(kPlain2, "TM1 TM2 TM3 M"), "", ""}, {});
    CHECK(table.clause_of_declare({"CK DK SK BK"}) == "");
    CHECK(table.clause_of_declare({}) == "");
    CHECK(table.clause_of_declare({"BK SK DK CK"}) == "");
    CHECK(table.clause_of_declare({"CK DK SK"}) == "ACC-1"); // a part
    CHECK(table.clause_of_declare({"CK DK SK BK", "CK DK SK BK"}) == "ACC-1");
    CHECK(table.clause_of_declare({"CQ DQ"}) == "ACC-1");
    CHECK(table.clause_of_declare({""}) == "ACC-1");
    CHECK(table.clause_of_declare({"CK DK SK BK M"}) == "HOLD-1");
    CHECK(table.clause_of_declare({"TM1 TM2 TM3 M"}) == "HOLD-1");
    CHECK(table.clause_of_declare({"CK DK SK", "TM1 TM2 TM3"}) == "HOLD-1"); // named before ACC-1
    table.declare({}).play("C6");
    CHECK(table.clause_of_declare({"TM1 TM2 TM3"}) == "ACC-1"); // M in every sequence
    CHECK(table.clause_of_declare({"TM1 TM2 TM3 M"}) == "");
}

TEST_CASE("Tarocco bolognese ACC-2, TURN-1, TURN-2: each seat declares in trick 1 on its own turn, before "
          "its card") {
    HandDriver table = dealt({with(kPlain0, "CK DK SK"), "", "", ""}, {});
    REQUIRE(table.phase() == Phase::declare);
    CHECK(table.due() == 0);
    CHECK(table.clause_of_play("C6") == "TURN-2");
    CHECK(table.clause({seat(1), DeclareMove{}}) == "TURN-1");
    CHECK(table.clause({seat(2), PlayMove{card("D6")}}) == "TURN-1");
    table.declare({"CK DK SK"});
    CHECK(table.due() == 0);
    CHECK(table.clause_of_declare({}) == "TURN-2");
    for (int s = 0; s < kSeats; ++s) { // a seat with nothing to declare is asked too
        if (s > 0) {
            REQUIRE(table.phase() == Phase::declare);
            table.declare({});
        }
        REQUIRE(table.phase() == Phase::play);
        CHECK(table.due() == s);
        table.play(code(table.legal_moves().cards.first()));
    }
    CHECK(table.phase() == Phase::play); // and none in trick 2
    CHECK(table.state().trick.number == 1);
}

TEST_CASE("Tarocco bolognese ACC-8: the dealer declares from the 15 cards kept, not from the discards") {
    HandDriver table(
        *preset("quattro_scartate"), kDealer,
        pack_of(kDealer, {"", "", "", "CQ DQ SQ CK C6 C7 C8 C9 C10 T5 T6 D6 D7 D8 D9"}, "CJ BJ"));
    table.discard("CQ DQ");
    for (int s = 0; s < 3; ++s) table.declare({}).play(code(table.legal_moves().cards.first()));
    REQUIRE(table.due() == kDealer);
    CHECK(table.clause_of_declare({"CQ DQ SQ"}) == "HOLD-1");
    CHECK(table.legal_moves().items.empty());
}

TEST_CASE("Tarocco bolognese OUT-1, OUT-4, OUT-9, D-29, TURN-3, V-OUT-1: at 790 the first player's three "
          "Kings reach 807") {
    HandDriver table = dealt({with(kPlain0, "CK DK SK"), "", "", ""}, scores(790, 455));
    CHECK(table.clause_of_declare({}, true) == "OUT-1");
    CHECK(table.clause_of_declare({"CK DK SK"}, true) == "");
    CHECK(table.clause_of_declare({"CK DK"}, true) == "ACC-1"); // named before OUT-1
    table.declare({"CK DK SK"}, true);
    REQUIRE(table.over());
    CHECK(table.state().ending == Ending::called);
    CHECK(table.points(0) == 17);
    CHECK(table.points(1) == 0);
    const auto out = table.events<CalledOut>();
    REQUIRE(out.size() == 1);
    CHECK(index(out[0].seat) == 0);
    CHECK(out[0].points == 17);
    CHECK(result(table.state()) == HandResult{Ending::called, {17, 0, 17, 0}, alternating_sides(4)});
    CHECK(table.clause({seat(0), PlayMove{card("C6")}}) == "TURN-3");
}

TEST_CASE("Tarocco bolognese OUT-1: exactly the target is enough, one point less is not") {
    HandDriver enough = dealt({with(kPlain0, "CK DK SK"), "", "", ""}, scores(783, 0));
    CHECK(enough.clause_of_declare({"CK DK SK"}, true) == "");
    HandDriver short_of = dealt({with(kPlain0, "CK DK SK"), "", "", ""}, scores(782, 0));
    CHECK(short_of.clause_of_declare({"CK DK SK"}, true) == "OUT-1");
}

TEST_CASE(
    "Tarocco bolognese OUT-1, OUT-6, V-OUT-2: the partner adds the first player's accuso: 775 + 10 + 17") {
    HandDriver table =
        dealt({with(kPlain0, "TM1 TM2 TM3"), "", with(kPlain2, "CK DK SK"), ""}, scores(775, 0));
    CHECK(table.clause_of_declare({"TM3 TM2 TM1"}, true) == "OUT-1"); // 785
    table.declare({"TM1 TM2 TM3"}).play("C6").declare({});
    table.play(code(table.legal_moves().cards.first()));
    REQUIRE(table.due() == 2);
    CHECK(table.clause_of_declare({}, true) == "OUT-1");
    table.declare({"CK DK SK"}, true);
    CHECK(table.over());
    CHECK(table.points(0) == 27);
    CHECK(table.points(1) == 0);
}

TEST_CASE("Tarocco bolognese OUT-6, OUT-8, D-9, D-28: a seat that could call out and does not plays on; its "
          "partner may still use the accuso") {
    HandDriver table = dealt({with(kPlain0, "CK DK SK"), "", kPlain2, ""}, scores(790, 0));
    table.declare({"CK DK SK"}).play("C6").declare({});
    table.play(code(table.legal_moves().cards.first()));
    REQUIRE(table.due() == 2);
    CHECK(table.clause_of_declare({}, true) == "");
    table.declare({}, true);
    CHECK(table.over());
    CHECK(table.points(0) == 17);
    CHECK(index(table.events<CalledOut>()[0].seat) == 2);
}

TEST_CASE("Tarocco bolognese OUT-2, OUT-7, ACC-5, D-8, V-OUT-3: the dealer, who is last, may declare but not "
          "call out") {
    HandDriver table =
        dealt({kPlain0, with("B6 B7 B8 B9 B10 T11 T12 T13 BK", "TM1 TM2 TM3"), kPlain2, "CK DK SK"},
              scores(0, 775));
    table.declare({}).play("C6");
    CHECK(table.clause_of_declare({"TM1 TM2 TM3"}, true) == "OUT-1"); // 785: without the partner's
    table.declare({"TM1 TM2 TM3"});
    table.play(code(table.legal_moves().cards.first()));
    table.declare({});
    table.play(code(table.legal_moves().cards.first()));
    REQUIRE(table.due() == kDealer);
    CHECK(table.clause_of_declare({"CK DK SK"}, true) == "OUT-2");
    CHECK(table.clause_of_declare({"CK DK"}, true) == "ACC-1"); // named before OUT-2
    table.declare({"CK DK SK"});
    CHECK_FALSE(table.over());
    CHECK(table.state().accuso[1] == 27);
    while (!table.over()) table.play(code(table.legal_moves().cards.first()));
    CHECK(table.points(1) == table.state().counted[1] + 27);
}

TEST_CASE("Tarocco bolognese OUT-2, OUT-7, D-8: the dealer cannot call out alone either, at 790 with 17") {
    HandDriver table = dealt({"", "", "", "CK DK SK"}, scores(0, 790));
    for (int s = 0; s < 3; ++s) table.declare({}).play(code(table.legal_moves().cards.first()));
    CHECK(table.clause_of_declare({"CK DK SK"}, true) == "OUT-2");
}

TEST_CASE("Tarocco bolognese OUT-5: the dealer's partner calls out with an accuso of their own") {
    HandDriver table = dealt({"", "CK DK SK", "", ""}, scores(799, 783));
    table.declare({}).play(code(table.legal_moves().cards.first()));
    table.declare({"CK DK SK"}, true);
    CHECK(table.points(1) == 17);
    CHECK(table.points(0) == 0);
}

namespace {

HandDriver first_look(const Context& context, std::string_view dealer = "TM1 TM2 TM3 T5 T6") {
    return {ottocento(), kDealer, pack_of(kDealer, {"", "", "", dealer}, "CK DK"), context};
}

} // namespace

TEST_CASE("Tarocco bolognese OUT-1, OUT-3, D-25, V-OUT-4: at 790 the dealer's first fifteen cards hold three "
          "Mori: 800") {
    HandDriver table = first_look(scores(455, 790));
    REQUIRE(table.phase() == Phase::call);
    CHECK(table.due() == kDealer);
    CHECK(table.state().hand[3].size() == 15);
    table.call({"TM1 TM2 TM3"});
    CHECK(table.over());
    CHECK(table.state().ending == Ending::called);
    CHECK(table.points(1) == 10);
    CHECK(table.points(0) == 0);
    CHECK(table.accuso(1) == "declaration 10");
    CHECK(table.state().last.size() == 2); // not taken yet
}

TEST_CASE("Tarocco bolognese OUT-1, OUT-3, ACC-1, HOLD-1: the first look refuses invalid declarations and "
          "moves out of turn") {
    HandDriver table = first_look(scores(455, 789), "TM1 TM2 TM3 SK BK");
    CHECK(table.clause_of_call({"TM1 TM2 TM3"}) == "OUT-1"); // 799
    CHECK(table.clause_of_call({"TM1 TM2"}) == "ACC-1");
    CHECK(table.clause_of_call({"CK DK SK BK"}) == "HOLD-1"); // with the last two
    CHECK(table.clause_of_call({"TM1 TM2 TM3", "TM1 TM2 TM3"}) == "ACC-1");
    CHECK(table.clause_of_discard("T5 T6") == "TURN-2");
    CHECK(table.clause({seat(0), CallMove{}}) == "TURN-1");
    table.call({});
    CHECK(table.state().hand[3].size() == 17);
    CHECK(table.phase() == Phase::discard);
}

TEST_CASE("Tarocco bolognese OUT-3, DEAL-2, D-25: the first look takes place even far from the target and "
          "with no combination") {
    CHECK(first_look(scores(0, 0), "C6").phase() == Phase::call);
}

TEST_CASE("Tarocco bolognese OUT-2, OUT-10, D-7, D-10: nobody calls out if a side already has the target, or "
          "if there is no target") {
    for (const Context& context : {scores(800, 800), scores(812, 812)}) {
        HandDriver table = dealt({with(kPlain0, "CK DK SK"), "", "", ""}, context);
        CHECK(table.events<Called>().empty());
        CHECK(table.events<LastLaid>().empty());
        CHECK(table.clause_of_declare({"CK DK SK"}, true) == "OUT-2");
        CHECK(table.clause_of_declare({"CK DK SK"}) == "");
    }
    HandDriver four =
        dealt({with(kPlain0, "CK DK SK"), "", "", ""}, scores(790, 0), *preset("quattro_scartate"));
    CHECK(four.events<Called>().empty());
    CHECK(four.clause_of_declare({"CK DK SK"}, true) == "OUT-2");
}

TEST_CASE("Tarocco bolognese OUT-1, ACC-6, D-3: the doubling counts towards the target") {
    HandDriver table =
        dealt({"CK CQ CN DK DQ DN TM1 TM2 TM3 TM4 B6 B7 T5 T7 S10", "", "", ""}, scores(730, 0));
    CHECK(table.clause_of_declare({"CK CQ CN", "DK DQ DN"}, true) == "OUT-1");
    CHECK(table.clause_of_declare({"CK CQ CN", "DK DQ DN", "TM1 TM2 TM3 TM4"}, true) == "");
}
