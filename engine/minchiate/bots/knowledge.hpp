// The inferences that a seat can draw from what it knows: which cards are still out, who may hold them, and
// how likely.
#pragma once
#include "engine/minchiate/bots/chance.hpp"
#include "engine/minchiate/legal_moves.hpp"

namespace germini::minchiate::bots {

/// The kinds that a hand may lack: the four suits, then the trumps.
inline constexpr int kTrumpKind = kSuits, kKinds = kSuits + 1;
/// The kind of a card; the card must not be the Matto.
constexpr int kind_of(Card card) { return is_trump(card) ? kTrumpKind : static_cast<int>(suit_of(card)); }
constexpr CardSet cards_of_kind(int kind) {
    return kind == kTrumpKind ? kTrumpCards : suit_cards(static_cast<Suit>(kind));
}
/// The cards of the same kind that beat the card.
constexpr CardSet higher_cards(Card card) {
    const auto place = static_cast<unsigned>(index(card));
    return cards_of_kind(kind_of(card)) & (place < 64 ? CardSet(~std::uint64_t{1} << place, 0)
                                                      : CardSet(0, ~std::uint64_t{1} << (place - 64)));
}

class Knowledge {
public:
    /// Keeps a reference to `info`.
    explicit Knowledge(const InformationState& info);

    const PublicState& table() const { return info_.table; }
    Seat me() const { return info_.seat; }
    CardSet own() const { return info_.hand; }
    CardSet fola() const { return info_.fola; }
    /// Cards in other hands or in the fola, as far as this seat does not know them.
    CardSet unseen() const { return unseen_; }
    /// The cards that a seat has shown and still holds.
    CardSet sure(Seat seat) const { return at(sure_, seat); }
    /// The chance that another seat holds at least one card of `wanted`; all must be of one kind. A seat that
    /// discarded has probably made itself void (DISC-6). The trick must lack more than this seat's card.
    Chance holds(Seat seat, CardSet wanted) const;
    /// The number of cards of a kind in the other three hands; known from the fola's counts.
    int out(int kind) const { return out_[static_cast<std::size_t>(kind)]; }

private:
    void judge_holdings();
    bool is_void(Seat seat, int kind) const;
    Chance keeps(Seat seat, int kind) const;

    const InformationState& info_;
    CardSet unseen_;
    CardSet pool_; // the unseen cards that nobody is known to hold
    BySeat<CardSet> sure_;
    std::array<int, kKinds> out_{};
    BySeat<std::array<Chance, kKinds>> one_{}; // chance that a seat has a given card of the pool
};

} // namespace germini::minchiate::bots
