#include "server/net/maintenance_api.hpp"

#include "protocol/wire/outbound.hpp"
#include "protocol/wire/reader.hpp"
#include "server/admin/upkeep.hpp"
#include "server/callback_value.hpp"
#include "server/net/api_json.hpp"
#include "server/net/replies.hpp"
#include "server/net/version.hpp"
#include "server/store/backup_keeper.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace germini::server {
namespace {

using nlohmann::ordered_json;

/// How the log names the requesting administrator: by the public number, never by name.
std::string administrator_of(const Call& call) {
    return "administrator #" + std::to_string(call.guest->number);
}

ordered_json disk_json(ServerContext& server) {
    DiskSpace& disk = server.disk;
    disk.is_low(server.steady()); // measures
    const std::uintmax_t free = disk.free();
    return {{"free", free == DiskSpace::kUnknown ? ordered_json(nullptr) : ordered_json(free)},
            {"least", disk.least()}};
}

/// `kind`: "postgresql" is backed up with its own tools; "off": the server makes no backups.
ordered_json backups_json(const ServerContext& server) {
    const char* const kind = server.cluster != nullptr  ? "postgresql"
                             : server.backed_up.empty() ? "off"
                                                        : "dated";
    ordered_json last = nullptr;
    if (const std::int64_t made = server.counters.backups.last; !server.backed_up.empty() && made > 0)
        last = {{"file", store::BackupKeeper::file_name(server.backed_up, made)},
                {"made", protocol::utc_text(made)}};
    return {{"kind", kind}, {"last", last}};
}

ordered_json maintained_table_json(const AdminTableInfo& one, const std::vector<GuestKey>& asker) {
    ordered_json table;
    table["id"] = one.id;
    table["broken"] = one.broken;
    table["present"] = one.summary.connections;
    table["empty_since"] =
        one.empty_since ? ordered_json(protocol::utc_text(*one.empty_since)) : ordered_json(nullptr);
    table["line"] = one.summary.id.empty() ? ordered_json(nullptr) : table_summary_json(one.summary, asker);
    return table;
}

struct AnnouncementRequest {
    std::optional<std::int64_t> minutes; ///< until the restart; unset: withdraws the announcement
};

protocol::ReadResult<AnnouncementRequest> read_announcement(const std::string& body, std::size_t most_bytes) {
    const auto value = read_body(body, most_bytes);
    if (!value) return tl::make_unexpected(value.error());
    protocol::JsonReader reading;
    const auto minutes = reading.root(*value).object({"minutes"}).at("minutes");
    AnnouncementRequest asked;
    if (!minutes.is_null()) asked.minutes = minutes.integer(0, kMostAnnouncedMinutes);
    return reading.finish(asked);
}

protocol::ReadResult<bool> read_draining(const std::string& body, std::size_t most_bytes) {
    const auto value = read_body(body, most_bytes);
    if (!value) return tl::make_unexpected(value.error());
    protocol::JsonReader reading;
    return reading.finish(reading.root(*value).object({"draining"}).at("draining").boolean());
}

} // namespace

Answer MaintenanceApi::show(const Call& call) const {
    const auto list = [this](auto done) { directory_->list_for_admin(done); };
    const auto all = co_await callback_value<std::vector<AdminTableInfo>>(list);
    const auto asker = rows_of(call.guest);
    const std::size_t shown = std::min(all.size(), settings_.maintained_tables);
    auto tables = ordered_json::array();
    for (std::size_t i = 0; i < shown; ++i)
        tables.push_back(maintained_table_json(all[all.size() - 1 - i], asker)); // the newest first
    const std::int64_t restart = server_.maintenance.restart_at;
    ordered_json body;
    body["now"] = protocol::utc_text(server_.now());
    body["started"] = protocol::utc_text(server_.started);
    body["version"] = std::string(version());
    body["commit"] = commit().empty() ? ordered_json(nullptr) : ordered_json(std::string(commit()));
    body["node"] = server_.cluster == nullptr ? ordered_json(nullptr) : ordered_json(server_.cluster->name());
    body["disk"] = disk_json(server_);
    body["backups"] = backups_json(server_);
    body["restart"] = restart > 0 ? ordered_json(restart) : ordered_json(nullptr);
    body["draining"] = server_.maintenance.draining.load();
    body["hands"] = hands_in_progress(all);
    body["tables"] = std::move(tables);
    body["more"] = all.size() - shown;
    co_return json_response(200, body);
}

Answer MaintenanceApi::close(const Call& call) const {
    const auto table = read_word(call.request.body, "table", settings_.body_bytes);
    if (!table) co_return read_error_response(table.error());
    const std::string by = administrator_of(call);
    const auto end = [&](auto done) { close_table(*directory_, *table, by, done); };
    switch (co_await callback_value<EndTableResult>(end)) {
    case EndTableResult::ended:
        co_return json_response(200, ordered_json::object());
    case EndTableResult::none:
        co_return error_response(404, "not_found", "No unfinished table has this id.", "/table");
    case EndTableResult::not_stored:
        break;
    }
    co_return not_stored();
}

Answer MaintenanceApi::announce(const Call& call) const {
    const auto asked = read_announcement(call.request.body, settings_.body_bytes);
    if (!asked) co_return read_error_response(asked.error());
    announce_restart(server_, *directory_, asked->minutes, administrator_of(call));
    co_return json_response(200, ordered_json::object());
}

Answer MaintenanceApi::drain(const Call& call) const {
    const auto draining = read_draining(call.request.body, settings_.body_bytes);
    if (!draining) co_return read_error_response(draining.error());
    set_draining(server_, *draining, administrator_of(call));
    co_return json_response(200, ordered_json::object());
}

} // namespace germini::server
