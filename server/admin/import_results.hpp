// `germini admin import-results`: past matches of a club from a file (docs/clubs.md).
#pragma once
#include "server/admin/orders.hpp"

namespace germini::server {

/// Carries out `{"order": "import-results", "club", "season", "csv", "dry_run", "again"}`: the whole file or
/// nothing. Answers like carry_out(), with the number of `matches` and with `others`, the names that are no
/// member's.
void import_results(const AdminContext& context, const nlohmann::ordered_json& order,
                    const std::function<void(nlohmann::ordered_json)>& answer);

} // namespace germini::server
