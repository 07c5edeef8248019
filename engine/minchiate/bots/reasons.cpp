#include "engine/minchiate/bots/reasons.hpp"

#include "engine/minchiate/follow.hpp"
#include "engine/minchiate/versicola.hpp"

#include <array>

namespace germini::minchiate::bots {
namespace {

constexpr int kStakeOfValue = 3; // PLAY-9, END-2: a card that dies scores for them, and counts for them

constexpr Scoring kScoring{
    kCounting - CardSet(kMatto),
    [](Card card) { return kStakeOfValue * value(card); },
    2 * kLastTrick,
    {"papi", "trumps", "matto", "tredici", "diecine", "kings", "devil"},
};

} // namespace

VersicolaKind kind_of_versicola(CardSet cards) {
    if (cards.meets(kKings)) return VersicolaKind::kings;
    if (cards.has(trump(3))) return VersicolaKind::papi;
    if (cards.has(trump(13))) return VersicolaKind::tredici;
    if (cards.has(trump(20))) return VersicolaKind::diecine;
    if (cards.has(trump(14))) return VersicolaKind::devil;
    return cards.has(trump(1)) ? VersicolaKind::matto : VersicolaKind::trumps;
}

void CountOfHand::add(const State& state, Seat me, Figures& figures) {
    const Side side = side_of(me);
    for (const bool own : {true, false}) {
        std::array<bool, kVersicolaKinds> has{};
        for (const Versicola& one : versicole(at(state.pile, own ? side : other(side)), state.rules.devil)) {
            const auto kind = static_cast<std::size_t>(kind_of_versicola(one.cards));
            has[kind] = true;
            figures.scored[kind] += own ? one.worth : -one.worth;
        }
        for (std::size_t kind = 0; kind < kVersicolaKinds; ++kind)
            (own ? figures.ours : figures.theirs)[kind] += has[kind] ? 1 : 0;
    }
}

TrickProof trick_proof(const View& view, Card card) {
    if (!view.fallen.empty() && view.trick.count + 1 < kSeats) return {};
    const Seat me = view.viewer.seat;
    const Unseen unseen = unseen_of(view);
    const auto may_hold = [&](Seat seat) {
        const int zone = (index(seat) - index(me) + kSeats) % kSeats - 1;
        return at(unseen.known.hand, seat) | unseen.zones[static_cast<std::size_t>(zone)].possible();
    };
    const auto winner = [&view](const Trick& one) {
        return card_to_follow(one, view.fallen, kSeats) == kNoCard ? kNoSeat : winner_of(one, view.fallen);
    };
    return germini::trick_proof(view.trick, me, partner(me), card, may_hold, winner);
}

Reasons reasons_of(const View& view, const Move& move, const ComparedFigures& compared) {
    const auto* play = std::get_if<PlayMove>(&move.what);
    if (play == nullptr) return reasons_to_move(compared, kScoring);
    if (play->by != kNoSeat) return {};
    return reasons_to_play(compared, kScoring, play->card, trick_proof(view, play->card));
}

} // namespace germini::minchiate::bots
