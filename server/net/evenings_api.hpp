// Endpoints about a club's evenings: time, attendance and seating (docs/evenings.md). evening_tables_api.hpp
// has those about their tables.
#pragma once
#include "server/net/call.hpp"
#include "server/net/replies.hpp"

#include <string>

namespace germini::server {

class EveningsApi {
public:
    EveningsApi(ServerContext& server, const NetSettings& settings) : server_(server), settings_(settings) {}

    Answer list(const Call& call) const;
    Answer create(const Call& call) const;
    Answer show(const Call& call) const;
    Answer change(const Call& call) const;
    Answer answer(const Call& call) const;
    Answer add_guest(const Call& call) const;
    Answer end_guest(const Call& call) const;
    Answer draw(const Call& call) const;
    Answer fill(const Call& call) const;
    /// The evening as an iCalendar file.
    Answer calendar(const Call& call) const;

private:
    Answer show_evening(const Call& call, std::string evening, int status) const;
    /// Writes a change of the evening in the path. Returns the changed evening, or an error at `path`; with a
    /// conflict also the present state.
    template <class Command> Answer write_change(const Call& call, Command command, const char* path) const;

    ServerContext& server_;
    const NetSettings& settings_;
};

} // namespace germini::server
