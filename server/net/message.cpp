#include "server/net/message.hpp"

#include <nlohmann/json.hpp>

namespace germini::server {

Response json_response(int status, const nlohmann::ordered_json& body) {
    Response response;
    response.status = status;
    response.body = body.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
    response.headers.emplace_back("Cache-Control", "no-store");
    return response;
}

Response error_response(int status, protocol::ErrorCode code, const std::string& message,
                        const std::string& path) {
    return json_response(
        status, {{"error", {{"code", std::string(code.name())}, {"path", path}, {"message", message}}}});
}

} // namespace germini::server
