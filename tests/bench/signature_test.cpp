// The signatures match those in tests/golden, one line per game: equal with every compiler, optimisation and
// processor. A changed signature is a change of the engine's behaviour: `germini bench signature` prints
// the new one, and the commit mentions it.
#include "protocol/tools/bolognese/tools.hpp"
#include "protocol/tools/minchiate/tools.hpp"
#include "protocol/tools/siciliano/tools.hpp"
#include "protocol/tools/solo/tools.hpp"
#include "protocol/tools/tocchi/tools.hpp"

#include <array>
#include <cinttypes>
#include <cstdio>
#include <doctest/doctest.h>
#include <fstream>
#include <string>

TEST_CASE("the signatures match those stored with the sources") {
    std::ifstream file("tests/golden/signature.txt");
    for (const auto& tools :
         std::array{germini::protocol::minchiate::tools(), germini::protocol::bolognese::tools(),
                    germini::protocol::siciliano::tools(), germini::protocol::solo::tools(),
                    germini::protocol::tocchi::tools()}) {
        std::string wanted;
        REQUIRE(std::getline(file, wanted));
        char found[80];
        std::snprintf(found, sizeof found, "Bench: %016" PRIx64 " %.*s", tools.signature(),
                      static_cast<int>(tools.engine.size()), tools.engine.data());
        CHECK(wanted == found);
    }
}
