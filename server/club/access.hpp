// How a decision about a club starts: who asks, and whether they may know of it and have the right. The
// decide_….hpp files have one function per command. It receives facts and the command, without a database.
#pragma once
#include "server/club/role.hpp"
#include "server/model/club_command.hpp"
#include "server/model/evening.hpp"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <utility>

namespace germini::club {

/// The change to write, or the outcome with which nothing is written.
template <class Change = void> using Verdict = tl::expected<Change, model::ClubOutcome>;

inline tl::unexpected<model::ClubOutcome> refuse(model::ClubStatus status, std::string detail = {}) {
    return tl::make_unexpected(model::ClubOutcome{status, std::move(detail)});
}

/// A fact that takes long to read, and is read only if the decision depends on it.
template <class Fact> using Lazy = std::function<Fact()>;

/// People as a club sees them.
using Askings = std::map<model::GuestKey, Asking>;

/// A club and who asks. Its key is null if no such club exists.
struct Access {
    model::ClubRow club{};
    Asking who{};
};
/// Same, with an evening of the club. Its key is null if the club has no such evening.
struct EveningAccess : Access {
    model::EveningRow evening{};
};

/// Returns why the right is refused; nullopt if it is granted.
std::optional<model::ClubStatus> refusal(const Access& access, account::Right right);
/// Same for evenings, which only members may know of.
std::optional<model::ClubStatus> evenings_refusal(const Access& access, account::Right right);
/// Same for one evening, which must exist.
std::optional<model::ClubStatus> evening_refusal(const EveningAccess& access, account::Right right);

} // namespace germini::club
