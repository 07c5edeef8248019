// The deal and the scartata (DEAL, DISC).
#include "tests/support/bolognese/hand_driver.hpp"

#include "engine/core/rng.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support::tarocco;

TEST_CASE("Tarocco bolognese DEAL-1, D-24, V-DEAL-1: packets of five from the dealer's right, the last two "
          "to the dealer") {
    Rng rng(62);
    for (int dealer = 0; dealer < kSeats; ++dealer) {
        const Pack pack = draw_pack(rng);
        const HandDriver table(*preset("quattro_scartate"), dealer, pack);
        std::array<CardSet, kSeats> hands{};
        for (std::size_t i = 0; i < 60; ++i)
            hands[(static_cast<std::size_t>(dealer) + 1 + i / 5) % 4].add(pack[i]);
        hands[static_cast<std::size_t>(dealer)].add(pack[60]);
        hands[static_cast<std::size_t>(dealer)].add(pack[61]);
        int cards = 0;
        for (std::size_t s = 0; s < kSeats; ++s) {
            CHECK(table.state().hand[s] == hands[s]);
            CHECK(table.state().hand[s].size() == (static_cast<int>(s) == dealer ? 17 : 15));
            cards += table.state().hand[s].size();
        }
        CHECK(cards == 62);
        CHECK(table.phase() == Phase::discard);
        CHECK(table.due() == dealer);
    }
}

TEST_CASE("Tarocco bolognese DEAL-2: with a target the last two cards wait for the first look") {
    Rng rng(800);
    const Pack pack = draw_pack(rng);
    HandDriver table(*preset("ottocento"), 1, pack);
    CHECK(table.state().last.size() == 2);
    CHECK(table.state().last.has(pack[60]));
    table.call({});
    CHECK(table.state().last.empty());
    CHECK(table.state().hand[1].has(pack[61]));
}

TEST_CASE("Tarocco bolognese DISC-1, DISC-2, HOLD-1: the dealer discards two cards, no King and no Tarocco") {
    HandDriver table(*preset("quattro_scartate"), 2,
                     pack_of(2, {"", "", "CK DK SK BK T20 T19 T1 M T18 T17 TM1 C1 CQ C6 S6", ""}, "CJ CN"));
    CHECK(table.clause_of_discard("C6") == "DISC-1");
    CHECK(table.clause_of_discard("") == "DISC-1");
    CHECK(table.clause_of_discard("C6 S6 CJ") == "DISC-1");
    CHECK(table.clause_of_discard("C6 C6") == "DISC-1");
    CHECK(table.clause_of_discard("CK CK") == "DISC-1"); // named before DISC-2
    CHECK(table.clause_of_discard("C6 D6") == "HOLD-1");
    CHECK(table.clause_of_discard("D6") == "HOLD-1"); // named before DISC-1
    for (const char* barred : {"CK", "DK", "SK", "BK", "T20", "T19", "T1", "M"}) {
        CAPTURE(barred);
        CHECK(table.clause_of_discard(std::string("C6 ") + barred) == "DISC-2");
    }
    for (const char* free : {"T18", "T17", "TM1", "C1", "CQ", "CJ", "CN", "S6"}) {
        CAPTURE(free);
        CHECK(table.clause_of_discard(std::string("C6 ") + free) == "");
    }
    CHECK(table.clause({seat(3), DiscardMove{run("C6 S6")}}) == "TURN-1");
    CHECK(table.clause({seat(2), CallMove{}}) == "TURN-2");
    table.discard("T18 S6");
    CHECK(table.state().hand[2].size() == 15);
    CHECK(text(table.state().discard[2]) == "T18 S6");
    CHECK(table.due() == 3); // the first player leads
}

TEST_CASE("Tarocco bolognese DISC-3, COUNT-1: the discard counts for the dealer's side") {
    const CardSet mine = cards("T1 T5-T19 TM1 TM2 TM3 TM4 CK CQ CN CJ C1 SK SQ SN SJ S1");
    HandDriver table(LastTrick{.dealer = 0,
                               .piles = {mine, kWholePack - mine},
                               .cards = {"S9", "T20", "S10", "S8"},
                               .leader = 1,
                               .matto_from = 1,
                               .discard = "C1 S1"});
    table.play("T20 S10 S8 S9");
    CHECK(table.state().pile[0].contains(cards("C1 S1")));
    CHECK(table.count(0).find("suit_sequence 25; suit_sequence 25") == 0);
}

TEST_CASE("Tarocco bolognese TRICK-1, TRICK-3: fifteen tricks of four, sixty turns, the winner leads") {
    HandDriver table(*preset("quattro_scartate"), 0, pack_of(0, {"", "", "", ""}));
    table.discard(std::string(code(table.legal_moves().cards.nth(0))) + " " +
                  std::string(code(table.legal_moves().cards.nth(1))));
    int turns = 0;
    Seat leads = seat(1);
    while (!table.over()) {
        if (table.phase() == Phase::declare) table.declare({});
        if (table.state().trick.count == 0) CHECK(table.due() == index(leads));
        table.play(code(table.legal_moves().cards.first()));
        ++turns;
        if (table.state().trick.count == 0) leads = table.state().last_winner;
    }
    CHECK(turns == 60);
    CHECK(table.events<TrickWon>().size() == 15);
}

TEST_CASE("Tarocco bolognese VAR-1, VAR-2: the presets and their options, and no others") {
    const auto names_of = [](std::string_view name) {
        std::string out;
        for (const Option<Rules>& option : options(preset(name)->preset))
            out += std::string(option.name) + " ";
        return out;
    };
    CHECK(names_of("ottocento") == "target signals ");
    CHECK(names_of("quattro_scartate") == "signals ");
    CHECK(preset("ottocento")->target == 800);
    CHECK(preset("quattro_scartate")->target == 0);
    CHECK(preset("ottocento")->signals);
    CHECK_FALSE(preset("pagat").has_value());
    const auto* target = find_option(options(Preset::ottocento), "target");
    REQUIRE(target != nullptr);
    CHECK(target->least == 1);
    CHECK(target->most == 10000);
    CHECK(target->knows(1));
    CHECK(target->knows(10000));
    CHECK_FALSE(target->knows(0));
    CHECK_FALSE(target->knows(10001));
    Rules rules;
    target->set(rules, 1500);
    CHECK(target->get(rules) == 1500);
    CHECK(find_option(options(Preset::quattro_scartate), "target") == nullptr);
    const auto* signals = find_option(options(Preset::quattro_scartate), "signals");
    REQUIRE(signals != nullptr);
    CHECK(signals->knows(1));
    CHECK_FALSE(signals->knows(2));
}
