// Endpoints about the tables of an evening: creating them as drawn, seat links, and their live state for
// organisers (docs/evenings.md).
#pragma once
#include "server/actor/directory.hpp"
#include "server/model/evening_query.hpp"
#include "server/net/call.hpp"
#include "server/net/replies.hpp"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace germini::server {

class EveningTablesApi {
public:
    EveningTablesApi(ServerContext& server, const NetSettings& settings, std::shared_ptr<Directory> directory)
        : server_(server), settings_(settings), directory_(std::move(directory)) {}

    /// Creates the drawn tables that do not exist yet; answers with new links.
    Answer make(const Call& call) const;
    /// Replaces all links with new ones.
    Answer renew_links(const Call& call) const;
    /// Closes tables at which nothing was played, so that the seats can be drawn again.
    Answer close(const Call& call) const;
    /// Frees a seat, so that it is no longer kept for anybody.
    Answer free_seat(const Call& call) const;
    /// Seats a member at the seat drawn for them.
    Answer sit(const Call& call) const;
    /// Shows the state of all tables.
    Answer live(const Call& call) const;

    /// Shows where a link leads.
    Answer show_link(const Call& call) const;
    /// Enters through a link, as a player at the seat or as a spectator.
    Answer enter(const Call& call) const;

private:
    /// Reads the evening in the path for a request that changes it.
    boost::asio::awaitable<OrResponse<model::SeenEvening>> read_evening(const Call& call,
                                                                        account::Right right) const;
    boost::asio::awaitable<std::optional<Response>>
    redirect(const Call& call, const std::vector<model::EveningTableRow>& tables) const;
    Answer write_links(const Call& call, const model::SeenEvening& seen) const;
    boost::asio::awaitable<nlohmann::ordered_json>
    table_states(const std::vector<model::EveningTableRow>& tables, bool browsers) const;
    Answer assign_seat(const Call& call, std::string table, Seat seat) const;
    Answer look_on(const Call& call, std::string table, const SecretHash& link) const;

    ServerContext& server_;
    const NetSettings& settings_;
    std::shared_ptr<Directory> directory_;
};

} // namespace germini::server
