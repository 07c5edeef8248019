// The commands `germini admin person …` that are sent to a running server.
#pragma once
#include "server/admin/orders.hpp"

namespace germini::server {

/// Carries out `{"order": "person", "do": "list" | "rename" | "delete" | "reset-link" | "administrator" |
/// "invite", …}`. `who` names the person: a login, or a public number prefixed with #. Answers like
/// carry_out(). Only the responses of the two commands that create links contain a secret, meant for the
/// caller.
void carry_out_person(const AdminContext& context, const nlohmann::ordered_json& order,
                      const std::function<void(nlohmann::ordered_json)>& answer);

/// Creates a link that makes an account the first administrator, and returns its secret for the operator. The
/// caller checks that there is no account yet. Call it only before anything is posted to the store.
std::string first_administrator(ServerContext& server);

} // namespace germini::server
