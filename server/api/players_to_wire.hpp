// Converts the players who were dealt hands from the store to the wire.
#pragma once
#include "protocol/wire/outbound.hpp"
#include "server/model/hand.hpp"

#include <vector>

namespace germini::server {

/// Returns the players of a hand, by seat.
std::vector<protocol::Player> dealt(const std::vector<model::HandSeat>& seats);
/// Returns all players of a match's hands, by person, in the order of their first hand.
std::vector<std::vector<protocol::Player>> players_of(const std::vector<model::HandRow>& hands);

} // namespace germini::server
