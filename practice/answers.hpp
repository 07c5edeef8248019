// Answers to the requests of the HTTP API that need neither a server's database nor its accounts: rules,
// replayed records, hands played on from a step, and reviews (schema/http.json).
#pragma once
#include "protocol/wire/json_text.hpp"
#include "server/table/game.hpp"
#include "server/table/thought.hpp"

#include <memory>
#include <string>
#include <string_view>

namespace germini::practice {

/// An answer, or an error with its HTTP status.
struct Answer {
    int status = 200;
    std::string body; ///< JSON
};

/// Returns the games with their presets and options: GET /api/rules.
Answer rules_answer(const server::Games& games);
/// Replays a record: POST /api/records/replay. `as`: its query, empty if absent.
Answer replay_answer(const server::Games& games, const std::string& body, std::string_view as);
/// Plays a record on: POST /api/what-if.
Answer what_if_answer(const server::Games& games, const std::string& body);

/// A review of one trick under way: POST /api/review.
class Review {
public:
    Review(const server::Games& games, const std::string& body);

    /// Examines some more imagined deals. Returns true once the answer is known.
    bool step();
    const Answer& answer() const { return answer_; }

private:
    std::unique_ptr<server::TextThought> thought_;
    Answer answer_;
};

} // namespace germini::practice
