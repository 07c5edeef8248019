#include "server/store/execute_account.hpp"

#include "server/account/decide_account.hpp"
#include "server/store/accounts.hpp"
#include "server/store/clubs.hpp"
#include "server/store/guests.hpp"
#include "server/store/membership.hpp"
#include "server/store/merges.hpp"
#include "server/store/nodes.hpp"
#include "server/store/passkeys.hpp"
#include "server/store/sessions.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace germini::store {
namespace {

account::Credentials credentials(Database& db, model::GuestKey guest,
                                 const model::Authorisation& authorisation) {
    account::Credentials stored{guest};
    stored.session = authorisation.session && is_session(db, guest, authorisation.session);
    if (authorisation.passkey)
        if (const auto passkey = find_passkey(db, *authorisation.passkey)) stored.passkey = passkey->guest;
    if (const auto account = account_of(db, guest)) stored.password = account->password;
    return stored;
}

account::SignUpFacts sign_up_facts(Database& db, const model::SignUp& asked) {
    const model::GuestKey guest = asked.account.guest;
    account::SignUpFacts facts;
    facts.session = is_session(db, guest, asked.asking);
    facts.account = account_of(db, guest).has_value();
    facts.invited =
        asked.invitation && find_ticket(db, *asked.invitation, model::kSignUpTicket, asked.account.created);
    facts.taken = login_taken(db, asked.account.skeletons);
    return facts;
}

void append(std::vector<model::SessionKey>& to, const std::vector<model::SessionKey>& more) {
    to.insert(to.end(), more.begin(), more.end());
}

/// Returns the guest whom the code or the command names; nullopt if the code is invalid.
std::optional<model::GuestKey> other_guest(Database& db, const model::MergeGuests& c) {
    if (!c.code) return c.other;
    const auto ticket = find_ticket(db, *c.code, model::kLinkCodeTicket, c.now);
    return ticket ? ticket->guest : std::nullopt;
}

/// Ends the links to other accounts that somebody else may have made in an administrator's account.
void end_links_of_others(Database& db, model::GuestKey guest) {
    if (is_administrator(db, guest)) end_links(db);
}

} // namespace

model::AddSession::Outcome execute(Database& db, const model::AddSession& c) {
    model::EndedSessions ended;
    const model::GuestKey guest = person_of(db, c.guest); // a seat's guest may have been merged into another
    const auto verdict = account::decide(credentials(db, guest, c.authorisation), c);
    if (!verdict) return tl::make_unexpected(verdict.error());
    if (c.alone) {
        ended.sessions = end_sessions(db, guest);
        end_links_of_others(db, guest);
    }
    append(ended.sessions, add_session(db, guest, c.session));
    if (c.browser) mark_browser(db, guest, *c.browser);
    return ended;
}

model::NoResult execute(Database& db, const model::TouchSession& c) {
    touch_session(db, c.session, c.seen);
    return {};
}

model::EndedSessions execute(Database& db, const model::EndSessions& c) {
    if (c.but) end_links_of_others(db, c.guest);
    return {c.id ? end_session(db, c.guest, *c.id) : end_sessions(db, c.guest, c.but)};
}

std::optional<model::SignUp::Refused> refused_sign_up(Database& db, const model::SignUp& asked) {
    const auto verdict = account::decide(sign_up_facts(db, asked), asked);
    return verdict ? std::nullopt : std::optional(verdict.error());
}

model::SignUp::Outcome execute(Database& db, const model::SignUp& c) {
    const std::int64_t now = c.account.created;
    const account::SignUpFacts facts = sign_up_facts(db, c);
    if (const auto verdict = account::decide(facts, c); !verdict) return tl::make_unexpected(verdict.error());
    if (facts.invited) end_ticket(db, *c.invitation);
    model::AccountRow account = c.account;
    std::vector<model::SessionKey> ended;
    if (c.newcomer) {
        const auto& session = c.newcomer->session;
        account.guest = add_guest(db, c.newcomer->guest, session.secret, now, session.device).key;
    } else {
        ended = end_sessions(db, account.guest, c.asking);
        if (c.secret) renew_session(db, c.asking, *c.secret);
    }
    add_account(db, account);
    set_codes(db, account.guest, c.codes);
    note_person(db, now, "account", account.guest, account.guest);
    return model::SignUp::Done{people_of(db, {account.guest}).at(account.guest), std::move(ended)};
}

