// Queries that a test makes up, answered by the store like the server's own.
#pragma once
#include "server/store/database.hpp"
#include "server/store/store_calls.hpp" // IWYU pragma: keep

#include <type_traits>

namespace germini::store {

template <class Run> struct OwnQuery {
    using Outcome = std::invoke_result_t<Run, Database&>;
    Run run;
};
template <class Run> OwnQuery(Run) -> OwnQuery<Run>;

template <class Run> typename OwnQuery<Run>::Outcome answer(Database& db, const OwnQuery<Run>& q) {
    return q.run(db);
}

} // namespace germini::store
