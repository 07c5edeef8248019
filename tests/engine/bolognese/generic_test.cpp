// The generic test of Tarocco bolognese, with random rules and scores.
#include "tests/support/bolognese/play.hpp"

#include <doctest/doctest.h>
#include <rapidcheck.h>

using namespace germini;
using namespace germini::bolognese;

// A hand is opened once, and ends once, with its last event.
std::string support::GameTraits<Bolognese>::keeps(const std::vector<Event>& log) {
    int opened = 0, over = 0;
    for (const Event& event : log) {
        opened += std::holds_alternative<Opened>(event) ? 1 : 0;
        over += std::holds_alternative<Over>(event) ? 1 : 0;
    }
    if (opened != 1 || !std::holds_alternative<Opened>(log.front())) return "the log does not open the hand";
    if (over != 1 || !std::holds_alternative<Over>(log.back())) return "the log does not end with the hand";
    return {};
}

TEST_CASE("Tarocco bolognese SEAT-1, TURN-1 … TURN-3: the generic properties of a game hold under any rules "
          "and moves") {
    CHECK(rc::check("random hands of Tarocco bolognese", [](std::uint64_t seed) {
        const std::string fault = support::playout<Bolognese>(seed);
        if (!fault.empty()) RC_FAIL("seed " + std::to_string(seed) + ": " + fault);
    }));
}

TEST_CASE(
    "Tarocco bolognese GIVE-4, CAPP-1, OUT-2: the random hands include gifts, cappotti and calling out") {
    int gifts = 0, paid = 0, cappotti = 0, called = 0, first_looks = 0;
    const auto all_seen = [&] {
        return gifts > 0 && paid > 0 && cappotti > 0 && called > 0 && first_looks > 0;
    };
    for (std::uint64_t seed = 1; seed <= 600 && !all_seen(); ++seed) {
        support::Playout<Bolognese> hand(seed);
        REQUIRE(hand.run() == "");
        for (const Event& event : hand.log()) {
            if (const auto* moved = std::get_if<Transferred>(&event)) {
                gifts += moved->how == Transfer::given ? 1 : 0;
                paid += moved->how == Transfer::paid ? 1 : 0;
                cappotti += moved->how == Transfer::cappotto ? 1 : 0;
            }
            if (std::holds_alternative<CalledOut>(event)) ++called;
            if (const auto* look = std::get_if<Called>(&event)) first_looks += look->count > 0 ? 1 : 0;
        }
    }
    CHECK(gifts > 0);
    CHECK(paid > 0);
    CHECK(cappotti > 0);
    CHECK(called > 0);
    CHECK(first_looks > 0);
}
