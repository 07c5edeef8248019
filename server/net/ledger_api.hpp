// Endpoints about the results of a club's season: standings, ledger, manual results, corrections and imports.
#pragma once
#include "server/net/replies.hpp"

#include <optional>
#include <string>

namespace germini::server {

class LedgerApi {
public:
    using Guest = std::optional<store::Guest>;
    /// Representations of a season's results.
    enum class Told : std::uint8_t { standings, csv, rounds, ledger };

    LedgerApi(World& world, const NetSettings& settings) : world_(world), settings_(settings) {}

    void tell(const std::string& club, const std::string& season, Told what, const Request& request,
              const Guest& guest, const Reply& reply) const;
    /// Returns the rounds behind the figures of an evening.
    void tell_evening(const std::string& club, const std::string& evening, const Request& request,
                      const store::Guest& guest, const Reply& reply) const;
    void list_papers(const std::string& club, const std::string& season, const Request& request,
                     const store::Guest& guest, const Reply& reply) const;
    void enter_paper(const std::string& club, const std::string& season, const Request& request,
                     const store::Guest& guest, const Reply& reply) const;
    void answer_paper(const std::string& club, const std::string& season, const std::string& paper,
                      const Request& request, const store::Guest& guest, const Reply& reply) const;
    void correct(const std::string& club, const std::string& season, const Request& request,
                 const store::Guest& guest, const Reply& reply) const;
    void import(const std::string& club, const std::string& season, const Request& request,
                const store::Guest& guest, const Reply& reply) const;

private:
    World& world_;
    const NetSettings& settings_;
};

} // namespace germini::server
