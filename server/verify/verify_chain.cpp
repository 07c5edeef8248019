#include "server/verify/verify_chain.hpp"

#include "server/crypto/link.hpp"

#include <map>

namespace germini::server {
namespace {

std::string text_of(std::span<const std::uint8_t> blob) { return {blob.begin(), blob.end()}; }

std::string place(std::int64_t n) { return "link " + std::to_string(n); }

/// What was noted of links: a chain that was made anew as a whole is in itself without fault.
class Notes {
public:
    explicit Notes(const std::vector<NotedLink>& noted) {
        for (const NotedLink& one : noted) left_.emplace(one.n, one.hash);
    }
    void meet(std::int64_t n, const std::string& hash, Findings& findings) {
        const auto noted = left_.find(n);
        if (noted == left_.end()) return;
        if (noted->second != hash)
            findings.add(place(n), "it was noted as " + noted->second + ", and is " + hash);
        left_.erase(noted);
    }
    void end(Findings& findings) const {
        for (const auto& [n, hash] : left_)
            findings.add(place(n), "it was noted as " + hash + ", and there is none");
    }

private:
    std::map<std::int64_t, std::string> left_;
};

} // namespace

void verify_chain(store::Database& db, const std::vector<NotedLink>& noted, Findings& findings,
                  Verified& out) {
    Notes notes(noted);
    std::string before;
    store::Statement row(db, "SELECT c.n, c.link, h.id, h.record, h.result, h.closed FROM chain c"
                             " LEFT JOIN hands h ON h.key = c.hand_key ORDER BY c.n");
    while (row.step()) {
        const std::int64_t n = row.integer(0);
        const std::string link = text_of(row.blob(1)), hash = hex(link);
        const auto id = row.text_or_null(2), record = row.text_or_null(3), result = row.text_or_null(4);
        ++out.links;
        if (n != out.links) findings.add(place(n), "it comes after link " + std::to_string(out.links - 1));
        if (!id || !record || !result || !row.integer_or_null(5))
            findings.add(place(n), "there is no closed hand of it");
        else if (link_after(before, *id, *record, *result) != link)
            findings.add(place(n), "it is not made of hand " + *id + " and the link before");
        notes.meet(n, hash, findings);
        out.last_link = NotedLink{n, hash};
        before = link;
    }
    notes.end(findings);
    store::Statement loose(db, "SELECT id FROM hands WHERE closed IS NOT NULL"
                               " AND key NOT IN (SELECT hand_key FROM chain) ORDER BY key");
    while (loose.step()) findings.add("hand " + loose.text(0), "it is closed, and has no link");
}

} // namespace germini::server
