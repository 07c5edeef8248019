#include "protocol/tools/minchiate/tools.hpp"

#include "engine/minchiate/bots/any_rules.hpp"
#include "engine/minchiate/bots/greedy.hpp"
#include "engine/minchiate/bots/hand.hpp"
#include "engine/minchiate/bots/random.hpp"
#include "engine/minchiate/game.hpp"
#include "protocol/archive/minchiate/hand_result.hpp"

#include <ostream>
#include <vector>

namespace germini::protocol::minchiate {
namespace {

using namespace germini::minchiate;

std::vector<Event> play(const Rules& rules, Seat dealer, Policy policy, Rng& rng) {
    std::vector<Event> log;
    bots::Hand hand(rules);
    const auto take = [&log, &hand](const Events& events) {
        log.insert(log.end(), events.begin(), events.end());
        hand.take(events);
    };
    take(open(rules, dealer, draw_pack(rules, rng)));
    while (!hand.over()) {
        const Seat seat = hand.due();
        const View& view = hand.view(seat);
        const Move move = policy == Policy::greedy ? bots::greedy_move(view)
                                                   : bots::random_move(choice(sight(view)), seat, rng);
        take(*decide(hand.state(), move));
    }
    return log;
}

} // namespace

void simulate(const Simulation& simulation, std::ostream& out) {
    const NamedRules named = named_rules(simulation.preset, simulation.options);
    for (std::uint64_t i = 0; i < simulation.hands; ++i) {
        Rng rng(simulation.seed * 0x9e3779b97f4a7c15u + i);
        const Rules rules = simulation.any_rules ? bots::any_rules(rng) : named.rules;
        const auto log = play(rules, static_cast<Seat>(i % kSeats), simulation.policy, rng);
        out << R"({"record":)" << write_record(named.preset, log) << R"(,"result":)" << write_result(log)
            << "}\n";
    }
}

} // namespace germini::protocol::minchiate
