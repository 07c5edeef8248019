#include "server/net/http_session.hpp"

#include "server/callback_value.hpp"
#include "server/net/answer_share.hpp"
#include "server/net/client_gone.hpp"
#include "server/net/cut_off.hpp"
#include "server/net/forwarded.hpp"
#include "server/net/framing.hpp"
#include "server/net/handshake.hpp"
#include "server/net/headers.hpp"
#include "server/net/host.hpp"
#include "server/net/http_reply.hpp"
#include "server/net/large_answer.hpp"
#include "server/net/lingering_close.hpp"
#include "server/net/no_page.hpp"
#include "server/net/replies.hpp"
#include "server/net/routes.hpp"
#include "server/net/send_large.hpp"
#include "server/net/static_reply.hpp"
#include "server/net/transfer_timeout.hpp"

#include <algorithm>
#include <boost/asio/write.hpp>
#include <optional>
#include <stop_token>
#include <tuple>
#include <utility>

namespace germini::server {
namespace {

constexpr std::string_view kSocketPath = "/ws", kReadyPath = "/readyz";
constexpr std::string_view kContinue = "HTTP/1.1 100 Continue\r\n\r\n";

bool for_api(const Request& request) {
    return request.path.rfind("/api/", 0) == 0 || request.path.rfind("/clubs/", 0) == 0;
}

bool is_reading(const Request& request) {
    return request.method == Method::get || request.method == Method::head;
}

class Connection final : public IdleConnection, public std::enable_shared_from_this<Connection> {
public:
    Connection(Socket socket, NetContext& net, const IpAddress& peer)
        : net_(net), strand_(socket.get_executor()), stream_(std::move(socket)), idle_(strand_),
          peer_(plain(peer)), proxied_(net.settings.trusted_proxies.contain(peer_)) {}

    /// Serves requests until the connection ends (nullptr) or becomes a WebSocket.
    asio::awaitable<std::unique_ptr<Upgrade>> serve() {
        if (!proxied_) {
            co_await count_as(peer_);
            if (!slot_ || state_->refusals.spent()) {
                net_.server.refusals.refused(refused_, net_.server.steady());
                co_return nullptr;
            }
        }
        enter();
        bool more = true;
        for (bool first = true; more && !net_.stopping; first = false) more = co_await serve_one(first);
        leave();
        if (upgrade_) {
            upgrade_->places.of_address = std::move(slot_);
            upgrade_->places.lost = std::exchange(lost_, std::stop_source());
        } else {
            ErrorCode ignored;
            stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
        }
        co_return std::move(upgrade_);
    }

    void end_if_idle() override {
        asio::post(strand_, [self = shared_from_this()] {
            if (self->waiting_) self->stream_.cancel();
        });
    }

    /// Ends the connection if it has lost its slot, or the space of the answer that it is sending.
    void cut_off(const std::stop_token& lost) {
        if (lost == lost_.get_token() || lost == sending_) stream_.close();
    }

private:
    void enter() {
        asio::post(net_.shared_strand, [&net = net_, weak = weak_from_this(), key = this] {
            net.idle_connections.emplace(key, weak);
            // If the server began to stop before this connection was registered, nothing else ends it.
            const auto self = net.stopping ? weak.lock() : nullptr;
            if (self) self->end_if_idle();
        });
    }
    void leave() {
        asio::post(net_.shared_strand, [&net = net_, key = this] { net.idle_connections.erase(key); });
    }

    asio::awaitable<void> count_as(IpAddress client) {
        release_slot();
        const auto count = [&net = net_, address = counted_as(client), lost = lost_](auto done) {
            asio::post(net.shared_strand,
                       [&net, address, lost, done] { done(net.addresses.count(address, lost)); });
        };
        CountedConnection counted = co_await callback_value<CountedConnection>(count);
        state_ = std::move(counted.address);
        slot_ = std::move(counted.slot);
        refused_ = counted.refused.value_or(Limit::connections_per_address);
        cut_.emplace(lost_.get_token(), cut_off_by(lost_.get_token()));
    }
    void release_slot() {
        slot_.reset();
        lost_ = std::stop_source();
    }

    CutOff<Connection> cut_off_by(std::stop_token lost) {
        return {strand_, weak_from_this(), std::move(lost)};
    }

