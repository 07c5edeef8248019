// Endpoints about clubs (protocol/README.md): members, seasons and club tables.
#pragma once
#include "server/actor/directory.hpp"
#include "server/net/replies.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace germini::server {

class ClubsApi {
public:
    using Guest = std::optional<model::Guest>;
    /// Creates a table like POST /api/tables.
    using MakeTable = std::function<void(const Request&, const model::Guest&, TableRequest, const Reply&)>;

    ClubsApi(ServerContext& server, const NetSettings& settings, std::shared_ptr<Directory> directory,
             MakeTable make)
        : server_(server), settings_(settings), directory_(std::move(directory)),
          make_table_(std::move(make)) {}

    /// GET /clubs/ID: a plain HTML page for everyone who may see the club
    void page(const std::string& club, const Request& request, const Guest& guest, const Reply& reply) const;

    void list(const model::Guest& guest, const Reply& reply) const;
    void create(const Request& request, const model::Guest& guest, const Reply& reply) const;
    /// Previews an invitation before it is accepted.
    void invited(const Request& request, const Guest& guest, const Reply& reply) const;
    void join(const Request& request, const model::Guest& guest, const Reply& reply) const;
    void show(const std::string& club, const AddressPtr& address, const Guest& guest, int status,
              const Reply& reply) const;
    void change(const std::string& club, const Request& request, const model::Guest& guest,
                const Reply& reply) const;
    void remove(const std::string& club, const Request& request, const model::Guest& guest,
                const Reply& reply) const;
    void invite(const std::string& club, const Request& request, const model::Guest& guest,
                const Reply& reply) const;
    void end_invitation(const std::string& club, const Request& request, const model::Guest& guest,
                        const Reply& reply) const;
    void set_member(const std::string& club, const Request& request, const model::Guest& guest,
                    const Reply& reply) const;
    void add_season(const std::string& club, const Request& request, const model::Guest& guest,
                    const Reply& reply) const;
    void change_season(const std::string& club, const std::string& season, const Request& request,
                       const model::Guest& guest, const Reply& reply) const;
    void add_table(const std::string& club, const Request& request, const model::Guest& guest,
                   const Reply& reply) const;

private:
    void conflict(const std::string& club, const AddressPtr& address, const model::Guest& guest,
                  const std::string& asked, const Reply& reply) const;

    ServerContext& server_;
    const NetSettings& settings_;
    std::shared_ptr<Directory> directory_;
    MakeTable make_table_;
};

} // namespace germini::server
