// What each command needs so that several nodes can write at the same time (Claims).
#pragma once
#include "server/model/command.hpp"
#include "server/store/engine.hpp"

#include <concepts>

namespace germini::store {

template <class C, class... Of>
concept one_of = (std::same_as<C, Of> || ...);

// Each command belongs to one of the kinds below: a new one does not compile without a decision.

/// Rows of its own, or a single statement: right beside anything.
template <class C>
concept lone = one_of<C, model::WriteProbe, model::AddGuest, model::MarkBrowser, model::TouchSession,
                      model::UsePasskey, model::SetAbsences, model::EndShare, model::LeaseTable,
                      model::SaveLobby, model::OpenDay, model::AppendTry>;
/// Writes about a guest who may be merged or deleted meanwhile.
template <class C>
concept of_guest =
    one_of<C, model::AddSession, model::AddShare, model::Agree, model::AgreeOnMatch, model::BeginTry>;
/// Changes accounts, clubs or evenings, and perhaps ledgers. These decide by what they read, so one runs at a
/// time.
template <class C>
concept of_house =
    one_of<C, model::RenameGuest, model::EndSessions, model::SignUp, model::SetPassword, model::SetCodes,
           model::AddPasskey, model::EndPasskey, model::AddTicket, model::SetAdministrator,
           model::MergeGuests, model::DeleteGuest, model::AddClub, model::ChangeClub, model::JoinClub,
           model::AddClubInvitation, model::EndClubInvitation, model::SetMember, model::DeleteClub,
           model::AddSeason, model::ChangeSeason, model::AddManualResult, model::AnswerManualResult,
           model::TakeBackMatch, model::ImportMatches, model::AddEvening, model::ChangeEvening,
           model::AnswerEvening, model::AddEveningGuest, model::EndEveningGuest, model::SetDraw,
           model::SetEveningLinks, model::FreeEveningSeat, model::TakeEveningSeat>;
/// Changes a table, whatever else happens.
template <class C>
concept of_table = one_of<C, model::AddAnswer, model::ForgetAnswers, model::CloseTable, model::GiveTable>;
/// Changes a table, and reads who its people are or what they may do.
template <class C>
concept of_people = one_of<C, model::AddMember, model::NewInvitation, model::OpenHand>;

template <lone C> Claims claims_of(const C&) { return {}; }
template <of_guest C> Claims claims_of(const C&) { return {Claims::People::read, false, {}}; }
template <of_house C> Claims claims_of(const C&) { return {Claims::People::changed, true, {}}; }
template <of_table C> Claims claims_of(const C& c) { return {Claims::People::none, false, {c.table}}; }
template <of_people C> Claims claims_of(const C& c) { return {Claims::People::read, false, {c.table}}; }
inline Claims claims_of(const model::AddTable&) { return {Claims::People::read, false, {}}; }
inline Claims claims_of(const model::ChangeTable& c) {
    return {Claims::People::read, c.end.has_value(), {c.table}};
}
/// Nobody begins a try meanwhile.
inline Claims claims_of(const model::CloseDay&) { return {Claims::People::changed, false, {}}; }
/// Nobody signs up, shares a hand or closes one meanwhile.
inline Claims claims_of(const model::ExpireTables&) { return {Claims::People::changed, true, {}}; }
inline Claims claims_of(const model::TakeStep& c) {
    return {Claims::People::none, c.close || c.ended, {c.table}};
}

/// Adds what another command of the same transaction needs.
void add(Claims& all, const Claims& one);

} // namespace germini::store