    asio::awaitable<AddressPtr> address_of(IpAddress client) {
        const auto get = [&net = net_, address = counted_as(client)](auto done) {
            asio::post(net.shared_strand, [&net, address, done] { done(net.addresses.get(address)); });
        };
        return callback_value<AddressPtr>(get);
    }

    /// A request whose headers have been read.
    struct Asked {
        Request read; ///< without the body
        IpAddress client;
        const StaticFile* file = nullptr;
        std::optional<Response> refused; ///< set if the headers alone refuse it …
        std::optional<Limit> limit;      ///< … because of this limit
    };

    /// Waits for the first bytes of a request. If none come in time, the sending direction is closed first,
    /// so that a request that is under way meets no reset. Returns false if the connection has ended.
    asio::awaitable<bool> await_request(std::chrono::seconds most) {
        if (buffer_.size() > 0) co_return true;
        idle_.expires_after(most);
        idle_.async_wait([weak = weak_from_this()](const ErrorCode& stopped) {
            const auto self = weak.lock();
            const bool over =
                !stopped && self && self->idle_.expiry() <= asio::steady_timer::clock_type::now();
            if (over && self->waiting_) self->stream_.cancel();
        });
        waiting_ = true;
        const auto [error] = co_await stream_.socket().async_wait(tcp::socket::wait_read, kAwait);
        idle_.cancel();
        if (error && !net_.stopping) co_await lingering_close(stream_);
        waiting_ = false;
        co_return !error;
    }

    /// Returns false if the connection must end.
    asio::awaitable<bool> serve_one(bool first) {
        sending_ = std::stop_token();
        parser_.emplace();
        parser_->body_limit(net_.settings.body_bytes);
        const auto begun = asio::steady_timer::clock_type::now();
        const auto idle = proxied_ ? net_.settings.proxy_keep_alive : net_.settings.keep_alive;
        if (!co_await await_request(first ? net_.settings.request_time : idle)) co_return false;
        // A new connection has this time in all, a later request from its first byte.
        stream_.expires_at((first ? begun : asio::steady_timer::clock_type::now()) +
                           net_.settings.request_time);
        ErrorCode error = co_await read_header(stream_, buffer_, *parser_, net_.settings.header_bytes);
        if (error && proxied_) state_ = co_await address_of(peer_); // the client is unknown
        Asked asked;
        if (!error) {
            asked.client = client_of_request(parser_->get());
            if (proxied_) co_await count_as(asked.client);
            judge_headers(asked);
        }
        if (!error && !parser_->is_done()) {
            const Expects expects = expectation(parser_->get());
            if (asked.refused && expects != Expects::nothing) {
                if (!may_refuse(asked)) co_return false;
                co_return co_await refuse(*std::move(asked.refused));
            }
            give_time(parser_->content_length().value_or(0));
            if (expects == Expects::to_continue && buffer_.size() == 0) {
                const auto go_on = asio::buffer(kContinue);
                std::tie(error, std::ignore) = co_await asio::async_write(stream_, go_on, kAwait);
            }
            if (!error) error = co_await read_body(stream_, buffer_, *parser_);
        }
        if (error) co_return co_await refuse_unread(error);
        HttpRequest request = parser_->release();
        asked.read.body = std::move(request.body());
        const bool more = co_await answer(request, std::move(asked));
        if (proxied_ && !upgrade_) release_slot();
        co_return more;
    }

    /// Converts the headers, counts the request, and refuses it if they suffice for that.
    void judge_headers(Asked& asked) {
        HttpRequest& request = parser_->get();
        resolve_target(request, proxied_ || net_.settings.secure_cookies);
        Request& read = asked.read;
        read = read_request(request, net_.settings, proxied_);
        read.address = state_;
        if (!read.origin.empty()) // without an Origin it is not from a page; most requests have none
            read.own_page = own_page(request, net_.settings, read.secure, own_port());
        asked.file = net_.files.find(read.path);
        if (!slot_) {
            asked.limit = refused_;
            const bool own = refused_ == Limit::connections_per_address;
            asked.refused = error_response(429, "too_many",
                                           own ? "Too many connections from your address: close a page, or "
                                                 "try again in a moment."
                                               : "Too many connections; try again in a moment.");
        } else if (!bucket_for(read, asked.file).take()) {
            asked.limit = Limit::requests;
            asked.refused = error_response(429, "too_fast",
                                           "Too many requests from your address; try again in a moment.");
        } else if (auto wrong = wrong_host(request, net_.settings.hosts, asked.client)) {
            asked.refused = reported(*std::move(wrong));
        } else if (expectation(request) == Expects::unknown) {
            asked.refused = error_response(417, "bad_request", "Expected no expectation but 100-continue.");
        } else if (!parser_->is_done()) {
            asked.refused = refusal_before_body(read);
        }
        if (asked.limit) asked.refused->headers.emplace_back("Retry-After", kComeBackAfter);
    }

