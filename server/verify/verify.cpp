#include "server/verify/verify.hpp"

#include "server/verify/verify_chain.hpp"
#include "server/verify/verify_days.hpp"
#include "server/verify/verify_hand.hpp"
#include "server/verify/verify_ledger.hpp"
#include "server/verify/verify_match.hpp"
#include "server/verify/verify_rows.hpp"

namespace germini::server {

VerifyResult verify(store::Database& db, const Games& games, const std::vector<NotedLink>& noted,
                    PreparedPacks prepared, std::int64_t expired_before) {
    store::Transaction one_moment(db);
    Findings findings;
    VerifyResult out;
    ChainCheck chain(noted, expired_before, findings, out);
    verify_hands(db, games, chain, findings, out);
    verify_struck_hands(db, games, findings);
    verify_matches(db, games, findings, out);
    verify_expired_matches(db, expired_before, findings, out);
    verify_days(db, games, findings);
    verify_ledger(db, findings, out);
    verify_rows(db, games, prepared, findings);
    out.differences = findings.count();
    out.first = findings.first();
    return out;
}

} // namespace germini::server
