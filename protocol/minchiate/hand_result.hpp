// What a hand comes to, as `germini-result/1`: docs/rules/hand-record.md.
#pragma once
#include "engine/minchiate/event.hpp"
#include "protocol/minchiate/hand_record.hpp"

#include <nlohmann/json.hpp>
#include <span>

namespace germini::protocol::minchiate {

/// The result of a hand from its events, complete or under way.
nlohmann::ordered_json write_result(std::span<const germini::minchiate::Event> events);
nlohmann::ordered_json write_error(const RecordError& error);

} // namespace germini::protocol::minchiate