model::SetPassword::Outcome execute(Database& db, const model::SetPassword& c) {
    account::SetPasswordFacts facts;
    if (c.ticket) facts.ticket = find_ticket(db, *c.ticket, model::kResetTicket, c.now);
    const model::GuestKey guest = facts.ticket ? facts.ticket->guest.value_or(c.guest) : c.guest;
    facts.stored = credentials(db, guest, c.authorisation);
    facts.code = c.code && has_code(db, guest, *c.code);
    const auto change = account::decide(facts, c);
    if (!change) return tl::make_unexpected(change.error());
    if (c.ticket) end_ticket(db, *c.ticket);
    if (c.code) end_code(db, guest, *c.code);
    set_password(db, guest, c.password);
    end_tickets(db, model::kResetTicket, guest);
    if (change->codes) set_codes(db, guest, {});
    if (change->passkeys) end_passkeys(db, guest);
    end_links_of_others(db, guest);
    model::SetPassword::Done done{people_of(db, {guest}).at(guest), end_sessions(db, guest, c.keep)};
    if (c.session) append(done.ended, add_session(db, guest, *c.session));
    if (c.browser) mark_browser(db, guest, *c.browser);
    return done;
}

model::SetCodes::Outcome execute(Database& db, const model::SetCodes& c) {
    const auto verdict = account::decide(credentials(db, c.guest, c.authorisation), c);
    if (!verdict) return tl::make_unexpected(verdict.error());
    set_codes(db, c.guest, c.codes);
    return model::NoResult{};
}

model::AddPasskey::Outcome execute(Database& db, const model::AddPasskey& c) {
    const model::GuestKey guest = c.passkey.guest;
    const auto verdict =
        account::decide(account::AddPasskeyFacts{credentials(db, guest, c.authorisation),
                                                 find_passkey(db, c.passkey.credential).has_value(),
                                                 std::ssize(passkeys_of(db, guest))},
                        c);
    if (!verdict) return tl::make_unexpected(verdict.error());
    add_passkey(db, c.passkey);
    return model::NoResult{};
}

model::UsePasskey::Outcome execute(Database& db, const model::UsePasskey& c) {
    const auto verdict = account::decide(account::UsePasskeyFacts{find_passkey(db, c.credential)}, c);
    if (!verdict) return tl::make_unexpected(verdict.error());
    use_passkey(db, c.credential, c.count, c.now);
    return model::NoResult{};
}

model::EndPasskey::Outcome execute(Database& db, const model::EndPasskey& c) {
    const auto passkeys = passkeys_of(db, c.guest);
    const bool present = std::ranges::find(passkeys, c.id, &model::PasskeyRow::id) != passkeys.end();
    const auto verdict =
        account::decide(account::EndPasskeyFacts{credentials(db, c.guest, c.authorisation), present}, c);
    if (!verdict) return tl::make_unexpected(verdict.error());
    end_passkey(db, c.guest, c.id);
    return model::NoResult{};
}

model::AddTicket::Outcome execute(Database& db, const model::AddTicket& c) {
    account::AddTicketFacts facts;
    if (c.by) {
        facts.stored = credentials(db, *c.by, c.authorisation);
        facts.administrator = is_administrator(db, *c.by);
    }
    if (c.ticket.guest) facts.account = account_of(db, *c.ticket.guest);
    if (const auto verdict = account::decide(facts, c); !verdict) return tl::make_unexpected(verdict.error());
    if (c.ticket.kind != model::kSignUpTicket) end_tickets(db, c.ticket.kind, c.ticket.guest);
    add_ticket(db, c.ticket, c.now);
    if (c.ticket.kind == model::kResetTicket && c.ticket.guest)
        note_person(db, c.now, "reset", *c.ticket.guest, c.by);
    return model::NoResult{};
}

