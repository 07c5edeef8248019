// Twins of Sicilian tarocchi.
#pragma once
#include "tests/server/support/twins.hpp"

namespace germini::test {

TwinGame siciliano_twins();

} // namespace germini::test
