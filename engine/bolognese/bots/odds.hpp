// The chances of winning the trick.
#pragma once
#include "engine/bolognese/legal_moves.hpp"
#include "engine/core/talk.hpp"

#include <optional>

namespace germini::bolognese::bots {

/// The cards of the pack that beat each card if they are played after it.
inline constexpr std::array<CardSet, kCardNumbers> kBeating = [] {
    std::array<CardSet, kCardNumbers> all{};
    for (const Card best : kWholePack - CardSet(kMatto))
        for (const Card card : family_of(best) | kNumeri)
            if (power(card) >= power(best)) all[static_cast<std::size_t>(index(best))].add(card);
    return all;
}();
constexpr CardSet beating(Card best) { return kBeating[static_cast<std::size_t>(index(best))]; }

/// The chances that the viewer's side takes the trick on the table. Later players may have any card that the
/// viewer has not seen, except what they have shown to lack. An opponent takes the trick if it can.
class Odds {
public:
    /// Keeps a reference to `info`. `talk`: whether signals are believed, and the partner's read as
    /// signals.hpp gives them.
    explicit Odds(const InformationState& info, Talk talk = Talk::signals);
    /// Returns the chance, in percent, if the viewer plays `card` now.
    int to_take(Card card);
    /// Cards that others may hold, as far as the viewer knows.
    CardSet unseen() const { return unseen_; }

private:
    static constexpr int kCertain = 100;

    /// The viewer's knowledge of the hand of a seat that plays later.
    struct LaterHand {
        bool mate;    // of the viewer's side
        CardSet sure; // shown and not yet played
        CardSet may;  // cards that may be among the unknown ones
        CardSet some; // suits of which it has a card by its signal, and the Numeri
        int cards;    // number of unknown cards
        int from;     // number of cards that they come from: not in the hands before, which had none wanted

        int holds(CardSet wanted) const;
        int follows(CardSet family) const { return some.contains(family) ? kCertain : holds(family); }
    };
    /// The chances that a seat beats the best card of the trick.
    struct Answer {
        int follows = 0; // by following suit; after a lead of a Numero, by any Numero
        int trumps = 0;  // by trumping
    };
    static Answer answer_of(const LaterHand& hand, Card led, Card best);
    Card likely_over(const Answer& answer, Card led, Card best) const;
    int with(bool ours, Card best, Card led) const;

    CardSet unseen_;
    List<LaterHand, kMostSeats> later_;
    Card led_ = kNoCard, held_ = kNoCard; // the dominant card and the one that is ahead, if there is one
    bool held_is_ours_ = false;
    // Many cards have the same chance: all that leave the card ahead where it is, and those of a family with
    // the same unseen cards above them.
    std::optional<int> behind_;
    CardSet family_, above_;
    int ahead_ = 0;
};

} // namespace germini::bolognese::bots
