// What a seat can infer from the table: which cards are still out, and who may hold them, how likely.
#pragma once
#include "engine/minchiate/bots/chance.hpp"
#include "engine/minchiate/kinds.hpp"
#include "engine/solo/legal_moves.hpp"

namespace germini::solo::bots {

using minchiate::bots::both;
using minchiate::bots::Chance;
using minchiate::bots::kCertain;
using minchiate::bots::percent;

class Knowledge {
public:
    /// Keeps a reference to `info`.
    explicit Knowledge(const InformationState& info);

    const PublicState& table() const { return info_.table; }
    Seat me() const { return info_.seat; }
    CardSet own() const { return info_.hand; }
    /// Cards in other hands or in the rest, as far as this seat does not know them to be there.
    CardSet unseen() const { return unseen_; }
    /// The chance that another seat holds at least one card of `wanted`; all must be of one kind.
    Chance holds(Seat seat, CardSet wanted) const;
    Chance holds_kind(Seat seat, int kind) const { return holds(seat, minchiate::cards_of_kind(kind)); }

private:
    const InformationState& info_;
    CardSet unseen_;
    CardSet pool_; // the unseen cards that nobody is known to hold
    BySeat<CardSet> sure_;
    BySeat<Chance> one_{}; // chance that a seat has a given card of the pool that it may have
};

} // namespace germini::solo::bots
