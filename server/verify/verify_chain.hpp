// The chain over the closed hands, computed again link by link.
#pragma once
#include "server/verify/findings.hpp"
#include "server/verify/verify.hpp"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace germini::server {

/// A link as it is stored, with what it has to be made of, where that is there.
struct StoredLink {
    std::int64_t n = 0;
    std::string hash; ///< 32 bytes
    bool closed = false;
    std::optional<std::string> id{}, record{}, result{}; ///< of its hand
};

class ChainCheck {
public:
    ChainCheck(const std::vector<NotedLink>& noted, Findings& findings, Verified& out);
    /// In the order of their numbers.
    void meet(const StoredLink& link);
    /// A closed hand that has none.
    void loose(const std::string& hand);
    /// There are no more: what was noted of links and has not been met is found to be missing.
    void end();

private:
    std::map<std::int64_t, std::string> noted_; ///< that were not met yet
    std::string before_;
    Findings& findings_;
    Verified& out_;
};

} // namespace germini::server
