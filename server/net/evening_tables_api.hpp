// Endpoints about the tables of an evening: creating them as drawn, seat links, and their live state for
// organisers (docs/evenings.md).
#pragma once
#include "server/actor/directory.hpp"
#include "server/net/evening_json.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace germini::server {

class EveningTablesApi {
public:
    using Guest = std::optional<model::Guest>;
    /// A created table, or the error.
    using CreateCallback = std::function<void(tl::expected<CreatedTable, Response>)>;
    /// Creates one table like POST /api/tables.
    using MakeOne = std::function<void(const Request&, const model::Guest&, TableRequest, CreateCallback)>;

    EveningTablesApi(ServerContext& server, const NetSettings& settings, std::shared_ptr<Directory> directory,
                     MakeOne make)
        : server_(server), settings_(settings), directory_(std::move(directory)), make_one_(std::move(make)) {
    }

    /// Creates the drawn tables that do not exist yet; answers with new links.
    void make(const std::string& club, const std::string& evening, const Request& request,
              const model::Guest& guest, const Reply& reply) const;
    /// Replaces all links with new ones.
    void renew_links(const std::string& club, const std::string& evening, const AddressPtr& address,
                     const model::Guest& guest, const Reply& reply) const;
    /// Closes tables at which nothing was played, so that the seats can be drawn again.
    void close(const std::string& club, const std::string& evening, const AddressPtr& address,
               const model::Guest& guest, const Reply& reply) const;
    /// Frees a seat, so that it is no longer kept for anybody.
    void free_seat(const std::string& club, const std::string& evening, const Request& request,
                   const model::Guest& guest, const Reply& reply) const;
    /// Seats a member at the seat drawn for them.
    void sit(const std::string& club, const std::string& evening, const AddressPtr& address,
             const model::Guest& guest, const Reply& reply) const;
    /// Shows the state of all tables.
    void live(const std::string& club, const std::string& evening, const AddressPtr& address,
              const model::Guest& guest, const Reply& reply) const;

    /// Shows where a link leads.
    void show_link(const Request& request, const Guest& guest, const Reply& reply) const;
    /// Enters through a link, as a player at the seat or as a spectator.
    void enter(const Request& request, const model::Guest& guest, const Reply& reply) const;

private:
    struct Making;
    using StatesCallback = std::function<void(nlohmann::ordered_json)>;

    void make_next(std::shared_ptr<Making> making) const;
    void write_links(const SeenEvening& seen, const model::Guest& guest, int status,
                     const Reply& reply) const;
    void table_states(std::vector<model::EveningTableRow> tables, bool browsers, StatesCallback done) const;
    void assign_seat(Seat seat, const std::string& table, const model::Guest& guest,
                     const Reply& reply) const;
    void look_on(const std::string& table, const model::Guest& guest, const SecretHash& link,
                 const Reply& reply) const;

    ServerContext& server_;
    const NetSettings& settings_;
    std::shared_ptr<Directory> directory_;
    MakeOne make_one_;
};

} // namespace germini::server
