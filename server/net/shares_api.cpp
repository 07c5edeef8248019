#include "server/net/shares_api.hpp"

#include "protocol/wire/outbound.hpp"
#include "protocol/wire/reader.hpp"
#include "server/crypto/random.hpp"
#include "server/net/api_json.hpp"
#include "server/store/shares.hpp"

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

void SharesApi::list(const std::string& hand, const Guest& guest, const Reply& reply) const {
    const auto query = [hand, key = guest->key](store::Database& db) {
        return store::shares_of(db, hand, key);
    };
    const auto answer = [](const std::vector<model::ShareRow>& shares) {
        auto list = ordered_json::array();
        for (const model::ShareRow& share : shares)
            list.push_back({{"share", share.id}, {"created", protocol::utc_text(share.created)}});
        return wrapped("shares", list);
    };
    ask(server_, query, answer, reply);
}

void SharesApi::make(const std::string& hand, const Guest& guest, const Reply& reply) const {
    const std::string secret = server_.new_secret();
    model::AddShare command{hand, guest->key, {server_.new_id(), server_.now()}, hash_secret(secret)};
    auto done = [id = command.share.id, secret, reply](const auto& outcome) {
        reply(outcome ? made(*outcome, id, secret) : failed(outcome.error()));
    };
    server_.store.write(server_.context.get_executor(), std::move(command), std::move(done));
}

void SharesApi::end(const Request& request, const Guest& guest, const Reply& reply) const {
    auto share = read_word(request.body, "share", settings_.body_bytes);
    if (!share) return reply(read_error_response(share.error()));
    auto done = [id = *share, reply](const auto& ended) {
        reply(ended ? json_response(200, {{"share", id}}) : failed(ended.error()));
    };
    server_.store.write(server_.context.get_executor(), model::EndShare{*share, guest->key}, std::move(done));
}

template <class Command>
void SharesApi::agreed(Command command, const Request& request, const Reply& reply) const {
    const auto value = read_body(request.body, settings_.body_bytes);
    if (!value) return reply(read_error_response(value.error()));
    protocol::JsonReader reading;
    command.agrees = reading.root(*value).object({"agree"}).at("agree").boolean();
    if (!reading.ok()) return reply(read_error_response(*reading.error()));
    auto done = [agrees = command.agrees, reply](const auto& outcome) {
        if (!outcome) return reply(failed(outcome.error()));
        const bool found = *outcome == model::Agree::Outcome::done;
        reply(found ? json_response(200, {{"agree", agrees}}) : not_found());
    };
    server_.store.write(server_.context.get_executor(), std::move(command), std::move(done));
}

void SharesApi::agree(const std::string& hand, const Request& request, const Guest& guest,
                      const Reply& reply) const {
    agreed(model::Agree{hand, guest->key}, request, reply);
}

void SharesApi::agree_on_match(const std::string& match, const Request& request, const Guest& guest,
                               const Reply& reply) const {
    agreed(model::AgreeOnMatch{match, guest->key}, request, reply);
}

void SharesApi::show(const Request& request, const Reply& reply) const {
    const auto secret = read_word(request.body, "secret", settings_.body_bytes);
    if (!secret) return reply(read_error_response(secret.error()));
    const auto query = [hash = hash_secret(*secret)](store::Database& db) {
        return store::find_shared(db, hash);
    };
    const auto answer = [&games = server_.games](const std::optional<model::SharedHand>& hand) {
        return hand ? json_response(200, shared_json(*hand, games)) : not_found();
    };
    ask(server_, query, answer, reply);
}

} // namespace germini::server
