// Export of everything that is stored about a person (GET /api/me/data).
#pragma once
#include "server/store/guests.hpp"

#include <functional>
#include <string_view>

namespace germini::store {

/// Writes the data as one JSON text. Calls `put` with the pieces in order, at most one row per piece,
/// because years of play make many rows.
void write_person_data(Database& db, model::GuestKey guest, const std::function<void(std::string_view)>& put);

} // namespace germini::store
