#include "server/store/execute_account.hpp"

#include "server/store/accounts.hpp"
#include "server/store/clubs.hpp"
#include "server/store/guests.hpp"
#include "server/store/membership.hpp"
#include "server/store/merges.hpp"
#include "server/store/passkeys.hpp"
#include "server/store/sessions.hpp"

#include <iterator>
#include <utility>

namespace germini::store {
namespace {

/// Returns whether the credential is still valid.
bool holds(Database& db, model::GuestKey guest, const model::Authorisation& authorisation) {
    if (authorisation.session && !is_session(db, guest, authorisation.session)) return false;
    if (authorisation.passkey) {
        const auto passkey = find_passkey(db, *authorisation.passkey);
        if (!passkey || passkey->guest != guest) return false;
    }
    if (!authorisation.password) return true;
    const auto account = account_of(db, guest);
    return account && account->password == *authorisation.password;
}

bool is_invited(Database& db, const model::SignUp& asked) {
    return asked.invitation &&
           find_ticket(db, *asked.invitation, model::kSignUpTicket, asked.account.created);
}

/// Returns whether the ticket opens an account, so that only its own password, or an administrator's, may
/// authorise it.
bool needs_password(Database& db, const model::TicketRow& ticket) {
    if (!ticket.guest) return false;
    const auto account = account_of(db, *ticket.guest);
    return account && (ticket.kind == model::kLinkCodeTicket || account->administrator);
}

void append(std::vector<model::SessionKey>& to, const std::vector<model::SessionKey>& more) {
    to.insert(to.end(), more.begin(), more.end());
}

/// Ends the links to other accounts that somebody else may have made in an administrator's account.
void end_links_of_others(Database& db, model::GuestKey guest) {
    if (is_administrator(db, guest)) end_links(db);
}

} // namespace

model::AddSession::Outcome write_account(Database& db, const model::AddSession& c) {
    model::EndedSessions ended;
    const model::GuestKey guest = person_of(db, c.guest); // a seat's guest may have been merged into another
    if (!holds(db, guest, c.authorisation)) return tl::make_unexpected(model::StaleAuthorisation{});
    if (c.alone) {
        ended.sessions = end_sessions(db, guest);
        end_links_of_others(db, guest);
    }
    append(ended.sessions, add_session(db, guest, c.session));
    if (c.browser) mark_browser(db, guest, *c.browser);
    return ended;
}

model::NoResult write_account(Database& db, const model::TouchSession& c) {
    touch_session(db, c.session, c.seen);
    return {};
}

model::EndedSessions write_account(Database& db, const model::EndSessions& c) {
    if (c.but) end_links_of_others(db, c.guest);
    return {c.id ? end_session(db, c.guest, *c.id) : end_sessions(db, c.guest, c.but)};
}

std::optional<model::SignUp::Refused> refused_sign_up(Database& db, const model::SignUp& asked) {
    if (!asked.newcomer && !is_session(db, asked.account.guest, asked.asking))
        return model::SignUp::Refused::stale_authorisation;
    if (!asked.newcomer && account_of(db, asked.account.guest)) return model::SignUp::Refused::has_one;
    // A visitor without an invitation must not learn which logins exist.
    if (asked.closed && !is_invited(db, asked)) return model::SignUp::Refused::no_invitation;
    if (login_taken(db, asked.account.skeletons)) return model::SignUp::Refused::taken;
    return std::nullopt;
}

model::SignUp::Outcome write_account(Database& db, const model::SignUp& c) {
    const std::int64_t now = c.account.created;
    if (const auto refused = refused_sign_up(db, c)) return tl::make_unexpected(*refused);
    if (is_invited(db, c)) end_ticket(db, *c.invitation);
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

model::SetPassword::Outcome write_account(Database& db, const model::SetPassword& c) {
    model::GuestKey guest = c.guest;
    if (c.ticket) {
        const auto ticket = find_ticket(db, *c.ticket, model::kResetTicket, c.now);
        if (!ticket || !ticket->guest) return tl::make_unexpected(model::SetPassword::Refused::no_code);
        guest = *ticket->guest;
        end_ticket(db, *c.ticket);
    }
    if (!account_of(db, guest)) return tl::make_unexpected(model::SetPassword::Refused::no_account);
    if (!holds(db, guest, c.authorisation))
        return tl::make_unexpected(model::SetPassword::Refused::stale_authorisation);
    if (c.code && !use_code(db, guest, *c.code))
        return tl::make_unexpected(model::SetPassword::Refused::no_code);
    set_password(db, guest, c.password);
    end_tickets(db, model::kResetTicket, guest);
    // A guest who asks for a link has lost their credentials, perhaps to somebody who also has the codes. A
    // guest who lost the password does not know who has added a passkey with it.
    if (c.ticket) set_codes(db, guest, {});
    if (c.ticket || c.code) end_passkeys(db, guest);
    end_links_of_others(db, guest);
    model::SetPassword::Done done{people_of(db, {guest}).at(guest), end_sessions(db, guest, c.keep)};
    if (c.session) append(done.ended, add_session(db, guest, *c.session));
    if (c.browser) mark_browser(db, guest, *c.browser);
    return done;
}

model::SetCodes::Outcome write_account(Database& db, const model::SetCodes& c) {
    if (!holds(db, c.guest, c.authorisation)) return tl::make_unexpected(model::StaleAuthorisation{});
    set_codes(db, c.guest, c.codes);
    return model::NoResult{};
}

model::AddPasskey::Outcome write_account(Database& db, const model::AddPasskey& c) {
    using Refused = model::AddPasskey::Refused;
    if (!holds(db, c.passkey.guest, c.authorisation))
        return tl::make_unexpected(Refused::stale_authorisation);
    if (find_passkey(db, c.passkey.credential)) return tl::make_unexpected(Refused::there);
    if (std::ssize(passkeys_of(db, c.passkey.guest)) >= model::kMostPasskeys)
        return tl::make_unexpected(Refused::most);
    add_passkey(db, c.passkey);
    return model::NoResult{};
}

model::UsePasskey::Outcome write_account(Database& db, const model::UsePasskey& c) {
    if (!use_passkey(db, c.credential, c.count, c.now))
        return tl::make_unexpected(model::StaleAuthorisation{});
    return model::NoResult{};
}

model::EndPasskey::Outcome write_account(Database& db, const model::EndPasskey& c) {
    using Refused = model::EndPasskey::Refused;
    if (!holds(db, c.guest, c.authorisation)) return tl::make_unexpected(Refused::stale_authorisation);
    if (!end_passkey(db, c.guest, c.id)) return tl::make_unexpected(Refused::unknown);
    return model::NoResult{};
}

model::AddTicket::Outcome write_account(Database& db, const model::AddTicket& c) {
    if (c.by &&
        (!holds(db, *c.by, c.authorisation) || (needs_password(db, c.ticket) && !c.authorisation.password)))
        return tl::make_unexpected(model::StaleAuthorisation{});
    // The role may have ended since the request was routed.
    const bool for_others = c.ticket.kind == model::kResetTicket || c.ticket.kind == model::kSignUpTicket;
    if (c.by && for_others && !is_administrator(db, *c.by))
        return tl::make_unexpected(model::StaleAuthorisation{});
    if (c.ticket.kind != model::kSignUpTicket) end_tickets(db, c.ticket.kind, c.ticket.guest);
    add_ticket(db, c.ticket, c.now);
    if (c.ticket.kind == model::kResetTicket && c.ticket.guest)
        note_person(db, c.now, "reset", *c.ticket.guest, c.by);
    return model::NoResult{};
}

model::SetAdministrator::Outcome write_account(Database& db, const model::SetAdministrator& c) {
    if (!account_of(db, c.guest)) return tl::make_unexpected(model::SetAdministrator::Refused::no_account);
    if (c.ticket) {
        if (!find_ticket(db, *c.ticket, model::kAdministratorTicket, c.now))
            return tl::make_unexpected(model::SetAdministrator::Refused::no_ticket);
        end_ticket(db, *c.ticket);
    }
    set_administrator(db, c.guest, c.is);
    if (c.is) end_tickets(db, model::kResetTicket, c.guest); // made without an administrator's password
    if (!c.is) end_links(db); // the database does not store which links they made
    note_person(db, c.now, "administrator", c.guest, std::nullopt);
    return model::NoResult{};
}

model::MergeGuests::Outcome write_account(Database& db, const model::MergeGuests& c) {
    // The guest who asked may have been merged in the meantime.
    if (c.guest && !is_session(db, c.guest, c.asking))
        return tl::make_unexpected(model::StaleAuthorisation{});
    std::optional<model::GuestKey> other = c.other;
    if (c.code) {
        const auto ticket = find_ticket(db, *c.code, model::kLinkCodeTicket, c.now);
        if (!ticket || !ticket->guest) return tl::make_unexpected(model::MergeGuests::NoCode{});
        other = ticket->guest;
    }
    if (!other) return tl::make_unexpected(model::MergeGuests::NoCode{});
    // Another request has merged this browser's guest in the meantime.
    if (c.guest && person_of(db, c.guest) != c.guest) return tl::make_unexpected(model::StaleAuthorisation{});
    model::GuestKey guest = c.guest, into = *other;
    if (guest) {
        if (const auto no = merge_error(db, guest, into)) return tl::make_unexpected(*no);
        if (account_of(db, guest)) std::swap(guest, into);
    }
    const bool asker_is_account = c.guest && into == c.guest;
    model::People people = people_of(db, {into, *other, c.guest});
    model::MergeGuests::Done done{people.at(into), people.at(*other), std::nullopt, {}, {}};
    if (c.guest) done.asker = people.at(c.guest);
    if (c.dry_run) return done;
    // The code of an account was made with its password.
    if (!holds(db, into, c.authorisation) || (asker_is_account && !c.authorisation.password))
        return tl::make_unexpected(model::StaleAuthorisation{});
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

model::DeleteGuest::Outcome write_account(Database& db, const model::DeleteGuest& c) {
    if (!holds(db, c.guest, c.authorisation))
        return tl::make_unexpected(model::DeleteError::stale_authorisation);
    if (const auto why = delete_error(db, c.guest)) return tl::make_unexpected(*why);
    const std::int64_t number = people_of(db, {c.guest}).at(c.guest).number;
    model::DeleteGuest::Done done{{end_sessions(db, c.guest)}, {}, {rows_of_person(db, c.guest), number}};
    end_links_of_others(db, c.guest);
    for (const model::ClubRow& club : clubs_of(db, c.guest)) {
        end_evening_rights(db, club.key, c.guest, *role_in(db, club.key, c.guest), c.now);
        done.clubs.push_back(club.id);
    }
    delete_guest(db, c.guest, c.now);
    note_person(db, c.now, "deleted", c.guest, c.by);
    return done;
}

} // namespace germini::store
