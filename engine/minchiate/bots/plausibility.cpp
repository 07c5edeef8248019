#include "engine/minchiate/bots/plausibility.hpp"

#include "engine/core/log_scale.hpp"
#include "engine/minchiate/bots/playing.hpp"
#include "engine/minchiate/decide.hpp"
#include "engine/minchiate/follow.hpp"
#include "engine/minchiate/fumata.hpp"

#include <algorithm>

namespace germini::minchiate::bots {
namespace {

constexpr std::size_t kFewestPlays = 4;
constexpr int kImpossible = -(1 << 20);
// A seat is four times as likely to hold the arie that its fumata signalled (SIG-1): it may not know the
// signal.
constexpr int kBelieved = 2 * kLogUnits;

bool holds_what_it_signalled(const State& world, Seat seat) {
    const CardSet gone = world.pile[0] | world.pile[1] | CardSet(world.trick.cards);
    return at(world.hand, seat).contains(arie_of(at(world.signalled, seat)) - gone);
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
    s.trumped = {};
    s.signalled = {};
    return s;
}

} // namespace

Plausibility::Plausibility(const View& view, const State& world) {
    if (view.phase != Phase::play || view.plays.size() < kFewestPlays || !view.fallen.empty() ||
        !view.claimed.empty())
        return;
    BySeat<CardSet> from_here;
    for (const SeenPlay& play : view.plays) at(from_here, play.seat).add(play.card);
    State s = first_lead(view, world);
    for (const SeenPlay& play : view.plays) {
        if (play.seat != view.viewer.seat) {
            const Information info = bots::information(s, play.seat);
            at(plays_, play.seat).push_back({play.card, s, at(from_here, play.seat), info.put_down_counts});
        }
        at(from_here, play.seat).remove(play.card);
        advance(s, {play.seat, PlayMove{play.card, kNoSeat}});
    }
    for (std::size_t seat = 0; seat < kSeats; ++seat)
        if (!plays_[seat].empty()) judgements_[seat].resize(kRemembered);
}

bool Plausibility::useful() const {
    return std::any_of(plays_.begin(), plays_.end(), [](const auto& plays) { return !plays.empty(); });
}

Information Plausibility::information(Seat seat, const Play& play, const State& world) {
    Information info{{play.table, seat, at(world.hand, seat) | play.from_here}, {}, {}};
    info.put_down = at(world.discards, seat);
    info.fola = known_fola(world, seat);
    if (seat == cutter_of(world.dealer)) info.passed = world.passed;
    info.put_down_counts = play.put_down_counts;
    return info;
}

int Plausibility::of(const State& world) {
    int sum = 0;
    for (std::size_t s = 0; s < kSeats; ++s)
        if (const Seat seat = static_cast<Seat>(s); !plays_[s].empty())
            sum += judged(seat, world) + (holds_what_it_signalled(world, seat) ? kBelieved : 0);
    return sum;
}

// Most steps change the cards of few seats, and late in the hand they come back.
int Plausibility::judged(Seat seat, const State& world) {
    const Cards cards{at(world.hand, seat), at(world.discards, seat), known_fola(world, seat)};
    const std::size_t number = cards.hand.hash() + 3 * cards.put_down.hash() + 5 * cards.fola.hash();
    std::optional<Judgement>& known = at(judgements_, seat)[number % kRemembered];
    if (!known || known->cards != cards) known = Judgement{cards, judge(seat, world)};
    return known->log;
}

int Plausibility::judge(Seat seat, const State& world) const {
    Habits habits;
    for (const Play& play : at(plays_, seat)) {
        const Information info = information(seat, play, world);
        LegalMoves choice;
        choice.kind = Phase::play;
        choice.cards = playable(play.table, info.hand, seat, choice.barred);
        if (!choice.cards.has(play.card)) return kImpossible; // KING-1
        if (choice.cards.size() > 1) habits.add(worths_of(Knowledge(info, Talk::none), choice), play.card);
    }
    return habits.likelihood();
}

} // namespace germini::minchiate::bots
