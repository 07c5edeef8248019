// The rights: one table, described in docs/rights.md. Nothing else decides rights. A request handler
// determines the person and the subject, then asks here.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace germini::account {

/// A person's kind on the server; each kind has all rights of those before it.
enum class Kind : std::uint8_t {
    nobody,       ///< no secret, or an invalid one
    guest,        ///< has a name
    account,      ///< has a name and a password: a member
    administrator ///< an account that administers the others
};
/// The person's role in the club concerned.
enum class ClubRole : std::uint8_t { none, member, organiser, owner };
/// The person's role at the table concerned.
enum class TableRole : std::uint8_t { none, watcher, seated, host };

struct Person {
    Kind kind = Kind::nobody;
};

/// The facts about the subject that decide a right.
struct Subject {
    bool closed = false; ///< server mode: no guests, accounts by invitation only (--closed)
    ClubRole club = ClubRole::none;
    TableRole table = TableRole::none;
};

enum class Right : std::uint8_t {
    unnamed, ///< held by nobody: the right of a route that names none
    see_server,
    become_guest,
    log_in,
    sign_up,
    see_lobby,
    see_shared,
    try_records,
    be_oneself,
    have_account,
    play,
    run_table,
    help_persons,
    maintain_server,
    see_public_club,
    see_club,
    make_club,
    join_club,
    leave_club,
    come_to_evening,
    run_evening,
    enter_result,
    confirm_result,
    correct_ledger,
    manage_members,
    change_club,
    delete_club
};

/// One row of the table.
struct Rule {
    Right right = Right::unnamed;
    std::string_view word;              ///< name used in the documents
    std::optional<Kind> open, closed{}; ///< least kind, on an open or closed server; empty: nobody may
    ClubRole club = ClubRole::none;     ///< least role in the club
    TableRole table = TableRole::none;
    bool administrators = false; ///< administrators may without a role
};

// Declared before the list so that each row fits on one line.
namespace rules {
using enum Kind;
using enum Right;
inline constexpr std::optional<Kind> kNever{};
inline constexpr std::array kAll{
    Rule{unnamed, "", kNever, kNever},
    Rule{see_server, "see_server", nobody, nobody},
    Rule{become_guest, "become_guest", nobody, kNever},
    Rule{log_in, "log_in", nobody, nobody},
    Rule{sign_up, "sign_up", nobody, nobody},
    Rule{see_lobby, "see_lobby", nobody, account},
    Rule{see_shared, "see_shared", nobody, nobody},
    Rule{try_records, "try_records", nobody, account},
    Rule{be_oneself, "be_oneself", guest, guest},
    Rule{have_account, "have_account", account, account},
    Rule{play, "play", guest, account},
    Rule{run_table, "run_table", guest, account, ClubRole::none, TableRole::host},
    Rule{help_persons, "help_persons", administrator, administrator},
    Rule{maintain_server, "maintain_server", administrator, administrator},
    Rule{see_public_club, "see_public_club", nobody, nobody},
    Rule{see_club, "see_club", guest, account, ClubRole::member, TableRole::none, true},
    Rule{make_club, "make_club", account, account},
    Rule{join_club, "join_club", guest, account},
    Rule{leave_club, "leave_club", guest, guest, ClubRole::member},
    Rule{come_to_evening, "come_to_evening", guest, account, ClubRole::member},
    Rule{run_evening, "run_evening", account, account, ClubRole::organiser},
    Rule{enter_result, "enter_result", account, account, ClubRole::organiser},
    Rule{confirm_result, "confirm_result", guest, account, ClubRole::member},
    Rule{correct_ledger, "correct_ledger", account, account, ClubRole::organiser},
    Rule{manage_members, "manage_members", account, account, ClubRole::organiser},
    Rule{change_club, "change_club", account, account, ClubRole::owner},
    Rule{delete_club, "delete_club", account, account, ClubRole::owner, TableRole::none, true},
};
} // namespace rules

/// Returns the rules in the order of Right.
constexpr const auto& all_rules() { return rules::kAll; }
constexpr const Rule& rule_of(Right right) { return rules::kAll[static_cast<std::size_t>(right)]; }
static_assert([] {
    for (std::size_t i = 0; i < rules::kAll.size(); ++i)
        if (rules::kAll[i].right != static_cast<Right>(i)) return false;
    return rules::kAll.back().right == Right::delete_club;
}());

constexpr bool may(Person person, Right right, Subject subject) {
    const Rule& rule = rule_of(right);
    const std::optional<Kind> least = subject.closed ? rule.closed : rule.open;
    if (!least || person.kind < *least) return false;
    if (rule.administrators && person.kind == Kind::administrator) return true;
    return subject.club >= rule.club && subject.table >= rule.table;
}

/// True if the person may do it in some club or at some table. For checks before the subject is known.
constexpr bool may_somewhere(Person person, Right right, bool closed) {
    return may(person, right, {closed, ClubRole::owner, TableRole::host});
}

} // namespace germini::account
