// What `germini admin` asks of a running server: one line of JSON, answered by one.
#pragma once
#include "server/actor/directory.hpp"

#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace germini::server {

/// What the orders are carried out on, and by.
struct House {
    World& world;
    std::shared_ptr<Directory> directory;
    std::string page;           ///< the address that people type, as far as the server knows it
    std::function<void()> stop; ///< in good order; from any thread
};

/// Carries out the order and answers with `{"ok": true, …}` or `{"error": "a sentence"}`, on any thread,
/// once. No answer has a secret but that of `link`, which is for who asks.
void carry_out(const House& house, std::string_view order,
               std::function<void(nlohmann::ordered_json)> answer);

} // namespace germini::server
