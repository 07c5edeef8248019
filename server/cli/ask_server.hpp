// An order to the server that runs on a database, over its socket.
#pragma once
#include <nlohmann/json.hpp>
#include <string>

namespace germini::cli {

/// Its answer. Throws std::runtime_error with a sentence where nobody answers, or the order is refused.
nlohmann::ordered_json ask_server(const std::string& database, const nlohmann::ordered_json& order);

} // namespace germini::cli
