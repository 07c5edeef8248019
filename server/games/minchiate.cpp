// Minchiate as a game of the server: for pairs, and without partners.
#include "server/games/engine_games.hpp"
#include "server/games/solo_wire.hpp"

namespace germini::server {
namespace {

struct ForPairs : MinchiateWire {
    static bool plays(const minchiate::Rules& rules) { return rules.form == minchiate::Form::pairs; }
};

} // namespace

std::unique_ptr<Game> minchiate_game() { return std::make_unique<GameOf<ForPairs, SoloWire>>(); }

} // namespace germini::server
