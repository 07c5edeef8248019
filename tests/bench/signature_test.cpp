// The signature is the one in tests/golden: equal under every compiler, optimisation and processor. A change
// of it is a change of what the engine does or tells: `germini bench signature` prints the new one, the
// commit names it.
#include "protocol/tools/minchiate/signature.hpp"

#include <cinttypes>
#include <cstdio>
#include <doctest/doctest.h>
#include <fstream>
#include <string>

TEST_CASE("the signature is the one kept with the sources") {
    std::ifstream file("tests/golden/signature.txt");
    std::string wanted;
    REQUIRE(std::getline(file, wanted));
    char found[40];
    std::snprintf(found, sizeof found, "Bench: %016" PRIx64, germini::protocol::minchiate::signature());
    CHECK(wanted == found);
}
