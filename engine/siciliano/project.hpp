// The only way out of a hand: what a viewer may see of an event (the rules' table of who sees what).
#pragma once
#include "engine/core/seen.hpp"
#include "engine/siciliano/event.hpp"

namespace germini::siciliano {

/// Returns the viewer's version of an event. Every viewer receives exactly one seen event per event, so event
/// numbers are the same for all. Only the contents differ; the number of messages reveals nothing about
/// others' cards.
SeenEvent project(const Event& event, Viewer viewer);

} // namespace germini::siciliano
