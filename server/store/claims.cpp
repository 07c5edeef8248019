#include "server/store/claims.hpp"

#include <algorithm>

namespace germini::store {

void add(Claims& all, const Claims& one) {
    all.people = std::max(all.people, one.people);
    all.chain = all.chain || one.chain;
    for (const model::TableKey table : one.tables)
        if (std::ranges::find(all.tables, table) == all.tables.end()) all.tables.push_back(table);
}

} // namespace germini::store
