// A ledger entry read from its row and its lines.
#pragma once
#include "server/club/ledger.hpp"
#include "server/store/database.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace germini::store {

struct EntryRow {
    club::Entry entry; ///< without its match's place
    std::string match_id;
    std::int64_t match = 0; ///< key of the match's row
};
std::optional<EntryRow> entry_row(Database& db, std::int64_t key);

} // namespace germini::store
