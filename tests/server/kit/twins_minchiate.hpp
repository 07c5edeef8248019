// Twins of Minchiate.
#pragma once
#include "tests/server/kit/twins.hpp"

namespace germini::test {

TwinGame minchiate_twins();

} // namespace germini::test
