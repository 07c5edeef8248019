// What a seat is offered, as JSON (protocol/README.md, "Choices").
#pragma once
#include "engine/minchiate/choice.hpp"

#include <string>

namespace germini::protocol::minchiate {

/// Appends the choice as one JSON object. It must offer something.
void append_choice(std::string& out, const germini::minchiate::Choice& choice);

} // namespace germini::protocol::minchiate