    std::optional<Response> refusal_before_body(const Request& read) {
        if (!for_api(read)) return is_reading(read) ? std::nullopt : std::optional(bad_method());
        auto refused = Api::refusal(read, find_route(read.method, read.path));
        if (refused) refused = reported(*std::move(refused));
        return refused;
    }

    /// Returns the port that the client connected to, if nothing is in front of the server.
    std::optional<unsigned short> own_port() {
        if (proxied_) return std::nullopt;
        ErrorCode gone;
        return stream_.socket().local_endpoint(gone).port();
    }

    IpAddress client_of_request(const HttpRequest& request) const {
        if (!proxied_) return peer_;
        return client_of(whole_list(request, "X-Forwarded-For"), peer_, net_.settings.trusted_proxies);
    }

    asio::awaitable<bool> answer(const HttpRequest& request, Asked asked) {
        Request& read = asked.read;
        const StaticFile* const file = asked.file;
        if (asked.refused) {
            if (!may_refuse(asked)) co_return false;
            co_return co_await reply(*std::move(asked.refused), request, read.secure);
        }
        if (read.path == kSocketPath) co_return co_await upgrade(request, read);
        if (for_api(read)) {
            const bool secure = read.secure;
            std::stop_source gone;
            read.gone = gone.get_token();
            watch_client(stream_.socket(), weak_from_this(), std::move(gone));
            Response response = co_await net_.api.handle(std::move(read));
            ErrorCode ignored;
            stream_.socket().cancel(ignored); // the watch
            co_return co_await reply(reported(std::move(response)), request, secure);
        }
        const bool reading = is_reading(read);
        if (file != nullptr && reading && read.at_node)
            co_return co_await reply(without_node(read), request, read.secure);
        if (file != nullptr && reading) {
            SpanResponse response = to_http(*file, request, net_.settings);
            give_time(response.body().size());
            const auto [failed, sent] = co_await http::async_write(stream_, response, kAwait);
            co_return !failed && response.keep_alive();
        }
        if (read.path == kReadyPath && reading) {
            if (!net_.takes_visitors()) co_return co_await reply(restarting(), request, read.secure);
            const auto ask = [&net = net_](auto done) { net.readiness.ask(done); };
            Response response = co_await callback_value<Response>(ask);
            co_return co_await reply(std::move(response), request, read.secure);
        }
        Response response = reading ? no_page(net_, read) : bad_method();
        co_return co_await reply(std::move(response), request, read.secure);
    }

    /// Returns the bucket that counts this kind of request.
    TokenBucket& bucket_for(const Request& read, const StaticFile* file) const {
        if (for_api(read) || read.path == kSocketPath) return state_->requests;
        return file != nullptr ? state_->pages : state_->others;
    }

    /// Answering a flood is work, too. So the number of answers is limited, and the connection ends after
    /// some, or without one. Connections of proxies stay open: they carry requests of other clients, and a
    /// proxy treats a closed connection as a dead server. Returns false if the request gets no answer.
    bool may_refuse(const Asked& asked) {
        if (!asked.limit) return true;
        net_.server.refusals.refused(*asked.limit, net_.server.steady());
        if (!state_->refusals.take() && !proxied_) return false;
        ends_ = !proxied_ && ++refusals_ >= net_.settings.refusals_per_connection;
        return true;
    }

    /// Returns the answer, and logs what an operator may have to mend.
    Response reported(Response answer) {
        if (const auto limit = limit_of(answer)) net_.server.refusals.refused(*limit, net_.server.steady());
        return answer;
    }

    /// Sets the time limit for receiving or sending this many bytes.
    void give_time(std::uint64_t bytes) {
        stream_.expires_after(transfer_timeout(bytes, net_.settings.request_time));
    }

