// What a seat can work out from its view: which cards are still out, who may hold them, and how likely.
#pragma once
#include "engine/minchiate/bots/chance.hpp"
#include "engine/minchiate/view.hpp"

namespace germini::minchiate::bots {

/// The four suits, then the trumps: what a hand may lack.
inline constexpr int kTrumpKind = kSuits, kKinds = kSuits + 1;
/// The kind of a card that is not the Matto.
constexpr int kind_of(Card card) { return is_trump(card) ? kTrumpKind : static_cast<int>(suit_of(card)); }
constexpr CardSet cards_of_kind(int kind) {
    return kind == kTrumpKind ? kTrumpCards : suit_cards(static_cast<Suit>(kind));
}
/// The cards of its own kind that beat a card.
constexpr CardSet above(Card card) {
    const auto place = static_cast<unsigned>(index(card));
    return cards_of_kind(kind_of(card)) & (place < 64 ? CardSet(~std::uint64_t{1} << place, 0)
                                                      : CardSet(0, ~std::uint64_t{1} << (place - 64)));
}

class Knowledge {
public:
    explicit Knowledge(const View& view);

    const View& view() const { return view_; }
    Seat me() const { return view_.viewer.seat; }
    CardSet own() const { return own_; }
    /// Cards in other hands or, as far as unknown to this seat, in the fola.
    CardSet unseen() const { return unseen_; }
    /// Cards that a seat has shown and still holds.
    CardSet sure(Seat seat) const { return at(sure_, seat); }
    /// The chance that another seat holds one card at least of `wanted`, all of one kind. A seat that
    /// discarded is likely to have made itself void (DISC-6).
    Chance holds(Seat seat, CardSet wanted) const;
    /// How many cards of a kind lie in the other three hands: known from the fola's counts.
    int out(int kind) const { return out_[static_cast<std::size_t>(kind)]; }

private:
    bool lacks(Seat seat, int kind) const;
    Chance keeps(Seat seat, int kind) const;

    const View& view_;
    CardSet own_, unseen_;
    CardSet pool_; // of the unseen, those that nobody is known to hold
    BySeat<CardSet> sure_;
    BySeat<std::int32_t> density_{}; // unknown cards of a hand to the cards that may be among them
    std::array<int, kKinds> out_{};
    std::array<Chance, kKinds> alive_{}; // that a card of the pool lies in a hand, not in the fola
};

} // namespace germini::minchiate::bots
