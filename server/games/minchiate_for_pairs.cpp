#include "server/games/engine_games.hpp"
#include "server/games/minchiate_wire.hpp"

namespace germini::server {
namespace {

struct PairsAlone : MinchiateWire {
    static constexpr auto rules_table = minchiate::rules_table;
};

} // namespace

std::unique_ptr<Game> minchiate_for_pairs() { return std::make_unique<GameOf<PairsAlone>>(); }

} // namespace germini::server
