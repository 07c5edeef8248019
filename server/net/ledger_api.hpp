// Endpoints about the results of a club's season: standings, ledger, manual results and
// corrections.
#pragma once
#include "server/net/replies.hpp"

#include <optional>
#include <string>

namespace germini::server {

class LedgerApi {
public:
    using Guest = std::optional<model::Guest>;
    /// Representations of a season's results.
    enum class SeasonFormat : std::uint8_t { standings, csv, ledger };

    LedgerApi(ServerContext& server, const NetSettings& settings) : server_(server), settings_(settings) {}

    void show_season(const std::string& club, const std::string& season, SeasonFormat what,
                     const Request& request, const Guest& guest, const Reply& reply) const;
    /// Returns everybody's result of an evening, and who pays whom.
    void show_settlement(const std::string& club, const std::string& evening, const Request& request,
                         const model::Guest& guest, const Reply& reply) const;
    void list_manual_results(const std::string& club, const std::string& season, const Request& request,
                             const model::Guest& guest, const Reply& reply) const;
    void enter_manual_result(const std::string& club, const std::string& season, const Request& request,
                             const model::Guest& guest, const Reply& reply) const;
    void answer_manual_result(const std::string& club, const std::string& season, const std::string& paper,
                              const Request& request, const model::Guest& guest, const Reply& reply) const;
    /// Reverses every entry of a match that still counts.
    void take_back(const std::string& club, const std::string& season, const Request& request,
                   const model::Guest& guest, const Reply& reply) const;

private:
    ServerContext& server_;
    const NetSettings& settings_;
};

} // namespace germini::server
