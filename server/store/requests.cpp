#include "server/store/requests.hpp"

#include "server/store/as_blob.hpp"

namespace germini::store {

std::optional<model::ClubOutcome> answered_before(Database& db,
                                                  const std::optional<model::Repeatable>& request) {
    if (!request) return std::nullopt;
    Statement row(db, "SELECT body, made FROM requests WHERE request = ? AND at > ?");
    if (!row.with(as_blob(request->request), request->at - model::kRepeatable).step()) return std::nullopt;
    if (hash_of(row.blob(0)) != request->body) return model::ClubOutcome{model::ClubStatus::key_reused};
    return model::ClubOutcome{model::ClubStatus::done, row.text(1)};
}

void remember(Database& db, const std::optional<model::Repeatable>& request,
              const model::ClubOutcome& outcome) {
    if (!request || outcome.status != model::ClubStatus::done) return;
    Statement(db, "DELETE FROM requests WHERE at <= ?").with(request->at - model::kRepeatable).run();
    Statement(db, "INSERT INTO requests (request, body, made, at) VALUES (?, ?, ?, ?)")
        .with(as_blob(request->request), as_blob(request->body), outcome.detail, request->at)
        .run();
}

} // namespace germini::store
