// The chances of winning the trick.
#pragma once
#include "engine/minchiate/bots/knowledge.hpp"

#include <optional>

namespace germini::minchiate::bots {

/// The chance that the knowing seat's side takes the trick on the table if `seat` plays a card to it now.
class Odds {
public:
    /// Keeps a reference to the knowledge.
    Odds(const Knowledge& knowledge, Seat seat);
    Chance to_take(Card card);

private:
    Chance after(Card card) const;
    Chance with(Seat holder, Card held, Card set) const;

    const Knowledge& k_;
    Seat seat_;
    bool simple_ = false;                 // no hand has fallen, and the Matto is not led
    Card set_ = kNoCard, held_ = kNoCard; // the card that is led and the one that is ahead, if so
    Seat holder_ = kNoSeat;
    CardSet beating_; // the cards that would take the lead from it
    // Many cards have the same chance: all that leave the card ahead where it is, and those of a kind with
    // the same unseen cards above them.
    std::optional<Chance> behind_;
    int kind_ = kKinds;
    CardSet above_;
    Chance ahead_ = 0;
};

} // namespace germini::minchiate::bots
