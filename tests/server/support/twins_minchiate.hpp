// Twins of Minchiate.
#pragma once
#include "tests/server/support/twins.hpp"

namespace germini::test {

TwinGame minchiate_twins();

} // namespace germini::test
