// Twins of Tarocco bolognese.
#pragma once
#include "tests/server/kit/twins.hpp"

namespace germini::test {

TwinGame bolognese_twins();

} // namespace germini::test
