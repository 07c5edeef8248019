// Actions of guests at a table, other than moves.
#pragma once
#include "engine/core/seat.hpp"
#include "server/table/proposal.hpp"

#include <optional>
#include <string>
#include <variant>

namespace germini::server {

namespace action {

// A seat may be one that the table does not have.
struct Sit {
    Seat seat;
};
struct Swap {
    Seat first, second;
};
struct Stand {};
struct PutBot {
    Seat seat;
};
struct RemoveBot {
    Seat seat;
};
/// Readiness for the next hand. `client_seed`: this seat's randomness for the deal (docs/fair.md), or empty.
struct Ready {
    std::string client_seed{};
};
struct Leave {};
struct TakeBack {};
struct Invite {};
/// The wish to end the match now, or its withdrawal.
struct BreakOff {
    bool wish;
};
/// The wish for another match with the same seats.
struct Again {};
/// Before the start: removes the guest in that seat, who may not return.
struct SendAway {
    Seat seat;
};
/// A vote for a joint decision, or its withdrawal.
struct Vote {
    ProposalKind kind;
    Seat seat; ///< kNoSeat if the proposal concerns none
    bool yes;
};
struct MuteChat {
    bool muted;
};
/// The host's decision whether everybody may see the next match.
struct Publish {
    bool yes;
};
/// Before a match: the table is to play by another preset of its game, for fewer players, until more have
/// come; nullopt: by its own rules again.
struct Meanwhile {
    std::optional<std::string> preset;
};
/// Closes the table for good.
struct Close {};

} // namespace action

using TableAction = std::variant<action::Sit, action::Swap, action::Stand, action::PutBot, action::RemoveBot,
                                 action::Ready, action::Leave, action::TakeBack, action::Invite,
                                 action::BreakOff, action::Again, action::SendAway, action::Vote,
                                 action::MuteChat, action::Publish, action::Meanwhile, action::Close>;

} // namespace germini::server
