#include "tests/server/support/twins.hpp"

#include "tests/server/support/twins_bolognese.hpp"
#include "tests/server/support/twins_minchiate.hpp"
#include "tests/server/support/twins_siciliano.hpp"
#include "tests/server/support/twins_solo.hpp"

namespace germini::test {

std::span<const TwinGame> twin_games() {
    static const std::array games{minchiate_twins(), bolognese_twins(), siciliano_twins(), solo_twins()};
    return games;
}

} // namespace germini::test
