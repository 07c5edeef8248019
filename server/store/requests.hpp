// Requests that created something: the same request, repeated, creates nothing.
#pragma once
#include "server/model/club_command.hpp"
#include "server/model/repeatable.hpp"
#include "server/store/database.hpp"

#include <optional>
#include <string>

namespace germini::store {

/// Returns what to answer a repeated request; nullopt if it is a new one. With another body it is refused.
std::optional<model::ClubOutcome> answered_before(Database& db,
                                                  const std::optional<model::Repeatable>& request);
/// Stores the request if it has created something, with its id. Forgets requests older than
/// model::kRepeatable.
void remember(Database& db, const std::optional<model::Repeatable>& request,
              const model::ClubOutcome& outcome);

/// Executes a command that creates something, unless it repeats one.
template <class Command, class Create>
model::ClubOutcome create_once(Database& db, const Command& command, const Create& create) {
    if (auto before = answered_before(db, command.request)) return *std::move(before);
    model::ClubOutcome outcome = create();
    remember(db, command.request, outcome);
    return outcome;
}

} // namespace germini::store
