// What `germini admin` asks of a running server: one line of JSON, answered by one.
#pragma once
#include "server/actor/directory.hpp"

#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace germini::server {

/// What the orders are carried out on, and by.
struct House {
    World& world;
    std::shared_ptr<Directory> directory;
    std::string page;           ///< the address that people type, as far as the server knows it
    std::function<void()> stop; ///< in good order; from any thread
    std::function<void(std::vector<store::SessionKey>)> hang_up; ///< on who is connected by these
};

/// Carries out the order and answers with `{"ok": true, …}` or `{"error": "a sentence"}`, on any thread,
/// once. No answer has a secret but that of `link`, which is for who asks.
void carry_out(const House& house, std::string_view order,
               std::function<void(nlohmann::ordered_json)> answer);

} // namespace germini::server
