// Everything that is stored about a person, for that person to take along (GET /api/me/data).
#pragma once
#include "server/store/guests.hpp"

#include <functional>
#include <string_view>

namespace germini::store {

/// Writes it as one JSON text: calls `put` with the pieces in order, each from one row at most, since
/// somebody who has played for years has very many.
void write_person_data(Database& db, GuestKey guest, const std::function<void(std::string_view)>& put);

} // namespace germini::store
