// Pairs of hands of Minchiate without partners for the non-interference test.
#pragma once
#include "tests/server/support/twins.hpp"

namespace germini::test {

TwinGame solo_twins();

} // namespace germini::test
