#include "engine/minchiate/bots/plausibility.hpp"

#include "engine/core/log_scale.hpp"
#include "engine/minchiate/bots/playing.hpp"
#include "engine/minchiate/decide.hpp"
#include "engine/minchiate/follow.hpp"

#include <algorithm>

namespace germini::minchiate::bots {
namespace {

constexpr std::size_t kFewestPlays = 4;
constexpr std::uint32_t kCertainly = 1u << 30; // of log_scale.hpp
constexpr std::uint32_t kOneSlipIn = 32;
constexpr int kPower = 70; // percent
constexpr int kImpossible = -(1 << 20);

// The logarithm of the mean of two likelihoods, from their logarithms.
int log_of_mean(int one, int other) {
    const auto [less, more] = std::minmax(one, other);
    return more + log_of_part(kCertainly / 2 + power_below_one(more - less) / 2);
}

// The logarithms of how likely a player of either kind would have played as a seat did.
struct Kinds {
    int greedy = 0, any = 0;

    void add(bool greedy_card, int choices) {
        const auto cards = static_cast<std::uint32_t>(choices);
        const std::uint32_t slip = kCertainly / (kOneSlipIn * cards);
        any += log_of_part(kCertainly / cards);
        greedy += log_of_part(greedy_card ? kCertainly - slip * (cards - 1) : slip);
    }
};

int softened(const BySeat<Kinds>& seats) {
    int sum = 0;
    for (const Kinds& kinds : seats) sum += log_of_mean(kinds.greedy, kinds.any);
    return sum * kPower / 100;
}

// The world before the first card, as far as it matters to the greedy bot.
State first_lead(const View& view, const State& world) {
    State s = world;
    for (const SeenPlay& play : view.plays) at(s.hand, play.seat).add(play.card);
    s.trick = {};
    s.trick.leader = next(s.dealer);
    s.suits_led = 0;
    s.matto_from = kNoSeat;
    s.debtor = kNoSide;
    s.tricks = {};
    s.pile = {};
    s.voids = {};
    s.declared = SeatSet::all(kSeats);
    return s;
}

} // namespace

Plausibility::Plausibility(const View& view, const State& world) {
    if (view.phase != Phase::play || view.plays.size() < kFewestPlays || !view.fallen.empty() ||
        !view.claimed.empty())
        return;
    BySeat<CardSet> from_here;
    for (const SeenPlay& play : view.plays) at(from_here, play.seat).add(play.card);
    plays_.reserve(view.plays.size());
    State s = first_lead(view, world);
    for (const SeenPlay& play : view.plays) {
        // In the first trick, declarations and discards were shown between the plays; nothing is known of
        // what each player saw of them.
        if (play.seat != view.viewer.seat && s.trick.number > 0) {
            const InformationState info = information_state(s, play.seat, false);
            plays_.push_back({play.seat, play.card, s, at(from_here, play.seat), info.hand_counts,
                              info.put_down_counts, info.fola_count});
        }
        at(from_here, play.seat).remove(play.card);
        advance(s, {play.seat, PlayMove{play.card, kNoSeat}});
    }
}

InformationState Plausibility::information(const Play& play, const State& world) {
    InformationState info{play.table, play.seat, at(world.hand, play.seat) | play.from_here, {}};
    info.put_down = at(world.discards, play.seat);
    info.fola = known_fola(world, play.seat);
    if (play.seat == cutter_of(world.dealer)) info.passed = world.passed;
    info.hand_counts = play.hand_counts;
    info.put_down_counts = play.put_down_counts;
    info.fola_count = play.fola_count;
    return info;
}

int Plausibility::of(const State& world, int least) const {
    BySeat<Kinds> seats;
    for (const Play& play : plays_) {
        const InformationState info = information(play, world);
        LegalMoves choice;
        choice.kind = Phase::play;
        choice.cards = playable(play.table, info.hand, play.seat, choice.barred);
        if (!choice.cards.has(play.card)) return kImpossible; // KING-1
        if (choice.cards.size() == 1) continue;
        const bool greedy = best_card(Knowledge(info), choice) == play.card;
        at(seats, play.seat).add(greedy, choice.cards.size());
        if (!greedy && softened(seats) < least) return least - 1;
    }
    return softened(seats);
}

} // namespace germini::minchiate::bots
