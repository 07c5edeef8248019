#include "server/games/games.hpp"

#include "protocol/tools/bolognese/tools.hpp"
#include "protocol/tools/minchiate/tools.hpp"
#include "protocol/tools/siciliano/tools.hpp"
#include "protocol/tools/solo/tools.hpp"
#include "protocol/tools/tocchi/tools.hpp"
#include "server/games/engine_games.hpp"

#include <array>

namespace germini::server {
namespace {

constexpr std::array kAtATable{&minchiate_game, &bolognese_game, &siciliano_game, &tocchi_game};
constexpr std::array kOfHands{&protocol::minchiate::tools, &protocol::bolognese::tools,
                              &protocol::siciliano::tools, &protocol::solo::tools, &protocol::tocchi::tools};

} // namespace

Games all_games() {
    Games games;
    for (const auto game : kAtATable) games.add(game());
    return games;
}

std::span<const protocol::GameTools> all_tools() {
    static const auto tools = [] {
        std::array<protocol::GameTools, kOfHands.size()> all{};
        for (std::size_t i = 0; i < all.size(); ++i) all[i] = kOfHands[i]();
        return all;
    }();
    return tools;
}

} // namespace germini::server
