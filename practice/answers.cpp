#include "practice/answers.hpp"

#include "protocol/wire/text_json.hpp"
#include "server/api/read_body.hpp"
#include "server/api/record_json.hpp"
#include "server/api/rules_text.hpp"
#include "server/api/what_if_json.hpp"

#include <utility>

namespace germini::practice {
namespace {

constexpr std::size_t kMostBytes = 64u * 1024; // as a server's default
constexpr int kBadRequest = 400, kNotFound = 404;

/// Reads the record of a request, with the seat that it names.
protocol::ReadResult<server::PlayedRecord> record_of(const server::Games& games,
                                                     const server::HandRequest& asked) {
    if (!asked.record.value)
        return tl::make_unexpected(
            protocol::ReadError{"/record", "missing_field", "Expected a record: no hand is stored here."});
    auto record = server::play_record(*asked.record.value, games);
    if (!record) return tl::make_unexpected(server::within(record.error(), "/record"));
    if (asked.seat >= record->hand.hand.rules()->seats())
        return tl::make_unexpected(protocol::ReadError{"/seat", "bad_field", "expected a seat of the hand"});
    return record;
}

/// Returns the answer for a request that failed.
Answer failure(int status, const protocol::ReadError& error) {
    std::string body = R"({"error":{)";
    protocol::append_error(body, error);
    return {status, body + "}}"};
}

} // namespace

Answer rules_answer(const server::Games& games) { return {200, server::rules_text(games, true)}; }

Answer replay_answer(const server::Games& games, const std::string& body, std::string_view as) {
    const auto value = server::read_body(body, kMostBytes);
    if (!value) return failure(kBadRequest, value.error());
    const auto record = server::play_record(value->root(), games);
    if (!record) return failure(kBadRequest, record.error());
    std::optional<Viewer> viewer;
    if (!as.empty()) {
        const auto seats = static_cast<std::size_t>(record->hand.hand.rules()->seats());
        const auto named = server::viewer_named(as, seats);
        if (!named) return failure(kBadRequest, named.error());
        viewer = *named;
    }
    return {200, server::record_json(*record, viewer)};
}

Answer what_if_answer(const server::Games& games, const std::string& body) {
    const auto asked = server::read_what_if(body, kMostBytes);
    if (!asked) return failure(kBadRequest, asked.error());
    const auto record = record_of(games, *asked);
    if (!record) return failure(kBadRequest, record.error());
    return {200, server::what_if_json(record->game, record->hand.hand, *asked)};
}

Review::Review(const server::Games& games, const std::string& body) {
    const auto asked = server::read_review(body, kMostBytes);
    if (!asked) {
        answer_ = failure(kBadRequest, asked.error());
        return;
    }
    const auto record = record_of(games, *asked);
    if (!record) {
        answer_ = failure(kBadRequest, record.error());
        return;
    }
    thought_ =
        record->game.review(record->hand.hand, Seat{static_cast<std::uint8_t>(asked->seat)}, asked->trick);
    if (!thought_) answer_ = failure(kNotFound, {"", "not_found", "This game has no reviews."});
}

bool Review::step() {
    if (!thought_) return true;
    if (!thought_->decided()) thought_->step();
    if (!thought_->decided()) return false;
    answer_ = {200, thought_->text()};
    thought_.reset();
    return true;
}

} // namespace germini::practice
