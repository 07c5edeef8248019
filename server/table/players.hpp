// Who was dealt hands, out of the store into the wire's form.
#pragma once
#include "protocol/wire/outbound.hpp"
#include "server/store/hands.hpp"

#include <vector>

namespace germini::server {

/// By seat: who was dealt this hand.
std::vector<protocol::Player> dealt(const std::vector<store::HandSeat>& seats);
/// By person: all who were dealt a hand of the match, in the order of their first.
std::vector<std::vector<protocol::Player>> players_of(const std::vector<store::HandRow>& hands);

} // namespace germini::server
