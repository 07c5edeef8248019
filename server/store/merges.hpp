// Merging two guests who are one person: a row records it, and everything already written stays unchanged.
#pragma once
#include "server/model/merge.hpp"
#include "server/store/database.hpp"
#include "server/store/guests.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace germini::store {

/// Returns the row that now represents the guest's person.
model::GuestKey person_of(Database& db, model::GuestKey guest);
/// Returns the current public number of that number's person; the number itself if nobody has it.
std::int64_t person_number(Database& db, std::int64_t number);
/// Returns all rows of a person, the current one first.
std::vector<model::GuestKey> rows_of_person(Database& db, model::GuestKey person);

/// Returns why the two cannot be one person at tables that are not over, if so. Both must be persons' current
/// rows.
std::optional<model::MergeRefusal> refusal_at_tables(Database& db, model::GuestKey one,
                                                     model::GuestKey other);
/// Merges `guest` into `into`, with clubs and links. Ends the sessions of `guest` except `stays`, because
/// another session does not prove that its user is `into`.
model::MergedSessions merge(Database& db, model::GuestKey guest, model::GuestKey into, std::int64_t at,
                            model::SessionKey stays = {});

/// Returns all merges in order.
std::vector<model::MergeRow> merges_of(Database& db);
/// Returns the text that the link covers, besides the previous link (docs/verify.md).
std::string merge_text(const model::MergeRow& row);

} // namespace germini::store
