#include "tests/support/tocchi/play.hpp"

#include <algorithm>

namespace germini::support {

using namespace tocchi;
using Traits = GameTraits<Tocchi>;

BySeat<std::int16_t> Traits::any_context(const Rules& rules, Seat, Rng& rng) {
    BySeat<std::int16_t> score{};
    for (const Seat seat : SeatSet::all(rules.players))
        at(score, seat) = static_cast<std::int16_t>(below(rules.target, rng));
    return score;
}

// One seat in three calls whenever its call is true, since random calls are rarely taken.
Move Traits::any_move(const State& state, Seat seat, Rng& rng) {
    if (state.phase == Phase::call && below(3, rng) == 0) {
        const Right right = right_to(state.turned, state.face_up, seats_of(state));
        return {seat, CallMove{entitled(state.rules, right).has(seat)}};
    }
    return bots::random_move(Tocchi::information_state(state, seat), seat, rng);
}

std::vector<Move> Traits::tries(const State& state, Seat seat, Rng&) {
    std::vector<Move> out;
    for (const Seat mover : {seat, static_cast<Seat>(seats_of(state)), static_cast<Seat>(7), kNoSeat}) {
        out.push_back({mover, TurnMove{}});
        out.push_back({mover, CallMove{true}});
        out.push_back({mover, CallMove{false}});
    }
    return out;
}

std::string Traits::agrees(const State& state, const View& view) {
    return static_cast<const PublicState&>(state) == view ? "" : "view: the public facts";
}

std::string Traits::sound(const HandResult& result) {
    int sum = 0;
    for (const std::int16_t amount : result.amounts) sum += amount;
    const bool lupini = std::ranges::all_of(result.amounts, [](int amount) { return amount >= 0; });
    if (sum != 0 && !lupini) return "neither partite that sum to zero nor lupini"; // TOC-15
    if (result.sides != no_partners(static_cast<int>(result.amounts.size()))) return "a seat has a partner";
    return result.ending == Ending::counted ? "" : "a hand was not counted";
}

} // namespace germini::support

namespace germini::support::tocchi_game {

using namespace germini::tocchi;

PlayedHand any_hand(const Rules& rules, Rng& rng) {
    PlayedHand hand;
    const auto take = [&hand](const Events& events) {
        for (const Event& event : events) {
            fold(hand.state, event);
            hand.log.push_back(event);
        }
    };
    const auto dealer = static_cast<Seat>(below(rules.players, rng));
    const Pack pack = Traits::any_pack(rules, rng);
    take(open(rules, dealer, pack, Traits::any_context(rules, dealer, rng)));
    while (hand.state.phase != Phase::over) {
        const SeatSet due = hand.state.due;
        auto seat = due.begin();
        for (auto skipped = below(static_cast<std::uint32_t>(due.size()), rng); skipped > 0; --skipped)
            ++seat;
        take(decide(hand.state, Traits::any_move(hand.state, *seat, rng))->events);
    }
    return hand;
}

} // namespace germini::support::tocchi_game
