// What a view proves of the trick on the table.
#include "engine/bolognese/bots/reasons.hpp"
#include "tests/support/bolognese/hand_driver.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support::tarocco;

TEST_CASE("Tarocco bolognese OUT-9: a trick is certain only if no later seat may call out before its card") {
    constexpr int kDealer = 3;
    constexpr std::string_view kAngelo = "T20 C6 C7 C8 C9 C10 D6 D7 D8 D9 D10 B6 B7 B8 B9";
    const auto dealt = [&](int target, const std::array<std::string_view, kSeats>& hands) {
        Rules rules = *preset("ottocento");
        rules.target = static_cast<std::uint16_t>(target);
        HandDriver table(rules, kDealer, pack_of(kDealer, hands, "S6 S7"), {{790, 790}});
        if (table.phase() == Phase::call) table.call({});
        return std::move(table.discard("S6 S7").declare({}));
    };
    const auto takes = [](const HandDriver& table) {
        return bots::trick_proof(table.view(Viewer{seat(table.due())}), card("T20")).takes;
    };
    CHECK(takes(dealt(0, {kAngelo, "", "", ""}))); // without a target
    CHECK_FALSE(takes(dealt(800, {kAngelo, "", "", ""})));

    HandDriver third = dealt(800, {"T5", "T6", kAngelo, ""});
    CHECK(takes(third.play("T5").declare({}).play("T6").declare({}))); // the dealer is last (OUT-7)
}
