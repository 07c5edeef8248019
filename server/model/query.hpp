// Everything that is read while the server runs, as plain values. A query is answered from one snapshot of
// the database (store/answer.hpp, store/store.hpp); its `Outcome` is the answer.
#pragma once
#include "server/day/model.hpp"
#include "server/model/account_query.hpp"
#include "server/model/club_query.hpp"
#include "server/model/cluster.hpp"
#include "server/model/evening_query.hpp"
#include "server/model/expiry.hpp"
#include "server/model/history_query.hpp"
#include "server/model/table_query.hpp"

#include <optional>
#include <utility>

namespace germini::model {

/// Asks another query only if the session is still the guest's: a long query may have waited long.
template <class Q> struct IfSession {
    using Outcome = std::optional<typename Q::Outcome>; ///< nullopt if the session has ended
    GuestKey guest;
    SessionKey session;
    Q query;
};

} // namespace germini::model
