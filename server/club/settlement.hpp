// Settlement of a game of stakes: who pays whom, so that everybody has paid or received their result.
#pragma once
#include "server/club/ledger.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace germini::club {

struct Participant {
    std::optional<PersonNumber> person{};
    std::string called{}; ///< name of a player without a number; empty for bots, who share one balance
    friend auto operator<=>(const Participant&, const Participant&) = default;
};

struct Payment {
    Participant from, to;
    std::int64_t amount = 0; ///< at least 1
};

/// Participants' results; they add up to zero.
using Balances = std::map<Participant, std::int64_t>;

/// Returns the payments: the largest debtor pays the largest creditor until nobody owes anything. There are
/// fewer payments than participants. Ties are resolved by the order of the participants.
std::vector<Payment> settle(Balances balances);

} // namespace germini::club
