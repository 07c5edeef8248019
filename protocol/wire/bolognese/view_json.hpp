// A viewer's knowledge of a hand as canonical JSON: for golden playthroughs and other programs that fold the
// same events.
#pragma once
#include "engine/bolognese/view.hpp"

#include <nlohmann/json.hpp>

namespace germini::protocol::bolognese {

/// Returns the view with sorted keys, and every list of cards in the text order of their codes.
/// tests/golden/README.md describes the members.
nlohmann::json write_view(const germini::bolognese::View& view);

} // namespace germini::protocol::bolognese
