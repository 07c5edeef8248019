// Answers to queries. Each is read within the caller's transaction, and only as far as the guest of the query
// may see it. All throw StoreError.
#pragma once
#include "server/day/rows.hpp"
#include "server/model/query.hpp"
#include "server/store/database.hpp"
#include "server/store/sessions.hpp"

#include <optional>

namespace germini::store {

model::FindGuest::Outcome answer(Database& db, const model::FindGuest& q);
model::FindNumber::Outcome answer(Database& db, const model::FindNumber& q);
model::FindPerson::Outcome answer(Database& db, const model::FindPerson& q);
model::ListSessions::Outcome answer(Database& db, const model::ListSessions& q);
model::FindLogin::Outcome answer(Database& db, const model::FindLogin& q);
model::FindAccount::Outcome answer(Database& db, const model::FindAccount& q);
model::SeeAccount::Outcome answer(Database& db, const model::SeeAccount& q);
model::FindResetAccount::Outcome answer(Database& db, const model::FindResetAccount& q);
model::CheckSignUp::Outcome answer(Database& db, const model::CheckSignUp& q);
model::ListPasskeys::Outcome answer(Database& db, const model::ListPasskeys& q);
model::FindPasskey::Outcome answer(Database& db, const model::FindPasskey& q);
model::ExportPerson::Outcome answer(Database& db, const model::ExportPerson& q);
model::ListAccounts::Outcome answer(Database& db, const model::ListAccounts& q);
model::FindAnybody::Outcome answer(Database& db, const model::FindAnybody& q);

model::FindClub::Outcome answer(Database& db, const model::FindClub& q);
model::FindSeason::Outcome answer(Database& db, const model::FindSeason& q);
model::ListClubs::Outcome answer(Database& db, const model::ListClubs& q);
model::SeeClub::Outcome answer(Database& db, const model::SeeClub& q);
model::FindClubForTable::Outcome answer(Database& db, const model::FindClubForTable& q);
model::FindInvitation::Outcome answer(Database& db, const model::FindInvitation& q);
model::CheckJoin::Outcome answer(Database& db, const model::CheckJoin& q);
model::CompareManualResult::Outcome answer(Database& db, const model::CompareManualResult& q);
model::FindAlikeMember::Outcome answer(Database& db, const model::FindAlikeMember& q);
model::CheckName::Outcome answer(Database& db, const model::CheckName& q);
model::ReadLedger::Outcome answer(Database& db, const model::ReadLedger& q);
model::ReadPublicClub::Outcome answer(Database& db, const model::ReadPublicClub& q);
model::ListManualResults::Outcome answer(Database& db, const model::ListManualResults& q);
model::FindImportTarget::Outcome answer(Database& db, const model::FindImportTarget& q);
model::FindClubTables::Outcome answer(Database& db, const model::FindClubTables& q);

model::ListEvenings::Outcome answer(Database& db, const model::ListEvenings& q);
model::SeeEvening::Outcome answer(Database& db, const model::SeeEvening& q);
model::ReadEveningForDraw::Outcome answer(Database& db, const model::ReadEveningForDraw& q);
model::ReadEveningForSeating::Outcome answer(Database& db, const model::ReadEveningForSeating& q);
model::CheckEveningGuest::Outcome answer(Database& db, const model::CheckEveningGuest& q);
model::ReadEveningLedger::Outcome answer(Database& db, const model::ReadEveningLedger& q);
model::FindEveningLink::Outcome answer(Database& db, const model::FindEveningLink& q);

model::ListMatches::Outcome answer(Database& db, const model::ListMatches& q);
model::FindMatch::Outcome answer(Database& db, const model::FindMatch& q);
model::FindHand::Outcome answer(Database& db, const model::FindHand& q);
model::FindStruckHand::Outcome answer(Database& db, const model::FindStruckHand& q);
model::FindSharedHand::Outcome answer(Database& db, const model::FindSharedHand& q);
model::ListShares::Outcome answer(Database& db, const model::ListShares& q);

model::ListUnfinishedTables::Outcome answer(Database& db, const model::ListUnfinishedTables& q);
model::FindTable::Outcome answer(Database& db, const model::FindTable& q);
model::LoadTable::Outcome answer(Database& db, const model::LoadTable& q);
model::FindAction::Outcome answer(Database& db, const model::FindAction& q);
model::FindExpired::Outcome answer(Database& db, const model::FindExpired& q);

model::FindOwner::Outcome answer(Database& db, const model::FindOwner& q);
model::MaySeeTable::Outcome answer(Database& db, const model::MaySeeTable& q);
model::CountHosted::Outcome answer(Database& db, const model::CountHosted& q);
model::ListLeased::Outcome answer(Database& db, const model::ListLeased& q);
model::ListElsewhere::Outcome answer(Database& db, const model::ListElsewhere& q);

template <class Q> typename model::IfSession<Q>::Outcome answer(Database& db, const model::IfSession<Q>& q) {
    if (!is_session(db, q.guest, q.session)) return std::nullopt;
    return answer(db, q.query);
}

} // namespace germini::store
