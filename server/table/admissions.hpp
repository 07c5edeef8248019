// Guests who may enter a table without a seat of their own (players invited, watchers, organisers of its
// club), and those who are barred.
#pragma once
#include "server/model/saved_table.hpp"

#include <optional>
#include <string>
#include <vector>

namespace germini::server {

using model::GuestKey;

/// Change of a membership or role, written by the club that owns the table.
struct MembershipEnd {
    std::vector<GuestKey> rows; ///< all rows of the person; empty if only the organisers changed
    bool shut_out = false;      ///< the person is no longer a member and may not enter the table
    std::optional<std::vector<GuestKey>> organisers{}; ///< current organisers of the evening's club
    std::optional<SecretHash> invitation{};            ///< current invitation, at an evening's table
    GuestKey host{};                                   ///< the new host, if the table was this person's
    std::string host_name{};                           ///< displayed name of `host`
};

class Admissions {
public:
    explicit Admissions(const model::SavedTable& saved)
        : members_(saved.members), watchers_(saved.watchers), barred_(saved.barred),
          organisers_(saved.organisers) {}

    const std::vector<GuestKey>& members() const { return members_; }
    const std::vector<GuestKey>& watchers() const { return watchers_; }
    const std::vector<GuestKey>& organisers() const { return organisers_; }
    bool member(GuestKey guest) const;
    bool watcher(GuestKey guest) const;
    bool organiser(GuestKey guest) const;
    /// Returns true if the guest may not return. Organisers are never barred.
    bool barred(GuestKey guest) const;
    std::vector<GuestKey> all_barred() const;
    /// Returns true if one of a person's rows is barred. Organisers are never barred, by any of their rows.
    bool bars(const std::vector<GuestKey>& rows) const;

    void admit(GuestKey guest, model::Admitted as);
    /// Withdraws an admission; the guest may be admitted again.
    void shut_out(GuestKey guest);
    void bar(GuestKey guest) { barred_.push_back(guest); }
    /// Applies a club's change. `new_invitation`: it replaces the table's invitation, and all admissions end.
    void note(const MembershipEnd& end, bool new_invitation);

private:
    std::vector<GuestKey> members_;    ///< guests invited to play
    std::vector<GuestKey> watchers_;   ///< guests admitted to watch only
    std::vector<GuestKey> barred_;     ///< guests who may not return
    std::vector<GuestKey> organisers_; ///< organisers of the club, at an evening's table
};

} // namespace germini::server
