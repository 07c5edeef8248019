// What a viewer knows of a hand, as canonical JSON: for golden playthroughs and whoever folds the same
// events.
#pragma once
#include "engine/bolognese/view.hpp"

#include <nlohmann/json.hpp>

namespace germini::protocol::bolognese {

/// The view with its keys sorted and every list of cards in the order of their codes as text;
/// tests/golden/README.md describes the members.
nlohmann::json write_view(const germini::bolognese::View& view);

} // namespace germini::protocol::bolognese
