// The moves offered to a seat as JSON (schema/choice.json), by a game's names.
#pragma once
#include "engine/core/offer.hpp"

#include <string>

namespace germini::protocol {

void append_offer(std::string& out, const Offer& offer, const Names& names);

} // namespace germini::protocol
