// Client for the admin socket of the server that runs on a database.
#pragma once
#include <nlohmann/json_fwd.hpp>
#include <string>

namespace germini::cli {

/// Sends an order and returns the answer. Throws std::runtime_error with a sentence if there is no answer or
/// the order is refused.
nlohmann::ordered_json send_admin_command(const std::string& database, const nlohmann::ordered_json& order);

} // namespace germini::cli
