// Decisions about a club's tables, one function per command (access.hpp).
#pragma once
#include "server/club/access.hpp"
#include "server/model/command.hpp"

#include <tl/expected.hpp>
#include <vector>

namespace germini::club {

struct AddTableFacts {
    bool present = false; ///< the evening has a table of that number
    Asking host;          ///< the host as the club sees them
    Askings seated;       ///< guests with seats, as the evening's club sees them
};
/// Returns the seats that are assigned from the start. At an evening's table, people who are no longer
/// members lose theirs.
tl::expected<std::vector<model::SeatRow>, model::AddTable::Outcome> decide(const AddTableFacts& facts,
                                                                           const model::AddTable& asked);

struct NewInvitationFacts {
    bool host = false;                         ///< the guest hosts the table
    std::vector<model::GuestKey> organisers{}; ///< of the club whose evening the table belongs to
};
tl::expected<void, model::NewInvitation::NotHost> decide(const NewInvitationFacts& facts,
                                                         const model::NewInvitation& asked);

} // namespace germini::club
