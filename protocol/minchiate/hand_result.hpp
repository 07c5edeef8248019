// What a hand comes to, as `germini-result/1`: docs/rules/hand-record.md.
#pragma once
#include "engine/minchiate/event.hpp"
#include "engine/minchiate/state.hpp"
#include "protocol/minchiate/hand_record.hpp"

#include <span>
#include <string>

namespace germini::protocol::minchiate {

/// The result of a hand from its events, complete or under way, as JSON text.
std::string write_result(std::span<const germini::minchiate::Event> events);
/// The same where what they fold to is at hand.
std::string write_result(std::span<const germini::minchiate::Event> events,
                         const germini::minchiate::State& state);
/// What its message quotes and is not UTF-8 is replaced.
std::string write_error(const RecordError& error);

} // namespace germini::protocol::minchiate
