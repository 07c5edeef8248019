// The calls about what was won and lost in a club's season: standings, the ledger, results entered by hand,
// corrections, imports.
#pragma once
#include "server/net/replies.hpp"

#include <optional>
#include <string>

namespace germini::server {

class LedgerApi {
public:
    using Guest = std::optional<store::Guest>;
    /// What one may read of a season.
    enum class Told : std::uint8_t { standings, csv, rounds, ledger };

    LedgerApi(World& world, const NetSettings& settings) : world_(world), settings_(settings) {}

    void tell(const std::string& club, const std::string& season, Told what, const Request& request,
              const Guest& guest, const Reply& reply) const;
    /// The rounds that an evening's figures are made of.
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
