#include "server/net/replay_api.hpp"

#include "server/model/past_hand.hpp"
#include "server/net/api_json.hpp"
#include "server/net/share.hpp"
#include "server/net/what_if_json.hpp"
#include "server/store/history.hpp"

namespace germini::server {
namespace {

/// Reads a record: its game and its hand, replayed.
protocol::ReadResult<PlayedRecord> played(const nlohmann::json& value, const Games& games) {
    const Game* const game = game_of_record(value, games);
    if (game == nullptr)
        return tl::make_unexpected(
            protocol::ReadError{"/game", "unknown", "Unknown game: expected a game of this server."});
    auto read = game->read_record(value);
    if (!read) return tl::make_unexpected(read.error());
    return PlayedRecord{*game, *std::move(read)};
}

/// Calls `go_on(game, hand)`, which replies, with the hand that the request names. The guest must be allowed
/// to see it.
template <class GoOn>
void with_hand(const ServerContext& server, const HandRequest& asked,
               const std::optional<model::Guest>& guest, GoOn go_on, const Reply& reply) {
    auto use = [seat = asked.seat, go_on = std::move(go_on), reply](const Game& game,
                                                                    const FinishedHand& hand) {
        if (seat >= game.seats(hand.rules()))
            return reply(error_response(400, "bad_field", "expected a seat of the hand", "/seat"));
        try {
            go_on(game, hand);
        } catch (const std::exception& error) {
            journal::error({}, "request failed: {}", error.what());
            reply(broken());
        }
    };
    if (!asked.record.is_null()) {
        const auto record = played(asked.record, server.games);
        if (!record) return reply(read_error_response(within(record.error(), "/record")));
        return use(record->game, record->hand.hand);
    }
    auto query = [id = asked.hand, key = key_of(guest)](store::Database& db) {
        return store::find_hand(db, id, key);
    };
    auto found = [&games = server.games, use = std::move(use),
                  reply](const std::optional<store::StoreError>& error, auto result) {
        if (error) return reply(failed(*error));
        const std::optional<model::PastHand>& hand = *result;
        if (!hand) return reply(not_found());
        use(game_of(hand->game, games), FinishedHand(hand->rules, hand->log));
    };
    server.store.read(server.context.get_executor(), std::move(query), std::move(found));
}

} // namespace

void ReplayApi::show(const std::string& id, const Request& request, const Guest& guest,
                     const Reply& reply) const {
    const auto query = [id, key = key_of(guest)](store::Database& db) {
        return store::find_hand(db, id, key);
    };
    const auto answer = [&games = server_.games,
                         query_text = request.query](const std::optional<model::PastHand>& hand) {
        if (!hand) return not_found();
        const auto viewer = read_viewer(query_text, hand->seats.size());
        if (!viewer) return read_error_response(viewer.error());
        return json_response(200, hand_json(*hand, games, *viewer));
    };
    ask(server_, query, answer, reply);
}

void ReplayApi::show_struck(const std::string& match, const Guest& guest, const Reply& reply) const {
    const auto query = [match, key = key_of(guest)](store::Database& db) {
        return store::find_struck(db, match, key);
    };
    const auto answer = [&games = server_.games](const std::optional<model::StruckHand>& hand) {
        return hand ? json_response(200, struck_json(*hand, games)) : not_found();
    };
    ask(server_, query, answer, reply);
}

void ReplayApi::replay_record(const Request& request, const Reply& reply) const {
    const auto value = read_body(request.body, settings_.body_bytes);
    if (!value) return reply(read_error_response(value.error()));
    const auto record = played(*value, server_.games);
    if (!record) return reply(read_error_response(record.error()));
    const auto seats = static_cast<std::size_t>(record->game.seats(record->hand.hand.rules()));
    const auto viewer = read_viewer(request.query, seats);
    if (!viewer) return reply(read_error_response(viewer.error()));
    reply(json_response(200, record_json(*record, *viewer)));
}

void ReplayApi::play_on(const Request& request, const Guest& guest, const Reply& reply) const {
    const auto asked = read_what_if(request.body, settings_.body_bytes);
    if (!asked) return reply(read_error_response(asked.error()));
    auto try_moves = [asked = *asked, reply](const Game& game, const FinishedHand& hand) {
        reply(json_response(200, what_if_json(game, hand, asked)));
    };
    with_hand(server_, *asked, guest, std::move(try_moves), reply);
}

void ReplayApi::review(const Request& request, const Guest& guest, const Reply& reply) const {
    const auto asked = read_review(request.body, settings_.body_bytes);
    if (!asked) return reply(read_error_response(asked.error()));
    auto one = take_share(request.address, &AddressState::reviews, 1, kMostReviewsPerAddress);
    auto all = take_share(request.address->totals, &AddressTotals::reviews, 1, kMostReviews);
    if (!one || !all || !server_.settings.bots_think) return reply(busy());
    auto think = [&server = server_, seat = static_cast<Seat>(asked->seat), one = std::move(one),
                  all = std::move(all), reply](const Game& game, const FinishedHand& hand) {
        auto thought = game.review(hand, seat);
        if (!thought) return reply(not_found());
        auto done = [reply, one, all](std::string answer) {
            reply(text_response(std::move(answer), "application/json"));
        };
        server.thinkers.think(
            {std::move(thought), kReviewTime, server.steady() + 2 * kReviewTime, all, std::move(done)});
    };
    with_hand(server_, *asked, guest, std::move(think), reply);
}

} // namespace germini::server
