#include "protocol/tools/minchiate/tools.hpp"

#include "engine/core/digest.hpp"
#include "engine/minchiate/bots/any_rules.hpp"
#include "engine/minchiate/bots/random.hpp"
#include "engine/minchiate/game.hpp"
#include "protocol/archive/minchiate/event_codec.hpp"
#include "protocol/wire/seen_json.hpp"

#include <stdexcept>
#include <string>

namespace germini::protocol::minchiate {
namespace {

using namespace germini::minchiate;

constexpr int kHandsEach = 250; ///< under each preset, and under random options
constexpr std::uint64_t kSeed = 1798;

struct Playout {
    Digest& digest;
    State state;
    std::string bytes;

    void take(const Events& events) {
        for (const Event& event : events) {
            fold(state, event);
            bytes.clear();
            encode(bytes, event);
            for (int s = 0; s < kSeats; ++s)
                append_seen(bytes, project(event, Viewer{static_cast<Seat>(s)}), names());
            append_seen(bytes, project(event, Viewer{}), names());
            digest.add(bytes);
        }
        if (const auto broken = check(state); !broken.empty()) throw std::logic_error(std::string(broken));
    }
};

void play(Digest& digest, const Rules& rules, Seat dealer, Rng& rng) {
    Playout playout{digest, {}, {}};
    const State& state = playout.state;
    playout.take(open(rules, dealer, draw_pack(rules, rng)));
    while (state.phase != Phase::over) {
        Seat seat{};
        while (!state.due.has(seat)) seat = next(seat);
        playout.take(*decide(state, bots::random_move(choice(sight(state, seat)), seat, rng)));
    }
}

} // namespace

std::uint64_t signature() {
    Digest digest;
    Rng rng(kSeed);
    for (std::string_view name : kPresets)
        for (int i = 0; i < kHandsEach; ++i) play(digest, *preset(name), static_cast<Seat>(i % kSeats), rng);
    for (int i = 0; i < kHandsEach; ++i) {
        const Rules rules = bots::any_rules(rng);
        play(digest, rules, static_cast<Seat>(i % kSeats), rng);
    }
    return digest.value();
}

} // namespace germini::protocol::minchiate
