// Recomputes the chain of closed hands, link by link.
#pragma once
#include "server/verify/findings.hpp"
#include "server/verify/verify.hpp"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace germini::server {

/// A stored link, with the data it must be computed from if that exists.
struct StoredLink {
    std::int64_t n = 0;
    std::string hash; ///< 32 bytes
    bool closed = false;
    std::optional<std::string> id{}, record{}, result{}; ///< of the link's hand
};

class ChainCheck {
public:
    ChainCheck(const std::vector<NotedLink>& noted, Findings& findings, VerifyResult& out);
    /// Checks the next link; to be called in the order of their numbers.
    void check_link(const StoredLink& link);
    /// Reports a closed hand that has no link.
    void report_unlinked(const std::string& hand);
    /// Ends the chain: reports the noted links that were not found.
    void end();

private:
    std::map<std::int64_t, std::string> noted_; ///< noted links that were not found yet
    std::string before_;
    Findings& findings_;
    VerifyResult& out_;
};

} // namespace germini::server
