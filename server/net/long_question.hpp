// Questions that read much of the database: they wait in turns of addresses, and their answers may be large.
#pragma once
#include "server/net/large_answer.hpp"
#include "server/net/replies.hpp"
#include "server/net/share.hpp"

#include <memory>
#include <optional>
#include <utility>

namespace germini::server {

/// Asks the store, beside the questions that everybody waits for: `answer(database, body)` returns the
/// response, whose body it puts into `body` or leaves in the response. 503 `busy` where too many wait.
template <class Answer>
void ask_long(const World& world, const NetSettings& settings, const AddressPtr& address, Answer answer,
              const Reply& reply) {
    auto one = take_share(address, &AddressState::long_questions, 1, settings.long_questions_an_address);
    auto all = take_share(address->in_all, &WaitingInAll::long_questions, 1, settings.long_questions_in_all);
    if (!one || !all) return reply(busy());
    auto query = [&world, &settings, address, answer = std::move(answer)](store::Database& db) {
        AnswerWriter body(settings, world.store.folder(), address);
        Response response = answer(db, body);
        body.put(response.body);
        return body.finish(std::move(response));
    };
    auto done = [reply, one = std::move(one),
                 all = std::move(all)](const std::optional<store::StoreError>& error, auto response) {
        reply(error ? failed(*error) : std::move(response.value()));
    };
    world.store.read_long(world.context.get_executor(), address->counted_as, std::move(query),
                          std::move(done));
}

} // namespace germini::server
