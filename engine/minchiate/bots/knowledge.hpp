// What a seat knows, and the inferences that it can draw: which cards are still out, who may hold them, and
// how likely.
#pragma once
#include "engine/core/talk.hpp"
#include "engine/minchiate/bots/chance.hpp"
#include "engine/minchiate/kinds.hpp"
#include "engine/minchiate/view.hpp"

#include <array>

namespace germini::minchiate::bots {

/// The number of cards of each kind.
using CountByKind = std::array<int, kKinds>;
CountByKind count_by_kind(CardSet cards);

/// The input of a seat's choice, and what else the seat knows. Use it at once, as it refers to the table.
struct Information : InformationState, ClaimKnowledge {
    CardSet put_down;                       ///< the seat's own discards while they are face down
    BySeat<std::uint8_t> put_down_counts{}; ///< number of discards that are face down
};

/// Returns what the viewer knows; the viewer must be a seat.
inline Information information(const View& view) {
    const InformationState info = information_state(view);
    Information out{info, *info.claim, at(view.discards, info.seat).cards};
    for (std::size_t s = 0; s < kSeats; ++s) out.put_down_counts[s] = view.discards[s].count;
    return out;
}
/// Returns what `seat` knows; no claim is offered. For playouts.
inline Information information(const State& state, Seat seat) {
    Information out{information_state(state, seat, false), claim_knowledge(state, seat),
                    at(state.discards, seat)};
    for (std::size_t s = 0; s < kSeats; ++s)
        if (!state.discards[s].empty())
            out.put_down_counts[s] = static_cast<std::uint8_t>(state.discards[s].size());
    return out;
}

class Knowledge {
public:
    /// Keeps a reference to `info`. With `talk` the seat believes its partner's fumate; an opponent who knows
    /// nothing of them would mislead it too often.
    explicit Knowledge(const Information& info, Talk talk = Talk::signals);

    const PublicState& table() const { return info_.table; }
    Seat me() const { return info_.seat; }
    CardSet own() const { return info_.hand; }
    CardSet fola() const { return info_.fola; }
    /// Cards in other hands or in the fola, as far as this seat does not know them.
    CardSet unseen() const { return unseen_; }
    /// Whether the seat gives and reads signals.
    bool talks() const { return talk_ == Talk::signals; }
    /// The cards that a seat has shown or signalled of and still holds.
    CardSet sure(Seat seat) const { return at(sure_, seat); }
    /// The chance that another seat holds at least one card of `wanted`; all must be of one kind. A seat that
    /// discarded has probably made itself void (DISC-6). Known for seats that are still to play to the trick,
    /// and for kinds that may win it.
    Chance holds(Seat seat, CardSet wanted) const;
    /// The chance that another seat holds any card of the kind.
    Chance holds_kind(Seat seat, int kind) const { return at(any_, seat)[static_cast<std::size_t>(kind)]; }
    /// The number of cards of a kind in the other three hands; known from the fola's counts.
    int out(int kind) const { return out_[static_cast<std::size_t>(kind)]; }

private:
    void judge_holdings();
    bool is_void(Seat seat, int kind) const;
    Chance keeps(Seat seat, int kind) const;

    const Information& info_;
    Talk talk_;
    CardSet unseen_;
    CardSet pool_; // the unseen cards that nobody is known to hold
    BySeat<CardSet> sure_;
    CountByKind out_{};
    BySeat<std::array<Chance, kKinds>> one_{};   // chance that a seat has a given card of the pool
    BySeat<std::array<Chance, kKinds>> keeps_{}; // chance that it did not discard its last one before
    BySeat<std::array<Chance, kKinds>> any_{};   // chance that it has a card of the kind
};

} // namespace germini::minchiate::bots
