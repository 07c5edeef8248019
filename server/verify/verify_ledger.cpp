#include "server/verify/verify_ledger.hpp"

#include "server/crypto/hash_chain.hpp"
#include "server/model/merge.hpp"
#include "server/store/ledger.hpp"
#include "server/store/ledger_check.hpp"
#include "server/store/merges.hpp"

namespace germini::server {
namespace {

void verify_merges(store::Database& db, Findings& findings) {
    std::string before;
    std::int64_t n = 0;
    for (const model::MergeRow& row : store::merges_of(db)) {
        const std::string where = "merge " + std::to_string(row.n);
        if (row.n != ++n) findings.add(where, "it follows merge " + std::to_string(n - 1));
        if (row.link != link_after(before, std::to_string(row.n), store::merge_text(row), ""))
            findings.add(where, "its link does not match its content and the previous link");
        before = row.link;
        n = row.n;
    }
}

} // namespace

void verify_ledger(store::Database& db, Findings& findings, VerifyResult& out) {
    std::string before;
    store::for_each_entry(db, [&](const club::Entry& entry, const std::string& match) {
        ++out.entries;
        const std::string where = "ledger entry " + std::to_string(entry.n);
        if (entry.link != link_after(before, std::to_string(entry.n), store::sealed_text(entry, match), ""))
            findings.add(where, "its link does not match its content and the previous link");
        before = entry.link;
    });
    verify_merges(db, findings);
    for (const store::RowFault& fault : store::ledger_faults(db)) findings.add(fault.where, fault.what);
}

} // namespace germini::server
