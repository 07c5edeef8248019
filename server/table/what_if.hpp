// A finished hand, continued differently from some point. The guest who asks plays one seat; bots play the
// others from their own seats' views. Nothing is stored, and the same moves give the same hand.
#pragma once
#include "server/table/finished_hand.hpp"

#include <memory>
#include <optional>

namespace germini::server {

class WhatIf {
public:
    /// Starts after the first `step` events of the hand; a decision that has begun by then is completed. The
    /// bots move until the seat is due or the hand is over.
    WhatIf(const FinishedHand& hand, int step, Seat seat);

    /// Makes the seat's move, then the bots' moves. Returns why it was not made, else nullopt.
    std::optional<Refusal> move(const GameMove& move);

    const Hand& hand() const { return *hand_; }
    /// Returns the result if the hand was played to its end here.
    const std::optional<ClosedHand>& closed() const { return closed_; }

private:
    void take(Step& step);
    void play_bots();

    std::unique_ptr<Hand> hand_;
    Seat seat_;
    std::optional<ClosedHand> closed_;
};

} // namespace germini::server
