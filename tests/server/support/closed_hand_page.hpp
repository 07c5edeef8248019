// Compares a closed hand's page with what its seats were sent during play.
#pragma once
#include "tests/server/support/player.hpp"

#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace germini::test {

/// By seat: the events sent, in order.
using Streams = std::map<int, const std::vector<json>*>;

/// Of each event that of the stream with the most cards. Throws if they differ in anything but cards, or if
/// two that have equally many name different ones.
std::vector<json> merged(const Streams& streams);

/// The difference between `told`, a page's events, and the streams: the page must be their merge if they are
/// of all seats; otherwise it must contain each except for cards that others saw. Empty if they agree.
std::string closed_hand_problem(const json& told, const Streams& streams, std::size_t seats);

/// The streams of these players for the hand of this number at their table.
Streams streams_of(const std::vector<std::unique_ptr<Player>>& players, int number);

} // namespace germini::test
