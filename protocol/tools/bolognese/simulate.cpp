#include "protocol/tools/bolognese/tools.hpp"

#include "engine/bolognese/bots/any_rules.hpp"
#include "engine/bolognese/bots/greedy.hpp"
#include "engine/bolognese/bots/hand.hpp"
#include "engine/bolognese/bots/random.hpp"
#include "engine/bolognese/draw.hpp"
#include "protocol/archive/bolognese/hand_result.hpp"

#include <algorithm>
#include <ostream>
#include <vector>

namespace germini::protocol::bolognese {
namespace {

using namespace germini::bolognese;

constexpr std::uint32_t kNear = 120; // about what the two best accusi of a side come to

Context any_context(const Rules& rules, bool near, Rng& rng) {
    Context context;
    if (rules.target == 0) return context;
    for (std::int16_t& score : context.score) {
        const std::uint32_t away = near ? 1 + below(kNear, rng) : rules.target;
        score = static_cast<std::int16_t>(std::max(0, rules.target - static_cast<int>(away)));
    }
    return context;
}

std::vector<Event> play(const Rules& rules, Seat dealer, const Context& context, Policy policy, Rng& rng) {
    std::vector<Event> log;
    bots::Hand hand(rules);
    const auto take = [&log, &hand](const Events& events) {
        log.insert(log.end(), events.begin(), events.end());
        hand.take(events);
    };
    take(open(rules, dealer, draw_pack(rng), context));
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
    const Rules named = named_rules(simulation.preset, simulation.options);
    for (std::uint64_t i = 0; i < simulation.hands; ++i) {
        Rng rng(simulation.seed * 0x9e3779b97f4a7c15u + i);
        const Rules rules = simulation.any_rules ? bots::any_rules(rng) : named;
        const Context context = any_context(rules, i % 2 == 1, rng);
        const auto log = play(rules, static_cast<Seat>(i % kSeats), context, simulation.policy, rng);
        out << R"({"record":)" << write_record(log) << R"(,"result":)" << write_result(log) << "}\n";
    }
}

} // namespace germini::protocol::bolognese
