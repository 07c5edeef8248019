#include "protocol/tools/game_tools.hpp"

#include <algorithm>

namespace germini::protocol {

bool GameTools::has(std::string_view preset) const {
    return std::ranges::find(presets, preset) != presets.end();
}

const GameTools* find_tools(std::span<const GameTools> all, std::string_view game, std::string_view preset) {
    const GameTools* first = nullptr;
    for (const GameTools& tools : all) {
        if (tools.game != game && tools.engine != game) continue;
        if (tools.has(preset)) return &tools;
        if (first == nullptr) first = &tools;
    }
    return first;
}

} // namespace germini::protocol
