#include "server/games/games.hpp"

#include "protocol/tools/bolognese/tools.hpp"
#include "protocol/tools/minchiate/tools.hpp"
#include "protocol/tools/siciliano/tools.hpp"
#include "server/games/engine_games.hpp"

#include <array>

namespace germini::server {
namespace {

struct Offered {
    std::unique_ptr<Game> (*at_a_table)();
    protocol::GameTools (*of_hands)();
};
constexpr std::array kOffered{
    Offered{&minchiate_game, &protocol::minchiate::tools},
    Offered{&bolognese_game, &protocol::bolognese::tools},
    Offered{&siciliano_game, &protocol::siciliano::tools},
};

} // namespace

Games all_games() {
    Games games;
    for (const Offered& offered : kOffered) games.add(offered.at_a_table());
    return games;
}

std::span<const protocol::GameTools> all_tools() {
    static const auto tools = [] {
        std::array<protocol::GameTools, kOffered.size()> all{};
        for (std::size_t i = 0; i < all.size(); ++i) all[i] = kOffered[i].of_hands();
        return all;
    }();
    return tools;
}

} // namespace germini::server
