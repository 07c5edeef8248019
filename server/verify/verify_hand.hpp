// Plays closed hands again from their records and checks their chain, reading each hand once for both.
#pragma once
#include "server/verify/findings.hpp"
#include "server/verify/verify.hpp"
#include "server/verify/verify_chain.hpp"

namespace germini::server {

void verify_hands(store::Database& db, const Games& games, ChainCheck& chain, Findings& findings,
                  VerifyResult& out);
/// Checks that struck hands were dealt from the committed secrets.
void verify_struck_hands(store::Database& db, const Games& games, Findings& findings);

} // namespace germini::server
