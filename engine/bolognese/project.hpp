// The only way out of a hand: what a viewer is told of an event (the rules' table of who sees what).
#pragma once
#include "engine/bolognese/event.hpp"
#include "engine/core/seen.hpp"

namespace germini::bolognese {

/// Every event is told to every viewer, as one seen event: so numbers are the same for all, and how many
/// messages a viewer gets says nothing about others' cards. Only what is in them differs.
SeenEvent project(const Event& event, Viewer viewer);

} // namespace germini::bolognese
