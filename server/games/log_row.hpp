// Reads back a row of a hand's log, for a game's `W` (wire_game.hpp).
#pragma once
#include "server/table/broken_invariant.hpp"
#include "server/table/hand.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace germini::server {

/// Returns the events of a row, in any codec ever written. Throws BrokenInvariant if the row cannot be read.
template <class W>
std::vector<typename W::Engine::Event> events_in_row(int codec, int count, const Sealed& bytes) {
    std::vector<typename W::Engine::Event> events;
    std::string_view left = bytes.unsealed();
    for (int i = 0; i < count; ++i) {
        const auto event = W::decode(codec, left);
        if (!event) throw BrokenInvariant("the log contains an unreadable event");
        events.push_back(*event);
    }
    if (!left.empty()) throw BrokenInvariant("the log contains more than its events");
    return events;
}

} // namespace germini::server
