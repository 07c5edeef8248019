#include "server/net/replay_api.hpp"

#include "server/actor/server_context.hpp"
#include "server/api/what_if_json.hpp"
#include "server/callback_value.hpp"
#include "server/model/history_query.hpp"
#include "server/net/api_json.hpp"
#include "server/net/share.hpp"

#include <array>
#include <atomic>
#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <stop_token>

namespace germini::server {
namespace {

/// A finished hand that a request names, and its game.
struct NamedHand {
    const Game* game;
    FinishedHand hand;
};

/// Finds the hand. The guest must be allowed to see it.
boost::asio::awaitable<OrResponse<NamedHand>> find_named(const ServerContext& server,
                                                         const HandRequest& asked, const Call& call) {
    std::optional<NamedHand> named;
    if (asked.record.value) {
        auto record = play_record(*asked.record.value, server.games);
        if (!record) co_return tl::make_unexpected(read_error_response(within(record.error(), "/record")));
        named = NamedHand{&record->game, std::move(record->hand.hand)};
    } else {
        const model::FindHand query{asked.hand, key_of(call.guest)};
        const auto found = co_await server.store.ask(query);
        if (!found) co_return tl::make_unexpected(failed(found.error()));
        if (!*found) co_return tl::make_unexpected(not_found());
        const model::PastHand& hand = **found;
        const Game& game = game_of(hand.game, server.games);
        named = NamedHand{&game, FinishedHand(game.rules(hand.rules), hand.log)};
    }
    if (asked.seat >= named->hand.rules()->seats())
        co_return tl::make_unexpected(
            error_response(400, "bad_field", "expected a seat of the hand", "/seat"));
    co_return *std::move(named);
}

/// Waits for a review, but no longer than it is wanted.
class ThoughtWait {
public:
    using Done = std::function<void(std::string answer)>;

    /// `unwanted`: requested to stop once nobody waits, or another address has the place.
    explicit ThoughtWait(std::array<std::stop_token, 2> unwanted) : unwanted_(std::move(unwanted)) {}

    /// `done` gets an empty answer if the review is no longer wanted. The thought ends with this object.
    void begin(Thinkers& thinkers, std::shared_ptr<TextThought> thought,
               std::chrono::steady_clock::time_point until, std::string owner, Done done) {
        const auto answered = std::make_shared<Once>(std::move(done));
        // Only the thought holds the callback, so that it is destroyed with the thinkers.
        for (std::size_t i = 0; i < unwanted_.size(); ++i)
            stops_.at(i).emplace(unwanted_.at(i), [weak = std::weak_ptr(answered)] {
                if (const auto waiting = weak.lock()) waiting->call({});
            });
        auto call = [answered, thought] { answered->call(thought->text()); };
        thinkers.think({std::move(thought), kReviewTime, until, wanted_, std::move(owner), ThoughtKind::other,
                        false, std::move(call)});
    }

private:
    /// Passes the first answer only.
    struct Once {
        explicit Once(Done first) : done(std::move(first)) {}
        void call(std::string answer) {
            if (!called.test_and_set()) done(std::move(answer));
        }
        Done done;
        std::atomic_flag called;
    };

    const std::shared_ptr<const int> wanted_ = std::make_shared<const int>();
    std::array<std::stop_token, 2> unwanted_;
    std::array<std::optional<std::stop_callback<std::function<void()>>>, 2> stops_;
};

} // namespace

Answer ReplayApi::show(const Call& call) const {
    const model::FindHand query{call.id(), key_of(call.guest)};
    const auto found = co_await server_.store.ask(query);
    if (!found) co_return failed(found.error());
    if (!*found) co_return not_found();
    const model::PastHand& hand = **found;
    const auto viewer = read_viewer(call.request.query, hand.seats.size());
    if (!viewer) co_return read_error_response(viewer.error());
    co_return json_response(200, hand_json(hand, server_.games, *viewer));
}

Answer ReplayApi::show_struck(const Call& call) const {
    const model::FindStruckHand query{call.id(), key_of(call.guest)};
    const auto hand = co_await server_.store.ask(query);
    if (!hand) co_return failed(hand.error());
    co_return *hand ? json_response(200, struck_json(**hand, server_.games)) : not_found();
}

Answer ReplayApi::replay_record(const Call& call) const {
    const auto value = read_body(call.request.body, settings_.body_bytes);
    if (!value) co_return read_error_response(value.error());
    const auto record = play_record(value->root(), server_.games);
    if (!record) co_return read_error_response(record.error());
    const auto seats = static_cast<std::size_t>(record->hand.hand.rules()->seats());
    const auto viewer = read_viewer(call.request.query, seats);
    if (!viewer) co_return read_error_response(viewer.error());
    co_return json_text_response(record_json(*record, *viewer));
}

Answer ReplayApi::play_on(const Call& call) const {
    const auto asked = read_what_if(call.request.body, settings_.body_bytes);
    if (!asked) co_return read_error_response(asked.error());
    const auto named = co_await find_named(server_, *asked, call);
    if (!named) co_return named.error();
    co_return json_text_response(what_if_json(*named->game, named->hand, *asked));
}

Answer ReplayApi::review(const Call& call) const {
    const auto asked = read_review(call.request.body, settings_.body_bytes);
    if (!asked) co_return read_error_response(asked.error());
    const AddressPtr& address = call.request.address;
    const bool from_anywhere = asked->record.value != nullptr;
    const SharedPool& pool = from_anywhere ? address->totals->record_reviews : address->totals->reviews;
    std::stop_source lost;
    const auto one = take_share(address, &AddressState::reviews, 1, settings_.reviews_per_address);
    if (!one || !server_.settings.bots_think) co_return busy();
    const auto all = co_await pool.take(address->counted_as, 1, lost);
    if (!all) co_return busy();
    const auto named = co_await find_named(server_, *asked, call);
    if (!named) co_return named.error();
    std::shared_ptr<TextThought> thought =
        named->game->review(named->hand, static_cast<Seat>(asked->seat), asked->trick);
    if (!thought) co_return not_found();
    ThoughtWait wait({call.request.gone, lost.get_token()});
    // All records together take the turn of one address.
    const std::string owner = from_anywhere ? "records" : address->counted_as;
    const auto think = [&](auto done) {
        const auto until = server_.steady() + 2 * kReviewTime;
        wait.begin(server_.thinkers, std::move(thought), until, owner, std::move(done));
    };
    std::string answer = co_await callback_value<std::string>(think);
    if (answer.empty()) co_return busy();
    co_return json_text_response(std::move(answer));
}

} // namespace germini::server