    asio::awaitable<bool> reply(Response answer, const HttpRequest& request, bool secure) {
        std::stop_source lost;
        const AnswerShares shares = co_await share_answer(answer, state_, net_.settings, lost);
        const std::shared_ptr<const LargeAnswer> large = answer.large;
        sending_ = lost.get_token();
        const std::stop_callback cut(sending_, cut_off_by(sending_));
        StringResponse response = to_http(std::move(answer), request, net_.settings, secure);
        if (ends_) response.keep_alive(false);
        give_time(response.body().size());
        const auto [error, size] = co_await http::async_write(stream_, response, kAwait);
        if (error) co_return false;
        if (large && request.method() != http::verb::head &&
            !co_await send_large(stream_, *large, net_.settings.request_time))
            co_return false;
        co_return response.keep_alive();
    }

    asio::awaitable<bool> refuse_unread(ErrorCode error) {
        // The client has disconnected or was too slow, so nobody would receive an answer.
        const bool silent = error == http::error::end_of_stream || error == beast::error::timeout ||
                            error.category() != http::make_error_code(http::error::end_of_stream).category();
        if (silent || error == http::error::partial_message || !state_->others.take()) co_return false;
        Response answer = error_response(400, "bad_request", "Invalid request.");
        if (error == http::error::body_limit)
            answer = error_response(413, "too_large", "The body is too large.");
        if (error == http::error::header_limit)
            answer = error_response(431, "too_large", "The headers are too large.");
        co_return co_await refuse(std::move(answer));
    }

    /// Answers a request that was not read completely.
    asio::awaitable<bool> refuse(Response answer) {
        HttpRequest unread;
        unread.version(11);
        unread.keep_alive(false);
        co_await reply(std::move(answer), unread, false);
        co_await lingering_close(stream_);
        co_return false;
    }

    asio::awaitable<bool> upgrade(const HttpRequest& request, const Request& read) {
        std::optional<Response> refused = handshake_refusal(request, read, net_.stopping);
        std::optional<model::Guest> guest;
        if (!refused) {
            auto identified = co_await net_.api.identify(read.secret);
            if (identified) {
                guest = *std::move(identified);
                refused = server::refused(guest, account::Right::play, net_.settings.closed);
            } else {
                refused = std::move(identified.error());
            }
        }
        if (refused) co_return co_await reply(reported(*std::move(refused)), request, read.secure);
        upgrade_ = std::make_unique<Upgrade>(
            std::make_shared<WebSocketSession>(stream_.release_socket(), net_, *std::move(guest), state_),
            request);
        co_return false;
    }

    NetContext& net_;
    Strand strand_;
    Stream stream_;
    asio::steady_timer idle_; ///< ends the wait for the next request
    IpAddress peer_;
    bool proxied_;               ///< the peer is a trusted proxy
    AddressPtr state_;           ///< of the client; behind a proxy, of the request being answered
    std::shared_ptr<void> slot_; ///< connection slot of that address; null if refused
    Limit refused_ = Limit::connections_per_address; ///< by which the slot was refused
    std::stop_source lost_;                          ///< requested to stop once another address has the slot
    std::stop_token sending_;                        ///< the same for the space of the answer being sent
    std::optional<std::stop_callback<CutOff<Connection>>> cut_;
    beast::flat_buffer buffer_{kMostUnparsed};
    std::optional<RequestParser> parser_;
    std::size_t refusals_ = 0; ///< 429 answers sent so far
    bool ends_ = false;        ///< the connection ends after this answer
    bool waiting_ = false;     ///< for a request of which nothing has arrived yet
    std::unique_ptr<Upgrade> upgrade_;
};

} // namespace

asio::awaitable<void> serve_connection(Socket socket, NetContext& net, IpAddress peer,
                                       std::shared_ptr<void> slot) {
    // A WebSocket is long-lived, so everything that served the requests before it is released.
    auto connection = std::make_shared<Connection>(std::move(socket), net, peer);
    const std::unique_ptr<Upgrade> upgrade = co_await connection->serve();
    connection.reset();
    if (!upgrade) co_return;
    upgrade->places.of_listener = std::move(slot);
    co_await upgrade->session->accept(std::move(upgrade->request), std::move(upgrade->places));
}

} // namespace germini::server
