#include "server/verify/verify_ledger.hpp"

#include "server/crypto/link.hpp"
#include "server/store/ledger.hpp"
#include "server/store/ledger_check.hpp"

namespace germini::server {

void verify_ledger(store::Database& db, Findings& findings, Verified& out) {
    std::string before;
    store::for_each_entry(db, [&](const club::Entry& entry, const std::string& match) {
        ++out.entries;
        const std::string where = "ledger entry " + std::to_string(entry.n);
        if (entry.link != link_after(before, std::to_string(entry.n), store::sealed_text(entry, match), ""))
            findings.add(where, "its link is not made of what it says and of the link before it");
        before = entry.link;
    });
    for (const store::LedgerFault& fault : store::ledger_faults(db)) findings.add(fault.where, fault.what);
}

} // namespace germini::server
