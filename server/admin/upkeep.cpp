#include "server/admin/upkeep.hpp"

#include "protocol/wire/outbound.hpp"
#include "server/journal/log.hpp"

#include <algorithm>
#include <utility>

namespace germini::server {

void close_table(Directory& directory, const std::string& table, const std::string& by,
                 std::function<void(EndTableResult)> done) {
    directory.end(table, [done = std::move(done), table, by](EndTableResult ended) {
        if (ended == EndTableResult::ended) journal::info({table}, "table closed by {}", by);
        done(ended);
    });
}

std::optional<std::int64_t> announce_restart(ServerContext& server, Directory& directory,
                                             std::optional<std::int64_t> minutes, const std::string& by) {
    if (!minutes) {
        directory.announce(0);
        journal::info({}, "restart announcement cancelled by {}", by);
        return std::nullopt;
    }
    const std::int64_t at = server.now() + *minutes * 60'000;
    directory.announce(at);
    journal::info({}, "restart announced for {} by {}", protocol::utc_text(at), by);
    return at;
}

void set_draining(ServerContext& server, bool draining, const std::string& by) {
    if (server.maintenance.draining.exchange(draining) == draining) return;
    if (draining)
        journal::info({}, "dealing stopped by {}, no new tables", by);
    else
        journal::info({}, "dealing resumed by {}", by);
}

int hands_in_progress(const std::vector<AdminTableInfo>& tables) {
    return static_cast<int>(std::ranges::count_if(tables, [](const AdminTableInfo& one) {
        return !one.broken && !one.summary.halt && one.summary.state == model::Stage::playing;
    }));
}

} // namespace germini::server
