// The chances of winning the trick.
#pragma once
#include "engine/minchiate/bots/knowledge.hpp"

namespace germini::minchiate::bots {

/// The chance that the knowing seat's side takes the trick on the table if `seat` plays a card to it now.
class Odds {
public:
    /// Keeps a reference to the knowledge.
    Odds(const Knowledge& knowledge, Seat seat);
    Chance to_take(Card card);

private:
    Chance with(Seat holder, Card held, Card set) const;

    const Knowledge& k_;
    Seat seat_;
    bool simple_ = false;                 // no hand has fallen, and the Matto is not led
    Card set_ = kNoCard, held_ = kNoCard; // the card that is led and the one that is ahead, if so
    Seat holder_ = kNoSeat;
    // What the last answer depended on: many cards leave the same situation.
    struct Case {
        CardSet above;
        Seat holder = kNoSeat;
        int held = 0, set = 0;
        friend bool operator==(const Case&, const Case&) = default;
    };
    Case last_;
    Chance chance_ = 0;
};

} // namespace germini::minchiate::bots
