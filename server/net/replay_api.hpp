// The calls about hands that are over (protocol/README.md): told again, told from a record, played on
// otherwise.
#pragma once
#include "server/net/replies.hpp"

#include <optional>
#include <string>

namespace germini::server {

class ReplayApi {
public:
    ReplayApi(const World& world, const NetSettings& settings) : world_(world), settings_(settings) {}

    using Guest = std::optional<store::Guest>;
    /// GET /api/hands/ID
    void show(const std::string& id, const Request& request, const Guest& guest, const Reply& reply) const;
    /// GET /api/matches/ID/struck-out: the hand in whose midst it was broken off
    void show_struck(const std::string& match, const Guest& guest, const Reply& reply) const;
    /// POST /api/records/told: nothing of it is kept.
    void tell_record(const Request& request, const Reply& reply) const;
    /// POST /api/what-if: nothing of it is kept.
    void play_on(const Request& request, const Guest& guest, const Reply& reply) const;

private:
    const World& world_;
    const NetSettings& settings_;
};

} // namespace germini::server
