#include "protocol/minchiate/simulate.hpp"

#include "engine/bots/random.hpp"
#include "engine/minchiate/game.hpp"
#include "protocol/minchiate/hand_result.hpp"

#include <ostream>
#include <vector>

namespace germini::protocol::minchiate {
namespace {

using namespace germini::minchiate;

Rules any_rules(Rng& rng) {
    Rules rules;
    for (const Option& option : options()) {
        std::uint32_t known = 0;
        for (const OptionValue& value : option.values) known += value.text.empty() ? 0u : 1u;
        option.set(rules, option.values[below(known, rng)].value);
    }
    return rules;
}

std::vector<Event> play(const Rules& rules, Seat dealer, Rng& rng) {
    std::vector<Event> log;
    State state;
    const auto take = [&log, &state](const Events& events) {
        for (const Event& event : events) {
            fold(state, event);
            log.push_back(event);
        }
    };
    take(open(rules, dealer, draw_pack(rules, rng)));
    while (state.phase != Phase::over) {
        Seat seat{};
        while (!state.due.has(seat)) seat = next(seat);
        take(*decide(state, bots::random_move(choice(sight(state, seat)), seat, rng)));
    }
    return log;
}

} // namespace

void simulate(const Simulation& simulation, std::ostream& out) {
    for (std::uint64_t i = 0; i < simulation.hands; ++i) {
        Rng rng(simulation.seed * 0x9e3779b97f4a7c15u + i);
        const Rules rules = simulation.any_rules ? any_rules(rng) : simulation.rules.rules;
        const auto log = play(rules, static_cast<Seat>(i % kSeats), rng);
        const nlohmann::ordered_json line{{"record", write_record(record_of(simulation.rules.preset, log))},
                                          {"result", write_result(log)}};
        out << line.dump() << '\n';
    }
}

} // namespace germini::protocol::minchiate
