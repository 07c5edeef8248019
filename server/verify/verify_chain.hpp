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
    std::optional<std::int64_t> closed{};
    std::optional<std::string> id{}, record{}, result{}; ///< of the link's hand
};

/// The stored link of a hand that has expired.
struct ExpiredLink {
    std::int64_t n = 0;
    std::string hash; ///< 32 bytes
    std::string id;
    std::int64_t closed = 0;
};

class ChainCheck {
public:
    /// `expired_before`: as for verify().
    ChainCheck(const std::vector<NotedLink>& noted, std::int64_t expired_before, Findings& findings,
               VerifyResult& out);
    /// Checks the next link; to be called in the order of their numbers.
    void check_link(const StoredLink& link);
    /// Same for a link that can no longer be computed.
    void check_expired(const ExpiredLink& link);
    /// Reports a closed hand that has no link.
    void report_unlinked(const std::string& hand);
    /// Ends the chain: reports the noted links that were not found.
    void end();

private:
    void count(std::int64_t n);
    /// Goes on to the link after this one.
    void pass(std::int64_t n, const std::string& bytes, const std::optional<std::int64_t>& closed);

    const std::int64_t expired_before_;
    std::map<std::int64_t, std::string> noted_; ///< noted links that were not found yet
    std::string before_;                        ///< the previous link …
    std::optional<std::int64_t> before_closed_; ///< … and when its hand was closed
    Findings& findings_;
    VerifyResult& out_;
};

/// Checks that every expired match is as old as that.
void verify_expired_matches(store::Database& db, std::int64_t expired_before, Findings& findings,
                            VerifyResult& out);

} // namespace germini::server
