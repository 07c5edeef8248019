// Twins of Tarocco bolognese.
#pragma once
#include "tests/server/support/twins.hpp"

namespace germini::test {

TwinGame bolognese_twins();

} // namespace germini::test
