// The answer to GET /api/rules.
#pragma once
#include "server/table/game.hpp"

#include <string>

namespace germini::server {

/// Returns all games with their presets and options as JSON text (schema/http.json). `reviews`: bots think
/// here.
inline std::string rules_text(const Games& games, bool reviews) {
    std::string text = R"({"games":[)";
    for (const auto& game : games.all()) {
        if (text.back() != '[') text += ',';
        text += game->describe_rules(reviews);
    }
    return text + "]}";
}

} // namespace germini::server
