// Administration commands that `germini admin` sends to a running server: one line of JSON, one line in
// response.
#pragma once
#include "server/actor/directory.hpp"

#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace germini::server {

/// Everything that administration commands act on.
struct AdminContext {
    ServerContext& server;
    std::shared_ptr<Directory> directory;
    std::string page;           ///< public address of the client, as far as the server knows it
    std::function<void()> stop; ///< orderly shutdown; may be called from any thread
    std::function<void(std::vector<model::SessionKey>)>
        disconnect_sessions; ///< disconnects the sockets of these sessions
};

/// Carries out the command and calls `answer` once, on any thread, with `{"ok": true, …}` or `{"error": "a
/// sentence"}`. Only the response to `link` contains a secret, meant for the caller.
void carry_out(const AdminContext& context, std::string_view order,
               std::function<void(nlohmann::ordered_json)> answer);

} // namespace germini::server
