// Links to closed hands, each showing the hand as one seat saw it.
#pragma once
#include "server/model/share.hpp"
#include "server/store/database.hpp"
#include "server/store/history.hpp"

#include <optional>
#include <string>
#include <vector>

namespace germini::store {

/// Returns the seat that the guest played in that hand, if they did and it is closed.
std::optional<Seat> seat_played(Database& db, const std::string& hand, model::GuestKey guest);
std::vector<model::ShareRow> shares_of(Database& db, const std::string& hand, model::GuestKey guest);
void add_share(Database& db, const std::string& hand, model::GuestKey guest, Seat seat,
               const model::ShareRow& share, const server::SecretHash& secret);
/// Deletes the guest's link; does nothing if the guest has no such link.
void end_share(Database& db, const std::string& share, model::GuestKey guest);

model::Agreement agreement_on(Database& db, model::HandKey hand, std::optional<model::GuestKey> guest);
/// Sets or withdraws the agreement of a guest who played the hand.
void set_agreement(Database& db, const std::string& hand, model::GuestKey guest, bool agrees);

/// Returns everybody who played a closed hand of the match, or finished one for another.
std::vector<model::MatchAgreement> agreements_on(Database& db, model::MatchKey match);
/// Sets or withdraws the agreement for a whole match. Returns false if the match is not over or the guest
/// played no hand of it.
bool agree_on_match(Database& db, const std::string& match, model::GuestKey guest, bool agrees);

} // namespace germini::store
