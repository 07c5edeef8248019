#include "server/verify/verify.hpp"

#include "server/verify/verify_hand.hpp"
#include "server/verify/verify_ledger.hpp"
#include "server/verify/verify_match.hpp"
#include "server/verify/verify_rows.hpp"

namespace germini::server {

VerifyResult verify(store::Database& db, const Games& games, const std::vector<NotedLink>& noted,
                    PreparedPacks prepared) {
    store::Transaction one_moment(db);
    Findings findings;
    VerifyResult out;
    verify_hands(db, games, noted, findings, out);
    verify_struck_hands(db, games, findings);
    verify_matches(db, games, findings, out);
    verify_ledger(db, findings, out);
    verify_rows(db, games, prepared, findings);
    out.differences = findings.count();
    out.first = findings.first();
    return out;
}

} // namespace germini::server
