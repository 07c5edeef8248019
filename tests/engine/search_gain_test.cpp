// A short search gains over the greedy bot on the same deals. Longer comparisons: `germini bench bots`.
#include "engine/bolognese/bots/greedy.hpp"
#include "engine/bolognese/bots/imagination.hpp"
#include "engine/core/duplicate.hpp"
#include "engine/siciliano/bots/greedy.hpp"
#include "engine/siciliano/bots/imagination.hpp"
#include "engine/solo/bots/greedy.hpp"
#include "engine/solo/bots/imagination.hpp"
#include "tests/support/test_size.hpp"

#include <doctest/doctest.h>

using namespace germini;

namespace {

// The gain of a search of 32 worlds per move in twelve deals (in a sample, 16 worlds in so many), in units
// times the seats of a deal.
template <class I>
std::int64_t gain_of_search(const typename I::Game::Rules& rules, auto draw, auto greedy, int sample = 8) {
    using G = typename I::Game;
    const bool all = support::sample_interval() == 1;
    const int deals = all ? 12 : sample, worlds = all ? 32 : 16;
    const auto searching = [worlds](const typename G::View& view, Rng& rng) {
        Search<I> search(view, rng());
        while (!search.decided() && search.worlds() < worlds) search.step();
        return search.move();
    };
    std::int64_t sum = 0;
    for (int deal = 0; deal < deals; ++deal) {
        Rng rng(static_cast<std::uint64_t>(deal));
        const auto pack = draw(rng);
        const auto dealer = static_cast<Seat>(deal % G::seats(rules));
        sum +=
            duplicate_gain<G>(rules, dealer, pack, searching, greedy, static_cast<std::uint64_t>(deal)).sum;
    }
    return sum;
}

} // namespace

TEST_CASE("a search gains over the greedy bot in Tarocco bolognese") {
    for (const char* name : {"ottocento", "terziglio", "mattazza"}) {
        CAPTURE(name);
        CHECK(gain_of_search<bolognese::bots::Imagination>(
                  *bolognese::preset(name), [](Rng& rng) { return bolognese::draw_pack(rng); },
                  [](const bolognese::View& view, Rng&) { return bolognese::bots::greedy_move(view); }) > 0);
    }
}
TEST_CASE("a search gains over the greedy bot in Sicilian tarocchi") {
    for (const auto name : siciliano::kPresets) {
        CAPTURE(name);
        CHECK(gain_of_search<siciliano::bots::Imagination>(
                  *siciliano::preset(name), [](Rng& rng) { return siciliano::draw_pack(rng); },
                  [](const siciliano::View& view, Rng&) { return siciliano::bots::greedy_move(view); }) > 0);
    }
}
// Two: without inference from the cards played it gains nothing.
TEST_CASE("a search gains over the greedy bot in Minchiate without partners") {
    for (const auto name : solo::kPresets) {
        CAPTURE(name);
        const int sample = name == "two" ? 8 : 3; // a deal of the others takes two and three times as long
        CHECK(gain_of_search<solo::bots::Imagination>(
                  *solo::preset(name), [](Rng& rng) { return solo::draw_pack(rng); },
                  [](const solo::View& view, Rng&) { return solo::bots::greedy_move(view); }, sample) > 0);
    }
}
