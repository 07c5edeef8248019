#include "server/net/shares_api.hpp"

#include "protocol/wire/outbound.hpp"
#include "protocol/wire/reader.hpp"
#include "server/actor/server_context.hpp"
#include "server/crypto/random.hpp"
#include "server/model/command.hpp"
#include "server/model/history_query.hpp"
#include "server/net/api_json.hpp"

#include <nlohmann/json.hpp>

namespace germini::server {
namespace {

using nlohmann::ordered_json;

Response made(model::AddShare::Outcome outcome, const std::string& id, const std::string& secret) {
    switch (outcome) {
    case model::AddShare::Outcome::made:
        return json_response(201, {{"share", id}, {"secret", secret}});
    case model::AddShare::Outcome::too_many:
        return error_response(429, "too_many", "You have reached the limit of links to this hand: end one.");
    case model::AddShare::Outcome::no_hand:
        break;
    }
    return not_found();
}

} // namespace

Answer SharesApi::list(const Call& call) const {
    const model::ListShares query{call.id(), call.guest->key};
    const auto shares = co_await server_.store.ask(query);
    if (!shares) co_return failed(shares.error());
    auto list = ordered_json::array();
    for (const model::ShareRow& share : *shares)
        list.push_back({{"share", share.id}, {"created", protocol::utc_text(share.created)}});
    co_return wrapped("shares", list);
}

Answer SharesApi::make(const Call& call) const {
    const std::string secret = server_.new_secret();
    const model::ShareRow share{server_.new_id(), server_.now()};
    const model::AddShare command{call.id(), call.guest->key, share, hash_secret(secret)};
    const auto outcome = co_await server_.store.write(command);
    co_return outcome ? made(*outcome, share.id, secret) : failed(outcome.error());
}

Answer SharesApi::end(const Call& call) const {
    const auto share = read_word(call.request.body, "share", settings_.body_bytes);
    if (!share) co_return read_error_response(share.error());
    const model::EndShare command{*share, call.guest->key};
    const auto ended = co_await server_.store.write(command);
    co_return ended ? json_response(200, {{"share", *share}}) : failed(ended.error());
}

template <class Command> Answer SharesApi::agreed(Command command, const Call& call) const {
    const auto value = read_body(call.request.body, settings_.body_bytes);
    if (!value) co_return read_error_response(value.error());
    protocol::JsonReader reading;
    command.agrees = reading.root(*value).object({"agree"}).at("agree").boolean();
    if (!reading.ok()) co_return read_error_response(*reading.error());
    const auto outcome = co_await server_.store.write(command);
    if (!outcome) co_return failed(outcome.error());
    const bool found = *outcome == model::Agree::Outcome::done;
    co_return found ? json_response(200, {{"agree", command.agrees}}) : not_found();
}

Answer SharesApi::agree(const Call& call) const {
    return agreed(model::Agree{call.id(), call.guest->key}, call);
}

Answer SharesApi::agree_on_match(const Call& call) const {
    return agreed(model::AgreeOnMatch{call.id(), call.guest->key}, call);
}

Answer SharesApi::show(const Call& call) const {
    const auto secret = read_word(call.request.body, "secret", settings_.body_bytes);
    if (!secret) co_return read_error_response(secret.error());
    const model::FindSharedHand query{hash_secret(*secret)};
    const auto hand = co_await server_.store.ask(query);
    if (!hand) co_return failed(hand.error());
    co_return *hand ? json_response(200, shared_json(**hand, server_.games)) : not_found();
}

} // namespace germini::server
