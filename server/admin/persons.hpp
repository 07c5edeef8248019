// What `germini admin person …` asks of a running server.
#pragma once
#include "server/admin/orders.hpp"

namespace germini::server {

/// `{"order": "person", "do": "list" | "rename" | "delete" | "reset-link" | "administrator" | "invite", …}`.
/// Whoever is meant stands in `who`: a login, or a public number with # before it. Answers as carry_out()
/// does; a secret is in the answers of the two that make links, for who asks.
void carry_out_person(const House& house, const nlohmann::ordered_json& order,
                      const std::function<void(nlohmann::ordered_json)>& answer);

/// A link by which an account looks after the others, where there is none that does: the secret, for who
/// starts the server. Only before anything was posted to the store.
std::string first_administrator(World& world);

} // namespace germini::server
