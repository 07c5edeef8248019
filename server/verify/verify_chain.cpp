#include "server/verify/verify_chain.hpp"

#include "server/crypto/hash_chain.hpp"
#include "server/crypto/hex.hpp"

namespace germini::server {
namespace {

std::string place(std::int64_t n) { return "link " + std::to_string(n); }

} // namespace

ChainCheck::ChainCheck(const std::vector<NotedLink>& noted, std::int64_t expired_before, Findings& findings,
                       VerifyResult& out)
    : expired_before_(expired_before), findings_(findings), out_(out) {
    for (const NotedLink& one : noted) noted_.emplace(one.n, one.hash);
}

void ChainCheck::check_link(const StoredLink& link) {
    count(link.n);
    if (!link.id || !link.record || !link.result || !link.closed)
        findings_.add(place(link.n), "its closed hand is missing");
    else if (link_after(before_, *link.id, *link.record, *link.result) != link.hash)
        findings_.add(place(link.n), "it does not match hand " + *link.id + " and the previous link");
    pass(link.n, link.hash, link.closed);
}

void ChainCheck::check_expired(const ExpiredLink& link) {
    count(link.n);
    ++out_.expired_hands;
    const std::string where = "hand " + link.id + " (" + place(link.n) + ")";
    if (link.closed > expired_before_)
        findings_.add(where, "it has expired, but was closed too recently");
    else if (before_closed_ > expired_before_)
        findings_.add(where, "it has expired, but the hand before it was closed too recently");
    pass(link.n, link.hash, link.closed);
}

void ChainCheck::count(std::int64_t n) {
    ++out_.links;
    if (n != out_.links) findings_.add(place(n), "it follows link " + std::to_string(out_.links - 1));
}

void ChainCheck::pass(std::int64_t n, const std::string& bytes, const std::optional<std::int64_t>& closed) {
    const std::string hash = hex(bytes);
    // A chain that was recomputed as a whole has no internal fault; only noted links reveal it.
    if (const auto known = noted_.find(n); known != noted_.end()) {
        if (known->second != hash)
            findings_.add(place(n), "noted as " + known->second + ", but stored as " + hash);
        noted_.erase(known);
    }
    out_.last_link = NotedLink{n, hash};
    before_ = bytes;
    before_closed_ = closed;
}

void ChainCheck::report_unlinked(const std::string& hand) {
    findings_.add("hand " + hand, "it is closed but has no link");
}

void ChainCheck::end() {
    for (const auto& [n, hash] : noted_) findings_.add(place(n), "noted as " + hash + ", but missing");
    noted_.clear();
}

void verify_expired_matches(store::Database& db, std::int64_t expired_before, Findings& findings,
                            VerifyResult& out) {
    store::Statement row(db, "SELECT id, ended FROM expired_matches ORDER BY key");
    for (; row.step(); ++out.expired_matches)
        if (row.integer(1) > expired_before)
            findings.add("match " + row.text(0), "it has expired, but ended too recently");
}

} // namespace germini::server