model::SetAdministrator::Outcome execute(Database& db, const model::SetAdministrator& c) {
    account::SetAdministratorFacts facts{account_of(db, c.guest).has_value()};
    facts.ticket = c.ticket && find_ticket(db, *c.ticket, model::kAdministratorTicket, c.now);
    if (const auto verdict = account::decide(facts, c); !verdict) return tl::make_unexpected(verdict.error());
    if (c.ticket) end_ticket(db, *c.ticket);
    set_administrator(db, c.guest, c.is);
    if (c.is) end_tickets(db, model::kResetTicket, c.guest); // made without an administrator's password
    if (!c.is) end_links(db); // the database does not store which links they made
    note_person(db, c.now, "administrator", c.guest, std::nullopt);
    return model::NoResult{};
}

model::MergeGuests::Outcome execute(Database& db, const model::MergeGuests& c) {
    const auto other = other_guest(db, c);
    account::MergeGuestsFacts facts;
    facts.session = is_session(db, c.guest, c.asking);
    facts.current = person_of(db, c.guest) == c.guest;
    facts.account = account_of(db, c.guest).has_value();
    if (other) facts.other = account::MergedGuest{*other, account_of(db, *other).has_value()};
    facts.at_tables = [&] { return refusal_at_tables(db, c.guest, *other); };
    facts.stored = [&](model::GuestKey guest) { return credentials(db, guest, c.authorisation); };
    const auto merged = account::decide(facts, c);
    if (!merged) return tl::make_unexpected(merged.error());
    const auto [guest, into] = *merged;
    const bool asker_is_account = c.guest && into == c.guest;
    model::People people = people_of(db, {into, *other, c.guest});
    model::MergeGuests::Done done{people.at(into), people.at(*other), std::nullopt, {}, {}};
    if (c.guest) done.asker = people.at(c.guest);
    if (c.dry_run) return done;
    if (c.code) end_ticket(db, *c.code);
    if (guest) {
        const model::SessionKey stays = c.stays && !asker_is_account ? c.asking : model::SessionKey{};
        auto [ended, renewed] = merge(db, guest, into, c.now, stays);
        done.ended = std::move(ended);
        done.renewed = std::move(renewed);
        if (stays && c.secret) renew_session(db, stays, *c.secret);
    }
    if (c.session) append(done.ended, add_session(db, into, *c.session));
    if (c.browser) mark_browser(db, into, *c.browser);
    return done;
}

model::DeleteGuest::Outcome execute(Database& db, const model::DeleteGuest& c) {
    const auto verdict = account::decide(
        account::DeleteGuestFacts{credentials(db, c.guest, c.authorisation), ties_of(db, c.guest)}, c);
    if (!verdict) return tl::make_unexpected(verdict.error());
    const std::int64_t number = people_of(db, {c.guest}).at(c.guest).number;
    model::DeleteGuest::Done done{{end_sessions(db, c.guest)}, {}, {rows_of_person(db, c.guest), number}};
    end_links_of_others(db, c.guest);
    for (const model::ClubRow& club : clubs_of(db, c.guest)) {
        end_evening_rights(db, club.key, c.guest, *role_in(db, club.key, c.guest), c.now);
        done.clubs.push_back(club.id);
    }
    delete_guest(db, c.guest, c.now);
    note_person(db, c.now, "deleted", c.guest, c.by);
    leave_message(db, model::person_deleted(done.person));
    for (const std::string& club : done.clubs) leave_message(db, model::club_changed(club));
    return done;
}

} // namespace germini::store
