// Seen events as JSON (protocol/README.md, "Seen events"), by any game's names.
#pragma once
#include "engine/core/seen.hpp"

#include <string>

namespace germini::protocol {

/// Appends the event as one JSON object.
void append_seen(std::string& out, const SeenEvent& event, const Names& names);

} // namespace germini::protocol
