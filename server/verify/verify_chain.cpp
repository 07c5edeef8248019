#include "server/verify/verify_chain.hpp"

#include "server/crypto/hash_chain.hpp"

namespace germini::server {
namespace {

std::string place(std::int64_t n) { return "link " + std::to_string(n); }

} // namespace

ChainCheck::ChainCheck(const std::vector<NotedLink>& noted, Findings& findings, VerifyResult& out)
    : findings_(findings), out_(out) {
    for (const NotedLink& one : noted) noted_.emplace(one.n, one.hash);
}

void ChainCheck::check_link(const StoredLink& link) {
    const std::string hash = hex(link.hash);
    ++out_.links;
    if (link.n != out_.links)
        findings_.add(place(link.n), "it follows link " + std::to_string(out_.links - 1));
    if (!link.id || !link.record || !link.result || !link.closed)
        findings_.add(place(link.n), "its closed hand is missing");
    else if (link_after(before_, *link.id, *link.record, *link.result) != link.hash)
        findings_.add(place(link.n), "it does not match hand " + *link.id + " and the previous link");
    // A chain that was recomputed as a whole has no internal fault; only noted links reveal it.
    if (const auto known = noted_.find(link.n); known != noted_.end()) {
        if (known->second != hash)
            findings_.add(place(link.n), "noted as " + known->second + ", but stored as " + hash);
        noted_.erase(known);
    }
    out_.last_link = NotedLink{link.n, hash};
    before_ = link.hash;
}

void ChainCheck::report_unlinked(const std::string& hand) {
    findings_.add("hand " + hand, "it is closed but has no link");
}

void ChainCheck::end() {
    for (const auto& [n, hash] : noted_) findings_.add(place(n), "noted as " + hash + ", but missing");
    noted_.clear();
}

} // namespace germini::server
