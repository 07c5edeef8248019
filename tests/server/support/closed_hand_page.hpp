// A closed hand's page held against what its seats were told while it was played.
#pragma once
#include "tests/server/support/player.hpp"

#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace germini::test {

/// By seat: the events that it was told, in order.
using Streams = std::map<int, const std::vector<json>*>;

/// Of each event that stream's which has most cards. Throws where they differ in anything but cards, or two
/// that have as many name others.
std::vector<json> merged(const Streams& streams);

/// What is wrong with `told`, a page's events, beside the streams: nothing where they are all seats' and
/// their merge is told; else each must be told but for cards that others saw. Empty if nothing is.
std::string closed_hand_problem(const json& told, const Streams& streams, std::size_t seats);

/// The streams of these players of the hand of this number at their table.
Streams streams_of(const std::vector<std::unique_ptr<Player>>& players, int number);

} // namespace germini::test
