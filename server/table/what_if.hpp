// A bygone hand played on otherwise from some point of it: one seat by whoever asks, the others by bots, each
// of which chooses from its own seat's view. Nothing of it is written, and the same moves give the same hand.
#pragma once
#include "server/table/bygone.hpp"

#include <memory>
#include <optional>
#include <string>
#include <variant>

namespace germini::server {

/// Why a move was not made: the clause that it breaks, or what cannot be read in it.
using Unplayed = std::variant<Refusal, protocol::ReadError>;

class WhatIf {
public:
    /// As the hand stood after `step` of its events. A decision that had begun to be told then is whole. The
    /// bots move until it is the seat's turn, or the hand is over.
    WhatIf(const Game& game, const Bygone& hand, int step, Seat seat);

    /// The seat's move, as a client's JSON has it, and the bots' after it; why not, where it was not made.
    std::optional<Unplayed> move(const nlohmann::json& json, const std::string& path);

    const Hand& hand() const { return *hand_; }
    /// What it came to, if its end was played here.
    const std::optional<ClosedHand>& closed() const { return closed_; }

private:
    void take(const Step& step);
    void play_bots();

    std::unique_ptr<Hand> hand_;
    Seat seat_;
    std::optional<ClosedHand> closed_;
};

} // namespace germini::server
