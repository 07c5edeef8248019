// Endpoints about clubs (protocol/README.md): members, seasons and club tables.
#pragma once
#include "server/actor/directory.hpp"
#include "server/net/call.hpp"
#include "server/net/replies.hpp"

#include <memory>
#include <utility>

namespace germini::server {

class ClubsApi {
public:
    ClubsApi(ServerContext& server, const NetSettings& settings, std::shared_ptr<Directory> directory)
        : server_(server), settings_(settings), directory_(std::move(directory)) {}

    /// GET /clubs/ID: a plain HTML page for everyone who may see the club
    Answer page(const Call& call) const;

    Answer list(const Call& call) const;
    Answer create(const Call& call) const;
    /// Previews an invitation before it is accepted.
    Answer invited(const Call& call) const;
    Answer join(const Call& call) const;
    Answer show(const Call& call) const;
    Answer change(const Call& call) const;
    Answer remove(const Call& call) const;
    Answer invite(const Call& call) const;
    Answer end_invitation(const Call& call) const;
    Answer set_member(const Call& call) const;
    Answer add_season(const Call& call) const;
    Answer change_season(const Call& call) const;
    Answer add_table(const Call& call) const;

private:
    /// Writes a change of the club or of its season. Returns the changed club, or an error at `path`; with a
    /// conflict also the present state.
    template <class Command> Answer write_change(const Call& call, Command command, const char* path) const;
    Answer conflict(const Call& call) const;

    ServerContext& server_;
    const NetSettings& settings_;
    std::shared_ptr<Directory> directory_;
};

} // namespace germini::server
