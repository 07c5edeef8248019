// Answers about guests, sessions and accounts.
#include "server/store/accounts.hpp"
#include "server/store/answer.hpp"
#include "server/store/execute_account.hpp"
#include "server/store/guests.hpp"
#include "server/store/passkeys.hpp"
#include "server/store/person_data.hpp"

namespace germini::store {
namespace {

model::Guest guest_of(Database& db, model::GuestKey key) { return people_of(db, {key}).at(key); }

} // namespace

model::FindGuest::Outcome answer(Database& db, const model::FindGuest& q) { return find_guest(db, q.secret); }

model::FindNumber::Outcome answer(Database& db, const model::FindNumber& q) {
    return find_number(db, q.number);
}

model::FindPerson::Outcome answer(Database& db, const model::FindPerson& q) {
    model::FindPerson::Found found{rows_by_session(db, q.session), {}};
    if (!found.rows.empty()) found.name = guest_of(db, found.rows.front()).name;
    return found;
}

model::ListSessions::Outcome answer(Database& db, const model::ListSessions& q) {
    return sessions_of(db, q.guest);
}

model::FindLogin::Outcome answer(Database& db, const model::FindLogin& q) {
    auto account = find_account(db, q.skeleton);
    if (!account) return std::nullopt;
    const model::GuestKey guest = account->guest;
    return model::AccountOwner{*std::move(account), guest_of(db, guest)};
}

model::FindAccount::Outcome answer(Database& db, const model::FindAccount& q) {
    return account_of(db, q.guest);
}

model::SeeAccount::Outcome answer(Database& db, const model::SeeAccount& q) {
    auto account = account_of(db, q.guest);
    if (!account) return std::nullopt;
    return model::SeenAccount{*std::move(account), codes_left(db, q.guest), passkeys_of(db, q.guest)};
}

model::FindResetAccount::Outcome answer(Database& db, const model::FindResetAccount& q) {
    const auto row = find_ticket(db, q.ticket, model::kResetTicket, q.now);
    return row && row->guest ? account_of(db, *row->guest) : std::nullopt;
}

model::CheckSignUp::Outcome answer(Database& db, const model::CheckSignUp& q) {
    return refused_sign_up(db, q.command);
}

model::ListPasskeys::Outcome answer(Database& db, const model::ListPasskeys& q) {
    return passkeys_of(db, q.guest);
}

model::FindPasskey::Outcome answer(Database& db, const model::FindPasskey& q) {
    auto passkey = find_passkey(db, q.credential);
    if (!passkey) return std::nullopt;
    const model::GuestKey guest = passkey->guest;
    return model::PasskeyOwner{*std::move(passkey), guest_of(db, guest)};
}

model::ExportPerson::Outcome answer(Database& db, const model::ExportPerson& q) {
    write_person_data(db, q.guest, q.put);
    return {};
}

model::ListAccounts::Outcome answer(Database& db, const model::ListAccounts&) {
    Statement row(db, "SELECT number, login, administrator, a.created FROM accounts a"
                      " JOIN guests g ON g.key = guest ORDER BY a.created, g.key");
    model::ListAccounts::Outcome accounts;
    while (row.step()) accounts.push_back({row.integer(0), row.text(1), row.flag(2), row.integer(3)});
    return accounts;
}

model::FindAnybody::Outcome answer(Database& db, const model::FindAnybody&) {
    return {Statement(db, "SELECT 1 FROM guests LIMIT 1").step(), has_accounts(db)};
}

} // namespace germini::store
